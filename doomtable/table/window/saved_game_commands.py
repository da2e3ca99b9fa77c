"""Saved-game commands: resume, watch, save, export, report and remove games, and show statistics."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.table.match import match_sheets
from doomtable.table.new_game import session_setup

if TYPE_CHECKING:
    import pygame

    from doomtable.records.game_saves import SavedGame
    from doomtable.records.record import GameSetup
    from doomtable.records.recorded_game import RecordedGame
    from doomtable.session.session import Session
    from doomtable.table.kit.key_bindings import KeyBindings
    from doomtable.table.kit.sheet import Sheet
    from doomtable.table.paint.theme import Theme
    from doomtable.table.window.current_game import CurrentGame
    from doomtable.words.words import Words


class SavedGamesWindow(Protocol):
    """What dealing with kept games needs of the window."""

    words: Words
    keys: KeyBindings
    seed: int
    games: int
    screen: pygame.Surface
    scene: Any
    current_game: CurrentGame

    @property
    def session(self) -> Session | None: ...
    @property
    def theme(self) -> Theme: ...
    def title(self, notice: str = "") -> object: ...
    def begin(self, setup: GameSetup, players: Sequence[str], *, open_table: bool = False) -> None: ...
    def go_on(self, path: Path, refused: str, **more: Any) -> None: ...
    def watch(self, film: RecordedGame) -> None: ...
    def leave_game(self) -> None: ...
    def report(self) -> str: ...
    def sheet(self, sheet: Sheet | None) -> None: ...
    def tell(self, text: str) -> None: ...


WRITTEN = ("export", "save", "save as", "report")
"""What is written of the game that is played."""
DONE_WITH_ONE = ("continue", "watch", "remove")
"""What is done with a kept game that a list shows."""


def handle_message(window: SavedGamesWindow, message: object) -> bool:
    """Do what a message asks for, if it is about games that are kept; whether it was."""
    if isinstance(message, tuple) and message and message[0] in DONE_WITH_ONE:
        _kept(window, *message)
    elif message in WRITTEN:
        if window.session is not None:
            _write(window, str(message))
    elif message == "again":
        _again(window)
    elif message == "watch again":
        _watch_again(window)
    elif message == "continue":
        _carry_on(window)
    elif message == "saved":
        _look_at_kept(window)
    elif message == "statistics":
        _look_at_statistics(window)
    elif message == "csv":
        _write_csv(window)
    else:
        return False
    return True


def _write(window: SavedGamesWindow, what: str) -> None:
    """Write something of the game that is played, and say where."""
    desk = window.current_game
    if what == "export":
        window.sheet(match_sheets.written_sheet(window.words, window.keys, *desk.export()))
    elif what == "save":
        window.sheet(match_sheets.save_sheet(window.words, window.keys, desk.name()))
    elif what == "save as":
        name = getattr(getattr(window.scene, "sheet", None), "entry", "") or ""
        window.sheet(None)
        window.tell(desk.save_as(name))
    else:
        window.tell(window.report())


def _again(window: SavedGamesWindow) -> None:
    """Another game of the same players with the same decks."""
    if window.current_game.writer is not None:
        lines, opened = window.current_game.writer.lines, getattr(window.scene, "open_table", False)
        setup = session_setup.rematch_setup(lines.setup, window.seed + window.games)
        window.begin(setup, lines.header.players, open_table=opened)


def _watch_again(window: SavedGamesWindow) -> None:
    """Watch the game that was just played from its beginning."""
    if window.current_game.writer is not None:
        path = window.current_game.writer.path
        window.leave_game()
        if not _watch(window, path):
            window.scene = window.title()


def _watch(window: SavedGamesWindow, path: Path) -> bool:
    """Show a record, or say why not; whether it is shown."""
    from doomtable.records import recorded_game

    try:
        window.watch(recorded_game.open_recorded_game(path))
    except BadInput as error:
        window.tell(str(error))
        return False
    return True


def _carry_on(window: SavedGamesWindow) -> None:
    """Go on with the game that was played last."""
    from doomtable.records import game_saves

    kept = game_saves.unfinished()
    if kept is not None:
        window.go_on(kept.path, "notice-not-resumed")


def _kept(window: SavedGamesWindow, what: str, kept: SavedGame) -> None:
    """Do something with a kept game: go on with it, watch it, or throw it away."""
    from doomtable.records import game_saves
    from doomtable.table.pages.saved_games_screen import SavedGamesScreen

    if what == "continue":
        window.go_on(kept.path, "notice-not-resumed", own_file=kept.path.parent == game_saves.saves())
    elif what == "watch":
        _watch(window, kept.path)
    elif what == "remove" and isinstance(window.scene, SavedGamesScreen):
        try:
            game_saves.remove(kept)
        except BadInput as error:
            window.tell(str(error))
        window.scene.lists(game_saves.listed(game_saves.games()), game_saves.listed(game_saves.saves()))


def _look_at_kept(window: SavedGamesWindow) -> None:
    """Show the games that were kept."""
    from doomtable.records import game_saves
    from doomtable.table.pages.saved_games_screen import SavedGamesScreen

    lists = game_saves.listed(game_saves.games()), game_saves.listed(game_saves.saves())
    window.scene = SavedGamesScreen(window.words, window.theme, window.screen.get_size(), *lists, window.keys)


def _look_at_statistics(window: SavedGamesWindow) -> None:
    """Show the statistics."""
    from doomtable.records.statistics_db import statistics_file
    from doomtable.table.pages.statistics_screen import StatisticsScreen

    size = window.screen.get_size()
    window.scene = StatisticsScreen(window.words, window.theme, size, statistics_file(), window.keys)


def _write_csv(window: SavedGamesWindow) -> None:
    """Write the statistics as a table for other programs, and say where."""
    from doomtable.records import statistics_csv, statistics_db

    file = storage.free_path(storage.user_path(), "statistics", ".csv")
    try:
        statistics_csv.write_csv(statistics_db.statistics_file(), file)
        window.tell(window.words.say("notice-csv", file=str(file)))
    except BadInput as error:
        window.tell(window.words.say("notice-no-csv", why=str(error)))
