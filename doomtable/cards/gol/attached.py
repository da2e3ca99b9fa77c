"""The Special cards of Golgotha that stay."""

from __future__ import annotations

from doomtable.cards.constructors import attached
from doomtable.cards.patterns import may_not
from doomtable.cards.vocabulary import ANY_LEGION, BROTHERHOOD, GENERAL, warriors
from doomtable.rules.language import Card, Rule

CARDS: tuple[Card, ...] = (
    attached(
        "Lack of Faith", "05044", GENERAL,
        may_not((Rule("forbid", "attack", "host"), Rule("forbid", "cast", "host"))),
        to=warriors(BROTHERHOOD), window="action", actions=1, rarity="C1",
    ),
    attached(
        "Leashed", "05046", GENERAL, may_not(Rule("price", "attack", "host", price=5)),
        to=ANY_LEGION, window="action", actions=1, rarity="C1",
    ),
)  # fmt: skip
