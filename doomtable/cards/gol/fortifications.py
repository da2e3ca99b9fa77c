"""The fortifications of Golgotha."""

from __future__ import annotations

from doomtable.cards.constructors import fortification
from doomtable.cards.patterns import at_half_price
from doomtable.cards.vocabulary import BROTHERHOOD, COMMANDER, GENERAL, PERSONALITY, VEHICLE, doomtroopers
from doomtable.rules.language import Card, Host

CARDS: tuple[Card, ...] = (
    fortification(
        "Barracks", "05007", GENERAL,
        at_half_price(doomtroopers(none=(PERSONALITY, BROTHERHOOD, VEHICLE, COMMANDER))),
        rarity="C1", host=Host("area", areas=("squad",)),
    ),
)  # fmt: skip
