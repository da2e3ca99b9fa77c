"""Card pool: the cards from which alone a deck may be built, out of boosters; what of it is left, what a deck has too
many of. Pure.

No rulebook knows of decks out of boosters. Here they are of fewer cards than others, a setting, and every card that
was opened may be played: what limits the copies of a card is the pool.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, NamedTuple

from doomtable import rulesets
from doomtable.decks.edited_deck import DECK_PARTS, ChangeCounts, CountChange, DeckEdit, EditedDeck, merged
from doomtable.decks.suggestions import AdviceGround, trimming
from doomtable.files.decks import MAX_COUNT, DeckList
from doomtable.rules.ruleset import Ruleset
from doomtable.rulesets import DeckFault
from doomtable.start_sections import Lookup, StartedDeck

DECK_SIZE: Final = 40
"""Cards of a deck out of boosters, at least, where nobody says otherwise."""
DECK_SIZES: Final = (20, 60)
"""The least and the most that may be asked for."""


def pool_rules(rules: Ruleset, size: int) -> Ruleset:
    """Rules by which decks out of boosters are judged and played: of so many cards at least, without restricted cards
    and with as many copies as there are. Raises BadInput."""
    return rulesets.with_options(rules, deck_min=size, restricted_list="none", copies_max=MAX_COUNT)


@dataclass(frozen=True, slots=True)
class CardPool:
    """The cards that somebody has, with their numbers."""

    cards: Mapping[str, int]

    @property
    def size(self) -> int:
        """How many cards there are."""
        return sum(self.cards.values())

    def left(self, deck: StartedDeck, name: str) -> int:
        """How many copies of a card a deck leaves in the pool; below 0 where it has more than there are."""
        return self.cards.get(name, 0) - _used(deck)[name]

    def limited(self, edited: EditedDeck) -> EditedDeck:
        """A deck without what the pool does not hold; the deck itself loses a card last."""
        out: list[CountChange] = []
        over = {name: n - self.cards.get(name, 0) for name, n in _used(edited.deck).items()}
        for part in reversed(DECK_PARTS):
            for name, n in edited.part(part):
                taken = min(n, max(0, over[name]))
                over[name] -= taken
                out += [CountChange(part, name, -taken)] if taken else []
        return ChangeCounts(tuple(out)).apply(edited) if out else edited


class EditWithin(NamedTuple):
    """An edit of a deck that is built from a pool: what the pool does not hold does not come in."""

    edit: DeckEdit
    pool: CardPool

    def apply(self, edited: EditedDeck) -> EditedDeck:
        """The deck with it."""
        return self.pool.limited(self.edit.apply(edited))


def pool_faults(deck: StartedDeck, pool: CardPool) -> list[DeckFault]:
    """The cards of which a deck has more than its pool holds; an empty list where there are none."""
    used = _used(deck)
    return [
        DeckFault("", name, "deck-fault-pool", n, pool.cards.get(name, 0))
        for name, n in used.items() if n > pool.cards.get(name, 0)
    ]  # fmt: skip


def deck_from(pool: CardPool, rules: Ruleset, lookup: Lookup, played: Mapping[str, int], name: str) -> DeckList:
    """The deck that a computer player builds: all of the pool, without what it misses least down to the smallest deck
    that the rules allow; larger where they ask for more warriors than are left then."""
    whole = DeckList(name, rules.name, tuple(pool.cards.items()))
    known = [lookup(card) for card in pool.cards]
    ground = AdviceGround(rules, known, lookup, "", played)
    surplus = pool.size - rules.deck_min
    edited = EditedDeck(whole)
    if surplus > 0:
        out = tuple(CountChange("deck", one.card, one.by) for one in trimming(edited, ground, surplus))
        edited = ChangeCounts(out).apply(edited)
    fighting = {card.name for card in known if card.type == "warrior"}
    held = sum(n for card, n in edited.deck.cards if card in fighting)
    spare = (Counter({card: n for card, n in pool.cards.items() if card in fighting}) - _used(edited.deck)).elements()
    more = tuple(CountChange("deck", card, 1) for card in islice(spare, max(0, rules.deck_min_warriors - held)))
    return ChangeCounts(merged(more)).apply(edited).deck


def fillers_from(
    pool: CardPool, deck: StartedDeck, wanted: int, rules: Ruleset, lookup: Lookup, played: Mapping[str, int]
) -> tuple[str, ...]:
    """So many cards of a pool that a deck has not yet, as far as there are so many: those of the smallest deck that a
    computer player would build and that holds enough others."""
    size = rules.deck_min
    while True:
        built = deck_from(pool, replace(rules, deck_min=size), lookup, played, "")
        more = Counter(dict(built.cards)) - _used(deck)
        lacking = wanted - more.total()
        if lacking <= 0 or size >= pool.size:
            return tuple(more.elements())[:wanted]
        size = min(pool.size, size + lacking)


def _used(deck: StartedDeck) -> Counter[str]:
    """How many copies of each card all parts of a deck have."""
    used: Counter[str] = Counter()
    for cards in (deck.cards, deck.collection, deck.start):
        used.update(dict(cards))
    return used
