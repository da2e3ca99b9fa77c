"""Ruins, camps and relics of Dark Eden as the subject of a picture: four lands of Europe, four skulls, and works of the
tribes."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import chain, fire
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.riders import horse, seated
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import behind, dark_figure, eyes_in_dark


def alps_of_wrecks(pen: Pen) -> None:
    """A pass between peaks; a viaduct hangs broken over it, herds of great beasts wind down among wrecked trains."""
    pen.part("near*1.3", [(-112, 90), (-112, -6), (-84, -52), (-66, -30), (-48, -46), (-14, 30), (-30, 90)],
             [(112, 90), (112, -20), (86, -64), (66, -40), (44, -20), (20, 30), (34, 90)])
    pen.part("bone*.9", [(-98, -30), (-84, -52), (-74, -40), (-82, -32), (-88, -24)], [(70, -44), (86, -64), (100,
            -42), (90, -34),
                                                                                    (82, -44), (76, -32)])
    pen.part("near*2", [(-96, 2), (-22, 2), (-26, 10), (-96, 12)], *[box(x, 8, x + 6, 50) for x in (-76, -48)], [(26,
            -2), (96, -6),
             (96, 4), (30, 8)], box(52, 4, 58, 44))
    pen.part("wood*.8", moved(box(-26, -8, 26, 8), -8, 34, 1, -58), moved(box(-20, -8, 20, 8), -18, 4, 1, -12))
    pen.flat("dark", *[moved(box(-20 + i * 12, -4, -12 + i * 12, 2), -8, 34, 1, -58) for i in range(4)])
    for x, y, k in ((12, 36, 0.18), (-4, 50, 0.24), (24, 58, 0.3), (-20, 72, 0.38), (40, 78, 0.4)):
        pen.part("dark*1.2", moved(smooth([(-36, 10), (-34, -18), (0, -30), (20, -22), (34, -26), (44, -8), (40, 24),
            (32, 2), (20, 10),
                                           (-20, 14)], 4), x, y, k), *[moved(box(a, 6, a + 11, 36), x, y,
                                           k) for a in (-32, -16, 6, 18)])
        pen.part("bone", moved(ribbon([(40, 4), (56, 12), (64, -4)], 6, 1), x, y, k), seam=0)


def tower_of_iron(pen: Pen) -> None:
    """A tower of iron lattice, broken at half its height, vines on it; a church's towers and a bridge sunk in a
    river."""
    for s in (-1, 1):
        pen.part("metal*.5", [(s * 44, 70), (s * 28, 70), (s * 14, 14), (s * 5, -34), (s * 10, -36), (s * 22, 12)])
        pen.part("metal*.45", *[limb((s * (40 - i * 8), 60 - i * 20), (-s * (32 - i * 8), 44 - i * 20), 1.8,
            1.8) for i in range(4)],
                 seam=0)
    pen.part("metal*.6", box(-32, 22, 32, 28), box(-18, -10, 18, -5))
    pen.part("metal*.5", [(-8, -36), (-6, -50), (0, -42), (6, -58), (10, -36)],
             moved([(-8, 26), (-3, -44), (0, -52), (3, -44), (8, 26)], 66, 44, 1, -78))
    pen.part("plate*.6", *[ribbon([(x, 26), (x + 4, 44), (x - 2, 62)], 3, 1) for x in (-24, -8, 18)], rim=0.4)
    pen.part("near*1.4", box(-100, 4, -84, 70), [(-76, 70), (-76, 14), (-70, 8), (-66, 18), (-60, 12), (-60, 70)],
            box(-84, 36, -60, 70))
    pen.flat("low", oval(-80, 48, 5, steps=20))
    pen.part("mid*.7", [(-112, 70), (112, 66), (112, 92), (-112, 92)], rim=0.8)
    pen.part("near*1.2", smooth([(40, 80), (52, 66), (64, 80)], 3), smooth([(74, 84), (88, 68), (102, 84)], 3))
    pen.figure(dark_figure("stand", "wide_brim", "staff", 80, "robed"), -34, 84, 30)


def fallen_onion(pen: Pen) -> None:
    """A cathedral's great onion lies on its side in a square of snow, three stand; rails lead to a hole in the wall,
    a tank's
    lamps in it."""
    behind(pen, "near*1.3", [(-112, 60), (-112, 14), (-20, 10), (-8, 20), (8, 12), (112, 16), (112, 60)])
    for x, y, r in ((-74, -6, 14), (-38, -22, 19), (66, -8, 15)):
        pen.part("near*1.7", box(x - r * 0.7, y, x + r * 0.7, 52))
        pen.part("acc*.55", smooth([(x - r * 0.6, y + 1), (x - r, y - r * 0.6), (x - r * 0.3, y - r * 1.6), (x,
            y - r * 2.3),
                                    (x + r * 0.3, y - r * 1.6), (x + r, y - r * 0.6), (x + r * 0.6, y + 1)], 4))
    pen.part("acc*.7", moved(smooth([(-18, 26), (-32, 4), (-26, -14), (-8, -28), (0, -52), (8, -28), (26, -14), (32,
            4), (18, 26)], 4),
                             22, 40, 1, -64))
    pen.flat("dark", *[moved(ribbon([(x, 22), (x * 1.5, 0), (x * 0.5, -26)], 1.6, 1), 22, 40, 1, -64) for x in (-12, 0,
            12)], alpha=150)
    pen.part("bone*.9", smooth([(-112, 92), (-112, 58), (-50, 62), (10, 68), (60, 60), (112, 64), (112, 92)], 3))
    pen.part("metal*.5", limb((-92, 90), (-6, 60), 2, 1.4), limb((-70, 92), (2, 60), 2, 1.4), seam=0)
    pen.flat("acc", oval(-2, 44, 2.6, steps=12), oval(8, 44, 2.6, steps=12))
    pen.glow(3, 44, 26, "acc", 0.9)
    pen.figure(dark_figure("march", "point_helmet", "rifle", 60), -44, 80, 28)


def drowned_temple(pen: Pen) -> None:
    """A hill of columns by a red sea; its temple's steps go down under water, a dome leaks light, wrecks of galleys
    lie on
    roofs."""
    pen.part("near*1.3", smooth([(-112, 74), (-96, 26), (-60, 4), (-10, -2), (30, 10), (60, 40), (74, 74)], 3))
    pen.part("bone*.7", box(-70, -6, 12, 2), [(-74, -40), (-30, -62), (16, -40)], box(-72, -40, 14, -34),
             *[box(x, -34, x + 6, -4) for x in (-68, -54, -26, -12, 4)], [(-40, -4), (-40, -16), (-36, -20), (-34, -4)])
    pen.part("bone*.6", *[box(-74 - i * 4, 2 + i * 6, 16 + i * 8, 8 + i * 6) for i in range(5)], rim=0.7)
    pen.part("near*1.6", [*oval(74, 34, 24, 22, 30, 180, 360), (98, 66), (50, 66)])
    pen.flat("acc", [(66, 20), (78, 14), (82, 30), (70, 34)])
    pen.glow(74, 24, 26, "acc", 0.9)
    pen.part("wood*.9", smooth([(-20, 40), (-6, 52), (30, 52), (48, 36), (42, 60), (-12, 62)], 3), limb((14, 52), (22,
            14), 3, 2))
    pen.part("acc*.45", [(20, 16), (44, 26), (18, 44)], rim=0.5)
    pen.part("mid*.55", smooth([(-112, 56), (-70, 50), (-30, 58), (10, 54), (50, 60), (112, 54), (112, 92), (-112,
            92)], 4), rim=1)
    pen.figure(dark_figure("guard", "horn_crest", "spear", 80), -88, 84, 40)


def coded_skull(pen: Pen, x: float, y: float, r: float, tone: str, teeth: int = 5, lit: bool = True) -> None:
    """A skull of a hard stuff with rows of keys cut into its brow, seen from the front."""
    pen.part(tone, smooth([(x - r, y), (x - r * 0.9, y - r * 0.7), (x, y - r * 1.15), (x + r * 0.9, y - r * 0.7),
            (x + r, y),
                           (x + r * 0.66, y + r * 0.56), (x + r * 0.52, y + r * 1.1), (x - r * 0.52, y + r * 1.1),
                           (x - r * 0.66, y + r * 0.56)], 3), top=1.3, foot=0.6)
    pen.flat("dark", *[smooth([(x + s * r * 0.14, y + r * 0.1), (x + s * r * 0.3, y - r * 0.2), (x + s * r * 0.68,
            y - r * 0.12),
                               (x + s * r * 0.6, y + r * 0.26), (x + s * r * 0.26, y + r * 0.3)], 3) for s in (-1, 1)],
             [(x, y + r * 0.24), (x + r * 0.14, y + r * 0.56), (x - r * 0.14, y + r * 0.56)],
             *[box(x + (i - (teeth - 1) / 2) * r * 0.18 - r * 0.02, y + r * 0.74,
             x + (i - (teeth - 1) / 2) * r * 0.18 + r * 0.02,
                   y + r * 1.06) for i in range(teeth)])
    for row in range(3):
        for col in range(5 - row):
            kx, ky = x + (col - (4 - row) / 2) * r * 0.24, y - r * 0.46 - row * r * 0.2
            pen.flat("acc" if (row * 5 + col * 3) % 4 else "dark", box(kx - r * 0.08, ky - r * 0.06, kx + r * 0.08,
            ky + r * 0.06))
    if lit:
        for s in (-1, 1):
            pen.flat("acc", oval(x + s * r * 0.4, y + r * 0.04, r * 0.1, steps=12))
            pen.glow(x + s * r * 0.4, y, r * 0.6, "acc", 0.8)


def skull_in_dragon(pen: Pen) -> None:
    """A skull of jade between the coils of a dragon of bronze, its claw on the brow, a lantern to either side."""
    pen.part("metal*.55", ribbon([(-96, 70), (-70, 20), (-30, 60), (20, 62), (60, 40), (66, -10), (30, -52), (-20,
            -56), (-52, -34)], 17, 19))
    pen.part("acc*.5", *[[(64 - i * 4, 26 - i * 20), (84 - i * 6, 18 - i * 22), (66 - i * 8,
            10 - i * 20)] for i in range(4)])
    coded_skull(pen, 0, 2, 34, "#4E8A6A")
    pen.part("metal*.6", smooth([(-44, -48), (-70, -54), (-94, -40), (-98, -28), (-78, -26), (-96, -14), (-88, -10),
            (-62, -20),
                                 (-40, -26)], 3))
    pen.part("bone", ribbon([(-54, -50), (-40, -66), (-24, -68)], 6, 1), *[[(-94 + i * 8, -28), (-91 + i * 8, -20),
            (-88 + i * 8, -27)]
                                                                         for i in range(3)])
    pen.flat("acc", oval(-70, -42, 3, steps=12))
    pen.part("metal*.5", *[limb((30 - i * 3, -48), (18 - i * 9, -28), 6, 2) for i in range(3)])
    for s in (-1, 1):
        pen.part("#B8402A", oval(s * 88, 30, 11, 14, 24))
        pen.glow(s * 88, 30, 28, "acc", 0.7)


def skull_under_bell(pen: Pen) -> None:
    """A skull of lead on a font's rim under a bell's rope, two iron keys crossed below it; a broken rose window
    behind."""
    behind(pen, "near*1.2", ring(0, -20, 62, 76, steps=60), *[limb((18 * math.cos(a), -20 + 18 * math.sin(a)),
            (64 * math.cos(a),
           -20 + 64 * math.sin(a)), 4, 5) for a in (i * math.pi / 4 for i in range(8)) if a != math.pi / 4])
    pen.part("bone*.5", [(-46, 46), (46, 46), (34, 62), (12, 66), (16, 86), (-16, 86), (-12, 66), (-34, 62)])
    for s in (-1, 1):
        pen.part("metal*.8", limb((s * 10, 64), (-s * 66, 22), 5, 5), ring(-s * 72, 18, 6, 11, steps=24), [(s * 16,
            62), (s * 26, 66),
                 (s * 22, 78), (s * 14, 74)])
    coded_skull(pen, 0, 4, 32, "metal*.9", 4)


def skull_on_wing(pen: Pen) -> None:
    """A skull of blue steel set in the breast of a great carved bird on a pole, its painted wings wide; towers
    without tops."""
    for s in (-1, 1):
        pen.part("wood*1.1", [(s * 18, -34), (s * 104, -56), (s * 98, -34), (s * 90, -36), (s * 84, -12), (s * 74,
            -16), (s * 66, 8),
                              (s * 54, 2), (s * 44, 22), (s * 18, 16)])
        pen.part("#B8402A", *[[(s * (34 + i * 19), -28 - i * 4), (s * (46 + i * 19), -31 - i * 4), (s * (40 + i * 16),
            -8 - i * 5),
                               (s * (32 + i * 17), -6 - i * 5)] for i in range(3)], rim=0.4)
    pen.part("wood", box(-20, -30, 20, 90))
    pen.part("wood*1.3", smooth([(-18, -30), (-18, -58), (0, -70), (18, -58), (18, -30)], 3))
    pen.part("acc*.8", [(-8, -46), (8, -46), (0, -24)])
    pen.flat("dark", oval(-9, -52, 3.6, steps=14), oval(9, -52, 3.6, steps=14))
    coded_skull(pen, 0, 16, 25, "#4A6A8E", 5)
    pen.part("bone", *[[(-14 + i * 7, 58), (-11 + i * 7, 70), (-8 + i * 7, 58)] for i in range(4)])


def skull_in_steps(pen: Pen) -> None:
    """A skull of gold in the mouth of a stepped temple, vines across it, the jaw in the water; a serpent looks out
    of one eye."""
    for i in range(4):
        pen.part(f"near*{1.8 - i * 0.2:.1f}", box(-100 + i * 15, 40 - i * 28, -38 + i * 6, 90), box(38 - i * 6,
            40 - i * 28, 100 - i * 15, 90))
    pen.part("near*1.2", box(-56, -72, 56, -48), box(-38, -50, 38, -36))
    pen.part("bone*.7", *[[(-34 + i * 14, -38), (-27 + i * 14, -24), (-20 + i * 14, -38)] for i in range(5)])
    coded_skull(pen, 0, 18, 36, "#C8962E", 6)
    pen.part("plate*.7", ribbon([(-60, -60), (-44, -20), (-24, 0), (-34, 30), (-20, 62)], 5, 2),
             ribbon([(58, -50), (38, -26), (44, 8), (30, 36), (36, 70)], 5, 2), *[moved(smooth([(-7, 0), (0, -4), (8,
             0), (0, 4)], 3), x, y,
             1, t) for x, y, t in ((-40, -14, 40), (-26, 14, 120), (-30, 44, 60), (40, -8, 130), (40, 24, 50), (34, 54,
             100))])
    pen.part("plate*1.2", ribbon([(14, 20), (26, 26), (34, 14), (46, 18)], 7, 6), smooth([(42, 12), (56, 14), (60, 20),
            (44, 24)], 3))
    pen.flat("#F0402A", oval(52, 17, 1.6, steps=8))


def shelves_to_well(pen: Pen) -> None:
    """A round shaft of drawers seen from above, a monk on a rope between them with a lamp, one drawer open and lit."""
    for i, r in enumerate((104, 78, 56, 38)):
        pen.part(f"wood*{1.15 - i * 0.22:.2f}", [*oval(0, -4, r, r * 0.82, 60), *oval(0, -4, r * 0.74, r * 0.6, 60,
            360, 0)], rim=0.5)
        if not pen.paper.silhouette:
            pen.flat("dark", *[limb((r * 0.76 * math.cos(a), -4 + r * 0.62 * math.sin(a)), (r * math.cos(a),
            -4 + r * 0.82 * math.sin(a)),
                                    1.2, 1.8) for a in (j * math.pi / 10 + i * 0.2 for j in range(20))], alpha=170)
    pen.flat("dark", oval(0, -4, 27, 22, 40))
    pen.part("acc*.9", [(48, 18), (84, 32), (74, 58), (40, 40)], rim=0.3)
    pen.glow(60, 36, 44, "acc", 0.9)
    pen.part("bone", *[moved(box(-8, -11, 8, 11), 54 + i * 7, 30 + i * 5, 1, 30 + i * 6) for i in range(3)])
    pen.part("bone*.8", limb((-8, -92), (-8, -30), 1.6, 1.6))
    pen.figure(Figure("hang", "robed", "hood", pads=False), -8, 46, 84)
    pen.part("acc", oval(-32, 24, 6, 8, 18), rim=0.3)
    pen.glow(-32, 24, 34, "acc", 1)


def heap_and_gulls(pen: Pen) -> None:
    """A hill of wheels, helmets, bones and books; a chute drops more, a scrap picker with a sack, birds over all."""
    pen.part("metal*.6", [(-112, -60), (-50, -34), (-44, -22), (-112, -40)], limb((-96, -40), (-98, 80), 5, 5))
    pen.part("near*1.2", smooth([(-112, 90), (-84, 48), (-50, 16), (-10, -6), (26, 6), (64, 38), (112, 66), (112, 90)],
            3))
    for x, y, r in ((-30, 34, 15), (40, 44, 12), (76, 70, 14)):
        pen.part("dark*1.6", ring(x, y, r * 0.5, r, steps=24))
    pen.head("kettle", -62, 58, 12, 24)
    pen.head("point_helmet", 12, 62, 12, -30)
    pen.head("skull", 50, 70, 10, 20)
    pen.part("bone", *[moved(box(-9, -6, 9, 6), x, y, 1, t) for x, y, t in ((-6, 16, 24), (-84, 72, -14), (-20, 64,
            50), (20, 24, -30))])
    pen.part("metal*.8", limb((0, 4), (18, -28), 4, 3), limb((-46, 32), (-66, 20), 4, 3), moved(box(-12, -8, 12, 8),
            62, 50, 1, 20))
    for x, y, t in ((-34, -24, 30), (-24, -10, 70), (-40, -6, 10)):
        pen.part("metal*.7", moved([(-7, -5), (6, -7), (7, 5), (-4, 7)], x, y, 1, t))
    pen.figure(Figure("dig", "lanky", "hood", weapon="spade", weapon_turn=-50, behind=("rags", "pack"), pads=False),
            54, 40, 62, True)
    pen.flat("dark", *[[(x - 12 * k, y - 4 * k), (x - 4 * k, y - 5.6 * k), (x, y), (x + 4 * k, y - 5.6 * k),
            (x + 12 * k, y - 4 * k),
                        (x, y + 3 * k)] for x, y, k in ((10, -48, 1), (44, -60, 0.8), (76, -38, 1.1), (-10, -66, 0.7))])


def chain_of_prisoners(pen: Pen) -> None:
    """A chain of prisoners drags a block of stone up a ramp between two watch towers, an overseer sits on the block."""
    pen.part("near*1.2", [(-112, 90), (-112, 70), (112, 16), (112, 90)])
    pen.part("bone*.6", moved(box(-24, -20, 24, 20), -66, 36, 1, 13))
    pen.figure(Figure("sit", "brute", "iron_mask", weapon="whip", weapon_turn=60, pads=False), -70, 24, 58)
    for i, (x, y) in enumerate(((-14, 44), (16, 37), (46, 30), (76, 22))):
        pen.figure(Figure("hunch", "lanky", ("crew", "bald", "long_hair", "bearded")[i], pads=False, cloth="bone*.55"),
            x, y, 62)
    chain(pen, (-40, 28), (94, -2), 5)
    for x in (-96, 60):
        pen.part("wood*.7", box(x - 12, -60, x + 12, -36), [(x - 16, -60), (x, -74), (x + 16, -60)], haze=0.2)
        pen.part("wood*.6", limb((x - 9, -36), (x - 13, 20), 3, 3), limb((x + 9, -36), (x + 13, 10), 3, 3), haze=0.2)
        pen.flat("acc", oval(x, -48, 4, steps=14))
        pen.glow(x, -48, 26, "acc", 0.9)


def coils_before_one(pen: Pen) -> None:
    """Coils of razor wire as high as a man before a rifleman who waits; in them hangs one who leapt, and others
    stop."""
    pen.figure(Figure("guard", "soldier", "cap", weapon="rifle", weapon_turn=10, pads=False), 72, 76, 104, True)
    for x, y, r in ((-70, 50, 24), (-36, 44, 28), (4, 48, 27), (38, 54, 22)):
        pen.part("metal*1.1", *[[*oval(x + d, y, r * 0.7, r, 30), *oval(x + d, y, r * 0.7 - 1.4, r - 1.6, 30, 360, 0)]
                                for d in (-7, 0, 8)], rim=0.7, seam=0.2)
        pen.part("metal*1.3", *[moved(star(0, 0, 2, 5, 0.8), x + r * 0.7 * math.cos(a), y + r * math.sin(a), 1, a * 57)
                                for a in (i * 0.78 for i in range(8))], seam=0)
    pen.figure(dark_figure("fall", "horned", "sword", 80), -10, 50, 82, False, -14)
    for x in (-96, -76):
        pen.figure(dark_figure("hunch", "helm", "axe", 60), x, 30, 52)


def hounds_and_lamps(pen: Pen) -> None:
    """Three hounds strain at one hand's leashes along a track; above them lamps sweep, and in a culvert two eyes."""
    pen.flat("low", [(-90, -92), (-78, -92), (28, 62), (-34, 62)], [(70, -92), (84, -92), (60, 60), (10, 60)], alpha=80)
    pen.figure(Figure("lean", "brute", "ranger", pads=False, behind=("coat",)), -78, 72, 108)
    for x, y, k in ((-28, 52, 0.8), (-8, 62, 0.95), (18, 54, 0.85)):
        pen.part("wood", limb((-50, 16), (x + 10 * k, y - 22 * k), 1.6, 1.6), seam=0)
        pen.part("dark*1.4", moved(smooth([(-34, -8), (-10, -14), (10, -16), (18, -26), (22, -34), (26, -26), (44,
            -16), (40, -10), (26, -8),
                                           (16, 4), (-6, 2), (-28, 4)], 3), x, y, k), *[moved(limb(a, b, 6, 3), x, y,
                                           k) for a, b in
                 (((12, 0), (26, 18)), ((6, 0), (14, 20)), ((-26, 0), (-36, 20)), ((-20, 0), (-24, 20)))],
                 moved(ribbon([(-32, -6), (-46, -16), (-48, -28)], 4, 1), x, y, k))
        pen.flat("acc", moved(oval(30, -20, 1.8, steps=8), x, y, k))
    pen.part("near*1.5", [(52, 78), (52, 14), (104, 4), (104, 78)])
    pen.flat("dark", [*oval(80, 48, 20, 24, 24, 180, 360), (100, 72), (60, 72)])
    eyes_in_dark(pen, (80, 48, 5))


def field_from_above(pen: Pen) -> None:
    """Fields, roads and a village from above: a burning line eats over them from one corner, riders with torches at its
    edge."""
    behind(pen, "plate*.8", [(-112, -84), (112, -84), (112, 84), (-112, 84)], rim=0)
    for pts, tone in (([(-112, -84), (-40, -84), (-52, -20), (-112, -30)], "wood*1.2"), ([(-36, -84), (40, -84), (30,
            -24), (-46, -20)],
                      "plate*1.1"), ([(44, -84), (112, -84), (112, -30), (36, -26)], "wood*1.05"), ([(-112, -24), (-54,
                      -14), (-64, 84),
                      (-112, 84)], "plate"), ([(-48, -14), (28, -18), (20, 84), (-58, 84)], "wood*1.3")):
        behind(pen, tone, pts, rim=0.3)
    for x, y in ((-20, 20), (0, 12), (-6, 36), (-28, 44)):
        pen.part("bone*.8", box(x - 7, y - 5, x + 7, y + 5), rim=0.6)
        pen.part("#8A3A2A", [(x - 8, y - 5), (x + 8, y - 5), (x + 5, y), (x - 5, y)], rim=0.4)
    behind(pen, "dark", [(112, -60), (60, -40), (40, -6), (52, 20), (30, 44), (40, 84), (112, 84)], rim=0)
    for i, (x, y) in enumerate(((66, -44), (46, -18), (48, 12), (36, 38), (36, 66), (90, -54))):
        fire(pen, x - 20, x + 18, y + 12, 30 + (i % 3) * 7, 4)
        pen.glow(x, y, 34, "acc", 0.7)
    for x, y, k in ((8, -40, 0.26), (-4, -2, 0.24)):
        horse(pen, x, y, k, "gallop")
        seated(pen, dark_figure("ride", "wide_brim", "torch", 60), x, y, k)


def dig_on_map(pen: Pen) -> None:
    """A world map with four holes in the shape of skulls; at one kneels a small digger who lifts what lay there."""
    behind(pen, "bone*.8", [(-100, -56), (-34, -64), (34, -56), (100, -64), (100, 56), (34, 64), (-34, 56), (-100, 64)])
    behind(pen, "wood*1.3", smooth([(-86, -40), (-54, -48), (-40, -30), (-54, -10), (-70, -14), (-84, -26)], 3),
             smooth([(-56, 2), (-36, 2), (-34, 18), (-46, 46), (-54, 26)], 3), smooth([(-14, -44), (14, -48), (22,
             -34), (2, -22), (-16, -28)], 3),
             smooth([(26, -46), (82, -52), (92, -22), (60, -4), (34, -20)], 3), smooth([(-6, -12), (20, -10), (24, 14),
             (8, 38), (-6, 10)], 3))
    for x, y in ((-62, -28), (-46, 16), (2, -34), (62, -28)):
        lit = x == 2
        pen.part("dark", smooth([(x - 11, y), (x - 9, y - 9), (x, y - 13), (x + 9, y - 9), (x + 11, y), (x + 6, y + 6),
            (x + 5, y + 13),
                                 (x - 5, y + 13), (x - 6, y + 6)], 3), rim=0.6)
        pen.flat("acc" if lit else "low", oval(x - 4, y, 2.4, steps=10), oval(x + 4, y, 2.4, steps=10))
    pen.glow(2, -34, 30, "acc", 1)
    pen.flat("dark", ribbon([(-46, 16), (-30, -4), (-10, -10), (2, -26)], 1.4, 1.4, 6), alpha=180)
    pen.figure(Figure("lift", "soldier", "ranger", weapon="severed_head", weapon_turn=-90, pads=False,
            behind=("pack",)), 54, 66, 78)


RUINS_OF_EUROPE: Final[Mapping[str, Subject]] = by_name(
    alps_of_wrecks, tower_of_iron, fallen_onion, drowned_temple, skull_in_dragon, skull_under_bell, skull_on_wing,
    skull_in_steps, shelves_to_well, heap_and_gulls, chain_of_prisoners, coils_before_one, hounds_and_lamps,
    field_from_above, dig_on_map,
)  # fmt: skip
