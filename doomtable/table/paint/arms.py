"""Weapons, armour and machines on the pictures: pieces in units of their own, the grip at (0, 0), pointing right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..theme import BLACK, WHITE, Color, mix
from .emblems import arc, box, symmetric, turned
from .pictures import Canvas, smooth
from .surfaces import Point

Pieces = list[tuple[int, list[Point]]]
WOOD, DARK, BRIGHT, LIGHT = range(4)


def _teeth() -> list[Point]:
    upper = [p for i in range(10) for p in ((6 + i * 4.0, -4.4), (8.6 + i * 4, -6.6), (9 + i * 4, -4.4))]
    lower = [p for i in range(9, -1, -1) for p in ((9 + i * 4.0, 4.4), (8.6 + i * 4, 6.6), (6 + i * 4, 4.4))]
    return [(6, -4.4), *upper, (47, -3), (54, 0), (47, 3), *lower]


WEAPONS: Final[dict[str, Pieces]] = {
    "rifle": [
        (WOOD, [(-22, -1), (-22, 7), (-19, 8), (-8, 3.4), (-6, -2)]), (DARK, [(0, 2), (5, 2), (7.5, 12), (2, 12)]),
        (WOOD, [(-6, 2), (-2, 2), (-4, 9), (-8, 8.5)]),
        (DARK, [(-9, -3.6), (11, -3.6), (13, -1.4), (13, 3), (-7, 3.4)]), (BRIGHT, box(13, -2.1, 36, 0.7)),
        (DARK, [(13, -3), (26, -3), (27, 2.4), (13, 3)]), (DARK, box(34, -3, 40, 1.6)), (DARK, box(-4, -7, 8, -4.2)),
        (BRIGHT, box(-4, -6.4, -2.4, -4.8)),
    ],
    "heavy": [
        (WOOD, [(-20, -2), (-20, 8), (-8, 5), (-8, -3)]), (DARK, arc(2, 9, 8.5)), (BRIGHT, arc(2, 9, 3)),
        (DARK, [(-10, -6), (14, -6), (17, -3), (17, 6), (-10, 6)]), (DARK, box(16, -5, 40, 5)),
        (BRIGHT, box(16, -3.4, 44, -1.4)), (BRIGHT, box(16, 1.4, 44, 3.4)), (DARK, box(42, -6, 48, 6)),
        (DARK, [(-6, -10), (10, -10), (12, -6), (-8, -6)]),
        *((BRIGHT, box(20 + 5 * i, -5, 21.6 + 5 * i, 5)) for i in range(4)),
    ],
    "pistol": [
        (WOOD, [(-4, 2), (3, 2), (1, 13), (-6, 13)]), (DARK, [(-7, -4), (16, -4), (17, -2), (17, 2), (-7, 3.4)]),
        (BRIGHT, box(17, -3, 24, 0)), (DARK, box(2, 3, 8, 5)),
    ],
    "sword": [
        (BRIGHT, arc(-9, 0, 2.3)), (WOOD, box(-8, -1.3, 0, 1.3)),
        (BRIGHT, [(2.5, -3), (40, -2.6), (51, 0), (40, 2.6), (2.5, 3)]), (DARK, box(4, -0.5, 40, 0.5)),
        (DARK, [(-0.5, -7), (3, -8.5), (4, 0), (3, 8.5), (-0.5, 7), (1, 0)]),
    ],
    "saw": [
        (DARK, arc(-10, 0, 3)), (WOOD, box(-9, -1.6, 0, 1.6)), (BRIGHT, _teeth()),
        (DARK, [(6, -2), (44, -1.6), (44, 1.6), (6, 2)]), (DARK, [(-2, -7), (10, -7), (13, 0), (10, 7), (-2, 7)]),
        (LIGHT, box(0, -1, 8, 1)),
    ],
    "axe": [
        (WOOD, box(-16, -1.3, 40, 1.3)), (BRIGHT, [(26, -2), (24, -14), (36, -17), (44, -10), (40, -2)]),
        (BRIGHT, [(28, 2), (26, 9), (36, 8), (38, 2)]), (DARK, box(38, -2.4, 42, 2.4)),
    ],
}  # fmt: skip
LAID: Final[dict[str, tuple[float, float, float, float]]] = {
    "rifle": (-11, 60, -24, 1.62), "heavy": (-14, 60, -22, 1.42), "pistol": (-16, 56, -18, 2.3),
    "sword": (-26, 74, -42, 1.62), "saw": (-26, 74, -42, 1.62), "axe": (-22, 72, -46, 1.62),
}  # fmt: skip
"""Where a weapon lies on its picture: grip, angle, size."""


def weapon(cv: Canvas, name: str, x: float, y: float, angle: float, size: float, rim: Color) -> None:
    """A weapon with its grip at (x, y)."""
    tones: tuple[Color, ...] = ((66, 46, 32), (52, 50, 52), (112, 110, 108), (255, 150, 70))
    for tone, points in WEAPONS[name]:
        placed = turned([(px * size, py * size) for px, py in points], angle, x, y)
        cv.part(placed, tones[tone], rim, depth=0.8)


def _armour(cv: Canvas, rim: Color) -> None:
    for s in (-1, 1):
        plate = smooth([(10.0 * s, 30.0), (20 * s, 20), (34 * s, 24), (38 * s, 38), (24 * s, 42)], 5)
        cv.part(plate, (92, 84, 78), rim)
    cv.part(symmetric([(0, 22), (10, 20), (22, 28), (22, 46), (15, 66), (13, 84), (0, 88)]), (92, 84, 78), rim)
    cv.part(symmetric([(0, 28), (9, 28), (17, 34), (15, 46), (0, 52)]), (112, 102, 92), rim)
    for i in range(4):
        lame = symmetric([(0, 56 + i * 7), (14 - i, 54 + i * 7), (13 - i, 59.4 + i * 7), (0, 61.6 + i * 7)])
        cv.part(lame, (78, 72, 68), rim)
    cv.sign(cv.affiliation, 0, 39, 12, mix(rim, BLACK, 0.25))


def _tank(cv: Canvas, rim: Color) -> None:
    body = mix(cv.colour, (34, 32, 30), 0.66)
    cv.part([(-50, 66), (-44, 58), (46, 58), (54, 66), (46, 82), (-42, 82)], (40, 37, 35), rim)
    for i in range(7):
        cv.part(arc(-38 + i * 13, 72, 6.4), (58, 54, 50), rim, depth=0.7)
        cv.part(arc(-38 + i * 13, 72, 2.4), (96, 88, 78), rim, depth=0.5)
    cv.part([(-52, 60), (-40, 47), (30, 47), (55, 55), (56, 61)], body, rim)
    cv.part([(-42, 60), (-28, 52), (-6, 52), (-12, 60)], mix(body, BLACK, 0.3), rim, depth=0.6)
    cv.part(box(12, 34, 62, 38.4), (60, 58, 58), rim)
    cv.part(box(56, 32.6, 66, 40), (60, 58, 58), rim)
    cv.part([(-28, 48), (-24, 32), (-8, 27), (14, 29), (22, 38), (20, 48)], mix(body, WHITE, 0.06), rim)
    cv.sign(cv.affiliation, -4, 39, 12, mix(cv.colour, WHITE, 0.35))


def _airship(cv: Canvas, rim: Color) -> None:
    body = mix(cv.colour, (34, 32, 30), 0.62)
    for s in (-1, 1):
        wing: list[Point] = [(10, 50), (46, 40), (60, 44), (58, 50), (44, 56), (12, 60)]
        cv.part([(x * s, y) for x, y in wing], mix(body, BLACK, 0.2), rim)
        cv.part(smooth([(30.0 * s, 40.0), (38 * s, 38), (40 * s, 56), (36 * s, 64), (30 * s, 58)]), (58, 54, 50), rim)
        cv.glow(35.5 * s, 64, 10, (255, 170, 90), 220)
        fin: list[Point] = [(4, 34), (12, 12), (16, 12), (14, 36)]
        cv.part([(x * s, y) for x, y in fin], mix(body, BLACK, 0.3), rim, depth=0.8)
    hull = smooth(symmetric([(0, 24), (9, 30), (14, 46), (12, 64), (5, 78), (0, 82)]))
    cv.part(hull, body, rim)
    cv.part(smooth(symmetric([(0, 62), (5, 63), (6, 70), (0, 77)])), (30, 40, 46), (160, 210, 230), depth=0.7)
    for s in (-1, 1):
        cv.part(box(9 * s - 1.2, 60, 9 * s + 1.2, 84), (60, 58, 58), rim, depth=0.6)
    cv.sign(cv.affiliation, 0, 46, 13, mix(cv.colour, WHITE, 0.35))


MACHINES: Final[dict[str, Callable[[Canvas, Color], None]]] = {
    "armour": _armour, "tank": _tank, "airship": _airship,
}  # fmt: skip


def thing(cv: Canvas, rim: Color) -> bool:
    """What a card of equipment is, as its canvas says; False if that is nothing drawn here."""
    name = cv.subject
    if name == "blade":
        name = cv.chance.choice(("sword", "saw", "axe"))
    if name in MACHINES:
        MACHINES[name](cv, rim)
    elif name in WEAPONS:
        weapon(cv, name, *LAID[name], rim)
    else:
        return False
    return True


def struck(cv: Canvas, rim: Color) -> bool:
    """What strikes in a combat, before its burst: a gun, a blade or a shield; False if that is none of them."""
    side = cv.chance.choice((-1, 1))
    if cv.subject == "shot":
        weapon(cv, cv.chance.choice(("rifle", "heavy", "pistol")), -14, 62, -28 + cv.chance.uniform(-6, 6), 1.55, rim)
    elif cv.subject == "blow":
        weapon(cv, cv.chance.choice(("sword", "axe", "saw")), -28 * side, 84, -90 + 42 * side, 1.55, rim)
    elif cv.subject == "guard":
        outer = symmetric([(0, 20), (24, 24), (24, 54), (16, 74), (0, 88)])
        inner = symmetric([(0, 26), (19, 29), (19, 53), (12, 69), (0, 80)])
        cv.part(outer, (120, 112, 100), rim)
        cv.part(inner, mix(cv.colour, (30, 34, 30), 0.7), rim, depth=0.7)
        cv.sculpture(cv.affiliation, 0, 52, 30, (200, 178, 120), WHITE)
    else:
        return False
    return True
