"""Team signs: a shape for each side, in its colour, so that sides are told apart without colours, too."""

from __future__ import annotations

import math
from typing import Final

import pygame

from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import sheet
from doomtable.table.paint.theme import BLACK, WHITE, Color, mix

FINE: Final = 4
"""So many times larger a sign is drawn before it is made small."""
_kept: Final = SurfaceCache(2**20)


def _outline(number: int) -> list[tuple[float, float]]:
    """The corners of a side's shape about (0, 0), within 1: a chevron, a lozenge, a hexagon."""
    if number == 1:
        return [(0, -0.95), (0.9, 0.55), (0.9, 0.9), (0, 0.3), (-0.9, 0.9), (-0.9, 0.55)]
    if number == 2:
        return [(0, -1), (0.8, 0), (0, 1), (-0.8, 0)]
    return [(math.cos(math.tau * i / 6), math.sin(math.tau * i / 6)) for i in range(6)]


def team_sign(number: int, colour: Color, width: float) -> pygame.Surface:
    """The sign of a side by its number, from 1, so many pixels wide. Shared: do not draw on it."""
    wide = max(8, int(width))

    def make() -> pygame.Surface:
        w = wide * FINE
        image, shape = sheet(w, w), _outline(number)

        def grown(share: float) -> list[tuple[float, float]]:
            return [(w / 2 + x * w * share, w / 2 + y * w * share) for x, y in shape]

        pygame.draw.polygon(image, mix(colour, BLACK, 0.75), grown(0.5))
        pygame.draw.polygon(image, mix(colour, WHITE, 0.15), grown(0.42))
        return pygame.transform.smoothscale(image, (wide, wide))

    return _kept.get((number, colour, wide), make)
