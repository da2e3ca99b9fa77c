"""The rituals of the Lutheran Triad: a Patriarch in the Outpost holds them, and they last until your next turn."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import special
from doomtable.cards.patterns import outpost_has
from doomtable.cards.vocabulary import LUTHERAN, warriors
from doomtable.rules.language import (
    Card,
    Choice,
    Cost,
    Each,
    Effect,
    Event,
    Later,
    Mod,
    Move,
    Of,
    Role,
    Rule,
    Sel,
    Target,
    Until,
)
from doomtable.rules.terms import PostPlay

TRIAD: Final = warriors(LUTHERAN, whose="yours")
NEXT_TURN: Final[Until] = "your next turn"


def ritual(
    name: str, code: str, *effects: Effect, targets: tuple[Choice, ...] = (), give: bool = False,
    post_play: PostPlay = "-",
) -> Card:  # fmt: skip
    """A ritual: one action, with a Tribal Patriarch in your Outpost; the target is discarded for one that asks it."""
    return special(
        name, code, LUTHERAN, *effects, window="action", cost=Cost(actions=1, give="target" if give else None),
        rarity="C1", targets=targets, needs=(outpost_has("patriarch"),), keywords=("ritual",), post_play=post_play,
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    ritual(
        "The Conviction", "07111",
        Mod(("F", "S", "A"), 3, "times", who="target", until=NEXT_TURN),
        Each(Sel(exactly="target"), (
            Later(Event("turn start", whose="yours"), (Move("it", "annihilated"),), until="host leaves"),
        )),
        targets=(Target(TRIAD),), post_play="x",
    ),
    ritual(
        "The Defiance", "07112",
        Mod(("F", "S"), 2, "times all", who=TRIAD, when=Role("defender", "it"), until=NEXT_TURN),
    ),
    ritual(
        "The Protection", "07114",
        Rule("forbid", "be wounded", TRIAD, when=Role("attacker", "it"), until=NEXT_TURN),
    ),
    ritual(
        "The Sacrifice", "07115",
        Mod(("F", "S", "A"), Of("target", "V", base=True), who=TRIAD, until=NEXT_TURN),
        targets=(Target(TRIAD),), give=True,
    ),
)
