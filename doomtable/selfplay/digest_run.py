"""Digest run: random games between random legal decks with all checks, a line each, to compare two engines by.

    python -m doomtable.selfplay.digest_run --first 1 --games 200

A line is the seed, how many play, how many choices were made, how the game ended, and one digest of the states after
every eighth choice. The plain and the compiled engine must write the same lines (principle 22). What stopped a game
stands in the place of the digest.
"""

from __future__ import annotations

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
from doomtable.selfplay.random_games import arguments, choices, ending, fault_of

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
        for _choice in choices(game, checker, CAP, lambda decision: rng.choice(decision.options)):
            if len(game.choices) % DIGEST_EVERY == 0:
                _ = game.decision
                chain.update(game.state.digest().encode())
        _ = game.decision
        chain.update(game.state.digest().encode())
    except Exception as error:
        fault = fault_of(error)
    return f"{seed} {seats} {len(game.choices)} {ending(game)} {fault or chain.hexdigest()}", not fault


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns 0 when nothing failed."""
    said = arguments("digest_run", __doc__, argv)
    builder, well = RandomDeckBuilder(catalogue().cards), True
    for seed in range(said.first, said.first + said.games):
        told, good = line(builder, seed, said.check)
        well = well and good
        sys.stdout.write(f"{told}\n")
        sys.stdout.flush()
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
