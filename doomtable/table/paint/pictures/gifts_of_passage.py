"""Gifts that open gates and holes or stop time, as the subject of a picture."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import (
    fire,
)
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import limb, mirrored, oval, ribbon, ring, smooth


def hole_in_world(pen: Pen) -> None:
    """A round hole in the air that draws a soldier in."""
    pen.glow(20, -6, 64, "acc", 0.6)
    for i in range(4):
        pen.part(
            f"acc*{0.3 + i * 0.18:.2f}",
            [*oval(20, -6, 44 - i * 8, 50 - i * 9, 60), *oval(20, -6, 38 - i * 8, 44 - i * 9, 60, 360, 0)],
            rim=0.4,
        )
    pen.part("dark", oval(20, -6, 15, 18, 40), rim=0, seam=0)
    pen.figure(Figure("fall", "soldier", "helm"), -34, 40, 54, False, -30)
    pen.part(
        "near",
        *[
            [(x, y), (x + 6, y - 3), (x + 8, y + 3), (x + 2, y + 5)]
            for x, y in ((-58, -30), (-40, -44), (-20, 30), (-10, -40))
        ],
    )


def blade_from_nowhere(pen: Pen) -> None:
    """A blade comes out of one rift and strikes from another behind a man's back."""
    pen.figure(Figure("guard", "soldier", "helm", weapon="rifle", weapon_turn=30), 6, 54, 80)
    for x, y, tilt in ((-52, -30, 20), (54, -2, -12)):
        pen.part("acc", [(x, y - 24), (x + 7, y - 4), (x + tilt * 0.2, y + 24), (x - 6, y + 2)], rim=0.4)
        pen.glow(x, y, 24, "acc", 0.7)
    pen.part("bone", [(54, -6), (26, -12), (16, -8), (26, -5), (54, 2)])
    pen.part("bone*.8", ribbon([(-66, -50), (-58, -40), (-52, -30)], 8, 10))


def healing_gate(pen: Pen) -> None:
    """A ring of fire through which a wounded giant steps whole."""
    pen.part("dark", ring(0, 4, 46, 56, steps=70))
    fire(pen, -20, 20, -44, 20, 5)
    pen.part("acc", oval(0, 4, 46, steps=70), rim=0, top=1.2, foot=0.6)
    pen.figure(Figure("stride", "giant", "ram", tone="dark"), 0, 52, 78)
    pen.part(
        "bone",
        *[
            [
                (52 * math.cos(a), 4 + 52 * math.sin(a)),
                (38 * math.cos(a + 0.08), 4 + 38 * math.sin(a + 0.08)),
                (52 * math.cos(a + 0.18), 4 + 52 * math.sin(a + 0.18)),
            ]
            for a in (i * math.pi / 6 for i in range(12))
        ],
    )


def undead_gate(pen: Pen) -> None:
    """A crack in the ground out of which skeletons climb in a row."""
    pen.part("acc", [(-14, 60), (-4, 20), (-10, -10), (2, -44), (8, -10), (4, 18), (18, 60)], rim=0.3)
    pen.glow(0, 10, 54, "acc", 0.9)
    for x, y, high, flip in ((-14, 24, 40, False), (22, 36, 54, True), (-36, 52, 66, False), (52, 56, 74, True)):
        pen.figure(
            Figure("shamble", "bone", "dead", weapon="rifle" if flip else "sword", weapon_turn=20), x, y, high, flip
        )


def far_gate(pen: Pen) -> None:
    """A gate of thorns in the field, an army coming through it."""
    post = ribbon([(38, 56), (44, 10), (34, -34), (10, -54)], 11, 5)
    pen.part(
        "dark*1.4",
        post,
        mirrored(post),
        *[
            [(s * x, y), (s * (x + 14), y - 8), (s * x, y + 4)]
            for s in (-1, 1)
            for x, y in ((44, 20), (42, -8), (34, -32))
        ],
    )
    pen.part(
        "acc",
        smooth([(34, 54), (38, 10), (28, -30), (0, -46), (-28, -30), (-38, 10), (-34, 54)], 4),
        rim=0,
        top=1.2,
        foot=0.7,
    )
    pen.glow(0, 0, 54, "acc", 0.6)
    for x, y, high in ((-14, 20, 34), (14, 22, 34), (0, 34, 46), (-20, 56, 60), (22, 58, 62)):
        pen.figure(Figure("march", "soldier", "tusks", weapon="rifle", weapon_turn=30, tone="dark"), x, y, high)


def stopped_clock(pen: Pen) -> None:
    """A clock whose hand is a blade, a soldier stopped in mid-leap."""
    pen.part("bone*.8", oval(-10, -4, 50, steps=80))
    pen.part("near", [*oval(-10, -4, 54, steps=80), *oval(-10, -4, 48, steps=80, start=360, end=0)])
    pen.flat(
        "dark",
        *[
            limb(
                (-10 + 43 * math.cos(a), -4 + 43 * math.sin(a)), (-10 + 37 * math.cos(a), -4 + 37 * math.sin(a)), 2, 2
            )
            for a in (i * math.pi / 6 for i in range(12))
        ],
    )
    pen.part("acc*.8", [(-13, -4), (-10, -48), (-7, -4)])
    pen.part("metal", [(-10, -8), (44, -30), (52, -30), (-8, 0)])
    pen.figure(Figure("leap", "soldier", "helm", weapon="sword", weapon_turn=20, tone="dark"), 24, 54, 56)


GIFTS_OF_PASSAGE: Final[Mapping[str, Subject]] = by_name(
    hole_in_world, blade_from_nowhere, healing_gate, undead_gate, far_gate, stopped_clock
)
