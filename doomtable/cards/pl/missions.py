"""The missions of Paradise Lost."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import mission
from doomtable.cards.patterns import gives
from doomtable.cards.vocabulary import ANY_WARRIOR, GENERAL, cards, warriors
from doomtable.rules.language import Card, Event, Gain, Goal, Is, Not, Rule, Static

SKULL: Final = "key code skull"

CARDS: tuple[Card, ...] = (
    mission(
        "Manhunt", "07059", GENERAL,
        Goal(Event("imprisoned", it=ANY_WARRIOR, by=cards(whose="yours")), (Gain(5, "P"),)),
        rarity="U2", to="player",
    ),
    mission(
        "Raze the Land", "07088", GENERAL,
        Goal(Event("discarded", it=cards("warzone"), by=cards(whose="yours")), (Gain(5, "P"),)),
        rarity="U1", to="player",
    ),
    mission(
        "Skull-Seeker", "07100", GENERAL,
        Static((gives("skull seeker", who="host"),)),
        Static(
            (Rule("forbid", "receive", "host", cards(SKULL)),), when=Not(Is("host", warriors(area="outpost"))),
            role="restriction",
        ),
        rarity="U3", to=warriors(states=("able",)),
    ),
)
