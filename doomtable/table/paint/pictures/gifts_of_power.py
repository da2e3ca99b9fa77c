"""Gifts that make a heretic strong, his eye deadly or his voice a weapon, as the subject of a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import bolt, claw, eye, waves
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import limb, mirrored, moved, oval, ribbon, ring, smooth, star


def both(outline: list[tuple[float, float]]) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """An outline and its mirror image."""
    return outline, mirrored(outline)


def torn_shirt(pen: Pen) -> None:
    """A chest that bursts its shirt, seen from the neck down, dark veins from a mark on the heart."""
    pen.part("skin*.7", limb((0, -90), (0, -44), 34, 40))
    pen.part("skin*.8", smooth([(-22, -46), (-54, -38), (-70, -4), (-58, 66), (58, 66), (70, -4), (54, -38),
            (22, -46), (0, -40)], 4))
    pen.part("skin*.95", *both(smooth([(2, -22), (36, -32), (46, -10), (24, 8), (3, 4)], 4)),
             *both(smooth([(3, 14), (18, 12), (18, 26), (3, 28)], 3)),
                 *both(smooth([(3, 34), (17, 32), (15, 46), (3, 48)], 3)))
    for line in ([(-14, -8), (-30, -30), (-40, -58)], [(-14, -8), (-44, 4), (-66, 20)],
            [(-14, -8), (0, 26), (-8, 60)],
                 [(-14, -8), (20, -20), (52, -34)], [(-14, -8), (26, 20), (40, 54)]):
        pen.part("acc*.6", ribbon([(float(x), float(y)) for x, y in line], 4, 1, wave=0.8), rim=0.3, seam=0)
    pen.part("acc", star(-14, -8, 7, 10, 4), rim=0.3)
    pen.glow(-14, -8, 40, "acc", 0.9)
    pen.part("cloth*1.3", [(-76, 70), (-72, -10), (-58, -42), (-44, -20), (-52, 0), (-40, 16), (-54, 34),
            (-44, 70)],
             [(76, 70), (72, -10), (58, -42), (46, -18), (54, 4), (42, 22), (52, 40), (46, 70)])


def lifted_by_dark(pen: Pen) -> None:
    """A thin man held up in a vast black hand like a weapon; a wall breaks where he strikes it."""
    pen.part("near*1.2", [(40, -70), (90, -70), (90, 70), (30, 70), (44, 40), (34, 20), (48, 4), (36, -20),
            (50, -44)])
    pen.part("near*1.5", *[[(x - 6, y), (x, y - 7), (x + 7, y + 2), (x - 2, y + 7)] for x,
            y in ((26, -14), (18, 8), (30, 28), (12, -30))])
    pen.glow(36, 0, 44, "acc", 0.9)
    pen.flat("acc", star(34, 0, 9, 17, 6))
    pen.figure(Figure("leap", "slim", "bald", weapon="club", weapon_turn=10, pads=False), 2, 40, 74)
    pen.part("dark", limb((-96, 60), (-50, 34), 34, 24),
            smooth([(-62, 12), (-36, 8), (-22, 28), (-36, 50), (-62, 50)], 4), rim=1)
    pen.part("dark", *[ribbon([(-40, 14 + i * 10), (-14, 6 + i * 9), (4, 20 + i * 6)], 10, 3)
            for i in range(4)], rim=1)


def wings_of_fire(pen: Pen) -> None:
    """A kneeling man from whose back four wings of flame break; the floor under him is a wheel of cracks."""
    pen.glow(0, -10, 76, "acc", 1)
    for s in (-1, 1):
        for tip, root in (((76, -62), (8, -14)), ((84, -10), (10, 0))):
            pen.part("acc*.7", smooth([root, (s * tip[0] * 0.4, tip[1] * 0.9 - 8), (s * tip[0], tip[1]),
                (s * tip[0] * 0.78, tip[1] + 12),
                                       (s * tip[0] * 0.8, tip[1] + 26), (s * tip[0] * 0.55, tip[1] + 24),
                                           (s * tip[0] * 0.5, tip[1] + 40),
                                       (s * root[0], root[1] + 16)], 4), rim=0.4, top=1.4, foot=0.7)
    pen.part("front", *[limb((0, 58), (80 * math.cos(a), 58 + 16 * math.sin(a)), 2.4, 0.8)
            for a in (i * 0.7 for i in range(9))], seam=0)
    pen.figure(Figure("hunch", "slim", "bald", pads=False, tone="dark"), -8, 60, 92)
    pen.flat("acc", limb((12, -2), (16, -3), 2, 1.4))


def crowned_above_clouds(pen: Pen) -> None:
    """A colossus to the waist in cloud, a crown of storm on him, lightning from both hands to the land."""
    pen.part("dark*1.5", smooth([(-30, -34), (-56, -24), (-62, 66), (62, 66), (56, -24), (30, -34), (12, -40),
            (-12, -40)], 4))
    pen.part("dark*1.5", ribbon([(-50, -14), (-72, -34), (-66, -64)], 19, 13),
            ribbon([(50, -14), (72, -34), (66, -64)], 19, 13),
             smooth([(-13, -38), (-14, -58), (0, -68), (14, -58), (13, -38), (0, -32)], 4))
    pen.flat("acc", *both([(3, -50), (10, -53), (9, -48)]),
            *[[(x - 2, -64), (x * 1.6, -80 + abs(x)), (x + 2, -63)] for x in (-10, -4, 4, 10)])
    pen.glow(0, -52, 30, "acc", 0.9)
    pen.part("acc*.8", ring(0, -4, 11, 15, steps=40), star(0, -4, 7, 11, 4))
    for s in (-1, 1):
        bolt(pen, (s * 66, -66), (s * 76, 46), 5)
    pen.part("far", *[oval(x, y, r, steps=24) for x, y, r in ((-60, 50, 20), (-26, 56, 18), (8, 52, 20),
            (42, 56, 18), (70, 50, 17))],
             top=1.3, foot=0.7)
    pen.part("front", *[[(x - 4, 72), (x, 62 - x % 3), (x + 4, 72)] for x in range(-84, 88, 9)], rim=0.4,
            seam=0)


def snake_at_ear(pen: Pen) -> None:
    """A man with a fan of cards; a serpent over his shoulder reads them and speaks to a mask behind."""
    pen.part("cloth", smooth([(-66, 70), (-54, 20), (-24, 4), (24, 4), (50, 22), (60, 70)], 4))
    pen.head("crew", -2, -22, 22)
    pen.part("acc*.5", ribbon([(-80, 30), (-60, -10), (-34, -4), (-16, 14), (8, 10), (24, -6), (40, -20)], 15,
            11))
    pen.part("acc*.7", smooth([(34, -32), (52, -36), (64, -26), (54, -16), (36, -14)], 4))
    pen.flat("dark", oval(51, -28, 2.4, steps=12), limb((62, -24), (74, -20), 1.4, 0.8))
    pen.flat("acc", *[oval(x, y, 1.8, steps=10) for x, y in ((-60, 2), (-42, -2), (-22, 10), (0, 12),
            (20, 2))])
    for i in range(4):
        pen.part("bone", moved([(-10, -17), (10, -17), (10, 17), (-10, 17)], 44 + i * 9, 26 + i * 5, 1,
                26 - i * 16))
    pen.part("bone*1.1", smooth([(-84, -46), (-70, -60), (-54, -46), (-58, -22), (-70, -12), (-82, -24)], 4))
    pen.flat("dark", oval(-76, -42, 3, 2, 14), oval(-62, -42, 3, 2, 14),
            smooth([(-78, -26), (-69, -21), (-61, -26), (-69, -18)], 4))


def weapon_from_pit(pen: Pen) -> None:
    """A hand that reaches into a crack in the floor; red claws under it hold up three weapons to choose."""
    pen.part("near*.8", [(-90, 0), (-36, 6), (-14, -4), (6, 8), (34, -2), (90, 4), (90, 20), (40, 14),
            (10, 26), (-20, 12), (-90, 18)])
    pen.part("acc*.5", [(-40, 14), (-16, 6), (8, 18), (40, 8), (66, 70), (-66, 70)], rim=0.2, top=1.4)
    pen.glow(0, 30, 60, "acc", 1)
    pen.part("cloth", limb((-50, -90), (-14, -42), 28, 20))
    pen.part("skin", limb((-14, -42), (2, -20), 15, 12),
            *[limb((2 + i * 4, -22), (6 + i * 7, -4), 5, 3) for i in range(-2, 2)])
    for x, word, turn in ((-34, "great_axe", 96), (2, "bone_gun", 84), (38, "greatsword", 80)):
        pen.weapon(word, x, 44, 0.95, turn)
        claw(pen, x, 60, 0.4, 90, False, "acc*.4")


def burning_look(pen: Pen) -> None:
    """Half a face in the dark, one eye of fire; what it looks at shields its brow and is white with light."""
    pen.part("dark*1.6", smooth([(-90, 70), (-90, -70), (-40, -66), (-24, -40), (-24, -16), (-10, 8),
            (-24, 16), (-26, 40), (-44, 60)], 4))
    eye(pen, -44, -18, 19, lids="dark*2.2")
    pen.glow(-44, -18, 40, "acc", 1)
    pen.flat("acc", [(-30, -20), (90, -44), (90, 20), (-30, -14)], alpha=120)
    pen.figure(Figure("hunch", "soldier", "kettle", plate="bone", cloth="bone*.7", weapon="rifle",
            weapon_turn=-50), 50, 60, 92, True)


def eye_of_night(pen: Pen) -> None:
    """An eye as large as the moon with lashes of thorn over a field; soldiers below grope with bound
    sight."""
    pen.part("dark*1.8", *[[(x - 4, -34 - (34 - abs(x)) * 0.3), (x * 1.35, -74 + abs(x) * 0.3),
            (x + 4, -34 - (34 - abs(x)) * 0.3)]
                           for x in range(-44, 48, 11)])
    eye(pen, 0, -20, 50)
    pen.flat("acc", [(-20, 0), (20, 0), (64, 70), (-64, 70)], alpha=70)
    pen.glow(0, -20, 70, "acc", 0.7)
    for x, pose, flip in ((-46, "shamble", False), (-6, "reach", True), (36, "shamble", True)):
        pen.figure(Figure(pose, "soldier", "blindfold", tone="dark"), x, 66, 42, flip)


def stolen_outline(pen: Pen) -> None:
    """A man pulls another's outline off him like a coat and has one arm in it already."""
    pen.figure(Figure("stand", "soldier", "lion", weapon="sword", weapon_turn=-70), 46, 62, 92, True)
    pen.figure(Figure("reach", "lanky", "pale", pads=False), -42, 62, 92)
    line = smooth([(50, -44), (36, -34), (24, -44), (8, -30), (2, -6), (-6, 18), (6, 10), (14, 30), (10, 62)],
            6, False)
    pen.part("acc*.8", ribbon(line[::2], 9, 5), rim=0.4)
    pen.flat("acc", *[limb((14 + i * 8, -20 + i * 12), (28 + i * 6, -24 + i * 12), 1.6, 0.8)
            for i in range(6)], alpha=210)
    pen.glow(10, 0, 44, "acc", 0.8)


def plague_walker(pen: Pen) -> None:
    """A hooded one with a bell walks a street toward us; doors close, and grass dies in his steps."""
    for s in (-1, 1):
        pen.part("near*.9", [(s * 90, -70), (s * 44, -40), (s * 40, 50), (s * 90, 72)])
        pen.part("dark", [(s * 78, -10), (s * 58, -6), (s * 56, 48), (s * 78, 60)])
        pen.part("acc*.6", limb((s * 58, 4), (s * 76, 34), 3, 3), limb((s * 76, 0), (s * 58, 34), 3, 3),
                rim=0.3)
    pen.figure(Figure("reach", "robed", "cowl", weapon="lantern", behind=("rags",), pads=False), -6, 58, 104)
    chance = pen.paper.chance
    pen.flat("dark", *[oval(chance.uniform(-34, 34), chance.uniform(-64, 10), 1.2, steps=8)
            for _ in range(30)])
    pen.part("acc*.4", *[oval(x, y, 7, 2.4, 16) for x, y in ((-14, 62), (8, 56), (-2, 70))], rim=0.3, seam=0)
    pen.glow(30, -10, 30, "acc", 0.8)


def shriek(pen: Pen) -> None:
    """A head thrown back, its mouth half of its face; the cry is rings that break helmets."""
    pen.part("skin*.7", smooth([(-74, 66), (-64, 20), (-66, -22), (-44, -50), (-14, -50), (0, -34),
            (-14, -16), (-6, 4), (-24, 28), (-16, 44),
                                (-40, 50), (-44, 70)], 4))
    pen.part("dark", smooth([(-34, -12), (-8, -18), (-2, 2), (-8, 32), (-26, 36), (-36, 12)], 4), seam=0)
    pen.part("bone", *[[(-28 + i * 7, -15), (-25 + i * 7, -3), (-22 + i * 7, -16)] for i in range(3)],
             *[[(-28 + i * 7, 34), (-25 + i * 7, 23), (-22 + i * 7, 33)] for i in range(3)], seam=0)
    pen.flat("acc", [(-32, -36), (-16, -38), (-20, -31)])
    pen.glow(-14, 8, 30, "acc", 0.8)
    waves(pen, -14, 8, 7, 20, 14, -44, 44)
    for x, y, turn in ((46, -34, 20), (62, 8, -10), (46, 46, 14)):
        pen.part("plate", moved(smooth([(-13, 6), (-12, -8), (-2, -15), (-1, 6)], 3), x - 3, y, 1, turn),
                 moved(smooth([(2, 6), (1, -15), (11, -8), (13, 6)], 3), x + 4, y + 2, 1, turn - 16))
        pen.flat("low", star(x, y - 10, 5, 6, 2))


GIFTS_OF_POWER: Final[Mapping[str, Subject]] = by_name(
    torn_shirt, lifted_by_dark, wings_of_fire, crowned_above_clouds, snake_at_ear, weapon_from_pit,
    burning_look, eye_of_night, stolen_outline, plague_walker, shriek,
)
