"""Awards, oaths, orders of the Brotherhood, offices and their paper as the subject of a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.events_of_war import shade
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import (
    book,
    chain,
    coin,
    fire,
    fist,
    open_hand,
    palm,
    sheet_of_paper,
)
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star

MONK: Final = Figure("stand", "robed", "cowl", pads=False)


def pinned_brooch(pen: Pen) -> None:
    """A hand pins a brooch like a blade on a broad chest; a medal hangs there already."""
    pen.part("plate", smooth([(-90, 70), (-84, -10), (-60, -40), (-20, -52), (30, -50), (62, -34), (80, 0),
            (90, 70)], 4))
    pen.part("dark", box(-4, -50, 2, 70), seam=0)
    pen.part("acc*.7", *[oval(-1, y, 3.4, steps=14) for y in (-20, 4, 28, 52)], rim=0.4)
    pen.part("cloth*1.6", [(-58, -8), (-44, -8), (-46, 12), (-56, 12)])
    pen.part("acc", star(-51, 20, 8, 12, 6), rim=0.4)
    pen.part("bone*1.1", [(18, 6), (24, -2), (58, -26), (52, -14), (26, 12)])
    pen.part("acc", limb((14, 2), (30, 14), 4, 4), oval(18, 12, 5, steps=16))
    pen.glow(40, -12, 34, "low", 0.8)
    pen.part("cloth", [(100, 70), (66, 52), (54, 20), (74, 8), (110, 34)])
    pen.part("skin", limb((62, 26), (48, 10), 15, 11), limb((48, 8), (34, 6), 6, 5),
            limb((50, 14), (34, 16), 6, 5))


def ribboned_rifle(pen: Pen) -> None:
    """A rifle laid on a cushion with a ribbon round it and notches in its stock, laurel to both sides."""
    pen.part("acc*.5", smooth([(-70, 26), (-76, 48), (-60, 60), (60, 60), (76, 48), (70, 26), (0, 34)], 4))
    pen.part("acc", oval(-76, 52, 5, steps=16), oval(76, 52, 5, steps=16), rim=0.4)
    pen.weapon("rifle", -24, 20, 2.1, 12)
    pen.flat("dark", *[limb((-54 + i * 5, 26 + i * -1), (-53 + i * 5, 32 - i), 1.2, 1.2) for i in range(5)])
    pen.part("acc*.9", [(-8, -4), (8, -8), (12, 24), (-2, 28)], [(0, 24), (-16, 52), (-4, 46), (4, 56)],
            [(4, 24), (24, 46), (12, 46), (8, 56)])
    pen.part("acc", star(3, 12, 8, 9, 4), rim=0.4)
    for s in (-1, 1):
        stem = smooth([(s * 30, 6), (s * 62, -16), (s * 60, -50), (s * 34, -66)], 5, False)
        pen.part("bone*.8", *[smooth([(x, y), (x + s * 8, y - 7), (x + s * 3, y - 15), (x - s * 3, y - 7)],
                3) for x, y in stem[::2]])
    pen.glow(0, 0, 50, "low", 0.5)


def raised_on_shield(pen: Pen) -> None:
    """Four men carry a fifth who stands on a shield, arms wide, banners behind."""
    for x in (-66, 66):
        pen.part("acc*.7", [(x - 9, -66), (x + 9, -66), (x + 9, 10), (x, 0), (x - 9, 10)])
        pen.part("wood", box(x - 11, -70, x + 11, -66))
    pen.figure(Figure("cast", "soldier", "crew", before=("medals",)), 0, 10, 68)
    pen.part("metal*.8", smooth([(-50, 8), (0, 2), (50, 8), (34, 20), (0, 24), (-34, 20)], 4))
    for x, flip in ((-42, False), (-16, True), (16, False), (42, True)):
        pen.figure(shade("lift"), x, 66, 52, flip)


def wreath_on_head(pen: Pen) -> None:
    """Two hands lower a wreath on a bowed head from which the helmet has been taken."""
    pen.glow(0, -10, 60, "acc", 0.8)
    pen.part("cloth", smooth([(-70, 70), (-60, 34), (-26, 20), (26, 20), (58, 36), (70, 70)], 4))
    pen.head("crew", 0, 2, 26, -22)
    for i in range(14):
        a = math.radians(180 + i * 13.8)
        x, y = 0 + 34 * math.cos(a), -22 + 13 * math.sin(a)
        pen.part("acc*.9", moved(smooth([(0, 0), (6, -5), (14, 0), (6, 4)], 3), x, y, 1, 90 - i * 13.8 + 40),
                rim=0.5)
    for s in (-1, 1):
        pen.part("bone*.7", [(s * 94, -72), (s * 70, -80), (s * 44, -36), (s * 56, -26)])
        pen.part("skin", limb((s * 52, -32), (s * 34, -22), 14, 9))
    pen.part("plate", smooth([(-74, 66), (-72, 48), (-58, 38), (-44, 48), (-40, 66)], 4))


def arch_of_blades(pen: Pen) -> None:
    """A way between two rows who cross their swords over it; at its end one comes walking out of the
    light."""
    pen.part("low", oval(0, 20, 26, 40, 50), rim=0)
    pen.glow(0, 14, 60, "low", 0.9)
    pen.figure(Figure("stride", "soldier", "crew", behind=("cape",), tone="dark"), 0, 60, 62)
    for i, (x, h) in enumerate(((24, 60), (42, 78), (66, 100))):
        for s in (-1, 1):
            pen.figure(Figure("hail", "soldier", "plume", weapon="sabre", weapon_turn=38,
                plate=f"plate*{0.6 + i * 0.2:.1f}"),
                       s * x, 52 + i * 7, h * 0.8, s > 0)


def circle_of_hoods(pen: Pen) -> None:
    """Hooded ones in a circle, hands joined; a pillar of signs stands where they look."""
    pen.flat("acc", [(-10, 40), (10, 40), (16, -72), (-16, -72)], alpha=150)
    pen.glow(0, -10, 66, "acc", 1)
    pen.part("acc", *[ring(0, y, r, r + 2.4, a, a + 240, 30) for y, r,
            a in ((-44, 9, 0), (-20, 12, 90), (6, 9, 200))], star(0, -66, 4, 9, 3), rim=0.3)
    for x, y, h in ((-58, 40, 60), (-32, 30, 50), (32, 30, 50), (58, 40, 60)):
        pen.figure(MONK, x, y, h, x > 0)
    for x in (-44, 0, 44):
        pen.figure(Figure("back", "robed", "cowl", pads=False, tone="dark"), x, 70, 72)


def chain_and_torch(pen: Pen) -> None:
    """Three in pointed hats with torches who come out of the dark; one chained kneels before them."""
    for x, h, flip in ((-46, 96, False), (44, 96, True), (0, 110, False)):
        pen.figure(Figure("hurl" if x else "point", "robed", "hat", weapon="torch" if x else "scroll",
                weapon_turn=50 if x else -10, pads=False), x, 56, h, flip)
    pen.figure(Figure("pray", "slim", "bald", pads=False, tone="dark"), 4, 92, 74)
    chain(pen, (-70, 66), (0, 60), 5)
    chain(pen, (74, 66), (12, 60), 5)


def pilgrim_road(pen: Pen) -> None:
    """A road of lamps that winds from the front to a far spire, robed ones with staffs on it, a ship over
    them."""
    pen.part("low*.7", ribbon([(-40, 74), (30, 48), (-24, 28), (18, 14), (4, 4)], 34, 2), rim=0.3)
    pen.part("near*.8", [(0, 8), (4, -34), (8, 8)], box(-4, -6, 12, 8))
    pen.flat("acc", oval(4, -12, 1.6, steps=10))
    pen.glow(4, -14, 26, "acc", 0.9)
    for x, y, h in ((12, 18, 10), (-10, 28, 15), (6, 38, 22), (30, 52, 32), (-2, 62, 46), (-44, 74, 66)):
        pen.figure(Figure("stride", "robed", "hood", weapon="staff", weapon_turn=84, pads=False,
                tone="dark" if h < 40 else ""), x, y, h)
        pen.glow(x + h * 0.3, y - h * 0.5, h * 0.3, "acc", 0.8)
    pen.part("plate*.8", smooth([(40, -50), (56, -58), (80, -54), (86, -46), (66, -42), (44, -44)], 3))


def hall_of_desks(pen: Pen) -> None:
    """Desk behind desk to the end of a vault, a lamp and a bent clerk at each; papers fly down a tube."""
    pen.part("metal*.5", limb((60, -70), (60, 30), 9, 9))
    pen.part("bone", *[box(55, y, 65, y + 6) for y in (-54, -30, -4)], rim=0.4)
    for y, k in ((-16, 0.34), (-2, 0.5), (18, 0.76), (50, 1.2)):
        for x in (-50 * k, 14 * k) if k < 1 else (-44,):
            pen.part("wood*.7", box(x - 24 * k, y, x + 24 * k, y + 5 * k),
                box(x - 20 * k, y + 5 * k, x - 14 * k, y + 20 * k),
                     box(x + 14 * k, y + 5 * k, x + 20 * k, y + 20 * k))
            pen.figure(Figure("tend", "robed", "bald", pads=False, tone="" if k > 0.7 else "dark*1.6"),
                x - 6 * k, y + 14 * k, 58 * k)
            pen.part("wood*.8", box(x - 24 * k, y, x + 24 * k, y + 5 * k))
            pen.part("bone", *[box(x + 4 * k, y - (4 + i * 3) * k, x + 20 * k, y - (2 + i * 3) * k)
                for i in range(4)], rim=0.4)
            pen.part("acc*.6", [(x - 24 * k, y - 16 * k), (x - 12 * k, y - 16 * k), (x - 9 * k, y - 9 * k),
                (x - 27 * k, y - 9 * k)])
            pen.glow(x - 18 * k, y - 4 * k, 24 * k, "acc", 0.9)


def name_board(pen: Pen) -> None:
    """A board of hooks with tags in rows; a hand turns one round, three hooks are bare."""
    pen.part("wood*.6", box(-74, -62, 74, 60))
    pen.part("wood*.8", box(-68, -56, 68, 54), rim=0.4)
    for row in range(4):
        for col in range(6):
            x, y = -56 + col * 22, -44 + row * 26
            pen.part("metal", oval(x, y - 5, 2, steps=10), rim=0.4)
            if (row, col) in ((1, 2), (2, 5), (3, 0)):
                continue
            pen.part("bone" if (row, col) != (2, 3) else "acc",
                [(x - 7, y), (x - 4, y - 4), (x + 4, y - 4), (x + 7, y), (x + 7, y + 14), (x - 7, y + 14)])
            pen.flat("dark", box(x - 4, y + 3, x + 4, y + 4.4), box(x - 4, y + 7, x + 2, y + 8.4))
    pen.part("cloth", [(90, 80), (50, 80), (28, 44), (44, 34)])
    pen.part("skin", limb((36, 42), (20, 24), 13, 9), limb((20, 24), (14, 16), 5, 4))


def great_horn(pen: Pen) -> None:
    """A horn longer than a man, blown from a tower; its sound lifts a stone lid far below."""
    pen.part("near", box(-90, 0, -40, 72), *[box(x, -8, x + 9, 1) for x in (-90, -73, -56)])
    pen.figure(Figure("reach", "robed", "open_hood", pads=False), -64, 2, 62)
    pen.part("acc*.7", ribbon([(-46, -48), (-10, -46), (26, -26), (46, -30)], 4, 15),
            [(36, -42), (64, -60), (72, -16), (42, -14)])
    pen.part("dark", oval(68, -37, 7, 22, 30))
    pen.flat("low", *[ring(40, -30, r, r + 2, 10, 80, 24) for r in (44, 56, 68, 80)], alpha=180)
    pen.part("near*1.2", [(0, 52), (64, 46), (74, 56), (2, 66)], [(6, 38), (60, 20), (66, 28), (10, 48)])
    pen.part("low", [(4, 52), (62, 46), (64, 30), (10, 48)], rim=0)
    pen.glow(36, 44, 34, "low", 1)


def cabinet(pen: Pen) -> None:
    """A man in a deep chair among cases, a relic turned in his fingers under a lens as large as his head."""
    for x in (-76, 48):
        pen.part("wood*.5", box(x, -64, x + 30, 60))
        for i in range(4):
            y = -58 + i * 29
            pen.part("low*.5", box(x + 3, y, x + 27, y + 24), rim=0.3)
            (pen.part("acc*.8", star(x + 15, y + 13, 4 + i, 9, 4), rim=0.5) if i % 2 else
             pen.part("bone", smooth([(x + 8, y + 22), (x + 7, y + 8), (x + 15, y + 3), (x + 23, y + 8),
                 (x + 22, y + 22)], 4)))
    pen.part("acc*.35", smooth([(-42, 66), (-46, -20), (-26, -40), (14, -40), (34, -18), (32, 66)], 4))
    pen.figure(Figure("sit", "robed", "bearded", pads=False), -10, 66, 106)
    pen.part("metal", ring(30, 0, 15, 19, steps=40), limb((30, 18), (30, 34), 4, 4))
    pen.part("cool*1.3", oval(30, 0, 15, steps=36), rim=0.3, top=1.4)
    pen.part("acc", star(30, 0, 7, 10, 5), rim=0.3)
    pen.glow(30, 0, 28, "acc", 0.8)


def coin_table(pen: Pen) -> None:
    """A table seen from its end: to both sides men push coins to the one who sits, whose hands take all."""
    pen.part("wood*.7", [(-22, -14), (22, -14), (70, 70), (-70, 70)])
    pen.figure(Figure("cast", "bloated", "top_hat", pads=False), 0, 24, 66)
    pen.part("wood*.8", [(-24, -10), (24, -10), (70, 70), (-70, 70)])
    for x, y, n in ((-8, 4, 5), (8, 8, 7), (0, 18, 4)):
        for i in range(n):
            coin(pen, x, y - i * 3, 7, 0.4, 0)
    for y, k in ((16, 0.7), (40, 1.0)):
        for s in (-1, 1):
            palm(pen, s * (58 - 12 * k + y * 0.2), y, 0.55 * k, 0, s > 0)
            coin(pen, s * (30 + y * 0.3), y - 4, 6 * k, 0.4, 0)
    pen.glow(0, 8, 50, "acc", 0.8)


def offering_bowl(pen: Pen) -> None:
    """A bowl held out from a wide sleeve; an armoured hand lets a coin fall, another waits behind."""
    fist(pen, 44, -46, 0.8, 200, False, "metal*.7", "metal*.5")
    palm(pen, -54, -50, 0.7, -20, False, "skin", "plate")
    for x, y, turn in ((38, -8, 30), (-16, -18, 70), (16, -30, 10)):
        coin(pen, x, y, 9, 0.6, turn)
    pen.part("acc*.7", smooth([(-50, 6), (-40, 34), (-12, 46), (12, 46), (40, 34), (50, 6)], 4))
    pen.part("acc*.5", oval(0, 6, 50, 11, 50))
    pen.part("acc", *[oval(x, y, 10, 4, 24) for x, y in ((-18, 4), (6, 8), (24, 3), (-4, 0))], rim=0.5)
    pen.part("cloth*1.3", smooth([(-90, 80), (-70, 50), (-24, 40), (24, 40), (70, 50), (90, 80)], 4))
    pen.part("skin", limb((-44, 44), (-28, 26), 13, 9), limb((44, 44), (28, 26), 13, 9))
    pen.glow(0, 0, 44, "acc", 0.6)


def clan_cup(pen: Pen) -> None:
    """A horn of drink handed to a stranger over a fire; about him plaids, beards and raised fists."""
    fire(pen, -18, 18, 62, 44, 4)
    pen.glow(0, 40, 60, "acc", 0.9)
    for x, h, flip in ((-70, 80, False), (70, 82, True)):
        pen.figure(Figure("hail", "brute", "wild_hair", weapon="axe", weapon_turn=80, skirt=True, pads=False),
                x, 66, h, flip)
    pen.figure(Figure("reach", "brute", "bearded", skirt=True, pads=False, before=("fur",)), -34, 64, 94)
    pen.figure(Figure("reach", "soldier", "crew", before=("sash",)), 40, 64, 88, True)
    pen.part("bone", ribbon([(-8, -14), (4, -8), (10, -20)], 12, 3))


def hand_on_blade(pen: Pen) -> None:
    """A gauntlet flat on a sword that lies over an open book; a second, bare one is laid on it."""
    book(pen, 0, 36, 1.6)
    pen.part("bone*1.1", [(-90, 10), (50, 10), (76, 16), (50, 22), (-90, 22)])
    pen.part("acc*.7", box(-58, 0, -50, 32))
    pen.part("metal", [(-6, -90), (26, -90), (22, -20), (-2, -20)])
    pen.part("metal*1.2", smooth([(-16, -20), (28, -22), (36, 2), (28, 22), (-12, 24), (-22, 4)], 4))
    pen.part("metal*.8", *[limb((-14 + i * 12, 6), (-16 + i * 13, 26), 10, 9) for i in range(4)])
    pen.part("skin", smooth([(20, -14), (62, -34), (70, -16), (40, 2), (14, 10), (4, 0)], 4))
    pen.part("cloth", [(60, -40), (96, -56), (96, -10), (68, -12)])
    pen.glow(0, 14, 50, "low", 0.6)


def doctrine_passed(pen: Pen) -> None:
    """A priest and a machine brow to brow, each with a knife behind his back."""
    pen.head("mitre", -32, -22, 26)
    pen.head("optics", 34, -22, 26, 0, True)
    pen.part("cloth*1.2", smooth([(-90, 80), (-78, 24), (-46, 4), (-22, 14), (-10, 80)], 4))
    pen.part("metal*.6", smooth([(90, 80), (78, 24), (46, 4), (22, 14), (12, 80)], 4))
    pen.flat("low", limb((0, -70), (0, 60), 1.4, 1.4))
    for s in (-1, 1):
        pen.weapon("dagger", s * 62, 58, 1.6, 70, s > 0)
        pen.part("skin" if s < 0 else "metal", oval(s * 62, 58, 8, steps=20))
    pen.glow(0, -20, 40, "acc", 0.6)


def signing_table(pen: Pen) -> None:
    """A robed one behind a table with a great book; a queue of soldiers lays down badges before he takes the
    pen."""
    for i, x in enumerate((84, 64, 44)):
        pen.figure(shade("stand", "soldier", ("kettle", "helm", "cap")[i]), x, 62 - i * 2, 66 + i * 3, True)
    pen.figure(Figure("reach", "soldier", "crew", weapon=""), 22, 64, 86, True)
    pen.figure(Figure("point", "robed", "mitre", pads=False), -56, 58, 92)
    pen.part("wood*.7", [(-80, 26), (6, 26), (12, 36), (-88, 36)], box(-80, 36, -72, 70), box(-4, 36, 4, 70))
    pen.part("bone", [(-52, 24), (-30, 18), (-8, 24), (-30, 28)])
    pen.part("acc*.8", *[star(x, 24, 6, 5, 2.6) for x in (-66, -72, -60)], rim=0.3)


def projector_beam(pen: Pen) -> None:
    """A beam through smoke on a lit wall with arrows; four caps and one empty chair before it."""
    pen.part("low*1.1", box(-60, -62, 60, 14), rim=0.3)
    pen.flat("dark", smooth([(-44, -30), (-20, -46), (4, -34), (0, -12), (-30, -4)], 4), alpha=120)
    pen.part("acc*.8", ribbon([(-40, 4), (-10, -10), (20, -40)], 4, 5), [(12, -44), (32, -52), (26, -32)],
            rim=0.2)
    pen.flat("low", [(84, 44), (-60, -62), (60, 14)], alpha=60)
    pen.part("dark*1.6", box(70, 34, 100, 56), limb((74, 44), (64, 40), 9, 7))
    for i, x in enumerate((-58, -20, 56)):
        pen.part("front", smooth([(x - 19, 74), (x - 16, 48), (x, 38), (x + 16, 48), (x + 19, 74)], 4),
                rim=0.8)
        pen.head(("peaked", "kepi", "cap")[i], x, 30, 11, 0, i == 2)
    pen.part("wood*.6", box(6, 34, 10, 74), box(30, 34, 34, 74), box(6, 38, 34, 46))


def trial_panels(pen: Pen) -> None:
    """Four trials side by side: under water, on the rope, through fire, in the dark with a knife."""
    for i, (tone, figure, y) in enumerate((
        ("#1C4A66", Figure("dive", "soldier", "diver"), 56),
                ("low*.8", Figure("hang", "soldier", "bandana", pads=False), 40),
        ("#A0360F", Figure("run", "soldier", "gas"), 56),
                ("#0B0F18", Figure("lunge", "soldier", "goggles", weapon="dagger", pads=False), 56),
    )):
        x = -66 + i * 44
        pen.part(tone, [(x - 20, -66), (x + 24, -66), (x + 16, 68), (x - 28, 68)], rim=0.6, top=1.3, foot=0.7)
        if i == 1:
            pen.part("bone", limb((x + 8, -64), (x - 4, 66), 2, 2))
        if i == 2:
            fire(pen, x - 24, x + 16, 68, 34, 4)
        pen.figure(figure, x - 4, y, 66)
    pen.part("metal", *[limb((x + 24, -70), (x + 16, 72), 3, 3) for x in (-110, -66, -22, 22, 66)])


def paper_pile(pen: Pen) -> None:
    """A desk one cannot see for paper, three bells ringing, a helmet and one hand above it all."""
    pen.head("peaked", -8, -12, 17)
    open_hand(pen, 36, -26, 0.8, -14)
    chance = pen.paper.chance
    for i in range(30):
        x = -72 + i * 5
        sheet_of_paper(pen, x + chance.uniform(-4, 4),
                40 - 18 * math.cos(i * 0.7) * (1 - abs(x) / 100) + chance.uniform(-6, 6), 28, 34,
                       chance.uniform(-40, 40), 4, i % 6 == 0)
    for x, y in ((-66, -34), (66, -44), (-36, -56)):
        pen.part("acc*.8", smooth([(x - 11, y + 8), (x - 8, y - 8), (x, y - 13), (x + 8, y - 8),
                (x + 11, y + 8)], 4), oval(x, y + 11, 3, steps=12))
        pen.flat("low", *[ring(x, y, r, r + 1.4, a, a + 60, 16) for r in (16, 21) for a in (150, 330)])


def sand_table(pen: Pen) -> None:
    """A table of sand with hills and blocks; two hands at once move a red and a pale piece into a pincer."""
    pen.part("wood*.6", [(-70, -20), (70, -20), (92, 60), (-92, 60)])
    pen.part("#B08A58", [(-62, -14), (62, -14), (82, 52), (-82, 52)], rim=0.3)
    pen.part("#8C6A40", *[smooth([(x - w, y), (x - w * 0.3, y - h), (x + w * 0.3, y - h * 0.9), (x + w, y)],
            4)
                          for x, y, w, h in ((-30, 4, 20, 15), (22, 30, 26, 19), (-46, 40, 16, 10))], top=1.2)
    pen.part("cool", ribbon([(60, -12), (30, 2), (44, 20), (60, 50)], 3, 8), seam=0)
    pen.part("dark", *[box(x - 4, y - 6, x + 4, y + 3) for x, y in ((-2, 14), (8, 10), (4, 22), (-8, 22))])
    for s, tone in ((-1, "acc"), (1, "bone*1.1")):
        pen.part(tone, box(s * 34 - 7, 8, s * 34 + 7, 22), [(s * 34 - 7, 8), (s * 34, -4), (s * 34 + 7, 8)],
                rim=0.4)
        pen.part("skin", limb((s * 62, -4), (s * 40, 2), 14, 9), limb((s * 42, 4), (s * 34, 8), 6, 5))
        pen.part("cloth", [(s * 58, -14), (s * 100, -40), (s * 104, 4), (s * 62, 6)])
    pen.part("acc*.7", ribbon([(-30, 22), (-20, 30), (-8, 24)], 2, 2),
            ribbon([(30, 22), (20, 28), (10, 22)], 2, 2), seam=0)


EVENTS_OF_HONOUR: Final[Mapping[str, Subject]] = by_name(
    pinned_brooch, ribboned_rifle, raised_on_shield, wreath_on_head, arch_of_blades, circle_of_hoods,
    chain_and_torch, pilgrim_road, hall_of_desks, name_board, great_horn, cabinet, coin_table,
    offering_bowl,
    clan_cup, hand_on_blade, doctrine_passed, signing_table, projector_beam, trial_panels, paper_pile,
    sand_table,
)
