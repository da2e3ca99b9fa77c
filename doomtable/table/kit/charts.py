"""Charts: shares with their intervals, curves, differences about zero and a matrix, in any theme.

Every series has a mark of its own beside its colour, so that none is told by colour alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import cos, pi, sin
from typing import Final, NamedTuple

import pygame

from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import BLACK, Color, Theme, contrast, mix

FINE: Final = 3
"""Lines are drawn so many times as large and made small, which makes them smooth."""
CORNERS: Final = (0, 4, 3, 5, 6, 8)
"""The corners of the marks; 0 is a disc."""
ROW: Final = 38
LABEL: Final = 15
TICK: Final = 13
APART: Final = 19
"""Pixels at a scale of 1 between the labels of curves."""


class Share(NamedTuple):
    """A share of one with its interval and what is written behind it; of a series, or of none."""

    label: str
    share: float
    low: float
    high: float
    told: str
    series: int = -1


class Difference(NamedTuple):
    """A difference about nothing with its interval; `sure` when nothing is outside the interval."""

    label: str
    value: float
    low: float
    high: float
    told: str
    sure: bool


def colour_of(series: int, theme: Theme) -> Color:
    """The colour of a series."""
    return theme.palette.seats[series % len(theme.palette.seats)]


def draw_mark(target: pygame.Surface, x: float, y: float, radius: float, series: int, colour: Color) -> None:
    """The mark of a series."""
    corners = CORNERS[series % len(CORNERS)]
    if not corners:
        pygame.draw.circle(target, colour, (x, y), radius)
        return
    turn = pi / 4 if corners == 4 else -pi / 2
    angles = [turn + 2 * pi * i / corners for i in range(corners)]
    pygame.draw.polygon(target, colour, [(x + 1.15 * radius * cos(a), y + 1.15 * radius * sin(a)) for a in angles])


def smooth(target: pygame.Surface, rect: pygame.Rect, paint: Callable[[pygame.Surface], None]) -> None:
    """Have something painted FINE times as large, from the corner of a rectangle, and put it there."""
    large = pygame.Surface((rect.w * FINE, rect.h * FINE), pygame.SRCALPHA)
    paint(large)
    target.blit(pygame.transform.smoothscale(large, rect.size), rect)


def _whisker(large: pygame.Surface, low: float, high: float, y: float, colour: Color, theme: Theme) -> None:
    """An interval: a line with two ends; in pixels of the large picture."""
    thick, end = theme.px(2) * FINE, theme.px(5) * FINE
    pygame.draw.line(large, colour, (low, y), (high, y), thick)
    for x in (low, high):
        pygame.draw.line(large, colour, (x, y - end), (x, y + end), thick)


def draw_shares(
    target: pygame.Surface, rect: pygame.Rect, shares: Sequence[Share], theme: Theme, percent: Callable[[float], str]
) -> None:
    """A line for each share, at least one: mark and name, a bar with its interval, and what is told of it.

    `percent` words a share of one.
    """
    px, palette = theme.px, theme.palette
    names = px(min(230, 40 + max(text_width(share.label, LABEL, 600) for share in shares)))
    told = px(12 + max(text_width(share.told, LABEL) for share in shares))
    each = min(px(ROW), (rect.h - px(20)) // len(shares))
    bar = pygame.Rect(rect.x + names, rect.y + px(20), rect.w - names - told, each * len(shares))
    for tick in (0, 0.25, 0.5, 0.75, 1):
        x = bar.x + tick * bar.w
        pygame.draw.line(target, palette.brass_lo if tick == 0.5 else palette.edge, (x, bar.y), (x, bar.bottom))
        draw_text(target, percent(tick), x, rect.y, px(TICK), palette.ash, 400, ax=0.5)
    for i, share in enumerate(shares):
        y = bar.y + (i + 0.5) * each
        colour = colour_of(share.series, theme) if share.series >= 0 else palette.ash
        _named(target, rect.x, y, names, share.label, share.series, theme)
        high = min(px(16), each - px(8))
        pygame.draw.rect(
            target, mix(colour, BLACK, 0.45), (bar.x, round(y - high / 2), round(share.share * bar.w), high)
        )
        _interval(target, bar, y, (share.low, share.high), palette.bone, theme)
        draw_text(target, share.told, rect.right, y, px(LABEL), palette.bone, 400, ax=1, ay=0.5)


def _named(target: pygame.Surface, x: int, y: float, wide: int, name: str, series: int, theme: Theme) -> None:
    """A name, with the mark of its series before it if it has one."""
    px = theme.px
    mark = pygame.Rect(x, round(y) - px(8), px(16), px(16))

    def paint(large: pygame.Surface) -> None:
        middle = large.get_width() / 2, large.get_height() / 2
        draw_mark(large, middle[0], middle[1], px(5) * FINE, series, colour_of(series, theme))

    if series >= 0:
        smooth(target, mark, paint)
    said = fit(name, wide - px(36), px(24), px(LABEL), px(12), 600, most_lines=1)
    draw_text(target, said.lines[0], x + px(24), y, said.size, theme.palette.bone, 600, ay=0.5)


def _interval(
    target: pygame.Surface, bar: pygame.Rect, y: float, ends: tuple[float, float], colour: Color, theme: Theme
) -> None:
    """An interval of shares of a bar."""
    box = pygame.Rect(bar.x - theme.px(6), round(y) - theme.px(8), bar.w + 2 * theme.px(6), theme.px(16))
    low, high = ((theme.px(6) + end * bar.w) * FINE for end in ends)
    smooth(target, box, lambda large: _whisker(large, low, high, large.get_height() / 2, colour, theme))


def draw_curves(
    target: pygame.Surface,
    rect: pygame.Rect,
    curves: Sequence[tuple[str, Sequence[float]]],
    theme: Theme,
    turn: Callable[[int], str],
) -> None:
    """A line for each series of values after turn 1, 2 ..., its name at its end."""
    px, palette = theme.px, theme.palette
    longest = max(2, *(len(curve) for _, curve in curves))
    top = max(1.0, *(max(curve, default=0) for _, curve in curves)) * 1.06
    names = px(40 + min(200, max(text_width(name, LABEL, 600) for name, _ in curves)))
    plot = pygame.Rect(rect.x + px(34), rect.y + px(6), rect.w - px(34) - names, rect.h - px(32))
    apart = _apart(top, 6)
    for n in range(int(top / apart) + 1):
        y = plot.bottom - n * apart / top * plot.h
        pygame.draw.line(target, palette.edge, (plot.x, y), (plot.right, y))
        draw_text(target, f"{n * apart:g}", plot.x - px(8), y, px(TICK), palette.ash, 400, ax=1, ay=0.5)
    step = max(1, round(_apart(longest, 8)))
    for n in range(step, longest + 1, step):
        x = plot.x + (n - 1) / (longest - 1) * plot.w
        pygame.draw.line(target, palette.edge, (x, plot.bottom), (x, plot.bottom + px(4)))
        draw_text(target, turn(n) if n == step else str(n), x, plot.bottom + px(8), px(TICK), palette.ash, 400, ax=0.5)

    def place(n: int, value: float) -> tuple[float, float]:
        return n / (longest - 1) * plot.w, plot.h - value / top * plot.h

    def paint(large: pygame.Surface) -> None:
        for i, (_, curve) in enumerate(curves):
            points = [place(n, value) for n, value in enumerate(curve)]
            points = [(FINE * (x + px(8)), FINE * (y + px(8))) for x, y in points]
            if len(points) > 1:
                pygame.draw.lines(large, colour_of(i, theme), False, points, px(2) * FINE)
            for n in range(step - 1, len(points), step):
                draw_mark(large, points[n][0], points[n][1], px(5) * FINE, i, colour_of(i, theme))

    smooth(target, plot.inflate(px(16), px(16)), paint)
    ends = {i: plot.y + place(0, curve[-1])[1] for i, (_, curve) in enumerate(curves) if curve}
    for i, y in spread(ends, plot.bottom, px(APART)).items():
        _named(target, plot.right + px(10), y, names, curves[i][0], i, theme)


def spread(places: dict[int, float], bottom: float, apart: float) -> dict[int, float]:
    """The same places moved until they are so far apart, the lowest no deeper than the bottom."""
    order = sorted(places, key=lambda key: -places[key])
    found: dict[int, float] = {}
    below = bottom + apart
    for key in order:
        below = found[key] = min(places[key], below - apart)
    return found


def _apart(most: float, lines: int) -> float:
    """A round distance at which at most so many lines fit."""
    unit = 1.0
    while True:
        for round_one in (1, 2, 5):
            if most / (round_one * unit) <= lines:
                return round_one * unit
        unit *= 10


def draw_differences(
    target: pygame.Surface, rect: pygame.Rect, rows: Sequence[Difference], theme: Theme, series: int, reach: float,
    percent: Callable[[float], str],
) -> None:  # fmt: skip
    """A line for each difference, at least one: name, interval about nothing, what is told of it; hollow if unsure.

    The axis goes as far as `reach` on both sides; `percent` words a difference of shares with its sign.
    """
    px, palette = theme.px, theme.palette
    names, told = px(210), px(170)
    each = min(px(ROW), (rect.h - px(20)) // len(rows))
    plot = pygame.Rect(rect.x + names, rect.y + px(20), rect.w - names - told, each * len(rows))
    for tick in (-reach, -reach / 2, 0, reach / 2, reach):
        x = plot.x + (tick / reach + 1) / 2 * plot.w
        pygame.draw.line(target, palette.brass_lo if tick == 0 else palette.edge, (x, plot.y), (x, plot.bottom))
        mark = percent(tick) if tick else "0"
        draw_text(target, mark, x, rect.y, px(TICK), palette.ash, 400, ax=0.5)
    for i, row in enumerate(rows):
        y = plot.y + (i + 0.5) * each
        said = fit(row.label, names - px(16), px(24), px(LABEL), px(12), 600, most_lines=1)
        draw_text(target, said.lines[0], rect.x, y, said.size, palette.bone, 600, ay=0.5)
        colour = colour_of(series, theme) if row.sure else palette.ash
        _interval(target, plot, y, ((row.low / reach + 1) / 2, (row.high / reach + 1) / 2), colour, theme)
        middle = plot.x + (row.value / reach + 1) / 2 * plot.w
        dot = pygame.Rect(round(middle) - px(8), round(y) - px(8), px(16), px(16))
        smooth(target, dot, lambda large, row=row, colour=colour: _dot(large, row.sure, colour, theme))  # type: ignore[misc]
        draw_text(target, row.told, rect.right, y, px(LABEL), palette.bone, 400, ax=1, ay=0.5)


def reach_of(rows: Sequence[Difference]) -> float:
    """How far an axis must go for all of them."""
    ends = [abs(end) for row in rows for end in (row.low, row.high)]
    return next((far for far in (0.2, 0.4, 0.6) if max(ends, default=1.0) <= far), 1.0)


def _dot(large: pygame.Surface, full: bool, colour: Color, theme: Theme) -> None:
    middle, radius = (large.get_width() / 2, large.get_height() / 2), theme.px(5) * FINE
    pygame.draw.circle(large, colour, middle, radius)
    if not full:
        pygame.draw.circle(large, theme.palette.iron, middle, radius - theme.px(2) * FINE)


def draw_matrix(
    target: pygame.Surface,
    rect: pygame.Rect,
    names: Sequence[str],
    cells: Sequence[Sequence[float | None]],
    theme: Theme,
    percent: Callable[[float], str],
) -> None:
    """Every series against every other: a line beats a column in so many of a hundred, written and shaded."""
    px, palette = theme.px, theme.palette
    left, head = px(210), px(28)
    wide, high = (rect.w - left) // len(names), min(px(ROW), (rect.h - head) // len(names))
    for i, name in enumerate(names):
        y = rect.y + head + (i + 0.5) * high
        _named(target, rect.x, y, left, f"{i + 1}  {name}", i, theme)
        draw_text(target, str(i + 1), rect.x + left + (i + 0.5) * wide, rect.y + head / 2, px(LABEL),
                  palette.ash, 600, ax=0.5, ay=0.5)  # fmt: skip
        for j, share in enumerate(cells[i]):
            box = pygame.Rect(rect.x + left + j * wide, rect.y + head + i * high, wide, high).inflate(-2, -2)
            if share is None:
                target.fill(palette.iron_low, box)
                continue
            ground = mix(palette.iron_high, palette.jade if share > 0.5 else palette.blood, abs(share - 0.5) * 1.3)
            target.fill(ground, box)
            ink = max((palette.bone, palette.ink), key=lambda colour: contrast(colour, ground))
            draw_text(target, percent(share), *box.center, px(LABEL), ink, 600, ax=0.5, ay=0.5)
