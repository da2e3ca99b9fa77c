"""Gifts and powers that change, take or break down as the subject of a picture, and what turns on its bearer."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import chain, claw, eye, open_hand, spiral
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import card_front, dark_figure, drop


def rotting_officer(pen: Pen) -> None:
    """An officer from the front: his left half proud with medals, his right half rotten, and the line between moves."""
    pen.part("plate", smooth([(0, 84), (0, -8), (-20, -14), (-62, 4), (-78, 40), (-80, 84)], 4))
    pen.part("skin*.45", smooth([(0, 84), (0, -8), (20, -14), (56, 8), (76, 30), (66, 52), (82, 84)], 3))
    pen.part("skin", smooth([(0, 10), (0, -62), (-22, -52), (-28, -24), (-18, 4)], 4))
    pen.part("#8FA04A", smooth([(0, 10), (0, -62), (20, -54), (30, -24), (14, -6), (20, 6)], 3))
    pen.part("plate*1.2", [(0, -46), (-32, -42), (-38, -62), (0, -78)])
    pen.part("dark", [(0, -42), (-33, -38), (-36, -43), (0, -49)])
    pen.flat("dark", oval(-13, -24, 3, steps=12), ribbon([(-20, -34), (-6, -33)], 2.4, 2),
            ribbon([(-16, -6), (0, -4)], 2, 2))
    pen.part("dark", oval(13, -24, 8, 7, 18), seam=0)
    pen.flat("acc", oval(13, -24, 2.6, steps=10))
    pen.part("bone", *[box(3 + i * 5, -8, 7 + i * 5, 2) for i in range(3)], rim=0.3)
    pen.part("acc", *[moved(star(0, 0, 7, 6, 2.6), x, y) for x, y in ((-52, 34), (-38, 34), (-24, 34),
            (-45, 48), (-31, 48))], rim=0.3)
    pen.part("bone*.8", *[ribbon([(10, 20 + i * 13), (34, 16 + i * 13), (54, 28 + i * 12)], 5,
            2) for i in range(3)])
    pen.flat("dark", *[star(x, y, 2, 3, 1, x) for x, y in ((48, -30), (62, -12), (44, -56), (70, -44),
            (60, -62))])


def hand_on_scale(pen: Pen) -> None:
    """A balance held by a claw: in one pan a heart of flesh, in the other cards, coins and a helmet wait to go up."""
    claw(pen, -44, -62, 0.7, -20, False, "plate*.6")
    pen.part("metal", limb((0, -54), (0, 40), 4, 4), moved(box(-66, -2.4, 66, 2.4), 0, -46, 1, -8),
            [(-22, 66), (22, 66), (6, 40), (-6, 40)])
    for x, y in ((-62, -54), (62, -37)):
        pen.part("metal*.8", *[limb((x, y), (x + a, y + 44), 1.4, 1.4) for a in (-24, 24)])
        pen.part("acc*.7", smooth([(x - 29, y + 44), (x + 29, y + 44), (x + 18, y + 56), (x - 18, y + 56)], 3))
    pen.part("#B8281E", smooth([(62, 14), (44, -4), (48, -22), (60, -20), (66, -16), (76, -22), (82, -6)], 4))
    drop(pen, 62, 28, 0.7, "#B8281E")
    pen.part("plate", smooth([(-80, -12), (-78, -28), (-66, -32), (-56, -26), (-54, -12)], 4))
    card_front(pen, -44, -22, 0.8, -20)
    for x in (-58, -50):
        pen.part("acc", oval(x, -12, 6, 3, 18))
    pen.glow(62, 0, 34, "acc", 0.8)


def streams_into_one(pen: Pen) -> None:
    """Seven dark streams from seven masks in the sky run together into the open chest of one who swells with them."""
    for i in range(7):
        a = math.radians(-164 + i * 24.6)
        x, y = 84 * math.cos(a), 18 + 76 * math.sin(a)
        pen.part("dark*1.8", ribbon([(x, y), (x * 0.66 + (6 if i % 2 else -6), y * 0.5), (x * 0.2, 8), (0, 12)],
                12, 4), rim=0.8)
        pen.part("acc*.7", moved(smooth([(-9, -8), (9, -8), (8, 6), (0, 13), (-8, 6)], 3), x, y), rim=0.5)
        pen.flat("dark", oval(x - 3.4, y - 1, 2, 2.6, 10), oval(x + 3.4, y - 1, 2, 2.6, 10))
    pen.figure(Figure("lift", "hulk", "horned", before=("core",), tone=""), 0, 78, 92)
    pen.glow(0, 18, 60, "acc", 1)


def three_shapes(pen: Pen) -> None:
    """One head that is three: a soldier's in front, a beast's and a machine's half grown out of its sides."""
    pen.part("cloth", smooth([(-84, 84), (-60, 40), (-20, 30), (20, 30), (60, 40), (84, 84)], 4))
    pen.head("ram", -40, -8, 25, 12, True)
    pen.head("block", 40, -8, 25, -12)
    pen.head("front_man", 0, -4, 27)
    pen.flat("acc", *[ribbon([(x, 34), (x * 1.4, 6), (x, -26), (x * 1.6, -50)], 1, 2.4) for x in (-24, 24)],
            alpha=200)
    pen.glow(0, 0, 70, "acc", 0.6)


def eye_at_deck(pen: Pen) -> None:
    """An eye in a dark palm hangs over a hand that draws from a pile; the drawn card burns away from its middle."""
    open_hand(pen, -36, -26, 1.0, 160, False, "plate*.6", "dark*1.6")
    eye(pen, -38, -24, 13, "acc")
    pen.glow(-38, -24, 44, "acc", 0.9)
    pen.flat("acc", [(-34, -18), (44, 0), (30, 30)], alpha=90)
    for i in range(6):
        pen.part("bone" if i % 2 else "bone*.8", [(-30, 62 - i * 5), (22, 62 - i * 5), (34, 54 - i * 5),
                (-18, 54 - i * 5)], seam=0.2)
    card_front(pen, 44, 14, 2.2, -16)
    pen.part("dark", moved(star(0, -4, 9, 12, 8), 44, 14), seam=0, rim=0.2)
    pen.flat("acc", *[moved(ring(0, -4, 11, 13.4, a, a + 30, 8), 44, 14) for a in (10, 80, 160, 240, 300)])
    pen.part("skin", limb((104, 62), (66, 34), 20, 15), limb((68, 36), (58, 26), 7, 6))


def whirl_bites_owner(pen: Pen) -> None:
    """A horned one throws a dark whirl; its arms have bent back and hold him by both wrists and the throat."""
    spiral(pen, 44, -16, 34, 5, 160, 1.1, "acc")
    pen.glow(44, -16, 60, "acc", 1)
    pen.figure(Figure("fall", "brute", "horned"), -30, 72, 116, True)
    for line in ([(44, -20), (10, -60), (-30, -50), (-22, -30)], [(44, -10), (16, 10), (-10, -6), (-18, -20)],
            [(50, -6), (40, 50), (0, 60), (-20, 40), (-44, 44)]):
        pen.part("acc*.6", ribbon([(float(x), float(y)) for x, y in line], 11, 4), rim=0.8)


def signs_fall_dead(pen: Pen) -> None:
    """From a horned head's raised fists the marks and flames of five gifts drop as ash; a bell of light rings above."""
    pen.part("low*1.2", smooth([(-16, -64), (-12, -78), (12, -78), (16, -64), (26, -42), (-26, -42)], 3),
            oval(0, -40, 5, steps=16))
    pen.flat("low", *[ring(0, -56, r, r + 2, 10, 170, 40) for r in (40, 56, 72)], alpha=150)
    pen.glow(0, -50, 70, "low", 0.9)
    pen.figure(dark_figure("lift", "horned", build="hulk"), 0, 84, 100)
    chance = pen.paper.chance
    for i in range(18):
        x, y = chance.uniform(-80, 80), chance.uniform(-10, 70)
        pen.part("near*1.6" if i % 2 else "dark*2", star(x, y, 3 + i % 5, 7, 3, i * 23), rim=0.4)


def pushed_off_world(pen: Pen) -> None:
    """A round of light stands in the air; the horned one who is thrust through it turns into a card on the
    other side."""
    pen.part("acc*.8", [*oval(6, 0, 20, 60, 70), *oval(6, 0, 15, 54, 70, 360, 0)])
    pen.flat("low", oval(6, 0, 15, 54, 60), alpha=200)
    pen.glow(6, 0, 60, "acc", 0.9)
    pen.figure(Figure("fall", "hulk", "horned"), -8, 58, 92)
    pen.figure(Figure("hurl", "robed", "open_hood", pads=False), -78, 66, 88)
    pen.flat("low", *[limb((-52, y), (-26, y * 0.8), 1, 4) for y in (-14, -4, 6)], alpha=200)
    card_front(pen, 58, 6, 2.3, -22)
    pen.head("horned", 56, -4, 9)


def beast_on_chain(pen: Pen) -> None:
    """A hulk strains forward on all fours at a chain as thick as an arm; the fist that holds it counts coins."""
    pen.figure(Figure("crouch", "brute", "jaws", head_scale=1.6), -24, 68, 140, True)
    pen.part("metal*.8", ring(-42, 0, 10, 15, steps=30))
    chain(pen, (-30, 4), (70, -14), 8)
    pen.part("cloth", limb((108, -30), (84, -18), 32, 26))
    pen.part("skin", smooth([(84, -34), (62, -30), (56, -14), (64, 0), (84, -2)], 4),
            *[limb((58, -26 + i * 7), (70, -24 + i * 7), 7, 6) for i in range(4)])
    for i, (x, y) in enumerate(((66, 30), (72, 40), (60, 48), (76, 56))):
        pen.part("acc", oval(x, y, 7, 4 + i % 2, 20), rim=0.5)


GIFTS_OF_CHANGE: Final[Mapping[str, Subject]] = by_name(
    rotting_officer, hand_on_scale, streams_into_one, three_shapes, eye_at_deck, whirl_bites_owner,
            signs_fall_dead,
    pushed_off_world, beast_on_chain,
)  # fmt: skip
