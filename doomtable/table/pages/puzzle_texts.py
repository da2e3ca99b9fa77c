"""Puzzle texts: name, goal, hint and lesson of a puzzle.

Those that come with the program are drills, told in the reader's language; a puzzle of somebody's own is told as its
file has it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from doomtable import paths
from doomtable.words.words import Words

if TYPE_CHECKING:
    from doomtable.scenarios.puzzle import Puzzle


def ready_puzzles() -> Path:
    """The folder of the puzzles that come with the program."""
    return paths.assets() / "puzzles"


def name(path: Path, puzzle: Puzzle, words: Words) -> str:
    """What a puzzle is called."""
    return _drill(path, words, "-name") or puzzle.name


def goal(path: Path, puzzle: Puzzle, words: Words) -> str:
    """What is to be done."""
    if said := _drill(path, words, ""):
        return said
    from doomtable.scenarios.puzzle import goal_text

    goals = [words.say("puzzle-goal", what=what, value=value) for what, value in map(goal_text, puzzle.goals)]
    return words.say("puzzle-goals", player=puzzle.game.names[puzzle.solver], goals="; ".join(goals))


def hint(path: Path, words: Words) -> str:
    """What helps with it; '' for a puzzle without."""
    return _drill(path, words, "-hint")


def lesson(path: Path, words: Words) -> str:
    """What it teaches; '' for a puzzle without."""
    return _drill(path, words, "-lesson")


def _drill(path: Path, words: Words, part: str) -> str:
    message = f"puzzle-{path.stem}{part}"
    return words.say(message) if path.parent == ready_puzzles() and words.has(message) else ""
