"""Whether a Special would change anything now (RUL-29): a check by its name.

As in `effect_checks`: choices still open count as favourable, and a Special without a check is always worth its play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.rules.bindings import Bindings
from doomtable.rules.references import combat_now
from doomtable.rules.state import State
from doomtable.rules.warzones import warzones_for


def _another_warzone(st: State, ctx: Bindings) -> bool:
    c = combat_now(st)
    return c is not None and bool(warzones_for(st, c))


SPECIAL_CHECKS: Final[dict[str, Callable[[State, Bindings], bool]]] = {"another warzone": _another_warzone}
