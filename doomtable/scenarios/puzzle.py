"""Puzzles: scenarios whose expectations are the goal of a turn.

The player whose turn it is reaches the goal in that turn. What `log` expects cannot be a goal: a game does not keep it.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from doomtable.errors import ErrorText
from doomtable.rules.game import Game
from doomtable.rules.terms import Seat
from doomtable.scenarios.expectations import BadExpectation, check, failure
from doomtable.scenarios.parser import Expected, read
from doomtable.scenarios.position import checked
from doomtable.scenarios.scenario_names import ScenarioNames
from doomtable.scenarios.script import STABLE, ScriptedGame


class Puzzle(NamedTuple):
    """A puzzle at its beginning; `game` is to be copied before it is played."""

    name: str
    game: Game
    cast: ScenarioNames
    goals: tuple[Expected, ...]
    solver: Seat
    number: int
    """Of whose turn it is, and the how manyeth of this player."""


def opened(path: Path) -> Puzzle:
    """The puzzle that the first scenario of a file is. Raises BadInput."""
    scenario = read(path)[0]
    if not scenario.expect:
        raise scenario.document.bad((), ErrorText("puzzle-no-goal"))
    game, cast = checked(scenario)
    for goal in scenario.expect:
        try:
            check(cast, goal)
        except BadExpectation as error:
            raise scenario.document.bad(goal.where, error.text) from error
        if goal.key == "log":
            raise scenario.document.bad(goal.where, ErrorText("puzzle-log"))
    turn = game.state.turn
    puzzle = Puzzle(scenario.name, game, cast, scenario.expect, turn.seat, turn.number)
    if solved(puzzle, game):
        raise scenario.document.bad(("expect",), ErrorText("puzzle-reached"))
    return puzzle


def solved(puzzle: Puzzle, game: Game) -> bool:
    """Whether the goal is reached: at a moment at which nothing is half done."""
    decision = game.decision
    if game.outcome is None and (
        decision is None or decision.kind not in STABLE or decision.draft is not None
    ):
        return False
    play = ScriptedGame(game.copy(), puzzle.cast)
    return all(failure(play, goal) is None for goal in puzzle.goals)


def over(puzzle: Puzzle, game: Game) -> bool:
    """Whether the turn is over in which the goal was to be reached."""
    turn = game.state.turn
    return game.outcome is not None or (turn.seat, turn.number) != (puzzle.solver, puzzle.number)


def goal_text(goal: Expected) -> tuple[str, str]:
    """A goal as its file has it: what, and what it must be."""
    value = goal.value
    words = [str(one) for one in value] if isinstance(value, list) else ["-" if value is None else str(value)]
    return goal.key, ", ".join(words)
