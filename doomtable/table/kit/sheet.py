"""Sheet: a modal panel in the middle of the window with a heading, lines and buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from dataclasses import field as having
from functools import partial, wraps
from typing import Final, NamedTuple, ParamSpec

import pygame

from doomtable.table.kit.key_bindings import selects_all
from doomtable.table.kit.widgets import Button
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel, draw_rule
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Color, Theme

Args = ParamSpec("Args")

MOST_ROWS: Final = 6
HEADING: Final = 24
"""Pixels for the heading of a column, at a scale of 1."""
LONGEST_ENTRY: Final = 60
"""Letters of a line that is typed."""


class SheetButton(NamedTuple):
    """One button of a sheet: its words, what pressing it means, the key that presses it, what stands under them."""

    label: str
    message: object
    key: str = ""
    sub: str = ""


class SheetColumn(NamedTuple):
    """A column of choices: what stands over it, and how many of the choices, in their order, it holds."""

    heading: str
    rows: int


@dataclass(slots=True)
class Sheet:
    """What stands on a sheet. `lines` are (text, size, colour of the palette); `lay` gives the buttons their places.

    More than MOST_ROWS choices stand in two columns, row by row; with `columns` they stand under their headings, column
    by column. A sheet with an `entry` asks for a line of text.
    """

    name: str
    title: str
    lines: tuple[tuple[str, int, str], ...]
    choices: tuple[SheetButton, ...]
    """The first is the main one."""
    stripe: Color | None = None
    engraved: bool = True
    wide: int = 480
    columns: tuple[SheetColumn, ...] = ()
    entry: str | None = None
    longest: int = LONGEST_ENTRY
    fresh: bool = True
    """Whether the entry is a proposal: what is typed takes its place."""
    buttons: list[Button] = having(default_factory=list)
    rect: pygame.Rect = having(default_factory=pygame.Rect)
    field: pygame.Rect = having(default_factory=pygame.Rect)
    again: Callable[[], Sheet] | None = having(default=None, compare=False)
    """Makes the sheet anew, in the language that is spoken then."""

    def said_anew(self) -> Sheet:
        """The same in the language that is spoken now; itself where nothing is known to make it anew."""
        if self.again is None:
            return self
        made = self.again()
        made.entry, made.fresh = self.entry, self.fresh
        return made

    def lay(self, size: tuple[int, int], theme: Theme) -> None:
        """Give panel and buttons their places in a window of a size."""
        px = theme.px
        cells, columns, deep = self._cells()
        row = px(56 if any(c.sub for c in self.choices) else 48)
        headed = px(HEADING) if self.columns else 0
        above = headed + px(112) + sum(px(round(s * 1.6)) for _, s, _ in self.lines)
        if self.entry is None:  # a long list in a low window
            row = min(row, max(px(34), (size[1] - px(26) - above) // deep))
        self.field = pygame.Rect(0, 0, 0, 0)
        high = above + (px(60) if self.entry is not None else 0) + row * deep + px(10)
        wide = min(px(self.wide), size[0] - px(40))
        self.rect = pygame.Rect((size[0] - wide) // 2, max(px(8), (size[1] - high) // 2 - px(20)), wide, high)
        inner = wide - px(60)
        if self.entry is not None:
            self.field = pygame.Rect(self.rect.x + px(30), self.rect.y + above - px(16), inner, px(42))
        y = self.rect.bottom - px(20) - row * deep
        each = (inner - px(8) * (columns - 1)) // columns
        self.buttons = []
        for i, (choice, (column, line)) in enumerate(zip(self.choices, cells, strict=True)):
            x = self.rect.x + px(30) + column * (each + px(8))
            box = pygame.Rect(x, y + line * row, each, row - px(6))
            self.buttons.append(Button(box, choice.label, choice.message, i == 0, choice.sub, choice.key))

    def _cells(self) -> tuple[list[tuple[int, int]], int, int]:
        """The column and the row of every choice, and how many of both there are."""
        if self.columns:
            cells = [(i, row) for i, column in enumerate(self.columns) for row in range(column.rows)]
            return cells, len(self.columns), max(column.rows for column in self.columns)
        columns = 2 if len(self.choices) > MOST_ROWS and not any(c.sub for c in self.choices) else 1
        cells = [(i % columns, i // columns) for i in range(len(self.choices))]
        return cells, columns, -(-len(self.choices) // columns)

    def type(self, text: str) -> None:
        """Take typed text into the entry."""
        if self.entry is not None:
            self.entry = ("" if self.fresh else self.entry) + text
            self.fresh = False
            self.entry = ("".join(mark for mark in self.entry if mark.isprintable()))[: self.longest]

    def backspace(self) -> None:
        """Take the last letter of the entry away, or all that is marked."""
        if self.entry is not None:
            self.entry = "" if self.fresh else self.entry[:-1]
            self.fresh = False

    def edited(self, event: pygame.event.Event) -> bool:
        """Do what a key does to the entry; False where it does nothing to it."""
        if self.entry is None:
            return False
        if selects_all(event):
            self.fresh = bool(self.entry)
        elif event.key == pygame.K_BACKSPACE or (event.key == pygame.K_DELETE and self.fresh):
            self.backspace()
        else:
            return False
        return True

    def draw(self, target: pygame.Surface, theme: Theme) -> None:
        """Draw the panel and its words; the buttons draw themselves."""
        px, palette, rect = theme.px, theme.palette, self.rect
        draw_panel(target, rect, theme, palette.brass, self.stripe)
        y = rect.y + px(46)
        size = px(34)
        while (
            self.engraved
            and text_width(self.title, size, 700, "engraved") > rect.w - px(60)
            and size > px(16)
        ):
            size -= 1
        if self.engraved:
            draw_text(
                target, self.title, rect.centerx, y, size, palette.brass_hi, 700, "engraved", 0.5, 0.5, True
            )
        else:
            words = fit(self.title, rect.w - px(60), px(44), px(30), px(16), 600, most_lines=1)
            draw_text(target, self.title, rect.centerx, y, words.size, palette.brass_hi, 600, ax=0.5, ay=0.5)
        draw_rule(target, rect.x + px(30), y + px(30), rect.w - px(60), theme, lozenge=True)
        y += px(46)
        for text, height, colour in self.lines:
            words = fit(text, rect.w - px(60), px(200), px(height), px(12), 500, most_lines=1)
            draw_text(target, text, rect.centerx, y, words.size, getattr(palette, colour), 500, ax=0.5)
            y += px(round(height * 1.6))
        first = 0
        for column in self.columns:
            box = self.buttons[first].rect
            draw_text(target, column.heading, box.x, box.y - px(8), px(14), palette.brass, 600, ay=1)
            first += column.rows
        if self.entry is not None:
            target.fill(palette.iron_low, self.field)
            pygame.draw.rect(target, palette.brass, self.field, 1)
            said = fit(self.entry, self.field.w - px(28), px(40), px(17), px(12), 500, most_lines=1)
            shown = self.entry
            while text_width(shown, said.size, 500) > self.field.w - px(28):  # of a long line the end is seen
                shown = shown[1:]
            x, y = self.field.x + px(12), self.field.centery
            draw_text(target, shown, x, y, said.size, palette.bone, 500, ay=0.5)
            x += text_width(shown, said.size, 500) + px(2)
            pygame.draw.line(target, palette.brass_hi, (x, y - px(11)), (x, y + px(11)), px(2))


def sayable_again(make: Callable[Args, Sheet]) -> Callable[Args, Sheet]:
    """A function that makes a sheet, whose sheets can be said anew when their words speak another language."""

    @wraps(make)
    def made(*args: Args.args, **kwargs: Args.kwargs) -> Sheet:
        sheet = make(*args, **kwargs)
        sheet.again = partial(made, *args, **kwargs)
        return sheet

    return made
