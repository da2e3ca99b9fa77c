"""Limits of plays: how often an ability is used in a turn, a combat or a game, and what costs nothing (TURN-21)."""

from __future__ import annotations

from typing import Final

from doomtable.rules.play_budget import limited
from doomtable.rules.references import worn
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat


def limit_used(st: State, seat: Seat, card: CardId, limit: str, index: int) -> bool:
    mark = limit_mark(st, card, index, limit)
    seats = limited(st, seat, card, limit)
    return any(u[0] == limit and u[1] == mark for s in seats for u in st.seats[s].used)


MOST_FOR_NOTHING: Final = 10


def times_used(st: State, seat: Seat, card: CardId, index: int) -> int:
    """How often a player has used an ability that costs nothing since the last own Draw step (RUL-31)."""
    return st.seats[seat].used.count(("draw to draw", card * 8 + index, 1))


def limit_mark(st: State, card: CardId, index: int, limit: str) -> int:
    """By title for cards from hand (INITIATIVE) and what is done once a game; else each card in play for itself, all
    copies of Equipment on one warrior for one (EQUIP-07)."""
    d, row = st.definitions.of[card], st.play.get(card)
    if row is None or limit == "game":
        return (-1 - d.index) * 8 + index
    if d.type == "equipment" and row.host != NO_CARD and not d.every_copy:
        card = min(other for other in worn(st, row.host) if st.definitions.of[other] is d)
    return card * 8 + index
