"""Heads of soldiers: caps, helmets and visors, facing right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.head_shapes import SIDE, Head, eyes, side_face, teeth
from doomtable.table.paint.pictures.shapes import Layer, box, layer, limb, oval, ribbon, ring, smooth, star


def helm() -> list[Layer]:
    return [
        layer("plate", smooth([(-10, 9), (-11, -4), (-6, -12), (4, -13), (10, -7), (11, 3), (8, 11), (-4, 13)])),
        layer("plate*.7", smooth([(-11, -2), (-8, -14), (2, -17), (10, -11), (3, -11), (-6, -6)])),
        layer("hole", [(0, -5), (12, -5), (12, 2), (2, 3)]),
        layer("glow", [(2, -3), (12, -3), (12, 0), (3, 0.8)]),
    ]


def cap() -> list[Layer]:
    return [
        *side_face(),
        layer("dark", smooth([(-9, -4), (-3, -4), (-4, 5), (-8, 8)], 3)),
        layer("plate", smooth([(-10, -5), (-14, -14), (-4, -20), (10, -17), (11, -6)], 5)),
        layer("dark", [(-10, -9), (10, -9), (17, -3), (15, -1.5), (3, -4.4), (-10, -4.6)]),
        layer("acc", [(3, -17), (6.4, -13), (3, -9.6), (-0.4, -13)]),
    ]


def beret() -> list[Layer]:
    return [
        *side_face(),
        layer("dark", smooth([(-9, -4), (-3, -4), (-4, 4), (-8, 7)], 3)),
        layer("acc*.8", smooth([(-8, -4), (-20, -5), (-17, -15), (0, -17), (10, -11), (10.4, -5), (0, -7)])),
        layer("dark", [(-9, -5.4), (10.4, -6.4), (10.2, -4.4), (-9, -3.4)]),
    ]


def gas() -> list[Layer]:
    return [
        layer("plate", smooth([(-11, 5), (-11, -6), (-3, -14), (7, -12), (11, -4), (10, 4), (0, 8)])),
        layer("cloth", smooth([(-4, 2), (0, -4), (11, -2), (14, 5), (9, 12), (-3, 12)])),
        layer("metal", limb((10, 7), (17, 10), 7, 8)),
        layer("glow", oval(7, -1, 3.2)),
        layer("plate*.8", [(-14, -1), (-12, -5), (13, -5), (16, -1)]),
    ]


def bucket() -> list[Layer]:
    return [
        layer("metal", [(-10, 13), (-11, -10), (-3, -14), (7, -13), (11, -9), (10, 10), (4, 15)]),
        layer("hole", [(0, -4), (11, -5), (11, -2), (0, -1)], [(5, -10), (7, -10), (7, 11), (5, 11)]),
        layer("glow", [(1.5, -3.4), (4.5, -3.8), (4.5, -2), (1.5, -1.7)],
              [(7.5, -3.8), (10.5, -4.2), (10.5, -2.6), (7.5, -2.2)]),
    ]  # fmt: skip


def dome() -> list[Layer]:
    return [
        layer("plate", smooth([(-11, 10), (-12, -4), (-4, -13), (6, -12), (12, -3), (10, 10)])),
        layer("cool", smooth([(-2, 5), (-3, -5), (5, -9), (11, -3), (9, 6)])),
    ]


def kettle() -> list[Layer]:
    return [
        *side_face("skin*.85"),
        layer("dark", smooth([(-9, -4), (-3, -4), (-4, 6), (-8, 8)], 3)),
        layer("plate", smooth([(-9, -4), (-8, -12), (0, -16), (8, -12), (10, -4)])),
        layer("plate*.8", smooth([(-19, 0), (-10, -6), (10, -7), (20, -2), (12, -3.4), (-8, -2.4)], 4)),
        layer("dark", ribbon([(-5, -3), (-3, 8), (6, 14)], 1, 1)),
    ]


def plume() -> list[Layer]:
    return [
        layer("acc*.8", smooth([(-2, -14), (-6, -26), (-18, -32), (-30, -20), (-32, 0), (-25, -10), (-16, -18),
                                (-8, -13)])),
        *side_face(),
        layer("plate", smooth([(-11, 6), (-12, -6), (-4, -15), (6, -14), (11, -8), (10, -5), (-2, -4), (-4, 9)])),
        layer("metal", [(-12, -4), (14, -7.4), (16, -4.6), (-11, -1.4)], limb((-2, -13), (-1, -19), 3, 2)),
        layer("metal", ribbon([(-3, -2), (0, 9), (8, 13)], 2.4, 1.6)),
    ]  # fmt: skip


def busby() -> list[Layer]:
    return [
        *side_face(),
        layer("dark*1.6", smooth([(-11, -3), (-14, -16), (-11, -29), (0, -33), (10, -28), (12, -15), (11, -4),
                                  (0, -6)])),
        layer("acc*.9", limb((9, -27), (11, -40), 2.4, 4.4)),
        layer("metal", ribbon([(-10, -4), (0, 3), (9, -1)], 1.2, 1.2)),
        layer("acc*.7", smooth([(-11, -18), (-20, -12), (-17, -2), (-12, -6)])),
    ]


def goggles() -> list[Layer]:
    return [
        *side_face(),
        layer("wood", smooth([(-8, 14), (-11, 2), (-11, -6), (-4, -14), (5, -14), (11, -8), (9.6, -4), (0, -3),
                              (-2, 14)])),
        layer("metal", box(-11, -7, 4, -4.4), ring(6, -4.6, 2.8, 5, steps=24)),
        layer("glow", oval(6, -4.6, 2.8, steps=18)),
        layer("acc*.7", smooth([(-9, 10), (2, 12), (5, 17), (-8, 17), (-26, 10), (-38, 16), (-30, 6), (-20, 4)])),
    ]


def pilot() -> list[Layer]:
    return [
        layer("plate", smooth([(-9, 11), (-13, -2), (-8, -14), (4, -17), (12, -10), (12, 0), (4, 4), (0, 12)])),
        layer("dark", smooth([(1, 2), (2, -8), (10, -11), (15, -3), (12, 3)])),
        layer("acc", smooth([(5, -7), (10, -9), (13, -4), (8, -4)], 3)),
        layer("metal*.8", smooth([(3, 5), (11, 3), (16, 8), (12, 14), (4, 14)])),
        layer("metal*.6", ribbon([(12, 12), (14, 20), (6, 26)], 3.6, 3)),
        layer("plate*.7", oval(-6, 1, 4.4, steps=18)),
    ]


def lion() -> list[Layer]:
    mane = [(-24 + abs(i - 3) * 2.6, -22 + i * 7.0) for i in range(7)]
    return [
        layer("acc*.75", *([(-4, y * 0.5 - 5), (x, y), (-4, y * 0.5 + 3)] for x, y in mane)),
        layer("acc*.9", smooth([(-12, 14), (-15, -4), (-9, -17), (4, -20), (10, -14), (0, -8), (-4, 12)])),
        layer("metal", smooth([(-7, 12), (-8, -6), (0, -14), (9, -11), (12, -4), (17, 1), (15, 6), (9, 7), (6, 14)])),
        layer("hole", [(4, -5), (11, -6), (10, -2.4), (5, -2.4)], [(8, 5.4), (15, 4.6), (14, 7), (8, 8)]),
        layer("bone", *teeth(9, 15, 4.6, 2.6, 3)),
        eyes((8, -4), radius=0.9),
    ]


def wolf() -> list[Layer]:
    return [
        layer("cloth*1.2", smooth([(-16, 26), (-16, 2), (-13, -10), (-4, -14), (4, -10), (0, 4), (-4, 24)])),
        *side_face("skin*.9"),
        layer("cloth*1.5", [(-12, 2), (-13, -10), (-12, -26), (-5, -15), (-2, -27), (3, -14), (16, -10), (23, -6),
                            (21, -3), (12, -4), (2, -4), (-4, 4)]),
        layer("bone", *teeth(10, 20, -4.2, 3, 4)),
        layer("hole", [(5, -11), (9.4, -10), (6, -8.6)]),
        eyes((7, -9.8), radius=0.9),
    ]  # fmt: skip


def wings_helm() -> list[Layer]:
    return [
        layer("bone", *(ribbon([(-4, -6 + i * 2), (-16 - i * 3, -12 + i * 3), (-20 - i * 5, -30 + i * 9)], 5, 1)
                        for i in range(4))),
        *side_face(),
        layer("metal", smooth([(-10, 8), (-11, -5), (-4, -15), (5, -15), (11, -8), (11, -3), (3, -4), (1, 8),
                               (-4, 12)])),
        layer("metal*.7", [(-8, -7), (11, -9), (11, -6), (-8, -4)], smooth([(-9, -4), (-2, -7), (1, -1), (-6, 3)])),
        layer("acc", oval(-4, -2, 2.4, steps=14)),
    ]  # fmt: skip


def diver() -> list[Layer]:
    return [
        layer("metal*.8", smooth([(-14, 14), (-15, -4), (-8, -15), (4, -17), (13, -10), (15, 2), (12, 14)])),
        layer("metal", ring(7, -2, 6.4, 9.4, steps=30), ring(-7, -2, 3, 5, steps=20), limb((-2, -16), (-2, -21), 5, 4)),
        layer("hole", oval(7, -2, 6.4, steps=24), oval(-7, -2, 3, steps=16)),
        layer("glow", smooth([(3.4, -5), (8, -7), (11, -4), (6, -3)], 3)),
        layer("metal*.6", box(-17, 11, 15, 16), ribbon([(-14, 4), (-24, 8), (-26, 26)], 4, 4)),
    ]


def headset() -> list[Layer]:
    return [
        *side_face(),
        layer("dark*1.6", smooth([(-9, 4), (-10, -6), (-3, -13), (5, -13), (9.6, -7), (0, -6), (-4, 2)])),
        layer("metal", ring(-2, -1, 9.6, 11.4, 180, 300), oval(-3, 0, 4.2, steps=18)),
        layer("metal*.7", ribbon([(-3, 3), (4, 9), (11, 8)], 1.2, 1.2), oval(11.6, 8, 1.6, steps=12),
              limb((-6, -2), (-9, -24), 1, 0.5)),
        eyes((-3, 0), radius=1.2),
    ]  # fmt: skip


def optics() -> list[Layer]:
    return [
        layer("plate", smooth([(-10, 12), (-12, -5), (-4, -14), (6, -13), (10, -6), (8, 8), (4, 14)])),
        layer("metal*.7", limb((3, -6), (14, -7), 6, 7), limb((4, 1), (13, 1), 5, 5.6), limb((2, 7), (9, 8), 4, 4)),
        layer("metal*.5", box(-12, -3, 2, 1)),
        layer("glow", oval(15.6, -7, 2.2, 3.2, steps=14), oval(14.2, 1, 1.6, 2.4, steps=14)),
    ]


def crested() -> list[Layer]:
    return [
        layer("acc*.75", smooth([(12, -14), (8, -24), (-4, -29), (-17, -22), (-22, -4), (-19, 10), (-14, 2), (-12, -10),
                                 (-4, -17)])),
        layer("hole", smooth(SIDE, 3)),
        layer("plate", smooth([(-10, 12), (-12, -4), (-6, -15), (5, -17), (12, -10), (12, -5), (4, -4), (3, 0), (10, 2),
                               (9, 12), (3, 14), (-2, 8)], 4)),
        layer("plate*.7", [(-10, -8), (13, -11), (13, -8), (-10, -5)]),
        eyes((8, -2.4), radius=1.2),
    ]  # fmt: skip


def aerials() -> list[Layer]:
    return [
        layer("metal*.7", limb((-8, -6), (-16, -34), 1.4, 0.6), limb((-5, -8), (-9, -28), 1.2, 0.6)),
        layer("plate", smooth([(-11, 9), (-13, -4), (-6, -14), (6, -14), (13, -6), (10, -4), (9, 9), (2, 14)])),
        layer("metal", oval(-6, -1, 5.4, steps=20)),
        layer("hole", [(1, -5), (12, -6), (11, 0), (2, 1)]),
        layer("metal*.6", ribbon([(-4, 3), (4, 9), (11, 7)], 1.6, 1.6)),
        layer("glow", [(5, -3.8), (11.6, -4.4), (11.2, -2), (5, -1.6)]),
    ]


def bandana() -> list[Layer]:
    return [
        layer("acc*.7", smooth([(-8, -7), (-18, -8), (-27, -2), (-22, 2), (-13, -3), (-20, 9), (-8, -3)])),
        *side_face(),
        layer("dark", smooth([(-9, 8), (-10, -8), (-4, -14), (6, -13), (9, -8), (-2, -6), (-3, 4)])),
        layer("acc*.8", smooth([(-10, -4), (-10, -10), (9.4, -10.6), (9.8, -5.6)], 3)),
        layer("dark", [(2, 9), (10, 8), (9, 13), (2, 14.4), (-5, 12), (-4, 4), (-1, 6)]),
    ]


def ranger() -> list[Layer]:
    return [
        *side_face(),
        layer("dark", smooth([(-9, -4), (-3, -4), (-4, 5), (-8, 8)], 3)),
        layer("cloth*1.3", smooth([(-9, -6), (-8, -17), (0, -19), (8, -17), (10, -7)])),
        layer("cloth*1.6", smooth([(-18, -16), (-14, -7), (-6, -7), (9, -8), (22, -2), (21, 0), (8, -4.4), (-8, -3.4),
                                   (-17, -8), (-22, -17)], 4)),
        layer("acc", smooth([(-8, -10), (-12, -26), (-6, -31), (-5, -18)], 4)),
    ]  # fmt: skip


def neckcloth() -> list[Layer]:
    return [
        *side_face(),
        layer("cloth*1.4", smooth([(-9, -6), (-4, -4), (-3, 8), (-6, 22), (-18, 26), (-15, 10)])),
        layer("plate", smooth([(-11, -4), (-9, -13), (0, -16), (9, -12), (10, -5)])),
        layer("plate*.7", [(2, -7), (18, -3.4), (17, -1.4), (2, -4)]),
        layer("metal*.7", limb((-10, -8), (10, -9), 3, 3)),
        layer("glow", oval(6, -9, 2.2, steps=14)),
    ]


def cyber() -> list[Layer]:
    return [
        layer("plate", [(-9, 11), (-11, -5), (-5, -13), (6, -13), (11, -5), (9, 7), (3, 13)]),
        layer("hole", [(-1, -6), (12, -6), (11, 2), (1, 2)]),
        layer("glow", [(2, -4), (12, -4), (12, -1.4), (3, -1.4)]),
        layer("metal", limb((-8, -8), (-14, -24), 1.6, 0.8), [(-11, -6), (-4, -7), (-4, 5), (-10, 6)]),
    ]


def wedge() -> list[Layer]:
    return [
        layer("plate*.8", [(-16, -2), (-22, -16), (-6, -15), (4, -16), (18, -1), (8, 13), (-4, 14)]),
        layer("plate", [(-22, -16), (-6, -15), (18, -1), (4, 1), (-10, -4)]),
        layer("glow", [(1, 3), (13, 2.4), (9, 6), (2, 6)]),
        layer("metal", [(-10, -2), (-4, 0), (-5, 10), (-10, 8)]),
    ]


def lens() -> list[Layer]:
    return [
        layer("metal", smooth([(-12, 10), (-14, -2), (-8, -14), (4, -15), (13, -7), (13, 5), (6, 13)])),
        layer("metal*.6", [(-6, 10), (6, 9), (4, 18), (-5, 18)], box(-16, -3, -10, 3)),
        layer("hole", oval(6, -2, 7.2, steps=24)),
        layer("glow", oval(7, -2, 4, steps=20)),
        layer("metal", ring(6, -2, 6.4, 8.4, steps=28)),
    ]


def block() -> list[Layer]:
    return [
        layer("plate", [(-13, 10), (-13, -8), (-8, -12), (10, -12), (14, -7), (14, 10)]),
        layer("plate*.7", [(-13, 2), (14, 2), (12, 13), (-11, 13)]),
        layer("hole", box(-2, -7, 14, -1)),
        layer("glow", box(0, -5.4, 4, -2.6), box(7, -5.4, 13, -2.6)),
        layer("metal*.7", *(box(x, 5, x + 2, 11) for x in (-2, 2, 6, 10)), limb((-9, -11), (-9, -22), 2, 1.2)),
    ]


def shell() -> list[Layer]:
    return [
        layer("acc*.75", smooth([(-9, -6), (-7, -20), (0, -34), (7, -20), (9, -6)], 5)),
        layer("metal", box(-10.4, -8, 10.4, -4), [(-10, -4), (10, -4), (10, 12), (4, 15), (-8, 13)]),
        layer("hole", box(0, -1.4, 10, 3.4)),
        layer("glow", box(2, 0, 9.6, 2)),
        layer("metal*.7", box(-10, 6, 10, 8)),
    ]


def kabuto() -> list[Layer]:
    neck = [[(-9 - i * 3, -5 + i * 5), (-3, -4 + i * 5), (-5, 1 + i * 5), (-13 - i * 3, 1 + i * 5)] for i in range(3)]
    return [
        layer("hole", smooth([(-6, 13), (-7, -4), (9, -4), (9, 9), (4, 14)])),
        layer("acc*.8", [(2, 3), (10, 2), (8, 12), (3, 12)]),
        layer("plate", smooth([(-11, -3), (-8, -13), (2, -16), (10, -10), (12, -3)])),
        layer("plate*.85", *neck),
        layer("acc", ribbon([(5, -10), (14, -18), (15, -29)], 4, 0.4),
              ribbon([(2, -12), (-2, -22), (-12, -28)], 4, 0.4)),
        eyes((5, -0.5), (8.5, -0.7), radius=1),
    ]  # fmt: skip


def moon_kabuto() -> list[Layer]:
    return [
        layer("hole", smooth(SIDE, 3)),
        layer("acc", ring(4, -20, 9.6, 13.6, 20, 200, 30)),
        layer("plate", smooth([(-12, -2), (-10, -12), (0, -17), (9, -13), (12, -4)])),
        layer("plate*.8", [(-12, -4), (-5, -4), (-10, 8), (-24, 13)], [(-11, -3), (-3, -3), (-6, 3), (-19, 5)]),
        layer("metal*.8", [(1, 3), (11, 2), (13, 6), (9, 13), (3, 13)]),
        layer("hole", [(7, 7), (12, 6.4), (10, 9)]),
        eyes((7, -0.6), radius=1.1),
    ]


def kasa() -> list[Layer]:
    return [
        *side_face("skin*.8"),
        layer("dark", [(-8, -4), (-3, -4), (-4, 7), (-8, 9)]),
        layer("wood*1.7", [(-28, 2), (0, -20), (28, 0), (26, 2.4), (0, -2), (-26, 4.4)]),
        layer("wood*1.2", [(0, -20), (28, 0), (12, -2.4)]),
    ]


def topknot() -> list[Layer]:
    return [
        layer("dark*1.5", limb((-7, -14), (-16, -22), 4, 6), ribbon([(-12, -20), (-20, -18), (-24, -10)], 4, 1)),
        *side_face(),
        layer("dark*1.5", smooth([(-9, 5), (-10, -8), (-5, -15), (3, -13), (6, -11), (-1, -8), (-4, 2)])),
        layer("acc*.8", limb((-7, -13), (-10, -16), 3.6, 3.6)),
    ]


def war_mask() -> list[Layer]:
    return [
        layer("dark", smooth([(-14, 18), (-15, -4), (-8, -15), (6, -15), (8, -6), (-2, 14)])),
        layer("acc*.8", smooth([(-5, 8), (-4, -9), (6, -12), (12, -6), (17, 2), (12, 4), (13, 12), (5, 15)], 4)),
        layer("bone", [(8, 12), (9.4, 4), (11, 12)], [(3, 13), (4.6, 7), (6, 13)]),
        layer("bone*.8", ribbon([(3, -9), (8, -20), (4, -27)], 4.4, 0.6),
              ribbon([(-3, -10), (-5, -20), (-12, -26)], 4, 0.6)),
        layer("hole", [(3, -4), (10.6, -5), (9, -1), (4, -1)]),
        eyes((7.4, -3), radius=1.1),
    ]


def spiked() -> list[Layer]:
    return [
        *side_face(),
        layer("dark", ribbon([(2, 6), (7, 5), (12, 8)], 3, 1)),
        layer("plate", smooth([(-12, 2), (-11, -8), (-4, -15), (5, -15), (11, -8), (13, -3), (0, -4), (-6, 4)])),
        layer("metal", [(-3, -14), (0, -32), (3, -14)], limb((-3, -14), (4, -14), 3, 3)),
        layer("acc", star(5, -9, 7, 3.6, 1.6)),
    ]


HEADS_OF_SOLDIERS: Final[Mapping[str, Head]] = by_name(
    helm, cap, beret, gas, bucket, dome, kettle, plume, busby, goggles, pilot, lion, wolf, wings_helm, diver,
    headset, optics, crested, aerials, bandana, ranger, neckcloth, cyber, wedge, lens, block, shell, kabuto,
    moon_kabuto, kasa, topknot, war_mask, spiked,
)  # fmt: skip
