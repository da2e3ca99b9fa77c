"""Player badges: a player's sign on a dark disc with a rim in the player's colour."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.paint.emblems import NIGHT, emblem
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import put, sheet
from doomtable.table.paint.theme import BLACK, WHITE, Color, mix

_kept: Final = SurfaceCache(4 * 2**20)


def player_badge(sign: str, colour: Color, width: float) -> pygame.Surface:
    """A sign ('' for the disc alone) so many pixels wide. Shared: do not draw on it."""
    wide = max(8, int(width))

    def make() -> pygame.Surface:
        w = wide * 4
        image = sheet(w, w)
        for share, fill in ((0.5, NIGHT), (0.47, colour), (0.40, NIGHT), (0.385, mix(colour, BLACK, 0.78))):
            pygame.draw.circle(image, fill, (w / 2, w / 2), w * share)
        image = pygame.transform.smoothscale(image, (wide, wide))
        if sign:
            put(image, emblem(sign, wide * 0.56, mix(colour, WHITE, 0.3)), wide / 2, wide / 2)
        return image

    return _kept.get((sign, colour, wide), make)
