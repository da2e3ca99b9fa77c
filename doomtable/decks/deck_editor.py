"""Deck editor: a deck with every edit that led to it, undo and redo, and what is to happen after each change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.decks.edited_deck import DeckEdit, EditedDeck

MOST_STEPS: Final = 10_000
"""Edits that can be taken back."""


class DeckEditor:
    """A deck being edited. `changed` is called with it after every change, undo and redo, so that it can be kept."""

    def __init__(self, deck: EditedDeck, changed: Callable[[EditedDeck], None] | None = None) -> None:
        self.deck = deck
        self.changed = changed
        self._done: list[EditedDeck] = []
        self._undone: list[EditedDeck] = []

    @property
    def undoable(self) -> int:
        """How many edits can be taken back."""
        return len(self._done)

    @property
    def redoable(self) -> int:
        """How many edits that were taken back can be made again."""
        return len(self._undone)

    def do(self, edit: DeckEdit, *, again: bool = False) -> bool:
        """Make an edit, `again` as part of the one before, to be taken back with it; False where it changes nothing."""
        after = edit.apply(self.deck)
        if after == self.deck:
            return False
        if not again or not self._done:
            self._done.append(self.deck)
        del self._done[:-MOST_STEPS]
        self._undone.clear()
        self._set(after)
        return True

    def undo(self) -> bool:
        """Take the last edit back; False where there is none."""
        if not self._done:
            return False
        self._undone.append(self.deck)
        self._set(self._done.pop())
        return True

    def redo(self) -> bool:
        """Make again what was taken back last; False where there is none."""
        if not self._undone:
            return False
        self._done.append(self.deck)
        self._set(self._undone.pop())
        return True

    def _set(self, deck: EditedDeck) -> None:
        self.deck = deck
        if self.changed is not None:
            self.changed(deck)
