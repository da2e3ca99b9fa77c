"""Saved-game commands: resume, watch, save, export, report and remove games, and show statistics."""

from __future__ import annotations

from pathlib import Path

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.table.kit.message import ScreenMessage, reject_message
from doomtable.table.match.match_messages import (
    ExportPosition,
    PlayAgain,
    ReportGame,
    SaveGame,
    SaveGameAs,
    WatchAgain,
)
from doomtable.table.new_game import session_setup
from doomtable.table.pages.page_messages import (
    RemoveSavedGame,
    ResumeSavedGame,
    WatchSavedGame,
    WriteStatisticsCsv,
)
from doomtable.table.pages.title_screen import ContinueGame, ShowSavedGames, ShowStatistics
from doomtable.table.replay.replay_messages import PlayOn
from doomtable.table.window.main_window import MainWindow
from doomtable.table.window.start_commands import practise


def export_position(window: MainWindow, message: ExportPosition) -> None:
    """Write the position as a scenario file, and say where."""
    from doomtable.table.match import match_sheets

    if window.session is not None:
        window.sheet(match_sheets.written_sheet(window.words, window.keys, *window.current_game.export()))
    else:
        _not_kept(window, message)


def save_game(window: MainWindow, message: SaveGame) -> None:
    """Ask for a name to save the game under."""
    from doomtable.table.match import match_sheets

    if window.session is not None and window.practice is None:
        window.sheet(match_sheets.save_sheet(window.words, window.keys, window.current_game.name()))
    else:
        _not_kept(window, message)


def save_game_as(window: MainWindow, message: SaveGameAs) -> None:
    """Save the game under the name on the sheet, and say where."""
    from doomtable.table.match.match_screen import MatchScreen

    if window.session is not None and window.practice is None:
        sheet = window.scene.display.sheet if isinstance(window.scene, MatchScreen) else None
        name = (sheet.entry or "") if sheet is not None else ""
        window.sheet(None)
        window.tell(window.current_game.save_as(name))
    else:
        _not_kept(window, message)


def report_game(window: MainWindow, message: ReportGame) -> None:
    """Write a report of the game, and say where."""
    if window.session is not None and window.practice is None:
        window.tell(window.report())
    else:
        _not_kept(window, message)


def _not_kept(window: MainWindow, message: ScreenMessage) -> None:
    """Say that what is played is not kept here."""
    if window.practice is not None:
        window.sheet(None)
        window.tell(window.words.say("practice-not-kept"))
    elif window.network is not None and window.network.lan_room is not None:
        window.tell(window.words.say("room-not-kept-here"))
    else:
        reject_message(message, window.scene)


def play_again(window: MainWindow, message: PlayAgain) -> None:
    """Another game of the same players with the same decks, or the exercise anew."""
    from doomtable.table.match.match_screen import MatchScreen

    if window.practice is not None:
        practise(window, window.practice)
    elif window.session is None:
        _not_kept(window, message)
    elif window.current_game.writer is not None:
        lines = window.current_game.writer.lines
        opened = isinstance(window.scene, MatchScreen) and window.scene.seats.open_table
        setup = session_setup.rematch_setup(lines.setup, window.seed + window.games)
        window.begin(setup, lines.header.players, open_table=opened)


def watch_again(window: MainWindow, message: WatchAgain) -> None:
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


def play_on(window: MainWindow, message: PlayOn) -> None:
    """Play on from where a replay stands, against the computer; the record stays as it is."""
    from doomtable.table.replay.replay_screen import ReplayScreen

    screen = window.scene
    if isinstance(screen, ReplayScreen):
        kinds = screen.recorded.kinds(screen.taken)
        window.go_on(screen.recorded.path, "replay-not-on", players=kinds, most=screen.at, own_file=True)


def continue_game(window: MainWindow, message: ContinueGame) -> None:
    """Go on with the game that was played last."""
    from doomtable.records import game_saves

    kept = game_saves.unfinished()
    if kept is not None:
        window.go_on(kept.path, "notice-not-resumed")


def resume_saved_game(window: MainWindow, message: ResumeSavedGame) -> None:
    """Go on with a kept game."""
    from doomtable.records import game_saves

    path = message.saved.path
    window.go_on(path, "notice-not-resumed", own_file=path.parent == game_saves.saves())


def watch_saved_game(window: MainWindow, message: WatchSavedGame) -> None:
    """Watch a kept game."""
    _watch(window, message.saved.path)


def remove_saved_game(window: MainWindow, message: RemoveSavedGame) -> None:
    """Throw a kept game away."""
    from doomtable.records import game_saves
    from doomtable.table.pages.saved_games_screen import SavedGamesScreen

    if not isinstance(window.scene, SavedGamesScreen):
        reject_message(message, window.scene)
    try:
        game_saves.remove(message.saved)
    except BadInput as error:
        window.tell(window.words.error(error))
    window.scene.lists(game_saves.listed(game_saves.games()), game_saves.listed(game_saves.saves()))


def show_saved_games(window: MainWindow, message: ShowSavedGames) -> None:
    """Show the games that were kept."""
    from doomtable.records import game_saves
    from doomtable.table.pages.saved_games_screen import SavedGamesScreen

    lists = game_saves.listed(game_saves.games()), game_saves.listed(game_saves.saves())
    window.scene = SavedGamesScreen(window.words, window.theme, window.screen.get_size(), *lists, window.keys)


def show_statistics(window: MainWindow, message: ShowStatistics) -> None:
    """Show the statistics."""
    from doomtable.records.statistics_db import statistics_file
    from doomtable.table.pages.statistics_screen import StatisticsScreen

    size = window.screen.get_size()
    window.scene = StatisticsScreen(window.words, window.theme, size, statistics_file(), window.keys)


def write_statistics_csv(window: MainWindow, message: WriteStatisticsCsv) -> None:
    """Write the statistics as a table for other programs, and say where."""
    from doomtable.records import statistics_csv, statistics_db

    file = storage.free_path(storage.user_path(), "statistics", ".csv")
    try:
        statistics_csv.write_csv(statistics_db.statistics_file(), file)
        window.tell(window.words.say("notice-csv", file=str(file)))
    except BadInput as error:
        window.tell(window.words.say("notice-no-csv", why=error))
