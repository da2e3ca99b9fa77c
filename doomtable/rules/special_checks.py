"""Whether a Special would change anything now (RUL-29): a check by its name.

As in `effect_checks`: choices still open count as favourable, and a Special without a check is always worth its play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.rules.bindings import Bindings
from doomtable.rules.state import State

SPECIAL_CHECKS: Final[dict[str, Callable[[State, Bindings], bool]]] = {}
