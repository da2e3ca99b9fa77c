"""Digest run: random games between random legal decks with all checks, a line each, to compare two engines by.

    python -m doomtable.selfplay.digest_run --first 1 --games 200

A line is the seed, how many play, how many choices were made, how the game ended, and one digest of the states after
every eighth choice. The plain and the compiled engine must write the same lines (principle 22). What stopped a game
stands in the place of the digest.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from hashlib import blake2b
from random import Random
from typing import Final

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.records.record import GameSetup
from doomtable.rules.game import DIGEST_EVERY
from doomtable.selfplay.invariants import InvariantChecker
from doomtable.selfplay.random_deck import RandomDeckBuilder

AROUND: Final = 4
"""So many cards the decks of a game are built around."""
CAP: Final = 1200
"""Choices after which a game is left."""


def line(builder: RandomDeckBuilder, seed: int, check: bool) -> tuple[str, bool]:
    """Play one game; returns its line and whether all was well."""
    rng = Random(f"digest run/{seed}")
    seats = 3 + seed // 5 % 3 if seed % 5 == 0 else 2
    rules = rulesets.get("second")
    decks = builder.decks([card.code for card in rng.sample(builder.cards, AROUND)], seats, rules, rng)
    setup = GameSetup(decks, rules, builder.book.get, seed)
    chain = blake2b(digest_size=16)
    game = setup.deal()
    checker = InvariantChecker(setup, game, seed) if check else None
    fault = ""
    try:
        while len(game.choices) < CAP and (decision := game.decision) is not None:
            option = rng.choice(decision.options)
            game.choose(option)
            if checker is not None:
                checker.look(decision, option)
            if len(game.choices) % DIGEST_EVERY == 0:
                _ = game.decision
                chain.update(game.state.digest().encode())
        if checker is not None:
            checker.end()
        _ = game.decision
        chain.update(game.state.digest().encode())
    except Exception as error:
        fault = f"{type(error).__name__}: {' '.join(str(error).split())[:300]}"
    ended = game.state.outcome[0] if game.state.outcome is not None else "unfinished"
    return f"{seed} {seats} {len(game.choices)} {ended} {fault or chain.hexdigest()}", not fault


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns 0 when nothing failed."""
    asks = argparse.ArgumentParser(
        prog="python -m doomtable.selfplay.digest_run",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    asks.add_argument("--first", type=int, default=1, help="the seed of the first game")
    asks.add_argument("--games", type=int, default=20, help="how many games; each has the next seed")
    asks.add_argument("--no-check", dest="check", action="store_false", help="leave the checks out")
    said = asks.parse_args(argv)
    builder, well = RandomDeckBuilder(catalogue().cards), True
    for seed in range(said.first, said.first + said.games):
        told, good = line(builder, seed, said.check)
        well = well and good
        sys.stdout.write(f"{told}\n")
        sys.stdout.flush()
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
