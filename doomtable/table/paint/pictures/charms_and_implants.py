"""Implants, charms, alarms and dark relics as the subject of a picture: small things, and what they do to flesh and
    foe."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, chain, claw, eye, fist, palm, skull
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import card_back, dark_figure, drop


def ampoules_in_arm(pen: Pen) -> None:
    """A bent arm of muscle: along it four lit ampoules sit in steel with hoses between, one is used up and cracked."""
    pen.part("skin*.8", limb((-104, 40), (-34, 44), 46, 40), smooth([(-60, 22), (-34, 6), (-8, 22), (-14, 60), (-52,
            64)], 4))
    pen.part("skin*.85", limb((-22, 48), (34, -26), 40, 27))
    fist(pen, 44, -42, 0.95, -36, cuff="skin*.85")
    pen.flat("dark", ribbon([(-96, 30), (-60, 22), (-30, 28)], 2, 1), ribbon([(-2, 40), (14, 14), (30, -12)], 2, 1),
            alpha=120)
    spots = ((-82, 28, 0), (-48, 10, 12), (-2, 6, 52), (20, -22, 54))
    pen.part("metal*.6", ribbon([(-104, 10), (-82, 10), (-48, -10), (-14, -10), (4, -36), (30, -48)], 5, 4))
    for i, (x, y, t) in enumerate(spots):
        pen.part("metal", *[moved(one, x, y, 1, t) for one in (limb((-14, 0), (14, 0), 16, 16), box(-4, -22, 4, 0))])
        pen.part("dark*1.5" if i == 3 else "acc", moved(limb((-9, -1), (9, -1), 9, 9), x, y, 1, t), rim=0.5)
        if i < 3:
            pen.glow(x, y, 28, "acc", 0.9)
    pen.flat("low", moved(ribbon([(-6, -4), (0, 0), (2, -3), (8, 3)], 1.4, 1), 20, -22, 1, 54))


def clock_in_skull(pen: Pen) -> None:
    """An open head from the side: where the brain was, charges and a clock; rings go out from its crown."""
    pen.part("skin*.7", smooth([(-22, 66), (-26, 36), (-34, 4), (-28, -30), (0, -44), (28, -36), (34, -16), (36, 2),
            (46, 20),
                                (36, 26), (38, 40), (30, 52), (14, 52), (12, 66)], 4),
             cuts=[smooth([(-26, 0), (-22, -26), (0, -36), (24, -28), (28, -10), (8, 4), (-14, 8)], 4)])
    pen.part("dark", smooth([(-26, 0), (-22, -26), (0, -36), (24, -28), (28, -10), (8, 4), (-14, 8)], 4))
    pen.part("#B8301E", *[limb((-18 + i * 9, -22), (-16 + i * 9, 0), 8, 8) for i in range(5)])
    pen.part("metal", box(-22, -14, 26, -9))
    pen.part("bone", oval(2, -11, 9, steps=24))
    pen.flat("dark", limb((2, -11), (2, -18), 1.4, 1), limb((2, -11), (7, -10), 1.4, 1))
    pen.flat("acc", oval(30, 6, 2.6, steps=12))
    pen.part("acc", *[ring(0, -14, 52 + i * 14, 54.5 + i * 14, 200, 340, 40) for i in range(3)], rim=0.3, seam=0)
    pen.figure(dark_figure("fall", "helm"), 84, 62, 52, True)


def plates_under_skin(pen: Pen) -> None:
    """A chest whose skin two hands draw apart like a coat: under it lie riveted plates, and a shot has stopped on
    them."""
    pen.part("skin*.7", smooth([(-92, 90), (-80, 0), (-50, -24), (-16, -32), (16, -32), (50, -24), (80, 0), (92, 90)],
            4))
    pen.part("skin*.7", [(-17, -90), (-16, -28), (0, -20), (16, -28), (17, -90)])
    pen.part("dark", smooth([(0, -28), (24, -12), (36, 30), (22, 90), (-22, 90), (-36, 30), (-24, -12)], 3))
    pen.part("metal*1.1", [(-20, -6), (-2, -16), (-2, 18), (-29, 20)], [(20, -6), (2, -16), (2, 18), (29, 20)],
             [(-30, 24), (-2, 22), (-2, 52), (-25, 54)], [(30, 24), (2, 22), (2, 52), (25, 54)], [(-24, 58), (24, 58),
             (20, 90),
             (-20, 90)], rim=0.8)
    pen.flat("dark", *[oval(s * x, y, 1.8, steps=10) for s in (-1, 1) for x, y in ((6, -4), (22, 14), (7, 28), (22,
            46))])
    for s in (-1, 1):
        pen.part("skin*1.1", smooth([(0, -30), (s * 24, -12), (s * 36, 30), (s * 22, 90), (s * 40, 90), (s * 54, 30),
            (s * 36, -16)], 3))
        pen.part("skin*.85", limb((s * 104, 66), (s * 64, 34), 22, 16))
        pen.part("skin*.95", *[limb((s * (62 - i * 2), 24 + i * 7), (s * (42 - i), 22 + i * 8), 7,
            6) for i in range(4)], edge=0.5)
    blast(pen, 10, 2, 12, 9)
    pen.part("acc*.8", limb((14, -2), (22, -10), 5, 3))


def fist_on_helmet(pen: Pen) -> None:
    """A steel fist comes down; the helmet under it is flat on one side, and the anvil under that is cracked."""
    pen.part("metal*.45", [(-70, 44), (70, 44), (60, 54), (30, 58), (34, 84), (-34, 84), (-30, 58), (-60, 54)])
    pen.flat("dark", ribbon([(-4, 44), (4, 56), (-4, 66), (2, 80)], 3, 1))
    pen.part("plate*.9", smooth([(-44, 44), (-46, 24), (-34, 8), (0, 12), (34, 6), (46, 22), (44, 44)], 3))
    pen.flat("dark", [(-40, 28), (40, 24), (36, 36), (0, 32), (-4, 40), (-8, 33), (-38, 37)])
    pen.glow(0, 10, 40, "acc", 0.7)
    pen.part("metal*.7", limb((4, -96), (2, -34), 40, 34), box(-22, -52, 26, -42))
    pen.part("metal", smooth([(-34, 6), (-38, -26), (-24, -38), (28, -38), (38, -24), (34, 6), (0, 12)], 3))
    pen.part("metal*1.2", *[smooth([(-35 + i * 17.5, 10), (-35 + i * 17.5, -14), (-20 + i * 17.5, -14),
            (-20 + i * 17.5, 10)],
                                   2) for i in range(4)])
    pen.part("metal*1.1", limb((-36, 4), (-2, -2), 15, 13))
    pen.flat("dark", *[oval(-26 + i * 17, -30, 2.4, steps=10) for i in range(4)])
    pen.part("plate*.7", *[moved([(-5, -4), (6, -5), (4, 6)], x, y, 1, t) for x, y, t in ((-64, 20, 20), (66, 14, 60),
                                                                                       (-58, -4, 5), (74, -12, 40))])


def leaping_grenade(pen: Pen) -> None:
    """A grenade with ribs has leapt from the ground and bursts at belt height: nails in all directions."""
    pen.flat("low", smooth([(-6, 66), (-3, 20), (3, 20), (6, 66)], 3), alpha=120)
    for i in range(22):
        a = 2 * math.pi * i / 22 + 0.1
        r = 34 + (i * 7) % 13
        pen.part("metal*1.1", limb((r * math.cos(a), -4 + r * math.sin(a)), ((r + 24) * math.cos(a),
                 -4 + (r + 24) * math.sin(a)), 1, 3.2), rim=0.4, seam=0.1)
    blast(pen, 0, -4, 34, 13)
    pen.part("plate*.6", smooth([(-13, 10), (-15, -8), (-8, -22), (8, -22), (15, -8), (13, 10), (0, 16)], 4))
    pen.flat("dark", *[box(-14, y, 14, y + 1.6) for y in (-12, -4, 4)], *[box(x, -20, x + 1.6, 13) for x in (-6, 4)])
    for x, flip in ((-78, False), (78, True)):
        pen.figure(dark_figure("fall", "kettle"), x, 64, 62, flip)


def hatch_under_tank(pen: Pen) -> None:
    """Under the belly of a tank between its tracks: a round hatch hangs open, light falls out and a man with it."""
    pen.part("plate*.5", [(-104, -92), (104, -92), (104, -14), (-104, -14)])
    pen.part("plate*.7", [(-52, -20), (52, -20), (44, -4), (-44, -4)])
    for s in (-1, 1):
        pen.part("dark*1.5", box(s * 76 - 26, -44, s * 76 + 26, 60))
        pen.part("metal*.5", *[box(s * 76 - 26, y, s * 76 + 26, y + 7) for y in range(-38, 58, 13)], rim=0.6)
    pen.flat("acc", [(-22, -6), (22, -6), (44, 64), (-44, 64)], alpha=110)
    pen.part("acc", oval(0, -6, 23, 5, 24), rim=0.3)
    pen.part("metal", moved(oval(0, 0, 5, 20, 24), 36, 12, 1, -14), limb((24, -4), (33, 4), 4, 4))
    pen.figure(dark_figure("hang", "goggles"), 0, 62, 62)


def hung_horseshoe(pen: Pen) -> None:
    """A horseshoe on a cord over a sleeper's bunk; clouds with claws that reach for him part before it."""
    for s in (-1, 1):
        pen.part("dark*1.8", *[oval(s * (66 + i * 12), -34 + (i % 2) * 14, 22 - i * 3, steps=24) for i in range(3)])
        claw(pen, s * 62, -8, 0.6, -40 if s > 0 else 40, s > 0, "dark*2")
    pen.part("wood", limb((0, -92), (0, -42), 1.6, 1.6))
    pen.glow(0, -20, 44, "acc", 0.9)
    pen.part("acc*.9", ring(0, -18, 15, 25, 120, 420, 40), limb((-12, 2), (-14, 9), 11, 9), limb((12, 2), (14, 9), 11,
            9))
    pen.flat("dark", *[oval(20 * math.cos(a), -18 + 20 * math.sin(a), 1.6, steps=8) for a in (-2.8, -2.2, -0.9, -0.3,
            0.4, 2.7)])
    pen.figure(Figure("prone", "soldier", "crew", pads=False), 0, 54, 92)
    pen.part("wood*.8", box(-66, 54, 62, 60), box(-62, 60, -56, 78), box(52, 60, 58, 78))


def bauble_and_arms(pen: Pen) -> None:
    """A glass ball on a ribbon in an open palm; sword, gun, belt and plates fall from the arm that took it."""
    palm(pen, -8, 14, 1.1)
    pen.glow(14, -14, 50, "acc", 1)
    pen.part("acc", oval(14, -12, 22, steps=40), top=1.4, foot=0.6)
    pen.part("acc*1.3", ring(14, -12, 12, 15, 190, 270, 20), rim=0)
    pen.flat("low", star(14, -12, 8, 9, 3))
    pen.part("bone", box(9, -38, 19, -32), ribbon([(14, -38), (4, -54), (20, -62), (12, -78)], 3, 2))
    pen.weapon("sword", -40, 44, 0.8, -64)
    pen.weapon("pistol", 6, 54, 0.9, -50)
    pen.part("plate", smooth([(36, 34), (58, 30), (62, 48), (42, 52)], 3), smooth([(66, 56), (82, 52), (86, 66), (70,
            70)], 3))
    pen.part("dark*1.6", ribbon([(-84, 52), (-70, 62), (-56, 54), (-46, 66)], 5, 5))


def siren_on_post(pen: Pen) -> None:
    """A siren on a post howls both ways over a fence; lamps catch three who crept up and have stood up, blades in
    hand."""
    pen.flat("low", [(0, -40), (104, 10), (104, 58)], [(0, -40), (-104, 10), (-104, 58)], alpha=120)
    pen.part("metal*.6", box(-4, -36, 4, 84))
    for s in (-1, 1):
        pen.part("plate", [(s * 4, -52), (s * 20, -54), (s * 40, -70), (s * 40, -24), (s * 20, -38), (s * 4, -40)])
        pen.part("dark", oval(s * 40, -47, 5, 22, 24))
        pen.part("acc", *[ring(s * 18, -47, 36 + i * 11, 38 + i * 11, -24 if s > 0 else 156, 24 if s > 0 else 204, 20)
                          for i in range(3)], rim=0.2, seam=0)
    pen.part("acc", oval(0, -62, 8, steps=20), rim=0.4)
    pen.glow(0, -62, 40, "acc", 1)
    pen.part("metal*.5", *[limb((-104, y), (104, y), 1.4, 1.4) for y in (24, 36, 48)], *[box(x - 1.4, 14, x + 1.4, 60)
                                                                                     for x in range(-96, 104, 24)])
    for x, pose, flip in ((-70, "draw", False), (54, "lift", True), (84, "hail", True)):
        pen.figure(dark_figure(pose, "ninja", "dagger", 30, "slim"), x, 66, 62, flip)


def beetle_on_collar(pen: Pen) -> None:
    """A beetle with an aerial sits under an officer's collar; its thread of wire ends at an ear in the dark."""
    pen.part("cloth*1.2", [(-104, 84), (-92, 10), (-40, -22), (-10, 84)], [(104, 84), (80, 4), (30, -22), (-6, 84)])
    pen.part("skin*.8", [(-40, -24), (-34, -92), (26, -92), (30, -24), (-4, 30)])
    pen.part("cloth*1.6", [(-42, -28), (-14, -6), (-6, 44), (-62, 14)], [(32, -28), (6, -2), (-6, 44), (64, 14)])
    pen.part("acc*.8", star(44, 40, 7, 9, 4), star(60, 56, 7, 9, 4))
    pen.part("dark*2.2", moved(oval(0, 0, 13, 10, 24), -34, 2, 1, 30), moved(oval(13, 0, 6, steps=14), -34, 2, 1, 30),
             *[moved(limb((-6 + i * 6, s * 8), (-10 + i * 9, s * 17), 2.4, 1), -34, 2, 1,
             30) for i in range(3) for s in (-1, 1)])
    pen.part("metal", limb((-40, -4), (-58, -34), 1.6, 1))
    pen.flat("acc", oval(-58, -34, 3, steps=12), oval(-30, 0, 2.4, steps=12))
    pen.glow(-58, -34, 26, "acc", 1)
    pen.part("acc", *[ring(-58, -34, 12 + i * 9, 13.6 + i * 9, 150, 270, 24) for i in range(3)], rim=0.2, seam=0)


def three_lines_meet(pen: Pen) -> None:
    """Three scopes on three hills; their lines meet on a man who crouches behind a wall."""
    for x, y, k in ((-76, 40, 1), (74, 30, 0.9), (-40, -44, 0.7)):
        pen.part("acc", limb((x, y), (16, 6), 1.6, 1.6), rim=0.2, seam=0)
        turn = math.degrees(math.atan2(y - 6, 16 - x))
        pen.part("metal*.8", *[moved(one, x, y, k, turn) for one in (box(-22, -6, 10, 6), box(8, -9, 22, 9), box(-28,
            -4, -20, 4))])
        pen.part("metal*.6", *[limb((x - 4, y + 4), (x - 4 + dx, y + 40 * k), 3, 2.4) for dx in (-14, 0, 14)])
        pen.flat("acc", moved(oval(22, 0, 2, 8, 16), x, y, k, turn))
    pen.part("wood*.9", box(24, -6, 34, 30), box(28, 12, 62, 30))
    pen.figure(dark_figure("crouch", "kettle"), 8, 30, 62)
    pen.part("acc", *[ring(14, 6, r, r + 2, steps=40) for r in (14, 24)], rim=0.3)
    pen.flat("acc", *[moved(box(-1, 20, 1, 32), 14, 6, 1, a) for a in (0, 90, 180, 270)])


def blade_on_rack(pen: Pen) -> None:
    """A sword lies on a stand of lacquer, drawn a hand's breadth; its scabbard bound with a tasselled cord, incense."""
    pen.part("wood*.7", [(-70, 60), (70, 60), (60, 70), (-60, 70)], *[smooth([(s * 46, 60), (s * 52, 20), (s * 44, -6),
             (s * 36, -4), (s * 42, 20), (s * 38, 60)], 3) for s in (-1, 1)])
    pen.part("acc*.5", ribbon([(-34, 12), (20, 2), (80, -16)], 10, 7))
    pen.part("metal*1.4", [(-32, 7), (-52, 8), (-52, 16), (-32, 17)])
    pen.part("acc", moved(oval(0, 0, 4, 12, 20), -54, 12))
    pen.part("dark*1.8", limb((-56, 12), (-92, 14), 9, 8))
    pen.flat("acc", *[moved(box(-2, -2, 2, 2), -62 - i * 7, 12.4, 1, 45) for i in range(4)])
    pen.part("acc*.8", ribbon([(0, 4), (6, 26), (-4, 40), (4, 54)], 3, 3), [(0, 50), (9, 50), (12, 66), (-4, 66)])
    pen.flat("low", ribbon([(58, 56), (54, 26), (64, -2), (54, -30), (64, -58)], 2, 8), alpha=110)
    pen.part("acc", star(0, -34, 12, 22, 16), rim=0.4)


def armour_on_box(pen: Pen) -> None:
    """A suit of laced plates sits on its chest with crest and mask, as if someone were in it; a trooper looks up at
    it."""
    pen.part("wood*.7", box(-44, 34, 36, 74))
    pen.part("acc*.7", box(-44, 44, 36, 48))
    for i in range(4):
        pen.part(f"plate*{1.1 - i * 0.12:.2f}", [(-30 - i * 3, -14 + i * 13), (22 + i * 3, -14 + i * 13), (26 + i * 3,
            i * 13),
                                                (-34 - i * 3, i * 13)])
    for s in (-1, 1):
        for i in range(3):
            pen.part(f"plate*{1.1 - i * 0.12:.2f}", [(-4 + s * 28, -14 + i * 13), (-4 + s * 54, -8 + i * 13),
                                                    (-4 + s * 56, 5 + i * 13), (-4 + s * 28, i * 13)])
    pen.part("dark", smooth([(-18, -16), (-18, -40), (10, -40), (10, -16)], 3))
    pen.part("acc*.8", smooth([(-16, -18), (-16, -32), (-4, -28), (8, -32), (8, -18), (-4, -10)], 3))
    pen.part("plate", smooth([(-32, -26), (-22, -46), (-4, -54), (14, -46), (24, -26), (8, -36), (-16, -36)], 3))
    pen.part("acc", [(-6, -50), (-30, -78), (-12, -62), (-4, -46), (4, -62), (22, -78), (-2, -50)])
    pen.flat("acc", oval(-10, -34, 2, steps=10), oval(2, -34, 2, steps=10))
    pen.figure(dark_figure("away", "kettle", "rifle", 60), 70, 74, 78, True)


def jewel_dims_auras(pen: Pen) -> None:
    """A curved jewel on a cord about a neck; round it three fighters' flames go out one after another."""
    pen.part("wood", ribbon([(-40, -92), (-24, -40), (0, -18), (24, -40), (40, -92)], 3, 3))
    pen.glow(0, 8, 60, "acc", 0.8)
    pen.part("acc*.8", smooth([(0, -20), (24, -8), (26, 20), (6, 42), (-22, 40), (-6, 30), (2, 16), (-16, 12), (-22,
            -6)], 5),
             cuts=[oval(0, -4, 6, steps=20)])
    for x, flip, lit in ((-72, False, 0), (72, True, 1), (0, False, 0)):
        if x:
            pen.flat("acc", smooth([(x - 20, 66), (x - 24, 28), (x - 6, 8), (x, -14), (x + 8, 8), (x + 24, 30),
            (x + 20, 66)], 3),
                     alpha=140 if lit else 40)
            pen.figure(dark_figure("guard" if lit else "hunch", "topknot", "katana", 60 if lit else -20), x, 66, 62,
            flip)


def crystal_over_pile(pen: Pen) -> None:
    """A tall crystal; in it burns one card of the pile on which it stands; the hand that holds it bleeds."""
    for i in range(5):
        card_back(pen, 6 + (i % 2) * 3, 58 - i * 4, 1.7, 86 + i * 3)
    pen.glow(0, -16, 66, "acc", 1)
    pen.part("acc*.6", [(-24, 30), (-34, -24), (-10, -74), (22, -66), (36, -18), (20, 34)])
    pen.part("acc*.85", [(-24, 30), (-34, -24), (-4, -16), (0, 38)], rim=0.6)
    pen.part("acc*1.1", [(-4, -16), (-34, -24), (-10, -74)], rim=0.6)
    pen.part("acc*.75", [(-4, -16), (-10, -74), (22, -66), (36, -18)], rim=0.4)
    pen.part("bone", moved(box(-8, -12, 8, 12), 8, 2, 1, 12))
    pen.flat("#F06A2A", smooth([(0, 8), (-2, -6), (6, -22), (12, -8), (18, -14), (20, 6)], 3))
    for i in range(4):
        pen.part("skin", limb((48, 4 + i * 9), (16 - i, 6 + i * 8), 8, 6), edge=0.5)
    pen.part("skin", limb((96, 60), (52, 20), 26, 26))
    for x, y in ((20, 44), (30, 54), (38, 66)):
        drop(pen, x, y, 0.7, "#B8281E")


def eye_in_horns(pen: Pen) -> None:
    """An eye in a mount of horns on a bowed heretic's brow; one dark sign after another streams into him from it."""
    for s in (-1, 1):
        pen.part("bone*.8", ribbon([(s * 14, -18), (s * 44, -28), (s * 50, -58), (s * 34, -76)], 14, 2),
                 ribbon([(s * 10, -4), (s * 40, 2), (s * 60, -14)], 9, 1))
    eye(pen, 0, -24, 26, "acc", True, "plate")
    pen.glow(0, -24, 40, "acc", 0.8)
    pen.flat("acc", [(-8, -8), (8, -8), (40, 64), (-40, 64)], alpha=90)
    for i, (x, y) in enumerate(((-18, 4), (16, 10), (-6, 22), (20, 32), (-24, 30))):
        pen.part("dark*1.2", moved(star(0, 0, 3 + i % 3, 7, 2.4), x, y, 1, i * 25))
    pen.figure(dark_figure("tend", "hood", build="robed"), -30, 66, 62)
    pen.figure(dark_figure("tend", "hood", build="robed"), 34, 66, 62, True)


def well_of_faces(pen: Pen) -> None:
    """A well of bones; out of it wind pale faces, and a thorned hand winds them up on its bucket's rope."""
    for x, y, k in ((-34, -8, 11), (6, -26, 13), (40, -50, 10), (-16, -56, 9), (22, 4, 10)):
        pen.part("bone*.8", ribbon([(x * 0.3, 40), (x * 1.3 + 6, 18), (x - 4, y + k)], 12, 5), haze=0.15)
        skull(pen, x, y, k, False, "bone*.95")
    pen.part("bone*.6", smooth([(-58, 30), (-50, 22), (50, 22), (58, 30), (52, 76), (-52, 76)], 3))
    pen.part("dark", oval(0, 30, 46, 7, 36))
    pen.part("bone*.8", *[limb((-44 + i * 15, 42), (-40 + i * 15, 70), 7, 7) for i in range(7)],
             *[oval(-44 + i * 15, 40, 5, steps=14) for i in range(7)])
    pen.glow(0, 26, 46, "acc", 1)
    pen.part("wood*.8", *[limb((s * 60, 76), (s * 54, -70), 7, 6) for s in (-1, 1)], limb((-66, -70), (66, -70), 8, 8))


def stone_in_chains(pen: Pen) -> None:
    """A split standing stone with one sign on both halves; chains bind five dark cards to it."""
    pen.part("near*1.7", [(-34, 74), (-40, -30), (-22, -68), (-4, -58), (-8, 10), (-2, 74)])
    pen.part("near*1.4", [(6, 74), (2, 10), (6, -58), (24, -70), (40, -26), (36, 74)])
    pen.glow(0, 0, 50, "acc", 1)
    pen.flat("acc", [(-4, -54), (4, -54), (0, 12), (4, 74), (-1, 74), (-6, 10)])
    for s in (-1, 1):
        pen.part("acc*.9", [(s * 12, -24), (s * 26, -38), (s * 30, -14), (s * 20, -18), (s * 24, 8), (s * 12, 2),
            (s * 18, -8)],
                 rim=0.3)
    for x, y, t in ((-76, -26, 14), (-72, 34, -10), (76, -34, -12), (74, 26, 12)):
        chain(pen, (28 if x > 0 else -28, y * 0.6), (x - (9 if x > 0 else -9), y), 4)
        card_back(pen, x, y, 1, t, "dark*2")


CHARMS_AND_IMPLANTS: Final[Mapping[str, Subject]] = by_name(
    ampoules_in_arm, clock_in_skull, plates_under_skin, fist_on_helmet, leaping_grenade, hatch_under_tank,
            hung_horseshoe,
    bauble_and_arms, siren_on_post, beetle_on_collar, three_lines_meet, blade_on_rack, armour_on_box, jewel_dims_auras,
    crystal_over_pile, eye_in_horns, well_of_faces, stone_in_chains,
)  # fmt: skip
