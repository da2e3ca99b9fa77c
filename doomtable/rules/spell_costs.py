"""What casting costs: D that lie on cards for it before those of its player, and what limits how much and how often."""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.casting import stored
from doomtable.rules.prices import (
    DRAW_TO_DRAW,
    LAID_BY,
    casting_mark,
    laid_by,
    spending_limits,
    spending_mark,
)
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat


def note_spending(st: State, caster: CardId, spell: CardId, price: int) -> None:
    """D that a warrior has spent on a spell count against what cards let it spend."""
    for limit in spending_limits(st, caster, spell) if price else ():
        M.use_up(st, limit.seat, DRAW_TO_DRAW, spending_mark(limit.card), price)


def pay_for_casting(st: State, seat: Seat, caster: CardId, spell: CardId, price: int) -> None:
    """A warrior pays for a spell: first with what lies on cards for nothing else, then with its player's D."""
    for card, n in laid_by(st, caster, spell) if price else ():
        part = min(n, price)
        M.mark(st, card, LAID_BY, -part, seat)
        price -= part
    M.pay(st, seat, price)


def note_stored(st: State, seat: Seat, spell: CardId) -> bool:
    """Whether a spell is cast from under a card, which counts how often."""
    found = next((one for one in stored(st, seat) if one.spell == spell), None)
    if found is not None and found.limit:
        M.use_up(st, seat, found.limit, casting_mark(found.keeper))
    return found is not None
