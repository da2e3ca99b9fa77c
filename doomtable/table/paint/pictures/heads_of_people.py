"""Heads of people: hair, hats, hoods and masks, from the side and, for pictures of a face, from the front."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.head_shapes import FRONT, Head, both, eyes, front_face, side_face
from doomtable.table.paint.pictures.shapes import Layer, box, layer, limb, oval, ribbon, ring, smooth, star


def hood() -> list[Layer]:
    return [
        layer("cloth", smooth([(-13, 16), (-13, -3), (-8, -13), (3, -20), (9, -11), (11, 2), (8, 15)])),
        layer("hole", smooth([(-1, 13), (-1, -4), (4, -11), (9, -5), (9.5, 5), (6, 13)])),
        eyes((4, -0.5), (8, -0.5), radius=1.1),
    ]


def cowl() -> list[Layer]:
    return [
        layer("cloth", smooth([(-12, 16), (-12, -2), (-7, -14), (0, -22), (7, -14), (12, -2), (12, 16)])),
        layer("hole", smooth([(-6, 13), (-7, -3), (0, -14), (7, -3), (6, 13)])),
        eyes((-3, 0), (3, 0), radius=1.2),
    ]


def open_hood() -> list[Layer]:
    return [
        layer("cloth*.7", smooth([(-13, 16), (-14, -4), (-7, -16), (6, -17), (11, -8), (6, -6), (6, 14)])),
        *side_face(),
        layer("cloth", smooth([(-13, 18), (-15, -4), (-8, -17), (7, -19), (12, -9), (4, -11), (-3, -7), (-4, 6),
                               (0, 18)])),
    ]


def mitre() -> list[Layer]:
    return [
        *side_face(),
        layer("bone*.85", smooth([(-5, 3), (1, 6), (9, 7), (12, 12), (8, 27), (2, 18), (-4, 12)], 4)),
        layer("cloth*1.5", [(-9, -4), (-13, -18), (-2, -38), (12, -20), (10, -7)]),
        layer("acc*.9", [(-9.4, -6), (10.4, -9), (10.6, -12), (-10, -9)], [(-3, -14), (1.4, -26), (4, -15), (0, -11)]),
        layer("cloth*1.2", [(-9, -6), (-5, -6), (-10, 16), (-16, 15)]),
    ]


def veil() -> list[Layer]:
    return [
        layer("cloth*.8", smooth([(-4, -15), (-14, -8), (-19, 8), (-28, 24), (-8, 26), (-4, 10), (2, -14)])),
        *side_face(),
        layer("bone", smooth([(-7, 15), (-9, -4), (-3, -13), (6, -13), (10, -8), (5, -9), (-1, -4), (0, 6), (3, 15)],
                             4)),
        layer("cloth", smooth([(-13, 16), (-14, -6), (-6, -17), (6, -16), (9, -10), (0, -11), (-6, -4), (-6, 14)])),
    ]


def halo() -> list[Layer]:
    return [
        layer("acc", ring(-1, -5, 17, 20, steps=48), *(
            [(-1 + 21 * math.cos(a), -5 + 21 * math.sin(a)),
             (-1 + 27 * math.cos(a + 0.06), -5 + 27 * math.sin(a + 0.06)),
             (-1 + 21 * math.cos(a + 0.12), -5 + 21 * math.sin(a + 0.12))] for a in (i * 0.5236 for i in range(12)))),
        *side_face(),
        layer("bone*.9", smooth([(-14, 12), (-13, -6), (-4, -15), (6, -13), (9, -8), (0, -7), (-4, 2), (-6, 14)])),
    ]  # fmt: skip


def hat() -> list[Layer]:
    return [
        layer("hole", smooth([(-7, 13), (-8, -5), (8, -5), (9, 5), (6, 13)])),
        layer("cloth*.8", smooth([(-9, -6), (-6, -18), (0, -16), (7, -18), (9, -6)])),
        layer("cloth", smooth([(-24, -5), (-8, -9), (8, -9), (24, -3), (8, -3), (-8, -3)])),
        layer("acc", box(-8.5, -9, 8.5, -7)),
        eyes((3, 0), (7, 0), radius=1),
    ]


def fedora() -> list[Layer]:
    return [
        *side_face(),
        layer("dark", smooth([(-8.6, -5), (-3, -5), (-4, 4), (-8, 7)], 3)),
        layer("cloth*1.6", smooth([(-9, -7), (-9, -18), (-2, -20), (1, -18), (7, -19), (10, -8)])),
        layer("dark", [(-9.4, -10), (10, -11), (10.4, -7), (-9.4, -6)]),
        layer("cloth*1.6", smooth([(-17, -3), (-9, -7.4), (9, -8.6), (20, -6.4), (10, -4.6), (-8, -4)], 4)),
        layer("bone", limb((9, 7), (16, 8.4), 1.2, 1)),
        layer("glow", oval(16.4, 8.4, 0.9, steps=8)),
    ]


def crew() -> list[Layer]:
    return [
        *side_face(),
        layer("wood", smooth([(-8.4, 5), (-10, -6), (-5, -13.6), (5, -14), (9.6, -9.6), (6, -8), (-1, -7), (-4, 1)],
                             4)),
    ]


def bald() -> list[Layer]:
    return [
        *side_face(),
        layer("skin*.8", ribbon([(1, -11), (4, -6), (3, 3)], 1.1, 0.6)),
        layer("dark", smooth([(1, 7), (6, 5), (11, 5.4), (10, 7), (11, 13), (5, 17), (1, 13)], 3)),
    ]


def bearded() -> list[Layer]:
    return [
        *side_face(),
        layer("bone*.8", smooth([(-9, 3), (-10, -7), (-4, -14), (6, -13), (9, -9), (0, -7), (-4, -2), (-2, 5), (4, 6),
                                 (11, 5), (14, 13), (9, 28), (2, 22), (-4, 14)], 4)),
        layer("hole", [(8, 8.4), (11.4, 8), (10.6, 9.6)]),
    ]  # fmt: skip


def mohawk() -> list[Layer]:
    return [
        layer("acc*.85", *([(-10 + i * 3.6, -8 - 4.4 * math.sin(i * 0.6)),
                            (-20 + i * 6.6, -18 - 10 * math.sin(i * 0.55 + 0.3)),
                            (-5 + i * 3.4, -9 - 4 * math.sin(i * 0.6))] for i in range(6))),
        *side_face(),
        layer("skin*.8", smooth([(-9, 4), (-10, -6), (-5, -11), (3, -12), (0, -8), (-4, 1)], 4)),
        layer("metal", oval(-2, 4.4, 1.2, steps=10)),
        layer("dark", [(3, -4), (10, -5), (9.6, -1), (4, -1)]),
    ]  # fmt: skip


def bob() -> list[Layer]:
    return [
        layer("dark*1.4", smooth([(-13, 12), (-14, -6), (-5, -16), (7, -14), (11, -6), (6, 2), (-2, 14)])),
        *side_face(),
        layer("dark*1.4", smooth([(-6, -4), (0, -14), (11, -11), (8, -5), (0, -3), (-3, 8), (-7, 10)])),
    ]


def pony() -> list[Layer]:
    return [
        layer("dark*1.4", ribbon([(-8, -8), (-20, -10), (-26, 4), (-34, 8)], 8, 1)),
        *side_face(),
        layer("dark*1.4", smooth([(-10, 2), (-10, -10), (0, -15), (9, -11), (6, -6), (-3, -5), (-4, 4)])),
    ]


def long_hair() -> list[Layer]:
    return [
        layer("acc*.6", smooth([(6, -14), (-8, -17), (-19, -8), (-26, 8), (-40, 14), (-26, 18), (-34, 26), (-14, 24),
                                (-2, 14)])),
        *side_face(),
        layer("acc*.75", smooth([(10, -9), (4, -16), (-8, -16), (-15, -4), (-20, 14), (-10, 20), (-6, 6), (-1, -5)])),
    ]  # fmt: skip


def braid() -> list[Layer]:
    knots = [(-13 - i * 3.2, 0 + i * 6.4) for i in range(5)]
    return [
        layer("wood*1.5", *(oval(x, y, 4.4 - i * 0.5, 4.6, steps=14) for i, (x, y) in enumerate(knots))),
        *side_face(),
        layer("wood*1.5", smooth([(-11, 4), (-12, -7), (-4, -15), (5, -14), (10, -9), (3, -8), (-3, -3), (-5, 5)])),
        layer("metal", [(-9, -7), (10, -9), (10, -7), (-9, -4.6)]),
        layer("acc", oval(7, -7.6, 1.8, steps=12)),
    ]


def wild_hair() -> list[Layer]:
    return [
        layer("acc*.6", *([(-2 + 9 * math.cos(a), -4 + 9 * math.sin(a)),
                           (-5 + 26 * math.cos(a + 0.2), -5 + 24 * math.sin(a + 0.2)),
                           (-2 + 9 * math.cos(a + 0.5), -4 + 9 * math.sin(a + 0.5))] for a in (2.2 + i * 0.36
                                                                                               for i in range(9)))),
        *side_face(),
        layer("acc*.7", smooth([(-10, 6), (-11, -6), (-4, -14), (7, -13), (8, -8), (-1, -6), (-4, 5)])),
        layer("acc*.6", smooth([(-2, 8), (6, 6), (11, 6), (11, 14), (3, 20)], 3)),
    ]  # fmt: skip


def eyepatch() -> list[Layer]:
    return [
        *side_face(),
        layer("bone*.6", smooth([(-8.4, 7), (-10, -6), (-5, -14), (5, -14), (9.6, -9.6), (4, -8), (-2, -6), (-4, 3)],
                                4)),
        layer("dark", ribbon([(-9, -8), (0, -6), (9, -2)], 1.2, 1.2), smooth([(4, -5), (9, -5), (9, 0), (5, 0.6)], 3)),
        layer("bone*.6", smooth([(3, 5.6), (8, 4.4), (12.4, 6), (6, 7.6)], 3)),
    ]


def shades() -> list[Layer]:
    return [
        *side_face(),
        layer("dark*1.3", smooth([(-9, 4), (-11, -8), (-6, -15), (4, -16), (11, -13), (6, -8), (-1, -7), (-4, 2)], 4)),
        layer("dark", [(-3, -4.4), (11, -5), (10.4, 0.4), (5, 1), (3, -2), (-3, -2.4)]),
        layer("glow", [(6, -3.6), (10, -4), (9.6, -2.6), (6, -2.4)]),
    ]


def blindfold() -> list[Layer]:
    return [
        layer("acc*.7", ribbon([(-8, -3), (-20, -6), (-30, 2), (-38, -4)], 4.4, 2.4)),
        layer("bone*.75", smooth([(-9, 14), (-14, -2), (-8, -15), (5, -15), (8, -9), (-3, -5), (-4, 12)])),
        *side_face(),
        layer("bone*.9", smooth([(-13, 10), (-11, -8), (-3, -15), (7, -13), (8, -8), (-2, -7), (-5, 8)])),
        layer("acc*.85", [(-10, -5.6), (10, -7), (10.6, -1.6), (-9, -0.6)]),
    ]


def crown() -> list[Layer]:
    return [
        layer("dark*1.4", smooth([(-11, 14), (-12, -6), (-4, -13), (4, -11), (-2, 2), (-4, 14)])),
        *side_face(),
        layer("acc", [(-11, -6), (-13, -20), (-7, -13), (-3, -23), (1, -14), (7, -23), (8, -14), (14, -19), (10, -8)]),
        layer("dark", smooth([(2, 8), (10, 7), (9, 14), (2, 15)], 3)),
    ]


def half_machine() -> list[Layer]:
    return [
        *side_face(),
        layer("metal", smooth([(-9, 12), (-11, -5), (-5, -14), (5, -13.6), (6, -6), (1, 2), (2, 12)])),
        layer("metal*.6", oval(-4, 0, 5, steps=20), limb((-7, -8), (4, -10), 2, 1)),
        layer("glow", oval(-4, 0, 2, steps=14), oval(7.6, -2.4, 1.2, steps=10)),
        layer("acc*.5", ribbon([(-5, 5), (-12, 12), (-8, 22)], 2.4, 2.4),
              ribbon([(-8, 2), (-18, 10), (-16, 24)], 2, 2)),
    ]


def mask() -> list[Layer]:
    return [
        layer("cloth", smooth([(-13, 16), (-13, -6), (-5, -16), (8, -14), (10, -8), (2, 16)])),
        layer("bone*1.1", smooth([(-3, 9), (-4, -9), (4, -12.5), (11, -8), (11, -2), (14, 3), (11, 5), (9, 13),
                                  (2, 14)], 4)),
        layer("hole", [(4, -4), (10, -5), (9, -1.6), (5, -2)], [(6, 8), (10.6, 7), (9.6, 9.4)]),
        layer("acc", [(5.4, -1), (7.4, -1), (6.4, 6)]),
    ]


# ---------------------------------------------------------------- from the front


def front_man() -> list[Layer]:
    return [
        layer("wood", smooth([(-10, 4), (-11, -8), (-5, -16), (6, -16), (11, -8), (10, 4)])),
        *front_face(brow=0.8),
        layer("wood", smooth([(-9.6, -2), (-9, -12), (0, -16), (9, -12), (9.6, -2), (6, -8), (0, -9.4), (-6, -8)], 4)),
        layer("wood", *both([(-1.4, -4.6), (-7, -6.4), (-7, -4.8), (-1.6, -2.8)])),
        layer("skin*.7", [(3.6, 0), (5.6, 6), (4.4, 6)]),
    ]


def front_woman() -> list[Layer]:
    return [
        layer("dark*1.5", smooth([(-14, 17), (-13, -8), (-6, -17), (6, -17), (13, -8), (14, 17), (8, 13), (-8, 13)])),
        *front_face(),
        layer("acc*.8", [(-2.6, 8.2), (0, 7.4), (2.6, 8.2), (0, 9.8)]),
        layer("dark*1.5", smooth([(-10, 8), (-10, -10), (2, -16), (11, -8), (10, 8), (8, -4), (3, -9), (-6, -3),
                                  (-8, 2)], 4)),
    ]


def front_elder() -> list[Layer]:
    return [
        *front_face(brow=1.2),
        layer("bone", smooth([(-9, 1), (-6, 5), (-3, 5.4), (0, 6.4), (3, 5.4), (6, 5), (9, 1), (9, 16), (4, 26),
                              (0, 34),
                              (-4, 26), (-9, 16)], 4)),
        layer("bone", *both([(-1.4, -4.4), (-7.4, -7), (-7.6, -4.4), (-1.6, -2.4)])),
        layer("cloth*1.5", smooth([(-10, -5), (-11, -17), (0, -23), (11, -17), (10, -5), (0, -9)], 4)),
        layer("acc", smooth([(-10.4, -6), (0, -10.4), (10.4, -6), (10.4, -9), (0, -13.6), (-10.4, -9)], 3)),
        layer("hole", smooth([(-3.4, 9.4), (0, 8.4), (3.4, 9.4), (0, 10.2)], 3)),
        layer("acc", star(0, -15.6, 7, 3.4, 1.5)),
    ]  # fmt: skip


def front_visor() -> list[Layer]:
    return [
        layer("plate", smooth([(-11, 12), (-13, -4), (-8, -15), (0, -18), (8, -15), (13, -4), (11, 12), (0, 16)])),
        layer("plate*.7", [(-1.6, -18), (1.6, -18), (2, -7), (-2, -7)], *both([(-4, 8), (-9, 6), (-7, 13), (-4, 14)])),
        layer("hole", smooth([(-11, -5), (0, -8), (11, -5), (10, 2), (3, 1), (0, 5), (-3, 1), (-10, 2)], 3)),
        layer("glow", *both([(-9, -3), (-2, -4), (-2, -1.6), (-8.6, -0.4)])),
        layer("metal*.6", *(box(-2.6, y, 2.6, y + 1.2) for y in (7, 10, 13))),
    ]


def front_gas() -> list[Layer]:
    return [
        layer("cloth", smooth([(-12, 14), (-13, -6), (-6, -16), (6, -16), (13, -6), (12, 14), (0, 18)])),
        layer("plate", smooth([(-16, -5), (-11, -15), (0, -20), (11, -15), (16, -5), (8, -9), (0, -10), (-8, -9)], 4)),
        layer("metal", *both(ring(-5, -1, 3.6, 5, steps=24)), limb((0, 8), (0, 13), 9, 8)),
        layer("glow", *both(oval(-5, -1, 3.6, steps=20))),
        layer("metal*.5", *(box(-3, y, 3, y + 1) for y in (9, 11.4, 13.8)),
              *both(ribbon([(-5, 11), (-14, 12), (-17, 26)], 4, 4))),
    ]


def front_hood() -> list[Layer]:
    return [
        layer("cloth", smooth([(-16, 22), (-15, -4), (-8, -17), (0, -25), (8, -17), (15, -4), (16, 22)], 4)),
        layer("hole", smooth([(-10, 16), (-10, -4), (0, -17), (10, -4), (10, 16), (0, 20)], 4)),
        layer("skin*.7", smooth([(-6, 8), (-4, 3), (0, 1.6), (4, 3), (6, 8), (3, 14), (0, 15.4), (-3, 14)], 4)),
        layer("hole", [(-2.6, 9.6), (0, 9), (2.6, 9.6), (0, 10.4)], [(-2, 2), (2, 2), (1.4, 5.6), (-1.4, 5.6)]),
        eyes((-3.8, -1), (3.8, -1), radius=1.3),
    ]


def front_mempo() -> list[Layer]:
    return [
        layer("plate", smooth([(-12, -2), (-12, -13), (0, -20), (12, -13), (12, -2), (0, -6)], 4)),
        layer("plate*.75", *both([(-11, -3), (-8, 0), (-14, 14), (-24, 14)],
                                 [(-10, -4), (-7, -2), (-10, 5), (-19, 5)])),
        layer("acc", *both(ribbon([(-3, -14), (-9, -24), (-8, -38)], 5, 0.6)), star(0, -14, 7, 4, 1.8)),
        layer("hole", smooth([(-9, -6), (9, -6), (8, 4), (0, 6), (-8, 4)], 3)),
        layer("skin", smooth([(-7, -4.4), (7, -4.4), (6, 2), (-6, 2)], 3)),
        layer("hole", *both([(-1.6, -2), (-6, -3.6), (-5.6, -1.4), (-3, -0.6)])),
        layer("acc*.7", smooth([(-8, 1), (-3, 3), (0, -1), (3, 3), (8, 1), (8, 9), (4, 16), (-4, 16), (-8, 9)], 3)),
        layer("hole", [(-5, 8), (0, 6.6), (5, 8), (3, 11.4), (-3, 11.4)]),
        layer("bone", *([(x, 8), (x + 0.8, 10), (x + 1.6, 8)] for x in (-4, -1.6, 0.6, 2.6))),
    ]


def front_machine() -> list[Layer]:
    return [
        *front_face(brow=0.6),
        layer("wood", smooth([(1, -14), (7, -14), (10.4, -6), (9.6, -1), (7, -7), (1, -9)], 3)),
        layer("metal", smooth([(0.6, -14), (0.6, -4), (-1, 6), (0, 14.6), (-7, 12), (-10.4, 3), (-11, -8), (-5, -15)],
                              3)),
        layer("hole", oval(-4.6, -1.6, 4, steps=20)),
        layer("metal*.6", ring(-4.6, -1.6, 3.2, 4.8, steps=24),
              *(limb((-7, 7 + i * 2.2), (-1.6, 7.6 + i * 2.2), 0.8, 0.8) for i in range(3)),
              limb((-9, -8), (-1, -10), 1.4, 1.4)),
        layer("glow", oval(-4.6, -1.6, 2.2, steps=16)),
        layer("acc*.5", ribbon([(-9, 4), (-16, 10), (-14, 24)], 2.8, 2.8),
              ribbon([(-9, -4), (-20, 2), (-22, 22)], 2.4, 2.4)),
    ]  # fmt: skip


def front_split() -> list[Layer]:
    return [
        layer("wood", smooth([(-10, 4), (-11, -8), (-5, -16), (6, -16), (11, -8), (10, 4)])),
        *front_face(),
        layer("dark", smooth([(0, -13), (-1.6, -6), (1, -2), (-1.4, 4), (1, 9), (0, 14), (7, 9), (9, 2), (9, -7),
                              (6, -12)], 2)),
        layer("bone*.8", ribbon([(5, -11), (14, -16), (17, -26), (11, -34)], 5, 0.6)),
        layer("bone", [(2, 8), (3, 12), (4, 8)], [(5, 7.4), (5.8, 10.4), (6.6, 7)]),
        layer("wood", smooth([(-9.6, -2), (-9, -12), (-3, -16), (1, -14), (0, -9.4), (-6, -8)], 4)),
        layer("glow", smooth([(1.8, -2), (6.6, -4.4), (6.6, -1), (3, 0)], 3), limb((1.6, 3), (6, 5), 0.8, 0.4)),
    ]  # fmt: skip


def front_mask() -> list[Layer]:
    return [
        layer("cloth", smooth([(-15, 20), (-14, -6), (-6, -18), (6, -18), (14, -6), (15, 20)], 4)),
        layer("bone*1.1", smooth(FRONT, 4)),
        layer("hole", *both([(-2, -1), (-4, -4), (-7, -3), (-6, 0)]), [(-2.4, 9), (2.4, 9), (0, 9.8)]),
        layer("acc", *both([(-4.6, 1), (-3.8, 1), (-4.2, 9)]), [(-0.6, -12), (0.6, -12), (0.3, -4), (-0.3, -4)]),
        eyes((-4.4, -2), (4.4, -2), radius=0.8),
    ]


HEADS_OF_PEOPLE: Final[Mapping[str, Head]] = by_name(
    hood, cowl, open_hood, mitre, veil, halo, hat, fedora, crew, bald, bearded, mohawk, bob, pony,
    long_hair, braid, wild_hair, eyepatch, shades, blindfold, crown, half_machine, mask, front_man, front_woman,
    front_elder, front_visor, front_gas, front_hood, front_mempo, front_machine, front_mask,
    front_split,
)  # fmt: skip
