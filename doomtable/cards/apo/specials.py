"""The Special cards of Apocalypse."""

from __future__ import annotations

from doomtable.cards.constructors import attached
from doomtable.cards.vocabulary import GENERAL
from doomtable.rules.language import Card, Host, Mod, Static

CARDS: tuple[Card, ...] = (
    attached(
        "Dire Portents", "06019", GENERAL, Static((Mod(("actions",), -1, who="each", floor=1),)),
        to=Host("game"), rarity="C1",
    ),
)  # fmt: skip
