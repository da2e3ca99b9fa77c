"""Doom, favour and blame as the subject of a picture: what falls on one, is passed on, pinned on, or taken back."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, bolt, coin, fist, sheet_of_paper, skull
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import card_front, dark_figure


def jack_in_box(pen: Pen) -> None:
    """A box has sprung open on the table: on its spring a grinning skull in a jester's cap, cards fly."""
    pen.part("wood*1.2", [(-34, 66), (-30, 22), (30, 22), (34, 66)])
    pen.part("acc*.7", [(-30, 22), (-52, -6), (-46, -12), (-24, 16)], star(0, 44, 8, 13, 5))
    line = [(-8, 24), (14, 16), (-14, 8), (15, 0), (-13, -8), (12, -16), (-6, -22)]
    pen.part("metal", ribbon([(float(a), float(b)) for a, b in line], 4, 4))
    for s in (-1, 1):
        pen.part("acc*.8" if s < 0 else "acc*.45", smooth([(0, -50), (s * 20, -58), (s * 40, -74), (s * 52, -52),
            (s * 34, -54),
                                                           (s * 20, -40)], 3))
        pen.flat("bone", oval(s * 52, -50, 4, steps=14))
    skull(pen, 0, -40, 16)
    for x, y, t in ((-66, -10, 24), (68, 4, -30), (-72, 38, -14), (56, -24, 14)):
        card_front(pen, x, y, 0.9, t)


def out_of_ash(pen: Pen) -> None:
    """A hand draws one card unburnt from a heap of ash in which others glow and curl."""
    pen.part("near*1.3", smooth([(-104, 84), (-80, 44), (-40, 26), (0, 20), (44, 28), (84, 48), (104, 84)], 4))
    for x, y, t in ((-50, 42, 40), (48, 44, -50), (-16, 50, 80), (72, 60, -20)):
        pen.part("dark*1.3", moved(smooth([(-9, -13), (9, -10), (6, 12), (-8, 13)], 2), x, y, 1, t), rim=1)
    pen.glow(0, 40, 60, "acc", 0.9)
    pen.flat("acc", *[star(-60 + i * 13, 44 + (i * 7) % 18, 4, 2.6, 1) for i in range(10)])
    card_front(pen, 0, 2, 1.7, 8)
    pen.part("skin", limb((60, -92), (22, -34), 24, 20), *[limb((24 - i * 8, -32), (16 - i * 7, -6), 8,
            6) for i in range(4)])
    pen.part("skin", limb((26, -26), (18, -6), 9, 7), edge=0.5)


def stamp_on_medals(pen: Pen) -> None:
    """A great stamp comes down on a desk: medals lie in rows, beside each a coin; where none is, the stamp falls."""
    pen.part("wood*.9", [(-104, 24), (104, 24), (104, 92), (-104, 92)])
    for i, x in enumerate((-78, -40, 66)):
        pen.part("acc*.5", [(x - 7, 28), (x + 7, 28), (x + 4, 44), (x - 4, 44)])
        pen.part("bone", star(x, 50, 8, 11, 6))
        if i < 2:
            coin(pen, x + 16, 58, 9)
    sheet_of_paper(pen, 12, 50, 66, 36, 0, 3, False)
    pen.part("wood*1.3", smooth([(2, 4), (-4, -34), (-12, -54), (12, -70), (36, -54), (28, -34), (22, 4)], 4))
    pen.part("metal*.7", [(-16, 2), (40, 2), (44, 18), (-20, 18)])
    pen.part("#B8281E", [(-18, 18), (42, 18), (42, 24), (-18, 24)])
    fist(pen, 14, -48, 0.9, 180)
    pen.flat("low", *[limb((12 + s * 40, 22), (12 + s * 58, 14 - i * 8), 2, 0.6) for s in (-1, 1) for i in range(3)])


def post_of_ways(pen: Pen) -> None:
    """A post whose arms point everywhere; round it they run every way, drop kettles, shoot, fall over one another."""
    pen.part("wood", limb((0, 70), (2, -68), 6, 5))
    for y, t, tone in ((-58, 12, "bone*.9"), (-44, 168, "acc*.7"), (-28, -24, "bone*.7"), (-12, 200, "wood*1.5")):
        pen.part(tone, moved([(0, -6), (38, -6), (48, 0), (38, 6), (0, 6)], 0, y, 1, t))
    for x, foot, h, pose, head, weapon, flip in (
        (-70, 50, 52, "run", "kettle", "", True), (-40, 66, 66, "fall", "cap", "", False),
        (36, 52, 54, "run", "goggles", "pistol", False), (66, 70, 72, "aim", "helm", "rifle", True),
        (-86, 74, 70, "slash", "cap", "sabre", False), (14, 72, 56, "leap", "kettle", "", True),
    ):
        pen.figure(Figure(pose, "soldier", head, weapon=weapon, pads=False), x, foot, h, flip)
    pen.part("metal*.7", smooth([(30, 66), (28, 56), (46, 54), (46, 66)], 3), ring(37, 50, 6, 8, 180, 360, 14))


def stones_and_bolt(pen: Pen) -> None:
    """Three tall stones on a hill under a blind sun; lightning has thrown the third, a black bird counts them."""
    pen.flat("low", oval(0, -44, 24, steps=40))
    pen.flat("dark", oval(5, -42, 22, steps=40))
    bolt(pen, (72, -92), (52, 26), 7)
    pen.part("near*.8", smooth([(-108, 84), (-108, 58), (-40, 48), (40, 50), (108, 62), (108, 84)], 4))
    for x, h in ((-62, 66), (-14, 78)):
        pen.part("near*1.7", [(x - 13, 56), (x - 11, 56 - h), (x + 2, 52 - h), (x + 12, 60 - h), (x + 14, 56)])
        pen.flat("acc", [(x - 4, 30), (x + 4, 22), (x, 34), (x + 5, 40), (x - 4, 38)])
    pen.part("near*1.7", [(30, 44), (58, 30), (62, 44), (36, 60)], [(64, 34), (92, 44), (90, 62), (62, 58)])
    blast(pen, 56, 30, 13, 9)
    pen.part("dark*1.6", smooth([(-34, -16), (-22, -30), (-8, -44), (6, -42), (8, -34), (0, -26), (-12, -20), (-26,
            -14)], 3),
             [(5, -41), (18, -36), (5, -34)], limb((-10, -22), (-10, -16), 2, 2))
    pen.flat("acc", oval(2, -38, 1.6, steps=8))


def scarf_on_lance(pen: Pen) -> None:
    """A lady's hand ties her scarf to a lowered lance; behind it lances rise one by one."""
    for i in range(5):
        x = -86 + i * 24
        pen.part("metal*.7", limb((x, 84), (x + 8, -40 + i * 6), 3, 2), [(x + 5, -40 + i * 6), (x + 9, -60 + i * 6),
                                                                       (x + 12, -39 + i * 6)], haze=0.25)
    pen.part("wood*1.3", limb((-104, 46), (58, -8), 9, 6))
    pen.part("metal*1.2", [(52, -12), (92, -20), (60, -2)])
    pen.part("acc", smooth([(2, 4), (14, 12), (24, 34), (14, 62), (28, 74), (2, 80), (-4, 50), (2, 28), (-8, 14)], 4),
             smooth([(-6, 2), (12, -6), (18, 10), (0, 18)], 3))
    pen.part("skin", limb((96, 60), (34, 8), 16, 11), smooth([(36, 12), (26, -4), (12, -2), (12, 10), (26, 18)], 3))
    pen.part("skin", limb((28, -2), (8, -8), 5, 4), limb((26, 8), (6, 6), 5, 4), edge=0.5)
    pen.part("cloth*1.3", [(60, 40), (104, 30), (104, 92), (74, 92)])


def bomb_round_table(pen: Pen) -> None:
    """A lit bomb goes from hand to hand round a table; the last one has already turned it to his neighbour."""
    pen.part("wood*.9", oval(0, 58, 92, 26, 48))
    for x, head, flip in ((-74, "kepi", False), (-26, "top_hat", False), (30, "peaked", True), (78, "shades", True)):
        pen.part("dark*1.9", smooth([(x - 22, 54), (x - 20, 14), (x, 4), (x + 20, 14), (x + 22, 54)], 4))
        pen.head(head, x, -12, 14, flip=flip)
    pen.part("skin", limb((-56, 50), (-18, 30), 9, 8), limb((58, 46), (20, 32), 9, 8), limb((20, 32), (12, 24), 9, 7))
    pen.part("dark*1.4", oval(0, 26, 17, steps=36), box(-5, 4, 5, 12))
    pen.part("wood*1.4", ribbon([(0, 5), (4, -6), (14, -12)], 2, 2))
    blast(pen, 16, -14, 9, 9)
    pen.part("acc", *[ring(0, 26, r, r + 1.8, 195, 250, 16) for r in (28, 36)], rim=0.2, seam=0)


def star_on_shoulder(pen: Pen) -> None:
    """Over a shoulder: two gloved hands fix a star to it; behind it salute the men he marched with yesterday."""
    for x in (-78, -48, -18):
        pen.figure(Figure("hail", "soldier", "kettle", pads=False), x, 58, 76, haze=0.25)
    pen.part("cloth*1.2", smooth([(20, 84), (10, 24), (38, -10), (84, -22), (104, -18), (104, 84)], 4))
    pen.part("skin*.9", [(84, -18), (84, -92), (104, -92), (104, -18)])
    pen.part("plate*1.1", smooth([(16, 30), (22, 8), (48, -8), (82, -16), (84, -4), (50, 10), (30, 28)], 3))
    pen.part("acc", *[limb((16 + i * 7, 32 - i * 4), (13 + i * 7, 50 - i * 4), 5, 3) for i in range(5)], edge=0.4)
    pen.glow(52, 0, 34, "acc", 1)
    pen.part("acc*1.2", star(52, -1, 7, 13, 6))
    pen.part("bone", limb((104, 44), (72, 14), 20, 16), limb((70, 16), (58, 6), 9, 7), limb((76, 8), (62, -4), 9, 7))
    pen.part("bone", limb((0, -64), (32, -22), 18, 14), limb((32, -22), (46, -10), 9, 7), limb((26, -14), (42, -2), 9,
            7))


def ring_of_muzzles(pen: Pen) -> None:
    """From all edges of the picture arms of every camp point inward at one another; in the middle their shots meet."""
    blast(pen, 0, 0, 30, 17)
    for word, a, k in (("rifle", 180, 1.5), ("beam_gun", 128, 1.4), ("bone_gun", 62, 1.5), ("katana", 14, 1.3),
                       ("pistol", -40, 1.9), ("spear", -90, 1.0), ("shotgun", -142, 1.5)):
        r = 78 if word not in ("spear", "katana") else 84
        x, y = r * math.cos(math.radians(a)) * 1.12, -r * math.sin(math.radians(a))
        pen.weapon(word, x, y, k, (a + 180) if -90 < a < 90 else a - 180, flip=False)
        pen.part("cloth" if a % 4 else "plate", limb((x * 1.5, y * 1.5), (x, y), 17, 13))


def arms_all_round(pen: Pen) -> None:
    """One in the middle of a wheel of arms: blades and guns stand round him, both his hands shoot and strike at
    once."""
    for i, word in enumerate(("sword", "axe", "rifle", "spear", "halberd", "shotgun", "mace")):
        a = 200 - i * 36.6
        x, y = 20 * math.cos(math.radians(a)), 2 - 20 * math.sin(math.radians(a))
        pen.weapon(word, x * 1.6, y * 1.4, 0.9, a)
    pen.figure(Figure("dual", "brute", "bandana", weapon="sabre", weapon_turn=20, left="pistol", left_turn=176,
                      before=("belts",), pads=False), 0, 66, 96)
    blast(pen, -66, -14, 12, 9)


def mask_falls(pen: Pen) -> None:
    """One bows so low that his war mask drops from his face; the flame over his back goes out in smoke."""
    pen.flat("low", ribbon([(-30, 4), (-38, -20), (-22, -40), (-36, -62), (-20, -84)], 6, 14), alpha=130)
    pen.part("cloth*1.2", smooth([(-62, 66), (-66, 30), (-44, 6), (-8, 2), (22, 18), (30, 30), (14, 40), (4, 52), (8,
            66)], 4))
    pen.part("plate*.8", smooth([(-44, 10), (-10, 2), (18, 16), (6, 28), (-30, 24)], 3))
    pen.part("cloth", limb((8, 24), (26, 50), 14, 11), limb((26, 50), (52, 64), 10, 8))
    pen.head("topknot", 32, 24, 13, -60)
    pen.part("acc", moved(smooth([(-10, -12), (8, -14), (14, 0), (6, 12), (-8, 12), (-4, 0)], 3), 60, 42, 1.1, -30))
    pen.flat("dark", *[moved(one, 60, 42, 1.1, -30) for one in ([(0, -6), (8, -7), (8, -3), (1, -2)], [(2, 4), (9, 3),
            (7, 9)])])
    pen.part("metal*1.2", limb((-70, 70), (40, 72), 3, 1.4))
    pen.part("dark*1.8", limb((-92, 69), (-70, 70), 5, 5))


def finger_turns_barrel(pen: Pen) -> None:
    """A rifleman takes aim; from the dark behind him two fingers turn his barrel to another mark, a purse in the
    palm."""
    pen.figure(Figure("aim", "soldier", "helm", weapon="rifle", weapon_turn=16), -56, 66, 104)
    pen.part("dark*1.7", limb((104, 30), (36, -10), 26, 18))
    pen.part("skin", smooth([(42, -20), (24, -24), (16, -10), (28, 2), (44, 0)], 3), limb((24, -20), (6, -30), 6, 5),
             limb((20, -10), (4, -21), 6, 5))
    pen.part("acc*.8", smooth([(36, -2), (28, 14), (40, 24), (54, 14), (46, 0)], 4))
    for x, foot, high in ((70, 66, 62), (56, -40, 26)):
        pen.figure(dark_figure("stand", "horned" if high > 30 else "cap"), x, foot, high, True)
    pen.part("acc", *[ring(57, -62, r, r + 1.8, steps=30) for r in (9, 16)], rim=0.2)
    pen.part("wood*.8", box(40, -40, 76, -35))


def land_from_book(pen: Pen) -> None:
    """A robed one lifts his arms; from an open ring of light a disc of land with walls and trees rises whole."""
    pen.flat("acc", [(-44, 40), (44, 40), (66, -14), (-66, -14)], alpha=110)
    pen.part("acc", [*oval(0, 44, 50, 10, 50), *oval(0, 44, 44, 7, 50, 360, 0)], rim=0.2)
    pen.part("near*1.5", smooth([(-68, -16), (68, -16), (46, 4), (22, 10), (8, 26), (-6, 12), (-34, 8)], 3))
    pen.part("plate*.8", [(-68, -16), (-56, -24), (-40, -20), (-30, -30), (-8, -26), (20, -24), (44, -30), (68, -16)])
    pen.part("bone*.8", box(-14, -56, 10, -24), *[box(-14 + i * 9, -62, -8 + i * 9, -54) for i in range(3)], box(10,
            -42, 30, -24))
    pen.flat("dark", smooth([(-6, -24), (-6, -36), (-1, -42), (4, -36), (4, -24)], 3))
    for x, h in ((-52, 22), (-38, 28), (46, 24), (56, 16)):
        pen.part("plate*1.1", [(x - 8, -20), (x, -20 - h), (x + 8, -20)])
    pen.glow(0, 30, 60, "acc", 0.9)
    pen.figure(Figure("cast", "robed", "mitre", pads=False), -74, 74, 82)
    pen.figure(dark_figure("cast", "hood", build="robed"), 78, 74, 66, True)


EVENTS_OF_DOOM: Final[Mapping[str, Subject]] = by_name(
    jack_in_box, out_of_ash, stamp_on_medals, post_of_ways, stones_and_bolt, scarf_on_lance, bomb_round_table,
    star_on_shoulder, ring_of_muzzles, arms_all_round, mask_falls, finger_turns_barrel, land_from_book,
)  # fmt: skip
