"""The one spell of Apocalypse."""

from __future__ import annotations

from doomtable.cards.constructors import art
from doomtable.cards.vocabulary import cards
from doomtable.rules.language import Card, Cost, Play, Search

CARDS: tuple[Card, ...] = (
    art(
        "Summon Warzone", "06060", "summoning",
        Search(cards("warzone", where="discard"), to="build", pay="listed"),
        rarity="C1", window="action", cost=Cost(d=4), post_play="x",
        others=(Play("action", cost=Cost(d=8), effects=(Search(cards("warzone", where="draw"), to="build", pay="listed"),)),),
    ),
)  # fmt: skip
