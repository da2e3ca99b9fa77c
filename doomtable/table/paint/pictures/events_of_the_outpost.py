"""Life in the Outposts as the subject of a picture: herds and their thieves, captures, coups, orders and great
    departures."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.craft_and_missiles import rocket
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, chain, coin, fire, fist, skull
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.riders import horse
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import (
    behind,
    card_back,
    card_front,
    dark_figure,
    eyes_in_dark,
    slab,
)


def lasers_at_door(pen: Pen) -> None:
    """A steel door with five bolts behind a net of beams; a thief bends his back between two of them, a third finds
    him."""
    behind(pen, "metal*.5", oval(10, -6, 66, steps=60))
    pen.part("metal*.8", oval(10, -6, 54, steps=60), *[moved(box(48, -7, 72, 7), 10, -6, 1, a) for a in (0, 72, 144,
            216, 288)])
    pen.part("metal*1.1", ring(10, -6, 16, 22, steps=40), *[limb((10, -6), (10 + 26 * math.cos(a),
            -6 + 26 * math.sin(a)), 4, 4)
                                                          for a in (0.5, 2.6, 4.7)])
    pen.flat("acc", *[limb(a, b, 1.3, 1.3) for a, b in (((-112, -50), (112, -12)), ((-112, 24), (112, -44)), ((-112,
            66), (112, 36)),
                                                        ((-70, -92), (-20, 92)), ((70, -92), (20, 92)), ((-112, -8),
                                                        (112, 72)))], alpha=230)
    pen.figure(dark_figure("hunch", "ninja", build="slim"), -46, 80, 92)
    pen.glow(-28, 22, 26, "acc", 1)
    pen.flat("acc", star(-28, 22, 7, 8, 3))


def armour_torn_off(pen: Pen) -> None:
    """Mouth wide open one tears the breastplate from his own chest and runs on; plates and straps fly behind him."""
    pen.figure(Figure("lunge", "brute", "screaming", weapon="great_axe", weapon_turn=40, pads=False, plate="skin",
            cloth="skin*.8"), 16, 82, 128)
    for x, y, t, k in ((-44, -34, 30, 1.1), (-66, 6, 70, 0.9), (-48, 40, -20, 0.8), (-84, -20, 10, 0.7)):
        pen.part("plate", moved(smooth([(-16, -12), (0, -16), (16, -10), (12, 10), (0, 16), (-12, 8)], 3), x, y, k, t))
        pen.part("wood", moved(ribbon([(10, 8), (20, 16), (18, 26)], 3, 2), x, y, k, t))
    pen.flat("#B8281E", *[limb((26 + i * 8, 10 + i * 5), (10 + i * 8, 18 + i * 6), 2.4, 1) for i in range(3)])


def blade_in_chair(pen: Pen) -> None:
    """A high chair from behind at a wide window: a blade has gone through its back, an arm hangs, a cigar still
    burns below."""
    behind(pen, "low", box(-104, -84, 104, 28))
    behind(pen, "near*1.3", *[box(x, -84, x + 3, 28) for x in (-54, 0, 50)],
           *[box(x, y, x + w, 28) for x, y, w in ((-96, -20, 24), (-40, -44, 20), (62, -30, 26), (28, -8, 18))])
    pen.part("wood*.8", smooth([(-40, 84), (-46, -10), (-34, -52), (0, -66), (34, -52), (46, -10), (40, 84)], 3))
    pen.flat("dark", *[oval(x, y, 2.4, steps=10) for x in (-22, 0, 22) for y in (-36, 34, 56)], alpha=180)
    pen.part("metal*1.3", limb((2, -4), (46, -34), 7, 7), limb((36, -42), (52, -22), 5, 5), limb((46, -34), (62, -46),
            7, 6))
    pen.flat("#8E1C18", ribbon([(0, -2), (-4, 24), (2, 50), (-2, 70)], 7, 3), smooth([(-6, -4), (2, -10), (8, 0),
            (0, 4)], 3))
    pen.part("cloth*1.3", limb((-44, 10), (-60, 40), 13, 10))
    pen.part("skin", oval(-62, 46, 7, 8, 18))
    pen.part("wood", limb((-66, 76), (-50, 74), 5, 5))
    pen.flat("acc", oval(-50, 74, 2.6, steps=10))
    pen.flat("low", ribbon([(-50, 70), (-44, 56), (-54, 44)], 2, 5), alpha=120)


def cage_on_pole(pen: Pen) -> None:
    """A cage of bars swings from a gallows beam, a soldier in it holds the bars; two in rags carry his helmet off on
    a stick."""
    pen.part("wood*.8", limb((78, 90), (74, -70), 9, 8), limb((86, -64), (-30, -74), 8, 6), limb((74, -36), (48, -68),
            5, 5))
    chain(pen, (-14, -72), (-14, -42), 4)
    pen.figure(Figure("hang", "soldier", "crew", pads=False), -14, 44, 76)
    pen.part("metal*.7", *[[*oval(-14, y, 30, 6, 30), *oval(-14, y, 26, 3.4, 30, 360, 0)] for y in (-30, 46)],
             *[limb((-14 + a, -31 + abs(a) * 0.05), (-14 + a, 47), 3, 3) for a in (-28, -14, 0, 14, 28)],
             ribbon([(-42, -30), (-30, -42), (-14, -46)], 3, 3), ribbon([(14, -30), (2, -42), (-14, -46)], 3, 3))
    for x, h in ((-84, 62), (46, 66)):
        pen.figure(dark_figure("stride", "wild_hair", "spear", 70), x, 88, h, x < 0)


def muzzled_lord(pen: Pen) -> None:
    """A horned head in an iron muzzle, a chain at its collar goes off the picture; a medal hangs before it out of
    reach."""
    pen.part("dark*1.9", smooth([(-70, 90), (-64, 36), (-30, 20), (20, 24), (52, 44), (60, 90)], 4))
    pen.head("horned", -8, -6, 30)
    pen.part("metal*.8", *[ribbon([(-12, y), (16, y + 3), (34, y + 8)], 5, 4) for y in (0, 14)], ribbon([(2, -8), (6,
            10), (0, 28)], 5, 4),
             ribbon([(20, -2), (26, 12), (20, 28)], 5, 4), limb((-36, -2), (-8, 4), 5, 5))
    pen.part("metal*.6", [(-42, 26), (22, 30), (20, 40), (-44, 36)])
    chain(pen, (-40, 34), (-104, 64), 8)
    pen.part("acc*.6", [(56, -66), (74, -66), (70, -34), (62, -34)])
    pen.glow(66, -22, 34, "acc", 1)
    pen.part("acc", star(66, -22, 8, 16, 8))
    pen.part("bone", ring(66, -22, 4, 6, steps=20), rim=0.4)


def white_flag_at_line(pen: Pen) -> None:
    """Two of the tribes with a white cloth on a spear and a basket of gifts cross a painted line; helmets wait over
    sacks."""
    pen.flat("low", [(6, 84), (18, 30), (24, 30), (18, 84)])
    pen.figure(Figure("stride", "robed", "turban", weapon="spear", weapon_turn=80, pads=False), -44, 82, 112)
    pen.part("bone*1.1", smooth([(-12, -56), (12, -60), (34, -50), (56, -58), (52, -30), (30, -24), (8, -32), (-10,
            -28)], 3))
    pen.figure(Figure("reach", "soldier", "fur_cap", pads=False), -88, 84, 96)
    pen.part("wood*1.2", [(-52, 14), (-22, 14), (-28, 30), (-46, 30)])
    pen.part("acc*.8", *[oval(-46 + i * 8, 12, 6, steps=16) for i in range(3)])
    for x in (54, 78, 100):
        pen.figure(Figure("aim", "soldier", "kettle", weapon="rifle", weapon_turn=0, pads=False), x, 112, 104, True)
    pen.part("wood*.9", *[smooth([(x - 14, 88), (x - 11, 74), (x + 11, 74), (x + 14, 88)], 3) for x in range(40, 116,
            24)],
             *[smooth([(x - 14, 76), (x - 11, 62), (x + 11, 62), (x + 14, 76)], 3) for x in range(52, 116, 24)])


def three_on_giant(pen: Pen) -> None:
    """A giant has three small ones on him at once: on his neck, on his arm, at his knee; each has a blade in."""
    pen.figure(Figure("dual", "hulk", "horned", pads=True), 0, 84, 146)
    for x, y, pose, t, flip, deg in ((-26, -14, "overhead", -60, False, 0), (52, 30, "hang", 30, True, 0), (-46, 86,
            "slash", 10, False, 0)):
        pen.figure(Figure(pose, "slim", "bandana", weapon="dagger", weapon_turn=t, pads=False, weapon_scale=1.6), x, y,
            62, flip, deg)
    pen.flat("#E03A24", *[oval(x, y, 3, 4, 12) for x, y in ((-4, -34), (-12, 52), (-8, 56), (0, -30))])


def last_rockets(pen: Pen) -> None:
    """The rim of a small dark world: rocket after rocket leaves it, on the last one's ladder men still climb, one
    jumps."""
    pen.part("near*1.3", [*oval(0, 170, 150, 108, 60, 180, 360)], rim=1)
    for x, y, k, t in ((-86, -50, 0.34, 80), (-40, -64, 0.3, 95), (84, -48, 0.42, 100)):
        pen.flat("acc", ribbon([(x, y + 20), (x * 0.9, y + 60), (x * 0.7, 76)], 3, 9), alpha=120)
        rocket(pen, x, y, k, t)
    pen.glow(14, 52, 40, "acc", 1)
    fire(pen, -2, 32, 74, 34, 3)
    rocket(pen, 14, -2, 1.15, 90, "metal*1.1")
    pen.part("bone*.8", limb((34, -10), (44, 66), 1.6, 1.6), limb((42, -10), (52, 66), 1.6, 1.6), *[limb((35 + i * 1.4,
            i * 11), (43 + i * 1.4,
             i * 11), 1.6, 1.6) for i in range(6)])
    pen.figure(dark_figure("hang", "kettle"), 43, 40, 40, True)
    pen.figure(dark_figure("leap", "cap"), 74, 72, 40, True)
    pen.figure(dark_figure("run", "kettle"), -34, 80, 36)


def lid_lifted(pen: Pen) -> None:
    """By a lantern's light two lift a stone lid with bars; a hand with a ring has already hold of its edge from
    within."""
    pen.part("bone*.45", [(-56, 84), (-48, 40), (56, 40), (64, 84)])
    pen.part("bone*.65", moved([(-66, -7), (66, -7), (66, 7), (-66, 7)], 2, 16, 1, 16))
    pen.flat("acc", [(-50, 40), (-46, 32), (58, 6), (56, 40)], alpha=150)
    pen.glow(10, 34, 44, "acc", 1)
    pen.part("bone*.9", limb((20, 44), (16, 22), 9, 8), *[limb((8 + i * 6, 18), (6 + i * 6, 8 - i), 5,
            4) for i in range(4)])
    pen.part("acc", box(18, 8, 26, 12), rim=0.4)
    for x, head, flip in ((-84, "cap", False), (92, "fedora", True)):
        pen.figure(Figure("dig", "slim", head, pads=False), x, 84, 106, flip)
    pen.part("metal*.8", limb((-58, 10), (-40, 48), 4, 4), limb((66, 4), (50, 40), 4, 4))
    pen.part("acc", oval(-30, 72, 6, 8, 18), rim=0.3)
    slab(pen, -14, -4, 13, 44, 4, "near*1.6")


def hand_at_holster(pen: Pen) -> None:
    """From behind a hip: a hand with spread fingers over a revolver, between elbow and side a small man who waits,
    far off."""
    pen.part("cloth*1.2", smooth([(-104, -92), (-20, -92), (-10, -20), (-16, 10), (-10, 92), (-104, 92)], 4))
    pen.part("wood*.7", [(-104, 8), (-14, 0), (-12, 18), (-104, 28)])
    pen.part("acc*.9", *[box(-92 + i * 13, 8 - i * 1.2, -86 + i * 13, 24 - i * 1.2) for i in range(6)], edge=0.4)
    pen.part("wood*1.1", smooth([(-34, 14), (-4, 12), (2, 56), (-10, 76), (-24, 70)], 3))
    pen.part("wood*.5", smooth([(-20, 8), (-12, -12), (2, -16), (8, -4), (0, 14)], 3))
    pen.part("metal", [(-18, 4), (2, 2), (4, 18), (-16, 20)])
    pen.part("cloth", limb((40, -92), (70, -40), 26, 21), limb((70, -40), (30, -12), 20, 14))
    pen.part("skin", oval(22, -6, 11, steps=24), *[limb((18, -4 + i * 3), (0 - i * 2, 0 + i * 8), 5,
            4) for i in range(4)],
             limb((20, -14), (4, -18), 5, 4))
    pen.figure(dark_figure("lean", "hat"), 64, 56, 62, True)
    pen.flat("dark", [(60, 56), (104, 70), (56, 62)], alpha=120)


def coins_on_graves(pen: Pen) -> None:
    """A row of fresh graves; on each a helmet, before each two piles of coins where one was, a hand lays the last
    down."""
    for x, k, head in ((-76, 0.86, "kettle"), (-10, 0.94, "helm"), (58, 1, "point_helmet")):
        slab(pen, x, 46, 17 * k, 68 * k, 0, "bone*.65")
        pen.head(head, x, -30 * k + 6, 12)
        pen.part("near*1.4", smooth([(x - 26, 62), (x - 18, 48), (x + 18, 48), (x + 26, 62)], 3))
        for s in (-1, 1):
            for i in range(5 if s < 0 else (5 if x < 50 else 3)):
                coin(pen, x + s * 12, 72 - i * 5, 9.6, 0.36, 0)
    pen.part("cloth", limb((112, 26), (96, 40), 22, 17))
    pen.part("skin", oval(88, 46, 10, 8, 20), limb((86, 50), (74, 54), 6, 5))


def claw_and_glove(pen: Pen) -> None:
    """A claw and a man's glove grip each other's wrist before a banner; between them a sword lies broken in two."""
    pen.part("acc*.4", [(-40, -92), (40, -92), (40, -8), (20, -16), (0, -4), (-20, -16), (-40, -8)])
    pen.head("front_demon", 0, -50, 17)
    pen.part("dark*2.2", limb((-104, 56), (-16, 12), 36, 26))
    pen.part("cloth*1.4", limb((104, 48), (20, 12), 34, 24))
    pen.part("skin*.8", smooth([(34, 0), (2, -8), (-24, 2), (-28, 20), (4, 26), (34, 24)], 4), *[limb((2 - i * 2,
            -2 + i * 7), (-26 + i, 6 + i * 6),
             7, 6) for i in range(4)], edge=0.5)
    pen.part("dark*2.6", *[limb((-14, 4 + i * 6), (16 + i * 3, 12 + i * 6), 8, 6) for i in range(3)], edge=0.5)
    pen.part("bone", *[[(15 + i * 3, 9 + i * 6), (34 + i * 3, 18 + i * 6), (15 + i * 3, 15 + i * 6)] for i in range(3)])
    pen.part("metal*1.2", limb((-70, 76), (-18, 66), 6, 6), moved([(-4, -3), (40, -2), (50, 2), (0, 4)], 14, 72, 1,
            -12), limb((-70, 66), (-66, 86), 4, 4))


def eyes_under_grate(pen: Pen) -> None:
    """Boots walk over a grate in the street; under it two eyes and a blade that comes up between the bars."""
    for x, y in ((-62, 6), (-18, -4)):
        pen.part("cloth*1.1", limb((x - 6, -92), (x, y - 22), 24, 20))
        pen.part("dark*1.7", smooth([(x - 13, y - 30), (x + 11, y - 30), (x + 12, y - 4), (x + 32, y + 2), (x + 34,
            y + 12), (x - 14, y + 12)], 3))
    pen.part("near*1.4", box(-112, 14, 112, 92), cuts=[box(-56, 24, 84, 80)])
    pen.flat("dark", box(-56, 24, 84, 80))
    eyes_in_dark(pen, (10, 52, 11))
    pen.glow(10, 52, 50, "acc", 0.5)
    pen.part("metal*.7", *[box(x, 22, x + 6, 82) for x in range(-54, 84, 17)], box(-60, 20, 88, 27), box(-60, 76, 88,
            84))
    pen.part("metal*1.4", [(54, 44), (58, -18), (64, -32), (68, -18), (68, 44)])


def compass_and_void(pen: Pen) -> None:
    """A great compass with a cracked glass, its needle three ways at once; a small ship flies off the planet's edge
    into
    nothing."""
    pen.part("metal*.8", oval(-22, 12, 58, steps=60))
    pen.part("bone*.8", oval(-22, 12, 48, steps=60), rim=0.4)
    pen.flat("dark", *[moved(box(-1.6, -46, 1.6, -38), -22, 12, 1, a) for a in range(0, 360, 45)])
    for a, tone in ((20, "dark*1.6"), (74, "dark*2.4"), (-48, "acc")):
        pen.part(tone, moved([(-6, 0), (0, -38), (6, 0), (0, 30)], -22, 12, 1, a))
    pen.part("metal", oval(-22, 12, 6, steps=20))
    pen.flat("#FFFFFF", ribbon([(-50, -22), (-34, -4), (-38, 10), (-18, 30), (-22, 50)], 1.6, 0.8, 1), ribbon([(-36,
            0), (-14, -8), (6, -26)], 1.4, 0.6, 1),
             alpha=200)
    pen.flat("low", *[oval(36 + i * 10, -20 - i * 7, 2.2, steps=8) for i in range(5)])
    rocket(pen, 92, -58, 0.5, 35)


def beast_takes_spears(pen: Pen) -> None:
    """A horse stands across its fallen rider, spears and arrows in its flank, its head still up against those who
    come."""
    horse(pen, -4, 14, 1.08, "stand", 0, "bone*.7")
    for x, y, t in ((-26, 8, 150), (-8, 16, 128), (10, 4, 112), (-16, 2, 140)):
        a = math.radians(t)
        pen.part("wood*1.3", limb((x, y), (x + 62 * math.cos(a), y - 62 * math.sin(a)), 2.4, 2.4))
        pen.part("acc", [(x + 62 * math.cos(a), y - 62 * math.sin(a)), (x + 72 * math.cos(a) - 5, y - 72 * math.sin(a)),
                         (x + 70 * math.cos(a) + 6, y - 68 * math.sin(a))])
        pen.flat("#B8281E", oval(x, y, 4, 3, 12))
    pen.figure(Figure("prone", "soldier", "tricorne", pads=False), 0, 88, 92)
    for x in (88, 106):
        pen.figure(dark_figure("lunge", "horned", "spear", 8), x, 88, 86, True)


def beast_and_cleaver(pen: Pen) -> None:
    """A hand with a cleaver, a block and hooks with hams; round the doorpost a tusked head looks and understands."""
    behind(pen, "near*1.2", box(-112, -92, 112, 92))
    behind(pen, "low*.8", box(-104, -64, -30, 84))
    pen.part("wood*.75", smooth([(-112, 60), (-112, -10), (-84, -28), (-56, -24), (-34, -4), (-18, 16), (-26, 28),
            (-46, 26), (-66, 44), (-80, 60)], 4))
    pen.part("bone", ribbon([(-40, 20), (-24, 36), (-8, 28), (-6, 12)], 8, 1.2))
    pen.flat("bone", oval(-62, -4, 6, steps=18))
    pen.flat("dark", oval(-59, -3, 3, steps=12))
    pen.part("wood", box(-32, -84, -24, 84))
    for x in (6, 36):
        pen.part("metal", limb((x, -92), (x, -72), 2, 2), ring(x - 3, -68, 3, 5, -90, 150, 14))
        pen.part("#A84A3A", smooth([(x - 4, -66), (x + 10, -48), (x + 12, -22), (x, -12), (x - 12, -24), (x - 10,
            -50)], 4))
        pen.part("bone", limb((x - 2, -66), (x - 1, -74), 5, 6))
    pen.part("wood*1.1", [(2, 44), (76, 44), (70, 90), (8, 90)], oval(39, 44, 37, 7, 36))
    pen.part("metal*1.2", moved([(-4, -5), (36, -5), (38, 20), (-2, 18)], 40, 12, 1, -40))
    pen.part("wood*.7", limb((38, 12), (60, -8), 7, 7))
    pen.part("skin", limb((112, -40), (66, -12), 28, 20), oval(60, -8, 12, steps=24))
    coin(pen, 22, 41, 8)
    coin(pen, 34, 44, 8)


def stripped_fallen(pen: Pen) -> None:
    """One lies in his shirt among ruins; three in rags go off with what was his: one in his helmet, one with gun and
    belt, one
    with a boot."""
    pen.figure(Figure("prone", "soldier", "crew", pads=False, plate="bone*.7", cloth="bone*.6", head_turn=-40), -26,
            86, 104)
    pen.figure(Figure("run", "lanky", "kettle", behind=("rags",), pads=False), 64, 62, 92)
    pen.figure(Figure("stride", "soldier", "cloth_face", weapon="machine_gun", weapon_turn=20, before=("belts",),
            behind=("rags",), pads=False),
               -2, 44, 92)
    pen.figure(Figure("tend", "lanky", "wild_hair", behind=("rags",), pads=False), -98, 84, 88)
    pen.part("dark*1.7", moved(smooth([(-8, -18), (6, -18), (8, 6), (20, 10), (20, 18), (-9, 18)], 3), -62, 44, 0.9,
            60))


def bombs_on_curve(pen: Pen) -> None:
    """The curve of a planet with domes and towers along it: long bombs fall in a line, one after another stands as a
    light."""
    pen.part("near*1.4", [*oval(0, 190, 200, 150, 70, 200, 340)], rim=1)
    for a, kind in ((-52, 0), (-36, 1), (-20, 0), (-4, 1), (14, 0), (30, 1), (46, 0)):
        x = 200 * math.sin(math.radians(a)) * 0.62
        y = 190 - 150 * math.cos(math.radians(a) * 0.62) + 1
        if kind:
            pen.part("bone*.6", [*oval(x, y, 12, 12, 20, 180, 360)], box(x - 1, y - 18, x + 1, y - 9))
        else:
            pen.part("bone*.5", box(x - 6, y - 22, x + 6, y + 4), [(x - 8, y - 22), (x, y - 32), (x + 8, y - 22)])
    for x, y, r in ((-66, 48, 24), (-34, 34, 18), (2, 30, 14)):
        blast(pen, x, y, r, 13)
    for i in range(6):
        rocket(pen, -40 + i * 26, -2 - i * 14, 0.5 - i * 0.03, -62, "metal*.8")


def hand_through_frame(pen: Pen) -> None:
    """In a row of framed pictures one canvas is cut: out of it an arm in a fine cuff takes the cup from its stand
    before it."""
    behind(pen, "acc*.25", box(-112, -92, 112, 92))
    for x in (-88, 78):
        behind(pen, "acc*.7", box(x - 26, -60, x + 26, 8))
        behind(pen, "near", box(x - 20, -54, x + 20, 2), rim=0.2)
        pen.head("front_elder" if x < 0 else "front_woman", x, -26, 14)
    behind(pen, "acc*.8", box(-46, -74, 42, 22))
    behind(pen, "dark", box(-38, -66, 34, 14), rim=0.2)
    behind(pen, "near*1.6", [(-38, -66), (-4, -66), (-16, -20), (-38, 6)], [(34, -66), (10, -66), (18, -10), (34, 14)],
            rim=0.6)
    pen.part("dark*2.6", limb((14, -30), (62, -6), 26, 19))
    pen.part("bone", limb((60, -8), (66, -2), 20, 19))
    pen.glow(20, 38, 44, "acc", 0.9)
    skull(pen, 26, 30, 24, True, "acc*.8")
    pen.part("skin", limb((66, -2), (54, 8), 18, 17), *[limb((56 - i * 9, 4 + abs(i - 1) * 2), (44 - i * 11,
            26 - abs(i - 1) * 3), 8, 6)
                                                        for i in range(4)], edge=0.5)
    pen.part("bone*.55", box(-8, 58, 60, 92), box(-14, 54, 66, 62))


def trampled_huts(pen: Pen) -> None:
    """A horned lizard goes through huts as through straw, its rider thrown back on its neck, the rein torn in his
    hand."""
    for x, y, t in ((-84, 62, 0), (76, 56, 24), (40, 70, -40)):
        pen.part("wood*1.2", moved([(-26, 22), (-22, -2), (22, -2), (26, 22)], x, y, 1, t))
        pen.part("acc*.5", moved([(-34, 0), (0, -30), (34, 0)], x, y, 1, t))
    pen.part("plate*.7", ribbon([(-40, 20), (-76, 10), (-104, -26)], 22, 3))
    for a, b, c in (((-30, 30), (-52, 52), (-44, 84)), ((-6, 34), (6, 60), (-8, 84)), ((26, 26), (50, 44), (66, 78)),
            ((10, 30), (26, 56), (20, 84))):
        pen.part("plate*.75", limb(a, b, 20, 13), limb(b, c, 12, 10))
    pen.part("plate*.95", smooth([(-52, 22), (-40, -8), (-8, -18), (22, -16), (44, -34), (76, -32), (98, -8), (92, 6),
            (66, 4), (50, 14), (34, 32),
                                  (-20, 42)], 4))
    pen.part("bone", ribbon([(84, -14), (102, -30), (100, -52)], 10, 1.4), ribbon([(66, -28), (70, -50), (60, -66)], 9,
            1.2),
             *[[(70 + i * 8, 4), (73 + i * 8, 15), (77 + i * 8, 4)] for i in range(3)])
    pen.flat("acc", oval(74, -16, 3.6, steps=14))
    pen.glow(74, -16, 22, "acc", 1)
    pen.figure(Figure("fall", "soldier", "burgonet", pads=False), -14, 6, 66)
    pen.flat("low", *[oval(-60 + i * 30, 84 - (i % 2) * 4, 13, 6, 20) for i in range(6)], alpha=110)


def columns_to_ramp(pen: Pen) -> None:
    """A ship as large as a hill stands with its ramp down; from both sides columns, guns and wagons stream into its
    light."""
    pen.part("plate*.75", smooth([(-84, 40), (-74, -26), (-40, -62), (40, -62), (74, -26), (84, 40)], 3))
    pen.part("plate*.6", [(-84, 40), (-104, 54), (-80, 54)], [(84, 40), (104, 54), (80, 54)], box(-8, -78, 8, -58))
    pen.part("metal*.6", *[oval(x, -36, 8, steps=24) for x in (-44, 0, 44)])
    pen.part("acc", [(-26, 40), (-22, -6), (22, -6), (26, 40)], rim=0.3)
    pen.part("metal*.9", [(-26, 40), (26, 40), (44, 84), (-44, 84)])
    pen.flat("acc", [(-22, -4), (22, -4), (40, 82), (-40, 82)], alpha=90)
    pen.glow(0, 18, 50, "acc", 0.9)
    for i in range(5):
        for s in (-1, 1):
            pen.figure(dark_figure("march", ("kettle", "helm", "cap")[i % 3], "rifle", 60), s * (34 + i * 17),
            74 + i * 3, 30 + i * 3, s > 0)
    for x, y, k in ((-6, 62, 24), (12, 54, 20), (0, 48, 17)):
        pen.figure(dark_figure("away", "kettle", "rifle", 60), x, y, k)


def pulled_from_cab(pen: Pen) -> None:
    """An officer with a sheet in his hand pulls a driver by the collar from a truck; behind the wheel another
    already sits."""
    pen.part("plate*.8", [(-30, 60), (-30, -26), (6, -30), (30, -8), (84, -4), (96, 14), (98, 60)], [(-112, 60), (-112,
            -50), (-36, -50), (-36, 60)])
    pen.part("low", [(-24, -22), (4, -25), (25, -4), (-24, 2)], rim=0.3)
    pen.head("cap", -4, -7, 8.5)
    pen.part("acc", oval(90, 24, 6, 8, 20), rim=0.3)
    for x in (-78, 62):
        pen.part("dark*1.5", oval(x, 62, 22, steps=36))
        pen.part("metal*.7", oval(x, 62, 10, steps=24))
    pen.flat("dark", box(-30, 6, -28, 60), *[box(-108, y, -38, y + 1.4) for y in (-20, 10)], alpha=170)
    pen.figure(Figure("fall", "soldier", "goggles", pads=False), -2, 90, 104)
    pen.figure(Figure("pistol", "brute", "peaked", left="scroll", left_turn=110, pads=False), -92, 90, 118)


def rope_on_beast(pen: Pen) -> None:
    """At night a fence is cut: two in hoods lead a tusked beast out by a rope on rags for its feet, a herdsman
    sleeps."""
    pen.part("wood*.8", *[limb((x, 84), (x + 2, 26), 5, 4) for x in (-100, -58, 96)], limb((-112, 40), (-50, 44), 3,
            3), limb((-112, 60), (-58, 62), 3, 3),
             limb((-52, 46), (-34, 70), 3, 3))
    pen.part("dark*2.1", smooth([(-66, 56), (-62, 6), (-36, -22), (4, -26), (24, -38), (48, -30), (54, -4), (50, 22),
            (42, 22), (38, 4), (24, 20), (-10, 40),
                                 (-54, 44)], 4))
    for x, top in ((-52, 36), (-30, 40), (4, 36), (22, 26)):
        pen.part("dark*1.8", limb((x, top), (x, 72), 15, 12))
        pen.part("bone*.7", smooth([(x - 10, 70), (x + 10, 70), (x + 11, 84), (x - 11, 84)], 3))
    pen.part("bone", ribbon([(44, 10), (60, 28), (80, 16)], 7, 1.2))
    pen.flat("acc", oval(36, -14, 2.6, steps=12))
    pen.part("wood*1.4", ribbon([(40, 4), (58, 34), (74, 30)], 2.4, 2.4))
    pen.figure(Figure("reach", "slim", "hood", pads=False), 100, 88, 88, True)
    pen.figure(Figure("hunch", "slim", "ninja", pads=False), -88, 90, 72)
    pen.flat("low", *[moved([(-5, -5), (5, -5), (-1, 4), (5, 4), (5, 6), (-6, 6), (0, -3), (-5, -3)], -96 + i * 12,
            -4 - i * 12, 0.7 + i * 0.2)
                      for i in range(3)])


def cards_behind_tent(pen: Pen) -> None:
    """Behind a tent at a fire three of three houses crouch and change cards hand to hand; on the canvas their
    shadows."""
    behind(pen, "bone*.6", [(-112, 70), (-60, -62), (60, -62), (112, 70)])
    behind(pen, "bone*.45", [(-60, -62), (-50, -72), (68, -72), (60, -62)])
    pen.flat("dark", oval(-52, -6, 22, 26, 30), oval(8, -30, 20, 24, 30), oval(58, -4, 22, 26, 30), alpha=110)
    fire(pen, -16, 20, 88, 34, 4)
    pen.glow(2, 66, 60, "acc", 1)
    for x, head, pose, flip in ((-66, "peaked", "tend", False), (4, "kabuto", "sit", False), (72, "beret", "tend",
            True)):
        pen.figure(Figure(pose, "soldier", head, pads=False), x, 84 if x != 4 else 70, 96 if x != 4 else 84, flip)
    card_back(pen, -28, 46, 0.9, 20)
    card_front(pen, -16, 36, 0.9, -12)
    card_back(pen, 34, 44, 0.9, -20)


def hands_on_rifle(pen: Pen) -> None:
    """One fist on a rifle's stock, white at the knuckles; from all sides six hands pull at it, and it does not move."""
    pen.weapon("rifle", -22, 14, 3.0, 8)
    for x, y, a in ((92, -50, 150), (100, 8, 178), (84, 60, 208), (22, -84, 112), (40, 84, -112), (70, -84, 126)):
        dx, dy = math.cos(math.radians(a)), -math.sin(math.radians(a))
        tip = (x + dx * 44, y + dy * 44)
        pen.part("cloth*1.5" if a % 4 else "plate*1.1", limb((x - dx * 40, y - dy * 40), (x + dx * 20, y + dy * 20), 18,
            13))
        pen.part("skin*1.1", limb((x + dx * 20, y + dy * 20), tip, 12, 9), *[limb(tip,
            (tip[0] + dx * 10 - dy * (i - 1) * 7,
                 tip[1] + dy * 10 + dx * (i - 1) * 7), 5, 4) for i in range(3)])
    fist(pen, -44, 22, 1.25, -52, cuff="metal*.8")
    pen.part("acc", *[limb((-44 + 30 * math.cos(a), 6 + 30 * math.sin(a)), (-44 + 46 * math.cos(a),
            6 + 46 * math.sin(a)), 2.4, 0.8)
                      for a in (-2.8, -2.2, -1.6, -1.0)], rim=0.2, seam=0)


def tank_in_house(pen: Pen) -> None:
    """A house front with a hole in its ground floor: out of the dark a tank's barrel and one lamp, washing still
    hangs above."""
    hole = smooth([(-46, 92), (-52, 38), (-28, 16), (14, 10), (56, 18), (72, 44), (68, 92)], 2)
    gaps = [box(-68, -34, -48, 0), box(-30, -60, -8, -26)]
    pen.part("wood*1.1", [(-84, 92), (-84, -58), (-70, -76), (-40, -66), (-20, -86), (4, -72), (10, -30), (34, -22),
            (40, 0), (84, -8),
                          (84, 92)], cuts=[hole, *gaps])
    pen.flat("dark", hole, gaps[0])
    pen.flat("acc", gaps[1])
    pen.part("wood*.7", limb((14, -30), (62, -44), 4, 3), limb((36, -4), (74, -34), 4, 3))
    pen.part("plate*.75", [(-30, 92), (-30, 60), (-16, 44), (44, 44), (58, 60), (58, 92)], [(-6, 44), (0, 28), (32,
            28), (38, 44)])
    pen.part("dark*1.4", box(-40, 66, -20, 96), box(48, 66, 68, 96))
    pen.part("metal*.9", limb((16, 38), (-66, 52), 13, 12), oval(-70, 53, 7, 9, 26))
    pen.flat("dark", oval(-71, 53, 4, 5.4, 20))
    pen.flat("acc", oval(38, 62, 5, steps=18))
    pen.glow(38, 62, 34, "acc", 1)
    pen.part("wood*.9", *[moved(box(-7, -4, 7, 4), x, y, 1, r) for x, y, r in ((-92, 80, 12), (-76, 88, -20), (88, 84,
            24), (-60, 90, 5))])


def bolt_bent(pen: Pen) -> None:
    """A robed one lays two fingers on a bolt of light in mid air: it turns a corner there and goes for another than was
    meant."""
    pen.part("acc", [(-112, 14), (-14, -14), (-12, -4), (-112, 32)], [(-14, -14), (66, 34), (60, 44), (-18, -4)],
            rim=0.3)
    pen.glow(-12, -8, 54, "acc", 1)
    pen.flat("low", [(-112, 20), (-16, -10), (62, 38), (-16, -6), (-112, 26)])
    pen.flat("acc", [(58, 30), (80, 50), (52, 48)], *[star(-13, -9, 8, 16, 5)])
    pen.figure(Figure("reach", "robed", "mitre", pads=False), 34, 62, 86, True)
    pen.figure(dark_figure("fall", "hood", build="robed"), 84, 88, 68, True)
    pen.figure(dark_figure("cast", "horned"), -92, 84, 62)


EVENTS_OF_THE_OUTPOST: Final[Mapping[str, Subject]] = by_name(
    lasers_at_door, armour_torn_off, blade_in_chair, cage_on_pole, muzzled_lord, white_flag_at_line, three_on_giant,
    last_rockets, lid_lifted, hand_at_holster, coins_on_graves, claw_and_glove, eyes_under_grate, compass_and_void,
    beast_takes_spears, beast_and_cleaver, stripped_fallen, bombs_on_curve, hand_through_frame, trampled_huts,
    columns_to_ramp, pulled_from_cab, rope_on_beast, cards_behind_tent, hands_on_rifle, tank_in_house, bolt_bent,
)  # fmt: skip
