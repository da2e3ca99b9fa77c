"""Dropped files: what becomes of a file that is dropped on the window."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from doomtable.table.window import start_commands
from doomtable.table.window.main_window import MainWindow

DECK_FILES: Final = (".deck", ".txt", ".o8d", ".dek", ".csv")
"""The endings of files that are taken for decks."""


def open_dropped_file(window: MainWindow, path: Path) -> None:
    """A position is laid out to be opened, a deck is shown in the builder, anything else is no business of ours.

    Nobody loses a game by it: one that is played must be left first.
    """
    session = window.session
    if session is not None and session.outcome is None:
        window.tell(window.words.say("notice-dropped-playing", file=path.name))
    elif path.suffix.casefold() in DECK_FILES:
        from doomtable.table.window import deck_builder_commands

        deck_builder_commands.open_dropped_deck(window, path)
    elif path.suffix.casefold() in (".yaml", ".yml"):
        from doomtable.table.pages.practice_screen import POSITIONS

        start_commands.open_practice(window, POSITIONS, path)
    else:
        window.tell(window.words.say("notice-dropped", file=path.name))
