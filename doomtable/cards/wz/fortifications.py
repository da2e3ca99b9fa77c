"""The fortifications of Warzone."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import fortification
from doomtable.cards.patterns import takes_prisoners
from doomtable.cards.vocabulary import AIRSHIP, GENERAL, MINEFIELD, doomtroopers, equipment_cards
from doomtable.rules.language import Act, All, Card, Cost, EndCombat, Host, Is, Move, Sel, Target, Wound

IN_AN_AIRSHIP: Final = Sel(states=("mounted",), has=equipment_cards(AIRSHIP))
SQUAD: Final = Host("area", areas=("squad",))

CARDS: tuple[Card, ...] = (
    fortification(
        "Barrage Balloons", "03011", GENERAL,
        Act(
            (
                Wound("target", points="you"),
                Move(equipment_cards(AIRSHIP, on="target"), "discard", rider="spared"),
                EndCombat(),
            ),
            window="combat", cost=Cost(annihilate="me"), targets=(Target(Sel(states=("attacker",))),),
            when=All((Is("defender", doomtroopers(whose="yours")), Is("attacker", IN_AN_AIRSHIP))),
        ),
        rarity="U2", host=SQUAD, keywords=(MINEFIELD,),
    ),
    fortification(
        "Prison Camp", "03094", GENERAL, takes_prisoners(doomtroopers(whose="yours")), rarity="C2", host=SQUAD,
    ),
)  # fmt: skip
