"""Notes overlay: the notes of a deck, written freely; every change is kept at once."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from doomtable.decks.edited_deck import MOST_NOTES
from doomtable.table.deck_builder.builder_messages import ChangeNotes, CloseOverlay
from doomtable.table.deck_builder.builder_overlay import BuilderOverlay
from doomtable.table.kit.key_bindings import writes
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.text_area import TextArea
from doomtable.table.kit.widgets import button_at
from doomtable.table.paint.theme import Theme


@dataclass
class NotesOverlay(BuilderOverlay):
    """The notes over the builder; Esc leads back, every other key writes."""

    fewest: int | None = None
    area: TextArea = field(default_factory=lambda: TextArea("", MOST_NOTES))
    changed: bool = False
    """Whether something was written since it was opened: what follows belongs to the same edit."""

    def lay(self, size: tuple[int, int], theme: Theme) -> None:
        """Take a place in a window of a size."""
        super().lay(size, theme)
        self.area.place(self.bed, theme)

    def as_before(self, other: BuilderOverlay) -> BuilderOverlay:
        """The one before it: what is written there stays, with its cursor."""
        return other if isinstance(other, NotesOverlay) else super().as_before(other)

    def takes(self, key: int) -> bool:
        """Is a key for the text?"""
        return writes(key)

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message or None."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.area.bed.collidepoint(event.pos):
            if not self.area.scroll.pressed(event.pos):
                self.area.press(event.pos)
            return None
        if event.type == pygame.MOUSEMOTION and self.area.scroll.pulled(event.pos):
            return None
        if event.type == pygame.MOUSEBUTTONUP:
            self.area.scroll.held = None
        if event.type == pygame.MOUSEWHEEL:
            self.area.scroll.to(self.area.scroll.top - event.y * self.theme.px(44))
            return None
        if event.type == pygame.TEXTINPUT:
            return self._written(self.area.type(event.text))
        if event.type == pygame.KEYDOWN:
            if self.keys.action_of(event.key) == "cancel" and not writes(event.key):
                return CloseOverlay()
            return self._written(self.area.key(event))
        return super().handle(event)

    def _written(self, other: bool) -> ScreenMessage | None:
        if not other:
            return None
        again, self.changed = self.changed, True
        return ChangeNotes(self.area.text, again)

    def draw(self, target: pygame.Surface) -> None:
        """Draw it over the screen."""
        super().draw(target)
        self.area.draw(target, self.words.say("builder-note-hint"))
        lit = button_at(self.made, self.mouse)
        for button in self.made:
            button.draw(target, self.theme, button is lit, False)
