"""The missions of Golgotha."""

from __future__ import annotations

from doomtable.cards.constructors import mission
from doomtable.cards.vocabulary import ANY_WARRIOR, GENERAL, HERETIC, MISHIMA, warriors
from doomtable.rules.language import Card, Event, Gain, Goal, Sel

CARDS: tuple[Card, ...] = (
    mission(
        "Honor the Emperor", "05036", MISHIMA,
        Goal(Event("enters", it=warriors(MISHIMA)), (Gain(1, "P"),), repeats=True),
        rarity="C1", to="player",
    ),
    mission(
        "Yahoo!", "05079", GENERAL,
        Goal(Event("killed", it=ANY_WARRIOR, by="host"), (Gain(2, "any"),), repeats=True),
        rarity="C1", to=Sel(all=("warrior",), any=("doomtrooper", HERETIC)),
    ),
)  # fmt: skip
