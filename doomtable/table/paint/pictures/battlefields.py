"""Battlefields: the land of a warzone as the subject of a picture, wider than it is high, with one small
sign of war."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, skull, tentacle
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Outline, box, limb, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.strongholds import both, lit, windows


def boulder(pen: Pen, x: float, y: float, wide: float, high: float, tone: str = "near*1.1") -> None:
    """A rock adrift, its underside in shadow."""
    line: Outline = [(x - wide, y), (x - wide * 0.5, y - high * 0.5), (x + wide * 0.4, y - high * 0.6),
            (x + wide, y - high * 0.1),
                     (x + wide * 0.6, y + high * 0.7), (x, y + high), (x - wide * 0.6, y + high * 0.6)]
    pen.part(tone, smooth(line, 3), top=1.2, foot=0.5)


def soldiers(pen: Pen, head: str, *spots: tuple[float, float, float], pose: str = "stride",
        weapon: str = "rifle") -> None:
    """Small dark men (x, foot, height); one with a height below 0 looks left."""
    for x, y, h in spots:
        pen.figure(Figure(pose, "soldier", head, weapon=weapon, weapon_turn=20, tone="dark"), x, y, abs(h),
                h < 0)


def tethered_rocks(pen: Pen) -> None:
    """Rocks with domes and masts on them, bridges and cables between, a hauler drifting through."""
    rocks = ((-50, 24, 32, 22), (8, -14, 26, 20), (58, 32, 30, 20))
    for (x, y, _, _), (u, v, _, _) in pairwise(rocks):
        pen.part("metal*.6", limb((x, y - 6), (u, v + 6), 2.4, 2.4),
                limb((x + 6, y - 2), (u + 2, v + 12), 1, 1))
    for x, y, w, h in rocks:
        boulder(pen, x, y, w, h)
        for a, r in ((-0.3, 9), (0.34, 6)):
            pen.part("cool", oval(x + a * w, y - h * 0.44, r, r * 1.1, 24, 180, 360), top=1.4)
            lit(pen, (x + a * w, y - h * 0.44 - 3, 1.6))
        pen.part("metal*.6", limb((x + w * 0.6, y - h * 0.2), (x + w * 0.64, y - h * 1.4), 1.4, 0.8))
    pen.part("plate", smooth([(-34, -46), (-8, -54), (4, -48), (-10, -42), (-30, -40)], 3))
    pen.glow(-38, -43, 14, "acc", 0.8)


def inner_sanctum(pen: Pen) -> None:
    """A round hall of ribs about a well of light; stairs, and horned guards between the pillars."""
    pen.part("acc*.7", oval(0, 34, 30, 10, 40), rim=0.2)
    pen.flat("acc", [(-28, 34), (28, 34), (16, -66), (-16, -66)], alpha=90)
    pen.glow(0, 20, 60, "acc", 0.8)
    for i, x in enumerate((-78, -54, -34, 34, 54, 78)):
        s = 1 if x > 0 else -1
        pen.part("bone*.5", ribbon([(x, 66), (x * 1.06, 0), (x * 0.8, -44), (s * 6, -70)], 12 - abs(i - 2.5),
                4))
        skull(pen, x * 1.02, 26, 5)
    for i in range(4):
        pen.part("near*.7", smooth([(-60 - i * 12, 50 + i * 7), (0, 44 + i * 7), (60 + i * 12, 50 + i * 7),
                                    (60 + i * 12, 58 + i * 7), (0, 52 + i * 7), (-60 - i * 12, 58 + i * 7)],
                                        4))
    soldiers(pen, "horned", (-44, 60, 38), (44, 60, -38), pose="stand", weapon="halberd")


def armed_crater(pen: Pen) -> None:
    """A crater from its rim, arms as high as towers growing from the fire in it."""
    pen.part("near*1.2", oval(0, 26, 82, 30, 60))
    pen.part("dark", oval(0, 28, 70, 23, 60))
    pen.part("acc*.7", oval(0, 34, 52, 13, 50), rim=0.2)
    pen.glow(0, 28, 76, "acc", 0.9)
    for x, h, lean, curl in ((-38, 76, -14, -1), (-10, 100, 8, 1), (22, 84, -6, -1), (46, 62, 14, 1)):
        tentacle(pen, x, 36, h, lean, 13, curl, "dark*1.6")
    pen.part("near*.7", smooth([(-90, 70), (-60, 50), (-20, 60), (20, 52), (62, 60), (90, 48), (90, 76),
            (-90, 76)], 4))
    soldiers(pen, "dead", (-62, 54, 17), (60, 60, -17))


def grid_city(pen: Pen) -> None:
    """A city of glass slabs drawn on a grid of light that runs to the horizon, one tower a needle."""
    pen.flat("acc", *[[(x * 0.2 - 0.4, 10), (x * 0.2 + 0.4, 10), (x + 1, 70), (x - 1, 70)]
            for x in range(-160, 170, 32)],
             *[box(-90, y, 90, y + h) for y, h in ((14, 0.5), (20, 0.7), (30, 1), (44, 1.4), (62, 1.8))],
                 alpha=190)
    for x, w, top, tone in ((-62, 11, -18, 0.8), (-40, 9, -34, 1.0), (-22, 8, -10, 0.8), (22, 10, -26, 0.9),
                            (44, 12, -44, 1.1), (66, 9, -14, 0.8)):
        pen.part(f"cool*{tone:.2f}", box(x - w, top, x + w, 30), top=1.4, foot=0.6)
        windows(pen, x - w + 2, top + 4, x + w - 2, 26, 4, 7)
    pen.part("cool*1.2", [(-6, 34), (-2, -78), (2, -78), (8, 34)], top=1.4, foot=0.6)
    lit(pen, (0, -78, 2.4))
    pen.part("metal*.6", ring(0, -20, 16, 19, 20, 160, 30), ring(0, -44, 11, 13, 20, 160, 30))


def archipelago(pen: Pen) -> None:
    """Steep green islands in a bay from above; divers come ashore on the nearest, a wreck's mast beside."""
    for x, y, w, h, tone in ((-58, -14, 20, 34, 0.9), (30, -26, 16, 28, 1.0), (66, -8, 18, 34, 0.9),
            (-14, -30, 10, 18, 1.1)):
        pen.part(f"near*{tone}",
                smooth([(x - w, y), (x - w * 0.6, y - h), (x + w * 0.2, y - h * 1.2),
                (x + w * 0.8, y - h * 0.5),
                                         (x + w, y)], 3))
        pen.part("low", smooth([(x - w - 5, y + 2), (x, y - 2), (x + w + 5, y + 2), (x, y + 4)], 3), rim=0.2,
                seam=0)
    pen.part("near*.7", smooth([(-90, 60), (-50, 34), (-8, 26), (30, 38), (52, 60), (40, 76), (-90, 76)], 4))
    pen.part("wood*.7", limb((52, 56), (70, 4), 3, 1.6), limb((54, 22), (78, 28), 1.6, 1.2))
    pen.part("low", *[smooth([(x - 12, y), (x, y - 2), (x + 12, y), (x, y + 1.6)], 3) for x,
            y in ((60, 58), (44, 16), (0, 8), (-40, 12), (78, 40))], rim=0.2, seam=0)
    soldiers(pen, "diver", (-40, 50, 34), (-14, 46, 30), (12, 50, 32), weapon="trident")


def rust_desert(pen: Pen) -> None:
    """Dunes of rust, from which the ribs and wheel of a land ship stand; its crew's poles in a row lead
    away."""
    pen.part("near*1.2", smooth([(-90, 20), (-50, 6), (0, 16), (44, 2), (90, 14), (90, 40), (-90, 40)], 4))
    pen.part("metal*.45", *[ribbon([(-46 + i * 17, 36), (-52 + i * 17, -20 + abs(i - 2) * 8),
            (-34 + i * 17, -40 + abs(i - 2) * 9)],
                                   7, 3) for i in range(5)], ribbon([(-60, 20), (-10, 2), (52, 14)], 8, 5))
    pen.part("metal*.5", star(58, 14, 14, 27, 22), cuts=[oval(58, 14, 15, steps=30)])
    pen.part("metal*.5", limb((44, 14), (72, 14), 4, 4), limb((58, 0), (58, 28), 4, 4))
    pen.part("near*.9", smooth([(-90, 44), (-40, 30), (10, 40), (60, 30), (90, 38), (90, 76), (-90, 76)], 4))
    pen.part("wood", *[limb((-70 + i * 18, 66 - i * 5), (-69 + i * 18, 44 - i * 2), 2 - i * 0.2, 1.4)
            for i in range(6)])
    pen.part("bone*.8", *[oval(-69 + i * 18, 43 - i * 2, 4 - i * 0.4, steps=14) for i in range(6)])


def fang_mountains(pen: Pen) -> None:
    """Peaks like teeth, a road cut along them with gun ports that flash, ranks far below."""
    for x, w, top, tone in ((-60, 26, -44, 1.2), (-18, 24, -70, 1.0), (26, 26, -52, 1.15),
            (64, 24, -66, 0.95)):
        pen.part(f"near*{tone}", [(x - w, 50), (x - w * 0.4, top * 0.3), (x, top), (x + w * 0.3, top * 0.4),
                (x + w, 50)])
        pen.part("bone*.8", [(x - w * 0.16, top * 0.74), (x, top), (x + w * 0.12, top * 0.76),
                (x, top * 0.68)], rim=0.4)
    pen.part("near*.6", ribbon([(-90, 20), (-50, 10), (-10, 22), (40, 8), (90, 18)], 9, 9))
    for x, y in ((-58, 11), (-22, 18), (24, 12), (60, 11)):
        pen.part("dark", oval(x, y, 5, 4, 16), seam=0)
    for x, y in ((-22, 18), (60, 11)):
        blast(pen, x + 8, y, 7, 7)
    pen.part("near*.7", smooth([(-90, 50), (-30, 44), (30, 52), (90, 44), (90, 76), (-90, 76)], 4))
    soldiers(pen, "kettle", *[(-70 + i * 16, 62 + i % 2 * 5, 15) for i in range(9)], pose="march")


def infested_rock(pen: Pen) -> None:
    """One rock full of holes, a leg out of each, eyes in the dark behind; a lander's light comes near."""
    boulder(pen, -6, 2, 62, 46, "near")
    for x, y, r, dx, dy in ((-42, -6, 9, -34, -20), (-16, -20, 10, -10, -44), (14, -16, 8, 30, -34),
            (34, 6, 10, 44, 6),
                            (-28, 22, 9, -36, 24), (4, 12, 13, 18, 48), (22, 30, 7, 40, 26)):
        pen.part("dark", oval(x, y, r, r * 0.8, 24))
        pen.part("cloth*.8", limb((x, y), (x + dx * 0.6, y + dy * 0.6 - 9), 5, 4),
                 limb((x + dx * 0.6, y + dy * 0.6 - 9), (x + dx, y + dy), 4, 0.8))
        lit(pen, (x - r * 0.3, y, 1.4), (x + r * 0.3, y + 1, 1.4))
    pen.flat("low", [(70, -50), (20, -10), (34, 4)], alpha=90)
    pen.part("plate", smooth([(62, -54), (76, -62), (84, -54), (76, -46), (66, -46)], 3))
    pen.glow(70, -50, 18, "low", 0.9)


def trench_line(pen: Pen) -> None:
    """A line of trenches from above that runs in zigzags to the horizon, wire before it, helmets in it."""
    pen.part("near*1.1", [(-90, -34), (90, -34), (90, 76), (-90, 76)], rim=0.2)
    line = [(70.0, -34.0), (44.0, -26.0), (60.0, -14.0), (14.0, -2.0), (40.0, 18.0), (-34.0, 36.0),
            (6.0, 74.0)]
    pen.part("dark", ribbon(line, 4, 40, 1))
    pen.part("wood*.7", ribbon([(x - 2 - i * 2, y) for i, (x, y) in enumerate(line)], 1, 6, 1), seam=0.2)
    for x, y, k in ((46, 16, 0.5), (22, 24, 0.6), (-4, 32, 0.75), (-22, 44, 1), (2, 62, 1.2)):
        pen.part("plate", smooth([(x - 9 * k, y + 3 * k), (x, y - 6 * k), (x + 9 * k, y + 3 * k)], 4),
                 smooth([(x - 12 * k, y + 4 * k), (x, y + 1 * k), (x + 12 * k, y + 4 * k), (x, y + 6 * k)],
                     4))
    for x, y, k in ((76, -26, 0.4), (66, -4, 0.6), (74, 20, 1), (56, 48, 1.4)):
        pen.part("front", limb((x - 5 * k, y + 7 * k), (x + 5 * k, y - 7 * k), 1.6 * k, 1.6 * k),
                 limb((x + 5 * k, y + 7 * k), (x - 5 * k, y - 7 * k), 1.6 * k, 1.6 * k), seam=0)
    for x, y, r in ((-60, -16, 9), (-30, -24, 5), (-66, 20, 14), (60, 64, 8)):
        pen.part("near*.6", oval(x, y, r, r * 0.4, 24), rim=0.6)
    blast(pen, -36, -30, 10, 9)


def diamond_cave(pen: Pen) -> None:
    """Crystals as large as houses leaning together over a small man with a lamp; their light is cut in
    many."""
    pen.glow(0, 20, 60, "acc", 0.7)
    for x, foot, lean, long, w in ((-62, 60, 34, 104, 15), (-34, 66, 14, 84, 11), (58, 62, -30, 110, 16),
            (32, 68, -8, 76, 10),
                                   (78, 60, -10, 70, 9), (-82, 60, 8, 66, 9)):
        top = (x + lean, foot - long)
        pen.part("cool*.8", [(x - w, foot), (x + lean * 0.86 - w, foot - long * 0.84), top,
                (x + lean * 0.86, foot - long * 0.8), (x, foot)])
        pen.part("cool*1.4", [(x, foot), (x + lean * 0.86, foot - long * 0.8), top,
                (x + lean * 0.86 + w, foot - long * 0.86),
                              (x + w, foot)])
    pen.flat("low", star(-20, -36, 4, 10, 1.4), star(30, -30, 4, 8, 1.2), star(8, -8, 4, 6, 1))
    pen.part("near*.6", smooth([(-90, 66), (-30, 56), (30, 58), (90, 64), (90, 76), (-90, 76)], 4))
    pen.figure(Figure("stride", "soldier", "kasa", weapon="lantern", tone="dark"), -2, 60, 30)
    pen.glow(8, 46, 26, "low", 0.9)


def dead_land(pen: Pen) -> None:
    """A plain of stumps and puddles under a burst star shell; two rifles stuck in it back to back."""
    pen.flat("low", *[[(20, -48), (20 + 80 * math.cos(a - 0.03), -48 + 80 * math.sin(a - 0.03)),
                       (20 + 80 * math.cos(a + 0.03), -48 + 80 * math.sin(a + 0.03))]
                           for a in (i * 0.42 for i in range(15))], alpha=90)
    pen.glow(20, -48, 50, "low", 1)
    pen.flat("low", star(20, -48, 8, 11, 4))
    pen.part("near*1.1", smooth([(-90, 14), (-30, 8), (30, 14), (90, 8), (90, 40), (-90, 40)], 4))
    for x, h, d in ((-64, 60, -8), (-40, 36, 5), (66, 54, 7), (42, 26, -4)):
        pen.part("front", ribbon([(x, 30), (x + d * 0.4, 30 - h * 0.5), (x + d, 30 - h)], 7, 1.6),
                 ribbon([(x + d * 0.4, 30 - h * 0.5), (x + d * 2, 30 - h * 0.8)], 3, 0.8))
    pen.part("near*.7", smooth([(-90, 34), (-20, 28), (40, 36), (90, 30), (90, 76), (-90, 76)], 4))
    pen.part("low*.8", *[oval(x, y, w, w * 0.18, 30) for x, y,
            w in ((-46, 48, 24), (44, 56, 30), (2, 66, 18))], rim=0.3, seam=0)
    pen.weapon("rifle", -10, 10, 1.3, -80)
    pen.weapon("rifle", 10, 10, 1.3, -80, True)


def two_moons(pen: Pen) -> None:
    """Two battered moons over a red curve of a world; in the nearer a gate has opened like a mouth."""
    pen.part("near*1.2", oval(10, 150, 128, 100, 80))
    pen.part("bone*.6", smooth([(-70, -16), (-58, -50), (-24, -62), (8, -44), (14, -12), (-4, 18), (-40, 22),
            (-64, 6)], 4), top=1.3, foot=0.5)
    pen.part("bone*.4", *[oval(x, y, r, r * 0.8, 20) for x, y,
            r in ((-46, -36, 8), (-8, -34, 5), (-54, -6, 5), (-2, -6, 6))], rim=0.5)
    pen.part("dark", smooth([(-40, -16), (-26, -24), (-12, -16), (-16, 6), (-28, 12), (-38, 4)], 4))
    pen.part("acc", smooth([(-34, -12), (-26, -18), (-18, -12), (-20, 0), (-28, 6), (-33, 0)], 4), rim=0.2)
    pen.part("bone", *[[(x - 2, -20), (x, -10), (x + 2, -20)] for x in (-34, -26, -18)], seam=0)
    pen.glow(-26, -6, 40, "acc", 0.9)
    pen.part("bone*.5", smooth([(40, -22), (52, -38), (70, -34), (76, -16), (64, -4), (46, -8)], 4), top=1.3,
            foot=0.5)
    lit(pen, (54, -24, 2), (64, -20, 2))
    for i in range(7):
        pen.flat("acc", limb((-22 + i * 12, 10 + i * 5), (-30 + i * 12, 6 + i * 5), 2.4, 0.6))


def holy_outpost(pen: Pen) -> None:
    """A small fort with a spire alone on a ridge in the wild, its light a wedge that holds a dark host
    off."""
    pen.flat("acc", [(0, -30), (-90, 30), (-90, 70), (90, 70), (90, 30)], alpha=60)
    pen.glow(0, -34, 54, "acc", 1)
    pen.part("near", smooth([(-60, 40), (-30, 14), (0, 8), (30, 14), (60, 40), (40, 52), (-40, 52)], 3))
    pen.part("near*1.4", box(-26, -12, 26, 20), *[box(x, -17, x + 5, -11) for x in (-26, -16, 11, 21)],
            [(-9, -12), (0, -62), (9, -12)],
             box(-9, -24, 9, 20))
    pen.part("acc", [(-4, 20), (-4, 4), (0, -4), (4, 4), (4, 20)], oval(0, -30, 4, steps=20), rim=0.2)
    soldiers(pen, "bucket", (-18, -10, 16), (18, -10, -16), pose="stand", weapon="halberd")
    chance = pen.paper.chance
    host = [[(x - 4, 74), (x - 3, 60 + abs(x) * -0.1), (x - 5, 52 - abs(x) * 0.08), (x, 58 - abs(x) * 0.1),
            (x + 5, 52 - abs(x) * 0.08),
             (x + 3, 60), (x + 5, 74)] for x in range(-88, 92, 9)]
    pen.part("front", *host, rim=0.7, seam=0)
    lit(pen, *[(x + chance.uniform(-2, 2), 62 - abs(x) * 0.09, 1) for x in range(-84, 90, 18)])


def under_market(pen: Pen) -> None:
    """A street under the ground: stairs, bridges and lanterns down a shaft, hands that pass guns over a
    stall."""
    pen.part("near*.8", box(-90, -70, -40, 70), box(40, -70, 90, 70))
    for y, s in ((-40, 1), (-14, -1), (12, 1)):
        pen.part("wood*.7", ribbon([(-44, y - s * 6), (0, y + 5), (44, y + s * 6)], 5, 5),
                 *[limb((x, y + 4), (x, y - 8), 1, 1) for x in range(-40, 44, 16)])
    for x, y in ((-24, -26), (18, -30), (-8, 0), (28, 2), (-34, 22), (10, 26)):
        pen.part("acc*.8", smooth([(x - 5, y), (x - 4, y - 7), (x + 4, y - 7), (x + 5, y), (x + 3, y + 5),
                (x - 3, y + 5)], 4), rim=0.3)
        pen.glow(x, y - 1, 20, "acc", 0.8)
    pen.part("near*1.2", *[box(x, y, x + 14, y + 12) for x in (-78, -60) for y in (-52, -24, 4)],
             *[box(x, y, x + 14, y + 12) for x in (46, 64) for y in (-44, -16, 12)], rim=0.5)
    pen.part("wood", box(-50, 44, 50, 50), box(-44, 50, -38, 70), box(38, 50, 44, 70))
    pen.figure(Figure("reach", "slim", "kasa", weapon="rifle", pads=False), -34, 70, 56)
    pen.figure(Figure("reach", "slim", "open_hood", pads=False), 38, 70, 56, True)


def mire_jungle(pen: Pen) -> None:
    """Roots like arches over black water in which a tank has sunk to its gun, vines down to it."""
    for line, a, b in (([(-84, 66), (-60, 10), (-20, -30), (10, -70)], 22, 12),
            ([(-10, 66), (-22, 20), (-36, -10)], 13, 8),
                       ([(80, 66), (70, 0), (40, -40), (30, -80)], 24, 12),
                           ([(36, 66), (44, 24), (62, -6)], 12, 8)):
        pen.part("near*.8", ribbon([(float(x), float(y)) for x, y in line], a, b))
    for x, y in ((-50, -50), (60, -60), (0, -70), (-80, -30), (86, -30)):
        pen.part("near*1.2", *[smooth([(x, y), (x + 24 * math.cos(a), y + 12 * math.sin(a) + 4),
                (x + 34 * math.cos(a), y + 22 * math.sin(a) + 14)], 3)
                               for a in (0.2, 0.9, 1.7, 2.4, 3)])
    pen.part("plate*.7", smooth([(-8, 46), (-2, 26), (26, 24), (34, 46)], 3))
    pen.part("metal*.5", limb((26, 34), (74, 12), 6, 5))
    pen.part("dark*1.5", [(-90, 44), (90, 42), (90, 76), (-90, 76)], rim=0.6)
    pen.part("low*.7", *[oval(x, y, w, 1.4, 24) for x, y, w in ((12, 46, 34), (-40, 54, 20), (54, 60, 24))],
            rim=0.2, seam=0)
    pen.part("near*1.1", *[ribbon([(x, -70), (x + 5, -20), (x - 3, 24)], 2.4, 1.6) for x in (-4, 20, 48)])
    lit(pen, (-56, 50, 2), (-48, 50, 2))


def belt_castle(pen: Pen) -> None:
    """A city of spires on a broken world: towers up and down from its split halves, ships at its quay."""
    pen.part("near*1.1", smooth([(-66, 4), (-30, -4), (20, -4), (66, 6), (40, 22), (0, 30), (-44, 22)], 3))
    for x, w, h in ((-52, 6, 28), (-38, 7, 44), (-20, 8, 58), (0, 10, 76), (20, 8, 54), (38, 7, 40),
            (54, 6, 24)):
        pen.part("near*1.3", box(x - w, -h * 0.62, x + w, 4),
                [(x - w - 1, -h * 0.6), (x, -h), (x + w + 1, -h * 0.6)])
        pen.flat("acc", *[box(x - 1.4, -h * v, x + 1.4, -h * v + 5) for v in (0.2, 0.38)])
    for x, w, h in ((-30, 6, 24), (-4, 8, 40), (24, 6, 28)):
        pen.part("near*.8", box(x - w, 20, x + w, 26 + h * 0.5),
                [(x - w, 24 + h * 0.5), (x, 30 + h), (x + w, 24 + h * 0.5)])
    pen.part("plate", smooth([(60, 20), (84, 16), (92, 22), (80, 28), (62, 28)], 3),
            smooth([(-88, 30), (-70, 26), (-64, 32), (-76, 37)], 3))
    pen.glow(58, 24, 14, "acc", 0.8)
    pen.part("metal*.6", limb((50, 16), (64, 24), 2, 2))
    pen.part("acc*.8", smooth([(0, -76), (16, -82), (30, -76), (14, -72)], 3))
    pen.part("bone*.6", *both(ribbon([(66, 8), (84, -10), (98, -8)], 3, 1)))


BATTLEFIELDS: Final[Mapping[str, Subject]] = by_name(
    tethered_rocks, inner_sanctum, armed_crater, grid_city, archipelago, rust_desert, fang_mountains,
    infested_rock, trench_line, diamond_cave, dead_land, two_moons, holy_outpost, under_market,
    mire_jungle,
    belt_castle,
)
