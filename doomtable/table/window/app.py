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
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.window import input_dispatch, message_table
from doomtable.table.window.main_window import LANGUAGE, Dispatch, MainWindow
from doomtable.table.window.startup import first_size, settings_notice, settle_memory, start_pygame
from doomtable.words.languages import is_complete
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.records.recorded_game import RecordedGame
    from doomtable.rules.terms import Seat
    from doomtable.session.session import Session
    from doomtable.table.paint.picture_worker import PictureWorker

FRAME_RATE: Final = 60


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
    message_table.HANDLERS,
    input_dispatch.repeat_gamepad,
    poll_lan,
    leave_lan,
)
"""What the window of the program does with events and messages."""

open_window: Final = partial(MainWindow, DISPATCH)
"""The window of the program: size, ruleset and seed, and what else MainWindow takes."""


def preload() -> None:
    """Read what a game needs, once the title screen stands."""
    for module in (
        "doomtable.session.session", "doomtable.ai", "doomtable.table.match.match_screen",
        "doomtable.records.game_saves", "doomtable.table.new_game.session_setup",
    ):  # fmt: skip
        import_module(module)


def start_painter() -> PictureWorker:
    """Have pictures painted beside the window, once the title screen stands."""
    from doomtable.table.paint.picture_worker import PictureWorker

    return PictureWorker()


def loop(window: MainWindow) -> None:
    """Run a window until it is closed."""
    clock, picture_queue.on = pygame.time.Clock(), True
    painter: PictureWorker | None = None
    if window.frame(pygame.time.get_ticks()):
        preload()
        window.words.load_cards()
        painter = picture_queue.painter = start_painter()
        window.find_scans()
        window.gamepad.open()
    settled: Session | None = None
    try:
        while window.running:
            for event in pygame.event.get():
                window.take(event)
            drawn = window.frame(pygame.time.get_ticks())
            if not drawn and window.session is not settled:  # a new game, and a moment without work
                settled = window.session
                settle_memory()
            clock.tick(FRAME_RATE)
    finally:
        picture_queue.on = False
        picture_queue.leave_painter()
        if painter is not None:
            painter.close()
        window.sounds.close()
        window.gamepad.close()
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
    first: ScreenMessage | None = None,
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
