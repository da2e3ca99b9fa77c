"""Gallery screen: every card there is, to search, filter and look at in large."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.cards.catalogue import catalogue
from doomtable.table.kit.card_grid import CardGrid
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.gallery_zoom import GalleryZoom
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.picture_subject import declaration
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.widgets import Button, button_at, message_of
from doomtable.table.pages.gallery_card import GalleryCard
from doomtable.table.pages.page_messages import CloseGallery
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import draw_focus
from doomtable.table.paint.panels import draw_panel, draw_rule, oak
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.table.rulebook.rulebook_state import OpenRulebook, about_card
from doomtable.words.words import Words

PANE: Final = (250, 440)
"""Pixels that the chosen card's pane is wide at a scale of 1: at least, at most."""
NOTCH: Final = 54
"""Pixels that a notch of the wheel scrolls the notes."""


class GalleryScreen:
    """All cards. Messages: CloseGallery, OpenRulebook for a clause."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], keys: KeyBindings = KEYS,
        scans: ScanFolder | None = None, motion: int = 100,
    ) -> None:  # fmt: skip
        self.words, self.keys = words, keys
        self.faces = FaceModels(words, scans)
        self.grid = CardGrid(words, self.faces, catalogue().every, keys, motion=motion)
        self.pane = GalleryCard(words, self.faces)
        self.zoom = GalleryZoom(self.faces)
        self.link: int | None = None
        """The link among the notes where the keyboard stands."""
        self.on_back = False
        self.notice = ""
        self.mouse = (-1, -1)
        self.ground: pygame.Surface | None = None
        self.language = words.language
        self.dirty = True
        self.resize(size, theme)

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        self.ground = None
        px = theme.px
        self.panel = pygame.Rect(0, 0, *size).inflate(-px(16), -px(16))
        inner = self.panel.inflate(-px(36), -px(28))
        wide = max(px(PANE[0]), min(px(PANE[1]), inner.w * 27 // 100))
        foot = pygame.Rect(inner.right - wide, inner.bottom - px(42), wide, px(42))
        self.back = Button(foot, self.words.say("list-back"), CloseGallery(), True, key=self.keys.cap("cancel"))
        self.pane.place(pygame.Rect(foot.x, inner.y, wide, foot.y - px(12) - inner.y), theme)
        left = inner.w - wide - px(22)
        self.head = pygame.Rect(inner.x, inner.y, left, px(40))
        field = min(px(340), left // 2)
        search = pygame.Rect(inner.x + left - field, inner.y + px(2), field, px(36))
        self.zoom.place(size, theme)
        top = self.head.bottom + px(12)
        self.grid.keys = self.keys
        if self.language != self.words.language:
            self.language = self.words.language
            self.grid.say_anew()
            self.pane.say_anew()
        self.grid.place(search, pygame.Rect(inner.x, top, left, inner.bottom - top), theme)
        self.dirty = True

    def invalidate(self) -> None:
        """The player's own pictures are others, or one more can be shown."""
        self.grid.tiles.take_scans()
        self.dirty = True

    def lookup(self) -> OpenRulebook:
        """What there is to read about the chosen card."""
        return about_card(declaration(self.grid.chosen), self.words)

    def show_notice(self, text: str) -> None:
        """Say a sentence at the foot, until something is pressed."""
        self.notice, self.dirty = text, True

    def takes(self, key: int) -> bool:
        """Is a key for the search?"""
        return not self.zoom.up and self.grid.takes(key)

    # ------------------------------------------------------------------------------------------ mouse and keyboard

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        if self.zoom.up:
            self._zoomed(event)
            return None
        if event.type == pygame.MOUSEMOTION:
            before = self.pane.link_at(self.mouse), self.back.rect.collidepoint(self.mouse)
            self.mouse = event.pos
            after = self.pane.link_at(self.mouse), self.back.rect.collidepoint(self.mouse)
            self.dirty = self.dirty or self.pane.scroll.pulled(event.pos) or before != after
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.notice, self.dirty = "", True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.grid.keyed, self.link, self.on_back = False, None, False
            self.grid.stop = self.grid.stop or "cards"
            if button_at([self.back], event.pos) is not None:
                return message_of(self.back)
            if (note := self.pane.link_at(event.pos)) is not None:
                return OpenRulebook((note.to,))
            self.zoom.up = self.pane.face.collidepoint(event.pos)
            self.pane.scroll.pressed(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._look_closer(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP:
            self.pane.scroll.held = None
        elif event.type == pygame.MOUSEWHEEL and self.pane.bed.collidepoint(self.mouse):
            self.pane.scroll.to(self.pane.scroll.top - event.y * self.theme.px(NOTCH))
            self.dirty = True
        elif event.type == pygame.KEYDOWN and (found := self._key(event)) is not NotImplemented:
            return found if isinstance(found, ScreenMessage) else None
        said = self.grid.handle(event)
        self.pane.show(declaration(self.grid.chosen))
        self.dirty = self.dirty or self.grid.dirty
        self.zoom.up = self.zoom.up or said is not None
        return None

    def _look_closer(self, place: tuple[int, int]) -> None:
        """A card of the grid, or the chosen one, fills the window."""
        found = self.grid.card_at(place)
        if found is not None:
            self.grid.choose(found)
        self.zoom.up = found is not None or self.pane.face.collidepoint(place)

    def _zoomed(self, event: pygame.event.Event) -> None:
        """What an event means while a card fills the window."""
        if event.type == pygame.MOUSEMOTION:
            self.mouse, self.dirty = event.pos, True
            return
        by = self.zoom.handle(event, self.keys)
        self.zoom.up = by is not None
        if by and self.grid.found:
            self.grid.choose(self.grid.number + by)
        self.dirty = True

    def _key(self, event: pygame.event.Event) -> object:
        """What a key means beside the grid; NotImplemented for one that is the grid's."""
        action = "" if self.takes(event.key) else self.keys.action_of(event.key)
        if action == "cancel":
            if self.grid.wanted.query:
                self.grid.clear_query()
                self.pane.show(declaration(self.grid.chosen))
                return None
            return CloseGallery()
        if event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return None
        if action == "choose" and self.on_back:
            return message_of(self.back)
        if action == "choose" and self.link is not None:
            return OpenRulebook((self.pane.links[self.link].to,))
        if self.grid.stop is None and event.key in (pygame.K_UP, pygame.K_DOWN):
            by = self.theme.px(NOTCH) * (1 if event.key == pygame.K_DOWN else -1)
            self.pane.scroll.to(self.pane.scroll.top + by)
            return None
        if self.grid.stop is None and (self.takes(event.key) or event.key in (pygame.K_LEFT, pygame.K_RIGHT)):
            self.grid.stop, self.link, self.on_back = "cards", None, False
        return NotImplemented

    def _tab(self, by: int) -> None:
        """Go round: search, chips, cards, the links among the notes, the way back."""
        stops: list[object] = [*self.grid.stops(), *range(len(self.pane.links)), self.back]
        here: object = self.back if self.on_back else self.link if self.link is not None else self.grid.stop
        if self.grid.keyed and here in stops:
            here = stops[(stops.index(here) + by) % len(stops)]
        self.grid.keyed = True
        self.on_back = here is self.back
        self.link = here if isinstance(here, int) else None
        self.grid.stop = here if isinstance(here, str) else None  # type: ignore[assignment]
        if self.link is not None:
            self.pane.reveal(self.pane.links[self.link])

    def update(self, now: int) -> None:
        """Let the cards scroll on and be painted."""
        self.grid.update(now)
        self.dirty = self.dirty or self.grid.dirty

    # ------------------------------------------------------------------------------------------------------ drawing

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen."""
        self.pane.show(declaration(self.grid.chosen))
        if self.ground is None:
            self.ground = pygame.Surface(self.size, 0, target)
            self._draw_ground(self.ground)
        target.blit(self.ground, (0, 0))
        self.grid.draw(target)
        self.pane.draw(target, self.pane.link_at(self.mouse))
        hovered = button_at([self.back], self.mouse) is not None
        self.back.draw(target, self.theme, hovered, self.grid.keyed and self.on_back)
        if self.grid.keyed and self.link is not None and self.link < len(self.pane.links):
            rect = self.pane.rect_of(self.pane.links[self.link]).clip(self.pane.bed)
            draw_focus(target, rect.inflate(-self.theme.px(6), -self.theme.px(8)), self.theme)
        if self.notice:
            self._draw_notice(target)
        if self.zoom.up and self.pane.card is not None:
            self.zoom.draw(target, self.pane.card, self.mouse)
        self.dirty = False

    def _draw_ground(self, target: pygame.Surface) -> None:
        """What does not change while somebody looks about."""
        theme = self.theme
        px, palette, head = theme.px, theme.palette, self.head
        target.blit(oak(self.size, theme), (0, 0))
        draw_panel(target, self.panel, theme)
        title = self.words.say("gallery-title").upper()
        size, room = px(28), self.grid.search.x - head.x - px(16)
        while text_width(title, size, 700, "engraved") > room and size > px(14):
            size -= 1
        middle = self.grid.search.centery
        draw_text(target, title, head.x, middle, size, palette.brass_hi, 700, "engraved", 0, 0.5, True)
        draw_rule(target, head.x, head.bottom + px(3), head.w, theme)
        self.grid.draw_ground(target)
        self.pane.draw_ground(target)

    def _draw_notice(self, target: pygame.Surface) -> None:
        theme, px, bed = self.theme, self.theme.px, self.grid.bed
        said = fit(self.notice, bed.w - px(60), px(60), px(14), px(12), 500)
        box = pygame.Rect(bed.x + px(12), 0, bed.w - px(24), said.height + px(16))
        box.bottom = bed.bottom - px(10)
        draw_panel(target, box, theme, framed=False, stripe=theme.palette.ember)
        for i, line in enumerate(said.lines):
            y = box.y + px(8) + i * said.leading
            draw_text(target, line, box.x + px(18), y, said.size, theme.palette.ember, 500)

