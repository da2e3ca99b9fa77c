"""Cathedrals, archives and works: each cathedral built as its city builds, with the sign of what is taught
in it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import bolt, coin, eye
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.strongholds import both, lit, windows


def lancet(pen: Pen, x: float, foot: float, wide: float, high: float, tone: str = "acc") -> None:
    """A lit pointed window."""
    pen.part(tone, [(x - wide, foot), (x - wide, foot - high * 0.6), (x, foot - high),
            (x + wide, foot - high * 0.6),
                    (x + wide, foot)], rim=0.2)
    pen.glow(x, foot - high * 0.5, high * 0.7, tone, 0.4)


def eye_cathedral(pen: Pen) -> None:
    """Two thin towers that carry a round window between them like a held lens: it looks."""
    for s in (-1, 1):
        pen.part("near", [(s * 30, 58), (s * 32, -50), (s * 38, -74), (s * 44, -50), (s * 50, 58)])
        lancet(pen, s * 39, 20, 3, 18)
        lancet(pen, s * 39, -14, 3, 18)
    pen.part("near*1.2", ring(0, -18, 26, 36, steps=60))
    eye(pen, 0, -18, 25, lids="near*.8")
    pen.part("near*.85", [(-34, 58), (-34, 22), (0, 6), (34, 22), (34, 58)])
    lancet(pen, 0, 58, 8, 34)
    lancet(pen, -21, 52, 4, 18)
    lancet(pen, 21, 52, 4, 18)
    pen.glow(0, -18, 50, "acc", 0.6)


def tiered_cathedral(pen: Pen) -> None:
    """Roofs in five tiers under a dome like a brow, rings of thought going out from it."""
    pen.flat("acc", *[ring(0, -50, r, r + 1.4, 190, 350, 40) for r in (26, 36, 46, 56)], alpha=210)
    pen.part("near*1.2", oval(0, -38, 17, 22, 40, 180, 360), box(-14, -40, 14, -20))
    pen.part("acc", oval(0, -46, 4, steps=16))
    pen.glow(0, -46, 34, "acc", 0.8)
    for i, half in enumerate((22, 31, 40, 49, 58)):
        y = -20 + i * 17
        pen.part("near*.75", box(-half * 0.72, y, half * 0.72, y + 17))
        pen.part("acc*.45", smooth([(-half - 6, y - 5), (-half * 0.7, y + 1), (0, y - 2), (half * 0.7, y + 1),
                                    (half + 6, y - 5), (half * 0.7, y + 7), (-half * 0.7, y + 7)], 3))
        pen.flat("acc", *[box(x - 2, y + 9, x + 2, y + 15) for x in range(int(-half * 0.5),
                int(half * 0.5) + 1, 12)])
    pen.part("dark", box(-7, 50, 7, 66), oval(0, 50, 7, steps=20), seam=0)


def changing_cathedral(pen: Pen) -> None:
    """A cathedral over still water; in the water its mirror image is another house, of blocks."""
    pen.part("near", box(-40, -14, 40, 4), [(-16, -12), (0, -52), (16, -12)],
            *both([(30, -10), (39, -66), (48, -10)]),
             *both(box(30, -12, 48, 4)))
    lancet(pen, 0, 2, 6, 26)
    lancet(pen, -39, 0, 3, 16)
    lancet(pen, 39, 0, 3, 16)
    pen.part("near*1.3", box(-90, 3, 90, 8))
    pen.flat("cool", [(-76, 8), (76, 8), (66, 66), (-66, 66)], alpha=130)
    pen.part("cool*.7", box(-44, 9, -14, 44), box(-12, 9, 16, 62), box(18, 9, 46, 34), rim=0.5)
    pen.flat("acc", *[box(x, y, x + 4, y + 5) for x, n in ((-38, 3), (-26, 3), (-6, 5), (5, 5), (24, 2),
            (36, 2))
                      for y in range(14, 14 + n * 9, 9)], alpha=200)
    pen.flat("low", *[box(x, y, x + w, y + 1) for x, y, w in ((-70, 20, 30), (30, 44, 40), (-60, 50, 34),
            (-14, 30, 40))],
             alpha=120)


def bell_cathedral(pen: Pen) -> None:
    """Domes about a bell as high as a house; its sound is rings that tear a shadow away."""
    for x, w, y in ((-46, 14, 8), (46, 14, 8), (-28, 12, -6), (28, 12, -6)):
        pen.part("near*1.2", box(x - w, y, x + w, 60), oval(x, y, w, w * 1.1, 30),
                box(x - 1, y - w * 1.7, x + 1, y))
        lancet(pen, x, y + 34, 4, 22)
    pen.part("near*.8", box(-26, -46, -18, 60), box(18, -46, 26, 60),
            smooth([(-30, -44), (0, -74), (30, -44)], 4))
    pen.flat("acc", *[ring(0, 6, r, r + 1.6, a, a + 100, 30) for r in (38, 52, 66) for a in (130, 310)],
            alpha=210)
    pen.part("acc*.7", smooth([(-5, -40), (5, -40), (10, -18), (18, 18), (-18, 18), (-10, -18)], 4))
    pen.part("acc*.5", box(-19, 16, 19, 21), oval(0, 25, 5, steps=20))
    pen.glow(0, 4, 44, "acc", 0.7)
    for s in (-1, 1):
        pen.part("dark", smooth([(s * 66, -30), (s * 76, -48), (s * 88, -40), (s * 96, -54), (s * 92, -20),
                (s * 74, -16)],
                                4), rim=0.9)
    pen.part("near*.6", box(-70, 52, 70, 66))


def sea_cathedral(pen: Pen) -> None:
    """A cathedral on a rock in the surf with a fire on its tower, lightning about it, waves to its doors."""
    pen.part("near*.7", smooth([(-60, 62), (-40, 34), (-16, 26), (20, 26), (44, 38), (62, 62)], 3))
    pen.part("near", [(-30, 36), (-30, -2), (-12, -24), (6, -2), (6, 36)], box(10, -44, 30, 40),
            [(8, -42), (20, -56), (32, -42)])
    lancet(pen, -12, 30, 6, 30)
    lancet(pen, 20, 10, 4, 22)
    pen.part("acc", smooth([(12, -54), (14, -66), (20, -78), (26, -66), (28, -54)], 3), rim=0.2)
    pen.glow(20, -62, 44, "acc", 1)
    bolt(pen, (-70, -70), (-44, 10), 4, "low")
    bolt(pen, (74, -60), (52, 14), 3, "low")
    for s, x in ((1, -52), (1, -8), (-1, 46)):
        pen.part("cool", smooth([(x - 26 * s, 66), (x - 10 * s, 44), (x + 12 * s, 36), (x + 22 * s, 44),
                (x + 10 * s, 46),
                                 (x + 20 * s, 66)], 4))
    pen.part("bone", *[oval(x, y, 2.4, steps=12) for x, y in ((-36, 34), (-44, 40), (10, 36), (32, 36),
            (26, 42))], rim=0.3)


def fingered_cathedral(pen: Pen) -> None:
    """A stepped tower whose buttresses are long fingers that hold threads down to small walkers."""
    for i, (half, top) in enumerate(((26, 16), (19, -16), (12, -44))):
        pen.part(f"near*{1 + i * 0.14:.2f}", [(-half, 60), (-half + 2, top), (half - 2, top), (half, 60)])
    pen.part("near*1.5", [(-4, -42), (0, -76), (4, -42)])
    for s in (-1, 1):
        for i, (top, far) in enumerate(((-20, 40), (-2, 58), (14, 74))):
            pen.part("near*.9", ribbon([(s * 14, top + 6), (s * far * 0.6, top - 14), (s * far, top + 2),
                (s * (far + 3), top + 16)],
                                       8 - i, 3))
            pen.flat("low", box(s * (far + 3) - 0.4, top + 14, s * (far + 3) + 0.4, 44), alpha=220)
            pen.figure(Figure("march", "soldier", "bald", tone="dark"), s * (far + 3), 62, 20, s < 0)
    windows(pen, -16, -8, 16, 40, 5, 6)
    lancet(pen, 0, 60, 7, 26)
    lancet(pen, 0, -22, 4, 16)


def floating_cathedral(pen: Pen) -> None:
    """A cathedral lifted off its foundation stone by stone, people under it with raised hands."""
    pen.glow(0, 34, 60, "acc", 0.8)
    pen.flat("acc", [(-44, 58), (44, 58), (34, 4), (-34, 4)], alpha=70)
    pen.part("near", [(-38, 6), (-38, -22), (-20, -40), (-2, -22), (-2, 6)],
            [(2, 6), (2, -28), (14, -72), (26, -28), (26, 6)],
             [(29, 6), (29, -14), (42, -14), (42, 6)])
    lancet(pen, -20, 2, 5, 24)
    lancet(pen, 14, 0, 4, 22)
    for x, y, r in ((-34, 14, 6), (-18, 20, 5), (-2, 14, 7), (14, 22, 5), (30, 14, 6), (40, 26, 4),
            (-42, 28, 4), (4, 32, 4)):
        pen.part("near*1.3", [(x - r, y - r * 0.5), (x + r * 0.7, y - r * 0.7), (x + r, y + r * 0.4),
                (x - r * 0.4, y + r * 0.7)])
    pen.part("near*.6", [(-60, 62), (-52, 54), (52, 54), (60, 62)])
    for x in (-40, 0, 40):
        pen.figure(Figure("cast", "robed", "cowl", tone="dark"), x, 66, 26)


def carved_cliff(pen: Pen) -> None:
    """A cliff carved to its top with niches in which stone figures sit; one is filled with light and steps
    out."""
    pen.part("near*.75", [(-66, 66), (-60, -20), (-40, -58), (-6, -66), (34, -60), (58, -30), (66, 66)])
    for row in range(4):
        for col in range(5):
            x, y = -44 + col * 22, -26 + row * 25
            if (row, col) == (2, 2):
                continue
            pen.part("dark", box(x - 7, y - 8, x + 7, y + 12), oval(x, y - 8, 7, 7, 20, 180, 360), rim=0.3)
            pen.part("near*1.3", oval(x, y - 6, 3, steps=12),
                [(x - 5, y + 12), (x - 4, y - 2), (x + 4, y - 2), (x + 5, y + 12)], rim=0.5)
    pen.part("acc", box(-10, 14, 10, 40), oval(0, 14, 10, 10, 24, 180, 360), rim=0.2)
    pen.glow(0, 24, 44, "acc", 1)
    pen.figure(Figure("stride", "soldier", "bucket", weapon="sword", weapon_turn=-40, tone="dark"), 2, 48, 34)
    pen.part("near*1.2", box(-70, 58, 70, 66), box(-40, 50, 40, 58))


def bank(pen: Pen) -> None:
    """A temple of columns with coins for its windows, a lock as high as its door, guards left and right."""
    pen.part("near*.7", *[box(-60 + i * 4, 40 + i * 8, 60 - i * 4, 66) for i in range(3, -1, -1)])
    pen.part("near", box(-50, -20, 50, 42), [(-58, -20), (0, -56), (58, -20)])
    for x in (-42, -26, 26, 42):
        pen.part("near*1.35", box(x - 5, -18, x + 5, 42), box(x - 7, -20, x + 7, -15),
                box(x - 7, 38, x + 7, 42))
    coin(pen, 0, -32, 11, 0.95, 0)
    pen.part("dark*1.6", box(-16, -10, 16, 42))
    pen.part("acc*.7", box(-11, 6, 11, 30), cuts=[])
    pen.part("metal", ring(0, 6, 6, 10, 180, 360, 30))
    pen.part("dark", oval(0, 15, 3, steps=16), [(-2, 16), (2, 16), (3, 25), (-3, 25)], seam=0)
    pen.glow(0, 14, 34, "acc", 0.6)
    for x in (-66, 66):
        pen.figure(Figure("stand", "soldier", "bucket", weapon="halberd", weapon_turn=88, tone="dark"), x, 66,
                40)


def factory(pen: Pen) -> None:
    """Saw-toothed roofs and three chimneys, their smoke a road over the sky; carts come out at its gate."""
    for i, x in enumerate((-48, -30, -12)):
        pen.part("near*1.2", [(x - 5, 30), (x - 3, -48 + i * 7), (x + 3, -48 + i * 7), (x + 5, 30)])
        pen.part("far", *[oval(x + 10 + j * 15, -52 + i * 7 - j * (6 - i), 6 + j * 2.6, steps=18)
                for j in range(5)],
                 top=1.3, foot=0.7, edge=0.6)
    for i in range(4):
        x = -58 + i * 30
        pen.part("near*.85", [(x, 56), (x, 0), (x + 4, 0), (x + 30, 20), (x + 30, 56)])
        pen.part("acc", [(x + 1, 6), (x + 1, 24), (x + 8, 24), (x + 8, 10)], rim=0.2)
        pen.glow(x + 6, 16, 16, "acc", 0.5)
    pen.part("dark", box(-8, 32, 22, 58))
    pen.part("metal*.5", limb((-66, 62), (76, 62), 2, 2))
    for x in (8, 38, 66):
        pen.part("plate", [(x - 11, 46), (x + 11, 46), (x + 8, 57), (x - 8, 57)])
        pen.part("dark*1.4", oval(x - 6, 60, 3.4, steps=12), oval(x + 6, 60, 3.4, steps=12))


def refinery(pen: Pen) -> None:
    """Cooling towers, tanks and pipes as far as one sees, a flame on the highest stack."""
    for x, k, tone in ((-46, 1.0, "near*1.3"), (-14, 0.8, "near*1.5")):
        pen.part(tone, smooth([(x - 24 * k, 46), (x - 15 * k, 2), (x - 17 * k, -30 * k),
                (x + 17 * k, -30 * k),
                               (x + 15 * k, 2), (x + 24 * k, 46)], 3))
        pen.part("low*.9", *[oval(x - 6 + j * 9, -36 * k - j * 9, 11 + j * 2, steps=20) for j in range(3)],
                top=1.2, foot=0.7)
    for i, x in enumerate((22, 38, 54)):
        pen.part("near", box(x - 3, -58 + i * 16, x + 3, 50),
                *[box(x - 6, y, x + 6, y + 2) for y in range(-40 + i * 16, 46, 14)])
    pen.part("acc", smooth([(18, -58), (20, -70), (27, -82), (28, -66), (26, -58)], 4), rim=0.2)
    pen.glow(22, -66, 30, "acc", 1)
    pen.part("near*.7", *[oval(x, 44, 17, 18, 30, 180, 360) for x in (-30, 12, 56)], box(-70, 44, 74, 66))
    pen.part("metal*.5", limb((-66, 30), (66, 24), 4, 4), limb((-66, 38), (66, 33), 3, 3),
            limb((0, 26), (0, 60), 4, 4))
    lit(pen, *[(x, y, 1.6) for x, y in ((-58, 52), (-40, 56), (-12, 52), (8, 56), (30, 52), (46, 57),
            (64, 52))])


def under_floor(pen: Pen) -> None:
    """A street in section: two boots of a patrol above, and below its boards men with candles round a
    table."""
    pen.part("near*.7", box(-90, 0, 90, 70))
    pen.part("dark", [(-52, 6), (52, 6), (52, 58), (-52, 58)])
    pen.glow(0, 34, 56, "acc", 0.9)
    pen.part("wood*.8", *[box(-88 + i * 22, -4, -68 + i * 22, 5) for i in range(8)])
    for x in (-34, -6):
        pen.part("dark*1.8", smooth([(x - 9, -70), (x + 9, -70), (x + 10, -20), (x + 26, -12), (x + 27, -5),
                (x - 10, -5)], 3))
    pen.part("wood", box(-24, 42, 24, 46), box(-18, 46, -14, 58), box(14, 46, 18, 58))
    pen.part("bone", box(-2, 34, 2, 42))
    pen.flat("acc", smooth([(-2, 33), (0, 25), (2, 33)], 4))
    pen.figure(Figure("reach", "slim", "open_hood", pads=False), -34, 60, 44)
    pen.figure(Figure("folded", "slim", "beak", pads=False), 36, 60, 44, True)
    pen.part("wood*.6", limb((44, 58), (52, 2), 2, 2), limb((36, 58), (44, 2), 2, 2))


def sewer_mouth(pen: Pen) -> None:
    """A round tunnel of brick with a stream of green down its middle; eyes in the side pipes, one comes out
    with a blade."""
    pen.part("near*1.1", ring(0, 0, 52, 84, steps=60))
    for i in range(20):
        a = math.radians(i * 18)
        pen.part("near*.8", limb((54 * math.cos(a), 54 * math.sin(a)), (80 * math.cos(a), 80 * math.sin(a)),
                1.6, 1.6), seam=0)
    pen.part("dark", oval(0, 0, 52, steps=60))
    pen.part("near*.6", ring(0, 0, 26, 30, steps=40))
    pen.part("low", oval(0, 0, 20, steps=40), rim=0)
    pen.glow(0, 0, 40, "low", 0.7)
    pen.part("acc*.6", [(-6, 14), (6, 14), (34, 70), (-34, 70)], top=1.4)
    for x, y in ((-38, -8), (38, -12)):
        pen.part("metal*.4", oval(x, y, 11, steps=24))
        pen.part("dark", oval(x, y, 8, steps=20), seam=0)
        lit(pen, (x - 3, y, 1.4), (x + 3, y, 1.4))
    pen.figure(Figure("stride", "slim", "open_hood", weapon="dagger", weapon_turn=-30, tone="dark"), -4, 56,
            62)


def cable_balloons(pen: Pen) -> None:
    """Three blunt balloons on cables over roofs, an aircraft caught in the net between two of them."""
    spots = ((-46, -30, 1.0), (44, -44, 0.85), (2, -6, 0.6))
    for x, y, k in spots:
        pen.part("metal*.5", *[limb((x + a * k, y + 14 * k), (x + a * 0.2, 64), 0.9, 0.9) for a in (-12, 12)],
                seam=0)
    pen.part("metal*.6", *[ribbon([(-46 + i * 14, -8), (-40 + i * 13, 34), (-44 + i * 14, 62)], 0.8, 0.8)
            for i in range(7)],
             *[ribbon([(-46, y), (0, y + 8), (44, y - 4)], 0.8, 0.8) for y in (0, 16, 32, 48)], seam=0)
    for x, y, k in spots:
        pen.part("plate*.7", [(x - 24 * k, y), (x - 44 * k, y - 18 * k), (x - 40 * k, y + 4 * k),
                (x - 44 * k, y + 18 * k)])
        pen.part("plate*1.1", smooth([(x - 32 * k, y), (x - 14 * k, y - 17 * k), (x + 16 * k, y - 16 * k),
                (x + 34 * k, y),
                                      (x + 16 * k, y + 15 * k), (x - 14 * k, y + 16 * k)], 4))
        pen.part("plate*.8", ribbon([(x + 4 * k, y - 16 * k), (x + 9 * k, y), (x + 4 * k, y + 15 * k)], 1.4,
                1.4), seam=0)
    pen.part("dark*1.6", [(10, 22), (40, 10), (36, 18), (48, 30), (28, 28), (14, 40)],
            [(34, 14), (44, 2), (44, 14)])
    pen.glow(30, 22, 24, "acc", 0.9)
    pen.flat("acc", star(34, 24, 8, 9, 4))


def prison_camp(pen: Pen) -> None:
    """A tower with a lamp over huts and wire, its beam on three who stand with hands up."""
    pen.flat("low", [(-30, -46), (30, 66), (84, 52)], alpha=120)
    pen.part("near*.9", *[[(x - 15, 60), (x - 15, 40), (x, 30), (x + 15, 40), (x + 15, 60)]
            for x in (-8, 26)], )
    pen.part("near*.7", limb((-52, 62), (-44, -28), 4, 3), limb((-16, 62), (-24, -28), 4, 3),
            limb((-50, 30), (-22, -10), 2, 2),
             limb((-20, 30), (-46, -10), 2, 2))
    pen.part("near", box(-56, -46, -12, -24), [(-62, -46), (-34, -64), (-6, -46)])
    pen.figure(Figure("aim", "soldier", "kettle", weapon="rifle", tone="dark"), -36, -26, 26)
    pen.flat("low", oval(-28, -44, 5, steps=20))
    pen.glow(-28, -44, 34, "low", 1)
    for x in (36, 50, 64):
        pen.figure(Figure("lift", "slim", "bald", pads=False), x, 64, 38)
    pen.part("front*1.4", *[limb((x, 68), (x, 30), 1.6, 1.6) for x in range(-80, 90, 20)], seam=0)
    pen.part("metal*.6", *[ribbon([(-84, y), (0, y + 2), (84, y)], 0.8, 0.8) for y in (34, 42, 50, 58)],
            seam=0)


SANCTUARIES: Final[Mapping[str, Subject]] = by_name(
    eye_cathedral, tiered_cathedral, changing_cathedral, bell_cathedral, sea_cathedral,
    fingered_cathedral,
    floating_cathedral, carved_cliff, bank, factory, refinery, under_floor, sewer_mouth,
    cable_balloons,
    prison_camp,
)
