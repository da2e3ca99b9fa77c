"""Prints how long a deck builder thinks about a deck, in calibration loops: `python tests/bench/builder.py`.

Measured in CPU time. What an edit asks for (faults, proportions, what nobody can use) and a list of suggestions must
each be done within the 16 ms of a frame; the first suggestions after the cards were looked at, too.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

from bench import calibration, seconds

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.decks import suggestions
from doomtable.decks.deck_mends import faults_of
from doomtable.decks.deck_storage import played_in_ready_decks
from doomtable.decks.edited_deck import EditedDeck
from doomtable.decks.suggestions import AdviceGround, fill_names, filling, trimming
from doomtable.files.decks import DeckList, read_deck, ready_decks
from doomtable.table.deck_builder.builder_state import DeckAnalysis

MOST: Final = 0.016
LISTED: Final = 8


def decks() -> list[EditedDeck]:
    """The ready decks of the usual rules, whole, by half, their first cards, and nothing."""
    known, rules, out = catalogue(), rulesets.SECOND, [EditedDeck(DeckList("", rulesets.SECOND.name, ()))]
    for path in ready_decks():
        deck = read_deck(path, known.names)
        if not rulesets.faults(deck, rules, lookup=known.get):
            parts = (deck.cards, deck.cards[: len(deck.cards) // 2], deck.cards[:5])
            out += [EditedDeck(DeckList(deck.name, rules.name, cards)) for cards in parts]
    return out


def main(times: int = 5) -> int:
    known, rules = catalogue(), rulesets.SECOND
    ground = AdviceGround(rules, known.cards, known.get, "", played_in_ready_decks(known.names))
    made = decks()

    def analysed(deck: EditedDeck) -> object:
        found = DeckAnalysis(deck, rules, "")
        return found.faults, found.composition, found.unmet, found.counts

    began = process_time()
    suggestions.read_some(known.cards, float("inf"))
    print(f"{len(known.cards)} cards looked at in {(process_time() - began) * 1000:.1f} ms, bit by bit")  # noqa: T201
    analysed(made[1])
    began = process_time()
    filling(made[1], ground, LISTED)
    first = process_time() - began
    print(f"first suggestions: {first * 1000:.1f} ms")  # noqa: T201
    jobs: dict[str, Callable[[EditedDeck], object]] = {
        "an edit is judged": analysed,
        "faults alone": lambda deck: faults_of(deck, rules, ""),
        "suggestions to put in": lambda deck: filling(deck, ground, LISTED),
        "suggestions to take out": lambda deck: trimming(deck, ground, LISTED - 3),
        "a deck is filled": lambda deck: fill_names(deck, ground, max(0, rules.deck_min - deck.size())),
    }
    slowest = first
    for name, job in jobs.items():
        found = []
        for deck in made:
            loop = seconds(calibration, 3)
            spent = seconds(lambda job=job, deck=deck: job(deck), times)  # type: ignore[misc]
            found.append((spent / loop, spent))
        ratios, spent = sorted(one for one, _ in found), max(one for _, one in found)
        if name.startswith(("suggestions", "an edit")):
            slowest = max(slowest, spent)
        middle = ratios[len(ratios) // 2]
        print(f"{name}: {middle:.2f} loops, at most {ratios[-1]:.2f} ({spent * 1000:.1f} ms)")  # noqa: T201
    print(f"slowest: {slowest * 1000:.1f} ms of {MOST * 1000:.0f}")  # noqa: T201
    return int(slowest > MOST)


if __name__ == "__main__":
    raise SystemExit(main())
