"""Vehicles and great guns, facing right, filling their own space."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.table.paint.pictures.by_name import by_name
from doomtable.table.paint.pictures.pen import Pen, Subject
from doomtable.table.paint.pictures.shapes import Point, box, limb, oval, ribbon, ring, smooth, star


def wheels(pen: Pen, y: float, radius: float, *xs: float) -> None:
    """Road wheels in a row."""
    for x in xs:
        pen.part("dark*1.4", oval(x, y, radius, steps=24))
        pen.part("metal*.7", oval(x, y, radius * 0.5, steps=16), rim=0.5)


def lamps(pen: Pen, *spots: Point, radius: float = 1.8) -> None:
    """Lights."""
    for x, y in spots:
        pen.flat("acc", oval(x, y, radius, steps=12))
        pen.glow(x, y, radius * 4, "acc", 0.6)


def gunship(pen: Pen) -> None:
    """A flier with two tilted rotors, a glass nose and guns under it."""
    for x, tilt in ((-30, -8), (34, 6)):
        pen.part("metal*.5", limb((x, -14), (x, -30), 3, 2))
        pen.flat(
            "metal",
            [(x - 34, -32 + tilt), (x + 34, -30 - tilt), (x + 34, -28.6 - tilt), (x - 34, -30.6 + tilt)],
            alpha=170,
        )
    pen.part(
        "plate*.7",
        [(-62, -20), (-46, -22), (-30, -2), (-34, 6), (-50, -4)],
        [(-66, -34), (-56, -34), (-48, -12), (-58, -12)],
    )
    pen.part("plate", smooth([(-40, -4), (-26, -18), (12, -20), (40, -12), (52, 2), (40, 14), (-6, 16), (-34, 10)]))
    pen.part("cool", smooth([(20, -16), (38, -11), (48, 0), (30, 2), (20, -4)]), top=1.5)
    pen.part("plate*.8", [(-20, -2), (12, -2), (24, 8), (-28, 10)])
    pen.part("metal*.6", limb((0, 18), (46, 20), 4, 3), limb((-10, 24), (26, 26), 6, 6), box(-6, 12, 0, 24))
    pen.part("metal*.5", limb((-30, 26), (30, 32), 2.4, 2.4), box(-24, 12, -21, 28), box(16, 14, 19, 31))
    lamps(pen, (48, 8), (-50, -28))


def airship(pen: Pen) -> None:
    """A ribbed airship with fins and a long cabin."""
    pen.part("plate*.7", [(-66, -30), (-46, -16), (-46, 0), (-66, 10)], [(-62, -36), (-40, -20), (-52, -12)])
    pen.part("plate", smooth([(-60, -8), (-30, -30), (20, -34), (56, -18), (66, -6), (54, 6), (16, 18), (-32, 12)]))
    for x in (-30, -8, 14, 36):
        pen.part(
            "plate*.8", ribbon([(x, -30 if abs(x) < 30 else -25), (x + 5, -8), (x, 13)], 1.4, 1.4), rim=0.3, seam=0
        )
    pen.part("metal*.5", box(-24, 14, -22, 26), box(22, 14, 24, 26))
    pen.part("dark*1.5", smooth([(-34, 24), (38, 24), (46, 30), (34, 38), (-28, 38)], 3))
    pen.flat("acc", *[box(x, 28, x + 5, 32) for x in range(-26, 36, 9)])
    pen.part("metal", limb((-44, 22), (-36, 22), 9, 9))
    lamps(pen, (45, 31))


def dart_plane(pen: Pen) -> None:
    """A needle with swept wings, falling on its prey with fire behind."""
    pen.glow(-46, 0, 30, "acc", 0.9)
    pen.flat("acc", [(-40, -6), (-68, -2), (-52, 0), (-70, 4), (-40, 7)])
    pen.part("plate*.75", [(-16, -4), (-44, -42), (-28, -42), (16, -6)], [(-16, 4), (-40, 40), (-24, 40), (16, 6)])
    pen.part("plate", smooth([(-42, -6), (-10, -9), (34, -6), (66, 0), (34, 7), (-10, 9), (-42, 7)]))
    pen.part("acc*.8", [(-38, -6), (-52, -24), (-42, -24), (-22, -7)])
    pen.part("cool", smooth([(8, -7), (26, -6), (36, -2), (12, -2)]), top=1.5)
    pen.part("bone", *[ring(x, 0, 3.4, 5, steps=20) for x in (-6,)], rim=0.3)
    pen.part("metal*.6", limb((26, 10), (56, 12), 3, 2), limb((26, -10), (56, -12), 3, 2))


def dreadnought(pen: Pen) -> None:
    """A fortress of the air: stacked hulls, turrets, a ram."""
    for x in (-34, 0, 30):
        pen.part("plate*.7", limb((x - 16, -38), (x + 16, -38), 16, 14))
        pen.part("metal*.5", box(x - 8, -32, x - 6, -18), box(x + 6, -32, x + 8, -18))
    pen.part("plate", [(-58, -18), (40, -20), (66, -6), (70, 4), (44, 8), (-50, 8), (-64, -2)])
    pen.part("plate*.75", [(-46, 8), (38, 8), (26, 24), (-34, 24)])
    pen.part("metal*.7", [(44, -12), (72, 2), (44, 6)])
    for x, y in ((-36, -20), (6, -22)):
        pen.part("metal*.8", oval(x, y, 7, 6, 20, 180, 360))
        pen.part("metal*.5", limb((x + 2, y - 4), (x + 26, y - 9), 2.6, 2))
    for x in (-26, 4):
        pen.part("metal*.5", limb((x, 26), (x + 20, 34), 3, 2.4))
    pen.flat("acc", *[box(x, -8, x + 6, -4) for x in range(-48, 40, 12)])
    lamps(pen, (-62, -4), (20, 22))


def hover_shark(pen: Pen) -> None:
    """A low craft with a fin, a toothed nose and glowing skirts."""
    pen.glow(0, 30, 50, "acc", 0.6)
    pen.part("plate*.6", [(-22, -14), (-40, -48), (-24, -46), (6, -16)])
    pen.part("plate", smooth([(-60, 6), (-44, -10), (0, -20), (44, -10), (66, 6), (52, 16), (-50, 18)]))
    pen.part("cool", smooth([(0, -19), (26, -16), (36, -8), (6, -7)]), top=1.5)
    pen.part("dark", [(38, 8), (64, 6), (54, 15), (40, 14)])
    pen.part("bone", *[[(40 + i * 4.6, 7.6), (42.4 + i * 4.6, 13), (44.6 + i * 4.6, 7.4)] for i in range(5)], seam=0.1)
    pen.flat("acc", oval(30, 2, 2.6, steps=14))
    pen.part("metal*.5", limb((-46, 20), (46, 18), 9, 9))
    pen.flat("acc", *[limb((x, 26), (x - 3, 34), 5, 2) for x in (-36, -12, 12, 36)], alpha=200)


def tank(pen: Pen) -> None:
    """A heavy tank on its tracks, the gun raised."""
    pen.part("dark*1.3", smooth([(-58, 26), (-50, 14), (50, 14), (62, 24), (52, 40), (-48, 40)], 4))
    wheels(pen, 30, 8, -42, -22, -2, 18, 38)
    pen.part("plate", [(-56, 14), (-44, 0), (34, 0), (60, 12), (56, 18), (-56, 18)])
    pen.part("plate*.85", [(-32, 0), (-24, -22), (14, -24), (26, -14), (24, 0)])
    pen.part("metal*.7", limb((20, -14), (66, -30), 6, 4.6), limb((60, -28), (68, -31), 7.4, 7.4))
    pen.part("metal*.6", box(-14, -30, 2, -23), limb((-22, -22), (-36, -56), 1.2, 0.6))
    pen.part("plate*.7", *[box(x, 2, x + 12, 9) for x in (-40, -24, 8)], rim=0.5)
    lamps(pen, (54, 10), (12, -14))


def field_gun(pen: Pen) -> None:
    """A siege gun on spoked wheels, its barrel to the sky, smoke at the muzzle."""
    pen.part("metal*.6", limb((-60, 42), (-6, 16), 6, 8), limb((-40, 46), (0, 20), 5, 6))
    pen.part("metal", limb((-24, 20), (54, -44), 17, 10), limb((44, -36), (62, -51), 14, 14))
    pen.part("metal*.7", limb((-14, 10), (30, -28), 7, 5))
    pen.part("plate", [(-16, -28), (8, -16), (20, 24), (4, 34), (-14, 16)])
    pen.part(
        "wood",
        ring(10, 26, 18, 23, steps=40),
        *[
            limb((10, 26), (10 + 20 * x, 26 + 20 * y), 2.4, 2.4)
            for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1), (0.7, 0.7), (-0.7, 0.7), (0.7, -0.7), (-0.7, -0.7))
        ],
    )
    pen.part("metal", oval(10, 26, 5, steps=16))
    pen.glow(64, -52, 16, "acc", 0.6)


def cannon_truck(pen: Pen) -> None:
    """A multi-barrelled cannon on a tripod with its belt."""
    pen.part(
        "metal*.5", limb((-8, 10), (-36, 50), 5, 3), limb((0, 10), (30, 50), 5, 3), limb((-4, 10), (-4, 46), 5, 3)
    )
    for i in range(5):
        pen.part("metal" if i % 2 else "metal*.8", limb((6, -18 + i * 5), (64, -26 + i * 5), 3.6, 3.4))
    pen.part("metal*.6", limb((34, -26), (36, 2), 5, 5), limb((58, -30), (60, -4), 4, 4))
    pen.part("plate", [(-40, -24), (6, -26), (16, -14), (14, 10), (-34, 12), (-44, 0)])
    pen.part("acc*.8", *[limb((-22 + i * 2, 12 + i * 6), (-12 + i * 2, 13 + i * 6), 3.4, 2.4) for i in range(6)])
    pen.part("wood", limb((-40, -8), (-58, 8), 5, 4), limb((-40, 2), (-54, 18), 5, 4))
    lamps(pen, (-20, -14))


def motorcycle(pen: Pen) -> None:
    """A heavy motorcycle, its lamp lit."""
    for x in (-38, 38):
        pen.part("dark*1.4", ring(x, 24, 12, 18, steps=40))
        pen.part(
            "metal*.7",
            oval(x, 24, 5, steps=16),
            *[limb((x, 24), (x + a, 24 + b), 1, 1) for a, b in ((12, 0), (-12, 0), (0, 12), (0, -12))],
            rim=0.4,
        )
    pen.part(
        "metal*.6", limb((38, 24), (24, -18), 4, 4), limb((-38, 24), (-10, 18), 5, 5), limb((-10, 30), (-50, 34), 5, 4)
    )
    pen.part("plate", smooth([(-24, -2), (0, -14), (26, -14), (30, 0), (10, 18), (-16, 18)]))
    pen.part("dark", smooth([(-54, -4), (-30, -12), (-4, -8), (-6, 0), (-44, 4)]))
    pen.part("plate*.7", [(18, -16), (36, -34), (40, -30), (34, -8)])
    pen.part("metal", limb((24, -20), (12, -28), 2.4, 2.4))
    lamps(pen, (40, -14), radius=4)


def drop_pod(pen: Pen) -> None:
    """A pod that falls point first, fire round its nose."""
    pen.glow(0, 34, 40, "acc", 0.9)
    pen.flat("acc", star(0, 34, 9, 26, 15), alpha=220)
    pen.part("plate", smooth([(0, 46), (-18, 26), (-20, -16), (-10, -34), (10, -34), (20, -16), (18, 26)]))
    pen.part(
        "plate*.7", [(-20, -16), (-34, -40), (-22, -40), (-12, -28)], [(20, -16), (34, -40), (22, -40), (12, -28)]
    )
    pen.part("cool", oval(0, -8, 7, 9, 24), top=1.4)
    pen.part("metal*.6", box(-20, 10, 20, 13), box(-19, -22, 19, -19), rim=0.4)


VEHICLES: Final[Mapping[str, Subject]] = by_name(
    gunship, airship, dart_plane, dreadnought, hover_shark, tank, field_gun, cannon_truck, motorcycle, drop_pod,
)  # fmt: skip
