"""What runs of random games have in common: their command line, a game choice by choice, how a fault is told."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence

from doomtable.rules.game import Decision, Game
from doomtable.rules.terms import Option
from doomtable.selfplay.invariants import InvariantChecker


def arguments(name: str, description: str | None, argv: Sequence[str] | None) -> argparse.Namespace:
    """The command line of a run: the seed of its first game, how many games, and whether they are checked."""
    asks = argparse.ArgumentParser(
        prog=f"python -m doomtable.selfplay.{name}",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    asks.add_argument("--first", type=int, default=1, help="the seed of the first game")
    asks.add_argument("--games", type=int, default=20, help="how many games; each has the next seed")
    asks.add_argument("--no-check", dest="check", action="store_false", help="leave the checks out")
    return asks.parse_args(argv)


def choices(
    game: Game, checker: InvariantChecker | None, cap: int, pick: Callable[[Decision], Option]
) -> Iterator[None]:
    """Play on after every choice until the game is over or has so many choices; faults come through."""
    while len(game.choices) < cap and (decision := game.decision) is not None:
        option = pick(decision)
        game.choose(option)
        if checker is not None:
            checker.look(decision, option)
        yield
    if checker is not None:
        checker.end()


def fault_of(error: Exception) -> str:
    """What stopped a game, in one line."""
    return f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"


def ending(game: Game) -> str:
    """How a game ended."""
    return game.state.outcome[0] if game.state.outcome is not None else "unfinished"
