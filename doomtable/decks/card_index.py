"""Card index: what a search and chosen values leave of them, and how many cards each value would show. Pure.

Values of one group widen the choice (Bauhaus or Capitol), groups narrow it (Bauhaus and a warrior). What a card says is
made from its declaration, which takes a while for a thousand of them: `read_some` does it bit by bit.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from time import perf_counter
from types import MappingProxyType
from typing import Final, Literal, NamedTuple, Protocol

from doomtable.cards.catalogue import PACKS, SETS, UnknownCard, catalogue
from doomtable.decks.card_query import CardQuery, OwnedCounts, facts, holds, parsed, plain_words
from doomtable.rules.language import Card
from doomtable.rules.terms import AFFILIATIONS, APOSTLES, ASPECTS, CARD_TYPES, STATS, normal

FilterGroup = Literal["type", "affiliation", "set", "rarity", "aspect", "apostle", "value"]
GROUPS: Final[tuple[FilterGroup, ...]] = ("type", "affiliation", "value", "aspect", "apostle", "set", "rarity")
BANDS: Final[Mapping[str, tuple[int, int]]] = MappingProxyType({
    "0-3": (0, 3), "4-5": (4, 5), "6-7": (6, 7), "8-9": (8, 9), "10+": (10, 99),
})  # fmt: skip
"""Values of warriors that are chosen together."""
ORDER: Final[Mapping[FilterGroup, tuple[str, ...]]] = MappingProxyType({
    "type": CARD_TYPES, "affiliation": AFFILIATIONS, "set": (*SETS, *PACKS), "aspect": ASPECTS, "apostle": APOSTLES,
    "value": tuple(BANDS), "rarity": (),
})  # fmt: skip
"""The order of a group's values; what is not named comes last, by its letters."""
BREAK: Final = " /"
"""Stands between texts that do not go on in each other."""


class CardSpeaker(Protocol):
    """What says how cards are called and what they say, in a language that may change."""

    @property
    def language(self) -> str: ...
    def card_name(self, name: str | None) -> str: ...
    def type_line(self, card: Card) -> str: ...
    def card_text(self, card: Card) -> str: ...


class FoundCards(NamedTuple):
    """What a search leaves: the cards, and of each group how many cards each of its values would show."""

    cards: list[Card]
    counts: Mapping[FilterGroup, Counter[str]]


def values_of(card: Card, group: FilterGroup) -> tuple[str, ...]:
    """What a card is in a group: of one type, of one affiliation or more."""
    if group == "value":
        return tuple(band for band, (low, high) in BANDS.items() if card.V is not None and low <= card.V <= high)
    return (card.rarity,) if group == "rarity" and card.rarity else facts(card, group) if group != "rarity" else ()


@dataclass(frozen=True, slots=True)
class CardFilter:
    """What is looked for: a query, and chosen values."""

    query: str = ""
    chosen: frozenset[tuple[FilterGroup, str]] = frozenset()

    def toggled(self, group: FilterGroup, value: str) -> CardFilter:
        """The same with a value chosen, or no longer."""
        return replace(self, chosen=self.chosen ^ {(group, value)})

    def of(self, group: FilterGroup) -> set[str]:
        """The values chosen in a group."""
        return {value for one, value in self.chosen if one == group}


def ordered(cards: Iterable[Card]) -> list[Card]:
    """Cards as they are leafed through: by type, by affiliation, by name, each name once."""
    once = {card.name: card for card in reversed(list(cards))}.values()
    return sorted(once, key=lambda card: (
        CARD_TYPES.index(card.type), AFFILIATIONS.index(card.affiliations[0]) if card.affiliations else 0, card.name,
    ))  # fmt: skip


class CardIndex:
    """Cards by what they are called, what they are and what they say, in the language of the words."""

    def __init__(
        self, words: CardSpeaker, cards: Iterable[Card], local: Mapping[tuple[str, str], str] = MappingProxyType({})
    ) -> None:
        """`local` are further words for the values of conditions, as `card_query.parsed` takes them."""
        self.words = words
        self.cards = ordered(cards)
        self.local = local
        self.owned: OwnedCounts | None = None
        """How many copies of each card the player has; None where nobody has said."""
        self._facts = {card.name: {group: values_of(card, group) for group in GROUPS} for card in self.cards}
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
                called = dict.fromkeys((card.name, self.words.card_name(card.name)))
                self._names[card.name] = BREAK.join(" " + " ".join(plain_words(name)) for name in called)

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
        """A card's words: what it is called, its type line, its text, its keywords, and ratings as in F8."""
        rated = zip(STATS, (card.F, card.S, card.A, card.V), strict=True)
        numbers = [f"{letter}{value}" for letter, value in rated if value is not None]
        said = (self.words.type_line(card), self.words.card_text(card), " ".join(card.keywords), " ".join(numbers))
        return BREAK.join((self._names[card.name], *(" " + " ".join(plain_words(text)) for text in said)))

    def query(self, text: str) -> CardQuery:
        """A search taken apart."""
        return parsed(text, self.local, owned=self.owned is not None)

    def look(self, wanted: CardFilter) -> FoundCards:
        """What a filter leaves, those called so before those that only say so; and the counts of every group: how many
        cards each value would show beside what else is looked for."""
        self._keep()
        chosen = [(group, wanted.of(group)) for group in GROUPS if wanted.of(group)]
        counts: dict[FilterGroup, Counter[str]] = {group: Counter() for group in GROUPS}
        called: list[Card] = []
        told: list[Card] = []
        for card, named in self._asked(wanted.query):
            has = self._facts[card.name]
            failing = [group for group, values in chosen if values.isdisjoint(has[group])]
            if not failing:
                (called if named else told).append(card)
                for group in GROUPS:
                    counts[group].update(has[group])
            elif len(failing) == 1:
                counts[failing[0]].update(has[failing[0]])
        return FoundCards(called + told, counts)

    def found(self, wanted: CardFilter) -> list[Card]:
        """The cards that a filter leaves: those called so come before those that only say so."""
        return self.look(wanted).cards

    def counts(self, wanted: CardFilter, group: FilterGroup) -> Counter[str]:
        """How many cards each value of a group would show beside what else is looked for."""
        return self.look(wanted).counts[group]

    def _asked(self, text: str) -> list[tuple[Card, bool]]:
        """The cards that a query leaves, each with whether it is called so."""
        if not text.strip():
            return [(card, True) for card in self.cards]
        query = self.query(text)
        if query.empty or query.faults:
            return []

        def named(card: Card) -> str:
            return self._names[card.name]

        def said(card: Card) -> str:
            return self._texts.get(card.name) or self._names[card.name]

        out: list[tuple[Card, bool]] = []
        for card in self.cards:
            called = holds(self._names[card.name], query.words)
            if called or holds(self._texts.get(card.name, ""), query.words):
                if query.lets(card, named, said, self.owned):
                    out.append((card, called))
        return out

    def values(self, group: FilterGroup) -> Counter[str]:
        """The values of a group in their order, each with how many cards here have it."""
        known = Counter(value for card in self.cards for value in self._facts[card.name][group])
        order = ORDER[group]
        places = sorted(known, key=lambda value: (order.index(value) if value in order else len(order), value))
        return Counter({value: known[value] for value in places})

    def nearest(self, query: str) -> str:
        """The card that a query without success may have meant; '' if none is near."""
        try:
            return catalogue().get(query).name
        except UnknownCard as error:
            return error.suggestion or ""


def local_values(say: Mapping[tuple[FilterGroup, str], Iterable[str]]) -> dict[tuple[str, str], str]:
    """Words for values as conditions take them, from what the values of groups are called."""
    return {(group, normal(word)): value for (group, value), words in say.items() for word in words if word}
