"""Match screen: gives events to mouse and keyboard, lets time pass, and draws the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame

from doomtable.rules.terms import Seat
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.match import (
    animation_start,
    combat_end,
    keyboard_input,
    match_commands,
    match_controls,
    match_hints,
    mouse_input,
)
from doomtable.table.match.animation_drawing import AnimationSprites, draw_moves
from doomtable.table.match.board import BoardHighlights
from doomtable.table.match.focus_stops import FocusStop
from doomtable.table.match.info_panel import draw_info_panel
from doomtable.table.match.match_overlay import draw_overlay
from doomtable.table.match.match_state import MatchState
from doomtable.table.match.session_port import SessionPort
from doomtable.table.motion.fade_in import draw_appearing
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

HOVER_AFTER = 420
HAND_AFTER = 800
COMPUTER_PAUSE = 160
"""Milliseconds: until a hovered card is zoomed, one in hand (lifted at once), between choices of a program."""
THINKING_PAUSE = 40
"""Milliseconds between two looks at whether a program that thinks has decided."""
SEEN_PAUSE = 650
"""Milliseconds after a choice of a program that was seen, where motion takes its usual time."""


class MatchScreen(MatchState):
    """One game at one window."""

    def __init__(
        self, port: SessionPort, words: Words, theme: Theme, size: tuple[int, int], humans: Sequence[Seat],
        names: Sequence[str], keys: KeyBindings = KEYS, scans: ScanFolder | None = None,
        motion: int = 100,
    ) -> None:  # fmt: skip
        self.sprites = AnimationSprites()
        self.ahead: Iterator[None] = iter(())
        super().__init__(port, words, theme, size, humans, names, keys, scans, motion)

    def _offer(self) -> None:
        """Lay out buttons, signs and the chooser for the open question."""
        match_controls.lay_out_controls(self)

    def ring(self) -> list[FocusStop]:
        """The places the keyboard goes round: what can be chosen, then the hand, then the buttons."""
        return match_controls.ring(self)

    def act(self, message: object) -> ScreenMessage | None:
        """Do what a button means; returns a message for the window or None."""
        return match_commands.act(self, message)

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        self.settle(event)
        if event.type == pygame.MOUSEMOTION:
            mouse_input.moved(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return mouse_input.pressed(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            mouse_input.looked(self, event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            mouse_input.released(self, event.pos)
        elif event.type == pygame.MOUSEWHEEL:
            mouse_input.wheel(self, event.y)
        elif event.type == pygame.KEYDOWN:
            return keyboard_input.key(self, event)
        elif event.type == pygame.TEXTINPUT:
            keyboard_input.typed(self, event.text)
        return None

    def settle(self, event: pygame.event.Event) -> None:
        """A press ends what moves: whoever chooses has everything before him where it belongs."""
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.MOUSEWHEEL):
            self.appears.settle()
            self.cues = [(0, sound) for _, sound in self.cues]
            if self.aftermath is not None:
                self.aftermath, self.dirty = None, True
            if self.moving.finish():
                self.invalidate()

    def update(self, now: int) -> None:
        """Let time pass: cards move, programs choose, reasons fade, a hovered card is zoomed."""
        self.now = now
        self.heard += [sound for at, sound in self.cues if at <= now]
        self.cues = [cue for cue in self.cues if cue[0] > now]
        self.lifts.percent = self.motion
        self.lifts.point(self._pointed(), now)
        if self.lifts.settle(now) or self.moving.running or self.appears.running:
            self.dirty = True
        match_hints.poll_hint(self)
        if self.thinking_indicator.look(self.thinking_seat(), now):
            self.dirty = True
        if self.aftermath is not None:
            self.dirty = True
            if now >= self.aftermath.until:
                self.aftermath = None
        if self.refusal is not None and now > self.refusal.until:
            animation_start.dismiss_refusal(self)
            self.dirty = True
        if self.notices and now > self.notices[0][1]:
            del self.notices[0]
            self.dirty = True
        if (
            self.curtain is None
            and self.sheet is None
            and self.past < 0
            and self.port.pending_human() is None
            and now >= self.next_step
            and not self.moving.running
            and self.aftermath is None
        ):
            if self.view.outcome is None:
                self._step(now)
        free = self.drag is None and self.verbs is None and self.sheet is None and not self.rested
        if self.zoomed is None and free:
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

    def _step(self, now: int) -> None:
        """Let a program choose once."""
        told = len(self.book().entries), self.book().entries[-1:]
        if self.port.step() is False:  # somebody thinks about it elsewhere: nothing is new
            self.next_step = now + THINKING_PAUSE
            return
        self.refresh()
        seen = told != (len(self.book().entries), self.book().entries[-1:])
        self.next_step = now + max(COMPUTER_PAUSE, SEEN_PAUSE * self.motion // 100 if seen else 0)

    def draw(self, target: pygame.Surface) -> None:
        """Draw a frame: the table, baked until something changes, and what moves over it."""
        if self.moving.tick(self.now):
            self._draw_moving(target)
        else:
            self.under = self.old_panel = None
            target.blit(self.whole(target), (0, 0))
        draw_overlay(target, self)
        if self.aftermath is not None and self.sheet is None:
            combat_end.draw(target, self.aftermath, self.now, self.theme, self.words)
        self.dirty = False

    def unfinished(self) -> None:
        """Pictures are there now that placeholders were baked for: nothing has changed, but there is more to see."""
        self.baked = self.under = None
        self.sprites.anew()
        self.dirty = True

    def whole(self, like: pygame.Surface) -> pygame.Surface:
        """The table at rest, baked until something changes."""
        if self.baked is None or self.baked.get_size() != like.get_size():
            self.baked = pygame.Surface(self.size, 0, like)
            self._bake(self.baked, self._lights(), self.combat_shown())
        return self.baked

    def _draw_moving(self, target: pygame.Surface) -> None:
        """The table without what moves, and over it what does; a combat panel that is to come, last."""
        panel = next((move for move in self.moving.moves if move.kind == "panel"), None)
        if self.under is None or self.under.get_size() != target.get_size():
            self.under = pygame.Surface(self.size, 0, target)
            signs = replace(self._lights(), away=self.moving.away)
            self._bake(self.under, signs, self.combat_shown() and panel is None)
            self.ahead = self._panel_ahead(target) if panel is not None else iter(())
        else:
            next(self.ahead, None)
        target.blit(self.under, (0, 0))
        draw_moves(target, self, self.sprites)
        if panel is not None and (share := self.moving.share(panel)) and self.combat_shown():
            draw_appearing(target, self.whole(target), panel.end, self.layout.log.x, share, self.theme)

    def _panel_ahead(self, like: pygame.Surface) -> Iterator[None]:
        """Paint a combat panel that is to come, a part of it in every frame that has little else to paint."""
        for spot in self.combat.spots(self.view, self.combat_rect):
            self.combat.face(spot)
            yield
        self.whole(like)

    def _pointed(self) -> int | None:
        """The card in hand under the pointer or the keyboard, if one is to be lifted."""
        hover = self.hover
        places = self.ring() if self.focus >= 0 else []
        there = places[self.focus].card if self.focus < len(places) and self.focus >= 0 else None
        if there is not None:
            hover = next((spot for spot in self.layout.hand if spot.card.handle == there.handle), None)
        if hover is None or hover.form != "hand" or hover.card.handle in self.moving.away:
            return None
        busy = self.verbs is not None or self.chooser is not None or self.sheet is not None
        return None if busy or (self.drag is not None and self.drag.moving) else hover.card.handle

    def _lights(self) -> BoardHighlights:
        """What is lit on the board."""
        drag = self.drag
        return drag.lit if drag is not None and drag.moving else self.signs

    def _bake(self, target: pygame.Surface, signs: BoardHighlights, combat: bool) -> None:
        signs = replace(signs, veiled=combat)
        self.board.draw(target, self.view, self.layout, signs)
        draw_info_panel(target, self.shown_info_panel(), self.info_rect, self.theme)
        self.links = self.log.draw(target, self.layout.log, self.book().entries, self.theme)
        self.links += self.prompt_panel.draw(target, self.layout.ask, self.ask, self.buttons, self.stepper)
        if combat:
            self.links += self.combat.draw(target, self.view, self.combat_rect)
