"""Our own few controls: buttons, the number stepper, paragraphs with names to hover, the scrolling log.

Attributes come in, messages go out: a control says what was meant as a value, it never does anything itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from doomtable.table.fonts import text_width
from doomtable.table.logbook import Entry
from doomtable.table.paint.ground import draw_button, draw_panel
from doomtable.table.paint.signals import draw_focus
from doomtable.table.paint.text import Paragraph, Run, draw_paragraph, draw_text, fit, set_runs
from doomtable.table.picturing import declaration
from doomtable.table.theme import WHITE, Color, Theme, mix
from doomtable.words import Run as Word
from doomtable.words import Words

Link = tuple[pygame.Rect, str]
INDENT: Final = 11
"""Pixels of a line of the log before its words."""


@dataclass(slots=True)
class Button:
    """A button and what pressing it means: `message` goes to whoever listens."""

    rect: pygame.Rect
    label: str
    message: object
    main: bool = False
    sub: str = ""
    key: str = ""
    enabled: bool = True

    def draw(self, target: pygame.Surface, theme: Theme, hover: bool, focus: bool) -> None:
        """Draw it; the keyboard's place gets its ring."""
        kind = "primary" if self.main else "normal"
        if not self.enabled:
            draw_button(target, self.rect, theme, self.label, "disabled", self.key, self.sub)
        elif kind == "primary":
            draw_button(target, self.rect, theme, self.label, "primary", self.key, self.sub, hover)
        else:
            draw_button(target, self.rect, theme, self.label, "normal", self.key, self.sub, hover)
        if focus:
            draw_focus(target, self.rect, theme)


def button_at(buttons: Iterable[Button], place: tuple[int, int]) -> Button | None:
    """The button at a pixel."""
    return next((b for b in buttons if b.rect.collidepoint(place) and b.enabled), None)


@dataclass(slots=True)
class Stepper:
    """A number among some: steps, ends, and digits that are typed."""

    numbers: tuple[int, ...]
    place: int = 0
    typed: str = ""

    @property
    def value(self) -> int:
        """The number shown."""
        return self.numbers[self.place]

    def step(self, by: int) -> None:
        """Go up or down in the row of numbers."""
        self.place = max(0, min(len(self.numbers) - 1, self.place + by))
        self.typed = ""

    def type(self, digit: int) -> bool:
        """Take a digit; False when no number begins like that (it then begins anew)."""
        for tried in (self.typed + str(digit), str(digit)):
            if int(tried) in self.numbers:
                self.typed, self.place = tried, self.numbers.index(int(tried))
                return True
            if any(str(n).startswith(tried) for n in self.numbers):
                self.typed = tried
                return True
        return False


class Inks:
    """The colours of words in a paragraph."""

    def __init__(self, theme: Theme, words: Words) -> None:
        self.theme = theme
        self.words = words

    def seat(self, seat: int) -> Color:
        """The colour of a seat."""
        seats = self.theme.palette.seats
        return seats[seat % len(seats)]

    def runs(self, words: Sequence[Word], plain: Color | None = None) -> list[Run]:
        """Runs of words with their colours: cards are links named after them."""
        palette = self.theme.palette
        out: list[Run] = []
        for word in words:
            if word.kind == "card":
                card = declaration(word.text)
                kind = card.type if card is not None else "alliance"
                line = mix(palette.type_colour(kind), WHITE, 0.35)
                out.append(Run(word.text, palette.bone, 600, line, word.text))
            elif word.kind == "player":
                out.append(Run(word.text, self.seat(word.seat), 600))
            else:
                out.append(Run(word.text, plain or palette.ash, 400))
        return out


def paragraph(
    target: pygame.Surface, runs: Sequence[Run], x: int, y: int, width: int, size: int, links: list[Link]
) -> int:
    """Draw runs as a paragraph, add its links, and return the y below it."""
    made = set_runs(runs, size, width)
    links += draw_paragraph(target, made, x, y)
    return y + made.height


def lines(
    target: pygame.Surface,
    text: str,
    box: pygame.Rect,
    theme: Theme,
    colour: Color,
    largest: int,
    smallest: int = 12,
    weight: int = 400,
) -> int:
    """Draw text wrapped into a box at the largest size that fits; returns the y below it."""
    words = fit(
        text, box.w, box.h, theme.px(largest), theme.px(smallest), 600 if weight >= 600 else 400, lead=1.25
    )
    y = box.y
    for line in words.lines:
        draw_text(target, line, box.x, y, words.size, colour, words.weight)
        y += words.leading
    return y


@dataclass(slots=True)
class LogPanel:
    """The log: the newest line lowest, scrolled back by the wheel."""

    inks: Inks
    title: str
    back: int = 0
    rows: list[tuple[pygame.Rect, int]] = field(default_factory=list)
    """Where the lines stand that are shown, and the moment each leads back to."""
    _set: dict[int, tuple[Entry, Paragraph]] = field(default_factory=dict)
    _width: int = 0

    def scroll(self, lines_up: int, entries: int) -> None:
        """Scroll up by so many lines, down if negative."""
        self.back = max(0, min(max(0, entries - 1), self.back + lines_up))

    def draw(
        self, target: pygame.Surface, rect: pygame.Rect, entries: Sequence[Entry], theme: Theme
    ) -> list[Link]:
        """Draw what fits from the newest (or where it was scrolled to) upwards; returns its links."""
        px, palette = theme.px, theme.palette
        box = self._frame(target, rect, theme)
        gap = px(6)
        links: list[Link] = []
        shown: list[tuple[Entry, Paragraph]] = []
        high = 0
        for entry in reversed(entries[: len(entries) - self.back] if self.back else entries):
            made = self._paragraph(entry, box, rect, theme)
            high += made.height + gap
            if high > box.h + gap:
                break
            shown.append((entry, made))
        y = box.y
        self.rows = []
        for entry, made in reversed(shown):
            self.rows.append((pygame.Rect(box.x, y, box.w, made.height), entry.at))
            links += self._line(target, entry, made, box.x, y, theme)
            y += made.height + gap
        if self.back:
            x, y = rect.right - px(20), rect.bottom - px(18)
            pygame.draw.polygon(target, palette.brass_hi, [(x - px(6), y), (x + px(6), y), (x, y + px(7))])
        return links

    def _frame(self, target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> pygame.Rect:
        """Draw the panel and its title; returns the place of the lines."""
        px, palette = theme.px, theme.palette
        draw_panel(target, rect, theme)
        pad = px(16) if rect.w > px(240) else px(12)
        draw_text(target, self.title, rect.x + pad, rect.y + px(14), px(14), palette.brass_hi, 600)
        wide = text_width(self.title, px(14), 600)
        pygame.draw.line(
            target, palette.brass, (rect.x + pad, rect.y + px(33)), (rect.x + pad + wide, rect.y + px(33)), 2
        )
        return pygame.Rect(rect.x + pad, rect.y + px(44), rect.w - 2 * pad, rect.h - px(58))

    def _paragraph(self, entry: Entry, box: pygame.Rect, rect: pygame.Rect, theme: Theme) -> Paragraph:
        """The words of a line, set once for a width."""
        px = theme.px
        if box.w != self._width:
            self._set.clear()
            self._width = box.w
        known = self._set.get(id(entry))
        if known is not None and known[0] is entry:
            return known[1]
        ink = theme.palette.brass_hi if entry.heading else None
        size = px(14) if rect.w > px(240) else px(13)
        runs = self.inks.runs(entry.runs, ink)
        if entry.undone:
            runs = [replace(run, colour=theme.palette.ash, weight=400, underline=None) for run in runs]
        made = set_runs(runs, size, box.w - px(INDENT))
        self._set[id(entry)] = entry, made
        return made

    def _line(
        self, target: pygame.Surface, entry: Entry, made: Paragraph, x: int, y: int, theme: Theme
    ) -> list[Link]:
        """Draw a line with the colour of whose doing it is; returns its links."""
        px = theme.px
        colour = self.inks.seat(entry.seat) if entry.seat >= 0 else theme.palette.brass_lo
        bar = pygame.Rect(x, y + px(4), px(3), max(px(10), made.height - px(7)))
        if not entry.undone:
            target.fill(colour, bar)
            return draw_paragraph(target, made, x + px(INDENT), y)
        pygame.draw.rect(target, theme.palette.ash, bar, 1)
        links = draw_paragraph(target, made, x + px(INDENT), y)
        for piece in made.pieces:  # struck through: it is not so any more
            place = piece.rect.move(x + px(INDENT), y)
            middle = place.y + round(made.size * 0.72)
            pygame.draw.line(target, theme.palette.ash, (place.x, middle), (place.right - 1, middle))
        return links
