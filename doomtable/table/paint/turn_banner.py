"""The front line across the table: whose turn it is, the steps of a turn, a bullet for every action left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from doomtable.table.paint.badges import bullet
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.surface_effects import horizontal, put, radial, vertical
from doomtable.table.paint.text_layout import draw_text, fit, tracked_width
from doomtable.table.paint.theme import BLACK, Color, Theme, mix


class BannerParts(NamedTuple):
    """Where the steps and the cartridges stand, as far as there is room for them."""

    steps: list[pygame.Rect]
    actions: pygame.Rect | None


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
    band: pygame.Rect,
    rect: pygame.Rect,
    theme: Theme,
    title: str,
    note: str,
    seat: Color,
    steps: Sequence[str],
    current: int,
    actions: tuple[int, int] | None = None,
    actions_text: str = "",
    near: bool = True,
) -> BannerParts:
    """The band between the sides, with what is said at its left within `rect`: whose turn (engraved, a pointer to that
    side in the seat's colour, a line of its light on the edge towards it), a note, the steps, and the actions left of
    so many as cartridges. Where there is no room the steps go first, then the note. Returns where they are."""
    palette, px = theme.palette, theme.px
    _band(target, band, seat, near, theme)
    small = rect.h < px(36)
    x, middle = rect.x + px(14), rect.centery
    tip = px(6) if near else -px(6)
    pygame.draw.polygon(target, seat, [(x, middle - tip), (x + px(13), middle - tip), (x + px(6), middle + tip)])
    x += px(22)
    size, track = px(14 if small else 17), 1.5 * theme.scale
    words_size, step_w = px(12 if small else 14), px(74 if small else 92)
    cartridges = px(12 if small else 15) * max(actions) if actions is not None and max(actions) <= 6 else 0
    tail = cartridges + text_width(actions_text, words_size, 500) + px(26) if actions is not None else 0
    wide = tracked_width(title, size, 700, "engraved", track)
    room = rect.right - x - px(10)
    noted = text_width(note, words_size, 500) + px(20) if note else 0
    stepped = min(step_w * len(steps), px(480)) + px(20)
    least = px(60) * len(steps) + px(20)
    if len(steps) > 3 and wide + noted + stepped + tail > room >= wide + noted + least + tail:
        stepped = room - wide - noted - tail  # many steps close up rather than go
    shows_note = wide + noted + tail <= room
    shows_steps = wide + noted + stepped + tail <= room
    if wide + tail <= room:
        draw_text(target, title, x, middle, size, palette.brass_hi, 700, "engraved", 0, 0.5, True, track)
    else:  # a long name: read it rather than engrave it
        words = fit(title, max(px(40), room - tail), rect.h, px(15), px(12), 600, lead=1.0, most_lines=1)
        draw_text(target, (words.lines or ("",))[0], x, middle, words.size, palette.brass_hi, 600, ay=0.5)
        wide = words.width
    x += wide + px(12)
    if shows_note and note:
        draw_text(target, note, x, middle + 1, words_size, palette.ash, 500, ay=0.5)
        x += noted
    places: list[pygame.Rect] = []
    if shows_steps:
        area = pygame.Rect(x, rect.y + px(6), stepped - px(20), rect.h - px(12))
        places = draw_steps(target, area, theme, steps, current)
        x = area.right + px(18)
    left = None
    if actions is not None:
        left = _actions(target, pygame.Rect(x, rect.y, rect.right - x, rect.h), theme, actions, actions_text, small)
    return BannerParts(places, left)


def _band(target: pygame.Surface, band: pygame.Rect, seat: Color, near: bool, theme: Theme) -> None:
    """The dark band with a line of light on the edge of the side whose turn it is."""
    if theme.palette.plain:
        target.fill(theme.palette.iron, band)
        pygame.draw.rect(target, theme.palette.edge, band, theme.palette.border)
    else:
        target.blit(vertical(*band.size, (10, 8, 8, 220), (24, 20, 18, 238), (10, 8, 8, 220)), band)
    y, high = (band.bottom if near else band.y - 2), max(2, theme.px(2))
    dark = mix(seat, BLACK, 0.7)
    target.blit(horizontal(band.w, high, dark, seat, mix(seat, (255, 255, 255), 0.3), seat, dark), (band.x, y))
    if not theme.palette.plain:
        put(target, radial(band.w * 0.9, band.h * 2.2, seat, 50, 1.4), band.centerx, y)


def _actions(
    target: pygame.Surface,
    rect: pygame.Rect,
    theme: Theme,
    actions: tuple[int, int],
    words: str,
    small: bool,
) -> pygame.Rect:
    """Cartridges, up to six, and words after them; returns their place."""
    have, of = actions
    size, high = theme.px(12 if small else 14), rect.h - theme.px(11 if small else 14)
    step, count = theme.px(12 if small else 15), max(have, of)
    x = rect.x
    if count <= 6 and step * count + text_width(words, size, 500) + theme.px(14) <= rect.w:
        for i in range(count):
            put(target, bullet(high, theme, spent=i >= have), x + (i + 0.5) * step, rect.centery)
        x += step * count + theme.px(10)
    x += draw_text(target, words, x, rect.centery, size, theme.palette.bone, 500, ay=0.5)
    return pygame.Rect(rect.x, rect.y, x - rect.x, rect.h)


def draw_turn_ribbon(
    target: pygame.Surface, edge: pygame.Rect, near: bool, title: str, note: str, badge: pygame.Surface, seat: Color,
    share: float, theme: Theme,
) -> None:  # fmt: skip
    """A ribbon with whose turn has begun, at the right end of the band, on the side whose turn it is; `share` of it has
    come in."""
    palette, px = theme.palette, theme.px
    size, small, track = px(26), px(14), 2.0 * theme.scale
    room = edge.w // 2 - badge.get_width() - px(60)
    while tracked_width(title, size, 700, "engraved", track) > room and size > px(15):
        size -= 1
    wide = max(tracked_width(title, size, 700, "engraved", track), text_width(note, small, 500))
    rect = pygame.Rect(0, 0, wide + badge.get_width() + px(96), px(62))
    rect.right = edge.right + round(rect.w * (1 - share))
    rect.y = edge.bottom + px(8) if near else edge.y - px(8) - rect.h
    clip = target.get_clip()
    target.set_clip(rect.clip(pygame.Rect(0, rect.y, edge.right, rect.h)))
    if palette.plain:
        target.fill(palette.iron, rect)
        pygame.draw.rect(target, palette.edge, rect, palette.border)
    else:
        target.blit(horizontal(*rect.size, (10, 8, 8, 0), (10, 8, 8, 228), (16, 13, 12, 244), (24, 20, 18, 250)), rect)
    line = pygame.Rect(rect.x + rect.w // 5, rect.bottom - max(2, px(3)), rect.w * 4 // 5, max(2, px(3)))
    target.fill(seat, line)
    right = rect.right - badge.get_width() - px(26)
    draw_text(target, title, right - tracked_width(title, size, 700, "engraved", track), rect.y + px(22), size,
              palette.brass_hi, 700, "engraved", 0, 0.5, True, track)  # fmt: skip
    draw_text(target, note, right, rect.y + px(46), small, palette.bone, 500, ax=1, ay=0.5)
    put(target, badge, rect.right - px(14) - badge.get_width() / 2, rect.centery)
    target.set_clip(clip)
