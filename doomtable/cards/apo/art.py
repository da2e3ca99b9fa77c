"""The one spell of Apocalypse."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.cards.constructors import art
from doomtable.cards.vocabulary import cards
from doomtable.rules.language import Card, Cost, Play, Search

FOUND: Final = Search(cards("warzone", where="discard"), to="build", pay="listed")
DRAWN: Final = replace(FOUND, sel=cards("warzone", where="draw"))

CARDS: tuple[Card, ...] = (
    art(
        "Summon Warzone", "06060", "summoning", FOUND,
        rarity="C1", window="action", cost=Cost(d=4), post_play="x",
        others=(Play("action", cost=Cost(d=8), effects=(DRAWN,)),),
    ),
)  # fmt: skip
