"""The Special cards of Paradise Lost that do something once."""

from __future__ import annotations

from doomtable.cards.constructors import special
from doomtable.cards.vocabulary import GENERAL
from doomtable.rules.language import Card, Cost, Move, Sel

FORTIFICATION_CARD = Sel(all=("fortification",), none=("warrior", "equipment"))

CARDS: tuple[Card, ...] = (
    special(
        "Planetary Bombing", "07080", GENERAL, Move(FORTIFICATION_CARD, "annihilated"),
        window="action", cost=Cost(actions=3), rarity="U3", post_play="x",
    ),
)  # fmt: skip
