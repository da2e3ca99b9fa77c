"""Craft of the air, armoured cars and missiles as the subject of a picture, each at its work."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.engines import tracks
from doomtable.table.paint.pictures.figure import Figure
from doomtable.table.paint.pictures.motifs import blast
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, moved, oval, ribbon, ring, smooth, star
from doomtable.table.paint.pictures.small_motifs import dark_figure, tracer
from doomtable.table.paint.pictures.vehicles import lamps, wheels


def rocket(pen: Pen, x: float, y: float, k: float, degrees: float, tone: str = "metal") -> None:
    """A missile 80 units long with its nose to +x, turned; fire behind it."""

    def at(*outlines: list[Point]) -> list[list[Point]]:
        return [moved(one, x, y, k, degrees) for one in outlines]

    pen.flat("acc", *at([(-40, -4), (-74, 0), (-40, 4)]))
    pen.flat("low", *at([(-40, -2), (-58, 0), (-40, 2)]))
    pen.part(tone, *at([(-38, -14), (-22, -5), (-22, 5), (-38, 14)]))
    pen.part(tone, *at(smooth([(-40, -6), (24, -6.4), (40, 0), (24, 6.4), (-40, 6)], 4)))
    pen.part("acc*.7", *at([(18, -6.2), (26, -5.6), (26, 5.6), (18, 6.2)]), rim=0.3, seam=0)
    pen.part("dark*1.6", *at([(-30, -5.8), (-26, -5.8), (-26, 5.8), (-30, 5.8)]), rim=0.3, seam=0)


def missile_on_tank(pen: Pen) -> None:
    """A missile a hand's breadth over the hatch of a tank, whose driver looks up; its smoke comes from the
    sky's edge."""
    pen.part("low*.8", ribbon([(-96, -78), (-60, -62), (-26, -44)], 26, 7), rim=0.3, seam=0)
    tracks(pen, -30, 84, 26, 58)
    pen.part("plate", [(-26, 30), (-14, 12), (66, 12), (84, 30)])
    pen.part("plate*.8", smooth([(2, 12), (6, -6), (40, -8), (54, 12)], 4))
    pen.part("metal*.6", limb((46, 2), (92, -6), 8, 6))
    pen.part("plate*.6", box(10, -12, 30, -6), limb((10, -10), (0, -26), 3, 8))
    pen.head("pilot", 20, -14, 8, 30, True)
    rocket(pen, -14, -38, 0.66, -36)
    pen.glow(12, -18, 24, "acc", 0.9)


def autogyro(pen: Pen) -> None:
    """A gyro with a bubble of glass, a pusher at its back and one great rotor, over roofs; its pilot leans out
    to shoot."""
    pen.flat("low", oval(0, -46, 84, 5, 60), alpha=110)
    pen.part("metal", [(-86, -50), (4, -49), (4, -44), (-86, -46)], [(88, -42), (-2, -49), (-2, -44),
            (88, -38)])
    pen.part("metal*.6", limb((0, -46), (-4, -6), 5, 7))
    pen.part("plate*.7", [(-20, 0), (-74, -10), (-78, -30), (-66, -30), (-60, -14), (-18, 8)])
    pen.part("plate", smooth([(-34, -8), (-6, -16), (28, -6), (46, 12), (30, 26), (-10, 26), (-32, 14)], 4))
    pen.part("cool", smooth([(6, -12), (28, -4), (42, 10), (10, 12)], 4), top=1.5)
    pen.flat("low", oval(-46, 4, 5, 24, 30), alpha=150)
    pen.part("metal*.6", limb((-44, 4), (-30, 4), 5, 8))
    pen.figure(Figure("aim", "soldier", "goggles", weapon="machine_gun", behind=("scarf",)), 2, 36, 56)
    pen.part("plate*.85", smooth([(-18, 10), (22, 12), (26, 24), (-10, 26)], 3))
    pen.part("metal*.7", limb((-12, 26), (-20, 44), 3, 3), limb((20, 26), (30, 44), 3, 3))
    wheels(pen, 46, 8, -22, 32)


def car_under_fire(pen: Pen) -> None:
    """A long black car of state with round lamps, seen from before; shots star its glass and go no further."""
    pen.part("dark*1.5", smooth([(-74, 56), (-76, 20), (-56, 6), (56, 6), (76, 20), (74, 56)], 4))
    pen.part("dark*2", smooth([(-50, 8), (-38, -34), (0, -40), (38, -34), (50, 8)], 3))
    pen.part("cool", smooth([(-40, 2), (-31, -26), (0, -31), (31, -26), (40, 2)], 3), top=1.4)
    pen.part("metal", smooth([(-18, 50), (-18, 16), (0, 4), (18, 16), (18, 50)], 4))
    pen.flat("dark", *[box(x, 16, x + 1.6, 48) for x in (-12, -6, 0, 6, 12)])
    for s in (-1, 1):
        pen.part("metal", ring(s * 44, 26, 11, 15, steps=36))
        pen.flat("acc", oval(s * 44, 26, 11, steps=30))
        pen.glow(s * 44, 26, 34, "acc", 0.9)
        pen.part("dark", box(s * 62 - 12, 50, s * 62 + 12, 68))
    pen.head("peaked", -12, -8, 9)
    pen.part("dark*2", [(-40, 2), (40, 2), (46, 8), (-46, 8)])
    pen.flat("low", *[star(x, y, 9, 8, 2) for x, y in ((-20, -14), (6, -20), (24, -8))])
    pen.part("metal*.8", box(-78, 52, 78, 58))
    tracer(pen, ((-96, -58), (-22, -14)), ((90, -66), (26, -10)), ((10, -84), (6, -22)))
    pen.part("acc*.7", limb((-58, 4), (-62, -22), 2, 2), [(-62, -22), (-88, -20), (-86, -8), (-61, -10)])


def rising_missile(pen: Pen) -> None:
    """A missile leaves a rack between bags and climbs at the belly of an airship; two men crouch with hands on
    their ears."""
    pen.part("dark*1.8", smooth([(4, -60), (40, -78), (92, -72), (104, -58), (60, -46), (16, -48)], 4))
    pen.part("dark*1.3", box(36, -50, 70, -42))
    pen.part("low*.85", ribbon([(-30, 50), (-16, 20), (4, -6)], 20, 7), rim=0.3, seam=0)
    rocket(pen, 16, -20, 0.55, 54)
    pen.part("metal*.6", limb((-48, 56), (-14, 12), 4, 4), limb((-30, 60), (-36, 40), 4, 4),
            box(-60, 54, -20, 60))
    pen.figure(dark_figure("hunch", "kettle"), 42, 64, 52)
    pen.figure(dark_figure("hunch", "kettle"), 70, 64, 46, True)
    pen.part("wood*1.2", *[smooth([(x, 66), (x + 2, 55), (x + 18, 55), (x + 20, 66)], 4) for x in (-90, -70, -2,
            18)])


def spying_ship(pen: Pen) -> None:
    """A slim airship with one great lens under its keel; the beam lays bare three cards on the ground."""
    pen.flat("low", [(-4, -12), (12, -12), (66, 64), (-58, 64)], alpha=120)
    pen.part("plate", smooth([(-80, -38), (-50, -60), (10, -66), (70, -52), (88, -38), (60, -26), (-40, -22)],
            4))
    pen.part("plate*.6", [(-70, -46), (-94, -66), (-90, -34)], [(-70, -32), (-92, -16), (-60, -26)])
    pen.flat("dark", *[ribbon([(x, -62), (x + 4, -44), (x, -26)], 1.2, 1.2) for x in (-40, -12, 16, 44)],
            alpha=160)
    pen.part("metal*.7", smooth([(-28, -26), (38, -26), (30, -12), (-20, -12)], 3))
    pen.part("metal", oval(4, -10, 12, 9, 30))
    pen.flat("acc", oval(4, -8, 7, 5, 24))
    pen.glow(4, -8, 30, "acc", 1)
    lamps(pen, (-16, -20), (24, -20))
    for x, turn in ((-36, 12), (4, 0), (44, -12)):
        pen.part("bone", moved(box(-15, -20, 15, 20), x, 44, 1, turn), rim=0.8)
        pen.part("acc*.6", moved(star(0, -4, 5, 9, 4), x, 44, 1, turn), rim=0.2, seam=0)


def plates_on_tank(pen: Pen) -> None:
    """The bow of a tank hung with bricks of armour: one has burst outward against a shell, those beside it hold."""
    pen.part("plate*.6", [(-90, 66), (-90, -40), (-20, -52), (60, 0), (84, 66)])
    for row in range(4):
        for i in range(5):
            x, y = -78 + i * 31 + row * 6, -34 + row * 25 + i * 6
            if x < 76 and (row, i) != (1, 3):
                pen.part("plate*1.1" if (row + i) % 2 else "plate*.95", [(x, y), (x + 26, y + 4),
                        (x + 26, y + 24), (x, y + 20)])
                pen.flat("dark", oval(x + 4, y + 4, 1.4, steps=8), oval(x + 22, y + 20, 1.4, steps=8))
    blast(pen, 40, 8, 32, 13)
    pen.part("dark*1.8", *[moved([(-6, -6), (7, -4), (5, 6), (-5, 4)], x, y, 1, t) for x, y, t in (
        (70, -36, 20), (82, -6, 50), (54, -52, 80), (90, 28, 10))])
    tracer(pen, ((98, -62), (52, -4)), wide=7)


def chased_by_missile(pen: Pen) -> None:
    """A craft flies one loop after another; behind it in the same loops, close, a missile with an eye."""
    loop: list[Point] = [(-92, 40), (-40, 52), (0, 24), (2, -20), (-26, -36), (-46, -14), (-26, 18), (20, 30),
            (48, 12)]
    pen.part("low*.9", ribbon(loop, 2, 7), rim=0.2, seam=0)
    pen.part("plate*.8", [(60, -26), (96, -46), (82, -28), (90, -8), (76, -18), (62, -6), (66, -20)])
    pen.glow(62, -18, 16, "acc", 1)
    rocket(pen, 40, 14, 0.5, 34)
    pen.flat("acc", oval(53, 4, 4, steps=16))
    pen.flat("dark", oval(53.6, 3.6, 1.6, steps=10))
    pen.glow(53, 4, 16, "acc", 0.9)


def dry_can(pen: Pen) -> None:
    """A man turns a fuel can upside down over the filler of a truck: one drop; a row of stranded engines to
    the horizon."""
    for i, (x, y, k) in enumerate(((84, 14, 0.34), (62, 18, 0.42), (36, 22, 0.52))):
        pen.part("near*.7", *[moved(one, x, y, k) for one in (
            [(-40, 20), (-40, -16), (-10, -16), (-6, -4), (40, -2), (44, 20)], oval(-24, 20, 12, steps=20),
                    oval(26, 20, 12, steps=20))],
            haze=0.3 - i * 0.1)
    pen.part("plate*.7", [(-96, 66), (-96, 4), (-40, 2), (-30, 20), (-28, 66)])
    wheels(pen, 60, 17, -62)
    pen.part("metal*.7", ring(-34, 22, 3, 7, steps=20))
    pen.figure(Figure("reach", "soldier", "goggles", pads=False), 40, 64, 100, True)
    pen.part("acc*.6", *[moved(one, -10, -34, 1, 118) for one in (box(-15, -22, 15, 22),
            [(-15, -22), (-8, -22), (-12, -36), (-18, -36)])])
    pen.part("dark*1.6", moved(ribbon([(-4, -22), (0, -31), (12, -30), (14, -22)], 3, 3), -10, -34, 1, 118),
            rim=0.5)
    pen.part("acc*.4", *[moved(box(-10, y, 10, y + 3), -10, -34, 1, 118) for y in (-10, 0, 10)], rim=0.3,
            seam=0)
    pen.flat("acc", smooth([(-40, -6), (-36, 6), (-40, 12), (-44, 6)], 3))


CRAFT_AND_MISSILES: Final[Mapping[str, Subject]] = by_name(
    missile_on_tank, autogyro, car_under_fire, rising_missile, spying_ship, plates_on_tank, chased_by_missile,
            dry_can,
)  # fmt: skip
