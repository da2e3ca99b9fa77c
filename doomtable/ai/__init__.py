"""Programs that play: random and greedy, each given the question and what its seat may see, never more."""

from __future__ import annotations

from doomtable.ai.greedy import GreedyPlayer
from doomtable.ai.random import RandomPlayer
from doomtable.session import BlindPlayer, Player

KINDS = ("random", "greedy")
"""The kinds of program that can be seated."""


def program(kind: str) -> Player | BlindPlayer:
    """A new player of one of KINDS; raises ValueError for another."""
    if kind == "random":
        return RandomPlayer()
    if kind == "greedy":
        return GreedyPlayer()
    raise ValueError(f"no program plays as {kind}")
