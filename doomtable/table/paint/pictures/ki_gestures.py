"""Ki powers as the subject of a picture: a gesture of one body, and what it does to blade, shot or foe."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, fist, open_hand
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import behind, dark_figure, serpent, tracer


def sitter(pen: Pen, x: float, foot: float, k: float, tone: str = "cloth*1.3") -> None:
    """Someone who sits with crossed legs, seen from the front, 70 units high."""
    pen.part(tone, moved(smooth([(-36, 0), (-30, -12), (0, -16), (30, -12), (36, 0), (0, 5)], 4), x, foot, k))
    pen.part(tone, moved(smooth([(-15, -8), (-19, -40), (-8, -48), (8, -48), (19, -40), (15, -8)], 4), x, foot, k))
    for s in (-1, 1):
        pen.part(tone, moved(limb((s * 16, -38), (s * 25, -20), 9, 8), x, foot, k),
                 moved(limb((s * 25, -20), (s * 5, -12), 8, 6), x, foot, k))
    pen.part("skin", moved(oval(0, -12, 7, 4, 18), x, foot, k))
    pen.head("front_man", x, foot - 58 * k, 9 * k)


def blades_break(pen: Pen) -> None:
    """Who sits with closed hands under a rain of swords: each breaks a hand's breadth from him."""
    pen.glow(0, 12, 62, "acc", 0.6)
    sitter(pen, 0, 60, 1.15)
    for a in (-160, -130, -92, -54, -22):
        dx, dy = math.cos(math.radians(a)), math.sin(math.radians(a))
        x, y = 44 * dx, 14 + 44 * dy
        pen.part("metal", limb((x + 6 * dx, y + 6 * dy), (x + 34 * dx, y + 34 * dy), 5, 6))
        pen.part("metal*.8", moved([(-3, -8), (4, -5), (1, 9)], x - 10 * dy, y + 12 * dx, 1, a * 2.0))
        pen.part("wood", limb((x + 34 * dx, y + 34 * dy), (x + 52 * dx, y + 52 * dy), 4, 4),
                 limb((x + 35 * dx - 9 * dy, y + 35 * dy + 9 * dx), (x + 35 * dx + 9 * dy, y + 35 * dy - 9 * dx), 3, 3))
        pen.flat("acc", star(x, y, 5, 7, 2))


def egg_of_signs(pen: Pen) -> None:
    """Within an egg of written bands one prays; black claws and fire slide off along its shell."""
    for s in (-1, 1):
        for i in range(3):
            pen.part("dark*1.6", ribbon([(s * 92, -50 + i * 36), (s * 62, -54 + i * 34), (s * 46, -24 + i * 30),
                                         (s * 60, 8 + i * 28)], 13 - i * 2, 1))
    pen.glow(0, 0, 60, "acc", 0.9)
    pen.part("acc", [*oval(0, 0, 42, 60, 60), *oval(0, 0, 38, 56, 60, 360, 0)], rim=0.3)
    pen.flat("acc", oval(0, 0, 38, 56, 60), alpha=70)
    pen.figure(Figure("pray", "slim", "topknot", skirt=True, pads=False), -3, 50, 92)
    for i, y in enumerate((-38, -2, 34)):
        half = 40 * math.sqrt(1 - (y / 60) ** 2)
        pen.flat("acc", *[moved(box(-1, -3, 1, 3), -half + half * 2 * (j + 0.5) / 9, y + 6 * math.sin(j * 0.4 + i), 1.2,
                                40 * j) for j in range(9) if abs(j - 4) > 1 or i == 2])


def blade_between_palms(pen: Pen) -> None:
    """Two hands of grey stone clapped shut over a falling sword; cracks run up its steel."""
    pen.part("metal*1.2", [(-5, -66), (6, -66), (5, 34), (0, 44), (-4, 34)])
    pen.flat("dark", ribbon([(0, 20), (3, 6), (-3, -8), (2, -24), (-1, -34)], 2, 0.6))
    for s in (-1, 1):
        pen.part("bone*.55", smooth([(s * 84, 64), (s * 50, 18), (s * 26, 8), (s * 30, 34), (s * 54, 70)], 4))
        pen.part("bone*.7", smooth([(s * 6, -28), (s * 17, -30), (s * 26, -4), (s * 34, 12), (s * 26, 32), (s * 7, 34)],
                                   4))
        pen.part("bone*.8", *[limb((s * (9 + i * 2), -24 - i * 4), (s * (10 + i * 5), 10), 7, 8) for i in range(3)],
                 edge=0.5)
        pen.flat("dark", ribbon([(s * 24, 30), (s * 36, 26), (s * 44, 34)], 1.4, 0.5),
                 ribbon([(s * 16, -16), (s * 20, -4), (s * 15, 6)], 1.2, 0.4))
    pen.flat("acc", *[limb((16 * math.cos(a), -32 + 10 * math.sin(a)), (34 * math.cos(a), -34 + 24 * math.sin(a)), 2,
            0.6)
                      for a in (-2.9, -2.4, -0.7, -0.2)])


def dart_caught(pen: Pen) -> None:
    """A calm head with shut eyes: two fingers hold a dart an inch behind the ear."""
    pen.part("cloth", smooth([(-50, 66), (-30, 34), (0, 26), (30, 34), (44, 66)], 4))
    pen.head("topknot", 2, -4, 30)
    pen.part("skin", limb((-70, 66), (-56, 22), 18, 13))
    pen.part("skin", smooth([(-66, 24), (-62, 8), (-48, 8), (-44, 22), (-54, 32)], 4))
    pen.part("skin", limb((-56, 12), (-46, -16), 6, 5), limb((-48, 13), (-36, -14), 6, 5), edge=0.5)
    pen.part("metal", limb((-92, -22), (-40, -15), 3, 4), [(-42, -20), (-22, -13), (-42, -9)])
    pen.part("acc", [(-92, -22), (-104, -34), (-84, -27)], [(-92, -22), (-104, -12), (-84, -18)])
    pen.part("acc*.9", *[ring(-22, -12, 7 + i * 7, 8.6 + i * 7, 130, 230, 20) for i in range(3)], rim=0.2, seam=0)


def wound_closed(pen: Pen) -> None:
    """A bare chest cut from shoulder to belt; a glowing hand draws along it, and behind the hand it is whole."""
    pen.part("skin*.62", smooth([(-96, 84), (-84, 2), (-54, -22), (-16, -30), (16, -30), (54, -22), (84, 2), (96, 84)],
            4))
    pen.part("skin*.5", [(-17, -90), (-17, -28), (0, -18), (17, -28), (17, -90)])
    pen.part("dark", smooth([(-40, -92), (-34, -70), (0, -54), (34, -70), (40, -92)], 4))
    pen.flat("dark", ribbon([(-54, 18), (-26, 26), (-4, 16)], 2.2, 0.8), ribbon([(54, 18), (26, 26), (4, 16)], 2.2,
            0.8),
             ribbon([(0, 18), (1, 46), (0, 70)], 2, 0.8), ribbon([(-70, -4), (-30, -14), (-8, -16)], 1.6, 0.6),
             ribbon([(70, -4), (30, -14), (8, -16)], 1.6, 0.6), alpha=150)
    pen.part("#C0281C", ribbon([(-70, -20), (-40, 0), (-8, 18)], 4, 13), rim=0.3)
    pen.flat("acc", ribbon([(10, 30), (36, 46), (64, 66)], 6, 2), alpha=220)
    pen.glow(6, 22, 54, "acc", 1)
    open_hand(pen, 12, 34, 1.25, 66, cuff="cloth*1.2")


def half_gone(pen: Pen) -> None:
    """A fighter steps into a ring of light on one cliff, and out of its twin on another far off."""
    behind(pen, "near", [(-104, 84), (-104, 38), (-16, 38), (-10, 50), (-18, 84)],
           [(104, 84), (104, -2), (26, -2), (18, 12), (26, 84)])
    for x, y in ((-30, 4), (42, -34)):
        pen.glow(x, y, 44, "acc", 1)
        pen.part("acc", [*oval(x, y, 12, 36, 40), *oval(x, y, 8, 31, 40, 360, 0)], rim=0.3)
    pen.part("cloth*1.2", limb((-58, -10), (-54, 10), 15, 14), limb((-58, -8), (-32, -6), 7, 6),
             limb((-54, 10), (-34, 24), 9, 7), limb((-56, 10), (-68, 24), 9, 7), limb((-68, 24), (-78, 34), 7, 6))
    pen.head("ninja", -53, -27, 8.5)
    pen.figure(Figure("run", "slim", "ninja", weapon="katana", weapon_turn=20, pads=False), 56, -2, 62)
    pen.flat("acc", *[star(-30 + i * 16, 0 - i * 6, 3, 3.4, 1.2, i * 40) for i in range(5)])


def five_in_one(pen: Pen) -> None:
    """One runner in five places: four pale ones stand where he was, the last one strikes."""
    for i, (pose, x) in enumerate((("stand", -74), ("march", -52), ("stride", -28), ("run", 0))):
        pen.figure(Figure(pose, "slim", "topknot", weapon="katana", weapon_turn=60 - i * 14, pads=False), x, 58, 84,
                   haze=0.72 - i * 0.14)
    pen.figure(Figure("lunge", "slim", "topknot", weapon="katana", weapon_turn=24, pads=False), 26, 60, 100)
    pen.flat("acc", *[ribbon([(-92, y), (-20, y - 5), (36, y)], 0.6, 2.2) for y in (-6, 12, 40)], alpha=200)


def steps_from_shadow(pen: Pen) -> None:
    """A lamp throws a guard's shadow tall on the wall; out of it steps another with a knife."""
    behind(pen, "low*.85", box(-104, -92, 104, 58))
    behind(pen, "near", [(-104, 58), (104, 58), (104, 92), (-104, 92)])
    pen.flat("dark", smooth([(2, 58), (6, 8), (0, -20), (16, -34), (18, -58), (32, -66), (46, -58), (46, -36), (62,
            -20),
                             (58, 10), (66, 58)], 4), alpha=210)
    pen.figure(Figure("stand", "soldier", "kettle", weapon="spear", weapon_turn=86), -40, 62, 84)
    pen.figure(dark_figure("draw", "ninja", "dagger", 14, "slim"), 34, 62, 94, True)
    pen.flat("acc", oval(18, -9, 1.8, steps=10))
    pen.glow(-84, 36, 34, "acc", 1)
    pen.part("acc", oval(-84, 40, 7, 10, 20), rim=0.4)


def arrow_splits_arrow(pen: Pen) -> None:
    """An archer's arrow has split the one in the bull's eye; rings run from his eye to the mark."""
    pen.figure(Figure("aim", "soldier", "kasa", weapon="long_bow", skirt=True, pads=False), -50, 60, 104)
    for i in range(4):
        pen.part("bone" if i % 2 else "acc*.9", oval(62, 4, 8 + (30 - i * 9) * 0.5, 40 - i * 10, 30), rim=0.3)
    pen.part("wood*1.3", limb((22, 3), (62, 4), 2.4, 2), limb((14, -6), (46, 4), 1.6, 1.6), limb((14, 12), (46, 4), 1.6,
                                                                                                1.6))
    pen.flat("acc", *[[*oval(x, -8, 2 + i * 2, 6 + i * 5, 24), *oval(x, -8, 1 + i * 2, 4.6 + i * 5, 24, 360, 0)]
                      for i, x in enumerate((-26, -10, 8))], alpha=190)


def one_with_bricks(pen: Pen) -> None:
    """A wall of bricks, and on it a man of the same bricks, of whom only eyes and a blade are left; a patrol passes."""
    behind(pen, "wood*.9", box(-104, -92, 104, 66))
    rows = [box(-104, y, 104, y + 1.2) for y in range(-76, 66, 14)]
    joints = [box(x + (y % 28) / 2, y, x + (y % 28) / 2 + 1.2, y + 14) for y in range(-76, 66, 14)
              for x in range(-104, 104, 26)]
    who = Figure("float", "slim", "ninja", weapon="katana", weapon_turn=80, tone="wood*1.25", pads=False)
    pen.figure(who, -30, 62, 112)
    if not pen.paper.silhouette:
        pen.flat("dark", *rows, *joints, alpha=110)
    pen.part("metal*1.3", limb((6, -12), (14, -58), 3.4, 1.4))
    pen.flat("acc", oval(-22, -50, 2.2, 1.4, 12), oval(-15, -50, 2.2, 1.4, 12))
    pen.figure(Figure("stride", "soldier", "helm", weapon="rifle", weapon_turn=10), 46, 66, 84)


def arm_of_serpent(pen: Pen) -> None:
    """An arm thrusts from a sleeve with stiff fingers; round it winds a cobra of light that strikes as it does."""
    pen.part("cloth", [(-100, -2), (-46, 4), (-44, 34), (-100, 52)])
    pen.part("skin", limb((-48, 18), (6, 6), 20, 15), smooth([(0, -3), (18, -6), (30, 0), (28, 12), (6, 16)], 4))
    pen.part("skin", *[limb((22, 0 + i * 4), (52, -2 + i * 3), 5, 3.4) for i in range(3)], edge=0.5)
    serpent(pen, [(-84, 70), (-74, 36), (-60, 4), (-44, 4), (-40, 28), (-28, 36), (-16, 16), (-6, -18), (6, -44), (34,
            -46)], 15, "acc*.7")
    pen.part("acc*.55", smooth([(-4, -14), (-16, -36), (2, -58), (20, -50), (12, -30), (10, -12)], 4))
    pen.figure(dark_figure("fall", "bucket", "sword", 120), 76, 62, 78, True)
    blast(pen, 62, 0, 13, 9)


def crow_look(pen: Pen) -> None:
    """A crow as large as a man looks; where its look falls a knight's plates crack and drop."""
    pen.part("dark*1.6", smooth([(-92, 60), (-66, 4), (-44, -40), (-14, -54), (14, -40), (6, -14), (-12, 26), (-52,
            52)],
                                4))
    pen.part("dark*2.2", smooth([(-100, 64), (-76, 16), (-40, -6), (-26, 12), (-50, 44)], 4))
    pen.part("metal*.6", smooth([(6, -46), (34, -34), (48, -20), (24, -24), (4, -28)], 3))
    pen.flat("acc", oval(-6, -40, 5, steps=18))
    pen.flat("dark", oval(-5, -40, 2, steps=12))
    pen.glow(-6, -40, 26, "acc", 1)
    pen.flat("acc", [(0, -42), (58, -14), (58, 18)], alpha=110)
    pen.figure(Figure("guard", "brute", "bucket", weapon="sword", weapon_turn=80), 62, 62, 86, True)
    pen.part("plate", *[moved([(-7, -6), (6, -8), (8, 6), (-4, 8)], x, y, 1, t) for x, y, t in
                        ((34, 16, 20), (28, 40, 60), (44, 54, 5), (90, 40, 40))])


def bent_under_shots(pen: Pen) -> None:
    """Shots pass over a fighter who bends back till his hand is on the ground; a mongoose does the same."""
    pen.part("cloth", limb((34, 58), (40, 22), 15, 16), limb((40, 22), (14, 2), 17, 18))
    pen.part("cloth*.7", limb((62, 58), (58, 26), 14, 15), limb((58, 26), (22, 2), 16, 18))
    pen.part("plate", smooth([(30, -8), (10, -16), (-26, -6), (-44, 10), (-34, 22), (-6, 14), (26, 16)], 4))
    pen.part("cloth", limb((-36, 12), (-52, 34), 11, 9), limb((-52, 34), (-44, 58), 9, 7), limb((-28, 4), (-4, -24), 9,
            7))
    pen.head("topknot", -60, 6, 11, 100)
    tracer(pen, ((96, -34), (-60, -30)), ((96, -46), (-20, -44)), ((90, -22), (-88, -20)))
    pen.part("dark*1.4", box(30, 56, 50, 61), box(56, 56, 76, 61))


def foot_on_blade(pen: Pen) -> None:
    """On the flat of the sword that was meant for him one stands on a single bare foot, arms out like an ape."""
    pen.figure(Figure("lunge", "brute", "horned", weapon="greatsword", weapon_turn=8, weapon_scale=1.2), -52, 62, 88)
    pen.part("cloth*1.3", limb((46, 6), (50, -18), 9, 12), limb((50, -18), (30, -30), 12, 8), limb((30, -30), (22,
            -16), 8,
                                                                                                  6))
    pen.part("skin", smooth([(36, 8), (46, 3), (58, 7), (46, 12)], 3))
    pen.part("plate", smooth([(40, -14), (42, -44), (60, -46), (62, -16)], 4))
    pen.part("cloth*1.3", limb((43, -42), (18, -54), 9, 7), limb((18, -54), (8, -38), 7, 6), limb((60, -42), (84, -52),
            9, 7),
             limb((84, -52), (92, -34), 7, 6))
    pen.head("topknot", 49, -57, 10, flip=True)


def giant_in_aura(pen: Pen) -> None:
    """A small man roars and strikes; the flame that rises from him has the shape of an ogre who does the same."""
    pen.glow(-10, -6, 70, "acc", 0.8)
    pen.part("acc*.75", smooth([(-60, 62), (-70, 10), (-58, -34), (-34, -40), (-38, -66), (-22, -50), (-4, -50), (8,
            -66),
                                (10, -40), (34, -32), (72, -38), (92, -18), (74, -4), (40, -6), (34, 20), (42, 62)], 3),
             rim=0.5)
    pen.flat("dark", [(-32, -40), (-14, -30), (-28, -27)], [(10, -40), (-8, -30), (6, -27)],
             smooth([(-30, -20), (-10, -14), (8, -20), (4, -4), (-24, -4)], 3))
    pen.part("bone", [(-26, -4), (-22, -22), (-17, -4)], [(-4, -4), (1, -22), (5, -4)])
    pen.figure(dark_figure("slash", "topknot", "katana", 20), -12, 62, 74)


def hand_bound_to_hilt(pen: Pen) -> None:
    """A fist on a hilt; a cord of light runs from the wrist round grip and guard into a blade that burns."""
    pen.glow(30, -30, 70, "acc", 0.9)
    pen.part("acc", [(-6, 2), (8, -12), (60, -62), (84, -74), (76, -52), (26, 0), (12, 12)], rim=0.4)
    pen.part("metal*1.3", [(0, 4), (8, -3), (78, -68), (12, 10)], rim=0.4)
    pen.part("wood", limb((-34, 36), (4, 2), 11, 10))
    pen.part("metal*.6", moved(oval(0, 0, 16, 5, 24), 6, 2, 1, -48))
    fist(pen, -30, 22, 0.9, -36, cuff="cloth")
    pen.part("acc", ribbon([(-70, 66), (-58, 34), (-34, 44), (-26, 20), (-8, 26), (-4, 4), (14, 4), (20, -14)], 3.4,
            2.4),
             rim=0.3)


def gun_struck_away(pen: Pen) -> None:
    """The edge of a hand meets a wrist: rifle, shells and magazine fly up in three directions."""
    pen.figure(Figure("slash", "slim", "topknot", skirt=True, pads=False), -44, 62, 100)
    pen.figure(Figure("fall", "soldier", "kettle", pads=True), 66, 62, 88, True)
    pen.weapon("rifle", 26, -46, 1.2, 62)
    pen.part("metal*.7", moved(box(-4, -8, 4, 8), 58, -40, 1, 30))
    pen.part("acc", *[moved(box(-1.4, -4, 1.4, 4), x, y, 1, t) for x, y, t in ((44, -20, 30), (58, -14, 70), (38, -58,
            10))])
    blast(pen, 18, 2, 12, 8)


KI_GESTURES: Final[Mapping[str, Subject]] = by_name(
    blades_break, egg_of_signs, blade_between_palms, dart_caught, wound_closed, half_gone, five_in_one,
    steps_from_shadow, arrow_splits_arrow, one_with_bricks, arm_of_serpent, crow_look, bent_under_shots, foot_on_blade,
    giant_in_aura, hand_bound_to_hilt, gun_struck_away,
)  # fmt: skip
