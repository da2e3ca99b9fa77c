"""The Special cards of Golgotha for team games."""

from __future__ import annotations

from typing import Final, Literal

from doomtable.cards.constructors import attached, special
from doomtable.cards.vocabulary import GENERAL, equipment_cards, warriors
from doomtable.rules.language import (
    Act,
    All,
    AttachTo,
    Card,
    Combat,
    Control,
    Cost,
    Event,
    Host,
    Move,
    Not,
    On,
    Special,
    Target,
    TargetPlayer,
    Teams,
)

OUR_WARRIORS: Final = warriors(whose="team")
AN_ACTION: Final = Cost(actions=1)
IN_YOUR_TURN: Final = All((Teams(), Not(Combat())))
TILL_NEXT_TURN: Final = On(Event("turn start", whose="yours"), (Move("me", "discard"),))
"""It lies there until all of the team have had a turn, since partners have no actions in yours."""


def passed_on(area: Literal["squad", "kohort"]) -> Act:
    """A warrior goes to the same area of a partner."""
    return Act(
        (Control("target", "target player", to=area),), cost=AN_ACTION, who="team",
        targets=(Target(warriors(whose="team", area=area)), TargetPlayer("team")),
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    attached(
        "Arms Convoy", "05002", GENERAL,
        Act(
            (AttachTo("target", "target2"),), cost=AN_ACTION, who="team",
            targets=(Target(equipment_cards(on=OUR_WARRIORS)), Target(OUR_WARRIORS)),
        ),
        TILL_NEXT_TURN,
        to=Host("player"), window="turn", when=IN_YOUR_TURN, rarity="C1", post_play="-",
    ),
    special(
        "Truce", "05075", GENERAL, Special("truce"),
        window="any", when=Teams(), rarity="C1", post_play="-", targets=(TargetPlayer(n=2),),
    ),
    attached(
        "Troop Transfer", "05074", GENERAL, passed_on("squad"), passed_on("kohort"), TILL_NEXT_TURN,
        to=Host("player"), window="turn", when=IN_YOUR_TURN, rarity="C1", post_play="-",
    ),
)  # fmt: skip
