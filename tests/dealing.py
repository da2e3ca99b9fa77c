"""Games for tests: the ready decks, random decks of every card that is built, and players who note what they saw."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.files.decks import read_deck, ready_decks
from doomtable.records.record import GameSetup, game_deck
from doomtable.rules.game import Deck, Game
from doomtable.rules.ruleset import Ruleset
from doomtable.session.session import Session

SECOND = rulesets.get("second")


@cache
def ready() -> tuple[Deck, ...]:
    """The two decks of a quick game."""
    return tuple(game_deck(read_deck(path, catalogue().names)) for path in ready_decks()[:2])


def ready_setup(seed: int, rules: Ruleset = SECOND) -> GameSetup:
    """A quick game."""
    return GameSetup(ready(), rules, catalogue().get, seed)


def random_deck(rng: Random, sets: tuple[str, ...] = ("unl",)) -> Deck:
    """22 warriors and 40 of all cards of these sets, with a small collection.

    The base set alone, unless a test is about others: a further card changes no game of the tests.
    """
    cards = [card for card in catalogue().cards if card.set in sets]
    warriors = [card for card in cards if card.type == "warrior"]
    names = [rng.choice(warriors).name for _ in range(22)] + [rng.choice(cards).name for _ in range(40)]
    return Deck(tuple(names), tuple(rng.choice(cards).name for _ in range(6)))


def random_setup(seed: int, seats: int = 2) -> GameSetup:
    """A game of random decks."""
    rng = Random(f"decks/{seed}")
    return GameSetup(tuple(random_deck(rng) for _ in range(seats)), SECOND, catalogue().get, seed)


def going_on(make: Callable[[int], GameSetup], seed: int, decisions: int, kind: str = "random") -> Game:
    """The first game from this seed on that is not over after so many decisions."""
    while True:
        game = played(make(seed), decisions, kind)
        if game.decision is not None and len(game.decision.options) > 1:
            return game
        seed += 1


def played(setup: GameSetup, decisions: int, kind: str = "random") -> Game:
    """A game after so many decisions by programs of one kind."""
    session = begun(setup, kind)
    while session.decisions < decisions and session.step():
        pass
    return session.game


def begun(setup: GameSetup, kind: str = "random") -> Session:
    """Programs of one kind before their first decision."""
    players = [program(kind, setup.cards) for _ in setup.decks]
    return Session(setup.deal(), players, seed=setup.seed, listen=())
