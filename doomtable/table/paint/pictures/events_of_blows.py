"""Blows, traps and flights as the subject of a picture: what one fighter does to another, or escapes."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast, chain, claw
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import behind, dark_figure, eyes_in_dark, slab, tracer


def boot_on_back(pen: Pen) -> None:
    """A boot as large as a door between the shoulders of one who lies in the dust; a second blow is already raised."""
    pen.part("near*1.2", [(-104, 58), (104, 50), (104, 80), (-104, 80)])
    pen.figure(Figure("prone", "soldier", "kettle"), 10, 62, 118)
    pen.part("cloth", [(-6, -92), (40, -92), (30, -6), (-6, -6)])
    pen.part("dark*1.8", smooth([(-8, -20), (32, -20), (34, 10), (60, 20), (66, 34), (-10, 36), (-12, 10)], 4))
    pen.part("dark*1.2", box(-12, 32, 66, 40))
    pen.part("metal*.7", *[box(-8, y, 33, y + 3) for y in (-14, -4, 6)])
    pen.flat("low", *[oval(x, y, r, r * 0.6, 16) for x, y, r in ((-46, 58, 10), (-66, 54, 7), (74, 54, 9),
            (88, 48, 6))], alpha=110)
    pen.weapon("sword", -76, -30, 0.9, 40)


def rifle_over_head(pen: Pen) -> None:
    """A man sits in a hole and fires a rifle he holds over his head, without looking."""
    pen.part("near*1.1", smooth([(-100, 4), (-52, -6), (-44, 20), (-40, 62), (52, 62), (56, 14), (66, -8),
            (102, -2), (102, 80), (-100, 80)], 4))
    pen.part("dark", smooth([(-46, 10), (-38, 66), (50, 66), (58, 6), (54, 70), (-44, 70)], 2), seam=0)
    pen.figure(Figure("lift", "soldier", "helm", boots=True), -4, 92, 116)
    pen.weapon("rifle", -10, -36, 1.5, 0)
    blast(pen, 74, -38, 14, 11)
    pen.part("wood*1.2", *[smooth([(x, y), (x + 2, y - 9), (x + 18, y - 9), (x + 20, y)], 4) for x,
            y in ((64, -4), (80, 0), (-88, 2), (-70, -2))])


def staggering(pen: Pen) -> None:
    """A man on crossed legs with stars and small birds going round his head, his helmet over one eye."""
    pen.figure(Figure("shamble", "brute", "kettle", head_turn=-24, head_scale=1.4), -4, 66, 116)
    pen.flat("low", [*oval(12, -52, 44, 13, 50), *oval(12, -52, 42, 11, 50, 360, 0)], alpha=150)
    pen.flat("acc", *[star(12 + 44 * math.cos(a), -52 + 13 * math.sin(a), 5, 7, 3, a * 57) for a in (0.3, 1.5,
            2.7, 3.9, 5.2)])
    pen.part("bone", *[[(x - 7, y - 4), (x, y), (x + 8, y - 5), (x, y + 4)] for x,
            y in ((-34, -66), (52, -64))])
    pen.part("plate", *[smooth([(s * 62 + 4, 0), (s * 86, -6), (s * 88, 8), (s * 66, 12)], 3) for s in (1,)])
    pen.flat("low", *[ribbon([(x, y), (x - 5, y - 8), (x + 4, y - 14)], 1.6, 1.6) for x,
            y in ((-46, 40), (-54, 20), (52, 46))])


def roof_chase(pen: Pen) -> None:
    """Two in mid-leap over the gap between roofs, one behind the other; the street lies far below."""
    pen.part("near*.8", [(-104, 6), (-70, -10), (-38, 6), (-38, 80), (-104, 80)], box(-88, -24, -78, 0))
    pen.part("near", [(38, 22), (70, 4), (104, 20), (104, 80), (38, 80)], box(80, -12, 90, 12))
    pen.figure(Figure("leap", "slim", "fedora", behind=("coat",), pads=False), 18, 26, 74)
    pen.figure(Figure("leap", "soldier", "helm", weapon="sword", weapon_turn=40), -44, 10, 80)
    pen.flat("acc", *[box(x, y, x + 4, y + 6) for x, y in ((-94, 28), (-76, 46), (-54, 30), (56, 44), (80, 36),
            (90, 58))])


def bomb_at_us(pen: Pen) -> None:
    """A round bomb flies straight at us, its fuse lit; small behind it the arm and the grin of who threw it."""
    pen.figure(Figure("hurl", "soldier", "bandana", pads=False), -62, 64, 92)
    pen.part("dark*1.4", oval(24, 8, 52, 52, 80), top=1.6, foot=0.5)
    pen.flat("low", smooth([(-6, -26), (8, -34), (-8, -8), (-16, -2)], 4), alpha=150)
    pen.part("metal*.7", moved(box(-12, -9, 12, 6), 40, -44, 1, -20))
    pen.part("wood*1.6", ribbon([(42, -50), (50, -68), (66, -66), (74, -54)], 4, 3))
    pen.glow(76, -52, 36, "acc", 1)
    pen.part("acc", star(76, -52, 9, 16, 6), rim=0.3)
    pen.flat("low", *[limb((24 + 60 * math.cos(a), 8 + 60 * math.sin(a)),
            (24 + 82 * math.cos(a), 8 + 82 * math.sin(a)), 1, 3) for a in (0.2, 0.9, 1.6, 2.3)])


def mown_rows(pen: Pen) -> None:
    """A scythe as long as the field goes through rows of men like through corn; to the right they still stand."""
    for row, (y, h) in enumerate(((24, 38), (52, 52), (84, 66))):
        for i in range(6):
            x = -84 + i * 33 + row * 6
            if i < 3:
                pen.figure(dark_figure("fall", "kettle"), x, y + 6, h * 0.7, True, 30 + i * 13)
            else:
                pen.figure(dark_figure("stand", "kettle", "spear", 86), x, y, h)
    pen.part("bone*1.1", smooth([(34, 44), (-6, 6), (-50, -4), (-98, 18), (-50, -24), (0, -16), (46, 28)], 4), rim=1)
    pen.part("metal*.7", smooth([(40, 36), (-2, -6), (-50, -16), (-80, -2), (-50, -24), (0, -16), (46, 28)], 4), seam=0)
    pen.part("wood*1.3", limb((36, 42), (96, -80), 7, 6), limb((66, -22), (84, -10), 4, 4))


def bullets_over_helmets(pen: Pen) -> None:
    """From the bottom of a trench: a fan of lit traces just over the lip, all faces pressed into the earth."""
    tracer(pen, *[((-104, -50 + i * 3), (96, -66 + i * 13)) for i in range(5)])
    tracer(pen, *[((-104, -60 + i * 7), (40 + i * 10, -40 + i * 9)) for i in range(3)])
    pen.part("near*1.2", smooth([(-104, 2), (-60, -6), (-20, 2), (30, -4), (70, 3), (104, -2), (104, 80),
            (-104, 80)], 4))
    pen.flat("low", *[oval(x, y, 4, 3, 12) for x, y in ((-60, -10), (-24, -6), (8, -8), (50, -8), (84, -6))],
            alpha=200)
    for x, flip, turn in ((-66, False, -20), (-14, True, -30), (34, False, -14), (78, True, -26)):
        pen.figure(Figure("crouch", "soldier", "kettle", head_turn=turn), x, 72, 104, flip)


def cornered_man(pen: Pen) -> None:
    """A man in the corner of two walls; three long shadows of others come together on him, nobody else can come in."""
    behind(pen, "near*1.1", [(-104, -90), (10, -52), (10, 26), (-104, 80)])
    behind(pen, "near*.8", [(104, -90), (10, -52), (10, 26), (104, 80)])
    pen.flat("dark", *[[(-104 + i * 38, -90 + i * 12.7), (-103 + i * 38, -90 + i * 12.7),
            (-103 + i * 38, 80 - i * 18), (-104 + i * 38, 80 - i * 18)] for i in range(3)], alpha=120)
    behind(pen, "metal*.6", [(-104, 80), (10, 26), (104, 80)])
    pen.figure(Figure("guard", "soldier", "crew", weapon="dagger", weapon_turn=40, pads=False), 8, 44, 74)
    pen.glow(8, 8, 40, "acc", 0.6)
    for x, tip in ((-72, 0), (0, 8), (76, 16)):
        pen.flat("dark", [(x - 14, 82), (tip - 3, 44), (tip + 3, 44), (x + 14, 82)], oval(tip, 42, 4, 3, 14),
                alpha=210)


def lined_coat(pen: Pen) -> None:
    """A man throws his coat open: on its lining hang pistols, knives and a saw, his right hand already takes one."""
    for s in (-1, 1):
        pen.part("cloth*.8", smooth([(s * 8, -26), (s * 34, -28), (s * 82, 2), (s * 78, 80), (s * 14, 82)], 3))
        pen.part("acc*.45", smooth([(s * 17, -18), (s * 36, -18), (s * 74, 6), (s * 70, 76), (s * 19, 78)], 3),
                rim=0.4)
    pen.part("dark*1.8", smooth([(-15, -26), (15, -26), (18, 30), (15, 88), (-15, 88), (-18, 30)], 4))
    pen.head("fedora", 2, -38, 13)
    for word, x, y, k, turn, flip in (("pistol", -60, 14, 1.1, -70, True), ("dagger", -36, 56, 0.9, 90, False),
            ("revolver", -58, 46, 1.0, -60, True),
                                      ("smg", 52, 12, 0.9, -70, False), ("sickle", 38, 56, 0.8, 80, False),
                                              ("cleaver", 58, 58, 0.7, 70, False)):
        pen.weapon(word, x, y, k, turn, flip)
    pen.part("skin", limb((14, 16), (40, 20), 11, 9), limb((38, 18), (49, 16), 5, 4))
    pen.part("skin", limb((-78, 8), (-92, 20), 12, 10))


def ladder_from_flyer(pen: Pen) -> None:
    """A rope ladder from a craft at the picture's edge: a man hangs on it with one hand and waves his hat to
    three axes."""
    pen.part("dark*1.6", smooth([(0, -90), (100, -90), (90, -66), (40, -58), (8, -68)], 3))
    pen.part("bone*.7", limb((30, -64), (10, 26), 1.6, 1.6), limb((44, -62), (24, 28), 1.6, 1.6),
             *[limb((28 - i * 4, -54 + i * 15), (42 - i * 4, -52 + i * 15), 1.6, 1.6) for i in range(6)])
    pen.figure(Figure("hang", "slim", "crew", pads=False, behind=("coat",)), 18, 54, 84)
    pen.part("wood", smooth([(20, -50), (30, -60), (40, -50), (44, -46), (16, -46)], 3))
    for x, h in ((-84, 64), (-56, 72), (84, 68)):
        pen.figure(dark_figure("hail", "horned", "axe", 90, "brute"), x, 78, h, x > 0)


def door_at_back(pen: Pen) -> None:
    """A fort from the side: at the front wall all its guns look left; at its back a low door, and one comes in
    on his knees."""
    pen.part("near*1.1", box(-66, -20, -52, 62), box(44, -20, 58, 22), box(-66, -46, 58, -20),
            box(-66, 56, 74, 66),
             *[box(-66 + i * 16, -54, -57 + i * 16, -46) for i in range(8)])
    pen.flat("low", box(-52, -20, 44, 56), alpha=110)
    for x, y in ((-38, 56), (-14, 56)):
        pen.figure(Figure("aim", "soldier", "helm", weapon="rifle"), x, y, 70, True)
    pen.part("wood*1.2", [(58, 22), (84, 14), (84, 62), (58, 58)])
    pen.figure(dark_figure("crouch", "hood", "dagger", 10, "slim"), 46, 58, 74, True)
    pen.glow(56, 40, 26, "acc", 0.8)
    tracer(pen, ((-64, 2), (-100, -2)), ((-64, 8), (-100, 16)))


def match_in_dark(pen: Pen) -> None:
    """All is black but a match and half a face behind it; pairs of eyes, near and far, large and small."""
    if not pen.paper.silhouette:
        pen.flat("#050507", box(-140, -100, 140, 100), alpha=215)
    pen.part("cloth*.8", smooth([(-6, 84), (4, 50), (30, 38), (66, 48), (80, 84)], 4), rim=0.5)
    pen.head("crew", 26, 14, 27, 0, True)
    pen.part("skin", limb((-60, 78), (-36, 46), 17, 13), limb((-40, 44), (-30, 34), 7, 6))
    pen.part("wood*1.6", limb((-34, 38), (-24, 16), 2.4, 2))
    pen.part("acc", smooth([(-27, 18), (-28, 6), (-22, -8), (-18, 6), (-20, 18)], 4), rim=0.4)
    pen.glow(-23, 8, 56, "acc", 1)
    eyes_in_dark(pen, (-78, -44, 7), (-44, -62, 4), (74, -50, 9), (86, 6, 5), (-86, 6, 5), (52, -70, 3),
            (-60, -12, 3), (70, 44, 6), (-88, 48, 7))


def wire_at_ankle(pen: Pen) -> None:
    """A door opens on a newcomer with his bag; across the sill a wire to a grenade whose pin is just out."""
    behind(pen, "near*.7", box(-104, -90, -24, 70), box(44, -90, 104, 70))
    behind(pen, "low", box(-24, -80, 44, 62), rim=0.2)
    pen.part("wood", [(44, -80), (66, -90), (66, 76), (44, 62)])
    pen.figure(Figure("stride", "soldier", "cap", behind=("pack",), pads=False), 6, 62, 124, True)
    pen.part("near*.5", box(-104, 62, 104, 80))
    pen.flat("acc", limb((-52, 50), (44, 54), 1.2, 1.2))
    pen.part("metal*.6", oval(-62, 50, 13, 15, 30), box(-67, 30, -57, 38))
    pen.flat("dark", *[box(-74, y, -50, y + 1.4) for y in (44, 50, 56)],
            *[box(x, 37, x + 1.4, 64) for x in (-68, -57)], alpha=150)
    pen.part("acc", ring(-46, 36, 4, 6, steps=20), rim=0.4)
    pen.glow(-60, 44, 26, "acc", 0.8)


def stamped_grave(pen: Pen) -> None:
    """A man jumps with both boots on a grave mound, a spade in his hands; fingers still stick out of the earth."""
    slab(pen, -44, 52, 20, 62)
    slab(pen, 66, 46, 14, 42, -8, "bone*.5")
    pen.part("wood*.6", smooth([(-72, 68), (-40, 46), (0, 40), (44, 46), (76, 68)], 4))
    pen.figure(Figure("hail", "soldier", "cap", weapon="spade", weapon_turn=70, pads=False), 6, 34, 88)
    for x, t in ((-34, 20), (40, -16)):
        pen.part("bone*.8", *[moved(limb((i * 5 - 7, 10), (i * 8 - 12, -12 + abs(i - 1.5) * 3), 4.6, 2.6), x,
                52, 1, t) for i in range(4)])
    pen.flat("low", *[limb((x * 0.8, 42), (x, 32 - abs(x) * 0.1), 1.8, 0.8) for x in (-26, -16, 34, 44)])


def walking_with_blades(pen: Pen) -> None:
    """A great man walks on toward us out of a fire with six blades in his shield and two in his shoulder."""
    pen.glow(0, 20, 80, "acc", 0.9)
    pen.figure(Figure("stride", "giant", "crew", left="round_shield", weapon="hammer", weapon_turn=-60), -4, 68,
            124)
    for x, y, turn in ((-50, -14, 24), (-62, 6, 0), (-58, 24, -18), (-30, -46, 60), (36, -50, 130)):
        pen.weapon("sword", x, y, 0.66, 180 - turn)
    chain(pen, (40, 30), (78, 66), 5)


def crossed_knives(pen: Pen) -> None:
    """A blade comes down; between it and one who lies a hooded one has thrown himself, his crossed knives hold it."""
    claw(pen, 62, -44, 1.0, 30, True, "plate*.6")
    pen.part("bone", smooth([(30, -26), (-8, -42), (-40, -36), (-10, -30), (26, -14)], 3))
    pen.figure(Figure("crouch", "soldier", "crew"), -62, 66, 72)
    pen.figure(Figure("dual", "slim", "hood", weapon="dagger", weapon_turn=60, left="dagger", left_turn=120,
            behind=("cape",), pads=False), -4, 66, 104)
    pen.flat("acc", *[limb((4, -36), (4 + 18 * math.cos(a), -36 + 18 * math.sin(a)), 2, 0.6) for a in (-2.6,
            -1.9, -1.2, -0.5, 0.2)])
    pen.glow(4, -36, 26, "acc", 1)


def hidden_among_beams(pen: Pen) -> None:
    """Beams of a roof from below: a hooded one lies along one of them, knife down; two with a lantern pass
    under him."""
    pen.part("wood*.6", [(-104, -70), (104, -34), (104, -22), (-104, -56)],
            [(-104, -20), (104, -62), (104, -52), (-104, -8)],
             box(-70, -96, -60, 80), box(62, -96, 72, 80))
    pen.figure(dark_figure("prone", "hood", "dagger", -60, "slim"), 10, -36, 104)
    eyes_in_dark(pen, (38, -56, 2.4))
    pen.flat("low", [(-10, 36), (-70, 80), (50, 80)], alpha=90)
    pen.figure(Figure("march", "soldier", "kettle", weapon="lantern", weapon_turn=-90), -26, 80, 66)
    pen.figure(dark_figure("march", "kettle", "spear", 80), 18, 80, 62)


def throat_held(pen: Pen) -> None:
    """Two steel hands about a bull neck from the front: eyes out, arms that hang, a club that falls."""
    pen.part("plate*.8", smooth([(-90, 80), (-76, 44), (-40, 30), (40, 30), (76, 44), (90, 80)], 4))
    pen.part("skin*.7", [(-26, -10), (26, -10), (32, 44), (-32, 44)])
    pen.part("skin*.75", smooth([(-36, 0), (-42, -40), (-24, -70), (24, -70), (42, -40), (36, 0), (16, 16),
            (-16, 16)], 4))
    for s in (-1, 1):
        pen.part("bone", ribbon([(s * 34, -56), (s * 60, -62), (s * 66, -88)], 12, 2))
        pen.part("bone", oval(s * 16, -34, 10, 10, 24), rim=0.3)
        pen.flat("dark", oval(s * 16, -33, 2.6, steps=10))
        pen.part("metal", limb((s * 104, 34), (s * 44, 22), 30, 24))
        pen.part("metal*1.1", *[limb((s * 40, 14 + i * 8), (s * 6, 10 + i * 9), 10, 8) for i in range(4)],
                edge=0.5)
    pen.part("dark", smooth([(-14, -8), (0, -14), (14, -8), (8, 8), (-8, 8)], 4), seam=0)
    pen.part("skin*.5", smooth([(-4, 2), (4, 2), (6, 14), (-4, 16)], 3), rim=0.3)


def run_through(pen: Pen) -> None:
    """A lance right through a breastplate and the wall behind it; the one who bears it wears the other before him."""
    pen.figure(Figure("brace", "giant", "horned", before=("spikes",)), -40, 68, 116)
    pen.part("metal*.8", limb((-60, 16), (96, -26), 7, 4), [(90, -32), (112, -30), (94, -18)])
    pen.figure(Figure("fall", "soldier", "kettle"), 40, 50, 84, False, 20)
    pen.part("metal*.8", limb((44, -12), (96, -26), 5, 4))
    pen.glow(44, -12, 24, "acc", 0.8)


def held_by_roots(pen: Pen) -> None:
    """A soldier held up off the ground by thick roots that wind from foot to throat; his rifle hangs in them."""
    pen.figure(Figure("lift", "soldier", "crew", pads=False), 0, 54, 100)
    for line in ([(-60, 80), (-30, 40), (10, 44), (20, 24), (-14, 14), (-18, -4), (16, -12)],
                 [(64, 80), (34, 50), (-8, 40), (-16, 28), (18, 4), (14, -8), (-12, -20), (4, -30)],
                 [(-96, 60), (-60, 10), (-40, -30), (-16, -42), (-10, -52)],
                         [(98, 56), (62, 0), (40, -40), (16, -46)]):
        pen.part("wood*.7", ribbon([(float(x), float(y)) for x, y in line], 14, 5), rim=0.8)
    pen.weapon("rifle", 40, 8, 0.9, -60)


def hand_on_cliff(pen: Pen) -> None:
    """One hangs by his hands from the edge of a cliff; on it another lies flat and has him by the wrist."""
    pen.part("near*1.3", smooth([(-104, -22), (-60, -28), (10, -24), (20, -14), (10, 8), (22, 40), (8, 84),
            (-104, 84)], 2), rim=1)
    pen.flat("dark", *[ribbon([(x, y), (x + 22, y + 6), (x + 40, y + 2)], 1, 2.4) for x,
            y in ((-90, 10), (-50, 34), (-84, 56))], alpha=120)
    pen.figure(dark_figure("hang", "crew"), 34, 68, 92)
    pen.figure(Figure("prone", "soldier", "kettle"), -24, -22, 88)
    pen.part("near*.8", smooth([(40, 84), (62, 70), (104, 74), (104, 90), (40, 90)], 3))
    pen.flat("low", *[limb((x, -80), (x + 3, -46), 0.4, 1.4) for x in (54, 72, 90)], alpha=140)


EVENTS_OF_BLOWS: Final[Mapping[str, Subject]] = by_name(
    boot_on_back, rifle_over_head, staggering, roof_chase, bomb_at_us, mown_rows, bullets_over_helmets,
            cornered_man,
    lined_coat, ladder_from_flyer, door_at_back, match_in_dark, wire_at_ankle, stamped_grave,
            walking_with_blades,
    crossed_knives, hidden_among_beams, throat_held, run_through, held_by_roots, hand_on_cliff,
)  # fmt: skip
