"""Deck legality: every fault of a deck under a ruleset, by its DECK clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset

PLAIN_LIMIT: Final = 5
"""The limit in the card data that restricts nothing (DECK-02)."""
Pile: TypeAlias = Sequence[tuple[str, int]]
"""Card names with how many copies lie there."""
Lookup: TypeAlias = Callable[[str], Card]


class DeckFault(NamedTuple):
    """One thing that makes a deck illegal: the clause, the card if it is about one, and the numbers that clash."""

    rule: str
    card: str | None
    text: str
    found: int
    allowed: int


def deck_faults(cards: Pile, collection: Pile, ruleset: Ruleset, lookup: Lookup) -> list[DeckFault]:
    """Return everything that makes a deck illegal, in the order of the clauses; an empty list is a legal deck.

    `lookup` finds a card by a name that the deck holds. Serves DECK-01 to DECK-05 and ZONE-21; DECK-08: asked before
    the game only.
    """
    return [
        *_deck_faults(cards, collection, ruleset, lookup),
        *_collection_faults(collection, ruleset, lookup),
    ]


def _deck_faults(cards: Pile, collection: Pile, ruleset: Ruleset, lookup: Lookup) -> Iterator[DeckFault]:
    size = sum(count for _, count in cards)
    if size < ruleset.deck_min:
        text = f"The deck has {size} cards and needs at least {ruleset.deck_min}."
        yield DeckFault("DECK-01", None, text, size, ruleset.deck_min)
    together = (*cards, *collection) if ruleset.reserve_max else cards
    where = "deck and reserve have" if ruleset.reserve_max else "the deck has"
    for card, count in _copies(together, lookup):
        restricted = ruleset.restricted_list != "none" and card.limit < PLAIN_LIMIT
        limit = card.limit if restricted else ruleset.copies_max
        if limit == 0:
            yield DeckFault("DECK-03", card.name, f"{card.name} may not be in a deck.", count, 0)
        elif restricted and count > limit:
            text = f"{card.name} is restricted to {_copies_word(limit)}; {where} {count}."
            yield DeckFault("DECK-03", card.name, text, count, limit)
        elif count > ruleset.copies_max:
            text = f"No more than {_copies_word(ruleset.copies_max)} of {card.name} are allowed; {where} {count}."
            yield DeckFault("DECK-02", card.name, text, count, ruleset.copies_max)
    warriors = sum(count for name, count in cards if lookup(name).type == "warrior")
    if warriors < ruleset.deck_min_warriors:
        text = f"The deck has {warriors} warriors and needs at least {ruleset.deck_min_warriors}."
        yield DeckFault("DECK-04", None, text, warriors, ruleset.deck_min_warriors)


def _collection_faults(collection: Pile, ruleset: Ruleset, lookup: Lookup) -> Iterator[DeckFault]:
    """The reserve of a tournament counts with its deck (DECK-05); another collection stands for itself (ZONE-21)."""
    size = sum(count for _, count in collection)
    most = ruleset.reserve_max or ruleset.collection_max
    if most is not None and size > most:
        rule, pile = ("DECK-05", "reserve") if ruleset.reserve_max else ("ZONE-21", "collection")
        yield DeckFault(rule, None, f"The {pile} has {size} cards and may have {most}.", size, most)
    if ruleset.reserve_max:
        return
    for card, count in _copies(collection, lookup):
        if count > ruleset.copies_max:
            allowed = _copies_word(ruleset.copies_max)
            text = f"No more than {allowed} of {card.name} are allowed; the collection has {count}."
            yield DeckFault("ZONE-21", card.name, text, count, ruleset.copies_max)


def _copies(cards: Pile, lookup: Lookup) -> list[tuple[Card, int]]:
    """Add up the copies of each card; prints with another name but the same code are the same card (DECK-02)."""
    known: dict[str, Card] = {}
    counts: Counter[str] = Counter()
    for name, count in cards:
        card = known.setdefault(lookup(name).code, lookup(name))
        counts[card.code] += count
    return [(known[code], count) for code, count in counts.items()]


def _copies_word(number: int) -> str:
    return "1 copy" if number == 1 else f"{number} copies"
