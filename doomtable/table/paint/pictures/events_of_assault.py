"""Attacks, barrages, raids and those who hold the line, as the subject of a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.events_of_war import shade
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, fist
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.vehicles import wheels


def truck_unloads(pen: Pen) -> None:
    """The back of a truck, its flap down, men jumping out of it with rifles to both sides."""
    pen.part("plate*.7", box(-40, -60, 40, 34), smooth([(-44, -52), (-34, -72), (34, -72), (44, -52)], 3))
    pen.part("dark", box(-32, -50, 32, 22))
    pen.part("plate*.5", [(-36, 24), (36, 24), (44, 52), (-44, 52)])
    wheels(pen, 50, 14, -46, 46)
    pen.flat("acc", oval(-36, 30, 3, steps=12), oval(36, 30, 3, steps=12))
    pen.figure(shade("stand", weapon="rifle", turn=80), -10, 26, 60)
    pen.figure(shade("crouch", weapon="rifle", turn=20), 14, 26, 76)
    pen.figure(Figure("leap", "soldier", "helm", weapon="rifle", weapon_turn=10), 48, 58, 72)
    pen.figure(Figure("run", "soldier", "kettle", weapon="smg"), -50, 68, 74, True)


def over_the_top(pen: Pen) -> None:
    """Men climb ladders out of a trench toward us against the light, the first already over with his arm
    up."""
    pen.part("near*.8", smooth([(-96, 20), (-50, 14), (0, 18), (50, 12), (96, 18), (96, 80), (-96, 80)], 4))
    pen.part("wood*.8", *[limb((x, 78), (x + 3, 8), 3, 2.4) for x in (-60, -42, 34, 52)],
             *[limb((x, y), (x + 19, y), 2, 2) for x in (-59, 35) for y in (26, 42, 58)])
    pen.figure(Figure("hail", "soldier", "peaked", weapon="pistol", weapon_turn=40, tone="dark"), -4, 20, 74)
    for x, h, y in ((-48, 70, 36), (46, 70, 34), (-80, 62, 18), (82, 62, 16)):
        pen.figure(shade("run", weapon="rifle", turn=30), x, y, h, x > 0)
    pen.glow(0, -20, 60, "low", 0.6)


def flag_torn(pen: Pen) -> None:
    """Two in one uniform who pull their own flag in two, knives in their other hands."""
    pen.part("acc*.8", [(-40, -34), (-4, -38), (-12, -22), (-2, -8), (-14, 8), (-6, 22), (-34, 20)])
    pen.part("acc*.8", [(40, -34), (10, -38), (2, -24), (12, -10), (2, 6), (8, 22), (34, 20)])
    pen.part("bone", moved([(-12, -12), (0, -13), (-4, 0), (0, 12), (-11, 10)], -8, -8),
            moved([(12, -12), (2, -13), (-2, 0), (2, 12), (11, 10)], 10, -8))
    pen.figure(Figure("reach", "soldier", "cap", left="dagger", left_turn=60), -62, 66, 96)
    pen.figure(Figure("reach", "soldier", "cap", left="dagger", left_turn=60), 62, 66, 96, True)
    pen.part("metal", limb((-38, -40), (-38, 26), 2, 2), limb((38, -40), (38, 26), 2, 2))


def wolf_leap(pen: Pen) -> None:
    """A wolf as large as a horse at a knight's throat, his shield already split."""
    pen.figure(Figure("fall", "soldier", "bucket", weapon="sword", weapon_turn=60), 36, 66, 96, True)
    pen.part("metal*.8", smooth([(-6, 30), (12, 24), (20, 34), (14, 64), (4, 58)], 3),
            smooth([(26, 30), (44, 26), (42, 50), (28, 66)], 3))
    pen.part("dark*2", smooth([(-90, 30), (-66, -10), (-30, -34), (0, -42), (16, -50), (20, -36), (44, -30),
            (52, -22), (36, -16), (48, -8), (24, -4),
                               (8, 2), (-20, 6), (-44, 16), (-60, 44), (-84, 66)], 4),
                                   ribbon([(-80, 30), (-96, 6), (-110, 0)], 13, 3))
    pen.part("dark*2", limb((-6, -6), (20, 18), 11, 7), limb((-24, 2), (4, 30), 10, 6))
    pen.part("bone", *[[(28 + i * 6, -20 - i), (30 + i * 6, -12), (33 + i * 6, -20)] for i in range(3)],
            seam=0)
    pen.flat("acc", oval(20, -32, 3, 2.2, 14))
    pen.glow(20, -32, 18, "acc", 0.9)


def war_horse(pen: Pen) -> None:
    """A horse's head in plate with wide nostrils, breath like smoke, the sky behind it full of sparks."""
    pen.part("far", *[oval(x, y, r, steps=22) for x, y, r in ((60, 26, 14), (76, 14, 12), (88, 30, 15))],
            top=1.4, foot=0.7)
    pen.part("wood*.7", smooth([(-90, 80), (-72, 0), (-40, -46), (-14, -54), (6, -40), (30, -10), (56, 14),
            (58, 34), (40, 42), (14, 28), (-10, 18),
                                (-14, 50), (-8, 80)], 4))
    pen.part("metal", smooth([(-18, -56), (6, -44), (32, -12), (50, 6), (34, 14), (10, -6), (-14, -26)], 4),
            [(-20, -54), (-22, -80), (-4, -54)])
    pen.part("dark", *[smooth([(-30 - i * 12, -44 + i * 18), (-58 - i * 10, -58 + i * 20),
            (-78 - i * 5, -30 + i * 22), (-44 - i * 9, -22 + i * 18)], 3)
                       for i in range(4)])
    pen.flat("acc", oval(0, -24, 4, 3, 16))
    pen.glow(0, -24, 20, "acc", 0.8)
    pen.flat("dark", oval(50, 18, 5, 4, 16), ribbon([(30, 36), (44, 32), (54, 30)], 2, 1))
    pen.part("wood", ribbon([(34, 38), (10, 10), (-30, 4)], 4, 4))


def glint_in_window(pen: Pen) -> None:
    """A wall of forty dark windows; in one a glint, and from it a thread to a plume in the street."""
    pen.part("near*1.1", box(-96, -76, 96, 44))
    spots = [(-80 + c * 23, -66 + r * 22) for r in range(5) for c in range(8)]
    pen.part("dark", *[box(x, y, x + 13, y + 14) for x, y in spots], rim=0.3)
    pen.flat("acc", star(18, -37, 8, 7, 2))
    pen.glow(18, -37, 26, "acc", 1)
    pen.flat("acc", [(18, -38), (-36, 26), (-35, 27)])
    pen.part("front", box(-96, 44, 96, 80))
    pen.figure(Figure("march", "soldier", "plume", behind=("cape",)), -40, 74, 62)
    for x in (-74, 0):
        pen.figure(shade("march", weapon="rifle", turn=60), x, 72, 50)


def broken_bridge(pen: Pen) -> None:
    """A bridge with its middle gone, a train that hangs over the gap, its last wagon of sacks in the air."""
    for s, x in ((-1, -58), (1, 64)):
        pen.part("near*.8", box(x - 10, -2, x + 10, 80),
                box(x - 30 if s < 0 else x - 20, -12, x + 20 if s < 0 else x + 34, -2))
        pen.part("near", *[limb((x + s * a, -2), (x, 30), 3, 3) for a in (-24, 24)])
    pen.part("metal*.5", ribbon([(-40, -14), (-22, -10), (-14, 6), (-18, 22)], 2.4, 1.6),
            ribbon([(44, -14), (34, -8), (30, 8)], 2.4, 1.6))
    pen.part("plate", box(-96, -40, -46, -14))
    pen.part("plate*.8", moved(box(-20, -14, 24, 12), -22, -14, 1, -24))
    pen.part("wood", moved(box(-20, -8, 20, 12), 14, 34, 1, -62))
    pen.part("bone*.7", *[oval(x, y, 6, 7, 18) for x, y in ((30, 4), (38, 22), (28, 52), (44, 44), (34, 66))])
    wheels(pen, -12, 5, -86, -68, -54)
    blast(pen, 2, -16, 15, 10)


def shield_wall(pen: Pen) -> None:
    """Shields in two rows without a gap, all alike, spears between them like one beast's spines."""
    pen.part("wood", *[limb((x, 10), (x + 30, -66 + abs(x) % 7), 2, 1.4) for x in range(-84, 70, 14)])
    pen.part("metal", *[[(x + 27, -62 + abs(x) % 7), (x + 32, -78 + abs(x) % 7), (x + 33, -62 + abs(x) % 7)]
            for x in range(-84, 70, 14)])
    for i in range(7):
        x = -72 + i * 24
        pen.head("bucket", x, -8, 10)
        pen.part("acc*.5", box(x - 12, -4, x + 12, 30), rim=0.6)
    for i in range(8):
        x = -84 + i * 24
        pen.part("plate", [(x - 13, 22), (x + 13, 22), (x + 13, 56), (x, 68), (x - 13, 56)])
        pen.part("acc*.8", star(x, 40, 8, 7, 3), rim=0.3)


def wave_of_riders(pen: Pen) -> None:
    """A wave of light whose crest is a line of lances and helmets, breaking over shades that throw up their
    arms."""
    pen.part("low*1.1", smooth([(-100, 70), (-94, -10), (-60, -40), (-20, -46), (16, -34), (30, -10),
            (14, -20), (-4, -10), (-2, 30), (10, 70)], 4),
             rim=0.6, top=1.1, foot=0.8)
    pen.glow(-30, 0, 70, "low", 0.9)
    for x, y, h in ((-70, -14, 40), (-44, -22, 44), (-18, -24, 44), (6, -14, 40)):
        pen.figure(Figure("ride", "soldier", "wings_helm", weapon="lance", weapon_turn=-8, plate="bone",
                cloth="bone*.7"), x, y + 18, h)
    pen.part("low*.8", *[ribbon([(-84 + i * 18, 64), (-72 + i * 17, 20), (-46 + i * 14, -8)], 4, 1)
            for i in range(4)], seam=0)
    for x, h, head in ((40, 70, "horned"), (66, 76, "thorn"), (88, 66, "dead")):
        pen.figure(Figure("fall", "lanky", head, tone="dark"), x, 70, h, True)


def fist_from_cloud(pen: Pen) -> None:
    """An iron fist out of a storm cloud that has come down on tanks and guns like a hammer."""
    pen.part("near*.7", *[oval(x, y, r, steps=24) for x, y,
            r in ((-70, -60, 26), (-34, -66, 28), (4, -68, 28), (40, -64, 28), (76, -58, 26))], top=1.4)
    fist(pen, 0, 14, 2.0, 180, False, "metal*.7", "metal*.5")
    pen.part("bone*.7", *[[(x - 5, -30), (x * 1.3, -46), (x + 5, -28)] for x in (-34, 34)])
    pen.glow(0, 50, 60, "acc", 1)
    pen.flat("acc", *[limb((math.cos(a) * 34, 52 + math.sin(a) * 10),
            (math.cos(a) * 76, 50 + math.sin(a) * 34), 3, 0.8)
                      for a in (0.2, -0.3, -0.7, 3.4, 3.9, 2.9)])
    pen.part("plate*.7", moved([(-20, 6), (-14, -6), (14, -6), (20, 6)], -58, 58, 1, 24),
            limb((-48, 46), (-26, 30), 4, 3), moved(box(-16, -5, 16, 6), 56, 60, 1, -30))
    pen.part("near*.8", [(-96, 64), (-30, 60), (0, 70), (30, 60), (96, 64), (96, 80), (-96, 80)])


def rope_drop(pen: Pen) -> None:
    """Men slide down ropes from two craft onto roofs, so many that they are a curtain."""
    for x, y in ((-44, -54), (42, -46)):
        pen.part("plate*.8", smooth([(x - 34, y), (x - 20, y - 14), (x + 20, y - 14), (x + 36, y - 2),
                (x + 20, y + 9), (x - 22, y + 9)], 4))
        pen.flat("low", oval(x - 22, y - 18, 24, 2.4, 24), oval(x + 22, y - 18, 24, 2.4, 24), alpha=180)
        pen.flat("acc", oval(x + 28, y, 2.4, steps=12))
    for x, top, men in ((-66, -46, (-10, 34)), (-46, -44, (-26, 14)), (-26, -46, (2, 44)),
            (24, -38, (-6, 40)), (42, -36, (-20, 18)), (62, -38, (6, 50))):
        pen.part("bone", limb((x, top), (x, 66), 1, 1), seam=0)
        for y in men:
            pen.figure(Figure("hang", "soldier", "helm", tone="dark"), x, y + 12, 27, y % 4 == 0)
    pen.part("front", [(-96, 80), (-96, 62), (-60, 62), (-60, 56), (-20, 56), (-20, 66), (30, 66), (30, 58),
            (96, 58), (96, 80)])


def tank_on_mine(pen: Pen) -> None:
    """A tank lifted at one end by a blast from the ground, a track flying off it like a snake."""
    blast(pen, 8, 46, 36, 13)
    pen.part("dark*1.4", moved(smooth([(-54, 16), (-46, 4), (44, 4), (54, 14), (44, 28), (-44, 28)], 4), -10,
            4, 1, 26))
    pen.part("plate", moved([(-50, 4), (-40, -12), (34, -12), (54, 0), (52, 8), (-52, 8)], -10, 4, 1, 26))
    pen.part("plate*.8", moved(smooth([(-22, -12), (-16, -28), (14, -28), (22, -12)], 3), -10, 4, 1, 26),
            moved(limb((14, -20), (64, -26), 5, 4), -10, 4, 1, 26))
    pen.part("dark*1.8", ribbon([(-60, 44), (-80, 26), (-76, -4), (-90, -24)], 7, 6), rim=0.8)
    pen.part("near*1.3", *[[(x - r, y), (x, y - r), (x + r, y + 1), (x, y + r)] for x, y,
            r in ((60, 10, 5), (74, -20, 4), (46, -14, 4), (84, 30, 5), (30, 20, 4))])
    pen.part("front", [(-96, 62), (-20, 58), (8, 66), (36, 58), (96, 62), (96, 80), (-96, 80)])


def battery_fires(pen: Pen) -> None:
    """Three long guns in step fire over a crest, gunners with hands on their ears; bursts far off."""
    for x, y, r in ((30, -40, 9), (56, -30, 8), (80, -38, 9)):
        blast(pen, x, y, r, 9)
    pen.part("near*1.2", smooth([(-10, -22), (30, -28), (96, -20), (96, 10), (-10, 10)], 4))
    for i, (x, y) in enumerate(((-56, 58), (-24, 44), (4, 32))):
        k = 1 - i * 0.22
        pen.part("metal*.6", limb((x - 12 * k, y - 10 * k), (x + 60 * k, y - 52 * k), 9 * k, 6 * k))
        pen.part("plate", [(x - 6 * k, y - 30 * k), (x + 12 * k, y - 30 * k), (x + 16 * k, y),
                (x - 4 * k, y)])
        pen.part("wood*.7", ring(x, y, 9 * k, 15 * k, steps=30), limb((x, y), (x - 44 * k, y + 12 * k), 5 * k,
                4 * k))
        pen.glow(x + 64 * k, y - 55 * k, 26 * k, "acc", 1)
        pen.flat("acc", star(x + 64 * k, y - 55 * k, 9, 13 * k, 5 * k))
        pen.figure(Figure("lift", "soldier", "kettle", tone="dark" if i else ""), x - 30 * k, y + 10 * k,
                54 * k)


def wire_cutter(pen: Pen) -> None:
    """A man on his back under wire, cutters in both hands; the strands part one by one over his face."""
    pen.part("near*.7", smooth([(-96, 46), (-30, 40), (30, 46), (96, 40), (96, 80), (-96, 80)], 4))
    pen.figure(Figure("prone", "soldier", "kettle"), -10, 56, 116)
    for y, cut in ((-52, False), (-34, True), (-14, True), (6, False)):
        parts = ((-96, 96),) if not cut else ((-96, 10), (40, 96))
        for a, b in parts:
            line = [(float(x), y + 5 * math.sin(x * 0.06)) for x in range(a, b, 8)]
            if cut:
                line = [*line, (b - 4.0, y - 10.0)] if b < 96 else [(a - 6.0, y - 9.0), *line]
            pen.part("metal*.7", ribbon(line, 1.4, 1.4, 2), seam=0)
            pen.part("metal", *[star(x, y + 5 * math.sin(x * 0.06), 4, 4, 1)
                for x in range(a + 8, b - 4, 22)], seam=0)
    pen.part("metal", limb((14, 12), (26, -12), 4, 3), limb((28, 14), (22, -12), 4, 3),
            smooth([(18, -10), (14, -30), (24, -22), (32, -32), (30, -10)], 3))
    pen.part("acc*.7", limb((8, 26), (15, 10), 6, 6), limb((34, 28), (27, 12), 6, 6))
    pen.flat("low", star(22, -34, 7, 8, 2))


def strafing_run(pen: Pen) -> None:
    """A plane low over a road from the front, two lines of dust running under it to men who throw themselves
    aside."""
    pen.part("plate", smooth([(-84, -30), (-30, -38), (0, -44), (30, -38), (84, -30), (30, -28), (0, -22),
            (-30, -28)], 4),
             [(-4, -42), (0, -66), (4, -42)], oval(0, -33, 13, 14, 30))
    pen.part("cool", oval(0, -40, 7, 5, 20), top=1.4)
    pen.part("metal*.6", oval(0, -29, 6, steps=20))
    pen.flat("low", oval(0, -29, 22, 22, 40), alpha=60)
    for s in (-1, 1):
        blast(pen, s * 38, -31, 9, 8)
        for i in range(6):
            x, y = s * (14 + i * 4), 2 + i * 12
            pen.part("low*.8", smooth([(x - 3 - i, y + 3), (x, y - 7 - i * 2), (x + 3 + i, y + 3)], 3),
                rim=0.5, seam=0)
    pen.figure(shade("dive"), -66, 70, 50, True)
    pen.figure(shade("fall"), 66, 70, 52)
    pen.figure(shade("run"), 0, 72, 36)


def faces_in_reed(pen: Pen) -> None:
    """Five blackened faces to the eyes in water among reeds, blades held flat; a fort's lamp sweeps over
    them."""
    pen.flat("low", [(66, -62), (-96, -10), (-96, 22)], alpha=100)
    pen.part("near*.8", box(50, -56, 96, 20), *[box(x, -64, x + 8, -55) for x in (50, 66, 82)])
    pen.flat("low", oval(64, -60, 5, steps=18))
    pen.glow(64, -60, 26, "low", 1)
    pen.part("dark*1.5", box(-100, 18, 100, 80), rim=0.4)
    for x, y, r in ((-60, 22, 15), (-20, 30, 18), (24, 26, 16), (60, 36, 18), (-46, 56, 22)):
        pen.part("dark*2", smooth([(x - r, y + 3), (x - r * 0.8, y - r * 0.8), (x, y - r * 1.1),
                (x + r * 0.8, y - r * 0.8), (x + r, y + 3)], 4))
        pen.flat("bone", oval(x - r * 0.38, y - r * 0.2, r * 0.2, r * 0.13, 14),
                oval(x + r * 0.38, y - r * 0.2, r * 0.2, r * 0.13, 14))
        pen.flat("low", [*oval(x, y + 4, r * 1.5, r * 0.24, 30),
                *oval(x, y + 4, r * 1.3, r * 0.16, 30, 360, 0)], alpha=150)
    pen.part("metal", limb((-6, 44), (16, 40), 3, 1), limb((74, 52), (94, 46), 3, 1))
    pen.part("front", *[ribbon([(x, 78), (x + 3, 40), (x + d, 6 - x % 7)], 3, 1) for x,
            d in ((-88, -4), (-78, 5), (-8, 4), (4, -4), (86, 4), (92, -3))])


def wave_of_bayonets(pen: Pen) -> None:
    """A whole front that rises like surf: rank over rank of bayonets and flags, tanks for its foam."""
    for row in reversed(range(5)):
        y = 60 - row * 24
        k = 1 - row * 0.14
        tone = f"near*{0.6 + row * 0.22:.2f}"
        line = [(x, y - 12 * math.sin((x + 96 + row * 30) * 0.033)) for x in range(-100, 104, 10)]
        pen.part(tone, [*smooth(line, 2, False), (104, 90), (-104, 90)], rim=0.6)
        pen.part(f"{tone}*1.2", *[limb((x, v), (x + 9 * k, v - 20 * k), 1.6 * k, 0.7) for x, v in line[::1]],
                seam=0)
        pen.part("dark*1.4", *[oval(x, v, 4 * k, 4.4 * k, 12) for x, v in line], rim=0.5, seam=0)
    for x, y in ((-50, -44), (8, -60), (58, -40)):
        pen.part("acc*.8", smooth([(x, y), (x + 14, y - 4), (x + 26, y + 2), (x + 22, y + 14), (x, y + 12)],
                3))
        pen.part("wood", limb((x, y + 26), (x, y - 4), 1.4, 1.4))


def reaper_shadow(pen: Pen) -> None:
    """A small thing with a knife before a lamp; on the wall its shadow is tall, hooded, with a scythe."""
    pen.flat("low", [(-66, 62), (96, -84), (96, 72)], alpha=120)
    pen.figure(Figure("overhead", "robed", "cowl", weapon="scythe", weapon_turn=150, tone="#0A0810"), 40, 66,
            112)
    pen.flat("acc", oval(38, -38, 1.8, steps=10), oval(46, -38, 1.8, steps=10))
    pen.figure(Figure("shamble", "child", "dead", weapon="dagger", weapon_turn=30, pads=False), -40, 68, 50)
    pen.part("metal*.7", box(-82, 58, -66, 68))
    pen.part("acc", smooth([(-78, 56), (-74, 44), (-70, 56)], 3), rim=0.2)
    pen.glow(-74, 50, 40, "acc", 1)


def flag_on_rock(pen: Pen) -> None:
    """A small world one could walk round in a day, on it a man and a flag; ships come round its edge."""
    pen.part("near*1.2", oval(0, 60, 76, 60, 70), top=1.3, foot=0.6)
    pen.part("near*.8", *[oval(x, y, r, r * 0.5, 24) for x, y, r in ((-30, 36, 12), (26, 48, 16), (44, 22, 7),
            (-8, 62, 10))], rim=0.5)
    pen.part("metal", limb((8, 4), (8, -70), 2, 1.6))
    pen.part("acc*.8", smooth([(9, -70), (30, -74), (52, -66), (48, -44), (28, -50), (9, -44)], 3))
    pen.part("bone", star(28, -59, 3, 9, 4), rim=0.3)
    pen.figure(Figure("point", "soldier", "dome", behind=("pack",)), -12, 4, 50, True)
    for x, y, k in ((-74, -10, 1.0), (-90, -34, 0.7), (84, 10, 0.8)):
        pen.part("plate*.8", smooth([(x - 14 * k, y), (x, y - 6 * k), (x + 16 * k, y), (x, y + 6 * k)], 3))
        pen.glow(x - 14 * k, y, 12 * k, "acc", 0.9)


def red_dust(pen: Pen) -> None:
    """A fist of red earth let run out between fingers before a trench a man has dug for his children."""
    pen.part("#7A3018", smooth([(-96, 40), (-50, 26), (0, 34), (50, 24), (96, 34), (96, 80), (-96, 80)], 4))
    for x, h in ((-64, 46), (-40, 34), (-22, 26)):
        pen.figure(shade("stand", "soldier" if h > 40 else "child", "kettle" if h > 40 else "bob",
                "spade" if h > 40 else "", 80), x, 36, h)
    pen.part("skin", smooth([(0, -40), (34, -52), (62, -44), (66, -20), (44, -8), (10, -12), (-4, -24)], 4),
             *[limb((8 + i * 12, -12), (4 + i * 11, -2), 9, 7) for i in range(4)])
    pen.part("cloth", [(60, -50), (104, -70), (104, -10), (64, -18)])
    chance = pen.paper.chance
    pen.part("#B0502A", *[ribbon([(x, 2), (x - 2, 30), (x - 5 + i * 3, 62)], 3, 6) for i,
            x in enumerate((4, 16, 28, 38))], seam=0)
    pen.part("#B0502A", smooth([(-24, 70), (6, 52), (22, 46), (40, 54), (66, 70)], 4))
    pen.flat("#D87A48", *[oval(chance.uniform(-10, 56), chance.uniform(0, 60), 1, steps=8)
            for _ in range(20)])


def cave_guards(pen: Pen) -> None:
    """A narrow pass of rock toward a lit hall; blades and eyes in every crack of both its walls."""
    pen.part("acc*.8", [(-10, 70), (-6, -20), (0, -34), (6, -20), (10, 70)], rim=0)
    pen.glow(0, 10, 50, "acc", 1)
    pen.part("near*1.6", smooth([(-100, -80), (-30, -80), (-12, -44), (-20, -10), (-8, 20), (-22, 46),
            (-10, 80), (-100, 80)], 3),
             smooth([(100, -80), (36, -80), (10, -50), (20, -16), (8, 12), (20, 40), (12, 80), (100, 80)], 3))
    for x, y, s in ((-44, -34, 1), (-58, 10, 1), (-40, 44, 1), (44, -46, -1), (56, -4, -1), (40, 34, -1)):
        pen.part("dark", smooth([(x - 13, y + 2), (x, y - 11), (x + 13, y), (x + 3, y + 13)], 4), rim=0.4)
        pen.flat("low", [(x - 6, y - 1), (x - 1, y - 3), (x - 2, y)],
                [(x + 6, y - 1), (x + 1, y - 3), (x + 2, y)])
        pen.weapon("katana", x + s * 6, y + 8, 0.72, 18, s < 0)


def rifles_in_leaves(pen: Pen) -> None:
    """A wall of great leaves from which eight muzzles look; in the path before it a helmet stops."""
    pen.part("near*.6", box(-100, -80, 100, 80))
    chance = pen.paper.chance
    for row in range(4):
        for i in range(7):
            x, y = -84 + i * 28 + row % 2 * 14, -54 + row * 28
            turn = chance.uniform(-50, 50)
            pen.part(f"near*{0.9 + row * 0.2:.1f}",
                moved(smooth([(0, 22), (-13, 4), (-8, -18), (0, -32), (8, -18), (13, 4)], 4), x, y, 1, turn))
            pen.flat("near*.6", moved(limb((0, 20), (0, -28), 1, 0.6), x, y, 1, turn))
    for x, y, k in ((-62, -34, 1.6), (-20, -48, 1.4), (24, -30, 1.7), (66, -44, 1.4), (-44, 8, 1.2),
            (50, 6, 1.2), (2, -4, 1.1)):
        pen.part("metal*.6", ring(x, y, 3 * k, 6 * k, steps=24))
        pen.part("dark", oval(x, y, 3 * k, steps=14), seam=0)
        pen.flat("acc", oval(x + 6 * k, y - 9 * k, 1.6 * k, steps=10),
                oval(x + 11 * k, y - 9 * k, 1.6 * k, steps=10))
    pen.part("front", smooth([(-34, 80), (-30, 58), (-18, 46), (18, 46), (30, 58), (34, 80)], 4),
            smooth([(-28, 50), (-22, 28), (0, 18), (22, 28), (28, 50)], 4))


EVENTS_OF_ASSAULT: Final[Mapping[str, Subject]] = by_name(
    truck_unloads, over_the_top, flag_torn, wolf_leap, war_horse, glint_in_window, broken_bridge,
    shield_wall,
    wave_of_riders, fist_from_cloud, rope_drop, tank_on_mine, battery_fires, wire_cutter,
    strafing_run, faces_in_reed,
    wave_of_bayonets, reaper_shadow, flag_on_rock, red_dust, cave_guards, rifles_in_leaves,
)
