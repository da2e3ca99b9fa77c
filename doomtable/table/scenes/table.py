"""The table in play: gives events to hands, lets time pass, and draws what everybody may see."""

from __future__ import annotations

from dataclasses import replace

import pygame

from . import keyboard, pointer
from .overlay import draw_overlay
from .play import Play
from .slate import draw_slate

HOVER_AFTER = 420
HAND_AFTER = 800
COMPUTER_PAUSE = 160
"""Milliseconds: until a hovered card is zoomed, one in hand (lifted at once), between choices of a program."""


class TableScene(Play):
    """One game at one window."""

    def handle(self, event: pygame.event.Event) -> str | None:
        """Take an event; returns a message for the window ('title', 'again', 'quit', 'fullscreen') or None."""
        if event.type == pygame.MOUSEMOTION:
            pointer.moved(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return pointer.pressed(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            pointer.looked(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            pointer.released(self, event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            pointer.wheel(self, event.y)
        elif event.type == pygame.KEYDOWN:
            return keyboard.key(self, event)
        elif event.type == pygame.TEXTINPUT:
            keyboard.typed(self, event.text)
        return None

    def update(self, now: int) -> None:
        """Let time pass: programs choose, reasons fade, a hovered card is zoomed."""
        self.now = now
        if self.refusal is not None and now > self.refusal.until:
            self.refusal, self.dirty = None, True
        if self.notices and now > self.notices[0][1]:
            del self.notices[0]
            self.dirty = True
        if (
            self.curtain is None
            and self.sheet is None
            and self.port.pending_human() is None
            and now >= self.next_step
        ):
            if self.view.outcome is None:
                self.port.step()
                self.next_step = now + COMPUTER_PAUSE
                self.refresh()
        if self.zoomed is None and self.drag is None and self.verbs is None and self.sheet is None:
            lifted = self.hover is not None and self.hover.form == "hand"
            if now - self.hover_since > (HAND_AFTER if lifted else HOVER_AFTER) and self.refusal is None:
                if self.hover_link:
                    rect = next(
                        (r for r, name in self.links if name == self.hover_link),
                        pygame.Rect(*self.mouse, 1, 1),
                    )
                    self.zoomed, self.dirty = (None, self.hover_link, rect), True
                elif self.hover is not None and self.chooser is None:
                    self.zoomed, self.dirty = (self.hover.card, "", self.hover.rect), True

    def draw(self, target: pygame.Surface) -> None:
        """Draw a frame: the table, baked until something changes, and what moves over it."""
        if self.baked is None or self.baked.get_size() != target.get_size():
            self.baked = pygame.Surface(self.size, 0, target)
            self._bake(self.baked)
        target.blit(self.baked, (0, 0))
        draw_overlay(target, self)
        self.dirty = False

    def _bake(self, target: pygame.Surface) -> None:
        drag = self.drag
        signs = drag.lit if drag is not None and drag.moving else self.signs
        if self.combat_shown():
            signs = replace(signs, veiled=True)
        self.board.draw(target, self.view, self.layout, signs)
        draw_slate(target, self.shown_slate(), self.slate_rect, self.theme)
        self.links = self.log.draw(target, self.layout.log, self.book().entries, self.theme)
        self.links += self.rail.draw(target, self.layout.ask, self.ask, self.buttons, self.stepper)
        if self.combat_shown():
            self.links += self.combat.draw(target, self.view, self.combat_rect)
