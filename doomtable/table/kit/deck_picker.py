"""Deck picker: all available decks as tiles, the selected one beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.kit.deck_panel import draw_deck, draw_sign
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import OpenDeckBuilder
from doomtable.table.kit.widgets import Button, button_at, whole_panel
from doomtable.table.paint.emblems import crest
from doomtable.table.paint.highlights import VEIL, darken, draw_focus, draw_frame
from doomtable.table.paint.panels import draw_panel, draw_rule, draw_tray
from doomtable.table.paint.surface_effects import put
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

TILE: Final = (440, 92, 112)
"""How wide at most, how high at least and at most a tile is."""
ROWS: Final = 4
"""Rows of tiles that there should be room for."""


@dataclass(frozen=True, slots=True)
class DeckPicked:
    """The answer: this deck."""

    deck: AvailableDeck


class DeckPicker:
    """The available decks to choose from; answers: DeckPicked, AvailableDeck to look into, OpenDeckBuilder, 'back'."""

    def __init__(
        self,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        faces: FaceModels,
        available: Sequence[AvailableDeck],
        deck: AvailableDeck | None,
        player: str,
        keys: KeyBindings = KEYS,
        builds: bool = False,
    ) -> None:
        self.words, self.faces, self.keys = words, faces, keys
        self.builds = builds
        """Whether the deck builder may be opened from here."""
        self.available = tuple(available)
        self.player = player
        self.chosen = next(
            (i for i, one in enumerate(self.available) if deck is not None and one.key == deck.key), 0
        )
        self.top = 0
        """The first row of tiles that is seen."""
        self.focus = 0
        """Where the keyboard stands: 0 is the tiles, then the buttons."""
        self.keyed = False
        self.mouse = (-1, -1)
        self.resize(size, theme)

    @property
    def deck(self) -> AvailableDeck:
        """The selected deck."""
        return self.available[self.chosen]

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        px = theme.px
        self.panel = whole_panel(size, theme)
        inner = self.panel.inflate(-px(56), -px(32))
        side = min(px(440), inner.w * 37 // 100)
        self.title = pygame.Rect(inner.x, inner.y, inner.w, px(56))
        top, foot = self.title.bottom + px(10), inner.bottom - px(46)
        self.bed = pygame.Rect(inner.x, top, inner.w - side - px(20), foot - px(10) - top)
        self.side = pygame.Rect(self.bed.right + px(20), top, side, self.bed.h)
        self.foot = pygame.Rect(inner.x, foot, inner.w, px(46))
        room = self.bed.inflate(-px(28), -px(28))
        self.columns = max(1, -(-room.w // px(TILE[0])))
        self.wide = (room.w - px(10) * (self.columns - 1)) // self.columns
        self.high = max(px(TILE[1]), min(px(TILE[2]), (room.h + px(10)) // ROWS - px(10)))
        self.fits = max(1, (room.h + px(10)) // (self.high + px(10)))
        self.room = room
        self.lay()

    def lay(self) -> None:
        """Give the buttons their places, and bring the selected tile into sight."""
        px, say = self.theme.px, self.words.say
        row = self.chosen // self.columns
        self.top = max(row - self.fits + 1, min(self.top, row))
        self.top = max(0, min(self.top, self.rows - self.fits))
        at = self.foot
        legal, sound = self.deck.legal, not self.deck.trouble
        wide = px(170)
        take = pygame.Rect(self.side.x, at.y, self.side.w, at.h)
        look = pygame.Rect(at.x + wide + px(12), at.y, px(210), at.h)
        back = pygame.Rect(at.x, at.y, wide, at.h)
        self.buttons = [
            Button(take, say("deck-take"), DeckPicked(self.deck), True, key=self.keys.cap("choose"), enabled=legal),
            Button(look, say("deck-look"), self.deck, key=self.keys.cap("zoom"), enabled=sound),
            Button(back, say("list-back"), "back", key=self.keys.cap("cancel")),
        ]
        if self.builds:
            rest = pygame.Rect(look.right + px(12), at.y, self.bed.right - look.right - px(12), at.h)
            rest.w = min(rest.w, wide)
            self.buttons.append(Button(rest, say("deck-build"), OpenDeckBuilder(self.deck.key)))

    @property
    def rows(self) -> int:
        """How many rows of tiles there are."""
        return -(-len(self.available) // self.columns)

    def tile(self, number: int) -> pygame.Rect:
        """Where a tile lies; tiles out of sight lie outside the bed."""
        gap = self.theme.px(10)
        row, column = divmod(number, self.columns)
        return pygame.Rect(
            self.room.x + column * (self.wide + gap), self.room.y + (row - self.top) * (self.high + gap),
            self.wide, self.high,
        )  # fmt: skip

    def seen(self, number: int) -> bool:
        """Is a tile in sight?"""
        return 0 <= number // self.columns - self.top < self.fits

    def tile_at(self, place: tuple[int, int]) -> int | None:
        """The tile at a pixel."""
        return next(
            (i for i in range(len(self.available)) if self.seen(i) and self.tile(i).collidepoint(place)), None
        )

    def select(self, number: int) -> None:
        """Select a deck, the nearest there is."""
        self.chosen = max(0, min(number, len(self.available) - 1))
        self.focus = 0
        self.lay()

    def handle(self, event: pygame.event.Event) -> object:
        """Take an event; returns the answer or None."""
        if event.type == pygame.MOUSEMOTION:
            self.mouse = event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            return self._pressed(event.pos, event.button)
        elif event.type == pygame.MOUSEWHEEL:
            self.top = max(0, min(self.top - event.y, self.rows - self.fits))
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def _pressed(self, place: tuple[int, int], pressed: int) -> object:
        self.mouse, self.keyed = place, False
        button = button_at(self.buttons, place) if pressed == 1 else None
        if button is not None:
            return button.message
        tile = self.tile_at(place)
        if tile is None:
            return None
        again = tile == self.chosen
        self.select(tile)
        if pressed == 3:
            return self.deck if not self.deck.trouble else None
        return DeckPicked(self.deck) if again and self.deck.legal else None

    def _key(self, event: pygame.event.Event) -> object:
        action = self.keys.action_of(event.key)
        keyed, self.keyed = self.keyed, True
        lively = [0] + [i for i, button in enumerate(self.buttons, 1) if button.enabled]
        if action == "cancel":
            return "back"
        if action == "zoom":
            return self.deck if not self.deck.trouble else None
        if event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.focus = lively[(lively.index(self.focus) + step) % len(lively)] if keyed else self.focus
        elif event.key in ARROWS and self.focus == 0:
            self.select(
                toward([self.tile(i) for i in range(len(self.available))], self.chosen, ARROWS[event.key])
            )
        elif action in ("log up", "log down"):
            self.select(self.chosen + self.fits * self.columns * (-1 if action == "log up" else 1))
        elif action in ("choose", "main"):
            if self.focus:
                return self.buttons[self.focus - 1].message
            return DeckPicked(self.deck) if self.deck.legal else None
        return None

    def draw(self, target: pygame.Surface) -> None:
        """Draw it over the screen."""
        theme = self.theme
        px, palette = theme.px, theme.palette
        darken(target, target.get_rect(), VEIL)
        draw_panel(target, self.panel, theme)
        text = self.words.say("deck-choose", player=self.player)
        words = fit(text, self.title.w, self.title.h, px(26), px(14), 600, most_lines=1)
        draw_text(
            target,
            text,
            self.title.centerx,
            self.title.y + px(22),
            words.size,
            palette.brass_hi,
            600,
            ax=0.5,
            ay=0.5,
        )
        draw_rule(target, self.title.x, self.title.bottom - px(4), self.title.w, theme, lozenge=True)
        draw_tray(target, self.bed, theme, "cover")
        under = self.tile_at(self.mouse)
        for i, deck in enumerate(self.available):
            if self.seen(i):
                self._tile(target, i, deck, i == under)
        self._bar(target)
        draw_deck(target, self.side, self.deck, 0, theme, self.words, self.faces)
        hovered = button_at(self.buttons, self.mouse)
        for button in self.buttons:
            button.draw(target, theme, button is hovered, False)
        if self.keyed:
            place = self.tile(self.chosen) if self.focus == 0 else self.buttons[self.focus - 1].rect
            draw_focus(target, place, theme)

    def _tile(self, target: pygame.Surface, number: int, deck: AvailableDeck, hover: bool) -> None:
        theme, rect = self.theme, self.tile(number)
        px, palette = theme.px, theme.palette
        large = rect.h >= px(112)
        draw_panel(target, rect, theme, framed=False)
        if number == self.chosen:
            draw_frame(target, rect, theme, palette.brass_hi, 3)
        elif hover:
            draw_frame(target, rect, theme, palette.brass_lo, 2)
        side = px(52 if large else 40)
        x = rect.x + side + px(26)
        put(target, crest(deck.affiliation, side, theme), rect.x + px(13) + side // 2, rect.centery)
        wide = rect.right - px(34) - x
        name = fit(deck.name, wide, px(24), px(19 if large else 17), px(13), 600, most_lines=1)
        ink = palette.brass_hi if number == self.chosen or hover else palette.bone
        for line in name.lines[:1]:
            draw_text(target, line, x, rect.y + px(22 if large else 19), name.size, ink, 600, ay=0.5)
        draw_sign(
            target, pygame.Rect(rect.right - px(28), rect.y + px(12), px(14), px(14)), deck.legal, theme
        )
        room, size = (rect.right - px(12) - x, px(76 if large else 52)), px(15 if large else 13)
        said = fit(deck.says(self.words), *room, size, px(12), 400, lead=1.25, most_lines=3)
        y = rect.y + px(42 if large else 35)
        for line in said.lines[:3]:
            draw_text(target, line, x, y, said.size, palette.ash, 400)
            y += said.leading

    def _bar(self, target: pygame.Surface) -> None:
        """How far the tiles are scrolled, where not all are seen."""
        if self.rows > self.fits:
            px, palette = self.theme.px, self.theme.palette
            track = pygame.Rect(self.bed.right - px(11), self.room.y, px(5), self.room.h)
            target.fill(palette.iron_low, track)
            part = track.h * self.fits // self.rows
            y = track.y + (track.h - part) * self.top // (self.rows - self.fits)
            target.fill(palette.brass, pygame.Rect(track.x, y, track.w, part))
