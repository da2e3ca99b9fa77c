"""Gear that is no weapon: books, lamps, kits, dresses on their stands, helmets and reckoning machines."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.motifs import bolt, book, eye
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, mirrored, oval, ribbon, ring, smooth, star


def both(outline: list[Point]) -> tuple[list[Point], list[Point]]:
    """An outline and its mirror image."""
    return outline, mirrored(outline)


def book_of_law(pen: Pen) -> None:
    """A heavy closed book on a lectern, a gavel falling on its cover."""
    pen.part("wood*.6", [(-8, 40), (8, 40), (12, 64), (-12, 64)], [(-54, 30), (54, 30), (46, 44), (-46, 44)])
    pen.part("bone*.8", [(-44, 4), (44, 4), (44, 24), (-44, 24)])
    pen.flat("dark", *[box(-43, y, 43, y + 0.8) for y in (8, 12, 16, 20)], alpha=150)
    pen.part("acc*.5", [(-48, -2), (48, -2), (48, 6), (-48, 6)], [(-48, 22), (48, 22), (48, 30), (-48, 30)],
             box(-50, -2, -40, 30))
    pen.part("wood*1.2", limb((66, -60), (14, -26), 5, 4))
    pen.part("wood", [(-6, -34), (10, -46), (28, -18), (12, -8)])
    pen.part("metal", [(-9, -32), (-3, -37), (15, -9), (9, -5)])
    pen.flat("low", *[limb((4 + a, -4), (4 + a * 2.4, -16), 1.4, 0.6) for a in (-18, -8, 24)])
    pen.glow(4, -4, 26, "low", 0.7)


def caged_heart(pen: Pen) -> None:
    """A beating heart in a cage of ribs hung from a hook, a drop under it."""
    pen.part("metal", limb((0, -80), (0, -54), 3, 3), ring(0, -48, 4, 7, steps=24))
    pen.glow(0, -4, 50, "acc", 0.9)
    pen.part("acc*.8", smooth([(0, 28), (-20, 6), (-18, -16), (-4, -18), (4, -12), (18, -18), (22, 2)], 4),
             rim=1)
    pen.part("acc*.6", ribbon([(-2, -14), (-8, -26), (-4, -36)], 6, 5),
             ribbon([(6, -14), (12, -24), (8, -36)], 6, 5))
    for s in (-1, 1):
        pen.part("bone", *[ribbon([(0, y - 36), (s * (24 + y * 0.2), y - 30), (s * (30 - y * 0.1), y - 12),
                                   (s * 6, y)], 4, 2)
                           for y in (0, 18, 36)])
    pen.part("bone*.8", limb((0, -42), (0, 42), 5, 3))
    pen.part("acc", smooth([(0, 46), (4, 56), (0, 61), (-4, 56)], 4), rim=0.4)


def three_vials(pen: Pen) -> None:
    """A needle gun with three glowing vials on top, its point over a bared forearm."""
    pen.part("skin", smooth([(-84, 44), (-30, 34), (20, 36), (84, 50), (84, 72), (-84, 72)], 4))
    pen.part("metal*.8", [(-54, -22), (6, -22), (18, -10), (6, 2), (-54, 2)],
             [(-46, 0), (-30, 0), (-34, 34), (-50, 30)])
    pen.part("metal", [(16, -14), (34, -10), (16, -6)], limb((32, -10), (46, -6), 3, 2),
             limb((46, -6), (52, 30), 2, 0.8))
    for i, x in enumerate((-44, -26, -8)):
        pen.part("cool", limb((x, -26), (x, -48), 11, 11), rim=1)
        pen.part("acc", limb((x, -26), (x, -32 - i * 6), 8, 8), rim=0.3)
        pen.part("metal*.6", box(x - 7, -57, x + 7, -51))
    pen.glow(-26, -36, 36, "acc", 0.6)
    pen.glow(52, 32, 14, "acc", 1)


def spine_harness(pen: Pen) -> None:
    """A harness of brass vertebrae with dials and six thin arms, a lens over where the head would be."""
    for s in (-1, 1):
        for i, (elbow, hand) in enumerate((((44, -44), (62, -8)), ((52, -8), (72, 22)),
                                           ((44, 24), (58, 54)))):
            pen.part("metal*.7", limb((s * 8, -20 + i * 18), (s * elbow[0], elbow[1]), 4, 4),
                     limb((s * elbow[0], elbow[1]), (s * hand[0], hand[1]), 4, 1.4))
            pen.part("acc*.7", oval(s * elbow[0], elbow[1], 4, steps=16))
    for i in range(7):
        pen.part("acc*.6" if i % 2 else "metal*.8", smooth([(-13 + i, -34 + i * 13), (13 - i, -34 + i * 13),
                                                            (8 - i * 0.6, -24 + i * 13),
                                                                (-8 + i * 0.6, -24 + i * 13)], 4))
    pen.part("metal*.6", oval(0, -52, 17, steps=40))
    pen.part("dark", oval(0, -52, 12, steps=30), seam=0)
    pen.flat("acc", oval(0, -52, 7, steps=24), *[ring(0, -52, 9, 10, steps=30)])
    pen.glow(0, -52, 34, "acc", 0.9)


def tool_roll(pen: Pen) -> None:
    """A cloth unrolled with wrench, hammer and pliers in their loops, a patched plate beside."""
    pen.part("cloth*1.4", smooth([(-70, -30), (-30, -36), (40, -34), (60, -30), (62, 36), (10, 42),
                                  (-66, 38)], 3))
    pen.part("cloth*1.1", limb((64, -32), (66, 38), 15, 15))
    pen.part("metal", limb((-50, 30), (-46, -14), 7, 7), ring(-45, -26, 5, 12, -60, 230, 30))
    pen.part("wood", limb((-20, 34), (-16, -20), 6, 5))
    pen.part("metal*.7", box(-32, -34, 2, -20))
    pen.part("metal*.9", limb((10, 32), (18, -2), 5, 4), limb((26, 32), (16, -2), 5, 4),
             limb((16, -2), (12, -26), 6, 3),
             limb((17, -2), (23, -26), 6, 3))
    pen.part("acc*.6", limb((42, 32), (42, 0), 9, 9))
    pen.part("metal", limb((42, 0), (42, -30), 3, 2))
    pen.part("cloth*.8", box(-66, 6, 52, 14), rim=0.6)


def coat_on_stand(pen: Pen) -> None:
    """A stiff long coat with a tall collar, a wide hat over it, no one in it, torch and book at its
    sleeves."""
    pen.part("cloth*1.2", smooth([(-16, -26), (-40, -14), (-52, 20), (-40, 24), (-26, -2), (-40, 64),
                                  (40, 64), (26, -2),
                                  (40, 24), (52, 20), (40, -14), (16, -26)], 3))
    pen.part("cloth*.8", [(-3, -20), (3, -20), (8, 64), (-8, 64)], rim=0.4)
    pen.part("acc*.8", *[oval(0, y, 2.4, steps=12) for y in (-8, 6, 20, 34)], star(-18, 2, 8, 7, 3))
    pen.part("cloth*1.4", *both(smooth([(2, -18), (22, -22), (26, -46), (10, -34)], 3)))
    pen.part("dark*1.6", smooth([(-44, -48), (-14, -56), (14, -56), (44, -48), (14, -45), (-14, -45)], 4),
             smooth([(-14, -52), (-11, -72), (11, -72), (14, -52)], 3))
    pen.part("acc*.7", box(-14, -58, 14, -53))
    pen.weapon("torch", 48, 24, 1.1, 78)
    pen.glow(56, -6, 30, "acc", 0.6)
    pen.part("bone*.8", [(-66, 18), (-44, 14), (-40, 40), (-62, 44)])


def floating_robe(pen: Pen) -> None:
    """A robe that hangs in the air by itself, arms wide, signs turning about it."""
    pen.glow(0, -4, 60, "acc", 0.7)
    pen.flat("acc", *[ring(0, -8, r, r + 1.2, a, a + 250, 50) for r, a in ((54, 20), (62, 160))], alpha=210)
    pen.part("cloth*1.5", smooth([(-12, -34), (-34, -30), (-70, -14), (-66, 14), (-30, -2), (-24, 30),
                                  (-34, 62), (0, 54),
                                  (34, 62), (24, 30), (30, -2), (66, 14), (70, -14), (34, -30), (12, -34)],
                                      4))
    pen.part("bone", [(-4, -30), (4, -30), (7, 56), (-7, 56)], rim=0.5)
    pen.part("dark", smooth([(-13, -34), (-16, -52), (0, -66), (16, -52), (13, -34), (0, -28)], 4))
    pen.part("cloth*1.8", *both(smooth([(2, -68), (18, -54), (18, -34), (12, -32), (11, -50)], 4)))
    for i in range(6):
        a = math.radians(i * 60 + 10)
        pen.part("acc", star(56 * math.cos(a), -8 + 56 * math.sin(a), 4, 6, 2), rim=0.3)
    pen.flat("acc", star(0, -46, 8, 7, 2.4))


def grafted_arm(pen: Pen) -> None:
    """An arm of bone and pistons bolted into a living shoulder, stitches round the seam, its fist open."""
    pen.part("skin*.8", smooth([(-84, -20), (-60, -44), (-26, -40), (-14, -14), (-30, 20), (-84, 36)], 4))
    pen.part("dark", *[limb((-30 + i * 3, -42 + i * 14), (-18 + i * 3, -36 + i * 14), 2, 2)
                       for i in range(5)], seam=0)
    pen.part("bone", limb((-14, -14), (18, 20), 11, 9), limb((18, 20), (46, -22), 9, 8))
    pen.part("metal*.7", limb((-18, 2), (6, 26), 5, 4), limb((6, 26), (12, 34), 8, 8),
             limb((28, 22), (54, -16), 4, 3))
    pen.part("acc*.6", oval(18, 20, 9, steps=24), oval(-16, -16, 8, steps=24))
    pen.glow(18, 20, 26, "acc", 0.7)
    for a, b in ((-22, -20), (-8, -32), (8, -34), (22, -24), (26, -4)):
        x, y = 48 + a * 0.6, -28 + b * 0.4
        pen.part("bone*.9", limb((48, -24), (x, y), 6, 5), limb((x, y), (48 + a * 1.1, -28 + b), 5, 1))


def spark_jar(pen: Pen) -> None:
    """A belt of copper rings about a jar in which lightning stands, small coins of light falling in."""
    pen.glow(0, 4, 56, "acc", 0.9)
    pen.part("cool*.6", smooth([(-26, 46), (-30, -6), (-18, -28), (18, -28), (30, -6), (26, 46)], 4), rim=1.2)
    bolt(pen, (0, -24), (-6, 14), 5)
    bolt(pen, (-6, 14), (8, 42), 4)
    pen.part("acc*.5", *[smooth([(-33, y), (0, y + 6), (33, y), (33, y + 7), (0, y + 13), (-33, y + 7)], 4)
                         for y in (-8, 14, 36)])
    pen.part("metal*.6", box(-20, -38, 20, -27), box(-36, 48, 36, 58))
    for x, y in ((0, -48), (-8, -60), (7, -66), (-3, -74)):
        pen.part("acc", oval(x, y, 5, 2.6, 18), rim=0.4)


def casket(pen: Pen) -> None:
    """A casket like a small church, its side of glass: something shines in it, its lid locked thrice."""
    pen.glow(0, 16, 60, "acc", 0.8)
    pen.part("acc*.55", box(-54, -10, 54, 46), box(-62, 46, 62, 56))
    pen.part("acc*.7", [(-62, -8), (-40, -44), (40, -44), (62, -8)])
    pen.part("acc*.5", *[[(x - 5, -44), (x, -66), (x + 5, -44)] for x in (-34, 0, 34)],
             *[oval(x, -68, 4, steps=16) for x in (-34, 0, 34)])
    for x in (-34, 0, 34):
        pen.part("low", box(x - 12, 8, x + 12, 40), oval(x, 8, 12, 12, 24, 180, 360), rim=0.3)
    pen.flat("dark", *[box(x - 0.8, -2, x + 0.8, 40) for x in (-34, 0, 34)])
    pen.part("dark*1.6", smooth([(-6, 38), (-8, 20), (0, 10), (8, 20), (6, 38)], 4))
    pen.part("metal", *[box(x - 4, -14, x + 4, -3) for x in (-44, 0, 44)],
             *[ring(x, -14, 2, 4, 180, 360, 14) for x in (-44, 0, 44)])


def rank_helmet(pen: Pen) -> None:
    """A steel helmet three quarters on, a screen in its visor, four small aerials, threads of light to
    smaller ones."""
    for x, y in ((-66, 42), (-40, 56), (62, 40), (36, 58)):
        pen.flat("acc", ribbon([(0, 0), (x * 0.6, y * 0.3), (x, y - 6)], 1, 0.6), alpha=160)
        pen.part("plate*.7", smooth([(x - 9, y + 5), (x - 8, y - 6), (x, y - 11), (x + 8, y - 6),
                                     (x + 9, y + 5)], 4))
    pen.part("plate", smooth([(-38, 30), (-42, -18), (-20, -48), (18, -48), (42, -18), (38, 26), (16, 42),
                              (-16, 44)], 4))
    pen.part("plate*.7", smooth([(-44, -10), (-20, -56), (6, -58), (-6, -40), (-30, -4)], 4))
    pen.part("dark", smooth([(-20, -18), (36, -22), (38, 6), (10, 12), (-18, 8)], 3))
    pen.flat("acc", ribbon([(-14, -4), (-4, -4), (2, -14), (8, 4), (14, -8), (32, -8)], 1.6, 1.6, 1))
    pen.flat("acc", *[oval(-10 + i * 14, 4, 1.6, steps=10) for i in range(4)])
    pen.glow(10, -6, 34, "acc", 0.7)
    pen.part("metal*.6", *[limb((x, -44), (x * 1.3, -70 + abs(x) * 0.4), 2, 1) for x in (-24, -12, 0, 12)])
    pen.part("metal*.6", box(-10, 22, 26, 26), box(-6, 31, 22, 35))


def war_reckoner(pen: Pen) -> None:
    """A case opened on a knee: on its screen two arrows meet, one bends; keys below."""
    pen.part("metal*.5", [(-58, -58), (58, -58), (54, 8), (-54, 8)])
    pen.part("dark", [(-50, -51), (50, -51), (47, 2), (-47, 2)])
    pen.flat("acc", *[box(-48, y, 48, y + 0.6) for y in (-38, -25, -12)],
             *[box(x, -50, x + 0.6, 1) for x in (-24, 0, 24)],
             alpha=90)
    pen.part("acc", ribbon([(-40, -8), (-20, -14), (-4, -30), (20, -38)], 5, 5),
             [(16, -46), (34, -42), (20, -30)], rim=0.2)
    pen.part("bone", [(42, -8), (10, -8), (10, -14), (0, -4), (10, 2), (10, -3), (42, -3)], rim=0.2)
    pen.part("metal*.7", [(-60, 12), (60, 12), (72, 54), (-72, 54)])
    pen.part("metal*.45", *[[(-50 + i * 17, 19 + j * 11), (-38 + i * 17, 19 + j * 11),
                             (-38 + i * 17, 26 + j * 11),
                             (-50 + i * 17,
                              26 + j * 11)] for i in range(6) for j in range(3)], rim=0.6)
    pen.part("acc*.8", box(35, 41, 47, 48))
    pen.glow(0, -24, 54, "acc", 0.5)


def pocket_watch(pen: Pen) -> None:
    """An open watch on its chain: four hands, gears behind its face, one hour torn out."""
    pen.part("acc*.5", oval(-64, 0, 24, 44, 60))
    pen.part("acc*.8", oval(-67, 0, 18, 37, 50), rim=0.4)
    pen.part("acc*.4", star(-67, 0, 8, 16, 7), rim=0.3, seam=0)
    pen.part("acc*.7", oval(0, 8, 46, steps=80), box(-5, -50, 5, -36), ring(0, -54, 6, 9, steps=30))
    pen.part("acc*.5", ribbon([(4, -60), (30, -70), (56, -54), (88, -62)], 4, 4))
    pen.part("bone", oval(0, 8, 38, steps=70), cuts=[[(0, 8), (40, -10), (46, 14)]])
    pen.part("dark", [(0, 8), (37, -8), (39, 12)], seam=0)
    pen.part("metal*.7", star(24, 5, 10, 9, 7))
    pen.flat("dark", *[limb((33 * math.cos(a), 8 + 33 * math.sin(a)),
                            (28 * math.cos(a), 8 + 28 * math.sin(a)), 2, 2)
                       for a in (i * math.pi / 6 for i in range(12)) if not -0.4 < a < 0.3])
    for degrees, far in ((-100, 30), (-160, 24), (100, 20), (170, 28)):
        a = math.radians(degrees)
        pen.part("dark*1.6", limb((0, 8), (far * math.cos(a), 8 + far * math.sin(a)), 4, 1.4))
    pen.part("acc", oval(0, 8, 5, steps=20))
    pen.glow(24, 4, 26, "acc", 0.8)


def empty_suit(pen: Pen) -> None:
    """A close black suit that stands without a man, two crossed daggers where the heart would be."""
    pen.glow(0, -20, 50, "low", 0.5)
    pen.part("dark*1.7", smooth([(-18, -34), (-42, -30), (-56, 16), (-44, 20), (-28, -6), (-24, 24),
                                 (-34, 64), (-8, 64),
                                 (0, 34), (8, 64), (34, 64), (24, 24), (28, -6), (44, 20), (56, 16),
                                     (42, -30), (18, -34)], 3))
    pen.part("dark*2.6", *both([(4, -24), (24, -26), (20, -6), (4, 0)]),
             *both([(6, 6), (18, 3), (16, 18), (5, 20)]),
             *both([(9, 34), (22, 30), (26, 50), (14, 54)]))
    pen.part("dark*1.4", smooth([(-15, -36), (-16, -58), (0, -70), (16, -58), (15, -36), (0, -30)], 4))
    pen.part("dark", smooth([(-9, -42), (-9, -54), (0, -61), (9, -54), (9, -42), (0, -37)], 4), seam=0)
    for flip in (False, True):
        pen.weapon("dagger", -14 if not flip else 14, 6, 1.5, 45, flip)


def thorn_armour(pen: Pen) -> None:
    """A cuirass grown over with thorns and mouths, floating out of a broken font."""
    pen.glow(0, 0, 54, "acc", 0.7)
    pen.part("bone*.6", [(-40, 44), (-10, 50), (8, 46), (42, 42), (30, 64), (-30, 64)])
    pen.part("bone*.8", *[[(s * x, y), (s * (x + 18), y - 22), (s * (x + 8), y + 6)] for s in (-1, 1)
                          for x, y in ((20, -30), (34, -22), (40, -4), (30, 18))])
    pen.part("plate*.8", smooth([(-16, -40), (0, -32), (16, -40), (42, -30), (40, 6), (26, 38), (0, 46),
                                 (-26, 38), (-40, 6),
                                 (-42, -30)], 4))
    for x, y, r in ((-16, -8, 11), (17, -12, 9), (2, 18, 13)):
        pen.part("dark", oval(x, y, r, r * 0.6, 24))
        pen.part("bone", *[[(x + r * a, y - r * 0.5), (x + r * (a + 0.2), y + r * 0.1),
                            (x + r * (a + 0.4), y - r * 0.5)]
                           for a in (-0.8, -0.3, 0.2)], seam=0)
        pen.flat("acc", oval(x, y + r * 0.2, r * 0.24, steps=12))
    pen.part("bone*.7", ribbon([(-14, -40), (-24, -58), (-10, -72)], 7, 1),
             ribbon([(14, -40), (24, -58), (10, -72)], 7, 1))


def hidden_signs(pen: Pen) -> None:
    """An open book out of whose pages a great eye looks, signs rising about it."""
    pen.glow(0, -20, 60, "acc", 0.8)
    pen.flat("acc", [(-30, 30), (30, 30), (66, -60), (-66, -60)], alpha=60)
    eye(pen, 0, -18, 34, lids="cloth")
    book(pen, 0, 36, 1.5)
    for i, (x, y) in enumerate(((-54, -44), (54, -46), (-62, -6), (62, -8), (-26, -58), (28, -60))):
        pen.part("acc", ring(x, y, 4, 6, 40 * i, 40 * i + 270, 20), limb((x, y - 9), (x, y + 9), 1.6, 1.6),
                 rim=0.3)


GEAR: Final[Mapping[str, Subject]] = by_name(
    book_of_law, caged_heart, three_vials, spine_harness, tool_roll, coat_on_stand, floating_robe,
    grafted_arm,
    spark_jar, casket, rank_helmet, war_reckoner, pocket_watch, empty_suit, thorn_armour,
    hidden_signs,
)
