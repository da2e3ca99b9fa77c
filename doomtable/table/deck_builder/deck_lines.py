"""Deck lines: a part of the deck as rows under headings, and the list that shows them. Rows can be pointed at."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from doomtable.cards.catalogue import catalogue
from doomtable.decks.edited_deck import DeckPart, EditedDeck
from doomtable.rules.language import Card
from doomtable.table.kit.available_decks import TYPES
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.scroll_box import BAR, ScrollBox
from doomtable.table.paint.card_faces import strip
from doomtable.table.paint.emblems import roundel
from doomtable.table.paint.highlights import draw_focus, draw_frame
from doomtable.table.paint.panels import draw_tray, tone
from doomtable.table.paint.surface_effects import put, vertical
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import BLACK, Theme, mix
from doomtable.words.words import Words

ROW: Final = 26
HEADING: Final = 24
STEP: Final = 24
"""Pixels that the signs for one fewer and one more are wide."""


class BuilderLine(NamedTuple):
    """A line of the list: a heading of a type with how many there are, or a card and how often it is there."""

    type: str
    card: str
    copies: int
    y: int
    high: int


def lines_for(deck: EditedDeck, part: DeckPart, theme: Theme) -> list[BuilderLine]:
    """A part of a deck as lines: by type, then by Value and name."""
    known = catalogue()
    held = [(known.get(name), name, count) for name, count in deck.part(part)]

    def order(entry: tuple[Card, str, int]) -> tuple[int, int, str]:
        return TYPES.index(entry[0].type), entry[0].V or 0, entry[1]

    out: list[BuilderLine] = []
    y = 0
    for card, name, count in sorted(held, key=order):
        if not out or out[-1].type != card.type:
            of_type = sum(n for one, _, n in held if one.type == card.type)
            out.append(BuilderLine(card.type, "", of_type, y, theme.px(HEADING)))
            y += theme.px(HEADING)
        out.append(BuilderLine(card.type, name, count, y, theme.px(ROW)))
        y += theme.px(ROW)
    return out


class DeckLinesView:
    """The cards of a part in rows. `at` is the card where the keyboard stands."""

    def __init__(self, words: Words, faces: FaceModels, *, steps: bool = True, empty: str = "builder-empty") -> None:
        """`steps`: whether there are signs for one fewer and one more; `empty`: the message without any cards."""
        self.words, self.faces = words, faces
        self.steps, self.empty = steps, empty
        self.theme = Theme()
        self.bed = pygame.Rect(0, 0, 0, 0)
        self.scroll = ScrollBox()
        self.lines: list[BuilderLine] = []
        self.at = ""
        self.marks: dict[str, str] = {}
        """Cards with something to say of: the colour of the palette that their bar has."""

    def place(self, bed: pygame.Rect, theme: Theme) -> None:
        """Stand somewhere."""
        self.bed, self.theme = bed, theme
        self.scroll = ScrollBox(bed.inflate(-theme.px(16), -theme.px(12)), 0, self.scroll.top, theme.px(BAR))

    def show(self, deck: EditedDeck, part: DeckPart) -> None:
        """Show a part of a deck; what was seen stays in sight."""
        self.lines = lines_for(deck, part, self.theme)
        self.scroll.whole = self.lines[-1].y + self.lines[-1].high if self.lines else 0
        self.scroll.to(self.scroll.top)
        if not any(line.card == self.at for line in self.lines):
            self.at = next((line.card for line in self.lines if line.card), "")

    @property
    def cards(self) -> list[BuilderLine]:
        """The lines that are cards."""
        return [line for line in self.lines if line.card]

    def rect_of(self, line: BuilderLine) -> pygame.Rect:
        """Where a line stands in the window."""
        box = self.scroll.box
        wide = box.w - (self.theme.px(BAR + 6) if self.scroll.most else 0)
        return pygame.Rect(box.x, box.y + line.y - self.scroll.top, wide, line.high - self.theme.px(2))

    def line_at(self, place: tuple[int, int]) -> BuilderLine | None:
        """The card's line at a pixel."""
        if not self.scroll.box.collidepoint(place):
            return None
        return next((line for line in self.cards if self.rect_of(line).collidepoint(place)), None)

    def step_of(self, line: BuilderLine, by: int) -> pygame.Rect:
        """Where the sign for one fewer (-1) or one more (1) stands in a line."""
        rect, wide = self.rect_of(line), self.theme.px(STEP)
        return pygame.Rect(rect.right - wide * (1 if by > 0 else 2), rect.y, wide, rect.h)

    def step_at(self, place: tuple[int, int]) -> int:
        """1 or -1 on the sign of a line, 0 beside them."""
        line = self.line_at(place)
        if line is None:
            return 0
        return next((by for by in (1, -1) if self.step_of(line, by).collidepoint(place)), 0)

    def go(self, by: int) -> None:
        """Let the keyboard go to another card."""
        cards = self.cards
        if not cards:
            return
        here = next((i for i, line in enumerate(cards) if line.card == self.at), 0)
        found = cards[max(0, min(here + by, len(cards) - 1))]
        self.at = found.card
        self.scroll.show(found.y, found.high, found.high)

    @property
    def page(self) -> int:
        """So many cards are seen at once."""
        return max(1, self.scroll.box.h // self.theme.px(ROW) - 1)

    def draw(self, target: pygame.Surface, mouse: tuple[int, int], keyed: bool) -> None:
        """Draw the rows; `keyed` shows where the keyboard stands."""
        theme, box = self.theme, self.scroll.box
        px, palette = theme.px, theme.palette
        draw_tray(target, self.bed, theme, "cover")
        if not self.lines:
            said = fit(self.words.say(self.empty), box.w - px(24), box.h, px(15), px(12), 500, even=True)
            y = box.y + max(px(10), box.h // 2 - said.height)
            for i, words in enumerate(said.lines):
                draw_text(target, words, box.centerx, y + i * said.leading, said.size, palette.ash, 500, ax=0.5)
            return
        hot = self.line_at(mouse)
        target.set_clip(box)
        for line in self.lines:
            rect = self.rect_of(line)
            if not rect.colliderect(box):
                continue
            if not line.card:
                put(target, roundel(line.type, px(16), theme), rect.x + px(9), rect.centery + px(1))
                called = self.words.say("deck-type", kind=line.type, n=2)
                told = self.words.say("deck-heading", what=called, n=line.copies)
                draw_text(target, told, rect.x + px(22), rect.centery + px(1), px(13), palette.brass, 600, ay=0.5)
                continue
            lit = line is hot or (keyed and line.card == self.at)
            count = "" if lit and self.steps else self.words.say("deck-times", n=line.copies)
            target.blit(strip(self.faces.named(line.card), rect.w, rect.h, count, theme), rect)
            if line.card in self.marks:
                target.fill(getattr(palette, self.marks[line.card]), (rect.x, rect.y, px(4), rect.h))
            if lit:
                if self.steps:
                    self._steps(target, line, mouse)
                draw_frame(target, rect, theme, palette.brass_hi)
            if keyed and line.card == self.at:
                draw_focus(target, rect.inflate(-px(6), -px(4)), theme)
        fade, ground = px(14), tone("cover", theme)
        if self.scroll.top < self.scroll.most:
            target.blit(vertical(box.w, fade, (*ground, 0), (*ground, 255)), (box.x, box.bottom - fade))
        target.set_clip(None)
        self.scroll.draw(target, theme)

    def _steps(self, target: pygame.Surface, line: BuilderLine, mouse: tuple[int, int]) -> None:
        """The signs for one fewer and one more, and the count before them."""
        px, palette = self.theme.px, self.theme.palette
        for by in (-1, 1):
            box = self.step_of(line, by)
            lit = box.collidepoint(mouse)
            target.fill(palette.brass if lit else mix(palette.iron_low, BLACK, 0.2), box)
            pygame.draw.rect(target, palette.brass, box, 1)
            ink, arm = palette.ink if lit else palette.brass_hi, px(5)
            pygame.draw.line(target, ink, (box.centerx - arm, box.centery), (box.centerx + arm, box.centery), px(2))
            if by > 0:
                pygame.draw.line(target, ink, (box.centerx, box.centery - arm), (box.centerx, box.centery + arm), px(2))
        minus = self.step_of(line, -1)
        count = self.words.say("deck-times", n=line.copies)
        draw_text(target, count, minus.x - px(6), minus.centery, px(13), palette.bone, 700, ax=1, ay=0.5)
