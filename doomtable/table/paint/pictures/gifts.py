"""Gifts of the Dark Symmetry as the subject of a picture: what they do to body, mind, thing or time."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.gifts_of_passage import GIFTS_OF_PASSAGE
from doomtable.table.paint.pictures.motifs import (
    claw,
    eye,
    fire,
    fist,
    open_hand,
    skull,
    spiral,
)
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, oval, ribbon, ring, smooth, star

SHADE: Final = "dark*1.3"


def sword_rusting(pen: Pen) -> None:
    """A rifle that falls to pieces in a hand."""
    pen.part("metal*.7", limb((-30, 2), (-2, -2), 9, 8), [(-14, 2), (-6, 2), (-4, 22), (-14, 22)])
    pen.part("wood", [(-62, 6), (-34, -2), (-32, 8), (-56, 20)])
    pieces = ((10, 4, 9), (24, -8, 8), (38, 8, 6), (50, -10, 5), (60, 4, 4), (20, 20, 4), (36, 26, 3), (48, 20, 3))
    pen.part(
        "acc*.55", *[[(x - r, y), (x, y - r * 0.7), (x + r, y + r * 0.2), (x + r * 0.2, y + r)] for x, y, r in pieces]
    )
    for x, y in ((-20, 0), (2, 2), (-44, 8)):
        pen.flat("acc*.8", oval(x, y, 4, 3, 14))
    pen.part("near*1.3", smooth([(-70, 60), (-50, 24), (-22, 14), (-8, 24), (-16, 32), (-34, 36), (-40, 60)], 4))


def risen_dead(pen: Pen) -> None:
    """Hands out of a grave, and one who already stands."""
    pen.part("near*.8", smooth([(-74, 56), (-50, 36), (-10, 30), (40, 34), (74, 52), (74, 62), (-74, 62)], 4))
    pen.glow(0, 34, 44, "acc", 0.7)
    pen.figure(Figure("shamble", "bone", "dead", tone=""), 18, 46, 78)
    for x, turn in ((-48, 12), (-26, -14), (56, 16)):
        claw(pen, x, 30, 0.42, 90 + turn, False, "bone*.8")


def blinded(pen: Pen) -> None:
    """A face whose eyes are covered by black hands from behind."""
    pen.part("skin", oval(0, 10, 34, 46, 60))
    pen.flat((60, 20, 20), ring(0, 34, 0, 10, 10, 170, 20))
    for s in (-1, 1):
        claw(pen, s * 46, -2, 0.62, 8 * s, s > 0, SHADE)
    pen.part("dark", smooth([(-36, 0), (-34, -34), (0, -48), (34, -34), (36, 0), (20, -24), (-20, -24)], 4))


def turned_around(pen: Pen) -> None:
    """A soldier whose own shadow holds the other weapon."""
    pen.figure(Figure("aim", "soldier", "helm", weapon="rifle"), -24, 52, 80)
    pen.figure(Figure("slash", "soldier", "helm", weapon="sword", weapon_turn=60, tone="dark"), 34, 52, 104, True)
    pen.flat("acc", star(32, -44, 6, 5, 2), oval(30, -46, 2, steps=10))
    spiral(pen, 4, -10, 22, 3, 110, 1.2, "acc")


def held_mind(pen: Pen) -> None:
    """A head in the grip of a clawed hand, threads from its fingers."""
    pen.part("skin", smooth([(-22, 60), (-26, 20), (-22, -14), (0, -24), (22, -14), (26, 20), (22, 60)], 4))
    pen.flat("dark", oval(-9, 12, 4, 2.6, 14), oval(9, 12, 4, 2.6, 14), box(-8, 32, 8, 34))
    pen.part("dark*1.4", smooth([(-14, -66), (14, -66), (24, -44), (0, -34), (-24, -44)], 4))
    for x, bend in ((-34, -44), (-14, -22), (10, 18), (32, 42)):
        pen.part("dark*1.4", ribbon([(x * 0.5, -44), (bend, -24), (bend * 0.6, 2)], 8, 3))
        pen.part("bone", [(bend * 0.6 - 2, 0), (bend * 0.55, 12), (bend * 0.6 + 2, 0)])
    pen.flat("acc", *[oval(s * 9, 12, 1.6, steps=10) for s in (-1, 1)])
    pen.glow(0, 12, 24, "acc", 0.7)


def black_flame(pen: Pen) -> None:
    """A fist that burns with a fire of shadow."""
    fire(pen, -34, 34, 0, 62, 5, "#7A2AC8")
    fist(pen, 0, 6, 1.15, 0, False, "cloth*1.3", "plate*.6")
    pen.glow(0, -24, 44, "#A05AFF", 0.6)


def bent_body(pen: Pen) -> None:
    """A body that grows arms where none were, armour bursting from it."""
    pen.figure(Figure("hunch", "bloated", "screaming", behind=("arms",)), 0, 54, 96)
    for x, y, turn in ((-44, -14, 30), (46, -22, -30), (-52, 20, 60), (54, 18, -50)):
        plate: list[Point] = [(-8, -5), (8, -6), (10, 5), (-9, 6)]
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        pen.part("metal*.8", [(x + a * c - b * s, y + a * s + b * c) for a, b in plate])


def shattered_sign(pen: Pen) -> None:
    """Rays of light that break on a black wall of runes."""
    pen.part("dark*1.6", [(4, -60), (44, -60), (50, 58), (-2, 58)])
    for i in range(4):
        pen.flat("acc", star(24, -40 + i * 26, 3 + i, 8, 3), ring(24, -40 + i * 26, 9, 10.4, steps=24))
    for y, end in ((-34, -20), (-8, -6), (16, 10)):
        pen.flat("low", [(-70, y - 26), (2, end), (-70, y - 14)])
        pen.flat("low", *[[(0, end), (-12, end + 8 + i * 6), (-8, end + 12 + i * 6)] for i in range(2)])
        pen.glow(2, end, 14, "low", 0.9)


def twisted_tools(pen: Pen) -> None:
    """A gun that bends like a plant, its owner's hand open."""
    pen.part("metal*.8", ribbon([(-34, 26), (-10, 10), (12, 16), (22, -8), (6, -26), (22, -48), (50, -40)], 12, 6))
    pen.part("wood", [(-44, 22), (-30, 14), (-22, 34), (-30, 54), (-44, 50)])
    pen.part(
        "acc*.8",
        *[
            smooth([(x, y), (x + a, y - 12), (x + a * 1.6, y - 6)], 4)
            for x, y, a in ((14, 8, 10), (20, -12, 12), (10, -34, -12), (36, -46, 8))
        ],
    )
    open_hand(pen, -50, 30, 0.6, 20)
    pen.glow(16, -20, 40, "acc", 0.5)


def acid_stream(pen: Pen) -> None:
    """A river of acid down steps of ground, men at its edge."""
    pen.part(
        "acc",
        smooth(
            [(-60, -30), (-20, -22), (0, 0), (30, 6), (50, 30), (74, 60), (-30, 60), (-20, 34), (-44, 12), (-66, -10)],
            4,
        ),
        top=1.2,
        foot=0.6,
    )
    pen.flat(
        "low",
        *[oval(x, y, r, r * 0.7, 18) for x, y, r in ((-20, 10, 4), (6, 22, 5), (20, 44, 6), (-4, 48, 4))],
        alpha=200,
    )
    pen.glow(0, 20, 60, "acc", 0.5)
    pen.figure(Figure("fall", "soldier", "helm", tone="dark"), 44, 20, 36)
    pen.figure(Figure("hang", "soldier", "helm", tone="dark"), -46, 34, 40)


def death_touch(pen: Pen) -> None:
    """A great hand of bone closes over a small soldier."""
    for i, x in enumerate((-34, -12, 12, 34)):
        pen.part(
            "bone",
            limb((x * 1.3, -60), (x * 1.15, -26), 10, 9),
            limb((x * 1.15, -24), (x * 0.8, 6 - abs(x) * 0.1), 9, 7),
        )
        pen.part("bone*.8", [(x * 0.8 - 3.4, 4), (x * 0.66, 24 - i % 2 * 4), (x * 0.8 + 3.4, 4)])
    pen.glow(0, 34, 30, "acc", 0.7)
    pen.figure(Figure("crouch", "soldier", "helm", tone="dark"), 0, 56, 56)


def false_images(pen: Pen) -> None:
    """A soldier strikes at one of five equal demons."""
    for i, (x, high) in enumerate(((-60, 60), (60, 60), (-32, 74), (34, 72), (2, 90))):
        pen.figure(
            Figure("folded", "lanky", "ram", tone="dark" if i == 4 else "near"), x, 50, high, haze=0.5 - i * 0.1
        )
    pen.flat("acc", *[oval(x, y, 1.6, steps=10) for x, y in ((0, -32), (6, -32))])
    pen.figure(Figure("overhead", "soldier", "helm", weapon="sword", weapon_turn=120, tone="dark"), -18, 60, 44)


def inner_fire(pen: Pen) -> None:
    """A man holds his belly, a coil of light inside it."""
    pen.figure(Figure("hunch", "soldier", "crew"), -4, 58, 112)
    pen.part("acc", ribbon([(6, -6), (18, -12), (20, 2), (4, 4), (4, 14), (18, 14)], 5, 3), rim=0.3)
    pen.glow(12, 2, 34, "acc", 0.8)


def spores(pen: Pen) -> None:
    """A bite on an arm from which dark veins and buds grow."""
    pen.part("skin", limb((-70, 24), (60, 0), 34, 26))
    pen.part(
        "dark",
        *[
            ribbon([(0, 10), (x * 0.5, 12 + y * 0.4), (x, y + 8)], 3.4, 0.8)
            for x, y in ((-50, 8), (-34, -6), (-30, 22), (40, -10), (46, 10), (26, 16))
        ],
        seam=0,
    )
    for x, y, r in ((0, 8, 10), (-12, -6, 6), (14, -8, 7), (4, 24, 5)):
        pen.part("acc*.7", oval(x, y - r * 0.4, r, steps=22))
        pen.flat("low", oval(x - r * 0.3, y - r * 0.7, r * 0.25, steps=10))
    pen.part(
        "acc*.8",
        *[ribbon([(x, -10), (x + a, -30), (x + a * 1.6, -44)], 2.4, 0.8) for x, a in ((-8, -8), (4, 2), (14, 9))],
    )
    pen.glow(0, -4, 40, "acc", 0.6)


def mad_dance(pen: Pen) -> None:
    """Three men who dance to nothing, their heads thrown back."""
    pen.glow(0, 20, 60, "acc", 0.6)
    for x, pose, head, flip in (
        (-42, "leap", "screaming", False),
        (2, "hail", "wild_hair", True),
        (44, "leap", "front_scream", True),
    ):
        pen.figure(Figure(pose, "lanky", head, pads=False), x, 52, 78, flip)
    pen.flat(
        "acc",
        *[ribbon([(-66, y), (-30, y - 6), (0, y), (30, y + 6), (66, y)], 1, 1) for y in (-40, -34, -28)],
        alpha=150,
    )


def rage(pen: Pen) -> None:
    """A horned warrior whose wounds burn, axe over his head."""
    pen.glow(0, -6, 60, "acc", 0.8)
    pen.figure(
        Figure("overhead", "brute", "horned", weapon="great_axe", weapon_turn=130, before=("wounds",)), 0, 58, 92
    )


def shared_pain(pen: Pen) -> None:
    """A doll of rags with nails, and a soldier who bends far behind."""
    pen.part(
        "wood*1.3",
        limb((-22, 0), (-22, 34), 26, 24),
        oval(-22, -20, 16, steps=30),
        limb((-30, 6), (-54, 22), 9, 8),
        limb((-14, 6), (10, 22), 9, 8),
        limb((-28, 36), (-34, 58), 9, 8),
        limb((-16, 36), (-10, 58), 9, 8),
    )
    pen.flat(
        "dark",
        *[limb((x - 3, -24), (x + 3, -18), 1.4, 1.4) for x in (-28, -16)],
        *[limb((x + 3, -24), (x - 3, -18), 1.4, 1.4) for x in (-28, -16)],
    )
    for x, y, a, b in ((-22, 8, -44, -30), (-30, 26, -62, 40), (-10, 20, 14, -10)):
        pen.part("metal", limb((x, y), (x + (a - x) * 0.7, y + (b - y) * 0.7), 1, 3))
        pen.glow(x, y, 10, "acc", 0.9)
    pen.figure(Figure("fall", "soldier", "helm", tone="near"), 48, 44, 52)


def melting_head(pen: Pen) -> None:
    """A face that runs down like wax, smoke rising."""
    face = smooth(
        [
            (-28, -20),
            (-18, -44),
            (14, -46),
            (28, -24),
            (30, 10),
            (36, 40),
            (24, 52),
            (18, 34),
            (10, 58),
            (0, 40),
            (-10, 60),
            (-16, 36),
            (-28, 50),
            (-34, 20),
        ],
        4,
    )
    pen.part("skin", face)
    pen.flat(
        "dark",
        smooth([(-20, -14), (-8, -16), (-8, 4), (-16, 10)]),
        smooth([(8, -16), (20, -14), (22, 12), (12, 6)]),
        smooth([(-10, 18), (10, 18), (4, 34), (-6, 30)]),
    )
    pen.flat("acc", oval(-14, -8, 2.4, steps=12), oval(14, -8, 2.4, steps=12))
    pen.glow(0, -40, 44, "acc", 0.7)
    pen.part(
        "far", *[oval(x, y, r, steps=20) for x, y, r in ((-8, -56, 8), (6, -64, 9), (20, -56, 7))], seam=0, rim=0.4
    )


def bound_minds(pen: Pen) -> None:
    """Two crowned skulls joined by cords of light, one near, one far."""
    skull(pen, -28, 10, 30)
    skull(pen, 46, -18, 16)
    for i in range(3):
        pen.flat("acc", ribbon([(-10, -12 + i * 4), (14, -34 + i * 8), (36, -24 + i * 3)], 1.4, 1.4))
    pen.glow(14, -24, 30, "acc", 0.7)


def stolen_body(pen: Pen) -> None:
    """A soldier held up by a dark double that steps into him from behind."""
    pen.figure(Figure("stand", "brute", "horned", tone="dark"), 12, 58, 110)
    pen.figure(Figure("hang", "soldier", "crew"), -4, 54, 84)
    pen.flat("acc", *[ribbon([(20, y), (4, y + 4), (-8, y + 2)], 2, 1) for y in (-40, -24, -8)])
    pen.flat("acc", oval(8, -46, 2, steps=10), oval(18, -46, 2, steps=10))
    pen.glow(8, -24, 40, "acc", 0.6)


def no_pain(pen: Pen) -> None:
    """A fist around a burning blade, blood that does not count."""
    pen.part("bone", [(-6, -64), (6, -64), (9, 40), (0, 62), (-9, 40)])
    fire(pen, -16, 16, -24, 44, 3)
    fist(pen, 0, 4, 1.25, -90, False, "cloth*1.3", "plate*.6")
    pen.part(
        "acc*.7",
        *[ribbon([(x, 18), (x + 1, 32), (x, 44 + i * 5)], 4, 1.4) for i, x in enumerate((-16, -6, 8))],
        rim=0.3,
    )


def dark_dreams(pen: Pen) -> None:
    """A sleeper under whom the night opens into hands and eyes."""
    pen.part("wood*.7", box(-62, 18, 62, 26), box(-62, 26, -56, 50), box(56, 26, 62, 50))
    pen.part("bone*.8", smooth([(-60, 18), (-40, 6), (10, 4), (58, 10), (60, 18)], 4))
    pen.part("skin", oval(-46, 6, 9, steps=24))
    pen.part("dark", smooth([(-40, -6), (-50, -30), (-30, -60), (20, -64), (56, -44), (52, -14), (10, -2)], 4))
    for x, y, r in ((-24, -38, 11), (12, -44, 14), (40, -30, 8)):
        eye(pen, x, y, r)
    pen.part("dark", *[oval(x, y, r, steps=16) for x, y, r in ((-42, -2, 4), (-44, 4, 2))])


def veil(pen: Pen) -> None:
    """A curtain of darkness drawn over a field by two giant hands."""
    folds = [(-66 + i * 13, 60 - (8 if i % 2 else 0)) for i in range(11)]
    pen.part("dark*1.2", [(-74, -60), (66, -60), (70, 0), *folds[::-1], (-74, 60)])
    pen.part(
        "dark*1.8",
        *[[(x, -58), (x + 3, -58), (x * 1.04 + 3, 48), (x * 1.04, 48)] for x in range(-60, 62, 17)],
        rim=0.3,
        seam=0,
    )
    claw(pen, -40, -34, 0.8, -14, False, "cloth")
    claw(pen, 44, -34, 0.8, 14, True, "cloth")
    pen.flat("acc", *[oval(x, y, 1.8, steps=10) for x, y in ((-20, 10), (-14, 10), (26, 24), (32, 24))])


def sleep_of_stone(pen: Pen) -> None:
    """A soldier asleep on his feet, roots around him, a moon in his visor."""
    pen.figure(Figure("lean", "soldier", "helm", head_turn=-24), 0, 56, 100)
    for x, lean in ((-34, 10), (-20, -8), (22, 10), (38, -12)):
        pen.part("wood*.7", ribbon([(x, 60), (x + lean, 30), (x * 0.4, 6), (x * 0.7, -16)], 6, 1.4))
    pen.part("low", oval(44, -40, 14, steps=40), cuts=[oval(50, -44, 13, steps=40)])
    pen.glow(44, -40, 26, "low", 0.5)


def terror(pen: Pen) -> None:
    """A mouth of teeth as large as the sky over a man who runs."""
    pen.part("dark*1.3", smooth([(-74, -60), (74, -60), (70, 0), (44, 26), (0, 34), (-44, 26), (-70, 0)], 4))
    pen.part("acc*.5", smooth([(-52, -20), (0, -34), (52, -20), (34, 12), (0, 20), (-34, 12)], 4))
    upper = [
        [(x - 6, -30 + abs(x) * 0.2), (x, -2 + abs(x) * 0.1), (x + 6, -30 + abs(x) * 0.2)] for x in range(-42, 46, 14)
    ]
    lower = [
        [(x - 5, 18 - abs(x) * 0.2), (x, -2 - abs(x) * 0.1), (x + 5, 18 - abs(x) * 0.2)] for x in range(-35, 40, 14)
    ]
    pen.part("bone", *upper, *lower)
    pen.flat("acc", oval(-34, -44, 5, 3, 16), oval(34, -44, 5, 3, 16))
    pen.figure(Figure("run", "soldier", "helm", tone="dark"), 6, 60, 30)


def old_age(pen: Pen) -> None:
    """One man four times, from upright to dust."""
    for x, pose, build, head in (
        (-52, "stand", "soldier", "crew"),
        (-16, "hunch", "lanky", "bearded"),
        (18, "shamble", "bone", "dead"),
    ):
        pen.figure(Figure(pose, build, head, pads=False), x, 50, 84 - (x + 52) * 0.28)
    skull(pen, 52, 44, 9, False)
    pen.part("bone*.7", *[oval(x, 54, 6, 2.4, 14) for x in (40, 54, 64)], seam=0.1)
    pen.flat("acc", *[limb((-60 + i * 20, -44), (-60 + i * 20, -38 - i), 1.6, 1.6) for i in range(7)], alpha=180)


def mad_wind(pen: Pen) -> None:
    """A storm with faces in it that blows men away."""
    for y, wide, tone in ((-44, 16, "far"), (-16, 20, "near*1.4"), (14, 18, "near")):
        line = [(-76.0, y + 6), (-30.0, y - 10), (14.0, y + 6), (48.0, y - 8), (60.0, y + 8), (44.0, y + 12)]
        pen.part(tone, ribbon(line, wide, 5), seam=0.2)
        pen.flat(
            "acc",
            oval(-26, y - 4, 2.6, 3.4, 14),
            oval(-14, y - 3, 2.6, 3.4, 14),
            smooth([(-24, y + 3), (-18, y + 1), (-14, y + 4), (-19, y + 8)]),
        )
    for x, y, turn in ((-34, 54, 30), (16, 52, -40), (54, 36, 20)):
        pen.figure(Figure("fall", "soldier", "helm", tone="dark"), x, y, 38, False, turn)


GIFTS_OF_BODY: Final[Mapping[str, Subject]] = by_name(
    sword_rusting,
    risen_dead,
    blinded,
    turned_around,
    held_mind,
    black_flame,
    bent_body,
    shattered_sign,
    twisted_tools,
    acid_stream,
    death_touch,
    false_images,
    inner_fire,
    spores,
    mad_dance,
    rage,
    shared_pain,
    melting_head,
    bound_minds,
    stolen_body,
    no_pain,
    dark_dreams,
    veil,
    sleep_of_stone,
    terror,
    old_age,
    mad_wind,
)
GIFTS: Final[Mapping[str, Subject]] = MappingProxyType({**GIFTS_OF_BODY, **GIFTS_OF_PASSAGE})
