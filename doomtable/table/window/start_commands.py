"""Start commands: begin a quick game, a new game or a practice game, and show the screens for it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.rules.ruleset import Ruleset
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.match import tour_tips
from doomtable.table.new_game import new_game_settings, session_setup
from doomtable.table.new_game.new_game_settings import StartGame
from doomtable.table.pages.practice_games import (
    GoldfishGame,
    PositionGame,
    PracticeGame,
    PuzzleGame,
    StartGoldfish,
    StartPosition,
    StartPuzzle,
    next_turn,
)
from doomtable.table.paint.theme import Theme
from doomtable.table.window.main_window import MainWindow
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.table.pages.practice_screen import PracticeScreen


QUICK: Final = {"play": ("human", new_game_settings.USUAL), "hotseat": ("human", "human")}
"""Who plays a game that begins on one press."""


def handle_message(window: MainWindow, message: object) -> bool:
    """Do what a message asks for, if it is about how to begin; whether it was."""
    if isinstance(message, str):
        return _said(window, message)
    if isinstance(message, StartGame):
        start(window, message)
    elif isinstance(message, StartGoldfish):
        practise(window, GoldfishGame(message, window.rules, window.words, window.seed + window.games))
    elif isinstance(message, StartPuzzle):
        solve(window, message)
    elif isinstance(message, StartPosition):
        practise(window, PositionGame(message, window.words))
    else:
        return False
    return True


def _said(window: MainWindow, message: str) -> bool:
    """Do what a word asks for."""
    game = window.practice
    if message in QUICK:
        if message == "play" and not tour_tips.told_file().exists():  # the first game of all offers the tour
            window.guided = True
        quick(window, QUICK[message])
    elif message == "learn":
        window.guided = True
        seed, window.seed = window.seed, tour_tips.TOUR_SEED - window.games
        quick(window, QUICK["play"])
        window.seed = seed
    elif message == "new":
        show_new_game(window)
    elif message == "practice":
        show_practice(window)
    elif game is not None and message == "again":
        practise(window, game)
    elif game is not None and message == "next turn":
        on_to_next_turn(window)
    elif isinstance(game, PuzzleGame) and message == "hint":
        game.hinted, window.panel_stamp = not game.hinted, None
        window.refresh()
    elif isinstance(game, PuzzleGame) and message == "next puzzle" and game.wish.others:
        first, *rest = game.wish.others
        solve(window, StartPuzzle(first, (*rest, game.wish.path)))
    elif game is not None and message in ("save", "save as", "report"):
        window.sheet(None)
        window.tell(window.words.say("practice-not-kept"))
    else:
        return False
    return True


def quick(window: MainWindow, players: tuple[str, ...]) -> None:
    """Begin a game with the two decks of a quick game, under the names that were last chosen."""
    decks = session_setup.quick_decks(window.rules)
    if len(decks) == len(players):
        last, _ = new_game_settings.remembered(window.rules)
        people = iter(seat.name for seat in last.seats if seat.kind == new_game_settings.HUMAN)
        window.deal(decks, players, [next(people, "") if kind == new_game_settings.HUMAN else "" for kind in players])


def show_new_game(window: MainWindow) -> None:
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
        new,
        said,
        window.rules.hand_fill,
        window.keys,
    )


def start(window: MainWindow, message: StartGame) -> None:
    """Begin the game that was set up, and remember it."""
    new = message.new
    trouble = ""
    try:
        new_game_settings.remember(new)
    except BadInput as error:
        trouble = window.words.say("setup-not-kept", why=error)
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


def show_practice(window: MainWindow, page: int = 0, dropped: Path | None = None) -> None:
    """Leave the game and show the screen of practice."""
    window.leave_game()
    size = window.screen.get_size()
    window.scene = practice_scene(window.words, window.theme, size, window.rules, page, dropped, window.keys)


def open_dropped_file(window: MainWindow, path: Path) -> None:
    """A file was dropped upon the window: a position is laid out to be opened, anything else is no business of ours.

    Nobody loses a game by it: one that is played must be left first.
    """
    session = window.session
    if session is not None and session.outcome is None:
        window.tell(window.words.say("notice-dropped-playing", file=path.name))
    elif path.suffix.casefold() in (".yaml", ".yml"):
        from doomtable.table.pages.practice_screen import POSITIONS

        show_practice(window, POSITIONS, path)
    else:
        window.tell(window.words.say("notice-dropped", file=path.name))


def solve(window: MainWindow, wish: StartPuzzle) -> None:
    """Begin a puzzle."""
    try:
        riddle = PuzzleGame(wish, window.words)
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


def on_to_next_turn(window: MainWindow) -> None:
    """Go on until the next turn of somebody who plays alone."""
    from doomtable.table.match.history_view import NOW
    from doomtable.table.match.match_screen import MatchScreen

    session, screen = window.session, window.scene
    if isinstance(screen, MatchScreen) and screen.display.past >= 0:
        screen.act(NOW)
    if session is not None and not next_turn(session):
        window.tell(window.words.say("goldfish-asked"))
    window.refresh()
