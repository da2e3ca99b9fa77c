"""The equipment of Golgotha."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import equipment
from doomtable.cards.patterns import at_half_price, given_up, immune, instead_if, may_not, raises
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ARMOR,
    GENERAL,
    HERETIC,
    LEGION,
    PERSONALITY,
    cards,
    follower,
    named,
    warriors,
)
from doomtable.rules.language import Card, Cost, Host, Is, Mod, Move, Rule, Sel, Static, Target

BEHEMOTH: Final = Is("bearer", warriors("pretorian behemoth"))

CARDS: tuple[Card, ...] = (
    equipment(
        "Behemoth Armor", "05010", LEGION,
        *instead_if(BEHEMOTH, (Mod(("A",), 2),), (Mod(("A",), 6),)),
        Static((Rule("allow", "receive", "bearer", cards("gift of algeroth"), words=("own ban",)),), when=BEHEMOTH),
        rarity="C1", only=warriors(follower("algeroth")), keywords=(ARMOR,),
    ),
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
        "Infrared Goggles", "05041", GENERAL,
        raises(2, "S"),
        Static((immune("heavy fog", "bearer"),)),
        Static((Mod(("bonus",), 0, "times", who="foe", of=named("Hidden in the Shadows", "special")),)),
        rarity="C2",
    ),
    equipment(
        "Scrambling Device", "05058", GENERAL,
        given_up(Move("target", "discard"), Target(cards("special")), for_good=True),
        rarity="C1", only=Sel(all=("warrior",), any=("doomtrooper", HERETIC)),
    ),
)  # fmt: skip
