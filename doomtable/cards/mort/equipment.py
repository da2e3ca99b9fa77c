"""The Equipment of Mortificator."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import equipment, vehicle
from doomtable.cards.patterns import as_actions, given_up, gives, raises
from doomtable.cards.vocabulary import (
    AIRSHIP,
    ANY_LEGION,
    ANY_WARRIOR,
    ARMOR,
    BAUHAUS,
    BOTH,
    BROTHERHOOD,
    COMMANDER,
    FIRST_STRIKE,
    FORTIFICATION,
    GENERAL,
    LEGION,
    MISHIMA,
    MORTIFICATOR,
    POISON,
    SHOOT,
    WARZONE,
    WEAPON,
    cards,
    doomtroopers,
    equipment_cards,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Act,
    All,
    Armed,
    Cancel,
    Card,
    Choose,
    Cost,
    Count,
    Effect,
    EndCombat,
    Event,
    EventName,
    EventNumber,
    Have,
    Hold,
    Host,
    If,
    Inside,
    Join,
    Kill,
    Later,
    Look,
    Mark,
    Marks,
    Mod,
    Move,
    On,
    PayOr,
    Ref,
    Remember,
    Rule,
    Sel,
    Static,
    Suppress,
    Survive,
    Target,
    TargetPlayer,
    Test,
    Using,
    Wound,
)

ASSASSINS: Final = warriors(MORTIFICATOR)

HURT: Final[tuple[EventName, ...]] = ("wounded", "killed")
KOHORT: Final = warriors(whose="target player", area="kohort")
IN_COMBAT: Final = warriors(whose="target player", area="kohort", states=("fighting",))
AFTER_A_FIGHT: Final = Event("survived", it="bearer")


AN_AIRSHIP: Final = warriors(AIRSHIP)
IN_AN_AIRSHIP: Final = Sel(states=("mounted",), has=equipment_cards(AIRSHIP))
THEIR_WEAPONS: Final = Host(sel=equipment_cards(WEAPON, on=ASSASSINS))
IN_A_FIGHT: Final = All((Using("fight"), Armed()))


def poison(name: str, code: str, *abilities: Ability, rarity: str = "U2", host: Host | None = None) -> Card:
    """A poison for a Mortificator, or for a weapon of his."""
    return equipment(
        name, code, BROTHERHOOD, *abilities, rarity=rarity, only=ASSASSINS, keywords=(POISON,), host=host
    )


def instead_of_a_wound(*effects: Effect) -> On:
    """Whom the weapon would wound in a Fight is not wounded, this happens to it."""
    return On(Event("hit", it=ANY_WARRIOR, by="bearer"), (Survive("it"), *effects), when=IN_A_FIGHT,
              announced=True)  # fmt: skip


def one_more(*then: Effect) -> PayOr:
    """For one action more, one of the cards that have been seen is discarded."""
    return PayOr("you", actions=1, then=(Move(cards(where="draw", states=("seen",)), "discard", n=1), *then))


def shot_down(attacker: Ref, attack: Event) -> Act:
    """Who attacks so is wounded, for the card."""
    return Act((Wound(attacker, points="you"),), window="after", to=attack, cost=Cost(give="me"))


POISONS: tuple[Card, ...] = (
    poison(
        "Black Venom", "04012",
        Act(
            (
                Later(
                    Event("wounded", it="it"),
                    (
                        Rule("forbid", "act", "it", until="healed"),
                        Rule("forbid", "strike back", "it", until="healed"),
                    ),
                    until="combat",
                ),
            ),
            window="after", to=Event("wounded", it=ANY_WARRIOR, by="bearer"), cost=Cost(give="me"),
            when=IN_A_FIGHT,
        ),
        host=THEIR_WEAPONS,
    ),
    poison(
        "Cardinal's Blood", "04020", instead_of_a_wound(Mod(("F", "S", "A"), 1, "set", who="it", until="game")),
        rarity="C2", host=THEIR_WEAPONS,
    ),
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
        "Mindslayer", "04071",
        instead_of_a_wound(
            Choose((Target(cards("special", on="it")),), (Move("target", "discard"),), again=True),
            Suppress("it", until="game"),
        ),
        host=THEIR_WEAPONS,
    ),
    poison(
        "Platinum Dream", "04077",
        given_up(
            Mod(("immune",), op="take", words=("art",), who="target", until="game"), Target(warriors("immune art"))
        ),
    ),
    poison(
        "Spiraling Death", "04097",
        instead_of_a_wound(
            Later(
                Event("draw start", whose="its"), (PayOr("its player", d=3, otherwise=(Kill("it", points="you"),)),),
                once=False, until="host leaves",
            ),
        ),
        host=THEIR_WEAPONS,
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
        "Panic Button", "04076", GENERAL,
        Static((Mod(("text",), op="give", of="chosen"),)),
        Act(
            (
                Remember(), Join("bearer", Sel(exactly="target"), add=("F", "S", "A", "V"), struck="original"),
                Later(Event("combat end"), (Move("me", "annihilated"),), until="combat"),
            ),
            window="combat", when=is_now("bearer", "combatant"),
            targets=(Target(Sel(area="same", kin="bearer", states=("not fighting",), other=True)),),
        ),
        rarity="C2", unique="any number",
    ),
    equipment(
        "Lifeguard Armor", "04062", GENERAL,
        raises(-4, "A"),
        On(
            Event("harmed", it="bearer"),
            (
                Survive(),
                Mark("wound", EventNumber(), on="me"),
                If(Test(Marks("wound"), ">=", 2), (Move("me", "annihilated"),)),
            ),
        ),
        rarity="U2", only=doomtroopers(), keywords=(ARMOR,),
    ),
    equipment(
        "Smoke Screen", "04094", GENERAL,
        Act(
            (Move(Sel(all=("equipment",), on="bearer", deep=True), "hand"), Move("bearer", "hand")),
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
    equipment(
        "Surveillance Ship", "04103", MISHIMA,
        as_actions(1, Look(where="draw", n=3), targets=(TargetPlayer(),)),
        On(Event("looked", by="me", whose="yours"), (one_more(one_more(one_more())),)),
        rarity="U2", only=warriors(MISHIMA),
    ),
    equipment(
        "Surface-to-Air Missile", "04102", GENERAL,
        *(
            one
            for airship in (AN_AIRSHIP, IN_AN_AIRSHIP)
            for one in (
                shot_down("by", Event("attacked", it=warriors(whose="yours", area="squad"), by=airship)),
                shot_down("it", Event("player attacked", it=airship, whose="yours")),
            )
        ),
        rarity="C2", host=Host("area", areas=("squad",)),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*POISONS, *THINGS)
