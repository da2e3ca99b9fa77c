"""Replay screen: its mouse, keyboard and drawing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pygame

from doomtable.records.recorded_game import ALL_CARDS
from doomtable.rules.view_parts import SPECTATOR
from doomtable.table.kit.key_bindings import digit_of
from doomtable.table.kit.message import OpenSettings, ScreenMessage, ShowTitle
from doomtable.table.kit.widgets import button_at
from doomtable.table.match import keyboard_input, mouse_input, rulebook_links
from doomtable.table.match.board_highlights import BoardHighlights
from doomtable.table.match.focus_stops import ShowSide
from doomtable.table.match.table_messages import OpenMenu, ToggleBoard, ToggleSums
from doomtable.table.paint.theme import Theme
from doomtable.table.replay import replay_controls
from doomtable.table.replay.replay_board import hands
from doomtable.table.replay.replay_controls import ReplayPress, ScrubBar, SetViewpoint
from doomtable.table.replay.replay_state import ReplayState, keys_of


class ReplayScreen(ReplayState):
    """A replay with mouse and keys. Messages: 'title' and 'play on' (from `at`, in the seat `taken`)."""

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale; the keys on a sheet may be others now."""
        super().resize(size, theme)
        if self.display.sheet is not None and self.display.sheet.name == "replay keys":
            self.display.show_sheet(keys_of(self.words, self.keys))
        elif self.display.sheet is not None and self.wish is not None and self.wish.waiting:
            self.display.show_sheet(self._consent(self.wish, self.wish.waiting[0]))
        if self.display.sheet is not None:
            self.display.sheet.lay(size, theme)

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        self.settle(event)
        if event.type == pygame.MOUSEMOTION:
            if self.scrubbing is not None:
                self.go(self.scrubbing.choice_at(event.pos[0], self.theme))
                self.pointer.point(event.pos)
            else:
                self._moved(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._pressed(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            mouse_input.looked(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.scrubbing = None
        elif event.type == pygame.MOUSEWHEEL:
            if self.display.layout.log.collidepoint(self.pointer.place):
                self.display.log.scroll(event.y, len(self.entries))
                self.invalidate()
            elif self.display.layout.ask.collidepoint(self.pointer.place):
                return self.act(ReplayPress("back" if event.y > 0 else "on"))
        elif event.type == pygame.KEYDOWN:
            return self._key(event)
        return None

    def covered_at(self, rect: pygame.Rect) -> bool:
        """Do the hands that are laid open lie over a place of the board?"""
        return super().covered_at(rect) or (self.laid is not None and self.laid.rect.colliderect(rect))

    def _moved(self, place: tuple[int, int]) -> None:
        before = self.replay_log.line_at(self.pointer.place)
        mouse_input.moved(self, place)
        if self.replay_log.line_at(place) != before:
            self.display.redraw()

    def _pressed(self, place: tuple[int, int]) -> ScreenMessage | None:
        self.pointer.point(place)
        self.pointer.blur()
        self.display.redraw()
        lookup = rulebook_links.mark_at(self, place)
        if lookup is not None:
            return lookup
        self.pointer.unzoom()
        button = button_at(self.every_button(), place)
        if isinstance(button, ScrubBar):
            self.running, self.scrubbing = False, button
            self.go(button.choice_at(place[0], self.theme))
            self.refresh()
            return None
        if button is not None:
            return self.act(button.message)
        if self.display.sheet is not None or self.question.popup is not None:
            self.question.close_popup()
            return None
        line = self.replay_log.line_at(place)
        spot = self.spot_at(place)
        if line is not None:
            self.running = False
            self.go(self.choices[line[1]])
            self.refresh()
        elif spot is not None:
            self.look_at(spot.host if spot.form == "more" and spot.host is not None else spot.card, spot.rect)
        elif self.laid is None or not self.laid.rect.collidepoint(place):
            plate = self.display.layout.plate_at(place)
            if plate is not None and plate.tab:
                return self.act(ShowSide(plate.seat))
        return None

    def _key(self, event: pygame.event.Event) -> ScreenMessage | None:
        self.display.redraw()
        action, digit = self.keys.action_of(event.key), digit_of(event.key)
        if action == "settings":
            return OpenSettings()
        over = self.display.sheet is not None or self.question.popup is not None
        if event.key == pygame.K_TAB or (over and action in ("next", "previous")):
            self._round(back=action == "previous" or bool(event.mod & pygame.KMOD_SHIFT))
            return None
        if action == "choose" and 0 <= self.pointer.focus < len(self.ring()):
            there = self.ring()[self.pointer.focus]
            if there.button is not None:
                return self.act(there.button.message) if there.button.enabled else None
            if there.card is not None:
                self.look_at(there.card, there.rect)
            return None
        if self.display.sheet is not None:
            found = next((b for b in self.display.sheet.buttons if b.key and b.key == self.keys.cap(action)), None)
            return self.act(found.message) if found is not None else None
        if action == "menu":
            return self.act(OpenMenu())
        if digit is not None:
            return self._digit(digit)
        meant = replay_controls.action_of(self.keys, event.key)
        if event.mod & pygame.KMOD_SHIFT and action in ("log up", "log down"):
            self.display.log.scroll(4 if action == "log up" else -4, len(self.entries))
            self.invalidate()
        elif meant == "leave" and (over or self.pointer.zoomed is not None or self.shows_hands):
            self.question.close_popup()
            self.pointer.put_away()
            self.shows_hands = self.shows_hands and self.laid is None
            self.refresh()
        elif meant == "leave":
            return ShowTitle()
        elif meant is not None:
            return self.act(ReplayPress(meant))
        elif action == "zoom":
            keyboard_input.zoom_focus(self)
        elif action == "board" and self.display.view.combat is not None:
            return self.act(ToggleBoard())
        elif action == "sums" and self.combat_shown():
            return self.act(ToggleSums())
        return None

    def _round(self, *, back: bool) -> None:
        places = self.ring()
        if places:
            self.pointer.go_round(len(places), back=back)

    def _digit(self, digit: int) -> ScreenMessage | None:
        if self.question.popup is not None:
            pressed = next((b for b in self.question.popup.buttons if b.key == str(digit)), None)
            return self.act(pressed.message) if pressed is not None else None
        spectator, everything = replay_controls.VIEWPOINT_DIGITS
        seat = {spectator: SPECTATOR, everything: ALL_CARDS, 0: SPECTATOR}.get(digit, digit - 1)
        if seat < len(self.recorded.names) or seat in (SPECTATOR, ALL_CARDS):
            return self.act(SetViewpoint(seat))
        return None

    def draw(self, target: pygame.Surface) -> None:
        """Draw a frame: as the table does, and the hand of whoever's plate is pointed at, where all cards are seen."""
        super().draw(target)
        line = self.replay_log.line_at(self.pointer.place)
        if line is not None and self.display.sheet is None and self.question.popup is None:
            pygame.draw.rect(target, self.theme.palette.brass, line[0], 1)
        if self.eyes == ALL_CARDS and self.display.sheet is None and self.laid is None and self.pointer.hover is None:
            plate = self.display.layout.plate_at(self.pointer.place)
            if plate is not None and plate.seat != self.side:
                area = pygame.Rect(0, 0, self.display.layout.log.x, self.size[1])
                shown = hands(self.display.view, (plate.seat,), area, self.theme, self.words, plate)
                shown.draw(target, self.display.view, self.board)

    def _draw_table(self, target: pygame.Surface, signs: BoardHighlights, combat: bool) -> Iterator[None]:
        signs = replace(signs, veiled=combat)
        yield from self.board.draw(target, self.display.view, self.display.layout, signs)
        links = self.replay_log.draw(target, self.display.layout.log, self.entries, self.theme)
        links += self.panel.draw(target, self.display.layout.ask, self.where())
        if combat:
            links += yield from self.combat.draw(target, self.display.view, self.display.combat_rect, {})
        self.display.link(links)
        if self.laid is not None:
            self.laid.draw(target, self.display.view, self.board)
