"""The fortifications of Apocalypse."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.cards.constructors import fortification
from doomtable.cards.patterns import may_not, raises
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    BROTHERHOOD,
    CORPORATE_LEADER,
    FREELANCER,
    GENERAL,
    LEGION,
    PERSONALITY,
    TRIBAL,
    cards,
    doomtroopers,
    equipment_cards,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Card,
    Cost,
    Count,
    Event,
    Gain,
    Have,
    Hold,
    Host,
    Mark,
    Marks,
    Move,
    Not,
    Of,
    On,
    Rule,
    Search,
    Sel,
    Special,
    Static,
    Sum,
    Target,
    Test,
    Wound,
)

DUG_IN: Final = Sel(states=("defender",), area="same")
PILED_UP: Final = Count(cards("equipment", where="held", on="me"), each=2)
"""2 for every piece of Equipment that is built into the Fortification."""
SQUAD: Final = Host("area", areas=("squad",))
EITHER: Final = Host("area", areas=("squad", "kohort"))
WALLED: Final = Marks("wall", on="it")
BEHIND: Final = warriors(area="same", tests=(Test(WALLED, ">", 0),))
"""Who hides behind a wall of its own area."""
RECRUIT: Final = Sel(none=(TRIBAL,), where="hand", whose="yours", tests=(Test(Of("it", "V", base=True), "<=", 4),))
"""Who may stand in a Squad or Kohort, and is not worth more than that."""

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
        "Boot Camp", "06011", GENERAL,
        On(Event("enters", it="me"), (Mark("recruit", 5, on="me"),)),
        Act(
            (Move("target", "play", to_whose="you"),),
            window="any", cost=Cost(marks="recruit"), targets=(Target(RECRUIT),),
        ),
        On(Event("marks gone", it="me"), (Move("me", "discard"),)),
        rarity="C2", host=EITHER,
    ),
    fortification(
        "Cryotech Chamber", "06016", LEGION,
        On(
            Event("lost", it=warriors(LEGION, none=(PERSONALITY,), whose="yours")), (Move("it", "hand"),),
            may=True, instead=True,
        ),
        On(
            Event("lost", it=warriors(LEGION, PERSONALITY, whose="yours")), (Move("it", "hand"),),
            may=True, instead=True, when=Not(Have(Sel(all=("fortification",), named=("Graveyard",)))),
        ),
        rarity="C1", host=Host("area", areas=("kohort",)), limit=1,
    ),
    fortification(
        "Discreet Meeting Room", "06020", GENERAL,
        Static((Rule("allow", "earn promotion", warriors(FREELANCER, whose="yours")),)),
        rarity="C1", host=SQUAD,
    ),
    fortification(
        "Factory Retrofit", "06025", GENERAL,
        On(
            Event("draw start", whose="yours"),
            (Gain(Count(Sel(all=(), named=("Factory",), area="same"), each=3)),),
        ),
        rarity="C1", host=EITHER, unique="any number",
    ),
    fortification(
        "Protective Wall", "06052", GENERAL,
        Act(
            (Mark("wall"),), cost=Cost(actions=1), when=Have(BEHIND, 2, at_most=True),
            targets=(Target(warriors(area="same", tests=(Test(WALLED, "==", 0),))),),
        ),
        Act((Mark("wall", off=True),), window="any", targets=(Target(BEHIND),)),
        may_not((
            Rule("forbid", "attack", BEHIND), Rule("forbid", "be attacked", BEHIND), Rule("forbid", "guard", BEHIND),
        )),
        On(Event("discarded", it="me"), (Wound(BEHIND),)),
        On(Event("leaves", it="me"), (Mark("wall", on=warriors(area="same"), off=True),)),
        rarity="C1", host=EITHER,
    ),
    fortification(
        "Guard Station", "06032", GENERAL,
        Act(
            (Special("stand in"),),
            window="after", to=Event("player attacked", whose="yours"),
            targets=(Target(cards("warrior", where="hand", whose="yours")),),
        ),
        rarity="C1", host=EITHER,
    ),
    fortification(
        "Fortified Entrenchment", "06026", GENERAL,
        raises(Sum((2, PILED_UP)), "A", who=DUG_IN),
        Act((Hold("target"),), window="any", targets=(Target(equipment_cards(where="hand", whose="yours")),)),
        rarity="C2", host=replace(EITHER, whose="any"),
    ),
    fortification(
        "Graveyard", "06030", GENERAL,
        On(Event("killed", it=warriors(PERSONALITY), combat=True), (Hold("it", spill="due"),), instead=True),
        On(Event("annihilated", it=warriors(PERSONALITY), combat=True), (Hold("it", spill="due"),), instead=True),
        rarity="C2", host=Host("game"), unique="game",
    ),
    fortification(
        "Museum", "06045", GENERAL,
        On(Event("lost", it=cards("relic")), (Hold("it", spill="due"),), instead=True),
        rarity="C2", host=Host("game"), unique="game",
    ),
    fortification(
        "Targeting Installation", "06064", GENERAL,
        Act(
            (Rule("forbid", "survive", "target", doomtroopers(whose="yours")),),
            cost=Cost(actions=1), targets=(Target(ANY_WARRIOR),),
        ),
        rarity="C2", host=SQUAD,
    ),
    fortification(
        "Sanctuary", "06055", BROTHERHOOD,
        On(Event("annihilated", it=doomtroopers(whose="yours")), (Move("it", "discard"),), instead=True),
        rarity="C1", host=SQUAD,
    ),
)  # fmt: skip
