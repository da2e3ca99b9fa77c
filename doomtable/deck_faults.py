"""Deck faults: everything that makes a deck illegal by a ruleset, clause by clause."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from doomtable.rules.coverage import bears, needs_outpost
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.start_sections import Lookup, Pile, StartedDeck, section_of

PLAIN_LIMIT: Final = 5
"""The limit in the card data that restricts nothing (DECK-02)."""
PLAINLY: Final = "deck-fault-banned"
"""What is said of a ban that needs no reason."""
BANS: Mapping[str, tuple[str, str]] = {
    "grants_action": ("VAR-LIMITED-07", "deck-fault-grants-action"),
    "multi_harm": ("VAR-BEATDOWN-11", "deck-fault-multi-harm"),
    "name Double Duty": ("VAR-BEATDOWN-13", PLAINLY),
    "name Karnophage": ("VAR-VORTEX-01", PLAINLY),
    "type fortification": ("VAR-HOME-02", PLAINLY),
    "type warzone": ("VAR-HOME-02", PLAINLY),
    "grants_promotion": ("VAR-HOME-02", "deck-fault-grants-promotion"),
}
"""By the words of `rules.card_tags` the clause that bans what bears them, and the message that says so."""


class DeckFault(NamedTuple):
    """One thing that makes a deck illegal: the clause, the card if it is about one, and the numbers that clash."""

    rule: str
    card: str | None
    message: str
    """The id of what is said of it; `Words.deck_fault` says it."""
    found: int
    allowed: int


def faults(deck: StartedDeck, ruleset: Ruleset, role: str = "", *, lookup: Lookup) -> list[DeckFault]:
    """Return everything that makes a deck illegal, in the order of the clauses; an empty list is a legal deck.

    `lookup` finds a card by a name that the deck holds; `role` is that of the seat which plays it, in a form that has
    roles: without it a role's limits are not looked at. Serves DECK-01 to DECK-05 and ZONE-21; DECK-08: asked before
    the game only.
    """
    cards, collection = deck.cards, deck.collection
    return [
        *_deck_faults(cards, collection, ruleset, lookup),
        *_collection_faults(collection, ruleset, lookup),
        *(_war_faults((*cards, *collection), role, lookup) if role in ruleset.wars and not ruleset.roles else ()),
        *(_role_faults((*cards, *collection), role, lookup) if role and ruleset.form == "cartel" else ()),
        *_start_faults(deck, ruleset, role, lookup),
    ]


def _start_faults(deck: StartedDeck, ruleset: Ruleset, role: str, lookup: Lookup) -> Iterator[DeckFault]:
    """What is wrong with what lies on the table before the first turn, where the role is known that decides it."""
    section = section_of(ruleset, role)
    for fault in section.faults(deck, lookup) if section is not None else ():
        yield DeckFault(*fault)


def _role_faults(cards: Pile, role: str, lookup: Lookup) -> Iterator[DeckFault]:
    """MULTI-CARTEL-R06: the warriors of a seat are of its affiliation or of none; Freelancers are of none."""
    for name, count in cards:
        card = lookup(name)
        bound = card.type == "warrior" and not {"general", role} & {*card.affiliations}
        if bound and "freelancer" not in card.keywords:
            yield DeckFault("MULTI-CARTEL-R06", card.name, "deck-fault-role", count, 0)


def _war_faults(cards: Pile, war: str, lookup: Lookup) -> Iterator[DeckFault]:
    """VAR-CORPWAR-06, VAR-CORPWAR-07: what keeps a player from declaring war for an affiliation."""
    for card, count in _copies(cards, lookup):
        if card.type == "war" or war in card.affiliations:
            continue
        if card.type == "warrior":
            yield DeckFault("VAR-CORPWAR-06", card.name, "deck-fault-role", count, 0)
        elif not {*card.affiliations} <= {"general"}:
            yield DeckFault("VAR-CORPWAR-07", card.name, "deck-fault-war-card", count, 0)


def _deck_faults(cards: Pile, collection: Pile, ruleset: Ruleset, lookup: Lookup) -> Iterator[DeckFault]:
    size = sum(count for _, count in cards)
    if size < ruleset.deck_min:
        yield DeckFault("DECK-01", None, "deck-fault-size", size, ruleset.deck_min)
    together = (*cards, *collection) if ruleset.reserve_max else cards
    both = bool(ruleset.reserve_max)
    for card, count in _copies(together, lookup):
        restricted = ruleset.restricted_list != "none" and card.limit < PLAIN_LIMIT
        limit = card.limit if restricted else ruleset.copies_max
        if limit == 0:
            yield DeckFault("DECK-03", card.name, "deck-fault-forbidden", count, 0)
        elif restricted and count > limit:
            message = "deck-fault-restricted-both" if both else "deck-fault-restricted"
            yield DeckFault("DECK-03", card.name, message, count, limit)
        elif count > ruleset.copies_max:
            message = "deck-fault-copies-both" if both else "deck-fault-copies"
            yield DeckFault("DECK-02", card.name, message, count, ruleset.copies_max)
    for card, count in _copies((*cards, *collection), lookup):
        if card.type == "battle" and not ruleset.battles:
            yield DeckFault("VAR-BATTLE-01", card.name, "deck-fault-battle", count, 0)
        if card.type == "war" and not ruleset.wars:
            yield DeckFault("VAR-CORPWAR-02", card.name, "deck-fault-war", count, 0)
    for card, count in _copies(cards, lookup):
        if card.type == "war" and ruleset.wars:
            yield DeckFault("VAR-CORPWAR-02", card.name, "deck-fault-war-place", count, 0)
    for tag in ruleset.banned:
        for card, count in _copies((*cards, *collection), lookup):
            if bears(card, tag):
                clause, message = BANS[tag]
                yield DeckFault(clause, card.name, message, count, 0)
    if ruleset.outpost == "off":
        for card, count in _copies((*cards, *collection), lookup):
            if needs_outpost(card):
                yield DeckFault("OUT-21", card.name, "deck-fault-outpost", count, 0)
    warriors = sum(count for name, count in cards if lookup(name).type == "warrior")
    if warriors < ruleset.deck_min_warriors:
        yield DeckFault("DECK-04", None, "deck-fault-warriors", warriors, ruleset.deck_min_warriors)


def _collection_faults(collection: Pile, ruleset: Ruleset, lookup: Lookup) -> Iterator[DeckFault]:
    """The reserve of a tournament counts with its deck (DECK-05); another collection stands for itself (ZONE-21)."""
    size = sum(count for _, count in collection)
    most = ruleset.reserve_max or ruleset.collection_max
    if most is not None and size > most:
        if ruleset.reserve_max:
            yield DeckFault("DECK-05", None, "deck-fault-reserve", size, most)
        else:
            yield DeckFault("ZONE-21", None, "deck-fault-collection", size, most)
    if ruleset.reserve_max:
        return
    for card, count in _copies(collection, lookup):
        if count > ruleset.copies_max:
            yield DeckFault("ZONE-21", card.name, "deck-fault-copies-collection", count, ruleset.copies_max)


def _copies(cards: Pile, lookup: Lookup) -> list[tuple[Card, int]]:
    """Add up the copies of each card; prints with another name but the same code are the same card (DECK-02)."""
    known: dict[str, Card] = {}
    counts: Counter[str] = Counter()
    for name, count in cards:
        card = known.setdefault(lookup(name).code, lookup(name))
        counts[card.code] += count
    return [(known[code], count) for code, count in counts.items()]
