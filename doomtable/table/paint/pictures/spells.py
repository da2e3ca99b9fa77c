"""Spells of the Art as the subject of a picture, by aspect: what the caster does, not an emblem of it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import (
    blast,
    fire,
    fist,
    open_hand,
    pointing_hand,
    waves,
)
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.spells_of_mind import SPELLS_OF_MIND

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


# ---------------------------------------------------------------- elements


def fire_ball(pen: Pen) -> None:
    """A ball of fire in a raised hand."""
    pen.glow(0, -18, 60, "acc", 0.9)
    pen.part("acc*.8", oval(0, -18, 24, steps=50), top=1.3, foot=0.7)
    pen.part(
        "low*1.1", smooth([(-10, -10), (-14, -24), (0, -34), (4, -22), (14, -26), (10, -8), (0, -2)]), rim=0.2, seam=0
    )
    fire(pen, -26, 26, -22, 36, 6)
    open_hand(pen, 0, 34, 1.1)


def fire_bolt(pen: Pen) -> None:
    """A lance of fire from a hand across the whole picture."""
    pen.part("acc*.7", ribbon([(-40, 14), (0, 4), (40, -14), (66, -30)], 8, 26))
    pen.part("acc", ribbon([(-38, 13), (4, 3), (40, -12), (62, -27)], 4, 15), rim=0.2, seam=0)
    pen.part("low*1.1", ribbon([(-36, 12), (4, 3), (36, -11), (56, -23)], 2, 6), rim=0, seam=0)
    blast(pen, 62, -28, 22, 13)
    pointing_hand(pen, -44, 20, 0.8, 14)


def wall_of_elements(pen: Pen) -> None:
    """Fire on one side, ice on the other, the caster between."""
    fire(pen, -74, 0, 48, 92, 5)
    fire(pen, 0, 74, 48, 94, 5, "#5AC8F0", True)
    pen.figure(DARK_CASTER, 0, 50, 48)


def rain_shield(pen: Pen) -> None:
    """Flood, fire and stones part before a man under an arch of light."""
    pen.flat("acc", ring(0, 40, 48, 51, 180, 360, 60), alpha=230)
    pen.glow(0, 20, 44, "acc", 0.5)
    pen.figure(Figure("guard", "robed", "hood", pads=False), 0, 46, 62)
    pen.part(
        "#5AA8D8",
        *[ribbon([(x, -50), (x * 0.95 + 2, -26), (x * 1.2, -2), (x * 1.5, 46)], 6, 9) for x in (-58, -46)],
        top=1.2,
    )
    fire(pen, 44, 74, 48, 74, 3)
    pen.part(
        "near*.8",
        *[
            [(x - r, y), (x, y - r), (x + r, y - r * 0.3), (x + r * 0.6, y + r), (x - r * 0.5, y + r * 0.8)]
            for x, y, r in ((-26, -44, 8), (8, -52, 10), (34, -38, 7))
        ],
    )


# ---------------------------------------------------------------- kinetics


def white_burst(pen: Pen) -> None:
    """A ring of force that throws everything away from the caster."""
    blast(pen, 0, 8, 54, 19)
    pen.figure(DARK_CASTER, 0, 44, 54)
    for x, y, turn in ((-52, 34, 50), (54, 22, -60)):
        pen.figure(Figure("fall", tone="dark"), x, y, 40, x > 0, turn)


def floating(pen: Pen) -> None:
    """A man sitting on the air, stones circling below him."""
    pen.glow(0, 36, 50, "acc", 0.6)
    pen.figure(Figure("float", "robed", "bald", pads=False), 0, 22, 74)
    pen.flat("acc", *[ring(0, 34, 34 - i * 9, 36 - i * 9, 200 + i * 8, 340 - i * 8, 40) for i in range(3)], alpha=190)
    pen.part(
        "near*.8",
        *[
            [(x - r, y), (x - r * 0.2, y - r), (x + r, y - r * 0.2), (x + r * 0.3, y + r)]
            for x, y, r in ((-46, 34, 7), (-22, 46, 5), (20, 44, 6), (48, 30, 8), (0, 50, 4))
        ],
    )


def stepping_out(pen: Pen) -> None:
    """A man of light stepping out of a cloak that stays behind."""
    pen.figure(Figure("stand", "robed", "hood", pads=False, tone="dark"), -24, 50, 84)
    pen.glow(26, 0, 56, "acc", 0.7)
    pen.figure(Figure("march", "soldier", "helm", tone="acc"), 26, 50, 84)


def light_shield(pen: Pen) -> None:
    """Blows that glance off a disc of light before a hand."""
    pen.part("acc*.5", oval(18, -4, 12, 44, 60), rim=0.9, top=1.4, foot=0.8)
    pen.flat("acc", *[[(18 + a - b, -4 - 40 * c) for a, b, c in ((0, 0, 0.2), (8, 0, 0.9), (2, 0, 1))]], alpha=180)
    pen.glow(20, -4, 46, "acc", 0.6)
    for y, far in ((-34, 60), (-4, 66), (26, 58)):
        pen.part("metal", [(28, y), (far, y - 10), (far + 4, y - 4), (far, y + 2)])
        pen.flat("low", star(28, y, 6, 7, 2.4))
    open_hand(pen, -22, 20, 1.1)


def force_arrow(pen: Pen) -> None:
    """A fist, and before it the air broken into arcs."""
    fist(pen, -44, 8, 1, -70, False, "skin", "cloth")
    waves(pen, -34, 0, 7, 18, 12, -34, 30)
    pen.figure(Figure("fall", tone="dark"), 58, 44, 46, True, -20)


def swapped_things(pen: Pen) -> None:
    """A sword that vanishes in one ring and comes out of another."""
    for x, y in ((-36, 20), (38, -20)):
        pen.part("dark", oval(x, y, 13, 30, 50))
        pen.part("acc", [*oval(x, y, 15, 33, 50), *oval(x, y, 12, 28, 50, 360, 0)], rim=0.5)
        pen.glow(x, y, 34, "acc", 0.5)
    pen.part("bone", [(-66, 17), (-36, 14), (-36, 26), (-66, 23)])
    pen.part("wood", box(-74, 18, -64, 22))
    pen.part("bone", [(38, -27), (66, -23), (74, -20), (66, -17), (38, -13)])
    pen.flat("acc", *[oval(-20 + i * 9, 12 - i * 6, 1.6, steps=10) for i in range(5)])


# ---------------------------------------------------------------- mentalism


def winged_man(pen: Pen) -> None:
    """A man who flies over the land on wings of light."""
    pen.glow(0, -10, 60, "acc", 0.6)
    pen.figure(Figure("dive", "slim", "open_hood", behind=("feather",), pads=False), -6, 42, 66, False, -40)
    pen.part("far", *[limb((x, y), (x + 26, y), 4, 4) for x, y in ((-66, 36), (-40, 42), (22, 40), (44, 34))], seam=0)


def growing_man(pen: Pen) -> None:
    """The same man three times, each larger and brighter."""
    pen.figure(Figure("stand", "slim", "hood", tone="dark"), -50, 50, 44)
    pen.figure(Figure("stand", "soldier", "hood", tone="near"), -18, 50, 70)
    pen.glow(32, 0, 60, "acc", 0.7)
    pen.figure(Figure("hail", "brute", "hood", before=("spikes",)), 32, 52, 92)


def unhurt(pen: Pen) -> None:
    """A man on whom blades break."""
    pen.glow(0, 4, 54, "acc", 0.7)
    pen.figure(Figure("guard", "brute", "hood"), 0, 52, 96)
    for x, y, s in ((-36, -14, 1), (36, -22, -1), (-34, 20, 1), (38, 14, -1)):
        pen.part("metal", [(x, y), (x - s * 30, y - 7), (x - s * 30, y + 4)])
        pen.part(
            "metal",
            [(x + s * 2, y - 10), (x + s * 5, y - 18), (x + s * 8, y - 9)],
            [(x - s * 2, y + 8), (x + s * 3, y + 15), (x + s * 5, y + 6)],
        )
        pen.flat("low", star(x, y, 6, 8, 2.6))


def self_cleansing(pen: Pen) -> None:
    """A praying figure; a dark shape leaves its back."""
    pen.part(
        "dark",
        smooth(
            [
                (10, 44),
                (30, 10),
                (20, -20),
                (44, -50),
                (46, -30),
                (66, -44),
                (56, -20),
                (70, -6),
                (50, 8),
                (54, 34),
                (34, 50),
            ],
            4,
        ),
    )
    pen.flat("acc", *[[(44, -28), (52, -30), (46, -25)], [(58, -26), (64, -30), (60, -22)]])
    pen.glow(-24, -10, 50, "acc", 0.8)
    pen.figure(Figure("pray", "robed", "cowl", pads=False), -24, 52, 96)


def lightning_step(pen: Pen) -> None:
    """A runner whose shapes lag behind him."""
    for i in range(4):
        pen.figure(
            Figure("run", "slim", "hood", tone="far" if i < 2 else "near", pads=False),
            -46 + i * 16,
            48,
            74,
            haze=0.5 - i * 0.14,
        )
    pen.figure(Figure("run", "slim", "bald", weapon="sword", pads=False), 24, 48, 80)
    pen.flat("acc", *[limb((-70, y), (-10 - abs(y) * 0.4, y), 1.6, 0.6) for y in (-34, -20, -4, 12, 28)], alpha=190)


def many_spells(pen: Pen) -> None:
    """Hands of light around a caster, each with a sign of its own."""
    pen.figure(CASTER, 0, 52, 80)
    for i in range(6):
        a = math.radians(200 + i * 28)
        x, y = 50 * math.cos(a), 4 + 48 * math.sin(a)
        pen.glow(x, y, 16, "acc", 0.7)
        pen.part("acc", oval(x, y, 8, steps=24) if i % 3 == 0 else star(x, y, 3 + i, 10, 4), rim=0.4)


SPELLS_OF_FORCE: Final[Mapping[str, Subject]] = by_name(
    fire_ball,
    fire_bolt,
    wall_of_elements,
    rain_shield,
    white_burst,
    floating,
    stepping_out,
    light_shield,
    force_arrow,
    swapped_things,
    winged_man,
    growing_man,
    unhurt,
    self_cleansing,
    lightning_step,
    many_spells,
)
SPELLS: Final[Mapping[str, Subject]] = MappingProxyType({**SPELLS_OF_FORCE, **SPELLS_OF_MIND})
