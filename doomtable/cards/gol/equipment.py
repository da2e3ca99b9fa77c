"""The equipment of Golgotha."""

from __future__ import annotations

from doomtable.cards.constructors import equipment
from doomtable.cards.patterns import at_half_price, given_up, may_not
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ARMOR,
    GENERAL,
    HERETIC,
    LEGION,
    PERSONALITY,
    cards,
    warriors,
)
from doomtable.rules.language import Card, Cost, Host, Mod, Move, Rule, Sel, Static, Target

CARDS: tuple[Card, ...] = (
    equipment(
        "Carcass Suit", "05013", LEGION,
        Static((Mod(("F",), 2, "times"), Mod(("S",), 0, "set"), Mod(("A",), 5))),
        may_not(Rule("forbid", "use", "bearer", Sel(all=("equipment",), other=True))),
        rarity="C1", only=ANY_LEGION, keywords=(ARMOR,),
    ),
    equipment(
        "Golgotha's Mirror", "05035", LEGION,
        at_half_price(warriors(LEGION, none=(PERSONALITY,))),
        rarity="C1", host=Host("area", areas=("kohort",)), cost=Cost(actions=1), limit=1,
    ),
    equipment(
        "Scrambling Device", "05058", GENERAL,
        given_up(Move("target", "discard"), Target(cards("special")), for_good=True),
        rarity="C1", only=Sel(all=("warrior",), any=("doomtrooper", HERETIC)),
    ),
)  # fmt: skip
