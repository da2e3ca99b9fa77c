"""The fortifications of Golgotha."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import fortification
from doomtable.cards.patterns import as_actions, at_half_price, may_not
from doomtable.cards.vocabulary import (
    BAUHAUS,
    BROTHERHOOD,
    COMMANDER,
    GENERAL,
    PERSONALITY,
    VEHICLE,
    cards,
    doomtroopers,
    equipment_cards,
    warriors,
)
from doomtable.rules.language import (
    Act,
    AttachTo,
    Card,
    Cost,
    Credit,
    Hold,
    Host,
    Mark,
    Marks,
    Move,
    Play,
    Rule,
    Static,
    Target,
    Test,
)

SQUAD: Final = Host("area", areas=("squad",))
STORED: Final = cards(where="held", on="me")

CARDS: tuple[Card, ...] = (
    fortification(
        "Armory", "05001", GENERAL,
        Act((Hold("target"),), window="any", targets=(Target(equipment_cards(where="hand", whose="yours")),)),
        as_actions(1, Hold("target"), targets=(Target(equipment_cards(area="squad", whose="yours")),)),
        as_actions(
            1, AttachTo("target", "target2"),
            targets=(Target(STORED), Target(warriors(whose="yours", area="squad"))),
        ),
        Act((Move("target", "discard"),), window="any", targets=(Target(STORED),)),
        rarity="C1", host=SQUAD, holds=5,
    ),
    fortification(
        "Bauhaus Bank", "05009", BAUHAUS,
        Play(window="any"),
        Static((Credit(10),)),
        Act((Mark("credit", on="me", off=True),), window="any", cost=Cost(d=2), when=Test(Marks("credit"), ">", 0)),
        may_not((Rule("forbid", "be discarded", "me"), Rule("forbid", "be annihilated", "me"))),
        rarity="C1", host=Host("player"),
    ),
    fortification(
        "Barracks", "05007", GENERAL,
        at_half_price(doomtroopers(none=(PERSONALITY, BROTHERHOOD, VEHICLE, COMMANDER))),
        rarity="C1", host=SQUAD,
    ),
)  # fmt: skip
