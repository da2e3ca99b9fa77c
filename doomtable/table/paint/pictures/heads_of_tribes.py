"""Heads of the tribes of Dark Eden: turbans and veils, fur caps and pointed helmets, brims, hoods and visors of
    those who
wear what the ruins left them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.head_shapes import Head, both, eyes, front_face, side_face, teeth
from doomtable.table.paint.pictures.shapes import Layer, box, layer, limb, oval, ribbon, smooth, star


def turban() -> list[Layer]:
    return [
        *side_face("skin*.8"),
        layer("dark", smooth([(1, 6), (10, 5), (12, 10), (7, 20), (-2, 15)], 4)),
        layer("bone", smooth([(-11, -3), (-16, -12), (-8, -22), (6, -22), (14, -14), (11, -5), (0, -6)], 4)),
        layer("bone*.75", ribbon([(-13, -8), (0, -10), (12, -18)], 3, 2), ribbon([(-10, -19), (2, -14), (12, -8)], 3,
            2)),
        layer("bone*.85", smooth([(-10, -4), (-17, 6), (-15, 20), (-8, 12)], 3)),
        layer("acc", oval(10, -13, 3, steps=14)),
    ]


def desert_mask() -> list[Layer]:
    return [
        layer("cloth*1.3", smooth([(-12, 16), (-14, -4), (-8, -17), (6, -17), (12, -8), (9, -5), (-3, -3), (-5, 16)],
            4)),
        layer("skin*.8", [(0, -8), (11, -8), (11, -2), (1, -1)]),
        layer("metal*.8", smooth([(0, -1), (12, -3), (19, 5), (15, 14), (2, 14)], 3)),
        layer("hole", *[box(9 + i * 3, 3, 10.4 + i * 3, 10) for i in range(3)], [(4, -6), (9, -6.6), (9, -4), (5,
            -3.6)]),
        layer("acc*.8", [(-13, -10), (9, -12), (11, -8), (-13, -6)]),
    ]


def fur_cap() -> list[Layer]:
    return [
        *side_face(),
        layer("dark", smooth([(2, 4), (10, 3), (17, 6), (24, 4), (16, 9), (8, 7)], 3)),
        layer("dark*1.9", smooth([(-11, -3), (-16, -12), (-13, -27), (0, -31), (13, -27), (15, -14), (11, -5), (0,
            -5)], 3),
              *[[(-14 + i * 5, -25), (-13 + i * 5, -33), (-9 + i * 5, -26)] for i in range(6)]),
        layer("acc*.7", [(-10, -29), (4, -34), (13, -26), (2, -28)]),
    ]


def point_helmet() -> list[Layer]:
    return [
        layer("metal", [(-1, -14), (2, -40), (5, -14)]),
        layer("plate", smooth([(-12, 2), (-13, -8), (-5, -17), (8, -16), (13, -7), (17, -3), (2, -4), (-6, 4), (-15,
            10)],
                              4)),
        layer("acc*.8", star(9, -9, 8, 5, 2.4)),
        layer("cloth", smooth([(-5, -3), (9, -4), (12, 2), (9, 13), (-5, 13)], 3)),
        layer("glow", oval(7, 0, 2.6, steps=16)),
        layer("metal*.7", limb((9, 9), (16, 13), 8, 8)),
    ]


def iron_mask() -> list[Layer]:
    return [
        layer("metal*.8", smooth([(-11, 12), (-12, -6), (-4, -15), (7, -14), (13, -4), (12, 8), (4, 16)], 3)),
        layer("hole", [(3, -6), (13, -5), (13, -2), (4, -2)], *[box(6 + i * 2.6, 5, 7.2 + i * 2.6,
            12) for i in range(3)]),
        layer("glow", [(6, -5), (12, -4.4), (12, -3), (6, -3)]),
        layer("metal*1.2", *[oval(x, y, 1.1, steps=8) for x, y in ((-8, -4), (-8, 2), (-8, 8), (0, -12), (0, 12))]),
        layer("metal*.6", limb((-12, 2), (-24, 12), 5, 4), limb((-10, 8), (-20, 22), 5, 4)),
    ]


def tricorne() -> list[Layer]:
    return [
        *side_face(),
        layer("bone*.9", smooth([(-7, -4), (-12, 2), (-10, 12), (-18, 20), (-6, 14), (-3, 2)], 3)),
        layer("cloth*1.2", smooth([(-10, -6), (-8, -19), (6, -20), (10, -8)], 3)),
        layer("dark*1.6", smooth([(-22, -14), (-12, -6), (8, -7), (24, -12), (14, -18), (0, -12), (-12, -20)], 3)),
        layer("acc", ribbon([(-14, -16), (-24, -28), (-36, -26)], 6, 1)),
    ]


def wide_brim() -> list[Layer]:
    return [
        layer("dark", smooth([(-10, 14), (-12, 0), (-4, -10), (6, -8), (10, 2), (6, 14)], 4)),
        layer("bone", smooth([(0, -6), (11, -6), (26, 6), (30, 12), (18, 9), (8, 10), (1, 4)], 3)),
        layer("glow", oval(8, -2, 2.2, steps=14)),
        layer("dark*1.5", smooth([(-24, -6), (-9, -9), (-8, -24), (4, -28), (11, -22), (11, -9), (27, -8), (10, -4),
            (-10, -3)],
                                 3)),
        layer("acc*.6", [(-9, -14), (11, -13), (11, -9), (-9, -9)]),
    ]


def burgonet() -> list[Layer]:
    return [
        *side_face("skin*.8"),
        layer("metal*.8", smooth([(-13, 4), (-14, -6), (-6, -17), (6, -17), (12, -8), (20, -5), (10, -3), (-2, -3),
            (-5, 8),
                                  (-16, 14)], 4)),
        layer("metal*1.1", smooth([(-14, -6), (-10, -22), (2, -27), (12, -18), (4, -19), (-6, -14)], 4)),
        layer("plate", ribbon([(-12, -10), (-26, -14), (-34, -4)], 7, 1), ribbon([(-13, -4), (-24, -2), (-30, 8)], 6,
            1)),
        layer("metal", limb((-2, -2), (4, 12), 6, 5)),
    ]


def lobster() -> list[Layer]:
    return [
        layer("skin*.6", smooth([(-6, 14), (-8, -6), (4, -12), (13, -6), (17, 4), (10, 14)], 4)),
        layer("bone", *teeth(6, 17, 6, 5, 4)),
        layer("glow", oval(9, -2, 2, steps=12)),
        layer("plate", smooth([(-12, 0), (-10, -14), (4, -18), (14, -9), (12, -5), (-2, -5)], 4),
              [(-12, -2), (-4, -4), (-7, 4), (-17, 4)], [(-14, 4), (-6, 4), (-9, 11), (-20, 11)]),
        layer("plate*.7", [(0, -5), (3, -5), (4, 8), (1, 8)], ribbon([(10, -14), (22, -26), (36, -26)], 3, 1)),
    ]


def gill_head() -> list[Layer]:
    return [
        layer("skin*.5", smooth([(-8, 14), (-12, -2), (-6, -14), (6, -14), (16, -4), (18, 4), (10, 8), (4, 14)], 4)),
        layer("plate*.8", *[[(-6 - i * 3, -12 + i * 7), (-22 - i * 2, -22 + i * 10), (-10 - i,
            -4 + i * 7)] for i in range(3)]),
        layer("hole", ribbon([(-2, 2), (0, 6), (-3, 11)], 1.4, 0.6), ribbon([(-6, 3), (-4, 7), (-7, 12)], 1.4, 0.6),
              [(8, 4), (17, 2), (16, 5)]),
        eyes((8, -4), radius=2),
    ]


def horn_crest() -> list[Layer]:
    return [
        layer("metal", [(-10, 13), (-11, -8), (-3, -14), (8, -13), (12, -6), (10, 12), (2, 16)]),
        layer("acc*.7", [(-14, -10), (-18, -28), (-6, -36), (12, -32), (18, -20), (8, -13), (-4, -12)]),
        layer("acc*.5", *[limb((-9 + i * 6, -14), (-11 + i * 7, -31), 1.2, 1.2) for i in range(4)]),
        layer("hole", [(2, -5), (12, -6), (12, -2.6), (3, -1.6)], [(7, -2), (9, -2), (9, 12), (7, 12)]),
        layer("metal*1.2", [(-12, 2), (-4, 4), (-8, 16), (-16, 14)]),
    ]


def cloth_face() -> list[Layer]:
    return [
        layer("cloth*1.2", smooth([(-12, 16), (-15, -2), (-9, -18), (7, -18), (13, -6), (12, 16)], 4)),
        layer("cloth*.7", smooth([(1, -8), (11, -9), (12, 2), (9, 13), (1, 12)], 3)),
        layer("glow", oval(5, -4, 1.7, steps=12), oval(10, -4.4, 1.4, steps=12)),
        layer("acc*.8", ribbon([(-14, -10), (0, -13), (12, -11)], 3, 3), [(-14, -9), (-24, -2), (-20, 10), (-12, -4)]),
        layer("bone", *[oval(-8 + i * 6, -17 - (i % 2) * 2, 1.4, steps=8) for i in range(4)]),
    ]


def seer_hood() -> list[Layer]:
    return [
        layer("cloth", smooth([(-14, 16), (-18, -4), (-8, -22), (10, -26), (8, -12), (-2, -8), (-2, 12)], 4)),
        *side_face("skin*.9"),
        layer("bone", smooth([(-1, 6), (9, 6), (12, 12), (9, 28), (0, 34), (-4, 16)], 3)),
        layer("bone*1.1", [(3, -5), (12, -6), (12, -2), (3, -1)]),
        layer("cloth*1.3", smooth([(-12, 14), (-13, -6), (-4, -16), (9, -20), (4, -11), (-6, -4), (-7, 14)], 4)),
        layer("glow", oval(4, -14, 2.4, steps=16)),
    ]


def front_turban() -> list[Layer]:
    return [
        *front_face("skin*.85", brow=0.6),
        layer("dark*1.4", smooth([(-8, 5), (0, 6), (8, 5), (7, 14), (0, 27), (-7, 14)], 4)),
        layer("bone", smooth([(-12, -4), (-18, -13), (-10, -25), (0, -28), (10, -25), (18, -13), (12, -4), (0, -8)],
            4)),
        layer("bone*.75", *both(ribbon([(0, -9), (-10, -14), (-16, -12)], 2, 3), ribbon([(2, -26), (-8, -19), (-17,
            -15)], 2, 3))),
        layer("acc", star(0, -15, 8, 5, 2.4)),
    ]


def front_fur_cap() -> list[Layer]:
    return [
        *front_face(brow=1),
        layer("dark*1.2", *both(smooth([(0, 5), (-7, 4), (-15, 8), (-20, 5), (-13, 11), (-3, 8)], 3))),
        layer("dark*1.9", smooth([(-12, -4), (-18, -14), (-16, -28), (0, -33), (16, -28), (18, -14), (12, -4), (0,
            -7)], 3),
              *[[(-17 + i * 5, -26), (-15 + i * 5, -34), (-11 + i * 5, -27)] for i in range(7)]),
        layer("acc", star(0, -17, 6, 6, 2.6)),
    ]


def front_iron_mask() -> list[Layer]:
    return [
        layer("metal*.8", smooth([(-11, -8), (0, -17), (11, -8), (11, 6), (5, 17), (-5, 17), (-11, 6)], 3)),
        layer("metal*1.1", [(-2, -14), (2, -14), (2.4, 6), (-2.4, 6)]),
        layer("hole", *both([(-3, -4), (-9, -5.4), (-9, -2), (-3.6, -0.6)]),
              *[box(-5 + i * 3.6, 8, -3.4 + i * 3.6, 13) for i in range(3)]),
        layer("glow", *both([(-4.4, -3.4), (-8, -4.2), (-8, -2.8), (-4.8, -2)])),
        layer("metal*1.3", *both(oval(-9, 3, 1, steps=8), oval(-7, 10, 1, steps=8), oval(-6, -11, 1, steps=8))),
    ]


HEADS_OF_TRIBES: Final[Mapping[str, Head]] = by_name(
    turban, desert_mask, fur_cap, point_helmet, iron_mask, tricorne, wide_brim, burgonet, lobster, gill_head,
            horn_crest,
    cloth_face, seer_hood, front_turban, front_fur_cap, front_iron_mask,
)
