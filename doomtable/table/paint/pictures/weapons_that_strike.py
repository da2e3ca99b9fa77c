"""Weapons that strike and what else a hand holds: the grip at (0, 0), the point toward +x, for a body 100 high."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.shapes import (
    Layer,
    box,
    layer,
    limb,
    moved,
    oval,
    ribbon,
    ring,
    smooth,
    star,
)
from doomtable.table.paint.pictures.weapon_shapes import Weapon, saw


def sword() -> list[Layer]:
    return [
        layer("wood", box(-7, -1.2, 2, 1.2)),
        layer("metal", box(1, -6, 3.4, 6), oval(-8, 0, 1.8, steps=12)),
        layer("bone", [(3, -2.4), (46, -1.8), (53, 0), (46, 1.8), (3, 2.4)]),
        layer("metal", [(3, -0.4), (44, -0.3), (44, 0.3), (3, 0.4)]),
    ]


def greatsword() -> list[Layer]:
    return [
        layer("wood", box(-14, -1.4, 4, 1.4)),
        layer("metal", oval(-15, 0, 2.4, steps=14), [(3, -11), (6, -10), (6, 10), (3, 11)]),
        layer("bone", [(5, -4), (66, -3.4), (76, 0), (66, 3.4), (5, 4)]),
        layer("metal", [(6, -0.9), (58, -0.7), (58, 0.7), (6, 0.9)]),
    ]


def katana() -> list[Layer]:
    return [
        layer("dark", box(-11, -1.2, 2, 1.2)),
        layer("acc", oval(2.4, 0, 1.2, 3.6, steps=16)),
        layer("bone", smooth([(3, 1.2), (24, 0), (46, -5), (58, -10), (46, -7.6), (24, -3), (3, -1.4)], 4)),
    ]


def sabre() -> list[Layer]:
    return [
        layer("metal", ribbon([(-7, 1), (-4, 7), (3, 6), (4, 0)], 1.4, 1.4)),
        layer("wood", box(-6, -1.2, 2, 1.2)),
        layer("bone", smooth([(3, 1.6), (22, -1), (40, -9), (50, -18), (38, -12), (20, -5), (3, -1.8)], 4)),
    ]


def rapier() -> list[Layer]:
    return [
        layer("metal", ring(2, 0, 4.4, 5.8, steps=20), box(0, -8, 1.6, 8)),
        layer("wood", box(-7, -1, 2, 1)),
        layer("bone", [(3, -1.4), (60, 0), (3, 1.4)]),
    ]


def scimitar() -> list[Layer]:
    return [
        layer("wood", box(-7, -1.3, 2, 1.3)),
        layer("acc*.8", box(1, -5, 3.4, 5)),
        layer("bone", smooth([(3, 2.4), (20, 4), (34, 0), (44, -10), (48, -16), (40, -16), (26, -8), (3, -3)], 4)),
    ]


def cleaver() -> list[Layer]:
    return [
        layer("wood", box(-9, -1.6, 4, 1.6)),
        layer("metal", [(3, -3), (38, -5), (42, 0), (40, 10), (8, 9), (3, 4)], cut=[oval(35, -1, 1.6, steps=12)]),
        layer("bone", [(8, 9), (40, 10), (41, 6), (8, 6)]),
    ]


def chainsword() -> list[Layer]:
    edge = [(14, -4), *saw(16, 50, -4, -3, 8), (54, -3), (57, 0), (54, 3), *saw(50, 16, 4, 3, 8), (14, 4)]
    return [
        layer("wood", box(-9, -1.8, 4, 1.8)),
        layer("plate", [(2, -7), (16, -6), (16, 6), (2, 7)]),
        layer("metal", edge),
        layer("dark", [(16, -1.6), (50, -1.4), (52, 0), (50, 1.4), (16, 1.6)]),
        layer("glow", box(6, -2, 12, 2)),
    ]


def blade_bow() -> list[Layer]:
    return [
        layer("wood", box(-6, -1.4, 6, 1.4)),
        layer("bone", smooth([(5, -2), (24, -3), (44, 5), (26, 4), (5, 2)], 4),
              smooth([(-5, 2), (-24, 3), (-44, -5), (-26, -4), (-5, -2)], 4)),
        layer("acc*.8", box(4, -4, 6.4, 4), box(-6.4, -4, -4, 4)),
    ]


def axe() -> list[Layer]:
    return [
        layer("wood", box(-16, -1.2, 44, 1.2)),
        layer("metal", [(36, -1), (35, -9), (28, -17), (42, -22), (57, -17), (50, -9), (48, -1)],
              [(36, 1), (34, 9), (43, 1)]),
        layer("bone", ribbon([(29, -18), (42, -22), (56, -17)], 1.6, 1.6)),
    ]


def great_axe() -> list[Layer]:
    half = smooth([(38, -2), (30, -18), (40, -25), (54, -22), (60, -12), (50, -2)], 4)
    return [
        layer("wood", box(-24, -1.5, 54, 1.5)),
        layer("metal", half, [(x, -y) for x, y in half]),
        layer("bone", ribbon([(31, -19), (41, -25), (54, -22), (60, -12)], 1.6, 1.6),
              ribbon([(31, 19), (41, 25), (54, 22), (60, 12)], 1.6, 1.6)),
    ]


def spear() -> list[Layer]:
    return [
        layer("wood", box(-34, -1, 50, 1)),
        layer("bone", [(48, -1.6), (56, -4), (70, 0), (56, 4), (48, 1.6)]),
        layer("acc*.8", box(44, -2, 48, 2)),
    ]


def lance() -> list[Layer]:
    return [
        layer("wood", box(-30, -1.1, 56, 1.1)),
        layer("metal", [(54, -3), (74, 0), (54, 3)]),
        layer("acc", [(50, 1), (52, 12), (44, 9), (36, 13), (38, 1)]),
    ]


def halberd() -> list[Layer]:
    return [
        layer("wood", box(-40, -1.1, 46, 1.1)),
        layer("metal", [(36, -1), (36, -8), (29, -15), (41, -19), (55, -15), (49, -8), (48, -1)],
              [(38, 1), (34, 11), (47, 1)],
              [(46, -1.8), (72, 0), (46, 1.8)]),
    ]


def trident() -> list[Layer]:
    return [
        layer("metal*.8", box(-36, -1, 44, 1)),
        layer("metal", box(42, -9, 45, 9), *([(44, y - 1.6), (64 - abs(y) * 0.5, y), (44, y + 1.6)]
                                             for y in (-8, 0, 8))),
        layer("acc", oval(40, 0, 2.4, steps=14)),
    ]


def scythe() -> list[Layer]:
    return [
        layer("wood", ribbon([(-40, 3), (0, 0), (46, -2)], 2.2, 2)),
        layer("bone", smooth([(44, -4), (52, 0), (54, 18), (44, 38), (46, 18), (42, 3)], 5)),
    ]


def sickle() -> list[Layer]:
    return [
        layer("wood", box(-7, -1.4, 5, 1.4)),
        layer("bone", ribbon([(4, 0), (18, -8), (26, 2), (20, 14), (10, 18)], 4.4, 0.4)),
    ]


def claws() -> list[Layer]:
    return [
        layer("metal*.7", limb((-8, 0), (4, 0), 9, 8)),
        layer("bone", *(smooth([(2, y - 1.2), (16, y * 1.7 - 3), (30, y * 1.9 + 1), (14, y * 1.5 + 0.6), (2, y + 1.2)],
                               3) for y in (-4, 0, 4))),
    ]


def blade_arm() -> list[Layer]:
    return [
        layer("bone*.8", smooth([(-16, -4), (0, -6), (20, -4), (44, 4), (62, 18), (40, 11), (16, 6), (-14, 4)], 4)),
        layer("bone*.6", *([(x, 4), (x + 4, 12), (x + 7, 5)] for x in (4, 14, 24))),
    ]


def staff() -> list[Layer]:
    return [
        layer("wood", box(-44, -1, 46, 1)),
        layer("metal", ring(54, 0, 5.4, 8, steps=28)),
        layer("glow", oval(54, 0, 3, steps=16)),
    ]


def crozier() -> list[Layer]:
    return [
        layer("acc*.8", box(-46, -1.1, 36, 1.1), ribbon([(34, 0), (46, -3), (56, 3), (56, 13), (47, 16), (42, 10),
                                                         (46, 6)], 2.6, 2)),
        layer("metal", box(32, -2.4, 37, 2.4)),
        layer("glow", oval(48, 8, 1.8, steps=12)),
    ]


def skull_staff() -> list[Layer]:
    return [
        layer("wood*.8", ribbon([(-44, 2), (0, 0), (44, -1)], 2.2, 2.8)),
        layer("bone", smooth([(44, -7), (56, -8), (62, 0), (56, 8), (44, 7), (40, 0)], 4),
              *([(46, s * 6), (54, s * 17), (52, s * 6)] for s in (-1, 1))),
        layer("hole", oval(52, -3.2, 1.9, steps=10), oval(52, 3.2, 1.9, steps=10)),
        layer("glow", oval(52, -3.2, 0.8, steps=8), oval(52, 3.2, 0.8, steps=8)),
    ]


def sceptre() -> list[Layer]:
    return [
        layer("acc*.8", box(-8, -1.2, 20, 1.2)),
        layer("metal", star(25, 0, 8, 8, 4.4)),
        layer("glow", oval(25, 0, 2.6, steps=14)),
    ]


def dagger() -> list[Layer]:
    return [
        layer("wood", box(-5, -1, 1, 1)),
        layer("metal", box(0.4, -3, 1.8, 3)),
        layer("bone", [(1.6, -1.7), (21, 0), (1.6, 1.7)]),
    ]


def hammer() -> list[Layer]:
    return [
        layer("wood", box(-22, -1.4, 42, 1.4)),
        layer("metal", [(34, -16), (48, -16), (50, -12), (50, 12), (48, 16), (34, 16), (32, 12), (32, -12)]),
        layer("metal*.6", box(32, -4, 50, 4)),
        layer("acc", oval(41, 0, 2.6, steps=14)),
    ]


def mace() -> list[Layer]:
    return [
        layer("wood", box(-9, -1.4, 24, 1.4)),
        layer("metal", star(31, 0, 9, 11, 6.4), oval(31, 0, 6.6, steps=20)),
    ]


def flail() -> list[Layer]:
    return [
        layer("wood", box(-9, -1.4, 20, 1.4)),
        layer("metal*.7", ribbon([(20, 0), (30, -6), (38, 2), (40, 12)], 1.6, 1.6)),
        layer("metal", star(41, 19, 9, 10, 5.6)),
    ]


def whip() -> list[Layer]:
    return [
        layer("wood", box(-8, -1.3, 4, 1.3)),
        layer("glow", ribbon([(4, 0), (22, -14), (40, -6), (52, 12), (70, 10), (78, -2)], 2.4, 0.6)),
    ]


def chain() -> list[Layer]:
    links = [(3 + i * 4.8, 4 * math.sin(i * 0.55) + i * 0.4) for i in range(12)]
    return [
        layer("metal*.8", *(ring(x, y, 1.6, 3, steps=14) for x, y in links)),
        layer("metal", smooth([(56, 0), (68, 3), (70, 15), (60, 20), (65, 12), (60, 7)], 4)),
    ]


def club() -> list[Layer]:
    return [
        layer("wood*1.2", smooth([(-8, -1.4), (14, -2.4), (34, -7), (46, -5), (47, 4), (34, 7), (14, 2.4), (-8, 1.4)],
                                 4)),
        layer("metal", *([(x, -6), (x + 1.4, -12), (x + 3, -6)] for x in (28, 35, 42)),
              *([(x, 6), (x + 1.4, 12), (x + 3, 6)] for x in (28, 35, 42))),
    ]


def fan() -> list[Layer]:
    ribs = [moved([(3, -1), (24, -3.4), (26, 0), (24, 3.4), (3, 1)], 0, 0, 1, -45 + 15 * i) for i in range(7)]
    return [layer("acc*.85", *ribs[::2]), layer("acc*.55", *ribs[1::2]), layer("dark", oval(0, 0, 2, steps=10))]


# ---------------------------------------------------------------- what else a hand holds


def shield() -> list[Layer]:
    return [
        layer("metal", smooth([(2, -26), (9, -22), (11, 0), (8, 20), (1, 30), (-7, 20), (-9, 0), (-7, -22)], 4)),
        layer("plate", smooth([(1.6, -21), (6, -18), (7.6, 0), (5.6, 16), (1, 24), (-4, 16), (-5.6, 0), (-4, -18)], 4)),
        layer("acc", star(1, 0, 7, 5.4, 2.4)),
    ]


def riot_shield() -> list[Layer]:
    return [
        layer("metal", [(-9, -36), (8, -38), (11, 30), (-6, 34)]),
        layer("cool", [(-5, -28), (6, -29.4), (7, -14), (-5, -12)]),
        layer("acc*.8", [(-5, -4), (8, -6), (8.4, 0), (-4.6, 2)]),
    ]


def round_shield() -> list[Layer]:
    return [
        layer("wood", oval(2, 0, 21, 23, steps=36)),
        layer("metal", ring(2, 0, 18.4, 22, steps=40), oval(2, 0, 5, steps=20)),
        layer("acc*.7", *([(2, 0), (2 + 17 * x, 17 * y), (2 + 17 * u, 17 * v)] for x, y, u,
                          v in ((0, -1, 0.7, -0.7), (1, 0, 0.7, 0.7), (0, 1, -0.7, 0.7), (-1, 0, -0.7, -0.7)))),
        layer("metal", oval(2, 0, 5, steps=20)),
    ]


def torch() -> list[Layer]:
    return [
        layer("wood", box(-12, -1.2, 16, 1.2)),
        layer("acc", smooth([(13, -4), (22, -7), (38, 1), (26, 5), (13, 4)])),
        layer("glow", smooth([(14, -2), (21, -3), (28, 0), (21, 3), (14, 2)], 3)),
    ]


def lantern() -> list[Layer]:
    return [
        layer("metal*.7", limb((0, 0), (0, 9), 1, 1), [(-5, 12), (0, 7), (5, 12)], box(-6, 26, 6, 29)),
        layer("glow", box(-4, 13, 4, 26)),
        layer("metal*.6", *(box(x, 12, x + 1, 27) for x in (-5, -0.5, 4))),
    ]


def book() -> list[Layer]:
    return [
        layer("acc*.5", [(-2, 4), (-14, -2), (-12, -12), (0, -6)], [(-2, 4), (14, -2), (14, -12), (0, -6)]),
        layer("bone", [(-1, 1), (-12, -4), (-11, -13), (0, -8)], [(-1, 1), (12, -4), (12, -13), (0, -8)]),
        layer("dark", *(limb((-9, -10 + i * 3), (-3, -7 + i * 3), 0.5, 0.5) for i in range(3)),
              *(limb((3, -7 + i * 3), (10, -10 + i * 3), 0.5, 0.5) for i in range(3))),
    ]


def orb() -> list[Layer]:
    return [
        layer("acc*.7", oval(6, -6, 9, steps=30)),
        layer("glow", oval(6, -6, 5, steps=20)),
        layer("bone", smooth([(1, -11), (4, -13), (5, -11), (2, -9)], 3)),
    ]


def spell() -> list[Layer]:
    """Light over a hand."""
    return [
        layer("glow", star(12, -2, 9, 12, 4), ring(12, -2, 15, 16, -60, 150, 24), ring(12, -2, 19, 19.8, 20, 210, 24)),
    ]


def bomb() -> list[Layer]:
    return [
        layer("acc*.75", *(limb((-9, -9 + i * 6), (9, -9 + i * 6), 6, 6) for i in range(4))),
        layer("dark", box(-5, -13, -2, 13), box(3, -13, 6, 13)),
        layer("metal", ribbon([(9, -8), (16, -16), (22, -13)], 1, 1)),
        layer("glow", star(23, -13, 7, 4, 1.8)),
    ]


def stick_grenade() -> list[Layer]:
    return [layer("wood", box(-4, -1.4, 14, 1.4)), layer("metal", box(13, -5, 26, 5)),
            layer("acc*.7", box(17, -5, 19.4, 5))]


def spade() -> list[Layer]:
    return [
        layer("wood", box(-24, -1.2, 26, 1.2), box(-27, -5, -24, 5)),
        layer("metal", smooth([(24, -8), (36, -9), (48, 0), (36, 9), (24, 8)], 4)),
    ]


def banner() -> list[Layer]:
    wave = [(30 + 0.9 * y, y) for y in (4, 14, 24, 34)]
    return [
        layer("wood", box(-40, -1.1, 62, 1.1)),
        layer("acc*.8", [(60, 1), (58, 12), (61, 24), (56, 36), (46, 32), *reversed([(x - 8, y) for x, y in wave]),
                         (24, 1)]),
        layer("bone", star(44, 16, 7, 8, 3.4)),
        layer("metal", [(61, -3), (70, 0), (61, 3)]),
    ]


def scroll() -> list[Layer]:
    return [
        layer("bone", [(-2, -3), (3, -4), (5, 24), (12, 26), (-8, 29), (-5, 24)]),
        layer("wood", limb((-6, -4), (7, -5), 4, 4)),
        layer("acc", oval(2, 21, 2.4, steps=12)),
    ]


def syringe() -> list[Layer]:
    return [
        layer("metal", box(-10, -0.8, -2, 0.8), box(-12, -4, -10, 4), box(-3, -5, -1, 5)),
        layer("glow", box(0, -3.4, 12, 3.4)),
        layer("bone", box(14, -3.6, 16, 3.6), [(16, -0.8), (34, 0), (16, 0.8)]),
    ]


def severed_head() -> list[Layer]:
    return [
        layer("dark", ribbon([(0, 0), (2, 6), (1, 12)], 4, 8)),
        layer("bone", smooth([(-7, 12), (0, 8), (8, 12), (8, 22), (4, 28), (-3, 28), (-7, 21)], 4)),
        layer("hole", oval(-2.4, 18, 1.8, steps=10), oval(4, 18, 1.8, steps=10), box(-2, 23, 4, 24.4)),
    ]


WEAPONS_THAT_STRIKE: Final[Mapping[str, Weapon]] = by_name(
    sword, greatsword, katana, sabre, rapier, scimitar, cleaver, chainsword, blade_bow, axe, great_axe, spear,
    lance, halberd, trident, scythe, sickle, claws, blade_arm, staff, crozier, skull_staff, sceptre, dagger,
    hammer, mace, flail, whip, chain, club, fan, shield, riot_shield, round_shield, torch, lantern, book, orb,
    spell, bomb, stick_grenade, spade, banner, scroll, syringe, severed_head,
)  # fmt: skip
REACH_TO_GRIP: Final[Mapping[str, float]] = MappingProxyType(
    {
        "greatsword": -10, "katana": -8, "chainsword": -6, "axe": -12, "great_axe": -14, "spear": -18, "lance": -14,
        "halberd": -18, "trident": -16, "scythe": 18, "hammer": -14, "spade": 14, "banner": -14, "blade_bow": -5,
    }
)  # fmt: skip
"""Where the second hand lies on what takes two, below 0 behind the first."""
