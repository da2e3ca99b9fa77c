"""Review commands: open the review of a finished game, and leave it for the table."""

from __future__ import annotations

from doomtable.table.match.history_view import ShowMoment
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.review.review_screen import CLOSE_REVIEW, ReviewScreen
from doomtable.table.window.main_window import MainWindow


def handle_message(window: MainWindow, message: object) -> bool:
    """Do what a message means, if it is one about looking back."""
    scene, thinking = window.scene, window.current_game.thinking
    if message == "look back" and thinking is not None and isinstance(scene, MatchScreen):
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
