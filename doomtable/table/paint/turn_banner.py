"""The banner across the table: whose turn it is, the steps of a turn, a bullet for every action left."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from doomtable.table.paint.badges import bullet
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.surface_effects import (
    put,
)  # fmt: skip
from doomtable.table.paint.text_layout import draw_text, fit, tracked_width
from doomtable.table.paint.theme import BLACK, Color, Theme, mix


def step_arrow(x: float, y: float, width: float, height: float, point: float) -> list[tuple[float, float]]:
    """The outline of one step of the turn: an arrow that the next one fits into."""
    return [
        (x, y), (x + width - point - 3, y), (x + width - 3, y + height / 2), (x + width - point - 3, y + height),
        (x, y + height), (x + point, y + height / 2),
    ]  # fmt: skip


def draw_steps(
    target: pygame.Surface, rect: pygame.Rect, theme: Theme, steps: Sequence[str], current: int
) -> list[pygame.Rect]:
    """The steps of a turn as arrows filling `rect`, the current one in brass, those gone by darker; returns
    their places. `current` of -1 lights none."""
    palette = theme.palette
    places: list[pygame.Rect] = []
    wide = rect.w / max(1, len(steps))
    point = min(theme.px(9), rect.h * 0.4)
    for i, name in enumerate(steps):
        outline = step_arrow(rect.x + i * wide, rect.y, wide, rect.h - 1, point)
        now = i == current
        pygame.draw.polygon(target, palette.brass if now else palette.iron, outline)
        pygame.draw.polygon(target, palette.brass_hi if now else palette.brass_lo, outline, palette.border)
        ink = palette.ink if now else palette.ash if i > current else mix(palette.ash, BLACK, 0.2)
        words = fit(
            name,
            wide - 2 * point - 2,
            rect.h,
            theme.px(14),
            theme.px(12),
            600 if now else 500,
            lead=1.0,
            most_lines=1,
        )
        for line in words.lines[:1]:
            x = rect.x + (i + 0.5) * wide
            draw_text(target, line, x, rect.centery, words.size, ink, words.weight, ax=0.5, ay=0.5)
        places.append(pygame.Rect(round(rect.x + i * wide), rect.y, round(wide), rect.h))
    return places


def draw_banner(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    title: str,
    note: str,
    seat: Color,
    steps: Sequence[str],
    current: int,
    actions: tuple[int, int] | None = None,
    actions_text: str = "",
) -> list[pygame.Rect]:
    """The bar between the sides: whose turn (engraved, a bar in the seat's colour), a note, the steps, and
    the actions left of so many as cartridges. On a narrow bar the note goes first. Returns the places of the
    steps."""
    palette = theme.palette
    draw_panel(target, rect, theme, tint=None if palette.plain else (48, 42, 37), framed=False)
    for y in (rect.y + 3, rect.bottom - 4):
        pygame.draw.line(target, palette.brass_lo, (rect.x, y), (rect.right, y))
    target.fill(seat, pygame.Rect(rect.x, rect.y, theme.px(5), rect.h))
    small = rect.w < theme.px(1000)
    step_w = theme.px(74 if small else 112)
    strip_w = min(step_w * len(steps), rect.w * 45 // 100)
    pad = theme.px(7 if small else 8)
    area = pygame.Rect(rect.centerx - strip_w // 2, rect.y + pad, strip_w, rect.h - 2 * pad)
    places = draw_steps(target, area, theme, steps, current)
    room = area.x - rect.x - theme.px(30)
    track = 1.5 * theme.scale
    for size in range(theme.px(18 if not small else 14), theme.px(12) - 1, -1):
        wide = tracked_width(title, size, 700, "engraved", track)
        if wide <= room:
            break
    x = rect.x + theme.px(22)
    ink = palette.brass_hi
    if wide <= room:
        draw_text(target, title, x, rect.centery, size, ink, 700, "engraved", 0, 0.5, True, track)
    else:  # a long name: read it rather than engrave it
        words = fit(title, room, rect.h, theme.px(15), theme.px(12), 600, lead=1.05, most_lines=2)
        for i, line in enumerate(words.lines[:2]):
            middle = rect.centery + (i - (len(words.lines[:2]) - 1) / 2) * words.leading
            draw_text(target, line, x, middle, words.size, ink, 600, ay=0.5)
        wide = words.width
    note_size = theme.px(12 if small else 14)
    if note and wide + theme.px(14) + text_width(note, note_size, 500) <= room:
        draw_text(target, note, x + wide + theme.px(14), rect.centery, note_size, palette.ash, 500, ay=0.5)
    if actions is not None:
        _actions(target, rect, theme, actions, actions_text, area.right + theme.px(8), small)
    return places


def _actions(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    actions: tuple[int, int],
    words: str,
    left: int,
    small: bool,
) -> None:
    """Cartridges and words at the right end of the banner; beyond six, or in want of room, words alone."""
    have, of = actions
    size, high = theme.px(12 if small else 14), rect.h - theme.px(11 if small else 18)
    step = theme.px(12 if small else 16)
    wide = text_width(words, size, 500)
    x = rect.right - theme.px(14) - wide
    draw_text(target, words, x, rect.centery, size, theme.palette.bone, 500, ay=0.5)
    count = max(have, of)
    start = x - theme.px(8) - step * count
    if count <= 6 and start >= left:
        for i in range(count):
            put(target, bullet(high, theme, spent=i >= have), start + (i + 0.5) * step, rect.centery)
