"""Deck comparison: which cards one deck has more of than another, part by part. Pure."""

from __future__ import annotations

from typing import NamedTuple

from doomtable.decks.edited_deck import DECK_PARTS, ChangeCounts, CountChange, DeckPart, EditedDeck


class CountDifference(NamedTuple):
    """A card of which two decks have different numbers of copies in a part."""

    part: DeckPart
    card: str
    before: int
    after: int


def compared(before: EditedDeck, after: EditedDeck) -> list[CountDifference]:
    """What leads from one deck to another, by part, then by name."""
    out: list[CountDifference] = []
    for part in DECK_PARTS:
        one, other = dict(before.part(part)), dict(after.part(part))
        names = sorted({*one, *other})
        found = [CountDifference(part, name, one.get(name, 0), other.get(name, 0)) for name in names]
        out += [each for each in found if each.before != each.after]
    return out


def shared(before: EditedDeck, after: EditedDeck) -> int:
    """How many cards two decks have in common, copies counted."""
    one, other = dict(before.part("deck")), dict(after.part("deck"))
    return sum(min(count, other.get(name, 0)) for name, count in one.items())


def edit_between(before: EditedDeck, after: EditedDeck) -> ChangeCounts:
    """The edit that makes the cards of one deck those of another."""
    found = compared(before, after)
    return ChangeCounts(tuple(CountChange(one.part, one.card, one.after - one.before) for one in found))
