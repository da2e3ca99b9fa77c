"""Application: opens the main window, hands it its commands, and runs it until it is closed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Final

import pygame

from doomtable.errors import BadInput
from doomtable.files import settings as settings_file
from doomtable.files.decks import DeckList
from doomtable.rules.ruleset import Ruleset
from doomtable.table.lan.lan_messages import OpenHostScreen, OpenJoinScreen
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.window import input_dispatch, saved_game_commands, start_commands, window_commands
from doomtable.table.window.main_window import LANGUAGE, Dispatch, MainWindow
from doomtable.table.window.startup import first_size, settings_notice, start_pygame
from doomtable.words.languages import is_complete
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.records.recorded_game import RecordedGame
    from doomtable.rules.terms import Seat

FRAME_RATE: Final = 60


def review_message(window: MainWindow, message: object) -> bool:
    """Do what a message asks for, if it is about a review; that is read when there is a game to look back at."""
    if window.session is None:
        return False
    from doomtable.table.window import review_commands

    return review_commands.handle_message(window, message)


def lan_message(window: MainWindow, message: object) -> bool:
    """Do what a message asks for, if it is about games in the network; that is read when it is first needed."""
    opens = message in ("host", "join") or isinstance(message, OpenHostScreen | OpenJoinScreen)
    if window.network is None and not opens:
        return False
    from doomtable.table.window import lan_commands

    return lan_commands.handle_message(window, message)


def poll_lan(window: MainWindow) -> None:
    """Put up the screen that belongs to what came of the network."""
    from doomtable.table.window import lan_poll

    lan_poll.poll(window)


def leave_lan(window: MainWindow, error: Exception) -> None:
    """Leave a game in the network whose screen stopped with an error."""
    from doomtable.table.window import lan_poll

    lan_poll.broken(window, error)


DISPATCH: Final = Dispatch(
    input_dispatch.take,
    (
        start_commands.handle_message,
        saved_game_commands.handle_message,
        review_message,
        lan_message,
        window_commands.handle_message,
    ),
    poll_lan,
    leave_lan,
)
"""What the window of the program does with events and messages."""

open_window: Final = partial(MainWindow, DISPATCH)
"""The window of the program: size, ruleset and seed, and what else MainWindow takes."""


def preload() -> None:
    """Read what a game needs, once the title screen stands."""
    for module in ("doomtable.session.session", "doomtable.ai", "doomtable.table.match.match_screen"):
        import_module(module)


def loop(window: MainWindow) -> None:
    """Run a window until it is closed."""
    clock, picture_queue.on = pygame.time.Clock(), True
    if window.frame(pygame.time.get_ticks()):
        preload()
        window.find_scans()
    try:
        while window.running:
            for event in pygame.event.get():
                window.take(event)
            window.frame(pygame.time.get_ticks())
            clock.tick(FRAME_RATE)
    finally:
        picture_queue.on = False
        window.sounds.close()
        if window.network is not None:
            window.network.close()
    if window.settings.window != window.windowed:
        window.keep()


def run(
    *,
    decks: Sequence[DeckList] = (),
    players: Sequence[str] = (),
    ruleset: Ruleset,
    seed: int = 0,
    notice: str | None = None,
    recorded: RecordedGame | None = None,
    at: int = 0,
    eyes: Seat | None = None,
    first: object = None,
    language: str = "",
) -> None:
    """Open the window: with decks at a game, with a recorded game at its replay; returns when it is closed.

    `first` is what the window is asked for before anything else; a `language` holds as if it were set now.
    """
    try:
        try:
            start_pygame()
            if pygame.display.get_driver() == "offscreen" and "SDL_VIDEODRIVER" not in os.environ:
                raise BadInput("error-no-screen")
            found = settings_file.load()
            chosen = found.settings.with_(language=language or found.settings.language)
            language = chosen.language if is_complete(chosen.language) else LANGUAGE
            told = " ".join(filter(None, (notice, settings_notice(found, Words(language)))))
            size = first_size(found.settings.window)
            window = open_window(size, ruleset, seed, notice=told, language=language, settings=chosen)
            if chosen != found.settings:
                window.keep()
        except pygame.error as error:
            raise BadInput("error-no-window", why=str(error)) from error
        if decks:
            window.deal(decks, players or ("human",) * len(decks))
        if recorded is not None:
            window.watch(recorded, at=at, eyes=eyes)
        if first is not None:
            window.handle_message(first)
        if told and (decks or recorded is not None):
            window.tell(told)
        loop(window)
    finally:
        pygame.display.quit()
