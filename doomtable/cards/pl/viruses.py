"""Viruses that infect Doomtroopers in an Outpost and spread there, and what is done against them."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import attached, special
from doomtable.cards.patterns import gives, immune, may_not, raises
from doomtable.cards.vocabulary import (
    FRAGILE,
    GENERAL,
    INFECTED,
    TRIBAL,
    VIRUS,
    YOUR_WARRIOR,
    cards,
    doomtroopers,
    warriors,
)
from doomtable.rules.language import (
    Card,
    Choice,
    Combat,
    Cost,
    Each,
    Host,
    Infect,
    Mod,
    Not,
    Role,
    Rule,
    Special,
    Static,
    Target,
    TargetPlayer,
    Undo,
)

ON_EARTH: Final = warriors("doomtrooper", area="outpost")
CURED: Final = warriors(INFECTED, whose="yours")


def virus(name: str, code: str, effect: Infect, target: Choice) -> Card:
    """A virus that is played in your turn; the infection stays when the card has gone (RUL-27)."""
    return special(
        name, code, GENERAL, effect, window="turn", when=Not(Combat()), rarity="U3", targets=(target,), post_play="x",
        keywords=(VIRUS,),
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    special(
        "Anti-Toxin", "07002", GENERAL, Each(CURED, (Undo((INFECTED,), "it"),)),
        window="action", cost=Cost(actions=3), rarity="C2",
    ),
    attached(
        "Burning Lungs", "07012", GENERAL, raises(-1, "F", "S", "A", who=ON_EARTH),
        to=Host("game"), window="action", actions=2, rarity="U3", keywords=(VIRUS,), post_play="-",
    ),
    attached(
        "Inoculations", "07051", GENERAL,
        Static((immune("burning lungs", YOUR_WARRIOR),)),
        may_not(Rule("forbid", "become", YOUR_WARRIOR, words=(INFECTED,))),
        to=Host("player"), window="action", actions=1, rarity="C2",
    ),
    special(
        "Mutated Strain", "07065", GENERAL, Special("mutated"),
        window="turn", when=Not(Combat()), rarity="U3", post_play="-",
        targets=(Target(cards(VIRUS, where="hand", whose="yours")), Target(warriors(TRIBAL, area="outpost"))),
    ),
    virus(
        "Red Plague", "07090",
        Infect(
            warriors("doomtrooper", whose="target player", area="outpost"),
            (gives(FRAGILE, who="it", when=Role("combatant", "it"), until="game"),),
            spreads=doomtroopers(), after="at once",
        ),
        TargetPlayer(),
    ),
    virus(
        "Parasitic Stupor", "07076",
        Infect("target", (Mod(("draws",), -1, who="its player", floor=1, until="game"),), spreads=doomtroopers(),
               once=True),
        Target(ON_EARTH),
    ),
    virus(
        "Withering Death", "07123",
        Infect("target", (Rule("price", "attack", "it", actions=3, until="game"),), spreads=doomtroopers(), once=True),
        Target(ON_EARTH),
    ),
    virus(
        "V-3", "07120", Infect("target", (Mod(("F", "S", "A"), -2, who="it", until="game"),), spreads=doomtroopers()),
        Target(ON_EARTH),
    ),
)  # fmt: skip
