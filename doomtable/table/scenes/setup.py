"""The screen of a new game: what mouse and keyboard do to it, and drawing it."""

from __future__ import annotations

from dataclasses import replace

import pygame

from doomtable.table.arrows import ARROWS, toward
from doomtable.table.decks import Held
from doomtable.table.keys import prints
from doomtable.table.scenes.chairs import Chairs
from doomtable.table.scenes.deckchoice import DeckChoice, Taken
from doomtable.table.scenes.seatpaint import draw_setup


class SetupScene(Chairs):
    """A new game; messages: Start, 'title'."""

    def handle(self, event: pygame.event.Event) -> object:
        """Take an event; returns a message for the window or None."""
        if self.over is not None:
            self._over(self.over.handle(event))
            self.dirty = True
            return None
        if event.type == pygame.MOUSEMOTION:
            before, self.mouse = self.stop_at(self.mouse), event.pos
            self.dirty = self.dirty or self.stop_at(event.pos) != before
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse, self.keyed, self.dirty = event.pos, False, True
            found = self.stop_at(event.pos)
            if found is not None:
                return self.press(found)
            self.seat = next(
                (i for i, row in enumerate(self.places.rows) if row.collidepoint(event.pos)), self.seat
            )
        elif event.type == pygame.MOUSEWHEEL:
            stepped = self._wheeled()
            if stepped is not None:
                self.press((stepped, 1 if event.y > 0 else -1))
        elif event.type == pygame.TEXTINPUT:
            self.write(event.text)
        elif event.type == pygame.KEYDOWN:
            self.dirty = True
            return self._key(event)
        return None

    def _wheeled(self) -> str | None:
        """The number under the pointer."""
        at = self.places
        pairs = [("goal", at.options[0]), ("start", at.options[1])]
        if self.more:
            pairs.append(("hand", at.options[3]))
        return next((name for name, rect in pairs if rect.collidepoint(self.mouse)), None)

    def _over(self, answer: object) -> None:
        """What lies over the screen has answered."""
        if isinstance(answer, Taken):
            seat = self.new.seats[self.seat]
            self.change(self.new.seated(self.seat, replace(seat, deck=answer.held.key)))
            self.over = self.under = None
        elif isinstance(answer, Held):
            self.under = self.over if isinstance(self.over, DeckChoice) else None
            self.look(answer)
        elif answer == "back":
            self.over, self.under = self.under, None

    def _key(self, event: pygame.event.Event) -> object:
        action = self.keys.action_of(event.key)
        stops = self.stops()
        if self.focus not in stops:
            self.focus = stops[-1]
        here = stops.index(self.focus)
        keyed, self.keyed = self.keyed, True
        letters = self.takes(event.key) and (self.typing or prints(event.key))
        if event.key == pygame.K_BACKSPACE:
            self.rub()
        elif action == "remove" and self.focus[0] in ("name", "kind", "deck") and not letters:
            self.press(("away", self.focus[1]))
        elif event.key == pygame.K_TAB:
            step = -1 if event.mod & pygame.KMOD_SHIFT else 1
            self.stand(stops[(here + step) % len(stops)] if keyed else self.focus)
        elif event.key in ARROWS:
            found = toward([self.places.stops[key] for key in stops], here, ARROWS[event.key])
            self.stand(stops[found] if keyed else self.focus)
        elif action == "cancel":
            return "title"
        elif action == "choose" and self.focus[0] in ("name", "seed"):
            self.stand(stops[(here + 1) % len(stops)])
        elif action == "choose" or (action == "main" and self.focus[0] not in ("name", "seed")):
            return self.press(self.focus)
        elif action in ("more", "less") and self.focus[0] in ("goal", "start", "hand", "kind"):
            by = 1 if action == "more" else -1
            if self.focus[0] == "kind":
                self.turn(self.focus[1], by)
            else:
                self.press((self.focus[0], by))
        return None

    def update(self, now: int) -> None:
        """Nothing moves here."""

    def told(self, text: str) -> None:
        """Say a sentence at the foot, until something is chosen otherwise."""
        self.said, self.dirty = text, True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen, and over it what is chosen from."""
        draw_setup(target, self)
        if self.over is not None:
            self.over.draw(target)
        self.dirty = False
