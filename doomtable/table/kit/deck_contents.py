"""Deck contents: every card of a deck with its count, by type, the one pointed at in large."""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from doomtable.cards.catalogue import catalogue
from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.widgets import Button, button_at, whole_panel
from doomtable.table.paint.card_faces import large_face, strip
from doomtable.table.paint.highlights import VEIL, darken, draw_focus, draw_frame
from doomtable.table.paint.panels import draw_panel, draw_rule
from doomtable.table.paint.surface_effects import shadow
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

ROW: Final = 26
COLUMN: Final = 184
"""How high a row is, and how wide a column at least."""


class DeckLine(NamedTuple):
    """A line of the list: a heading, or a card and how often it is there."""

    heading: str = ""
    card: str = ""
    copies: int = 0


def lines_of(deck: AvailableDeck, words: Words) -> tuple[DeckLine, ...]:
    """A deck as lines: its cards by type, then its collection."""
    out: list[DeckLine] = []
    counts = dict(deck.counts)
    kind = ""
    for card, count in deck.listed:
        if card.type != kind:
            kind = card.type
            out.append(
                DeckLine(words.say("deck-heading", what=words.say("deck-type", kind=kind, n=2), n=counts[kind]))
            )
        out.append(DeckLine(card=card.name, copies=count))
    if deck.deck_list.collection:
        size = sum(count for _, count in deck.deck_list.collection)
        out.append(DeckLine(words.say("deck-heading", what=words.say("deck-collection"), n=size)))
        out += [DeckLine(card=catalogue().get(name).name, copies=count) for name, count in deck.deck_list.collection]
    return tuple(out)


class DeckContents:
    """The cards of one deck; it answers 'back'."""

    def __init__(
        self,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        faces: FaceModels,
        deck: AvailableDeck,
        keys: KeyBindings = KEYS,
    ) -> None:
        self.words, self.faces, self.deck, self.keys = words, faces, deck, keys
        self.lines = lines_of(deck, words)
        self.at = next((i for i, line in enumerate(self.lines) if line.card), 0)
        """The line whose card is shown in large."""
        self.first = 0
        """The first column that is seen."""
        self.keyed = False
        self.mouse = (-1, -1)
        self.resize(size, theme)

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        px = theme.px
        self.panel = whole_panel(size, theme)
        inner = self.panel.inflate(-px(56), -px(32))
        self.title = pygame.Rect(inner.x, inner.y, inner.w, px(56))
        top, foot = self.title.bottom + px(12), inner.bottom - px(46)
        high = min(px(504), foot - px(12) - top)
        self.face = pygame.Rect(inner.right - high * 5 // 7, top, high * 5 // 7, high)
        self.list = pygame.Rect(inner.x, top, self.face.x - px(20) - inner.x, foot - px(12) - top)
        self.deep = max(2, self.list.h // px(ROW))
        self.fits = max(1, min(self.list.w // px(COLUMN), len(self.columns)))
        self.wide = min(px(320), (self.list.w - px(10) * (self.fits - 1)) // self.fits)
        back = pygame.Rect(inner.right - px(190), foot, px(190), px(46))
        self.buttons = [Button(back, self.words.say("list-back"), "back", True, key=self.keys.cap("cancel"))]
        self.reveal()

    @property
    def columns(self) -> list[range]:
        """The lines of every column; no heading stands alone at the foot of one."""
        out, start = [], 0
        while start < len(self.lines):
            end = min(len(self.lines), start + self.deep)
            if end < len(self.lines) and self.lines[end - 1].heading and end - 1 > start:
                end -= 1
            out.append(range(start, end))
            start = end
        return out

    def reveal(self) -> None:
        """Bring the line that is shown into sight."""
        columns = self.columns
        column = next(i for i, lines in enumerate(columns) if self.at in lines)
        self.first = max(column - self.fits + 1, min(self.first, column, max(0, len(columns) - self.fits)))

    def row(self, number: int) -> pygame.Rect:
        """Where a line stands; columns out of sight lie outside the list."""
        px = self.theme.px
        column, lines = next((i, lines) for i, lines in enumerate(self.columns) if number in lines)
        x = self.list.x + (column - self.first) * (self.wide + px(10))
        return pygame.Rect(x, self.list.y + (number - lines.start) * px(ROW), self.wide, px(ROW) - px(3))

    def line_at(self, place: tuple[int, int]) -> int | None:
        """The card's line at a pixel."""
        for lines in self.columns[self.first : self.first + self.fits]:
            for i in lines:
                if self.lines[i].card and self.row(i).collidepoint(place):
                    return i
        return None

    def scroll(self, by: int) -> None:
        """Scroll sideways by so many columns."""
        self.first = max(0, min(self.first + by, len(self.columns) - self.fits))

    def handle(self, event: pygame.event.Event) -> object:
        """Take an event; returns the answer or None."""
        if event.type == pygame.MOUSEMOTION:
            self.mouse = event.pos
            found = self.line_at(event.pos)
            self.at = self.at if found is None else found
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse, self.keyed = event.pos, False
            button = button_at(self.buttons, event.pos)
            return button.message if button is not None else None
        elif event.type == pygame.MOUSEWHEEL:
            self.scroll(-event.y)
        elif event.type == pygame.KEYDOWN:
            action = self.keys.action_of(event.key)
            if action in ("cancel", "choose", "main", "zoom"):
                return "back"
            self.keyed = True
            cards = [i for i, line in enumerate(self.lines) if line.card]
            here = cards.index(self.at)
            if event.key in ARROWS:
                self.at = cards[toward([self.row(i) for i in cards], here, ARROWS[event.key])]
                if self.at == cards[here] and event.key in (pygame.K_UP, pygame.K_DOWN):
                    self.at = cards[(here + (1 if event.key == pygame.K_DOWN else -1)) % len(cards)]
            elif event.key == pygame.K_TAB:
                self.at = cards[(here + (-1 if event.mod & pygame.KMOD_SHIFT else 1)) % len(cards)]
            elif action in ("least", "most"):
                self.at = cards[0 if action == "least" else -1]
            self.reveal()
        return None

    def draw(self, target: pygame.Surface) -> None:
        """Draw it over the screen."""
        theme = self.theme
        px, palette = theme.px, theme.palette
        darken(target, target.get_rect(), VEIL)
        draw_panel(target, self.panel, theme)
        words = fit(self.deck.name, self.title.w, self.title.h, px(26), px(14), 600, most_lines=1)
        middle, y = self.title.centerx, self.title.y + px(22)
        draw_text(target, self.deck.name, middle, y, words.size, palette.brass_hi, 600, ax=0.5, ay=0.5)
        draw_rule(target, self.title.x, self.title.bottom - px(4), self.title.w, theme, lozenge=True)
        for lines in self.columns[self.first : self.first + self.fits]:
            for i in lines:
                self._line(target, i)
        self._further(target)
        face = large_face(self.faces.named(self.lines[self.at].card), theme, self.face.w)
        shadow(target, self.face, 12, 200, 6)
        target.blit(face, self.face)
        hovered = button_at(self.buttons, self.mouse)
        for button in self.buttons:
            button.draw(target, theme, button is hovered, False)

    def _line(self, target: pygame.Surface, number: int) -> None:
        theme, line, rect = self.theme, self.lines[number], self.row(number)
        px, palette = theme.px, theme.palette
        if line.heading:
            draw_text(target, line.heading, rect.x, rect.bottom - px(2), px(14), palette.brass, 600, ay=1)
            return
        count = self.words.say("deck-times", n=line.copies)
        target.blit(strip(self.faces.named(line.card), rect.w, rect.h, count, theme), rect)
        if number == self.at:
            (draw_focus if self.keyed else draw_frame)(
                target, rect, theme, *(() if self.keyed else (palette.brass_hi,))
            )

    def _further(self, target: pygame.Surface) -> None:
        """Arrows where more columns lie."""
        px, palette = self.theme.px, self.theme.palette
        y = self.buttons[0].rect.centery
        for there, x, way in (
            (self.first > 0, self.list.x + px(8), -1),
            (self.first + self.fits < len(self.columns), self.list.right - px(8), 1),
        ):
            if there:
                tip = (x + way * px(9), y)
                pygame.draw.polygon(target, palette.brass_hi, [tip, (x, y - px(8)), (x, y + px(8))])
