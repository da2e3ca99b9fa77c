"""The relics of Paradise Lost: the four key-code skulls."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import relic
from doomtable.cards.vocabulary import GENERAL, warriors
from doomtable.rules.language import Act, Card, Cost, Each, Either, Have, Kill, Sel, TargetPlayer
from doomtable.rules.terms import AREAS

SKULL: Final = "key code skull"
SKULLS: Final = tuple(f"{part} Key-Code Skull" for part in ("Asian", "European", "North American", "South American"))


def skull(name: str, code: str) -> Card:
    """One of four; who has all of them kills everybody in an area of another player."""
    every = Have(Sel(all=(SKULL,), on="bearer"), len(SKULLS))
    kills = tuple(
        (Each(warriors(whose="target player", area=area), (Kill("it", points="you"),)),) for area in AREAS
    )
    return relic(
        name, code, GENERAL,
        Act((Either(AREAS, kills),), cost=Cost(actions=3, attack=True), targets=(TargetPlayer("others"),), when=every),
        only=Sel(all=("warrior",), any=("island team member", "skull seeker")), keywords=(SKULL,),
        cost=Cost(actions=1),
    )


CARDS: tuple[Card, ...] = tuple(map(skull, SKULLS, ("07003", "07030", "07069", "07103")))
