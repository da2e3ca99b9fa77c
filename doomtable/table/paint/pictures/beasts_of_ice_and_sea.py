"""Beasts of stone, ice and sea as the subject of a picture, each larger than what stands beside it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.motifs import chain, tentacle
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, oval, ribbon, smooth
from doomtable.table.paint.pictures.small_motifs import card_back, dark_figure, eyes_in_dark


def sun_dancer(pen: Pen) -> None:
    """A lean thing with six long arms whirls on one foot in a ring of fire; a horned one has come too near."""
    pen.glow(0, -6, 70, "acc", 1)
    pen.part("acc", *[[(52 * math.cos(a), -6 + 52 * math.sin(a)), (74 * math.cos(a + 0.12),
            -6 + 74 * math.sin(a + 0.12)),
                       (54 * math.cos(a + 0.2),
                               -6 + 54 * math.sin(a + 0.2))] for a in (i * 0.2618 for i in range(24))], rim=0.3)
    for i, (elbow, hand) in enumerate((((26, -42), (44, -22)), ((34, -14), (60, -30)), ((26, 10), (48, 22)))):
        for s in (-1, 1):
            e, h = (elbow[0] * s, elbow[1] + (6 if s < 0 else 0)), (hand[0] * s,
                    hand[1] + (10 if s < 0 else -4))
            pen.part("plate*.8", limb((s * 6, -24 + i * 8), e, 8, 6), limb(e, h, 6, 4))
            pen.part("bone", [(h[0] - 2, h[1] - 3), (h[0] + s * 17, h[1] - 9), (h[0] + 2, h[1] + 3)])
    pen.part("plate", smooth([(-11, -32), (11, -32), (9, 0), (15, 22), (-15, 22), (-7, 0)], 4))
    pen.part("acc*.6", smooth([(-16, 16), (16, 16), (40, 40), (14, 36), (0, 48), (-16, 36), (-42, 42)], 4))
    pen.part("plate*.8", limb((2, 30), (-4, 52), 9, 7), limb((-4, 52), (2, 76), 7, 4),
            limb((8, 28), (34, 40), 9, 6), limb((34, 40), (22, 58), 6, 4))
    pen.head("long_skull", 2, -46, 13)
    pen.figure(dark_figure("fall", "horned", build="brute"), 76, 76, 52, True)


def ox_colossus(pen: Pen) -> None:
    """A bull on its hind legs in plates from brow to hoof, cleaver and chain in its fists, a man no higher
    than its knee."""
    for s in (-1, 1):
        pen.part("plate*.6", smooth([(s * 8, 26), (s * 38, 22), (s * 46, 48), (s * 34, 78), (s * 16, 78),
                (s * 22, 54)], 3))
        pen.part("bone*.7", [(s * 12, 74), (s * 40, 74), (s * 44, 86), (s * 10, 86)])
    pen.part("plate*.85", smooth([(-38, 36), (-58, -8), (-46, -42), (0, -54), (46, -42), (58, -8), (38, 36),
            (0, 46)], 4))
    for i in range(3):
        pen.part(f"plate*{1.1 - i * 0.15:.2f}", smooth([(-44 + i * 5, -22 + i * 17), (0, -34 + i * 17),
                (44 - i * 5, -22 + i * 17),
                                                         (38 - i * 5, -8 + i * 17), (0, -16 + i * 17),
                                                                 (-38 + i * 5, -8 + i * 17)], 4))
    for s in (-1, 1):
        pen.part("plate", smooth([(s * 40, -46), (s * 76, -44), (s * 84, -14), (s * 52, -4)], 4))
        pen.part("plate*.7", limb((s * 68, -14), (s * 76, 26), 24, 20))
        pen.part("skin*.5", oval(s * 77, 34, 12, steps=24))
    pen.part("metal", [(-82, 30), (-66, 34), (-78, 84), (-104, 80)])
    chain(pen, (78, 40), (70, 84), 6)
    pen.part("skin*.45", smooth([(-20, -40), (-24, -64), (0, -76), (24, -64), (20, -40), (12, -24), (-12, -24)],
            4))
    pen.part("metal*.8", [(-16, -70), (16, -70), (9, -36), (-9, -36)])
    for s in (-1, 1):
        pen.part("bone", ribbon([(s * 20, -64), (s * 44, -66), (s * 54, -84)], 12, 2))
        pen.flat("acc", oval(s * 14, -52, 3, 2.2, 12))
        pen.glow(s * 14, -52, 12, "acc", 1)
    pen.part("acc*.7", [*oval(0, -22, 8, 7, 24), *oval(0, -22, 5, 4.4, 24, 360, 0)])
    pen.figure(dark_figure("guard", "helm", "spear", 80), -2, 66, 34, True)


def sea_beast(pen: Pen) -> None:
    """A head of fins and teeth on a long neck out of the sea; two arms of it hold two boats' men at once."""
    pen.part("plate*.8", smooth([(-30, 84), (-34, 30), (-14, -2), (-18, -30), (6, -58), (44, -60), (70, -36),
            (66, -26), (36, -22), (58, -8), (52, 4),
                                 (20, 2), (14, 26), (32, 84)], 4))
    for i in range(5):
        pen.part("acc*.5", [(-14 + i * 2 - 16, 44 - i * 20), (-46 + i * 5, 24 - i * 21),
                (-20 + i * 2, 26 - i * 20)], rim=0.6)
    pen.part("bone", *[[(34 + i * 8, -25), (37 + i * 8, -13), (40 + i * 8, -25)] for i in range(4)],
            *[[(30 + i * 7, -1), (33 + i * 7, -10), (36 + i * 7, -2)] for i in range(4)])
    pen.flat("acc", oval(30, -42, 6, 5, 20))
    pen.flat("dark", oval(32, -42, 1.8, 4.6, 12))
    pen.glow(30, -42, 26, "acc", 0.9)
    pen.part("bone*.7", *[ribbon([(8 - i * 8, -54 + i * 6), (-8 - i * 10, -70 + i * 7),
            (-30 - i * 6, -66 + i * 12)], 6, 1) for i in range(3)])
    tentacle(pen, -66, 76, 86, 8, 15, 1, "plate*.7")
    tentacle(pen, 80, 76, 66, -8, 14, -1, "plate*.7")
    pen.figure(dark_figure("lift", "kettle"), -48, 14, 36)
    pen.figure(dark_figure("fall", "helm", "spear", 40), 60, 30, 34, True)
    pen.part("mid*.6", smooth([(-104, 60), (-70, 52), (-36, 62), (0, 54), (38, 62), (72, 54), (104, 60),
            (104, 92), (-104, 92)], 4), rim=1)


def gargoyle_on_plinth(pen: Pen) -> None:
    """A winged thing of stone crouches on a plinth over the city; its claws are shut about five cards set into
    the ledge."""
    for s in (-1, 1):
        pen.part("near*1.3", [(s * 8, -8), (s * 30, -50), (s * 36, -78), (s * 60, -60), (s * 92, -20),
                (s * 74, -14), (s * 70, 14), (s * 52, 0),
                              (s * 42, 26), (s * 24, 16)])
        pen.part("near*.9", ribbon([(s * 10, -6), (s * 32, -48), (s * 36, -76)], 5, 2),
                ribbon([(s * 34, -62), (s * 62, -52), (s * 90, -20)], 3, 1))
    pen.part("near*1.6", smooth([(-24, 40), (-30, 4), (-16, -20), (16, -20), (30, 4), (24, 40)], 4))
    for s in (-1, 1):
        pen.part("near*1.7", smooth([(s * 14, 42), (s * 40, 36), (s * 46, 8), (s * 28, -2), (s * 20, 16)], 4),
                limb((s * 22, -10), (s * 16, 34), 13, 10))
        pen.part("bone*.8", *[[(s * (10 + i * 6), 36), (s * (11 + i * 6), 52),
                (s * (14 + i * 6), 36)] for i in range(3)])
        pen.part("bone*.6", ribbon([(s * 10, -40), (s * 24, -52), (s * 20, -66)], 8, 2))
    pen.part("near*1.8", smooth([(-17, -26), (-19, -42), (0, -52), (19, -42), (17, -26), (8, -10), (-8, -10)],
            4))
    eyes_in_dark(pen, (0, -32, 6))
    pen.part("bone", *[[(x, -18), (x + 2, -10), (x + 4, -18)] for x in (-8, -2, 4)])
    pen.part("near*1.1", [(-46, 60), (46, 60), (40, 90), (-40, 90)], box(-56, 42, 56, 63))
    for i in range(5):
        card_back(pen, -40 + i * 20, 53, 0.62, 0)


BEASTS_OF_ICE_AND_SEA: Final[Mapping[str, Subject]] = by_name(sun_dancer, ox_colossus, sea_beast,
        gargoyle_on_plinth)
