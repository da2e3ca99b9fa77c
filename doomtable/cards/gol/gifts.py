"""The gifts of the Dark Symmetry of Golgotha."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import gift
from doomtable.rules.language import Act, Card, Event, On, Redistribute

SHARED_OUT: Final = (Redistribute("bearer", until=""),)

CARDS: tuple[Card, ...] = (
    gift(
        "Changeling Power", "05016", "ilian",
        On(Event("attached", it="me"), SHARED_OUT),
        Act(SHARED_OUT),
        rarity="C1",
    ),
)  # fmt: skip
