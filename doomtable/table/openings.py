"""Ways to begin: what the title screen and the screens behind it ask of the window, and what it then puts up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import pygame

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import DeckList
from doomtable.rules.ruleset import Ruleset
from doomtable.table import newgame, seating, tour
from doomtable.table.beginnings import Fish, Resume, Solve, Start
from doomtable.table.desk import Desk
from doomtable.table.keys import KEYS, Keys
from doomtable.table.practice import Goldfish, Position, Practice, Riddle, next_turn
from doomtable.table.theme import Theme
from doomtable.words import Words

if TYPE_CHECKING:
    from doomtable.records.record import Setup
    from doomtable.session.session import Session
    from doomtable.table.scenes.practising import PractisingScene
    from doomtable.table.scenes.sheets import Sheet


class Window(Protocol):
    """What a way to begin needs of the window."""

    words: Words
    keys: Keys
    rules: Ruleset
    seed: int
    games: int
    screen: pygame.Surface
    scene: Any
    desk: Desk
    practice: Practice | None
    led: bool
    written: tuple[int, int] | None

    @property
    def session(self) -> Session | None: ...
    @property
    def theme(self) -> Theme: ...
    def deal(self, decks: Sequence[DeckList], players: Sequence[str], names: Sequence[str] = ()) -> None: ...
    def begin(self, setup: Setup, players: Sequence[str], *, open_table: bool = False) -> None: ...
    def lay(self, session: Session, practice: Practice) -> None: ...
    def put_away(self) -> None: ...
    def refresh(self) -> None: ...
    def sheet(self, sheet: Sheet | None) -> None: ...
    def tell(self, text: str) -> None: ...


QUICK: Final = {"play": ("human", newgame.USUAL), "hotseat": ("human", "human")}
"""Who plays a game that begins on one press."""


def obey(window: Window, message: object) -> bool:
    """Do what a message asks for, if it is about how to begin; whether it was."""
    if isinstance(message, str):
        return _said(window, message)
    if isinstance(message, Start):
        start(window, message)
    elif isinstance(message, Fish):
        practise(window, Goldfish(message, window.rules, window.words, window.seed + window.games))
    elif isinstance(message, Solve):
        solve(window, message)
    elif isinstance(message, Resume):
        practise(window, Position(message, window.words))
    else:
        return False
    return True


def _said(window: Window, message: str) -> bool:
    """Do what a word asks for."""
    game = window.practice
    if message in QUICK:
        if message == "play" and not tour.told_file().exists():  # the first game of all offers the tour
            window.led = True
        quick(window, QUICK[message])
    elif message == "new":
        set_up(window)
    elif message == "practice":
        show_practice(window)
    elif game is not None and message == "again":
        practise(window, game)
    elif game is not None and message == "next turn":
        on_to_next_turn(window)
    elif isinstance(game, Riddle) and message == "hint":
        game.hinted, window.written = not game.hinted, None
        window.refresh()
    elif isinstance(game, Riddle) and message == "next puzzle" and game.wish.others:
        first, *rest = game.wish.others
        solve(window, Solve(first, (*rest, game.wish.path)))
    elif game is not None and message in ("save", "save as", "report"):
        window.sheet(None)
        window.tell(window.words.say("practice-not-kept"))
    else:
        return False
    return True


def quick(window: Window, players: tuple[str, ...]) -> None:
    """Begin a game with the two decks of a quick game, under the names that were last chosen."""
    decks = seating.ready(window.rules)
    if len(decks) == len(players):
        last, _ = newgame.remembered(window.rules)
        people = iter(seat.name for seat in last.seats if seat.kind == newgame.HUMAN)
        window.deal(decks, players, [next(people, "") if kind == newgame.HUMAN else "" for kind in players])


def set_up(window: Window) -> None:
    """Show the screen of a new game as it was left."""
    from doomtable.table.decks import shelf
    from doomtable.table.scenes.setup import SetupScene

    new, why = newgame.remembered(window.rules)
    said = window.words.say("setup-not-read", why=why) if why else ""
    window.scene = SetupScene(
        window.words,
        window.theme,
        window.screen.get_size(),
        shelf(window.rules),
        new,
        said,
        window.rules.hand_fill,
        window.keys,
    )


def start(window: Window, message: Start) -> None:
    """Begin the game that was set up, and remember it."""
    new = message.new
    trouble = ""
    try:
        newgame.remember(new)
    except BadInput as error:
        trouble = window.words.say("setup-not-kept", why=str(error))
    kinds = [seat.kind for seat in new.seats]
    seed = new.seed if new.seed is not None else window.seed + window.games
    setup = seating.laid(
        [held.deck for held in message.decks], kinds, new.rules(window.rules), seed, window.words,
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
    keys: Keys = KEYS,
) -> PractisingScene:
    """The screen of practice; `dropped` is a position's file that comes first."""
    from doomtable.table import practice
    from doomtable.table.decks import shelf
    from doomtable.table.scenes.practising import PractisingScene, latest, position_of, puzzle_of

    done = practice.solved_ones()
    paths = [*([dropped] if dropped is not None else []), *latest(practice.listed(storage.user_path("positions")))]
    return PractisingScene(
        words, theme, size,
        [puzzle_of(path, path.name in done, words) for path in practice.puzzles()],
        shelf(rules),
        [position_of(path, words) for path in dict.fromkeys(paths)],
        page,
        keys,
    )  # fmt: skip


def show_practice(window: Window, page: int = 0, dropped: Path | None = None) -> None:
    """Leave the game and show the screen of practice."""
    window.put_away()
    size = window.screen.get_size()
    window.scene = practice_scene(window.words, window.theme, size, window.rules, page, dropped, window.keys)


def dropped(window: Window, path: Path) -> None:
    """A file was dropped upon the window: a position is laid out to be opened, anything else is no business of ours.

    Nobody loses a game by it: one that is played must be left first.
    """
    session = window.session
    if session is not None and session.outcome is None:
        window.tell(window.words.say("notice-dropped-playing", file=path.name))
    elif path.suffix.casefold() in (".yaml", ".yml"):
        from doomtable.table.scenes.practising import POSITIONS

        show_practice(window, POSITIONS, path)
    else:
        window.tell(window.words.say("notice-dropped", file=path.name))


def solve(window: Window, wish: Solve) -> None:
    """Begin a puzzle."""
    try:
        riddle = Riddle(wish, window.words)
    except BadInput as error:
        window.tell(str(error))
        return
    practise(window, riddle)


def practise(window: Window, game: Practice) -> None:
    """Begin a game beside a match, or begin it again."""
    try:
        session = game.begin()
    except BadInput as error:
        window.tell(str(error))
        return
    window.lay(session, game)


def on_to_next_turn(window: Window) -> None:
    """Go on until the next turn of somebody who plays alone."""
    from doomtable.table.scenes.past import NOW

    session = window.desk.session
    if getattr(window.scene, "past", -1) >= 0:
        window.scene.act(NOW)
    if session is not None and not next_turn(session):
        window.tell(window.words.say("goldfish-asked"))
    window.refresh()
