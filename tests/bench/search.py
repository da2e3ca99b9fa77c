"""Prints how long a search over all cards takes, and how long reading them: `python tests/bench/search.py`.

Measured in CPU time. A search must answer within the 16 ms of a frame; what is measured is a whole one: the cards that
are left, in their order, and of every group how many cards each of its values would show.
"""

from __future__ import annotations

from time import process_time
from typing import Final

from doomtable.cards.catalogue import catalogue
from doomtable.decks.card_index import CardFilter, CardIndex, FilterGroup
from doomtable.words.words import Words

MOST: Final = 0.016
QUERIES: Final = (
    "", "w", "wound", "hussar", "-art immune", '"dark legion"', "t:warrior", "t:warrior a:mishima v<=4 s:inq",
    "t:warrior wound k:immune f>=3 a:1-9", "name:x text:y", "r:u limit<5 ap:algeroth",
)  # fmt: skip
CHOSEN: Final[tuple[frozenset[tuple[FilterGroup, str]], ...]] = (
    frozenset(), frozenset({("type", "warrior"), ("affiliation", "legion"), ("set", "unl"), ("value", "4-5")}),
)  # fmt: skip


def main(times: int = 20) -> int:
    slowest = 0.0
    for code in ("en", "de"):
        index = CardIndex(Words(code), catalogue().cards)
        began = process_time()
        index.read_all()
        print(f"{code}: {len(index.cards)} cards read in {process_time() - began:.2f} s")  # noqa: T201
        for query in QUERIES:
            for chosen in CHOSEN:
                wanted = CardFilter(query, chosen)
                began = process_time()
                for _ in range(times):
                    found = index.found(wanted)
                spent = (process_time() - began) / times
                slowest = max(slowest, spent)
                print(f"  {query!r}, {len(chosen)} chosen: {len(found)} cards in {spent * 1000:.2f} ms")  # noqa: T201
    print(f"slowest: {slowest * 1000:.2f} ms of {MOST * 1000:.0f}")  # noqa: T201
    return int(slowest > MOST)


if __name__ == "__main__":
    raise SystemExit(main())
