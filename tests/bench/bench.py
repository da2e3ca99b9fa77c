"""Prints what the engine does in a second, beside the anchors: `python tests/bench/bench.py [games]`.

A decision = list what is legal, pick one at random, apply it; only questions with two options or more are counted.
The calibration loop of the anchors runs before and after the games; a machine where it takes 11.5 ms is the measure.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable
from time import perf_counter

ANCHORS = (
    ("fireplace (Hearthstone, full card texts)", "516", "6", "3,749"),
    ("hearthbreaker (Hearthstone 2018)", "17,405", "200", "349"),
    ("pyminion (Dominion)", "109,311", "1,257", "-"),
    ("gym-locm battle (no card texts)", "50,529", "581", "339"),
    ("python-chess (random plies)", "42,308", "487", "0.84"),
    ("rlcard gin-rummy", "60,695", "698", "508"),
    ("open_spiel gin_rummy (C++)", "58,158", "669", "23"),
    ("goal: base set", "15,000", "170", "30"),
)
MEASURE = 0.0115
"""Seconds of the calibration loop on the machine of the anchors."""
MIDDLE = 40
"""Decisions after which a game counts as being in its middle."""


def calibration() -> int:
    d: dict[int, int] = {}
    s = 0
    for i in range(200_000):
        s += i & 7
        d[i & 1023] = s
    return s


def seconds(what: Callable[[], object], times: int) -> float:
    """The median time of one call."""
    found = []
    for _ in range(times):
        began = perf_counter()
        what()
        found.append(perf_counter() - began)
    return statistics.median(found)


def main(games: int = 300) -> None:
    loop = [seconds(calibration, 7)]
    began = perf_counter()
    from doomtable.cards.catalogue import catalogue

    catalogue()
    loading = perf_counter() - began

    from doomtable import rulesets
    from doomtable.ai.players import program
    from doomtable.files.decks import read_deck, ready_decks
    from doomtable.records.record import GameSetup, game_deck
    from doomtable.rules.game import Deck
    from doomtable.rules.knowledge import knowledge
    from doomtable.rules.view import view
    from doomtable.selfplay.headless_games import HeadlessGame

    rules = rulesets.get("second")
    ready = [read_deck(path, catalogue().names) for path in ready_decks()]
    decks = tuple(game_deck(deck) for deck in ready[:2])

    def setup(seed: int) -> GameSetup:
        return GameSetup(decks, rules, catalogue().get, seed)

    def pace(two: tuple[Deck, ...], games: int) -> tuple[int, float]:
        """Decisions and seconds of so many games with these decks."""
        decisions, time = 0, 0.0
        for seed in range(games):
            one = HeadlessGame(GameSetup(two, rules, catalogue().get, seed), ("random", "random"), 3000, False)
            one.play()
            decisions, time = decisions + one.decisions, time + one.seconds
        return decisions, time

    decisions, time = pace(decks, games)
    loop.append(seconds(calibration, 7))
    others = []
    for first in range(2, len(ready) - 1, 2):
        made, took = pace(tuple(game_deck(deck) for deck in ready[first : first + 2]), max(1, games // 5))
        others.append((f"{ready[first].name} - {ready[first + 1].name}", made / took * seconds(calibration, 7)))
    lap = statistics.mean(loop)
    rate = decisions / time

    from doomtable.session.session import Session

    copies, views, in_play, known = [], [], [], []
    for seed in range(20):
        session = Session(setup(seed).deal(), [program("greedy", catalogue().get)] * 2, seed=seed, listen=())
        while session.decisions < MIDDLE * 4 and session.step():
            pass
        state, game = session.game.state, session.game
        in_play.append(len(state.play))
        copies.append(seconds(lambda state=state: [state.copy() for _ in range(100)], 7) / 100)  # type: ignore[misc]
        views.append(seconds(lambda game=game: view(game, 0), 20))  # type: ignore[misc]
        if game.decision is not None:
            known.append(knowledge(game, game.decision.seat))

    from doomtable.ai.monte_carlo_search import MonteCarloSearch
    from doomtable.ai.opponent_decks import DeckPrior
    from doomtable.records.deck_pool import deck_pool

    searcher = MonteCarloSearch(catalogue().get, DeckPrior(*deck_pool(rules, catalogue().get)))
    tries, began = 0, perf_counter()
    for one in known:
        tries += sum(weighed.tries for weighed in searcher.think(one, rounds=6).weighed)
    imagining = perf_counter() - began

    from doomtable.records.game_saves import restored_session
    from doomtable.records.record import RecordHeader
    from doomtable.records.record_lines import RecordLines
    from doomtable.records.record_parser import parse_record
    from doomtable.session.session import LOCAL

    session = Session(setup(5).deal(), [program("greedy", catalogue().get)] * 2, seed=5, historic=True)
    while session.choices < 600 and session.step():
        pass
    assert session.history is not None
    lines = RecordLines(setup(5), RecordHeader(players=("greedy", "greedy")))
    raw = lines.first_line + b"".join(lines.of(session.game, session.history))
    resumed = seconds(lambda: restored_session(parse_record(raw, "a record"), [LOCAL] * 2), 7)
    undone = seconds(lambda: list(session.history.undos()), 7)  # type: ignore[union-attr]
    pack = raw.partition(b"\n")[0].partition(b'"pack":')[2]
    plain = len(raw) - len(pack)

    say = sys.stdout.write
    say(f"calibration loop {lap * 1000:.1f} ms\n\n")
    say(f"{'':45}{'decisions/s':>12}{'per loop':>10}{'copy us':>10}\n")
    for name, *numbers in ANCHORS:
        say(f"{name:45}{numbers[0]:>12}{numbers[1]:>10}{numbers[2]:>10}\n")
    copying = statistics.median(copies) * 1e6
    say(f"{'doomtable here':45}{rate:>12,.0f}{rate * lap:>10,.0f}{copying:>10.1f}\n")
    scale = lap / MEASURE
    scaled = "doomtable, scaled to a loop of 11.5 ms"
    say(f"{scaled:45}{rate * scale:>12,.0f}{rate * lap:>10,.0f}{copying / scale:>10.1f}\n\n")
    for names, per_loop in others:
        say(f"{names:45}{per_loop / MEASURE:>12,.0f}{per_loop:>10,.0f}\n")
    say(f"\n{games} random games, {decisions} decisions in {time:.1f} s, {games / time:.1f} games/s\n")
    say(f"copy of a mid-game state with {statistics.median(in_play):.0f} cards in play (median of 20)\n")
    say(f"a view {statistics.median(views) * 1e6:.0f} us · the catalogue loads in {loading:.2f} s\n")
    say(
        f"{tries / imagining:,.0f} imagined games/s ({tries / imagining * lap:.1f} a loop), "
        f"{searcher.choices / imagining:,.0f} choices/s in them\n"
    )
    say(
        f"a record of {session.choices} choices resumes in {resumed:.3f} s ({resumed / lap:.1f} loops) and takes "
        f"{plain / 1000:.1f} kB without its cards, {plain / session.choices:.0f} bytes a choice; "
        f"what can be undone is found in {undone * 1000:.2f} ms\n"
    )


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:2]))
