"""The Special cards of Mortificator that stay."""

from __future__ import annotations

from doomtable.cards.constructors import attached
from doomtable.cards.patterns import gives, may_not
from doomtable.cards.vocabulary import (
    BAUHAUS,
    CYBERTRONIC,
    EQUIPMENT,
    FIRST_STRIKE,
    MISHIMA,
    warriors,
)
from doomtable.rules.language import (
    Card,
    Host,
    Rule,
    Static,
)

CARDS: tuple[Card, ...] = (
    attached(
        "Gung Ho", "04049", MISHIMA, Static((gives(FIRST_STRIKE, who=warriors(MISHIMA, whose="yours")),)),
        to=Host("player"), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Inferior Technology", "04055", CYBERTRONIC, may_not(Rule("forbid", "attack", "host")),
        to=warriors(CYBERTRONIC), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Superior Quality", "04100", BAUHAUS, Static((Rule("forbid", "be discarded", "host"),)),
        to=EQUIPMENT, window="action", actions=1, rarity="U2",
    ),
)  # fmt: skip
