"""Info panel: over the log, what a game is beside a plain match (open table, puzzle ...), with its buttons.

It takes its height from the log. Without anything to say there is none.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame

from doomtable.table.kit.sheet import SheetButton
from doomtable.table.kit.widgets import Button
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.text_layout import FittedText, draw_text, fit
from doomtable.table.paint.theme import Theme

if TYPE_CHECKING:  # layouts are of games, which the title screen does without
    from doomtable.table.layout.table_layout import TableLayout

BETWEEN: Final = 6
"""Pixels at a scale of 1 between two paragraphs."""
LEAST_LOG: Final = 120
"""Pixels at a scale of 1 that remain to the log."""


@dataclass(frozen=True, slots=True)
class InfoPanel:
    """A heading, a sentence, and what can be done; `tone` is the colour of the palette for frame and heading."""

    heading: str
    text: str = ""
    choices: tuple[SheetButton, ...] = ()
    tone: str = "brass"
    large: bool = False
    """Whether its sentences are set larger than others at its side."""
    then: str = ""
    """What is to be done now: a paragraph under the sentence, in the colour of headings."""


def over_log(layout: TableLayout, panel: InfoPanel | None, theme: Theme) -> tuple[TableLayout, pygame.Rect]:
    """The layout with a place for the panel over its log, and that place; empty where there is no panel."""
    if panel is None:
        return layout, pygame.Rect(0, 0, 0, 0)
    log, px = layout.log, theme.px
    high = panel_height(panel, log.w, theme)
    if high > log.h - px(LEAST_LOG):  # what is left is too little for a log
        return replace(layout, log=pygame.Rect(layout.size[0], 0, 0, 0)), pygame.Rect(log.topleft, (log.w, log.h))
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
    panel = fitted(panel, rect, theme)
    px, palette = theme.px, theme.palette
    tone = getattr(palette, panel.tone)
    draw_panel(target, rect, theme, tone, tone)
    heading, text, then = _words(panel, rect.w, theme)
    x, y = rect.x + padding(rect.w, theme), rect.y + px(12)
    for line in heading.lines:
        draw_text(target, line, x, y, heading.size, palette.brass_hi if panel.tone == "brass" else tone, 600)
        y += heading.leading
    y += px(3)
    bottom = min([button.rect.y for button in buttons_of(panel, rect, theme)] or [rect.bottom - px(6)])
    for words, ink in ((text, palette.bone), (then, palette.brass_hi)):
        for line in words.lines:
            if y + words.leading > bottom:
                break
            draw_text(target, line, x, y, words.size, ink, words.weight)
            y += words.leading
        y += px(BETWEEN) * bool(panel.text and panel.then)


def fitted(panel: InfoPanel, rect: pygame.Rect, theme: Theme) -> InfoPanel:
    """The panel as it is set in its place: without larger sentences where these have no room."""
    return panel if panel_height(panel, rect.w, theme) <= rect.h else replace(panel, large=False)


def panel_height(panel: InfoPanel, wide: int, theme: Theme) -> int:
    """How high a panel must be to say everything."""
    px = theme.px
    heading, text, then = _words(panel, wide, theme)
    rows = len(_rows(panel, wide, theme))
    below = rows * px(40) + px(4) if rows else 0
    said = text.height + px(BETWEEN) * bool(panel.text and panel.then) + then.height
    return px(12) + heading.leading * len(heading.lines) + px(3) + said + below + px(12)


def padding(wide: int, theme: Theme) -> int:
    """The space between the edge of a panel of the sidebar and what stands in it."""
    return theme.px(16 if wide > theme.px(240) else 12)


def _words(panel: InfoPanel, wide: int, theme: Theme) -> tuple[FittedText, FittedText, FittedText]:
    px, inner = theme.px, wide - 2 * padding(wide, theme)
    small = wide <= px(240)
    heading = fit(panel.heading, inner, px(60), px(15 if small else 17), px(13), 600, lead=1.15, most_lines=2)
    size = px((13 if small else 14) + panel.large * (1 if small else 2))
    text = fit(panel.text, inner, px(400), size, px(12), 400, lead=1.28)
    return heading, text, fit(panel.then, inner, px(400), size, px(12), 500, lead=1.28)


def _rows(panel: InfoPanel, wide: int, theme: Theme) -> list[tuple[SheetButton, ...]]:
    """Two choices to a row where all of them have room so."""
    half = (wide - 2 * padding(wide, theme) - theme.px(6)) // 2 - theme.px(8)
    room = (text_width(one.label, theme.px(14), 600) + theme.px(30) * bool(one.key) for one in panel.choices)
    each = 2 if wide > theme.px(240) or max(room, default=0) <= half else 1
    return [panel.choices[i : i + each] for i in range(0, len(panel.choices), each)]
