"""What players hold back in a Deployment in which they may pass, until hands are shown (VAR-VORTEX-10, VAR-VORTEX-R02).

The note stands with the limits that a player has used up, by the card as those are; only he knows which it is.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat

HELD_BACK: Final = "held back"


def held_back(st: State, seat: Seat) -> list[CardId]:
    """The cards that a player could have laid down and has not."""
    return [mark >> 3 for scope, mark, _ in st.seats[seat].used if scope == HELD_BACK]


def note_held_back(st: State, seat: Seat, cards: list[CardId]) -> None:
    """A player passes although these could be laid down."""
    noted = held_back(st, seat)
    for card in cards:
        if card not in noted:
            M.use_up(st, seat, HELD_BACK, card << 3)


def forget_held_back(st: State, seat: Seat, card: CardId | None = None) -> None:
    """A card is laid down after all, or all is settled: what comes back to the hand later was not held back."""
    for used in [u for u in st.seats[seat].used if u[0] == HELD_BACK and card in (None, u[1] >> 3)]:
        M.use_less(st, seat, used)
