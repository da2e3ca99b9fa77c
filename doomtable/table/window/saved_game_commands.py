"""Saved-game commands: resume, watch, save, export, report and remove games, and show statistics."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.table.new_game import session_setup
from doomtable.table.window.main_window import MainWindow

if TYPE_CHECKING:
    from doomtable.records.game_saves import SavedGame

WRITTEN = ("export", "save", "save as", "report")
"""What is written of the game that is played."""
DONE_WITH_ONE = ("continue", "watch", "remove")
"""What is done with a kept game that a list shows."""


def handle_message(window: MainWindow, message: object) -> bool:
    """Do what a message asks for, if it is about games that are kept; whether it was."""
    if isinstance(message, tuple) and message and message[0] in DONE_WITH_ONE:
        _kept(window, *message)
    elif message in WRITTEN and window.session is not None:
        _write(window, str(message))
    elif message == "again" and window.session is not None:
        _again(window)
    elif message == "watch again":
        _watch_again(window)
    elif message == "play on":
        _play_on(window)
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


def _write(window: MainWindow, what: str) -> None:
    """Write something of the game that is played, and say where."""
    from doomtable.table.match import match_sheets
    from doomtable.table.match.match_screen import MatchScreen

    game = window.current_game
    if what == "export":
        window.sheet(match_sheets.written_sheet(window.words, window.keys, *game.export()))
    elif what == "save":
        window.sheet(match_sheets.save_sheet(window.words, window.keys, game.name()))
    elif what == "save as":
        sheet = window.scene.display.sheet if isinstance(window.scene, MatchScreen) else None
        name = (sheet.entry or "") if sheet is not None else ""
        window.sheet(None)
        window.tell(game.save_as(name))
    else:
        window.tell(window.report())


def _again(window: MainWindow) -> None:
    """Another game of the same players with the same decks."""
    from doomtable.table.match.match_screen import MatchScreen

    if window.current_game.writer is not None:
        lines = window.current_game.writer.lines
        opened = isinstance(window.scene, MatchScreen) and window.scene.seats.open_table
        setup = session_setup.rematch_setup(lines.setup, window.seed + window.games)
        window.begin(setup, lines.header.players, open_table=opened)


def _watch_again(window: MainWindow) -> None:
    """Watch the game that was just played from its beginning."""
    if window.current_game.writer is not None:
        path = window.current_game.writer.path
        window.leave_game()
        if not _watch(window, path):
            window.scene = window.title()


def _watch(window: MainWindow, path: Path) -> bool:
    """Show a record, or say why not; whether it is shown."""
    from doomtable.records import recorded_game

    try:
        window.watch(recorded_game.open_recorded_game(path))
    except BadInput as error:
        window.tell(window.words.error(error))
        return False
    return True


def _play_on(window: MainWindow) -> None:
    """Play on from where a replay stands, against the computer; the record stays as it is."""
    from doomtable.table.replay.replay_screen import ReplayScreen

    screen = window.scene
    if isinstance(screen, ReplayScreen):
        kinds = screen.recorded.kinds(screen.taken)
        window.go_on(screen.recorded.path, "replay-not-on", players=kinds, most=screen.at, own_file=True)


def _carry_on(window: MainWindow) -> None:
    """Go on with the game that was played last."""
    from doomtable.records import game_saves

    kept = game_saves.unfinished()
    if kept is not None:
        window.go_on(kept.path, "notice-not-resumed")


def _kept(window: MainWindow, what: str, kept: SavedGame) -> None:
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
            window.tell(window.words.error(error))
        window.scene.lists(game_saves.listed(game_saves.games()), game_saves.listed(game_saves.saves()))


def _look_at_kept(window: MainWindow) -> None:
    """Show the games that were kept."""
    from doomtable.records import game_saves
    from doomtable.table.pages.saved_games_screen import SavedGamesScreen

    lists = game_saves.listed(game_saves.games()), game_saves.listed(game_saves.saves())
    window.scene = SavedGamesScreen(window.words, window.theme, window.screen.get_size(), *lists, window.keys)


def _look_at_statistics(window: MainWindow) -> None:
    """Show the statistics."""
    from doomtable.records.statistics_db import statistics_file
    from doomtable.table.pages.statistics_screen import StatisticsScreen

    size = window.screen.get_size()
    window.scene = StatisticsScreen(window.words, window.theme, size, statistics_file(), window.keys)


def _write_csv(window: MainWindow) -> None:
    """Write the statistics as a table for other programs, and say where."""
    from doomtable.records import statistics_csv, statistics_db

    file = storage.free_path(storage.user_path(), "statistics", ".csv")
    try:
        statistics_csv.write_csv(statistics_db.statistics_file(), file)
        window.tell(window.words.say("notice-csv", file=str(file)))
    except BadInput as error:
        window.tell(window.words.say("notice-no-csv", why=error))
