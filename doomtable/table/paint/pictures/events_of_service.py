"""Teachings, honours and work as the subject of a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.events_of_war import shade
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import (
    chain,
    eye,
    fist,
    open_hand,
    palm,
    pointing_hand,
    sheet_of_paper,
)
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, oval, ribbon, smooth, star


def knighting(pen: Pen) -> None:
    """A sword laid on a kneeling shoulder."""
    pen.figure(Figure("kneel", "soldier", "plume"), 24, 60, 92, True)
    pen.figure(Figure("point", "robed", "crown", weapon="sword", weapon_turn=-8, pads=False), -44, 60, 96)
    pen.glow(10, -8, 26, "acc", 0.6)


def peak(pen: Pen) -> None:
    """A man on the highest rock with arms wide, the sun behind him."""
    pen.part("low", oval(4, -14, 36, steps=80), rim=0.3, top=1.1)
    pen.glow(4, -14, 60, "low", 0.6)
    pen.part("front", [(-76, 64), (-40, 40), (-20, 44), (-4, 20), (12, 22), (30, 46), (50, 40), (76, 64)], rim=0.6)
    pen.figure(Figure("cast", "soldier", "helm", behind=("storm_cape",), tone="dark"), 4, 22, 46)


def sparring(pen: Pen) -> None:
    """Two fighters cross staffs in a ring of rope."""
    pen.part(
        "bone*.7",
        *[ribbon([(-74, y), (0, y + 5), (74, y)], 2, 2) for y in (6, 26)],
        box(-66, -4, -60, 62),
        box(60, -4, 66, 62),
    )
    pen.figure(Figure("swing", "slim", "bandana", weapon="staff", weapon_turn=40, pads=False), -24, 60, 80)
    pen.figure(Figure("swing", "slim", "crew", weapon="staff", weapon_turn=40, pads=False), 26, 60, 80, True)


def fortress_head(pen: Pen) -> None:
    """A head in profile whose skull is a walled town."""
    pen.part(
        "skin",
        smooth(
            [(-26, 62), (-34, 20), (-36, 0), (36, 0), (38, 10), (48, 22), (38, 28), (36, 40), (26, 52), (4, 56)], 4
        ),
    )
    pen.flat("dark", oval(28, 14, 4, 2.4, 16))
    pen.part(
        "near*1.5",
        box(-38, -24, 38, 2),
        *[box(x, -30, x + 7, -23) for x in range(-38, 36, 12)],
        box(-34, -52, -18, -20),
        box(16, -60, 32, -20),
        [(-36, -52), (-26, -64), (-16, -52)],
        [(14, -60), (24, -72), (34, -60)],
    )
    pen.part("acc", oval(0, -10, 6, 8, 24, 180, 360), box(-6, -10, 6, 2), rim=0.3)


def master_and_pupil(pen: Pen) -> None:
    """An old man and a child, a light handed between them."""
    pen.figure(Figure("reach", "robed", "bearded", pads=False), -34, 60, 98)
    pen.figure(Figure("reach", "child", "bob", pads=False), 42, 60, 62, True)
    pen.part("acc", star(8, 6, 7, 11, 4), rim=0.3)
    pen.glow(8, 6, 40, "acc", 1)


def checklist(pen: Pen) -> None:
    """A steel finger ticks the last line of a list."""
    sheet_of_paper(pen, -16, 0, 66, 104, 0, 7, False)
    for i in range(6):
        y = -38 + i * 13
        pen.flat("acc", [(-46, y), (-43, y + 4), (-37, y - 6), (-43, y + 1)])
    pen.part("metal", limb((76, 54), (46, 42), 18, 13), limb((46, 42), (22, 44), 11, 9), limb((22, 44), (0, 40), 8, 5))
    pen.part("metal*.7", oval(46, 42, 7, steps=24), oval(22, 44, 5, steps=20))


def given_back(pen: Pen) -> None:
    """A sword belt laid back into waiting hands."""
    palm(pen, -22, 30, 1.2)
    palm(pen, 30, -24, 1, 180, False, "skin*.85", "near")
    pen.part("wood", ribbon([(-46, 12), (-10, 2), (26, 8), (54, -4)], 7, 7))
    pen.part("acc", box(0, -6, 16, 12), rim=0.5)
    pen.part("metal", limb((20, 10), (40, 48), 6, 4))
    pen.glow(8, 2, 30, "acc", 0.5)


def penitent(pen: Pen) -> None:
    """A bare back before a door of light, a broken chain behind."""
    pen.part("acc", box(6, -58, 54, 58), rim=0, top=1.1, foot=0.9)
    pen.glow(30, 0, 60, "acc", 0.7)
    pen.figure(Figure("pray", "soldier", "wild_hair", pads=False, tone="dark"), 0, 60, 86)
    chain(pen, (-72, 48), (-42, 56), 6)
    chain(pen, (-30, 60), (-14, 54), 6)


def statue(pen: Pen) -> None:
    """A statue with a raised sword; small people look up."""
    pen.figure(
        Figure(
            "hail",
            "brute",
            "plume",
            weapon="sword",
            weapon_turn=80,
            behind=("cape",),
            plate="bone*.7",
            cloth="bone*.6",
        ),
        0,
        34,
        84,
    )
    pen.part("bone*.6", box(-26, 34, 26, 44), box(-32, 44, 32, 64))
    for x, flip in ((-58, False), (-46, False), (52, True)):
        pen.figure(shade("point"), x, 64, 26, flip)


def blackboard(pen: Pen) -> None:
    """A board with arrows and an instructor before three helmets."""
    pen.part("wood", box(-50, -58, 62, 16))
    pen.part("dark*1.6", box(-46, -54, 58, 12), rim=0.3)
    pen.flat(
        "low",
        ribbon([(-10, 0), (6, -30), (34, -24)], 1.6, 1.6),
        [(30, -30), (42, -23), (31, -18)],
        ribbon([(10, 2), (24, -6), (46, -2)], 1.6, 1.6),
        [*oval(-2, -38, 7, steps=24), *oval(-2, -38, 5.6, steps=24, start=360, end=0)],
    )
    pen.figure(Figure("point", "soldier", "beret"), -38, 56, 84)
    for x in (0, 28, 56):
        pen.part("front", smooth([(x - 15, 64), (x - 13, 46), (x, 38), (x + 13, 46), (x + 15, 64)], 4, False), rim=0.7)


def drawn_curtain(pen: Pen) -> None:
    """A curtain torn open on a great burning eye."""
    pen.glow(0, -4, 60, "acc", 0.8)
    eye(pen, 0, -4, 34)
    for s in (-1, 1):
        cloth = [(s * 76, -64), (s * 8, -64), (s * 26, -30), (s * 34, 0), (s * 30, 30), (s * 50, 62), (s * 76, 62)]
        pen.part("near*1.2", smooth(cloth if s > 0 else cloth[::-1], 3))
        pen.part(
            "near*.8",
            *[[(s * x, -62), (s * (x + 4), -62), (s * (x + 8), 60), (s * (x + 3), 60)] for x in (40, 56)],
            rim=0.3,
            seam=0,
        )


def gears(pen: Pen) -> None:
    """Gears that grind on, a helmet between their teeth."""
    for x, y, r, n in ((-30, 10, 40, 14), (38, -20, 30, 11)):
        teeth = [
            (
                x + (r if i % 4 < 2 else r * 0.82) * math.cos(2 * math.pi * i / (4 * n)),
                y + (r if i % 4 < 2 else r * 0.82) * math.sin(2 * math.pi * i / (4 * n)),
            )
            for i in range(4 * n)
        ]
        pen.part("metal*.8", teeth, cuts=[oval(x, y, r * 0.3, steps=30)])
        pen.part(
            "metal*.6",
            [*oval(x, y, r * 0.62, steps=50), *oval(x, y, r * 0.52, steps=50, start=360, end=0)],
            rim=0.4,
            seam=0,
        )
    pen.part("acc*.8", smooth([(0, -22), (4, -36), (18, -42), (28, -34), (24, -24)], 4, False))


def rod_in_gear(pen: Pen) -> None:
    """A bar thrust between the spokes of a wheel, sparks."""
    x, y, r, n = 6.0, -2.0, 46.0, 14
    teeth = [
        (
            x + (r if i % 4 < 2 else r * 0.84) * math.cos(2 * math.pi * i / (4 * n)),
            y + (r if i % 4 < 2 else r * 0.84) * math.sin(2 * math.pi * i / (4 * n)),
        )
        for i in range(4 * n)
    ]
    holes = [
        oval(x + 23 * math.cos(a), y + 23 * math.sin(a), 9, steps=24) for a in (i * math.pi / 3 for i in range(6))
    ]
    pen.part("metal*.8", teeth, cuts=[*holes, oval(x, y, 6, steps=20)])
    pen.part("wood*1.3", limb((-72, 44), (56, -40), 8, 8))
    fist(pen, -54, 34, 0.7, -60, False, "skin", "cloth")
    pen.flat("acc", *[star(px, py, 6, 9, 3) for px, py in ((30, -26), (-14, 10))])
    pen.glow(30, -26, 24, "acc", 0.9)


def medal(pen: Pen) -> None:
    """A hand pins a medal on a chest."""
    pen.part("cloth", smooth([(-76, 62), (-70, -30), (-30, -56), (20, -50), (52, -20), (60, 62)], 4))
    pen.part("near*.7", *[[(-8, y), (-4, y - 4), (0, y), (-4, y + 4)] for y in (-20, 10, 40)], rim=0.4)
    pen.part("#B83A34", [(-46, -24), (-26, -24), (-30, 4), (-36, 10), (-42, 4)])
    pen.part("acc", star(-36, 22, 8, 16, 7))
    pen.part("acc*.7", oval(-36, 22, 7, steps=26), rim=0.4)
    pointing_hand(pen, 34, -6, 0.9, 16, True, "skin", "near*1.4")
    pen.glow(-36, 20, 30, "acc", 0.6)


def marked_hand(pen: Pen) -> None:
    """A raised hand with a burning mark in its palm."""
    open_hand(pen, 0, 8, 1.7, 0, False, "skin", "near")
    pen.flat("acc", star(-1, 24, 7, 13, 4))
    pen.glow(-1, 24, 40, "acc", 1)
    pen.part("acc*.7", *[ribbon([(x, 34), (x - 1, 48), (x + 2, 62)], 3, 1) for x in (-6, 4)], rim=0.3)


def held_back(pen: Pen) -> None:
    """A man holds a closing stone hand apart."""
    for s in (-1, 1):
        pen.part("near*1.2", [(s * 76, -64), (s * 40, -60), (s * 30, -20), (s * 34, 20), (s * 40, 64), (s * 76, 64)])
        pen.part(
            "near*.9", *[[(s * 44, y), (s * 30, y + 2), (s * 30, y + 22), (s * 44, y + 24)] for y in (-56, -28, 4, 34)]
        )
    pen.figure(Figure("cast", "brute", "bald"), 0, 60, 88)
    pen.glow(0, -10, 34, "acc", 0.7)


def grave_oath(pen: Pen) -> None:
    """A sword in a grave mound, a kneeling man with a cut palm."""
    pen.part("near*.8", smooth([(-10, 60), (10, 40), (40, 36), (70, 44), (76, 62)], 4))
    pen.weapon("katana", 38, -28, 1.2, -90)
    pen.figure(Figure("kneel", "soldier", "topknot", skirt=True), -32, 60, 90)
    pen.part("acc*.8", *[oval(6 + i * 4, 34 + i * 7, 2.4, 3, 14) for i in range(3)])
    pen.part("acc*.7", ribbon([(38, -24), (56, -20), (70, -28)], 3, 1))


def dark_conjurer(pen: Pen) -> None:
    """A robed caster whose shadow has horns."""
    pen.part(
        "dark",
        smooth(
            [
                (-20, 60),
                (-10, 0),
                (-30, -40),
                (-14, -30),
                (-10, -62),
                (6, -34),
                (20, -34),
                (36, -62),
                (38, -30),
                (56, -40),
                (38, 0),
                (48, 60),
            ],
            4,
        ),
    )
    pen.flat("acc", oval(6, -12, 3, steps=12), oval(22, -12, 3, steps=12))
    pen.figure(Figure("cast", "robed", "hood", pads=False), 12, 60, 72)
    pen.part("acc", oval(-14, -6, 7, steps=24), oval(40, -6, 7, steps=24), rim=0.4)
    pen.glow(14, -6, 50, "acc", 0.6)


def ink_in_chalice(pen: Pen) -> None:
    """A drop of black falls into a bright cup."""
    pen.part(
        "acc",
        smooth(
            [(-34, -14), (34, -14), (26, 14), (6, 26), (6, 44), (22, 56), (-22, 56), (-6, 44), (-6, 26), (-26, 14)], 3
        ),
    )
    pen.part("bone", oval(0, -14, 34, 8, 50), rim=0.5)
    pen.flat(
        "dark",
        smooth([(-16, -14), (-4, -18), (10, -15), (18, -12), (2, -9)], 4),
        ribbon([(-4, -12), (-10, 2), (-6, 14)], 6, 1),
    )
    pen.part("dark", smooth([(0, -60), (7, -42), (0, -34), (-7, -42)], 4))
    pen.glow(0, 0, 44, "acc", 0.5)


def corrupt_shield(pen: Pen) -> None:
    """A proud shield over which black roots grow."""
    pen.part("plate", smooth([(-40, -50), (40, -50), (40, 0), (0, 58), (-40, 0)], 2))
    pen.part("acc", star(0, -10, 8, 20, 8), rim=0.4)
    for line in (
        [(-46.0, 50.0), (-20.0, 20.0), (4.0, 6.0), (0.0, -20.0), (20.0, -40.0)],
        [(-46.0, 50.0), (-30.0, 0.0), (-36.0, -30.0)],
        [(-46.0, 50.0), (0.0, 34.0), (30.0, 6.0), (44.0, -20.0)],
    ):
        pen.part("dark*1.4", ribbon(line, 10, 1.4))
    pen.flat("acc", *[oval(x, y, 2.6, steps=12) for x, y in ((-20, 22), (4, 4), (20, 16), (-32, -4))])


def chosen_one(pen: Pen) -> None:
    """A dark beam falls on one of a bowed crowd."""
    pen.flat("acc", [(2, -70), (14, -70), (36, 62), (-20, 62)], alpha=110)
    for x in (-62, -40, -20, 38, 60):
        pen.figure(shade("hunch", head="crew"), x, 62, 50)
    pen.figure(Figure("lift", "soldier", "pale"), 8, 62, 72)
    pen.glow(8, -4, 40, "acc", 0.6)


EVENTS_OF_SERVICE: Final[Mapping[str, Subject]] = by_name(
    knighting,
    peak,
    sparring,
    fortress_head,
    master_and_pupil,
    checklist,
    given_back,
    penitent,
    statue,
    blackboard,
    drawn_curtain,
    gears,
    rod_in_gear,
    medal,
    marked_hand,
    held_back,
    grave_oath,
    dark_conjurer,
    ink_in_chalice,
    corrupt_shield,
    chosen_one,
)
