"""Craft of the tribes as the subject of a picture: airships, a wagon, a tank and a land ship, each told by its
    outline."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.engines import tracks
from doomtable.table.paint.pictures.motifs import blast
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import dark_figure, tracer
from doomtable.table.paint.pictures.vehicles import lamps


def rocket_wagon(pen: Pen) -> None:
    """A high wagon of planks on four great wheels, on it a fan of tubes that lets its rockets go; two oxen's horns
    before."""
    for i in range(5):
        a = 24 + i * 16
        dx, dy = math.cos(math.radians(a)), -math.sin(math.radians(a))
        pen.part("metal*.7", limb((-20, -6), (-20 + 46 * dx, -6 + 46 * dy), 11, 11))
        if i in (1, 3):
            blast(pen, -20 + 56 * dx, -6 + 56 * dy, 12, 9)
            pen.part("bone", limb((-20 + 70 * dx, -6 + 70 * dy), (-20 + 86 * dx, -6 + 86 * dy), 6, 2))
    pen.part("wood*.9", [(-80, 30), (-88, -6), (40, -2), (48, 30)], [(44, 20), (88, 34), (86, 40), (44, 30)])
    pen.flat("dark", *[box(-84, y, 44, y + 1.6) for y in (8, 20)], alpha=160)
    pen.part("acc*.7", [(-60, 0), (-22, 0), (-26, 24), (-41, 14), (-56, 24)], rim=0.5)
    for x in (-56, 20):
        pen.part("wood*.7", ring(x, 42, 20, 26, steps=40), *[limb((x, 42), (x + 22 * math.cos(a),
            42 + 22 * math.sin(a)), 3, 3)
                                                           for a in (i * math.pi / 4 for i in range(8))])
    pen.part("dark*2", smooth([(70, 66), (72, 36), (90, 26), (108, 34), (110, 66)], 4))
    pen.part("bone", ribbon([(92, 28), (86, 14), (96, 4)], 5, 1), ribbon([(104, 30), (112, 16), (106, 4)], 5, 1))


def stone_plates(pen: Pen) -> None:
    """A vest of stacked plates on a man without a face: rounds that hit lie flat before him like coins."""
    tracer(pen, ((-104, -30), (-44, -18)), ((-104, 6), (-46, 8)), ((104, -10), (46, -8)))
    pen.part("cloth", smooth([(-60, 84), (-52, -12), (-22, -34), (22, -34), (52, -12), (60, 84)], 4))
    pen.head("front_visor", 0, -52, 17)
    for i in range(5):
        y = -24 + i * 18
        pen.part(f"plate*{1.15 - i * 0.08:.2f}", [(-44 + i * 2, y), (-20, y - 7), (20, y - 7), (44 - i * 2, y),
            (42 - i * 2, y + 15),
                                                 (18, y + 11), (-18, y + 11), (-42 + i * 2, y + 15)])
    pen.flat("dark", box(-1, -30, 1, 70))
    for x, y in ((-44, -18), (-46, 8), (46, -8)):
        pen.flat("acc", star(x, y, 6, 10, 3))
        pen.glow(x, y, 22, "acc", 0.8)
    pen.part("acc*.7", *[oval(x, y, 6, 2.6, 16) for x, y in ((-80, 62), (-66, 70), (72, 64), (88, 70), (64, 74))])


def land_shark(pen: Pen) -> None:
    """An iron hull like a shark on tracks, a fin for a bridge, teeth painted round its gun; it leaps off a dune."""
    pen.part("far", *[oval(-92 + i * 12, 50 - i * 2, 17 - i * 2, steps=20) for i in range(5)], top=1.4, seam=0)
    pen.part("metal*.7", moved([(-18, -24), (-30, -70), (0, -52), (14, -22)], 0, 0, 1, 8))
    pen.part("metal*.6", moved([(-70, 0), (-100, -28), (-92, 4), (-100, 26)], 0, 0, 1, 8))
    pen.part("metal*.9", moved(smooth([(-78, 10), (-60, -14), (-10, -28), (40, -26), (76, -8), (92, 4), (70, 14), (76,
            26), (40, 32),
                                       (-40, 28)], 4), 0, 0, 1, 8))
    pen.flat("dark", moved([(92, 4), (56, 6), (74, 24)], 0, 0, 1, 8))
    pen.part("bone", *[moved([(58 + i * 8, 6 - i * 0.4), (62 + i * 8, 14), (66 + i * 8, 5)], 0, 0, 1,
            8) for i in range(4)],
             *[moved([(58 + i * 5, 9 + i * 4), (66 + i * 4, 8 + i * 3), (62 + i * 5, 13 + i * 4)], 0, 0, 1,
             8) for i in range(3)])
    pen.part("metal*.5", limb((76, 0), (108, -8), 6, 5))
    pen.flat("acc", moved(oval(52, -10, 4.4, steps=16), 0, 0, 1, 8), *[moved(box(x, -12, x + 8, -7), 0, 0, 1,
            8) for x in (-14, 2, 18)])
    pen.glow(52, -18, 20, "acc", 0.8)
    tracks(pen, -58, 42, 18, 46)


def coil_on_blade(pen: Pen) -> None:
    """A coil is clamped to a sword: sparks run up the edge and through a breastplate as if it were cloth."""
    pen.part("plate*.7", smooth([(26, -70), (92, -60), (96, 20), (60, 62), (24, 40), (34, -10)], 3))
    pen.flat("dark", ribbon([(22, -8), (52, -18), (96, -30)], 8, 3))
    pen.glow(30, -6, 60, "acc", 1)
    pen.part("metal*1.3", [(-60, 24), (-56, 14), (72, -34), (90, -36), (76, -24), (-50, 26)])
    pen.part("acc", *[ribbon([(-44 + i * 24, 12 - i * 8), (-34 + i * 24, -4 - i * 10), (-28 + i * 24, 10 - i * 9),
                              (-18 + i * 24, -8 - i * 10)], 2.4, 1, 1) for i in range(4)], rim=0.2)
    pen.part("wood", limb((-92, 38), (-62, 24), 9, 9), limb((-70, 8), (-54, 38), 6, 6))
    pen.part("#B8602E", *[moved(ring(0, 0, 9, 12.6, steps=24), -46 + i * 7, 17 - i * 2.6) for i in range(4)], rim=0.6)
    pen.part("dark*2", ribbon([(-46, 30), (-54, 52), (-80, 60), (-104, 54)], 3, 3))


def jawed_airship(pen: Pen) -> None:
    """An airship whose prow is a grinding jaw of iron bites into a tower; bricks rain on the roofs."""
    pen.part("plate*.7", [(-98, -46), (-70, -26), (-70, -6), (-98, 12)], [(-92, -50), (-60, -30), (-76, -20)])
    pen.part("plate", smooth([(-88, -16), (-56, -40), (-6, -46), (26, -32), (34, -14), (26, 4), (-6, 14), (-56, 8)], 4))
    pen.part("plate*.75", *[ribbon([(x, -42 + abs(x + 20) * 0.14), (x + 6, -16), (x, 11 - abs(x + 20) * 0.1)], 1.6, 1.6)
                            for x in (-64, -38, -12)], rim=0.3, seam=0)
    pen.part("metal*.7", [(18, -34), (58, -40), (70, -26), (28, -16)], [(20, 4), (60, 12), (70, 0), (28, -10)])
    pen.part("bone", *[[(30 + i * 9, -20 - i * 2), (35 + i * 9, -8 - i), (38 + i * 9, -22 - i * 2)] for i in range(4)],
             *[[(32 + i * 9, -7 + i * 2), (37 + i * 9, -16 + i), (40 + i * 9, -4 + i * 2)] for i in range(4)])
    pen.part("dark*1.6", smooth([(-50, 20), (4, 20), (12, 28), (0, 36), (-44, 36)], 3), box(-34, 8, -31, 22), box(-8,
            8, -5, 22))
    lamps(pen, (-36, 28), (-24, 28), (-12, 28), (0, 28), radius=2.4)
    pen.part("near*1.5", [(62, 90), (62, 8), (70, 0), (78, 8), (74, -20), (80, -34), (70, -44), (78, -60), (104, -60),
            (104, 90)])
    pen.flat("acc", *[box(82, y, 90, y + 9) for y in (-46, -8, 20, 48)])
    pen.part("near*1.4", *[moved(box(-5, -3, 5, 3), x, y, 1, t) for x, y, t in ((54, 20, 30), (44, 38, 70), (58, 50,
            10), (36, 60, 45),
                                                                             (50, 72, 80))])


def litter_of_balloons(pen: Pen) -> None:
    """A curtained litter with a roof of gold hangs from five round balloons; a hand blesses from it, a column kneels
    below."""
    for x, y, r in ((-50, -46, 19), (50, -46, 19), (-26, -62, 17), (26, -62, 17), (0, -54, 23)):
        pen.part("wood", limb((x, y + r), (x * 0.5, 2), 0.9, 0.9), seam=0)
        pen.part("plate*1.1", oval(x, y, r, r * 1.1, 36))
        pen.part("plate*.8", smooth([(x - r * 0.4, y - r), (x + r * 0.2, y), (x - r * 0.3, y + r), (x - r * 0.8, y)],
            4), rim=0.2, seam=0)
    pen.part("acc*.8", smooth([(-46, 6), (-30, -6), (0, -14), (30, -6), (46, 6), (0, 2)], 3), star(0, -17, 7, 6, 3))
    pen.part("cloth*1.3", *[[(x - 5, 4), (x + 5, 4), (x + 3, 38), (x - 3, 38)] for x in (-38, 38)], [(-20, 4), (-8, 4),
            (-14, 38),
             (-22, 38)], [(20, 4), (8, 4), (14, 38), (22, 38)])
    pen.part("dark", box(-13, 6, 13, 38))
    pen.head("front_mitre", 0, 22, 8)
    pen.part("wood*1.3", [(-46, 38), (46, 38), (36, 48), (-36, 48)])
    pen.part("skin", limb((8, 32), (26, 20), 4, 3))
    pen.glow(0, 20, 40, "acc", 0.8)
    for x in range(-90, 100, 24):
        pen.figure(dark_figure("tend", "tricorne"), x, 80, 34, x > 0)


def tank_at_speed(pen: Pen) -> None:
    """A low tank with a wedge for a prow at full speed at us out of a hedge, lightning on its plate, one track in
    the air."""
    pen.part("dark*1.5", [(-72, -6), (-34, -12), (-26, 58), (-66, 70)], [(44, -22), (76, -18), (80, 36), (46, 44)])
    pen.part("metal*.5", *[[(-71 + i * 0.8, -2 + i * 12), (-34 + i, -8 + i * 11), (-34 + i, -2 + i * 11),
            (-70 + i * 0.8, 5 + i * 12)]
                           for i in range(6)], *[[(45, -16 + i * 11), (77, -12 + i * 9), (77, -7 + i * 9), (45,
                           -10 + i * 11)]
                                                 for i in range(5)], rim=0.6)
    pen.part("plate*.85", [(-38, 6), (46, -6), (52, 22), (8, 48), (-34, 40)])
    pen.part("plate", [(-38, 6), (46, -6), (36, -26), (-24, -20)])
    pen.part("plate*1.1", [(-22, -20), (-14, -44), (24, -48), (34, -26)])
    pen.part("metal*.8", limb((6, -34), (-36, -26), 15, 13), oval(-38, -25, 8, 9, 26))
    pen.flat("dark", oval(-39, -25, 4.6, 5.6, 20))
    pen.flat("acc", [(14, 4), (-4, 22), (4, 22), (-4, 40), (20, 16), (10, 16), (22, 2)])
    lamps(pen, (-26, 10), (42, 0), radius=3.4)
    pen.flat("low", *[limb((-104, y), (-80 + i * 3, y + 2), 0.6, 2) for i, y in enumerate((-40, -20, 0, 62))],
            alpha=200)


def raven_transport(pen: Pen) -> None:
    """A black ship with a bird's wings from below, its belly open: on ropes the hunters come down, blades out."""
    for s in (-1, 1):
        pen.part("dark*1.8", smooth([(s * 10, -44), (s * 60, -58), (s * 104, -40), (s * 96, -24), (s * 76, -30),
            (s * 68, -16),
                                     (s * 48, -24), (s * 40, -10), (s * 14, -18)], 2))
        pen.part("metal*.7", limb((s * 44, -40), (s * 44, -24), 12, 9))
        pen.flat("acc", oval(s * 44, -20, 5, 3, 16))
        pen.glow(s * 44, -18, 18, "acc", 0.9)
    pen.part("dark*2.4", smooth([(-14, -58), (0, -72), (14, -58), (18, -30), (10, -8), (-10, -8), (-18, -30)], 4))
    pen.part("acc", box(-9, -34, 9, -14), rim=0.3)
    pen.flat("low", [(-9, -16), (9, -16), (44, 76), (-44, 76)], alpha=90)
    for x, foot, k, flip in ((-24, 34, 50, False), (10, 62, 58, True), (40, 28, 46, True)):
        pen.part("bone*.7", limb((x * 0.2, -16), (x, foot - k * 0.9), 1.4, 1.4))
        pen.figure(dark_figure("hang", "point_helmet", "dagger", 60), x, foot, k, flip)


def wave_tail(pen: Pen) -> None:
    """A craft that is all tail: three fins sway behind a small glass head, and what trails from it knocks a plane
    about."""
    for i, tone in enumerate(("plate*.6", "plate*.8", "plate")):
        pen.part(tone, ribbon([(48, -12), (10, -30 + i * 14), (-34, -2 + i * 16), (-74, -34 + i * 22), (-104,
            -8 + i * 18)], 24 - i * 3, 3))
    pen.part("acc*.6", *[ribbon([(-34 + dx, 2 + i * 16), (-44 + dx, -12 + i * 18), (-60 + dx, -18 + i * 20)], 4, 1)
                         for i in range(3) for dx in (0,)], rim=0.4)
    pen.part("metal*.8", smooth([(40, -30), (74, -34), (98, -16), (94, 0), (60, 12), (36, 6)], 4))
    pen.part("cool", smooth([(66, -30), (86, -24), (94, -12), (74, -8), (62, -16)], 3), top=1.5)
    pen.part("metal*.5", limb((60, 10), (100, 14), 5, 4))
    lamps(pen, (52, -2), (60, 2), (44, -6), radius=2.2)
    pen.part("dark*1.3", *[moved(one, -58, 52, 0.8, -34) for one in (smooth([(-24, 0), (24, -4), (30, 2), (-22, 6)],
            3), [(-6, 0), (4, -24),
                                                                                                            (12, 0),
                                                                                                            (4, 24)])])
    blast(pen, -78, 40, 11, 9)


def dart_from_veil(pen: Pen) -> None:
    """A veil of cloud is cut by a long thin dart of a ship, already firing; its prey has not yet turned."""
    pen.part("low*.85", *[oval(x, y, r, r * 0.7, 30) for x, y, r in ((-96, -10, 40), (-60, 16, 38), (-70, -34, 30),
            (-30, -26, 24),
                                                                   (-34, 30, 26))], rim=0.4, seam=0)
    pen.part("metal*.7", [(-40, -4), (-66, -36), (-30, -14)], [(-40, 8), (-66, 40), (-28, 16)])
    pen.part("metal", smooth([(-72, 2), (-40, -10), (20, -7), (76, 0), (20, 8), (-40, 13)], 3))
    pen.part("cool", smooth([(4, -6), (26, -4), (30, -1), (8, -1)], 3), top=1.5)
    tracer(pen, ((60, -10), (100, -34)), ((60, 8), (104, -20)), wide=3)
    pen.part("dark*1.6", smooth([(66, -56), (88, -64), (108, -60), (108, -44), (84, -44)], 3), box(84, -44, 100, -38))
    pen.part("low*.7", *[oval(x, y, r, r * 0.6, 24) for x, y, r in ((-56, 4, 20), (-78, 24, 22))], rim=0.3, seam=0)


def ray_in_air(pen: Pen) -> None:
    """A flat craft like a ray seen from above glides over roofs, its sting a gun that fires behind it, its shadow
    below."""
    pen.flat("dark", moved(smooth([(0, -40), (50, -10), (92, 20), (40, 18), (0, 34), (-40, 18), (-92, 20), (-50, -10)],
            3), 10, 58, 0.62),
             alpha=110)
    pen.part("plate", smooth([(0, -62), (22, -40), (62, -26), (100, 12), (56, 2), (24, 14), (10, 34), (-10, 34), (-24,
            14), (-56, 2),
                              (-100, 12), (-62, -26), (-22, -40)], 3))
    for s in (-1, 1):
        pen.part("plate*.75", *[ribbon([(s * 10, -30 + i * 14), (s * 40, -20 + i * 10), (s * 76, -4 + i * 6)], 3,
            1) for i in range(3)],
                 rim=0.3, seam=0)
        pen.part("acc*.7", ribbon([(s * 14, -46), (s * 22, -62), (s * 10, -76)], 7, 1.4))
        pen.flat("acc", oval(s * 12, -42, 3.4, steps=12))
    pen.part("cool", smooth([(-8, -40), (0, -50), (8, -40), (6, -18), (-6, -18)], 3), top=1.5)
    pen.part("metal*.7", ribbon([(0, 30), (6, 48), (-6, 62), (6, 78)], 9, 3))
    blast(pen, 7, 82, 11, 9)


CRAFT_OF_THE_TRIBES: Final[Mapping[str, Subject]] = by_name(
    rocket_wagon, stone_plates, land_shark, coil_on_blade, jawed_airship, litter_of_balloons, tank_at_speed,
    raven_transport, wave_tail, dart_from_veil, ray_in_air,
)  # fmt: skip
