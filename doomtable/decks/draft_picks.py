"""Draft picks: what computer players take out of a booster. Pure, and the same for the same cards.

At first they look at what a card is worth by itself; with every card taken they look more at what goes with those they
have: warriors of the affiliations that they have begun, things that somebody of theirs can use, warriors that the
Destiny of the start pays for where most of theirs are dear, and never too much of one kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from doomtable.decks.composition import DeckShare, composition, only_one, resolved, share_of
from doomtable.decks.deck_needs import DeckPool, lacks, needs_of, pool_of
from doomtable.decks.suggestions import CHEAP, CHEAP_SHARE, DEAREST_USUAL, STRONG
from doomtable.rules.language import Card
from doomtable.start_sections import Lookup

START_D: Final = 5
"""Destiny of the start by which the curve is looked at."""
SETTLED: Final = 15
"""So many cards taken, and what goes with them counts in full."""
WANTED: Final[Mapping[DeckShare, float]] = {"warriors": 0.4, "things": 0.25, "specials": 0.35}
"""The shares of what is taken that are aimed at: more warriors than a deck needs, as not all will go together."""
OWN: Final = 1.2
FOREIGN: Final = 0.5
UNMET: Final = 0.9
REACH: Final = 0.5
LACKING: Final = 1.5
PLAYED: Final = 0.12
DEAR: Final = 0.12
TWICE: Final = 1.0
"""What a card is worth more for an affiliation of one's own, and for each warrior who can use it; less for one that
nobody else is of, for a need that nobody meets, and for another copy of what may be in play once; more for a share that
is behind; for each ready deck that plays it; less for each D that makes a warrior come late."""


class Taken(NamedTuple):
    """What somebody has taken so far, looked at once for all cards of a booster."""

    size: int
    names: Mapping[str, int]
    affiliations: Mapping[str, float]
    """Of each affiliation its part of the warriors; 'general' is left out."""
    shares: Mapping[DeckShare, float]
    """How far each share is behind what is aimed at; below 0 where it is ahead."""
    dear: bool
    """Whether few of the warriors can be paid for with the Destiny of the start."""
    pool: DeckPool

    @property
    def settled(self) -> float:
        """How much what goes together counts, from 0 to 1."""
        return min(1.0, self.size / SETTLED)


def taken(names: Sequence[str], lookup: Lookup) -> Taken:
    """What these cards come to."""
    counts = Counter(names)
    cards = resolved(counts.items(), lookup)
    made = composition(cards, START_D)
    fighters = max(1, sum(made.curve))
    banners = {one: n / fighters for one, n in made.affiliations.items() if one != "general"}
    size = max(1, len(names))
    held = {one.share: one.held / size for one in made.shares}
    behind = {share: wanted - held[share] for share, wanted in WANTED.items()}
    dear = made.destiny.opening < CHEAP_SHARE * fighters
    return Taken(len(names), counts, banners, behind, dear, pool_of(card for card, _ in cards))


def worth(card: Card, mine: Taken, played: Mapping[str, int]) -> float:
    """How much a card is worth to somebody who has taken those; the more the better, by itself about 1."""
    out = alone(card) + PLAYED * min(4, played.get(card.name, 0))
    settled = mine.settled
    out += LACKING * settled * mine.shares[share_of(card)]
    if only_one(card) and mine.names.get(card.name, 0):
        out -= TWICE
    own = sum(mine.affiliations.get(one, 0.0) for one in card.affiliations)
    homeless = "general" in card.affiliations or not card.affiliations
    if card.type == "warrior":
        out += settled * (OWN * own if own else 0.0 if homeless else -FOREIGN)
        if mine.dear:
            out += settled * (0.4 if (card.V or 0) <= CHEAP else -0.2)
        return out
    if lacks(card, mine.pool) is not None:
        return out - UNMET * (0.4 + 0.6 * settled)
    needs = needs_of(card)
    reach = mine.pool.warriors_for(needs[0]) / max(1, mine.pool.warriors) if needs else 0.5
    return out + settled * (REACH * reach + (0.5 * OWN * own))


@lru_cache(maxsize=4096)
def alone(card: Card) -> float:
    """What a card is worth before anything else is taken."""
    if card.type != "warrior":
        rated = sum(abs(value) for value in (card.F, card.S, card.A) if value is not None)
        return 0.9 + min(0.3, rated / 30)
    strength = max(card.F or 0, card.S or 0) + (card.A or 0)
    value = card.V or 0
    return 0.7 + strength / STRONG - DEAR * max(0, value - DEAREST_USUAL) + 0.1 * (value <= CHEAP)


def best_of(pack: Sequence[str], mine: Sequence[str], lookup: Lookup, played: Mapping[str, int]) -> str:
    """The card of a booster that does most for somebody who has taken those; of equals the first by name."""
    found = taken(mine, lookup)
    return min(pack, key=lambda name: (-round(worth(lookup(name), found, played), 6), name))
