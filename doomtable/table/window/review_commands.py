"""Review commands: open the review of a finished game, and leave it for the table."""

from __future__ import annotations

from doomtable.table.kit.message import reject_message
from doomtable.table.match.history_view import ShowMoment
from doomtable.table.match.match_messages import OpenReview
from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.match.table_messages import LookAtTable
from doomtable.table.review.review_messages import CloseReview
from doomtable.table.review.review_screen import ReviewScreen
from doomtable.table.window.main_window import MainWindow


def open_review(window: MainWindow, message: OpenReview) -> None:
    """Look back at the game that is over."""
    scene, thinking = window.scene, window.current_game.thinking
    if thinking is None or not isinstance(scene, MatchScreen):
        reject_message(message, scene)
    size = window.screen.get_size()
    window.scene = ReviewScreen(thinking.judge(), scene, window.words, window.theme, size, window.keys)


def close_review(window: MainWindow, message: CloseReview) -> None:
    """Go back to the table, to a moment of the game if one is named."""
    scene = window.scene
    if not isinstance(scene, ReviewScreen):
        reject_message(message, scene)
    scene.judge.pause()
    table = window.scene = scene.under
    table.keys = window.keys
    table.resize(window.screen.get_size(), window.theme)
    table.act(LookAtTable())
    if message.at is not None:
        table.act(ShowMoment(message.at))
