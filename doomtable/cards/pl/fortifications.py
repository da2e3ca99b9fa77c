"""The fortifications of Paradise Lost."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import fortification
from doomtable.cards.patterns import as_actions
from doomtable.cards.vocabulary import ANY_WARRIOR, BROTHERHOOD, GENERAL, cards
from doomtable.rules.language import (
    Act,
    AttachTo,
    Card,
    Cost,
    Count,
    Event,
    Hold,
    Host,
    Imprison,
    Mod,
    Move,
    On,
    Paid,
    Sel,
    Special,
    Static,
    Target,
)

STORED: Final = cards(where="held", on="me")
INMATES: Final = Sel(where="prison", on="me")

CARDS: tuple[Card, ...] = (
    fortification(
        "Brotherhood Archives", "07011", BROTHERHOOD,
        Act((Hold("target"),), window="any", targets=(Target(cards(where="hand", whose="yours")),)),
        as_actions(1, Move("target", "hand"), targets=(Target(STORED),)),
        rarity="U3", host=Host("area", areas=("squad",)), post_play="+", holds=4,
    ),
    fortification(
        "Garbage Dump", "07034", GENERAL,
        Act(
            (Mod(("free discards",), Paid(per=4), who="you", until="turn"),),
            window="discard", cost=Cost(per=4),
        ),
        rarity="C3", host=Host("area", areas=("squad", "kohort", "outpost")), post_play="+",
    ),
    fortification(
        "Prisoner Work Camp", "07083", GENERAL,
        On(Event("imprisoned", it=ANY_WARRIOR, by=cards(whose="yours")), (Imprison("it"),), may=True),
        Static((Mod(("actions",), Count(INMATES), who="you"),)),
        On(Event("discarded", it="me"), (Move(INMATES, "discard"),)),
        rarity="C1", host=Host("area", areas=("squad", "kohort", "outpost")), post_play="+",
    ),
    fortification(
        "Razor Wire Fence", "07089", GENERAL,
        On(Event("attacked", it="host"), (Special("fence"),)),
        as_actions(1, AttachTo("me", "target"), targets=(Target(Sel(whose="yours", other=True)),)),
        rarity="U3", host=Host(sel=ANY_WARRIOR), post_play="+",
    ),
)
