"""Plagues, prophecies and rituals as the subject of a picture: what is caught, foreseen and given up in the
    Outposts."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, eye, fire, open_hand
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import bottle, card_front, dark_figure, drop


def germ(pen: Pen, x: float, y: float, r: float, spikes: int, tone: str = "acc*.7", start: float = 0) -> None:
    """A ball with knobbed spikes and a dark heart."""
    for i in range(spikes):
        a = start + 2 * math.pi * i / spikes
        tip = (x + r * 1.6 * math.cos(a), y + r * 1.6 * math.sin(a))
        pen.part(tone, limb((x, y), tip, r * 0.3, r * 0.16), oval(*tip, r * 0.2, steps=10), seam=0.15)
    pen.part(tone, oval(x, y, r, steps=30))
    pen.flat("dark", oval(x + r * 0.2, y + r * 0.15, r * 0.4, steps=18), oval(x - r * 0.4, y - r * 0.4, r * 0.16,
            steps=12), alpha=170)


def lungs_of_embers(pen: Pen) -> None:
    """A body as a dark shape with ribs; in it both lungs glow like coal, and the breath that leaves is smoke."""
    pen.part("dark*1.7", smooth([(-84, 90), (-76, 0), (-46, -20), (-14, -28), (14, -28), (46, -20), (76, 0), (84, 90)],
            4))
    pen.part("dark*1.7", smooth([(-12, -22), (-22, -44), (-14, -72), (12, -76), (26, -62), (34, -48), (24, -40), (14,
            -28)], 4))
    pen.flat("low", *[oval(36 + i * 11, -56 - i * 9, 7 + i * 4, steps=22) for i in range(5)], alpha=150)
    pen.glow(0, 20, 70, "acc", 0.9)
    for s in (-1, 1):
        pen.part("acc*.8", smooth([(s * 8, -8), (s * 28, -6), (s * 44, 22), (s * 46, 54), (s * 30, 60), (s * 12, 44)],
            4), rim=0.4)
        pen.flat("dark", *[oval(s * (18 + i % 3 * 10), 8 + i * 7, 3.4 - i * 0.2, steps=10) for i in range(7)],
            alpha=200)
    pen.part("bone*.7", limb((0, -24), (0, 6), 7, 6), *[ribbon([(s * 4, -10 + i * 16), (s * 36, -4 + i * 17), (s * 54,
            14 + i * 17)], 4,
                                                          3) for s in (-1, 1) for i in range(4)])


def leech_at_nape(pen: Pen) -> None:
    """A man sits with hanging head; a fat pale thing has its tail down his back and its mouth in his nape; his card
    slips."""
    pen.part("cloth*1.2", smooth([(-60, 90), (-56, 24), (-34, -4), (4, -10), (34, 10), (48, 50), (50, 90)], 4))
    pen.head("crew", 22, -22, 22, -46)
    pen.part("bone*.9", ribbon([(-66, 74), (-60, 30), (-44, -8), (-16, -34), (4, -36)], 8, 22))
    pen.flat("dark", *[ribbon([(-66 + i * 9, 46 - i * 15), (-56 + i * 9, 44 - i * 13), (-50 + i * 9, 50 - i * 14)],
            1.6, 1) for i in range(5)],
             alpha=160)
    pen.part("acc*.7", oval(4, -36, 10, 7, 24), rim=0.6)
    pen.glow(4, -36, 30, "acc", 0.8)
    pen.part("cloth", limb((30, 24), (56, 58), 17, 13))
    pen.part("skin", oval(60, 64, 8, steps=18))
    card_front(pen, 80, 66, 1, -34)
    pen.flat("low", *[moved(ring(0, 0, r, r + 1.2, 0, 300, 24), 62, -42, 1, r * 9) for r in (5, 9, 13)])


def red_hand_passed(pen: Pen) -> None:
    """A hand with red boils lies on a shoulder in a row; each back in the row before it bears the same red print."""
    for i, x in enumerate((74, 36, -4)):
        pen.part(f"cloth*{0.8 + i * 0.2:.1f}", smooth([(x - 40, 90), (x - 34, 20), (x - 12, 4), (x + 12, 4), (x + 34,
            20), (x + 40, 90)], 4),
                 haze=0.2 - i * 0.1)
        pen.part("dark*1.8", oval(x, -14, 15, 18, 30), haze=0.2 - i * 0.1)
        if i < 2:
            pen.flat("acc", oval(x + 14, 36, 8, 9, 20), *[limb((x + 9 + j * 4, 32), (x + 6 + j * 6,
            18 + abs(j - 1) * 2), 3.4, 2.6) for j in
                                                       range(4)])
    open_hand(pen, -20, 34, 1.05, -54)
    for x, y, r in ((-26, 26, 5), (-10, 36, 4), (-34, 38, 4.4), (-18, 14, 3), (4, 22, 3.4), (-2, 42, 3)):
        pen.part("acc", oval(x, y, r, steps=16), rim=0.7)
        pen.flat("#FFE9C0", oval(x - r * 0.2, y - r * 0.3, r * 0.3, steps=8))


def cells_in_lens(pen: Pen) -> None:
    """Through a round lens: three-lobed things push among pale cells and have drunk two of them empty."""
    pen.flat("dark", box(-112, -92, 112, 92), alpha=230 if not pen.paper.silhouette else 0)
    pen.part("low", oval(0, 0, 68, steps=70), rim=0.2, seam=0)
    for x, y, r in ((-40, -30, 13), (-50, 12, 12), (36, -40, 12), (44, 34, 13), (-14, 48, 11), (8, -54, 9)):
        pen.part("bone", oval(x, y, r, r * 0.9, 26), rim=0.5)
        pen.flat("skin*.8", oval(x, y, r * 0.4, steps=16))
    for x, y in ((30, 6), (-6, -22)):
        pen.part("dark*1.6", [*oval(x, y, 11, 11, 24), *oval(x, y, 8, 8, 24, 360, 0)], rim=0.3)
    for x, y, k, t in ((4, 14, 1, 0), (-30, -8, 0.7, 40), (28, -18, 0.8, 80), (-28, 34, 0.6, 20)):
        pen.part("acc*.8", *[moved(oval(0, -14, 10, 14, 24), x, y, k, t + a) for a in (0, 120, 240)], moved(oval(0, 0,
            8, steps=20), x, y, k))
        pen.flat("dark", *[moved(oval(0, -17, 4, steps=12), x, y, k, t + a) for a in (0, 120, 240)])
    pen.part("metal", ring(0, 0, 66, 76, steps=80))
    pen.flat("dark", *[moved(box(-0.8, -66, 0.8, -58), 0, 0, 1, a) for a in range(0, 360, 30)])


def man_turns_tree(pen: Pen) -> None:
    """A man stands with arms up: the half nearer to us is bark and bare twigs, leaves of skin fall from his fingers."""
    pen.figure(Figure("cast", "soldier", "crew", pads=False), 6, 74, 118)
    pen.part("wood*.8", smooth([(-10, 76), (-14, 20), (-20, -16), (-6, -34), (2, -24), (2, 20), (6, 76)], 4),
             ribbon([(-12, -14), (-28, -26), (-30, -52), (-44, -72)], 11, 3), smooth([(4, -26), (-6, -30), (-8, -46),
             (2, -54), (6, -40)], 3),
             ribbon([(-4, 70), (-24, 78), (-46, 76)], 10, 2), ribbon([(2, 72), (14, 82), (30, 80)], 9, 2))
    pen.part("wood*.7", *[ribbon([(-29, -46), (-29 + dx * 0.5, -58), (-29 + dx, -64 - abs(dx) * 0.2)], 4,
            1) for dx in (-34, -22, 10, 22)],
             ribbon([(-24, -24), (-44, -26), (-60, -40)], 5, 1), seam=0.15)
    pen.flat("dark", ribbon([(-8, 60), (-10, 30), (-12, 4)], 1.6, 1), ribbon([(-2, 50), (-3, 20), (-6, -10)], 1.4, 1),
            oval(-8, 14, 3, 5, 14))
    pen.part("acc*.7", *[moved(smooth([(-6, 0), (0, -4), (7, 0), (0, 4)], 3), x, y, 1, t) for x, y, t in
                         ((-66, -20, 20), (-52, 6, 80), (-72, 34, 40), (40, 24, 10), (56, 58, 70), (-44, 50, 130), (34,
                         -8, 40))])


def germ_splits(pen: Pen) -> None:
    """One ball of spikes tears into two: the one a helmet's shape bears, the other a wolf's; a bridge of slime
    between."""
    pen.part("acc*.5", smooth([(-40, -16), (0, -5), (40, -18), (40, 16), (0, 7), (-40, 18)], 4))
    germ(pen, -46, 0, 30, 12)
    germ(pen, 46, 0, 30, 9, "#8A3A6A", 0.3)
    pen.glow(0, 0, 40, "acc", 0.9)
    pen.head("kettle", -46, 2, 12)
    pen.head("turban", 46, 2, 12, flip=True)
    pen.flat("acc", *[star(x, y, 4, 4, 1.4) for x, y in ((0, -24), (-6, 26), (10, 34), (4, -40))])
    for x, y, r, n in ((-84, 46, 7, 8), (86, -46, 7, 7), (-76, -50, 5, 7), (78, 50, 6, 8)):
        germ(pen, x, y, r, n, "acc*.6" if x < 0 else "#8A3A6A")


def drop_on_fever(pen: Pen) -> None:
    """From a phial one lit drop falls on a row of the sick: where its ring has come they sit up, beyond it they lie
    dark."""
    bottle(pen, -30, -44, 1.1, -118, "acc*.8")
    drop(pen, 2, -12, 1.2)
    pen.glow(2, -12, 30, "acc", 1)
    pen.flat("acc", [*oval(2, 52, 64, 17, 50), *oval(2, 52, 58, 14, 50, 360, 0)], alpha=200)
    for x, lit in ((-80, False), (-32, True), (14, True), (60, False)):
        pen.part("wood*.8", box(x - 26, 58, x + 26, 63), box(x - 24, 63, x - 20, 76), box(x + 20, 63, x + 24, 76))
        if lit:
            pen.figure(Figure("sit", "soldier", "bald" if x < 0 else "bob", pads=False, cloth="bone*.8"), x - 4, 76, 84)
        else:
            pen.part("near*.8", smooth([(x - 25, 58), (x - 20, 49), (x + 4, 47), (x + 24, 52), (x + 25, 58)], 3),
            oval(x - 20, 50, 7,
                                                                                                          steps=16))


def germs_bounce(pen: Pen) -> None:
    """A bare upper arm with a plaster in the shape of a shield: spiked balls fly at it and burst or turn away."""
    pen.part("skin*.85", smooth([(30, -92), (4, -40), (-4, 10), (10, 58), (28, 92), (112, 92), (112, -92)], 4))
    pen.flat("dark", ribbon([(84, -60), (76, 0), (88, 60)], 2, 1), alpha=130)
    pen.part("bone", [(14, -26), (60, -30), (62, 6), (40, 34), (18, 10)])
    pen.part("acc*.8", [(20, -20), (55, -23), (56, 4), (40, 24), (23, 8)], rim=0.4)
    for x, y, r, n in ((-40, -36, 15, 10), (-66, 20, 12, 9), (-30, 58, 11, 9), (-88, -56, 8, 8), (-94, 58, 9, 8)):
        germ(pen, x, y, r, n, "plate*.6", x)
    pen.part("acc", *[ring(40, -2, 46 + i * 9, 48 + i * 9, 130, 230, 24) for i in range(2)], rim=0.2, seam=0)
    blast(pen, -8, 2, 12, 9)


def hands_shine_through(pen: Pen) -> None:
    """A seer's lamp behind a table: through the backs of the cards in three hands their faces shine."""
    pen.glow(0, -50, 80, "acc", 1)
    pen.part("acc", smooth([(-7, -44), (0, -74), (7, -44), (0, -36)], 4), rim=0.3)
    pen.flat("acc", *[[(0, -50), (x - 24, 40), (x + 24, 40)] for x in (-68, 0, 68)], alpha=70)
    for x in (-68, 0, 68):
        for i, t in enumerate((24, 8, -8, -24)):
            cx, cy = x + (i - 1.5) * 9, 16 + abs(i - 1.5) * 4
            card_front(pen, cx, cy, 1.05, t)
            pen.flat("dark", moved(oval(0, -4, 3, 4, 14), cx, cy, 1, t) if i % 2 else moved(star(0, -4, 6, 4, 2), cx,
            cy, 1, t))
        pen.part("dark*1.8", limb((x, 92), (x, 44), 36, 24), *[limb((x - 12 + i * 8, 46), (x - 11 + i * 7, 30), 7,
            6) for i in range(4)])


def gap_in_armour(pen: Pen) -> None:
    """A huge armed shape fills the picture; through a hand of a seer before it one seam shines, and a spear already
    points
    there."""
    pen.part("dark*1.9", smooth([(-60, 90), (-74, 0), (-54, -38), (-18, -44), (-14, -72), (14, -72), (18, -44), (54,
            -38), (74, 0), (60, 90)],
                                3))
    pen.flat("dark", [(-10, -60), (12, -60), (10, -54), (-9, -54)])
    pen.part("metal*.6", [(-52, -34), (-18, -40), (-8, 20), (-40, 26)], [(52, -34), (18, -40), (14, 20), (40, 26)],
            [(-38, 34), (36, 34),
             (44, 90), (-46, 90)])
    pen.flat("acc", [(2, -34), (9, -34), (10, 22), (28, 28), (26, 33), (-2, 30)])
    pen.glow(8, 0, 44, "acc", 1)
    pen.part("wood*1.3", limb((-108, 66), (-26, 16), 4, 3))
    pen.part("metal*1.2", [(-30, 12), (-2, 2), (-22, 22)])
    pen.figure(Figure("point", "robed", "turban", pads=False), -72, 88, 92)


def sand_off_face(pen: Pen) -> None:
    """Wind takes the sand from a great stone face: the side still covered smiles, the bare one has horn and teeth."""
    pen.part("wood*1.3", smooth([(0, -62), (-36, -52), (-50, -10), (-40, 40), (-12, 70), (0, 72)], 4))
    pen.flat("dark", smooth([(-34, -16), (-22, -22), (-12, -14), (-22, -10)], 3), ribbon([(-30, 34), (-18, 42), (0,
            42)], 2, 2.4))
    pen.part("dark*2", smooth([(0, -62), (30, -56), (48, -20), (44, 30), (22, 66), (0, 72)], 4))
    pen.part("bone*.8", ribbon([(28, -50), (58, -56), (72, -82)], 16, 2), *[[(2 + i * 8, 36), (5 + i * 8, 50 - i),
            (8 + i * 8, 35)]
                                                                         for i in range(4)], [(0, 32), (34, 28), (34,
                                                                         31), (0, 36)])
    pen.flat("acc", [(10, -12), (36, -24), (32, -10), (16, -6)])
    pen.glow(24, -14, 28, "acc", 1)
    pen.flat("wood*1.5", *[oval(4 + i * 9 + (i * 13) % 7, -50 + (i * 29) % 90, 2.6 - i * 0.12,
            steps=8) for i in range(12)],
             *[ribbon([(0, y), (40, y - 8), (104, y + 2)], 4, 0.6) for y in (-30, 12, 54)], alpha=200)
    pen.figure(dark_figure("reach", "turban", "staff", 80, "robed"), -76, 84, 62)


def man_outweighs_tank(pen: Pen) -> None:
    """Great scales in the desert: on the low pan sits one who closes his eyes, from the high one a tank slides."""
    pen.part("wood*.8", box(-4, -62, 4, 84), [(-24, 84), (24, 84), (12, 72), (-12, 72)])
    pen.part("metal", limb((-76, -24), (76, -76), 6, 6), oval(0, -50, 8, steps=20))
    for x, y, pan in ((-74, -24, 44), (74, -74, 2)):
        pen.part("metal*.7", limb((x, y), (x - 26, pan), 1.4, 1.4), limb((x, y), (x + 26, pan), 1.4, 1.4), seam=0)
        pen.part("acc*.7", smooth([(x - 32, pan), (x + 32, pan), (x + 20, pan + 12), (x - 20, pan + 12)], 3))
    pen.figure(Figure("sit", "robed", "turban", pads=False, head_turn=-16), -76, 46, 72)
    pen.glow(-76, 14, 44, "acc", 0.8)
    t = 14
    pen.part("plate*.7", *[moved(one, 78, -12, 0.8, t) for one in ([(-32, 4), (-26, -10), (26, -10), (34, 4), (24, 14),
            (-26, 14)], box(-14, -22,
                           12, -8), limb((10, -16), (44, -18), 5, 4))])
    pen.part("dark*1.3", moved(smooth([(-32, 2), (32, 2), (26, 16), (-26, 16)], 2), 78, -9, 0.8, t))


def struck_by_light(pen: Pen) -> None:
    """A soldier falls to his knees in the ranks, his rifle in the dust: an eye has opened in the sky over him alone."""
    eye(pen, 0, -58, 34, "acc", False, "plate*.6")
    pen.flat("acc", [(-14, -46), (14, -46), (34, 80), (-34, 80)], alpha=120)
    for x in (-88, -60, 58, 86):
        pen.figure(dark_figure("march", "desert_mask", "rifle", 60), x, 76, 74)
    pen.figure(Figure("tend", "soldier", "desert_mask", pads=False, head_turn=50), -8, 78, 92)
    pen.weapon("rifle", 30, 80, 0.8, -8)


def pack_under_moon(pen: Pen) -> None:
    """On three crags one over another beasts of all kinds lift their heads to a red moon and howl; sand runs down."""
    pen.glow(34, -40, 60, "acc", 0.7)
    pen.part("acc*.8", oval(34, -40, 30, steps=60), rim=0.3, seam=0)
    pen.part("near*.9", [(-112, 90), (-112, 4), (-56, -4), (-50, 16), (-28, 22), (-24, 46), (60, 50), (64, 30), (112,
            26), (112, 90)])
    wolf: list[Point] = smooth([(-26, 22), (-20, 0), (0, -12), (10, -30), (20, -52), (26, -46), (24, -36), (26, -22),
            (18, -2), (20, 22), (12, 22),
                                (8, 6), (-8, 8), (-14, 22)], 3)
    for x, y, k in ((-78, -22, 0.8), (-4, 26, 1.05), (82, 8, 0.8)):
        pen.part("dark*1.3", moved(wolf, x, y, k))
        pen.part("dark*1.3", moved(ribbon([(-22, 8), (-38, 14), (-44, 4)], 6, 1), x, y, k), moved([(14, -38), (8, -50),
            (18, -46)], x, y, k))
    pen.part("bone", ribbon([(14, -20), (34, -22), (40, -40)], 6, 1), ribbon([(10, -14), (28, -12), (36, -26)], 5, 1))
    pen.flat("low", *[ring(26, -36, 16 + i * 9, 17.6 + i * 9, 215, 300, 20) for i in range(3)], alpha=180)


def mantle_from_above(pen: Pen) -> None:
    """Two pale hands let a mantle and a mitre down from the light on a man with a spade in a hole."""
    pen.flat("acc", [(-34, -92), (34, -92), (50, 70), (-50, 70)], alpha=90)
    for s in (-1, 1):
        pen.part("bone*.9", limb((s * 74, -92), (s * 44, -44), 17, 11), *[limb((s * (44 - i * 4), -44),
            (s * (30 - i * 2), -34 - i * 3), 5, 3)
                                                                       for i in range(3)])
    pen.part("acc*.6", smooth([(-34, -40), (0, -30), (34, -40), (46, 4), (40, 34), (14, 20), (0, 26), (-14, 20), (-40,
            34), (-46, 4)], 3))
    pen.part("acc*.9", smooth([(-34, -40), (0, -30), (34, -40), (32, -32), (0, -22), (-32, -32)], 3))
    pen.part("bone", [(-10, -42), (-13, -56), (0, -74), (13, -56), (10, -42)])
    pen.figure(Figure("lean", "soldier", "crew", weapon="spade", weapon_turn=-60, pads=False, head_turn=14), -2, 92, 92)
    pen.part("near*1.2", smooth([(-112, 92), (-112, 62), (-60, 56), (-34, 68), (30, 70), (56, 58), (112, 64), (112,
            92)], 3))


def burning_walker(pen: Pen) -> None:
    """One walks out of a pyre with a hammer, and is the fire's shape himself, three times as high as those who run."""
    pen.glow(0, 0, 80, "acc", 1)
    fire(pen, -56, 56, 80, 120, 7)
    pen.figure(dark_figure("stride", "wide_brim", "hammer", 40, "brute"), -4, 78, 118)
    pen.flat("acc", oval(10, -36, 2.4, steps=10))
    for x, y, flip in ((-84, 78, True), (78, 76, False), (96, 80, False)):
        pen.figure(dark_figure("run", "kettle"), x, y, 40, flip)


def line_before_altar(pen: Pen) -> None:
    """Seven in brims stand shoulder to shoulder before a broken altar, staffs crossed; a wave of riders breaks on
    them."""
    pen.part("bone*.6", box(-34, -14, 34, 4), box(-28, 4, 28, 30), limb((0, -14), (0, -40), 5, 4), ring(0, -56, 11, 16,
            -60, 250, 30), haze=0.15)
    pen.glow(0, -30, 46, "acc", 0.9)
    for i, x in enumerate(range(-78, 90, 26)):
        pen.figure(Figure("guard", "robed", "wide_brim", weapon="staff", weapon_turn=60 if i % 2 else 110, pads=False),
            x, 78 - abs(x) * 0.1, 84,
                   x > 0)
    for x, y, flip in ((-102, 74, False), (102, 74, True)):
        pen.figure(dark_figure("fall", "horned", "axe", 60), x, y, 72, not flip)


def hands_over_charge(pen: Pen) -> None:
    """Men run forward in a wedge; over them two great hands of light make a roof on which shells burst."""
    pen.glow(0, 10, 70, "acc", 0.6)
    for s in (-1, 1):
        pen.part("acc*.85", smooth([(s * 96, 60), (s * 78, 4), (s * 52, -32), (s * 30, -46), (s * 40, -22), (s * 56,
            8), (s * 70, 64)], 4), rim=0.5)
        pen.part("acc", *[limb((s * (58 - i * 8), -26 - i * 5), (s * (26 - i * 7), -52 + i * 5), 10,
            8) for i in range(3)], edge=0.5)
    for x, y in ((-66, -42), (6, -72), (70, -36)):
        blast(pen, x, y, 15, 9)
    for x, y, h in ((46, 64, 50), (24, 70, 56), (-30, 74, 58), (-4, 80, 70)):
        pen.figure(dark_figure("run", "tricorne", "sabre", 40), x, y, h)


def altar_feeds_three(pen: Pen) -> None:
    """One lies on a stone with crossed hands; what leaves his breast as light goes into three who stand armed behind
    it."""
    for x, weapon in ((-54, "sabre"), (0, "greatsword"), (54, "axe")):
        pen.figure(Figure("hail", "soldier", "tricorne", weapon=weapon, weapon_turn=60, pads=False), x, 56, 92)
        pen.flat("acc", ribbon([(0, 34), (x * 0.5, 14), (x, 0)], 5, 2), alpha=220)
        pen.glow(x, -2, 24, "acc", 0.9)
    pen.part("bone*.6", box(-62, 52, 62, 90), [(-70, 46), (70, 46), (66, 56), (-66, 56)])
    pen.part("bone", smooth([(-56, 46), (-52, 36), (-30, 32), (20, 34), (56, 36), (60, 46)], 3), oval(-52, 36, 9,
            steps=20))
    pen.glow(0, 36, 36, "acc", 1)
    pen.part("#A82218", ribbon([(30, 46), (34, 60), (30, 78)], 5, 3), rim=0.4)


EVENTS_OF_PLAGUE_AND_PROPHECY: Final[Mapping[str, Subject]] = by_name(
    lungs_of_embers, leech_at_nape, red_hand_passed, cells_in_lens, man_turns_tree, germ_splits, drop_on_fever,
            germs_bounce,
    hands_shine_through, gap_in_armour, sand_off_face, man_outweighs_tank, struck_by_light, pack_under_moon,
    mantle_from_above, burning_walker, line_before_altar, hands_over_charge, altar_feeds_three,
)  # fmt: skip
