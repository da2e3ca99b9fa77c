"""Review commands: open the review of a finished game, and leave it for the table."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.match.history_view import ShowMoment
from doomtable.table.match.match_state import MatchState
from doomtable.table.paint.theme import Theme
from doomtable.table.review.review_screen import CLOSE_REVIEW, ReviewScreen
from doomtable.table.window.current_game import CurrentGame
from doomtable.words.words import Words


class ReviewWindow(Protocol):
    """What looking back needs of the window."""

    words: Words
    keys: KeyBindings
    screen: pygame.Surface
    scene: Any
    current_game: CurrentGame

    @property
    def theme(self) -> Theme: ...


def handle_message(window: ReviewWindow, message: object) -> bool:
    """Do what a message means, if it is one about looking back."""
    scene, thinking = window.scene, window.current_game.thinking
    if message == "look back" and thinking is not None and isinstance(scene, MatchState):
        size = window.screen.get_size()
        window.scene = ReviewScreen(thinking.judge(), scene, window.words, window.theme, size, window.keys)
        return True
    if not isinstance(scene, ReviewScreen) or not (message == CLOSE_REVIEW or isinstance(message, ShowMoment)):
        return False
    scene.judge.pause()
    table = window.scene = scene.under
    table.keys = window.keys
    table.resize(window.screen.get_size(), window.theme)
    table.act("look")
    if isinstance(message, ShowMoment):
        table.act(message)
    return True
