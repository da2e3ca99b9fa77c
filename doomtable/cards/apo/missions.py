"""The mission of Apocalypse."""

from __future__ import annotations

from doomtable.cards.constructors import mission
from doomtable.cards.vocabulary import ANY_WARRIOR, ENEMY_WARRIOR, GENERAL
from doomtable.rules.language import Award, Card, Cost, Event, Goal, Of, Rule, Static

CARDS: tuple[Card, ...] = (
    mission(
        "Working on the Sly", "06078", GENERAL,
        Static((Rule("forbid", "choose defender", "host"),)),
        Goal(Event("killed", it=ANY_WARRIOR, by="host"), (Award(pool="P", to="assigner"),)),
        rarity="C1", to=ENEMY_WARRIOR, limit=1, cost=Cost(d=Of("host", "V")),
    ),
)  # fmt: skip
