"""The relics of Paradise Lost: the four key-code skulls."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import relic
from doomtable.cards.vocabulary import GENERAL, warriors
from doomtable.rules.language import Act, Card, Cost, Each, Effect, Either, Have, Kill, Sel, TargetPlayer

SKULL: Final = "key code skull"
ALL_FOUR: Final = Have(Sel(all=(SKULL,), on="bearer"), 4)
DEATH: Final[tuple[Effect, ...]] = (Kill("it", points="you", by="bearer"),)
ONE_AREA: Final = Either(
    ("squad", "kohort", "outpost"),
    (
        (Each(warriors(whose="target player", area="squad"), DEATH),),
        (Each(warriors(whose="target player", area="kohort"), DEATH),),
        (Each(warriors(whose="target player", area="outpost"), DEATH),),
    ),
)


def skull(name: str, code: str) -> Card:
    """One of four; who has all of them kills everybody in an area of another player."""
    return relic(
        name, code, GENERAL,
        Act((ONE_AREA,), cost=Cost(actions=3, attack=True), targets=(TargetPlayer("others"),), when=ALL_FOUR),
        only=Sel(all=("warrior",), any=("island team member", "skull seeker")), keywords=(SKULL,),
        cost=Cost(actions=1),
    )


CARDS: tuple[Card, ...] = (
    skull("Asian Key-Code Skull", "07003"),
    skull("European Key-Code Skull", "07030"),
    skull("North American Key-Code Skull", "07069"),
    skull("South American Key-Code Skull", "07103"),
)
