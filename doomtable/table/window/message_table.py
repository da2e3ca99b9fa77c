"""Message table: for each type of message, what the window does; it is assembled once and there is no other.

What belongs to games in the network, to reviews and to the deck builder is read when it is first asked for.
"""

from __future__ import annotations

from typing import Final

from doomtable.table.deck_builder.builder_messages import (
    CloseDeckBuilder,
    DrawDeck,
    FinishPoolDeck,
    FishDeck,
    PlayDeck,
)
from doomtable.table.draft.draft_messages import (
    DropDraft,
    LeaveDraft,
    LeaveDraftSetup,
    PickCard,
    ResumeDraft,
    StartDraft,
    TakeMachine,
)
from doomtable.table.kit.message import (
    OpenDeckBuilder,
    OpenSettings,
    Quit,
    ScreenMessage,
    ShowGallery,
    ShowTitle,
    ToggleFullscreen,
    ToggleSound,
    handler_table,
    on,
)
from doomtable.table.lan.lan_messages import (
    HostGame,
    JoinGame,
    OpenHostScreen,
    OpenJoinScreen,
    ReopenLanGame,
    ReturnToLobby,
    ShowSavedLanGames,
    StopJoining,
)
from doomtable.table.match.match_messages import (
    ExportPosition,
    OpenReview,
    PlayAgain,
    PlayNow,
    PlayRandomPairing,
    ReportGame,
    SaveGame,
    SaveGameAs,
    TogglePanelHint,
    WatchAgain,
)
from doomtable.table.new_game.new_game_settings import LeaveNewGame, StartGame
from doomtable.table.pages.page_messages import (
    ChangeSettings,
    ChooseIdentity,
    CloseGallery,
    CloseSettings,
    FindScans,
    RemoveSavedGame,
    ResumeSavedGame,
    UseOwnScanFolder,
    WatchSavedGame,
    WriteScanReport,
    WriteStatisticsCsv,
)
from doomtable.table.pages.practice_games import (
    NextPuzzle,
    NextTurn,
    ShowPractice,
    StartGoldfish,
    StartPosition,
    StartPuzzle,
)
from doomtable.table.pages.title_screen import (
    ContinueGame,
    OpenDraftSetup,
    PlayHotseat,
    RepeatPairing,
    ShowIdentity,
    ShowNewGame,
    ShowSavedGames,
    ShowStatistics,
    StartTour,
)
from doomtable.table.replay.replay_messages import PlayOn
from doomtable.table.review.review_messages import CloseReview
from doomtable.table.rulebook.rulebook_state import CloseRulebook, OpenRulebook
from doomtable.table.window import saved_game_commands, start_commands, window_commands
from doomtable.table.window.main_window import MainWindow


def open_host_screen(window: MainWindow, message: OpenHostScreen) -> None:
    """Show the screen of a table that is to be opened."""
    from doomtable.table.window import lan_commands

    lan_commands.open_host_screen(window, message)


def open_join_screen(window: MainWindow, message: OpenJoinScreen) -> None:
    """Show the screen of a table that is to be joined."""
    from doomtable.table.window import lan_commands

    lan_commands.open_join_screen(window, message)


def show_saved_lan_games(window: MainWindow, message: ShowSavedLanGames) -> None:
    """Show the games in the network that can be gone on with."""
    from doomtable.table.window import lan_commands

    lan_commands.show_saved_lan_games(window, message)


def open_deck_builder(window: MainWindow, message: OpenDeckBuilder) -> None:
    """Show the deck builder."""
    from doomtable.table.window import deck_builder_commands

    deck_builder_commands.open_deck_builder(window, message)


def close_deck_builder(window: MainWindow, message: CloseDeckBuilder) -> None:
    """Show again what the deck builder was opened over."""
    from doomtable.table.window import deck_builder_commands

    deck_builder_commands.close_deck_builder(window, message)


def play_deck(window: MainWindow, message: PlayDeck) -> None:
    """Play a deck from the deck builder."""
    from doomtable.table.window import deck_builder_commands

    deck_builder_commands.play_deck(window, message)


def draw_deck(window: MainWindow, message: DrawDeck) -> None:
    """Write a picture of a deck."""
    from doomtable.table.window import deck_builder_commands

    deck_builder_commands.draw_deck(window, message)


def fish_deck(window: MainWindow, message: FishDeck) -> None:
    """Play a deck from the deck builder alone."""
    from doomtable.table.window import deck_builder_commands

    deck_builder_commands.fish_deck(window, message)


def draft_command(window: MainWindow, message: ScreenMessage) -> None:
    """Do what a screen of a game out of boosters asks for."""
    from doomtable.table.window import draft_commands

    draft_commands.HANDLERS[type(message)](window, message)


def host(window: MainWindow, message: HostGame) -> None:
    """Open a table to others."""
    from doomtable.table.window import lan_commands

    lan_commands.host(window, message)


def reopen(window: MainWindow, message: ReopenLanGame) -> None:
    """Open the table of a kept game again."""
    from doomtable.table.window import lan_commands

    lan_commands.reopen(window, message)


def join(window: MainWindow, message: JoinGame) -> None:
    """Look for a table."""
    from doomtable.table.window import lan_commands

    lan_commands.join(window, message)


def stop_joining(window: MainWindow, message: StopJoining) -> None:
    """Look for the table no longer."""
    from doomtable.table.window import lan_commands

    lan_commands.stop_joining(window, message)


def return_to_lobby(window: MainWindow, message: ReturnToLobby) -> None:
    """Go back to the lobby."""
    from doomtable.table.window import lan_commands

    lan_commands.return_to_lobby(window, message)


def open_review(window: MainWindow, message: OpenReview) -> None:
    """Look back at the game that is over."""
    from doomtable.table.window import review_commands

    review_commands.open_review(window, message)


def close_review(window: MainWindow, message: CloseReview) -> None:
    """Go back to the table."""
    from doomtable.table.window import review_commands

    review_commands.close_review(window, message)


HANDLERS: Final = handler_table(
    on(Quit, window_commands.quit_program),
    on(ShowTitle, window_commands.show_title),
    on(ToggleFullscreen, window_commands.toggle_fullscreen),
    on(ToggleSound, window_commands.toggle_sound),
    on(OpenSettings, window_commands.open_settings),
    on(ChangeSettings, window_commands.change_settings),
    on(CloseSettings, window_commands.close_settings),
    on(FindScans, window_commands.find_scans),
    on(WriteScanReport, window_commands.write_scan_report),
    on(UseOwnScanFolder, window_commands.use_own_scan_folder),
    on(OpenRulebook, window_commands.open_rulebook),
    on(CloseRulebook, window_commands.close_rulebook),
    on(PlayNow, start_commands.play_now),
    on(RepeatPairing, start_commands.repeat_pairing),
    on(PlayRandomPairing, start_commands.play_random_pairing),
    on(PlayHotseat, start_commands.play_hotseat),
    on(StartTour, start_commands.start_tour),
    on(ShowNewGame, start_commands.show_new_game),
    on(LeaveNewGame, start_commands.leave_new_game),
    on(StartGame, start_commands.start_game),
    on(ShowGallery, window_commands.show_gallery),
    on(OpenDeckBuilder, open_deck_builder),
    on(CloseDeckBuilder, close_deck_builder),
    on(PlayDeck, play_deck),
    on(FishDeck, fish_deck),
    on(DrawDeck, draw_deck),
    on(OpenDraftSetup, draft_command),
    on(StartDraft, draft_command),
    on(ResumeDraft, draft_command),
    on(DropDraft, draft_command),
    on(LeaveDraftSetup, draft_command),
    on(LeaveDraft, draft_command),
    on(PickCard, draft_command),
    on(TakeMachine, draft_command),
    on(FinishPoolDeck, draft_command),
    on(CloseGallery, window_commands.close_gallery),
    on(ShowIdentity, window_commands.show_identity),
    on(ChooseIdentity, window_commands.choose_identity),
    on(ShowPractice, start_commands.show_practice),
    on(StartGoldfish, start_commands.start_goldfish),
    on(StartPuzzle, start_commands.start_puzzle),
    on(StartPosition, start_commands.start_position),
    on(NextTurn, start_commands.on_to_next_turn),
    on(NextPuzzle, start_commands.next_puzzle),
    on(TogglePanelHint, start_commands.toggle_panel_hint),
    on(ContinueGame, saved_game_commands.continue_game),
    on(PlayAgain, saved_game_commands.play_again),
    on(PlayOn, saved_game_commands.play_on),
    on(WatchAgain, saved_game_commands.watch_again),
    on(SaveGame, saved_game_commands.save_game),
    on(SaveGameAs, saved_game_commands.save_game_as),
    on(ExportPosition, saved_game_commands.export_position),
    on(ReportGame, saved_game_commands.report_game),
    on(ShowSavedGames, saved_game_commands.show_saved_games),
    on(ResumeSavedGame, saved_game_commands.resume_saved_game),
    on(WatchSavedGame, saved_game_commands.watch_saved_game),
    on(RemoveSavedGame, saved_game_commands.remove_saved_game),
    on(ShowStatistics, saved_game_commands.show_statistics),
    on(WriteStatisticsCsv, saved_game_commands.write_statistics_csv),
    on(OpenHostScreen, open_host_screen),
    on(OpenJoinScreen, open_join_screen),
    on(ShowSavedLanGames, show_saved_lan_games),
    on(HostGame, host),
    on(ReopenLanGame, reopen),
    on(JoinGame, join),
    on(StopJoining, stop_joining),
    on(ReturnToLobby, return_to_lobby),
    on(OpenReview, open_review),
    on(CloseReview, close_review),
)
"""Type of message -> what is done with it."""
