"""Deck builder commands: open the builder, leave it, play what was built, take decks that are dropped on the window."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from doomtable.decks import formats
from doomtable.decks.deck_storage import free_file
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import bounded_text, deck_files, ready_decks, user_decks
from doomtable.table.deck_builder.builder_messages import CloseDeckBuilder, DrawDeck, FishDeck, PlayDeck
from doomtable.table.draft.draft_messages import LeaveDraft
from doomtable.table.kit.available_decks import AvailableDeck, available_decks
from doomtable.table.kit.message import OpenDeckBuilder
from doomtable.table.new_game import new_game_settings, quick_game, session_setup
from doomtable.table.new_game.quick_game import QuickGame
from doomtable.table.pages.practice_games import GoldfishGame, StartGoldfish
from doomtable.table.pages.title_screen import TitleScreen
from doomtable.table.window import start_commands
from doomtable.table.window.main_window import MainWindow

if TYPE_CHECKING:
    from doomtable.table.deck_builder.builder_screen import BuilderScreen
    from doomtable.table.deck_builder.builder_state import BuilderState


def open_deck_builder(window: MainWindow, message: OpenDeckBuilder) -> None:
    """Show the deck builder; what is up waits."""
    state, trouble = _state(window, message.deck)
    _show(window, state)
    if trouble:
        window.tell(trouble)


def _state(window: MainWindow, key: str) -> tuple[BuilderState, str]:
    """The deck of a key, else the one built on last, else a new one; and why one could not be read."""
    from doomtable.table.deck_builder import builder_state

    kept, _ = builder_state.remembered()
    wanted = key or kept.deck
    paths = {f"own/{path.stem}": path for path in deck_files(user_decks())}
    paths |= {f"ready/{path.stem}": path for path in ready_decks()}
    if wanted in paths:
        try:
            return builder_state.opened(window.words, paths[wanted], wanted.startswith("own/")), ""
        except BadInput as error:
            return builder_state.BuilderState(window.words), window.words.error(error)
    return builder_state.BuilderState(window.words), ""


def _show(window: MainWindow, state: BuilderState) -> BuilderScreen:
    from doomtable.table.deck_builder.builder_screen import BuilderScreen

    if not isinstance(window.scene, BuilderScreen):
        window.below_builder = window.scene
    size = window.screen.get_size()
    screen = BuilderScreen(window.words, window.theme, size, state, window.keys, window.scans, window.motion)
    window.scene = screen
    return screen


def close_deck_builder(window: MainWindow, message: CloseDeckBuilder) -> None:
    """Show again what the builder was opened over, with the decks as they are now."""
    from doomtable.table.deck_builder.builder_screen import BuilderScreen
    from doomtable.table.new_game.new_game_screen import NewGameScreen

    if isinstance(window.scene, BuilderScreen):
        window.scene.leave()
        if window.scene.state.pool is not None:
            window.handle_message(LeaveDraft())
            return
    below, window.below_builder = window.below_builder, None
    if below is None or isinstance(below, TitleScreen):
        window.scene = window.title()
        return
    if isinstance(below, NewGameScreen):
        below.take_decks(available_decks(window.rules))
    window.show_again(below)


def play_deck(window: MainWindow, message: PlayDeck) -> None:
    """Begin a game of a deck against the computer, which has a ready one that the rules allow."""
    from random import Random

    kinds = (new_game_settings.HUMAN, new_game_settings.USUAL)
    legal = [one for one in available_decks(message.rules) if one.legal and not one.own]
    if not legal:
        window.tell(window.words.say("title-no-decks"))
        return
    other = Random(window.seed + window.games).choice(legal)
    if message.key:
        quick_game.remember(QuickGame(message.key, other.key, kinds[1]))
    names = [next(start_commands.people(window), ""), ""]
    seed = window.seed + window.games
    decks = [message.deck, other.deck_list]
    setup = session_setup.game_setup(decks, kinds, message.rules, seed, window.words, names)
    window.below_builder = None
    window.begin(setup, kinds)


def draw_deck(window: MainWindow, message: DrawDeck) -> None:
    """Write a picture of a deck among the player's own files, and say where."""
    from doomtable.table.window.deck_picture import deck_picture
    from doomtable.table.window.picture_files import png

    folder = storage.user_path("deck-pictures")
    try:
        storage.make_folder(folder)
        file = storage.free_path(folder, free_file(message.deck.name).stem, ".png")
        storage.write_bytes(file, png(deck_picture(AvailableDeck("", message.deck, True), window.words)))
    except BadInput as error:
        window.tell(window.words.error(error))
        return
    window.tell(window.words.say("builder-share-written", file=str(file)))


def fish_deck(window: MainWindow, message: FishDeck) -> None:
    """Begin a game of a deck alone."""
    seed, name = window.seed + window.games, window.settings.player.name
    wish = StartGoldfish(AvailableDeck(message.key, message.deck, True))
    window.below_builder = None
    start_commands.practise(window, GoldfishGame(wish, message.rules, window.words, seed, name))


def open_dropped_deck(window: MainWindow, path: Path) -> None:
    """A deck was dropped on the window: the builder shows what of it is understood, and asks what to do with it."""
    from doomtable.table.deck_builder import builder_handlers
    from doomtable.table.deck_builder.builder_screen import BuilderScreen

    try:
        text = bounded_text(path, formats.MAX_BYTES)
    except BadInput as error:
        window.tell(window.words.error(error))
        return
    screen = window.scene
    if not isinstance(screen, BuilderScreen):
        screen = _show(window, _state(window, "")[0])
    builder_handlers.take_text(screen, text, path.stem, path.suffix)

