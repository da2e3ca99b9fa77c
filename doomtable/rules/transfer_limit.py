"""The limit of transfers: a warrior is transferred by choice once between two Draw steps (OUT-09, VAR-COLONY-21)."""

from __future__ import annotations

from typing import Final

from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat

TRANSFERRED: Final = "transferred"
"""The limit that a warrior's transfer of this turn has used up."""


def mark_of(card: CardId) -> int:
    """How the limit of a warrior's transfers is written down."""
    return card * 8


def has_moved(st: State, card: CardId, seat: Seat) -> bool:
    """OUT-09: whether a player has transferred this warrior by choice since his last Draw step."""
    return (TRANSFERRED, mark_of(card), 1) in st.seats[seat].used


def moved_by_choice(st: State, card: CardId) -> bool:
    """Whether anybody has transferred this warrior so."""
    mark = (TRANSFERRED, mark_of(card), 1)
    for s in st.seats:
        if mark in s.used:
            return True
    return False
