"""Programs that play: random, greedy and idle, each given the question and what its seat may see, never more."""

from __future__ import annotations

from collections.abc import Callable

from doomtable.ai.greedy import GreedyPlayer
from doomtable.ai.idle import IdlePlayer
from doomtable.ai.random import RandomPlayer
from doomtable.rules.language import Card
from doomtable.session import BlindPlayer, Player

KINDS = ("random", "greedy")
"""The kinds of program that can be seated."""
IDLE = "idle"
"""The kind that does nothing; it is no opponent, so nobody is offered it as one."""


def program(kind: str, cards: Callable[[str], Card] | None = None) -> Player | BlindPlayer:
    """A new player of one of KINDS, or IDLE; raises ValueError for another.

    `cards` finds definitions by name, so that a player can read the cards it sees.
    """
    if kind == "random":
        return RandomPlayer()
    if kind == "greedy":
        return GreedyPlayer(cards)
    if kind == IDLE:
        return IdlePlayer()
    raise ValueError(f"no program plays as {kind}")
