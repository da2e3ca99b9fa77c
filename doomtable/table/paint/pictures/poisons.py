"""Poisons as the subject of a picture: each is a vessel, a bearer and what it does."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.motifs import chain, claw, palm, skull
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import bottle, dark_figure, drop, serpent


def dripping_dagger(pen: Pen) -> None:
    """A dagger held point down, black venom running along it into a spreading pool; one who stands stiff in it."""
    pen.part("dark*1.2", smooth([(-84, 62), (-50, 50), (0, 46), (52, 50), (88, 62), (60, 74), (-60, 74)], 4),
            rim=1)
    pen.part("metal*1.3", [(-9, -28), (9, -28), (8, 22), (0, 42), (-8, 22)])
    pen.part("dark", [(-10, 4), *smooth([(-10, 4), (-5, -8), (-1, 2), (3, -14), (6, -2), (10, -6)], 3, False),
            (9, 22), (0, 44),
            (-9, 22)], rim=0.6)
    drop(pen, 0, 46, 0.9, "dark*1.4")
    pen.part("acc*.7", [(-26, -34), (26, -34), (20, -26), (-20, -26)])
    pen.part("wood", limb((0, -36), (0, -66), 11, 10))
    pen.part("skin", *[limb((-13, -44 - i * 8), (13, -42 - i * 8), 8.6, 8) for i in range(4)], edge=0.5)
    pen.figure(dark_figure("fall", "kettle"), 60, 62, 72, True)


def ring_and_cup(pen: Pen) -> None:
    """A ringed hand over a goblet: the stone of the ring stands open, a red drop falls from it."""
    pen.part("metal", smooth([(-26, 6), (-22, 32), (-6, 40), (6, 40), (22, 32), (26, 6)], 4),
            box(-4, 38, 4, 56),
             smooth([(-20, 62), (-6, 54), (6, 54), (20, 62)], 3))
    pen.part("acc*.6", oval(0, 7, 25, 6, 40), rim=0.3)
    pen.part("bone*.7", [(-96, -62), (-50, -56), (-52, -22), (-96, -14)])
    pen.part("skin", smooth([(-54, -54), (-18, -56), (6, -50), (4, -36), (-20, -28), (-54, -26)], 4))
    pen.part("skin", limb((-2, -48), (34, -44), 9, 7), limb((-4, -38), (26, -30), 9, 7),
            limb((-20, -30), (2, -20), 9, 7))
    pen.part("metal*1.3", ring(14, -34, 6, 9, steps=24))
    pen.part("acc", [(6, -28), (22, -26), (20, -18), (8, -19)], rim=0.5)
    pen.part("metal*1.3", [(22, -26), (32, -36), (35, -31), (24, -22)])
    for y, k in ((-8, 0.9), (2, 0.6)):
        drop(pen, 12, y, k)
    pen.glow(12, -10, 22, "acc", 0.8)


def leaking_censer(pen: Pen) -> None:
    """A censer on chains whose smoke sinks to the ground; a pack of horned ones sleeps under it."""
    for x in (-12, 0, 12):
        chain(pen, (0, -86), (x * 1.5, -30), 4, "acc*.7")
    pen.part("acc*.8", smooth([(-22, -24), (-14, -36), (14, -36), (22, -24)], 4), smooth(
        [(-24, -20), (-18, 0), (0, 8), (18, 0), (24, -20)], 4))
    pen.flat("dark", *[oval(x, -27, 2.6, 4, 14) for x in (-12, -4, 4, 12)])
    for s in (-1, 1):
        pen.flat("acc", ribbon([(s * 10, -6), (s * 22, 14), (s * 10, 28), (s * 42, 40), (s * 84, 44)], 5, 26),
                alpha=120)
    pen.glow(0, 0, 46, "acc", 0.7)
    for x, flip in ((-58, False), (6, True), (62, False)):
        pen.figure(dark_figure("crouch", "horned", build="brute"), x, 66, 62, flip)


def maze_of_death(pen: Pen) -> None:
    """A round maze seen from above: a line runs from its gate to a skull in its middle, a tiny man just inside."""
    pen.part("bone*.75", oval(0, 0, 60, 56, 80))
    for i, r in enumerate((54, 44, 34, 24)):
        gap = (70, 250, 120, 300)[i]
        pen.part("dark*1.6", *[[(x, y * 0.94) for x, y in ring(0, 0, r - 3, r, gap + 9, gap + 351, 70)]],
                seam=0.2)
    pen.part("acc*.6", ribbon([(18, 56), (14, 44), (-30, 34), (-44, 0), (-20, -36), (22, -32), (29, 4), (8, 26),
            (0, 14)],
                              4.4, 2.4), rim=0.3, seam=0.1)
    skull(pen, 0, 0, 12)
    drop(pen, 30, 62, 1.3, "dark*1.4")
    pen.figure(dark_figure("run", "hood"), 14, 60, 22, True)


def black_lotus(pen: Pen) -> None:
    """A pale lotus held out on two palms, a barbed needle standing where its heart should be."""
    for s in (-1, 1):
        palm(pen, s * -30, 38, 1.0, 12, s > 0, "skin", "cloth")
    pen.glow(0, -6, 56, "acc", 0.7)
    for far, high, tone in ((46, -8, "bone*.7"), (30, -36, "bone*.85"), (0, -50, "bone*.95")):
        for s in (-1, 1):
            pen.part(tone, smooth([(0, 34), (s * (far * 0.5 - 10), high * 0.4 + 6), (s * far, high),
                                   (s * (far * 0.6 + 12), high * 0.3 + 16)], 4), rim=0.8)
    for s in (-1, 1):
        pen.part("bone", smooth([(0, 36), (s * 10, 6), (s * 22, -14), (s * 24, 16)], 4))
    pen.part("dark*1.4", [(-2.4, 26), (2.4, 26), (0, -66)], [(0, -40), (7, -26), (0, -32)],
            [(0, -22), (-7, -8), (0, -14)],
             rim=1)
    drop(pen, 0, -58, 0.5)


def needle_over_brain(pen: Pen) -> None:
    """A shorn head in profile: a long needle from above, behind the brow a clew of thread that comes undone."""
    pen.part("skin", smooth([(-44, 74), (-38, 34), (-48, 4), (-40, -34), (-6, -54), (30, -44), (42, -18),
            (56, 6),
                             (46, 12), (46, 30), (32, 44), (14, 44), (18, 74)], 4))
    pen.part("dark", oval(-6, -18, 28, 22, 40), seam=0)
    for i in range(5):
        pen.flat("acc", ring(-6, -18, 4 + i * 4, 5.6 + i * 4, i * 70, i * 70 + 250, 30))
    pen.flat("acc", ribbon([(14, -8), (30, 4), (70, -6), (84, 20), (72, 56)], 1.8, 1.2))
    pen.part("metal*1.2", [(-58, -82), (-53, -84), (-10, -26)])
    pen.part("metal*.7", limb((-66, -96), (-54, -80), 9, 6))
    pen.glow(-8, -22, 26, "acc", 0.9)
    pen.flat("dark", ribbon([(26, -8), (34, -5), (42, -8)], 2, 2))


def blown_dust(pen: Pen) -> None:
    """Lips that blow shining dust off a palm; it eats the star on a shield."""
    pen.part("skin", smooth([(-96, -62), (-60, -56), (-52, -30), (-42, -14), (-50, -8), (-40, 0), (-46, 6),
            (-42, 14),
                             (-52, 24), (-74, 30), (-96, 32)], 4))
    pen.part("acc*.5", smooth([(-50, -7), (-36, -2), (-46, 5)], 3), rim=0.3)
    palm(pen, -22, 34, 0.9, 0, False)
    chance = pen.paper.chance
    for i in range(26 if pen.paper.small else 60):
        far = chance.uniform(0, 1)
        pen.flat("#EEF4FF", star(-28 + far * 70, 14 - far * 10 + chance.uniform(-26, 26) * far, 4, 2.6, 0.8,
                i * 17))
    pen.glow(6, 4, 46, "#DCE8FF", 0.6)
    pen.part("plate", smooth([(34, -44), (62, -50), (88, -44), (88, 8), (62, 44), (38, 10)], 3),
             cuts=[smooth([(26, -20), (44, -14), (40, 0), (48, 12), (32, 20)], 3)])
    pen.part("acc", star(64, -8, 7, 18, 8), rim=0.4)


def spiral_thorn(pen: Pen) -> None:
    """A thorn grown in a spiral to a point, an hour of beads on its thread: the last three hang over a candle."""
    line = []
    for i in range(34):
        a, r = i * 0.42, 54 * (1 - i / 36)
        line.append((r * math.cos(a) - 6, r * math.sin(a) * 0.92 - 2))
    pen.part("dark*1.8", ribbon(line, 4, 13, 3), rim=1)
    pen.part("acc*.8", *[[(x - 3, y), (x * 1.22, y * 1.22), (x + 3, y)] for x, y in line[2:26:4]], rim=0.4)
    pen.glow(-8, -2, 30, "acc", 0.9)
    skull(pen, -6, -3, 9)
    for i, x in enumerate((64, 72, 78)):
        pen.part("bone", oval(x - i, -34 + i * 22, 6, steps=20))
    pen.part("bone*.7", limb((66, -66), (76, 30), 1.4, 1.4))


def needle_and_serpent(pen: Pen) -> None:
    """A serpent wound round an arm; a syringe has gone into the arm and the serpent falls off it, coil by coil."""
    pen.part("skin", limb((-88, 34), (30, 12), 26, 20), limb((28, 12), (56, 4), 17, 14))
    pen.part("skin", *[limb((54, 0 + i * 5), (76, -8 + i * 7), 6, 4.4) for i in range(3)],
            limb((48, -2), (60, -16), 6, 4))
    pen.flat("acc", ribbon([(-14, 14), (10, 12), (40, 8)], 3.4, 1.4))
    pen.part("metal", limb((-12, -66), (-12, -28), 15, 15), [(-13.4, -26), (-10.6, -26), (-12, 14)])
    pen.part("acc", limb((-12, -52), (-12, -30), 10, 10), rim=0.3)
    pen.part("metal*.7", box(-24, -78, 0, -74), limb((-12, -78), (-12, -64), 3, 3))
    pen.glow(-12, 12, 22, "acc", 1)
    serpent(pen, [(-60, 12), (-66, 44), (-40, 50), (-28, 66), (8, 46), (16, 62), (42, 60)], 9)


def drunk_flask(pen: Pen) -> None:
    """A head thrown back drinks from a flask; what leaves the nape is a black serpent of smoke."""
    pen.part("cloth", smooth([(-60, 76), (-46, 44), (-10, 34), (26, 46), (40, 76)], 4))
    pen.head("crew", -6, 4, 27, 34)
    bottle(pen, 44, -36, 1.3, 118)
    pen.part("skin", smooth([(56, -44), (70, -40), (72, -22), (58, -14), (46, -22)], 4),
            limb((66, -26), (84, 40), 15, 22))
    serpent(pen, [(-22, 26), (-44, 22), (-52, -2), (-72, -10), (-64, -40), (-84, -52)], 9, "dark*1.6")
    pen.glow(20, -14, 26, "acc", 0.8)


def broken_fangs(pen: Pen) -> None:
    """A great serpent has bitten a bare arm held up to it: its fangs break, light runs in the veins."""
    pen.part("skin", limb((10, 80), (2, 4), 27, 19), limb((2, 4), (0, -14), 17, 18))
    pen.part("skin", smooth([(-13, -12), (-14, -32), (0, -38), (14, -32), (14, -12)], 4))
    pen.flat("acc", ribbon([(12, 76), (4, 40), (10, 16), (0, -24)], 4, 2),
             ribbon([(8, 44), (-4, 26), (-2, 10)], 3, 1), ribbon([(6, 60), (16, 44), (14, 34)], 2.4, 1))
    pen.glow(4, 30, 44, "acc", 0.8)
    pen.part("dark*1.8", smooth([(-92, -10), (-60, -40), (-24, -22), (-10, -6), (-22, 4), (-40, 2), (-24, 16),
            (-8, 36),
                                 (-24, 46), (-56, 30), (-92, 40)], 4), rim=1)
    pen.flat("acc", oval(-42, -18, 4, 3, 14))
    pen.part("bone", [(-20, -6), (-13, -4), (-16, 8)], [(-20, 38), (-12, 36), (-18, 26)],
             *[moved([(-3, 4), (3, 4), (0, -9)], x, y, 1, t) for x, y, t in ((30, -34, 70), (42, 10, -60),
                     (-26, 64, 200))])


def tray_of_phials(pen: Pen) -> None:
    """A rotten claw holds a rack of five phials under a lamp, flies about it; a keen blade waits to be wetted."""
    claw(pen, -56, 40, 1.05, 10, False, "plate*.6")
    pen.part("wood*.9", box(-34, 10, 70, 18), box(-34, 34, 70, 44), box(-34, 10, -29, 44), box(65, 10, 70, 44))
    for i, (x, tone) in enumerate(((-20, "acc"), (0, "#B83AE8"), (20, "#E8402E"), (40, "dark*1.6"),
            (58, "#E8E23A"))):
        pen.part("cool", limb((x, -8 - i % 2 * 6), (x, 30), 11, 11), top=1.4)
        pen.part(tone, limb((x, 8), (x, 30), 8, 8), rim=0.3, seam=0)
        pen.glow(x, 16, 14, tone, 0.5)
    pen.flat("dark", *[star(x, y, 2, 3, 1, x * 9) for x, y in ((-50, -20), (-34, -44), (6, -36), (28, -56),
            (62, -30), (-8, -60))])
    pen.weapon("dagger", 50, -46, 1.1, 196)


def swapped_labels(pen: Pen) -> None:
    """Two bottles on a shelf: a gloved hand peels the cross off one, the other already bears it over a skull."""
    pen.part("wood*.8", box(-90, 44, 90, 52), box(-90, -66, 90, -60))
    for x, tone in ((-34, "cool"), (34, "acc*.5")):
        pen.part(tone, smooth([(x - 8, -46), (x - 8, -30), (x - 24, -18), (x - 24, 42), (x + 24, 42),
                (x + 24, -18),
                               (x + 8, -30), (x + 8, -46)], 3), top=1.3)
        pen.part("wood", box(x - 7, -56, x + 7, -44))
    pen.part("bone", box(-52, -6, -16, 28))
    skull(pen, -34, 6, 9, False)
    pen.part("bone", moved(box(-18, -17, 18, 17), 36, 8, 1, 16))
    pen.part("#D8402E", *[moved(one, 36, 8, 1, 16) for one in (box(-4, -12, 4, 12), box(-12, -4, 12, 4))],
            rim=0.3)
    pen.part("dark*1.8", limb((100, -40), (62, -8), 22, 16), limb((62, -8), (48, -2), 8, 6),
            limb((64, -14), (50, -14), 8, 5))


POISONS: Final[Mapping[str, Subject]] = by_name(
    dripping_dagger, ring_and_cup, leaking_censer, maze_of_death, black_lotus, needle_over_brain, blown_dust,
            spiral_thorn,
    needle_and_serpent, drunk_flask, broken_fangs, tray_of_phials, swapped_labels,
)  # fmt: skip
