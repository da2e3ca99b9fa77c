"""Specials: the deed of a card that stands alone, a key of its own, with what it speaks of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.words.plan.effect_parts import Told, does, order, said
from doomtable.words.plan.references import References
from doomtable.words.plan.structure import Unworded


def _special(e: L.Special, refs: References) -> Told:
    if e.name not in L.SPECIALS:
        raise Unworded(f"no Special is called {e.name!r}")
    key, about = f"special {e.name}", L.SPECIALS[e.name]
    told = [refs.player(one) if one == "target player" else refs.noun(one) for one in about]
    if about[:1] == ("target player",):
        return said(does(told[0], key, *told[1:]))
    return said(order(key, *told))


SPECIALS: Final[dict[type[Any], Callable[[Any, References], Told]]] = {L.Special: _special}
