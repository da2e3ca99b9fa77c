"""Heads of the Dark Legion: horns, skulls, snouts, mouths and antennae."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.head_shapes import Head, both, eyes, teeth
from doomtable.table.paint.pictures.shapes import Layer, box, layer, limb, oval, ribbon, smooth


def horned() -> list[Layer]:
    return [
        layer("cloth", smooth([(-10, 8), (-11, -6), (0, -12), (11, -7), (13, 4), (9, 14), (-2, 14)])),
        layer("bone*.8", ribbon([(-6, -8), (-18, -12), (-20, -26), (-10, -34)], 7, 0.6),
              ribbon([(5, -9), (16, -14), (19, -26), (12, -34)], 6, 0.6)),
        layer("hole", [(2, 6), (12, 4), (10, 10), (3, 10)]),
        layer("bone", [(4, 10), (5.4, 4), (6.8, 10)], [(8.5, 10), (9.6, 3), (11, 9)]),
        eyes((4, -2), (9.5, -2.5), radius=1.5),
    ]  # fmt: skip


def skull() -> list[Layer]:
    return [
        layer("bone", smooth([(-8, 6), (-11, -4), (-6, -13), (4, -14), (10, -7), (10, 1), (7, 5), (-2, 8)])),
        layer("bone*.85", [(-2, 6), (8, 5), (7, 13), (0, 13)]),
        layer("hole", oval(5, -2, 3.4, steps=20), [(9, 2), (10.5, 5), (8, 5)],
              *(box(x, 7, x + 0.5, 12) for x in (1.2, 3.4, 5.6))),
        eyes((5.4, -2), radius=1.2),
    ]


def dead() -> list[Layer]:
    return [
        layer("bone", smooth([(-8, 6), (-10, -4), (4, -10), (10, -4), (9, 2), (7, 5), (-2, 8)])),
        layer("bone*.8", [(-2, 6), (8, 5), (6, 13), (0, 12)]),
        layer("hole", oval(5, -1, 3, steps=18)),
        eyes((5.4, -1), radius=1.2),
        layer("plate", smooth([(-14, 4), (-12, -6), (-6, -14), (4, -15), (12, -6), (13, -3), (-6, -2), (-10, 8)])),
        layer("plate*.7", [(-2, -13), (2, -26), (5, -13)]),
    ]


def thorn() -> list[Layer]:
    return [
        layer("bone*.8", *([(-8 + i * 4, -8), (-14 + i * 7, -30 + abs(i - 2) * 5), (-4 + i * 4, -9)]
                           for i in range(5))),
        layer("cloth*.9", smooth([(-9, 12), (-9, -6), (0, -12), (9, -7), (10, 4), (5, 15), (-2, 15)])),
        eyes((2, -2), (7, -2.4), radius=1.3),
    ]


def long_skull() -> list[Layer]:
    return [
        layer("cloth", smooth([(4, 12), (12, 8), (16, 2), (10, -4), (-4, -12), (-22, -14), (-30, -8), (-18, -2),
                               (-8, 4),
                               (-5, 12)])),
        layer("bone", *([(6 + i * 2.2, 7), (6.8 + i * 2.2, 11), (7.7 + i * 2.2, 6.4)] for i in range(4))),
        eyes((8, 0), radius=1.2),
    ]  # fmt: skip


def insect() -> list[Layer]:
    return [
        layer("cloth*.8", ribbon([(3, -8), (10, -24), (24, -30), (34, -24)], 2, 0.6),
              ribbon([(-1, -9), (0, -27), (12, -38), (24, -38)], 2, 0.6)),
        layer("cloth", smooth([(-12, 8), (-14, -4), (-5, -13), (6, -12), (12, -4), (10, 6), (0, 12)])),
        layer("bone*.8", ribbon([(7, 5), (16, 8), (15, 17), (9, 19)], 4, 0.6),
              ribbon([(3, 8), (9, 13), (6, 20)], 3, 0.6)),
        layer("hole", smooth([(0, -6), (8, -9), (12, -3), (6, 2)], 4)),
        layer("glow", oval(6.6, -4, 3, steps=16)),
    ]  # fmt: skip


def jaws() -> list[Layer]:
    return [
        layer("cloth", smooth([(-10, 12), (-13, -4), (-6, -14), (6, -15), (19, -9), (22, -4), (10, -1), (4, 2),
                               (14, 11),
                               (19, 15), (8, 19), (-4, 17)], 4)),
        layer("hole", [(4, 2), (20, -4), (18, 12), (8, 10)]),
        layer("bone", *teeth(6, 21, -2.6, 5.6, 5), *teeth(7, 18, 12.6, -5, 4)),
        layer("bone*.7", *([(-12 + i * 5, -10 - i), (-16 + i * 5, -20 + i), (-7 + i * 5, -11 - i)] for i in range(3))),
        eyes((8, -9), radius=1.3),
    ]  # fmt: skip


def tusks() -> list[Layer]:
    return [
        layer("cloth*1.2", [(-6, -10), (-16, -22), (-13, -6)], [(2, -12), (-2, -24), (-5, -10)]),
        layer("cloth*1.2", smooth([(-10, 13), (-13, -3), (-6, -13), (5, -12), (11, -5), (19, -1), (20, 6), (12, 9),
                                   (4, 14)])),
        layer("cloth*.7", smooth([(16, -1.6), (20.6, 0), (20.6, 5.4), (16, 6.4)], 4)),
        layer("bone", ribbon([(9, 9), (16, 8), (18, -4)], 4, 0.6), ribbon([(4, 11), (9, 10), (11, 1)], 3.4, 0.6)),
        layer("hole", oval(19, 2.6, 1, steps=8)),
        eyes((7, -4), radius=1.4),
    ]


def tentacles() -> list[Layer]:
    return [
        layer("cloth", smooth([(-9, 10), (-14, -6), (-6, -19), (6, -18), (12, -6), (10, 6), (2, 12)])),
        layer("cloth*1.3", ribbon([(9, 2), (18, 6), (14, 16), (22, 24)], 5, 1),
              ribbon([(6, 5), (11, 14), (4, 22), (10, 32)], 5, 1),
              ribbon([(2, 7), (3, 16), (-5, 22), (-2, 32)], 5, 1)),
        layer("hole", smooth([(2, -5), (10, -7), (10, -2), (5, -1)], 3)),
        eyes((7, -4), radius=1.4),
    ]  # fmt: skip


def beak() -> list[Layer]:
    return [
        layer("cloth*.8", smooth([(-14, 18), (-13, -5), (-6, -15), (5, -15), (9, -8), (4, 4), (6, 18)])),
        layer("bone*.9", smooth([(-1, 8), (0, -9), (8, -9), (22, 2), (36, 16), (20, 11), (8, 10)], 4)),
        layer("hole", oval(5, -3, 3.4, steps=18), ribbon([(12, 4), (22, 9), (32, 14)], 0.8, 0.4)),
        eyes((5, -3), radius=2),
        layer("cloth", smooth([(-22, -8), (-8, -13), (10, -14), (22, -11), (10, -9), (-8, -7)], 4)),
    ]


def ram() -> list[Layer]:
    return [
        layer("cloth", smooth([(-9, 12), (-11, -6), (-3, -13), (7, -11), (12, 0), (14, 9), (8, 15), (-1, 15)])),
        layer("bone*.8", ribbon([(-1, -9), (-14, -16), (-25, -6), (-23, 9), (-12, 12), (-7, 5)], 9, 1.4)),
        layer("bone*.5", *(limb((-10 - i * 4, -17 + i * 3.4), (-9 - i * 4.2, -9 + i * 2.6), 0.8, 0.8)
                           for i in range(4))),
        layer("hole", [(11, 8), (14, 8.6), (11, 10)]),
        eyes((7, -2), radius=1.4),
    ]


def antlers() -> list[Layer]:
    return [
        layer("bone*.8", ribbon([(-3, -9), (-8, -24), (-22, -34), (-24, -48)], 4, 1),
              ribbon([(-9, -25), (-4, -36), (-8, -46)], 3, 0.8),
              ribbon([(4, -10), (9, -24), (22, -30), (28, -44)], 4, 1), ribbon([(10, -24), (8, -36), (14, -44)], 3,
                                                                               0.8)),
        layer("bone", smooth([(-8, 6), (-10, -6), (-2, -13), (7, -10), (15, 4), (19, 12), (12, 15), (2, 10)], 4)),
        layer("hole", smooth([(3, -5), (9, -4), (8, 1), (4, 1)], 4), [(15, 8), (18, 12), (14, 11)]),
        eyes((6.4, -2), radius=1.2),
    ]  # fmt: skip


def spider() -> list[Layer]:
    return [
        layer("cloth", smooth([(-12, 11), (-15, -4), (-6, -15), (8, -13), (14, -3), (9, 8), (0, 13)])),
        layer("bone*.8", ribbon([(10, 4), (18, 6), (16, 16)], 4, 0.6), ribbon([(5, 8), (12, 11), (9, 19)], 4, 0.6)),
        layer("glow", oval(8, -5, 2.6, steps=14), oval(2, -6, 2, steps=12), oval(12, -2, 1.6, steps=12),
              oval(5, -10, 1.3, steps=10),
              oval(7, 0.6, 1.3, steps=10)),
    ]  # fmt: skip


def cyclops() -> list[Layer]:
    return [
        layer("cloth*1.1", smooth([(-12, 12), (-14, -6), (-6, -16), (6, -15), (12, -7), (13, 4), (10, 13), (0, 17)])),
        layer("hole", smooth([(-1, -5), (6, -9), (13, -5), (7, 0)], 5), [(3, 8), (13, 6), (11, 12), (4, 12)]),
        layer("glow", oval(7, -4.6, 3, steps=16)),
        layer("bone", *teeth(4, 12, 7, 3, 4), [(-4, -14), (0, -26), (4, -15)]),
    ]


def screaming() -> list[Layer]:
    return [
        layer("bone*.7", ribbon([(-6, -10), (-22, -14), (-36, -6), (-46, -12)], 9, 1),
              ribbon([(-8, -4), (-24, 0), (-40, 8)], 8, 1)),
        layer("skin*.75", smooth([(-7, 14), (-10, -4), (-3, -14), (6, -13), (10, -6), (13, -2), (9, 0), (8, 4),
                                  (10, 16), (8, 21), (1, 21)], 4)),
        layer("hole", smooth([(2, 3), (10, 1), (11, 14), (5, 16)], 4), smooth([(3, -6), (9, -7), (8, -2), (4, -2)], 3)),
        layer("bone", *teeth(4, 10, 2.4, 2, 3)),
        eyes((6.6, -4.4), radius=0.9),
    ]


def bloated() -> list[Layer]:
    return [
        layer("skin*.7", smooth([(-14, 15), (-15, 0), (-8, -12), (3, -13), (9, -7), (11, 0), (16, 6), (15, 15),
                                 (4, 20), (-8, 20)])),
        layer("skin*.5", oval(-5, -3, 3, steps=14), oval(3, 12, 2.4, steps=12), oval(-8, 8, 2, steps=12)),
        layer("hole", smooth([(4, 6), (14, 5), (13, 8), (6, 9)], 3), smooth([(4, -4), (9, -5), (8, -2)], 3)),
        eyes((6.8, -3.6), radius=1),
        layer("bone*.7", [(-4, -12), (-6, -22), (1, -13)]),
    ]


def stitched() -> list[Layer]:
    return [
        layer("skin*.6", smooth([(-8, 13), (-10, -6), (-3, -14), (6, -13), (10, -6), (12, 1), (9, 5), (9, 12),
                                 (2, 15)], 4)),
        layer("metal", smooth([(-9, -2), (-9, -9), (-3, -14.4), (6, -13.4), (9, -8), (0, -6)], 3)),
        layer("metal*.6", limb((-11, 2), (-3, 1), 3, 3),
              *(limb((-7 + i * 4, -8), (-7 + i * 4, -4), 0.8, 0.8) for i in range(4))),
        layer("hole", *(limb((3 + i * 2.2, 7), (3.4 + i * 2.2, 10.6), 0.6, 0.6) for i in range(4)),
              [(2, 8.4), (10, 7.4), (10, 8.8), (2, 9.6)]),
        eyes((6.4, -2.6), radius=1.3),
    ]


def fin() -> list[Layer]:
    return [
        layer("cloth*.8", [(6, -12), (-2, -32), (-14, -34), (-10, -24), (-22, -20), (-14, -10), (-22, -2), (-10, 0)]),
        layer("cloth*1.2", smooth([(-9, 13), (-12, -3), (-5, -13), (6, -13), (15, -4), (19, 2), (14, 6), (8, 12),
                                   (0, 15)])),
        layer("hole", [(8, 6), (18, 2.6), (15, 6), (9, 9)],
              *(limb((-6, 2 + i * 3), (-2, 4 + i * 3), 1, 1) for i in range(3))),
        layer("bone", *teeth(9, 17, 5, 2, 4)),
        eyes((8, -4), radius=1.7),
    ]


def crowned_skull() -> list[Layer]:
    return [
        layer("metal*.8", [(-11, -6), (-16, -26), (-8, -15), (-5, -32), (1, -16), (7, -32), (9, -15), (17, -26),
                           (11, -7)]),
        *skull(),
        layer("acc", [(-10.4, -6), (10.4, -9), (10.6, -12), (-10, -10)]),
    ]


def pale() -> list[Layer]:
    return [
        layer("bone*.9", smooth([(-6, 14), (-9, -2), (-10, -16), (-2, -26), (7, -23), (10, -10), (9, -2), (11, 3),
                                 (8, 6), (7, 12), (2, 16)], 4)),
        layer("hole", smooth([(3, -5), (9, -8), (9, -3), (5, -1)], 4), [(5, 9), (9, 8), (8.6, 9.4)]),
        eyes((7, -4.6), radius=1),
        layer("bone*.6", ribbon([(-4, -10), (0, -4), (-2, 4)], 1, 0.6),
              ribbon([(-6, -14), (-2, -16), (2, -20)], 0.8, 0.6)),
    ]


# ---------------------------------------------------------------- from the front


def front_demon() -> list[Layer]:
    return [
        layer("bone*.85", *both(ribbon([(-6, -11), (-17, -15), (-22, -26), (-15, -38)], 8, 0.6))),
        layer("cloth*1.2", smooth([(-10, 10), (-13, -6), (-6, -16), (0, -19), (6, -16), (13, -6), (10, 10), (4, 18),
                                   (-4, 18)], 4)),
        layer("plate", [(-13, -7), (-1.4, -3), (0, -13), (1.4, -3), (13, -7), (7, -16), (0, -20), (-7, -16)]),
        layer("hole", *both([(-9.6, -4.4), (-2.4, -2), (-4, 1), (-8.4, -0.4)]), [(-7, 7), (7, 7), (5, 13), (-5, 13)]),
        layer("bone", *teeth(-4, 4, 7, 3, 3), *both([(-7, 13.6), (-5.4, 4), (-3.4, 13.6)])),
        eyes((-6, -2), (6, -2), radius=1.3),
    ]


def front_skull() -> list[Layer]:
    return [
        layer("bone", smooth([(-7, 7), (-11, 0), (-11, -10), (0, -18), (11, -10), (11, 0), (7, 7), (0, 9)], 4)),
        layer("bone*.85", [(-6, 6), (6, 6), (5, 15), (0, 16.4), (-5, 15)]),
        layer("hole", *both(smooth([(-1.8, -2), (-5, -5), (-8.4, -2), (-6, 2.4)], 5)), [(-1.8, 5), (0, 1), (1.8, 5)],
              *(box(x, 8, x + 0.6, 14) for x in (-3.8, -1.6, 0.9, 3.1))),
        eyes((-5, -1.2), (5, -1.2), radius=1.2),
    ]  # fmt: skip


def front_scream() -> list[Layer]:
    return [
        layer("bone*.6", *both(ribbon([(-6, -12), (-18, -18), (-30, -12), (-38, -20)], 8, 0.8),
                               ribbon([(-9, -4), (-20, -2), (-30, 6)], 7, 0.8))),
        layer("skin*.75", smooth([(-8, -8), (-9, 2), (-7, 14), (0, 22), (7, 14), (9, 2), (8, -8), (0, -15)], 4)),
        layer("hole", smooth([(-4.6, 8), (0, 3.6), (4.6, 8), (4, 16), (0, 18.4), (-4, 16)], 4),
              *both(smooth([(-1.6, -2), (-5, -6), (-7, -2), (-4, 0.6)], 4))),
        layer("bone", *teeth(-3, 3, 5, 2, 3)),
        eyes((-4.2, -2.4), (4.2, -2.4), radius=0.9),
    ]  # fmt: skip


def front_insect() -> list[Layer]:
    return [
        layer("cloth*.8", *both(ribbon([(-3, -12), (-8, -28), (-22, -36)], 2.2, 0.6))),
        layer("cloth", smooth([(-9, 8), (-13, -4), (-7, -15), (7, -15), (13, -4), (9, 8), (0, 14)], 4)),
        layer("bone*.8", *both(ribbon([(-5, 9), (-12, 14), (-9, 23), (-2, 22)], 4, 0.8))),
        layer("glow", *both(oval(-7, -4, 4, 5, steps=18)), oval(0, -9, 1.4, steps=10)),
        layer("plate*.8", [(-2, -14), (2, -14), (1, 8), (-1, 8)]),
    ]


HEADS_OF_DARKNESS: Final[Mapping[str, Head]] = by_name(
    horned, skull, dead, thorn, long_skull, insect, jaws, tusks, tentacles, beak, ram, antlers, spider, cyclops,
    screaming, bloated, stitched, fin, crowned_skull, pale, front_demon, front_skull, front_scream,
    front_insect,
)  # fmt: skip
