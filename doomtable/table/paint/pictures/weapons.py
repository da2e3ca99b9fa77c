"""Weapons and what else a hand holds: the grip at (0, 0), the muzzle or point toward +x, for a body 100 high."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.tools_in_hand import TOOLS_IN_HAND
from doomtable.table.paint.pictures.weapon_shapes import Weapon
from doomtable.table.paint.pictures.weapons_that_shoot import REACH_TO_BARREL, WEAPONS_THAT_SHOOT
from doomtable.table.paint.pictures.weapons_that_strike import REACH_TO_GRIP, WEAPONS_THAT_STRIKE

WEAPONS: Final[Mapping[str, Weapon]] = MappingProxyType(
    {word: cache(made) for word, made in {**WEAPONS_THAT_SHOOT, **WEAPONS_THAT_STRIKE, **TOOLS_IN_HAND}.items()}
)
SECOND_HAND: Final[Mapping[str, float]] = MappingProxyType({**REACH_TO_BARREL, **REACH_TO_GRIP})
"""Weapons held with both hands: how far from the grip the second one lies, below 0 behind it."""
