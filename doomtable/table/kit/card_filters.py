"""Card filters: the cards that a search and chosen types, affiliations, sets or rarities leave. Pure.

Values of one group widen the choice (Bauhaus or Capitol), groups narrow it (Bauhaus and a warrior). What a card says is
made from its declaration, which takes a while for a thousand of them: `read_some` does it bit by bit.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from types import MappingProxyType
from typing import Final, Literal

from doomtable.cards.catalogue import SETS, UnknownCard, catalogue
from doomtable.rules.language import Card
from doomtable.rules.terms import AFFILIATIONS, CARD_TYPES, STATS
from doomtable.words.rulebook import searched
from doomtable.words.words import Words

FilterGroup = Literal["type", "affiliation", "set", "rarity"]
GROUPS: Final[tuple[FilterGroup, ...]] = ("type", "affiliation", "set", "rarity")
ORDER: Final[Mapping[FilterGroup, tuple[str, ...]]] = MappingProxyType({
    "type": CARD_TYPES, "affiliation": AFFILIATIONS, "set": tuple(SETS), "rarity": (),
})  # fmt: skip
"""The order of a group's values; what is not named comes last, by its letters."""
WITHIN: Final = 3
"""A word of so many letters is also found within another: German joins its words."""


def values_of(card: Card, group: FilterGroup) -> tuple[str, ...]:
    """What a card is in a group: of one type, of one affiliation or more."""
    if group == "affiliation":
        return card.affiliations
    found: str = {"type": card.type, "set": card.set, "rarity": card.rarity}[group]
    return (found,) if found else ()


@dataclass(frozen=True, slots=True)
class CardFilter:
    """What is looked for: the words of a query, and chosen values."""

    query: str = ""
    chosen: frozenset[tuple[FilterGroup, str]] = frozenset()

    def toggled(self, group: FilterGroup, value: str) -> CardFilter:
        """The same with a value chosen, or no longer."""
        return replace(self, chosen=self.chosen ^ {(group, value)})

    def of(self, group: FilterGroup) -> set[str]:
        """The values chosen in a group."""
        return {value for one, value in self.chosen if one == group}

    def lets(self, card: Card, but: FilterGroup | None = None) -> bool:
        """Does a card have what was chosen? The group `but` is not asked for."""
        groups = {group for group, _ in self.chosen} - {but}
        return all(self.of(group) & {*values_of(card, group)} for group in groups)


def _plain(text: str) -> list[str]:
    """The words of a text as they are compared: without capitals, accents and quotes."""
    bare = "".join(mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark))
    return searched(bare)


def _holds(text: str, wanted: Sequence[str]) -> bool:
    """Does a text of words, each after a space, hold every word that is wanted?"""
    return all((word if len(word) >= WITHIN else f" {word}") in text for word in wanted)


def ordered(cards: Iterable[Card]) -> list[Card]:
    """Cards as they are leafed through: by type, by affiliation, by name, each name once."""
    once = {card.name: card for card in reversed(list(cards))}.values()
    return sorted(once, key=lambda card: (
        CARD_TYPES.index(card.type), AFFILIATIONS.index(card.affiliations[0]) if card.affiliations else 0, card.name,
    ))  # fmt: skip


class CardIndex:
    """Cards by what they are called, what they are and what they say, in the language of the words."""

    def __init__(self, words: Words, cards: Iterable[Card]) -> None:
        self.words = words
        self.cards = ordered(cards)
        self._names: dict[str, str] = {}
        self._texts: dict[str, str] = {}
        self._language = ""
        self._keep()

    def _keep(self) -> None:
        """Forget what was said in another language."""
        if self._language != self.words.language:
            self._language = self.words.language
            self._texts = {}
            for card in self.cards:
                called = _plain(f"{card.name} {self.words.card_name(card.name)}")
                self._names[card.name] = "".join(f" {word}" for word in called)

    @property
    def whole(self) -> bool:
        """Was every card read?"""
        return self._language == self.words.language and len(self._texts) == len(self.cards)

    def read_some(self, seconds: float) -> None:
        """Read cards for so long, one at least, until all are read."""
        self._keep()
        until = perf_counter() + seconds
        for card in self.cards[len(self._texts) :]:
            self._texts[card.name] = self._text(card)
            if perf_counter() > until:
                break

    def read_all(self) -> None:
        """Read whatever was not read yet."""
        self.read_some(float("inf"))

    def _text(self, card: Card) -> str:
        """A card's words: what it is called, its type line, its text, and ratings as in F8."""
        said = _plain(f"{self.words.type_line(card)} {self.words.card_text(card)}")
        rated = zip(STATS, (card.F, card.S, card.A, card.V), strict=True)
        numbers = [f"{letter}{value}".casefold() for letter, value in rated if value is not None]
        return self._names[card.name] + "".join(f" {word}" for word in dict.fromkeys((*said, *numbers)))

    def found(self, wanted: CardFilter, but: FilterGroup | None = None) -> list[Card]:
        """The cards that a filter leaves: those called so come before those that only say so."""
        self._keep()
        words = _plain(wanted.query)
        left = [card for card in self.cards if wanted.lets(card, but)] if wanted.chosen else self.cards
        if not words:
            return [] if wanted.query.strip() else list(left)
        called = [card for card in left if _holds(self._names[card.name], words)]
        known = {card.name for card in called}
        return called + [
            card for card in left if card.name not in known and _holds(self._texts.get(card.name, ""), words)
        ]

    def counts(self, wanted: CardFilter, group: FilterGroup) -> Counter[str]:
        """How many cards each value of a group would show beside what else is looked for."""
        return Counter(value for card in self.found(wanted, group) for value in values_of(card, group))

    def values(self, group: FilterGroup) -> Counter[str]:
        """The values of a group in their order, each with how many cards here have it."""
        known = Counter(value for card in self.cards for value in values_of(card, group))
        order = ORDER[group]
        places = sorted(known, key=lambda value: (order.index(value) if value in order else len(order), value))
        return Counter({value: known[value] for value in places})

    def nearest(self, query: str) -> str:
        """The card that a query without success may have meant; '' if none is near."""
        try:
            return catalogue().get(query).name
        except UnknownCard as error:
            return error.suggestion or ""
