"""Card backs: the back, the back in cover and the side of a vehicle."""

from __future__ import annotations

import math
from typing import Final, Literal

import pygame

from doomtable.table.paint.emblems import eclipse
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import put, round_corners, sheet, stepped, vertical
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import BLACK, WHITE, Color, Theme, mix

Tint = Literal["brass", "ash", "char"]

_kept: Final = SurfaceCache(24 * 2**20)


def card_back(size: tuple[int, int], theme: Theme, tint: Tint = "brass") -> pygame.Surface:
    """The back of every card: the Eclipse in a stepped frame. `tint` tells the piles apart: brass is drawn
    from, ash discarded, char annihilated. Wider than high, it lies on its side."""
    w, h = size
    if w > h:
        standing = card_back((h, w), theme, tint)
        return _kept.get(("lying", size, tint, theme.key), lambda: pygame.transform.rotate(standing, -90))
    return _kept.get(("back", size, tint, theme.key), lambda: _back(w, h, theme, tint))


def _back(w: int, h: int, theme: Theme, tint: Tint) -> pygame.Surface:
    tints: dict[Tint, Color] = {"brass": theme.palette.brass, "ash": (138, 130, 118), "char": (150, 66, 40)}
    colour, k = tints[tint], 3
    radius, margin = max(3.0, w * 0.055), max(3.0, w * 0.06) * k
    card = sheet(w, h)
    pygame.draw.rect(card, (8, 7, 7), card.get_rect(), border_radius=round(radius))
    line = colour if theme.palette.plain else mix(colour, BLACK, 0.5)
    pygame.draw.rect(
        card, line, card.get_rect().inflate(-2, -2), theme.palette.border, border_radius=round(radius)
    )
    fine = sheet(w * k, h * k)
    fine.blit(vertical(w * k, h * k, mix((34, 29, 26), colour, 0.05), (18, 15, 14)), (0, 0))
    ray, middle = mix((26, 22, 20), colour, 0.17), (w * k / 2, h * k / 2)
    for i in range(36):
        a = math.tau * i / 36
        end = middle[0] + math.cos(a) * h * k, middle[1] + math.sin(a) * h * k
        pygame.draw.line(fine, ray, middle, end, max(1, int(k * w / 130)))
    step = max(1, int(w * 0.03)) * k
    for inset, dark, line_w in ((1.0, 0.25, 0.012), (1.7, 0.55, 0.008)):
        if inset == 1.0 or w > 50:
            m = round(margin * inset)
            frame = pygame.Rect(m, m, w * k - 2 * m, h * k - 2 * m)
            pygame.draw.polygon(
                fine, mix(colour, BLACK, dark), stepped(frame, step), max(k, int(w * line_w * k))
            )
    fine = round_corners(pygame.transform.smoothscale(fine, (w, h)), radius)
    q = max(2, int(w * 0.03))
    card.blit(fine.subsurface(pygame.Rect(q, q, w - 2 * q, h - 2 * q)), (q, q))
    put(card, eclipse(w * 0.20, mix(colour, WHITE, 0.08)), w / 2, h / 2)
    return round_corners(card, radius)


def draw_tag(
    target: pygame.Surface,
    words: str,
    x: float,
    y: float,
    theme: Theme,
    colour: Color | None = None,
    ax: float = 0.5,
) -> pygame.Rect:
    """A word on a small dark plate, at (x, y) by its left (ax 0), middle or right (1); returns its place."""
    size = theme.px(12)
    w, h = text_width(words, size, 600) + theme.px(12), theme.px(18)
    rect = pygame.Rect(round(x - w * ax), round(y - h / 2), w, h)
    colour = colour or theme.palette.ash
    pygame.draw.rect(target, (14, 12, 11), rect, border_radius=3)
    pygame.draw.rect(target, mix(colour, BLACK, 0.35), rect, theme.palette.border, border_radius=3)
    draw_text(target, words, rect.centerx, rect.centery, size, colour, 600, ax=0.5, ay=0.5)
    return rect


def draw_fold(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """Where cards are folded away under a warrior: the dark end of his strips, for a tag to lie on."""
    pygame.draw.rect(target, theme.palette.iron_low, rect, border_radius=4)
    pygame.draw.rect(target, theme.palette.edge, rect, theme.palette.border, border_radius=4)
