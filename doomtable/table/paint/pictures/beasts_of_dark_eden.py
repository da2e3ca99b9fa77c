"""Beasts of Dark Eden as the subject of a picture: tuskers, oxen and sea lizards that carry the tribes and their
    guns."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.body import Figure
from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.motifs import blast
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.riders import horse, seated
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import behind, dark_figure


def pillars(pen: Pen, tone: str, foot: float, *legs: tuple[float, float, float]) -> None:
    """Thick legs (x, top, width) with nails at the foot."""
    for x, top, wide in legs:
        pen.part(tone, limb((x, top), (x + 1, foot - wide * 0.5), wide * 1.25, wide),
                 [(x - wide * 0.5, foot - wide), (x + wide * 0.55, foot - wide), (x + wide * 0.6, foot),
                 (x - wide * 0.6, foot)])
        pen.part("bone*.8", *[oval(x - wide * 0.3 + i * wide * 0.34, foot - 2, wide * 0.14,
            steps=10) for i in range(3)],
                 seam=0.1)


def tusker_at_wall(pen: Pen) -> None:
    """A bristled beast with two tusks like ploughs goes head first through a wall of sacks; men fly."""
    pen.part("wood*1.2", *[moved(smooth([(-10, 4), (-8, -5), (8, -5), (10, 4), (0, 7)], 3), x, y, 1, t) for x, y, t in
                           ((60, 54, 4), (78, 42, 30), (66, 28, 70), (88, 62, -10), (92, 20, 40), (74, 2, 20))])
    pillars(pen, "wood*.6", 66, (-52, 30, 15), (6, 34, 14))
    pillars(pen, "wood*.8", 66, (-68, 26, 17), (-14, 32, 16))
    pen.part("wood*.9", smooth([(-86, 20), (-78, -14), (-40, -36), (-2, -34), (26, -18), (50, 6), (66, 28), (54, 40),
            (30, 36),
                                (10, 44), (-40, 46), (-78, 40)], 4))
    pen.part("dark*1.8", *[[(-74 + i * 12, -14 - 18 * math.sin(i / 3)), (-80 + i * 12, -34 - 20 * math.sin(i / 3)),
                            (-64 + i * 12, -16 - 18 * math.sin(i / 3))] for i in range(9)])
    pen.part("bone*1.1", ribbon([(40, 34), (62, 46), (84, 34), (90, 8)], 11, 1.6), ribbon([(34, 36), (52, 54), (76,
            50), (86, 30)],
                                                                                      10, 1.6))
    pen.flat("acc", oval(34, 6, 3.4, steps=14))
    pen.glow(34, 6, 18, "acc", 0.8)
    pen.part("dark*2", smooth([(14, -14), (-4, -24), (4, -2), (18, 4)], 3))
    pen.figure(dark_figure("fall", "kettle"), 64, -10, 46, False, 40)


def mammoth_before_sun(pen: Pen) -> None:
    """A mammoth as high as a house before a black sun, three riders in a tower of planks on its back, hunters at its
    knee."""
    pen.glow(20, -24, 74, "acc", 0.9)
    pen.flat("dark", oval(20, -26, 42, steps=60))
    pen.part("acc", ring(20, -26, 42, 44.5, steps=70), rim=0.2, seam=0)
    pillars(pen, "wood*.5", 68, (-46, 20, 15), (22, 24, 14))
    pen.part("wood*.7", smooth([(-74, 36), (-72, -10), (-50, -30), (-10, -30), (18, -44), (42, -40), (54, -20), (58,
            4), (52, 34),
                                (62, 56), (54, 60), (42, 38), (38, 12), (20, 30), (-20, 40), (-60, 42)], 4))
    pillars(pen, "wood*.65", 70, (-58, 22, 18), (6, 24, 17))
    pen.part("dark*1.7", *[[(-68 + i * 12, 34 + (i % 2) * 4), (-64 + i * 12, 54 - (i % 3) * 4), (-58 + i * 12, 36)]
                           for i in range(8)])
    pen.part("wood*.55", smooth([(14, -30), (2, -8), (10, 14), (26, -4), (28, -22)], 4))
    pen.part("bone*1.1", ribbon([(48, 16), (66, 36), (88, 30), (94, 4)], 8, 1.4), ribbon([(40, 20), (52, 44), (76, 48),
            (90, 30)],
                                                                                     8, 1.4))
    pen.flat("acc", oval(42, -16, 2.4, steps=12))
    pen.part("wood*1.2", box(-58, -50, -8, -30), *[box(x, -62, x + 4, -48) for x in (-58, -36, -12)])
    for x, head, weapon in ((-50, "turban", "spear"), (-32, "desert_mask", "rifle"), (-16, "turban", "banner")):
        pen.figure(dark_figure("guard", head, weapon, 60), x, -34, 40)
    for x in (74, 88):
        pen.figure(dark_figure("away", "turban", "spear", 80), x, 70, 24)


def ox_with_sun(pen: Pen) -> None:
    """A wild ox from the front, its horns as wide as the picture, a disc of gold between them; three kneel."""
    pen.part("dark*2", smooth([(-40, 70), (-50, 10), (-34, -22), (34, -22), (50, 10), (40, 70)], 4))
    pen.glow(0, -52, 44, "acc", 1)
    pen.part("acc", oval(0, -50, 20, steps=50), rim=0.5)
    pen.part("acc*.7", star(0, -50, 12, 15, 9))
    for s in (-1, 1):
        pen.part("bone", ribbon([(s * 18, -20), (s * 54, -16), (s * 82, -34), (s * 78, -64)], 15, 2))
        pen.part("dark*2.4", smooth([(s * 24, -10), (s * 48, -4), (s * 56, 8), (s * 30, 6)], 3))
    pen.part("wood*.8", smooth([(-28, -24), (0, -30), (28, -24), (26, 4), (17, 34), (0, 42), (-17, 34), (-26, 4)], 4))
    pen.part("bone*.7", smooth([(-8, -26), (0, -30), (8, -26), (3, 8), (-3, 8)], 3))
    pen.part("dark*1.8", smooth([(-17, 26), (17, 26), (14, 42), (0, 47), (-14, 42)], 4))
    pen.part("acc", ring(0, 42, 5, 8, steps=24), rim=0.4)
    pen.flat("acc", oval(-17, -2, 3, 2.4, 12), oval(17, -2, 3, 2.4, 12))
    for x, flip in ((-74, False), (72, True), (92, True)):
        pen.figure(dark_figure("tend", "turban", build="robed"), x, 70, 46, flip)


def gun_elephant(pen: Pen) -> None:
    """A grey tusker from before, cannon slung at both flanks that fire at once past its ears; its driver small on
    its neck."""
    for s in (-1, 1):
        pen.part("metal*.7", limb((s * 40, 6), (s * 62, 2), 20, 17), oval(s * 66, 2, 10, 12, 30))
        pen.flat("dark", oval(s * 67, 2, 5, 7, 20))
        blast(pen, s * 84, 0, 20, 11)
        pillars(pen, "metal*.5", 70, (s * 26, 24, 19))
        pen.part("metal*.62", smooth([(s * 18, -34), (s * 50, -48), (s * 60, -22), (s * 44, 8), (s * 20, 2)], 4))
    pen.part("metal*.55", smooth([(-40, 40), (-44, 0), (-26, -20), (26, -20), (44, 0), (40, 40), (0, 52)], 4))
    pen.part("metal*.75", smooth([(-22, -36), (0, -44), (22, -36), (24, -8), (12, 14), (9, 46), (14, 66), (2, 70), (-5,
            46),
                                  (-12, 14), (-24, -8)], 4))
    pen.flat("dark", *[ribbon([(-9, y), (1, y + 2), (10, y)], 1.4, 1.4) for y in (12, 22, 32, 42)], alpha=170)
    for s in (-1, 1):
        pen.part("bone*1.1", ribbon([(s * 15, 10), (s * 24, 34), (s * 20, 56)], 8, 1.4))
        pen.flat("acc", oval(s * 13, -12, 2.4, steps=12))
    pen.part("acc*.6", [(-14, -42), (14, -42), (9, -24), (0, -14), (-9, -24)], rim=0.5)
    pen.figure(dark_figure("hail", "turban", "spear", 50), 0, -40, 44)


def ox_and_barrel(pen: Pen) -> None:
    """An ox kneels under a barrel longer than itself; two gunners ram a round into it, it points over all ranks at a
    house."""
    pen.part("metal*.8", limb((-60, -6), (84, -52), 24, 15), moved(box(-8, -13, 8, 13), 80, -51, 1, 18))
    pen.part("metal*.55", *[moved(box(-4, -15, 4, 15), -40 + i * 34, -12 - i * 11, 1, 18) for i in range(3)])
    pen.part("wood*.7", smooth([(-84, 40), (-76, 4), (-40, -6), (10, -2), (40, -12), (64, -8), (80, 10), (84, 24), (72,
            32),
                                (54, 24), (44, 44), (-10, 52), (-70, 56)], 4))
    pen.part("bone*.9", ribbon([(58, -10), (50, -26), (62, -34)], 6, 1), ribbon([(66, -8), (76, -22), (88, -20)], 6, 1))
    pen.flat("acc", oval(66, 4, 2.4, steps=12))
    pen.part("wood*.55", limb((40, 34), (60, 58), 13, 10), limb((60, 58), (40, 66), 9, 8), limb((-64, 44), (-44, 62),
            15, 11),
             limb((-44, 62), (-66, 68), 9, 8))
    pen.part("acc*.6", [(-34, -4), (12, -4), (18, 32), (-4, 24), (-30, 36)], rim=0.5)
    pen.figure(Figure("reach", "soldier", "turban", pads=False), -96, 70, 82)
    pen.part("acc*.8", limb((-66, 6), (-56, 3), 9, 9))


def bridled_grey(pen: Pen) -> None:
    """A grey horse alone, saddled, head turned back; a bare hand takes its rein, a row of riders waits beyond a
    broken wall."""
    for x, k in ((-76, 0.34), (-48, 0.36), (-20, 0.34)):
        horse(pen, x, -8, k, "stand", haze=0.42)
        seated(pen, dark_figure("ride", "tricorne", "lance", 84), x, -8, k, haze=0.42)
    horse(pen, -2, 12, 0.96, "stand", 0, "bone*.75")
    pen.part("acc*.6", smooth([(-20, 4), (-16, -12), (6, -14), (12, 2), (10, 22), (-14, 24)], 3))
    pen.part("wood*.5", ring(-2, 30, 5, 8, steps=20), limb((-2, 20), (-2, 26), 2, 2))
    pen.part("dark*1.6", ribbon([(58, -12), (62, 4), (78, 14)], 2, 2))
    pen.part("skin", limb((104, 34), (84, 18), 13, 10), smooth([(88, 24), (72, 20), (70, 8), (84, 6), (92, 16)], 3))


def bull_of_rivets(pen: Pen) -> None:
    """A bull of riveted plates with a boiler's breath: it paws the ground before a banner that is already torn."""
    pillars(pen, "metal*.45", 68, (-44, 30, 13), (30, 34, 12))
    pen.part("metal*.75", smooth([(-72, 34), (-74, -2), (-56, -18), (-16, -24), (14, -40), (40, -36), (52, -10), (46,
            24), (10, 40),
                                  (-56, 44)], 4))
    pillars(pen, "metal*.6", 70, (-58, 28, 15))
    pen.part("metal*.6", limb((20, 28), (42, 46), 17, 12), limb((42, 46), (26, 60), 11, 9))
    pen.part("metal", [(-66, -10), (-34, -20), (-34, 36), (-66, 36)], [(-28, -20), (6, -30), (10, 34), (-28, 38)],
            rim=0.7)
    pen.flat("dark", *[oval(x, y, 1.7, steps=8) for x in (-62, -40, -24, 2) for y in (-8, 8, 24)])
    pen.part("metal*.9", smooth([(30, -34), (58, -32), (78, 0), (82, 22), (70, 30), (52, 16), (36, 6)], 3))
    pen.part("bone*1.1", ribbon([(52, -30), (58, -52), (80, -58)], 9, 1.4), ribbon([(42, -34), (36, -54), (52, -68)],
            9, 1.4))
    pen.flat("acc", oval(62, -8, 3.4, steps=14))
    pen.glow(62, -8, 24, "acc", 1)
    pen.flat("low", *[oval(88 + i * 7, 26 + i * 5, 5 + i * 3, steps=18) for i in range(3)],
             *[oval(-46 - i * 8, -44 - i * 12, 6 + i * 4, steps=18) for i in range(3)], alpha=170)
    pen.part("metal*.5", box(-52, -38, -42, -14))
    pen.part("acc*.8", [(-20, 60), (-2, 62), (-8, 68), (-24, 68)])


def lizard_from_surf(pen: Pen) -> None:
    """A finned lizard breaks from the surf with an armed rider between its fins; an airship turns away above."""
    pen.part("near*1.2", smooth([(30, -58), (52, -68), (90, -66), (100, -58), (86, -52), (50, -50)], 3), box(60, -50,
            78, -45),
             haze=0.25)
    pen.part("plate*.6", *[[(-70 + i * 22, 20 - i * 10), (-84 + i * 20, -14 - i * 12), (-54 + i * 22,
            6 - i * 10)] for i in range(4)])
    pen.part("plate*.9", smooth([(-104, 60), (-80, 30), (-40, 14), (-6, 2), (20, -28), (44, -44), (76, -40), (92, -22),
            (86, -14),
                                 (58, -18), (76, -6), (70, 0), (44, -4), (30, 26), (20, 60)], 4))
    pen.part("bone", *[[(62 + i * 8, -21), (65 + i * 8, -11), (68 + i * 8, -20)] for i in range(3)],
             *[[(50 + i * 8, -5), (52 + i * 8, -13), (56 + i * 8, -4)] for i in range(3)])
    pen.flat("acc", oval(58, -32, 3.4, steps=14))
    pen.part("acc*.5", *[ribbon([(30 - i * 6, -30 + i * 9), (14 - i * 7, -52 + i * 9), (2 - i * 9, -52 + i * 12)], 5, 1)
                         for i in range(3)])
    seated(pen, Figure("ride", "soldier", "gill_head", weapon="trident", weapon_turn=24), -20, 4, 0.72)
    pen.part("plate*.7", smooth([(28, 30), (54, 36), (72, 54), (58, 58), (34, 48)], 3))
    pen.part("mid*.6", smooth([(-108, 56), (-72, 46), (-40, 56), (-4, 46), (34, 58), (68, 46), (108, 56), (108, 90),
            (-108, 90)],
                              4), rim=1)


def cat_at_gate(pen: Pen) -> None:
    """A scaled hunting beast lies across the only way into a camp, head on paws, eyes open; two who came have
    halted."""
    behind(pen, "wood*.8", *[[(x, 30), (x, -40), (x + 7, -52), (x + 14, -40), (x + 14, 30)] for x in range(-104, -50,
            16)],
           *[[(x, 30), (x, -40), (x + 7, -52), (x + 14, -40), (x + 14, 30)] for x in range(14, 110, 16)])
    pen.part("plate*.6", ribbon([(-56, 56), (-92, 54), (-100, 18), (-82, 2), (-76, 12)], 12, 2))
    pen.part("plate*.75", smooth([(-74, 70), (-82, 40), (-66, 12), (-36, 4), (-8, 16), (18, 12), (34, 24), (30, 70)],
            4))
    pen.part("plate*.65", smooth([(-70, 70), (-72, 44), (-54, 30), (-34, 42), (-28, 70)], 4))
    pen.part("acc*.45", *[[(-62 + i * 16, 10 + (i % 3) * 3), (-64 + i * 16, -12), (-48 + i * 16,
            10)] for i in range(5)])
    pen.part("plate", smooth([(12, 22), (20, -4), (40, -14), (54, -10), (72, 6), (84, 24), (78, 36), (52, 40), (28,
            40)], 4))
    pen.part("bone*.8", ribbon([(24, -4), (4, -18), (-20, -12)], 11, 1), ribbon([(34, -12), (18, -32), (-6, -34)], 11,
            1),
             ribbon([(44, -14), (36, -38), (16, -48)], 10, 1))
    pen.part("plate*.85", limb((24, 62), (82, 56), 14, 12), limb((10, 68), (66, 68), 14, 12))
    pen.part("bone", *[[(80 + i * 3, 51 + i * 4), (95, 56 + i * 4), (80 + i * 3, 55 + i * 4)] for i in range(3)],
             *[[(58 + i * 7, 37), (61 + i * 7, 47), (64 + i * 7, 36)] for i in range(3)])
    pen.flat("dark", oval(79, 22, 3, 2, 12), ribbon([(50, 38), (66, 35), (82, 32)], 1.6, 1))
    pen.flat("acc", [(44, 4), (60, 10), (48, 13)])
    pen.flat("dark", [(51, 5), (54, 7), (52, 12)])
    pen.glow(52, 9, 20, "acc", 0.8)
    for x, k in ((-34, 40), (-14, 46)):
        pen.figure(dark_figure("lean", "helm", "rifle", 30), x, -14 + (k - 40) * 0.4, k, True)


def tusks_strike_twice(pen: Pen) -> None:
    """A tusked lizard on two legs: its first bite broke the spear, its second has the man; rider and blade follow."""
    pen.part("plate*.7", ribbon([(-30, 26), (-64, 40), (-96, 30), (-104, 6)], 20, 3))
    pen.part("plate*.65", limb((-8, 24), (14, 44), 18, 12), limb((14, 44), (-2, 64), 11, 8), [(-8, 62), (16, 62), (22,
            70), (-10, 70)])
    pen.part("plate*.9", smooth([(-46, 28), (-38, -2), (-12, -18), (10, -40), (30, -58), (58, -60), (82, -44), (80,
            -36), (50, -34),
                                 (66, -22), (58, -16), (34, -20), (22, 10), (0, 34), (-30, 38)], 4))
    pen.part("plate*.8", limb((-26, 28), (-8, 48), 22, 14), limb((-8, 48), (-30, 66), 12, 9), [(-38, 64), (-12, 64),
            (-6, 72),
                                                                                             (-40, 72)])
    pen.part("bone*1.1", ribbon([(64, -34), (76, -14), (92, -16)], 7, 1), ribbon([(54, -34), (62, -8), (80, -2)], 7, 1))
    pen.part("bone", *[[(46 + i * 7, -21), (48 + i * 7, -31), (51 + i * 7, -22)] for i in range(3)])
    pen.flat("acc", oval(50, -48, 3.2, steps=14))
    pen.part("acc*.5", *[[(8 - i * 12, -36 + i * 13), (-12 - i * 11, -42 + i * 14), (2 - i * 13,
            -22 + i * 12)] for i in range(4)])
    pen.part("plate*.7", limb((20, 0), (38, 8), 8, 6), [(36, 4), (50, 4), (40, 14)])
    seated(pen, Figure("hail", "soldier", "horn_crest", weapon="axe", weapon_turn=20), -24, -10, 0.56)
    pen.figure(dark_figure("fall", "kettle"), 76, 66, 70, True)
    pen.part("wood*1.3", limb((44, 40), (62, 24), 2.4, 2), limb((68, 14), (92, 4), 2, 2.4))


BEASTS_OF_DARK_EDEN: Final[Mapping[str, Subject]] = by_name(
    tusker_at_wall, mammoth_before_sun, ox_with_sun, gun_elephant, ox_and_barrel, bridled_grey, bull_of_rivets,
    lizard_from_surf, cat_at_gate, tusks_strike_twice,
)  # fmt: skip
