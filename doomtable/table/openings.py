"""Ways to begin: what the title screen and the screens behind it ask of the window, and what it then puts up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Protocol

import pygame

from doomtable.errors import BadInput
from doomtable.rules.ruleset import Ruleset
from doomtable.storage import Deck
from doomtable.words import Words

from . import newgame, seating
from .theme import Theme

if TYPE_CHECKING:
    from doomtable.records.record import Setup

    from .scenes.chairs import Start


class Window(Protocol):
    """What a way to begin needs of the window."""

    words: Words
    rules: Ruleset
    seed: int
    games: int
    screen: pygame.Surface
    scene: Any

    @property
    def theme(self) -> Theme: ...
    def deal(self, decks: Sequence[Deck], players: Sequence[str], names: Sequence[str] = ()) -> None: ...
    def begin(self, setup: Setup, players: Sequence[str], *, open_table: bool = False) -> None: ...
    def tell(self, text: str) -> None: ...


QUICK: Final = {"play": ("human", "greedy"), "hotseat": ("human", "human")}
"""Who plays a game that begins on one press."""


def obey(window: Window, message: object) -> bool:
    """Do what a message asks for, if it is about how to begin; whether it was."""
    if isinstance(message, str) and message in QUICK:
        quick(window, QUICK[message])
    elif message == "new":
        set_up(window)
    elif (kind := type(message).__name__) in MEANT:
        MEANT[kind](window, message)
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
    from .decks import shelf
    from .scenes.setup import SetupScene

    new, why = newgame.remembered(window.rules)
    said = window.words.say("setup-not-read", why=why) if why else ""
    window.scene = SetupScene(
        window.words, window.theme, window.screen.get_size(), shelf(window.rules), new, said
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


MEANT: Final = {"Start": start}
"""What is done with a message that is more than a word, by its kind."""
