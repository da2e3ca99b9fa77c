"""The Equipment of Mortificator."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import equipment, vehicle
from doomtable.cards.patterns import as_actions, gives, raises
from doomtable.cards.vocabulary import (
    AIRSHIP,
    ANY_LEGION,
    ARMOR,
    BAUHAUS,
    BOTH,
    BROTHERHOOD,
    COMMANDER,
    FIRST_STRIKE,
    FORTIFICATION,
    GENERAL,
    LEGION,
    MORTIFICATOR,
    POISON,
    SHOOT,
    WARZONE,
    cards,
    doomtroopers,
    equipment_cards,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Act,
    Armed,
    Cancel,
    Card,
    Cost,
    Count,
    EndCombat,
    Event,
    EventName,
    Have,
    Hold,
    Host,
    If,
    Inside,
    Mod,
    Move,
    On,
    Rule,
    Sel,
    Static,
    Survive,
    Target,
    TargetPlayer,
    Using,
    Wound,
)

ASSASSINS: Final = warriors(MORTIFICATOR)

HURT: Final[tuple[EventName, ...]] = ("wounded", "killed")
KOHORT: Final = warriors(whose="target player", area="kohort")
IN_COMBAT: Final = warriors(whose="target player", area="kohort", states=("fighting",))
AFTER_A_FIGHT: Final = Event("survived", it="bearer")


def poison(name: str, code: str, *abilities: Ability, rarity: str = "U2", host: Host | None = None) -> Card:
    """A poison for a Mortificator, or for a weapon of his."""
    return equipment(
        name, code, BROTHERHOOD, *abilities, rarity=rarity, only=ASSASSINS, keywords=(POISON,), host=host
    )


POISONS: tuple[Card, ...] = (
    poison(
        "Censer Drops", "04022",
        Act(
            (Rule("forbid", "attack", KOHORT, until="your next turn"), If(Have(IN_COMBAT), (EndCombat(),))),
            window="any", cost=Cost(give="me"), targets=(TargetPlayer(),),
        ),
        rarity="C2",
    ),
    poison(
        "Lotus Blossom", "04066",
        Act(
            (Wound("foe", points="you"),),
            window="after", to=AFTER_A_FIGHT, cost=Cost(give="me"), when=Using("fight"),
        ),
    ),
    poison(
        "Platinum Dream", "04077",
        Act(
            (Mod(("immune",), op="take", words=("art",), who="target", until="game"),),
            window="any", cost=Cost(give="me"), targets=(Target(warriors("immune art")),),
        ),
    ),
)  # fmt: skip

THINGS: tuple[Card, ...] = (
    equipment(
        "Armor-Piercing Ammo", "04006", GENERAL,
        On(
            Event("struck at", by="bearer", combat=True),
            (Move(cards(ARMOR, on="it"), "annihilated"),),
            when=Armed(),
        ),
        rarity="U2", host=Host(sel=Sel(all=("equipment",), any=(SHOOT, BOTH), none=("flamethrower",))),
    ),
    vehicle(
        "Autogyro", "04007", BAUHAUS,
        raises(4, "S", "A", when=Inside()),
        Static((Rule("forbid", "count", "foe", FORTIFICATION), Rule("forbid", "use", "foe", WARZONE)), when=Inside()),
        kind=AIRSHIP, rarity="C2", only=doomtroopers(),
    ),
    equipment(
        "Foreseeing Talisman", "04045", BROTHERHOOD,
        Act((Cancel(),), window="after", to=Event("played", it=cards("special")), cost=Cost(d=12)),
        rarity="U2", only=ASSASSINS,
    ),
    equipment(
        "Pandora's Box", "04075", LEGION,
        as_actions(
            1, Hold("target", under="me"), targets=(Target(cards("symmetry", where="hand", whose="yours")),),
        ),
        raises(Count(cards("symmetry", where="held", on="me")), "F", "S"),
        rarity="C3", only=ANY_LEGION,
    ),
    equipment(
        "Sachs 9000GL", "04091", BAUHAUS,
        *(
            Act(
                (Survive(before=True),),
                window="after", to=Event(hurt, it="bearer", combat=True), cost=Cost(give="me"), when=Using("shoot"),
            )
            for hurt in HURT
        ),
        rarity="C2", only=warriors(COMMANDER),
    ),
    equipment(
        "Smoke Screen", "04094", GENERAL,
        Act(
            (Move(equipment_cards(on="bearer"), "hand"), Move("bearer", "hand")),
            window="after", to=Event("played", it=cards("special")), cost=Cost(give="me"),
        ),
        rarity="C2", cost=Cost(actions=2),
    ),
    equipment(
        "Stun Grenade", "04099", GENERAL,
        Act(
            (gives(FIRST_STRIKE, who="bearer", until="combat"), Rule("forbid", "strike back", "foe", until="combat")),
            window="combat", cost=Cost(give="me"), when=is_now("bearer", "combatant"),
        ),
        rarity="U2", only=ASSASSINS,
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*POISONS, *THINGS)
