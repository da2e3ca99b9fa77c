"""Halls, posts and works as the subject of a picture: where one meets, trains, guards, aims, freezes and remembers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.heads import HEADS
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, placed, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import behind, dark_figure, slab, tracer


def empty_chair(pen: Pen) -> None:
    """A long table runs to one high chair, empty and lit; to both sides sit dark heads that look at it."""
    behind(pen, "near", box(-104, -92, 104, 64))
    behind(pen, "low", [(-20, -92), (20, -92), (40, 6), (-40, 6)])
    pen.part("acc*.6", smooth([(-22, 6), (-24, -40), (-10, -60), (10, -60), (24, -40), (22, 6)], 3))
    pen.part("acc*.4", smooth([(-14, 2), (-15, -36), (0, -48), (15, -36), (14, 2)], 3))
    pen.part("acc", star(0, -66, 8, 9, 4))
    pen.part("wood", [(-22, 4), (22, 4), (80, 84), (-80, 84)], top=1.5)
    for s in (-1, 1):
        for y, r, x in ((2, 8, 36), (18, 11, 54), (42, 15, 80)):
            pen.part("dark*1.7", smooth([(s * (x - r), y + r * 2.6), (s * (x - r), y + r), (s * x, y + r * 0.6),
                                         (s * (x + r * 1.3), y + r * 1.2), (s * (x + r * 1.6), y + r * 2.8)], 3),
                     oval(s * x, y, r * 0.8, steps=20))
    for x, y, k in ((-22, 26, 7), (26, 34, 8), (-36, 56, 11)):
        pen.part("bone", [(x - k, y), (x + k, y - 1), (x + k * 1.2, y + k * 0.7), (x - k * 1.1, y + k * 0.8)])


def wall_of_recruits(pen: Pen) -> None:
    """A wall of planks: recruits climb it on ropes and fall off again, a man with a stick roars below."""
    pen.part("wood*.9", [(-30, 70), (-30, -54), (78, -62), (78, 70)])
    pen.flat("dark", *[box(-30, y, 78, y + 1.6) for y in (-34, -12, 10, 32, 54)], alpha=160)
    for x in (-8, 26, 58):
        pen.part("bone*.8", limb((x, -62), (x + 3, 64), 2, 2))
    pen.figure(Figure("hang", "soldier", "crew", pads=False), -8, 40, 62)
    pen.figure(Figure("hang", "soldier", "cap", pads=False), 28, 12, 62)
    pen.figure(Figure("ride", "soldier", "crew", pads=False), 54, -26, 56)
    pen.figure(Figure("fall", "soldier", "crew", pads=False), 62, 62, 54, True, 20)
    pen.figure(Figure("point", "brute", "ranger", weapon="club", weapon_turn=20, pads=False), -66, 70, 96)
    pen.part("low", [(-46, -28), (-38, -40), (-40, -24)], [(-42, -20), (-30, -24), (-36, -15)])


def two_at_lamp(pen: Pen) -> None:
    """Behind a curtain held by a finger: two hats over one lamp, a purse on the table, a third listens at the cloth."""
    pen.flat("acc", [(-4, -44), (4, -44), (54, 50), (-54, 50)], alpha=120)
    pen.part("dark*2", [(-14, -40), (14, -40), (7, -54), (-7, -54)], limb((0, -54), (0, -92), 1.4, 1.4))
    pen.glow(0, -36, 50, "acc", 0.9)
    for s, head in ((-1, "fedora"), (1, "hat")):
        pen.part("dark*1.6", smooth([(s * 60, 54), (s * 54, 16), (s * 34, 6), (s * 22, 18), (s * 16, 54)], 4))
        pen.head(head, s * 34, -8, 15, flip=s > 0)
    pen.part("wood*1.2", [(-62, 44), (62, 44), (70, 56), (-70, 56)], box(-6, 56, 6, 84))
    pen.part("acc*.8", smooth([(-8, 44), (-11, 34), (-3, 28), (5, 28), (12, 35), (9, 44)], 3))
    for s in (-1, 1):
        pen.part("acc*.42", smooth([(s * 104, -92), (s * 62, -92), (s * 70, -20), (s * 78, 30), (s * 66, 84), (s * 104,
            84)], 3),
                 *[ribbon([(s * (82 + i * 9), -92), (s * (86 + i * 8), 0), (s * (80 + i * 9), 84)], 2,
                 3) for i in range(2)])
    pen.part("skin", limb((84, 6), (68, 4), 5, 4), limb((86, 12), (70, 11), 5, 4))


def chimney_lowered(pen: Pen) -> None:
    """A crane lowers a new chimney on a factory that smokes from three; sparks where it meets the roof."""
    pen.part("plate*.7", [(-88, 66), (-88, 12), (-60, -8), (-60, 12), (-32, -8), (-32, 12), (-4, -8), (-4, 12), (72,
            12),
                          (72, 66)])
    pen.flat("acc", *[box(x, 26, x + 10, 38) for x in range(-78, 66, 18)])
    for x, h in ((-78, 40), (-52, 52), (-26, 46)):
        pen.part("metal*.6", [(x - 6, 0), (x - 5, -h), (x + 5, -h), (x + 6, 0)])
        pen.part("near*1.2", *[oval(x + 4 + i * 8, -h - 8 - i * 7, 6 + i * 3, steps=20) for i in range(3)], seam=0)
    pen.part("metal*.9", [(26, 10), (28, -34), (44, -34), (46, 10)], box(24, -38, 48, -32))
    pen.flat("acc", box(27, -20, 45, -15), box(26, -4, 46, 1))
    pen.flat("acc", *[limb((36 + dx, 12), (36 + dx * 2.4, 2 - abs(dx) * 0.3), 2, 0.6) for dx in (-16, -9, 10, 17)])
    pen.glow(36, 12, 30, "acc", 1)
    pen.part("metal*.7", limb((36, -38), (36, -70), 1.6, 1.6), limb((20, -74), (96, -64), 5, 5), box(84, -66, 94, 66),
             limb((90, -60), (58, -72), 3, 2))
    pen.figure(dark_figure("hail", "welder"), 6, 12, 26)


def wall_of_guns(pen: Pen) -> None:
    """A bank of earth with rifles, tubes and shields rammed into it like stakes; helmets wait behind the lip."""
    for i, (word, x, t, k) in enumerate((("rifle", -72, 62, 1.0), ("spear", -50, 74, 0.8), ("machine_gun", -20, 56,
            0.9),
                                        ("launcher", 10, 66, 0.9), ("rifle", 34, 48, 1), ("shotgun", 62, 62, 1))):
        pen.weapon(word, x, 16 + (i % 2) * 6, k, t)
    for x in (-60, -34, -4, 22, 48, 76):
        pen.head("kettle" if x % 4 else "helm", x, 14, 10)
    pen.part("wood*.9", smooth([(-108, 90), (-108, 34), (-70, 26), (-30, 32), (10, 24), (50, 30), (108, 22), (108,
            90)], 4))
    for row in range(3):
        pen.part("wood*1.25", *[smooth([(x - 11, 42 + row * 14), (x - 8, 33 + row * 14), (x + 8, 33 + row * 14),
                 (x + 11, 42 + row * 14), (x, 46 + row * 14)], 3) for x in range(-98 + row * 8, 104, 22)], edge=0.5)
    pen.part("metal", *[moved(oval(0, 0, 11, 13, 24), x, 50, 1, 8) for x in (-44, 40)])


def hero_in_stone(pen: Pen) -> None:
    """A hero of stone lies on his tomb with sword and shield; a lamp burns, behind him names climb the wall."""
    behind(pen, "near*1.1", [(-96, 70), (-96, -50), (0, -84), (96, -50), (96, 70)])
    behind(pen, "near*.7", smooth([(-70, 60), (-70, -24), (0, -56), (70, -24), (70, 60)], 3))
    if not pen.paper.silhouette:
        pen.flat("low", *[box(-50 + c * 36, -30 + r * 9, -24 + c * 36,
            -27 + r * 9) for c in range(3) for r in range(4)], alpha=90)
    pen.part("bone*.55", box(-72, 32, 72, 74), [(-80, 22), (80, 22), (76, 34), (-76, 34)])
    pen.part("bone*.85", smooth([(-42, 22), (-44, 8), (-24, 0), (4, 2), (40, 10), (62, 8), (64, 22)], 4),
             [(58, 20), (56, -6), (68, -10), (72, 22)])
    pen.part("bone*.65", box(-76, 12, -44, 22))
    pen.layers(placed(HEADS["bucket"](), -57, 2, 1.2, 84))
    pen.part("bone", limb((-34, 6), (-14, -2), 10, 8), oval(-10, -2, 6, steps=16))
    pen.part("metal*1.2", limb((-12, -4), (54, -2), 4, 2), box(-12, -12, -8, 6))
    pen.part("acc*.6", [(4, -2), (34, 0), (32, 22), (18, 30), (6, 22)], rim=0.7)
    pen.part("acc", smooth([(-4, -34), (0, -50), (4, -34), (0, -30)], 3), rim=0.3)
    pen.part("metal*.7", [(-7, -31), (7, -31), (4, -24), (-4, -24)])
    pen.glow(0, -38, 44, "acc", 1)
    for x, k in ((-92, 1), (92, 1)):
        slab(pen, x, 74, 12 * k, 44)


def bar_and_hut(pen: Pen) -> None:
    """A striped bar across a road, a hut with one lit window: the guard steps out before the rider who came for
    another."""
    pen.part("plate*.8", box(30, -44, 76, 64), [(22, -44), (84, -44), (53, -66)])
    pen.part("acc", box(38, -30, 56, -6), rim=0.3)
    pen.glow(47, -18, 40, "acc", 0.9)
    pen.part("metal*.6", box(12, 6, 22, 64))
    pen.part("bone", limb((17, 12), (-92, -8), 7, 5))
    pen.part("#B8301E", *[[(x, y - 3.4), (x + 12, y - 1.2), (x + 12, y + 5), (x, y + 3)] for x, y in ((-84, -6), (-58,
            -2),
                                                                                                     (-32, 3), (-6,
                                                                                                     7))], rim=0.4)
    pen.figure(Figure("guard", "brute", "kettle", weapon="shotgun", weapon_turn=6), 2, 68, 92, True)
    pen.figure(dark_figure("run", "horned", "scimitar", 40), -72, 66, 84)


def glass_case(pen: Pen) -> None:
    """A relic's blade floats in a glass case under a lamp; ropes before it, two visitors' shapes, an old guard
    asleep."""
    pen.flat("low", [(-14, -92), (14, -92), (48, 50), (-48, 50)], alpha=110)
    pen.part("bone*.6", box(-30, 36, 30, 72), box(-36, 30, 36, 38))
    pen.flat("cool", box(-27, -46, 27, 30), alpha=90)
    pen.part("metal", box(-28, -50, 28, -46), box(-28, -50, -26, 30), box(26, -50, 28, 30), rim=0.8)
    pen.glow(0, -8, 40, "acc", 1)
    pen.weapon("scimitar", -9, 20, 0.9, 62)
    pen.flat("#FFFFFF", [(-22, -44), (-14, -44), (-22, -10)], alpha=150)
    for s in (-1, 1):
        pen.part("acc*.7", limb((s * 50, 72), (s * 50, 34), 3, 3), oval(s * 50, 32, 4, steps=12))
        pen.part("#8A1E1E", ribbon([(s * 50, 36), (s * 74, 52), (s * 98, 36)], 4, 4))
    pen.figure(dark_figure("away", "top_hat"), -72, 84, 104)
    pen.figure(Figure("sit", "bloated", "kepi", pads=False, head_turn=-30, behind=("crate",)), 78, 66, 78, True)


def three_behind_wall(pen: Pen) -> None:
    """A slab of a wall: three crouch in its lee, on its far side shots burst and stick."""
    pen.part("near*1.8", [(-12, 70), (-18, -52), (4, -58), (18, 70)])
    pen.part("near*1.3", [(4, -58), (18, 70), (30, 70), (14, -54)])
    pen.flat("dark", *[oval(-15 + i % 3, -36 + i * 18, 3, steps=10) for i in range(5)],
             ribbon([(-16, -20), (-6, -14), (2, -20)], 1.4, 0.5), ribbon([(-13, 16), (-2, 24), (8, 20)], 1.4, 0.5))
    tracer(pen, ((-100, -44), (-22, -38)), ((-100, -10), (-20, -20)), ((-100, 30), (-18, 16)), ((-100, 60), (-16, 50)))
    for y in (-38, -20, 16, 50):
        pen.flat("acc", star(-20, y, 6, 9, 3))
        pen.glow(-20, y, 20, "acc", 0.7)
    for x, head, pose in ((48, "kettle", "crouch"), (70, "goggles", "kneel"), (92, "helm", "crouch")):
        pen.figure(Figure(pose, "soldier", head, weapon="rifle", weapon_turn=80, pads=False), x, 70, 86, True)


def dish_marks_three(pen: Pen) -> None:
    """A dish on a tower turns its beam; where it falls stand three with a ring about each head, a fourth without."""
    pen.part("metal*.6", limb((-66, 70), (-56, -16), 5, 4), limb((-40, 70), (-52, -16), 5, 4), limb((-62, 34), (-45,
            34), 3, 3),
             limb((-64, 52), (-48, 10), 3, 3), limb((-42, 52), (-59, 10), 3, 3))
    pen.part("plate", moved(smooth([(-10, -34), (-18, 0), (-10, 34), (0, 26), (-2, 0), (0, -26)], 4), -50, -32, 1, -24))
    pen.part("metal", limb((-58, -30), (-32, -20), 3, 2))
    pen.flat("acc", oval(-31, -19, 4, steps=14))
    pen.flat("acc", [(-31, -21), (104, -2), (104, 66), (-31, -17)], alpha=80)
    for x, h, lit in ((4, 44, True), (38, 50, True), (72, 56, True), (-14, 30, False)):
        pen.figure(dark_figure("march", "horned" if lit else "helm", "scimitar", 60), x, 68, h, True)
        if lit:
            y = 68 - h * 0.9
            pen.part("acc", ring(x, y, h * 0.2, h * 0.25, steps=30), *[moved(box(-1, h * 0.2, 1, h * 0.34), x, y, 1, a)
                                                                      for a in (0, 90, 180, 270)], rim=0.2)


def frost_tube(pen: Pen) -> None:
    """A standing tube of ice between hoses; in it a horned shape with open eyes, a hand against the glass."""
    pen.part("metal*.6", box(-40, 56, 40, 78), box(-40, -78, 40, -58), *[box(s * 40 - 4, -60, s * 40 + 4,
            60) for s in (-1, 1)])
    pen.part("cool*1.1", smooth([(-34, 56), (-34, -58), (34, -58), (34, 56)], 1), top=1.5, foot=0.8)
    pen.figure(dark_figure("stand", "horned", build="brute"), -2, 52, 92)
    pen.flat("acc", oval(-2, -34, 2.4, steps=10), oval(5, -34, 2.4, steps=10))
    pen.glow(0, -34, 24, "acc", 1)
    pen.flat("#EAF6FF", *[[(-34, y), (-20 + i % 3 * 5, y + 7), (-34, y + 15)] for i, y in enumerate(range(-56, 50,
            16))],
             *[[(34, y), (18 - i % 3 * 4, y + 8), (34, y + 14)] for i, y in enumerate(range(-48, 50, 17))], alpha=220)
    for s in (-1, 1):
        for i in range(3):
            pen.part("dark*2", ribbon([(s * 44, -40 + i * 34), (s * 66, -30 + i * 40), (s * 84, 10 + i * 20), (s * 92,
            80)], 7, 7))
    pen.flat("low", *[oval(x, 76 - abs(x) * 0.02, 14, 6, 20) for x in range(-70, 80, 20)], alpha=150)


def hand_on_ring(pen: Pen) -> None:
    """A fugitive holds the ring of a church door; light falls on him, and before its edge the hounds and their men
    stop."""
    behind(pen, "near*1.2", [(20, 74), (20, -60), (62, -92), (104, -60), (104, 74)])
    pen.part("wood", smooth([(34, 74), (34, -34), (62, -58), (90, -34), (90, 74)], 2))
    pen.flat("dark", *[box(x, -44, x + 1.4, 74) for x in (48, 62, 76)], alpha=150)
    pen.part("metal*.7", box(34, -14, 60, -8), box(34, 40, 60, 46))
    pen.part("acc", ring(42, 12, 6, 9, steps=24), rim=0.4)
    pen.flat("acc", [(40, -40), (62, -60), (10, 78), (-26, 78)], alpha=120)
    pen.glow(44, 6, 46, "acc", 1)
    pen.figure(Figure("reach", "soldier", "crew", pads=False, behind=("rags",)), 2, 74, 86)
    for x, flip in ((-62, False), (-90, False)):
        pen.figure(dark_figure("guard", "horned", "scimitar", 60), x, 72, 84, flip)
    pen.part("dark", smooth([(-60, 74), (-58, 52), (-36, 50), (-30, 38), (-20, 42), (-14, 52), (-26, 56), (-30, 74),
            (-36, 60),
                             (-50, 62), (-54, 74)], 3))


HALLS_AND_POSTS: Final[Mapping[str, Subject]] = by_name(
    empty_chair, wall_of_recruits, two_at_lamp, chimney_lowered, wall_of_guns, hero_in_stone, bar_and_hut, glass_case,
    three_behind_wall, dish_marks_three, frost_tube, hand_on_ring,
)  # fmt: skip
