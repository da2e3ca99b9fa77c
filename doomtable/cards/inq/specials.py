"""The Special cards of Inquisition that do something once: in combat, in answer to something, or at any time."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from doomtable.cards.constructors import special
from doomtable.cards.patterns import gives
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    BROTHERHOOD,
    COMBATANT,
    ENEMY_WARRIOR,
    EQUIPMENT,
    GENERAL,
    HERETIC,
    LEGION,
    OVERKILL,
    PERSONALITY,
    YOUR_WARRIOR,
    cards,
    equipment_cards,
    follower,
    warriors,
)
from doomtable.rules.language import (
    AttachTo,
    Attack,
    Card,
    Control,
    Cost,
    Count,
    Cover,
    Draw,
    Each,
    Event,
    Gain,
    Have,
    If,
    Is,
    Join,
    Kill,
    Later,
    Lose,
    May,
    Mod,
    Move,
    Not,
    Of,
    Paid,
    Play,
    Rule,
    Search,
    Sel,
    Skip,
    Special,
    Sum,
    Target,
    Turn,
)
from doomtable.rules.terms import Affiliation

Area = Literal["squad", "kohort"]
SPECIALS = cards("special")
THREE: Final = Cost(actions=3)
SEIZED: Final = (
    Control("target"),
    AttachTo("target", "target2"),
    Rule("allow", "receive", "target2", "target", until="game", words=("affiliation",)),
)
"""Equipment is taken and given to a warrior whose affiliation does not matter."""


def levy(
    name: str, code: str, affiliation: Affiliation, rarity: str, d: int, *tags: str, areas: tuple[Area, ...]
) -> Card:
    """Each other player gives you so many D for each such warrior; the bank gives what one of them does not have."""
    counts = tuple(Count(warriors(*tags, whose="target player", area=area), each=d) for area in areas)
    owed = counts[0] if len(counts) == 1 else Sum(counts)
    return special(
        name, code, affiliation, Each("others", (Lose(owed), Gain(owed))),
        window="action", cost=Cost(actions=1), rarity=rarity,
    )  # fmt: skip


YOUR_TURN: tuple[Card, ...] = (
    special(
        "Charge", "02032", GENERAL,
        Cover("target", out=True),
        Mod(("F", "S"), 2, who="target", until="combat"),
        Attack("target", "target2", legal=True),
        window="action", cost=Cost(actions=3, attack=True), rarity="C3",
        targets=(Target(Sel(whose="yours", states=("covered",))), Target(ENEMY_WARRIOR)),
    ),
    special(
        "Double Duty", "02049", GENERAL, Special("double duty"),
        window="action", cost=Cost(actions=1), rarity="U1", post_play="+", limit=1, targets=(Target(ANY_WARRIOR),),
    ),
    levy("Taxation", "02141", GENERAL, "U1", 3, areas=("squad", "kohort")),
    levy("Tithe", "02162", BROTHERHOOD, "C1", 2, BROTHERHOOD, areas=("squad",)),
    special(
        "Reassignment", "02115", GENERAL,
        Gain(Of("target", "V"), who="its owner"),
        Move(replace(equipment_cards(on="target"), deep=True), "draw"),
        Move("target", "draw"),
        window="action", cost=Cost(actions=1), rarity="U1", limit=1, targets=(Target(ANY_WARRIOR),),
    ),
    replace(
        special("Loot and Pillage", "02088", GENERAL, window="action", rarity="U1", limit=1),
        abilities=(
            Play("action", cost=THREE, effects=(Gain(20),)),
            Play(
                "action", cost=THREE,
                effects=(Search(cards("warrior", none=(PERSONALITY,), where="collection"), to="play"),),
            ),
            Play(
                "action", cost=THREE, targets=(Target(YOUR_WARRIOR),),
                effects=(Search(cards("equipment", where="draw"), to="target", on="target"),),
            ),
        ),
    ),
)  # fmt: skip

COMBAT: tuple[Card, ...] = (
    special(
        "Bolster Your Forces", "02023", GENERAL,
        Join("target", Sel(whose="yours", states=("not fighting",), side="target"), n="any", pay="V", legal=True),
        window="combat", rarity="C2", targets=(Target(Sel(states=("combatant",))),),
    ),
    special(
        "Distracted", "02047", GENERAL,
        Mod(("immune",), op="take", words=("art", "symmetry", "gifts"), who="target", until="combat"),
        Mod(("immune",), op="take", who="target", of=Sel(all=(), any=("art", "symmetry")), until="combat"),
        window="combat", rarity="C3",
        targets=(Target(Sel(any=("immune art", "immune symmetry", "immune gifts"))),),
    ),
    special(
        "Ferocity", "02064", GENERAL, gives(OVERKILL, who="target", until="combat"),
        window="combat", rarity="C3", targets=(Target(COMBATANT),),
    ),
)  # fmt: skip

ANY_TIME: tuple[Card, ...] = (
    special(
        "Smell of War", "02127", GENERAL, Rule("allow", "attack again", ANY_WARRIOR, price=2, until="your next turn"),
        window="any", when=Turn(step="before acting"), rarity="C1",
    ),
    special(
        "Supply Line Severed", "02140", GENERAL, Skip("draw", who="active player"),
        window="any", when=Turn("any", "before drawing"), rarity="C1", limit=1, post_play="x",
    ),
    special(
        "Transfiguration", "02163", LEGION,
        Search(
            cards("warrior", follower("algeroth"), none=(PERSONALITY,), where="draw"), to="place", on="target", pay="V",
            then=(Move("target", "annihilated"),),
        ),
        window="any", rarity="C2", targets=(Target(warriors(HERETIC)),),
    ),
    special(
        "Curse of Algeroth", "02037", LEGION, Move("target", "discard"),
        window="any", cost=Cost(per=4, least=0), rarity="C2",
        when=Have(warriors(follower("algeroth"), whose="yours", area="kohort")),
        targets=(Target(SPECIALS, n=Sum((1, Paid(per=4)))),),
    ),
    special(
        "Desperate Times", "02045", GENERAL,
        Each(
            "each",
            (
                May(
                    (Special("25 D apart"), Rule("forbid", "meditate", "target player", until="game")),
                    who="target player",
                ),
            ),
        ),
        window="any", rarity="U1", limit=1,
    ),
    special(
        "Essential Summons", "02058", BROTHERHOOD, Special("summon for less"),
        window="any", rarity="C1", targets=(Target(YOUR_WARRIOR),),
    ),
    special(
        "Forgery", "02067", GENERAL, Move("target", "discard"),
        window="any", rarity="U2", targets=(Target(cards("relic")),),
    ),
    special(
        "Heist", "02074", GENERAL, *SEIZED,
        window="any", rarity="U2", targets=(Target(EQUIPMENT), Target(YOUR_WARRIOR)),
    ),
    special(
        "Hidden Cache", "02077", GENERAL, Draw(Sum((7, Count(cards(where="hand", whose="yours"), each=-1)))),
        window="any", rarity="C2", post_play="x",
    ),
    special(
        "Loot the Dead", "02089", GENERAL, Later(Event("killed", it="it"), SEIZED, until="combat"),
        window="after", to=Event("killed", it=ANY_WARRIOR, by=YOUR_WARRIOR, combat=True), rarity="C1",
        targets=(Target(equipment_cards(on="it")), Target(YOUR_WARRIOR)),
    ),
    special(
        "Mortal Wound", "02094", GENERAL, Kill("target", points="shared"),
        window="not combat", rarity="U1", targets=(Target(Sel(whose="others", states=("wounded",))),),
    ),
    special(
        "Wave of Righteousness", "02173", BROTHERHOOD, Move("target", "discard"),
        window="any", rarity="U2", limit=1, post_play="x", cost=Cost(per=10),
        targets=(Target(ANY_WARRIOR, n=Paid(per=10)),),
    ),
    special(
        "Wrath of Algeroth", "02174", LEGION,
        Each(
            EQUIPMENT,
            (If(Not(Is("it", replace(equipment_cards(on=warriors(follower("algeroth"))), deep=True))),
                (Move("it", "discard"),)),),
        ),
        window="any", rarity="U1", limit=1,
    ),
)  # fmt: skip

ANSWERS: tuple[Card, ...] = (
    special(
        "Preferred Spell", "02112", BROTHERHOOD, Move("announced", "hand"),
        window="after", to=Event("played", it=cards("art")), rarity="C2",
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*YOUR_TURN, *COMBAT, *ANY_TIME, *ANSWERS)
