"""Deck editor: a draft with every edit that led to it, undo and redo, and what is to happen after each change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.decks.draft import DeckDraft, DeckEdit

MOST_STEPS: Final = 10_000
"""Edits that can be taken back."""


class DeckEditor:
    """A draft being edited. `changed` is called with it after every change, undo and redo, so that it can be kept."""

    def __init__(self, draft: DeckDraft, changed: Callable[[DeckDraft], None] | None = None) -> None:
        self.draft = draft
        self.changed = changed
        self._done: list[DeckDraft] = []
        self._undone: list[DeckDraft] = []

    @property
    def undoable(self) -> int:
        """How many edits can be taken back."""
        return len(self._done)

    @property
    def redoable(self) -> int:
        """How many edits that were taken back can be made again."""
        return len(self._undone)

    def do(self, edit: DeckEdit) -> bool:
        """Make an edit; False where it changes nothing."""
        after = edit.apply(self.draft)
        if after == self.draft:
            return False
        self._done.append(self.draft)
        del self._done[:-MOST_STEPS]
        self._undone.clear()
        self._set(after)
        return True

    def undo(self) -> bool:
        """Take the last edit back; False where there is none."""
        if not self._done:
            return False
        self._undone.append(self.draft)
        self._set(self._done.pop())
        return True

    def redo(self) -> bool:
        """Make again what was taken back last; False where there is none."""
        if not self._undone:
            return False
        self._done.append(self.draft)
        self._set(self._undone.pop())
        return True

    def _set(self, draft: DeckDraft) -> None:
        self.draft = draft
        if self.changed is not None:
            self.changed(draft)
