"""Replay screen: its mouse, keyboard and drawing."""

from __future__ import annotations

from dataclasses import replace

import pygame

from doomtable.records.recorded_game import ALL_CARDS
from doomtable.rules.view import SPECTATOR
from doomtable.table.kit.key_bindings import digit_of
from doomtable.table.kit.message import OpenSettings, ScreenMessage, ShowTitle
from doomtable.table.kit.widgets import button_at
from doomtable.table.match import keyboard_input, mouse_input, rulebook_links
from doomtable.table.match.board import BoardHighlights
from doomtable.table.match.focus_stops import ShowSide
from doomtable.table.paint.theme import Theme
from doomtable.table.replay import replay_controls as parts
from doomtable.table.replay.replay_board import hands
from doomtable.table.replay.replay_controls import ScrubBar, SetViewpoint
from doomtable.table.replay.replay_state import ReplayState, keys_of


class ReplayScreen(ReplayState):
    """A replay with mouse and keys. Messages: 'title' and 'play on' (from `at`, in the seat `taken`)."""

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale; the keys on a sheet may be others now."""
        super().resize(size, theme)
        if self.sheet is not None and self.sheet.name == "replay keys":
            self.sheet = keys_of(self.words, self.keys)
        elif self.sheet is not None and self.wish is not None and self.wish.waiting:
            self.sheet = self._consent(self.wish, self.wish.waiting[0])
        if self.sheet is not None:
            self.sheet.lay(size, theme)

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        self.settle(event)
        if event.type == pygame.MOUSEMOTION:
            if self.scrubbing is not None:
                self.go(self.scrubbing.choice_at(event.pos[0], self.theme))
                self.mouse = event.pos
            else:
                self._moved(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._pressed(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            mouse_input.looked(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.scrubbing = None
        elif event.type == pygame.MOUSEWHEEL:
            if self.layout.log.collidepoint(self.mouse):
                self.log.scroll(event.y, len(self.entries))
                self.invalidate()
            elif self.layout.ask.collidepoint(self.mouse):
                return self.act("back" if event.y > 0 else "on")
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def covered_at(self, rect: pygame.Rect) -> bool:
        """Do the hands that are laid open lie over a place of the board?"""
        return super().covered_at(rect) or (self.laid is not None and self.laid.rect.colliderect(rect))

    def _moved(self, place: tuple[int, int]) -> None:
        before = self.log.line_at(self.mouse)
        mouse_input.moved(self, place)
        if self.log.line_at(place) != before:
            self.dirty = True

    def _pressed(self, place: tuple[int, int]) -> ScreenMessage | None:
        self.mouse, self.focus, self.dirty = place, -1, True
        lookup = rulebook_links.mark_at(self, place)
        if lookup is not None:
            return lookup
        self.pinned, self.zoomed = False, None
        button = button_at(self.every_button(), place)
        if isinstance(button, ScrubBar):
            self.running, self.scrubbing = False, button
            self.go(button.choice_at(place[0], self.theme))
            self.refresh()
            return None
        if button is not None:
            return self.act(button.message)
        if self.sheet is not None or self.verbs is not None:
            self.verbs = None
            return None
        line = self.log.line_at(place)
        spot = self.spot_at(place)
        if line is not None:
            self.running = False
            self.go(self.choices[line[1]])
            self.refresh()
        elif spot is not None:
            self.press(spot.host if spot.form == "more" and spot.host is not None else spot.card, spot.rect)
        elif self.laid is None or not self.laid.rect.collidepoint(place):
            plate = self.layout.plate_at(place)
            if plate is not None and plate.tab:
                return self.act(ShowSide(plate.seat))
        return None

    def _key(self, event: pygame.event.Event) -> ScreenMessage | None:
        self.dirty = True
        action, digit = self.keys.action_of(event.key), digit_of(event.key)
        if action == "settings":
            return OpenSettings()
        over = self.sheet is not None or self.verbs is not None
        if event.key == pygame.K_TAB or (over and action in ("next", "previous")):
            self._round(back=action == "previous" or bool(event.mod & pygame.KMOD_SHIFT))
            return None
        if action == "choose" and 0 <= self.focus < len(self.ring()):
            there = self.ring()[self.focus]
            if there.button is not None:
                return self.act(there.button.message) if there.button.enabled else None
            if there.card is not None:
                self.press(there.card, there.rect)
            return None
        if self.sheet is not None:
            found = next((b for b in self.sheet.buttons if b.key and b.key == self.keys.cap(action)), None)
            return self.act(found.message) if found is not None else None
        if action == "menu":
            return self.act("menu")
        if digit is not None:
            return self._digit(digit)
        meant = parts.action_of(self.keys, event.key)
        if event.mod & pygame.KMOD_SHIFT and action in ("log up", "log down"):
            self.log.scroll(4 if action == "log up" else -4, len(self.entries))
            self.invalidate()
        elif meant == "leave" and (self.verbs is not None or self.zoomed is not None or self.shows_hands):
            self.verbs, self.zoomed, self.pinned = None, None, False
            self.shows_hands = self.shows_hands and self.laid is None
            self.refresh()
        elif meant == "leave":
            return ShowTitle()
        elif meant:
            return self.act(meant)
        elif action == "zoom":
            keyboard_input.zoom_focus(self)
        elif action == "board" and self.view.combat is not None:
            return self.act("board")
        return None

    def _round(self, *, back: bool) -> None:
        places = self.ring()
        if places:
            first = len(places) - 1 if back else 0
            self.focus = (self.focus + (-1 if back else 1)) % len(places) if self.focus >= 0 else first

    def _digit(self, digit: int) -> ScreenMessage | None:
        if self.verbs is not None:
            pressed = next((b for b in self.verbs.buttons if b.key == str(digit)), None)
            return self.act(pressed.message) if pressed is not None else None
        spectator, everything = parts.VIEWPOINT_DIGITS
        seat = {spectator: SPECTATOR, everything: ALL_CARDS, 0: SPECTATOR}.get(digit, digit - 1)
        if seat < len(self.recorded.names) or seat in (SPECTATOR, ALL_CARDS):
            return self.act(SetViewpoint(seat))
        return None

    def draw(self, target: pygame.Surface) -> None:
        """Draw a frame: as the table does, and the hand of whoever's plate is pointed at, where all cards are seen."""
        super().draw(target)
        line = self.log.line_at(self.mouse)
        if line is not None and self.sheet is None and self.verbs is None:
            pygame.draw.rect(target, self.theme.palette.brass, line[0], 1)
        if self.eyes == ALL_CARDS and self.sheet is None and self.laid is None and self.hover is None:
            plate = self.layout.plate_at(self.mouse)
            if plate is not None and plate.seat != self.side:
                area = pygame.Rect(0, 0, self.layout.log.x, self.size[1])
                shown = hands(self.view, (plate.seat,), area, self.theme, self.words, plate)
                shown.draw(target, self.view, self.board)

    def _bake(self, target: pygame.Surface, signs: BoardHighlights, combat: bool) -> None:
        signs = replace(signs, veiled=combat)
        self.board.draw(target, self.view, self.layout, signs)
        self.links = self.log.draw(target, self.layout.log, self.entries, self.theme)
        self.links += self.panel.draw(target, self.layout.ask, self.where())
        if combat:
            self.links += self.combat.draw(target, self.view, self.combat_rect)
        if self.laid is not None:
            self.laid.draw(target, self.view, self.board)
