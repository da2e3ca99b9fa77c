"""Price chips: what a play costs, as small dark plates with a sign and a number, and the notch over them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

import pygame

from doomtable.table.paint.badges import bullet, crystal
from doomtable.table.paint.emblems import emblem
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.surface_effects import Point
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import BLACK, Theme, mix

HIGH: Final = 18
BETWEEN: Final = 3
"""Pixels at a scale of 1: how high a chip is, and what is free between two."""


class PriceChip(NamedTuple):
    """One chip: the sign of what is paid, or of what kind of play it is, and its number or word."""

    sign: Literal["destiny", "action", "cover"]
    text: str


def _sign(chip: PriceChip, theme: Theme) -> pygame.Surface:
    if chip.sign == "destiny":
        return crystal(theme.px(6), theme)
    if chip.sign == "action":
        return bullet(theme.px(12), theme)
    return emblem("fortification", theme.px(12), theme.palette.ash)


def chip_width(chip: PriceChip, theme: Theme) -> int:
    """How wide a chip is."""
    return _sign(chip, theme).get_width() + theme.px(3) + text_width(chip.text, theme.px(13), 600) + theme.px(12)


def chips_width(chips: Sequence[PriceChip], theme: Theme) -> int:
    """How wide some chips are beside one another."""
    return sum(chip_width(chip, theme) + theme.px(BETWEEN) for chip in chips) - theme.px(BETWEEN)


def draw_chips(
    target: pygame.Surface, chips: Sequence[PriceChip], x: int, y: int, theme: Theme, ax: float = 0.5
) -> pygame.Rect:
    """Draw chips beside one another, at (x, y) by their left (ax 0), middle or right (1); returns their place."""
    px, palette = theme.px, theme.palette
    whole = pygame.Rect(0, 0, chips_width(chips, theme), px(HIGH))
    whole.x, whole.centery = round(x - whole.w * ax), y
    at = whole.x
    for chip in chips:
        rect = pygame.Rect(at, whole.y, chip_width(chip, theme), whole.h)
        pygame.draw.rect(target, (14, 12, 11), rect, border_radius=rect.h // 2)
        pygame.draw.rect(target, mix(palette.brass, BLACK, 0.3), rect, palette.border, border_radius=rect.h // 2)
        sign = _sign(chip, theme)
        target.blit(sign, (rect.x + px(6), rect.centery - sign.get_height() // 2))
        left = rect.x + px(9) + sign.get_width()
        draw_text(target, chip.text, left, rect.centery, px(13), palette.bone, 600, ay=0.5)
        at = rect.right + px(BETWEEN)
    return whole


def draw_notch(target: pygame.Surface, x: int, bottom: int, theme: Theme, *, full: bool) -> None:
    """The notch over a card that can be played: full for now, hollow for on credit or in cover."""
    half, high, rim = theme.px(7), theme.px(7), 2
    low = bottom - rim
    points: list[Point] = [(x - half, low - high), (x + half, low - high), (x, low)]
    left, right, top = x - half - 2 * rim, x + half + 2 * rim, low - high - rim
    pygame.draw.polygon(target, BLACK, [(left, top), (right, top), (x, low + rim)])
    pygame.draw.polygon(target, theme.palette.brass_hi if full else BLACK, points)
    if not full:
        pygame.draw.polygon(target, theme.palette.brass_hi, points, max(2, theme.px(2)))
