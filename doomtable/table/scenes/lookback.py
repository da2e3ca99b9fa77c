"""Looking back at a game that is over: how it stood turn by turn, and the choices that cost most.

It lies over the table, which waits under it. A turn of the curve and a choice that cost something lead to the table as
it was then. What is not judged yet is judged meanwhile, elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from doomtable.table.arrows import ARROWS, toward
from doomtable.table.keys import KEYS, Keys, digit_of
from doomtable.table.scenes.lookplaces import Places, places
from doomtable.table.scenes.past import Then
from doomtable.table.scenes.play import Play
from doomtable.table.theme import Theme
from doomtable.table.widgets import Button, button_at
from doomtable.words import Words

if TYPE_CHECKING:  # the engine is read when a game begins: the title screen does without it
    from doomtable.table.judging import Judge

CLOSE: Final = "close look back"
"""Message: back to the table."""
SHOWN_EVERY: Final = 250
"""Milliseconds between two pictures while it is being judged."""


class Lookback:
    """The game as it was judged, but for its drawing. Messages: CLOSE, the moment at which to look at the table."""

    def __init__(
        self, judge: Judge, under: Play, words: Words, theme: Theme, size: tuple[int, int], keys: Keys = KEYS
    ) -> None:
        self.judge = judge
        self.under = under
        """The table that waits."""
        self.view = under.view
        self.words = words
        self.keys = keys
        self.mouse = (-1, -1)
        self.focus = -1
        self.dirty = True
        self._new = False
        self._shown = 0
        self.resize(size, theme)

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        self.lay()

    def lay(self) -> None:
        """Give everything its place."""
        self.places: Places = places(self.size, self.theme, len(self.judge.costly))
        back = Button(self.places.back, self.words.say("look-back-close"), CLOSE, True, key=self.keys.cap("cancel"))
        costly = [
            Button(rect, "", Then(one.at), key=str(i + 1))
            for i, (one, rect) in enumerate(zip(self.judge.costly, self.places.costly, strict=True))
        ]
        self.buttons = [*costly, back]
        self.dirty = True

    def update(self, now: int) -> None:
        """Have it judged on."""
        self._new = self.judge.advance() or self._new
        if self._new and (now - self._shown >= SHOWN_EVERY or self.judge.over):
            self._new, self._shown = False, now
            self.lay()

    def handle(self, event: pygame.event.Event) -> object:
        """Take an event; returns a message for the window or None."""
        if event.type == pygame.MOUSEMOTION:
            self.mouse, self.dirty = event.pos, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse, self.focus, self.dirty = event.pos, -1, True
            button = button_at(self.buttons, event.pos)
            if button is not None:
                return button.message
            turn = self.turn_at(event.pos)
            if turn is not None:
                return Then(self.judge.turns[turn])
            return None if self.places.panel.collidepoint(event.pos) else CLOSE
        elif event.type == pygame.KEYDOWN:
            self.dirty = True
            return self._key(event)
        return None

    def _key(self, event: pygame.event.Event) -> object:
        action, digit = self.keys.action_of(event.key), digit_of(event.key)
        if action in ("cancel", "main", "hint"):
            return CLOSE
        if digit is not None and 0 < digit <= len(self.judge.costly):
            return self.buttons[digit - 1].message
        if action == "choose":
            return self.buttons[self.focus].message if self.focus >= 0 else None
        if event.key in ARROWS and self.focus >= 0:
            self.focus = toward([button.rect for button in self.buttons], self.focus, ARROWS[event.key])
        elif action in ("next", "previous"):
            back = action == "previous" or bool(event.mod & pygame.KMOD_SHIFT)
            self.focus = (self.focus + (-1 if back else 1)) % len(self.buttons)
        return None

    def turn_at(self, place: tuple[int, int]) -> int | None:
        """The turn of the game under a pixel of the charts."""
        for chart in (self.places.chances, self.places.points):
            if chart.inflate(8, 0).collidepoint(place):
                count = len(self.judge.turns)
                return max(0, min(count - 1, round((place[0] - chart.x) * count / max(1, chart.w))))
        return None
