"""The Special cards of Golgotha that do something once."""

from __future__ import annotations

from doomtable.cards.constructors import special
from doomtable.cards.vocabulary import BROTHERHOOD, GENERAL, SYMMETRY, VEHICLE, cards, warriors
from doomtable.rules.language import Card, Cost, Gain, Move, Of, Sel, Target

CARDS: tuple[Card, ...] = (
    special(
        "Festering Wounds", "05030", GENERAL, Move(warriors(states=("wounded",)), "discard"),
        window="any", rarity="C1",
    ),
    special(
        "Hostile Takeover", "05037", GENERAL, Move("target", "annihilated"),
        window="action", cost=Cost(actions=1), rarity="C2", targets=(Target(cards("alliance")),),
    ),
    special(
        "Leveled Field", "05047", GENERAL, Move(Sel(all=(), none=("warrior",)), "discard"),
        window="action", cost=Cost(actions=3), rarity="C1", post_play="x", limit=1,
    ),
    special(
        "Out of Fuel", "05054", GENERAL, Move(cards(VEHICLE), "discard"),
        window="action", cost=Cost(actions=1), rarity="C1", post_play="x",
    ),
    special(
        "Symmetry Failure", "05064", BROTHERHOOD, Move(SYMMETRY, "discard"),
        window="any", rarity="C1",
    ),
    special(
        "Tax Refund", "05065", GENERAL, Gain(Of("target", "V", times=2)), Move("target", "discard"),
        window="action", cost=Cost(actions=1), rarity="C1", post_play="x", targets=(Target(Sel(whose="yours")),),
    ),
)  # fmt: skip
