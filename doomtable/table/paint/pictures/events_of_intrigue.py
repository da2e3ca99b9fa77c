"""Orders, bargains, spies and speeches as the subject of a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import (
    bolt,
    fist,
    open_hand,
    palm,
    pointing_hand,
    sheet_of_paper,
    waves,
)
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, oval, ribbon, smooth, star


def torn_order(pen: Pen) -> None:
    """An order torn in two, its arrow pointing both ways."""
    pen.part("bone", [(-62, -36), (-2, -44), (-8, -20), (2, 0), (-8, 20), (0, 42), (-54, 46)])
    pen.part("bone*.92", [(12, -42), (66, -32), (58, 44), (10, 44), (18, 22), (8, 2), (18, -18)])
    pen.part(
        "acc*.7",
        [(-14, -6), (-34, -6), (-34, -18), (-56, 2), (-34, 22), (-34, 10), (-10, 10)],
        [(22, -6), (36, -6), (36, -18), (58, 2), (36, 22), (36, 10), (20, 10)],
        rim=0.3,
    )


def envelope(pen: Pen) -> None:
    """A full envelope passed under a table."""
    pen.part("wood*.8", box(-76, -34, 76, -18))
    pen.part("wood*.5", limb((-60, -18), (-60, 62), 8, 6))
    palm(pen, -20, 14, 1.05)
    palm(pen, 40, 30, 0.9, 0, True, "skin*.8", "near")
    pen.part("bone", [(-18, 0), (34, -6), (38, 18), (-14, 24)])
    pen.part("bone*.8", [(-18, 0), (34, -6), (12, 12)], rim=0.5)
    for i in range(3):
        pen.part("acc*.8", box(30, -2 - i * 3, 48, 1 - i * 3))


def torn_rank(pen: Pen) -> None:
    """A hand tears the rank off a shoulder."""
    pen.part("cloth", smooth([(-74, 62), (-70, 0), (-40, -24), (-4, -20), (20, 10), (26, 62)], 4))
    pen.part("acc*.7", [(-54, -10), (-20, -16), (-12, -4), (-44, 6)])
    pen.part("bone", *[[(x, y), (x + 5, y - 5), (x + 10, y - 1), (x + 5, y)] for x, y in ((-46, 0), (-34, -3))])
    pen.part("acc*.9", [(4, -44), (34, -52), (40, -38), (10, -30)])
    pen.flat("low", *[limb((-12 + i * 6, -10 - i * 2), (2 + i * 5, -30 - i), 1, 0.6) for i in range(3)])
    fist(pen, 46, -34, 0.8, -110, False, "skin", "near")


def telephone(pen: Pen) -> None:
    """A field telephone off its hook, forms with stamps beneath."""
    for x, y, turn in ((-30, 40, 8), (24, 44, -10)):
        sheet_of_paper(pen, x, y, 46, 34, turn, 4)
    pen.part("plate", [(-36, 28), (-28, -4), (28, -4), (36, 28)])
    pen.part("bone", oval(0, 13, 12, steps=40))
    pen.part(
        "dark",
        *[oval(8.4 * math.cos(a), 13 + 8.4 * math.sin(a), 2, steps=12) for a in (i * math.pi / 4 for i in range(8))],
        seam=0,
    )
    pen.part(
        "dark*2",
        smooth(
            [
                (-44, -34),
                (-40, -48),
                (0, -40),
                (40, -52),
                (46, -38),
                (36, -24),
                (26, -30),
                (0, -24),
                (-26, -24),
                (-36, -20),
            ],
            4,
        ),
    )
    waves(pen, 44, -50, 3, 8, 7, -80, 10)


def folders(pen: Pen) -> None:
    """A cabinet with one drawer out and a folder flying to another."""
    for x, out in ((-46, True), (50, False)):
        pen.part("metal*.6", box(x - 22, -50, x + 22, 60))
        for j in range(3):
            pen.part("metal*.8", box(x - 18, -44 + j * 34, x + 18, -14 + j * 34))
            pen.part("metal*.5", box(x - 6, -32 + j * 34, x + 6, -28 + j * 34), rim=0.4)
        if out:
            pen.part("dark", box(x - 18, -44, x + 18, -38), seam=0)
    pen.part("acc*.8", [(-16, -44), (0, -52), (14, -46), (22, -50), (26, -22), (-10, -16)])
    pen.part("bone", [(-12, -40), (20, -46), (22, -24), (-8, -18)], rim=0.4)


def framed_man(pen: Pen) -> None:
    """A picture frame whose man stands behind bars, a knife with a tag before it."""
    pen.part("acc*.6", box(-36, -58, 40, 44), cuts=[box(-27, -49, 31, 35)])
    pen.part("near*.7", box(-27, -49, 31, 35), rim=0.2)
    pen.head("crew", 2, -10, 17)
    pen.part("skin*.6", smooth([(-22, 35), (-14, 14), (18, 14), (26, 35)], 3))
    pen.part("metal", *[box(x - 1.6, -49, x + 1.6, 35) for x in (-18, -4, 10, 24)])
    pen.weapon("dagger", -50, 54, 2.4, 12)
    pen.part("bone", [(10, 48), (28, 44), (32, 56), (14, 60)])


def chess_hand(pen: Pen) -> None:
    """A hand sets a king; pawns fall."""
    pen.part("near*1.3", [(-60, 38), (60, 38), (76, 62), (-76, 62)])
    pen.flat(
        "dark",
        *[[(-60 + i * 30, 38), (-45 + i * 30, 38), (-57 + i * 38, 62), (-76 + i * 38, 62)] for i in range(4)],
        alpha=150,
    )
    pen.part(
        "acc",
        smooth([(-12, 40), (-7, 10), (-9, -6), (9, -6), (7, 10), (12, 40)], 4),
        box(-12, -10, 12, -5),
        box(-1.6, -24, 1.6, -9),
        box(-6, -20, 6, -17),
    )
    for x, y, lean in ((-44, 40, -70), (40, 46, 60), (58, 40, 0)):
        c, s = math.cos(math.radians(lean)), math.sin(math.radians(lean))
        pawn = [(-6, 0), (-4, -12), (0, -22), (4, -12), (6, 0)]
        pen.part(
            "bone",
            [(x + a * c - b * s, y + a * s + b * c) for a, b in pawn],
            oval(x + 24 * s, y - 24 * c, 5, steps=18),
        )
    open_hand(pen, 2, -52, 0.9, 180)


def turned_back(pen: Pen) -> None:
    """A soldier turns his back on a shouting officer."""
    pen.figure(Figure("point", "soldier", "cap"), -40, 58, 92)
    pen.figure(Figure("folded", "brute", "bandana"), 36, 58, 92, False)
    waves(pen, -16, -28, 3, 8, 7, -40, 30)


def papers_in_wind(pen: Pen) -> None:
    """Sheets blown out of a case."""
    pen.part("wood", [(-70, 26), (-20, 18), (-14, 54), (-66, 60)])
    pen.part("wood*.7", [(-70, 26), (-20, 18), (-30, -8), (-72, 4)])
    for x, y, turn, k in (
        (-20, -6, 20, 0.6),
        (4, -26, -24, 0.7),
        (30, 0, 40, 0.6),
        (46, -36, 10, 0.8),
        (20, 36, -50, 0.5),
        (62, 18, -12, 0.55),
    ):
        sheet_of_paper(pen, x, y, 30 * k, 40 * k, turn, 4, False)


def broken_radio(pen: Pen) -> None:
    """A radio with a burst cable, two men who shout past each other."""
    pen.part("plate", box(-28, -6, 30, 46))
    pen.part("dark", oval(-10, 12, 11, steps=36), box(6, 2, 24, 10))
    pen.part("metal*.6", *[oval(x, 32, 5, steps=18) for x in (-16, 0, 16)])
    pen.part("metal", limb((24, -6), (36, -64), 1.6, 0.8))
    pen.part(
        "dark", ribbon([(-28, 30), (-48, 38), (-60, 26)], 2.4, 2.4), ribbon([(30, 30), (50, 40), (62, 30)], 2.4, 2.4)
    )
    pen.flat("acc", star(-62, 22, 6, 8, 3), star(64, 26, 6, 8, 3))
    bolt(pen, (-8, -20), (14, -56), 6)


def sealed_orders(pen: Pen) -> None:
    """Gloved hands hold a sealed letter in lamplight."""
    pen.part("bone", [(-48, -26), (46, -32), (52, 26), (-44, 32)])
    pen.part("bone*.84", [(-48, -26), (46, -32), (4, 8)])
    pen.part("acc*.7", star(4, 6, 14, 15, 12), oval(4, 6, 8, steps=30))
    for s in (-1, 1):
        pen.part(
            "dark*1.8",
            limb((s * 76, 60), (s * 48, 24), 20, 17),
            *[limb((s * 50, 12 + i * 7), (s * 32, 8 + i * 7), 7, 5.6) for i in range(4)],
        )


def map_with_pins(pen: Pen) -> None:
    """A folded map on which pins are moved along lines."""
    for i in range(3):
        x = -66 + i * 44
        pen.part(
            "bone" if i % 2 else "bone*.88",
            [(x, -40 + i % 2 * 6), (x + 44, -34 - i % 2 * 6), (x + 44, 50 - i % 2 * 6), (x, 44 + i % 2 * 6)],
            rim=0.3,
        )
    pen.part(
        "near*1.6",
        smooth([(-50, -10), (-20, -24), (14, -8), (40, -16), (50, 10), (20, 32), (-16, 20), (-44, 24)], 4),
        rim=0.2,
        seam=0,
    )
    pins = ((-36, 0), (-6, -8), (20, 14), (44, -4), (2, 22))
    pen.flat(
        "acc", *[ribbon([a, b], 1.2, 1.2, 1) for a, b in ((pins[0], pins[1]), (pins[1], pins[2]), (pins[2], pins[3]))]
    )
    for i, (x, y) in enumerate(pins):
        pen.part("metal", limb((x, y), (x + 4, y - 14), 1, 1), seam=0)
        pen.part("acc" if i % 2 else "#5A8AE0", oval(x + 4, y - 16, 5, steps=20))


def odd_one(pen: Pen) -> None:
    """A rank of equal backs; one face looks round, masked."""
    for i, x in enumerate((-60, -36, -12, 12, 36, 60)):
        if i != 3:
            pen.figure(Figure("back", "soldier", "kettle", tone="near"), x, 60, 84)
    pen.figure(Figure("stand", "soldier", "mask"), 12, 62, 92)


def agents(pen: Pen) -> None:
    """Three hats under one lamp."""
    pen.flat("low", [(-8, -60), (8, -60), (64, 62), (-64, 62)], alpha=90)
    for x, high, head, flip in ((-34, 92, "fedora", False), (34, 92, "fedora", True), (0, 100, "hat", False)):
        pen.figure(Figure("stand", "soldier", head, behind=("coat",), pads=False, tone="dark"), x, 64, high, flip)
    pen.part("metal*.5", [(-12, -56), (0, -66), (12, -56)])


def accused(pen: Pen) -> None:
    """Hands from all sides point at one bowed man."""
    pen.figure(Figure("hunch", "soldier", "crew"), 0, 62, 84)
    for x, y, turn, flip in ((-56, -30, -24, False), (-60, 14, 4, False), (56, -34, -24, True), (60, 10, 4, True)):
        pointing_hand(pen, x, y, 0.66, turn, flip, "skin", "near")


def magnifier(pen: Pen) -> None:
    """A glass over a file that shows a stain."""
    sheet_of_paper(pen, -6, 4, 84, 96, 6, 8, False)
    pen.part("metal", limb((34, 30), (66, 60), 7, 10))
    pen.part("metal*.7", [*oval(12, 6, 31, steps=70), *oval(12, 6, 26, steps=70, start=360, end=0)])
    pen.part("bone*1.1", oval(12, 6, 26, steps=60), rim=0.4)
    pen.part("acc*.7", smooth([(0, -2), (12, -10), (22, 0), (26, 12), (12, 18), (2, 14)], 4), rim=0.2)


def cameras(pen: Pen) -> None:
    """A man with raised arms in a blaze of flashes."""
    pen.glow(0, -6, 60, "acc", 0.9)
    pen.figure(Figure("cast", "soldier", "crew", before=("medals",)), 0, 54, 76)
    for x, y in ((-56, 30), (-38, 48), (44, 46), (60, 26)):
        pen.part(
            "dark",
            box(x - 10, y - 7, x + 10, y + 8),
            oval(x, y, 5, steps=20),
            smooth([(x - 12, 64), (x - 8, y + 10), (x + 8, y + 10), (x + 12, 64)], 3),
        )
        pen.flat("low", star(x + 5, y - 12, 8, 12, 3))


def speaker(pen: Pen) -> None:
    """A robed man on a balcony over a sea of raised hands."""
    pen.part(
        "near*1.3",
        box(-30, 8, 30, 16),
        *[box(x, 16, x + 4, 32) for x in range(-28, 28, 8)],
        [(-34, 32), (34, 32), (26, 40), (-26, 40)],
    )
    pen.figure(Figure("hail", "robed", "mitre", left="crozier", left_turn=84, pads=False), 0, 10, 62)
    pen.glow(0, -30, 40, "acc", 0.7)
    pen.part(
        "front",
        *[limb((x, 64), (x + i % 3 * 2 - 2, 46 + i * 7 % 9), 4, 3.4) for i, x in enumerate(range(-74, 76, 8))],
        *[oval(x + 4, 58, 4, steps=14) for x in range(-74, 76, 12)],
        rim=0.4,
    )


def recalled(pen: Pen) -> None:
    """A machine man drawn up in a shaft of light."""
    pen.flat("acc", [(-16, -70), (16, -70), (30, 62), (-30, 62)], alpha=90)
    pen.part("metal*.6", [(-30, -70), (30, -70), (20, -58), (-20, -58)])
    pen.figure(Figure("hang", "machine", "cyber"), 0, 44, 88)
    pen.flat(
        "acc",
        *[
            [*oval(0, y, w, w * 0.25, 40), *oval(0, y, w - 1.6, w * 0.25 - 1.2, 40, 360, 0)]
            for y, w in ((-30, 24), (4, 28), (38, 32))
        ],
        alpha=180,
    )


def snub(pen: Pen) -> None:
    """A horned shape turns away from a raised crozier."""
    pen.figure(Figure("hail", "robed", "mitre", weapon="crozier", weapon_turn=84, pads=False), -38, 58, 88)
    pen.figure(Figure("away", "brute", "horned", behind=("cape",)), 34, 60, 92)


def whisper(pen: Pen) -> None:
    """A mouth at an ear, dark breath going in."""
    pen.part("skin", smooth([(76, 62), (76, -60), (34, -56), (16, -30), (14, 10), (24, 40), (30, 62)], 4))
    pen.part("skin*.75", smooth([(30, -16), (42, -24), (52, -10), (46, 10), (36, 14), (30, 0)], 4))
    pen.part(
        "near*1.5",
        smooth(
            [
                (-76, 62),
                (-76, -50),
                (-44, -50),
                (-30, -20),
                (-14, -8),
                (-22, 0),
                (-14, 8),
                (-24, 14),
                (-20, 28),
                (-40, 40),
                (-44, 62),
            ],
            4,
        ),
    )
    pen.part(
        "dark",
        *[ribbon([(-14, 4 + i * 2), (4, -2 + i * 5), (20, -4 + i * 3), (38, -6 + i * 2)], 2.6, 1) for i in range(3)],
        rim=0.3,
        seam=0,
    )
    pen.flat("acc", oval(-40, -18, 3, 2, 14))


def five_heads(pen: Pen) -> None:
    """Five fighters of five kinds, shoulder to shoulder."""
    for x, pose, build, head, weapon, y in (
        (-54, "stand", "robed", "cowl", "staff", 56),
        (54, "stand", "machine", "cyber", "smg", 56),
        (-28, "stand", "soldier", "kabuto", "katana", 60),
        (28, "stand", "woman", "beret", "pistol", 60),
        (0, "guard", "brute", "helm", "rifle", 64),
    ):
        pen.figure(Figure(pose, build, head, weapon=weapon, weapon_turn=70), x, y, 88)


def leaving_ronin(pen: Pen) -> None:
    """A man in a wide hat walks out of an open cell toward the sun."""
    pen.part("near*.6", box(-76, -64, -14, 64), box(-14, -64, 6, -40))
    pen.part(
        "metal*.7", *[box(x, -40, x + 3, 60) for x in (-66, -54, -42, -30)], [(-14, -40), (4, -30), (4, 64), (-14, 60)]
    )
    pen.figure(Figure("away", "soldier", "kasa", behind=("hilts",), skirt=True, pads=False), 36, 60, 86)


EVENTS_OF_INTRIGUE: Final[Mapping[str, Subject]] = by_name(
    torn_order,
    envelope,
    torn_rank,
    telephone,
    folders,
    framed_man,
    chess_hand,
    turned_back,
    papers_in_wind,
    broken_radio,
    sealed_orders,
    map_with_pins,
    odd_one,
    agents,
    accused,
    magnifier,
    cameras,
    speaker,
    recalled,
    snub,
    whisper,
    five_heads,
    leaving_ronin,
)
