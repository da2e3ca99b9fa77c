"""Heads that tell rank or trade: officers' caps and crests, a surgeon's helmet, a welder's shield, a film
star's curls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.head_shapes import Head, both, eyes, front_face, side_face
from doomtable.table.paint.pictures.shapes import Layer, box, layer, limb, oval, ribbon, ring, smooth, star


def peaked() -> list[Layer]:
    return [
        *side_face(),
        layer("dark", smooth([(-9, -4), (-3, -4), (-4, 5), (-8, 8)], 3)),
        layer("plate", [(-9, -7), (-17, -16), (-4, -25), (15, -22), (10, -9)]),
        layer("acc*.7", [(-9, -11), (10, -13), (11, -7), (-9, -5)]),
        layer("dark", smooth([(2, -7), (11, -8), (21, -2), (18, 0), (8, -3), (2, -4)], 4)),
        layer("acc", star(4, -17, 6, 4, 2)),
    ]


def kepi() -> list[Layer]:
    return [
        *side_face(),
        layer("dark", smooth([(-9, -4), (-2, -4), (-4, 6), (-9, 9)], 3)),
        layer("plate", [(-10, -4), (-9, -17), (7, -20), (10, -7)]),
        layer("plate*.7", smooth([(-9, -17), (-2, -20), (7, -20), (2, -16)], 4)),
        layer("dark", [(1, -6), (10, -8), (19, -5), (17, -3), (6, -3.4)]),
        layer("cloth*1.4", smooth([(-9, -6), (-3, -4), (-7, 8), (-17, 22), (-19, 10)], 4)),
    ]


def shako() -> list[Layer]:
    return [
        *side_face(),
        layer("plate", [(-10, -4), (-13, -28), (11, -31), (10, -7)]),
        layer("plate*.7", [(-13, -28), (11, -31), (11, -27), (-13, -24)]),
        layer("acc", star(1, -17, 7, 5, 2.4)),
        layer("bone", ribbon([(9, -30), (14, -42), (8, -54)], 6, 2)),
        layer("dark", smooth([(2, -6), (11, -8), (18, -4), (16, -2), (6, -3)], 4)),
        layer("metal", ribbon([(-9, -4), (-3, 8), (6, 13)], 1.2, 1.2)),
    ]


def curls() -> list[Layer]:
    locks = ((-9, -8), (-13, 0), (-14, 9), (-11, 17), (-3, -13), (5, -14), (-8, 4), (10, -9))
    return [
        layer("acc*.8", *[oval(x, y, 6.4, steps=18) for x, y in locks]),
        *side_face(),
        layer("acc", *[oval(x, y, 4.6, steps=16) for x, y in ((-3, -10), (4, -11), (9, -8), (-7, -4),
                (-8, 4))]),
        layer("bone", oval(-4, 9, 1.6, steps=10)),
    ]


def welder() -> list[Layer]:
    return [
        layer("cloth", smooth([(-11, 12), (-13, -3), (-6, -13), (4, -14), (8, -8), (6, 12)])),
        layer("metal*.6", [(-2, -14), (10, -16), (17, -6), (15, 13), (6, 19), (-1, 10)]),
        layer("hole", [(5, -7), (16, -8), (16, -1), (6, 0)]),
        layer("glow", [(7, -5.4), (15.4, -6), (15.4, -3), (7.6, -2.4)]),
        layer("metal", oval(-3, -3, 3.4, steps=16)),
    ]


def top_hat() -> list[Layer]:
    return [
        *side_face("skin*.8"),
        layer("dark", smooth([(-9, -4), (-3, -5), (-4, 5), (-8, 8)], 3)),
        layer("dark*1.4", [(-9, -7), (-11, -34), (11, -35), (9, -9)]),
        layer("acc*.6", [(-9.4, -14), (10, -16), (9.4, -9), (-9, -7)]),
        layer("dark*1.4", smooth([(-18, -6), (-8, -8), (9, -10), (19, -10), (10, -6), (-8, -4)], 4)),
        layer("metal", ring(6, -2.6, 2.2, 3.4, steps=20)),
    ]


def bonnet() -> list[Layer]:
    return [
        *side_face(),
        layer("acc*.5", smooth([(2, 5), (10, 7), (10, 16), (4, 22), (-4, 14)], 4)),
        layer("cloth*1.4", smooth([(-8, -4), (-16, -8), (-10, -17), (6, -17), (17, -12), (10, -5), (0, -7)])),
        layer("acc*.9", box(-9, -7, 10, -4.4), oval(1, -18, 3.4, steps=16)),
        layer("bone", ribbon([(-6, -12), (-14, -28), (-26, -38)], 5, 1)),
    ]


def medic() -> list[Layer]:
    return [
        *side_face(),
        layer("bone", smooth([(-11, 5), (-12, -5), (-6, -15), (5, -15), (12, -6), (12, -3), (-3, -3),
                              (-5, 6)], 4)),
        layer("acc*.8", [(-2, -6), (0, -13), (4, -13), (2, -6)], [(-5, -11), (7, -11), (6, -8), (-5, -8)]),
        layer("metal", ribbon([(-5, -2), (0, 9), (8, 13)], 1.2, 1.2)),
        layer("bone*.8", smooth([(2, 5), (11, 5), (10, 13), (3, 14)], 3)),
    ]


def ninja() -> list[Layer]:
    return [
        layer("acc*.7", ribbon([(-9, -4), (-22, -8), (-34, 0), (-46, -4)], 4, 1.4)),
        layer("dark*1.5", smooth([(-10, 14), (-11, -5), (-4, -14), (6, -13), (11, -6), (12, 4), (8, 14)], 4)),
        layer("skin", [(2, -5), (11, -6), (12, -1), (3, 0)]),
        layer("acc*.7", [(-11, -8), (10, -9), (11, -5.4), (-11, -4)]),
        layer("hole", [(5, -4), (10, -4.6), (9.6, -2.4), (6, -2)]),
    ]


def stag_skull() -> list[Layer]:
    tines = (
        ribbon([(-5, -10), (-16, -22), (-12, -42), (-20, -52)], 4, 0.8),
                ribbon([(-14, -24), (-26, -28)], 3, 0.6),
        ribbon([(-13, -36), (-4, -44)], 3, 0.6), ribbon([(4, -11), (13, -24), (10, -42), (18, -54)], 4, 0.8),
        ribbon([(12, -26), (24, -32)], 3, 0.6), ribbon([(11, -38), (2, -46)], 3, 0.6),
    )
    return [
        layer("bone*.8", *tines),
        layer("cloth", smooth([(-11, 14), (-11, -4), (-4, -12), (2, -10), (4, 14)])),
        layer("bone", smooth([(-6, -6), (0, -13), (8, -9), (18, 4), (22, 12), (16, 14), (6, 7), (-2, 6)], 4)),
        layer("hole", oval(5, -3, 3, 2.4, 16), limb((16, 9), (19, 11), 1, 1)),
        eyes((5.4, -3), radius=1.2),
    ]


def wired() -> list[Layer]:
    lines = [ribbon([(-4 + i * 3, -9), (-14 + i * 2, -26 + i * 4), (-30, -22 + i * 12)], 2.2, 1.2)
             for i in range(5)]
    return [
        layer("acc*.5", *lines),
        *side_face("skin*.6"),
        layer("metal*.6", smooth([(-10, 6), (-11, -6), (-4, -14), (6, -13), (11, -7), (3, -4), (-2, 6)], 4)),
        layer("metal", limb((4, -3), (16, -4), 5, 6), oval(-5, 0, 4, steps=16)),
        eyes((17, -4), radius=2),
    ]


def sun_crest() -> list[Layer]:
    return [
        layer("acc", ring(2, -22, 11, 15, 150, 390, 30)),
        layer("plate", smooth([(-12, 0), (-13, -8), (-5, -17), (6, -16), (12, -8), (11, -4), (-2, -3)], 4)),
        layer("plate*.7", [(-11, -4), (-5, -2), (-10, 16), (-24, 18)],
              [(-10, -3), (-22, 6), (-24, 10), (-10, 3)]),
        layer("skin", smooth([(-3, -4), (10, -5), (10, 2), (-2, 4)], 3)),
        layer("acc*.6", smooth([(-2, 3), (11, 1), (15, 6), (9, 15), (-1, 13)], 3)),
        layer("hole", [(4, -3), (9.4, -3.6), (9, -1.4), (5, -1)], [(4, 8), (11, 7), (9, 10)]),
    ]


def front_mitre() -> list[Layer]:
    return [
        *front_face(),
        layer("bone", smooth([(-7, 7), (0, 4), (7, 7), (7, 16), (0, 28), (-7, 16)], 4)),
        layer("hole", [(-3, 8.6), (3, 8.6), (0, 10)]),
        layer("cloth*1.5", [(-11, -5), (-15, -22), (0, -44), (15, -22), (11, -5), (0, -8)]),
        layer("acc", *both([(-11, -6), (-12, -10), (0, -13), (0, -8)]), star(0, -25, 8, 7, 3)),
        layer("cloth*1.2", *both([(-10, -6), (-13, -4), (-18, 22), (-11, 22)])),
    ]


def front_peaked() -> list[Layer]:
    return [
        *front_face(brow=0.8),
        layer("bone*.8", smooth([(-6, 6.4), (0, 4.6), (6, 6.4), (9, 9), (3, 8.4), (0, 7.4), (-3, 8.4),
                                 (-9, 9)], 4)),
        layer("plate", [(-10, -8), (-20, -17), (-8, -26), (8, -26), (20, -17), (10, -8)]),
        layer("acc*.7", [(-10, -12), (10, -12), (11, -7), (-11, -7)]),
        layer("dark", smooth([(-11, -7), (0, -9), (11, -7), (9, -3), (0, -5), (-9, -3)], 4)),
        layer("acc", star(0, -18, 8, 5, 2.2)),
    ]


HEADS_OF_RANK: Final[Mapping[str, Head]] = by_name(
    peaked, kepi, shako, curls, welder, top_hat, bonnet, medic, ninja, stag_skull, wired, sun_crest,
    front_mitre, front_peaked,
)
