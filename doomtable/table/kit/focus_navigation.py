"""Focus navigation: the place that an arrow key leads to. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

import pygame

Direction = tuple[int, int]
"""A direction: (x, y), one of them 0."""
ARROWS: Final[Mapping[int, Direction]] = MappingProxyType({
    pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1),
})  # fmt: skip
ASTRAY: Final = 3
"""How much worse a pixel beside the way is than one along it."""
LEANING: Final = 0.2
"""How much worse a pixel is by which a place stands off without lying beside the way."""


def toward(places: Sequence[pygame.Rect], here: int, way: Direction) -> int:
    """The place that lies next in a direction; left and right stay in a row. Where there is none, `here`."""
    start = places[here]
    best, least = here, 0.0
    for i, place in enumerate(places):
        if way[0]:
            along = (place.centerx - start.centerx) * way[0]
            aside = max(0, place.top - start.bottom, start.top - place.bottom)
            off = abs(place.centery - start.centery)
        else:
            along = (place.centery - start.centery) * way[1]
            aside = max(0, place.left - start.right, start.left - place.right)
            off = abs(place.left - start.left)
        if i == here or along <= 0 or (way[0] and aside):
            continue
        far = along + ASTRAY * aside + LEANING * off
        if best == here or far < least:
            best, least = i, far
    return best


def toward_row(places: Sequence[pygame.Rect], here: int, way: Direction) -> int:
    """The same where places lie in rows that are far apart: up and down lead to the next row, however far aside, and in
    it to the place that lies closest."""
    if way[0]:
        return toward(places, here, way)
    start = places[here]

    def gap(place: pygame.Rect) -> int:
        return start.top - place.bottom if way[1] < 0 else place.top - start.bottom

    beyond = [i for i, place in enumerate(places) if i != here and gap(place) >= -min(start.h, place.h) // 2]
    if not beyond:
        return here
    first = places[min(beyond, key=lambda i: gap(places[i]))]
    row = [i for i in beyond if min(places[i].bottom, first.bottom) - max(places[i].top, first.top) > 0]
    return min(row, key=lambda i: (_aside(places[i], start), abs(places[i].centerx - start.centerx)))


def _aside(place: pygame.Rect, start: pygame.Rect) -> int:
    return max(0, place.left - start.right, start.left - place.right)
