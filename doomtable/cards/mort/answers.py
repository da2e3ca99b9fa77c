"""The Special cards of Mortificator that answer something."""

from __future__ import annotations

from doomtable.cards.constructors import special
from doomtable.cards.vocabulary import ANY_WARRIOR, GENERAL, YOUR_WARRIOR, cards
from doomtable.rules.language import (
    AttachTo,
    Attack,
    Card,
    Control,
    Event,
    Later,
    Rule,
    Sel,
    Special,
    Target,
)

CARDS: tuple[Card, ...] = (
    special(
        "Oh Yeah?!", "04074", GENERAL, Special("another at random"), window="after", to=Event("searched"), rarity="U2",
    ),
    special(
        "Pursuit", "04082", GENERAL, Attack("it", "by"),
        window="after", to=Event("survived", it=ANY_WARRIOR, by=Sel(states=("defender",))), rarity="C2",
    ),
    special(
        "What Have We Here?", "04121", GENERAL,
        Later(
            Event("killed", it="it"),
            (
                Control("target"),
                AttachTo("target", "target2"),
                Rule("allow", "receive", "target2", "target", until="game", words=("affiliation",)),
            ),
            until="combat",
        ),
        window="after", to=Event("killed", it=ANY_WARRIOR, by=YOUR_WARRIOR, combat=True), rarity="U2",
        targets=(Target(cards("relic", on="it")), Target(YOUR_WARRIOR)),
    ),
)  # fmt: skip
