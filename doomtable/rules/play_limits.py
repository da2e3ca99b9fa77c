"""Limits of plays: how often an ability is used in a turn, a combat or a game, and what costs nothing (TURN-21)."""

from __future__ import annotations

from typing import Final

from doomtable.rules.play_budget import limited
from doomtable.rules.references import copies_worn
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat


def limit_used(st: State, seat: Seat, card: CardId, limit: str, index: int) -> bool:
    """Whether a play has been made as often as it may be; all copies of Equipment on a warrior count (EQUIP-07)."""
    marks = [limit_mark(st, one, index, limit) for one in _counted_as(st, card)]
    seats = limited(st, seat, card, limit)
    return any(u[0] == limit and u[1] in marks for s in seats for u in st.seats[s].used)


def _counted_as(st: State, card: CardId) -> tuple[CardId, ...]:
    """The cards whose use is that of this one: itself, and copies on the same warrior of which one works."""
    d, row = st.definitions.of[card], st.play.get(card)
    if row is None or d.type != "equipment" or row.host == NO_CARD or d.every_copy:
        return (card,)
    return copies_worn(st, card)


MOST_FOR_NOTHING: Final = 10


def times_used(st: State, seat: Seat, card: CardId, index: int) -> int:
    """How often a player has used an ability that costs nothing since the last own Draw step (RUL-31)."""
    return st.seats[seat].used.count(("draw to draw", card * 8 + index, 1))


def limit_mark(st: State, card: CardId, index: int, limit: str) -> int:
    """By title for cards from hand (INITIATIVE) and what is done once a game; else each card in play for itself."""
    d = st.definitions.of[card]
    return (card if card in st.play and limit != "game" else -1 - d.index) * 8 + index
