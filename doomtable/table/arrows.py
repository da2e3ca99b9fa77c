"""Where an arrow leads: from a place to the nearest one that lies that way. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import pygame

Way = Literal["left", "right", "up", "down"]
ARROWS: Final[dict[int, Way]] = {
    pygame.K_LEFT: "left", pygame.K_RIGHT: "right", pygame.K_UP: "up", pygame.K_DOWN: "down",
}  # fmt: skip


def toward(places: Sequence[pygame.Rect], at: int, way: Way) -> int:
    """The place nearest to one in a direction; left and right stay in a row. The next or last in line if none is."""
    here = places[at]
    best, found = 0.0, -1
    for i, place in enumerate(places):
        over, down = place.centerx - here.centerx, place.centery - here.centery
        level = way in ("left", "right")
        along, across = (over, abs(down)) if level else (down, abs(over))
        if way in ("left", "up"):
            along = -along
        if i != at and along > 0 and not (level and across > here.h // 2):
            far = along + 2 * max(0.0, across - (place.h if level else place.w) / 2)
            if found < 0 or far < best:
                best, found = far, i
    return found if found >= 0 else (at + (-1 if way in ("left", "up") else 1)) % len(places)
