"""Theft, forgery, smuggling, traps and escapes as the subject of a picture."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, claw, coin, fire, open_hand, palm
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star


def broken_jar(pen: Pen) -> None:
    """A hammer through a jar of savings: glass and coins in the air, hands from both sides."""
    pen.glow(0, 10, 50, "acc", 0.8)
    pen.part("cool*.5", smooth([(-30, 60), (-36, 30), (-34, 0), (-22, -14), (22, -14), (34, 0), (36, 30),
            (30, 60)], 4), rim=1.3)
    for row, count in ((50, 4), (38, 4), (27, 3)):
        for i in range(count):
            coin(pen, (i - (count - 1) / 2) * 15, row, 10, 0.45, 6 * i)
    pen.part("dark", star(8, -8, 9, 22, 10), rim=0.6)
    pen.part("metal*.7", box(-24, -26, -8, -18), box(18, -30, 28, -22))
    pen.part("wood", limb((76, -76), (18, -18), 6, 6))
    pen.part("metal*.8", [(-12, -12), (12, -34), (28, -14), (6, 8)])
    for x, y, turn in ((-44, -20, 20), (-28, -44, 60), (2, -52, 0), (44, -4, 40), (56, 16, 80), (-58, 6, 30)):
        coin(pen, x, y, 8, 0.6, turn)
    pen.part("cool", *[[(x - 4, y), (x + 2, y - 7), (x + 5, y + 4)] for x,
            y in ((-48, -46), (-14, -62), (32, -58), (60, -24))],
             rim=1)
    palm(pen, -64, 40, 0.8)
    palm(pen, 68, 46, 0.7, 0, True, "skin*.8", "plate")


def peeled_gold(pen: Pen) -> None:
    """A golden idol whose gilding a knife lifts in a curl: tin with a maker's stamp under it."""
    pen.part("acc*.9", smooth([(-30, 60), (-34, 20), (-22, -2), (-26, -34), (0, -58), (26, -34), (22, -2),
            (34, 20), (30, 60)], 4))
    pen.flat("dark", oval(-9, -26, 4, 2.4, 14), oval(9, -26, 4, 2.4, 14),
            ribbon([(-8, -10), (0, -7), (8, -10)], 2, 2))
    pen.part("acc*.6", box(-40, 58, 40, 68))
    pen.part("metal", smooth([(-4, 4), (22, -6), (30, 20), (28, 46), (4, 44), (-8, 26)], 3))
    pen.flat("dark", ring(12, 22, 9, 11, steps=30), limb((7, 27), (17, 17), 2, 2), box(4, 36, 22, 38))
    pen.part("acc", smooth([(20, -8), (34, -20), (50, -14), (48, 2), (36, 2), (38, -8), (28, 0)], 4), rim=0.8)
    pen.part("bone", [(30, -4), (76, -34), (80, -26), (34, 4)])
    pen.part("wood", limb((76, -30), (98, -44), 9, 9))


def skylight_heist(pen: Pen) -> None:
    """One hangs head down from a skylight over a pedestal and lifts a gun between threads of light."""
    pen.part("low", [(-20, -70), (20, -70), (14, -58), (-14, -58)], rim=0)
    pen.flat("low", [(-14, -60), (14, -60), (46, 66), (-46, 66)], alpha=90)
    pen.part("bone", limb((0, -70), (0, -34), 1.4, 1.4))
    pen.figure(Figure("cast", "slim", "ninja", pads=False), 0, -58, 84, False, 180)
    pen.flat("#FF3A2E", *[limb(a, b, 0.9, 0.9) for a, b in (((-80, 8), (80, -12)), ((-80, 40), (80, 20)),
            ((-60, -40), (70, 62)))], alpha=220)
    pen.weapon("minigun", -14, 34, 1.1, 4)
    pen.part("near*1.4", box(-26, 46, 26, 52), box(-18, 52, 18, 76))
    pen.glow(0, 36, 34, "acc", 0.6)


def buried_crate(pen: Pen) -> None:
    """A crowbar lifts a floor plank; crates with rope and the glow of brass under it, a lantern held low."""
    pen.part("dark", [(-70, -6), (70, -6), (84, 64), (-84, 64)])
    for x, y, w in ((-40, 36, 26), (20, 42, 30), (-8, 14, 24)):
        pen.part("wood", box(x - w, y - 12, x + w, y + 16), rim=0.8)
        pen.part("wood*.6", box(x - w, y - 3, x + w, y + 1), box(x - 3, y - 12, x + 3, y + 16), rim=0.3,
                seam=0)
    pen.part("acc", *[limb((4 + i * 7, 26), (6 + i * 7, 20), 5, 3) for i in range(5)], rim=0.5)
    pen.glow(20, 24, 50, "acc", 0.9)
    pen.part("wood*.8", [(-90, -16), (-60, -16), (-84, 70), (-110, 70)],
            [(62, -16), (90, -16), (116, 70), (88, 70)])
    pen.part("wood*1.2", [(-62, -22), (52, -66), (60, -56), (-56, -8)])
    pen.part("metal", ribbon([(-6, -36), (-22, -28), (-50, -66), (-66, -84)], 5, 4))
    pen.weapon("lantern", 66, -30, 1.5, 0)


def looters(pen: Pen) -> None:
    """A house on fire; two run out of it with a chest between them, a third with a picture on his head."""
    pen.part("near*1.2", box(-70, -26, 10, 62), [(-80, -24), (-30, -66), (20, -24)])
    pen.part("acc", box(-56, -8, -36, 14), box(-20, -8, 0, 14), box(-44, 26, -18, 62), rim=0.2)
    fire(pen, -76, 16, -30, 40, 6)
    pen.glow(-30, 0, 70, "acc", 0.8)
    pen.figure(Figure("run", "soldier", "mohawk", pads=False), 4, 64, 70)
    pen.figure(Figure("run", "brute", "bandana", pads=False), 58, 66, 76)
    pen.part("wood*.8", box(14, 16, 48, 34), smooth([(14, 16), (18, 6), (44, 6), (48, 16)], 3))
    pen.part("acc", box(28, 14, 34, 22), rim=0.4)
    pen.figure(Figure("lift", "slim", "pony", pads=False), -66, 68, 60)
    pen.part("acc*.6", box(-90, -14, -44, 6), cuts=[box(-86, -10, -48, 2)])


def ring_from_hand(pen: Pen) -> None:
    """A still hand on the ground, another draws the ring off its finger; a rifle already slung behind."""
    pen.part("near*.7", smooth([(-90, 50), (-20, 44), (40, 50), (90, 46), (90, 80), (-90, 80)], 3))
    pen.part("plate", [(-96, 26), (-50, 30), (-48, 52), (-96, 58)])
    pen.part("skin*.6", smooth([(-52, 30), (-26, 28), (-6, 34), (-6, 48), (-28, 54), (-52, 52)], 4),
             *[limb((-10, 34 + i * 6), (16 + (i == 1) * 8, 34 + i * 7), 5.4, 4) for i in range(3)],
                 limb((-34, 32), (-20, 20), 6, 5))
    pen.part("acc", ring(17, 41, 4.4, 7, steps=24))
    pen.glow(17, 40, 26, "acc", 1)
    pen.part("skin", limb((60, -10), (36, 20), 15, 11), limb((36, 18), (24, 34), 6, 4.6),
            limb((40, 24), (26, 44), 6, 4.6))
    pen.part("cloth", [(110, -70), (70, -70), (48, -20), (68, -2), (110, -10)])
    pen.weapon("rifle", 40, -46, 1.4, 24, True)
    for x, y in ((-60, -30), (-34, -44)):
        pen.part("dark", smooth([(x - 13, y), (x - 4, y - 4), (x, y + 1), (x + 4, y - 4), (x + 13, y),
                (x, y + 4)], 3))


def butterfly(pen: Pen) -> None:
    """A man smiles at a moth on his muzzle while his ward, a ring of light, fades and a blade comes from
    behind."""
    pen.flat("acc", ring(-10, 4, 54, 56.4, 120, 260, 40), ring(-10, 4, 54, 55.4, 280, 320, 10), alpha=190)
    pen.figure(Figure("aim", "soldier", "kettle", weapon="rifle"), -14, 66, 104)
    for s in (-1, 1):
        pen.part("acc", smooth([(44, -22), (44 + s * 15, -40), (44 + s * 22, -26), (44 + s * 12, -18)], 4),
                 smooth([(44, -20), (44 + s * 13, -16), (44 + s * 11, -6), (44 + s * 3, -12)], 4), rim=0.5)
    pen.part("dark", limb((44, -28), (44, -12), 2.4, 1.4))
    pen.glow(44, -24, 30, "acc", 0.8)
    pen.part("bone", [(-90, -38), (-48, -10), (-40, 0), (-54, -4), (-94, -28)])


def tunnel_out(pen: Pen) -> None:
    """The ground cut open: a tunnel from a hut under the wire to a wood, one crawls, one is out and runs."""
    pen.part("near*.8", box(-96, 8, 96, 80))
    pen.part("dark", ribbon([(-66, 8), (-60, 34), (-20, 48), (30, 40), (58, 8)], 18, 16))
    pen.part("near*1.2", [(-90, 8), (-90, -24), (-66, -40), (-42, -24), (-42, 8)])
    pen.flat("acc", box(-76, -14, -66, -4))
    pen.part("wood*.8", *[limb((x, y - 8), (x, y + 8), 2, 2) for x, y in ((-44, 42), (-20, 47), (6, 45))])
    pen.figure(Figure("prone", "slim", "bald", pads=False), -8, 56, 56)
    pen.glow(20, 42, 20, "acc", 0.8)
    pen.part("metal*.6", *[limb((x, 8), (x, -26), 1.6, 1.6) for x in (-22, 0, 22)],
             *[ribbon([(-30, y), (0, y + 2), (30, y)], 0.8, 0.8) for y in (-22, -12, -2)])
    pen.figure(Figure("run", "slim", "bald", pads=False, tone="dark"), 66, 8, 44)
    pen.part("front", *[[(x - 9, 8), (x, -50 + x % 9), (x + 9, 8)] for x in (84, 96)])


def open_gate(pen: Pen) -> None:
    """A barred gate swings open on the morning; a file of ragged men goes out, one looks back, keys lie in
    the dust."""
    pen.part("low*1.2", box(-34, -60, 44, 60), rim=0)
    pen.glow(4, 0, 76, "low", 0.9)
    pen.part("near*.7", box(-96, -72, -34, 72), box(44, -72, 96, 72))
    pen.part("metal*.5", *[limb((-34 - i * 8, -58 + i * 2), (-34 - i * 8, 60 + i * 2), 2.6, 2.6)
            for i in range(5)],
             limb((-34, -50), (-70, -46), 3, 3), limb((-34, 30), (-70, 36), 3, 3))
    for x, h in ((26, 46), (8, 54), (-12, 64)):
        pen.figure(Figure("away", "slim", "bald", behind=("rags",), pads=False, tone="dark"), x, 62, h)
    pen.weapon("keys", 62, 46, 1.1, 60)


def last_corridor(pen: Pen) -> None:
    """A long corridor of doors to one lit at its end, a prisoner small between two guards, a clock above."""
    pen.part("near*.9", [(-96, -72), (-16, -24), (-16, 20), (-96, 72)],
            [(96, -72), (16, -24), (16, 20), (96, 72)])
    pen.part("dark", *[[(s * (24 + i * 22), -26 - i * 13), (s * (34 + i * 25), -32 - i * 15),
            (s * (34 + i * 25), 30 + i * 16), (s * (24 + i * 22), 24 + i * 14)]
                       for s in (-1, 1) for i in range(3)], rim=0.4)
    pen.part("acc", box(-9, -12, 9, 20), rim=0)
    pen.glow(0, 6, 44, "acc", 1)
    pen.part("bone", oval(0, -36, 9, steps=30))
    pen.flat("dark", limb((0, -36), (0, -43), 1.2, 1), limb((0, -36), (-3, -41), 1.2, 1))
    pen.flat("acc", [(-9, 20), (9, 20), (40, 72), (-40, 72)], alpha=80)
    for x, h, head in ((-17, 62, "kepi"), (17, 62, "kepi"), (0, 56, "bald")):
        pen.figure(Figure("away", "soldier" if x else "slim", head, pads=bool(x), tone="dark"), x, 62, h)


def dagger_in_flowers(pen: Pen) -> None:
    """A bunch of lilies offered with a bow; between their stems a blade points up."""
    pen.part("cloth", [(-96, 70), (-96, 30), (-40, 24), (-30, 44)])
    pen.part("skin", smooth([(-42, 22), (-14, 12), (4, 18), (6, 40), (-12, 48), (-36, 46)], 4))
    pen.part("bone*1.2", [(2, 30), (8, -40), (14, -56), (18, -38), (12, 30)])
    stems = ((-16, -34), (0, -50), (26, -44), (40, -24), (-4, -14), (22, -14))
    pen.part("#3E6A3A", *[ribbon([(2, 58), (4, 20), (x, y)], 3, 2) for x, y in stems])
    for x, y in stems:
        pen.part("bone", *[moved(smooth([(0, 0), (6, -9), (0, -20), (-6, -9)], 4), x, y, 0.9, a)
                for a in (-60, 60, -24, 24, 0)])
        pen.part("acc", oval(x, y - 3, 2.4, steps=12), rim=0.3)
    pen.part("acc*.7", smooth([(-10, 40), (14, 36), (18, 46), (-8, 52)], 3))
    pen.glow(13, -46, 24, "low", 0.9)


def cards_down_hole(pen: Pen) -> None:
    """A table with a trap in it: a whole hand of cards slides down, below a gloved one sorts them."""
    pen.part("wood", [(-80, -26), (80, -26), (96, 4), (-96, 4)])
    pen.part("dark", [(-28, -20), (28, -20), (34, -2), (-34, -2)])
    pen.part("wood*.7", [(28, -20), (44, -54), (50, -36), (34, -2)], box(-90, 4, -80, 72), box(80, 4, 90, 72))
    for x, y, turn in ((-24, -34, 30), (-6, -20, -20), (6, 6, 60), (-12, 24, 10), (14, 34, 80)):
        pen.part("bone", moved(box(-8, -12, 8, 12), x, y, 1, turn))
        pen.part("acc*.6", moved(box(-5, -9, 5, 9), x, y, 1, turn), rim=0.2, seam=0)
    palm(pen, -4, 58, 1.1, 0, False, "dark*2", "dark*1.6")
    open_hand(pen, -62, -36, 0.8, -40)
    open_hand(pen, 72, -52, 0.7, 30)
    pen.glow(0, 40, 40, "acc", 0.6)


def gun_in_parade(pen: Pen) -> None:
    """A rank at attention from behind; one of them holds a pistol to his neighbour's back."""
    for x, head in ((-66, "kettle"), (-22, "kettle"), (22, "kettle"), (66, "kettle")):
        pen.figure(Figure("back", "soldier", head, weapon="rifle" if x != -22 else "", weapon_turn=86), x, 72,
                104)
    pen.part("cloth", limb((-12, 0), (2, 22), 12, 9))
    pen.weapon("pistol", 4, 24, 1.5, 0)
    pen.part("acc", star(-22, -36, 6, 6, 2.4), rim=0.3)
    pen.glow(20, 22, 26, "acc", 0.9)


def weapon_tree(pen: Pen) -> None:
    """A bare tree on a field of graves whose fruit are guns and blades; a hand picks one."""
    pen.part("wood*.5", ribbon([(-6, 70), (-2, 30), (4, -4)], 22, 12),
            ribbon([(2, 4), (-26, -22), (-58, -30)], 10, 2),
             ribbon([(4, 0), (30, -24), (62, -34)], 10, 2), ribbon([(3, 0), (0, -36), (12, -64)], 9, 2),
                 ribbon([(-24, -20), (-40, -50)], 5, 1.4),
             ribbon([(30, -24), (40, -56)], 5, 1.4))
    for x, y, word, turn in ((-54, -26, "sword", -90), (-38, -48, "pistol", -60), (2, -40, "axe", -90),
            (40, -52, "grenade_gun", -70),
                             (60, -28, "rifle", -84), (-20, -14, "stick_grenade", -90)):
        pen.weapon(word, x, y + 12, 1.15, turn)
        pen.flat("low", limb((x, y), (x, y + 8), 1, 1))
    pen.part("near*.7", *[[(x - 6, 72), (x - 6, 54), (x, 48), (x + 6, 54), (x + 6, 72)]
            for x in (-70, -44, 34, 60, 82)])
    pen.part("skin", limb((92, 50), (66, 22), 14, 11),
            *[limb((64 - i * 4, 22), (62 - i * 5, 8), 5, 4) for i in range(3)])


def bad_crate(pen: Pen) -> None:
    """An opened crate: a barrel in a knot, springs, a boot with no sole; the stamp on its side smiles."""
    pen.part("metal*.7", ribbon([(-30, 20), (-34, -14), (-14, -30), (4, -14), (-14, 0), (-24, -26), (6, -50),
            (24, -60)], 8, 7), rim=0.8)
    pen.part("metal", *[ring(20 + i * 5, -4 - i * 8, 7, 9, steps=20) for i in range(5)])
    pen.part("dark*1.8", smooth([(50, 20), (48, -22), (64, -22), (66, 2), (84, 10), (84, 18)], 3),
            [(50, 22), (84, 20), (80, 30), (58, 26)])
    pen.part("wood", box(-66, 14, 72, 66))
    pen.part("wood*.7", box(-66, 14, -58, 66), box(64, 14, 72, 66), box(-66, 36, 72, 41), rim=0.4, seam=0)
    pen.part("wood*1.2", [(-90, -8), (-60, -40), (-50, -34), (-76, 6)])
    pen.flat("dark", ring(4, 44, 15, 17, steps=40), oval(-2, 40, 2, steps=10), oval(10, 40, 2, steps=10),
            ring(4, 44, 8, 10, 20, 160, 20))
    pen.glow(0, -20, 34, "low", 0.4)


def table_overturned(pen: Pen) -> None:
    """A man heaves a table over: board, pieces and lamp fly up, those who sat fall back."""
    pen.figure(Figure("fall", "soldier", "peaked"), 62, 66, 84)
    pen.part("wood", [(-30, 20), (50, -40), (58, -28), (-20, 34)])
    pen.part("wood*.7", limb((-14, 20), (-2, 52), 5, 4), limb((44, -28), (64, -6), 5, 4))
    pen.part("bone", [(4, -46), (34, -70), (46, -54), (16, -30)])
    pen.flat("dark", *[[(10 + i * 8, -48 - i * 6), (16 + i * 8, -53 - i * 6), (20 + i * 8, -47 - i * 6),
            (14 + i * 8, -42 - i * 6)] for i in range(3)])
    for x, y, turn in ((-20, -40, 30), (-4, -62, 80), (56, -58, 10), (70, -36, 60), (-34, -10, 45)):
        pen.part("acc" if x % 4 else "bone*1.1",
                moved(smooth([(-5, 7), (-4, 0), (-2, -4), (0, -10), (2, -4), (4, 0), (5, 7)], 2), x, y, 1,
                turn))
    pen.figure(Figure("lift", "brute", "wild_hair", pads=False), -54, 66, 92)


def rail_switch(pen: Pen) -> None:
    """Rails that fork to a fort and to a bog; a hand on the lever, the train's lamp already near."""
    pen.part("near*.8", box(34, -22, 70, 4), *[box(x, -28, x + 7, -21) for x in (34, 46, 58)])
    pen.part("cool*.6", smooth([(-80, 0), (-50, -8), (-24, 0), (-50, 6)], 4))
    pen.part("near", *[ribbon([(-56, 0), (-58, -16)], 2, 1), ribbon([(-44, 0), (-42, -20)], 2, 1)])
    for line in ([(-6, 74), (-4, 40), (-24, 18), (-50, 4)], [(10, 74), (8, 40), (-14, 16), (-44, 3)],
                 [(2, 74), (6, 40), (30, 20), (48, 4)], [(20, 74), (20, 42), (40, 22), (54, 4)]):
        pen.part("metal", ribbon([(float(x), float(y)) for x, y in line], 3.4, 1), rim=0.6)
    pen.part("wood*.7", *[limb((-12 - i * 1, 70 - i * 8), (26 - i, 70 - i * 8), 3.4 - i * 0.3, 3.4 - i * 0.3)
            for i in range(5)], seam=0)
    pen.part("metal*.6", limb((60, 64), (40, 10), 5, 4), box(50, 58, 74, 70))
    pen.part("acc", oval(39, 6, 7, steps=20))
    pen.part("skin", limb((84, -20), (50, 2), 14, 11),
            *[limb((46, -2 + i * 5), (34, 0 + i * 5), 5, 5) for i in range(3)])
    pen.flat("low", oval(8, 62, 0.1))
    pen.glow(6, 74, 44, "low", 1)


def claw_from_floor(pen: Pen) -> None:
    """A claw through the flagstones has a knight by the leg; his sword slides away, the floor lights red."""
    pen.part("near*.8", [(-96, 44), (-30, 40), (-14, 48), (16, 40), (30, 46), (96, 42), (96, 80), (-96, 80)])
    pen.part("acc*.8", [(-30, 42), (-14, 48), (14, 40), (28, 46), (18, 70), (-22, 70)], rim=0.2)
    pen.glow(0, 48, 60, "acc", 1)
    pen.figure(Figure("fall", "soldier", "bucket"), 4, 50, 96)
    claw(pen, 14, 34, 0.75, 80, False, "dark*1.6")
    pen.weapon("sword", -66, 50, 1.1, 8)
    pen.part("near*1.3", *[[(x - 8, y), (x, y - 9), (x + 9, y - 2), (x + 2, y + 6)] for x,
            y in ((-34, 22), (40, 18), (52, 34), (-46, 36))])


def ramming_truck(pen: Pen) -> None:
    """A truck full of charges goes through a rope of ribbons into a stand of trophies, nobody jumps off."""
    pen.flat("low", [(-50, 0), (-100, -6), (-50, 10)], [(-50, 30), (-100, 36), (-50, 40)], alpha=120)
    pen.part("wood*.7", box(-70, 0, 6, 40))
    pen.part("acc*.8", *[limb((-62 + i * 10, -4), (-62 + i * 10, -26 + i % 2 * 4), 8, 8) for i in range(7)])
    pen.flat("low", star(-30, -38, 8, 9, 3))
    pen.glow(-30, -38, 30, "acc", 1)
    pen.part("plate", [(6, 40), (6, -14), (24, -18), (34, 6), (52, 12), (56, 40)])
    pen.part("cool", [(10, -8), (22, -12), (29, 4), (10, 4)], top=1.4)
    pen.head("bandana", 16, -1, 6)
    for x in (-48, -20, 36):
        pen.part("dark*1.4", oval(x, 44, 15, steps=30))
        pen.part("metal*.6", oval(x, 44, 6, steps=18))
    for x, y, turn in ((70, -10, 20), (82, 20, -30), (68, 40, 40)):
        pen.part("acc", moved([(-9, -12), (9, -12), (4, 0), (3, 8), (8, 12), (-8, 12), (-3, 8), (-4, 0)], x,
                y, 1, turn), rim=0.5)
    pen.part("acc*.6", ribbon([(60, -60), (54, -10), (62, 20), (50, 64)], 6, 6))


def bent_barrel(pen: Pen) -> None:
    """A rifle whose barrel has been bent back on itself: its flash lights the face of who fires it."""
    pen.part("cloth", smooth([(-90, 80), (-80, 34), (-50, 20), (-10, 36), (0, 80)], 4))
    pen.head("kettle", -46, -6, 22)
    pen.part("wood", [(-30, 44), (-16, 26), (22, 22), (20, 36), (-10, 44)])
    pen.part("metal", box(14, 20, 40, 34))
    pen.part("metal*.7", ribbon([(38, 26), (66, 22), (78, 0), (62, -22), (30, -24), (10, -20)], 8, 7))
    blast(pen, -2, -18, 19, 10)
    pen.part("skin", limb((-40, 60), (4, 38), 13, 10), limb((-4, 64), (30, 40), 13, 10))


def wrong_target(pen: Pen) -> None:
    """A shot that leaves the muzzle forward, turns on a stone and finds the comrade behind."""
    pen.figure(Figure("aim", "soldier", "helm", weapon="rifle"), 0, 66, 96)
    pen.figure(Figure("fall", "soldier", "helm"), -60, 66, 88)
    pen.part("near*1.2", smooth([(62, 66), (58, 10), (74, -24), (96, -10), (96, 66)], 4))
    path = ((40, -14), (66, -8), (58, -46), (-20, -56), (-54, -14))
    pen.flat("acc", *[limb(a, b, 1.8, 1.8) for a, b in pairwise(path)])
    pen.flat("low", star(66, -8, 7, 10, 3), star(-54, -14, 7, 9, 3))
    pen.glow(66, -8, 22, "acc", 0.9)
    pen.glow(-54, -14, 22, "acc", 0.9)


def slip(pen: Pen) -> None:
    """A man in the air over a bottle he stepped on, his axe gone from his hand toward a friend who ducks."""
    pen.figure(Figure("fall", "brute", "bearded", pads=False), -26, 50, 96, False, 26)
    pen.part("acc*.6", limb((-2, 62), (20, 64), 12, 12), limb((20, 64), (32, 65), 6, 5))
    pen.flat("low", *[ribbon([(-10 + i * 9, 52), (-16 + i * 9, 44)], 1.6, 0.6) for i in range(4)])
    pen.weapon("axe", 34, -34, 1.2, -40)
    pen.flat("low", *[ring(30, -34, r, r + 1.6, 150, 260, 24) for r in (26, 33)], alpha=190)
    pen.figure(Figure("crouch", "soldier", "helm"), 66, 66, 84, True)


EVENTS_OF_PLUNDER: Final[Mapping[str, Subject]] = by_name(
    broken_jar, peeled_gold, skylight_heist, buried_crate, looters, ring_from_hand, butterfly,
    tunnel_out,
    open_gate, last_corridor, dagger_in_flowers, cards_down_hole, gun_in_parade, weapon_tree,
    bad_crate,
    table_overturned, rail_switch, claw_from_floor, ramming_truck, bent_barrel, wrong_target, slip,
)
