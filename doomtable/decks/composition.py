"""Composition of a deck: its proportions, what its warriors cost, where its Destiny comes from, and its doubles. Pure.

The proportions are those that experienced players advise: a fifth to a quarter warriors, a quarter to a third of what
one equips, casts, bestows, builds and fulfils (up to two fifths with Art or Dark Symmetry), Specials the rest.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import ceil, floor
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from doomtable.cards.validation import walk
from doomtable.decks.card_query import tags_of
from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.rules.terms import CARD_TYPES
from doomtable.start_sections import Lookup

DeckShare = Literal["warriors", "things", "specials"]
"""A third of a deck in the sense of its proportions: warriors, what they are given and what is built, Specials."""
SHARES: Final[tuple[DeckShare, ...]] = ("warriors", "things", "specials")
ADVISED: Final[Mapping[DeckShare, tuple[Fraction, Fraction]]] = MappingProxyType({
    "warriors": (Fraction(1, 5), Fraction(1, 4)),
    "things": (Fraction(1, 4), Fraction(1, 3)),
    "specials": (Fraction(2, 5), Fraction(1, 2)),
})  # fmt: skip
WITH_GIFTS: Final = Fraction(2, 5)
"""Up to so many are no warriors and no Specials in a deck that casts spells or bestows gifts."""
GIFTS: Final = ("art", "symmetry")
GIFTED: Final = 4
"""So many spells or gifts make a deck one of those."""
DEAREST: Final = 12
"""The last place of the curve, for warriors of that Value or more."""


class AdvisedShare(NamedTuple):
    """How many cards of a share there are, and how many are advised in a deck of that size."""

    share: DeckShare
    held: int
    least: int
    most: int

    @property
    def lacking(self) -> int:
        """How many are missing; below 0, how many there are too many; 0 where all is well."""
        return self.least - self.held if self.held < self.least else min(0, self.most - self.held)


class DestinyBalance(NamedTuple):
    """What a deck asks of its player's Destiny, and what helps to pay for it."""

    asked: int
    """The Values of all its warriors together."""
    mean: float
    """Of a warrior; 0 without any."""
    opening: int
    """Warriors that the Destiny of the start pays for."""
    sources: int
    """Cards that bring Destiny by what they say."""
    spenders: int
    """Cards other than warriors that cost Destiny, or can be given it."""


class DoubleCard(NamedTuple):
    """A card that is there more than once although only one of it may be in play with a player."""

    card: str
    copies: int


@dataclass(frozen=True, slots=True)
class Composition:
    """What a deck is made of."""

    size: int
    types: Mapping[str, int]
    """How many cards of each type there are, in the order of the types."""
    shares: tuple[AdvisedShare, ...]
    curve: tuple[int, ...]
    """How many warriors there are of every Value from 0 on; the last place is for DEAREST and more."""
    destiny: DestinyBalance
    copies: tuple[int, ...]
    """How many different cards are there once, twice and so on."""
    doubles: tuple[DoubleCard, ...]
    affiliations: Mapping[str, int]
    """How many warriors are of each affiliation, most first."""


def share_of(card: Card) -> DeckShare:
    """Which share of a deck a card belongs to."""
    return "warriors" if card.type == "warrior" else "specials" if card.type == "special" else "things"


def composition(cards: Sequence[tuple[Card, int]], start_d: int, at_least: int = 0) -> Composition:
    """What cards with their counts come to; shares are advised for a deck of `at_least` so many cards."""
    size = sum(count for _, count in cards)
    types: Counter[str] = Counter()
    shares: Counter[str] = Counter()
    curve = [0] * (DEAREST + 1)
    banners: Counter[str] = Counter()
    asked = fighters = opening = sources = spenders = 0
    for card, count in cards:
        types[card.type] += count
        shares[share_of(card)] += count
        sources += count * brings_destiny(card)
        if card.type != "warrior":
            spenders += count * costs_destiny(card)
            continue
        worth = card.V or 0
        curve[min(worth, DEAREST)] += count
        asked, fighters = asked + worth * count, fighters + count
        opening += count * (worth <= start_d)
        for one in card.affiliations:
            banners[one] += count
    copies = Counter(count for _, count in cards)
    gifts = sum(types[kind] for kind in GIFTS) >= GIFTED
    return Composition(
        size,
        {kind: types[kind] for kind in CARD_TYPES if types[kind]},
        tuple(_advised(share, shares[share], max(size, at_least), gifts) for share in SHARES),
        tuple(curve),
        DestinyBalance(asked, asked / fighters if fighters else 0.0, opening, sources, spenders),
        tuple(copies[n] for n in range(1, max(copies, default=0) + 1)),
        tuple(DoubleCard(card.name, count) for card, count in cards if count > 1 and only_one(card)),
        dict(sorted(banners.items(), key=lambda one: (-one[1], one[0]))),
    )


def _advised(share: DeckShare, count: int, size: int, gifts: bool) -> AdvisedShare:
    least, most = ADVISED[share]
    if share == "things" and gifts:
        most = WITH_GIFTS
    return AdvisedShare(share, count, ceil(least * size), max(ceil(least * size), floor(most * size)))


@lru_cache(maxsize=4096)
def brings_destiny(card: Card) -> bool:
    """Whether what a card says can bring its player Destiny."""
    return any(
        (isinstance(node, L.Gain) and node.pool in ("D", "any") and node.who == "you")
        or (isinstance(node, L.Pass) and node.pool == "D" and node.taker == "you")
        for node in walk(card)
    )


@lru_cache(maxsize=4096)
def costs_destiny(card: Card) -> bool:
    """Whether a card costs Destiny to play, or lets Destiny be spent on it."""
    return card.type == "art" or any(isinstance(node, L.Cost) and (node.d != 0 or node.per > 0) for node in walk(card))


@lru_cache(maxsize=4096)
def only_one(card: Card) -> bool:
    """Whether a player has only one of a card in play at a time."""
    return "personality" in tags_of(card) or card.unique in ("player", "game") or card.type in ("relic", "alliance")


def resolved(cards: Iterable[tuple[str, int]], lookup: Lookup) -> list[tuple[Card, int]]:
    """Card names with counts as cards; prints of one card under two names are added up."""
    found: dict[str, tuple[Card, int]] = {}
    for name, count in cards:
        card = lookup(name)
        found[card.code] = found.get(card.code, (card, 0))[0], found.get(card.code, (card, 0))[1] + count
    return list(found.values())
