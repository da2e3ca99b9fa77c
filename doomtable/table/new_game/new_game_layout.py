"""New-game layout: where seats, options and the chosen deck stand. Pure.

Pure: how many seats and how large a window in, rectangles out.
"""

from __future__ import annotations

from typing import NamedTuple

import pygame

from doomtable.table.kit.form_screen import StopKey
from doomtable.table.kit.widgets import whole_panel
from doomtable.table.new_game.new_game_settings import LEAST_SEATS, MOST_SEATS
from doomtable.table.paint.theme import Theme

ADDED = ("dice", "places", "discards", "wars", "battles")
"""What can be added to a game, in the order in which it is offered."""


class NewGameLayout(NamedTuple):
    """Where everything stands; `stops` are the places that can be pressed, in the order of Tab."""

    panel: pygame.Rect
    title: pygame.Rect
    rows: tuple[pygame.Rect, ...]
    options: tuple[pygame.Rect, ...]
    """Goal, start, open table, hand (or more), sabotage and seed two to a line; what else is added on one."""
    foot: pygame.Rect
    deck: pygame.Rect
    stops: dict[StopKey, pygame.Rect]


def places(
    size: tuple[int, int], theme: Theme, seats: int, more: bool, most: int = MOST_SEATS, least: int = LEAST_SEATS
) -> NewGameLayout:
    """Share out a window; `more` is whether the rarer options are shown, `least` and `most` how many can play."""
    px = theme.px
    panel = whole_panel(size, theme)
    inner = panel.inflate(-px(56), -px(32))
    title = pygame.Rect(inner.x, inner.y, inner.w, px(56))
    deck_wide = min(px(440), inner.w * 37 // 100)
    bottom = pygame.Rect(inner.x, inner.bottom - px(46), inner.w, px(46))
    top = title.bottom + px(10)
    left = pygame.Rect(inner.x, top, inner.w - deck_wide - px(20), bottom.y - px(10) - top)
    deck = pygame.Rect(left.right + px(20), top, deck_wide, left.h)
    stops: dict[StopKey, pygame.Rect] = {}
    stops |= heading_stops(title, theme)

    line, apart = (px(34), px(6)) if more else (px(38), px(8))
    lines = 4 if more else 2
    options_high = lines * (line + apart) - apart
    room = left.h - options_high - px(16)
    count = min(seats + 1, most)
    row_high = min(px(62), room // MOST_SEATS)
    rows = []
    for i in range(seats):
        row = pygame.Rect(left.x, left.y + i * row_high, left.w, row_high - px(6))
        rows.append(row)
        _seat(stops, i, row, seats > least, theme)
    if seats < most:
        y = left.y + (count - 1) * row_high
        stops["join", 0] = pygame.Rect(
            left.x + px(44), y, min(px(240), left.w - px(44)), min(row_high - px(6), px(42))
        )

    half = (left.w - px(16)) // 2
    options = []
    for i in range(6 if more else 4):
        x, y = left.x + i % 2 * (half + px(16)), left.bottom - options_high + i // 2 * (line + apart)
        options.append(pygame.Rect(x, y, half, line))
    fifth = (left.w - px(32)) // len(ADDED)
    for i in range(len(ADDED) if more else 0):
        options.append(pygame.Rect(left.x + i * (fifth + px(8)), left.bottom - line, fifth, line))
    numbers = [("goal", options[0]), ("start", options[1])]
    if more:
        numbers.append(("hand", options[3]))
    for name, rect in numbers:
        stops[name, -1] = pygame.Rect(rect.right - px(130), rect.y + px(2), px(36), rect.h - px(4))
        stops[name, 1] = pygame.Rect(rect.right - px(36), rect.y + px(2), px(36), rect.h - px(4))
    stops["open", 0] = options[2]
    if more:
        stops |= {(what, 0): place for what, place in zip(ADDED, options[6:], strict=True)}
        stops["sabotage", 0] = options[4]
        seed = options[5]
        stops["seed", 0] = pygame.Rect(seed.right - px(130), seed.y + px(2), px(130), line - px(4))
    else:
        stops["more", 0] = options[3]
    stops["look", 0] = pygame.Rect(deck.x + px(18), deck.bottom - px(18) - px(40), deck.w - px(36), px(40))
    stops["title", 0] = pygame.Rect(bottom.x, bottom.y, px(170), bottom.h)
    stops["begin", 0] = pygame.Rect(deck.x, bottom.y, deck.w, bottom.h)
    foot = pygame.Rect(bottom.x + px(186), bottom.y, deck.x - px(16) - bottom.x - px(186), bottom.h)
    return NewGameLayout(panel, title, tuple(rows), tuple(options), foot, deck, stops)


def heading_stops(title: pygame.Rect, theme: Theme) -> dict[StopKey, pygame.Rect]:
    """Beside the heading: at the left what is played, at the right its form and edition."""
    px = theme.px
    room = (title.w - px(250)) // 2
    half = (min(px(420), room) - px(8)) // 2
    y, high = title.y + px(3), px(38)
    return {
        ("variant", 0): pygame.Rect(title.x, y, min(px(270), room), high),
        ("form", 0): pygame.Rect(title.right - 2 * half - px(8), y, half, high),
        ("edition", 0): pygame.Rect(title.right - half, y, half, high),
    }


def _seat(stops: dict[StopKey, pygame.Rect], i: int, row: pygame.Rect, spare: bool, theme: Theme) -> None:
    """The places of one seat: its name, who sits there, the deck, and the way out."""
    px = theme.px
    x, away = row.x + px(44), px(34) if spare else 0
    room = row.right - away - x - px(12)
    name, kind = room * 30 // 100, room * 27 // 100
    for key, wide in (("name", name), ("kind", kind), ("deck", room - name - kind)):
        stops[key, i] = pygame.Rect(x, row.y + px(2), wide, row.h - px(4))
        x += wide + px(6)
    if away:
        stops["away", i] = pygame.Rect(row.right - px(32), row.centery - px(16), px(32), px(32))
