"""Deck mends: what is wrong with a deck by a ruleset, an edit that mends each fault, how many copies may be had.

All faults come from `rulesets.faults`, and so does all that is known of limits: a mend is an edit after which the fault
is not found again, tried out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from doomtable import rulesets
from doomtable.cards.catalogue import catalogue
from doomtable.decks.edited_deck import DECK_PARTS, ChangeCounts, CountChange, DeckPart, EditedDeck, merged
from doomtable.files.decks import MAX_COUNT, DeckList
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rulesets import DeckFault


class Mend(NamedTuple):
    """What mends a fault: an edit, and how many cards it takes out, moves in."""

    edit: ChangeCounts
    out: int
    into: int


def faults_of(edited: EditedDeck, rules: Ruleset, role: str = "") -> list[DeckFault]:
    """Everything that makes an edited deck illegal."""
    return rulesets.faults(edited.deck, rules, role, lookup=catalogue().get)


@lru_cache(maxsize=16)
def _limits(rules: Ruleset, role: str) -> dict[str, int]:
    """How many copies of a card a deck may have, by name; made as they are asked for."""
    return {}


def most_copies(card: Card, rules: Ruleset, role: str = "") -> int:
    """How many copies of a card a deck may have by these rules, in all its parts together where they count so."""
    known = _limits(rules, role)
    if card.name not in known:
        alone = DeckList("", rules.name, ((card.name, MAX_COUNT),))
        found = [f.allowed for f in rulesets.faults(alone, rules, role, lookup=catalogue().get) if f.card is not None]
        known[card.name] = min(found, default=MAX_COUNT)
    return known[card.name]


def room_for(edited: EditedDeck, card: Card, rules: Ruleset, role: str = "", part: DeckPart = "deck") -> int:
    """How many copies of a card more may lie in a part before the rules say no."""
    most = most_copies(card, rules, role)
    if part != "deck" and not rules.reserve_max:  # what lies there stands for itself
        most = min(most, rules.copies_max) if most else 0
    code = card.code
    parts: tuple[DeckPart, ...] = ("deck", "collection") if rules.reserve_max else (part,)
    held = sum(n for one in parts for name, n in edited.part(one) if catalogue().get(name).code == code)
    return max(0, most - held)


def mend(
    edited: EditedDeck, fault: DeckFault, rules: Ruleset, role: str = "", fill: Callable[[], Sequence[str]] = tuple
) -> Mend | None:
    """An edit after which a fault is not found any more; None where there is none to propose.

    `fill` says with which cards what is too small is to be filled, the best first, each as often as it is to come in.
    """
    for edit in _tries(edited, fault, fill):
        if not any(_same(fault, left) for left in faults_of(edit.apply(edited), rules, role)):
            by = [change.by for change in edit.changes]
            return Mend(edit, -sum(min(0, n) for n in by), sum(max(0, n) for n in by))
    return None


def _same(fault: DeckFault, other: DeckFault) -> bool:
    return (fault.rule, fault.card, fault.message) == (other.rule, other.card, other.message)


def _tries(edited: EditedDeck, fault: DeckFault, fill: Callable[[], Sequence[str]]) -> Iterator[ChangeCounts]:
    """The edits that may mend a fault, the one that changes least first."""
    surplus = fault.found - fault.allowed
    if fault.card is not None:
        code = catalogue().get(fault.card).code
        piles: list[tuple[DeckPart, ...]] = [
            ("collection",), ("deck",), ("start",), ("collection", "deck"), ("start", "collection", "deck"),
        ]  # fmt: skip
        for parts in piles:
            held = [(part, name, n) for part in parts for name, n in edited.part(part)]
            same = [one for one in held if catalogue().get(one[1]).code == code]
            yield ChangeCounts(tuple(_taken(same, surplus)))
        yield ChangeCounts(tuple(CountChange(part, name, -n) for part, name, n in same))
    elif surplus > 0:
        for part in DECK_PARTS[::-1]:
            rest = [(part, name, n) for name, n in reversed(edited.part(part))]
            for copies in range(1, surplus + 1):
                yield ChangeCounts(tuple(_taken(rest, copies)))
    else:
        yield ChangeCounts(merged(CountChange("deck", name, 1) for name in fill()[:-surplus]))


def _taken(held: Sequence[tuple[DeckPart, str, int]], surplus: int) -> Iterator[CountChange]:
    """So many copies taken, from the first that have them."""
    for part, name, count in held:
        out = min(count, surplus)
        surplus -= out
        if out > 0:
            yield CountChange(part, name, -out)
