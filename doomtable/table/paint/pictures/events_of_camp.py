"""Camps, roads and loyalties as the subject of a picture: what soldiers do before, after and instead of the fight."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, book, chain, fire, open_hand
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import behind, card_back, dark_figure
from doomtable.table.paint.pictures.vehicles import wheels


def hammock(pen: Pen) -> None:
    """A soldier in a hammock between two palms, his helmet a bird's nest, his rifle a peg for his boots."""
    for s in (-1, 1):
        pen.part("wood*.8", ribbon([(s * 76, 84), (s * 70, 20), (s * 80, -50)], 11, 6))
        pen.part("plate*.6", *[ribbon([(s * 80, -50), (s * 80 + 24 * math.cos(a), -58 + 20 * math.sin(a)),
                (s * 80 + 44 * math.cos(a), -40 + 22 * math.sin(a))], 10, 2)
                               for a in (0.2, 1.2, 2.0, 2.9, 4.0, 5.3)])
    pen.figure(Figure("prone", "soldier", "crew", pads=False, head_turn=30), 6, 22, 92)
    pen.part("acc*.6", smooth([(-72, -12), (-40, 18), (0, 28), (40, 18), (72, -12), (44, 34), (0, 44),
            (-44, 34)], 4))
    pen.part("plate*.7", smooth([(-36, 78), (-38, 64), (-24, 56), (-10, 64), (-12, 78)], 4),
            [(-44, 66), (-4, 66), (-6, 62), (-42, 62)])
    pen.part("skin", limb((36, 10), (52, -12), 7, 6))
    pen.part("cool", [(47, -12), (59, -12), (57, -28), (49, -28)], top=1.5)
    pen.part("wood", limb((26, 80), (34, 50), 3, 3))


def straw_men(pen: Pen) -> None:
    """Men of straw on posts in a row; three recruits run at them with bayonets, a fourth counts on a slate."""
    for i, (x, h) in enumerate(((14, 60), (46, 72), (82, 86))):
        pen.part("wood*.8", limb((x, 70), (x, 70 - h), 4, 4), limb((x - h * 0.24, 70 - h * 0.66),
                (x + h * 0.24, 70 - h * 0.66), 3, 3))
        pen.part("acc*.7", smooth([(x - h * 0.13, 70 - h * 0.3), (x - h * 0.15, 70 - h * 0.7),
                (x, 70 - h * 0.78), (x + h * 0.15, 70 - h * 0.7), (x + h * 0.13, 70 - h * 0.3)], 4),
                 star(x, 70 - h * 0.94, 12, h * 0.13, h * 0.09), rim=0.6)
        pen.flat("dark", *[limb((x - 2 + j * 3, 70 - h * 0.34), (x - 4 + j * 4, 70 - h * 0.24), 1,
                0.5) for j in range(3)], oval(x, 70 - h * 0.55, 3 + i, steps=12), alpha=200)
    for x, h in ((-24, 54), (-52, 68), (-84, 82)):
        pen.figure(Figure("lunge", "soldier", "cap", weapon="spear", weapon_turn=4, pads=False), x, 70, h)


def hammer_broken(pen: Pen) -> None:
    """A sword on an anvil: the hammer that struck it has burst, the blade rings without a mark."""
    pen.part("metal*.5", [(-70, 20), (50, 20), (84, 12), (60, 34), (22, 38), (26, 58), (44, 70), (-44, 70),
            (-26, 58), (-22, 38), (-60, 36)])
    pen.part("bone*1.1", [(-96, 8), (60, 8), (84, 14), (60, 19), (-96, 19)])
    pen.part("acc*.7", box(-82, -6, -76, 32))
    pen.part("wood*.8", limb((-104, 13), (-82, 13), 9, 9), limb((60, -84), (22, -44), 7, 6))
    for pts, x, y, t in (([(-22, -12), (2, -14), (8, 12), (-20, 14)], -10, -36, 20),
            ([(-6, -12), (18, -10), (20, 12), (0, 12)], 34, -30, -30), ([(-7, -6), (6, -8), (8, 6)], 8, -62,
            10)):
        pen.part("metal*.8", moved([(float(a), float(b)) for a, b in pts], x, y, 1, t))
    pen.glow(6, 6, 50, "acc", 1)
    pen.flat("acc", *[limb((6 + 12 * math.cos(a), 2 + 12 * math.sin(a)),
            (6 + 36 * math.cos(a), 2 + 30 * math.sin(a)), 2, 0.6) for a in (-2.8, -2.3, -1.0, -0.5, -0.2)])


def hands_on_wheel(pen: Pen) -> None:
    """Over a driver's hands on a great wheel: dials, a road full of engines of five makes, his licence on the glass."""
    behind(pen, "low", smooth([(-92, -10), (-78, -66), (78, -66), (92, -10)], 3), rim=0.2)
    behind(pen, "near", [(-22, -30), (22, -30), (70, -8), (-70, -8)])
    for x, y, k in ((-40, -34, 0.24), (0, -38, 0.18), (40, -34, 0.26), (-64, -20, 0.34), (64, -18, 0.36)):
        pen.part("near*.7", *[moved(one, x, y, k) for one in (box(-34, -18, 34, 16), box(-18, -38, 20, -18),
                oval(-20, 18, 11, steps=16), oval(20, 18, 11, steps=16))])
    pen.part("dark*1.5", [(-104, -10), (104, -10), (104, 84), (-104, 84)])
    pen.part("bone", *[oval(x, 12, 12, steps=36) for x in (-72, 72)], rim=0.4)
    pen.flat("acc", limb((-72, 12), (-64, 5), 2, 1), limb((72, 12), (68, 3), 2, 1))
    pen.part("wood*1.2", [*oval(0, 40, 50, 46, 80), *oval(0, 40, 42, 38, 80, 360, 0)],
            limb((-44, 44), (44, 44), 6, 6), limb((0, 44), (0, 84), 6, 6))
    pen.part("metal", oval(0, 44, 10, steps=30))
    for s in (-1, 1):
        pen.part("cloth", limb((s * 100, 92), (s * 62, 40), 30, 22))
        pen.part("skin", *[limb((s * 54, 14 + i * 8), (s * 37, 16 + i * 8), 9, 8) for i in range(4)], edge=0.5)
    pen.part("bone", moved(box(-16, -10, 16, 10), -48, -52, 1, 6))
    pen.flat("dark", moved(oval(-8, 0, 5, 6, 16), -48, -52, 1, 6), *[moved(box(0, y, 13, y + 1.6), -48, -52, 1,
            6) for y in (-4, 1, 6)])


def red_footprints(pen: Pen) -> None:
    """Red prints across pale ground to a horned shape that looks round; hooded ones with knives follow them
    from all sides."""
    pen.part("bone*.8", smooth([(-104, 84), (-84, 20), (-20, -8), (40, -14), (104, 0), (104, 84)], 3), rim=0.4)
    for i in range(9):
        x, y, k = -70 + i * 15, 72 - i * 9 + (i % 2) * 7, 1 - i * 0.08
        pen.flat("#B8281E", moved(oval(0, 0, 7, 3.4, 16), x, y, k, 24), *[moved(oval(8, -3 + j * 2, 1.8, 1.2,
                8), x, y, k, 24) for j in range(3)])
    pen.figure(dark_figure("hunch", "horned", build="hulk"), 66, 6, 62)
    for x, y, h, flip in ((-84, 50, 66, False), (-36, 26, 44, False), (28, 78, 72, False), (92, 62, 60, True)):
        pen.figure(Figure("draw", "slim", "hood", weapon="dagger", weapon_turn=10, pads=False, tone="dark"), x,
                y, h, flip)


def burning_books(pen: Pen) -> None:
    """A heap of books on fire; a man stands on it and holds up a machine gun like a banner."""
    pen.figure(Figure("lift", "brute", "thorn", weapon="machine_gun", weapon_turn=0, before=("belts",)), -4, 44,
            84)
    for x, y in ((-56, 54), (-8, 46), (44, 54), (-30, 62), (20, 62), (70, 64), (-80, 66)):
        book(pen, x, y, 0.6)
    fire(pen, -94, -26, 76, 50, 6)
    fire(pen, 22, 96, 76, 46, 6)
    pen.glow(0, 60, 70, "acc", 0.8)
    pen.part("bone", *[moved([(-5, -6), (5, -7), (4, 6), (-6, 5)], x, y, 1, t) for x, y,
            t in ((-70, -10, 20), (-50, -40, 50), (60, -20, 70), (78, -46, 10), (40, -60, 33))])


def spire_falls(pen: Pen) -> None:
    """A church breaks at the knee: the spire tips away from a blast at its foot, its cross already in the air."""
    pen.part("near*1.2", box(-60, 10, -4, 64), [(-60, 10), (-32, -14), (-4, 10)],
            *[moved(one, 10, 20, 1, -22) for one in (
        [(-15, 30), (-12, -50), (0, -96), (12, -50), (15, 10), (6, 22), (-2, 12)],)])
    pen.flat("acc", smooth([(-38, 40), (-32, 22), (-26, 40)], 3), moved(oval(0, -30, 4, 7, 16), 10, 20, 1, -22))
    pen.part("bone", *[moved(one, 70, -66, 1, -40) for one in (box(-2, -12, 2, 14), box(-8, -6, 8, -2))])
    blast(pen, 6, 44, 34, 15)
    pen.part("near", *[moved([(-6, -6), (7, -4), (5, 7), (-5, 5)], x, y, 1, t) for x, y,
            t in ((54, 10, 20), (66, 36, 50), (-66, 0, 10), (40, -14, 70), (84, 20, 5))])
    pen.figure(dark_figure("run", "long_skull", "torch", 60), -84, 76, 44, True)


def linked_arms(pen: Pen) -> None:
    """Five in the dress of one house with arms linked fill the picture; behind them a purse of medals passes
    from hand to hand."""
    for i, (x, head) in enumerate(((-80, "cap"), (-40, "bob"), (0, "helm"), (40, "bearded"), (80, "goggles"))):
        pen.figure(Figure("dual", "soldier" if i != 1 else "woman", head, pads=i == 2), x, 104 + (i % 2) * 5,
                138, i > 2)
    pen.part("cloth", *[limb((-66 + i * 40, 6), (-54 + i * 40, 20), 15, 13) for i in range(4)])
    pen.part("acc*.8", *[moved(star(0, 0, 7, 6, 2.6), -60 + i * 40, 16) for i in range(4)], rim=0.4)


def marked_picture(pen: Pen) -> None:
    """A desk lamp on one photograph of a crowned head ringed in red; all round it others lie crossed out."""
    for x, y, t in ((-64, -26, 14), (-60, 36, -12), (64, -30, -16), (66, 34, 10), (0, 58, 4)):
        pen.part("bone*.55", moved(box(-20, -24, 20, 24), x, y, 1, t))
        pen.flat("dark", *[moved(one, x, y, 1, t) for one in (oval(0, -4, 9, 11, 24),
                smooth([(-15, 22), (-9, 8), (9, 8), (15, 22)], 3))], alpha=170)
        pen.flat("#B8281E", *[moved(limb((-17, -20 * s), (17, 20 * s), 2.4, 2.4), x, y, 1, t) for s in (-1, 1)])
    pen.flat("low", [(-14, -90), (20, -90), (52, 40), (-50, 40)], alpha=90)
    pen.part("bone", moved(box(-29, -36, 29, 36), 0, -4, 1, 5), rim=0.8)
    pen.head("crown", 0, 0, 17)
    pen.part("cloth", smooth([(-25, 31), (-17, 17), (14, 17), (22, 31)], 3))
    pen.part("#D8402E", [*oval(2, -6, 27, 31, 60), *oval(2, -6, 23.6, 27.6, 60, 360, 0)], rim=0.3)


def two_flags_at_gate(pen: Pen) -> None:
    """A lit door between two flags of different houses; a guard of each stands by it, their spears crossed
    over a key."""
    behind(pen, "near*1.1", box(-104, -92, 104, 74))
    behind(pen, "near*1.5", [(-40, 66), (-40, -34), (0, -56), (40, -34), (40, 66)])
    behind(pen, "low", [(-24, 66), (-24, -18), (0, -32), (24, -18), (24, 66)], rim=0.3)
    for s, tone in ((-1, "acc*.8"), (1, "plate*1.2")):
        pen.part("wood", limb((s * 44, -26), (s * 72, -72), 3, 3))
        pen.part(tone, smooth([(s * 70, -70), (s * 92, -54), (s * 84, -30), (s * 88, -10), (s * 62, -30),
                (s * 54, -44)], 3))
        pen.figure(Figure("stand", "soldier", "plume" if s < 0 else "kabuto", weapon="spear", weapon_turn=66),
                s * 56, 72, 92, s > 0)
    pen.part("acc", ring(0, 4, 4, 8, steps=24), box(-2, 11, 2, 30), box(2, 22, 9, 26), rim=0.4)
    pen.glow(0, 14, 30, "acc", 0.7)


def masked_burglar(pen: Pen) -> None:
    """A striped man with a sack climbs back out of a window on tiptoe; dust rings on four empty stands, a
    torch beam."""
    behind(pen, "near*.8", box(-104, -92, 104, 74))
    behind(pen, "low", box(28, -66, 84, 14), rim=0.2)
    pen.part("wood", box(24, 14, 88, 20), box(54, -66, 58, 14))
    for i, x in enumerate((-86, -56, -26)):
        pen.part("bone*.7", [(x - 12, 74), (x - 9, 26 + i * 4), (x + 9, 26 + i * 4), (x + 12, 74)],
                box(x - 13, 20 + i * 4, x + 13, 27 + i * 4))
        pen.flat("low", [*oval(x, 22 + i * 4, 9, 2, 24), *oval(x, 22 + i * 4, 6, 1.2, 24, 360, 0)], alpha=200)
    pen.figure(Figure("reach", "slim", "blindfold", pads=False, cloth="bone*.7"), 34, 74, 112)
    pen.part("wood*1.2", smooth([(-6, 40), (-14, 10), (6, -14), (24, -4), (28, 24), (18, 44)], 4))
    pen.part("acc", [(-4, 6), (-10, -8), (-1, -2), (3, -14), (8, -3), (16, -8), (13, 6)], rim=0.4)
    pen.glow(4, 0, 30, "acc", 0.7)


def trucks_in_line(pen: Pen) -> None:
    """Three trucks in line toward us on a dusty road, racks of rifles on each; on the running boards hands
    pass guns across."""
    for x, y, k in ((62, -12, 0.36), (30, 2, 0.54), (-26, 20, 0.82)):
        pen.part("wood*1.3", *[moved(limb((-34 + i * 11, -70), (-33 + i * 11, -102), 5, 3), x, y,
                k) for i in range(7)])
        pen.part("plate*.6", moved(smooth([(-46, -14), (-46, -66), (-30, -80), (30, -80), (46, -66), (46, -14)],
                3), x, y, k))
        pen.part("cool", moved(box(-34, -60, -3, -32), x, y, k), moved(box(3, -60, 34, -32), x, y, k), top=1.4)
        pen.part("plate", moved(smooth([(-30, 26), (-32, -18), (-18, -30), (18, -30), (32, -18), (30, 26)], 3),
                x, y, k))
        pen.flat("dark", *[moved(box(a, -18, a + 4, 20), x, y, k) for a in (-18, -10, -2, 6, 14)])
        for s in (-1, 1):
            pen.part("plate*.8", moved(smooth([(s * 28, 22), (s * 32, -8), (s * 58, -4), (s * 60, 22)], 3), x,
                    y, k))
            pen.part("dark", moved(box(s * 46 - 11, 14, s * 46 + 11, 52), x, y, k))
            pen.flat("acc", moved(oval(s * 40, -12, 8, 8, 20), x, y, k))
            pen.glow(x + s * 40 * k, y - 12 * k, 24 * k, "acc", 0.8)
        pen.part("metal*.7", moved(box(-58, 24, 58, 31), x, y, k))
    pen.figure(dark_figure("reach", "cap", "rifle", 30), 36, 68, 58, True)
    pen.figure(dark_figure("reach", "kettle"), 82, 72, 62, True)


def asleep_in_row(pen: Pen) -> None:
    """Soldiers asleep against one another on a bench like a row of fallen books; a sentry props his eyes with
    his rifle."""
    pen.part("wood*.8", box(-96, 46, 60, 52), box(-90, 52, -84, 74), box(48, 52, 54, 74))
    for x, head, turn in ((-72, "kettle", 10), (-42, "cap", 14), (-12, "crew", 18),
            (18, "helm", 22), (44, "goggles", 26)):
        pen.figure(Figure("sit", "soldier", head, pads=False, head_turn=-30), x, 76, 96, False, -turn)
    pen.figure(Figure("lean", "soldier", "kettle", weapon="spear", weapon_turn=88, head_turn=-30), 84, 76, 108,
            True)
    pen.flat("low", *[moved([(-5, -5), (5, -5), (-1, 4), (5, 4), (5, 6), (-6, 6), (0, -3), (-5, -3)], x, y,
            k) for x, y, k in ((-40, -46, 0.8), (-26, -58, 1.1), (-8, -50, 0.7))])


def empty_boots(pen: Pen) -> None:
    """A pair of boots stands where a man stood, his tags hang on a rifle in the mud, the prints just stop."""
    pen.part("near*1.2", smooth([(-104, 84), (-104, 40), (-40, 30), (30, 34), (104, 26), (104, 84)], 3))
    for x, flip in ((-24, 1), (4, 1)):
        pen.part("dark*1.9", smooth([(x - 11, 4), (x + 9, 4), (x + 11, 36), (x + 28 * flip, 44),
                (x + 30 * flip, 56), (x - 12, 56), (x - 12, 36)], 4))
        pen.part("dark", oval(x - 1, 4, 10, 3.4, 24), seam=0)
    pen.weapon("rifle", 52, 42, 1.3, 100)
    chain(pen, (48, -6), (62, 20), 3)
    pen.part("metal*1.3", smooth([(56, 20), (70, 16), (74, 34), (60, 38)], 3),
            smooth([(66, 22), (78, 26), (74, 42), (62, 38)], 3))
    pen.flat("dark", *[oval(x, y, 8 - i * 0.6, 3, 18) for i, (x, y) in enumerate(((-40, 66), (-62, 60),
            (-74, 52), (-88, 50)))], alpha=160)
    pen.flat("low", smooth([(-30, -6), (-22, -40), (-16, -76), (-6, -40), (4, -6)], 4), alpha=60)


def wall_blown_open(pen: Pen) -> None:
    """A hole blown in a prison wall: through smoke and bricks a hand reaches in to two who sit in chains."""
    pen.part("near*.9", box(-104, -92, 104, 80), cuts=[smooth([(10, -50), (44, -64), (84, -40), (96, 10),
            (80, 54), (34, 62), (4, 30), (16, -6)], 2)])
    pen.flat("dark", *[box(x, y, x + 14, y + 1.4) for x, y in ((-90, -70), (-60, -54), (-88, -36), (-40, -74),
            (-30, -38), (-70, -16))], alpha=150)
    pen.glow(52, 0, 70, "low", 0.9)
    pen.figure(Figure("reach", "soldier", "kettle", weapon="torch", weapon_turn=50), 60, 66, 108, True)
    for x, h in ((-72, 84), (-38, 80)):
        pen.figure(Figure("sit", "slim", "wild_hair", pads=False, behind=("crate",)), x, 76, h)
    chain(pen, (-96, -20), (-60, 30), 4)
    pen.part("near*1.3", *[moved(box(-8, -5, 8, 5), x, y, 1, t) for x, y,
            t in ((0, 70, 20), (16, 60, 50), (-8, 44, 10), (4, -26, 40), (-10, 4, 70))])


def two_trains(pen: Pen) -> None:
    """Two trains side by side on one platform: men step out of one straight into the other, kit over the shoulder."""
    for s, tone in ((-1, "plate*.7"), (1, "acc*.4")):
        pen.part(tone, [(s * 36, 46), (s * 36, -40), (s * 104, -76), (s * 104, 84)])
        pen.flat("low", *[[(s * (44 + i * 20), -24 - i * 9), (s * (56 + i * 20), -30 - i * 10),
                (s * (56 + i * 20), 4 + i), (s * (44 + i * 20), 4)] for i in range(3)], alpha=190)
        wheels(pen, 62, 12, s * 62, s * 92)
    pen.part("near*1.1", [(-32, 46), (32, 46), (70, 84), (-70, 84)])
    pen.glow(0, -20, 40, "low", 0.8)
    for x, y, h in ((-20, 52, 48), (4, 62, 60), (34, 78, 76)):
        pen.figure(Figure("stride", "soldier", "cap", behind=("pack",), pads=False, tone="dark"), x, y, h)


def shared_light(pen: Pen) -> None:
    """Two trenches face each other; over the stretch between them two flags of white, two men light one cigar."""
    for s in (-1, 1):
        pen.part("near*1.2", smooth([(s * 104, 20), (s * 70, 24), (s * 58, 44), (s * 62, 84), (s * 104, 84)],
                3))
        pen.part("wood", limb((s * 74, 30), (s * 68, -52), 3, 2))
        pen.part("bone", smooth([(s * 68, -50), (s * 92, -44), (s * 84, -30), (s * 94, -18), (s * 70, -22)], 3))
    pen.figure(Figure("reach", "soldier", "kettle"), -34, 74, 108)
    pen.figure(Figure("lean", "soldier", "spiked"), 38, 74, 108, True)
    pen.part("wood*1.2", limb((26, -18), (12, -16), 4, 3))
    pen.part("acc", star(9, -15, 7, 7, 3))
    pen.glow(8, -15, 44, "acc", 1)


def roller_over_field(pen: Pen) -> None:
    """A steel roller higher than a house goes over a camp: before it tents, guns and flags, behind it smooth
    ground and men."""
    pen.part("near*1.3", [(-104, 60), (104, 52), (104, 84), (-104, 84)])
    pen.part("metal*.7", oval(-8, 2, 54, 56, 90), top=1.4)
    pen.part("metal*.5", ring(-8, 2, 30, 34, steps=60), oval(-8, 2, 9, steps=30),
            *[limb((-8, 2), (-8 + 32 * math.cos(a), 2 + 32 * math.sin(a)), 4, 4) for a in (0.4, 1.45, 2.5, 3.5,
            4.6, 5.65)])
    pen.part("wood*.9", limb((-8, 2), (-104, -30), 8, 8))
    pen.part("plate*.8", [(48, 58), (62, 26), (78, 58)], [(70, 58), (84, 34), (98, 58)])
    pen.part("wood*1.2", limb((44, 58), (56, 30), 4, 4), moved(box(-8, -6, 8, 6), 44, 50, 1, 30),
            limb((88, 40), (90, 4), 2, 2))
    pen.part("acc*.8", [(90, 6), (104, 12), (90, 18)])
    for x, h in ((-84, 34), (-66, 32)):
        pen.figure(dark_figure("stand", "helm"), x, 64, h)


def black_sun(pen: Pen) -> None:
    """A black sun with a thin bright rim; all that lies on the plain under it has turned into cards with their
    backs up."""
    pen.glow(0, -22, 80, "acc", 1)
    pen.part("acc", oval(0, -22, 44, 44, 80), rim=0.2)
    pen.flat("acc", *[moved([(-2, 0), (2, 0), (0, -22)], 44 * math.sin(a), -22 - 44 * math.cos(a), 1,
            -math.degrees(a)) for a in (i * 0.4488 for i in range(14))], alpha=150)
    pen.part("dark", oval(0, -22, 41, 41, 80), seam=0, rim=0.1)
    for x, y, k, t in ((-76, 40, 0.8, 66), (-46, 36, 0.7, 100), (-14, 38, 0.7, 80), (22, 36, 0.7, 96),
            (54, 38, 0.75, 72), (84, 42, 0.8, 104), (-62, 64, 1.1, 84), (-16, 62, 1.1, 108),
                       (32, 64, 1.1, 70), (76, 66, 1.1, 98)):
        card_back(pen, x, y, k, t)


def bandaged_row(pen: Pen) -> None:
    """Beds in a ward to the far door, each with a wound that glows green through its bandage; the orderly
    draws a curtain."""
    for x, y, k in ((-8, -14, 0.4), (6, 8, 0.65), (-16, 44, 1.1)):
        for s in (-1, 1):
            cx = x + s * 58 * k
            pen.part("metal*.6", *[limb((cx + a * k, y + 18 * k), (cx + a * k, y - 16 * k), 2, 2) for a in (-34,
                    34)])
            pen.part("bone*.8", smooth([(cx - 34 * k, y + 10 * k), (cx - 30 * k, y - 3 * k), (cx, y - 8 * k),
                    (cx + 30 * k, y - 2 * k), (cx + 34 * k, y + 10 * k)], 4))
            pen.part("skin*.7", oval(cx + s * 24 * k, y - 9 * k, 7 * k, steps=18))
            pen.part("bone", limb((cx - 8 * k, y - 6 * k), (cx + 8 * k, y - 8 * k), 10 * k, 10 * k))
            pen.flat("#A8E83A", oval(cx, y - 7 * k, 3.4 * k, steps=14))
            pen.glow(cx, y - 7 * k, 20 * k, "#A8E83A", 0.9)
    pen.flat("low", box(-6, -48, 6, -18))
    pen.part("bone*.6", [(44, -84), (96, -84), (104, 84), (54, 84), (60, 10)])
    pen.flat("dark", *[ribbon([(58 + i * 13, -84), (60 + i * 12, 0), (66 + i * 11, 84)], 1.4,
            2) for i in range(3)], alpha=150)
    open_hand(pen, 50, 4, 0.45, 70, False)


EVENTS_OF_CAMP: Final[Mapping[str, Subject]] = by_name(
    hammock, straw_men, hammer_broken, hands_on_wheel, red_footprints, burning_books, spire_falls, linked_arms,
            marked_picture,
    two_flags_at_gate, masked_burglar, trucks_in_line, asleep_in_row, empty_boots, wall_blown_open, two_trains,
    shared_light, roller_over_field, black_sun, bandaged_row,
)  # fmt: skip
