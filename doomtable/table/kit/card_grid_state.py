"""State of a card grid: what is looked for and found, where everything stands, the scroll, and what is painted next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from typing import Final, Literal

import pygame

from doomtable.decks.card_index import CardFilter, CardIndex, FilterGroup, FoundCards, local_values
from doomtable.decks.owned_cards import known_counts
from doomtable.rules.language import Card
from doomtable.table.kit.card_tiles import CardTiles
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.filter_chips import Chip, chips_for, name_of
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.scroll_box import BAR, ScrollBox
from doomtable.table.kit.widgets import Button
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import tone
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

CARD: Final = (122, 186)
"""Pixels that a card is wide at a scale of 1: at least, at most."""
ACROSS: Final = 7
"""So many cards stand in a row where there is room for them to be as large as they may."""
GAP: Final = 12
LISTED: Final = (380, 30)
"""Pixels that a row of the list is wide at least, and high."""
BETWEEN: Final = 4
"""Pixels between two rows of the list."""
LONGEST: Final = 80
"""Letters of a search."""
EASE: Final = 70
"""Milliseconds in which a scroll covers most of its way."""
READING: Final = 0.004
"""Seconds of a frame for the words of cards that can not be searched yet."""
FRAME: Final = 0.015
"""Seconds that a frame may take while the cards move: pictures are painted in what drawing leaves of them."""

GridStop = Literal["search", "chips", "clear", "near", "cards"]
"""Where the keyboard stands; among the chips `chip` says at which."""
STOPS: Final[tuple[GridStop, ...]] = "search", "chips", "clear", "near", "cards"


SHOWN: Final[tuple[FilterGroup, ...]] = ("type", "affiliation", "set")
"""The groups that have chips where nothing else is asked for."""


class CardGridState:
    """Cards in a grid. `chosen` is the card that was last chosen, whether it is found now or not."""

    def __init__(
        self, words: Words, faces: FaceModels, cards: Iterable[Card], keys: KeyBindings = KEYS,
        groups: Sequence[FilterGroup] = SHOWN, motion: int = 100,
    ) -> None:  # fmt: skip
        self.words, self.faces, self.keys, self.motion = words, faces, keys, motion
        self.index = CardIndex(words, cards)
        self.index.owned = known_counts()
        self.values = {group: values for group in groups if len(values := self.index.values(group)) > 1}
        """The groups that may have chips, each with its values and how many cards have them."""
        self.shown = tuple(self.values)
        """The groups that have chips now."""
        self._call_values()
        self.tiles = CardTiles(faces)
        self.listed = False
        """Whether the cards stand in a list instead of as faces."""
        self.cell = (0, 0)
        """Pixels that a card is wide and high."""
        self.wanted = CardFilter()
        self.looked: FoundCards = self.index.look(self.wanted)
        self.found: list[Card] = self.looked.cards
        self.wrong = ""
        """What of the search was not understood."""
        self.chosen = self.found[0].name if self.found else ""
        self.stop: GridStop | None = "cards"
        """Where the keyboard stands; None while it is elsewhere on the screen."""
        self.chip = 0
        self.keyed = False
        """Whether the keyboard was used last: then its place is shown."""
        self.marked = False
        """Whether all of the search is marked, so that what is typed takes its place."""
        self.mouse = (-1, -1)
        self.scroll = ScrollBox()
        self.goal = 0.0
        """Where the scroll is going to."""
        self.top, self._then = 0.0, 0
        self.drawn = 0.0
        """Seconds that the last frame took to draw."""
        self.theme = Theme()
        self.search = self.area = self.bed = pygame.Rect(0, 0, 0, 0)
        self.chips: list[Chip] = []
        self.near: Button | None = None
        """What a search without success may have meant; the message is what to look for instead."""
        self.dirty = True

    # --------------------------------------------------------------------------------------------------- its places

    def place(self, search: pygame.Rect, area: pygame.Rect, theme: Theme) -> None:
        """Stand somewhere: the search field and, anywhere else, the chips with the cards under them."""
        same = self.theme.key == theme.key and self.area == area and self.cell[1] == self._cell_high(theme)
        row = self._first_seen()
        self.theme, self.search, self.area = theme, search, area
        px = theme.px
        self.clear = pygame.Rect(area.right - px(112), area.y + px(30), px(112), px(32))
        self._lay_chips()
        foot = max((chip.rect.bottom for chip in self.chips), default=area.y)
        foot = max(foot, self.clear.bottom) + px(10)
        self.bed = pygame.Rect(area.x, foot, area.w, area.bottom - foot)
        box = self.bed.inflate(-px(16), -px(12))
        room = box.w - px(BAR + 8)
        gap, least, most = px(GAP), px(CARD[0]), px(CARD[1])
        wished = max(least, min(most, room // ACROSS - gap))
        self.across = max(1, round((room + gap) / (wished + gap)))
        self.tiles.width = (room + gap) // self.across - gap
        self.tiles.ground = tone("cover", theme)
        self.cell, between = self.tiles.size, gap
        if self.listed:
            self.across = max(1, (room + gap) // (px(LISTED[0]) + gap))
            self.cell, between = ((room + gap) // self.across - gap, px(LISTED[1])), px(BETWEEN)
        self.step = self.cell[1] + between
        self.pad = px(6)
        """Pixels above the first row and under the last, for the rim of a card."""
        self.scroll = ScrollBox(box, 0, 0, px(BAR))
        self._measure()
        self.near = self._near()
        if not same:
            self.jump(row // self.across * self.step)
        else:
            self.jump(self.goal)
        self.dirty = True

    def _cell_high(self, theme: Theme) -> int:
        """How high a card stands as it is shown now; faces stand as high as they did."""
        return theme.px(LISTED[1]) if self.listed else self.tiles.size[1]

    def _lay_chips(self) -> None:
        width = self.area.w - self.clear.w - self.theme.px(12)
        values = {group: self.values[group] for group in self.shown if group in self.values}
        box = pygame.Rect(self.area.x, self.area.y, width, self.area.h)
        self.chips = chips_for(values, self.looked.counts, self.wanted, box, self.theme, self.words)

    def _measure(self) -> None:
        rows = -(-len(self.found) // self.across)
        self.scroll.whole = rows * self.step + 2 * self.pad if rows else 0

    def _first_seen(self) -> int:
        """The first card of the uppermost row that is seen."""
        return round(self.goal / self.step) * self.across if self.scroll.box.h else 0

    def rect_of(self, number: int) -> pygame.Rect:
        """Where a card stands in the window."""
        box, (wide, high) = self.scroll.box, self.cell
        x = box.x + self.pad // 2 + number % self.across * (wide + self.theme.px(GAP))
        return pygame.Rect(x, box.y + self.pad + number // self.across * self.step - self.scroll.top, wide, high)

    @property
    def seen(self) -> range:
        """The cards that are seen, or partly."""
        first = max(0, (self.scroll.top - self.pad) // self.step)
        last = (self.scroll.top + self.scroll.box.h - self.pad) // self.step
        return range(min(first * self.across, len(self.found)), min((last + 1) * self.across, len(self.found)))

    def card_at(self, place: tuple[int, int]) -> int | None:
        """The card at a pixel."""
        if not self.scroll.box.collidepoint(place):
            return None
        return next((i for i in self.seen if self.rect_of(i).collidepoint(place)), None)

    def chip_at(self, place: tuple[int, int]) -> int | None:
        """The chip at a pixel."""
        return next((i for i, chip in enumerate(self.chips) if chip.rect.collidepoint(place)), None)

    @property
    def number(self) -> int:
        """The place of the chosen card among those found; -1 if it is not among them."""
        return next((i for i, card in enumerate(self.found) if card.name == self.chosen), -1)

    @property
    def narrowed(self) -> bool:
        """Is anything looked for?"""
        return self.wanted != CardFilter()

    def stops(self) -> list[GridStop]:
        """Where Tab leads, in order."""
        there = {
            "search": True, "chips": bool(self.chips), "clear": self.narrowed, "near": self.near is not None,
            "cards": bool(self.found),
        }  # fmt: skip
        return [stop for stop in STOPS if there[stop]]

    # ------------------------------------------------------------------------------------------------ what is sought

    def look_for(self, wanted: CardFilter) -> None:
        """Look for something else; the cards begin anew."""
        if wanted == self.wanted:
            return
        self.wanted, self.marked = wanted, False
        if wanted.query and not picture_queue.on:
            self.index.read_all()
        self._find()
        self.jump(0)
        if self.number < 0 and self.found:
            self.chosen = self.found[0].name
        if self.stop is not None and self.stop not in self.stops():
            self.stop = "search"

    def _call_values(self) -> None:
        """Let conditions of a search name values as they are called here."""
        values = [(group, value) for group in self.values for value in self.values[group]]
        self.index.local = local_values({one: (name_of(*one, self.words),) for one in values})

    def _find(self) -> None:
        self.looked = self.index.look(self.wanted)
        self.found = self.looked.cards
        self.wrong = " ".join(map(self.words.error, self.index.query(self.wanted.query).faults))
        self._lay_chips()
        self._measure()
        self.near = self._near()
        self.dirty = True

    def type(self, text: str) -> None:
        """Take typed text into the search."""
        before = "" if self.marked else self.wanted.query
        query = (before + "".join(mark for mark in text if mark.isprintable())).lstrip()[:LONGEST]
        self.marked = False
        self.look_for(CardFilter(query, self.wanted.chosen))

    def _near(self) -> Button | None:
        """What a search without success may have meant, to be searched for instead."""
        if self.found or self.wrong or not self.wanted.query or not self.index.whole:
            return None
        meant = self.index.nearest(self.wanted.query)
        if not meant:
            return None
        px, label = self.theme.px, self.words.say("cards-near", card=meant)
        box = pygame.Rect(0, 0, min(self.bed.w - px(40), text_width(label, px(14), 600) + px(60)), px(40))
        box.midtop = self.bed.centerx, self.bed.y + self.bed.h * 2 // 5 + px(14)
        return Button(box, label, CardFilter(self.words.card_name(meant)))

    def clear_query(self) -> None:
        """Look for no words any more."""
        self.look_for(CardFilter("", self.wanted.chosen))

    def say_anew(self) -> None:
        """Words or names are others."""
        self.tiles.invalidate()
        self._call_values()
        self._find()

    # ------------------------------------------------------------------------------------------------------- scroll

    def jump(self, top: float) -> None:
        """Scroll to a height at once."""
        self.scroll.to(round(top))
        self.top = self.goal = float(self.scroll.top)

    def glide(self, top: float) -> None:
        """Begin to scroll to a height."""
        self.goal = max(0.0, min(float(self.scroll.most), top))
        if self.motion == 0:
            self.jump(self.goal)
        self.dirty = True

    def reveal(self) -> None:
        """Scroll no more than needed to see the chosen card."""
        if self.number < 0:
            return
        y = self.number // self.across * self.step
        if y < self.goal:
            self.glide(y)
        elif y + self.step + self.pad > self.goal + self.scroll.box.h:
            self.glide(min(y, y + self.step + self.pad - self.scroll.box.h))

    @property
    def moving(self) -> bool:
        """Is it scrolling?"""
        return abs(self.goal - self.top) >= 0.5 or self.scroll.held is not None

    def update(self, now: int) -> None:
        """Scroll on, read cards for the search, and paint what there is time for."""
        past, self._then = min(50, now - self._then), now
        if abs(self.goal - self.top) >= 0.5:
            self.top += (self.goal - self.top) * (1 - exp(-past * 100 / (EASE * max(1, self.motion))))
            if abs(self.goal - self.top) < 0.5:
                self.top = self.goal
            self.scroll.to(round(self.top))
            self.dirty = True
        if not picture_queue.on:
            return
        if not self.index.whole and not self.moving:
            self.index.read_some(READING)
            if self.wanted.query:
                self._find()
        ahead = range(self.seen.stop, min(self.seen.stop + 2 * self.across, len(self.found)))
        wanted = [self.found[i] for i in (*self.seen, *(() if self.moving else ahead))]
        left = max(0.0, FRAME - self.drawn)
        if not self.listed and self.tiles.paint_some(wanted, self.theme, left, at_least=0 if self.moving else 1):
            self.dirty = True
