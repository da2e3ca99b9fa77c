"""The Equipment of Warzone: shotguns and other weapons, vehicles, what commanders use."""

from __future__ import annotations

from typing import Final, Literal

from doomtable.cards.constructors import equipment
from doomtable.cards.patterns import (
    as_actions,
    enclosed,
    gives,
    may_not,
    raises,
    slayer,
    strikes_twice,
    while_fighting,
)
from doomtable.cards.vocabulary import (
    AIRSHIP,
    ANY_LEGION,
    ANY_WARRIOR,
    BAUHAUS,
    BOTH,
    BROTHERHOOD,
    CAPITOL,
    CLOSE_RANGE,
    COMMANDER,
    CYBERTRONIC,
    FIRST_STRIKE,
    FORTIFICATION,
    FREELANCER,
    GENERAL,
    HERETIC,
    IMPERIAL,
    LEGION,
    MISHIMA,
    OVERKILL,
    SHOOT,
    TANK,
    VEHICLE,
    WARZONE,
    YOUR_WARRIOR,
    cards,
    doomtroopers,
    equipment_cards,
    is_now,
    named,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Act,
    Actions,
    All,
    Any,
    AttachTo,
    Card,
    Cond,
    Cost,
    Cover,
    Event,
    Hold,
    Host,
    If,
    Inside,
    Kill,
    Mod,
    Move,
    Not,
    Of,
    On,
    Rule,
    Sel,
    SetTactic,
    Static,
    Target,
    Test,
    Using,
    Versus,
)
from doomtable.rules.terms import Affiliation

COMMANDERS = warriors(COMMANDER)


def up_to(v: int, *tags: str) -> Sel:
    """Warriors of no more Value than that."""
    return warriors(*tags, tests=(Test(Of("it", "V"), "<=", v),))


def shotgun(
    name: str,
    code: str,
    affiliation: Affiliation | tuple[Affiliation, ...],
    *,
    F: int,
    only: Sel | None = None,
    kind: str = "shotgun",
) -> Card:
    """A Shoot weapon for Fight combats, which kills whom it outmatches."""
    return equipment(
        name, code, affiliation, raises(F, "F"), Static((gives(OVERKILL, who="bearer"),)),
        rarity="C2", only=only, keywords=(kind, CLOSE_RANGE), considered=(SHOOT,),
    )  # fmt: skip


def ride(
    name: str, code: str, affiliation: Affiliation, *abilities: Ability, only: Sel, rarity: str = "U2", kind: str = ""
) -> Card:
    """A vehicle of some kind or of none."""
    kinds = (kind, VEHICLE) if kind else (VEHICLE,)
    return equipment(name, code, affiliation, *abilities, rarity=rarity, only=only, keywords=kinds)


def first(when: Cond) -> Static:
    """Strikes first."""
    return Static((gives(FIRST_STRIKE, who="bearer"),), when=when)


def carrier(
    name: str, code: str, affiliation: Affiliation, area: Literal["squad", "kohort"], kind: str
) -> Card:  # fmt: skip
    """A vehicle of an area in which up to three such warriors ride, whom only Shoot weapons and vehicles wound."""
    useless = Not(Any((Versus(Sel(has=USED_TO_SHOOT), "it"), Versus(Sel(states=("mounted",)), "it"))))
    return equipment(
        name, code, affiliation,
        Static((Rule("allow", "enter vehicle", warriors(affiliation, whose="yours", area="same"), "me"),)),
        raises(5, "A", who=ABOARD),
        may_not(Rule("forbid", "use", ABOARD, Sel(all=("equipment",), other=True))),
        Static((Rule("forbid", "be wounded", ABOARD, ANY_WARRIOR, when=useless),)),
        On(Event("discarded", it="me"), (Kill(ABOARD, points="killer", by="by"),)),
        rarity="U2", host=Host("area", areas=(area,)), keywords=(kind, VEHICLE), holds=3,
    )  # fmt: skip


def only_one(name: str) -> Static:
    """A warrior has only one of them."""
    return may_not(Rule("forbid", "receive", "bearer", named(name, "equipment")))


ABOARD: Final = warriors(states=("aboard",))
USED_TO_SHOOT: Final = Sel(all=("equipment",), any=(SHOOT, BOTH), states=("using",))
SHOOTING_INSIDE = All((Inside(), Using("shoot")))

WEAPONRY: tuple[Card, ...] = (
    shotgun("Airbrush/M516S Shotgun", "03003", (MISHIMA, CAPITOL), F=3),
    shotgun(
        "Hagelsturm/M516D Shotgun", "03060", (BAUHAUS, CAPITOL), F=4,
        only=Sel(all=("warrior", COMMANDER), any=(BAUHAUS, CAPITOL)),
    ),
    shotgun(
        "Mandible/SA-SG 7200 Shotgun", "03078", (IMPERIAL, CYBERTRONIC), F=5,
        only=Sel(all=("warrior", COMMANDER), any=(IMPERIAL, CYBERTRONIC)),
    ),
    equipment(
        "Meta Cannon", "03082", LEGION, raises(4, "S"), slayer("bearer"),
        On(Event("discarded", it="bearer"), (Move("me", "draw"),), instead=True),
        rarity="U1", only=up_to(6, LEGION), keywords=(SHOOT,),
    ),
    shotgun("Tormentor Incinerator", "03124", LEGION, F=6, only=up_to(5, LEGION), kind="flamethrower"),
)  # fmt: skip

VEHICLES: tuple[Card, ...] = (
    ride(
        "Black Widow", "03015", LEGION,
        enclosed(), raises(4, "F", "S", "A", when=Inside()),
        Static((Rule("forbid", "count", "foe", FORTIFICATION),), when=Inside()),
        only=ANY_LEGION,
    ),
    ride(
        "Crusader SP Rocket Launcher", "03033", IMPERIAL,
        Act(
            (
                Move("target", "discard"), Move("target2", "discard"), Move("target3", "discard", rider="killed"),
                Move("me", "annihilated", rider="spared"),
            ),
            cost=Cost(actions=3, attack=True), when=Inside(),
            targets=(Target(FORTIFICATION), Target(WARZONE), Target(Sel(all=(VEHICLE,), other=True))),
        ),
        only=warriors(IMPERIAL), kind="artillery",
    ),
    ride(
        "Death Angel", "03036", BROTHERHOOD,
        enclosed(), raises(12, "S", when=All((Inside(), Versus(ANY_LEGION)))),
        only=up_to(3, BROTHERHOOD),
    ),
    ride(
        "Dragonfish", "03039", MISHIMA,
        enclosed(), first(Inside()), slayer("bearer", when=Inside()),
        only=warriors(MISHIMA), kind="submarine",
    ),
    ride(
        "Giacchio Forza 750", "03052", BAUHAUS,
        enclosed(), first(SHOOTING_INSIDE),
        only=Sel(any=(FREELANCER, HERETIC)),
    ),
    ride(
        "Great Grey", "03056", CAPITOL,
        enclosed(),
        Act(
            (
                If(
                    is_now("target", "covered"),
                    (Kill("target", points="you", by="bearer"),), (Cover("target", legal=True),),
                ),
            ),
            cost=Cost(actions=2, attack=True), targets=(Target(ANY_WARRIOR),), when=Inside(),
        ),
        only=COMMANDERS, kind=AIRSHIP,
    ),
    ride(
        "GT Offroad B52", "03059", GENERAL,
        enclosed(), raises(2, "S", "A", when=Inside()), first(SHOOTING_INSIDE),
        only=doomtroopers(), kind=TANK,
    ),
    ride(
        "Jet Pack", "03070", GENERAL,
        enclosed(), Static((Rule("forbid", "count", "foe", WARZONE),), when=Inside()),
        only=up_to(5), rarity="C2", kind=AIRSHIP,
    ),
    ride(
        "Mishimese Dragonbike", "03085", MISHIMA,
        enclosed(), Static((Mod(("F",), 2), Mod(("S",), 5)), when=Inside()), first(SHOOTING_INSIDE),
        only=warriors(MISHIMA), rarity="C2",
    ),
    ride(
        "Pegasus Scout Bike", "03089", CAPITOL,
        raises(3, "A", who=warriors(area="same"), when=Inside()),
        only=up_to(4, CAPITOL), kind=AIRSHIP,
    ),
    ride(
        "Rattlesnake", "03096", CAPITOL,
        enclosed(), raises(5, "S", when=Inside()), strikes_twice(when=Inside()),
        only=warriors(CAPITOL),
    ),
)  # fmt: skip

FREIGHT: Final = cards(where="held", on="me")

BASES: tuple[Card, ...] = (
    carrier("Klein Helitek Dragonfly", "03073", BAUHAUS, "squad", AIRSHIP),
    carrier("Reaver Troop Carrier", "03099", LEGION, "kohort", TANK),
    equipment(
        "TA6500 Cybermech", "03119", CYBERTRONIC,
        Act(
            (Move("target", "discard"),),
            cost=Cost(actions=3, p=1), targets=(Target(Sel(all=(), any=("equipment", "fortification", "warzone"))),),
        ),
        rarity="U2", host=Host("area", areas=("squad",)), keywords=(TANK, VEHICLE),
    ),
    equipment(
        "Lancelot Light Freighter", "03076", IMPERIAL,
        as_actions(1, Hold("target"), targets=(Target(equipment_cards(where="hand", whose="yours")),)),
        as_actions(1, Hold("target"), targets=(Target(equipment_cards(area="squad", whose="yours")),)),
        Act((AttachTo("target", "target2"),), window="any", targets=(Target(FREIGHT), Target(YOUR_WARRIOR))),
        Act((Move("target", "discard"),), window="any", targets=(Target(FREIGHT),)),
        rarity="U1", host=Host("area", areas=("squad",)), keywords=(AIRSHIP, VEHICLE), holds=3,
    ),
    equipment(
        "Unholy Carronade", "03127", LEGION,
        as_actions(3, Move("target", "discard"), targets=(Target(Sel(all=(), any=("warzone", "fortification"))),)),
        rarity="U2", host=Host("area", areas=("kohort",)), keywords=(VEHICLE,),
    ),
)  # fmt: skip

DEVICES: tuple[Card, ...] = (
    equipment(
        "Command Helmet", "03029", CYBERTRONIC,
        Act((Actions(1, attack="only", only_with="bearer"),), limit="turn"), only_one("Command Helmet"),
        rarity="C1", only=COMMANDERS,
    ),
    equipment(
        "Tactical Computer", "03120", CYBERTRONIC,
        while_fighting(SetTactic(), cost=None, limit="combat"), only_one("Tactical Computer"),
        rarity="C1", only=COMMANDERS,
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*WEAPONRY, *VEHICLES, *BASES, *DEVICES)
