"""Heads and helmets: radius 10 around (0, 0), the neck at (0, 10), facing right. Told apart by their outline."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.shapes import Layer, box, layer, limb, oval, ribbon, smooth

Head = Callable[[], list[Layer]]


def helm() -> list[Layer]:
    return [
        layer("plate", smooth([(-10, 9), (-11, -4), (-6, -12), (4, -13), (10, -7), (11, 3), (8, 11), (-4, 13)])),
        layer("plate*.7", smooth([(-11, -2), (-8, -14), (2, -17), (10, -11), (3, -11), (-6, -6)])),
        layer("hole", [(0, -5), (12, -5), (12, 2), (2, 3)]),
        layer("glow", [(2, -3), (12, -3), (12, 0), (3, 0.8)]),
    ]


def hood() -> list[Layer]:
    return [
        layer("cloth", smooth([(-13, 16), (-13, -3), (-8, -13), (3, -20), (9, -11), (11, 2), (8, 15)])),
        layer("hole", smooth([(-1, 13), (-1, -4), (4, -11), (9, -5), (9.5, 5), (6, 13)])),
        layer("glow", oval(4, -0.5, 1.1, steps=12), oval(8, -0.5, 1.1, steps=12)),
    ]


def horned() -> list[Layer]:
    return [
        layer("cloth", smooth([(-10, 8), (-11, -6), (0, -12), (11, -7), (13, 4), (9, 14), (-2, 14)])),
        layer("bone*.8", ribbon([(-6, -8), (-18, -12), (-20, -26), (-10, -34)], 7, 0.6),
              ribbon([(5, -9), (16, -14), (19, -26), (12, -34)], 6, 0.6)),
        layer("hole", [(2, 6), (12, 4), (10, 10), (3, 10)]),
        layer("bone", [(4, 10), (5.4, 4), (6.8, 10)], [(8.5, 10), (9.6, 3), (11, 9)]),
        layer("glow", oval(4, -2, 1.5, steps=12), oval(9.5, -2.5, 1.5, steps=12)),
    ]  # fmt: skip


HEADS: Final[Mapping[str, Head]] = MappingProxyType({made.__name__: made for made in (helm, hood, horned)})
_unused = (box, limb)
