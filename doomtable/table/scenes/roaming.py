"""The keyboard among things that lie about on a screen: which of them an arrow leads to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

ARROWS: Final = {
    pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1),
}  # fmt: skip
ASTRAY: Final = 3
"""How much worse a pixel beside the way is than one along it."""


def towards(places: Sequence[pygame.Rect], here: int, way: tuple[int, int]) -> int:
    """The place that lies next in a direction (x, y); where there is none, the one it began at."""
    start = places[here]
    best, least = here, 0.0
    for i, place in enumerate(places):
        if way[0]:
            along = (place.centerx - start.centerx) * way[0]
            aside = max(0, place.top - start.bottom, start.top - place.bottom)
            shift = abs(place.centery - start.centery)
        else:
            along = (place.centery - start.centery) * way[1]
            aside = max(0, place.left - start.right, start.left - place.right)
            shift = abs(place.left - start.left)
        if i == here or along <= 0 or place.colliderect(start):
            continue
        far = along + ASTRAY * aside + shift * 0.2 + (1e6 if way[0] and aside else 0)
        if best == here or far < least:
            best, least = i, far
    return here if least >= 1e6 else best
