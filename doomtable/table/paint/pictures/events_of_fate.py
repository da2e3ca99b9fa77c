"""Events of fate as the subject of a picture: fortune, omens and falls."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.events_of_war import shade
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import (
    coin,
    open_hand,
    palm,
    skull,
)
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, mirrored, oval, ribbon, ring, smooth, star


def both(outline: list[Point]) -> tuple[list[Point], list[Point]]:
    """An outline and its mirror image."""
    return outline, mirrored(outline)


def still_water(pen: Pen) -> None:
    """A monk who sits by a pool in which a star lies."""
    pen.part("cool", oval(30, 46, 42, 11, 50), rim=0.4, top=1.4)
    pen.flat("acc", star(30, 46, 6, 9, 3))
    pen.glow(30, 44, 26, "acc", 0.7)
    pen.figure(Figure("sit", "robed", "bald", pads=False), -34, 58, 100)


def three_cups(pen: Pen) -> None:
    """Three cups on a table and a hand that moves one."""
    pen.part("wood*.8", [(-76, 34), (76, 34), (76, 64), (-76, 64)])
    for x in (-44, 0, 44):
        pen.part("acc*.6", [(x - 16, 36), (x - 12, 2), (x + 12, 2), (x + 16, 36)])
        pen.part("acc*.85", oval(x, 2, 12, 4, 24))
    open_hand(pen, 44, -26, 0.95, 180)
    pen.part("bone", oval(22, 44, 5, steps=16))
    pen.flat("low", ring(0, -20, 30, 32, 200, 330, 30), alpha=140)


def silver_spoon(pen: Pen) -> None:
    """A cradle on a heap of coins, a great spoon leaning on it."""
    for x, y in ((-40, 50), (-14, 54), (14, 52), (42, 50), (0, 44), (-28, 44), (30, 42)):
        coin(pen, x, y, 13, 0.4, 0)
    pen.part(
        "wood",
        smooth([(-34, 10), (30, 10), (22, 40), (-26, 40)], 3),
        smooth([(-34, 10), (-38, -22), (-14, -30), (-8, 10)], 4),
    )
    pen.part("bone", smooth([(-10, 8), (4, -4), (24, 0), (30, 10)], 4))
    pen.part("metal*1.3", limb((62, 40), (40, -22), 4, 4), oval(35, -40, 11, 17, 30))


def spun_wheel(pen: Pen) -> None:
    """A wheel with a crown at its top and a helmet under it."""
    pen.part(
        "wood",
        [*oval(0, 0, 46, steps=80), *oval(0, 0, 39, steps=80, start=360, end=0)],
        *[limb((0, 0), (42 * math.cos(a), 42 * math.sin(a)), 4, 4) for a in (i * math.pi / 4 for i in range(8))],
    )
    pen.part("metal", oval(0, 0, 8, steps=30))
    pen.part("acc", [(-14, -46), (-18, -64), (-7, -54), (0, -68), (7, -54), (18, -64), (14, -46)])
    pen.part("plate*.7", smooth([(-15, 42), (-13, 56), (0, 62), (13, 56), (15, 42)], 4, False))
    pen.flat("low", ring(0, 0, 54, 56, -60, 30, 40), [(52, 30), (60, 28), (54, 40)], alpha=190)


def gift_box(pen: Pen) -> None:
    """A bound box let down from the sky on a ribbon of light."""
    pen.flat("low", [(-10, -70), (10, -70), (34, 60), (-34, 60)], alpha=80)
    pen.part("acc*.6", box(-26, -6, 26, 40))
    pen.part("acc*.8", box(-30, -14, 30, -2))
    pen.part("bone", box(-4, -14, 4, 40), *both(smooth([(0, -14), (20, -34), (28, -20)], 5)))
    pen.glow(0, 10, 54, "acc", 0.6)
    palm(pen, -8, 50, 1.1)


def raven(pen: Pen) -> None:
    """A raven on a skull."""
    skull(pen, 2, 34, 22, False)
    pen.part(
        "dark*1.6",
        smooth([(-50, 10), (-20, -18), (0, -42), (18, -50), (32, -40), (30, -26), (20, 0), (-6, 14)], 4),
        [(28, -44), (52, -38), (30, -32)],
    )
    pen.part("dark*2.2", smooth([(-44, 8), (-14, -14), (10, -16), (-8, 4)], 4))
    pen.flat("acc", oval(22, -40, 2.6, steps=12))
    pen.part("dark", *[limb((x, 8), (x + 2, 18), 2, 2) for x in (0, 8)])


def dove(pen: Pen) -> None:
    """A white bird with a branch, over a helmet in grass."""
    pen.part("bone*.8", smooth([(6, -8), (4, -38), (20, -58), (34, -42), (28, -14)], 4))
    pen.part("bone*.9", *[[(-16, 2), (-58, y), (-54, y + 9), (-10, 10)] for y in (-4, 6, 15)])
    body: list[Point] = [(-24, 4), (-4, -8), (18, -12), (32, -18), (38, -8), (22, 10), (-4, 14)]
    pen.part("bone", smooth(body, 4), oval(36, -18, 9))
    pen.part("acc*.8", [(43, -22), (54, -16), (43, -13)])
    pen.flat("dark", oval(38, -20, 1.6, steps=12))
    pen.part("bone*.94", smooth([(-10, -2), (-36, -30), (-42, -54), (-12, -46), (12, -28), (20, -6), (4, 4)], 4))
    pen.part(
        "acc*.7",
        ribbon([(50, -16), (58, -4), (56, 12)], 1.4, 0.8),
        *[oval(x, y, 5, 2.4, 14) for x, y in ((53, -8), (62, -1), (52, 5))],
    )
    pen.part("plate*.7", smooth([(-20, 58), (-16, 38), (0, 32), (16, 38), (20, 58)], 4, False))
    pen.glow(0, -14, 54, "acc", 0.5)


def hourglass(pen: Pen) -> None:
    """An hourglass turned upside down by a hand."""
    turn = 34.0
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def put(points: list[Point]) -> list[Point]:
        return [(x * c - y * s, x * s + y * c) for x, y in points]

    pen.part(
        "cool",
        put(
            smooth(
                [
                    (-22, -40),
                    (22, -40),
                    (16, -14),
                    (3, 0),
                    (16, 14),
                    (22, 40),
                    (-22, 40),
                    (-16, 14),
                    (-3, 0),
                    (-16, -14),
                ],
                4,
            )
        ),
        top=1.5,
    )
    pen.part(
        "acc", put([(-18, 38), (18, 38), (6, 16), (-8, 20)]), put([(-10, -20), (14, -24), (3, -2), (-2, -2)]), rim=0.3
    )
    pen.part(
        "wood",
        put(box(-28, -48, 28, -40)),
        put(box(-28, 40, 28, 48)),
        put(limb((-25, -42), (-25, 42), 3, 3)),
        put(limb((25, -42), (25, 42), 3, 3)),
    )
    pen.flat("low", ring(0, 0, 58, 61, -40, 60, 40), alpha=180)


def cut_thread(pen: Pen) -> None:
    """Shears about to close on a thread from which a figure hangs."""
    pen.flat("bone", box(-0.6, -70, 0.6, 6))
    for s in (-1, 1):
        pen.part("metal", [(s * -4, -18), (s * 46, -34), (s * 50, -26), (s * 2, -12)])
        pen.part(
            "wood",
            [
                *oval(s * 60, -34 + (8 if s > 0 else 0), 11, 8, 24),
                *oval(s * 60, -34 + (8 if s > 0 else 0), 6, 4, 24, 360, 0),
            ],
        )
    pen.figure(shade("hang"), 0, 60, 62)


def noose(pen: Pen) -> None:
    """A rope against a great pale moon; crows."""
    pen.part("wood*.7", box(-60, -64, -52, 60), box(-60, -64, 30, -57), limb((-54, -36), (-28, -60), 4, 4))
    pen.part(
        "bone*.8",
        box(14, -58, 16.4, -20),
        [*oval(15, -2, 13, 19, 40), *oval(15, -2, 10, 16, 40, 360, 0)],
        limb((15, -24), (15, -16), 6, 6),
    )
    pen.flat(
        "dark",
        *[
            smooth([(x - 9, y - 3), (x - 3, y), (x, y + 2), (x + 3, y), (x + 9, y - 4), (x, y + 4)], 3)
            for x, y in ((50, -30), (62, -8), (40, 10))
        ],
    )
    pen.part("front", [(-76, 56), (76, 50), (76, 64), (-76, 64)])


def fallen_from_stairs(pen: Pen) -> None:
    """A crown and a man tumble down black steps."""
    steps = [(-76.0, -20.0)]
    for i in range(6):
        steps += [(-60 + i * 24, -20 + i * 14), (-60 + i * 24, -6 + i * 14)]
    pen.part("dark*1.6", [*steps, (84, 64), (-76, 64)])
    pen.figure(Figure("fall", "soldier", "wild_hair", behind=("cape",)), 8, 30, 54, False, -50)
    pen.part("acc", [(44, 4), (40, -14), (50, -6), (57, -18), (62, -5), (72, -10), (68, 6)])
    pen.flat("acc", oval(-60, -40, 5, steps=16), oval(-44, -40, 5, steps=16))
    pen.glow(-52, -40, 24, "acc", 0.7)


EVENTS_OF_FATE: Final[Mapping[str, Subject]] = by_name(
    still_water,
    three_cups,
    silver_spoon,
    spun_wheel,
    gift_box,
    raven,
    dove,
    hourglass,
    cut_thread,
    noose,
    fallen_from_stairs,
)
