"""The spells of the Art of Golgotha."""

from __future__ import annotations

from doomtable.cards.constructors import art
from doomtable.cards.vocabulary import ANY_LEGION
from doomtable.rules.language import Card, Cost, Move, Target

CARDS: tuple[Card, ...] = (
    art(
        "Banishment", "05006", "manipulation", Move("target", "hand"),
        window="action", cost=Cost(actions=2, d=5), rarity="C1", targets=(Target(ANY_LEGION),),
    ),
)  # fmt: skip
