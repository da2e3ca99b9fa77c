"""Start commands: begin a quick game, a new game or a practice game, and show the screens for it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import reject_message
from doomtable.table.match import tour_game
from doomtable.table.match.match_messages import PlayNow, PlayRandomPairing, TogglePanelHint
from doomtable.table.new_game import new_game_settings, quick_game, session_setup
from doomtable.table.new_game.new_game_settings import LeaveNewGame, StartGame
from doomtable.table.new_game.quick_game import Pairing
from doomtable.table.pages.practice_games import (
    GoldfishGame,
    NextPuzzle,
    NextTurn,
    PositionGame,
    PracticeGame,
    PuzzleGame,
    ShowPractice,
    StartGoldfish,
    StartPosition,
    StartPuzzle,
    next_turn,
)
from doomtable.table.pages.title_screen import (
    PlayHotseat,
    RepeatPairing,
    ShowNewGame,
    StartTour,
)
from doomtable.table.paint.theme import Theme
from doomtable.table.window.main_window import MainWindow
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.table.pages.practice_screen import PracticeScreen


def play_now(window: MainWindow, message: PlayNow) -> None:
    """Begin a game against the computer."""
    play(window, quick_game.offers(window.rules).next)


def repeat_pairing(window: MainWindow, message: RepeatPairing) -> None:
    """Begin a game of the decks that were last played against the computer."""
    play(window, quick_game.offers(window.rules).rematch)


def play_random_pairing(window: MainWindow, message: PlayRandomPairing) -> None:
    """Begin a game against the computer with any two decks."""
    play(window, quick_game.at_random(window.rules, Random(window.seed + window.games)))


def play(window: MainWindow, pairing: Pairing | None) -> None:
    """Begin a game against the computer, if there are decks for it, and remember whom it was against."""
    if pairing is not None:
        quick_game.remember(pairing.game)
        window.deal(pairing.decks, pairing.players, [next(people(window), ""), ""])


def people(window: MainWindow) -> Iterator[str]:
    """The names of people as they were last chosen, '' for none."""
    last, _ = new_game_settings.remembered(window.rules)
    last = new_game_settings.signed(last, window.settings.player.name)
    return (seat.name for seat in last.seats if seat.kind == new_game_settings.HUMAN)


def play_hotseat(window: MainWindow, message: PlayHotseat) -> None:
    """Begin a game of two people."""
    quick(window, (new_game_settings.HUMAN, new_game_settings.HUMAN))


def start_tour(window: MainWindow, message: StartTour) -> None:
    """Begin the guided game."""
    players = (new_game_settings.HUMAN, tour_game.OPPONENT)
    setup = session_setup.game_setup(
        tour_game.decks(), players, tour_game.rules(), tour_game.SEED, window.words, [next(people(window), ""), ""]
    )
    window.guided = True
    window.begin(setup, players)


def quick(window: MainWindow, players: tuple[str, ...]) -> None:
    """Begin a game with the two decks of a quick game, under the names that were last chosen."""
    decks = session_setup.quick_decks(window.rules)
    if len(decks) == len(players):
        named = people(window)
        window.deal(decks, players, [next(named, "") if kind == new_game_settings.HUMAN else "" for kind in players])


def show_new_game(window: MainWindow, message: ShowNewGame) -> None:
    """Show the screen of a new game as it was left."""
    from doomtable.table.kit.available_decks import available_decks
    from doomtable.table.new_game.new_game_screen import NewGameScreen

    new, why = new_game_settings.remembered(window.rules)
    said = window.words.say("setup-not-read", why=why) if why else ""
    window.scene = NewGameScreen(
        window.words,
        window.theme,
        window.screen.get_size(),
        available_decks(window.rules),
        new_game_settings.signed(new, window.settings.player.name),
        said,
        window.rules,
        window.keys,
        window.settings.player,
    )


def leave_new_game(window: MainWindow, message: LeaveNewGame) -> None:
    """Remember what was set up, and show the title screen."""
    trouble = ""
    try:
        new_game_settings.remember(new_game_settings.unsigned(message.new, window.settings.player.name))
    except BadInput as error:
        trouble = window.words.say("setup-not-kept", why=error)
    window.scene = window.title(trouble)


def start_game(window: MainWindow, message: StartGame) -> None:
    """Begin the game that was set up, and remember it."""
    new = message.new
    trouble = ""
    try:
        new_game_settings.remember(new_game_settings.unsigned(new, window.settings.player.name))
    except BadInput as error:
        trouble = window.words.say("setup-not-kept", why=error)
    pairing = quick_game.of_new_game(new, [deck.key for deck in message.decks])
    if pairing is not None:
        quick_game.remember(pairing)
    kinds = [seat.kind for seat in new.seats]
    seed = new.seed if new.seed is not None else window.seed + window.games
    setup = session_setup.game_setup(
        [deck.deck_list for deck in message.decks], kinds, new.rules(window.rules), seed, window.words,
        [seat.name for seat in new.seats],
    )  # fmt: skip
    window.begin(setup, kinds, open_table=new.open_table)
    if trouble:
        window.tell(trouble)


def practice_scene(
    words: Words,
    theme: Theme,
    size: tuple[int, int],
    rules: Ruleset,
    page: int = 0,
    dropped: Path | None = None,
    keys: KeyBindings = KEYS,
) -> PracticeScreen:
    """The screen of practice; `dropped` is a position's file that comes first."""
    from doomtable.table.kit.available_decks import available_decks
    from doomtable.table.pages import practice_games
    from doomtable.table.pages.practice_screen import PracticeScreen, latest, position_of, puzzle_of

    done = practice_games.solved_ones()
    paths = [
        *([dropped] if dropped is not None else []),
        *latest(practice_games.listed(storage.user_path("positions"))),
    ]
    return PracticeScreen(
        words, theme, size,
        [puzzle_of(path, path.name in done, words) for path in practice_games.puzzles()],
        available_decks(rules),
        [position_of(path, words) for path in dict.fromkeys(paths)],
        page,
        keys,
    )  # fmt: skip


def show_practice(window: MainWindow, message: ShowPractice) -> None:
    """Leave the game and show the screen of practice."""
    open_practice(window)


def open_practice(window: MainWindow, page: int = 0, dropped: Path | None = None) -> None:
    """Leave the game and show a page of the screen of practice."""
    window.leave_game()
    size = window.screen.get_size()
    window.scene = practice_scene(window.words, window.theme, size, window.rules, page, dropped, window.keys)


def start_goldfish(window: MainWindow, message: StartGoldfish) -> None:
    """Begin a game of one deck alone."""
    seed, name = window.seed + window.games, window.settings.player.name
    practise(window, GoldfishGame(message, window.rules, window.words, seed, name))


def start_position(window: MainWindow, message: StartPosition) -> None:
    """Begin at a position."""
    practise(window, PositionGame(message, window.words))


def start_puzzle(window: MainWindow, message: StartPuzzle) -> None:
    """Begin a puzzle."""
    try:
        riddle = PuzzleGame(message, window.words)
    except BadInput as error:
        window.tell(window.words.error(error))
        return
    practise(window, riddle)


def practise(window: MainWindow, game: PracticeGame) -> None:
    """Begin a game beside a match, or begin it again."""
    try:
        session = game.begin()
    except BadInput as error:
        window.tell(window.words.error(error))
        return
    window.begin_practice(session, game)


def toggle_panel_hint(window: MainWindow, message: TogglePanelHint) -> None:
    """Show the hint of a puzzle, or put it away."""
    if not isinstance(window.practice, PuzzleGame):
        reject_message(message, window.scene)
    window.practice.hinted, window.panel_stamp = not window.practice.hinted, None
    window.refresh()


def next_puzzle(window: MainWindow, message: NextPuzzle) -> None:
    """Begin the puzzle after this one."""
    game = window.practice
    if not isinstance(game, PuzzleGame) or not game.wish.others:
        reject_message(message, window.scene)
    first, *rest = game.wish.others
    start_puzzle(window, StartPuzzle(first, (*rest, game.wish.path)))


def on_to_next_turn(window: MainWindow, message: NextTurn) -> None:
    """Go on until the next turn of somebody who plays alone."""
    if window.practice is None:
        reject_message(message, window.scene)
    from doomtable.table.match.history_view import NOW
    from doomtable.table.match.match_screen import MatchScreen

    session, screen = window.session, window.scene
    if isinstance(screen, MatchScreen) and screen.display.past >= 0:
        screen.act(NOW)
    if session is not None and not next_turn(session):
        window.tell(window.words.say("goldfish-asked"))
    window.refresh()
