"""Curses, wounds, disasters, machines that turn on men and the last to stay, as the subject of a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.events_of_war import shade
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, bolt, mushroom_cloud, open_hand, sheet_of_paper
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star


def rain_of_arms(pen: Pen) -> None:
    """A red sky lets guns, blades and wheels fall in pieces on roofs; a man holds up an empty hand."""
    for x, y, word, turn in ((-66, -40, "rifle", 60), (-30, -54, "sword", -70), (10, -36, "minigun", 30),
            (54, -50, "axe", 110), (76, -10, "pistol", 40),
                             (-50, 8, "shield", 20), (32, 0, "launcher", -50), (-14, -14, "hammer", 70)):
        pen.weapon(word, x, y, 0.85, turn)
        pen.flat("acc", *[limb((x + a, y - 12), (x + a + 2, y - 30), 1.4, 0.4) for a in (-6, 0, 6)],
                alpha=160)
    pen.part("dark*1.8", ring(64, 24, 7, 12, steps=24),
            *[limb((64, 24), (64 + 11 * math.cos(a), 24 + 11 * math.sin(a)), 1.6, 1.6)
            for a in (0, 1, 2.1, 3.1, 4.2, 5.2)])
    pen.part("front", *[[(x - 15, 76), (x - 15, 56), (x, 44 + x % 5), (x + 15, 56), (x + 15, 76)]
            for x in range(-84, 96, 30)], rim=0.6)
    pen.figure(Figure("hail", "soldier", "helm", tone="dark"), -2, 60, 50)


def hands_through_wire(pen: Pen) -> None:
    """Two enemies on both sides of a fence, rifles leant on it, their hands joined through it."""
    pen.figure(Figure("reach", "soldier", "kettle"), -48, 68, 100)
    pen.figure(Figure("reach", "woman", "bob", pads=False), 48, 68, 98, True)
    pen.weapon("rifle", -80, 30, 1.1, 80)
    pen.weapon("rifle", 80, 30, 1.1, 80, True)
    pen.part("wood*.7", limb((0, 76), (0, -70), 5, 4))
    for y in (-56, -32, 14, 38):
        pen.part("metal*.7", ribbon([(-96, y), (-40, y + 3), (0, y - 1), (40, y + 3), (96, y)], 1, 1), seam=0)
        pen.part("metal", *[star(x, y + 2, 4, 4, 1) for x in (-70, -30, 30, 70)], seam=0)
    pen.part("skin", oval(0, -11, 8, 6, 20))
    pen.glow(0, -12, 36, "acc", 0.9)


def brand_on_paper(pen: Pen) -> None:
    """A brand in the form of a horned sign pressed on an edict: the writing runs from it as smoke."""
    sheet_of_paper(pen, -4, 26, 116, 76, 4, 6, False)
    pen.part("dark", star(0, 24, 11, 34, 24), rim=0.3)
    pen.part("acc", star(0, 24, 11, 28, 18), rim=0.2)
    pen.part("metal*.4", ring(0, 22, 11, 17, steps=40),
            *[ribbon([(s * 10, 14), (s * 22, 2), (s * 18, -12)], 6, 1) for s in (-1, 1)],
            limb((0, 10), (0, 36), 5, 5))
    pen.glow(0, 22, 54, "acc", 1)
    pen.part("metal*.6", limb((4, 16), (64, -64), 7, 8))
    pen.part("wood", limb((60, -58), (84, -90), 12, 12))
    pen.part("near", ribbon([(-30, 10), (-40, -20), (-26, -44), (-44, -76)], 11, 4, wave=1),
            ribbon([(-8, -6), (-14, -36), (-2, -60), (-12, -84)], 9, 3, wave=1))


def paper_dolls(pen: Pen) -> None:
    """A soldier cut from folded paper: the scissors open, four of him hand in hand, the last already
    breathes."""
    body = [(-12, -34), (12, -34), (30, -24), (28, -14), (12, -18), (11, 6), (16, 52), (4, 52), (0, 16),
            (-4, 52),
            (-16, 52), (-11, 6), (-12, -18), (-28, -14), (-30, -24)]
    for i, x in enumerate((-72, -24, 24)):
        head, brim = oval(0, -46, 9, 10, 24), [(-15, -48), (-9, -57), (9, -57), (15, -48)]
        pen.part("bone", moved(body, x, 8), moved(head, x, 8), moved(brim, x, 8), rim=0.9)
        pen.flat("bone*.6", moved(limb((0, -56), (0, 16), 0.8, 0.8), x, 8))
        pen.flat("acc*.8", moved(star(0, -20, 6, 5, 2), x, 8), alpha=80 + i * 80)
    pen.figure(Figure("cast", "soldier", "kettle"), 72, 62, 96)
    pen.part("metal", [(-96, 70), (-60, 34), (-54, 40), (-88, 78)],
            [(-104, 44), (-60, 34), (-58, 42), (-102, 54)])
    pen.part("acc*.7", oval(-60, 38, 3, steps=12), rim=0.4)


def thorn_circle(pen: Pen) -> None:
    """A man alone in a ring of thorn as high as he; letters and orders hang torn on its points."""
    pen.part("low", oval(0, 4, 42, 54, 60), rim=0)
    pen.glow(0, 4, 60, "low", 0.8)
    pen.figure(Figure("hunch", "soldier", "bald", pads=False, tone="dark"), -6, 58, 90)
    for i in range(13):
        a = math.radians(i * 27.7)
        c, s = math.cos(a), math.sin(a)
        root, knee = (46 * c, 6 + 58 * s), (60 * c - 16 * s, 6 + 66 * s + 14 * c)
        tip = 34 * c - 22 * s, 6 + 46 * s + 20 * c
        pen.part("dark*1.8", ribbon([root, knee, tip], 13, 1))
        pen.part("dark*1.8", [(knee[0] - 4, knee[1]), (80 * c - 10 * s, 6 + 84 * s),
                (knee[0] + 4, knee[1] + 3)])
    for x, y, turn in ((-58, -14, 20), (56, -20, -26), (66, 30, 14), (-62, 36, -18)):
        sheet_of_paper(pen, x, y, 28, 22, turn, 3)


def drawn_sheet(pen: Pen) -> None:
    """A field bed: a hand draws the sheet over a face, on the chair a helmet, the candle's smoke goes
    straight up."""
    pen.part("wood*.6", box(-80, 36, 70, 44), box(-78, 44, -72, 72), box(62, 44, 68, 72),
            box(-86, 6, -80, 60))
    pen.part("bone*.8", smooth([(-78, 36), (-74, 14), (-54, 10), (-44, 24), (-10, 14), (30, 20), (66, 28),
            (70, 36)], 4))
    pen.head("crew", -62, 10, 13, 84)
    pen.part("bone", smooth([(-56, 36), (-60, 8), (-46, -10), (-30, 10), (0, 14), (40, 20), (70, 36)], 4))
    pen.part("skin", limb((-20, -44), (-42, -12), 12, 9), limb((-42, -14), (-48, -4), 6, 5))
    pen.part("cloth", [(10, -96), (-20, -90), (-30, -46), (-8, -38)])
    pen.part("wood*.8", box(54, -8, 88, -3), box(56, -3, 60, 36), box(82, -3, 86, 72))
    pen.part("plate", smooth([(48, -8), (50, -26), (64, -36), (78, -26), (80, -8)], 4),
            [(42, -10), (86, -10), (82, -4), (46, -4)])
    pen.flat("low", ribbon([(30, 8), (29, -30), (31, -80)], 2.4, 1), alpha=180)
    pen.part("bone", box(27, 8, 33, 22))


def cut_candle(pen: Pen) -> None:
    """A blindfolded monk has drawn his blade: the flame of one candle in seven stands cut off in the air."""
    for i, x in enumerate((-66, -48, -30, -12, 50, 66, 82)):
        h = 16 + i * 7 % 13
        pen.part("bone", box(x - 4, 68 - h, x + 4, 76))
        y = 66 - h - (16 if i == 3 else 0)
        pen.part("acc", smooth([(x - 4, y), (x - 3, y - 8), (x + 1, y - 17), (x + 4, y - 7), (x + 3, y)], 4),
                rim=0.3)
        pen.glow(x, y - 8, 22, "acc", 0.8)
    pen.figure(Figure("lunge", "robed", "blindfold", weapon="katana", weapon_turn=-4, pads=False), 36, 64,
            100, True)
    pen.flat("low", ring(4, 30, 52, 53.6, 190, 290, 40), alpha=200)


def spell_returns(pen: Pen) -> None:
    """A star thrown at a far fight comes round in a long curve into the hand that threw it, brighter."""
    curve = [(-30, 30), (10, -30), (56, -46), (78, -20), (54, 6), (10, 14), (-20, 34)]
    pen.part("acc*.5", ribbon([(float(x), float(y)) for x, y in curve], 2, 12), rim=0.2, seam=0)
    pen.flat("low", ribbon([(float(x), float(y)) for x, y in curve], 0.6, 4), alpha=220)
    pen.part("acc", star(-18, 28, 8, 17, 7), rim=0.3)
    pen.glow(-18, 28, 50, "acc", 1)
    open_hand(pen, -46, 44, 1.1, -34)
    pen.part("near", *[limb((x, -18), (x + d, -40), 3, 2) for x, d in ((62, 6), (74, -5), (88, 3))], rim=0.6)


def train_leaves(pen: Pen) -> None:
    """A train at night with one lit door; a soldier with his bag on its step looks back to three who
    salute."""
    pen.part("plate*.7", box(-100, -50, 60, 44))
    pen.part("plate*.5", box(-100, 44, 60, 54), smooth([(-100, -50), (-60, -60), (40, -60), (62, -48)], 3))
    pen.part("acc*.8", *[box(x, -34, x + 20, -10) for x in (-90, -60, -30)], rim=0.3)
    pen.part("acc", box(12, -38, 40, 44), rim=0.2)
    pen.glow(26, 4, 54, "acc", 0.9)
    pen.part("dark*1.4", *[oval(x, 58, 12, steps=24) for x in (-80, -50, -4, 40)])
    pen.figure(Figure("stride", "soldier", "kepi", behind=("pack",), tone="dark"), 26, 50, 76)
    for x, h in ((70, 66), (86, 70)):
        pen.figure(Figure("hail", "soldier", "kettle", tone="dark"), x, 76, h, True)
    pen.part("front", box(52, 72, 110, 84))


def stone_at_window(pen: Pen) -> None:
    """A painted window with a saint in it; a stone has gone through his face, arms below throw more."""
    pen.part("near*.6", box(-50, -72, 50, 60))
    pen.part("acc*.7", [(-38, 56), (-38, -26), (0, -68), (38, -26), (38, 56)], rim=0.4)
    pen.part("cool", [(-34, 52), (-34, -20), (-16, -40), (-14, 52)],
            [(34, 52), (34, -20), (16, -40), (14, 52)], rim=0.3)
    pen.part("bone", smooth([(-13, 52), (-15, 0), (0, -14), (15, 0), (13, 52)], 3), oval(0, -24, 11, 13, 24),
            rim=0.4)
    pen.part("dark", ring(0, -24, 15, 18, steps=40), *[box(-38, y, 38, y + 2) for y in (-2, 24)],
            box(-1, -66, 1, 56), seam=0)
    pen.part("dark", star(2, -24, 9, 15, 7), rim=0.2)
    pen.flat("dark", *[limb((2, -24), (2 + 34 * math.cos(a), -24 + 34 * math.sin(a)), 1.2, 0.4)
            for a in (0.4, 1.3, 2.2, 3.4, 4.4, 5.4)])
    pen.part("near*1.4", *[smooth([(x - r, y), (x, y - r), (x + r, y), (x, y + r)], 3) for x, y,
            r in ((-46, -6, 5), (44, 10, 6), (24, 34, 4))])
    for x, flip in ((-66, False), (-30, False), (34, True), (70, True)):
        pen.figure(shade("hurl", "slim", ("fedora", "cap", "bob", "kasa")[abs(x) % 4]), x, 84, 66, flip)


def shared_summons(pen: Pen) -> None:
    """Many hands hold one hoop; through it a heron made of light comes flying, the night on its other
    side."""
    pen.part("acc*.9", ring(0, -6, 40, 45, steps=70))
    pen.part("dark", oval(0, -6, 40, steps=60), rim=0.3)
    pen.flat("low", *[star(x, y, 4, 2.4, 0.8) for x, y in ((-22, -28), (14, -34), (26, -10), (-28, 4),
            (-10, 20), (22, 18))])
    pen.glow(6, -6, 60, "acc", 0.9)
    pen.part("bone*1.2", smooth([(-12, 2), (4, -6), (20, -8), (44, -24), (60, -26), (72, -20), (56, -18),
            (34, 2), (14, 10)], 4),
             smooth([(4, -4), (-14, -44), (4, -34), (22, -8)], 4),
                 smooth([(6, 4), (-10, 40), (10, 34), (24, 4)], 4))
    pen.part("acc", [(68, -24), (90, -18), (68, -18)], rim=0.3)
    for a in (120, 165, 210, 50, 95):
        x, y = 43 * math.cos(math.radians(a)), -6 + 43 * math.sin(math.radians(a))
        open_hand(pen, x * 1.1, -6 + (y + 6) * 1.14, 0.55, -a - 90 + 180)


def cracked_plain(pen: Pen) -> None:
    """Dry ground in plates to the horizon, not a stone on it; one man and his long shadow, a target for
    all."""
    pen.part("near*1.3", [(-100, -8), (100, -8), (100, 80), (-100, 80)], rim=0.3)
    chance = pen.paper.chance
    for row, (y, k) in enumerate(((-4, 0.25), (4, 0.45), (16, 0.75), (34, 1.2), (58, 1.8))):
        x = -100.0 + row * 7
        while x < 100:
            wide = 26 * k * chance.uniform(0.8, 1.2)
            pen.part("near*.9", [(x + wide * 0.1, y), (x + wide * 0.55, y - 4 * k),
                (x + wide * 0.92, y - 1 * k), (x + wide * 0.9, y + 7 * k),
                                 (x + wide * 0.4, y + 9 * k), (x + wide * 0.04, y + 6 * k)], rim=0.7,
                                     seam=0.4)
            x += wide
    pen.flat("dark", [(-6, 10), (2, 10), (74, 66), (54, 70)], alpha=190)
    pen.figure(Figure("march", "soldier", "kettle", weapon="rifle", weapon_turn=50, tone="dark"), -2, 12, 44)


def husk(pen: Pen) -> None:
    """A man's skin split down the back like a shell; out of it, twice his size, something with horns stands
    up."""
    pen.glow(0, -10, 64, "acc", 0.9)
    pen.part("bone*.6", smooth([(-24, 70), (-34, 30), (-26, 10), (-10, 24), (-2, 70)], 4),
            smooth([(24, 70), (34, 30), (26, 10), (10, 24), (2, 70)], 4),
             oval(-40, 22, 9, 11, 20), limb((-30, 22), (-52, 50), 8, 5), limb((30, 24), (50, 52), 8, 5))
    pen.figure(Figure("cast", "giant", "horned", pads=False), 0, 66, 108)
    pen.part("bone*.6", smooth([(-34, 72), (-30, 46), (0, 40), (30, 46), (34, 72)], 4), rim=1)
    pen.part("acc*.5", *[ribbon([(x, 40), (x * 1.2, 50), (x * 1.1, 62)], 3, 1) for x in (-20, -6, 8, 22)],
            rim=0.4)


def head_in_vice(pen: Pen) -> None:
    """A shorn head between the jaws of a vice, sparks from its brow; a hand gives the bar another turn."""
    pen.part("skin", smooth([(-24, 60), (-28, 10), (-24, -26), (0, -40), (24, -26), (28, 10), (24, 60)], 4))
    pen.flat("dark", *[[(s * 4, 2), (s * 20, -6), (s * 20, -2), (s * 6, 6)] for s in (-1, 1)],
             *[limb((s * 3, -8), (s * 16, -14), 3, 2) for s in (-1, 1)])
    pen.part("dark", [(-14, 26), (14, 26), (12, 40), (-12, 40)], seam=0)
    pen.part("bone", *[box(x, y, x + 5, y + 5) for x in (-12, -6, 1, 7) for y in (27, 34)], rim=0.3)
    pen.part("metal*.6", box(-46, -34, -27, 6), box(27, -34, 46, 6), box(-96, -22, -46, -6))
    pen.part("metal*.8", limb((46, -14), (84, -14), 9, 9),
            *[limb((50 + i * 6, -20), (52 + i * 6, -8), 2, 2) for i in range(5)])
    pen.part("metal", limb((84, -40), (84, 12), 5, 5))
    pen.part("skin*.8", smooth([(74, 8), (94, 6), (98, 24), (78, 28)], 4),
            [(76, 26), (98, 24), (104, 70), (78, 70)])
    for start, end in (((-10, -38), (-30, -74)), ((2, -40), (10, -78)), ((12, -36), (40, -66))):
        bolt(pen, start, end, 3.4)
    pen.glow(0, -46, 44, "acc", 0.9)


def pillar_of_fire(pen: Pen) -> None:
    """A pillar of white fire from sky to ground, in it the dark shape of a horned one; the grass about is
    not burnt."""
    pen.part("acc*.8", smooth([(-30, 72), (-22, 20), (-34, -20), (-24, -84), (24, -84), (34, -20), (22, 20),
            (30, 72)], 4), rim=0.3)
    pen.part("low*1.2", smooth([(-20, 70), (-14, 20), (-22, -20), (-14, -84), (14, -84), (22, -20), (14, 20),
            (20, 70)], 4), rim=0)
    pen.glow(0, -10, 84, "acc", 1)
    pen.figure(Figure("cast", "brute", "horned", tone="dark"), 0, 66, 86)
    pen.part("front", *[ribbon([(x, 78), (x + 2, 66), (x + d, 52 - abs(x) % 9)], 3, 0.6) for x,
            d in zip(range(-92, 96, 8), (5, -4, 3, -6) * 6, strict=True)], seam=0)


def seat_in_air(pen: Pen) -> None:
    """A pilot strapped to a seat that rides its own rocket up; under him his plane goes down in two."""
    blast(pen, -34, 44, 24, 12)
    pen.part("plate*.8", moved(smooth([(-40, 0), (-14, -8), (6, -6), (2, 8), (-20, 10)], 3), -40, 38, 1, -30),
             moved(smooth([(-4, -6), (30, -6), (50, 0), (30, 8), (-2, 8)], 3), 0, 54, 1, -50),
                 moved([(6, 0), (26, 34), (36, 30), (22, 0)], 0, 54, 1, -50))
    pen.flat("acc", [(6, 4), (20, 2), (2, 52)])
    pen.flat("low", [(9, 4), (16, 3), (7, 34)])
    pen.glow(10, 20, 36, "acc", 1)
    pen.part("metal*.6", [(-6, -54), (4, -56), (16, 2), (2, 6)], [(2, -4), (34, -12), (36, -4), (4, 8)])
    pen.figure(Figure("sit", "soldier", "pilot"), 22, 26, 76)
    pen.part("cloth*1.6", *[smooth([(-66, -60), (-40, -78), (-14, -66), (-26, -62), (-40, -66), (-52, -58)],
            4)])
    pen.flat("low", *[limb((x, -60), (2, -50), 0.8, 0.8) for x in (-64, -40, -16)])


def wall_of_boards(pen: Pen) -> None:
    """A recruit with a comrade on his back goes over a wall others stand before; a watch is held up."""
    pen.part("wood*.8", *[box(-20 + i * 12, -34, -9 + i * 12, 76) for i in range(6)])
    pen.part("wood*.6", box(-24, -20, 56, -14), box(-24, 40, 56, 46), rim=0.4, seam=0)
    pen.figure(Figure("leap", "brute", "crew", pads=False), 12, -8, 70)
    pen.figure(Figure("hunch", "slim", "bandana", pads=False), -4, -34, 50)
    for x, h in ((-44, 70), (-72, 66)):
        pen.figure(shade("lean", "soldier", "crew"), x, 74, h)
    pen.part("metal", ring(74, 4, 13, 16, steps=30), box(72, -18, 76, -9))
    pen.part("bone", oval(74, 4, 13, steps=30))
    pen.flat("dark", limb((74, 4), (74, -6), 1.6, 1), limb((74, 4), (80, 8), 1.6, 1))
    pen.part("skin", limb((96, 44), (80, 22), 13, 9))
    pen.glow(20, -40, 34, "low", 0.6)


def overflowing(pen: Pen) -> None:
    """A man bent back like a bow: light from mouth, eyes and ten fingers, a sign on his chest twice over."""
    pen.glow(0, -6, 76, "acc", 1)
    pen.figure(Figure("float", "lanky", "bald", pads=False, tone="dark"), -4, 66, 104, False, 14)
    for end in ((-84, -40), (-70, 34), (84, -34), (78, 40), (20, -84), (-30, -80)):
        bolt(pen, (end[0] * 0.4, end[1] * 0.4 - 4), end, 4)
    for x, y, r in ((-2, -2, 13), (4, 2, 9)):
        pen.part("acc", ring(x, y, r - 2.4, r, steps=40), rim=0.2)
    pen.flat("low", star(0, 0, 9, 8, 3))


def puff(pen: Pen) -> None:
    """Two hands spread for a great spell: a puff, three sparks that fall, a small dry flower."""
    open_hand(pen, -46, 34, 1.15, -24)
    open_hand(pen, 46, 34, 1.15, 24, True)
    pen.part("far", *[oval(x, y, r, steps=22) for x, y, r in ((-10, -10, 14), (10, -14, 15), (0, -30, 13),
            (-18, -26, 8), (20, -32, 8), (6, -48, 7), (-6, -60, 5))],
             top=1.4, foot=0.6)
    pen.flat("acc", *[star(x, y, 4, 4, 1.2) for x, y in ((-16, 22), (2, 34), (16, 26))])
    pen.part("#5A6A3A", ribbon([(0, 16), (2, 2), (-2, -10)], 2, 1.4))
    pen.part("bone*.8", *[moved(smooth([(0, 0), (3, -6), (0, -11), (-3, -6)], 3), -2, -10, 0.8, a)
            for a in (-70, -20, 40, 100)])


def lamb_before_wolves(pen: Pen) -> None:
    """A lamb with a helmet too large for it on a string, led by a friendly hand into a ring of eyes."""
    pen.part("dark", box(-100, -80, 100, 30), rim=0)
    for x, y, r in ((-70, -30, 3), (-40, -52, 2.4), (44, -50, 2.6), (74, -26, 3), (0, -64, 2.2), (-84, 4, 3)):
        pen.flat("acc", [(x - r * 2.4, y - r), (x - r * 0.6, y), (x - r * 2, y + r * 0.6)],
                [(x + r * 2.4, y - r), (x + r * 0.6, y), (x + r * 2, y + r * 0.6)])
        pen.part("bone", *[[(x + i * r * 1.2 - 1.4, y + r * 2.4), (x + i * r * 1.2, y + r * 4),
                (x + i * r * 1.2 + 1.4, y + r * 2.4)] for i in (-1, 0, 1)], seam=0)
    pen.part("near*.8", box(-100, 58, 100, 84))
    pen.part("bone", *[oval(x, y, r, steps=18) for x, y, r in ((-20, 30, 14), (-6, 24, 15), (8, 30, 14),
            (-12, 38, 14), (2, 38, 13), (-26, 40, 9))], seam=0.2)
    pen.part("bone*.6", *[limb((x, 46), (x, 66), 5, 4) for x in (-22, -12, 2, 10)])
    pen.part("bone*.9", smooth([(12, 26), (20, 14), (34, 20), (38, 32), (26, 38)], 4))
    pen.part("plate", smooth([(8, 20), (12, 2), (26, -2), (38, 8), (40, 18), (22, 16)], 4))
    pen.part("wood*1.4", ribbon([(24, 38), (48, 48), (70, 30)], 1.8, 1.8))
    pen.part("skin", limb((100, 30), (74, 28), 14, 11))
    pen.glow(0, 34, 40, "low", 0.5)


def steps_to_crater(pen: Pen) -> None:
    """A snow white field from above with warning boards; one line of footprints that ends in a black star."""
    pen.part("low*.9", [(-100, -40), (100, -40), (100, 84), (-100, 84)], rim=0.2)
    for x, y, k in ((-70, -26, 0.5), (64, -24, 0.5), (-78, 26, 1), (76, 34, 1.1)):
        pen.part("wood*.6", limb((x, y + 16 * k), (x, y - 8 * k), 2.4 * k, 2.4 * k))
        pen.part("acc*.8", [(x - 11 * k, y - 6 * k), (x, y - 24 * k), (x + 11 * k, y - 6 * k)])
        pen.flat("dark", box(x - 1 * k, y - 17 * k, x + 1 * k, y - 11 * k),
                oval(x, y - 9 * k, 1.2 * k, steps=8))
    steps = [(-20, 76, 1.2), (-4, 64, 1.1), (-16, 54, 1), (0, 44, 0.9), (-8, 34, 0.8), (6, 26, 0.75)]
    pen.flat("dark", *[oval(x, y, 4 * k, 6 * k, 16) for x, y, k in steps], alpha=200)
    pen.part("dark", star(10, 4, 13, 30, 13), rim=0.6)
    pen.part("dark*2", oval(10, 4, 10, 6, 24))
    pen.part("near", *[oval(x, y, r, steps=18) for x, y, r in ((4, -20, 9), (14, -36, 11), (6, -54, 12),
            (18, -70, 11))], top=1.4)
    pen.part("dark*1.8", smooth([(34, -18), (44, -20), (46, -6), (58, -2), (58, 4), (34, 4)], 3))


def volcano(pen: Pen) -> None:
    """A mountain that opens: lava down three sides into a burning field camp, bombs of rock in the sky."""
    mushroom_cloud(pen, 0, -24, 0.8)
    pen.part("near*.7", smooth([(-96, 76), (-50, 30), (-24, -22), (-10, -18), (10, -18), (24, -22), (52, 30),
            (96, 76)], 2))
    pen.part("acc", ribbon([(-4, -20), (-10, 4), (-34, 30), (-40, 74)], 7, 16),
            ribbon([(4, -20), (10, 10), (4, 40), (14, 76)], 6, 12),
             ribbon([(10, -18), (30, 16), (56, 44)], 5, 9), rim=0.3)
    pen.glow(0, 0, 60, "acc", 0.9)
    for x, y in ((-62, -40), (58, -50), (76, -14), (-80, -6), (40, -20)):
        pen.part("dark*1.6", smooth([(x - 5, y), (x, y - 5), (x + 6, y + 1), (x, y + 5)], 3))
        pen.flat("acc", limb((x, y), (x * 0.8, y - 12), 4, 0.6), alpha=180)
    pen.part("front", *[[(x - 10, 80), (x, 60), (x + 10, 80)] for x in (-72, -52, 66, 84)])


def point_man(pen: Pen) -> None:
    """One far ahead on a path with his fist up; behind, all have stopped with a foot in the air."""
    pen.figure(Figure("hail", "soldier", "headset", weapon="", left="rifle", left_turn=-20), 34, 68, 112,
            True)
    for x, y, h in ((-28, 44, 42), (-48, 40, 36), (-64, 38, 31), (-78, 36, 27)):
        pen.figure(shade("stride", weapon="rifle", turn=20), x, y, h)
    pen.part("near*.8", smooth([(-100, 42), (-60, 40), (-10, 50), (20, 76), (-100, 80)], 3))


def plug_in_neck(pen: Pen) -> None:
    """A nape with a socket: a cable with three pins goes in, and the eye one sees turns to a lamp."""
    pen.part("skin", smooth([(-40, 76), (-36, 30), (-46, 0), (-40, -40), (-6, -62), (30, -52), (40, -24),
            (54, -4), (44, 4), (44, 24), (30, 38), (10, 36), (12, 76)], 4))
    pen.part("dark*1.6", smooth([(-48, 10), (-46, -40), (-8, -70), (34, -58), (38, -40), (8, -40), (-8, -16),
            (-16, 10), (-32, 18)], 4))
    pen.flat("acc", oval(30, -20, 6, 5, 20))
    pen.glow(30, -20, 30, "acc", 1)
    pen.part("metal*.6", oval(-32, 34, 13, steps=30))
    pen.part("dark", oval(-32, 34, 8, steps=24), seam=0)
    pen.part("metal", *[limb((-58, 30 + i * 5), (-36, 31 + i * 3), 2.4, 1.6) for i in range(3)])
    pen.part("plate", limb((-84, 30), (-58, 35), 17, 15))
    pen.part("dark*1.8", ribbon([(-84, 30), (-110, 10), (-120, -30)], 11, 11))
    pen.flat("acc", *[ribbon([(-24, 30), (-10 + i * 6, 14 - i * 4), (0 + i * 7, 20 - i * 14)], 1.4, 0.8, 2)
            for i in range(3)])
    pen.part("acc*.7", *[box(-80 + i * 7, 24, -77 + i * 7, 27) for i in range(3)], rim=0.3)


def last_on_bridge(pen: Pen) -> None:
    """A column leaves over a bridge; its last man kneels at this end, gun toward us, cases about him."""
    pen.part("near", [(-20, -16), (20, -16), (60, 76), (-60, 76)])
    pen.part("near*1.4", *[limb((s * 20, -16), (s * 60, 76), 3, 6) for s in (-1, 1)],
            *[limb((s * (20 + i * 10), -16 + i * 23), (s * (20 + i * 10), -28 + i * 19), 2, 3)
            for s in (-1, 1) for i in range(5)])
    for x, y, h in ((0, -14, 16), (-7, -8, 20), (8, -2, 24)):
        pen.figure(shade("away", weapon="rifle", turn=60), x, y, h)
    pen.figure(Figure("kneel", "brute", "kettle", weapon="machine_gun", weapon_turn=-12), -16, 70, 108)
    pen.part("acc*.7", *[limb((x, y), (x + 5, y + 2), 2.6, 2.2) for x,
            y in ((-44, 70), (-36, 62), (34, 66), (44, 72), (20, 72))], rim=0.5)
    blast(pen, 66, 28, 14, 9)


def chest_clock(pen: Pen) -> None:
    """A machine man tears open his own chest: a counter near nothing, light through every joint."""
    pen.part("plate", smooth([(-30, -30), (-66, -22), (-78, 20), (-66, 76), (66, 76), (78, 20), (66, -22),
            (30, -30)], 4))
    pen.head("block", 0, -48, 20)
    pen.part("acc", [(-26, -12), (26, -12), (32, 52), (-32, 52)], rim=0.2)
    pen.glow(0, 20, 70, "acc", 1)
    pen.part("dark", box(-22, 4, 22, 30))
    pen.flat("acc", *[box(x, 9, x + 7, 11) for x in (-17, -7, 5)],
            *[box(x, 23, x + 7, 25) for x in (-17, -7, 5)], *[box(x, 9, x + 2, 25) for x in (-17, -7, 5)],
             *[box(x + 5, 9, x + 7, 25) for x in (-17, -7, 12)])
    pen.part("metal", *[[(s * 26, -14), (s * 48, -24), (s * 60, 44), (s * 32, 54)] for s in (-1, 1)])
    for s in (-1, 1):
        pen.part("plate*.7", ribbon([(s * 74, -10), (s * 92, 24), (s * 60, 26)], 16, 12),
                *[limb((s * 58, 14 + i * 7), (s * 44, 14 + i * 7), 5, 4) for i in range(4)])


def hugging_knees(pen: Pen) -> None:
    """A man sits in a hole with hands over his ears, eyes wide; every line of the picture runs round him."""
    pen.flat("low", *[ring(0, 6, r, r + 2.4, a, a + 220, 50) for r,
            a in ((40, 10), (50, 120), (60, 240), (71, 30), (84, 160))], alpha=130)
    pen.part("dark", smooth([(-84, 76), (-60, 40), (-20, 52), (20, 52), (60, 40), (84, 76)], 4))
    pen.part("cloth", smooth([(-34, 66), (-38, 20), (-20, 0), (20, 0), (38, 20), (34, 66)], 4))
    pen.part("cloth*1.3", limb((-20, 64), (-16, 22), 17, 15), limb((20, 64), (16, 22), 17, 15))
    pen.part("skin", oval(0, -14, 19, 22, 40))
    pen.part("plate", smooth([(-23, -22), (-18, -42), (0, -48), (18, -42), (23, -22), (0, -27)], 4),
            [(-32, -22), (32, -22), (26, -17), (-26, -17)])
    pen.part("bone", oval(-7, -12, 5, steps=18), oval(7, -12, 5, steps=18), rim=0.4)
    pen.flat("dark", oval(-7, -12, 1.6, steps=10), oval(7, -12, 1.6, steps=10),
            ribbon([(-5, 2), (0, 0), (5, 2)], 2, 2))
    for s in (-1, 1):
        pen.part("cloth", limb((s * 32, 24), (s * 38, -2), 13, 11))
        pen.part("skin", limb((s * 36, -2), (s * 20, -14), 12, 9))


def in_the_crowd(pen: Pen) -> None:
    """A square of hats all alike from above; a hunter with a rifle turns in the middle and sees none he
    knows."""
    chance = pen.paper.chance
    for row in range(5):
        for i in range(8):
            x, y = -88 + i * 26 + row % 2 * 13 + chance.uniform(-2, 2), -50 + row * 30
            if abs(x) < 22 and abs(y - 10) < 26:
                continue
            k = 0.8 + row * 0.1
            mark = (row, i) == (3, 6)
            pen.part("near*1.2", smooth([(x - 15 * k, y + 14 * k), (x - 11 * k, y + 3 * k),
                (x + 11 * k, y + 3 * k), (x + 15 * k, y + 14 * k)], 3), rim=0.5)
            pen.part("near*.8", oval(x, y, 13 * k, 5.4 * k, 24), oval(x, y - 4 * k, 7 * k, 5 * k, 20))
            if mark:
                pen.part("acc*.9", ring(x, y - 2, 6.4, 8.4, 180, 360, 20), rim=0.3)
                pen.flat("acc", oval(x - 3, y + 5, 1.2, steps=8), oval(x + 3, y + 5, 1.2, steps=8))
    pen.figure(Figure("aim", "soldier", "goggles", weapon="rifle"), -4, 46, 66)
    pen.glow(0, 6, 40, "low", 0.6)


def bomb_bay(pen: Pen) -> None:
    """Looking down through an open bay: four bombs on their way, a works with chimneys small in the cross."""
    pen.part("low*.8", [(-46, -58), (46, -58), (46, 66), (-46, 66)], rim=0)
    for x, y, w, h in ((-20, 20, 14, 9), (2, 16, 18, 12), (-8, 36, 22, 9), (24, 34, 8, 14), (-34, 34, 8, 8)):
        pen.part("near", box(x, y, x + w, y + h), rim=0.5)
    pen.part("near*.7", *[oval(x, y, 3, steps=12) for x, y in ((-14, 14), (8, 10), (14, 11), (-28, 28))])
    pen.flat("acc", ring(0, 28, 22, 23.4, steps=50), box(-36, 27.4, 36, 28.6), box(-0.6, -4, 0.6, 60))
    for x, y, k in ((-20, -40, 1.3), (14, -30, 1.1), (-10, -8, 0.8), (10, 6, 0.55)):
        pen.part("dark*1.8", smooth([(x - 6 * k, y - 10 * k), (x + 6 * k, y - 10 * k), (x + 7 * k, y + 3 * k),
                (x, y + 14 * k), (x - 7 * k, y + 3 * k)], 4),
                 [(x - 9 * k, y - 19 * k), (x + 9 * k, y - 19 * k), (x + 3 * k, y - 8 * k),
                     (x - 3 * k, y - 8 * k)])
    pen.part("metal*.4", [(-100, -84), (100, -84), (100, 84), (-100, 84)],
            cuts=[[(-46, -58), (46, -58), (46, 66), (-46, 66)]])
    pen.part("metal*.6", [(-46, -58), (-64, -50), (-64, 58), (-46, 66)],
            [(46, -58), (64, -50), (64, 58), (46, 66)])
    pen.part("metal*.7", *[oval(s * 78, y, 3, steps=12) for s in (-1, 1) for y in range(-60, 70, 20)],
            rim=0.5)


EVENTS_OF_RUIN: Final[Mapping[str, Subject]] = by_name(
    rain_of_arms, hands_through_wire, brand_on_paper, paper_dolls, thorn_circle, drawn_sheet,
    cut_candle, spell_returns,
    train_leaves, stone_at_window, shared_summons, cracked_plain, husk, head_in_vice, pillar_of_fire,
    seat_in_air,
    wall_of_boards, overflowing, puff, lamb_before_wolves, steps_to_crater, volcano, point_man,
    plug_in_neck,
    last_on_bridge, chest_clock, hugging_knees, in_the_crowd, bomb_bay,
)
