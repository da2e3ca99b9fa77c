"""Decks and jobs for tests of the lab, and the program as people start it."""

from __future__ import annotations

from typing import Any

from doomtable import rulesets
from doomtable.cli import arguments
from doomtable.files.decks import ready_decks
from doomtable.lab import jobs
from doomtable.lab.executors import run
from doomtable.lab.results import LabRequest, LabResults, collect_results
from doomtable.records.record import game_deck

READY = ready_decks()
SECOND = rulesets.get("second")
SHORT = rulesets.get("second", {"goal_p": "6"})


def planned(games: int = 2, decks: int = 2, kind: str = "random", seed: int = 7, cap: int = 3000) -> list[jobs.Job]:
    """Jobs among ready decks, games that are soon over."""
    read = arguments.read(READY[:decks])
    return jobs.planned([game_deck(deck) for deck in read.values()], (kind,) * decks, SHORT, seed, games, cap)


def wish(games: int = 2, decks: int = 2, kind: str = "random", seed: int = 7) -> LabRequest:
    """What `planned` plays, as it was asked for."""
    names = tuple(path.stem for path in READY[:decks])
    switches = ("--option", "goal_p=6")
    pairs = decks * (decks - 1) // 2
    return LabRequest(tuple(map(str, READY[:decks])), names, (kind,) * decks, switches, seed, games * pairs)


def played(workers: int = 1, executor: str = "local", cap: int = 3000, **more: Any) -> LabResults:
    """All of `planned`, played and summed."""
    return collect_results(wish(**more), list(run(planned(cap=cap, **more), executor, workers)), 1.0)


def told(result: LabResults) -> tuple[object, ...]:
    """What must not depend on who played: all but the time."""
    return tuple(game._replace(cpu=0.0) for game in result.played), result.sums
