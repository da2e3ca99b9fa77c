"""Eclipse effects: the rays round the eclipse of the title screen and the embers in its air, at any moment.

A moment is drawn from the time alone, so that the same time is the same picture; at 0 everything stands still.
"""

from __future__ import annotations

from math import pi, sin
from typing import Final, NamedTuple

import pygame

from doomtable.table.paint.emblems import turned
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import Point, radial, seeded
from doomtable.table.paint.theme import Color, Theme

ACROSS: Final = 0.40
"""Where the eclipse stands, as a share of half the window's width right of its middle."""
DOWN: Final = 0.31
RADIUS: Final = 0.17
"""As shares of the window's height."""
RAYS: Final = 28
INNER: Final = 1.09
"""Where rays begin, in radii."""
LONGEST: Final = 1.62
RAY_INK: Final[Color] = (255, 218, 150)
STILL_RAYS: Final = (13, 14, 15)
"""Those that stand behind somebody: they belong to the picture and do not move."""
SHRINKS: Final = 0.24
"""How much of its length a ray loses at most."""
EMBERS: Final = 46
EMBER_INK: Final[Color] = (255, 170, 90)
LIGHTS: Final = 8
"""How many lights of an ember are painted, from nothing to full."""
CLEAR: Final = 0.50
"""The share of the window's width, from the left, that embers keep out of: words stand there."""

_embers: Final = SurfaceCache(4 * 2**20, sized=True)


class Ember(NamedTuple):
    """A spark that rises and begins again below: its path and its size."""

    x: float
    start: float
    rounds: float
    """How often it rises through the picture in a second."""
    sway: float
    beat: float
    size: float


def _scattered() -> tuple[Ember, ...]:
    chance = seeded("title", "embers")
    return tuple(
        Ember(
            chance.uniform(CLEAR, 1.02), chance.random(), chance.uniform(0.018, 0.055), chance.uniform(0.004, 0.014),
            chance.uniform(0.2, 0.7), chance.uniform(0.16, 0.5),
        )
        for _ in range(EMBERS)
    )  # fmt: skip


SCATTERED: Final = _scattered()


def eclipse_place(size: tuple[float, float]) -> tuple[float, float, float]:
    """The middle of the eclipse and its radius in a picture of this size."""
    return size[0] / 2 * (1 + ACROSS), size[1] * DOWN, size[1] * RADIUS


def eclipse_ray(i: int, x: float, y: float, r: float, shrunk: float = 0.0) -> list[Point]:
    """A ray of the eclipse at (x, y) of this radius, which has lost a share of its length."""
    tip = INNER + (_reach(i) - INNER) * (1 - shrunk)
    return turned([(-0.024, -INNER), (0.024, -INNER), (0, -tip)], 360 / RAYS * i, x, y, r)


def draw_eclipse_effects(target: pygame.Surface, theme: Theme, ms: float) -> list[pygame.Rect]:
    """Draw rays and embers of a moment upon the picture behind the title; returns where."""
    size, seconds = target.get_size(), ms / 1000
    x, y, r = eclipse_place(size)
    for i in range(RAYS):
        if i in STILL_RAYS:
            continue
        ray = eclipse_ray(i, x, y, r, SHRINKS * _shrunk(i, seconds))
        pygame.draw.polygon(target, RAY_INK, ray)
        pygame.draw.aalines(target, RAY_INK, True, ray)
    drawn = [pygame.Rect(round(x - LONGEST * r) - 2, round(y - LONGEST * r) - 2, *[round(2 * LONGEST * r) + 4] * 2)]
    if theme.palette.plain:
        return drawn
    for ember in SCATTERED:
        risen = (ember.start + seconds * ember.rounds) % 1
        across = ember.x + ember.sway * sin(2 * pi * ember.beat * seconds + ember.start * 40)
        glows = min(1.0, risen * 6, (1 - risen) * 3, max(0.0, (across - CLEAR) * 12))
        glows *= 0.72 + 0.28 * sin(2 * pi * (ember.beat * 2.3 * seconds + ember.size * 9))
        step = round(glows * (LIGHTS - 1))
        if step:
            spot = _ember(ember.size, step, size[1])
            where = spot.get_rect(center=(round(across * size[0]), round((1.02 - risen) * size[1])))
            drawn.append(target.blit(spot, where, special_flags=pygame.BLEND_RGB_ADD))
    return drawn


def _shrunk(i: int, seconds: float) -> float:
    """The share that a ray has lost of what it may lose of its length."""
    if not seconds:
        return 0.0
    return 0.5 - 0.3 * sin(seconds * (0.9 + i % 5 * 0.23) + i * 2.1) - 0.2 * sin(seconds * (2.3 + i % 3 * 0.4) + i)


def _reach(i: int) -> float:
    """How far from the middle a whole ray ends, in radii: every fourth is the longest."""
    return LONGEST if i % 4 == 0 else 1.34 if i % 2 == 0 else 1.2


def _ember(grown: float, step: int, high: int) -> pygame.Surface:
    """An ember in its halo, so bright, on black: it is added to what lies under it. Shared."""
    unit, sizes = high / 100, round(grown * 20)

    def make() -> pygame.Surface:
        share = step / (LIGHTS - 1)
        halo = radial(7 * unit, 7 * unit, EMBER_INK, round(90 * share))
        out = pygame.Surface(halo.get_size(), 0, 32)
        out.blit(halo, (0, 0))
        wide = max(3.0, 1.3 * unit * sizes / 10)
        core = radial(wide, wide, (255, 214, 150), round(255 * share), 0.6)
        out.blit(core, core.get_rect(center=out.get_rect().center))
        return out

    return _embers.get((sizes, step, high), make)
