"""Points chart: the points of every player by round, the goal, and labels at what moved it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from doomtable.table.kit.charts import APART, FINE, TICK, draw_mark, smooth, spread
from doomtable.table.paint.emblems import emblem
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.surface_effects import put
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import BLACK, Color, Theme, mix

LABEL: Final = 14
NAME: Final = 16
LONGEST_NAME: Final = 130
DASH: Final = 11
"""Pixels at a scale of 1: of the dashes of every line but the one that counts."""


class PointsLabel(NamedTuple):
    """What is written at a place of one of the curves."""

    place: int
    seat: int
    text: str
    sign: str
    """The emblem in the ring at the place."""
    weight: int
    """How much it counts."""


class PointsChart(NamedTuple):
    """What a chart shows; every curve is one player's points, all of one length."""

    title: str
    curves: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    goal: int
    rounds: int
    """How many rounds the curves go over."""
    round_word: str
    first: int
    """The seat whose line is solid and stands over the others."""
    labels: tuple[PointsLabel, ...] = ()


def draw_points_chart(
    target: pygame.Surface, rect: pygame.Rect, chart: PointsChart, theme: Theme, empty: bool = False
) -> None:
    """Draw a chart on a panel; an `empty` one without its curves."""
    px, palette = theme.px, theme.palette
    draw_panel(target, rect, theme, palette.brass_lo)
    draw_text(target, chart.title, rect.x + px(22), rect.y + px(24), px(NAME), palette.brass_hi, 600, ay=0.5)
    ends = [f"{name} · {curve[-1]}" for name, curve in zip(chart.names, chart.curves, strict=True)]
    names = px(26) + min(px(LONGEST_NAME), max(text_width(end, px(NAME), 700) for end in ends))
    plot = pygame.Rect(rect.x + px(48), rect.y + px(54), rect.w - px(60) - names, rect.h - px(92))
    if plot.w < px(80) or plot.h < px(50):
        return
    top = max(chart.goal, 1, *(max(curve) for curve in chart.curves))
    low = min(0, *(min(curve) for curve in chart.curves))

    def at(place: float, value: float) -> tuple[float, float]:
        last = max(1, len(chart.curves[0]) - 1)
        return plot.x + plot.w * place / last, plot.bottom - plot.h * (value - low) / (top - low)

    _grid(target, plot, chart, at(0, chart.goal)[1], (low, top), theme)
    if empty:
        return
    lines = [[at(place, value) for place, value in enumerate(curve)] for curve in chart.curves]
    around = plot.inflate(px(12), px(12))
    order = sorted(range(len(lines)), key=lambda seat: seat == chart.first)

    def paint(large: pygame.Surface) -> None:
        placed = [[((x - around.x) * FINE, (y - around.y) * FINE) for x, y in line] for line in lines]
        under = placed[chart.first]
        floor = (plot.bottom - around.y) * FINE
        pygame.draw.polygon(
            large, (*_colour(chart.first, theme), 34), [*under, (under[-1][0], floor), (under[0][0], floor)]
        )
        for seat in order:
            _line(large, placed[seat], seat, seat == chart.first, theme)

    smooth(target, around, paint)
    wanted = {seat: lines[seat][-1][1] for seat in range(len(lines))}
    for seat, y in spread(wanted, plot.bottom, px(APART)).items():
        said = fit(ends[seat], names - px(26), px(24), px(NAME), px(12), 700, most_lines=1)
        draw_text(target, said.lines[0], plot.right + px(24), y, said.size, _colour(seat, theme), 700, ay=0.5)
    _labels(target, plot, rect, chart, lines, theme)


def _labels(
    target: pygame.Surface,
    plot: pygame.Rect,
    rect: pygame.Rect,
    chart: PointsChart,
    lines: Sequence[Sequence[tuple[float, float]]],
    theme: Theme,
) -> None:
    """Rings at the places that count, with their words: in a small chart those that count most."""
    px, palette = theme.px, theme.palette
    most = 4 if plot.w >= px(560) and plot.h >= px(190) else 2
    shown = sorted(chart.labels, key=lambda label: -label.weight)[:most]
    rings = {label: _around(lines[label.seat][label.place], px(14)) for label in shown}
    names = pygame.Rect(plot.right + px(16), plot.y - px(12), rect.right - plot.right, plot.h + px(12))
    taken = [names, *rings.values()]
    inside = pygame.Rect(plot.x, rect.y + px(40), rect.right - px(10) - plot.x, plot.bottom - rect.y - px(44))
    for label in shown:
        ring, colour = rings[label], _colour(label.seat, theme)
        box = _label_box(label, ring.center, inside, taken, lines, theme)
        if box is not None:
            taken.append(box)
            near = max(box.left, min(ring.centerx, box.right)), max(box.top, min(ring.centery, box.bottom))
            pygame.draw.line(target, mix(colour, BLACK, 0.4), ring.center, near, palette.border)
            pygame.draw.rect(target, (12, 10, 9), box, border_radius=px(3))
            pygame.draw.rect(target, mix(colour, BLACK, 0.4), box, palette.border, px(3))
            draw_text(target, label.text, *box.center, px(LABEL), palette.bone, 600, ax=0.5, ay=0.5)
        _ring(target, ring, label, theme)


def _around(place: tuple[float, float], radius: int) -> pygame.Rect:
    return pygame.Rect(round(place[0]) - radius, round(place[1]) - radius, 2 * radius, 2 * radius)


def _colour(seat: int, theme: Theme) -> Color:
    return theme.palette.seats[seat % len(theme.palette.seats)]


def _grid(
    target: pygame.Surface,
    plot: pygame.Rect,
    chart: PointsChart,
    goal: float,
    span: tuple[int, int],
    theme: Theme,
) -> None:
    """Lines of points, the goal, and the rounds below."""
    px, palette = theme.px, theme.palette
    low, top = span
    step = next((n for n in (5, 10, 20, 50, 100, 1000) if (top - low) / n <= 5), 10_000)
    for value in range(-(-low // step) * step, top + 1, step):
        y = plot.bottom - plot.h * (value - low) / (top - low)
        if abs(y - goal) < px(14) and chart.goal:
            continue
        pygame.draw.line(target, (46, 41, 37), (plot.x, y), (plot.right, y))
        draw_text(target, str(value), plot.x - px(10), y, px(TICK), palette.ash, 500, ax=1, ay=0.5)
    if chart.goal:
        for x in range(plot.x, plot.right, px(14)):
            target.fill(palette.brass, pygame.Rect(x, round(goal) - 1, min(px(8), plot.right - x), 2))
        draw_text(
            target, str(chart.goal), plot.x - px(10), goal, px(LABEL), palette.brass_hi, 700, ax=1, ay=0.5
        )
    rounds = max(1, chart.rounds)
    every = next((n for n in (1, 2, 5, 10, 20, 50, 100, 1000) if rounds / n <= max(2, plot.w / px(70))), 10_000)
    for n in range(0, rounds + 1, every):
        at = plot.x + plot.w * n / rounds
        draw_text(target, str(n), at, plot.bottom + px(16), px(TICK), palette.ash, 500, ax=0.5, ay=0.5)
    draw_text(
        target,
        chart.round_word,
        plot.right + px(24),
        plot.bottom + px(16),
        px(TICK),
        palette.ash,
        500,
        ay=0.5,
    )


def _line(
    large: pygame.Surface, points: list[tuple[float, float]], seat: int, first: bool, theme: Theme
) -> None:
    """The line of a player, solid for the first, in dashes for the others; a mark at its end."""
    colour, k = _colour(seat, theme), FINE
    if first:
        pygame.draw.lines(large, colour, False, points, theme.px(3) * k)
    else:
        _dashes(large, points, colour, theme.px(2) * k + k, theme.px(DASH) * k)
    draw_mark(large, *points[-1], theme.px(5) * k, seat, colour)


def _dashes(
    large: pygame.Surface, points: Sequence[tuple[float, float]], colour: Color, thick: int, each: float
) -> None:
    """A line in dashes that go on around its corners."""
    gone = 0.0
    for (x0, y0), (x1, y1) in pairwise(points):
        long = max(abs(x1 - x0), abs(y1 - y0))
        done = 0.0
        while done < long:
            step = min(each - gone % each, long - done)
            if gone // each % 2 < 1:
                a, b = done / long, (done + step) / long
                start, end = (
                    (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a),
                    (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b),
                )
                pygame.draw.line(large, colour, start, end, thick)
            done, gone = done + step, gone + step


def _ring(target: pygame.Surface, box: pygame.Rect, label: PointsLabel, theme: Theme) -> None:
    """The ring at a place of a curve, with what it was."""
    px, colour = theme.px, _colour(label.seat, theme)

    def paint(large: pygame.Surface) -> None:
        middle = large.get_width() / 2, large.get_height() / 2
        pygame.draw.circle(large, colour, middle, px(13) * FINE)
        pygame.draw.circle(large, (10, 8, 8), middle, px(11) * FINE)

    smooth(target, box, paint)
    put(target, emblem(label.sign, px(15), theme.palette.bone), *box.center)


def _label_box(
    label: PointsLabel,
    place: tuple[float, float],
    inside: pygame.Rect,
    taken: Sequence[pygame.Rect],
    lines: Sequence[Sequence[tuple[float, float]]],
    theme: Theme,
) -> pygame.Rect | None:
    """Where the words of a ring stand: beside it, on no other words and on as little of a line as can be; None where
    there is no room."""
    px = theme.px
    wide, high = text_width(label.text, px(LABEL), 600) + px(16), px(24)
    if wide > inside.w:
        return None
    best: tuple[int, pygame.Rect] | None = None
    far = px(20)
    for up in (-1, 1):
        for shift in (0.5, 0.85, 0.15, 1.0, 0.0):
            for step in (0, 1, 2):
                top = place[1] + up * (far + step * high) - (high if up < 0 else 0)
                box = pygame.Rect(round(place[0] - wide * shift), round(top), wide, high)
                box.clamp_ip(inside)
                if box.collidelist(list(taken)) >= 0:
                    continue
                crossed = sum(1 for line in lines for a, b in pairwise(line) if box.clipline(a, b))
                worth = crossed * 3 + step * 2 + (0 if shift == 0.5 else 1)
                if best is None or worth < best[0]:
                    best = worth, box
    return best[1] if best is not None else None
