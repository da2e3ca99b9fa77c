"""The fortifications of Warzone."""

from __future__ import annotations

from doomtable.cards.constructors import fortification
from doomtable.cards.patterns import takes_prisoners
from doomtable.cards.vocabulary import GENERAL, doomtroopers
from doomtable.rules.language import Card, Host

CARDS: tuple[Card, ...] = (
    fortification(
        "Prison Camp", "03094", GENERAL, takes_prisoners(doomtroopers(whose="yours")),
        rarity="C2", host=Host("area", areas=("squad",)),
    ),
)  # fmt: skip
