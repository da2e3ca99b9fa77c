"""The sentinel of the title and of the end of a game: head by affiliation, shoulders, and a shield."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.table.paint.emblems import arc, box, symmetric, turned
from doomtable.table.paint.picture_canvas import Canvas, smooth
from doomtable.table.paint.surface_effects import Point
from doomtable.table.paint.surface_parts import ran_out
from doomtable.table.paint.theme import BLACK, WHITE, Color, mix

HEADS: Final = {
    "bauhaus": "peak", "capitol": "visor", "imperial": "visor", "mishima": "kabuto", "cybertronic": "sensor",
    "brotherhood": "hood", "legion": "horns", "general": "mask", "crescentia": "hood", "lutheran": "horns",
    "rasputin": "peak", "templar": "visor",
}  # fmt: skip


def shifted(points: list[Point], x: float, y: float) -> list[Point]:
    """Points moved by (x, y)."""
    return [(px + x, py + y) for px, py in points]


def head(cv: Canvas, kind: str, body: Color, rim: Color, cool: Color, light: Color, y: float) -> None:
    """A head from the chin up, `y` units below its usual place; `light` glows where it sees."""

    def part(points: list[Point], colour: Color, depth: float = 1.0) -> None:
        cv.part(shifted(points, 0, y), colour, rim, cool, depth)

    def see(x: float, ey: float, wide: float, tall: float) -> None:
        cv.glow(x, ey + y, 6, light, 190)
        cv.fill(shifted(arc(x, ey, wide, ry=tall), 0, y), mix(light, WHITE, 0.25))

    if kind == "peak":
        part(smooth(symmetric([(0, 24), (6, 26), (7.6, 32), (5.6, 39), (0, 44)])), mix(body, BLACK, 0.3))
        for s in (-1, 1):
            see(3.2 * s, 31.5, 1.8, 1.8)
        part(symmetric([(0, 13), (9, 15), (14, 19), (9.4, 25), (0, 26)]), body)
        part(symmetric([(0, 24), (9.4, 24), (10.5, 28.4), (5, 29.6), (0, 29.8)]), mix(body, BLACK, 0.5))
        part(symmetric([(0, 15.6), (2.2, 18), (1.5, 22), (0, 23)]), (170, 140, 84), 0.6)
    elif kind == "hood":
        part(smooth(symmetric([(0, 10), (5.4, 14), (10.4, 25), (12.4, 38), (9, 47), (0, 48)])), body)
        cv.fill(
            shifted(smooth(symmetric([(0, 18), (4.8, 23), (6.6, 31), (4.8, 39), (0, 43)])), 0, y), (10, 8, 8)
        )
        for s in (-1, 1):
            see(2.7 * s, 31, 0.9, 0.8)
    elif kind == "kabuto":
        part(symmetric([(0, 25), (6.8, 26), (6.6, 36), (3.6, 42), (0, 43)]), (34, 28, 28))
        for s in (-1, 1):
            see(3 * s, 31, 1.9, 0.8)
            part([(7 * s, 25), (12 * s, 28), (17.5 * s, 37), (14 * s, 40), (7 * s, 37)], body)
        part(smooth(symmetric([(0, 15), (6, 17), (9.6, 23), (10.6, 28.4), (0, 27)])), body)
        for s in (-1, 1):
            part([(1 * s, 23), (6.4 * s, 15), (11 * s, 3), (9 * s, 16), (4 * s, 25)], (190, 150, 70), 0.8)
    elif kind == "horns":
        for s in (-1, 1):
            horn = [(4, 20), (12, 21), (17.5, 15), (17, 8), (13, 2.5), (21, 8), (22, 17), (15, 25), (7, 28)]
            part(smooth([(x * s, hy) for x, hy in horn]), (60, 48, 42))
        part(
            smooth(symmetric([(0, 13), (6, 16), (9.6, 23), (8.6, 31), (5, 41), (0, 49)])),
            mix(body, (110, 92, 76), 0.4),
        )
        for s in (-1, 1):
            cv.fill(shifted([(1.2 * s, 31.4), (7.8 * s, 25.4), (7 * s, 30.6), (3 * s, 33)], 0, y), (14, 8, 8))
            see(4.6 * s, 29.8, 1.5, 1.1)
        for i in range(-2, 3):
            cv.fill(shifted(box(i * 1.6 - 0.4, 37.5, i * 1.6 + 0.4, 42 - abs(i) * 0.8), 0, y), (18, 12, 12))
    elif kind == "sensor":
        part(symmetric([(0, 16), (6.6, 17), (9.2, 22), (8.4, 33), (4.6, 41.5), (0, 43)]), body)
        part([(-9.6, 25), (9.6, 25), (8.8, 30), (-8.8, 30)], (20, 22, 24), 0.6)
        see(3, 27.5, 1.8, 1.8)
        cv.fill(shifted(box(-7, 27, 0, 28), 0, y), mix(light, BLACK, 0.4))
        part([(9, 24), (11, 24), (12, 8), (11.2, 8)], (60, 60, 62), 0.6)
    elif kind == "mask":
        part(smooth(symmetric([(0, 15), (7, 17), (10, 25), (8.6, 34), (5, 40), (0, 43)])), body)
        for s in (-1, 1):
            part(arc(4.1 * s, 29, 3.3), (30, 28, 26), 0.6)
            see(4.1 * s, 29, 1.9, 1.9)
        part(arc(0, 38, 4), (58, 54, 48), 0.7)
        part(symmetric([(0, 18), (11.4, 24), (12.4, 27), (0, 24)]), body)
    elif kind == "skull":
        part(
            smooth(symmetric([(0, 16), (6, 17), (9.4, 24), (8.4, 31), (5.6, 34), (5, 41), (0, 43)])),
            (126, 112, 92),
        )
        for s in (-1, 1):
            cv.fill(shifted(arc(3.6 * s, 28.4, 2.5), 0, y), (12, 8, 8))
            see(3.6 * s, 28.4, 0.8, 0.8)
        cv.fill(shifted([(0, 31), (1.4, 34.4), (-1.4, 34.4)], 0, y), (16, 10, 10))
        for i in range(-3, 4):
            cv.fill(shifted(box(i * 1.3 - 0.25, 36.6, i * 1.3 + 0.25, 40), 0, y), (30, 22, 20))
        part(symmetric([(0, 13), (6, 14.5), (10, 20), (11, 27), (9, 27), (7.6, 24.4), (0, 23.4)]), body)
        part([(-1.2, 8), (1.2, 8), (1.6, 24), (-1.6, 24)], (70, 60, 54), 0.7)
    else:
        part(
            smooth(symmetric([(0, 14), (5.8, 16), (9.6, 22), (10, 31), (7.6, 37), (4, 42.5), (0, 43.5)])),
            body,
        )
        slot: list[Point] = [(-8.8, 26), (0, 28.6), (8.8, 26), (8.2, 31.4), (0, 33.4), (-8.2, 31.4)]
        part(slot, (18, 16, 16), 0.5)
        cv.glow(0, 30.3 + y, 9, light, 200)
        bar: list[Point] = [(-6.8, 28.5), (0, 30.4), (6.8, 28.5), (6.4, 30.1), (0, 32), (-6.4, 30.1)]
        cv.fill(shifted(bar, 0, y), light)
        part([(-1.2, 10), (1.2, 10), (1.7, 27), (-1.7, 27)], mix(body, BLACK, 0.3), 0.8)


def sentinel(cv: Canvas) -> None:
    """A warrior behind his shield, which bears the affiliation's emblem."""
    ran_out(sentinel_parts(cv))


def sentinel_parts(cv: Canvas) -> Iterator[None]:
    """The same, painted in parts."""
    chance, colour, horizon = cv.chance, cv.colour, cv.sky[2]
    body = mix(mix(colour, (110, 106, 102), 0.35), (18, 17, 18), 0.62)
    rim, cool = mix(horizon, WHITE, 0.62), mix(cv.sky[1], (120, 150, 190), 0.5)
    foul = cv.affiliation in ("legion", "lutheran")
    light: Color = (255, 96, 60) if foul else chance.choice(((255, 170, 80), (255, 206, 120), (255, 140, 70)))
    arms, plates = chance.choice(("banner", "sword", "lance", "none")), chance.choice((0, 1, 2))
    side = chance.choice((-1, 1))
    if chance.random() < 0.5:
        cape: list[Point] = [(0, 40), (15, 42), (31, 52), (40, 76), (48, 106), (0, 106)]
        cv.part(smooth(symmetric(cape), 4), mix(colour, (38, 10, 10), 0.66), rim, cool)
    yield
    if arms == "banner":
        cv.part(box(34 * side - 0.9, -6, 34 * side + 0.9, 96), (64, 52, 40), rim)
        cloth: list[Point] = [(35, 2), (60, 4), (57, 24), (61, 46), (48, 41), (35, 48)]
        cv.part([(x * side, cy) for x, cy in cloth], mix(colour, BLACK, 0.4), rim, depth=0.8)
        cv.sign(cv.affiliation, 46.5 * side, 22, 15, mix(colour, WHITE, 0.3))
    elif arms == "sword":
        cv.part(
            turned([(-2.6, 0), (2.6, 0), (2.2, -46), (0, -56), (-2.2, -46)], 12 * side, 34 * side, 62),
            (112, 110, 108),
            rim,
        )
        cv.part(turned(box(-8, -1.6, 8, 1.6), 12 * side, 34 * side, 62), (120, 96, 54), rim, depth=0.7)
        cv.part(turned(box(-1.5, 1, 1.5, 12), 12 * side, 34 * side, 62), (52, 38, 28), rim, depth=0.7)
    elif arms == "lance":
        cv.part(turned(box(-1.1, -66, 1.1, 60), 5 * side, 33 * side, 66), (62, 46, 34), rim, depth=0.7)
        cv.part(
            turned([(0, -80), (4.4, -66), (2, -58), (-2, -58), (-4.4, -66)], 5 * side, 33 * side, 66),
            (120, 118, 114),
            rim,
        )
    yield
    torso: list[Point] = [(0, 40), (10, 41), (20, 47), (28, 62), (27, 84), (22, 106), (0, 106)]
    cv.part(symmetric(torso), mix(body, BLACK, 0.25), rim, cool)
    cv.part(symmetric([(0, 39), (7.8, 37), (13, 42), (10, 48), (0, 50)]), mix(body, BLACK, 0.4), rim, cool)
    yield
    head(cv, "skull" if "husk" in cv.subject else HEADS.get(cv.affiliation, "visor"), body, rim, cool, light, 0)
    for s in (-1, 1):
        yield
        if foul:
            for angle, long in ((-18, 15), (12, 19), (42, 15)):
                spike: list[Point] = [(-3, 0), (3, 0), (0.4, -long), (-0.4, -long)]
                cv.part(turned(spike, angle * s, 27 * s, 43), (120, 104, 84), rim, depth=0.8)
        yield
        if plates == 0:
            dome: list[Point] = [(9, 50), (12, 40), (22, 35.6), (34, 40), (38, 52), (34, 60), (22, 56)]
            cv.part(smooth([(x * s, py) for x, py in dome]), body, rim, cool)
            hem: list[Point] = [(12, 51), (24, 47), (38, 53), (34, 60.6), (22, 56.4)]
            cv.part(smooth([(x * s, py) for x, py in hem]), mix(body, BLACK, 0.2), rim, cool, 0.7)
        elif plates == 1:
            for i, (a, b) in enumerate(((0, 0), (2.5, 5), (4, 10))):
                step: list[Point] = [
                    (9 + a * 0.5, 44 + b), (13 + a, 37 + b), (30 + a, 35 + b), (36 + a * 0.6, 43 + b),
                    (35 + a * 0.6, 49 + b), (12 + a, 51 + b),
                ]  # fmt: skip
                cv.part([(x * s, py) for x, py in step], mix(body, BLACK, 0.1 * i), rim, cool, 0.9)
        else:
            for i in (2, 1, 0):
                lame: list[Point] = [
                    (10, 42 + i * 4), (30, 38 + i * 6), (39, 44 + i * 6.4), (38, 49 + i * 6.4), (12, 50 + i * 4),
                ]  # fmt: skip
                cv.part([(x * s, py) for x, py in lame], mix(body, BLACK, 0.12 * i), rim, cool, 0.8)
    yield
    shield: list[Point] = [(0, 51), (21, 51), (21, 76), (15, 91), (0, 102)]
    inner: list[Point] = [(0, 54), (18, 54), (18, 75), (13, 88.6), (0, 98)]
    cv.part(symmetric(shield), mix(colour, (70, 62, 54), 0.5), rim, cool)
    cv.part(symmetric(inner), mix(colour, (14, 12, 12), 0.80), mix(rim, BLACK, 0.5), None, 0.5)
    yield
    cv.sculpture(cv.affiliation, 0, 71.5, 28, mix(colour, WHITE, 0.12), mix(rim, WHITE, 0.2))
