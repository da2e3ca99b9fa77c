"""Prints how fast the engine is, in calibration loops of the same run: `python tests/bench/bench.py [games]`.

A decision = list what is legal, pick one at random, apply it; only questions with two options or more are counted.
Loops and games are both measured in CPU time, and a loop runs between games, so that neither the machine nor what else
it has to do changes the ratios much. `games` is how many each pairing plays. Floors: issue ENGINE.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

MIDDLE = 160
"""Choices of greedy players after which a game counts as being in its middle."""


def calibration() -> int:
    d: dict[int, int] = {}
    s = 0
    for i in range(200_000):
        s += i & 7
        d[i & 1023] = s
    return s


def seconds(what: Callable[[], object], times: int = 1) -> float:
    """The median CPU time of one call."""
    found = []
    for _ in range(times):
        began = process_time()
        what()
        found.append(process_time() - began)
    return statistics.median(found)


LOADED: Final = """
from time import process_time
began = process_time()
from doomtable.cards.catalogue import catalogue
cards = len(catalogue().cards)
print(cards, process_time() - began)
"""


def loading(times: int = 5) -> tuple[int, float]:
    """How many cards there are, and the CPU time in which a new process has them, with byte code as after an install.

    Where nothing may write byte code, most of the time would go into compiling the declarations.
    """
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        command, said = [sys.executable, "-c", LOADED], ""
        found = []
        for _ in range(times + 1):
            said = subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout
            found.append(float(said.split()[1]))
    return int(said.split()[0]), statistics.median(found[1:])


def main(games: int = 100) -> None:
    loop = seconds(calibration, 9)
    from doomtable import rulesets
    from doomtable.ai.players import program
    from doomtable.cards.catalogue import catalogue
    from doomtable.cli.version import compiled
    from doomtable.files.decks import read_deck, ready_decks
    from doomtable.records.record import GameSetup, game_deck
    from doomtable.rules.game import Deck
    from doomtable.selfplay.headless_games import HeadlessGame
    from doomtable.session.session import Session

    rules = rulesets.get("second")
    every = [read_deck(path, catalogue().names) for path in ready_decks()]
    base = {card.name for card in catalogue().by_set("unl")}
    ready = [deck for deck in every if base.issuperset(name for name, _ in deck.cards)]
    heavier = [deck for deck in every if deck not in ready]

    def setup(decks: tuple[Deck, ...], seed: int) -> GameSetup:
        return GameSetup(decks, rules, catalogue().get, seed)

    def pace(decks: tuple[Deck, ...]) -> float:
        """Decisions of random games with these decks in a calibration loop."""
        decisions, time, loops = 0, 0.0, []
        for seed in range(games):
            one = HeadlessGame(setup(decks, seed), ("random", "random"), 3000, False)
            time += seconds(one.play)
            decisions += one.decisions
            if seed % 4 == 0:
                loops.append(seconds(calibration))
        return decisions / time * statistics.median(loops)

    say = sys.stdout.write
    say(f"{'compiled' if compiled() else 'plain'} rules, random games, decisions per calibration loop\n")
    pair = tuple(game_deck(deck) for deck in ready[:2])
    say(f"{ready[0].name} - {ready[1].name:36}{pace(pair):>6.0f}\n")
    paces = []
    for deck in ready:
        paces.append(pace((game_deck(deck), game_deck(deck))))
        say(f"{deck.name + ' against itself':55}{paces[-1]:>6.0f}\n")
    say(f"{'geometric mean of these':55}{statistics.geometric_mean(paces):>6.0f}\n")
    say(f"{'the slowest of them':55}{min(paces):>6.0f}\n")
    for deck in heavier:
        say(f"{deck.name + ' against itself, with other sets':55}{pace((game_deck(deck), game_deck(deck))):>6.0f}\n")
    say("\n")

    copies, in_play, lap = [], [], seconds(calibration, 9)
    for seed in range(10):
        session = Session(setup(pair, seed).deal(), [program("greedy", catalogue().get)] * 2, seed=seed, listen=())
        while session.decisions < MIDDLE and session.step():
            pass
        state = session.game.state
        in_play.append(len(state.play))
        copies.append(seconds(lambda state=state: [state.copy() for _ in range(100)], 7) / 100)  # type: ignore[misc]
    cards, copying = statistics.median(in_play), statistics.median(copies) / lap
    say(f"a copy of a state with {cards:.0f} cards in play takes {copying:.5f} loops\n")
    known, took = loading()
    say(f"the catalogue of {known:,} cards takes {took / loop:.1f} loops, {took:.2f} s\n")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
