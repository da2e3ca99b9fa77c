"""The warriors of the four tribes of the Earth, who live in the Outpost."""

from __future__ import annotations

from typing import Final, Literal

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import airborne, gives, lifts_others, may_not, raises, slayer
from doomtable.cards.vocabulary import (
    BEAST,
    COMMANDER,
    CRESCENTIA,
    FIRST_STRIKE,
    FLEETING,
    LUTHERAN,
    RASPUTIN,
    TEMPLARS,
    WEAPONS,
    cards,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Act,
    All,
    Any,
    Cancel,
    Card,
    Cond,
    Cost,
    Count,
    Event,
    Have,
    If,
    Is,
    Kill,
    Later,
    Mark,
    Marks,
    Mod,
    Move,
    Not,
    Of,
    On,
    Paid,
    Role,
    Rule,
    Sel,
    Static,
    Sum,
    Test,
    Using,
    Value,
    Versus,
)

Tactic = tuple[Literal["fight", "shoot"], Literal["F", "S"]]
CLOSE: Final[Tactic] = ("fight", "F")
FAR: Final[Tactic] = ("shoot", "S")
BEASTS: Final = (warriors(BEAST), warriors(has=Sel(all=("beast",))))
"""Warriors considered Beasts, and warriors with one."""
BEASTS_HERE: Final = (
    warriors(BEAST, whose="yours", area="same outpost"),
    warriors(has=Sel(all=("beast",)), whose="yours", area="same outpost"),
)  # fmt: skip
STRUCK: Final = Is("me", Sel(all=(FLEETING,)))
"""It has struck its blow."""
COMRADES: Final = warriors("fusilier", whose="yours", area="outpost")


def no_beasts() -> Static:
    """May not be given Beasts."""
    return may_not(Rule("forbid", "receive", "me", cards("beast")))


def no_weapons() -> Static:
    """May not be given weapons."""
    return may_not(Rule("forbid", "receive", "me", WEAPONS))


def first_in_close_combat() -> Static:
    """Strikes first in Fight combats."""
    return Static((gives(FIRST_STRIKE, who="me"),), when=Using("fight"))


def last_to_be_attacked(title: str) -> Static:
    """May not be attacked while one of another title stands beside it in the Outpost."""
    return Static((Rule("forbid", "be attacked", "me", when=Have(warriors(none=(title,), area="same outpost"))),))


def rides_in_company() -> Static:
    """+1 to F, S and A for each other Cavalier in the same Outpost."""
    return raises(Count(warriors("cavalier", area="same outpost", other=True)), "F", "S", "A", who="me")


def leads(title: str) -> Static:
    """+3 to F, S and A of the others of that title in the same area."""
    return raises(3, "F", "S", "A", who=warriors(title, area="same area", other=True))


def worse_against_me(less: int, stat: Value, *who: Sel) -> tuple[Static, ...]:
    """Such warriors have so much less of a rating in combat with it."""
    return tuple(raises(-less, stat, who=one, when=Versus(Sel(all=(), exactly="me"), "it")) for one in who)


def dies_of_its_blow(when: Cond, tactics: tuple[Tactic, ...], to: int) -> tuple[Static, Static, On, On, On]:
    """Strikes with all it has in such a combat of one of these tactics, and is annihilated after it, blows or none.

    The opponent earns its Value if it would have wounded it anyway; whether it could is seen before any blow (RUL-54).
    """
    under_way = Any(tuple(Using(tactic) for tactic, _ in tactics))
    reaches = tuple(All((Using(tactic), Test(Of("foe", stat), ">=", Of("me", "A")))) for tactic, stat in tactics)
    return (
        Static((Mod(tuple(stat for _, stat in tactics), to, "set", who="me"),), when=when),
        slayer(when=when),
        On(Event("leaves", it="me"), (Move("it", "annihilated"),), when=when, instead=True),
        On(
            Event("struck at", by="me", combat=True),
            (
                gives(FLEETING, who="me", until="game"),
                If(
                    Any(reaches),
                    (Later(Event("combat end"), (Kill("me", points="killer", by="it", sure=True),)),),
                    (Later(Event("combat end"), (Move("me", "annihilated"),)),),
                ),
            ),
            when=when,
        ),
        On(Event("combat end"), (Move("me", "annihilated"),), when=All((when, under_way, Not(STRUCK)))),
    )


CRESCENTIANS: tuple[Card, ...] = (
    warrior(
        "Brotherbound Sergeant", "07009", CRESCENTIA, F=6, S=5, A=7, V=6, rarity="C1",
        keywords=(COMMANDER,), considered=("brotherbound trooper",),
        abilities=(lifts_others("brotherbound trooper", 2),),
    ),
    warrior(
        "Crescentian Martyr", "07023", CRESCENTIA, F=5, S=5, A=4, V=8, rarity="U2",
        abilities=dies_of_its_blow(Any(tuple(map(Versus, BEASTS))), (CLOSE, FAR), to=20),
    ),
    warrior(
        "Brotherbound Trooper", "07010", CRESCENTIA, F=4, S=3, A=5, V=4, rarity="C3",
        abilities=(
            no_beasts(),
            Static(tuple(
                Rule("forbid", "fight", one, when=Role("defender", ref="it")) for one in BEASTS_HERE
            )),
        ),
    ),
    warrior("Jihad Infantry Trooper", "07054", CRESCENTIA, F=7, S=6, A=7, V=7, rarity="C1", abilities=(no_beasts(),)),
    warrior(
        "Mastodont Handler", "07063", CRESCENTIA, F=4, S=4, A=4, V=4, rarity="C2",
        abilities=(raises(2, "F", "S", "A", who=Sel(all=(BEAST,), whose="yours", area="same outpost")),),
    ),
    warrior(
        "Prophet", "07085", CRESCENTIA, F=3, S=3, A=4, V=4, rarity="C2", abilities=(last_to_be_attacked("prophet"),)
    ),
    warrior(
        "Sacred Tear", "07096", CRESCENTIA, F=4, S=4, A=4, V=7, rarity="U2",
        abilities=dies_of_its_blow(All((Role("attacker"), Using("fight"))), (CLOSE,), to=16),
    ),
)  # fmt: skip

LUTHERANS: tuple[Card, ...] = (
    warrior(
        "Cavalier", "07014", LUTHERAN, F=5, S=3, A=4, V=4, rarity="C2", considered=(BEAST,),
        abilities=(rides_in_company(),),
    ),
    warrior("Corsair", "07018", LUTHERAN, F=7, S=3, A=6, V=6, rarity="C1", abilities=(slayer(),)),
    warrior(
        "Fusilier", "07032", LUTHERAN, F=0, S=0, A=0, V=4, rarity="C1",
        abilities=(
            Static((Mod(("F", "S", "A"), Count(COMRADES, each=4), "set", who="me"),)),
        ),
    ),
    warrior(
        "Greymourn Trenchartillery", "07040", LUTHERAN, F=3, S=9, A=6, V=6, rarity="U2",
        abilities=(
            may_not(Rule("forbid", "fight", "me", when=Role("attacker"))),
            no_weapons(),
            *worse_against_me(4, "A", *airborne()),
        ),
    ),
    warrior(
        "Heavy Cavalier", "07044", LUTHERAN, F=3, S=6, A=5, V=5, rarity="U3", considered=("cavalier", BEAST),
        abilities=(rides_in_company(),),
    ),
    warrior(
        "Lutheran Disciple", "07057", LUTHERAN, F=5, S=4, A=4, V=4, rarity="C3",
        abilities=(
            Act(
                (Cancel(),), window="after", to=Event("played", it=cards("special")), cost=Cost(annihilate="me"),
                when=is_now("me", "healthy"),
            ),
        ),
    ),
    warrior(
        "Lutheran Sergeant", "07058", LUTHERAN, F=7, S=6, A=6, V=6, rarity="U2", keywords=(COMMANDER,),
        abilities=(raises(2, "F", "S", "A", who=warriors("lutheran disciple", area="same outpost")),),
    ),
    warrior(
        "Patriarch", "07077", LUTHERAN, F=3, S=3, A=3, V=3, rarity="C2", abilities=(last_to_be_attacked("patriarch"),)
    ),
    warrior(
        "Scout Cavalier", "07098", LUTHERAN, F=4, S=4, A=5, V=4, rarity="C1", considered=("cavalier", BEAST),
        abilities=(
            rides_in_company(),
            Static((Rule("forbid", "be attacked", warriors(none=("scout cavalier",), area="same outpost")),)),
        ),
    ),
)  # fmt: skip

SONS_OF_RASPUTIN: tuple[Card, ...] = (
    warrior(
        "Cossack", "07019", RASPUTIN, F=5, S=4, A=5, V=5, rarity="C1", considered=(BEAST,),
        abilities=(first_in_close_combat(),),
    ),
    warrior(
        "Cossack Kommendant", "07020", RASPUTIN, F=7, S=5, A=6, V=7, rarity="C1",
        keywords=(COMMANDER,), considered=("cossack", BEAST),
        abilities=(first_in_close_combat(), leads("cossack")),
    ),
    warrior(
        "Cossack Scout", "07021", RASPUTIN, F=4, S=4, A=4, V=4, rarity="C2", considered=("cossack", BEAST),
        abilities=(Static((gives("always first strike", who="me"),), when=Using("fight")),),
    ),
    warrior(
        "Flammen Soldat", "07031", RASPUTIN, F=8, S=8, A=4, V=6, rarity="U2", considered=("soldat",),
        abilities=(slayer(), no_weapons()),
    ),
    warrior(
        "Jaeger Commando", "07053", RASPUTIN, F=5, S=5, A=5, V=7, rarity="U1",
        abilities=(raises(4, "F", "S", "A", who="me", when=Role("attacker")),),
    ),
    warrior("Schwerwaffe Soldat", "07097", RASPUTIN, F=3, S=7, A=5, V=6, rarity="C2", considered=("soldat",)),
    warrior(
        "Shock Soldat", "07099", RASPUTIN, F=5, S=5, A=6, V=6, rarity="U2", considered=("soldat",),
        abilities=(
            slayer(),
            On(Event("leaves", it=warriors(states=("killed",)), by="me"), (Move("it", "annihilated"),), instead=True),
            no_weapons(),
        ),
    ),
    warrior(
        "Soldat", "07101", RASPUTIN, F=5, S=4, A=5, V=5, rarity="C3",
        abilities=(raises(Count(warriors("schwerwaffe soldat", area="same area"), each=2), "F", "S", "A", who="me"),),
    ),
    warrior(
        "Soldat Kommendant", "07102", RASPUTIN, F=6, S=5, A=6, V=7, rarity="U1",
        keywords=(COMMANDER,), considered=("soldat",),
        abilities=(leads("soldat"),),
    ),
)  # fmt: skip

TEMPLAR_WARRIORS: tuple[Card, ...] = (
    warrior("Gendarme", "07035", TEMPLARS, F=7, S=8, A=8, V=9, rarity="U1", abilities=(slayer(),)),
    warrior(
        "Gendarme Bestal", "07036", TEMPLARS, F=4, S=4, A=4, V=4, rarity="C3",
        abilities=(
            no_beasts(),
            Act(
                (Mark("strength", Paid(per=2), on="me"),), window="after", to=Event("enters", it="me"),
                cost=Cost(per=2), when=Test(Marks("strength"), "==", 0),
            ),
            Static((Mod(("F", "S", "A", "V"), Sum((4, Marks("strength"))), "set", who="me"),)),
            On(Event("survived", it="me"), (Mark("strength", on="me", off=True),)),
        ),
    ),
    warrior(
        "Horde Centurion", "07048", TEMPLARS, F=7, S=7, A=5, V=8, rarity="U2", keywords=(COMMANDER,),
        abilities=(slayer(), raises(2, "F", "S", "A", who=warriors("horde trooper", whose="yours"))),
    ),
    warrior("Horde Trooper", "07049", TEMPLARS, F=5, S=4, A=5, V=5, rarity="C3", abilities=(slayer(),)),
    warrior(
        "Templar Legionnaire", "07108", TEMPLARS, F=4, S=4, A=4, V=4, rarity="C3",
        abilities=(
            raises(
                Count(warriors("templar legionnaire", area="same area", other=True), each=2), "F", "S", "A", who="me"
            ),
        ),
    ),
    warrior(
        "Templar Marine", "07109", TEMPLARS, F=6, S=6, A=7, V=7, rarity="U3",
        abilities=(Static((gives(FIRST_STRIKE, who="me"),)),),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*CRESCENTIANS, *LUTHERANS, *SONS_OF_RASPUTIN, *TEMPLAR_WARRIORS)
