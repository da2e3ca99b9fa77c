"""The rulebook over any screen: chapters at the left, what they say at the right, search by typing, back and forward.

It lies over the screen it was opened from, which waits under it and comes back as it was. Letters always go into the
search; everything else is done with arrows, Tab and Enter, or with the mouse.
"""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.keys import prints
from doomtable.table.scenes import rulepaint
from doomtable.table.scenes.lookup import CLOSE
from doomtable.table.scenes.reading import Reader
from doomtable.table.scenes.rulepages import Place
from doomtable.table.widgets import Button, button_at

NOTCH: Final = 54
"""Pixels that a notch of the wheel scrolls."""


class RulebookScene(Reader):
    """The rulebook, driven by mouse and keyboard. Message: CLOSE."""

    def handle(self, event: pygame.event.Event) -> object:
        """Take an event; returns a message for the window or None."""
        typing = event.type == pygame.KEYDOWN and self.takes(event.key)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL) and not typing:
            self.set_on()
        if event.type == pygame.MOUSEMOTION:
            before = self._under(self.mouse)
            self.mouse = event.pos
            if self.list.pulled(event.pos) or self.text.pulled(event.pos) or self._under(event.pos) != before:
                self.dirty = True
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self.mouse, self.dirty = event.pos, True
            if event.button == 1:
                self.keyed = False
                return self._pressed(event.pos)
            if event.button in (6, 7):  # the thumb's buttons
                self.wander(-1 if event.button == 6 else 1)
        elif event.type == pygame.MOUSEBUTTONUP:
            self.list.held = self.text.held = None
        elif event.type == pygame.MOUSEWHEEL:
            over = self.list if self.list.box.collidepoint(self.mouse) else self.text
            over.to(over.top - event.y * self.theme.px(NOTCH))
            self.dirty = True
        elif event.type == pygame.TEXTINPUT:
            self.dirty = True
            self.look_for(self.place.query + "".join(mark for mark in event.text if mark.isprintable()))
        elif event.type == pygame.KEYDOWN:
            self.dirty = True
            said = self._key(event)
            if self.focus[0] == "chapters":
                self.show_chapter()
            return said
        return None

    def _under(self, place: tuple[int, int]) -> object:
        """Whatever looks different when the pointer is over it."""
        cross = self.cross.collidepoint(place)
        return button_at(self.buttons, place), self.chapter_at(place), self.link_at(place), cross

    def _pressed(self, place: tuple[int, int]) -> object:
        button = button_at(self.buttons, place)
        if button is not None:
            return self._press(button)
        if self.list.pressed(place) or self.text.pressed(place):
            return None
        chapter, block, link = self.chapter_at(place), self.block_at(place), self.link_at(place)
        if self.place.query and self.cross.collidepoint(place):
            self.look_for("")
        elif chapter is not None:
            if self.book.chapters[chapter] != self.place.chapter:
                self.visit(Place(self.book.chapters[chapter]))
            self.focus = ("chapters", 0)
        elif block is not None:
            self.row, self.focus = block, ("text", 0)
            if link is not None:
                self.follow(link.to)
        elif not self.panel.collidepoint(place):
            return CLOSE
        return None

    def _press(self, button: Button) -> object:
        if button.message in ("back", "forward"):
            self.wander(-1 if button.message == "back" else 1)
            return None
        return button.message

    def _key(self, event: pygame.event.Event) -> object:
        action = self.keys.action_of(event.key) if not prints(event.key) else ""  # letters are for the search
        alt = bool(event.mod & pygame.KMOD_ALT)
        if action == "rules":
            return CLOSE
        if action == "cancel":
            if self.place.query:
                self.look_for("")
                return None
            return CLOSE
        if event.key == pygame.K_BACKSPACE:
            if self.place.query:
                self.look_for(self.place.query[:-1])
            else:
                self.wander(-1)
        elif alt and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.wander(-1 if event.key == pygame.K_LEFT else 1)
        elif event.key == pygame.K_TAB:
            self._tab(-1 if event.mod & pygame.KMOD_SHIFT else 1)
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._along(-1 if event.key == pygame.K_UP else 1)
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._across(-1 if event.key == pygame.K_LEFT else 1)
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self._page(-1 if event.key == pygame.K_PAGEUP else 1)
        elif event.key in (pygame.K_HOME, pygame.K_END):
            self.focus, self.keyed = ("text", 0), True
            self.select(0 if event.key == pygame.K_HOME else len(self.page.blocks))
        elif action == "choose":
            return self._entered()
        return None

    def _tab(self, by: int) -> None:
        stops = self.stops()
        if self.keyed:
            self.focus = stops[(stops.index(self.focus) + by) % len(stops)]
        self.keyed = True
        if self.focus[0] in ("text", "link"):
            self.reveal()

    def _along(self, by: int) -> None:
        """Up and down: chapters, else clauses."""
        if self.focus[0] == "chapters":
            self.keyed = True
            self.turn(by)
            return
        self.keyed, self.focus = True, ("text", 0)
        self.select(self.row + by)

    def _across(self, by: int) -> None:
        """Left and right: from button to button, from link to link, else between chapters and text."""
        kind, _ = self.focus
        alike = [stop for stop in self.stops() if stop[0] == kind]
        if kind in ("button", "link") and self.keyed and 0 <= alike.index(self.focus) + by < len(alike):
            self.focus = alike[alike.index(self.focus) + by]
        elif kind != "button":
            self.focus = ("chapters", 0) if by < 0 else ("text", 0)
        self.keyed = True

    def _page(self, by: int) -> None:
        """Turn the text by what is seen of it, and select what then stands uppermost."""
        self.text.to(self.text.top + by * (self.text.box.h - self.theme.px(60)))
        top, bottom = self.text.top, self.text.top + self.text.box.h
        whole = (i for i, b in enumerate(self.page.blocks) if b.rect.y >= top and b.rect.bottom <= bottom)
        self.row = next(whole, self.row)
        self.focus, self.keyed = ("text", 0), True

    def _entered(self) -> object:
        kind, i = self.focus
        if kind == "button" and self.keyed:
            return self._press(self.buttons[i])
        links = self.links()
        if kind == "chapters":
            if self.place.listed:
                self.visit(Place(self.book.chapters[self.number]))
            self.focus = ("text", 0)
        elif self.place.query and self.row == 0 and len(self.page.blocks) > 1:
            self.follow(self.page.blocks[1].links[0].to)  # what was found first
        elif links:
            self.follow(links[i if kind == "link" else 0].to)
        self.keyed = True
        return None

    def update(self, now: int) -> None:
        """What was found and is out of sight is set now, a little every frame."""
        self.set_on(self.page.high + self.text.box.h // 4)

    def draw(self, target: pygame.Surface) -> None:
        """Draw the book over the screen it lies on."""
        if self.ground is None or self.ground.get_size() != target.get_size():
            self.ground = pygame.Surface(target.get_size(), 0, target)
            rulepaint.draw_ground(self.ground, self)
        target.blit(self.ground, (0, 0))
        rulepaint.draw_book(target, self)
        self.dirty = False
