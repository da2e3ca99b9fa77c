"""Gallery card: one card in large with all that is said of it, its keywords, its deck limit and its clauses."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final, NamedTuple

import pygame

from doomtable.cards.catalogue import set_name
from doomtable.rules.language import Card
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.scroll_box import BAR, ScrollBox
from doomtable.table.paint.card_faces import large_face
from doomtable.table.paint.panels import draw_tray, tone
from doomtable.table.paint.surface_effects import shadow, vertical
from doomtable.table.paint.text_layout import Paragraph, StyledRun, draw_paragraph, set_runs
from doomtable.table.paint.theme import SIZES, Theme
from doomtable.words import clause_links
from doomtable.words.rulebook import Article, Rulebook
from doomtable.words.words import Words

TEXT: Final = 14
HEAD: Final = 15
SECTION: Final = 13
LEAST_NOTES: Final = 172
"""Pixels that the notes under a card are high at least."""


class CardNote(NamedTuple):
    """A paragraph under a card, where it stands among the notes, and the clause it leads to, '' for none."""

    paragraph: Paragraph
    y: int
    to: str = ""


def clauses_on(card: Card, book: Rulebook) -> list[Article]:
    """The rulings that name a card, and what explains its kind."""
    name = re.compile(rf"(?<!\w){re.escape(card.name)}(?!\w)")
    named = [article for article in book.chapter("rulings") if name.search(article.plain)]
    found = [book.articles[one] for one in clause_links.of_card(card) if one.isupper() and one in book.articles]
    return list(dict.fromkeys((*named, *found)))


class GalleryCard:
    """The pane of the chosen card; what `pressed` returns is the clause to look up."""

    def __init__(self, words: Words, faces: FaceModels) -> None:
        self.words, self.faces = words, faces
        self.book = Rulebook(words)
        self.theme = Theme()
        self.card: Card | None = None
        self.face = self.bed = pygame.Rect(0, 0, 0, 0)
        self.notes: list[CardNote] = []
        self.scroll = ScrollBox()

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        """Stand somewhere: the card above, the notes under it."""
        self.theme = theme
        px = theme.px
        shape = SIZES.large_card[1] / SIZES.large_card[0]
        wide = min(rect.w, round((rect.h - px(LEAST_NOTES) - px(12)) / shape))
        self.face = pygame.Rect(0, rect.y, wide, round(wide * shape))
        self.face.centerx = rect.centerx
        self.bed = pygame.Rect(rect.x, self.face.bottom + px(12), rect.w, rect.bottom - self.face.bottom - px(12))
        self.scroll = ScrollBox(self.bed.inflate(-px(28), -px(26)), bar=px(BAR))
        self._set()

    def show(self, card: Card | None) -> None:
        """Show another card, its notes from the top."""
        if card is not self.card:
            self.card = card
            self.scroll.top = 0
            self._set()

    def say_anew(self) -> None:
        """The words are others: say everything anew."""
        self.book = Rulebook(self.words)
        self._set()

    def _set(self) -> None:
        """Set the notes to the width there is."""
        px, palette, say = self.theme.px, self.theme.palette, self.words.say
        width, y = self.scroll.box.w - px(BAR + 8), 0
        self.notes = []
        if self.card is None or width <= 0:
            return

        def note(text: str, size: int, colour: tuple[int, int, int], weight: int, after: int, to: str = "") -> None:
            nonlocal y
            line = palette.brass if to else None
            run = StyledRun(text, colour, 600 if weight >= 600 else 400, line, to)
            made = set_runs([run], px(size), width, 1.3)
            self.notes.append(CardNote(made, y, to))
            y += made.height + px(after)

        note(self._facts(self.card), TEXT, palette.ash, 400, 10)
        keywords = self.faces.keywords_of(self.card.name)
        if keywords:
            note(say("gallery-keywords"), SECTION, palette.brass, 600, 3)
        for label, text in keywords:
            note(label[:1].upper() + label[1:], HEAD, palette.brass_hi, 600, 0)
            note(text, TEXT, palette.bone, 400, 8)
        clauses = clauses_on(self.card, self.book)
        if clauses:
            y += px(4)
            note(say("gallery-rules"), SECTION, palette.brass, 600, 3)
        for article in clauses:
            note(article.title, HEAD, palette.brass_hi, 600, 0, article.id)
            note(article.plain, TEXT, palette.bone, 400, 8)
        self.scroll.whole = y
        self.scroll.to(self.scroll.top)

    def _facts(self, card: Card) -> str:
        """Set, rarity and how often a deck may hold it."""
        return self.words.say("gallery-facts", set=set_name(card.set), rarity=card.rarity or "none", limit=card.limit)

    # ------------------------------------------------------------------------------------------- what is where

    @property
    def links(self) -> list[CardNote]:
        """The notes that lead to the rulebook."""
        return [note for note in self.notes if note.to]

    def rect_of(self, note: CardNote) -> pygame.Rect:
        """Where a note stands in the window."""
        box = self.scroll.box
        return pygame.Rect(box.x, box.y + note.y - self.scroll.top, box.w, note.paragraph.height)

    def reveal(self, note: CardNote) -> None:
        """Scroll to a note."""
        self.scroll.show(note.y, note.paragraph.height, self.theme.px(60))

    def link_at(self, place: tuple[int, int]) -> CardNote | None:
        """The note under the pointer that leads somewhere."""
        if not self.scroll.box.collidepoint(place):
            return None
        return next((note for note in self.links if self.rect_of(note).collidepoint(place)), None)

    def _seen(self, note: CardNote) -> Paragraph:
        """The lines of a note that stand in the box, but for what is under a letter: none is cut."""
        box, y, under = self.scroll.box, self.rect_of(note).y, self.theme.px(5)
        pieces = (one for one in note.paragraph.pieces if box.y - under <= y + one.rect.y)
        return replace(
            note.paragraph, pieces=tuple(one for one in pieces if y + one.rect.bottom - under <= box.bottom)
        )

    def draw_ground(self, target: pygame.Surface) -> None:
        """Draw what lies under card and notes."""
        shadow(target, self.face, 12, 200, 6)
        draw_tray(target, self.bed, self.theme, "cover")

    def draw(self, target: pygame.Surface, hot: CardNote | None) -> None:
        """Draw the card and its notes on their ground; `hot` is the one under the pointer."""
        if self.card is None:
            return
        theme, box = self.theme, self.scroll.box
        target.blit(large_face(self.faces.named(self.card.name), theme, self.face.w), self.face)
        target.set_clip(box)
        for note in self.notes:
            rect = self.rect_of(note)
            if rect.colliderect(box):
                draw_paragraph(target, self._seen(note), rect.x, rect.y)
                if note is hot:
                    pygame.draw.line(target, theme.palette.bone, rect.bottomleft, (rect.x + theme.px(24), rect.bottom))
        fade, ground = theme.px(18), tone("cover", theme)
        if self.scroll.top < self.scroll.most:
            target.blit(vertical(box.w, fade, (*ground, 0), (*ground, 255)), (box.x, box.bottom - fade))
        target.set_clip(None)
        self.scroll.draw(target, theme)
