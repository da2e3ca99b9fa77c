"""Scenes in card pictures: a shadow in a street, a mark, orders, a seal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.table.paint.emblems import arc, box, symmetric, turned
from doomtable.table.paint.picture_canvas import Canvas, embers, haze, rays, skyline, smooth
from doomtable.table.paint.theme import BLACK, WHITE, Color, mix

RIM: Final[Color] = (240, 236, 180)
NIGHT: Final[Color] = (12, 18, 13)


def _cloaked(cv: Canvas, x: float, y: float, size: float, colour: Color) -> None:
    """Somebody in a coat and hood, his feet at (x, y)."""

    def at(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return [(x + px * size, y + py * size) for px, py in points]

    coat = [(-5.0, -20.0), (5, -20), (8, -10), (9, 2), (14, 14), (-14, 14), (-9, 2), (-8, -10)]
    cv.part(at(coat), colour, RIM, depth=0.7)
    cv.part(at([(-1, -14), (1, -14), (2.4, 14), (-2.4, 14)]), mix(colour, BLACK, 0.35), RIM, depth=0.4)
    hood = smooth(symmetric([(0, -35), (3.4, -32), (5, -25), (6.6, -19), (0, -16.6)]), 4)
    cv.part(at(hood), colour, RIM, depth=0.6)


def shadow(cv: Canvas) -> None:
    """A figure with a knife between dark houses."""
    cv.gradient(NIGHT, mix((36, 58, 42), cv.sky[1], 0.3), (96, 112, 72))
    lean = cv.chance.uniform(-10, 10)
    for a, b, c, d in ((-8, 20, 62, -42), (0, 12, 36, -20)):
        cv.fill([(a, -5), (b, -5), (c + lean, 105), (d + lean, 105)], (236, 234, 176), 74)
    lit = cv.chance.sample(range(8), 2)
    for s in (-1, 1):
        wall = [(30.0 * s, -5.0), (75 * s, -5), (75 * s, 105), (40 * s, 105)]
        cv.part(wall, (26, 30, 26), RIM)
        for i in range(4):
            glass: Color = (240, 190, 104) if i + 4 * (s > 0) in lit else (14, 16, 14)
            cv.part(box(52 * s - 6, 8 + i * 24, 52 * s + 6, 22 + i * 24), glass, RIM, depth=0.5)
    body = smooth(symmetric([(0, 38), (5, 41), (7, 50), (15, 60), (18, 104), (0, 104)]), 4)
    cv.part(body, (16, 18, 16), RIM, depth=0.8)
    cv.part([(-11, 42), (11, 42), (6, 39), (4, 32), (-4, 32), (-6, 39)], (20, 22, 20), RIM, depth=0.8)
    cv.part(turned([(-1.2, 0), (1.2, 0), (0.3, 24), (-0.3, 24)], -24, 16, 72), (190, 190, 170), RIM, depth=0.6)
    haze(cv, 84, 112, NIGHT, 180)
    embers(cv, 14, (250, 220, 130))


def mark(cv: Canvas) -> None:
    """Three cloaked figures, a reticle on the foremost."""
    c1, c2, red = mix((44, 84, 48), cv.sky[1], 0.3), (216, 216, 140), (226, 70, 48)
    cv.gradient(NIGHT, mix(NIGHT, c1, 0.7), c1, c2, mix(c2, c1, 0.4))
    cv.glow(0, 46, 62, c2, 200)
    skyline(cv, 84, mix(c1, c2, 0.2), None, 0.9)
    haze(cv, 40, 96, c2, 120)
    far = cv.chance.uniform(36, 46)
    _cloaked(cv, -far, 104, 1.5, (34, 52, 36))
    _cloaked(cv, far + 3, 106, 1.6, (30, 46, 32))
    _cloaked(cv, 0, 106, 2.2, (20, 26, 20))
    for radius, wide in ((15, 1.3), (22, 0.7)):
        cv.ring(0, 50, radius, red, wide)
    for angle in (0, 90, 180, 270):
        cv.fill(turned(box(-0.8, -30, 0.8, -11), angle, 0, 50), red)
    haze(cv, 84, 112, NIGHT, 180)
    embers(cv, 16, (250, 220, 130))


def orders(cv: Canvas) -> None:
    """Papers on a desk under a lamp, the uppermost with ribbon and seal."""
    cv.gradient((16, 13, 11), mix((58, 42, 28), cv.sky[1], 0.25), (34, 24, 18))
    cv.glow(0, 36, 84, (255, 210, 130), 200, 1.3)
    rim: Color = (255, 236, 190)
    for i, angle in enumerate((cv.chance.uniform(-24, -12), cv.chance.uniform(8, 20), cv.chance.uniform(-5, 5))):
        paper = mix((186, 168, 128), WHITE, 0.12 * i)
        cv.part(turned(box(-25, -35, 25, 35), angle, 0, 52), paper, rim, depth=0.7)
    cv.sign(cv.affiliation, 0, 30, 13, (120, 92, 60))
    for i in range(5):
        long = 17 if i < 4 else 8
        cv.fill(turned(box(-17, 42 - 52 + i * 5.4, -17 + 2 * long, 43.4 - 52 + i * 5.4), angle, 0, 52), (110, 88, 62))
    wax = mix((150, 34, 28), cv.colour, 0.25)
    cv.part([(6, 68), (14, 66), (18, 90), (12, 86), (8, 92)], mix(wax, BLACK, 0.3), rim, depth=0.7)
    cv.part(smooth(arc(11, 68, 9.5, n=11)), wax, (255, 190, 160))
    cv.sign("special", 11, 68, 9, mix(wax, WHITE, 0.55))
    for s, x in ((1, -52), (-1, 54)):
        quill = [(0.0, 30.0), (6 * s, 0), (10 * s, -34), (2 * s, -14), (-2 * s, 10)]
        cv.part([(x + px, 58 + py) for px, py in quill], (70, 58, 46), rim, depth=0.7)
    haze(cv, 86, 112, (16, 11, 8), 170)
    embers(cv, 12, (255, 214, 140))


def seal(cv: Canvas) -> None:
    """The emblem of an affiliation on a great medal between laurels."""
    c1, c2 = mix((44, 84, 48), cv.sky[1], 0.6), mix((216, 216, 140), cv.sky[2], 0.5)
    cv.gradient(NIGHT, mix(NIGHT, c1, 0.7), c1, mix(c1, NIGHT, 0.5))
    cv.glow(0, 48, 64, c2, 220)
    rays(cv, 0, 48, cv.chance.choice((12, 14, 16)), c2, 60, cv.chance.uniform(0, 20))
    gold: Color = (255, 236, 170)
    for s in (-1, 1):
        for i in range(7):
            angle = 150 - i * 19
            leaf = smooth([(0, 0), (4, -6), (0, -15), (-4, -6)], 4)
            x, y = turned([(0.0, -36.0)], angle * s, 0, 48)[0]
            cv.part(turned(leaf, (angle - 96) * s, x, y), (120, 100, 50), gold, depth=0.6)
    cv.part(arc(0, 48, 27, n=48), (150, 120, 58), gold)
    cv.part(arc(0, 48, 22, n=48), mix((74, 58, 32), cv.colour, 0.15), (255, 226, 150), depth=0.7)
    cv.sculpture(cv.affiliation, 0, 48, 30, mix((214, 180, 110), cv.colour, 0.25), WHITE)
    haze(cv, 84, 112, NIGHT, 180)
    embers(cv, 18, (250, 220, 130))


MOTIFS: Final[dict[str, Callable[[Canvas], None]]] = {
    "shadow": shadow, "mark": mark, "orders": orders, "seal": seal,
}  # fmt: skip
