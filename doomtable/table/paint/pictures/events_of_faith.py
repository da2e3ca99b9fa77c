"""Virtues, oaths and visitations as the subject of a picture, and what is handed on of the Art by aspect."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.events_of_war import shade
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import (
    book,
    fire,
    open_hand,
    palm,
    pointing_hand,
    skull,
)
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import box, limb, oval, ribbon, ring, smooth, star


def presented_sword(pen: Pen) -> None:
    """A kneeling man holds a sword out on both palms."""
    pen.figure(Figure("pray", "soldier", "topknot", skirt=True), -30, 60, 100)
    pen.weapon("katana", 2, 16, 1.2, 6)
    pen.glow(30, 12, 26, "acc", 0.5)


def dark_visitor(pen: Pen) -> None:
    """A door stands open; what stands in it fills it."""
    pen.flat("acc", box(-24, -50, 30, 60))
    pen.glow(2, 10, 54, "acc", 0.7)
    pen.figure(shade("stand", "giant", "tentacles"), 2, 60, 92)
    pen.part("near*.7", box(-76, -64, -24, 64), box(30, -64, 76, 64), box(-24, -64, 30, -50))
    pen.flat("acc", [(-24, 60), (30, 60), (60, 64), (-54, 64)], alpha=120)


def light_on_reader(pen: Pen) -> None:
    """A shaft of light on one who reads, kneeling."""
    pen.flat("low", [(-20, -70), (24, -70), (50, 62), (-46, 62)], alpha=110)
    pen.figure(Figure("pray", "robed", "open_hood", pads=False), -16, 60, 88)
    book(pen, 26, 34, 0.8)
    pen.glow(26, 26, 34, "acc", 0.8)


def notched_sword(pen: Pen) -> None:
    """A sword full of notches bends on a breastplate."""
    pen.part("plate", smooth([(20, -54), (70, -50), (74, 50), (24, 58), (6, 20), (6, -20)], 4))
    pen.part("plate*.7", smooth([(30, -20), (60, -20), (58, 10), (34, 12)], 4))
    pen.part("wood", limb((-72, 30), (-54, 20), 6, 6))
    pen.part("metal", limb((-56, 10), (-46, 28), 4, 4))
    pen.part(
        "bone",
        [
            (-52, 15),
            (-34, 4),
            (-30, 8),
            (-24, -1),
            (-18, 3),
            (-10, -8),
            (-4, -4),
            (6, -20),
            (2, -34),
            (10, -22),
            (10, -12),
            (-46, 24),
        ],
    )


def stopwatch(pen: Pen) -> None:
    """A stopwatch as large as the runners before it."""
    pen.part("metal", oval(18, -4, 46, steps=90), box(12, -62, 24, -48))
    pen.part("bone", oval(18, -4, 38, steps=80))
    pen.flat(
        "dark",
        *[
            limb(
                (18 + 35 * math.cos(a), -4 + 35 * math.sin(a)),
                (18 + 30 * math.cos(a), -4 + 30 * math.sin(a)),
                1.6,
                1.6,
            )
            for a in (i * math.pi / 6 for i in range(12))
        ],
    )
    pen.part("acc", [(18, -4), (18, -38), (44, -24)], rim=0.2, seam=0)
    for x in (-58, -30, -2):
        pen.figure(shade("run"), x, 60, 38)


def crystal_lens(pen: Pen) -> None:
    """A clear crystal that gathers rays into one."""
    for y in (-40, -20, 0, 20, 40):
        pen.flat("low", [(-76, y * 1.3 - 2), (-76, y * 1.3 + 2), (-6, y * 0.5)], alpha=170)
    pen.part("cool", [(0, -46), (20, -20), (20, 20), (0, 46), (-20, 20), (-20, -20)], top=1.6)
    pen.part("low", [(0, -46), (8, -18), (8, 18), (0, 46), (-8, 18), (-8, -18)], rim=0.4, seam=0)
    pen.flat("acc", [(14, -5), (76, -2), (76, 2), (14, 5)])
    pen.glow(10, 0, 40, "acc", 0.7)


def whole_column(pen: Pen) -> None:
    """One column stands among broken ones."""
    for x, top in ((-54, 20), (-28, 34), (34, 28), (58, 10)):
        pen.part(
            "near*1.3", [(x - 9, 62), (x - 9, top + 6), (x - 2, top - 4), (x + 4, top + 4), (x + 9, top), (x + 9, 62)]
        )
    pen.part("bone", box(-10, -46, 14, 62), box(-16, -54, 20, -46), box(-16, 54, 20, 62))
    pen.flat("dark", *[box(x, -44, x + 1.2, 54) for x in (-5, 1, 7)], alpha=130)
    pen.part("acc", smooth([(-6, -54), (2, -72), (10, -54)], 5), rim=0.3)
    pen.glow(2, -60, 30, "acc", 0.9)


def scales(pen: Pen) -> None:
    """Scales with a heart and a skull."""
    pen.part(
        "metal",
        box(-2, -50, 2, 56),
        box(-20, 54, 20, 60),
        limb((-50, -30), (50, -44), 3, 3),
        oval(0, -52, 5, steps=20),
    )
    for x, y in ((-50, -30), (50, -44)):
        pen.part(
            "metal*.7", limb((x, y), (x - 16, y + 44), 0.9, 0.9), limb((x, y), (x + 16, y + 44), 0.9, 0.9), seam=0
        )
        pen.part("acc*.7", smooth([(x - 22, y + 44), (x + 22, y + 44), (x, y + 58)], 4))
    pen.part("acc", smooth([(-50, 16), (-64, 0), (-58, -8), (-50, -2), (-42, -8), (-36, 0)], 4))
    skull(pen, 50, -16, 12, False)


def white_lily(pen: Pen) -> None:
    """A white flower out of black water."""
    pen.part("dark*1.5", [(-76, 40), (76, 40), (76, 64), (-76, 64)])
    pen.part("acc*.5", ribbon([(0, 46), (4, 20), (0, -4)], 3.4, 3))
    for tilt in (-60, -34, 34, 60, -12, 12):
        c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
        petal = smooth([(0, 0), (-9, -22), (0, -46), (9, -22)], 4)
        pen.part("bone", [(x * c - y * s, -2 + x * s + y * c) for x, y in petal])
    pen.glow(0, -24, 44, "acc", 0.7)
    pen.flat(
        "low",
        *[[*oval(0, 46, r, r * 0.16, 50), *oval(0, 46, r - 1.4, r * 0.16 - 0.7, 50, 360, 0)] for r in (24, 44)],
        alpha=150,
    )


def plumb_line(pen: Pen) -> None:
    """A plumb beside a leaning tower of swords; one stands straight."""
    for x, lean in ((-56, 16), (-36, -12), (36, 14), (58, -10)):
        pen.weapon("sword", x, 56, 1.5, 90 + lean)
    pen.weapon("greatsword", 0, 54, 1.3, 90)
    pen.flat("acc", box(19.4, -64, 20.4, 30))
    pen.part("acc", [(14, 30), (26, 30), (20, 48)])
    pen.glow(4, 0, 40, "acc", 0.5)


def raised_lamp(pen: Pen) -> None:
    """An arm holds up a lantern; dark hands shrink from it."""
    pen.glow(4, -22, 60, "acc", 0.9)
    pen.part("cloth", limb((-40, 64), (-6, 12), 22, 17))
    pen.part("skin", oval(0, 4, 10, steps=28))
    pen.part(
        "metal*.6",
        box(-8, -46, 18, -41),
        box(-8, -6, 18, 0),
        *[box(x, -42, x + 2, -4) for x in (-8, 4, 16)],
        ring(5, -52, 5, 7, 180, 360, 20),
    )
    pen.part("acc", smooth([(0, -8), (-2, -22), (6, -36), (12, -22), (10, -8)], 4), rim=0.2)
    pen.part(
        "dark",
        *[ribbon([(76, y), (56, y * 0.9), (44 + i * 3, y * 0.7 - 4)], 9, 2) for i, y in enumerate((-44, -10, 26, 54))],
        seam=0,
    )


def baptism(pen: Pen) -> None:
    """Water poured from a shell on a bowed head."""
    pen.part("bone", smooth([(-8, -34), (-34, -44), (-40, -58), (-10, -62), (8, -52)], 4))
    pen.part(
        "#8AC8E8",
        ribbon([(-10, -38), (-2, -16), (0, 4)], 7, 11),
        *[ribbon([(x, 6), (x * 2.4, 26), (x * 2.6, 52)], 5, 3) for x in (-10, 12)],
        top=1.4,
    )
    pen.part("skin", smooth([(-24, 62), (-26, 34), (-12, 8), (14, 6), (28, 26), (30, 44), (20, 62)], 4))
    pen.part("dark", smooth([(-28, 40), (-22, 10), (2, 0), (24, 10), (10, 16), (-8, 24), (-18, 44)], 4))
    pointing_hand(pen, -56, -46, 0.7)
    pen.glow(0, -6, 40, "acc", 0.5)


def raised_banner(pen: Pen) -> None:
    """A great banner raised over kneeling men."""
    pen.part("wood", limb((-20, 62), (-8, -66), 3, 2.4))
    flag = [
        (-8.0, -62.0),
        (20.0, -68.0),
        (48.0, -56.0),
        (74.0, -64.0),
        (68.0, -36.0),
        (74.0, -12.0),
        (44.0, -6.0),
        (16.0, -16.0),
        (-12.0, -10.0),
    ]
    pen.part("acc*.75", smooth(flag, 3))
    pen.part("bone", star(30, -36, 8, 15, 6), rim=0.3)
    pen.figure(Figure("lift", "soldier", "helm"), -24, 62, 70)
    for x, flip in ((26, True), (52, True), (-60, False)):
        pen.figure(shade("kneel"), x, 62, 54, flip)


def passed_flame(pen: Pen) -> None:
    """A flame goes from one hand to another."""
    palm(pen, -34, 26, 1.1)
    palm(pen, 36, 30, 1.1, 0, True)
    fire(pen, -12, 14, 18, 66, 2, "#FF8A2A")
    pen.glow(0, -10, 44, "#FF8A2A", 0.8)


def shared_masks(pen: Pen) -> None:
    """Two faces that change their masks."""
    for s in (-1, 1):
        pen.part("skin" if s < 0 else "skin*.8", oval(s * 40, 4, 24, 34, 50))
        pen.part(
            "bone" if s < 0 else "dark*2.4",
            smooth([(s * 4, -40), (s * 30, -44), (s * 34, -8), (s * 18, 14), (s * 2, -6)], 4),
        )
        pen.flat("acc", oval(s * 12, -22, 3, 2, 14), oval(s * 26, -22, 3, 2, 14))
    pen.part("acc", ring(0, 34, 26, 30, 20, 160, 30), [(-34, 40), (-26, 52), (-20, 40)], rim=0.3)


def candle_passed(pen: Pen) -> None:
    """A candle lights another while shadows fall back."""
    for x, lean in ((-16, 8), (18, -10)):
        pen.part("bone", [(x - 6, 60), (x - 6 + lean, -14), (x + 6 + lean, -14), (x + 6, 60)])
    pen.part("acc", smooth([(-8, -16), (-6, -34), (2, -50), (10, -34), (8, -16)], 4), rim=0.2)
    pen.glow(2, -34, 50, "acc", 1)
    pen.part(
        "dark",
        *[
            smooth([(s * 76, -20), (s * 50, -36), (s * 56, -10), (s * 42, 6), (s * 58, 20), (s * 76, 44)], 4)
            for s in (-1, 1)
        ],
        seam=0,
    )


def held_stone(pen: Pen) -> None:
    """A stone that hangs between four hands."""
    for s in (-1, 1):
        open_hand(pen, s * 46, 34, 0.7, s * -30, s > 0)
        open_hand(pen, s * 50, -30, 0.55, s * -120, s > 0)
    pen.part("near*1.5", [(-22, -4), (-10, -24), (14, -20), (24, 2), (10, 22), (-14, 18)])
    pen.flat(
        "acc",
        *[[*oval(0, 0, r, r * 0.4, 50), *oval(0, 0, r - 1.6, r * 0.4 - 1, 50, 360, 0)] for r in (32, 42)],
        alpha=200,
    )
    pen.glow(0, 0, 34, "acc", 0.6)


def touching_brows(pen: Pen) -> None:
    """Two profiles brow to brow with one light in both."""
    for s in (-1, 1):
        face = [
            (s * 66, 62),
            (s * 70, -20),
            (s * 44, -48),
            (s * 14, -44),
            (s * 2, -26),
            (s * 8, -6),
            (s * 2, 8),
            (s * 12, 14),
            (s * 10, 28),
            (s * 24, 44),
            (s * 30, 62),
        ]
        pen.part("skin" if s < 0 else "skin*.7", smooth(face if s > 0 else face[::-1], 4))
        pen.flat("dark", limb((s * 16, -14), (s * 24, -12), 1.6, 1.6))
    pen.part("acc", star(0, -30, 10, 16, 6), rim=0.2)
    pen.glow(0, -30, 44, "acc", 0.9)


EVENTS_OF_FAITH: Final[Mapping[str, Subject]] = by_name(
    presented_sword,
    dark_visitor,
    light_on_reader,
    notched_sword,
    stopwatch,
    crystal_lens,
    whole_column,
    scales,
    white_lily,
    plumb_line,
    raised_lamp,
    baptism,
    raised_banner,
    passed_flame,
    shared_masks,
    candle_passed,
    held_stone,
    touching_brows,
)
