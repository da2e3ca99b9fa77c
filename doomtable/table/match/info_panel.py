"""Info panel: over the log, what a game is beside a plain match (open table, puzzle ...), with its buttons.

It takes its height from the log. Without anything to say there is none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame

from doomtable.table.kit.sheet import SheetButton
from doomtable.table.kit.widgets import Button
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.text_layout import FittedText, draw_text, fit
from doomtable.table.paint.theme import Theme

if TYPE_CHECKING:  # layouts are of games, which the title screen does without
    from doomtable.table.layout.table_layout import TableLayout

LEAST_LOG: Final = 120
"""Pixels at a scale of 1 that remain to the log."""


@dataclass(frozen=True, slots=True)
class InfoPanel:
    """A heading, a sentence, and what can be done; `tone` is the colour of the palette for frame and heading."""

    heading: str
    text: str = ""
    choices: tuple[SheetButton, ...] = ()
    tone: str = "brass"


def over_log(layout: TableLayout, panel: InfoPanel | None, theme: Theme) -> tuple[TableLayout, pygame.Rect]:
    """The layout with a place for the panel over its log, and that place; empty where there is no panel."""
    if panel is None:
        return layout, pygame.Rect(0, 0, 0, 0)
    log, px = layout.log, theme.px
    high = min(_high(panel, log.w, theme), log.h - px(LEAST_LOG))
    rest = pygame.Rect(log.x, log.y + high + px(8), log.w, log.h - high - px(8))
    return replace(layout, log=rest), pygame.Rect(log.x, log.y, log.w, high)


def buttons_of(panel: InfoPanel | None, rect: pygame.Rect, theme: Theme) -> list[Button]:
    """The buttons of a panel at its place."""
    if panel is None or not panel.choices:
        return []
    rows = _rows(panel, rect.w, theme)
    inner, gap, high = rect.inflate(-2 * padding(rect.w, theme), 0), theme.px(6), theme.px(34)
    y = rect.bottom - theme.px(12) - len(rows) * (high + gap) + gap
    out = []
    for row in rows:
        each = (inner.w - gap * (len(row) - 1)) // len(row)
        for i, choice in enumerate(row):
            box = pygame.Rect(inner.x + i * (each + gap), y, each, high)
            out.append(Button(box, choice.label, choice.message, key=choice.key))
        y += high + gap
    return out


def draw_info_panel(target: pygame.Surface, panel: InfoPanel | None, rect: pygame.Rect, theme: Theme) -> None:
    """Draw a panel without its buttons."""
    if panel is None:
        return
    px, palette = theme.px, theme.palette
    tone = getattr(palette, panel.tone)
    draw_panel(target, rect, theme, tone, tone)
    heading, text = _words(panel, rect.w, theme)
    x, y = rect.x + padding(rect.w, theme), rect.y + px(12)
    for line in heading.lines:
        draw_text(target, line, x, y, heading.size, palette.brass_hi if panel.tone == "brass" else tone, 600)
        y += heading.leading
    y += px(3)
    bottom = min([button.rect.y for button in buttons_of(panel, rect, theme)] or [rect.bottom - px(6)])
    for line in text.lines:
        if y + text.leading > bottom:
            break
        draw_text(target, line, x, y, text.size, palette.bone, 400)
        y += text.leading


def padding(wide: int, theme: Theme) -> int:
    """The space between the edge of a panel of the sidebar and what stands in it."""
    return theme.px(16 if wide > theme.px(240) else 12)


def _words(panel: InfoPanel, wide: int, theme: Theme) -> tuple[FittedText, FittedText]:
    px, inner = theme.px, wide - 2 * padding(wide, theme)
    small = wide <= px(240)
    heading = fit(panel.heading, inner, px(60), px(15 if small else 17), px(13), 600, lead=1.15, most_lines=2)
    text = fit(panel.text, inner, px(400), px(13 if small else 14), px(12), 400, lead=1.28)
    return heading, text


def _rows(panel: InfoPanel, wide: int, theme: Theme) -> list[tuple[SheetButton, ...]]:
    """Two choices to a row where the sidebar is broad."""
    each = 2 if wide > theme.px(240) else 1
    return [panel.choices[i : i + each] for i in range(0, len(panel.choices), each)]


def _high(panel: InfoPanel, wide: int, theme: Theme) -> int:
    px = theme.px
    heading, text = _words(panel, wide, theme)
    rows = len(_rows(panel, wide, theme))
    below = rows * px(40) + px(4) if rows else 0
    return px(12) + heading.leading * len(heading.lines) + px(3) + text.height + below + px(12)
