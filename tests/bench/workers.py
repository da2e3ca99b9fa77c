"""Prints what a second worker brings to the lab: `python tests/bench/workers.py [games]`.

Two processes should do at least 1.8 times the games of one. That is measured by the clock, which tells the truth on a
machine that does nothing else; where others work, the games for a second of processor time tell what sharing costs.
"""

from __future__ import annotations

# ruff: noqa: T201
import os
import sys
from pathlib import Path
from time import perf_counter

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from lab.parties import READY

from doomtable import rulesets
from doomtable.cli import arguments
from doomtable.lab import executors, jobs
from doomtable.records.record import game_deck


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 100
    decks = [game_deck(deck) for deck in arguments.read(READY[:2]).values()]
    planned = jobs.planned(decks, ("greedy", "greedy"), rulesets.get("second"), 1, games, 3000)
    rates = []
    for count in (1, 2):
        before, began = os.getloadavg()[0], perf_counter()
        played = list(executors.run(planned, "local", count))
        seconds, cpu = perf_counter() - began, sum(game.cpu for game in played)
        rates.append((games / seconds, games / cpu))
        print(
            f"{count} worker{'s' * (count > 1)}: {games / seconds:6.2f} games a second, {games / cpu:6.2f} games for a"
            f" second of processor time; load {before:.1f} before, {os.getloadavg()[0]:.1f} after"
        )
    (wall, cpu), (wall_two, cpu_two) = rates
    print(f"two do {wall_two / wall:.2f} times the games of one; alone on the machine {2 * cpu_two / cpu:.2f} times")


if __name__ == "__main__":
    main()
