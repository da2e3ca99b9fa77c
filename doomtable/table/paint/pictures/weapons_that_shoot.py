"""Weapons that shoot: the grip at (0, 0), the muzzle toward +x, in units of a body 100 high."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.shapes import Layer, box, layer, limb, oval, ribbon, ring, smooth
from doomtable.table.paint.pictures.weapon_shapes import Weapon


def rifle() -> list[Layer]:
    return [
        layer("wood", [(-17, 1), (-16, 7), (-4, 3), (0, 5), (2, 0), (-4, -3)]),
        layer("metal", [(-5, -4), (18, -4), (18, 1), (-3, 2)], [(2, 1), (5, 1), (4, 9), (0, 9)]),
        layer("metal*.8", box(16, -3, 40, -1), [(36, -3), (36, -6), (37.4, -6), (37.4, -3)]),
        layer("wood", [(14, -3), (28, -3), (27, 1), (15, 2)]),
    ]


def sniper() -> list[Layer]:
    return [
        layer("wood", [(-22, 0), (-21, 8), (-6, 3), (0, 6), (2, 0), (-6, -3)]),
        layer("metal", box(-6, -4, 20, 1)),
        layer("metal*.8", box(18, -3, 62, -1), box(58, -4, 67, 0)),
        layer("metal", limb((-2, -8), (14, -8), 4.4, 4.4), box(1, -7, 3, -3), box(10, -7, 12, -3)),
        layer("dark", limb((30, -1), (25, 11), 1, 0.8), limb((30, -1), (36, 11), 1, 0.8)),
        layer("glow", oval(16, -8, 1.6, steps=12)),
    ]


def machine_gun() -> list[Layer]:
    return [
        layer("wood", [(-24, -3), (-12, -4), (-12, 3), (-19, 8), (-25, 8)]),
        layer("metal*.6", limb((16, -1.6), (50, -1.6), 3, 3)),
        layer("metal*.8", box(8, -5.4, 38, 2.2), cut=[oval(13 + i * 5, -1.6, 1.5, steps=14) for i in range(5)]),
        layer("metal*.6", [(48, -4.4), (56, -6), (56, 3), (48, 1.2)], box(34, -9, 36, -5)),
        layer("metal", [(-14, -6), (6, -7.4), (10, -5), (10, 4), (6, 6), (-12, 6)],
              [(-6, 5), (1, 5), (-1, 14), (-7, 14)]),
        layer("acc*.7", *(limb((-i * 2, 7 + i * 3), (5 - i * 2, 7 + i * 3), 2, 2) for i in range(5))),
        layer("dark", box(-6, -11, 4, -9), box(-6, -10, -4, -6), box(2, -10, 4, -6)),
    ]


def minigun() -> list[Layer]:
    return [
        layer("metal*.6", *(limb((10, y), (52, y), 2.6, 2.6) for y in (-7, -3.4, 0.2, 3.8))),
        layer("metal", box(26, -9, 29, 6), box(46, -9, 49, 6),
              smooth([(-18, -8), (8, -10), (14, -6), (14, 4), (8, 8), (-16, 6)], 3)),
        layer("plate", oval(-6, 8, 10, 9, steps=24), box(-9, -15, 4, -9)),
        layer("metal*.6", oval(-6, 8, 5, 4.6, steps=18), box(-11, -18, 6, -15)),
        layer("acc*.7", ribbon([(2, 12), (8, 8), (8, 2)], 4, 4)),
    ]  # fmt: skip


def smg() -> list[Layer]:
    return [
        layer("metal*.6", box(-18, -4, -4, -2.6), box(-19, -5, -17, 4)),
        layer("metal", box(-6, -6, 14, 0), [(-3, 0), (2, 0), (1, 8), (-4, 8)], box(7, 0, 10.4, 14)),
        layer("metal*.7", box(14, -5, 24, -1), cut=[oval(16.6 + i * 3, -3, 0.9, steps=8) for i in range(3)]),
    ]


def pistol() -> list[Layer]:
    return [
        layer("wood", smooth([(-4, -1), (3, 0), (2.4, 4), (1, 9), (-5, 8.6), (-4.6, 4)], 4)),
        layer("metal*.7", ring(5, 1.6, 2, 3, steps=16), box(-4, -2, 15, 0.6)),
        layer("metal", [(-5, -6), (16, -6.4), (17, -2), (-5, -2)], box(17, -5, 20, -3)),
    ]


def revolver() -> list[Layer]:
    return [
        layer("wood", smooth([(-4, -2), (1, -1), (0, 4), (-3, 11), (-9, 9), (-7, 3)], 4)),
        layer("metal*.7", ring(4, 1.6, 2, 3, steps=16)),
        layer("metal", box(-5, -6, 5, -1), box(8, -6, 24, -3), [(-6, -5), (-9, -9), (-5, -7)], box(22, -7.6, 23.4, -6)),
        layer("metal*.8", limb((3, -3.4), (8, -3.4), 6.4, 6.4)),
    ]


def shotgun() -> list[Layer]:
    return [
        layer("wood", [(-16, 0), (-17, 8), (-4, 3), (0, 5), (3, -1), (-4, -3)]),
        layer("metal", box(-4, -4.4, 12, 1)),
        layer("metal*.8", limb((10, -4), (40, -4), 2.8, 2.8), limb((10, -0.8), (40, -0.8), 2.8, 2.8)),
        layer("wood", limb((16, 0), (26, 0), 5, 5)),
        layer("dark", box(39, -5.6, 41.4, 0.8)),
    ]


def launcher() -> list[Layer]:
    return [
        layer("plate", box(-24, -8, 26, 0)),
        layer("metal", [(24, -10), (34, -12), (34, 4), (24, 2)], [(-24, -9), (-30, -12), (-30, 4), (-24, 1)],
              [(-2, 0), (3, 0), (2, 9), (-3, 9)], box(8, 0, 11, 6), box(2, -14, 7, -8)),
        layer("acc", [(32, -8), (42, -7), (47, -4), (42, -1), (32, 0)]),
    ]  # fmt: skip


def grenade_gun() -> list[Layer]:
    return [
        layer("wood", [(-17, 0), (-17, 7), (-3, 3), (0, 5), (3, -1), (-4, -3)]),
        layer("metal", limb((8, 1), (10, 1), 15, 15), box(-5, -6, 16, -2)),
        layer("metal*.7", oval(9, 1, 3, steps=14), box(16, -6, 30, 0), box(29, -7, 33, 1)),
    ]


def flamer() -> list[Layer]:
    return [
        layer("metal", [(-12, -4), (14, -4), (14, 3), (-12, 3)], [(-3, 2), (2, 2), (1, 10), (-4, 10)]),
        layer("metal*.7", box(12, -3, 34, 0), [(32, -4), (39, -6), (39, 3), (32, 1)]),
        layer("acc*.8", limb((-6, 7), (8, 7), 6, 6)),
        layer("metal*.6", ribbon([(-11, 0), (-20, 6), (-28, 2)], 2.4, 2.4)),
        layer("glow", smooth([(39, -2), (50, -7), (66, -4), (58, 0), (66, 5), (48, 3)], 4)),
    ]


def cannon() -> list[Layer]:
    return [
        layer("plate", limb((-16, 0), (8, 0), 20, 16)),
        layer("metal*.8", box(4, -7, 34, 7), [(32, -8), (42, -10), (42, 10), (32, 8)]),
        layer("metal*.6", box(12, -8, 16, 8), box(22, -8, 26, 8)),
        layer("hole", oval(42, 0, 2, 7, steps=18)),
    ]


def beam_gun() -> list[Layer]:
    return [
        layer("plate", [(-20, -3), (-8, -8), (10, -8), (14, -2), (10, 3), (-4, 3), (-6, 10), (-11, 10), (-10, 2),
                        (-20, 4)]),
        layer("metal*.7", [(12, -6), (42, -4), (42, -2), (12, 1)]),
        layer("metal", *(limb((x, -8 + i), (x, 3 - i), 1.6, 1.6) for i, x in enumerate((18, 25, 32)))),
        layer("glow", limb((-2, -3), (8, -3), 2.4, 2.4), oval(43, -3, 2.2, steps=12)),
    ]


def bone_gun() -> list[Layer]:
    return [
        layer("bone*.8", ribbon([(-20, 4), (-8, 0), (6, -4), (26, -3), (40, -6)], 9, 4)),
        layer("bone*.6", *([(x, -5), (x + 3, -14), (x + 5, -5)] for x in (2, 10, 18)),
              [(-4, 1), (2, 2), (-2, 11), (-6, 9)]),
        layer("dark", smooth([(36, -9), (48, -12), (44, -5), (48, 0), (36, -2)], 3)),
        layer("glow", oval(8, -3, 2.2, steps=12)),
    ]


def crossbow() -> list[Layer]:
    return [
        layer("wood", [(-16, 1), (-15, 6), (-3, 2), (30, 0), (30, -3), (-4, -3)]),
        layer("metal", ribbon([(20, -22), (30, -12), (32, -1), (30, 10), (20, 20)], 2.4, 2.4)),
        layer("bone", limb((20, -21), (4, -1), 0.6, 0.6), limb((20, 19), (4, -1), 0.6, 0.6),
              limb((4, -3.4), (40, -3.4), 1.2, 1.2)),
        layer("metal", [(38, -6), (46, -3.4), (38, -1)]),
    ]


def long_bow() -> list[Layer]:
    return [
        layer("wood*1.4", ribbon([(-14, -50), (0, -34), (4, 0), (0, 34), (-14, 50)], 2.4, 2.4)),
        layer("bone", limb((-14, -50), (-22, 0), 0.5, 0.5), limb((-22, 0), (-14, 50), 0.5, 0.5),
              limb((-22, 0), (18, 0), 1, 1)),
        layer("metal", [(16, -2.6), (24, 0), (16, 2.6)]),
        layer("acc", [(-22, 0), (-28, -3), (-24, 0), (-28, 3)]),
    ]


def missile() -> list[Layer]:
    return [
        layer("acc*.8", smooth([(30, -6), (44, -3), (48, 0), (44, 3), (30, 6)], 4)),
        layer("metal", box(-30, -6, 32, 6)),
        layer("acc*.6", [(-28, -6), (-40, -14), (-40, -4), (-32, 0), (-40, 4), (-40, 14), (-28, 6)]),
        layer("dark", box(20, -6, 24, 6), box(-10, -6, -7, 6)),
    ]


def flare() -> list[Layer]:
    beams = [(math.cos(i * 0.785), math.sin(i * 0.785)) for i in range(8)]
    return [
        layer("metal", box(-5, -2, 10, 2)),
        layer("glow", [(14 + (9 if i % 2 == 0 else 4) * x, (9 if i % 2 == 0 else 4) * y) for i,
                       (x, y) in enumerate(beams)]),
    ]


WEAPONS_THAT_SHOOT: Final[Mapping[str, Weapon]] = by_name(
    rifle, sniper, machine_gun, minigun, smg, pistol, revolver, shotgun, launcher, grenade_gun, flamer, cannon,
    beam_gun, bone_gun, crossbow, long_bow, missile, flare,
)  # fmt: skip
REACH_TO_BARREL: Final[Mapping[str, float]] = MappingProxyType(
    {
        "rifle": 20, "sniper": 16, "machine_gun": 22, "minigun": 20, "smg": 12, "shotgun": 20, "launcher": 12,
        "grenade_gun": 14, "flamer": 20, "beam_gun": 16, "bone_gun": 20, "crossbow": 16, "missile": 18,
    }
)  # fmt: skip
"""Where the second hand lies on what takes two."""
