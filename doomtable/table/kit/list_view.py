"""List view: columns and rows of words and numbers, laid out, scrolled and drawn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

import pygame

from doomtable.table.kit.clipped_text import FIRM, clipped, tidy
from doomtable.table.paint.fonts import Weight, text_width
from doomtable.table.paint.text_layout import ELLIPSIS, draw_text, shortened
from doomtable.table.paint.theme import BLACK, Theme, mix
from doomtable.words.words import Words

TEXT: Final = 15
HEADING: Final = 13
"""Type sizes at a scale of 1."""
HEAD_HIGH: Final = 34
GAP: Final = 18
PAD: Final = 14
LEADING: Final = 1.25
BAR: Final = 10
"""How wide the bar is that scrolls."""


class ListColumn(NamedTuple):
    """A column. Numbers stand on the right and are never cut; `share` is what it takes of room that is left over."""

    title: str
    right: bool = False
    share: int = 0


class ListRow(NamedTuple):
    """A row: the words of its cells, the colour of the palette for those after the first, the whole as a sentence."""

    cells: tuple[str, ...]
    tone: str = "bone"
    whole: str = ""


class ListPage(NamedTuple):
    """What stands on a tab: columns and rows, the lines a row may take, and what is said, in which colour, if none."""

    label: str
    columns: tuple[ListColumn, ...]
    rows: tuple[ListRow, ...]
    empty: str
    lines: int = 1
    tone: str = "ash"


class ListLayout(NamedTuple):
    """Where a table stands: its headings, the rows that are seen (the first is row `top`), its columns, its bar."""

    head: pygame.Rect
    rows: tuple[pygame.Rect, ...]
    top: int
    fits: int
    """How many rows there is room for."""
    lines: int
    columns: tuple[tuple[int, int], ...]
    """Left edge and width of each."""
    track: pygame.Rect
    """Empty where every row is seen."""
    thumb: pygame.Rect


# ------------------------------------------------------------------------------------------------------- words


def moment(words: Words, when: datetime | None, now: datetime | None = None) -> str:
    """A moment of the local time as people say it; '' for none."""
    if when is None:
        return ""
    today = (now or datetime.now()).date()
    clock = f"{when.hour:02}:{when.minute:02}"
    if when.date() == today:
        return words.say("list-today", clock=clock)
    if when.date() == today - timedelta(days=1):
        return words.say("list-yesterday", clock=clock)
    date = words.say("list-date", day=str(when.day), month=when.month)
    if when.year == today.year:
        return words.say("list-moment", date=date, clock=clock)
    return words.say("list-moment-year", date=date, year=str(when.year), clock=clock)


def local(seconds: float) -> datetime | None:
    """The local time so many seconds after 1970; None where no calendar reaches."""
    try:
        return datetime.fromtimestamp(seconds)
    except (OSError, OverflowError, ValueError):
        return None


def sides(words: Words, players: Sequence[tuple[str, str]]) -> str:
    """Who sat at a game with which deck, from (player, deck); each of them stays on one line if it can."""
    named = (
        words.say("list-side", player=player, deck=deck) if player and deck else player or deck
        for player, deck in players
    )  # fmt: skip
    return " – ".join(tidy(name).replace(" ", FIRM) for name in named if name)


# ------------------------------------------------------------------------------------------------------- places


def widths(needs: Sequence[int], columns: Sequence[ListColumn], room: int) -> tuple[int, ...]:
    """How wide columns are that need so much, in so much room between them.

    What is left goes to those with a share. What lacks is taken from the widest columns of words; where numbers alone
    are too wide, everything shrinks alike.
    """
    wide = list(needs)
    spare = room - sum(wide)
    if spare >= 0:
        shares = sum(column.share for column in columns)
        given = [spare * column.share // shares if shares else 0 for column in columns]
        return tuple(need + more for need, more in zip(wide, given, strict=True))
    soft = [i for i, column in enumerate(columns) if not column.right]
    rest = room - sum(need for i, need in enumerate(wide) if i not in soft)
    if not soft or rest < len(soft):
        return tuple(max(1, need * room // max(1, sum(needs))) for need in needs)
    for place, i in enumerate(sorted(soft, key=lambda i: wide[i])):  # the narrow ones keep what they need
        wide[i] = min(wide[i], rest // (len(soft) - place))
        rest -= wide[i]
    return tuple(wide)


def weight_of(column: int) -> Weight:
    """How heavy the words of a column are: the first tells the rows apart."""
    return 600 if column == 0 else 400


def needed(page: ListPage, theme: Theme) -> tuple[int, ...]:
    """How wide every column of a page would like to be."""
    text, heading = theme.px(TEXT), theme.px(HEADING)
    return tuple(
        max(
            text_width(column.title, heading, 600),
            *(text_width(row.cells[i], text, weight_of(i)) for row in page.rows),
            0,
        )
        for i, column in enumerate(page.columns)
    )


def columns_of(page: ListPage, left: int, room: int, theme: Theme) -> tuple[tuple[int, int], ...]:
    """Left edge and width of the columns of rows that begin at `left` and are so wide."""
    px = theme.px
    room -= 2 * px(PAD) + px(GAP) * (len(page.columns) - 1)
    columns, x = [], left + px(PAD)
    for wide in widths(needed(page, theme), page.columns, room):
        columns.append((x, wide))
        x += wide + px(GAP)
    return tuple(columns)


def lines_of(page: ListPage, room: int, theme: Theme) -> int:
    """How many lines the rows of a page take that are so wide: one if that is enough for all of them."""
    room_each = [wide for _, wide in columns_of(page, 0, room, theme)]
    return 1 if all(need <= wide for need, wide in zip(needed(page, theme), room_each, strict=True)) else page.lines


def grid(page: ListPage, box: pygame.Rect, theme: Theme, top: int) -> ListLayout:
    """The places of a page in a box, scrolled down to row `top`."""
    px = theme.px
    beside = box.w - px(BAR) - px(8)
    lines = lines_of(page, beside, theme)
    high = round(px(TEXT) * LEADING) * lines + px(14)
    count = max(1, (box.h - px(HEAD_HIGH)) // high)
    top = max(0, min(top, len(page.rows) - count))
    scrolls = len(page.rows) > count
    head = pygame.Rect(box.x, box.y, beside if scrolls else box.w, px(HEAD_HIGH))
    here = min(count, len(page.rows) - top)
    rows = tuple(pygame.Rect(box.x, head.bottom + i * high, head.w, high) for i in range(here))
    track = thumb = pygame.Rect(box.right, head.bottom, 0, 0)
    if scrolls:
        track = pygame.Rect(box.right - px(BAR), head.bottom, px(BAR), count * high)
        long = min(track.h, max(px(28), track.h * count // len(page.rows)))
        thumb = pygame.Rect(track.x, track.y, track.w, long)
        thumb.y += (track.h - long) * top // (len(page.rows) - count)
    return ListLayout(head, rows, top, count, lines, columns_of(page, head.x, head.w, theme), track, thumb)


def dragged(page: ListPage, made: ListLayout, y: int) -> int:
    """The row that comes first when the upper end of the bar's thumb is pulled to a height."""
    run = max(1, made.track.h - made.thumb.h)
    return round((y - made.track.y) * (len(page.rows) - len(made.rows)) / run)


def is_cut(page: ListPage, made: ListLayout, row: ListRow, theme: Theme) -> bool:
    """Is anything of a row left out?"""
    size = theme.px(TEXT)
    return any(
        any(ELLIPSIS in line for line in clipped(cell, size, wide, weight_of(i), made.lines))
        for i, (cell, (_, wide)) in enumerate(zip(row.cells, made.columns, strict=True))
    )


# ------------------------------------------------------------------------------------------------------ painting


def draw_list(
    target: pygame.Surface, page: ListPage, made: ListLayout, theme: Theme, selected: int, hover: int | None = None
) -> None:
    """Draw headings and rows; the selected one has a bar at its left, the one under the pointer is lighter."""
    px, palette = theme.px, theme.palette
    size, small = px(TEXT), px(HEADING)
    for column, (x, wide) in zip(page.columns, made.columns, strict=True):
        title = shortened(column.title, small, wide, 600)
        left = x + wide if column.right else x
        draw_text(target, title, left, made.head.centery, small, palette.brass, 600, ax=int(column.right), ay=0.5)
    y = made.head.bottom - palette.border
    pygame.draw.line(target, palette.brass_lo, (made.head.x, y), (made.head.right - 1, y), palette.border)
    for place, rect in enumerate(made.rows):
        number = made.top + place
        if number == selected:
            target.fill(mix(palette.iron_high, palette.brass, 0.0 if palette.plain else 0.14), rect)
            target.fill(palette.brass, pygame.Rect(rect.x, rect.y, px(4), rect.h))
            if palette.plain:
                pygame.draw.rect(target, palette.brass, rect, palette.border)
        elif number == hover:
            target.fill(mix(palette.iron_high, palette.brass, 0.07), rect)
        elif number % 2:
            target.fill(mix(palette.cover, palette.bone, 0.045), rect)
        _draw_row(target, page, made, rect, page.rows[number], theme, size)
    if made.track.h:
        target.fill(mix(palette.iron_low, BLACK, 0.3), made.track)
        pygame.draw.rect(target, palette.edge, made.track, 1)
        bar = made.thumb.inflate(-px(4), -px(4))
        pygame.draw.rect(target, palette.brass, bar, border_radius=px(2))


def _draw_row(
    target: pygame.Surface, page: ListPage, made: ListLayout, rect: pygame.Rect, row: ListRow, theme: Theme, size: int
) -> None:
    palette, leading = theme.palette, round(size * LEADING)
    for i, (cell, column, (x, wide)) in enumerate(zip(row.cells, page.columns, made.columns, strict=True)):
        lines = clipped(cell, size, wide, weight_of(i), made.lines)
        ink = palette.bone if i == 0 else getattr(palette, row.tone)
        top = rect.centery - leading * (len(lines) - 1) / 2
        for n, line in enumerate(lines):
            left = x + wide if column.right else x
            middle = top + n * leading
            draw_text(target, line, left, middle, size, ink, weight_of(i), ax=int(column.right), ay=0.5)
