"""The warriors of Mortificator."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import (
    IN_THE_SQUAD,
    aimed,
    as_actions,
    bears_any_equipment,
    casts_for,
    gives,
    may_not,
    never_covered,
    never_fights,
    raises,
    slayer,
)
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    APOSTLE,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    FIRST_STRIKE,
    FRAGILE,
    GENERAL,
    GENERAL_GIFT,
    HERETIC,
    LEGION,
    MORTIFICATOR,
    NEPHARITE,
    PERSONALITY,
    SLAYER,
    doomtroopers,
    follower,
    warriors,
)
from doomtable.rules.language import (
    Armed,
    Bid,
    Card,
    Control,
    Event,
    EventNumber,
    Host,
    If,
    Is,
    Mod,
    Move,
    Not,
    On,
    Rule,
    Sel,
    Static,
    Target,
    Versus,
)
from doomtable.rules.terms import APOSTLES, ASPECTS

BROTHERS: Final = warriors(BROTHERHOOD)
WITH_A_RELIC: Final = Sel(all=("warrior", "doomtrooper"), has=Sel(all=("relic",)))
WORTH_ITS_PRICE: Final = Mod(("V",), EventNumber(), "set", who="me", until="game")

CARDS: tuple[Card, ...] = (
    warrior(
        "Bauhaus Security Guard", "04010", BAUHAUS, F=3, S=5, A=7, V=6, rarity="C2",
        abilities=(Static((Rule("forbid", "touch pool", "others"),), when=IN_THE_SQUAD),),
    ),
    warrior(
        "Crenshaw the Redeemer", "04027", BROTHERHOOD, F=7, S=4, A=6, V=7, rarity="U2",
        keywords=(PERSONALITY, MORTIFICATOR), aspects=ASPECTS,
        abilities=(
            slayer(),
            On(Event("leaves", it=warriors(states=("killed",)), by="me"), (Move("it", "annihilated"),), instead=True),
            may_not(Rule("forbid", "attack", "me", BROTHERS)),
        ),
    ),
    warrior(
        "Erwin Stahler", "04042", (LEGION, BAUHAUS), F=6, S=6, A=7, V=7, rarity="C2",
        keywords=(PERSONALITY,), considered=("doomtrooper", HERETIC), host=Host("area", areas=("squad", "kohort")),
        abilities=(
            Static((Rule("allow", "receive", "me", Sel(all=("symmetry",), any=(GENERAL_GIFT, "gift of algeroth"))),)),
            as_actions(
                1,
                If(IN_THE_SQUAD, (Move("me", "kohort", to_whose="you"),), (
                    If(Is("me", Sel(area="kohort")), (Move("me", "squad", to_whose="you"),)),
                )),
            ),
        ),
    ),
    warrior(
        "Golgotha Unleashed", "04047", LEGION, F=None, S=None, A=None, V=12, rarity="U2", limit=0,
        keywords=(PERSONALITY, follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",), aspects=ASPECTS,
        abilities=(
            may_not(Rule("forbid", "shoot", "me")),
            never_covered(),
            Static((
                Rule("forbid", "be wounded", "me", Sel(all=(), none=("doomtrooper",))),
                Rule("forbid", "be wounded", "me", doomtroopers(), when=Not(Versus(WITH_A_RELIC, "me"))),
            )),
            Static((Rule("allow", "cast for", "me", ANY_WARRIOR),)),
        ),
    ),
    warrior(
        "Jake Kramer", "04059", CAPITOL, F=5, S=6, A=5, V=6, rarity="U2",
        keywords=(PERSONALITY,),
        abilities=(
            bears_any_equipment("me"),
            aimed(5, 2, "F", "S", "A"),
        ),
    ),
    warrior(
        "Local Thug", "04065", GENERAL, F=15, S=5, A=13, V=5, rarity="C2",
        keywords=(FRAGILE,), host=Host("area", areas=("beside",)),
        abilities=(may_not(Rule("forbid", "earn promotion", "me")),),
    ),
    warrior(
        "Mercenary", "04069", GENERAL, F=15, S=15, A=15, V=None, rarity="U2",
        keywords=(PERSONALITY,), considered=("doomtrooper",),
        abilities=(On(Event("enters", it="me"), (Bid((Control("me", "winner", "squad"), WORTH_ITS_PRICE)),)),),
    ),
    warrior(
        "Metropolitan Prophet", "04070", LEGION, F=4, S=5, A=5, V=7, rarity="U2",
        considered=tuple(follower(apostle) for apostle in APOSTLES),
        abilities=(Static((gives(FIRST_STRIKE),)),),
    ),
    warrior(
        "Spirit of Nathaniel", "04098", BROTHERHOOD, F=None, S=None, A=None, V=30, rarity="U2",
        keywords=(PERSONALITY,),
        abilities=(
            *never_fights(),
            casts_for(BROTHERS),
            Static((gives(SLAYER, who=BROTHERS, when=Versus(ANY_LEGION, ref="it")),)),
            as_actions(4, Move("target", "discard"), targets=(Target(warriors(APOSTLE)),)),
        ),
    ),
    warrior(
        "Wolfe", "04122", BAUHAUS, F=3, S=9, A=9, V=8, rarity="U2",
        keywords=(PERSONALITY,), considered=("venusian ranger",),
        abilities=(raises(5, "S", who="me", when=Armed(Sel(all=("equipment", "deathlockdrum")))),),
    ),
)  # fmt: skip
