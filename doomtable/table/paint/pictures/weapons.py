"""Weapons: the grip at (0, 0), the muzzle or point toward +x, in units of a body 100 high."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.shapes import Layer, box, layer

Weapon = Callable[[], list[Layer]]


def rifle() -> list[Layer]:
    return [
        layer("wood", [(-17, 1), (-16, 7), (-4, 3), (0, 5), (2, 0), (-4, -3)]),
        layer("metal", [(-5, -4), (18, -4), (18, 1), (-3, 2)], [(2, 1), (5, 1), (4, 9), (0, 9)]),
        layer("metal*.8", box(16, -3, 40, -1), [(36, -3), (36, -6), (37.4, -6), (37.4, -3)]),
        layer("wood", [(14, -3), (28, -3), (27, 1), (15, 2)]),
    ]


def sword() -> list[Layer]:
    return [
        layer("wood", box(-7, -1.2, 2, 1.2)),
        layer("metal", box(1, -6, 3.4, 6)),
        layer("bone", [(3, -2.4), (46, -1.8), (53, 0), (46, 1.8), (3, 2.4)]),
        layer("metal", [(3, -0.4), (44, -0.3), (44, 0.3), (3, 0.4)]),
    ]


WEAPONS: Final[Mapping[str, Weapon]] = MappingProxyType({made.__name__: made for made in (rifle, sword)})
SECOND_HAND: Final[Mapping[str, float]] = MappingProxyType({"rifle": 20})
"""Weapons held with both hands: how far from the grip the second one lies, below 0 behind it."""
