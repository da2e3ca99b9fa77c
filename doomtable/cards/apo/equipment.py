"""The equipment of Apocalypse: bombs, implants, and what a warrior would rather not be given."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import equipment
from doomtable.cards.patterns import gives, immune, may_not, membership, raises, slayer
from doomtable.cards.vocabulary import (
    ANY_CARD,
    ANY_WARRIOR,
    ARMOR,
    BROTHERHOOD,
    CYBERTRONIC,
    ENEMY_WARRIOR,
    FIGHT,
    FIRST_STRIKE,
    FLEETING,
    FORTIFICATION,
    GENERAL,
    HERETIC,
    MISHIMA,
    PERSONALITY,
    SLAYER,
    VEHICLE,
    cards,
    doomtroopers,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Attack,
    Card,
    Cost,
    Event,
    Heal,
    Host,
    If,
    Is,
    Kill,
    Later,
    Mod,
    Move,
    Of,
    On,
    Rule,
    Sel,
    Static,
    Target,
    Test,
    Wound,
)

IMPLANTED: Final = doomtroopers(none=(BROTHERHOOD,))
HARMFUL: Final = "lowers ratings"
"""The tag of cards that lower a rating of whom they are put on or aimed at."""
SCOPED: Final = Sel(states=("defender",), against=warriors(area="same"))
"""Who is attacked from the area that the speaking card is in."""

CARDS: tuple[Card, ...] = (
    equipment(
        "Adrenaline Implants", "06005", CYBERTRONIC,
        On(
            Event("wounded", it="bearer"),
            (
                Heal("bearer"),
                Mod(("A",), -1, "add base", who="bearer", until="game"),
                If(Test(Of("bearer", "A", base=True), "<=", 0), (Move("bearer", "discard"),)),
            ),
        ),
        rarity="C1", only=IMPLANTED, cost=Cost(actions=2),
    ),
    equipment(
        "Antipersonnel Grenade", "06007", GENERAL,
        Act(
            (Wound("target", points="you", by="bearer"),),
            cost=Cost(actions=1, annihilate="me", attack=True), targets=(Target(warriors(states=("able",))),),
        ),
        rarity="C1",
    ),
    equipment(
        "Brainwave Bomb", "06012", CYBERTRONIC,
        On(
            Event("killed", it="bearer", by=ANY_WARRIOR, combat=True),
            (
                Later(Event("combat end"), (Kill("by", points="you"),)),
                gives(FLEETING, who="bearer", until="combat"),
                Move("me", "annihilated"),
            ),
        ),
        rarity="C1",
    ),
    equipment(
        "Epidermal Plates", "06022", CYBERTRONIC, Static((Mod(("A",), 2, "times"),)),
        rarity="C1", only=IMPLANTED, keywords=(ARMOR,),
    ),
    equipment(
        "Escape Hatch", "06023", GENERAL,
        Static((Rule("allow", "ride", ANY_WARRIOR, "host", limit="draw to draw"),)),
        rarity="C2", host=Host(sel=cards(VEHICLE), whose="any"), unique="any number",
    ),
    equipment(
        "Good Luck Charm", "06029", GENERAL,
        On(Event("enters", it="me"), (Move(Sel(all=(HARMFUL,), on="bearer"), "discard"),)),
        may_not(Rule("forbid", "receive", "bearer", Sel(all=(HARMFUL,)))),
        Static((immune(HARMFUL, "bearer"),)),
        rarity="C1",
    ),
    equipment(
        "Hardened Fist", "06034", CYBERTRONIC,
        Act(
            (
                Mod(("F",), 2, "times", who="bearer", until="combat"),
                gives(SLAYER, who="bearer", until="combat"),
                Attack("bearer", "target", tactic="fight", legal=True),
            ),
            cost=Cost(actions=2, attack=True), targets=(Target(ENEMY_WARRIOR),),
        ),
        rarity="C2", only=warriors(CYBERTRONIC),
    ),
    equipment(
        "Innocent Bauble", "06036", GENERAL,
        On(Event("enters", it="me"), (Move(Sel(all=(), on="bearer", other=True), "discard"),)),
        may_not(Rule("forbid", "receive", "bearer", ANY_CARD)),
        rarity="C1", host=Host(sel=ANY_WARRIOR, whose="others"), limit=1,
    ),
    equipment(
        "Mishimese Ceremonial Blade", "06044", MISHIMA,
        raises(4, "F"),
        slayer("bearer"),
        may_not((
            Rule("forbid", "lose", "bearer", words=(MISHIMA,)), Rule("forbid", "become", "bearer", words=(HERETIC,)),
        )),
        rarity="C1", only=warriors(MISHIMA), keywords=(FIGHT,),
    ),
    equipment(
        "Perimeter Alarm", "06050", GENERAL,
        Static((
            Mod(
                ("tags",), op="take", words=(FIRST_STRIKE,), who=Sel(states=("combatant",)),
                when=Is("defender", warriors(area="same")),
            ),
        )),
        rarity="C1", host=Host("area", areas=("squad", "kohort"), whose="any"),
    ),
    equipment(
        "Samurai Armor", "06054", MISHIMA,
        raises(3, "A"),
        membership(MISHIMA),
        Static((gives("samurai", who="bearer"),)),
        rarity="C2", only=doomtroopers(none=(PERSONALITY,)), keywords=(ARMOR,),
    ),
    equipment(
        "Surveillance Bug", "06062", GENERAL,
        On(Event("attacked", by="host"), (Rule("require", "show hand", "announcer", until="combat"),)),
        rarity="C2", host=Host(sel=ANY_WARRIOR, whose="any"),
    ),
    equipment(
        "Triangulating Scope", "06072", GENERAL,
        raises(3, "S", who=warriors(area="same", states=("attacker",))),
        Static((Rule("forbid", "count", SCOPED, FORTIFICATION), Rule("forbid", "count cover", SCOPED))),
        rarity="C2", host=Host("area", areas=("squad", "kohort"), whose="any"),
    ),
    equipment(
        "Yomura's Amulet", "06079", MISHIMA, Static((Rule("forbid", "use", "foe", cards("ki")),)), rarity="C2",
    ),
)  # fmt: skip
