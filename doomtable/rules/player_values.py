"""Numbers of players that cards change: their hands, draws and actions, their D and what a meditation yields."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.continuous import Continuous
from doomtable.rules.derived import ActiveEffect
from doomtable.rules.query import amount, board, exempt
from doomtable.rules.references import players
from doomtable.rules.selectors import all_hold
from doomtable.rules.state import State
from doomtable.rules.terms import NOBODY, CardId, Seat


def player_value(st: State, what: str, seat: Seat, start: int) -> int:
    """A number of a player (hand, fill, actions ...) as the Mods in play leave it."""
    return start if what not in (st.derived.by_board.board or board(st)).values else _changed(st, what, seat, start)


def _changed(st: State, what: str, seat: Seat, start: int) -> int:
    """The same where there are such Mods."""
    found = [(one.cont.node, amount(st, one.cont.node.by, one.ctx)) for one in _values(st, what, seat)
             if isinstance(one.cont.node, L.Mod)]  # fmt: skip
    if what == "actions":  # "one less of their standard three actions": what others add is not touched
        found.sort(key=_added_last)
    n = start
    for node, by in found:
        op = node.op
        n = by if op == "set" else n + by if op == "add" else n * by
        if node.floor is not None:
            n = max(n, node.floor)
    return n


def added_to(st: State, what: str, seat: Seat) -> int:
    """By how much the Mods in play that add to a number of a player would raise it together, if none had a maximum."""
    if what not in (st.derived.by_board.board or board(st)).values:
        return 0
    nodes = [(one.cont.node, one.ctx) for one in _values(st, what, seat)]
    return sum(_without_cap(st, node.by, ctx) for node, ctx in nodes if isinstance(node, L.Mod) and node.op == "add")


def _without_cap(st: State, by: L.Amount, ctx: Bindings) -> int:
    """An amount as it would be if it counted any number of cards."""
    n = amount(st, by, ctx)
    if isinstance(by, L.Count) and by.cap and n >= by.cap * by.each:
        return amount(st, replace(by, cap=0), ctx)
    return n


def _added_last(change: tuple[L.Mod, int]) -> int:
    """Further actions come after what takes some away, and that last that leaves a least number."""
    node, by = change
    return 2 if node.op == "add" and by > 0 else int(node.floor is not None)


def never_cuts(st: State, what: str, n: int) -> bool:
    """Whether no Mod in play cuts a number that is so high, whomever it speaks of: each sets one that is no lower."""
    for one in (st.derived.by_board.board or board(st)).values.get(what, ()):
        node = one.cont.node
        if not (isinstance(node, L.Mod) and node.op == "set" and isinstance(node.by, int) and node.by >= n):
            return False
    return True


def value_sources(st: State, what: str, seat: Seat) -> list[CardId]:
    """The cards that change such a number of a player now."""
    return [one.ctx.me for one in _values(st, what, seat)]


def _values(st: State, what: str, seat: Seat) -> Iterator[ActiveEffect]:
    counted: list[Continuous] = []
    for one in board(st).values.get(what, ()):
        node = one.cont.node
        if one.cont.single and one.cont in counted:
            continue  # copies that do not add up
        if isinstance(node, L.Mod):
            mine = one.seat == seat if one.seat != NOBODY else seat in players(st, str(node.who), one.ctx)
            if mine and all_hold(st, board(st), one.cont, one.ctx) and not exempt(st, seat, one.ctx.me):
                counted.append(one.cont)
                yield one
