"""The missions of Mortificator."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import mission
from doomtable.cards.patterns import may_not
from doomtable.cards.vocabulary import GENERAL, PERSONALITY, warriors
from doomtable.rules.language import Card, Either, Event, Gain, Goal, Have, Name, Rule

OF_THE_CORPORATION: Final = warriors("named", whose="yours", area="squad")

CARDS: tuple[Card, ...] = (
    mission(
        "Solidarity", "04095", GENERAL,
        Goal(
            Event("mustered", it=warriors("named", area="squad"), whose="yours"),
            (Either(("promotion", "destiny"), ((Gain(1, "P"),), (Gain(2),))),),
            repeats=True,
        ),
        rarity="U2", to="player", remembers=(Name("corporation"),), keeps=(Have(OF_THE_CORPORATION),),
    ),
    mission(
        "Special Orders", "04096", GENERAL,
        may_not(Rule("require", "attack", "host", warriors(PERSONALITY))),
        Goal(Event("killed", it=warriors(PERSONALITY), by="host"), (Gain(20),)),
        rarity="C2", to=warriors(PERSONALITY),
    ),
)  # fmt: skip
