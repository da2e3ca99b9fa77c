"""Search field: a line for what is looked for, with its lens, its mark and the cross that empties it."""

from __future__ import annotations

import pygame

from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.text_layout import draw_text, shortened
from doomtable.table.paint.theme import Theme, mix


def cross_of(box: pygame.Rect, theme: Theme) -> pygame.Rect:
    """Where the cross stands in a field."""
    return pygame.Rect(box.right - theme.px(34), box.y, theme.px(34), box.h)


def draw_search(
    target: pygame.Surface, box: pygame.Rect, query: str, hint: str, theme: Theme, marked: bool, lit: bool
) -> None:
    """Draw the field with its query, else with a hint; `marked` as a whole, `lit` if the pointer is over the cross."""
    px, palette = theme.px, theme.palette
    target.fill(palette.iron_low, box)
    pygame.draw.rect(target, palette.brass if query else palette.brass_lo, box, palette.border)
    x, middle, cross = box.x + px(36), box.centery, cross_of(box, theme)
    _lens(target, box.x + px(18), middle, theme)
    if not query:
        told = shortened(hint, px(15), box.right - px(10) - x)
        draw_text(target, told, x, middle, px(15), palette.ash, 400, ay=0.5)
        return
    shown = query
    while shown and text_width(shown, px(16), 500) > cross.x - x - px(4):
        shown = shown[1:]  # the end is being typed
    if marked:
        ground = pygame.Rect(x - px(2), middle - px(12), text_width(shown, px(16), 500) + px(4), px(24))
        target.fill(mix(palette.iron_low, palette.brass, 0.3), ground)
    draw_text(target, shown, x, middle, px(16), palette.bone, 500, ay=0.5)
    x += text_width(shown, px(16), 500) + px(2)
    pygame.draw.line(target, palette.brass_hi, (x, middle - px(10)), (x, middle + px(10)), px(2))
    ink, arm = palette.brass_hi if lit else palette.ash, px(5)
    for lean in (-1, 1):
        start, end = (cross.centerx - arm, middle - lean * arm), (cross.centerx + arm, middle + lean * arm)
        pygame.draw.line(target, ink, start, end, px(2))


def _lens(target: pygame.Surface, x: int, y: int, theme: Theme) -> None:
    px, ink = theme.px, theme.palette.brass
    pygame.draw.circle(target, ink, (x - px(1), y - px(1)), px(6), px(2))
    pygame.draw.line(target, ink, (x + px(3), y + px(3)), (x + px(8), y + px(8)), px(2))
