"""Specials: what a card that stands alone does, a handler by its name.

A handler speaks of what `language.SPECIALS` says of its name, and of nothing else that a play has chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.references import players
from doomtable.rules.state import State


def _lay_apart(st: State, ctx: Bindings) -> None:
    """DESPERATE TIMES: D that lie apart from the pool."""
    for seat in players(st, "target player", ctx):
        M.gain(st, seat, 25, "D", ctx.me, aside=True)


SPECIAL_VERBS: Final[dict[str, Callable[[State, Bindings], None]]] = {"25 D apart": _lay_apart}


def special(st: State, e: L.Special, ctx: Bindings) -> None:
    SPECIAL_VERBS[e.name](st, ctx)
