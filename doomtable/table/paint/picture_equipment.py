"""Equipment in card pictures: weapons, armour and machines as outlines on a canvas."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.table.paint.emblems import arc, box, symmetric, turned
from doomtable.table.paint.picture_canvas import Canvas, smooth
from doomtable.table.paint.surface_effects import Point
from doomtable.table.paint.theme import BLACK, WHITE, Color, mix

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


def _kit(cv: Canvas, rim: Color) -> None:
    cv.part(box(-9, 24, 9, 30), (70, 58, 48), rim, depth=0.6)
    cv.part([(-34, 32), (34, 32), (36, 76), (-36, 76)], (150, 132, 108), rim)
    cv.part(box(-36, 46, 36, 50), (104, 90, 74), rim, depth=0.5)
    for bar in (box(-4, 50, 4, 74), box(-13, 58, 13, 66)):
        cv.part(bar, (158, 52, 42), rim, depth=0.6)
    for x in (-24, 24):
        cv.part(box(x - 3, 42, x + 3, 54), (92, 88, 84), rim, depth=0.6)


def _mine(cv: Canvas, rim: Color) -> None:
    for i in range(10):
        cv.part(turned(box(-1.8, -37, 1.8, -24), i * 36, 0, 52), (84, 78, 72), rim, depth=0.6)
    cv.part(arc(0, 52, 27, n=40), (66, 64, 62), rim)
    cv.part(arc(0, 52, 19, n=40), (82, 78, 72), rim, depth=0.7)
    cv.glow(0, 52, 14, (255, 110, 70), 230)
    cv.part(arc(0, 52, 5, n=24), (220, 80, 50), (255, 220, 190), depth=0.6)


def _bomb(cv: Canvas, rim: Color) -> None:
    cv.part(smooth(symmetric([(0, 30), (14, 34), (17, 52), (14, 72), (0, 78)])), (86, 92, 78), rim)
    for y in (42, 52, 62):
        cv.part(box(-16.6, y, 16.6, y + 3), (62, 66, 56), rim, depth=0.5)
    cv.part(box(-7, 20, 7, 33), (96, 92, 86), rim, depth=0.7)
    cv.part([(6, 22), (20, 26), (24, 48), (20, 50), (15, 31), (6, 28)], (110, 104, 96), rim, depth=0.6)
    cv.ring(-15, 22, 6, (196, 170, 110), 1.2)
    for x, y, q in ((-34, 66, 12), (33, 72, 14), (-22, 80, 9), (24, 84, 9)):
        cv.fill(smooth(arc(x, y, q, n=9, ry=q * 0.6), 3), (150, 146, 136), 70)


def _scanner(cv: Canvas, rim: Color) -> None:
    cv.part([(-30, 26), (30, 26), (34, 78), (-34, 78)], (66, 62, 60), rim)
    cv.part(arc(0, 50, 21, n=40), (18, 34, 30), rim, depth=0.7)
    for q in (7, 13, 19):
        cv.ring(0, 50, q, (70, 150, 120), 0.5)
    sweep = cv.chance.uniform(200, 320)
    cv.fill([(0, 50), *arc(0, 50, 19, sweep, sweep + 46, 10)], (120, 240, 190), 130)
    for _ in range(3):
        x, y = cv.chance.uniform(-12, 12), 50 + cv.chance.uniform(-12, 12)
        cv.glow(x, y, 4, (150, 255, 210), 230)
    for i in range(4):
        cv.part(box(-26 + i * 15, 73, -18 + i * 15, 76), (110, 100, 90), rim, depth=0.4)
    cv.part(box(24, 6, 27, 28), (92, 88, 84), rim, depth=0.5)


def _charge(cv: Canvas, rim: Color) -> None:
    for x in (-20, -7, 6, 19):
        cv.part(smooth([(x - 6, 34), (x + 6, 34), (x + 6.5, 78), (x - 6.5, 78)], 3), (132, 50, 40), rim, depth=0.8)
    for y in (44, 64):
        cv.part(box(-29, y, 28, y + 5), (48, 44, 42), rim, depth=0.6)
    cv.part(box(-13, 46, 13, 64), (70, 66, 62), rim)
    cv.part(box(-9, 50, 9, 57), (30, 44, 34), rim, depth=0.5)
    cv.fill(box(-6, 52, -1, 55), (255, 120, 80))
    cv.fill(box(1, 52, 6, 55), (255, 120, 80))
    for x, tone in ((-20, (170, 60, 50)), (19, (70, 110, 150))):
        wire = [(float(x), 34.0), (x * 0.6, 22), (0, 30), (0, 33), (x * 0.6 + 1, 25), (x + 1.2, 35)]
        cv.fill(smooth(wire, 3), tone)


def _scope(cv: Canvas, rim: Color) -> None:
    for points in (
        [(-46.0, 44.0), (-34, 41), (-34, 60), (-46, 57)], [(-34.0, 45.0), (30, 45), (30, 56), (-34, 56)],
        [(30.0, 38.0), (50, 35), (50, 66), (30, 63)], [(-8.0, 34.0), (8, 34), (8, 46), (-8, 46)],
        [(-14.0, 56.0), (-6, 56), (-6, 68), (-14, 68)], [(10.0, 56.0), (18, 56), (18, 68), (10, 68)],
    ):
        cv.part(points, (70, 68, 68), rim, depth=0.8)
    cv.part(arc(50, 50.5, 3.6, n=24, ry=14), (120, 180, 190), (220, 255, 255), depth=0.6)
    cv.glow(52, 46, 10, (190, 240, 255), 200)


def _edge(cv: Canvas, rim: Color) -> None:
    weapon(cv, "sword", -30, 66, -28, 1.1, rim)
    cv.part(smooth([(-6, 70), (22, 58), (30, 66), (26, 78), (0, 84)], 4), (120, 112, 104), rim)
    for _ in range(12):
        angle, far = cv.chance.uniform(-80, 10), cv.chance.uniform(6, 30)
        x, y = turned([(far, 0.0)], angle, 12, 58)[0]
        cv.glow(x, y, 4, (255, 220, 140), 230)


def _chip(cv: Canvas, rim: Color) -> None:
    for i in range(5):
        y = 34 + i * 9
        cv.part(box(-34, y, 34, y + 3.4), (150, 130, 80), rim, depth=0.4)
    for i in range(5):
        x = -20 + i * 9
        cv.part(box(x, 20, x + 3.4, 88), (150, 130, 80), rim, depth=0.4)
    cv.part(box(-25, 30, 25, 78), (44, 46, 48), rim)
    cv.part(box(-17, 38, 17, 70), (60, 64, 68), rim, depth=0.6)
    cv.glow(0, 54, 14, (120, 240, 230), 210)
    cv.sign(cv.affiliation, 0, 54, 20, (200, 250, 245))


MACHINES: Final[dict[str, Callable[[Canvas, Color], None]]] = {
    "armour": _armour, "tank": _tank, "airship": _airship, "kit": _kit, "mine": _mine, "bomb": _bomb,
    "scanner": _scanner, "charge": _charge, "scope": _scope, "edge": _edge, "chip": _chip,
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
