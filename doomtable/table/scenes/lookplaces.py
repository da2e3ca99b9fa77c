"""Where everything stands when a game is looked back at. Pure: window and how many choices in, rectangles out."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from doomtable.table.theme import Theme

WIDEST: Final = 1400
HIGHEST: Final = 860
ROW: Final = 96
"""How high a choice that cost something stands, at a scale of 1."""


class Places(NamedTuple):
    """Where everything stands."""

    panel: pygame.Rect
    title: pygame.Rect
    chances: pygame.Rect
    points: pygame.Rect
    side: pygame.Rect
    costly: tuple[pygame.Rect, ...]
    back: pygame.Rect


def places(size: tuple[int, int], theme: Theme, costly: int) -> Places:
    """Share out a window."""
    px = theme.px
    panel = pygame.Rect(0, 0, min(px(WIDEST), size[0] - px(32)), min(px(HIGHEST), size[1] - px(32)))
    panel.center = size[0] // 2, size[1] // 2
    inner = panel.inflate(-px(56), -px(32))
    title = pygame.Rect(inner.x, inner.y, inner.w, px(56))
    side = pygame.Rect(0, 0, min(px(400), inner.w * 38 // 100), 0)
    side.topleft = inner.right - side.w, title.bottom + px(12)
    side.h = inner.bottom - side.y
    left = pygame.Rect(inner.x, side.y, side.x - px(28) - inner.x, side.h)
    axis, end, head = px(46), px(30), px(30)
    room = left.h - 2 * head - px(26) - px(20)
    upper = room * 55 // 100
    chances = pygame.Rect(left.x + axis, left.y + head, left.w - axis - end, upper)
    points = pygame.Rect(chances.x, chances.bottom + px(20) + head, chances.w, room - upper)
    back = pygame.Rect(side.x, side.bottom - px(46), side.w, px(46))
    rows = []
    high = min(px(ROW), (back.y - side.y - px(76)) // 3 - px(8))
    for i in range(costly):
        rows.append(pygame.Rect(side.x, side.y + px(34) + i * (high + px(8)), side.w, high))
    return Places(panel, title, chances, points, side, tuple(rows), back)
