"""Decks and jobs for tests of the lab, and the program as people start it."""

from __future__ import annotations

from typing import Any

from doomtable import asked, rulesets
from doomtable.files.decks import ready_decks
from doomtable.lab import jobs
from doomtable.lab.report import Asked, Found, found
from doomtable.lab.workers import run
from doomtable.records.record import dealt

READY = ready_decks()
SECOND = rulesets.get("second")
SHORT = rulesets.get("second", {"goal_p": "6"})


def planned(games: int = 2, decks: int = 2, kind: str = "random", seed: int = 7, cap: int = 3000) -> list[jobs.Job]:
    """Jobs among ready decks, games that are soon over."""
    read = asked.read(READY[:decks])
    return jobs.planned([dealt(deck) for deck in read.values()], (kind,) * decks, SHORT, seed, games, cap)


def wish(games: int = 2, decks: int = 2, kind: str = "random", seed: int = 7) -> Asked:
    """What `planned` plays, as it was asked for."""
    names = tuple(path.stem for path in READY[:decks])
    switches = ("--option", "goal_p=6")
    pairs = decks * (decks - 1) // 2
    return Asked(tuple(map(str, READY[:decks])), names, (kind,) * decks, switches, seed, games * pairs)


def played(workers: int = 1, executor: str = "local", **more: Any) -> Found:
    """All of `planned`, played and summed."""
    return found(wish(**more), list(run(planned(**more), executor, workers)), 1.0)


def told(result: Found) -> tuple[object, ...]:
    """What must not depend on who played: all but the time."""
    return tuple(game._replace(cpu=0.0) for game in result.played), result.sums
