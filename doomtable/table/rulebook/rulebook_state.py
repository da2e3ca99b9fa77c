"""State of the open rulebook: page, history, search and selection; with the messages that open and close it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, Protocol

import pygame

from doomtable import rulesets
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.key_bindings import KEYS, KeyBindings, writes
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.scroll_box import BAR, ScrollBox
from doomtable.table.kit.search_field import cross_of
from doomtable.table.kit.widgets import Button
from doomtable.table.paint.theme import Theme
from doomtable.table.rulebook.rulebook_pages import (
    KNOWN,
    RulebookLink,
    RulebookLocation,
    RulebookPage,
    found,
    page,
    set_on,
)
from doomtable.words import clause_links
from doomtable.words.rulebook import DIFFERENCES, Rulebook
from doomtable.words.words import Words

WIDEST: Final = 1100
HIGHEST: Final = 940
ROW: Final = (30, 24)
"""Pixels of a chapter's row: at most, at least."""
LONGEST: Final = 40
"""Letters of a search."""

Stop = tuple[Literal["chapters", "text", "link", "button"], int]
"""Where the keyboard stands."""


class ScreenBelow(Protocol):
    """The screen that the book lies on."""

    def resize(self, size: tuple[int, int], theme: Theme) -> None: ...
    def draw(self, target: pygame.Surface) -> None: ...


class RulesPlayed(NamedTuple):
    """By which rules the game is played that the book is read for, and by how many."""

    rules: Ruleset
    seats: int


class RulebookState:
    """The rulebook as it lies open: at a chapter, a clause, a word, or at several of them under a title."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], at: Sequence[str] = (), title: str = "",
        under: ScreenBelow | None = None, keys: KeyBindings = KEYS, played: RulesPlayed | None = None,
        edition: str = rulesets.SECOND.name,
    ) -> None:  # fmt: skip
        self.words = words
        self.keys = keys
        self.under = under
        self.played = played
        """What is played; None where the reader chooses the edition."""
        self.book = Rulebook(words, rulesets.EDITIONS[edition])
        if played is not None:
            self.book = Rulebook(words, played.rules, whole=False, seats=played.seats)
        self.trail: list[RulebookLocation] = [self._place(tuple(at), title)]
        """The places that were visited."""
        self.step = 0
        """Which of them is shown."""
        self.row = 0
        """Which block of the page is selected; 0 is its head."""
        self.focus: Stop = ("text", 0)
        self.keyed = False
        self.mouse = (-1, -1)
        self.marked = False
        """Whether all of the search is marked, so that what is typed takes its place."""
        self.list = ScrollBox()
        self.text = ScrollBox()
        self.ground: pygame.Surface | None = None
        self.kept: list[str] = []
        """What the window had to say in the meantime."""
        self.dirty = True
        self._lay(size, theme)

    # ------------------------------------------------------------------------------------------------- its places

    @property
    def place(self) -> RulebookLocation:
        """Where the reader is."""
        return self.trail[self.step]

    def _place(self, at: tuple[str, ...], title: str = "") -> RulebookLocation:
        standing = tuple(one for one in at if one in self.book.standing)
        known = standing or tuple(one for one in at if one in self.book.articles)
        if len(known) > 1 or (known and not standing):
            return RulebookLocation(chosen=known, title=title or self.book.articles[known[0]].title)
        if known:
            return RulebookLocation(self.book.articles[known[0]].chapter, known[0])
        return RulebookLocation(next((one for one in at if one in self.book.chapters), self.book.chapters[1]))

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale; so does what lies under the book."""
        self._leave()
        if self.under is not None:
            self.under.resize(size, theme)
        self._lay(size, theme)

    def _lay(self, size: tuple[int, int], theme: Theme) -> None:
        """Give everything its place."""
        self.size, self.theme = size, theme
        self.ground = None
        px = theme.px
        panel = pygame.Rect(0, 0, min(px(WIDEST), size[0] - px(32)), min(px(HIGHEST), size[1] - px(24)))
        panel.center = size[0] // 2, size[1] // 2
        self.panel = panel
        inner = panel.inflate(-px(44), -px(32))
        self.header = pygame.Rect(inner.x, inner.y, inner.w, px(46))
        wide = min(px(320), inner.w // 2)
        self.search = pygame.Rect(inner.right - wide, inner.y, wide, px(36))
        self.cross = cross_of(self.search, theme)
        foot = inner.bottom - px(40)
        top, high = self.header.bottom + px(10), foot - px(12) - self.header.bottom - px(10)
        left = min(px(214), inner.w * 3 // 10)
        count = len(self.book.chapters)
        self.row_high = max(px(ROW[1]), min(px(ROW[0]), high // count)) // 2 * 2  # words then stand evenly
        chapters = pygame.Rect(inner.x, top, left, high // self.row_high * self.row_high)
        self.list = ScrollBox(chapters, self.row_high * count, self.list.top, px(BAR))
        self.bed = pygame.Rect(inner.x + left + px(14), top, inner.w - left - px(14), high)
        self.text = ScrollBox(self.bed.inflate(-px(20), -px(16)), bar=px(BAR))
        each = min(px(128), (inner.w - px(24)) // 3)
        boxes = [
            pygame.Rect(x, foot, each, px(40)) for x in (inner.x, inner.x + each + px(10), inner.right - each)
        ]
        say = self.words.say
        self.buttons = [
            Button(boxes[0], say("rules-back"), "back"),
            Button(boxes[1], say("rules-forward"), "forward"),
        ]
        left_over = boxes[2].x - boxes[1].right - px(20)
        if self.played is None:
            edition = say("rules-edition", edition=say(f"setup-edition-{self.book.rules.name}"))
            box = pygame.Rect(boxes[1].right + px(10), foot, min(px(264), left_over), px(40))
            self.buttons.append(Button(box, edition, "edition"))
        self.buttons.append(Button(boxes[2], say("rules-close"), CloseRulebook(), key=self.keys.cap("cancel")))
        begin = self.buttons[-2].rect.right + px(16)
        self.foot = pygame.Rect(begin, foot, boxes[2].x - begin - px(16), px(40))
        self._open(self.place)

    def _open(self, place: RulebookLocation) -> None:
        """Show a place: the page is set, scrolled to where it was or to its clause."""
        self.marked = False
        articles = found(self.book, place)
        self.page: RulebookPage = page(self.book, self.words, place, articles, self.wide, self.theme)
        self.hits = Counter(article.chapter for article in articles) if place.query else Counter()
        fresh = place.query and not place.article and not place.top
        self.set_on(self.text.box.h if fresh else None)  # whoever types waits for nothing that is out of sight
        self.row = self.page.row(place.article)
        self.text.to(place.top)
        if self.row and not place.top:  # what was looked up stands where the eye falls first
            self.text.to(self.page.blocks[self.row].rect.y - self.text.box.h // 5)
        if self.row:
            self.reveal()
        self.list.to(self.list.top)
        self.show_chapter()
        for button, alive in zip(
            self.buttons, (self.step > 0, self.step < len(self.trail) - 1), strict=False
        ):
            button.enabled = alive
        if self.focus not in self.stops():
            self.focus = ("text", 0)
        self.dirty = True

    @property
    def wide(self) -> int:
        """How wide a page is set."""
        return self.text.box.w - self.theme.px(BAR + 8)

    def set_on(self, down_to: int | None = None) -> None:
        """Set what is left of the page, as far down as to a pixel of it; None for all of it."""
        if self.page.left:
            set_on(self.page, self.book, self.words, self.place, self.wide, self.theme, down_to)
            self.dirty = True
        self.text.whole = self.page.high

    @property
    def number(self) -> int:
        """The chapter of the list that the reader is at: that of the page, else the first where something was found."""
        chapters = self.book.chapters
        found_in = (i for i, one in enumerate(chapters) if one in self.hits)
        return chapters.index(self.place.chapter) if self.place.chapter else next(found_in, 0)

    def show_chapter(self) -> None:
        """Scroll the list to where the reader is."""
        self.list.show(self.number * self.row_high, self.row_high)

    def reveal(self) -> None:
        """Scroll to what is selected."""
        block = self.page.blocks[self.row].rect
        self.text.show(block.y, block.h, self.theme.px(18))

    # ------------------------------------------------------------------------------------------------ going about

    def _leave(self) -> None:
        """Note where the reader stands, to come back to it."""
        article = self.page.blocks[self.row].article
        self.trail[self.step] = self.place._replace(article=article.id if article else "", top=self.text.top)

    def visit(self, place: RulebookLocation) -> None:
        """Go to a place; what lay ahead is forgotten."""
        self._leave()
        self.trail[self.step + 1 :] = [place]
        self.step += 1
        self._open(place)

    def follow(self, to: str) -> None:
        """Follow a link, or compare with the edition that it names."""
        edition = to.removeprefix(KNOWN)
        self.visit(self._place((to,)) if edition == to else RulebookLocation(DIFFERENCES, known=edition))
        self.focus = ("text", 0)

    def read_next_edition(self) -> None:
        """Read for the next edition, at the same place where it is there, too."""
        editions = list(rulesets.EDITIONS)
        name = editions[(editions.index(self.book.rules.name) + 1) % len(editions)]
        self._leave()
        self.book = Rulebook(self.words, rulesets.EDITIONS[name])
        there = self.book.chapters
        self.trail = [one if one.chapter in ("", *there) else RulebookLocation(there[1]) for one in self.trail]
        self._lay(self.size, self.theme)

    def wander(self, by: int) -> None:
        """Go back or forward among the places visited."""
        if 0 <= self.step + by < len(self.trail):
            self._leave()
            self.step += by
            self._open(self.place)

    def look_for(self, query: str) -> None:
        """Search for something else; an empty search leads back to where it began."""
        query = query.lstrip()[:LONGEST]
        if query == self.place.query:
            return
        if not self.place.query:
            self.visit(RulebookLocation(query=query))
        elif query:
            self.trail[self.step] = RulebookLocation(query=query)
            self._open(self.place)
        elif self.step:
            del self.trail[self.step :]
            self.step -= 1
            self._open(self.place)
        self.focus = ("text", 0)

    def select(self, row: int) -> None:
        """Select a block, the nearest there is."""
        self.row = max(0, min(row, len(self.page.blocks) - 1))
        self.reveal()

    def turn(self, by: int) -> None:
        """Go some chapters on."""
        chapters = self.book.chapters
        wanted = chapters[max(0, min(self.number + by, len(chapters) - 1))]
        if wanted == self.place.chapter:
            return
        if (
            self.focus[0] == "chapters" and self.keyed and self.step and self.place.chapter
        ):  # leafing leaves no trail
            self.trail[self.step :] = [RulebookLocation(wanted)]
            self._open(self.place)
        else:
            self.visit(RulebookLocation(wanted))

    def takes(self, key: int) -> bool:
        """Is a key for the search, or does it close the book?"""
        return writes(key) or key in self.keys.of("rules")

    def show_notice(self, text: str) -> None:
        """The window has something to say: it is kept for the screen under the book."""
        self.kept.append(text)

    # ------------------------------------------------------------------------------------------------- what is where

    def links(self) -> list[RulebookLink]:
        """The links of what is selected."""
        return self.page.blocks[self.row].links

    def stops(self) -> list[Stop]:
        """Where Tab leads, in order."""
        out: list[Stop] = [("chapters", 0), ("text", 0)]
        out += [("link", i) for i in range(len(self.links()))]
        return out + [("button", i) for i, button in enumerate(self.buttons) if button.enabled]

    def row_rect(self, number: int) -> pygame.Rect:
        """Where a chapter's row stands."""
        box = self.list.box
        wide = box.w - (self.theme.px(BAR + 4) if self.list.most else 0)
        return pygame.Rect(box.x, box.y + number * self.row_high - self.list.top, wide, self.row_high)

    def chapter_at(self, place: tuple[int, int]) -> int | None:
        """The chapter at a pixel."""
        if not self.list.box.collidepoint(place):
            return None
        rows = range(len(self.book.chapters))
        return next((i for i in rows if self.row_rect(i).collidepoint(place)), None)

    def _on_page(self, place: tuple[int, int]) -> tuple[int, int]:
        return place[0] - self.text.box.x, place[1] - self.text.box.y + self.text.top

    def block_at(self, place: tuple[int, int]) -> int | None:
        """The block at a pixel."""
        if not self.text.box.collidepoint(place):
            return None
        there = self._on_page(place)
        return next((i for i, block in enumerate(self.page.blocks) if block.rect.collidepoint(there)), None)

    def link_at(self, place: tuple[int, int]) -> RulebookLink | None:
        """The link at a pixel."""
        number = self.block_at(place)
        if number is None:
            return None
        there = self._on_page(place)
        links = self.page.blocks[number].links
        return next((link for link in links if any(rect.collidepoint(there) for rect in link.rects)), None)

    def seen(self, rect: pygame.Rect) -> pygame.Rect:
        """Where something of the page stands in the window."""
        return rect.move(self.text.box.x, self.text.box.y - self.text.top)

    def ring(self) -> pygame.Rect:
        """The place of the keyboard."""
        kind, i = self.focus
        px = self.theme.px
        if kind == "chapters":
            return self.row_rect(self.number).clip(self.list.box).inflate(-px(8), -px(8))
        if kind == "button":
            return self.buttons[i].rect
        if kind == "link":
            return self.seen(self.links()[i].rects[0]).inflate(-px(4), -px(5)).clip(self.bed)
        return self.seen(self.page.blocks[self.row].rect).clip(self.text.box).inflate(-px(10), -px(10))


@dataclass(frozen=True)
class OpenRulebook(ScreenMessage):
    """Open the rulebook at a clause, at a chapter, or at several clauses under a title."""

    at: tuple[str, ...] = ()
    title: str = ""
    edition: str = rulesets.SECOND.name
    """By which it is read, where no game is played and the reader may choose another."""


def about_card(card: Card | None, words: Words) -> OpenRulebook:
    """What there is to read about a card; the whole book where none is meant."""
    return OpenRulebook(clause_links.of_card(card), words.card_name(card.name)) if card is not None else OpenRulebook()


@dataclass(frozen=True)
class CloseRulebook(ScreenMessage):
    """Take the rulebook away."""
