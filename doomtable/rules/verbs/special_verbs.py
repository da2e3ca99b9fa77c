"""Specials: what a card that stands alone does, a handler by its name.

A handler speaks of what `language.SPECIALS` says of its name, and of nothing else that a play has chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings
from doomtable.rules.state import State

SPECIAL_VERBS: Final[dict[str, Callable[[State, Bindings], None]]] = {}


def special(st: State, e: L.Special, ctx: Bindings) -> None:
    SPECIAL_VERBS[e.name](st, ctx)
