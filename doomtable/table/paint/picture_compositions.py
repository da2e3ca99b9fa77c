"""Picture compositions: sky, stage and subject of a card picture, one function per card type.

Every function paints one composition on a canvas: the sky of the affiliation, the stage of the type, and
its subject: what the canvas says the card is, or the emblem of its type.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

import pygame

from doomtable.table.paint.emblems import arc, box, brush, spiral, star, symmetric, turned
from doomtable.table.paint.picture_canvas import (
    Canvas,
    embers,
    haze,
    rays,
    skyline,
    smooth,
)
from doomtable.table.paint.picture_equipment import struck, thing
from doomtable.table.paint.picture_scenes import MOTIFS
from doomtable.table.paint.picture_symbols import OMENS, Omen
from doomtable.table.paint.picture_warrior import sentinel
from doomtable.table.paint.surface_effects import Point, sheet
from doomtable.table.paint.theme import BLACK, WHITE, Color, mix


def warrior(cv: Canvas) -> None:
    c0, c1, c2 = cv.sky
    cv.gradient(c0, mix(c0, c1, 0.7), c1, c2, mix(c2, c1, 0.4))
    x = cv.chance.uniform(-8, 8)
    if cv.chance.random() < 0.65:
        rays(cv, x, 32, cv.chance.choice((16, 20, 24)), c2, 42, cv.chance.uniform(0, 20))
    cv.glow(x, 34, 66, c2, 210, 1.5)
    cv.fill(arc(x, 34, cv.chance.uniform(21, 28), n=48), mix(c2, WHITE, 0.28))
    cv.glow(x, 34, 30, mix(c2, WHITE, 0.6), 120)
    skyline(cv, 68, mix(c1, c2, 0.18), None, 1.15)
    haze(cv, 40, 92, c2, 130)
    skyline(cv, 86, mix(c1, c0, 0.62), mix(c2, WHITE, 0.2), 0.85)
    haze(cv, 60, 112, c2, 90)
    cv.glow(0, 52, 50, mix(c2, WHITE, 0.3), 110, 1.2)
    sentinel(cv)
    haze(cv, 88, 116, mix(c0, c1, 0.5), 120)
    embers(cv, 14, mix(c2, (255, 140, 60), 0.5))


def equipment(cv: Canvas) -> None:
    c0, c1, c2 = (22, 17, 16), mix((74, 38, 30), cv.sky[1], 0.35), mix((214, 150, 96), cv.sky[2], 0.4)
    cv.gradient(c0, mix(c0, c1, 0.6), c1, c0)
    cv.glow(0, 48, 74, c2, 190, 1.4)
    for q in (18, 28, 38, 52):
        cv.ring(0, 48, q, mix(c1, c2, 0.35), 0.28)
    start, teeth = cv.chance.uniform(0, 7.5), cv.chance.choice((36, 48, 60))
    for i in range(teeth):
        long = 4 if i % 4 else 7
        cv.fill(turned(box(-0.2, -38 - long, 0.2, -38), start + 360 / teeth * i, 0, 48), mix(c1, c2, 0.5))
    rays(cv, 0, 48, cv.chance.choice((6, 8, 10)), c2, 26, cv.chance.uniform(0, 40))
    if thing(cv, (255, 224, 178)):
        haze(cv, 78, 112, (10, 8, 8), 190)
        embers(cv, 14, (255, 150, 80))
        return
    angle = cv.chance.choice((-1, 1))
    cv.fill(arc(0, 48, 31, n=48), mix(c0, c1, 0.35), 150)
    for s in (-1, 1):
        wing: list[Point] = [
            (8, -3),
            (40, -13),
            (52, -9),
            (44, -4),
            (54, 2),
            (42, 4),
            (48, 10),
            (34, 9),
            (8, 6),
        ]
        cv.part(
            [(x * s, 56 + y - 4 * angle * s) for x, y in wing],
            mix(c1, (60, 54, 50), 0.6),
            (255, 214, 160),
            depth=0.8,
        )
    cv.part(
        arc(0, 48, 28, n=6) if cv.chance.random() < 0.5 else arc(0, 48, 28, 22.5, 382.5, 8),
        (48, 42, 40),
        (255, 214, 160),
    )
    cv.part(arc(0, 48, 23.5, n=48), mix(c1, (26, 20, 18), 0.72), mix(c2, BLACK, 0.3), depth=0.6)
    cv.sculpture("equipment", 0, 47, 40, (150, 142, 134), (255, 232, 196), (90, 110, 150))
    haze(cv, 78, 112, (10, 8, 8), 190)
    embers(cv, 14, (255, 150, 80))


def fortification(cv: Canvas) -> None:
    c0, c1, c2 = (
        mix(a, b, 0.55) for a, b in zip(((24, 18, 15), (104, 70, 42), (226, 178, 112)), cv.sky, strict=True)
    )
    cv.gradient(c0, mix(c0, c1, 0.7), c1, c2, mix(c2, c1, 0.4))
    for a in (-34, -16, 20, 38):
        lean = a + cv.chance.uniform(-5, 5)
        cv.fill(turned([(-1.5, 0), (1.5, 0), (11, -130), (-11, -130)], lean, lean * 0.9, 74), c2, 34)
    cv.glow(0, 60, 80, c2, 170)
    skyline(cv, 74, mix(c1, c0, 0.35), None, 1.1)
    haze(cv, 44, 90, c2, 90)
    rim, stone = mix(c2, WHITE, 0.5), mix(mix(c1, (78, 62, 50), 0.6), BLACK, 0.2)
    roof, windows = cv.chance.choice((4, 12, 17)), cv.chance.randint(2, 3)
    for s in (-1, 1):
        wall: list[Point] = [(28, 94), (30, 34), (36, 22), (48, 22), (54, 34), (58, 94)]
        cv.part([(x * s, y) for x, y in wall], mix(stone, BLACK, 0.22), rim)
        cv.part([(31 * s, 23), (42 * s, roof), (53 * s, 23)], (50, 42, 40), rim)
        for i in range(windows):
            cv.fill(box(42 * s - 1.4, 34 + i * 13, 42 * s + 1.4, 41 + i * 13), (250, 190, 100))
    cv.part(
        symmetric([(0, 14), (7, 18), (12, 30), (24, 30), (24, 38), (34, 40), (36, 94), (0, 94)]), stone, rim
    )
    for i in range(9):
        y = 35 if abs(i - 4) > 2 else 25
        cv.part(box(-34 + i * 7.9, y, -30.4 + i * 7.9, y + 6), mix(stone, BLACK, 0.1), rim, depth=0.5)
    cv.part([*arc(0, 73, 13, 180, 360), (13, 94), (-13, 94)], mix(stone, BLACK, 0.35), rim)
    cv.fill([*arc(0, 74, 9.6, 180, 360), (9.6, 94), (-9.6, 94)], (16, 11, 9))
    cv.glow(0, 90, 20, (255, 170, 80), 150)
    for i in range(5):
        cv.fill(box(-8 + i * 3.8, 65, -7.3 + i * 3.8, 94), (66, 54, 44))
    cv.part(arc(0, 44, 12.5, n=40), (40, 32, 30), rim, depth=0.7)
    cv.sculpture(cv.affiliation, 0, 44, 17, mix((236, 206, 150), cv.colour, 0.3), WHITE)
    cv.part([(-80, 92), (-30, 87), (30, 88), (80, 92), (80, 106), (-80, 106)], (34, 27, 23), rim)
    haze(cv, 76, 112, (20, 14, 10), 150)
    embers(cv, 14, (255, 170, 90))


LIGHTS: Final[dict[str, tuple[Color, Color]]] = {
    "elements": ((150, 62, 26), (255, 190, 110)), "kinetics": ((46, 62, 120), (176, 206, 255)),
    "mentalism": ((92, 44, 112), (232, 190, 255)), "premonition": ((22, 92, 96), (164, 240, 226)),
    "exorcism": ((120, 96, 44), (255, 244, 196)), "changeling": ((48, 92, 46), (206, 244, 160)),
    "manipulation": ((136, 34, 66), (255, 176, 190)), "summoning": ((96, 60, 30), (255, 214, 150)),
}  # fmt: skip
"""Ground and light of each aspect of the Art."""
WHIRLS: Final[dict[str, tuple[Color, Color, float]]] = {
    "algeroth": ((112, 30, 62), (244, 120, 120), 0.42), "semai": ((42, 42, 122), (150, 150, 255), -0.55),
    "ilian": ((64, 40, 104), (226, 196, 255), 0.7), "demnogonis": ((62, 78, 30), (190, 220, 96), -0.34),
    "muawijhe": ((34, 72, 104), (130, 220, 240), 0.95),
}  # fmt: skip
"""Ground and light of each Apostle, and how far his whirl turns."""


def _parted(cv: Canvas) -> tuple[str, str]:
    """The omen of a spell or gift, and its school."""
    first, _, rest = cv.subject.partition(" ")
    return first, rest


def art(cv: Canvas) -> None:
    name, school = _parted(cv)
    ground, c2 = LIGHTS.get(school, ((120, 34, 52), (255, 214, 150)))
    c0, c1 = (26, 8, 14), mix(ground, (120, 34, 52), 0.3)
    cv.gradient(c0, mix(c0, c1, 0.8), c1, c0)
    rays(cv, 0, 46, cv.chance.choice((16, 20, 24, 30)), c2, 60, cv.chance.uniform(0, 15))
    rays(cv, 0, 46, cv.chance.choice((8, 10, 12)), c2, 50, cv.chance.uniform(0, 30))
    cv.glow(0, 46, 62, c2, 210, 1.4)
    n = cv.chance.choice((5, 6, 7, 8, 9))
    turn = cv.chance.uniform(0, math.tau)
    for q, count in ((40, n), (34, n * 2)):
        cv.ring(0, 47, q, mix(c2, WHITE, 0.3), 0.5)
        for i in range(count):
            a = math.tau * i / count + turn
            spark = star(4, 3.6 if count == n else 1.7, 1, -90, q * math.cos(a), 47 + q * math.sin(a))
            cv.fill(spark, (255, 240, 205))
    cv.fill(star(n * 2, 33, 25, -90, 0, 47), mix(c2, WHITE, 0.2), 60)
    if name in OMENS:
        OMENS[name](cv, mix(c2, (120, 70, 50), 0.45), mix(c2, WHITE, 0.65))
    else:
        cv.sculpture("art", 0, 46, 44, (255, 226, 170), (255, 250, 235), (190, 90, 70))
    for s in (-1, 1):
        cv.sign(cv.affiliation, 57 * s, 50, 15, mix(c1, c2, 0.35))
    hills(cv, 90, mix(c1, c0, 0.75), mix(c2, WHITE, 0.1), 0.6)
    haze(cv, 82, 112, (20, 4, 8), 190)
    embers(cv, 24, mix(c2, WHITE, 0.15))


def symmetry(cv: Canvas) -> None:
    name, apostle = _parted(cv)
    ground, light, turns = WHIRLS.get(apostle, ((74, 32, 112), (190, 110, 230), 0.42))
    c0, c1, c2 = (10, 5, 16), mix(ground, (74, 32, 112), 0.35), mix(light, (190, 110, 230), 0.25)
    cv.gradient(c0, c1, mix(c0, c1, 0.5), c0)
    cv.glow(0, 48, 78, c2, 150)
    start, arms = cv.chance.uniform(0, 6), cv.chance.choice((4, 5, 6, 7, 8, 9))
    turns *= cv.chance.uniform(0.8, 1.25)
    for j, t in enumerate((mix(c0, c1, 0.55), mix(c1, c2, 0.35), mix(c0, c1, 0.2))):
        for i in range(arms):
            arm = spiral(start + math.tau * i / arms + j * 0.3, turns, 9, 96, 1.5 + j, 13 - 3 * j)
            cv.fill([(x, 48 + y * 0.84) for x, y in arm], t, 170)
    cv.glow(0, 48, 36, c2, 170)
    rim: Color = mix(light, (236, 200, 255), 0.4)
    for s in (-1, 1):
        for far, bend, near, w in (
            ((76, 4), (50, 6), (38, 18), 5.0),
            ((82, 48), (62, 42), (48, 50), 5.0),
            ((76, 98), (50, 94), (38, 80), 6.0),
        ):
            sway = cv.chance.uniform(-6, 6)
            arm = brush((far[0] * s, far[1]), (bend[0] * s, bend[1] + sway), (near[0] * s, near[1]), w, w * 0.8, 0.3)
            cv.part(arm, (40, 20, 50), rim, depth=0.8)
    cv.fill(arc(0, 48, 37, n=48), (12, 4, 16), 150)
    cv.ring(0, 48, 37, mix(c2, WHITE, 0.2), 0.6)
    if name in OMENS:
        OMENS[name](cv, mix(c1, c2, 0.5), rim)
    else:
        cv.sculpture("symmetry", 0, 48, 42, (168, 92, 214), (246, 214, 255), (70, 60, 160))
    haze(cv, 84, 112, (6, 2, 10), 200)
    embers(cv, 20, c2)


def mission(cv: Canvas) -> None:
    c0, c1, c2 = (8, 16, 16), mix((26, 66, 52), cv.sky[1], 0.3), (190, 208, 150)
    cv.gradient(c0, mix(c0, c1, 0.6), c1)
    for _ in range(60):
        x, y = cv.chance.uniform(-70, 70), cv.chance.uniform(0, 95)
        size = cv.chance.choice((0.3, 0.3, 0.5))
        cv.fill(box(x, y, x + size, y + size), (190, 200, 180))
    px, py = cv.chance.uniform(-8, 8), cv.chance.uniform(50, 56)
    cv.glow(px, py, 62, c2, 120)
    land = cv.chance.choice(((96, 118, 84), (150, 96, 62), (96, 122, 134), (128, 118, 88)))
    cv.part(arc(px, py, 31, n=64), land, (246, 240, 200))
    for i in range(14):
        a, d = cv.chance.uniform(0, math.tau), cv.chance.uniform(0, 24)
        x, y, wide = px + d * math.cos(a), py + d * math.sin(a), cv.chance.uniform(2, 7)
        cv.fill(
            smooth(arc(x, y, wide, n=7, ry=wide * 0.45), 3), mix(land, BLACK if i % 3 else WHITE, 0.28), 150
        )
    night = sheet(cv.w, cv.h)
    pygame.draw.polygon(night, (4, 8, 8, 205), cv.at(arc(px, py, 31.5, n=64)))
    pygame.draw.polygon(night, (0, 0, 0, 0), cv.at(arc(px - 12, py - 11, 35, n=64)))
    cv.surface.blit(night, (0, 0))
    orbit: Color = (236, 196, 110)
    for rx, ry, lean in ((60, 16, cv.chance.uniform(-26, -8)), (47, 23, cv.chance.uniform(14, 34))):
        points = cv.at(turned(arc(0, 0, rx, n=96, ry=ry), lean, px, py))
        for i in range(0, len(points) - 1, 2):
            pygame.draw.line(cv.surface, orbit, points[i], points[i + 1], max(1, round(0.45 * cv.k)))
    tx, ty = px + cv.chance.uniform(-8, 6), py + cv.chance.uniform(-10, 4)
    for q in (7, 11):
        cv.ring(tx, ty, q, (255, 120, 80), 0.7)
    for a in (0, 90, 180, 270):
        cv.fill(turned(box(-0.5, -15, 0.5, -8), a, tx, ty), (255, 120, 80))
    cv.sign(cv.affiliation, tx, ty, 9, (255, 226, 190))
    side = cv.chance.choice((-1, 1))
    for i in range(15):
        t = i / 14
        cv.fill(arc((62 + (tx * side - 62) * t) * side, 6 + (ty - 6) * t**2, 0.7, n=8), orbit)
    for dx, dy, k in ((54, 12, 1.0), (64, 26, 0.6), (40, 4, 0.6)):
        ship = [(-10, 5), (3, -5), (12, -6), (8, 1), (10, 5), (0, 4)]
        cv.part(
            [((dx + x * k) * side, dy + y * k) for x, y in ship], (60, 66, 58), (255, 236, 180), depth=0.8
        )
    embers(cv, 5, orbit)


def special(cv: Canvas) -> None:
    if cv.subject in MOTIFS:
        MOTIFS[cv.subject](cv)
        return
    kind, name = _parted(cv)
    if kind == "omen" and name in OMENS:
        fate(cv, OMENS[name])
        return
    c0, c1, c2 = (12, 18, 13), mix((44, 84, 48), cv.sky[1], 0.25), (216, 216, 140)
    cv.gradient(c0, mix(c0, c1, 0.7), c1, c2, mix(c2, c1, 0.4))
    cv.glow(0, 50, 78, (255, 214, 120), 200)
    skyline(cv, 86, (22, 30, 22))
    n = cv.chance.choice((9, 11, 13, 15))
    for outer, inner, colour in (
        (64, 30, (120, 60, 26)),
        (50, 25, (206, 104, 44)),
        (38, 21, (250, 184, 84)),
    ):
        burst = star(n, outer, inner, cv.chance.uniform(0, 40), 0, 50)
        cv.fill([(x * cv.chance.uniform(0.92, 1.1), 50 + (y - 50) * 0.92) for x, y in burst], colour)
    if not struck(cv, (255, 240, 190)):
        cv.part(arc(0, 50, 22, n=48), (30, 38, 30), (255, 240, 190))
        cv.ring(0, 50, 19, (206, 160, 84), 0.6)
        cv.sculpture("special", 0, 50, 31, (238, 214, 150), WHITE, (120, 90, 50))
    for _ in range(12):
        a, d, q = cv.chance.uniform(0, math.tau), cv.chance.uniform(28, 60), cv.chance.uniform(1.5, 3.6)
        x, y = d * math.cos(a), 50 + d * 0.8 * math.sin(a)
        cv.part(
            [(x + q * math.cos(t), y + q * math.sin(t)) for t in (0, 1.4, 2.6, 4.2)],
            (40, 36, 30),
            (240, 236, 180),
            depth=0.6,
        )
    haze(cv, 84, 112, c0, 180)
    embers(cv, 18, (250, 220, 130))


def fate(cv: Canvas, sign: Omen) -> None:
    """A stroke of fate: its sign over a city at night, in one of four lights."""
    grounds: tuple[tuple[Color, Color], ...] = (
        ((44, 84, 48), (216, 216, 140)), ((30, 74, 84), (170, 226, 220)), ((92, 74, 34), (250, 206, 120)),
        ((88, 44, 34), (250, 170, 120)),
    )  # fmt: skip
    low, light = cv.chance.choice(grounds)
    c0, c1, c2 = (12, 16, 14), mix(low, cv.sky[1], 0.2), light
    cv.gradient(c0, mix(c0, c1, 0.7), c1, mix(c1, c2, 0.6), c1)
    cv.glow(0, 48, 70, c2, 190)
    rays(cv, 0, 48, cv.chance.choice((10, 14, 18, 24)), c2, 44, cv.chance.uniform(0, 30))
    skyline(cv, 84, mix(c1, c0, 0.35), mix(c2, WHITE, 0.1) if cv.chance.random() < 0.5 else None, 0.9)
    cv.fill(arc(0, 48, 36, n=48), mix(c0, c1, 0.3), 120)
    cv.ring(0, 48, 36, mix(c2, c1, 0.2), 0.7)
    sign(cv, mix(c1, c2, 0.55), mix(c2, WHITE, 0.5))
    haze(cv, 84, 112, c0, 200)
    embers(cv, 16, c2)


def ki(cv: Canvas) -> None:
    cv.gradient((206, 186, 138), (232, 214, 170), (196, 166, 104))
    sun = cv.chance.choice((-1, 1)) * cv.chance.uniform(14, 24)
    cv.fill(arc(sun, 36, 22, n=48), (196, 74, 40))
    cv.glow(sun, 36, 40, (255, 200, 120), 100)
    for i, y in enumerate((66, 74, 82)):
        phase = cv.chance.uniform(0, 6)
        ridge: list[Point] = [(x, y + 5 * math.sin(x / 9 + phase)) for x in range(-75, 78, 3)]
        cv.fill([(-75, 105), *ridge, (75, 105)], mix((170, 140, 88), (60, 48, 38), 0.25 + 0.3 * i))
    black, start = (24, 18, 16), cv.chance.uniform(100, 220)
    for j in range(7):
        ring = arc(j * 0.25, 50, 34 - j * 0.9, start + j * 3, start + 322 - j * 2, 60)
        pygame.draw.lines(cv.surface, black, False, cv.at(ring), max(2, int((1.7 - 0.15 * j) * cv.k)))
    cv.sign("ki", 0, 50, 44, black)
    for x, s in ((60, 1), (-62, -1)):
        cv.fill(brush((x, 104), (x - 3 * s, 50), (x - 8 * s, -4), 1.8, 1.5, 1.1), black)
        for i in range(4):
            leaf = brush(
                (x - 4 * s, 20 + i * 15), (x - 14 * s, 16 + i * 15), (x - 22 * s, 24 + i * 15), 0.4, 1.8, 0.1
            )
            cv.fill(leaf, black)


def relic(cv: Canvas) -> None:
    c0, c1, c2 = (8, 16, 20), (22, 82, 88), (190, 236, 214)
    cv.gradient(c0, c1, mix(c0, c1, 0.6), c0)
    rays(cv, 0, 42, 18, c2, 46, cv.chance.uniform(0, 20))
    cv.glow(0, 44, 62, c2, 220, 1.5)
    rim, gold = (230, 255, 236), (240, 224, 160)
    for s in (-1, 1):
        for i in range(3):
            x = 38 + i * 13
            pillar: list[Point] = [
                (x, 104),
                (x, 24 - i * 8),
                (x + 4, 14 - i * 8),
                (x + 8, 24 - i * 8),
                (x + 8, 104),
            ]
            cv.part([(px * s, y) for px, y in pillar], mix((24, 44, 48), BLACK, 0.2 * i), rim, depth=0.7)
    n = cv.chance.choice((10, 12, 14, 16))
    for i in range(n):
        cv.fill(turned([(-0.9, -32), (0.9, -32), (0, -38 if i % 2 else -43)], 360 / n * i, 0, 44), gold)
    for q in (28, 31):
        cv.ring(0, 44, q, gold, 0.6)
    cv.sculpture("relic", 0, 44, 42, (190, 156, 82), (255, 250, 220), (60, 120, 120))
    cv.glow(0, 24, 16, (255, 250, 220), 200)
    for i in range(3):
        step = symmetric(
            [(0, 80 + i * 8), (20 + i * 11, 80 + i * 8), (22 + i * 11, 89 + i * 8), (0, 89 + i * 8)]
        )
        cv.part(step, mix((58, 84, 84), BLACK, 0.2 * i), rim)
    cv.sign(cv.affiliation, 0, 92, 10, mix(gold, BLACK, 0.2))
    haze(cv, 74, 112, c0, 130)
    embers(cv, 18, (200, 255, 224))


def hills(
    cv: Canvas, top: float, near: Color, rim: Color, depth: float = 0.9, rows: int = 1, far: Color = BLACK
) -> None:
    """Rolling ridges from the line `top` down, `rows` of them."""
    for i in range(rows):
        a, b, d = cv.chance.uniform(0, 6), cv.chance.uniform(16, 30), cv.chance.uniform(2.5, 5.5)
        y, colour = top + i * 10, near if rows == 1 else mix(far, near, (i + 0.6) / rows)
        ridge: list[Point] = [
            (x, y + d * math.sin(x / b + a) + 1.5 * math.sin(x / 7 + a)) for x in range(-76, 79, 3)
        ]
        cv.part([(-80, 110), *ridge, (80, 110)], colour, rim, depth=depth)


def warzone(cv: Canvas) -> None:
    worlds: tuple[tuple[Color, Color, Color], ...] = (
        ((34, 22, 24), (150, 78, 46), (238, 178, 110)),
        ((8, 24, 24), (28, 84, 74), (180, 214, 140)),
        ((14, 24, 34), (70, 120, 140), (222, 238, 232)),
        ((24, 18, 22), (96, 74, 70), (222, 190, 150)),
    )
    c0, c1, c2 = cv.chance.choice(worlds)
    cv.gradient(c0, mix(c0, c1, 0.7), c1, c2, mix(c2, c1, 0.4))
    x, r = cv.chance.choice((-1, 1)) * cv.chance.uniform(14, 26), cv.chance.uniform(15, 21)
    cv.glow(x, 28, 46, c2, 180)
    cv.fill(arc(x, 28, r, n=48), mix(c2, WHITE, 0.35))
    cv.fill(arc(x + 4, 25, r * 0.88, n=48), mix(c1, c0, 0.2), 110)
    if cv.chance.random() < 0.6:
        cv.fill(turned(arc(0, 0, r * 1.9, n=48, ry=r * 0.34), -14, x, 28), mix(c2, WHITE, 0.4), 80)
    cv.affiliation = "general"
    skyline(cv, 58, mix(c1, c2, 0.25), None, 0.7)
    haze(cv, 34, 76, c2, 150)
    hills(cv, 60, mix(c1, c0, 0.75), mix(c2, WHITE, 0.3), rows=2, far=mix(c1, c2, 0.1))
    cv.part(symmetric([(0, 92), (12, 91), (9, 85), (5, 83), (0, 82)]), mix(c0, c1, 0.2), c2, depth=0.6)
    cv.part(box(-1, 44, 1, 86), (50, 40, 34), c2, depth=0.6)
    cv.part(
        smooth([(0, 42), (16, 40), (30, 44), (28, 56), (31, 66), (16, 62), (0, 66)], 4),
        mix(c1, BLACK, 0.45),
        mix(c2, WHITE, 0.4),
        depth=0.8,
    )
    cv.sculpture("warzone", 15, 53, 19, mix(c2, WHITE, 0.1), WHITE)
    hills(cv, 84, mix(c1, c0, 0.85), mix(c2, WHITE, 0.2))
    for x in (-54, -44, -34, -24, 24, 36, 46, 58):
        post = turned(box(-0.9, -14, 0.9, 6), cv.chance.uniform(-14, 14), x, 88)
        cv.part(post, (40, 28, 24), c2, depth=0.5)
    for q in (0, 4):
        wire = cv.at([(x, 79 + q + 2 * math.sin(x / 3.0)) for x in range(-70, 72, 2)])
        pygame.draw.lines(cv.surface, (30, 22, 20), False, wire, max(1, int(0.35 * cv.k)))
    haze(cv, 84, 112, c0, 170)
    embers(cv, 18, c2)


def beast(cv: Canvas) -> None:
    c0, c1, c2 = (14, 16, 10), (70, 72, 36), (222, 206, 130)
    cv.gradient(c0, mix(c0, c1, 0.7), c1, c2, mix(c2, c1, 0.4))
    x = cv.chance.uniform(-14, 14)
    cv.glow(x, 40, 60, c2, 200)
    cv.fill(arc(x, 40, 26, n=48), mix(c2, WHITE, 0.3))
    hills(cv, 66, mix(c1, c0, 0.6), c2, rows=2, far=mix(c1, c2, 0.3))
    for i in range(14):
        tx = -70 + i * 10.5 + cv.chance.uniform(-3, 3)
        tall = cv.chance.uniform(16, 46) * (0.5 + abs(tx) / 80)
        lean = cv.chance.uniform(-6, 6)
        cv.fill([(tx - 2, 96), (tx + lean, 96 - tall), (tx + 2, 96)], mix(c0, BLACK, 0.2))
    cv.glow(0, 50, 40, (0, 0, 0), 150, 0.9)
    cv.sculpture("beast", 0, 50, 66, (196, 74, 44), (255, 226, 170), (80, 30, 20))
    for s in (-1, 1):
        cv.glow(9 * s, 84, 8, (255, 190, 80), 200)
        cv.fill(turned(arc(0, 0, 3.4, ry=1.2), 14 * s, 9 * s, 84), (255, 220, 130))
        cv.fill(arc(9 * s, 84, 0.7, ry=1.3), (20, 10, 6))
    haze(cv, 86, 112, c0, 200)
    embers(cv, 12, (255, 200, 110))


def alliance(cv: Canvas) -> None:
    c0, c1, c2 = cv.sky
    cv.gradient(c0, mix(c0, c1, 0.7), c1, c2, mix(c2, c1, 0.4))
    rays(cv, 0, 44, 20, c2, 44, cv.chance.uniform(0, 18))
    cv.glow(0, 44, 66, c2, 220, 1.5)
    skyline(cv, 84, mix(c1, c0, 0.4), mix(c2, WHITE, 0.2), 0.9)
    haze(cv, 50, 104, c2, 110)
    rim = mix(c2, WHITE, 0.6)
    for s in (-1, 1):
        cv.part(box(52 * s - 1, -4, 52 * s + 1, 104), (64, 52, 42), rim, depth=0.7)
        cloth: list[Point] = [(32, 6), (50, 6), (50, 62), (41, 54), (32, 62)]
        cv.part([(x * s, y) for x, y in cloth], mix(cv.colour, BLACK, 0.5), rim, depth=0.8)
        cv.sign(cv.affiliation, 41 * s, 28, 15, mix(cv.colour, WHITE, 0.35))
    cv.fill(arc(0, 48, 25, n=48), mix(c0, BLACK, 0.3), 150)
    cv.sculpture("alliance", 0, 48, 50, (176, 166, 150), WHITE, (90, 110, 150))
    haze(cv, 84, 112, mix(c0, c1, 0.4), 170)
    embers(cv, 12, c2)


SCENES: Final[dict[str, Callable[[Canvas], None]]] = {
    "warrior": warrior, "equipment": equipment, "fortification": fortification, "art": art,
    "symmetry": symmetry, "mission": mission, "special": special, "ki": ki, "relic": relic,
    "warzone": warzone, "beast": beast, "alliance": alliance,
}  # fmt: skip


