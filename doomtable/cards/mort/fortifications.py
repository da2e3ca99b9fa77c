"""The fortifications of Mortificator."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import fortification
from doomtable.cards.patterns import as_actions, gives, raises, slayer
from doomtable.cards.vocabulary import (
    BROTHERHOOD,
    CITADEL,
    FIRST_STRIKE,
    GENERAL,
    HERETIC,
    LEGION,
    MORTIFICATOR,
    PERSONALITY,
    VEHICLE,
    follower,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Card,
    Cost,
    Event,
    Have,
    Heal,
    Host,
    Is,
    Mod,
    Move,
    Not,
    On,
    Remember,
    Rule,
    Sel,
    Special,
    Static,
    Target,
)

LOOKOUT: Final = warriors(whose="yours", area="squad")
MANNED: Final = Is("chosen", LOOKOUT)
A_COPY: Final = Sel(like="it", whose="yours", area="same")
KOHORT: Final = Host("area", areas=("kohort",))

CARDS: tuple[Card, ...] = (
    fortification(
        "Club Arkadin", "04024", GENERAL,
        raises(5, "F", "S", "A", who=warriors(GENERAL)),
        rarity="C2", host=Host("player"), unique="player", adds_up=False,
    ),
    fortification(
        "Golgotha's Citadel", "04048", LEGION,
        slayer(warriors(follower("algeroth"), whose="yours")),
        On(Event("discarded", it="me"), (Move("it", "annihilated"),), instead=True),
        rarity="U2", host=KOHORT, keywords=(CITADEL,), unique="player",
    ),
    fortification(
        "Luna Memorial Hospital", "04067", BROTHERHOOD,
        as_actions(2, Heal("target"), targets=(Target(warriors(whose="yours", area="squad", states=("wounded",))),)),
        as_actions(2, Special("back from the discard pile")),
        rarity="C2", host=Host("area", areas=("squad",)), unique="player",
    ),
    fortification(
        "Reactive Armor Plates", "04084", GENERAL,
        Static((Rule("forbid", "be discarded", "host"),)),
        rarity="C2", post_play="+", host=Host(sel=Sel(all=("equipment", VEHICLE)), whose="any"), cost=Cost(actions=1),
    ),
    fortification(
        "Replicant Lab", "04086", LEGION,
        Static((
            Mod(("price",), 0, "set", who="you", of=warriors(none=(PERSONALITY,)), when=Have(A_COPY)),
        )),
        rarity="U2", host=Host("area", areas=("squad", "kohort")), unique="player",
    ),
    fortification(
        "The Stahler Palace", "04109", LEGION,
        Static((
            Rule("price", "be attacked", warriors(HERETIC, whose="yours"), warriors(none=(MORTIFICATOR,)), price=10),
        )),
        rarity="U2", host=KOHORT, unique="player",
    ),
    fortification(
        "Watch Tower", "04119", GENERAL,
        Act((Remember(),), cost=Cost(actions=1), targets=(Target(LOOKOUT),), when=Not(MANNED)),
        Act((Remember(),), cost=Cost(actions=1), when=MANNED),
        Static((gives(FIRST_STRIKE, who=Sel(whose="yours", area="squad", kin="chosen")),), when=MANNED),
        rarity="C2", host=Host("area", areas=("squad",)), unique="two",
    ),
)  # fmt: skip
