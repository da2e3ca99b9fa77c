"""What a hand holds that is no weapon: a camera, keys, scales, a map. The grip at (0, 0), for a body 100
high."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.shapes import box, layer, limb, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.weapon_shapes import Layers, Weapon


def camera() -> Layers:
    return [
        layer("metal*.7", box(-6, -8, 12, 6), limb((-2, -8), (-6, -18), 2, 2)),
        layer("metal", oval(-7, -24, 9, steps=24)),
        layer("glow", star(-7, -24, 9, 8, 4)),
        layer("dark", limb((10, -1), (20, -1), 11, 13)),
        layer("cool", oval(21, -1, 2.4, 5, steps=18)),
    ]


def keys() -> Layers:
    return [
        layer("metal", ring(0, 8, 6, 8, steps=30)),
        layer("acc*.8", *[limb((x * 0.4, 15), (x, 32), 2, 2) for x in (-8, 0, 8)],
              *[box(x, 28, x + 4, 30) for x in (-8, 0, 8)],
                  *[oval(x * 0.4, 15, 2.6, steps=12) for x in (-8, 0, 8)]),
    ]


def balance() -> Layers:
    return [
        layer("metal", limb((0, 0), (0, -8), 2, 2), limb((-24, -4), (24, -12), 2, 2)),
        layer("metal*.7", *[ribbon([(x, y), (x + a, y + 18)], 0.7, 0.7) for x,
                            y in ((-24, -4), (24, -12)) for a in (-8, 8)]),
        layer("acc*.7", *[oval(x, y + 18, 10, 6, 20, 0, 180) for x, y in ((-24, -4), (24, -12))]),
    ]


def open_map() -> Layers:
    return [
        layer("bone", [(-6, -10), (8, -13), (22, -9), (36, -12), (36, 12), (22, 15), (8, 11), (-6, 14)]),
        layer("acc*.7", ribbon([(0, 6), (10, -4), (20, 4), (30, -6)], 1.6, 1.6)),
        layer("bone*.7", [(8, -13), (9.4, -13), (9.4, 11), (8, 11)],
              [(22, -9), (23.4, -9), (23.4, 15), (22, 15)]),
    ]


def trumpet() -> Layers:
    return [
        layer("acc*.8", limb((-4, 0), (34, 0), 2.6, 4), [(32, -2), (46, -9), (46, 9), (32, 2)],
              ring(10, 3, 4, 5.6, steps=20)),
        layer("cloth*1.6", smooth([(6, 2), (28, 2), (30, 26), (22, 20), (14, 28), (6, 20)], 2)),
    ]


def held_mask() -> Layers:
    return [
        layer("bone", smooth([(2, -12), (14, -14), (22, -8), (22, 4), (14, 15), (4, 10)], 4)),
        layer("hole", oval(10, -3, 2.6, 1.8, 12), oval(18, -4, 2.2, 1.8, 12), [(9, 6), (18, 5), (14, 9)]),
        layer("wood", limb((0, 0), (6, 16), 2, 2)),
    ]


def spyglass() -> Layers:
    return [
        layer("acc*.6", limb((-6, -2), (10, -6), 4, 5)),
        layer("metal", limb((10, -6), (26, -10), 6, 8)),
        layer("cool", oval(27, -10, 2, 4, steps=16)),
    ]


TOOLS_IN_HAND: Final[Mapping[str, Weapon]] = by_name(
    camera, keys, balance, open_map, trumpet, held_mask, spyglass
)
