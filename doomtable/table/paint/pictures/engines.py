"""Engines of war: tanks, fliers, bikes, boats and walkers, facing right, filling their own space."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.vehicles import lamps, wheels


def tracks(pen: Pen, left: float, right: float, top: float, foot: float) -> None:
    """A track with its wheels."""
    middle = (top + foot) / 2
    pen.part("dark*1.3", smooth([(left, middle), (left + 8, top), (right - 8, top), (right, middle),
                                 (right - 10, foot),
                                 (left + 10, foot)], 4))
    count = max(3, round((right - left) / 22))
    wheels(pen, middle + 2, (foot - top) * 0.32, *(left + (right - left) * (i + 0.5) / count
                                                   for i in range(count)))


def bulldog_tank(pen: Pen) -> None:
    """A short high tank with a blunt nose like a dog's, one fat barrel."""
    tracks(pen, -46, 48, 14, 48)
    pen.part("plate", smooth([(-44, 18), (-48, -10), (-30, -30), (18, -30), (34, -12), (46, 2), (44, 20)], 4))
    pen.part("plate*.7", smooth([(18, -8), (44, -6), (54, 8), (48, 22), (22, 18)], 4))
    pen.part("dark", limb((30, 8), (46, 8), 6, 6), seam=0)
    pen.part("bone", [(30, 18), (33, 9), (36, 18)], [(42, 18), (45, 9), (48, 18)])
    pen.part("plate*.85", smooth([(-28, -28), (-24, -48), (2, -52), (14, -30)], 4))
    pen.part("metal*.6", limb((2, -40), (46, -46), 15, 12))
    pen.part("dark", oval(47, -46, 3.4, 6, 18), seam=0)
    lamps(pen, (22, -16), radius=4)


def hound_tank(pen: Pen) -> None:
    """A tank whose prow is a hound's jaw, spikes along its back, smoke from bone chimneys."""
    tracks(pen, -60, 44, 20, 50)
    pen.part("bone*.7", *[[(x, -20), (x - 6, -46 - i % 2 * 8), (x + 10, -20)] for i,
                          x in enumerate(range(-50, 6, 13))])
    pen.part("cloth*1.2", smooth([(-60, 22), (-58, -12), (-30, -24), (14, -22), (28, 2), (26, 24)], 4))
    pen.part("plate", smooth([(10, -20), (34, -30), (62, -16), (78, -4), (60, 0), (30, 2), (14, 8)], 4))
    pen.part("plate*.8", smooth([(14, 10), (40, 14), (70, 14), (60, 28), (30, 30), (14, 24)], 4))
    pen.part("bone", *[[(36 + i * 9, 0), (39 + i * 9, 10), (43 + i * 9, 0)] for i in range(4)],
             *[[(38 + i * 9, 15), (41 + i * 9, 6), (44 + i * 9, 15)]
               for i in range(3)], seam=0.1)
    lamps(pen, (40, -16), radius=3.4)
    pen.part("metal*.5", limb((-16, -24), (20, -44), 7, 6))


def jet_fighter(pen: Pen) -> None:
    """A white delta that climbs, seen from below, its wings like a bird's."""
    pen.glow(-44, 18, 34, "acc", 1)
    pen.flat("acc", [(-34, 10), (-80, 34), (-40, 20)], [(-36, 14), (-70, 40), (-30, 24)])
    pen.part("bone*.9", smooth([(16, -20), (-8, -50), (-46, -58), (-30, -34), (-40, -4)], 2),
             smooth([(30, 4), (32, 36), (14, 64), (0, 42), (-26, 26)], 2))
    pen.part("bone*.7", [(-30, -34), (-20, -30), (-34, -10)], [(0, 42), (6, 34), (-16, 24)])
    pen.part("bone", smooth([(-44, 22), (-34, 2), (26, -28), (72, -48), (54, -14), (6, 20), (-34, 34)], 4))
    pen.part("cool", smooth([(34, -28), (52, -36), (46, -22), (34, -16)], 4), top=1.5)
    pen.part("acc*.7", star(-4, 2, 8, 9, 4), rim=0.4)
    pen.part("metal*.6", limb((-40, 16), (-50, 22), 9, 12), limb((-32, 26), (-42, 32), 9, 12))


def mower(pen: Pen) -> None:
    """A wagon that pushes a drum of blades, torn grass and bone before it."""
    pen.part("plate*.8", smooth([(-70, 28), (-66, -8), (-36, -34), (-6, -34), (6, -6), (10, 28)], 3))
    pen.part("cool", [(-34, -28), (-12, -28), (-4, -8), (-40, -8)], top=1.5)
    wheels(pen, 34, 19, -48, -4)
    pen.part("metal*.6", limb((4, 0), (42, 14), 7, 6), limb((4, 26), (42, 22), 6, 5))
    for i in range(9):
        pen.part("bone*.8", ring(44, 20, 14, 34, i * 40, i * 40 + 15, 8))
    pen.part("metal", oval(44, 20, 19, steps=40))
    pen.part("metal*.5", oval(44, 20, 8, steps=24))
    for x, y in ((60, -26), (72, -10), (36, -34), (80, 20), (76, -34)):
        pen.flat("acc", [(x - 4, y), (x, y - 5), (x + 5, y + 1), (x, y + 3)])
    lamps(pen, (8, -14), radius=3)


def spider_engine(pen: Pen) -> None:
    """An engine with eight long legs, a red hourglass under its belly, a gun for a fang."""
    for s in (-1, 1):
        for i, (knee, foot) in enumerate((((28, -52), (62, 46)), ((44, -40), (80, 34)), ((22, -36), (40, 58)),
                                          ((12, -26), (18, 60)))):
            pen.part("metal*.45", limb((s * 8, -4), (s * knee[0], knee[1]), 7 - i, 5),
                     limb((s * knee[0], knee[1]), (s * foot[0], foot[1]), 5, 1.6))
    pen.part("dark*2", oval(0, -16, 25, 24, 40))
    pen.part("dark*2.6", smooth([(-14, 4), (0, -4), (14, 4), (12, 22), (0, 28), (-12, 22)], 4))
    pen.part("acc", [(-9, -28), (9, -28), (2, -16), (9, -4), (-9, -4), (-2, -16)], rim=0.3)
    pen.glow(0, -16, 26, "acc", 0.7)
    lamps(pen, (-6, 10), (6, 10), (-2.4, 4), (2.4, 4), radius=2)
    pen.part("metal*.7", limb((0, 20), (0, 48), 6, 4))


def winged_gunner(pen: Pen) -> None:
    """A lone rider on a slender gun with wings, the muzzle longer than both."""
    pen.flat("acc", [(-34, 10), (-78, 18), (-36, 18)])
    pen.glow(-46, 14, 26, "acc", 0.9)
    pen.part("bone", *[smooth([(-10, 2), (-30 - i * 9, -50 + i * 13), (-52 - i * 6, -46 + i * 14), (-24, 8)],
                              4)
                       for i in range(3)])
    pen.part("plate", smooth([(-44, 14), (-20, 2), (24, 2), (36, 12), (20, 24), (-30, 24)], 4))
    pen.part("metal*.6", limb((20, 14), (88, 14), 9, 6), box(40, 8, 44, 20), box(58, 9, 62, 19))
    pen.figure(Figure("ride", "slim", "wings_helm", pads=False), -6, 38, 66)
    pen.part("plate*.8", smooth([(-30, 18), (-8, 12), (18, 16), (14, 30), (-20, 30)], 4))
    lamps(pen, (30, 10))


def submarine(pen: Pen) -> None:
    """A fish-shaped boat under the sea with a fin, a toothed ram and round windows."""
    pen.part("plate*.7", [(-52, -4), (-80, -34), (-70, 0), (-82, 34), (-50, 8)],
             [(-12, -24), (-34, -56), (8, -26)])
    pen.part("plate", smooth([(-58, 4), (-34, -20), (10, -28), (50, -14), (72, 2), (46, 20), (0, 26),
                              (-40, 18)], 4))
    pen.part("plate*.75", smooth([(-6, 14), (12, 40), (-14, 44), (-24, 20)], 3))
    pen.part("acc*.6", *[ribbon([(x, -22), (x + 6, 0), (x - 2, 22)], 2.4, 2.4) for x in (-28, -10)], rim=0.4,
             seam=0)
    for x in (6, 22, 37):
        pen.part("metal*.6", oval(x, -6, 7, steps=24))
        pen.flat("acc", oval(x, -6, 4.6, steps=20))
        pen.glow(x, -6, 16, "acc", 0.5)
    pen.part("bone", *[[(48 + i * 6, 10 - i), (52 + i * 6, 22 - i * 2), (55 + i * 6, 9 - i)]
                       for i in range(4)], seam=0.1)
    pen.flat("low", *[oval(-84 - i * 4, -20 + i * 16, 3 - i * 0.4, steps=12) for i in range(4)], alpha=200)


def race_bike(pen: Pen) -> None:
    """A low racing motorcycle at full lean, rider flat on it, a streak behind."""
    pen.flat("low", [(-30, -10), (-96, -4), (-30, 0)], [(-30, 8), (-90, 18), (-30, 16)], alpha=150)
    for x in (-34, 46):
        pen.part("dark*1.5", oval(x, 28, 20, steps=40))
        pen.part("acc*.7", ring(x, 28, 8, 11, steps=30))
    pen.part("plate", smooth([(-56, 0), (-30, -4), (6, -4), (40, -20), (62, -2), (46, 14), (10, 30),
                              (-20, 26)], 4))
    pen.part("acc*.7", smooth([(-20, 8), (20, 2), (44, -6), (24, 16)], 4), rim=0.4)
    pen.part("cloth", smooth([(-48, -4), (-40, -28), (-6, -38), (22, -26), (34, -12), (6, -14), (-20, -4)],
                             4))
    pen.part("cloth*.8", limb((10, -22), (40, -10), 8, 6), limb((-30, -6), (-10, 18), 11, 8))
    pen.head("dome", 26, -36, 11, -20)
    lamps(pen, (56, -2), radius=3)


def great_airship(pen: Pen) -> None:
    """A blunt grey airship from before and below, its bombs' doors open."""
    pen.part("plate*.6", [(-10, -60), (10, -60), (6, -40), (-6, -40)],
             [(-72, -22), (-52, -10), (-52, -2), (-74, -4)],
             [(72, -22), (52, -10), (52, -2), (74, -4)])
    pen.part("metal*.8", oval(0, -14, 56, 40, 60))
    pen.part("metal*.65", *[ring(0, -14, r, r + 1.6, 0, 360, 50) for r in (14, 28)], rim=0.4, seam=0)
    pen.part("metal*.55", *[ribbon([(s * 4, -16), (s * 34, -20 + s * 2), (s * 53, -22)], 1.4, 1.4)
                            for s in (-1, 1)], seam=0)
    pen.part("dark*1.8", smooth([(-22, 24), (22, 24), (16, 44), (-16, 44)], 3))
    lamps(pen, (-12, 32), (0, 32), (12, 32), radius=3)
    for x, y in ((-8, 52), (4, 62), (14, 50)):
        pen.part("dark", smooth([(x - 3, y - 6), (x + 3, y - 6), (x + 4, y + 4), (x, y + 9), (x - 4, y + 4)],
                                3))
    pen.part("metal*.5", *[limb((s * 46, 14), (s * 62, 18), 9, 9) for s in (-1, 1)])
    pen.flat("low", *[oval(s * 64, 18, 3, 20, 30) for s in (-1, 1)], alpha=120)


def offroader(pen: Pen) -> None:
    """An open car on high wheels that leaps a crest, a gun on its roll bar, dirt flying."""
    for x, y, r in ((-56, 44, 9), (-70, 34, 7), (-46, 54, 8), (-78, 50, 6)):
        pen.part("near", oval(x, y, r, steps=18), top=1.3)
    pen.part("metal*.5", limb((-34, 8), (-30, -38), 4, 3), limb((-30, -38), (6, -36), 4, 3),
             limb((6, -36), (20, 0), 4, 3))
    pen.part("metal*.7", limb((-20, -42), (34, -50), 5, 4), box(-24, -48, -8, -38))
    pen.part("plate", smooth([(-60, 10), (-54, -6), (-10, -4), (14, -4), (54, 4), (60, 20), (-50, 26)], 3))
    pen.part("plate*.7", [(20, 0), (54, 6), (52, 10), (18, 8)])
    for x in (-36, 40):
        pen.part("dark*1.5", star(x, 30, 16, 22, 19), oval(x, 30, 19, steps=40))
        pen.part("metal*.7", oval(x, 30, 9, steps=24))
    pen.head("goggles", -4, -16, 9)
    lamps(pen, (60, 12), radius=4)


def rocket_pack(pen: Pen) -> None:
    """A harness with two rockets and small fins, hanging in the air on its own fire."""
    for s in (-1, 1):
        pen.flat("acc", [(s * 24 - 9, 30), (s * 24 + 9, 30), (s * 28, 74)])
        pen.flat("low", [(s * 24 - 5, 30), (s * 24 + 5, 30), (s * 26, 54)])
        pen.glow(s * 26, 46, 34, "acc", 1)
        pen.part("plate*.7", [(s * 34, -10), (s * 62, 4), (s * 64, 20), (s * 34, 16)])
        pen.part("plate", smooth([(s * 12, 20), (s * 12, -30), (s * 24, -52), (s * 36, -30), (s * 36, 20)],
                                 4))
        pen.part("metal*.5", [(s * 14, 18), (s * 34, 18), (s * 38, 32), (s * 10, 32)])
        pen.part("wood", ribbon([(s * 10, -30), (s * 2, -46), (s * 8, -62), (s * 24, -50)], 4, 4))
    pen.part("metal*.7", box(-13, -26, 13, 4))
    pen.part("dark", oval(0, -12, 8, steps=24))
    pen.flat("acc", [(-1, -12), (1, -12), (5, -18)])


def dragonfly_craft(pen: Pen) -> None:
    """A slim craft with four beating wings and a long tail, soldiers at its open door."""
    for y, lean, long in ((-18, 34, 76), (-14, -24, 70)):
        pen.flat("low", smooth([(6, y + 8), (lean, y - 22), (lean + (20 if lean > 0 else -20), y - long + 22),
                                (lean * 0.5, y - 30)], 5), alpha=150)
        pen.part("cool", ribbon([(4, y + 8), (lean, y - 20), (lean * 1.5, y - long + 24)], 2, 1))
    pen.part("plate*.8", ribbon([(-14, 4), (-50, -2), (-90, -12)], 12, 5), star(-90, -12, 3, 12, 5, 180))
    pen.part("plate", smooth([(-30, 8), (-18, -14), (16, -18), (30, -8), (30, 14), (4, 24), (-22, 20)], 4))
    pen.part("cool", oval(36, 0, 17, 19, 40), top=1.5)
    pen.part("cool*.6", ring(36, 0, 8, 9, steps=30), rim=0.3, seam=0)
    pen.part("dark", box(-16, -6, 10, 18))
    for x in (-12, -2, 7):
        pen.figure(Figure("away", "soldier", "plume", tone="dark*2"), x, 18, 20)
    pen.part("metal*.5", limb((-20, 30), (30, 32), 3, 3), box(-14, 20, -11, 30), box(18, 20, 21, 32))


def freighter(pen: Pen) -> None:
    """A broad craft with its ramp down, crates going up it under lamps."""
    pen.part("plate*.8", smooth([(-60, 6), (-54, -30), (-10, -46), (40, -40), (70, -14), (66, 10)], 3))
    pen.part("plate", [(-64, 4), (68, 8), (60, 22), (-56, 20)])
    pen.part("cool", [(44, -30), (60, -16), (56, -8), (40, -14)], top=1.5)
    pen.part("dark", [(-40, -18), (4, -18), (4, 20), (-40, 20)])
    pen.part("metal*.5", [(-42, 20), (4, 20), (22, 62), (-74, 62)])
    pen.glow(-18, 4, 36, "acc", 0.7)
    for x, y, r in ((-28, 30, 9), (-6, 46, 12), (-46, 54, 12)):
        pen.part("wood", box(x - r, y - r, x + r, y + r))
        pen.part("wood*.6", limb((x - r, y - r), (x + r, y + r), 2.4, 2.4), rim=0.3, seam=0)
    pen.part("metal*.6", limb((30, 24), (66, 26), 13, 11), limb((-62, -20), (-80, -22), 12, 14))
    lamps(pen, (-40, -24), (4, -24), (68, -2), radius=2.4)


def dragon_bike(pen: Pen) -> None:
    """A bike with a dragon's neck and head before its bars, its two guns the whiskers."""
    pen.part("dark*1.5", ring(-36, 26, 13, 24, steps=40), ring(40, 30, 11, 20, steps=40))
    pen.part("metal*.7", oval(-36, 26, 7, steps=20), oval(40, 30, 6, steps=20))
    pen.part("acc*.6", smooth([(-64, -6), (-40, -14), (-6, -8), (14, -22), (22, -46), (40, -62), (56, -50),
                               (46, -36),
                               (40, 4), (14, 26), (-20, 26)], 4))
    pen.part("acc*.8", smooth([(30, -58), (48, -66), (76, -52), (84, -42), (66, -40), (76, -32), (52, -34),
                               (38, -42)], 4))
    pen.part("bone", ribbon([(40, -60), (24, -74), (10, -70)], 5, 1),
             ribbon([(46, -62), (36, -80), (22, -84)], 5, 1),
             [(62, -41), (65, -34), (68, -41)], [(72, -42), (75, -36), (78, -43)])
    pen.part("bone*.7", *[[(10 + i * 6, -14 - i * 9), (4 + i * 5, -22 - i * 9), (16 + i * 5, -20 - i * 9)]
                          for i in range(4)])
    pen.part("metal*.6", limb((30, -2), (78, -10), 5, 4), limb((28, 8), (74, 6), 5, 4))
    lamps(pen, (56, -52), radius=3)
    pen.part("dark", smooth([(-60, -8), (-34, -20), (-4, -12), (-14, -4)], 4))


def scout_flyer(pen: Pen) -> None:
    """A small open flyer with two ducted fans, its rider leaning out with a glass."""
    for x in (-44, 46):
        pen.part("plate*.7", smooth([(x - 24, 8), (x - 20, -8), (x + 20, -8), (x + 24, 8), (x + 18, 18),
                                     (x - 18, 18)], 4))
        pen.flat("low", oval(x, -8, 19, 4, 30), alpha=190)
        pen.flat("low", [(x - 14, 20), (x + 14, 20), (x + 8, 60), (x - 8, 60)], alpha=50)
    pen.part("plate", smooth([(-26, 4), (-8, -6), (18, -6), (30, 8), (10, 24), (-18, 22)], 4))
    pen.figure(Figure("reach", "slim", "goggles", weapon="spyglass", pads=False), -2, 40, 72)
    pen.part("plate*.85", smooth([(-26, 8), (0, 4), (28, 10), (10, 28), (-18, 26)], 4))
    lamps(pen, (26, 14))


def twin_gun_car(pen: Pen) -> None:
    """A long armoured car with two turrets that look both ways, a rattle of plates at its tail."""
    pen.part("plate*.7", *[oval(-66 - i * 7, 14 - i * 7, 8 - i, steps=18) for i in range(4)])
    pen.part("plate", [(-64, 20), (-58, -2), (-30, -12), (36, -12), (62, 4), (66, 20)])
    for x, s in ((-28, -1), (24, 1)):
        pen.part("plate*.85", smooth([(x - 15, -10), (x - 11, -30), (x + 11, -30), (x + 15, -10)], 3))
        pen.part("metal*.6", limb((x + s * 8, -22), (x + s * 46, -34), 6, 5))
        pen.glow(x + s * 52, -36, 20, "acc", 0.9)
        pen.flat("acc", star(x + s * 52, -36, 7, 9, 3))
    wheels(pen, 28, 15, -48, -16, 16, 48)
    pen.part("dark", box(-40, -4, 40, 1), seam=0)
    lamps(pen, (62, 10), radius=3)


def troop_carrier(pen: Pen) -> None:
    """A box on tracks from behind, its door a maw, three who step out of the red light."""
    for s in (-1, 1):
        pen.part("dark*1.5", box(min(s * 38, s * 64), 0, max(s * 38, s * 64), 60))
        pen.part("metal*.4", *[box(min(s * 38, s * 64), y, max(s * 38, s * 64), y + 4)
                               for y in (8, 22, 36, 50)], rim=0.4)
    pen.part("plate*.8", [(-50, 40), (-54, -12), (-36, -44), (36, -44), (54, -12), (50, 40)])
    pen.part("bone*.7", *[[(s * 30, -42), (s * 46, -70), (s * 44, -34)] for s in (-1, 1)],
             [(-6, -43), (0, -64), (6, -43)])
    pen.part("acc*.8", smooth([(-32, 50), (-32, -8), (0, -26), (32, -8), (32, 50)], 4), rim=0.2)
    pen.glow(0, 16, 54, "acc", 0.8)
    pen.part("dark", *[[(x - 4, -16 + abs(x) * 0.3), (x, -2), (x + 4, -16 + abs(x) * 0.3)]
                       for x in (-20, -10, 0, 10, 20)])
    for x, h in ((-16, 50), (18, 52), (0, 62)):
        pen.figure(Figure("march", "soldier", "dead", weapon="rifle", weapon_turn=40, tone="dark"), x, 62, h)


def mech(pen: Pen) -> None:
    """A tank on two bent legs without a crew, a claw and a cannon for arms, aerials up."""
    for x, s in ((-16, -1), (20, 1)):
        pen.part("plate*.7", limb((x, 6), (x + s * 18 - 8, 28), 16, 12),
                 limb((x + s * 18 - 8, 28), (x + s * 12, 54), 12, 9))
        pen.part("metal*.6", [(x + s * 12 - 14, 60), (x + s * 12 - 8, 50), (x + s * 12 + 10, 50),
                              (x + s * 12 + 18, 60)])
    pen.part("plate", smooth([(-40, 6), (-36, -26), (-6, -38), (34, -30), (42, -4), (20, 14), (-24, 14)], 3))
    pen.part("plate*.8", [(-30, -30), (-10, -58), (24, -54), (32, -30)])
    pen.part("dark", box(6, -48, 27, -40), seam=0)
    pen.flat("acc", box(14, -46, 24, -42))
    pen.glow(20, -44, 22, "acc", 0.9)
    pen.part("metal*.6", limb((34, -14), (78, -18), 13, 9), limb((-40, -12), (-60, 10), 10, 8))
    pen.part("metal*.8", ribbon([(-60, 10), (-76, 22), (-66, 38)], 6, 2),
             ribbon([(-58, 12), (-48, 26), (-58, 38)], 6, 2))
    pen.part("metal*.6", limb((-6, -56), (-14, -76), 2, 1), limb((4, -56), (6, -72), 2, 1))


def fat_mortar(pen: Pen) -> None:
    """A squat mortar with a face, on a bed of wheels with spikes, a ball leaving its mouth in fire."""
    pen.glow(34, -46, 34, "acc", 1)
    pen.flat("acc", [(6, -26), (26, -66), (44, -50), (36, -16)])
    pen.part("dark", oval(44, -56, 12, steps=30))
    for x in (-42, 20):
        pen.part("wood*.7", star(x, 36, 9, 27, 20), oval(x, 36, 21, steps=40))
        pen.part("metal*.6", oval(x, 36, 7, steps=20))
    pen.part("metal*.5", smooth([(-64, 30), (-54, -6), (-34, -22), (10, -44), (44, -12), (20, 16), (-6, 32)],
                                4))
    pen.part("metal*.75", smooth([(4, -46), (18, -40), (48, -14), (40, -6), (10, -30)], 4))
    pen.part("bone*.8", ribbon([(-40, -14), (-54, -36), (-40, -52)], 7, 1),
             ribbon([(-24, -24), (-28, -46), (-12, -58)], 7, 1))
    pen.flat("acc", oval(-30, 2, 3.4, steps=14), oval(-14, -8, 3.4, steps=14))
    pen.part("dark", smooth([(-34, 16), (-20, 8), (-4, 8), (-16, 20)], 4), seam=0)


def rocket_rack(pen: Pen) -> None:
    """A tracked wagon with a raised rack of rockets, three on their way."""
    tracks(pen, -62, 40, 26, 52)
    pen.part("plate", [(-62, 26), (-58, 8), (8, 8), (16, -10), (36, -8), (44, 26)])
    pen.part("cool", [(18, -6), (32, -5), (36, 8), (14, 8)], top=1.5)
    pen.part("metal*.5", limb((-34, 10), (-20, -14), 7, 6))
    rack: list[Point] = [(-70, 0), (-20, -50), (0, -30), (-50, 16)]
    pen.part("plate*.7", rack)
    pen.part("acc*.8", *[limb((-16 - i * 1 + i * 6, -48 + i * 6), (-8 + i * 6, -56 + i * 6), 6, 2)
                         for i in range(3)])
    for x, y in ((34, -36), (54, -58), (66, -26)):
        pen.flat("low", ribbon([(x - 34, y + 32), (x - 14, y + 13), (x - 4, y + 4)], 7, 2), alpha=150)
        pen.part("bone", limb((x - 5, y + 5), (x + 5, y - 5), 5, 4),
                 [(x + 2, y - 6), (x + 12, y - 12), (x + 7, y - 1)])
        pen.glow(x - 8, y + 8, 12, "acc", 0.9)


ENGINES: Final[Mapping[str, Subject]] = by_name(
    bulldog_tank, hound_tank, jet_fighter, mower, spider_engine, winged_gunner, submarine, race_bike,
    great_airship,
    offroader, rocket_pack, dragonfly_craft, freighter, dragon_bike, scout_flyer, twin_gun_car,
    troop_carrier, mech,
    fat_mortar, rocket_rack,
)
