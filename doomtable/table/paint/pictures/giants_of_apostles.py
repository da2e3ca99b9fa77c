"""The Apostles and what they made, as the subject of a picture: too great or too strange for joints, each
filling its own space (100 units high, middle at (0, 0))."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import claw, eye
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, mirrored, oval, ribbon, ring, smooth, star


def both(outline: list[Point]) -> tuple[list[Point], list[Point]]:
    """An outline and its mirror image."""
    return outline, mirrored(outline)


def flame_eyes(pen: Pen, *spots: tuple[float, float, float]) -> None:
    """Eyes that burn (x, y, radius)."""
    for x, y, r in spots:
        pen.flat("acc", oval(x, y, r, r * 0.7, 14))
        pen.glow(x, y, r * 5, "acc", 0.7)


def war_god(pen: Pen) -> None:
    """A helmet as large as a mountain, chimneys and guns for a crown, behind a furnace gate at which an army
    stands."""
    for i, x in enumerate((-44, -30, -14, 4, 20, 36)):
        top = -50 - (i % 3) * 7
        pen.part("metal*.45", limb((x * 0.7, -24), (x, top), 9, 7), box(x - 6, top - 3, x + 6, top + 2))
        pen.flat("acc", oval(x, top - 2, 3.4, 1.4, 12))
        pen.glow(x, top - 6, 12, "acc", 0.6)
    pen.part("plate*.8", smooth([(-50, 54), (-48, 0), (-34, -30), (0, -42), (34, -30), (48, 0), (50, 54)], 4))
    pen.part("plate", *both(smooth([(4, -8), (40, -22), (52, 8), (44, 60), (24, 60), (8, 20)], 4)))
    pen.part("dark", *both([(6, -4), (34, -14), (30, 0), (10, 4)]))
    flame_eyes(pen, (20, -5, 5), (-20, -5, 5))
    pen.part("acc", [(-13, 60), (-13, 24), (0, 14), (13, 24), (13, 60)], rim=0.2)
    pen.part("dark", *[box(x - 1.4, 18, x + 1.4, 60) for x in (-7, 0, 7)], seam=0)
    pen.glow(0, 46, 40, "acc", 0.7)
    rank = [limb((x, 62), (x, 54 + abs(x) % 3), 3.4, 3) for x in range(-72, 74, 6)]
    pikes = [limb((x + 2, 62), (x + 3, 46 + abs(x) % 5), 0.7, 0.5) for x in range(-72, 74, 6)]
    pen.part("front", *rank, *pikes, rim=0.5, seam=0)


def plague_god(pen: Pen) -> None:
    """A hill of flesh with a mouth from side to side and a dozen lesser ones, dripping on a town."""
    pen.part("skin*.5", smooth([(-72, 46), (-66, 0), (-40, -34), (-4, -50), (38, -38), (66, -2), (74, 46)],
                               4))
    for x, y, r in ((-50, 2, 9), (-30, -24, 8), (48, -10, 10), (30, -32, 7), (60, 22, 7), (-62, 26, 6)):
        pen.part("skin*.7", oval(x, y, r + 3, r + 2, 20))
        pen.part("dark", oval(x, y, r, r * 0.6, 20), seam=0)
        pen.part("bone", [(x - 3, y - r * 0.5), (x - 1, y + 1), (x + 1, y - r * 0.5)], seam=0)
    pen.part("dark", smooth([(-44, 14), (-20, 6), (0, 9), (22, 5), (46, 12), (36, 36), (0, 44), (-34, 36)],
                            4))
    pen.part("bone", *[[(x - 4, 8 + abs(x) % 3), (x, 24), (x + 4, 8 + abs(x) % 3)]
                       for x in range(-34, 38, 10)])
    pen.part("bone*.8", *[[(x - 4, 40), (x, 28), (x + 4, 40)] for x in range(-28, 34, 11)])
    flame_eyes(pen, (-10, -16, 4), (8, -20, 5), (22, -12, 3), (-22, -8, 3))
    pen.part("acc*.7", *[ribbon([(x, 38), (x + 1, 50), (x - 1, 60)], 5, 1.4) for x in (-30, -6, 16, 34)],
             rim=0.4)
    pen.part("front", *[[(x - 7, 64), (x - 7, 56), (x, 50 + x % 4), (x + 7, 56), (x + 7, 64)]
                        for x in (-68, -54, -16, 2, 50, 66)], rim=0.6)


def void_mistress(pen: Pen) -> None:
    """A woman whose gown is the night: a ring of darkness behind her head, stars in her cloth, worlds
    between her hands."""
    pen.glow(0, -30, 50, "acc", 0.8)
    pen.part("dark", oval(0, -30, 30, steps=60), rim=1.2)
    pen.flat("acc", ring(0, -30, 31, 32.6, steps=60))
    pen.part("dark*1.6", smooth([(-9, -16), (-22, -4), (-34, 24), (-62, 64), (62, 64), (34, 24), (22, -4),
                                 (9, -16)], 4))
    pen.part("bone*.85", smooth([(-7, -28), (0, -40), (7, -28), (5, -16), (0, -12), (-5, -16)], 4))
    pen.part("dark", *both(smooth([(1, -42), (10, -36), (12, -14), (22, 14), (8, 0), (7, -26)], 4)))
    pen.flat("dark", *both([(1.4, -27), (5, -28.6), (5, -26)]))
    for s in (-1, 1):
        pen.part("bone*.7", ribbon([(s * 20, 2), (s * 34, 14), (s * 16, 24)], 6, 3.4))
    pen.part("acc*.8", oval(0, 22, 9, steps=30))
    pen.part("cool", ribbon([(-14, 25), (0, 21), (14, 18)], 1.6, 1.6), seam=0)
    pen.glow(0, 22, 30, "acc", 0.9)
    chance = pen.paper.chance
    pen.flat("bone", *[star(chance.uniform(-34, 34), chance.uniform(34, 60), 4, 1.6, 0.5) for _ in range(26)])
    pen.part("acc", *[[(x - 2, -56), (x * 1.4, -66 + abs(x) * 0.4), (x + 2, -55)] for x in (-12, -4, 4, 12)],
             rim=0.2)


def vision_lord(pen: Pen) -> None:
    """A face that opens like a flower: under it another, and another, eyes on every leaf."""
    for count, r, tone in ((9, 56, "cloth*.8"), (7, 38, "cloth*1.3")):
        for i in range(count):
            a = math.radians(-90 + 360 / count * (i + (0.5 if count == 7 else 0)))
            c, s = math.cos(a), math.sin(a)
            leaf = [(0.0, 0.0), (r * 0.5, -r * 0.2), (r, 0.0), (r * 0.5, r * 0.2)]
            pen.part(tone, smooth([(x * c - y * s, x * s + y * c) for x, y in leaf], 4))
            pen.part("bone", oval(r * 0.7 * c, r * 0.7 * s, r * 0.09, steps=16), rim=0.3)
            pen.flat("acc", oval(r * 0.7 * c, r * 0.7 * s, r * 0.045, steps=10))
    pen.part("bone", smooth([(-15, -6), (-10, -20), (10, -20), (15, -6), (9, 16), (0, 24), (-9, 16)], 4))
    pen.flat("dark", *both(smooth([(3, -4), (9, -9), (12, -3), (7, 0)], 4)), oval(0, 13, 5, 6, 18))
    flame_eyes(pen, (7, -4, 1.8), (-7, -4, 1.8), (0, -13, 2.6))
    pen.part("bone*.7", *both(ribbon([(9, -16), (24, -34), (16, -58)], 6, 1)))


def spite_lord(pen: Pen) -> None:
    """A smiling mask held before a snarl, crowns and coins run through thin fingers, a split tongue under
    it."""
    pen.part("cloth", smooth([(-66, 64), (-46, 22), (-26, 4), (26, 4), (46, 22), (66, 64)], 4))
    pen.part("dark*1.6", smooth([(-30, 2), (-34, -30), (-14, -56), (16, -56), (36, -30), (30, 4), (0, 18)],
                                4))
    flame_eyes(pen, (22, -30, 3.4))
    pen.part("bone", *[[(14 + i * 4, -10), (16 + i * 4, -2), (18 + i * 4, -11)] for i in range(4)], seam=0.1)
    pen.part("bone*1.1", smooth([(-30, -26), (-22, -52), (4, -52), (10, -26), (4, 2), (-10, 12), (-24, 2)],
                                4))
    pen.flat("dark", smooth([(-24, -28), (-18, -34), (-13, -28), (-18, -26)], 4),
             smooth([(-6, -28), (0, -34), (5, -28), (0, -26)],
                    4), smooth([(-22, -12), (-10, -4), (3, -12), (-10, 2)], 4))
    pen.part("acc", ribbon([(-10, 0), (-12, 18), (0, 30), (-10, 44), (-22, 50)], 5, 1.4),
             ribbon([(-8, 40), (-2, 48), (6, 52)], 3, 1), rim=0.4)
    for i in range(4):
        pen.part("skin*.5", ribbon([(-56, 16 + i * 5), (-40, -2 + i * 5), (-26, 0 + i * 6)], 5, 2.4))
    pen.part("acc*.8", *[star(x, y, 7, 5, 3) for x, y in ((34, 30), (44, 44), (30, 54), (52, 58))], rim=0.4)


def nameless_dark(pen: Pen) -> None:
    """A darkness with five eyes that swallows the stars, arms of night around a small world; one man looks
    up."""
    pen.glow(0, -10, 70, "acc", 0.4)
    for x, y, bend in ((-1, -30, -10), (1, -30, 12), (-1, 6, 24), (1, 6, 22), (-1, -14, 6), (1, -12, 4)):
        pen.part("#07060B", ribbon([(x * 20, y), (x * 48, y + bend - 14), (x * 62, y + bend),
                                    (x * 84, y + bend - 20)],
                                   26, 4), rim=1.1)
    pen.part("#050409", oval(0, -14, 44, 42, 60), rim=1.3)
    flame_eyes(pen, (0, -30, 4.4), (-20, -20, 3.4), (20, -20, 3.4), (-10, -6, 2.4), (10, -6, 2.4))
    pen.part("#050409", *both(smooth([(4, 18), (26, 22), (30, 44), (14, 38)], 4)), rim=0.9)
    pen.part("cool*1.2", oval(0, 38, 9, steps=30))
    pen.part("front", smooth([(-80, 66), (-40, 58), (0, 55), (40, 58), (80, 66)], 4), rim=0.6)
    pen.figure(Figure("back", "soldier", "helm", tone="dark"), 34, 58, 13)


def golem(pen: Pen) -> None:
    """A man of slabs that float a hand apart, fire in the seams; a blade has gone through and the gap is
    closing."""
    pen.glow(0, -6, 54, "acc", 0.9)
    slabs: tuple[list[Point], ...] = (
        [(-14, -60), (12, -62), (16, -40), (-12, -38)], [(-34, -36), (-3, -34), (-6, -4), (-30, -8)],
        [(1, -34), (32, -38), (30, -10), (-1, -4)], [(-24, -2), (22, -4), (18, 16), (-20, 18)],
        [(-22, 22), (-3, 21), (-5, 42), (-24, 42)], [(3, 20), (21, 20), (26, 42), (6, 42)],
        [(-26, 45), (-4, 45), (-6, 62), (-34, 62)], [(6, 45), (28, 45), (38, 62), (8, 62)],
        [(-56, -30), (-38, -34), (-35, -8), (-54, -6)], [(-60, -2), (-38, -4), (-42, 22), (-66, 24)],
        [(-68, 28), (-44, 26), (-46, 44), (-64, 46)], [(37, -36), (56, -34), (54, -8), (35, -12)],
        [(38, -8), (60, -6), (68, 20), (44, 18)], [(46, 22), (70, 24), (70, 44), (50, 44)],
    )
    for i, one in enumerate(slabs):
        pen.part(f"near*{1.1 + i % 3 * 0.22:.2f}", one)
    pen.flat("acc", [(-8, -52), (-1, -52), (-1, -49), (-8, -49)], [(5, -52), (12, -53), (12, -50), (5, -49)])
    flame_eyes(pen, (-5, -50, 1.6), (8, -51, 1.6))
    pen.weapon("sword", -26, 34, 1.7, 38)


def bio_giant(pen: Pen) -> None:
    """A colossus of sewn bodies stepping over a burning street, tanks round its ankles."""
    pen.part("skin*.5", limb((-10, 14), (-34, 40), 24, 18), limb((-34, 40), (-28, 62), 18, 16),
             limb((10, 14), (24, 38), 26, 20), limb((24, 38), (22, 62), 20, 18))
    pen.part("skin*.45", ribbon([(-34, -30), (-62, -10), (-56, 26)], 24, 15))
    pen.part("skin*.55", smooth([(-40, -34), (-16, -50), (22, -50), (44, -32), (38, 4), (16, 22), (-18, 22),
                                 (-34, 2)], 4))
    pen.part("skin*.5", ribbon([(38, -30), (66, -22), (74, -54)], 24, 16), oval(75, -58, 11, steps=20))
    pen.part("metal*.5", oval(4, -8, 15, steps=30))
    pen.part("acc*.8", oval(4, -8, 10, steps=24))
    pen.glow(4, -8, 26, "acc", 0.7)
    pen.part("skin*.7", smooth([(-6, -46), (-8, -62), (6, -68), (20, -62), (18, -46), (6, -42)], 4))
    flame_eyes(pen, (3, -56, 1.8), (12, -56, 1.8))
    pen.flat("dark", box(0, -50, 14, -48), *[ribbon([(x, y), (x + 8, y + 4)], 1, 1) for x, y in
                                             ((-26, -26), (-20, -10), (24, -30), (26, 4))])
    for x in (-62, -6, 56):
        pen.part("front", box(x - 11, 56, x + 11, 64), box(x - 6, 51, x + 6, 57),
                 limb((x, 53), (x + 13, 49), 1.6, 1.4))


def brass_walker(pen: Pen) -> None:
    """A trumpeting engine on two legs, pipes of brass on its back, a small one sheltered behind its shin."""
    pen.part("#8A6428", *[limb((-20 + i * 7, -20), (-36 + i * 9, -60 + abs(i - 2) * 5), 6, 9)
                          for i in range(5)])
    for s, x in ((-1, -18), (1, 20)):
        pen.part("#6E4E20", limb((x, 4), (x + s * 14, 26), 15, 12),
                 limb((x + s * 14, 26), (x + s * 8, 56), 11, 15))
        pen.part("#8A6428", box(x + s * 8 - 13, 54, x + s * 8 + 13, 62))
    pen.part("#A67A32", smooth([(-30, -20), (-8, -34), (26, -28), (36, -8), (26, 10), (-22, 12), (-34, -2)],
                               4))
    pen.part("#C4964A", [(22, -16), (60, -36), (70, -18), (66, -2), (28, 0)])
    pen.part("dark", oval(65, -19, 8, 16, 24))
    pen.flat("acc", oval(65, -19, 4, 9, 20))
    pen.glow(68, -19, 26, "acc", 0.9)
    pen.part("#6E4E20", *[ring(-4 + i * 14, -6, 3, 6, steps=20) for i in range(3)])
    pen.flat("acc", *[oval(-4 + i * 14, -6, 2.4, steps=12) for i in range(3)])
    pen.figure(Figure("crouch", "slim", "dead", weapon="rifle", weapon_turn=20), -52, 62, 34)


def deathdroid(pen: Pen) -> None:
    """A gun platform on four crab's legs, two barrels out, one red lens."""
    for x, knee, foot in ((-22, (-46, -22), (-66, 58)), (22, (48, -24), (64, 58)),
                          (-14, (-30, -2), (-36, 60)), (14, (32, -4), (34, 60))):
        pen.part("metal*.5", limb((x, 0), knee, 8, 7), limb(knee, foot, 8, 3))
        pen.part("plate", oval(*knee, 6.4, steps=18))
    pen.part("metal*.6", *both(limb((16, 10), (22, 50), 10, 8)), *both(box(15, 42, 29, 56)))
    pen.flat("acc", *both(oval(22, 55, 4, 2, 14)))
    pen.part("plate", smooth([(-30, 4), (-26, -26), (0, -38), (26, -26), (30, 4), (16, 16), (-16, 16)], 4))
    pen.part("plate*.7", [(-22, -8), (0, -16), (22, -8), (14, 8), (-14, 8)])
    pen.part("dark", oval(0, -4, 10, steps=30))
    flame_eyes(pen, (0, -4, 5.4))
    pen.part("metal*.6", *both(limb((20, -30), (34, -58), 2, 1)), box(-6, -46, 6, -34))


def heavy_tank(pen: Pen) -> None:
    """A tank from the front, wider than the road: two tracks, two turrets, its lamps on the men before it."""
    for s in (-1, 1):
        pen.part("dark*1.4", smooth([(s * 34, -8), (s * 62, -10), (s * 70, 4), (s * 70, 62), (s * 40, 62),
                                     (s * 34, 20)], 3))
        pen.part("metal*.5", *[box(min(s * 40, s * 70), y, max(s * 40, s * 70), y + 5)
                               for y in range(0, 60, 11)], rim=0.5)
    pen.part("plate*.8", [(-36, 46), (-42, 6), (-28, -16), (28, -16), (42, 6), (36, 46)])
    pen.part("plate", [(-36, 4), (36, 4), (30, 30), (-30, 30)])
    pen.part("plate", smooth([(-26, -14), (-24, -40), (0, -48), (24, -40), (26, -14)], 4))
    pen.part("metal*.6", oval(-9, -26, 8, steps=24), oval(11, -26, 8, steps=24))
    pen.part("dark", oval(-9, -26, 5, steps=20), oval(11, -26, 5, steps=20), seam=0)
    pen.part("metal*.7", *[oval(s * 48, -16, 9, 8, 20, 180, 360) for s in (-1, 1)],
             limb((-48, -20), (-60, -26), 3, 3),
             limb((48, -20), (60, -26), 3, 3))
    for x in (-24, 24):
        pen.flat("low", oval(x, 17, 5, steps=20))
        pen.glow(x, 17, 30, "low", 0.8)
    pen.figure(Figure("back", "soldier", "plume", weapon="rifle", tone="dark"), -12, 64, 26)
    pen.figure(Figure("away", "soldier", "plume", weapon="rifle", tone="dark"), 10, 64, 26)


def corpse_eater(pen: Pen) -> None:
    """A spiny beast hunched over one who lies, its back an arch, its jaws at his chest."""
    pen.figure(Figure("prone", "soldier", "helm", tone="dark*1.6"), 30, 58, 84, degrees=4)
    pen.part("bone*.7", *[[(x, y), (x - 8, y - 18), (x + 7, y - 2)] for x, y in
                          ((-50, 8), (-42, -10), (-30, -24), (-14, -32), (4, -32), (20, -24))])
    pen.part("cloth", smooth([(-62, 60), (-58, 18), (-36, -20), (0, -36), (32, -18), (40, 4), (22, 14),
                              (0, 8), (-14, 30),
                              (-28, 60)], 4))
    pen.part("cloth*1.3", smooth([(18, -8), (40, -12), (58, 6), (62, 24), (50, 20), (34, 26), (18, 14)], 4))
    pen.part("bone", *[[(36 + i * 5, 20), (38 + i * 5, 32), (41 + i * 5, 19)] for i in range(5)], seam=0.1)
    flame_eyes(pen, (44, 4, 2.6), (36, 0, 1.8))
    claw(pen, 8, 34, 0.6, -40)
    pen.part("cloth*.8", limb((-44, 30), (-26, 52), 14, 10), limb((-26, 52), (-8, 60), 8, 5))


def spawn(pen: Pen) -> None:
    """One that is hatching: wings still wet behind a split shell, a gun already in its arm."""
    pen.part("bone*.5", smooth([(-40, 62), (-50, 20), (-34, -16), (-20, 2), (-14, 40), (14, 42), (24, 6),
                                (38, -12), (50, 24),
                                (40, 62)], 4))
    pen.part("acc*.45", *both(smooth([(6, -18), (34, -58), (50, -50), (36, -20), (44, -10), (20, 0)], 4)))
    pen.part("cloth", smooth([(-14, 46), (-18, 0), (-8, -24), (8, -24), (18, 0), (14, 46)], 4))
    pen.part("cloth*1.3", *[ribbon([(-13, y), (0, y + 5), (13, y)], 3, 3) for y in (-6, 6, 18, 30)], rim=0.5)
    pen.part("cloth*.8", ribbon([(12, -14), (34, -2), (46, 16)], 9, 6))
    pen.part("metal*.6", limb((40, 14), (72, 26), 8, 6), limb((44, 22), (50, 34), 5, 4))
    pen.flat("acc", oval(73, 26, 3, 4, 14))
    pen.head("insect", 0, -34, 13)
    pen.part("acc*.7", *[ribbon([(x, 40), (x + 2, 52), (x, 64)], 4, 1.6) for x in (-22, -4, 20)], rim=0.5)


def maculator(pen: Pen) -> None:
    """A crawling hulk with a cannon for a mouth, crystals through its hide, molten spittle on the ground."""
    pen.part("cool", *[[(x - 6, -6), (x + lean, -40 - x % 9), (x + 6, -4)] for x, lean in
                       ((-52, -10), (-38, -4), (-24, 3), (-10, 8), (4, 12))])
    pen.part("cloth", smooth([(-70, 40), (-66, 4), (-40, -12), (0, -14), (26, -8), (34, 20), (20, 40)], 4))
    for x in (-56, -32, -6, 16):
        pen.part("cloth*.8", limb((x, 24), (x + 6, 44), 15, 10), limb((x + 6, 44), (x - 2, 60), 9, 12))
    pen.part("cloth*1.3", smooth([(14, -16), (40, -22), (52, -4), (46, 22), (20, 26)], 4))
    pen.part("metal*.6", limb((38, 4), (66, 8), 24, 27))
    pen.part("dark", oval(67, 8, 6, 13, 24))
    pen.flat("acc", oval(67, 8, 3.4, 9, 20))
    pen.glow(70, 8, 34, "acc", 1)
    pen.part("acc", ribbon([(66, 18), (64, 40), (68, 58)], 4, 2),
             smooth([(50, 60), (66, 55), (80, 60), (66, 64)], 4), rim=0.3)
    flame_eyes(pen, (38, -12, 2.4), (30, -8, 1.8))


def scout_bat(pen: Pen) -> None:
    """A bat over roofs from below, one round eye in its chest that throws a beam."""
    pen.flat("acc", [(0, 6), (-34, 66), (20, 66)], alpha=90)
    wing = [(2.0, -6.0), (22.0, -30.0), (50.0, -36.0), (80.0, -14.0), (66.0, -8.0), (58.0, 14.0),
            (44.0, -2.0),
            (32.0, 20.0), (20.0, 6.0), (8.0, 18.0)]
    pen.part("dark*2", *both(wing))
    pen.part("bone*.5", *both(ribbon([(4, -4), (22, -29), (50, -36), (79, -14)], 3, 1)),
             *both(ribbon([(22, -28), (32, 19)], 1.4, 0.6)), seam=0)
    pen.part("dark*2.6", smooth([(-9, -14), (0, -20), (9, -14), (10, 6), (0, 20), (-10, 6)], 4),
             *both([(3, -16), (12, -34), (12, -12)]))
    eye(pen, 0, 2, 10, slit=False, lids="dark")


def venom_bat(pen: Pen) -> None:
    """A bat that stoops, seen from the side, its fangs and tail's sting wet."""
    pen.part("dark*1.8", smooth([(-10, -14), (-36, -60), (-6, -50), (6, -64), (18, -40), (34, -44),
                                 (18, -10)], 4))
    pen.part("cloth", smooth([(-40, 18), (-24, -10), (4, -18), (28, -4), (24, 16), (-8, 22)], 4))
    pen.part("cloth", ribbon([(-34, 14), (-58, 14), (-70, -8), (-52, -24)], 9, 3))
    pen.part("acc", [(-54, -28), (-36, -32), (-50, -19)], rim=0.3)
    pen.part("cloth*1.3", smooth([(16, -8), (34, -10), (54, 8), (60, 26), (44, 22), (28, 28), (16, 14)], 4),
             [(22, -8), (16, -32), (34, -10)])
    pen.part("bone", [(44, 22), (46, 48), (50, 22)], [(54, 22), (58, 44), (60, 24)])
    flame_eyes(pen, (40, 6, 3))
    for x, y in ((47, 54), (58, 52), (-34, -24), (-28, -12)):
        pen.part("acc", smooth([(x, y - 5), (x + 3, y + 2), (x, y + 5), (x - 3, y + 2)], 4), rim=0.3)
    pen.part("dark*1.8", smooth([(4, -6), (-16, 30), (-40, 54), (-10, 48), (-2, 60), (8, 36), (22, 36),
                                 (18, 4)], 4))


def hatch_officer(pen: Pen) -> None:
    """An officer to his waist in the hatch of a turret that fills the foot, his arm along the gun."""
    pen.figure(Figure("point", "soldier", "peaked", before=("medals",)), -8, 62, 96)
    pen.part("plate*.8", smooth([(-70, 66), (-62, 30), (-36, 16), (24, 16), (46, 28), (58, 66)], 4))
    pen.part("plate", [(-30, 20), (-24, 8), (18, 8), (22, 20)])
    pen.part("metal*.6", limb((40, 36), (96, 22), 13, 11), box(-6, 38, 20, 44))
    pen.part("metal*.5", smooth([(-34, 10), (-54, -14), (-48, -18), (-26, 8)], 3))
    pen.flat("acc", oval(-46, 40, 5, steps=20))
    pen.glow(-46, 40, 20, "acc", 0.5)


GIANTS_OF_APOSTLES: Final[Mapping[str, Subject]] = by_name(
    war_god, plague_god, void_mistress, vision_lord, spite_lord, nameless_dark, golem, bio_giant,
    brass_walker,
    deathdroid, heavy_tank, corpse_eater, spawn, maculator, scout_bat, venom_bat, hatch_officer,
)
