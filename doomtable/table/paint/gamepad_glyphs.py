"""Gamepad glyphs: the buttons of a gamepad as signs, drawn beside what they do."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

import pygame

from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import sheet
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import Color, Theme

HIGH: Final = 20
"""Pixels that a glyph is high at a scale of 1."""
GAP: Final = 3
"""Pixels between a trigger that is held and the button."""
FINE: Final = 4
"""How many times as large a shape is painted before it is made small."""
GROUND: Final[Color] = (22, 19, 17)
RIM: Final[Color] = (150, 140, 128)
BONE: Final[Color] = (236, 228, 212)
FACES: Final[Mapping[str, Color]] = MappingProxyType({
    "A": (126, 205, 116), "B": (240, 120, 108), "X": (116, 176, 244), "Y": (240, 204, 96),
})  # fmt: skip
"""The four buttons under the right thumb, each with the colour of its letter."""
TABS: Final = frozenset({"LB", "RB", "LT", "RT"})
DIRECTIONS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType({
    "↑": (0, -1), "↓": (0, 1), "←": (-1, 0), "→": (1, 0),
})  # fmt: skip
_shapes: Final = SurfaceCache(2**20)

Point = tuple[float, float]


def glyph_width(button: str, theme: Theme) -> int:
    """How wide the signs of a button are; `LT+A` is two."""
    parts = button.split("+")
    return sum(_part_width(part, theme) for part in parts) + theme.px(GAP) * (len(parts) - 1)


def draw_glyph(target: pygame.Surface, button: str, x: int, y: int, theme: Theme) -> pygame.Rect:
    """Draw the signs of a button, their right middle at (x, y)."""
    high, wide = theme.px(HIGH), glyph_width(button, theme)
    rect = pygame.Rect(x - wide, y - high // 2, wide, high)
    left = rect.x
    for part in button.split("+"):
        each = pygame.Rect(left, rect.y, _part_width(part, theme), high)
        target.blit(_shape(part, each.size), each)
        if part in FACES or part in TABS or part in ("L3", "R3"):
            ink, size = FACES.get(part, BONE), theme.px(13 if part in FACES else 11)
            draw_text(target, part, each.centerx, each.centery, size, ink, 700, ax=0.5, ay=0.5)
        left = each.right + theme.px(GAP)
    return rect


def _part_width(part: str, theme: Theme) -> int:
    if part in TABS:
        return text_width(part, theme.px(11), 700) + theme.px(12)
    return theme.px(30 if part in ("Start", "Back") else HIGH)


def _shape(part: str, size: tuple[int, int]) -> pygame.Surface:
    """The sign without its letters. Shared: do not draw on it."""
    return _shapes.get((part, size), partial(_painted, part, size))


def _painted(part: str, size: tuple[int, int]) -> pygame.Surface:
    wide, high = size[0] * FINE, size[1] * FINE
    large, whole, line = sheet(wide, high), pygame.Rect(0, 0, wide, high), 5
    if part in TABS:
        above = high // 2 if part.endswith("T") else high // 4  # a trigger is rounder than what lies before it
        round_at = {"border_top_left_radius": above, "border_top_right_radius": above}
        box = whole.inflate(0, -high // 6)
        pygame.draw.rect(large, GROUND, box, border_radius=high // 8, **round_at)
        pygame.draw.rect(large, RIM, box, line, border_radius=high // 8, **round_at)
    elif part in ("Start", "Back"):
        box = whole.inflate(0, -high // 5)
        pygame.draw.rect(large, GROUND, box, border_radius=high)
        pygame.draw.rect(large, RIM, box, line, border_radius=high)
        _sign(large, box, part)
    elif part in DIRECTIONS:
        _cross(large, whole, DIRECTIONS[part])
    else:
        pygame.draw.circle(large, GROUND, whole.center, high // 2)
        pygame.draw.circle(large, RIM, whole.center, high // 2, line)
        if part.removeprefix("R") in DIRECTIONS:
            way = DIRECTIONS[part.removeprefix("R")]
            _arrow(large, (whole.centerx + way[0] * high / 10, whole.centery + way[1] * high / 10), way, high / 4)
    return pygame.transform.smoothscale(large, size)


def _sign(target: pygame.Surface, box: pygame.Rect, part: str) -> None:
    """Three lines for Start, two windows for Back."""
    unit = box.h // 9
    if part == "Start":
        for row in (-2, 0, 2):
            line = pygame.Rect(0, 0, box.h // 2, unit)
            line.center = box.centerx, box.centery + row * unit
            target.fill(BONE, line)
        return
    for x, y in ((-unit, -unit), (unit, unit)):
        window = pygame.Rect(0, 0, box.h // 2, box.h * 2 // 5)
        window.center = box.centerx + x, box.centery + y
        target.fill(GROUND, window)
        pygame.draw.rect(target, BONE, window, unit * 2 // 3)


def _cross(target: pygame.Surface, whole: pygame.Rect, way: tuple[int, int]) -> None:
    """The cross with one of its arms lit."""
    arm = whole.h // 3
    bars = [pygame.Rect(0, 0, whole.h - 4, arm), pygame.Rect(0, 0, arm, whole.h - 4)]
    for colour, grown in ((RIM, 4), (GROUND, -6)):
        for bar in bars:
            bar.center = whole.center
            pygame.draw.rect(target, colour, bar.inflate(grown, grown), border_radius=arm // 4)
    lit = pygame.Rect(0, 0, arm - 8, arm - 8)
    lit.center = whole.centerx + way[0] * arm, whole.centery + way[1] * arm
    target.fill(BONE, lit)


def _arrow(target: pygame.Surface, middle: Point, way: tuple[int, int], reach: float) -> None:
    x, y = way
    points = [
        (middle[0] + reach * (along * x - aside * y), middle[1] + reach * (along * y + aside * x))
        for along, aside in ((0.8, 0.0), (-0.6, 0.9), (-0.6, -0.9))
    ]
    pygame.draw.polygon(target, BONE, points)
