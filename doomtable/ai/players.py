"""The computer players by name: kinds, difficulty levels, and the player made for one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.ai.careless_player import CarelessPlayer
from doomtable.ai.gentle_player import GentlePlayer
from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.ai.idle_player import IdlePlayer
from doomtable.ai.monte_carlo_search import SECONDS, SearchPlayer
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.random_player import RandomPlayer
from doomtable.rules.language import Card
from doomtable.session.session import BlindPlayer, Player, Thinker

LEVELS: Final = {"recruit": "careless", "veteran": "greedy", "apostle": "search"}
"""The kind of program behind every level."""
KINDS = ("random", "greedy", "search", *LEVELS)
"""What a seat of a program may be called; `search` and `apostle` also with their seconds a choice: `search:0.5`."""
IDLE = "idle"
"""The kind that does nothing; it is no opponent, so nobody is offered it as one."""
GENTLE = "gentle"
"""The kind that plays against whoever is guided; it is offered nowhere else."""
LEAST, MOST = 0.02, 600.0
"""The seconds a choice may take."""


def read_kind(text: str) -> tuple[str, float]:
    """The kind of program that is meant, and its seconds a choice; ValueError for none.

    >>> read_kind("search:0.5")
    ('search', 0.5)
    """
    word, colon, number = text.partition(":")
    kind = LEVELS.get(word, word)
    if word not in (*KINDS, IDLE, GENTLE) or (colon and kind != "search"):
        raise ValueError(f"no program plays as {text}")
    seconds = float(number) if colon else SECONDS
    if not LEAST <= seconds <= MOST:
        raise ValueError(f"{seconds} seconds are no time to think")
    return kind, seconds


def is_kind(text: str) -> bool:
    """Whether a program can be seated by that name."""
    try:
        read_kind(text)
    except ValueError:
        return False
    return True


def thinks(text: str) -> bool:
    """Whether a program of that name takes its time, and wants to be asked in another process."""
    return is_kind(text) and read_kind(text)[0] == "search"


def program(
    kind: str, cards: Callable[[str], Card] | None = None, prior: DeckPrior | None = None
) -> Player | BlindPlayer | Thinker:
    """A new player of one of KINDS, IDLE or GENTLE; raises ValueError for another.

    `cards` finds definitions by name, so that a player can read the cards it sees; `prior` says what others may have
    brought. The search player needs both.
    """
    name, seconds = read_kind(kind)
    if name == "random":
        return RandomPlayer()
    if name == "greedy":
        return GreedyPlayer(cards)
    if name == IDLE:
        return IdlePlayer()
    if name == GENTLE:
        return GentlePlayer(cards)
    if name == "careless":
        return CarelessPlayer(cards)
    if cards is None or prior is None:
        raise ValueError("the search player must know the cards and what others may have brought")
    return SearchPlayer(cards, prior, seconds=seconds)
