"""Logo: the program's letters, and the picture behind the title screen."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.paint.eclipse_effects import ACROSS, DOWN, RADIUS, RAY_INK, STILL_RAYS, eclipse_ray
from doomtable.table.paint.emblems import arc, box
from doomtable.table.paint.picture_canvas import Canvas, haze, rays, skyline
from doomtable.table.paint.picture_warrior import sentinel
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import Point, grain, horizontal, multiply, put, sheet, vertical
from doomtable.table.paint.theme import BLACK, Color, Theme, mix

Piece = tuple[bool, list[Point]]
NAME: Final = tuple("DOOMTABLE")
HIGH: Final = 140
GAP: Final = 12
SUPER: Final = 1.34
LINE: Final = 3.0
_kept: Final = SurfaceCache(160 * 2**20, 2, sized=True)


def _ring(cx: float, cy: float, rx: float, ry: float, start: float = 0, end: float = 360) -> list[Point]:
    return arc(cx, cy, rx, start, end, 40, ry)


def letter(sign: str) -> tuple[float, list[Piece]]:
    """A letter: its width, and pieces laid on (True) or cut out (False), on a field 140 high."""
    stem: Piece = (True, box(0, 0, 30, 140))
    inline: Piece = (False, box(12, 10, 12 + LINE, 130))
    if sign == "D":
        outer = [(0.0, 0.0), (30.0, 0.0), *_ring(34, 70, 50, 70, -90, 90), (0.0, 140.0)]
        return 84, [(True, outer), (False, [(30, 22), *_ring(34, 70, 24, 48, -90, 90), (30, 118)]), inline]
    if sign == "O":
        groove = [*_ring(48, 70, 36.5, 62, 100, 260), *_ring(48, 70, 33.5, 59, 260, 100)]
        return 96, [(True, _ring(48, 70, 48, 72)), (False, _ring(48, 70, 20, 48)), (False, groove)]
    if sign == "M":
        body: list[Point] = [
            (0, 140), (0, 0), (28, 0), (56, 70), (84, 0), (112, 0), (112, 140), (84, 140), (84, 62), (56, 124),
            (28, 62), (28, 140),
        ]  # fmt: skip
        return 112, [(True, body), inline, (False, box(97, 10, 97 + LINE, 130))]
    if sign == "T":
        return 88, [
            (True, box(0, 0, 88, 24)), (True, box(29, 0, 59, 140)), (False, box(42.5, 10, 42.5 + LINE, 130)),
            (False, box(8, 10.5, 36, 10.5 + LINE)), (False, box(52, 10.5, 80, 10.5 + LINE)),
        ]  # fmt: skip
    if sign == "A":
        frame: list[Point] = [
            (34, 0), (66, 0), (100, 140), (70, 140), (64, 108), (36, 108), (30, 140), (0, 140),
        ]  # fmt: skip
        return 100, [
            (True, frame), (False, [(50, 26), (60, 86), (40, 86)]),
            (False, [(32, 18), (34.6, 18), (15, 130), (11, 130)]),
        ]  # fmt: skip
    if sign == "B":
        return 84, [
            (True, [(0, 0), *_ring(44, 36, 36, 36, -90, 90), (0, 72)]),
            (True, [(0, 66), *_ring(44, 103, 40, 37, -90, 90), (0, 140)]),
            (False, [(30, 22), *_ring(40, 39, 14, 17, -90, 90), (30, 56)]),
            (False, [(30, 84), *_ring(40, 101, 16, 17, -90, 90), (30, 118)]), inline,
        ]  # fmt: skip
    if sign == "L":
        return 70, [stem, (True, box(0, 116, 70, 140)), (False, box(12, 10, 12 + LINE, 126)),
                    (False, box(12, 126.5, 62, 126.5 + LINE))]  # fmt: skip
    return 74, [
        stem,
        (True, box(0, 0, 72, 24)),
        (True, box(0, 58, 60, 82)),
        (True, box(0, 116, 74, 140)),
        inline,
    ]


def logo(height: int) -> pygame.Surface:
    """The name in brass, so many pixels high. Shared."""
    return _kept.get(("logo", height), lambda: _logo(height))


def _logo(height: int) -> pygame.Surface:
    k = 3
    unit = height * k / HIGH
    wide = sum(letter(sign)[0] + GAP for sign in NAME) - GAP
    big = sheet(wide * unit + 8, height * k + 8)
    x = 4.0
    for sign in NAME:
        w, pieces = letter(sign)
        one = sheet(w * unit + 2, height * k + 8)
        one.fill((255, 255, 255, 0))
        for laid, points in pieces:
            ink = (255, 255, 255, 255 if laid else 0)
            pygame.draw.polygon(one, ink, [(px * unit, 4 + py * unit) for px, py in points])
        big.blit(one, (round(x), 0))
        x += (w + GAP) * unit
    made = pygame.transform.smoothscale(big, (big.get_width() // k, big.get_height() // k))
    stops: tuple[Color, ...] = ((240, 220, 172), (206, 168, 104), (150, 108, 56), (92, 62, 32))
    brass = vertical(*made.get_size(), *stops).copy()
    multiply(brass, grain(*made.get_size(), (60, 2), 214, 255, "brush"))
    shade = made.copy()
    shade.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    out = sheet(made.get_width() + 6, made.get_height() + 8)
    out.blit(shade, (4, 6))
    made.blit(brass, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(made, (0, 0))
    return out


def vista(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """The picture behind the title, of the window's size; rays and embers are drawn upon it. Shared."""
    return _kept.get(("vista", size, theme.palette.name), lambda: _vista(size, theme))


def _vista(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    high = max(720, round(size[1] * SUPER))
    wide = round(high * size[0] / size[1])
    cv = Canvas(wide, high, "title", "general", theme)
    side = wide / high * 50  # half the width in units
    ex, ey, er = side * ACROSS, 100 * DOWN, 100 * RADIUS
    cv.gradient((10, 8, 10), (24, 15, 16), (70, 34, 24), (150, 78, 44), (70, 36, 26))
    if not theme.palette.plain:
        rays(cv, ex, ey, 28, (214, 122, 62), 26, 3)
        cv.glow(ex, ey, 66, (255, 176, 96), 200, 1.5)
        cv.glow(ex, ey, 40, (255, 226, 170), 235, 1.1)
    for i in STILL_RAYS:
        cv.fill(eclipse_ray(i, ex, ey, er), RAY_INK)
    disc = cv.cx + ex * cv.k, ey * cv.k
    pygame.draw.aacircle(cv.surface, (255, 226, 166), disc, er * cv.k)
    pygame.draw.aacircle(cv.surface, (7, 5, 6), disc, er * 0.955 * cv.k)
    for home, y, colour, lights, k in (
        ("general", 80.0, (104, 58, 42), None, 0.62), ("imperial", 84.0, (78, 42, 34), None, 0.62),
        ("brotherhood", 91.0, (50, 28, 26), None, 0.8), ("capitol", 101.0, (26, 16, 16), (255, 196, 112), 0.9),
    ):  # fmt: skip
        cv.affiliation = home
        skyline(cv, y, colour, lights, k)
        haze(cv, y - 32, y + 10, (220, 136, 80) if y < 85 else (120, 66, 44), 110)
    haze(cv, 84, 114, (30, 16, 14), 220)
    rank = (
        ("mishima", -0.02, 0.56), ("capitol", 0.86, 0.58), ("bauhaus", 0.12, 0.70), ("legion", 0.70, 0.74),
        ("imperial", 0.26, 0.80), ("cybertronic", 0.54, 0.80), ("brotherhood", 0.40, 0.96),
    )  # fmt: skip
    for home, x, grown in rank:
        _trooper(cv, home, x * side, grown, theme)
    cv.affiliation = "general"
    haze(cv, 88, 118, (12, 8, 8), 220)
    made = pygame.transform.smoothscale(cv.surface, size)
    made.blit(vertical(size[0], size[1] // 5, (10, 8, 8, 0), (10, 8, 8, 225)), (0, size[1] - size[1] // 5))
    left = horizontal(
        size[0] * 55 // 100, size[1], (8, 6, 7, 250), (8, 6, 7, 226), (8, 6, 7, 120), (8, 6, 7, 0)
    )
    made.blit(left, (0, 0))
    return made


def _trooper(cv: Canvas, home: str, x: float, grown: float, theme: Theme) -> None:
    """A sentinel against the light: nearly black, only his rims shine."""
    high = round(cv.h * 0.62 * grown)
    one = Canvas(round(high * 1.5), high, f"title {home}", home, theme)
    key: Color = (1, 0, 1)
    one.surface.fill(key)
    one.sky = mix(BLACK, one.sky[0], 0.4), mix((60, 34, 26), one.sky[1], 0.3), (255, 196, 128)
    sentinel(one)
    cut = one.surface.copy()
    cut.set_colorkey(key)
    figure = sheet(*cut.get_size())
    figure.blit(cut, (0, 0))
    multiply(figure, vertical(*figure.get_size(), (150, 126, 116), (104, 86, 82), (30, 22, 22)))
    if x < 0.40 * cv.w / cv.h * 50:
        figure = pygame.transform.flip(figure, True, False)
    put(cv.surface, figure, cv.cx + x * cv.k, cv.h * (1.0 + 0.02 * grown), 0.5, 1)
