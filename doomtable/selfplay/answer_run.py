"""Answer run: random games between decks of answers, counters and copies, with all checks, a line each.

    python -m doomtable.selfplay.answer_run --first 1 --games 300

Nothing is in these decks but cheap warriors and cards that answer something, undo it, turn it elsewhere or are played
as another. Who may play something plays nearly always. That tries what windows are for: that they close, that plays
upon plays end (RUL-31), and how deep they get. A line is the seed, how many play, how many choices were made, how the
game ended, the most plays that were open at once, the most choices in one turn, and what stopped it, if anything did.
The last line has the most of each.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.cards.validation import walk
from doomtable.records.record import GameSetup
from doomtable.rules import language as L
from doomtable.rules.game import Decision
from doomtable.rules.terms import PASS, Option
from doomtable.selfplay.invariants import InvariantChecker
from doomtable.selfplay.random_deck import RandomDeckBuilder
from doomtable.selfplay.random_games import arguments, choices, ending, fault_of

AROUND: Final = 6
"""So many answers the decks of a game are built around."""
VALUE: Final = 4
"""Warriors of the decks have no higher Value."""
EAGER: Final = 0.9
"""How often somebody plays where that can be done."""
CAP: Final = 1200
"""Choices after which a game is left."""
COUNTERS: Final = (L.Cancel, L.Copy, L.Redirect, L.TakeOver, L.Undo)


class AnswerGame(NamedTuple):
    """What came of a game, as it is told."""

    seed: int
    seats: int
    choices: int
    ended: str
    deepest: int
    """The most plays that were announced and not yet settled at once."""
    longest: int
    """The most choices in one turn."""
    fault: str = ""

    def __str__(self) -> str:
        return " ".join(str(part) for part in self if part != "")


def answers(card: L.Card) -> bool:
    """Whether a card answers something, undoes it, turns it elsewhere or is played as another."""
    nodes = list(walk(card))
    answering = any(isinstance(node, L.Play | L.Act) and node.to is not None for node in nodes)
    return card.type != "warrior" and (answering or any(isinstance(node, COUNTERS) for node in nodes))


def pool(cards: Sequence[L.Card]) -> tuple[L.Card, ...]:
    """The answers among these cards, and the warriors who live long enough to be answered for."""
    return tuple(card for card in cards if answers(card) or (card.type == "warrior" and (card.V or 99) <= VALUE))


def line(builder: RandomDeckBuilder, seed: int, check: bool) -> AnswerGame:
    """Play one game."""
    rng = Random(f"answer run/{seed}")
    seats = 3 if seed % 5 == 0 else 2
    rules = rulesets.get("second")
    around = rng.sample([card.code for card in builder.cards if card.type != "warrior"], AROUND)
    setup = GameSetup(builder.decks(around, seats, rules, rng), rules, builder.book.get, seed)
    game = setup.deal()
    checker = InvariantChecker(setup, game, seed) if check else None
    deepest = longest = of_turn = 0
    turn, fault = (-1, -1), ""

    def pick(decision: Decision) -> Option:
        options = decision.options
        if decision.kind == "window" and PASS in options and len(options) > 1 and rng.random() < EAGER:
            options = tuple(option for option in options if option != PASS)
        return rng.choice(options)

    try:
        for _choice in choices(game, checker, CAP, pick):
            now = game.state.turn.seat, game.state.turn.number
            turn, of_turn = now, of_turn + 1 if now == turn else 1
            deepest, longest = max(deepest, len(game.state.pending)), max(longest, of_turn)
    except Exception as error:
        fault = fault_of(error)
    return AnswerGame(seed, seats, len(game.choices), ending(game), deepest, longest, fault)


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns 0 when nothing failed."""
    said = arguments("answer_run", __doc__, argv)
    builder = RandomDeckBuilder(pool(catalogue().cards))
    lines = []
    for seed in range(said.first, said.first + said.games):
        lines.append(line(builder, seed, said.check))
        sys.stdout.write(f"{lines[-1]}\n")
        sys.stdout.flush()
    deepest, longest = max(one.deepest for one in lines), max(one.longest for one in lines)
    sys.stdout.write(f"{len(lines)} games: deepest {deepest}, longest turn {longest} choices\n")
    return 0 if not any(one.fault for one in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
