"""Main affiliation: that of most warriors of a deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from doomtable.rules.language import Card


def main_affiliation(cards: Iterable[tuple[Card, int]]) -> str:
    """The affiliation of most warriors among cards with their counts; 'general' where there are none."""
    found = Counter[str]()
    for card, count in cards:
        if card.type == "warrior":
            for one in card.affiliations:
                found[one] += count
    found.pop("general", None)
    return min(found, key=lambda one: (-found[one], one)) if found else "general"


def emblem_of(affiliation: str) -> str:
    """The sign of a deck of an affiliation."""
    return "templar" if affiliation == "templars" else affiliation
