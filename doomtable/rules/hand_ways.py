"""What a hand could be played for: the ways to play its cards, by the verb that plays them; made once for each hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from doomtable.rules.card_defs import CardDef
from doomtable.rules.masks import MENU_BITS
from doomtable.rules.play_modes import PlayMode
from doomtable.rules.terms import CardId, new_tuple


class VerbWays(NamedTuple):
    """The ways to play what of a hand is played with one verb."""

    ways: Sequence[tuple[CardId, PlayMode]]
    """Card and a way to play it, in the order of the cards."""
    mask: int
    """The windows that they are for."""
    fleeting: int
    """The windows of those of which it cannot be kept whether they are open."""


class HandWays(NamedTuple):
    """The ways to play what of a hand is played for what it does."""

    by_verb: Mapping[str, VerbWays]
    verbs: Collection[str]
    """The verbs with which the cards leave the hand, those of other cards too."""
    menu: Collection[str]
    """The same without those with which cards are played that are for no menu."""


NO_WAYS: Final = VerbWays((), 0, 0)
"""Those with a verb that plays no card of a hand."""
PLAYED: Final = ("play", "cast")
"""The verbs that do nothing but play a card in one of its ways."""
MOST_HANDS: Final = 1024
"""Hands whose ways to play their cards are kept."""


def hand_ways(kept: dict[tuple[CardId, ...], HandWays], of: Sequence[CardDef], hand: tuple[CardId, ...]) -> HandWays:
    """The ways to play the cards of a hand, by the definitions of all cards; they are kept with those of other hands.
    """
    if len(kept) >= MOST_HANDS:
        kept.clear()
    verbs: set[str] = set()
    every: dict[str, list[tuple[CardId, PlayMode]]] = {}
    for card in hand:
        d = of[card]
        verb = d.verb
        verbs.add(verb)
        if d.plays:
            found = every.setdefault(verb, [])
            for way in d.plays:
                found.append((card, way))
    by_verb: dict[str, VerbWays] = {}
    menu = verbs.copy()
    for verb, ways in every.items():
        mask = fleeting = 0
        for _card, way in ways:
            mask |= way.mask
            if not way.keeps:
                fleeting |= way.mask
        by_verb[verb] = new_tuple(VerbWays, (ways, mask, fleeting))
        if not mask & MENU_BITS and verb in PLAYED:
            menu.discard(verb)
    made = kept[hand] = new_tuple(HandWays, (by_verb, verbs, menu))
    return made
