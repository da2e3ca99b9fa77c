"""Giants: bodies too great or too strange for joints, each filling its own space (100 units high, middle at (0, 0))."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.head_shapes import both, teeth
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import (
    Outline,
    Point,
    layer,
    limb,
    mirrored,
    moved,
    oval,
    ribbon,
    ring,
    smooth,
)


def many_arms(pen: Pen) -> None:
    """A lean trunk with six armed arms and a horned skull."""
    held = ("sword", "scythe", "axe", "torch", "dagger", "flail")
    for i, weapon in enumerate(held):
        side, row = 1 if i % 2 else -1, i // 2
        shoulder, elbow = (side * 8, -22 + row * 9), (side * (32 + 3 * row), -38 + row * 22)
        hand = (side * (48 + 6 * (row == 1)), -56 + row * 33)
        pen.part("cloth*.8" if row else "cloth", ribbon([shoulder, elbow, hand], 9, 5), oval(*elbow, 5))
        pen.weapon(weapon, *hand, 0.82, (56, 14, -34)[row], side < 0)
        pen.part("bone*.7", oval(*hand, 4))
    pen.part("cloth", smooth([(-16, -28), (0, -34), (16, -28), (14, -2), (9, 16), (24, 42), (36, 66), (-36, 66),
                              (-24, 42),
                              (-9, 16), (-14, -2)]))  # fmt: skip
    pen.part("plate", *([(-13, -24 + i * 9), (0, -19 + i * 9), (13, -24 + i * 9), (11, -19 + i * 9), (0, -13 + i * 9),
                         (-11, -19 + i * 9)] for i in range(4)))  # fmt: skip
    pen.part("acc*.5", smooth([(-4, 26), (0, 14), (4, 26), (8, 66), (-8, 66)]), rim=0.3)
    pen.part("bone*.9", smooth([(-9, -32), (-12, -46), (-6, -58), (6, -58), (12, -46), (9, -32), (0, -26)]))
    pen.part("bone*.7", *both(smooth([(-12, -48), (-26, -54), (-30, -70), (-20, -60), (-6, -57)])))
    pen.layers([
        layer("hole", *both(smooth([(-2.2, -46), (-8, -50), (-8, -44), (-3.4, -42)])), [(-3, -34), (0, -40), (3, -34)]),
        layer("glow", oval(-5, -46, 1.5, steps=12), oval(5, -46, 1.5, steps=12), oval(0, -53, 1.5, steps=12)),
    ])  # fmt: skip


def horned_giant(pen: Pen) -> None:
    """Chest, spiked shoulders and horned head of a giant, cut by the foot of the picture."""
    pen.part("cloth", smooth([(-26, 2), (-58, 8), (-76, 30), (-80, 90), (80, 90), (76, 30), (58, 8), (26, 2), (0, -6)]))
    for side in (-1, 1):
        shoulder = smooth([(-32, 4), (-58, -4), (-84, 10), (-94, 44), (-80, 60), (-60, 40), (-42, 32)])
        spike = [[(-58 - i * 12, 2 + i * 11), (-70 - i * 15, -20 + i * 11), (-68 - i * 9, 8 + i * 12)]
                 for i in range(3)]
        horn = ribbon([(-12, -28), (-34, -34), (-48, -54), (-38, -76), (-24, -84)], 14, 1)
        pen.part("plate", shoulder if side < 0 else mirrored(shoulder))
        pen.part("bone*.8", *(one if side < 0 else mirrored(one) for one in spike))
        pen.part("bone*.85", horn if side < 0 else mirrored(horn))
    pen.part("cloth*1.25", *both(smooth([(-4, 22), (-42, 28), (-44, 56), (-10, 70), (0, 66)])))
    pen.part("acc*.45", [(-3, 24), (3, 24), (2, 90), (-2, 90)], rim=0.3)
    pen.part("cloth*1.35", smooth([(-22, 8), (-25, -20), (-14, -40), (0, -45), (14, -40), (25, -20), (22, 8), (12, 24),
                                   (-12, 24)]))  # fmt: skip
    pen.part("plate*.9", [(-25, -20), (-3, -12), (0, -30), (3, -12), (25, -20), (16, -34), (0, -42), (-16, -34)])
    pen.layers([
        layer("hole", *both([(-19, -16), (-5, -11), (-8, -5), (-17, -8)]), [(-15, 6), (15, 6), (11, 17), (-11, 17)]),
        layer("bone", *teeth(-8, 8, 6, 6, 3), *both([(-13.4, 17), (-12, 0), (-8.6, 17)])),
        layer("glow", *both(oval(-12, -10.5, 2.4, 1.8, steps=14))),
    ])  # fmt: skip


def plague_giant(pen: Pen) -> None:
    """A swollen giant with a hood of flesh, an open belly and flies."""
    pen.part("skin*.55", smooth([(-20, -26), (-46, -14), (-60, 16), (-58, 70), (58, 70), (62, 14), (46, -16),
                                 (20, -26)]))
    pen.part("skin*.45", ribbon([(-44, -8), (-70, 14), (-74, 44), (-58, 58)], 26, 14),
             ribbon([(46, -8), (70, 10), (66, -16), (78, -34)], 24, 12))  # fmt: skip
    pen.part("skin*.65", *(limb((78, -34), (78 + a, -48 + abs(a) * 0.5), 5, 2) for a in (-9, -2, 6, 13)))
    pen.part("dark", smooth([(-4, 12), (-26, 22), (-28, 42), (-8, 58), (20, 54), (28, 32), (18, 16)]))
    pen.part("acc*.6", *(ribbon([(-20 + i * 11, 22 + (i % 2) * 6), (-12 + i * 10, 34), (-20 + i * 12, 50)], 7, 5)
                         for i in range(4)), rim=0.6)  # fmt: skip
    pen.part("bone*.8", *teeth(-26, 27, 18, 9, 6), *teeth(-22, 24, 54, -8, 5))
    pen.part("cloth", smooth([(-30, -14), (-26, -44), (-8, -62), (12, -58), (28, -36), (30, -12), (14, -18),
                              (-12, -18)]))
    pen.part("skin*.7", smooth([(-14, -20), (-16, -40), (0, -50), (16, -40), (15, -20), (8, -8), (-8, -8)]))
    pen.layers([
        layer("hole", *both(smooth([(-3, -34), (-10, -39), (-13, -32), (-7, -28)], 4)),
              smooth([(-9, -18), (0, -22), (9, -18), (5, -12), (-5, -12)], 4)),
        layer("glow", *both(oval(-8, -33.6, 1.9, steps=12)), oval(-40, 18, 3, steps=12), oval(42, 30, 2.4, steps=12),
              oval(-36, -2, 2, steps=12)),
    ])
    flies = [oval(-64 + (i * 37) % 130, -60 + (i * 23) % 54, 1.1 + i % 2 * 0.5, steps=8) for i in range(16)]
    pen.flat("dark", *flies)


def void_queen(pen: Pen) -> None:
    """A tall veiled shape, hollow where the face is, with long hands and a crown of blades."""
    pen.part("metal*.8", *([(-10 + i * 4, -46), (-34 + i * 13.4, -88 + abs(i - 2.5) * 9), (-6 + i * 4, -47)]
                           for i in range(6)))
    pen.part("cloth*.7", smooth([(-6, -48), (-20, -30), (-30, 10), (-56, 70), (-30, 62), (-12, 72), (8, 62), (30, 72),
                                 (56, 66), (32, 8),
                                 (20, -30), (6, -48)]))  # fmt: skip
    pen.part("cloth*1.2", smooth([(-14, -24), (-22, 10), (-34, 68), (-20, 68), (-10, 20)]),
             smooth([(14, -24), (22, 10), (34, 68), (20, 68), (10, 20)]), rim=0.5)
    pen.part("dark", smooth([(0, -52), (-12, -42), (-13, -22), (-5, -8), (5, -8), (13, -22), (12, -42)]))
    pen.layers([layer("glow", *both(smooth([(-3, -30), (-9, -35), (-8, -28)], 4)), ring(0, 12, 6, 8, steps=30))])
    for side in (-1, 1):
        arm = ribbon([(-18, -18), (-46, -10), (-56, -34)], 9, 4)
        fingers = [limb((-56, -33), (-62 + i * 5, -56 + abs(i - 1.6) * 4), 2.6, 0.8) for i in range(4)]
        pen.part("cloth", arm if side < 0 else mirrored(arm))
        pen.part("bone*.9", *(one if side < 0 else mirrored(one) for one in fingers))
    pen.glow(0, 12, 30, "acc", 0.7)


def puppeteer(pen: Pen) -> None:
    """A great masked face over two hands with strings, and three small figures on them."""
    pen.part("cloth*.8", smooth([(-70, 4), (-50, -30), (-24, -56), (0, -64), (24, -56), (50, -30), (70, 4), (40, -6),
                                 (0, -2), (-40, -6)]))
    pen.part("bone", smooth([(-20, -34), (-22, -50), (0, -60), (22, -50), (20, -34), (10, -12), (0, -6), (-10, -12)]))
    pen.layers([
        layer("hole", *both(smooth([(-4, -36), (-10, -42), (-17, -38), (-11, -32)], 4)),
              smooth([(-10, -20), (0, -16), (10, -22), (0, -11)], 4)),
        layer("acc", [(-1, -58), (1, -58), (0.6, -42), (-0.6, -42)], *both([(-11, -30), (-9.4, -30), (-10.2, -16)])),
        layer("glow", *both(oval(-10, -37.4, 1.8, steps=12))),
    ])
    hands = (-48, -6), (48, -6)
    for side, (x, y) in zip((-1, 1), hands, strict=True):
        palm = smooth([(-60, -20), (-40, -16), (-36, -4), (-50, 4), (-64, -4)])
        fingers = [limb((-40 - i * 6, 0), (-34 - i * 8, 18 - i % 2 * 3), 5, 2) for i in range(4)]
        pen.part("skin*.5", palm if side < 0 else mirrored(palm), *(f if side < 0 else mirrored(f) for f in fingers))
        pen.flat("low", *(limb((x + a, y + 18), (x * 0.8 + b, y + 38), 0.5, 0.5) for a,
                          b in ((-9, -8), (0, 0), (9, 8))), alpha=220)
    for x, flip in ((-40, False), (0, True), (40, True)):
        pen.layers([layer("cloth*1.3", limb((x, 40), (x, 56), 8, 7), limb((x - 3, 56), (x - 8, 70), 4, 3),
                          limb((x + 3, 56), (x + 7, 70), 4, 3),
                          limb((x - 3, 42), (x - 12, 32), 3, 2), limb((x + 3, 42), (x + 12, 34), 3, 2))])
        pen.head("mask", x, 33, 6, 10, flip)
    pen.flat("low", limb((-4, 2), (0, 26), 0.5, 0.5), alpha=220)


def devourer(pen: Pen) -> None:
    """A heap of flesh on many arms whose front is one mouth."""
    for i in range(7):
        x = -56 + i * 16
        pen.part("skin*.42", ribbon([(x, 20), (x - 12 + i * 2, 34), (x - 4 + i * 2, 50)], 9, 4))
    pen.part("skin*.5", smooth([(-74, 34), (-66, 2), (-40, -22), (-8, -38), (30, -36), (58, -14), (66, 14), (58, 36),
                                (10, 42), (-40, 44)]))
    pen.part("skin*.4", *(oval(x, y, r, steps=18) for x, y,
                          r in ((-48, 4, 9), (-26, -14, 7), (-58, 22, 6), (-34, 22, 8), (-6, -26, 6))))
    pen.part("skin*.62", smooth([(14, -30), (46, -30), (68, -6), (70, 20), (52, 38), (18, 36), (4, 18), (2, -10)]))
    pen.part("dark", smooth([(20, -18), (46, -20), (60, -2), (60, 18), (46, 28), (22, 26), (12, 10), (10, -6)]))
    pen.part("acc*.5", smooth([(26, 10), (44, 6), (66, 16), (86, 10), (70, 24), (44, 22)]))
    upper = [[(16 + i * 8, -17 + i * 2.4), (21 + i * 7.4, 1 + i), (25 + i * 8, -17 + i * 2.8)] for i in range(5)]
    lower = [[(18 + i * 8, 27 - i * 0.6), (23 + i * 7.2, 10), (27 + i * 8, 26 - i)] for i in range(4)]
    pen.part("bone", *upper, *lower)
    pen.layers([layer("glow", *(oval(x, y, 2.2, steps=12) for x, y in ((18, -24), (30, -28), (42, -26))))])
    for x, y, turn in ((-30, -18, 30), (-56, 8, 60)):
        pen.part("skin*.7", limb((x, y), (x - turn * 0.3, y - 20), 6, 4),
                 *(limb((x - turn * 0.3, y - 20), (x - turn * 0.3 + a, y - 29), 2.4, 1)
                   for a in (-5, 0, 5)))  # fmt: skip


def gun_centaur(pen: Pen) -> None:
    """A beast with four clawed legs and the trunk of a warrior, a gun in place of an arm."""
    pen = Pen(pen.paper, pen.spot._replace(size=pen.spot.size * 0.84, y=pen.spot.y + pen.spot.size * 0.08))
    for x, tone in ((-44, "plate*.55"), (18, "plate*.55"), (-34, "cloth*1.2"), (28, "cloth*1.2")):
        bend = -10 if x < 0 else 9
        pen.part(tone, limb((x, 14), (x + bend, 30), 13, 9), limb((x + bend, 30), (x + bend * 0.2, 46), 8, 6),
                 *([(x + bend * 0.2 + a - 3, 45), (x + bend * 0.2 + a + 3, 52), (x + bend * 0.2 + a + 3, 44)]
                   for a in (-3, 3)))  # fmt: skip
    pen.part("cloth", ribbon([(-44, 6), (-62, 2), (-74, 16), (-86, 8)], 9, 1))
    pen.part("cloth", smooth([(-52, 8), (-44, -8), (-16, -10), (20, -14), (38, 0), (38, 16), (16, 22), (-40, 24)]))
    pen.part("plate", smooth([(-48, 2), (-40, -12), (-18, -12), (-8, -2), (-14, 10), (-40, 12)]),
             smooth([(10, -12), (30, -14), (40, 0), (38, 14), (22, 14)]))
    pen.part("bone*.8", *([(-46 + i * 11, -8), (-48 + i * 11, -24), (-38 + i * 11, -10)] for i in range(5)))
    pen.part("cloth*1.2", smooth([(8, 0), (8, -26), (18, -42), (34, -42), (42, -26), (36, 0)]))
    pen.part("plate*1.1", smooth([(12, -14), (14, -34), (28, -42), (40, -32), (38, -14), (26, -8)]))
    pen.part("metal*.7", limb((36, -34), (48, -22), 10, 8))
    pen.weapon("minigun", 50, -18, 0.9, 4)
    pen.part("plate", smooth([(12, -30), (22, -48), (36, -46), (38, -34), (26, -26)]))
    pen.part("bone*.8", [(16, -40), (8, -58), (22, -46)], [(28, -46), (30, -62), (36, -46)])
    pen.head("horned", 32, -56, 9)


def shrieker(pen: Pen) -> None:
    """A flying machine with a screaming face, blades for arms and ragged steel wings."""
    for side in (-1, 1):
        wing: list[Point] = [(-8, -6), (-34, -40), (-78, -52), (-66, -34), (-88, -30), (-68, -18), (-84, -6),
                             (-56, -6), (-62, 10),
                (-34, 4), (-10, 12)]
        rods = [limb((-8, -2), (-76, -50), 2.6, 1), limb((-8, 0), (-84, -28), 2.2, 1), limb((-8, 4), (-80, -6), 2, 1)]
        blade = smooth([(-14, 4), (-30, 22), (-40, 56), (-30, 40), (-10, 20)], 4)
        pen.part("plate*.8", wing if side < 0 else mirrored(wing))
        pen.part("metal*.7", *(one if side < 0 else mirrored(one) for one in rods), rim=0.5)
        pen.part("bone", blade if side < 0 else mirrored(blade))
    pen.part("metal*.8", smooth([(-14, -14), (-18, 4), (-10, 26), (0, 60), (10, 26), (18, 4), (14, -14)]))
    pen.part("metal*.55", *([(-12 + i, 8 + i * 9), (0, 12 + i * 9), (12 - i, 8 + i * 9), (11 - i, 12 + i * 9),
                             (0, 16 + i * 9), (-11 + i, 12 + i * 9)] for i in range(4)))
    pen.head("front_scream", 0, -26, 17)
    pen.layers([layer("glow", oval(0, 4, 4.4, steps=18), [(-4, 54), (4, 54), (0, 78)])])


def wolf_rider(pen: Pen) -> None:
    """A rider with a lance on a running wolf."""
    for points, tone in (
        ([(-30, 22), (-50, 34), (-64, 46)], "cloth*.6"), ([(24, 22), (46, 34), (62, 30)], "cloth*.6"),
        ([(-24, 24), (-40, 40), (-34, 50)], "cloth*1.1"), ([(30, 22), (50, 40), (66, 46)], "cloth*1.1"),
    ):  # fmt: skip
        pen.part(tone, ribbon(points, 12, 5))
    pen.part("cloth*1.1", smooth([(-36, 10), (-54, 4), (-72, -8), (-86, -2), (-72, 6), (-50, 16)]))
    pen.part("cloth*1.1", smooth([(-42, 14), (-30, 2), (10, 4), (32, -6), (46, -4), (44, 18), (28, 28), (-10, 24),
                                  (-34, 30)]))
    pen.part("cloth*1.4", [(24, 6), (30, -14), (36, -30), (42, -16), (50, -28), (52, -12), (74, 0), (76, 7), (60, 10),
                           (48, 12), (40, 24), (32, 22), (30, 14), (24, 16)])
    pen.part("bone", *teeth(58, 74, 7, 5, 4))
    pen.part("plate", smooth([(14, 0), (30, -8), (40, 4), (34, 22), (18, 24)]), [(-24, 4), (8, 2), (12, 24), (-18, 26)])
    pen.layers([layer("hole", [(50, -6), (57, -3), (51, -2)]), layer("glow", oval(53.6, -4, 1.3, steps=10))])
    pen.weapon("lance", 10, -22, 1.1, 14)
    pen.part("plate*.8", limb((-4, -2), (14, 12), 10, 7), limb((14, 12), (10, 28), 7, 5))
    pen.part("acc*.6", [*smooth([(-4, -36), (-24, -38), (-44, -30), (-66, -34)], 5, False), (-56, -24), (-70, -16),
                        (-54, -12),
                        *smooth([(-58, -2), (-36, -6), (-18, 2), (-6, 0)], 5, False)])
    pen.part("plate", smooth([(-12, 2), (-12, -24), (-6, -38), (8, -38), (12, -22), (6, 2)]))
    pen.part("plate*1.1", limb((4, -30), (14, -18), 9, 7), oval(2, -32, 8, 7, steps=18))
    pen.head("wolf", 3, -50, 9)


def ram_craft(pen: Pen) -> None:
    """A small open craft with a ram's head for a prow and its pilot behind the gun."""
    pen.part("metal*.7", limb((-20, -2), (-52, -34), 5, 3))
    pen.part("plate*.6", [(-40, -4), (-60, -40), (-44, -40), (-14, -6)], [(-8, 6), (-40, 34), (-20, 34), (22, 8)])
    pen.part("metal*.8", limb((-50, 2), (-24, 2), 15, 17))
    pen.layers([layer("glow", smooth([(-58, -4), (-72, -7), (-98, 2), (-72, 11), (-58, 8)], 4))])
    pen.part("plate", smooth([(-46, -8), (-10, -12), (34, -12), (52, -2), (50, 10), (20, 18), (-30, 16), (-48, 10)]))
    pen.part("plate*1.2", [(-8, 8), (30, 30), (6, 30), (-36, 10)])
    pen.part("metal", limb((20, 12), (70, 14), 4, 3), limb((20, 17), (62, 19), 3, 3))
    pen.part("bone*.85", ribbon([(50, -8), (36, -26), (54, -34), (66, -20), (60, -8), (54, -12)], 9, 2))
    pen.part("plate*.9", smooth([(40, -10), (56, -12), (74, 4), (76, 12), (62, 14), (44, 10)]))
    pen.part("cloth", smooth([(-22, -10), (-18, -34), (-4, -36), (4, -10)]))
    pen.part("plate", limb((-4, -28), (14, -18), 8, 6), oval(-8, -31, 9, 7, steps=18))
    pen.part("acc*.8", ribbon([(-8, -38), (-28, -42), (-44, -34), (-60, -40)], 6, 3))
    pen.head("pilot", -4, -48, 10)
    pen.layers([layer("glow", oval(64, 2, 1.8, steps=12))])


def skull_machine(pen: Pen) -> None:
    """A walker of bone and steel with a skull for a hull and two cannon."""
    for side in (-1, 1):
        leg: list[list[Point]] = [limb((-14, 10), (-38, 22), 9, 8), limb((-38, 22), (-34, 50), 8, 6),
                                  [(-46, 54), (-36, 44), (-22, 54)]]
        pen.part("metal*.7", *(one if side < 0 else mirrored(one) for one in leg))
        gun = [limb((-28, -20), (-50, -16), 10, 10), limb((-50, -16), (-56, 12), 13, 10),
               ring(-56.4, 16, 3, 6, steps=18)]
        pen.part("plate", *(one if side < 0 else mirrored(one) for one in gun))
    pen.part("plate*.7", smooth([(-24, 14), (-34, -14), (-26, -40), (26, -40), (34, -14), (24, 14)]))
    pen.head("front_skull", 0, -16, 24)
    pen.part("metal*.8", limb((-22, -40), (-26, -60), 5, 4), limb((22, -40), (26, -60), 5, 4))


def falling_star(pen: Pen) -> None:
    """A woman with two blades who comes down head first in a trail of light."""
    pen.layers([layer("glow", smooth([(-60, -78), (-20, -34), (4, -6), (-14, -22), (-44, -56)], 4))])
    pen.part("acc*.5", smooth([(10, 4), (-16, -22), (-54, -66), (-34, -30), (-60, -40), (-24, -8), (2, 14)]))
    pen.part("cloth", limb((-6, -16), (-26, -34), 11, 8), limb((-26, -34), (-48, -30), 8, 5),
             limb((0, -20), (-8, -46), 11, 8), limb((-8, -46), (-26, -66), 8, 5))
    pen.part("plate", smooth([(-10, -22), (6, -24), (26, 2), (26, 16), (10, 18), (-8, 0)]))
    pen.part("plate*1.1", oval(26, 4, 7, steps=18), oval(8, 16, 7, steps=18))
    pen.part("cloth*1.2", limb((26, 4), (50, 0), 7, 5), limb((50, 0), (64, 16), 6, 4), limb((8, 16), (12, 38), 7, 5),
             limb((12, 38), (30, 48), 6, 4))
    pen.weapon("sabre", 64, 16, 0.8, -30)
    pen.weapon("sabre", 30, 48, 0.8, -20)
    pen.part("wood*1.3", ribbon([(24, 12), (8, -2), (-4, -18), (-26, -20)], 8, 1))
    pen.head("bob", 34, 24, 10, -42)


def nest_of_heads(pen: Pen) -> None:
    """A thing of smoke and faces."""
    for i in range(6):
        a = math.radians(200 + i * 30)
        pen.part("cloth*.7", ribbon([(0, 20), (34 * math.cos(a), 30 * math.sin(a)),
                                     (62 * math.cos(a + 0.3), 54 * math.sin(a + 0.2))], 18, 2))
    pen.part("cloth", smooth([(-34, 8), (-24, -20), (0, -32), (24, -20), (34, 8), (24, 40), (40, 66), (-40, 66),
                              (-24, 40)]))
    for x, y, r, flip in ((-22, -4, 11, True), (22, 0, 11, False), (-8, 26, 9, True), (12, 30, 8, False)):
        pen.head("screaming", x, y, r, 0, flip)
    pen.head("front_scream", 0, -18, 15)


def horned_shadow(pen: Pen) -> None:
    """A man who holds out his hands, and his shadow on the wall, which has horns and wings."""
    shade: list[Outline] = [
        smooth([(-6, -30), (4, -34), (14, -30), (16, -16), (10, -8), (0, -8), (-6, -16)]),
        ribbon([(0, -30), (-12, -42), (-10, -58), (0, -66)], 8,
               1), ribbon([(10, -30), (24, -40), (24, -56), (16, -66)], 8, 1),
        smooth([(-12, -8), (4, -14), (24, -6), (30, 20), (26, 64), (-14, 64), (-18, 16)]),
        [(-10, 0), (-34, -34), (-62, -44), (-52, -22), (-70, -10), (-46, 2), (-50, 24), (-28, 16), (-16, 34)],
        [(24, 0), (50, -34), (78, -40), (68, -20), (84, -6), (62, 4), (64, 26), (42, 18), (30, 34)],
        ribbon([(26, 4), (46, 14), (62, 2)], 10, 5), *(limb((62, 2), (66 + i * 5, -12 + i * 5), 4, 1)
                                                       for i in range(4)),
    ]  # fmt: skip
    pen.flat("low", oval(14, -6, 62, 60, steps=48), alpha=110)
    pen.flat("dark", *(moved(one, 12, 0, 1) for one in shade))
    pen.layers([layer("glow", oval(12, -22, 1.8, steps=10), oval(22, -22, 1.8, steps=10))])
    who = Figure(pose="reach", build="slim", head="crew", pads=False)
    pen.figure(who, -40, 56, 70)


GIANTS: Final[Mapping[str, Subject]] = by_name(
    many_arms, horned_giant, plague_giant, void_queen, puppeteer, devourer, gun_centaur, shrieker, wolf_rider,
    ram_craft, skull_machine, falling_star, nest_of_heads, horned_shadow,
)  # fmt: skip
