"""Gunners, herders and changed beasts of Dark Eden as the subject of a picture: bodies that no build of a figure
    fits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.body import Figure
from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.motifs import blast, tentacle
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, smooth
from doomtable.table.paint.pictures.small_motifs import dark_figure


def mortar_on_back(pen: Pen) -> None:
    """A kneeling giant in rags and iron carries a mortar on his back; a small one climbs his shoulder to load it."""
    pen.part("metal*.7", limb((-40, 30), (-2, -66), 30, 22), moved(box(-14, -5, 14, 5), -1, -68, 1, -22))
    pen.flat("dark", moved(oval(0, 0, 10, 3.4, 24), 1, -73, 1, -22))
    blast(pen, 14, -88, 18, 11)
    pen.figure(Figure("crouch", "giant", "iron_mask", pads=True, skirt=True, before=("chains",)), 2, 72, 150)
    pen.part("metal*.5", *[ribbon([(-50, 8 + i * 14), (-20, 0 + i * 14), (4, 10 + i * 12)], 5, 5) for i in range(2)])
    pen.figure(dark_figure("reach", "tricorne"), -70, -2, 44)
    pen.part("wood*.8", limb((-92, 72), (-60, -4), 3, 3), limb((-80, 72), (-50, 0), 3, 3),
             *[limb((-90 + i * 6, 62 - i * 14), (-79 + i * 6, 62 - i * 14), 2, 2) for i in range(5)])
    pen.part("metal*1.1", limb((-34, -34), (-24, -48), 11, 8))


def handler_and_hook(pen: Pen) -> None:
    """One with a hooked staff walks before a trunk and two great feet; the tusks pass on both sides of him."""
    for s in (-1, 1):
        pen.part("wood*.55", limb((s * 58, -70), (s * 54, 58), 42, 38), smooth([(s * 54 - 26, 74), (s * 54 - 22, 52),
            (s * 54 + 22, 52),
                                                                              (s * 54 + 26, 74)], 3))
        pen.part("bone*.8", *[oval(s * 54 - 15 + i * 15, 71, 6, 5, 14) for i in range(3)])
        pen.part("bone*1.1", ribbon([(s * 28, -60), (s * 48, -10), (s * 30, 36), (s * 8, 44)], 13, 2))
    pen.part("wood*.7", smooth([(-44, -92), (-34, -50), (-14, -34), (14, -34), (34, -50), (44, -92)], 3))
    pen.part("wood*.62", ribbon([(0, -44), (4, -8), (-8, 14), (-26, 10)], 22, 8))
    pen.figure(Figure("stride", "soldier", "turban", weapon="crozier", weapon_turn=70, behind=("scarf",),
            before=("sash",),
                      pads=False), 6, 76, 84)


def fish_in_flood(pen: Pen) -> None:
    """Out of a flooded street stands a fish on arms, mouth open to the gills; a man on a roof is one bite high."""
    pen.part("plate*.8", smooth([(-100, 60), (-92, 10), (-60, -24), (-20, -40), (16, -38), (40, -26), (22, -12), (0,
            0), (20, 14),
                                 (48, 22), (36, 40), (0, 52), (-20, 70)], 4))
    pen.part("#7A1A22", smooth([(32, -22), (4, -6), (-4, 2), (10, 14), (40, 22), (12, 8), (8, -2)], 3))
    pen.part("bone", *[[(6 + i * 6, -8 - i * 3), (10 + i * 6, 4 - i * 3), (13 + i * 6, -12 - i * 3)] for i in range(5)],
             *[[(8 + i * 7, 13 + i * 2), (12 + i * 7, 3 + i * 2), (16 + i * 7, 16 + i * 2)] for i in range(5)])
    pen.flat("acc", oval(-2, -24, 6, steps=20))
    pen.flat("dark", oval(-1, -24, 2.6, steps=12))
    pen.glow(-2, -24, 26, "acc", 0.9)
    pen.part("acc*.5", *[ribbon([(-50 + i * 13, -26 - i * 4), (-62 + i * 13, -52 - i * 3), (-74 + i * 15,
            -58 - i * 4)], 8, 1)
                         for i in range(4)])
    pen.flat("dark", *[ribbon([(-34 - i * 9, -8), (-26 - i * 9, 8), (-36 - i * 9, 24)], 2.4, 1) for i in range(3)])
    pen.part("plate*.65", limb((-30, 34), (8, 48), 17, 12), *[limb((8, 48), (26, 42 + i * 8), 6, 3) for i in range(3)])
    pen.part("near*1.3", [(54, 78), (54, 18), (78, 0), (104, 18), (104, 78)])
    pen.flat("acc", box(70, 30, 80, 44))
    pen.figure(dark_figure("cast", "kettle"), 78, 8, 44, True)
    pen.part("mid*.6", smooth([(-112, 66), (-72, 58), (-36, 68), (0, 58), (38, 68), (72, 58), (112, 66), (112, 96),
            (-112, 96)], 4),
             rim=1)


def spitting_crawler(pen: Pen) -> None:
    """A crawling heap of eyes on six bent legs spits a jet that goes through wall and man."""
    pen.part("acc*.9", ribbon([(24, -6), (60, 0), (108, 20)], 6, 22), rim=0.4)
    pen.glow(40, -4, 40, "acc", 0.9)
    for x, y, kx, ky, fx in ((-54, 20, -86, -12, -98), (-34, 26, -60, 2, -66), (-12, 30, -22, 6, -30), (10, 30, 30, 6,
            34),
                             (24, 24, 54, 8, 62)):
        pen.part("plate*.7", limb((x, y), (kx, ky), 12, 8), limb((kx, ky), (fx, 68), 8, 3))
    pen.part("plate*.85", smooth([(-64, 26), (-66, -6), (-42, -32), (-6, -38), (22, -24), (34, -14), (26, 2), (30, 16),
            (10, 34),
                                  (-34, 40)], 4))
    pen.part("#7A1A22", smooth([(20, -16), (36, -8), (28, 6), (12, 0)], 3))
    pen.part("bone", *[[(18 + i * 6, -15 + i * 2), (22 + i * 6, -6 + i * 2), (24 + i * 6,
            -14 + i * 2)] for i in range(3)])
    for x, y, r in ((0, -24, 7), (-18, -18, 5), (-34, -12, 6), (-8, -4, 4), (-46, 4, 5), (-26, 6, 4)):
        pen.flat("acc", oval(x, y, r, steps=20))
        pen.flat("dark", oval(x + 1, y, r * 0.4, steps=12))
    pen.part("plate*.6", *[[(-56 + i * 15, -22 - (i % 2) * 6), (-60 + i * 14, -46 - (i % 2) * 6), (-46 + i * 15,
            -26 - (i % 2) * 6)]
                           for i in range(4)])
    tentacle(pen, -58, 20, 70, -14, 10, -1, "plate*.7")
    pen.figure(dark_figure("fall", "helm", "rifle", 40), 84, 72, 66, True)


DARK_EDEN_HUNTERS: Final[Mapping[str, Subject]] = by_name(mortar_on_back, handler_and_hook, fish_in_flood,
            spitting_crawler)
