"""The fortifications of Apocalypse."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import fortification
from doomtable.cards.vocabulary import (
    CORPORATE_LEADER,
    FREELANCER,
    GENERAL,
    cards,
    warriors,
)
from doomtable.rules.language import Act, Card, Cost, Host, Rule, Search, Static

SQUAD: Final = Host("area", areas=("squad",))

CARDS: tuple[Card, ...] = (
    fortification(
        "Board Room", "06010", GENERAL,
        Act(
            (Search(cards("warrior", CORPORATE_LEADER, where="collection"), to="play"),),
            cost=Cost(actions=3, annihilate="me"),
        ),
        rarity="C1", host=SQUAD, limit=1,
    ),
    fortification(
        "Discreet Meeting Room", "06020", GENERAL,
        Static((Rule("allow", "earn promotion", warriors(FREELANCER, whose="yours")),)),
        rarity="C1", host=SQUAD,
    ),
)  # fmt: skip
