"""Mind, doubt and madness as the subject of a picture: what is forgotten, feared, mourned or believed no more."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import bolt, claw, eye, open_hand, skull
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import behind, card_back, dark_figure


def crumbling_head(pen: Pen) -> None:
    """A head in profile whose crown comes off in squares that drift away with small pictures on them."""
    pen.part("skin", [*smooth([(-40, 76), (-36, 40), (-46, 12), (-44, -14)], 4, False), (-30, -14), (-30, -26),
            (-16, -26), (-16, -10), (0, -10), (0, -24),
                      (16, -24), (16, -12), (34, -12), *smooth([(36, -8), (44, 14), (58, 32), (48, 38),
                              (48, 52), (34, 62), (18, 62), (22, 76)], 4, False)])
    pen.flat("dark", ribbon([(24, 8), (32, 11), (40, 8)], 2, 2), ribbon([(22, -2), (32, -5), (41, -1)], 3, 2))
    for i, (x, y, t) in enumerate(((-24, -38, 8), (-4, -34, -12), (14, -42, 20), (30, -28, -8), (-38, -56, 30),
            (0, -58, 14), (34, -60, -24), (60, -44, 40),
                                   (-64, -40, -18), (70, -72, 10), (-72, -72, 36))):
        pen.part("skin" if i < 4 else "bone*.8", moved(box(-8, -7, 8, 7), x, y, 1 - i * 0.03, t))
        pen.part("acc*.6", moved(star(0, 0, 3 + i % 4, 4.4, 2), x, y, 1, t), rim=0.2, seam=0)


def tongue_from_cup(pen: Pen) -> None:
    """A jewelled cup on a stand: a black tongue hangs over its rim and has licked two medals off the cushion."""
    pen.part("acc*.8", smooth([(-40, -50), (-34, -10), (-10, 8), (10, 8), (34, -10), (40, -50)], 4),
            box(-5, 6, 5, 34),
             smooth([(-26, 46), (-6, 34), (6, 34), (26, 46)], 3))
    pen.part("dark", oval(0, -50, 39, 9, 50), seam=0)
    pen.part("acc*.5", *[oval(x, -24, 6, 8, 18) for x in (-20, 0, 20)], rim=0.8)
    pen.part("dark*2", ribbon([(-12, -54), (-4, -72), (26, -74), (46, -52), (48, -10), (64, 20), (54, 44),
            (34, 46)], 16, 6), rim=1)
    pen.flat("#D84A7A", ribbon([(20, -72), (44, -50), (46, -10), (62, 22), (52, 42)], 3, 1), alpha=170)
    pen.part("wood*.7", smooth([(-80, 50), (80, 50), (72, 70), (-72, 70)], 3))
    for x in (22, 38):
        pen.part("acc", star(x, 50, 7, 9, 4), rim=0.4)
    for s in (-1, 1):
        pen.flat("acc", [(s * 6, -62), (s * 16, -68), (s * 14, -60)])
    pen.glow(0, -58, 36, "acc", 0.6)


def flag_at_half_mast(pen: Pen) -> None:
    """A flag with a black ribbon half-way up its mast; helmets are held to chests, one drum is covered."""
    pen.part("wood*.8", limb((4, 70), (4, -84), 4, 3))
    pen.part("plate", smooth([(6, -36), (34, -44), (58, -30), (84, -36), (80, 10), (54, 16), (34, 4), (6, 12)],
            4))
    pen.part("bone*.9", oval(44, -14, 11, steps=30), rim=0.3)
    pen.part("dark", ribbon([(4, -38), (16, -18), (8, 6), (20, 34)], 7, 7),
            ribbon([(4, -38), (-8, -14), (0, 14), (-10, 30)], 6, 6), rim=0.5)
    for x, flip, head in ((-86, False, "crew"), (-62, False, "bob"), (-38, False, "bearded"),
            (46, True, "crew"), (72, True, "bald")):
        pen.figure(Figure("folded", "soldier", head, head_turn=-22, pads=False, tone="dark"), x, 74, 76, flip)
    pen.part("dark*1.4", smooth([(-24, 70), (-22, 46), (20, 46), (22, 70)], 3))


def spell_between_posts(pen: Pen) -> None:
    """Three tall posts with dishes hum about a dead circle; in it a caster's star falls out of his hand as a stone."""
    pen.part("dark", oval(0, 54, 74, 20, 60), rim=0.6)
    for x, foot, h in ((-70, 56, 110), (70, 56, 110), (6, 36, 86)):
        pen.part("metal*.7", limb((x, foot), (x, foot - h), 6, 3), [(x - 15, foot - h), (x + 15, foot - h),
                (x + 5, foot - h + 12), (x - 5, foot - h + 12)])
        pen.flat("acc", oval(x, foot - h - 4, 4, steps=14))
        pen.flat("low", *[ring(x, foot - h, r, r + 1.2, 20, 160, 24) for r in (16, 26, 36)], alpha=150)
    pen.figure(Figure("cast", "robed", "hood", pads=False), -12, 58, 66)
    pen.part("near*1.8", *[star(x, y, 6, r, r * 0.6, x) for x, y, r in ((18, -14, 8), (26, 8, 9), (30, 34, 10),
            (40, 54, 7))])


def darkening_rose(pen: Pen) -> None:
    """A round window whose panes go out one after another; a priest kneels under it, coins sliding off his
    prayer book."""
    pen.part("near*.5", oval(0, -22, 52, 52, 80))
    for i in range(12):
        a, b = math.radians(i * 30 - 88), math.radians(i * 30 - 62)
        panes = [(14 * math.cos(a), 14 * math.sin(a) - 22), (46 * math.cos(a), 46 * math.sin(a) - 22),
                (46 * math.cos(b), 46 * math.sin(b) - 22),
                 (14 * math.cos(b), 14 * math.sin(b) - 22)]
        if i < 4:
            pen.flat("acc", panes)
        else:
            pen.part("dark*1.5", panes, rim=0.3, seam=0)
    pen.glow(30, -34, 50, "acc", 0.8)
    pen.flat("acc", [(24, -60), (48, -20), (84, 70), (0, 70)], alpha=60)
    pen.figure(Figure("kneel", "robed", "bald", head_turn=-20, pads=False), -14, 72, 86)
    pen.part("dark*1.4", *[[(x, -22), (x + 6, -30), (x + 2, -12)] for x in (-40, -26, -12)], rim=0.4)


def laughing_crack(pen: Pen) -> None:
    """A face from the front cracked down its middle: one half stern, the other with a spiral for an eye and a
    wide laugh."""
    left = [(0, -74), (-34, -66), (-50, -26), (-46, 22), (-26, 58), (0, 70), (-6, 40), (6, 10), (-6, -20),
            (4, -46)]
    right = [(8, -76), (42, -66), (58, -28), (54, 20), (36, 58), (6, 70), (2, 42), (14, 10), (2, -20),
            (12, -46)]
    pen.part("skin", left)
    pen.part("skin*.8", right)
    pen.glow(4, 0, 40, "acc", 0.8)
    pen.flat("bone", smooth([(-38, -16), (-26, -22), (-12, -15), (-26, -11)], 4))
    pen.flat("dark", oval(-25, -16, 4, steps=14), ribbon([(-42, -30), (-26, -28), (-8, -22)], 5, 3),
            ribbon([(-30, 38), (-8, 38)], 4, 3))
    pen.flat("bone", oval(32, -16, 15, 15, 30))
    spiral = [(32 + r * math.cos(r * 1.1), -16 + r * math.sin(r * 1.1)) for r in (i * 0.5 for i in range(1,
            28))]
    pen.flat("dark", ribbon(spiral, 1, 2.4, 2), ribbon([(14, -36), (34, -48), (54, -40)], 5, 3))
    pen.part("dark", smooth([(8, 28), (30, 30), (52, 10), (46, 40), (28, 54), (8, 50)], 4), seam=0)
    pen.part("bone", *[moved(box(-3.4, -4, 3.4, 4), 13 + i * 8, 33 - i * i * 1.3, 1, i * 9) for i in range(5)],
            rim=0.3)
    for x, y, t in ((-70, -50, 20), (78, -40, 50), (70, 56, 10)):
        pen.part("skin*.7", moved([(-6, -4), (5, -7), (4, 6)], x, y, 1, t))


def spell_thrown_back(pen: Pen) -> None:
    """A man holds up a tall mirror; the lightning that hits it turns and strikes the caster who sent it."""
    pen.figure(Figure("guard", "soldier", "helm"), 62, 66, 104, True)
    pen.part("acc*.7", smooth([(16, -56), (30, -62), (42, -54), (40, 44), (28, 50), (16, 44)], 4))
    pen.part("cool*1.5", smooth([(20, -50), (30, -55), (37, -49), (36, 38), (28, 43), (20, 38)], 4), rim=0.3)
    pen.figure(Figure("fall", "robed", "hood", pads=False), -58, 66, 96)
    bolt(pen, (-50, -30), (20, -22), 4, "low")
    bolt(pen, (20, -12), (-66, 12), 8)
    pen.glow(20, -16, 34, "acc", 1)
    pen.flat("acc", star(20, -16, 9, 15, 4))


def knife_in_portrait(pen: Pen) -> None:
    """A picture on a wall of one helmeted man: a knife in its eye, scratches about it, a fist that has just let go."""
    pen.part("acc*.55", moved(box(-42, -56, 34, 46), 0, 0, 1, 4))
    pen.part("bone*.8", moved(box(-36, -50, 28, 40), 0, 0, 1, 4), rim=0.3)
    pen.part("plate*.7", smooth([(-34, 42), (-30, 22), (-12, 14), (12, 14), (26, 22), (26, 38)], 3))
    pen.head("kettle", -2, -10, 18)
    pen.flat("dark", *[limb((x, y), (x + 22, y + 20), 1, 0.4) for x, y in ((-34, -40), (-26, -44), (2, 6),
            (8, 2))], alpha=200)
    pen.part("bone", [(4, -14), (44, -38), (48, -30)])
    pen.part("wood*.7", limb((46, -35), (72, -48), 9, 8))
    pen.part("acc*.6", moved(box(-2, -11, 2, 11), 46, -34, 1, 28))
    pen.part("skin", limb((104, -6), (82, -34), 24, 20), *[limb((86 - i * 6, -50 + i * 4),
            (94 - i * 6, -34 + i * 4), 9, 8) for i in range(4)])


def helmet_in_hand(pen: Pen) -> None:
    """A pale man in black holds a skull with a helmet on it before him and asks; a blade lies over his other arm."""
    pen.figure(Figure("point", "slim", "bob", cloth="dark*1.6", plate="dark*2", pads=False, behind=("cape",)),
            -30, 76, 138)
    skull(pen, 42, -22, 15, False)
    pen.part("plate*.8", smooth([(24, -26), (26, -44), (42, -52), (58, -44), (60, -26)], 4),
            [(18, -26), (66, -26), (64, -22), (20, -22)])
    pen.weapon("rapier", -66, 30, 1.2, 100)
    pen.glow(44, -24, 36, "low", 0.7)


def doors_in_doors(pen: Pen) -> None:
    """A man goes through a door in which a man goes through a door, smaller and smaller, each foot already lifted."""
    x, y, k = 0.0, 0.0, 1.0
    for i in range(5):
        behind(pen, f"wood*{1.1 - i * 0.1:.1f}", box(x - 66 * k, y - 76 * k, x + 66 * k, y + 70 * k))
        behind(pen, "low" if i % 2 else "mid*1.2", box(x - 50 * k, y - 60 * k, x + 50 * k, y + 70 * k), rim=0.2)
        x, y, k = x + 12 * k, y - 4 * k, k * 0.62
    x, y, k = 0.0, 0.0, 1.0
    for _ in range(4):
        pen.figure(dark_figure("away", "helm", "rifle", -40), x - 26 * k, y + 68 * k, 104 * k)
        x, y, k = x + 12 * k, y - 4 * k, k * 0.62


def jester_behind_mask(pen: Pen) -> None:
    """A jester's cap with three bells: he looks round a card as tall as himself that bears another's crowned face."""
    pen.part("acc*.7", smooth([(-66, 10), (-84, -30), (-58, -58), (-34, -34), (-14, -66), (6, -30), (26, -46),
            (40, -14), (10, 14), (-40, 16)], 4))
    for x, y in ((-86, -26), (-16, -70), (42, -14)):
        pen.part("acc", oval(x, y, 6, steps=20))
    pen.part("skin", smooth([(-52, 12), (-54, 40), (-40, 62), (-20, 64), (-4, 40), (-4, 8)], 4))
    pen.flat("dark", *[moved([(-6, 1), (0, -4), (6, 1), (0, 3)], x, 24, 1, 0) for x in (-42, -22)])
    pen.part("dark", smooth([(-46, 40), (-30, 46), (-12, 38), (-18, 54), (-38, 56)], 4), seam=0)
    pen.part("bone", moved(box(-30, -46, 30, 46), 40, 22, 1, -8))
    pen.part("low", moved(box(-24, -40, 24, 40), 40, 22, 1, -8), rim=0.2, seam=0)
    pen.head("crown", 42, 26, 18, 8, True)
    pen.part("skin", *[limb((6, 46 + i * 8), (24, 44 + i * 8), 7, 6) for i in range(4)], edge=0.5)


def wall_of_faces(pen: Pen) -> None:
    """A man before a glass between two lamps lifts a face to his own; a row of other faces hangs on hooks above."""
    for i, head in enumerate(("kettle", "kabuto", "beret", "goggles", "bearded")):
        pen.head(head, -76 + i * 38, -58, 12)
        pen.part("wood*.8", limb((-76 + i * 38, -86), (-76 + i * 38, -72), 2, 2))
    pen.part("wood", oval(24, 14, 38, 42, 60))
    pen.part("low", oval(24, 14, 32, 36, 50), rim=0.2)
    pen.head("kepi", 22, 16, 20, 0, True)
    for x in (-24, 74):
        pen.flat("acc", oval(x, 8, 6, 8, 20))
        pen.glow(x, 8, 26, "acc", 1)
    pen.figure(Figure("reach", "soldier", "bald", weapon="held_mask", pads=False), -52, 96, 118)


def cracking_sphere(pen: Pen) -> None:
    """A man in a sphere of light: a lamp that shines black is held to it, where its beam falls the sphere
    cracks open."""
    pen.flat("acc", oval(-18, 10, 58, 58, 70), alpha=70)
    pen.part("acc", [*oval(-18, 10, 60, 60, 80), *oval(-18, 10, 56, 56, 80, 360, 0)], rim=0.4)
    pen.figure(Figure("pray", "robed", "open_hood", pads=False), -24, 60, 92)
    pen.flat("dark", [(82, -44), (36, -26), (40, 18)], alpha=200)
    pen.part("metal*.5", limb((104, -58), (80, -42), 17, 22))
    pen.flat("dark", ribbon([(42, -8), (22, -14), (14, -2), (-2, -10)], 3, 1, 1),
            ribbon([(40, 2), (26, 8), (20, 24), (4, 26)], 3, 1, 1),
             ribbon([(36, -22), (26, -32), (8, -30)], 2, 1, 1))
    pen.part("acc*.8", *[moved([(-6, -4), (5, -6), (2, 7)], x, y, 1, t) for x, y,
            t in ((50, 12, 20), (58, 28, 60), (46, 44, 10))])


def claw_on_bowed_head(pen: Pen) -> None:
    """An enormous claw from a cloud rests on the head of a kneeling brute; five small lights stand in a row in
    its palm."""
    pen.part("near", smooth([(-104, -92), (104, -92), (96, -62), (50, -52), (20, -60), (-20, -48), (-60, -56),
            (-100, -50)], 4))
    pen.figure(Figure("kneel", "hulk", "horned", head_turn=-16), -8, 70, 104)
    pen.part("dark*1.8", [(-26, -80), (40, -80), (30, -36), (-14, -36)])
    for i in range(4):
        x = -20 + i * 18
        pen.part("dark*1.8", limb((x * 0.7, -40), (x * 1.5 - 2, -20), 12, 9))
        pen.part("bone", [(x * 1.5 - 7, -22), (x * 1.9 - 2, 6), (x * 1.5 + 3, -20)])
    for i in range(5):
        pen.flat("acc", oval(-22 + i * 13, -52, 3, steps=14))
        pen.glow(-22 + i * 13, -52, 14, "acc", 0.9)


def ghost_from_machine(pen: Pen) -> None:
    """A machine man's chest stands open and a pale laughing thing leans out with the wires in its fists like reins."""
    pen.figure(Figure("run", "machine", "block"), -26, 78, 112)
    pen.part("low*1.1", smooth([(-16, 6), (8, -6), (14, -30), (26, -52), (46, -48), (54, -26), (48, -6),
            (30, 10), (6, 22)], 4), rim=0.6)
    pen.flat("dark", oval(31, -32, 4, 7, 16), oval(44, -30, 3.4, 6, 16),
            smooth([(30, -16), (36, -20), (44, -15), (42, 0), (33, 0)], 4))
    pen.part("low*1.1", limb((30, 0), (66, 12), 8, 5), limb((8, -10), (-24, -44), 8, 5))
    pen.part("metal*.7", ribbon([(66, 12), (44, 24), (0, 14)], 2.4, 2.4),
            ribbon([(-24, -44), (-40, -20), (-24, 4)], 2.4, 2.4))
    pen.glow(32, -24, 50, "acc", 0.7)


def wound_up_man(pen: Pen) -> None:
    """A machine man sits with his arms hanging: a key in his back, springs out of his joints, a bird on his head."""
    pen.figure(Figure("sit", "machine", "lens", head_turn=-26, behind=("crate",)), -8, 66, 128)
    pen.part("acc*.7", limb((-22, 0), (-52, -8), 5, 5), ring(-62, -18, 6, 11, steps=30),
            ring(-60, 2, 6, 11, steps=30))
    for x, y in ((24, -14), (10, 40)):
        pen.part("metal", ribbon([(x, y), (x + 8, y - 8), (x + 12, y), (x + 20, y - 8), (x + 24, y),
                (x + 32, y - 8), (x + 38, y - 2)], 2.4, 2.4))
    pen.part("bone", smooth([(6, -62), (16, -70), (28, -66), (20, -58)], 4), [(26, -68), (34, -66), (26, -63)])
    pen.flat("dark", oval(24, -67, 1.2, steps=8))
    pen.part("wood*.8", *[moved(star(0, 0, 9, 9, 6), x, y) for x, y in ((54, 62), (74, 56))])


def hands_bend_away(pen: Pen) -> None:
    """A man sits at a table with his cards inside a bell of calm; hands of light and claws of dark bend off
    around it."""
    pen.glow(0, 20, 50, "low", 0.6)
    pen.figure(Figure("sit", "slim", "fedora", pads=False, behind=("crate",)), -8, 66, 98)
    for i in range(4):
        card_back(pen, 12 + i * 7, 14 + i % 2, 0.7, 20 - i * 13)
    pen.flat("low", [*oval(0, 24, 62, 64, 70, 180, 360), *oval(0, 24, 59, 61, 70, 360, 180)], alpha=220)
    for s in (-1, 1):
        open_hand(pen, s * 84, 16, 0.8, s * -40, s > 0, "low*1.2", "low")
    claw(pen, -60, -52, 0.8, 34, False, "dark*1.8")
    claw(pen, 66, -54, 0.8, 34, True, "dark*1.8")


def eye_over_board(pen: Pen) -> None:
    """A keyhole as tall as a door with an eye in it; on this side a man lays a card and drops a coin into a
    cup for it."""
    behind(pen, "metal*.5", box(-60, -90, 60, 80))
    pen.part("dark", oval(0, -34, 40, 40, 60), [(-18, -6), (18, -6), (30, 80), (-30, 80)], seam=0)
    eye(pen, 0, -34, 34, "acc", False)
    pen.glow(0, -34, 50, "acc", 0.7)
    pen.figure(dark_figure("reach", "fedora", build="slim"), -76, 76, 92)
    card_back(pen, -22, 40, 1.2, 14)
    pen.part("metal", [(20, 50), (44, 50), (40, 74), (24, 74)])
    pen.flat("acc", oval(32, 36, 6, steps=18))


EVENTS_OF_MIND: Final[Mapping[str, Subject]] = by_name(
    crumbling_head, tongue_from_cup, flag_at_half_mast, spell_between_posts, darkening_rose, laughing_crack,
    spell_thrown_back, knife_in_portrait, helmet_in_hand, doors_in_doors, jester_behind_mask, wall_of_faces,
            cracking_sphere,
    claw_on_bowed_head, ghost_from_machine, wound_up_man, hands_bend_away, eye_over_board,
)  # fmt: skip
