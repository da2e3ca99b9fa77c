"""The Warzones of Dark Eden, for an Outpost; each is its own tribe's alone."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import warzone
from doomtable.cards.patterns import may_not, passing, raises
from doomtable.cards.vocabulary import (
    BEAST,
    CRESCENTIA,
    LUTHERAN,
    RASPUTIN,
    TEMPLARS,
    TRIBAL,
    Area,
    defenders,
    warriors,
)
from doomtable.rules.language import Ability, Act, Card, Have, Move, Of, Rule, Sel, Target

EARTH: Final = "dark eden"
RIDERS: Final = Sel(all=("warrior",), states=("defending here",), has=Sel(all=(BEAST,)))
DRIVERS: Final = Sel(all=("warrior",), states=("defending here", "mounted"))
OUTPOST: Final[tuple[Area, ...]] = ("outpost",)


def theirs(tribe: str) -> Ability:
    """Nobody else is defended there."""
    return may_not(Rule("forbid", "use", warriors(none=(tribe,)), "me"))


CARDS: tuple[Card, ...] = (
    warzone(
        "Central Europe", "07015", CRESCENTIA,
        theirs(CRESCENTIA),
        raises(3, "F", "S", "A", who=RIDERS),
        F=2, S=2, A=0, V=0, where=EARTH, areas=OUTPOST, rarity="C1",
    ),
    warzone(
        "Eastern Europe", "07026", RASPUTIN,
        theirs(RASPUTIN),
        raises(3, "F", "S", "A", who=DRIVERS),
        F=1, S=2, A=2, V=2, where=EARTH, areas=OUTPOST, rarity="C1",
    ),
    warzone(
        "Northwestern Europe", "07070", LUTHERAN,
        theirs(LUTHERAN),
        Act(
            (passing(Of("target", "V", base=True), "F", "S", "A", who=defenders()), Move("target", "discard")),
            window="combat", targets=(Target(warriors(LUTHERAN, whose="yours", states=("not fighting",))),),
            when=Have(warriors(states=("defending here",))), limit="combat",
        ),
        F=0, S=0, A=3, V=1, where=EARTH, areas=OUTPOST, rarity="C1",
    ),
    warzone(
        "Southern Europe", "07104", TEMPLARS,
        theirs(TEMPLARS),
        raises(3, "F", "S", "A", who=defenders(against=warriors(TRIBAL))),
        F=3, S=0, A=2, V=2, where=EARTH, areas=OUTPOST, rarity="C1",
    ),
)
