"""Spells that see, persuade, cleanse and exchange, as the subject of a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import (
    chain,
    eye,
    fire,
    open_hand,
    pointing_hand,
    spiral,
    waves,
)
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, oval, ribbon, ring, smooth, star

CASTER: Final = Figure("cast", "robed", "cowl", pads=False)
DARK_CASTER: Final = Figure("cast", "robed", "cowl", pads=False, tone="dark")
SOLDIER: Final = Figure("stand", "soldier", "helm")
DEMON: Final = Figure("lunge", "brute", "horned", tone="dark")


def halo(pen: Pen, x: float, y: float, r: float) -> None:
    """A ring with small stars on it."""
    stars = [
        star(x + r * 1.04 * math.cos(i * math.pi / 6), y + r * 1.04 * math.sin(i * math.pi / 6), 4, r * 0.1, r * 0.035)
        for i in range(12)
    ]
    pen.part("acc", ring(x, y, r - 0.6, r + 0.6, steps=70), *stars, rim=0, seam=0)
    pen.glow(x, y, r, "acc", 0.4)


# ---------------------------------------------------------------- premonition


def seeing_hand(pen: Pen) -> None:
    """A raised hand with an eye in its palm, inside a ring of hours."""
    halo(pen, 0, -6, 46)
    open_hand(pen, 0, 16, 1.5)
    eye(pen, 0, 22, 12)


def far_gaze(pen: Pen) -> None:
    """A great open eye, a town in its iris."""
    eye(pen, 0, 0, 62, "acc", False)
    pen.part("dark", *[box(x, 4 - h, x + 5, 10) for x, h in ((-14, 8), (-8, 16), (-2, 12), (4, 20), (10, 9))], seam=0)


def seen_cards(pen: Pen) -> None:
    """A fan of cards under a great eye, whose light falls through them so that their faces show."""
    pen.flat("low", [(-10, -20), (10, -20), (50, 56), (-50, 56)], alpha=90)
    pen.glow(0, 10, 60, "acc", 0.6)
    for i in range(5):
        turn = math.radians(-36 + i * 18)
        cards: list[Point] = [(-12, -64), (12, -64), (12, -26), (-12, -26)]
        placed = [
            (x * math.cos(turn) - y * math.sin(turn), 74 + x * math.sin(turn) + y * math.cos(turn)) for x, y in cards
        ]
        pen.part("bone" if i % 2 else "bone*.86", placed)
        cx, cy = sum(x for x, _ in placed) / 4, sum(y for _, y in placed) / 4
        pen.part("acc*.8", star(cx, cy, 3 + i, 7, 3), rim=0.3)
    eye(pen, 0, -26, 42)


def two_tactics(pen: Pen) -> None:
    """A sword on one side of a mirror, the same as a gun on the other."""
    pen.part("metal", box(-2, -56, 2, 56))
    pen.part("cool", [(2, -50), (58, -40), (58, 46), (2, 52)], top=1.4, rim=0.4)
    pen.weapon("sword", -30, 26, 1.3, 76)
    pen.weapon("rifle", 30, 26, 1.2, 104, True)
    pen.glow(30, 0, 36, "acc", 0.4)


def place_taken(pen: Pen) -> None:
    """One man thrusts another aside before a falling blade."""
    pen.part("bone", [(-6, -66), (6, -66), (3, -14), (0, -4), (-3, -14)])
    pen.part("wood", box(-14, -70, 14, -66))
    pen.figure(Figure("fall", "slim", "hood", tone="near"), -46, 50, 66, True, -10)
    pen.figure(Figure("lunge", "soldier", "helm"), 10, 52, 82, True)
    pen.glow(0, -10, 24, "acc", 0.7)


def standing_light(pen: Pen) -> None:
    """A lone figure with a torch; a horned shadow draws back."""
    pen.part(
        "dark",
        smooth(
            [(8, 54), (16, 10), (10, -20), (22, -56), (32, -30), (48, -60), (50, -26), (68, -30), (60, 4), (70, 54)], 4
        ),
    )
    pen.flat("acc", [(30, -18), (40, -22), (36, -14)], [(50, -20), (58, -26), (55, -15)])
    pen.glow(-20, -34, 46, "acc", 0.9)
    pen.figure(Figure("hail", "robed", "cowl", weapon="torch", weapon_turn=70, pads=False), -32, 52, 84)
    pen.part("acc", smooth([(-14, -44), (-8, -58), (-2, -44), (-8, -38)]), rim=0.2)


def path_of_light(pen: Pen) -> None:
    """Steps of light that rise to a door."""
    pen.glow(20, -30, 44, "acc", 0.8)
    pen.part("acc", [(8, -8), (8, -46), (20, -58), (32, -46), (32, -8)], rim=0.3)
    for i in range(6):
        x, y, w = 16 - i * 12, -6 + i * 11, 12 + i * 4
        pen.part("acc*.7" if i % 2 else "acc*.85", [(x - w, y), (x + w, y - 3), (x + w, y + 1), (x - w, y + 5)])
    pen.figure(Figure("march", "robed", "hood", pads=False, tone="dark"), -34, 42, 34)


# ---------------------------------------------------------------- manipulation


def puppet(pen: Pen) -> None:
    """A hand above, threads to a soldier below."""
    open_hand(pen, 0, -34, 1.1, 180)
    for x, y in ((-13, 24), (13, 20), (0, -2), (-8, 40)):
        pen.flat("acc", ribbon([(x * 0.6, -10), (x, y)], 0.8, 0.8))
    pen.figure(Figure("guard", "soldier", "helm", weapon="sword", weapon_turn=50), 0, 54, 56)


def open_mind(pen: Pen) -> None:
    """A head in profile opened like a casket, light and papers coming out."""
    pen.glow(0, -34, 46, "acc", 0.9)
    for i in range(5):
        a = math.radians(-140 + i * 25)
        x, y = 40 * math.cos(a), -26 + 34 * math.sin(a)
        pen.part("bone", [(x - 6, y - 4), (x + 6, y - 6), (x + 7, y + 3), (x - 5, y + 5)])
    pen.part(
        "skin",
        smooth(
            [(-30, 58), (-32, 10), (-34, -14), (26, -16), (28, 0), (38, 14), (28, 20), (28, 30), (20, 46), (-2, 58)], 4
        ),
    )
    pen.part("dark", smooth([(-36, 20), (-40, -10), (-34, -18), (-10, -16), (-18, 6), (-22, 28)], 4))
    pen.part("dark", smooth([(-34, -18), (-44, -44), (-20, -58), (0, -48), (-6, -30), (-22, -20)], 4))
    pen.flat("dark", smooth([(16, 8), (24, 6), (24, 10)]))


def truth_flame(pen: Pen) -> None:
    """A flame between two faces, one of them a mask."""
    for s, tone in ((-1, "skin"), (1, "bone")):
        face = [
            (s * 62, 54),
            (s * 66, -20),
            (s * 44, -40),
            (s * 24, -28),
            (s * 20, -10),
            (s * 10, 6),
            (s * 20, 12),
            (s * 20, 24),
            (s * 28, 42),
        ]
        pen.part(tone, smooth(face if s < 0 else face[::-1], 4))
        pen.flat("dark", oval(s * 30, -8, 4, 2.4, 16))
    pen.part("acc*.6", [(62, -30), (74, -60), (52, -38)], [(66, -10), (82, -20), (66, 0)])
    fire(pen, -14, 14, 40, 70, 3)


def pushed_attack(pen: Pen) -> None:
    """A pointing hand, and a soldier who goes where it points."""
    pointing_hand(pen, -30, -20, 1)
    pen.flat("acc", *[limb((10 + i * 10, -27 + i * 7), (14 + i * 10, -24 + i * 7), 3, 3) for i in range(4)])
    pen.figure(Figure("run", "soldier", "helm", weapon="rifle"), 34, 54, 66)


def spinning_eyes(pen: Pen) -> None:
    """Two eyes whose irises are spirals, in a hood."""
    pen.part("dark", smooth([(-60, 60), (-54, -10), (-30, -50), (0, -62), (30, -50), (54, -10), (60, 60)], 4))
    for s in (-1, 1):
        pen.part("bone", oval(s * 22, -4, 18, 14, 40))
        spiral(pen, s * 22, -4, 7, 3, 255, 1.2, "acc")
        pen.glow(s * 22, -4, 24, "acc", 0.6)


def voices(pen: Pen) -> None:
    """Two heads back to back, waves between and around them."""
    for s in (-1, 1):
        profile = [
            (s * 12, 56),
            (s * 10, -20),
            (s * 26, -36),
            (s * 46, -24),
            (s * 48, -4),
            (s * 56, 8),
            (s * 48, 14),
            (s * 48, 24),
            (s * 40, 40),
        ]
        pen.part("skin" if s < 0 else "near*1.4", smooth(profile if s > 0 else profile[::-1], 4))
        pen.flat("dark", oval(s * 40, -6, 4, 2, 14))
    waves(pen, 0, -30, 4, 8, 8, 190, 350)


def message(pen: Pen) -> None:
    """A bird of light flying from a head to a far soldier."""
    pen.figure(Figure("stand", "robed", "hood", tone="dark", pads=False), -44, 54, 88)
    pen.glow(4, -24, 36, "acc", 0.8)
    pen.part(
        "acc",
        smooth([(-20, -18), (0, -26), (18, -22), (26, -28), (20, -14), (4, -12)], 4),
        [(0, -24), (-12, -48), (14, -24)],
        [(2, -16), (-4, 4), (14, -18)],
    )
    pen.figure(Figure("aim", "soldier", "helm", weapon="rifle", tone="dark"), 48, 50, 40)


def plucked_cards(pen: Pen) -> None:
    """A hand that takes cards out of another's head."""
    pen.part(
        "near*1.3", smooth([(-20, 60), (-26, 20), (-22, -4), (20, -6), (26, 16), (30, 28), (20, 34), (20, 58)], 4)
    )
    for i in range(3):
        pen.part(
            "bone",
            [(-10 + i * 8, -6 - i * 3), (4 + i * 8, -10 - i * 3), (8 + i * 8, -34 - i * 4), (-6 + i * 8, -30 - i * 4)],
        )
    pointing_hand(pen, 38, -40, 0.9, 20, True)
    pen.glow(4, -16, 32, "acc", 0.7)


# ---------------------------------------------------------------- exorcism and changeling


def driven_out(pen: Pen) -> None:
    """Light against a shape of thorns."""
    pen.part(
        "dark",
        smooth(
            [
                (18, 54),
                (22, 20),
                (14, 0),
                (28, 6),
                (26, -18),
                (40, -4),
                (46, -34),
                (54, -8),
                (68, -18),
                (62, 10),
                (72, 54),
            ],
            4,
        ),
    )
    pen.flat("low", [(34, 12), (42, 8), (40, 16)], [(50, 10), (58, 8), (54, 16)])
    pen.flat("acc", [(-46, -30), (70, -62), (70, 52), (-46, -20)], alpha=80)
    pen.glow(-44, -26, 34, "acc", 1)
    pen.figure(Figure("hurl", "robed", "mitre", left="crozier", left_turn=80, pads=False), -40, 54, 90)


def healing_hand(pen: Pen) -> None:
    """A hand of light over a wound that closes."""
    pen.part("skin", limb((-66, 34), (66, 26), 36, 30))
    pen.part("acc*.7", smooth([(-20, 28), (0, 22), (22, 26), (2, 33)]), rim=0.4)
    pen.flat("dark", *[limb((x, 22), (x + 3, 36), 1.4, 1.4) for x in (-14, -4, 6, 15)])
    pen.glow(0, 20, 50, "acc", 0.8)
    open_hand(pen, 0, -26, 1.1, 180, False, "skin", "bone*.8")


def drawn_poison(pen: Pen) -> None:
    """Drops drawn out of a heart into a bowl of light."""
    pen.part(
        "acc*.6", smooth([(0, 14), (-26, -12), (-26, -36), (-10, -44), (0, -34), (10, -44), (26, -36), (26, -12)])
    )
    pen.part("dark", smooth([(0, 8), (-14, -10), (-10, -28), (4, -20), (12, -30), (14, -10)]), seam=0)
    for y, r in ((20, 3), (30, 2.4), (38, 2)):
        pen.flat("dark", oval(0, y, r, r * 1.3, 14))
    pen.glow(0, 46, 34, "low", 0.6)
    pen.part("bone", smooth([(-30, 42), (30, 42), (18, 58), (-18, 58)], 4))


def lifted_mask(pen: Pen) -> None:
    """A grinning mask lifted from a sleeping face."""
    pen.part("skin", oval(-12, 18, 30, 38, 50))
    pen.flat("dark", *[ribbon([(x - 7, 12), (x, 15), (x + 7, 12)], 1.6, 1.6) for x in (-24, 0)])
    pen.part("dark*2", smooth([(4, -22), (0, -48), (22, -62), (54, -56), (64, -30), (50, -4), (26, -2)], 4))
    pen.flat(
        "acc",
        [(14, -38), (28, -34), (18, -28)],
        [(40, -36), (54, -42), (50, -30)],
        smooth([(18, -18), (34, -10), (50, -20), (36, -4)]),
    )
    pen.glow(10, 0, 44, "acc", 0.7)


def clean_blood(pen: Pen) -> None:
    """A vein of light running down an arm, dark crawling things falling from it."""
    pen.part("skin", limb((-50, -58), (30, 30), 26, 20))
    open_hand(pen, 40, 42, 0.8, 225)
    pen.flat("acc", ribbon([(-50, -56), (-24, -34), (-6, -4), (26, 28)], 4, 3))
    pen.glow(-10, -10, 44, "acc", 0.7)
    for x, y in ((-40, 10), (-20, 34), (-54, 34), (-34, 52), (-4, 52)):
        pen.part(
            "dark",
            oval(x, y, 6, 4, 16),
            *[limb((x, y), (x + a, y + b), 1.4, 0.6) for a, b in ((10, -4), (10, 4), (-10, -5), (-10, 5), (0, 8))],
            seam=0.1,
        )


def warded(pen: Pen) -> None:
    """A kneeling soldier inside a ring of lights on the ground."""
    pen.figure(Figure("kneel", "soldier", "helm"), 0, 46, 86)
    pen.flat("acc", [*oval(0, 46, 62, 15, 60), *oval(0, 46, 58, 13, 60, 360, 0)])
    for i in range(8):
        a = i * math.pi / 4
        x, y = 60 * math.cos(a), 46 + 14 * math.sin(a)
        pen.part("acc", smooth([(x - 2, y), (x, y - 14), (x + 2, y), (x, y + 2)]), rim=0.2)
        pen.glow(x, y - 6, 10, "acc", 0.5)


def wall_of_minds(pen: Pen) -> None:
    """A wall of faces of stone between a soldier and a claw of shadow."""
    for i in range(4):
        for j in range(2):
            x, y = -8 + j * 22, -44 + i * 26
            pen.part("near*1.4" if (i + j) % 2 else "near*1.2", box(x - 11, y - 13, x + 11, y + 13))
            pen.flat(
                "dark",
                oval(x - 4, y - 3, 2.2, 1.4, 12),
                oval(x + 4, y - 3, 2.2, 1.4, 12),
                box(x - 4, y + 5, x + 4, y + 6.4),
            )
    pen.figure(Figure("aim", "soldier", "helm", weapon="rifle"), -54, 54, 70)
    pen.part("dark", *[ribbon([(74, y), (50, y * 0.8 - 4), (34, y * 0.5)], 9, 1) for y in (-44, -16, 14, 40)])


def swapped_minds(pen: Pen) -> None:
    """Two figures whose shadows are each other's."""
    pen.figure(Figure("stand", "robed", "hood", pads=False), -26, 44, 84)
    pen.figure(Figure("guard", "brute", "horned"), 30, 44, 84, True)
    pen.flat(
        "dark",
        smooth([(-28, 44), (-10, 46), (30, 56), (6, 60), (-20, 54)]),
        smooth([(30, 44), (14, 46), (-40, 58), (-8, 60), (22, 52)]),
        alpha=190,
    )
    pen.flat(
        "acc", ribbon([(-22, -30), (0, -46), (26, -32)], 1.4, 1.4), ribbon([(-22, -20), (0, -8), (26, -22)], 1.4, 1.4)
    )


def felt_thoughts(pen: Pen) -> None:
    """A hand on a heart, a rider's banner and an army seen in its glow."""
    pen.glow(0, -10, 54, "acc", 0.8)
    pen.flat("low", oval(0, -10, 46, steps=60), alpha=120)
    for i in range(5):
        pen.figure(Figure("march", weapon="rifle", tone="dark"), -34 + i * 15, 14, 32 + i % 2 * 4)
    pen.part(
        "skin", smooth([(-40, 58), (-30, 30), (-8, 22), (14, 22), (24, 32), (10, 38), (30, 44), (12, 50), (4, 58)], 4)
    )


def commanded(pen: Pen) -> None:
    """A great pointing arm over two soldiers who turn on each other."""
    pointing_hand(pen, -6, -38, 1.2)
    pen.figure(Figure("lunge", "soldier", "helm", weapon="sword", weapon_turn=20), -34, 54, 60)
    pen.figure(Figure("fall", "soldier", "helm", tone="near"), 40, 54, 60)
    pen.glow(4, 16, 20, "acc", 0.7)


def broken_mark(pen: Pen) -> None:
    """A black brand that breaks on a bare back, chains falling."""
    pen.part(
        "skin",
        smooth([(-44, 60), (-40, 0), (-52, -30), (-20, -44), (0, -40), (20, -44), (52, -30), (40, 0), (44, 60)], 4),
    )
    pen.flat("dark", star(0, 2, 7, 22, 8))
    pen.flat("acc", ribbon([(-4, -30), (4, -10), (-4, 6), (6, 32)], 5, 3, 1))
    pen.glow(0, 2, 44, "acc", 0.8)
    for s in (-1, 1):
        chain(pen, (s * 40, -40), (s * 66, 40), 6)


def taken_place(pen: Pen) -> None:
    """Two men change places along an arrow that bends back."""
    pen.figure(Figure("run", "soldier", "helm"), -32, 52, 66)
    pen.figure(Figure("run", "soldier", "hood", tone="near"), 34, 52, 66, True)
    pen.part("acc", ring(0, -6, 44, 50, 200, 330, 40), [(52, -30), (36, -34), (48, -48)], rim=0.4)
    pen.part("acc", ring(0, -14, 36, 41, 210, 320, 40), rim=0.4)


def chosen_fighters(pen: Pen) -> None:
    """Two hands set two fighters against each other on a board."""
    pen.part("near*1.3", [(-60, 34), (60, 34), (72, 56), (-72, 56)])
    pen.flat(
        "dark",
        *[[(-48 + i * 24, 34), (-36 + i * 24, 34), (-42 + i * 28, 56), (-56 + i * 28, 56)] for i in range(5)],
        alpha=160,
    )
    for s in (-1, 1):
        pen.figure(Figure("guard", "soldier", "helm", weapon="sword", weapon_turn=60), s * 22, 46, 44, s > 0)
        pointing_hand(pen, s * 56, -30, 0.9, 44, s > 0)


SPELLS_OF_MIND: Final[Mapping[str, Subject]] = by_name(
    seeing_hand,
    far_gaze,
    seen_cards,
    two_tactics,
    place_taken,
    standing_light,
    path_of_light,
    puppet,
    open_mind,
    truth_flame,
    pushed_attack,
    spinning_eyes,
    voices,
    message,
    plucked_cards,
    driven_out,
    healing_hand,
    drawn_poison,
    lifted_mask,
    clean_blood,
    warded,
    wall_of_minds,
    swapped_minds,
    felt_thoughts,
    commanded,
    broken_mark,
    taken_place,
    chosen_fighters,
)
