"""Deck needs: cards that nobody in a deck can use, cast or bear, and which cards would change that. Pure.

Looked at as printed: a warrior that the deck can make what a card asks for, by a gift or a blessing in it, will do.
What goes onto other players' cards needs nobody here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from doomtable.cards.validation import walk
from doomtable.decks.card_query import tags_of
from doomtable.rules import language as L
from doomtable.rules.language import Card
from doomtable.rules.terms import AFFILIATIONS, APOSTLES, ASPECTS, normal

NeedKind = Literal["caster", "bearer", "host", "present", "brought"]
"""Somebody who can cast it, a warrior that may have it, another card it goes on, something that must be in play, what a
Battle brings out of the collection."""
STAND_INS: Final = ("named", "follower of named", "home corporation")
"""Words of a selector that are decided in play."""
TOLD: Final = (*AFFILIATIONS, *(f"follower of {one}" for one in APOSTLES), *(f"casts {one}" for one in ASPECTS))
"""The words of a selector that say most."""


class Need(NamedTuple):
    """What a card needs: its kind, and the selectors or aspects one of which must be met."""

    kind: NeedKind
    sels: tuple[L.Sel, ...] = ()
    aspects: tuple[str, ...] = ()

    @property
    def tags(self) -> tuple[str, ...]:
        """The words that say whom it asks for, those that say most first."""
        found = [*(f"casts {one}" for one in self.aspects), *(w for sel in self.sels for w in (*sel.all, *sel.any))]
        plain = dict.fromkeys(word for word in found if word not in ("warrior", *STAND_INS))
        return tuple(sorted(plain, key=lambda word: word not in TOLD))


class UnmetNeed(NamedTuple):
    """A card that nobody in the deck can use, and what it needs."""

    card: Card
    copies: int
    need: Need


class DeckPool(NamedTuple):
    """What a deck offers to its own cards: its cards, their tags, and the tags that cards in it give to others."""

    cards: tuple[tuple[Card, frozenset[str]], ...]
    given: frozenset[str]
    warriors: int
    """How many different warriors there are."""
    leaves: tuple[L.Sel, ...]
    """The spells that cards of the deck let warriors cast who could not."""

    def meets(self, need: Need) -> bool:
        """Whether some card of the deck is what a card needs."""
        return any(True for _ in self.fitting(need))

    def warriors_for(self, need: Need) -> int:
        """How many different warriors of the deck are what a card needs."""
        return sum(card.type == "warrior" for card in self.fitting(need))

    def fitting(self, need: Need) -> Iterator[Card]:
        """The cards of the deck that are what a card needs, or can be made that."""
        for card, tags in self.cards:
            if fits(card, tags, need, self.given):
                yield card


def pool_of(cards: Iterable[Card]) -> DeckPool:
    """What cards offer to each other."""
    listed = tuple((card, frozenset(tags_of(card))) for card in cards)
    given = frozenset(word for card, _ in listed for word in gives(card))
    warriors = sum(card.type == "warrior" for card, _ in listed)
    return DeckPool(listed, given, warriors, tuple(sel for card, _ in listed for sel in lets_cast(card)))


def unmet(
    cards: Sequence[tuple[Card, int]], collection: Iterable[tuple[str, int]] = (), started: Iterable[Card] = ()
) -> list[UnmetNeed]:
    """The cards of a deck that nobody in it can use, nor who is `started`: lies on the table before the first turn."""
    pool, held = pool_of((*started, *(card for card, _ in cards))), Counter[str]()
    for name, copies in collection:
        held[name] += copies
    found = ((card, n, lacks(card, pool) or _unbrought(card, held)) for card, n in cards)
    return [UnmetNeed(card, n, need) for card, n, need in found if need is not None]


def _unbrought(card: Card, held: Counter[str]) -> Need | None:
    """VAR-BATTLE-06, VAR-BATTLE-13: that not all which a Battle brings is in the collection. It may be in the deck, but
    cannot be played."""
    if card.battle is None:
        return None
    brought = Counter(name for one in card.battle.brings for name in (one.name, *one.bears))
    return None if brought <= held else Need("brought")


def lacks(card: Card, pool: DeckPool) -> Need | None:
    """What a card needs that no other card offers it; None where it can be used."""
    return first_unmet(card, needs_of(card), pool)


def first_unmet(card: Card, needs: Sequence[Need], pool: DeckPool) -> Need | None:
    """The first of a card's needs that no other card meets; None where all are met."""
    return next((need for need in needs if not pool.meets(need) and not _let(card, need, pool)), None)


def _let(card: Card, need: Need, pool: DeckPool) -> bool:
    """Whether a spell can be cast by somebody whom another card of the deck lets."""
    if need.kind != "caster" or not pool.leaves:
        return False
    tags = frozenset(tags_of(card))
    there = any(one.type == "warrior" for one, _ in pool.cards)
    return there and any(_fits(card, tags, sel, frozenset()) for sel in pool.leaves)


def fits(card: Card, tags: frozenset[str], need: Need, given: frozenset[str] = frozenset()) -> bool:
    """Whether a card with these tags is what another one needs; words that are `given` may be put on it."""
    if need.aspects:
        casts = {f"casts {one}" for one in need.aspects}
        return card.type == "warrior" and not (tags | given).isdisjoint(casts)
    return any(_fits(card, tags, sel, given) for sel in need.sels)


def _fits(card: Card, tags: frozenset[str], sel: L.Sel, given: frozenset[str]) -> bool:
    if sel.named and card.name not in sel.named:
        return False
    for word in map(_plain, sel.all):
        if word not in tags and word not in STAND_INS and (word == "warrior" or word not in given):
            return False
    if sel.any and not any(word in tags or word in given or word in STAND_INS for word in map(_plain, sel.any)):
        return False
    return tags.isdisjoint(map(_plain, sel.none))


@lru_cache(maxsize=4096)
def _plain(word: str) -> str:
    """A word of a selector as tags are written."""
    return normal(word)


@lru_cache(maxsize=4096)
def gives(card: Card) -> tuple[str, ...]:
    """The words that a card puts on others, aspects as `casts` them, and classes that gifts make of who bears them."""
    out: dict[str, None] = {}
    for node in walk(card):
        if isinstance(node, L.Mod) and node.op in ("give", "set", "choose") and node.who != "me":
            for word in node.words:
                out[f"casts {word}" if "aspects" in node.what else normal(word)] = None
    return tuple(out)


@lru_cache(maxsize=4096)
def lets_cast(card: Card) -> tuple[L.Sel, ...]:
    """The spells that a card lets somebody cast who could not by himself."""
    rules = [node for node in walk(card) if isinstance(node, L.Rule) and (node.verdict, node.act) == ("allow", "cast")]
    return tuple(rule.whom for rule in rules if isinstance(rule.whom, L.Sel))


@lru_cache(maxsize=4096)
def needs_of(card: Card) -> tuple[Need, ...]:
    """All that a card needs beside itself in its player's deck."""
    found: list[Need] = []
    if card.type == "art" and card.aspects:
        found.append(Need("caster", aspects=card.aspects))
    host = card.host
    if host is not None and host.on == "card" and host.whose == "yours" and card.type != "warrior":
        sel = host.sel or L.Sel()
        if sel.whose in ("any", "yours") and sel.exactly is None:
            found.append(Need("bearer" if "warrior" in sel.all else "host", (sel,)))
    for cond in card.needs:
        if isinstance(cond, L.Have) and not cond.at_most and _own(cond.sel):
            found.append(Need("present", (cond.sel,)))
    plays = [ability for ability in card.abilities if isinstance(ability, L.Play)]
    asked = [next((t.sel for t in play.targets if isinstance(t, L.Target) and _own(t.sel)), None) for play in plays]
    sels = tuple(sel for sel in asked if sel is not None)
    if host is None and plays and len(sels) == len(plays):  # every way to play it is aimed at a card of one's own
        found.append(Need("present", sels))
    return tuple(found)


def _own(sel: L.Sel) -> bool:
    """Whether a selector asks for a card in play of the player's own, by its printed words alone."""
    return sel.whose == "yours" and not sel.where and sel.exactly is None and sel.on is None
