"""End scenery: the sky, the warriors, the banners and the ribbon behind the word at the end of a game.

After design/look: a victory is a lit sky of the winner's affiliation with its banners, a defeat the eclipse over a torn
one. Painted once for a window's size and kept; what is written and drawn upon it is told elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import pygame

from doomtable.table.paint.emblems import arc, emblem, turned
from doomtable.table.paint.picture_canvas import Canvas, haze, rays, skyline
from doomtable.table.paint.picture_warrior import sentinel_parts
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import (
    Point,
    Tint,
    horizontal,
    multiply,
    put,
    radial,
    seeded,
    sheet,
    vertical,
)
from doomtable.table.paint.surface_parts import Parts, finished
from doomtable.table.paint.theme import BLACK, WHITE, Color, Theme, mix

KEY: Final[Color] = (1, 0, 1)
"""What is cut away around a warrior."""
FINE: Final = 2
"""Cut edges are drawn so many times as large and made small."""
TALLEST: Final = 1080
"""The sky is painted at most so high and made larger for a larger window: it is all haze."""
FOLDED: Final = 0.07
"""Share of the ribbon's width that its folded ends reach beyond it."""

_kept: Final = SurfaceCache(40 * 2**20, 2, sized=True)


class EndFigure(NamedTuple):
    """A warrior that stands at the side of the scene."""

    name: str
    affiliation: str
    subject: str = ""


class EndScenery(NamedTuple):
    """What is painted: whether it is a victory, whose, and of whom the banners are that hang or fell."""

    won: bool
    home: str
    """The winner's affiliation."""
    banners: tuple[str, ...] = ()
    """At a victory up to three affiliations, the first in the middle; at a defeat the loser's own."""
    figures: tuple[EndFigure, ...] = ()
    """At most two: left and right."""


def ribbon_rect(size: tuple[int, int]) -> pygame.Rect:
    """Where the word stands, in a window of a size."""
    w, h = size
    wide = min(round(w * 0.416), round(h * 0.74))
    return pygame.Rect((w - wide) // 2, round(h * 0.326), wide, round(h * 0.104))


def ribbon_reach(size: tuple[int, int]) -> pygame.Rect:
    """The ribbon with its folded ends and the shadow under it."""
    rect = ribbon_rect(size)
    wide = round(rect.w * FOLDED * 1.7) + 2
    reach = pygame.Rect(rect.x - wide, rect.y - 2, rect.w + 2 * wide, round(rect.h * 1.2) + 4)
    return reach.clip(pygame.Rect((0, 0), size))


def end_scenery(size: tuple[int, int], scenery: EndScenery, theme: Theme) -> pygame.Surface:
    """The whole picture, of the window's size. Shared: do not draw on it."""
    return finished(end_scenery_parts(size, scenery, theme))


def end_scenery_parts(size: tuple[int, int], scenery: EndScenery, theme: Theme) -> Parts:
    """The same, painted in parts and kept."""
    key = size, scenery, theme.key
    made = _kept.kept(key)
    if made is None:
        made = yield from _painted(size, scenery, theme)
        _kept.keep(key, made)
    return made


def _painted(size: tuple[int, int], scenery: EndScenery, theme: Theme) -> Parts:
    w, h = size
    if theme.palette.plain:
        made = pygame.Surface(size, 0, 32)
        made.fill(theme.palette.iron_low)
    else:
        sky = yield from _sky(size, scenery, theme)
        made = pygame.transform.smoothscale(sky, size)
        yield
        yield from _figures(made, scenery, theme)
        made.blit(
            vertical(w, round(h * 0.39), (8, 6, 6, 0), (8, 6, 6, 170), (8, 6, 6, 235)),
            (0, h - round(h * 0.39)),
        )
        yield
        _sparks(made, scenery.won)
        yield
        yield from _banners(made, scenery, theme)
    bare = made.subsurface(ribbon_reach(size)).copy()
    _kept.keep(("bare", size, scenery, theme.key), bare)
    _ribbon(made, ribbon_rect(size), scenery, theme)
    return made


def bare_ribbon(size: tuple[int, int], scenery: EndScenery, theme: Theme) -> pygame.Surface | None:
    """What lies under the ribbon, of the size of its reach, once the picture is painted. Shared."""
    return _kept.kept(("bare", size, scenery, theme.key))


def _sky(size: tuple[int, int], scenery: EndScenery, theme: Theme) -> Parts:
    """The sky with the town of the winner under it."""
    high = min(TALLEST, size[1])
    cv = Canvas(round(high * size[0] / size[1]), high, f"end {scenery.won}", scenery.home, theme)
    zenith, middle, horizon = cv.sky
    if scenery.won:
        cv.gradient(
            mix(zenith, middle, 0.4), middle, mix(middle, horizon, 0.7), mix(horizon, (255, 226, 160), 0.4),
            mix(middle, horizon, 0.4),
        )  # fmt: skip
        yield
        rays(cv, 0, 24, 28, mix(horizon, (255, 230, 170), 0.4), 60, 3)
        yield
        cv.glow(0, 24, 74, (255, 214, 140), 235, 1.4)
    else:
        cv.gradient((8, 7, 10), (16, 13, 20), (36, 22, 30), (96, 40, 34), (30, 18, 20))
        yield
        rays(cv, 0, 24, 28, horizon, 26, 3)
        yield
        cv.glow(0, 24, 50, (150, 50, 36), 150, 1.4)
        for i in range(28):
            far = 33.0 if i % 4 == 0 else 27.5
            cv.fill(turned([(-0.7, -21), (0.7, -21), (0, -far)], 360 / 28 * i, 0, 24), (150, 62, 40))
        cv.fill(arc(0, 24, 20, n=120), (190, 84, 52))
        cv.fill(arc(0, 24, 19.2, n=120), (8, 6, 8))
    yield
    skyline(cv, 78, mix(middle, zenith, 0.2), None, 0.9)
    yield
    haze(cv, 50, 86, horizon if scenery.won else (120, 50, 40), 120)
    yield
    skyline(cv, 90, mix(middle, zenith, 0.75), mix(horizon, WHITE, 0.3), 1.1)
    yield
    haze(cv, 80, 112, mix(zenith, middle, 0.4), 180)
    return cv.surface


def _figures(target: pygame.Surface, scenery: EndScenery, theme: Theme) -> Iterator[None]:
    """The winner's best, one on each side."""
    w, h = target.get_size()
    lit: tuple[Color, ...] = ((255, 236, 206), (190, 168, 140), (40, 34, 28))
    dim: tuple[Color, ...] = ((110, 84, 88), (70, 54, 60), (16, 12, 14))
    for figure, x, tall in zip(scenery.figures, (0.13, 0.87), (0.74, 0.70), strict=False):
        cut = yield from _cut(figure, round(min(h, w * 0.62) * tall), theme)
        multiply(cut, vertical(*cut.get_size(), *(lit if scenery.won else dim), keep=False))
        put(target, pygame.transform.flip(cut, x > 0.5, False), w * x, h + 8, 0.5, 1)
        yield


def _cut(figure: EndFigure, high: int, theme: Theme) -> Parts:
    """A warrior without his background."""
    one = Canvas(
        round(high * 1.5) * FINE, high * FINE, figure.name, figure.affiliation, theme, figure.subject
    )
    one.surface.fill(KEY)
    yield
    yield from sentinel_parts(one)
    yield
    one.surface.set_colorkey(KEY)
    out = sheet(*one.surface.get_size())
    out.blit(one.surface, (0, 0))
    yield
    return pygame.transform.smoothscale(out, (out.get_width() // FINE, out.get_height() // FINE))


def _sparks(target: pygame.Surface, won: bool) -> None:
    """Light in the air of a victory, ash in that of a defeat."""
    w, h = target.get_size()
    chance, k = seeded("end sparks"), h / 1080
    for _ in range(70):
        x, y, size = chance.uniform(0, w), chance.uniform(0, h * 0.9), chance.uniform(1, 3.2) * k
        if won:
            put(target, radial(size * 9, size * 9, (255, 200, 110), 120), x, y)
            pygame.draw.circle(target, (255, 226, 160), (x, y), max(1.0, size * 0.6))
        else:
            target.fill((96, 88, 88), pygame.Rect(x, y, max(1, size * 1.4), max(1, size)))


def _banners(target: pygame.Surface, scenery: EndScenery, theme: Theme) -> Iterator[None]:
    """The banners that hang over the ribbon; at a defeat a torn one that falls."""
    w, h = target.get_size()
    k = h / 1080
    if not scenery.banners:
        return
    if not scenery.won:
        side = round(440 * k)
        lone = sheet(side, side)
        _banner(lone, scenery.banners[0], side / 2, 30 * k, (180 * k, 300 * k), theme, torn=True)
        put(target, pygame.transform.rotozoom(lone, -9, 1), w / 2, 206 * k)
        return
    for home, x in zip(scenery.banners[1:3], (-250, 250), strict=False):
        _banner(target, home, w / 2 + x * k, 60 * k, (104 * k, 210 * k), theme)
        yield
    _banner(target, scenery.banners[0], w / 2, 34 * k, (216 * k, 310 * k), theme)
    yield


def _banner(
    target: pygame.Surface,
    home: str,
    middle: float,
    top: float,
    size: Point,
    theme: Theme,
    torn: bool = False,
) -> None:
    """A banner with an affiliation's emblem on its bar, the bar's middle at (middle, top)."""
    w, h = round(size[0]), round(size[1])
    palette = theme.palette
    colour = palette.affiliation_colour(home)
    ground = mix(colour, BLACK, 0.78 if torn else 0.62)
    foot: list[Point] = [(w, h * 0.86), (w / 2, h), (0, h * 0.86)]
    if torn:
        chance = seeded("torn")
        foot = [(w - i * w / 12, h * (0.62 + 0.3 * chance.random())) for i in range(13)]
    outline: list[Point] = [(0, 0), (w, 0), *foot]
    left, drop = round(middle - w / 2), max(3, w // 24)
    _cut_paper(target, [(x + left + drop, y + top + drop * 1.5) for x, y in outline], BLACK, 130)
    mask = sheet(w + 1, h + 1)
    _cut_paper(mask, outline, WHITE)
    folds: tuple[Tint, ...] = (
        mix(ground, BLACK, 0.3), mix(ground, WHITE, 0.16), ground, mix(ground, WHITE, 0.1), mix(ground, BLACK, 0.4),
    )  # fmt: skip
    cloth = horizontal(w + 1, h + 1, *folds).copy()
    multiply(cloth, vertical(w + 1, h + 1, WHITE, (206, 202, 196)))
    multiply(cloth, mask, alpha=True)
    target.blit(cloth, (left, round(top)))
    edge = [(x + left, y + top) for x, y in outline]
    pygame.draw.aalines(target, mix(colour, WHITE, 0.3), True, edge)
    if not torn:
        inset = [(middle + (x - w / 2) * 0.88, top + h * 0.026 + y * 0.93) for x, y in outline]
        pygame.draw.lines(target, palette.brass, True, inset, max(1, w // 100))
    ink = mix(colour, BLACK, 0.25) if torn else mix(colour, WHITE, 0.45)
    put(target, emblem(home, w * 0.62, ink), middle, top + h * 0.42)
    over = max(4, w // 10)
    thick = max(6, round(h * 0.05))
    bar = pygame.Rect(left - over, round(top) - thick * 3 // 4, w + 2 * over, thick)
    metal: tuple[Tint, ...] = ((110, 104, 98), (54, 50, 48)) if torn else ((236, 204, 138), (142, 104, 50))
    target.blit(vertical(*bar.size, *metal), bar)
    pygame.draw.rect(target, (8, 6, 6), bar, 1)


def _ribbon(target: pygame.Surface, rect: pygame.Rect, scenery: EndScenery, theme: Theme) -> None:
    """The ribbon that the word stands on, its ends folded back."""
    palette = theme.palette
    ground = (
        mix(palette.affiliation_colour(scenery.home), (30, 22, 16), 0.72) if scenery.won else (34, 22, 22)
    )
    reach, fold, k = round(rect.w * FOLDED), round(rect.w * 0.0425), rect.h / 112
    for side in (-1, 1):
        x = rect.right if side > 0 else rect.x
        tail = [
            (x - side * fold, rect.y + 20 * k), (x + side * reach * 1.7, rect.y + 20 * k),
            (x + side * reach * 1.2, rect.centery + 12 * k), (x + side * reach * 1.7, rect.bottom + 14 * k),
            (x - side * fold, rect.bottom + 14 * k),
        ]  # fmt: skip
        _cut_paper(target, tail, mix(ground, BLACK, 0.45))
        _cut_paper(target, [(x, rect.bottom), (x - side * fold, rect.bottom), (x - side * fold, rect.bottom + 14 * k)],
                   (6, 5, 5))  # fmt: skip
    low = mix(ground, BLACK, 0.62)
    target.blit(horizontal(*rect.size, low, mix(ground, BLACK, 0.25), low), rect)
    trim = palette.brass if scenery.won else (112, 98, 94)
    for y in (rect.y + round(5 * k), rect.bottom - round(7 * k)):
        target.fill(trim, pygame.Rect(rect.x, y, rect.w, max(1, round(2 * k))))
    pygame.draw.rect(target, (8, 6, 6), rect, max(1, round(2 * k)))


def _cut_paper(target: pygame.Surface, points: Sequence[Point], colour: Color, alpha: int = 255) -> None:
    """A flat piece with smooth edges."""
    x0, y0 = math.floor(min(p[0] for p in points)) - 1, math.floor(min(p[1] for p in points)) - 1
    w, h = math.ceil(max(p[0] for p in points)) + 2 - x0, math.ceil(max(p[1] for p in points)) + 2 - y0
    big = sheet(w * FINE, h * FINE)
    big.fill((*colour, 0))
    pygame.draw.polygon(big, (*colour, alpha), [((x - x0) * FINE, (y - y0) * FINE) for x, y in points])
    target.blit(pygame.transform.smoothscale(big, (w, h)), (x0, y0))
