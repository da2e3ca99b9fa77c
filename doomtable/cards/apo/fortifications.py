"""The fortifications of Apocalypse: what is learnt, kept and aimed from them."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import fortification
from doomtable.cards.vocabulary import GENERAL
from doomtable.rules.language import (
    Act,
    Card,
    Cost,
    Count,
    Event,
    Gain,
    Host,
    Mark,
    Move,
    Of,
    On,
    Sel,
    Target,
    Test,
)

EITHER: Final = Host("area", areas=("squad", "kohort"))
RECRUIT: Final = Sel(where="hand", whose="yours", tests=(Test(Of("it", "V", base=True), "<=", 4),))

CARDS: tuple[Card, ...] = (
    fortification(
        "Boot Camp", "06011", GENERAL,
        On(Event("enters", it="me"), (Mark("recruit", 5, on="me"),)),
        Act(
            (Move("target", "play", to_whose="you"),),
            window="any", cost=Cost(marks="recruit"), targets=(Target(RECRUIT),),
        ),
        On(Event("marks gone", it="me"), (Move("me", "discard"),)),
        rarity="C2", host=EITHER,
    ),
    fortification(
        "Factory Retrofit", "06025", GENERAL,
        On(
            Event("draw start", whose="yours"),
            (Gain(Count(Sel(all=(), named=("Factory",), area="same"), each=3)),),
        ),
        rarity="C1", host=EITHER, unique="any number",
    ),
)  # fmt: skip
