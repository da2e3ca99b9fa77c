"""The gifts of the Dark Symmetry of Golgotha."""

from __future__ import annotations

from doomtable.cards.constructors import gift
from doomtable.rules.language import Act, Card, Event, On, Redistribute

CARDS: tuple[Card, ...] = (
    gift(
        "Changeling Power", "05016", "ilian",
        On(Event("attached", it="me"), (Redistribute("bearer", until=""),)),
        Act((Redistribute("bearer", until=""),)),
        rarity="C1",
    ),
)  # fmt: skip
