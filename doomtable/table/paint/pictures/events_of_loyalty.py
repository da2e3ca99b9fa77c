"""Loyalty, treason and faith as the subject of a picture, and how a contest ends otherwise than one thought."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, sheet_of_paper
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import behind, dark_figure, eyes_in_dark, tracer


def ranks_turn_on_lord(pen: Pen) -> None:
    """A lord in a horned helm falls back on his steps; the spear in his breast is that of his own guard's first man."""
    pen.part("near*1.1", [(-104, 84), (-104, -6), (-64, -6), (-64, 18), (-34, 18), (-34, 42), (-4, 42),
            (-4, 66), (60, 66), (60, 84)])
    pen.figure(Figure("fall", "brute", "crowned_skull", behind=("cape",)), -40, 40, 82, False)
    pen.figure(Figure("lunge", "soldier", "horned", weapon="spear", weapon_turn=14), 52, 72, 92, True)
    for x, h in ((78, 70), (96, 66)):
        pen.figure(dark_figure("hail", "horned", "spear", 84), x, 76, h, True)


def hero_on_bier(pen: Pen) -> None:
    """A dead hero carried shoulder-high on shields; over him his own shape in light with raised sword, all
    heads up to it."""
    pen.flat("acc", [(-24, -92), (24, -92), (52, 0), (-52, 0)], alpha=70)
    pen.figure(Figure("hail", "soldier", "plume", weapon="sword", weapon_turn=66, tone="low*1.3"), 0, 4, 60)
    pen.glow(0, -34, 60, "acc", 0.9)
    pen.part("plate*.8", box(-66, 8, 66, 14))
    pen.figure(Figure("prone", "soldier", "crew", behind=("cape",)), 14, 10, 84)
    for x, flip in ((-56, False), (-26, False), (26, True), (56, True)):
        pen.figure(dark_figure("lift", "kettle"), x, 82, 70, flip)


def light_on_horned(pen: Pen) -> None:
    """A kneeling horned one in a shaft of light: his horns have fallen beside him, a plain face looks up, his
    hands open."""
    pen.flat("low", [(-22, -92), (26, -92), (58, 66), (-58, 66)], alpha=120)
    pen.glow(0, 0, 70, "low", 0.9)
    pen.part("dark*1.4", smooth([(-80, 70), (-60, 58), (60, 58), (80, 70)], 3))
    pen.figure(Figure("kneel", "soldier", "bald", pads=False, behind=("rags",), head_turn=26), -8, 66, 108)
    pen.part("bone*.8", ribbon([(-64, 64), (-70, 46), (-58, 36), (-66, 24)], 8, 2),
            ribbon([(56, 66), (72, 58), (78, 44), (92, 44)], 8, 2))
    pen.part("dark*1.8", *[moved([(-5, -4), (6, -5), (3, 6)], x, y, 1, x) for x,
            y in ((-44, 40), (40, 36), (48, 16), (-50, 12))], rim=0.5)


def flag_sewn_to_coat(pen: Pen) -> None:
    """Hands sew the badge of a house to a broad chest with wire; hands of other colours pull at it in vain."""
    pen.part("plate*.8", smooth([(-74, 84), (-70, -20), (-30, -50), (30, -50), (70, -20), (74, 84)], 4))
    pen.part("skin", [(-14, -74), (14, -74), (18, -44), (-18, -44)])
    pen.part("acc*.85", smooth([(-32, -22), (32, -22), (34, 20), (0, 50), (-34, 20)], 2), rim=0.6)
    pen.part("bone", moved(star(0, 0, 8, 17, 8), 0, 8), rim=0.3)
    pen.part("metal*1.3", *[limb((x, -26), (x + 2, -17), 2, 2) for x in range(-32, 33, 8)])
    pen.part("metal*1.3", *[limb((s * 34, -14 + i * 11), (s * (31 - i * 0.4), -6 + i * 11), 2, 2) for s in (-1,
            1) for i in range(4)], limb((26, 26), (60, 62), 1.6, 3))
    pen.part("skin", limb((70, 84), (60, 64), 15, 11))
    for s, y in ((-1, -30), (-1, 34), (1, -24)):
        pen.part("dark*1.8", limb((s * 106, y - 6), (s * 66, y), 20, 15))
        pen.part("skin*.8", limb((s * 66, y), (s * 44, y + 3), 8, 6), limb((s * 66, y + 7), (s * 44, y + 9), 8,
                6))


def sorted_by_staff(pen: Pen) -> None:
    """An inquisitor's staff points: masked ones in a file are sent left into light or right into dark, one by one."""
    pen.flat("low", [(-104, -40), (-40, 0), (-40, 60), (-104, 84)], alpha=130)
    pen.flat("dark", [(104, -40), (40, 0), (40, 60), (104, 84)], alpha=180)
    pen.figure(Figure("point", "robed", "hat", weapon="torch", weapon_turn=50, pads=False), 0, 50, 84, True)
    for x, foot, h, flip in ((-78, 70, 62, True), (-52, 62, 54, True), (84, 72, 64, False), (58, 64, 56, False),
            (12, 80, 74, False)):
        pen.figure(Figure("march", "robed", "mask" if x == 12 else "hood", pads=False,
                tone="" if x == 12 else "dark"), x, foot, h, flip)
    eyes_in_dark(pen, (78, -14, 4), (58, -24, 3))


def staff_laid_down(pen: Pen) -> None:
    """A brother walks off out of an open church door: staff, mitre and a dark lamp are left on its sill."""
    behind(pen, "near*.7", box(-104, -92, -30, 84), box(44, -92, 104, 84))
    behind(pen, "low", [(-30, 64), (-30, -40), (7, -72), (44, -40), (44, 64)], rim=0.2)
    pen.figure(Figure("away", "robed", "bald", pads=False, head_turn=-16), 8, 52, 76)
    pen.part("near*.5", [(-104, 60), (104, 60), (104, 84), (-104, 84)])
    pen.weapon("crozier", -80, 60, 1.4, 8)
    pen.part("bone*.8", smooth([(44, 62), (42, 40), (54, 22), (68, 40), (66, 62)], 2))
    pen.part("acc*.7", box(43, 54, 67, 60))
    pen.part("metal*.6", box(-60, 44, -44, 62), ring(-52, 40, 5, 8, 180, 360, 16))


def voice_on_crates(pen: Pen) -> None:
    """A man on a pile of crates reads from a long sheet; in the crowd each one's shadow is another and larger
    than he."""
    for x, y in ((-22, 50), (4, 50), (-8, 28)):
        pen.part("wood*1.1", box(x - 13, y - 11, x + 13, y + 11))
        pen.part("wood*.7", limb((x - 12, y - 10), (x + 12, y + 10), 2, 2))
    pen.figure(Figure("hail", "slim", "bearded", pads=False), -8, 18, 84)
    sheet_of_paper(pen, 22, -26, 18, 56, 12, 9, False)
    for x, h, flip, head in ((-70, 58, False, "cap"), (68, 58, True, "crew")):
        pen.figure(Figure("hail", "brute", "horned", tone="near*.6"), x, 66, h * 1.5, flip)
        pen.figure(Figure("stand", "soldier", head, pads=False), x, 74, h, flip)


def knives_under_cloth(pen: Pen) -> None:
    """A feast: five hold up cups to a mitred guest; under the cloth, in section, every other hand has a knife."""
    pen.figure(Figure("stand", "robed", "mitre", weapon="", pads=False), 0, 34, 78)
    for x, head, flip in ((-78, "fedora", False), (-42, "bald", False), (42, "mask", True),
            (78, "peaked", True)):
        pen.figure(Figure("hail", "slim", head, pads=False, tone="dark"), x, 64, 86, flip)
        pen.part("acc*.8", [(x + (16 if not flip else -28), -36), (x + (28 if not flip else -16), -36),
                (x + (22 if not flip else -22), -24)])
    pen.part("bone*.85", [(-100, 6), (100, 6), (104, 20), (-104, 20)])
    pen.part("dark*1.2", box(-104, 20, 104, 84))
    for x in (-70, -36, 36, 70):
        s = 1 if x > 0 else -1
        pen.part("skin", limb((x + s * 14, 84), (x + s * 4, 62), 14, 12),
                limb((x - s * 4, 64), (x + s * 8, 58), 13, 12))
        pen.weapon("dagger", x + s * 2, 60, 1.1, 90 + s * 38)


def bolt_through_visor(pen: Pen) -> None:
    """The slit of a horned helm from the front: a blade no wider than the slit has gone in at it, hilt and
    hand before."""
    pen.part("plate*.8", smooth([(-54, 72), (-60, 0), (-44, -48), (0, -64), (44, -48), (60, 0), (54, 72),
            (0, 84)], 4))
    for s in (-1, 1):
        pen.part("bone*.8", ribbon([(s * 46, -44), (s * 74, -56), (s * 84, -88)], 17, 3))
        pen.flat("dark", *[box(s * 20 - 9, y, s * 20 + 9, y + 3) for y in (26, 36, 46)])
    pen.part("dark", [(-44, -14), (44, -14), (38, -2), (-38, -2)], seam=0)
    pen.part("plate*1.1", [(-5, -60), (5, -60), (4, 76), (-4, 76)])
    pen.flat("acc", oval(-22, -8, 4, steps=14))
    pen.part("bone*1.1", [(20, -11), (92, 26), (88, 34), (17, -5)])
    pen.part("acc*.7", limb((82, 42), (98, 16), 6, 6))
    pen.part("skin", smooth([(94, 24), (112, 34), (108, 56), (90, 44)], 4))
    pen.glow(20, -8, 36, "acc", 1)
    pen.flat("acc", *[limb((20 + 10 * math.cos(a), -8 + 10 * math.sin(a)),
            (20 + 32 * math.cos(a), -8 + 32 * math.sin(a)), 2, 0.6) for a in (-2.4, -1.7, -1.0, 2.2, 1.5)])


def beast_at_gatehouse(pen: Pen) -> None:
    """A crouched she-beast fills a gate from post to post; a newcomer's foot is still on the road, his place
    is hers."""
    behind(pen, "near", box(-104, -84, -62, 84), box(62, -84, 104, 84), box(-104, -92, 104, -70))
    pen.figure(Figure("crouch", "soldier", "long_hair", behind=("tail",), before=("fur",), weapon="claws",
            left="claws", pads=False,
            head_scale=1.3, cloth="skin*.5", plate="skin*.6"), -4, 74, 186)
    pen.part("bone", *[[(x, 70), (x + 4, 84), (x + 7, 70)] for x in (-40, -30, 30, 40)])
    pen.figure(dark_figure("fall", "helm"), -76, 84, 44, True)


def line_carried_off(pen: Pen) -> None:
    """A runner throws up his arms, a cigar in his teeth: three men carry the finishing line on its posts away
    before him."""
    pen.figure(Figure("run", "soldier", "crew", pads=False), -56, 70, 112)
    pen.part("wood*1.4", limb((-24, -34), (-10, -30), 5, 4))
    pen.glow(-9, -30, 12, "acc", 0.9)
    pen.part("bone", [(18, -46), (92, -58), (92, -34), (18, -22)])
    pen.flat("dark", *[[(18 + i * 12.4, -46 - i * 2 + (12 if i % 2 else 0)),
            (30.4 + i * 12.4, -48 - i * 2 + (12 if i % 2 else 0)), (30.4 + i * 12.4,
            -36 - i * 2 + (12 if i % 2 else 0)),
                        (18 + i * 12.4, -34 - i * 2 + (12 if i % 2 else 0))] for i in range(6)])
    for x, h in ((22, 92), (58, 88), (90, 92)):
        pen.part("wood", limb((x, -50 - x * 0.1), (x - 4, 20), 4, 4))
        pen.figure(dark_figure("run", "cap"), x - 6, 72, h * 0.86)


def both_turn_home(pen: Pen) -> None:
    """Two who met on a plank over a gulf have both turned round; their dropped blades still fall between them."""
    pen.part("wood", box(-104, 22, 104, 28))
    pen.part("near", [(-104, 28), (-70, 28), (-60, 84), (-104, 84)], [(104, 28), (70, 28), (60, 84), (104, 84)])
    pen.figure(Figure("away", "soldier", "helm", head_turn=-14), -46, 22, 74, True)
    pen.figure(Figure("away", "brute", "horned", head_turn=-14), 46, 22, 72)
    pen.weapon("sword", -8, 44, 0.8, -60)
    pen.weapon("axe", 16, 60, 0.8, -110)
    pen.flat("low", *[limb((x, 30), (x + 2, 46), 0.6, 1.4) for x in (-14, 2, 18)], alpha=150)


def gun_turned_round(pen: Pen) -> None:
    """A hill fort's own gun swung round in its pit: the one who climbs its slope has taken the crest's height
    for his own."""
    pen.part("near*1.2", smooth([(-104, 66), (-60, 56), (-16, 16), (14, 2), (46, 14), (104, 60), (104, 84),
            (-104, 84)], 4))
    pen.part("metal*.8", limb((6, -8), (-44, -34), 10, 7))
    pen.part("plate*.7", smooth([(-8, 4), (-4, -20), (10, -28), (22, -18), (24, 6)], 3))
    pen.figure(Figure("brace", "soldier", "helm"), 34, 12, 66, True)
    blast(pen, -54, -40, 15, 11)
    pen.part("wood*1.2", *[smooth([(x, y), (x + 2, y - 8), (x + 15, y - 8), (x + 17, y)], 4) for x,
            y in ((-14, 12), (2, 6), (20, 12), (40, 20))])
    pen.figure(dark_figure("fall", "kettle"), -66, 60, 52, True)
    pen.figure(dark_figure("run", "kettle"), -92, 64, 46)


def bags_round_flag(pen: Pen) -> None:
    """A flag on a mound ringed three deep with bags and wire; nobody in it but a bell and a small box of coins."""
    for row, (y, n, w) in enumerate(((66, 11, 94), (50, 9, 74), (34, 7, 54))):
        for i in range(n):
            x = -w + i * 2 * w / (n - 1)
            pen.part(f"wood*{1.0 + row * 0.15:.2f}", smooth([(x - 10, y + 7), (x - 9, y - 5), (x, y - 8),
                    (x + 9, y - 5), (x + 10, y + 7)], 4))
    pen.part("wood", limb((0, 30), (0, -60), 4, 3))
    pen.part("acc*.8", smooth([(2, -58), (30, -64), (52, -52), (48, -28), (26, -38), (2, -30)], 4))
    pen.part("metal*.7", *[ring(x, 22, 7, 8.6, steps=20) for x in range(-70, 71, 9) if abs(x) > 8], seam=0)
    pen.part("acc*.7", smooth([(-34, 18), (-30, 0), (-24, -4), (-18, 0), (-14, 18)], 4),
            oval(-24, 20, 3, steps=10))
    tracer(pen, ((98, -30), (58, 24)), ((-98, -24), (-64, 22)))


def hat_in_air(pen: Pen) -> None:
    """A rider of a rearing engine fires his gun into the sky, hat off, a row of notches down its side; foes
    lie under it."""
    pen.part("dark*1.5", oval(-42, 40, 24, 24, 40), oval(46, 2, 22, 22, 40))
    pen.part("metal*.7", oval(-42, 40, 11, steps=24), oval(46, 2, 10, steps=24))
    pen.part("plate", smooth([(-54, 26), (-20, 2), (20, -22), (44, -12), (40, 8), (0, 28), (-30, 42)], 3))
    pen.flat("acc", *[limb((-20 + i * 8, 16 - i * 5), (-16 + i * 8, 24 - i * 5), 2, 2) for i in range(6)])
    pen.figure(Figure("ride", "soldier", "goggles", left="pistol", left_turn=80), -18, 34, 92)
    blast(pen, -12, -74, 10, 9)
    pen.part("wood*1.3", moved(smooth([(-16, 4), (-8, 2), (-7, -8), (7, -8), (8, 2), (16, 4), (0, 8)], 3), 44,
            -62, 1, 24))
    pen.figure(dark_figure("prone", "horned"), 20, 74, 70)


def fan_over_crowd(pen: Pen) -> None:
    """An open war fan as wide as the sky behind rows of banners; everybody on the long steps bows toward it."""
    for i in range(9):
        a, b = math.radians(-172 + i * 18.2), math.radians(-172 + (i + 1) * 18.2)
        pen.part("acc*.85" if i % 2 else "bone*.85", [(0, 34), (86 * math.cos(a), 34 + 96 * math.sin(a)),
                (86 * math.cos(b), 34 + 96 * math.sin(b))])
    pen.part("acc*.6", oval(0, -14, 17, 17, 40))
    pen.part("wood", *[limb((x, 64), (x, -10), 2, 2) for x in (-66, -40, 40, 66)])
    pen.part("plate", *[[(x + 1, -10), (x + 13, -7), (x + 13, 32), (x + 1, 30)] for x in (-66, -40, 40, 66)])
    for x, y, h in ((-24, 50, 30), (0, 50, 30), (24, 50, 30), (-44, 70, 44), (-14, 72, 46), (16, 72, 46),
            (46, 70, 44)):
        pen.figure(dark_figure("kneel", "kabuto"), x, y, h, x > 0)


EVENTS_OF_LOYALTY: Final[Mapping[str, Subject]] = by_name(
    ranks_turn_on_lord, hero_on_bier, light_on_horned, flag_sewn_to_coat, sorted_by_staff, staff_laid_down,
            voice_on_crates,
    knives_under_cloth, bolt_through_visor, beast_at_gatehouse, line_carried_off, both_turn_home,
            gun_turned_round,
    bags_round_flag, hat_in_air, fan_over_crowd,
)  # fmt: skip
