"""Widgets: buttons, the number stepper, and paragraphs whose names are links.

Attributes come in, messages go out: a control says what was meant as a value, it never does anything itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.table.kit.message import ScreenMessage, reject_message
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.paint.highlights import draw_focus
from doomtable.table.paint.panels import draw_button, draw_panel
from doomtable.table.paint.text_layout import StyledRun, draw_paragraph, draw_text, fit, set_runs
from doomtable.table.paint.theme import WHITE, Color, Theme, mix
from doomtable.words.words import TextRun as Word
from doomtable.words.words import Words

Link = tuple[pygame.Rect, str]

PLAIN: Final = 0.6
"""How far the words between names are from grey to white."""
PANEL_WIDEST: Final = 1360
PANEL_HIGHEST: Final = 860
"""How large the panel becomes at a scale of 1."""


def whole_panel(size: tuple[int, int], theme: Theme) -> pygame.Rect:
    """The panel of a screen that is one panel, in the middle of a window of that size."""
    px = theme.px
    panel = pygame.Rect(0, 0, min(px(PANEL_WIDEST), size[0] - px(32)), min(px(PANEL_HIGHEST), size[1] - px(32)))
    panel.center = size[0] // 2, size[1] // 2
    return panel


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


def message_of(button: Button | None) -> ScreenMessage | None:
    """What pressing a button asks for, if there is one that can be pressed."""
    if button is None or not button.enabled:
        return None
    if not isinstance(button.message, ScreenMessage):
        reject_message(button.message, button)
    return button.message


def draw_notice(target: pygame.Surface, text: str, bed: pygame.Rect, theme: Theme) -> None:
    """What has happened, or why something was refused, over the foot of a bed of cards."""
    px, ember = theme.px, theme.palette.ember
    said = fit(text, bed.w - px(60), px(60), px(14), px(12), 500)
    box = pygame.Rect(bed.x + px(12), 0, bed.w - px(24), said.height + px(16))
    box.bottom = bed.bottom - px(10)
    draw_panel(target, box, theme, framed=False, stripe=ember)
    for i, line in enumerate(said.lines):
        draw_text(target, line, box.x + px(18), box.y + px(8) + i * said.leading, said.size, ember, 500)


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


class RunStyler:
    """The colours of words in a paragraph."""

    def __init__(self, theme: Theme, words: Words) -> None:
        self.theme = theme
        self.words = words

    def seat(self, seat: int) -> Color:
        """The colour of a seat."""
        seats = self.theme.palette.seats
        return seats[seat % len(seats)]

    def runs(self, words: Sequence[Word], plain: Color | None = None) -> list[StyledRun]:
        """Runs of words with their colours: cards are links named after them."""
        palette = self.theme.palette
        out: list[StyledRun] = []
        for word in words:
            if word.kind == "card":
                name = word.name or word.text
                card = declaration(name)
                kind = card.type if card is not None else "alliance"
                line = mix(palette.type_colour(kind), WHITE, 0.35)
                out.append(StyledRun(word.text, palette.bone, 600, line, name))
            elif word.kind == "player":
                out.append(StyledRun(word.text, self.seat(word.seat), 600))
            else:
                out.append(StyledRun(word.text, plain or mix(palette.ash, palette.bone, PLAIN), 400))
        return out


def paragraph(
    target: pygame.Surface, runs: Sequence[StyledRun], x: int, y: int, width: int, size: int, links: list[Link]
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
