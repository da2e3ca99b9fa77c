"""The Special cards of Mortificator that stay."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import attached
from doomtable.cards.patterns import gives, may_not, raises
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    BAUHAUS,
    BROTHERHOOD,
    CYBERTRONIC,
    EQUIPMENT,
    FIRST_STRIKE,
    FORTIFICATION,
    GENERAL,
    LEGION,
    MISHIMA,
    MORTIFICATOR,
    SYMMETRY,
    VEHICLE,
    doomtroopers,
    named,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Actions,
    Card,
    Cost,
    Count,
    Event,
    Host,
    Mod,
    Move,
    On,
    Play,
    Rule,
    Sel,
    Static,
    Survive,
    Target,
    Test,
    Versus,
)

BROTHERS = warriors(BROTHERHOOD)
VEHICLES = Sel(all=("equipment", VEHICLE), none=(LEGION,))
DAZED: Final = (Survive("it", before=True),)
"""Who has just been wounded, or killed, is as it was before."""

CARDS: tuple[Card, ...] = (
    attached(
        "Admonish Resistance", "04001", LEGION,
        may_not(Rule(
            "require", "attack", ANY_LEGION, BROTHERS,
            when=Test(Count(BROTHERS), ">", Count(warriors(BROTHERHOOD, whose="its"))),
        )),
        to=Host("game"), window="action", actions=3, rarity="C2",
    ),
    attached(
        "Certified Operator", "04023", GENERAL,
        Static((Rule("allow", "receive", "host", VEHICLES, words=("affiliation",)),)),
        to=doomtroopers(), window="action", actions=2, rarity="C2",
    ),
    attached(
        "Defensive Barrier", "04034", GENERAL,
        Static((Rule("forbid", "be discarded", "host"), Rule("forbid", "be annihilated", "host"))),
        may_not(Rule("forbid", "receive", "host", named("Defensive Barrier", "special"))),
        to=FORTIFICATION, window="action", actions=1, rarity="C2",
    ),
    attached(
        "Don't Call Again!", "04036", GENERAL,
        may_not(Rule("forbid", "act", "host")),
        Act((Move("me", "discard"),), cost=Cost(actions=4), who="host's controller"),
        to=ANY_WARRIOR, rarity="U2", limit=1,
    ),
    attached(
        "Gung Ho", "04049", MISHIMA, Static((gives(FIRST_STRIKE, who=warriors(MISHIMA, whose="yours")),)),
        to=Host("player"), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Hidden", "04051", BROTHERHOOD,
        may_not((Rule("forbid", "attack", "host"), Rule("forbid", "be attacked", "host"))),
        Act(
            (Actions(1, attack="only", at_once=True, only_with="host"),),
            window="not combat", cost=Cost(annihilate="me"), who="host's controller",
        ),
        to=warriors(MORTIFICATOR), window="action", actions=1, rarity="C2",
    ),
    attached(
        "Illumination", "04053", LEGION,
        Static((
            Mod(("immune",), op="take", words=("symmetry", "gifts"), who="host"),
            Mod(("immune",), op="take", who="host", of=SYMMETRY),
        )),
        to=Sel(any=("immune symmetry", "immune gifts")), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Inferior Technology", "04055", CYBERTRONIC, may_not(Rule("forbid", "attack", "host")),
        to=warriors(CYBERTRONIC), window="action", actions=1, rarity="U2",
    ),
    attached(
        "Punch Drunk", "04081", GENERAL,
        Play("after", to=Event("killed", it=ANY_WARRIOR), effects=DAZED),
        raises(-4, "F", "S", "A", who="host"),
        to=Sel(exactly="it"), window="after", event=Event("wounded", it=ANY_WARRIOR), effects=DAZED, rarity="C2",
    ),
    attached(
        "Rage", "04083", GENERAL,
        Static((Mod(("F", "S"), 8, who="host", when=Versus(Sel(exactly="chosen"))),)),
        On(Event("leaves", it="chosen"), (Move("me", "discard"),)),
        to=ANY_WARRIOR, whose="yours", window="action", actions=1, rarity="C2",
        remembers=(Target(warriors(other=True)),),
    ),
    attached(
        "Superior Quality", "04100", BAUHAUS, Static((Rule("forbid", "be discarded", "host"),)),
        to=EQUIPMENT, window="action", actions=1, rarity="U2",
    ),
)  # fmt: skip
