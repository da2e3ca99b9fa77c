"""The Special cards of Warzone that do something once: in combat, in answer to something, or at any time."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.cards.constructors import special
from doomtable.cards.patterns import passing
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    BOTH,
    BROTHERHOOD,
    CAPTAIN,
    COMBATANT,
    CYBERTRONIC,
    EQUIPMENT,
    FIGHT,
    FORTIFICATION,
    GENERAL,
    LEGION,
    MINEFIELD,
    SERGEANT,
    SHOOT,
    SHOOT_WEAPONS,
    TANK,
    VEHICLE,
    WARZONE,
    YOUR_WARRIOR,
    cards,
    doomtroopers,
    equipment_cards,
    warriors,
)
from doomtable.rules.language import (
    Actions,
    Cancel,
    Card,
    Cost,
    Effect,
    Either,
    EndCombat,
    Event,
    Is,
    Kill,
    Later,
    Lose,
    Mod,
    Move,
    Of,
    Play,
    Rule,
    Scale,
    Sel,
    Special,
    Strike,
    Survive,
    Target,
    TargetPlayer,
    Using,
    Value,
    Wound,
)
from doomtable.rules.terms import Affiliation


def support(name: str, code: str, stat: Value) -> Card:
    """Fire from afar for a combatant whose opponent has no vehicle about it."""
    afoot = Sel(none=(VEHICLE,), states=("on foot",))
    return special(
        name, code, GENERAL, passing(5, stat),
        window="combat", rarity="U2", targets=(Target(Sel(states=("fighting",), against=afoot)),),
    )  # fmt: skip


def execution(name: str, code: str, affiliation: Affiliation, victim: Sel) -> Card:
    """One such warrior is discarded."""
    return special(
        name, code, affiliation, Move("target", "discard"),
        window="any", rarity="U2", limit=1, post_play="x", cost=Cost(d=8), targets=(Target(victim),),
    )  # fmt: skip


def swaps(one: Value, other: Value) -> tuple[Mod, ...]:
    """Two ratings of the target change places."""
    return (Mod((one, other), op="swap", who="target", until="combat"),)


ATTACKER = Sel(states=("attacker",))
RIDER = Sel(states=("mounted",), has=equipment_cards(VEHICLE))
ESCAPE = (Survive("it"), Move(equipment_cards(VEHICLE, on="it"), "discard", rider="spared"))
PRISONER: Final = Sel(where="prison")


def recalled(rank: str) -> tuple[Effect, ...]:
    """All commanders of that rank go back into the draw piles with their Equipment; what else is on them is lost."""
    equipment = replace(equipment_cards(on=warriors(rank)), deep=True)
    return (Move(equipment, "draw"), Move(warriors(rank), "draw", attachments="discard"))


def slip(name: str, code: str, weapon: Sel) -> Card:
    """Who uses such a weapon strikes one of its own side with it instead."""
    return special(
        name, code, GENERAL, Strike("target", "target2", bare=True), EndCombat(),
        window="combat", rarity="C2", targets=(Target(warriors(has=weapon)), Target(warriors(area="same"))),
    )  # fmt: skip


COMBAT: tuple[Card, ...] = (
    special(
        "Air Assault", "03002", GENERAL, Rule("forbid", "use", "defender", WARZONE, until="combat"),
        window="combat", rarity="U2",
    ),
    special(
        "Anti-Tank Minefield", "03005", GENERAL,
        Wound("target", points="you"), Move(equipment_cards(TANK, on="target"), "discard", rider="spared"), EndCombat(),
        window="combat", rarity="U1", post_play="x", keywords=(MINEFIELD,),
        targets=(Target(Sel(states=("attacker", "mounted"), has=equipment_cards(TANK))),),
        other=Play(
            "combat", targets=(Target(warriors(TANK, states=("attacker",))),),
            effects=(Kill("target", points="you"), EndCombat()),
        ),
    ),
    support("Artillery Support", "03006", "S"),
    special(
        "Backfire", "03009", GENERAL,
        Scale("target2", to="foe"), Later(Event("combat end"), (Move("target2", "discard"),), until="combat"),
        window="combat", rarity="U1",
        targets=(
            Target(warriors()), Target(Sel(all=("equipment", SHOOT), none=(BOTH,), on="target", states=("using",))),
        ),
    ),
    support("Close Air Support", "03025", "F"),
    slip("Clumsiness", "03026", Sel(all=("equipment", FIGHT), states=("using",))),
    special(
        "Commando Raid", "03031", GENERAL, Rule("forbid", "count", COMBATANT, FORTIFICATION, until="combat"),
        window="combat", rarity="C2",
    ),
    special(
        "Minefield", "03083", GENERAL, Wound("target", points="you"), EndCombat(),
        window="combat", rarity="U2", post_play="x", when=Is("defender", YOUR_WARRIOR), targets=(Target(ATTACKER),),
    ),
    special(
        "Self-Destruct Programming", "03105", CYBERTRONIC,
        Mod(("F",), 3, "times", who="target", until="combat"),
        Later(Event("combat end"), (Kill("target", points="its foe", sure=True),)),
        window="combat", rarity="U2", targets=(Target(warriors(CYBERTRONIC, whose="yours", states=("fighting",))),),
    ),
    special(
        "Shelter of the Crowd", "03108", GENERAL,
        EndCombat(refund=True),
        Rule("forbid", "be attacked", "defender", Sel(whose="attacking player"), until="next attack"),
        window="combat", rarity="U1",
    ),
    slip("Misfire", "03084", replace(SHOOT_WEAPONS, states=("using",))),
    special(
        "Sudden Death", "03116", LEGION, Move("target", "discard"),
        window="combat", rarity="U1", when=Using("fight"),
        targets=(Target(doomtroopers(states=("attacker",), against=warriors(LEGION, whose="yours"))),),
    ),
    special("Transfer", "03125", GENERAL, Special("another warzone"), window="combat", rarity="U2"),
    special(
        "Turn of Events", "03126", GENERAL,
        Either(
            ("fight and shoot", "fight and armor", "shoot and armor"),
            (swaps("F", "S"), swaps("F", "A"), swaps("S", "A")),
        ),
        window="combat", rarity="U2", targets=(Target(Sel(whose="yours", states=("fighting",))),),
    ),
)  # fmt: skip

ANSWERS: tuple[Card, ...] = (
    special(
        "Ejection Seat", "03041", GENERAL, *ESCAPE,
        window="after", to=Event("wounded", it=RIDER, combat=True), rarity="C2",
        other=Play("after", to=Event("killed", it=RIDER, combat=True), effects=ESCAPE),
    ),
    special(
        "Faulty Supplies", "03046", GENERAL, Cancel(to="discard"),
        window="after", to=Event("played", it=EQUIPMENT), rarity="U2",
    ),
    special(
        "Fizzle", "03048", BROTHERHOOD, Cancel(),
        window="after", to=Event("played", it=cards("art")), rarity="C2",
    ),
)  # fmt: skip

YOUR_TURN: tuple[Card, ...] = (
    special(
        "Death Row", "03037", GENERAL, Move("target", "discard"),
        window="action", rarity="U2", cost=Cost(actions=1, d=Of("target", "V")), targets=(Target(PRISONER),),
    ),
    special(
        "Escape!", "03043", GENERAL, Move("target", "hand"),
        window="action", rarity="C2", cost=Cost(actions=2), targets=(Target(replace(PRISONER, whose="yours")),),
    ),
    special(
        "Grand Assault", "03053", GENERAL, Actions(1, attack="only", at_once=True),
        window="not combat", rarity="U2", limit=1,
    ),
    special(
        "Lamb for the Slaughter", "03075", GENERAL,
        Move(cards("warrior", where="hand", whose="yours"), "play", n=1, to_whose="target player", pay="V"),
        window="action", rarity="U1", cost=Cost(actions=1), targets=(TargetPlayer("others"),),
    ),
    special(
        "Scheduled Briefings", "03102", GENERAL,
        Either(("captains", "sergeants"), (recalled(CAPTAIN), recalled(SERGEANT))),
        window="action", rarity="U2", cost=Cost(actions=2),
    ),
    special(
        "Subterfuge", "03115", GENERAL, Move(cards(where="hand", whose="target player"), "discard"),
        window="action", rarity="U1", limit=1, post_play="x", cost=Cost(actions=3), targets=(TargetPlayer(),),
    ),
    special(
        "Suicide Attack", "03117", GENERAL, Lose(Of("target", "V"), "P"), Move("target", "discard"),
        window="action", rarity="U2", limit=0, cost=Cost(actions=3), targets=(Target(YOUR_WARRIOR), TargetPlayer()),
    ),
)  # fmt: skip

ANY_TIME: tuple[Card, ...] = (
    special(
        "Amnesty", "03004", GENERAL, Move(PRISONER, "hand", attachments="stay"),
        window="any", rarity="U2",
    ),
    execution("Cleansing Flame", "03024", BROTHERHOOD, ANY_LEGION),
    special(
        "Natural Disaster", "03086", GENERAL, Move("target", "discard"),
        window="any", rarity="U2", targets=(Target(cards("warzone")),),
    ),
    special(
        "Excrutiating Power Flow", "03045", LEGION, Scale("target2", 2, until="your next turn", wholly=True),
        window="any", rarity="U2",
        targets=(Target(warriors()), Target(cards("symmetry", on="target"))),
    ),
    execution("Secret Assassin", "03104", LEGION, doomtroopers()),
    special(
        "Strategic Bombing", "03114", GENERAL,
        Move(Sel(all=(), named=("Factory", "Industrial Complex", "Factory Retrofit")), "discard"),
        window="any", rarity="U1",
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*COMBAT, *ANSWERS, *YOUR_TURN, *ANY_TIME)
