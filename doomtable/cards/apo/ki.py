"""The Ki powers, all of Apocalypse: arts of war that a warrior of Mishima has learned for good (KI-01 to KI-05)."""

from __future__ import annotations

from typing import Final, Literal

from doomtable.cards.constructors import ki
from doomtable.cards.patterns import assassin, gives, immune, may_not, passing, raises, while_fighting
from doomtable.cards.vocabulary import (
    ENEMY_WARRIOR,
    FIRST_STRIKE,
    MISHIMA,
    SYMMETRY,
    WARZONE,
    WEAPON,
    WEAPONS,
    cards,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Actions,
    All,
    Any,
    Attack,
    Cancel,
    Card,
    Choose,
    Cost,
    EndCombat,
    Event,
    Heal,
    Host,
    Is,
    Mark,
    Marks,
    Mod,
    Move,
    Not,
    Of,
    On,
    Paid,
    Rule,
    Sel,
    Static,
    Target,
    Test,
    Using,
)

LINKED: Final = Sel(all=("equipment", WEAPON), exactly="chosen")
ITS_CARDS: Final = Sel(all=(), on="bearer", deep=True)
ITS_WEAPON: Final = cards(WEAPON, on="foe")
QUICK: Final = warriors(FIRST_STRIKE)
TWICE_ITS_FIGHT: Final = Mod(("F",), 2, "times", who="bearer", until="combat")


def evades(name: str, code: str, tactic: Literal["fight", "shoot"], other: str) -> Card:
    """In a combat of that tactic its bearer ends it, before a card that changes it has its effect, too; not beside
    `other`."""
    there = All((is_now("bearer", "fighting"), Using(tactic)))
    return ki(
        name, code,
        Act((EndCombat(),), window="combat", when=there),
        Act((EndCombat(),), window="after", to=Event("played", it=Sel(all=(), any=("special", "art"))), when=there),
        may_not(Rule("forbid", "receive", "bearer", Sel(all=("ki",), named=(other,)))),
    )  # fmt: skip


CARDS: tuple[Card, ...] = (
    evades("Hands of Stone", "06033", "fight", "The Mongoose's Artful Dodge"),
    ki(
        "Adamantium Will", "06003",
        Static((Rule("forbid", "be wounded", "bearer", cards("special")),)),
        Static((Rule("forbid", "be killed", "bearer"),)),
    ),
    ki(
        "Aura of Mystical Resistance", "06008",
        Static((immune("art", "bearer"), immune("art", ITS_CARDS))),
        Static((immune("symmetry", "bearer"), immune("symmetry", ITS_CARDS))),
        Act((Cancel(),), window="after", to=Event("played", it=cards("art")), cost=Cost(d=6)),
        Act((Cancel(),), window="after", to=Event("used", it=SYMMETRY), cost=Cost(d=6)),
    ),
    ki(
        "Kanji's Lucky Sense", "06038",
        Static((gives("always first strike", who="bearer"),)),
        Act(
            (Cancel(),), window="after",
            to=Event("played", it=Sel(all=("special",), against=Sel(all=(), exactly="bearer"))), cost=Cost(d=6),
        ),
    ),
    ki(
        "Ki Self Healing", "06040",
        On(Event("covered", it="bearer"), (Heal("bearer"),), when=is_now("bearer", "wounded")),
    ),
    ki(
        "Ki Teleportation", "06041", Static((Rule("allow", "use", "bearer", WARZONE),)), only=warriors("shadow walker"),
    ),
    ki(
        "Nomura's Quickened Step", "06047",
        Act(
            (Mark("step", on="me"), Actions(1, attack="may", only_with="bearer")),
            cost=Cost(d=5), when=Test(Marks("step"), "<", 3),
        ),
        On(
            Event("turn end", whose="yours"), (Mark("step", 3, on="me", off=True),), when=Test(Marks("step"), ">", 0),
        ),
    ),
    evades("The Mongoose's Artful Dodge", "06068", "shoot", "Hands of Stone"),
    ki(
        "Shadow Walk", "06057",
        Static((gives("shadow walker", who="bearer"),)),
        assassin("bearer"),
        Static((gives(FIRST_STRIKE, who="bearer"),)),
    ),
    ki("Supreme Concentration", "06061", raises(Of("foe", "S", base=True), "S")),
    ki(
        "The Chameleon's Skin", "06065",
        Act(
            (
                EndCombat(refund=True),
                Rule("forbid", "be attacked", "bearer", until="next attack"),
                Rule("forbid", "guard", "bearer", until="next attack"),
            ),
            window="after", to=Event("attacked", it="bearer"),
        ),
        only=warriors("shadow walker"),
    ),
    ki(
        "The Cobra's Venomous Strike", "06066",
        Act(
            (TWICE_ITS_FIGHT, Attack("bearer", "target", tactic="fight", legal=True)),
            cost=Cost(actions=2, attack=True), targets=(Target(ENEMY_WARRIOR),),
        ),
    ),
    ki(
        "The Crow's Piercing Glance", "06067",
        while_fighting(passing(Paid(each=-1), "A", who="foe"), cost=Cost(per=1)),
    ),
    ki("The Monkey's Foot", "06069", raises(Of("foe", "A", base=True), "A")),
    ki("Toronaga's Raging Might", "06070", raises(Of("foe", "F", base=True), "F")),
    ki(
        "Yorama's Deflecting Hands", "06080",
        Act(
            (Move("target", "discard"),), window="attack announced", targets=(Target(ITS_WEAPON),),
            when=Any((Not(Is("foe", QUICK)), Is("bearer", QUICK))), limit="combat",
        ),
        On(
            Event("struck at", by="bearer", combat=True),
            (Choose((Target(ITS_WEAPON),), (Move("target", "discard"),)),),
            when=All((Is("foe", QUICK), Not(Is("bearer", QUICK)))), may=True,
        ),
    ),
    Card(
        name="Weapon Link", code="06074", set="apo", type="ki", affiliations=(MISHIMA,), rarity="C2", post_play="+",
        host=Host(sel=warriors(MISHIMA, has=WEAPONS)), remembers=(Target(Sel(all=("equipment", WEAPON), on="host")),),
        abilities=(Static((Mod(("bonus",), 2, "times", who="host", of=LINKED),)),),
    ),
)  # fmt: skip
