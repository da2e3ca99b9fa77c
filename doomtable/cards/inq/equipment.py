"""The Equipment of Inquisition: weapons, what is mounted on them, vehicles and devices."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import equipment, vehicle
from doomtable.cards.patterns import (
    aimed,
    at_will,
    enclosed,
    gives,
    instead_if,
    passing,
    raises,
    slayer,
    strikes_twice,
)
from doomtable.cards.vocabulary import (
    AIRSHIP,
    ANY_CARD,
    ANY_LEGION,
    BAUHAUS,
    BOTH,
    BROTHERHOOD,
    CAPITOL,
    CYBERTRONIC,
    FIGHT,
    FORTIFICATION,
    FSAV,
    GENERAL,
    HERETIC,
    IMPERIAL,
    LEGION,
    MACHINE_GUN,
    MISHIMA,
    OVERKILL,
    SHOOT,
    SHOOT_WEAPONS,
    TANK,
    VEHICLE,
    WEAPONS,
    cards,
    doomtroopers,
    equipment_cards,
    follower,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Actions,
    All,
    Armed,
    Card,
    Choose,
    Cost,
    Event,
    EventName,
    Heal,
    Host,
    Inside,
    Is,
    Later,
    Mark,
    Marks,
    May,
    Mod,
    Move,
    Not,
    Of,
    On,
    Role,
    Rule,
    Sel,
    Static,
    Survive,
    Target,
    Test,
    Using,
    Versus,
    Wound,
)

HEAVY = ("heavy machine gun", MACHINE_GUN)
A_BROTHER = warriors(BROTHERHOOD)
HIT: Final[tuple[EventName, ...]] = ("wounded", "killed")
EMPTY = Test(Marks("reload"), ">", 0)
RELOADED = Mark("reload", on="me", off=True)

WEAPONRY: tuple[Card, ...] = (
    equipment(
        'AC-41 "Purifier"', "02001", BROTHERHOOD, raises(5, "S"), slayer("bearer"),
        rarity="U1", only=A_BROTHER, keywords=(SHOOT, *HEAVY, "flamethrower"),
    ),
    equipment(
        'AG-17 "Panzerknacker"', "02002", BAUHAUS, raises(4, "S"), strikes_twice(others=True),
        rarity="U1", only=warriors(BAUHAUS), keywords=(SHOOT, "assault rifle"),
    ),
    equipment(
        "Archer Sniper Rifle", "02009", MISHIMA, raises(2, "S"), aimed(5, 2, beside=1),
        rarity="U2", only=warriors(MISHIMA), keywords=(SHOOT, "sniper rifle"),
    ),
    equipment("Avenger Sword", "02016", BROTHERHOOD, raises(3, "F"), rarity="C1", only=A_BROTHER, keywords=(FIGHT,)),
    equipment(
        "Azogar", "02017", LEGION,
        *instead_if(Is("bearer", warriors("nepharite of algeroth")), (Mod(("F",), 3),), (Mod(("F",), 5),)),
        rarity="C1", only=ANY_LEGION, keywords=(FIGHT,),
    ),
    equipment(
        "Castigator Battlespear", "02030", BROTHERHOOD,
        *instead_if(Is("bearer", warriors("valkyrie")), (Mod(("F",), 2),), (Mod(("F",), 4),)),
        Act(
            (passing(4, "S", who="bearer"),),
            window="combat", cost=Cost(give="me"),
            when=All((is_now("bearer", "fighting"), Is("bearer", warriors("valkyrie")))),
        ),
        rarity="C2", only=doomtroopers(), keywords=(FIGHT,),
    ),
    equipment(
        'DPAT-9 "Deuce"', "02050", CAPITOL, raises(6, "S"),
        Act(
            (Move("target", "discard"),),
            cost=Cost(actions=1, attack=True), targets=(Target(Sel(all=(), any=(VEHICLE, "fortification"))),),
        ),
        rarity="U1", only=warriors(CAPITOL), keywords=(SHOOT, "rocket launcher"),
    ),
    equipment(
        "Improved Kratach", "02083", LEGION, raises(5, "S"),
        rarity="U2", only=ANY_LEGION, keywords=(SHOOT, MACHINE_GUN),
    ),
    equipment(
        "Nazgaroth", "02100", LEGION, raises(8, "S", when=Not(EMPTY)), slayer("bearer", when=Not(EMPTY)),
        On(Event("combat end"), (Mark("reload", on="me"),), when=All((Armed(), Using("shoot"), Not(EMPTY)))),
        Act((RELOADED,), cost=Cost(actions=1), when=EMPTY),
        at_will(RELOADED, d=5, when=EMPTY),
        rarity="U1", only=ANY_LEGION, keywords=(SHOOT, *HEAVY),
    ),
    equipment(
        "Nimrod Mk I", "02104", GENERAL,
        raises(4, "S"),
        raises(Marks("aim", each=4), "S", when=Role("attacker")),
        Act((Mark("aim", on="me"),), cost=Cost(actions=1)),
        On(Event("combat end", it="bearer"), (Mark("aim", Marks("aim"), on="me", off=True),)),
        On(Event("turn end"), (Mark("aim", Marks("aim"), on="me", off=True),)),
        rarity="U1", only=doomtroopers(), keywords=(SHOOT, "heavy assault weapon"),
    ),
    equipment(
        "Plague Gun", "02110", LEGION,
        slayer("bearer", when=Versus(doomtroopers())),
        On(
            Event("killed", it=warriors("doomtrooper", area="squad"), by="bearer", combat=True),
            (
                Choose(
                    (Target(Sel(all=("warrior", "doomtrooper"), whose="its", area="squad")),),
                    (Wound("target", points="you"),), who="its player",
                ),
            ),
        ),
        rarity="U1", only=warriors(follower("demnogonis")),
    ),
    equipment(
        "Punisher Combo", "02114", GENERAL, raises(2, "F", "S"),
        rarity="C1", only=doomtroopers(), keywords=(BOTH,),
    ),
    equipment(
        'SR Mk. XII "Assailant"', "02129", IMPERIAL, raises(4, "S"), aimed(4, 2, beside=1),
        rarity="U1", only=warriors(IMPERIAL), keywords=(SHOOT, "sniper rifle"),
    ),
    equipment(
        "SSW4200P", "02130", CYBERTRONIC, raises(4, "S"), Static((gives(OVERKILL, who="bearer"),)),
        rarity="U1", only=warriors(CYBERTRONIC), keywords=(SHOOT, *HEAVY),
    ),
)  # fmt: skip

MOUNTED: tuple[Card, ...] = (
    equipment(
        "Black Bullets", "02021", LEGION,
        On(
            Event("wounded", it=doomtroopers(), by="bearer", combat=True),
            (
                gives(HERETIC, who="it", until="game"),
                Mod(("affiliation",), op="set", words=(LEGION,), who="it", until="game"),
                Move(Sel(all=(), meant="doomtrooper", on="it"), "discard"),
            ),
            when=Armed(),
        ),
        rarity="U2", host=Host(sel=Sel(all=("equipment",), any=(SHOOT, BOTH), on=ANY_LEGION)),
    ),
    equipment(
        "Chain Bayonet", "02031", LEGION,
        Static((gives(BOTH, who="host"),)),
        raises(6, "F"),
        rarity="U1", host=Host(sel=Sel(all=("equipment", LEGION), any=(SHOOT,))),
    ),
    equipment(
        "Field Repair Kit", "02065", GENERAL,
        On(Event("discarded", it="host", by=ANY_CARD), (Move("it", "draw"),), instead=True),
        rarity="C1", host=Host(sel=Sel(all=(), any=("equipment", "fortification")), whose="any"),
    ),
    equipment(
        "Hellblaster", "02075", LEGION,
        raises(7, "S", when=Inside()),
        slayer("bearer", when=All((Inside(), Using("shoot")))),
        Act((Move("target", "discard"),), cost=Cost(actions=1), targets=(Target(FORTIFICATION),), when=Inside()),
        rarity="U1", host=Host(sel=equipment_cards(VEHICLE, on=ANY_LEGION)),
    ),
    equipment("Laser Sight", "02087", GENERAL, raises(1, "S"), aimed(3, 3), rarity="C3", host=Host(sel=SHOOT_WEAPONS)),
    equipment(
        "Reliquary", "02117", GENERAL,
        Static((Rule("forbid", "be discarded", "host"), Rule("forbid", "be annihilated", "host"))),
        On(Event("discarded", it="host"), (Move("it", "draw"),), instead=True),
        rarity="U1", host=Host(sel=cards("relic")),
    ),
)  # fmt: skip

VEHICLES: tuple[Card, ...] = (
    vehicle(
        "Bauhaus Bully", "02019", IMPERIAL,
        enclosed(), raises(8, *FSAV, when=Inside()),
        Static((Rule("forbid", "count", "bearer", FORTIFICATION),), when=Inside(), role="restriction"),
        Static((Mod(("bonus",), 2, "times", who="foe", of=FORTIFICATION),), when=All((Inside(), Role("attacker")))),
        kind=TANK, rarity="U1", only=warriors(IMPERIAL),
    ),
    vehicle(
        "Hellhound Necrotank", "02076", LEGION,
        raises(5, *FSAV, when=Inside()),
        enclosed(),
        kind=TANK, rarity="U1", only=ANY_LEGION,
    ),
    vehicle(
        "Icarus Jet Fighter", "02079", BROTHERHOOD,
        raises(5, "S", "A", when=Inside()),
        Act(
            (Move("target", "discard"),),
            cost=Cost(actions=3), targets=(Target(Sel(all=(), any=("fortification", VEHICLE))),), when=Inside(),
        ),
        Static((Rule("forbid", "use", "bearer", WEAPONS),), when=Inside(), role="restriction"),
        kind=AIRSHIP, rarity="U2", only=warriors("archangel"),
    ),
    equipment(
        "Necromower", "02103", IMPERIAL,
        raises(5, "F", when=Inside()), raises(3, "A", when=Inside()),
        rarity="U2", only=doomtroopers(), keywords=(VEHICLE,),
    ),
)  # fmt: skip

DEVICES: tuple[Card, ...] = (
    equipment(
        "Book of Law", "02024", BROTHERHOOD,
        Act((Actions(1, attack="may", only_with="bearer"),), limit="turn"),
        rarity="U2", only=A_BROTHER,
    ),
    equipment(
        "Canyle", "02027", LEGION,
        Act(
            (Heal("target"),),
            cost=Cost(actions=3, d=Of("target", "V", half="up")),
            targets=(Target(warriors(LEGION, states=("wounded",))),),
        ),
        rarity="C2", only=ANY_LEGION,
    ),
    equipment(
        "Coagulant Autoinjector", "02033", GENERAL,
        On(Event("equipped", it="me"), (Mark("dose", 3, on="me"),)),
        Act(
            (Heal("target"),),
            cost=Cost(actions=1, marks="dose"), targets=(Target(Sel(states=("wounded",), side="bearer")),),
        ),
        On(Event("marks gone", it="me"), (Move("me", "discard"),)),
        rarity="C1",
    ),
    equipment(
        "Combat Coordinator", "02035", LEGION,
        raises(8, *FSAV),
        slayer("bearer"),
        On(Event("leaves", it=warriors(states=("killed",)), by="bearer"), (Move("it", "annihilated"),), instead=True),
        *(
            Act((Survive(),), window="after", to=Event(wound, it="bearer"), cost=Cost(give="me"))
            for wound in HIT
        ),
        rarity="U1", only=warriors("curator"),
    ),
    equipment(
        "Inquisitor Battle Dress", "02085", BROTHERHOOD,
        *instead_if(Is("bearer", Sel(any=("inquisitor", "inquisitor majoris"))), (Mod(("A",), 1),), (Mod(("A",), 3),)),
        rarity="C2", only=A_BROTHER,
    ),
    equipment(
        "Mystic Battle Dress", "02098", BROTHERHOOD,
        raises(1, "A"),
        On(
            Event("wounded", it="bearer", combat=True),
            (Later(Event("combat end"), (May((Heal("bearer"),), cost=Cost(d=3)),)),),
            when=Is("bearer", Sel(any=("mystic", "keeper of the art"))),
        ),
        rarity="C2", only=A_BROTHER,
    ),
    equipment("Necrobionics", "02101", LEGION, raises(3, "F"), rarity="C1", only=warriors(HERETIC)),
    equipment(
        "Power Stabilizer", "02111", BROTHERHOOD,
        On(Event("draw start", whose="yours"), (Mark("destiny", on="me"),)),
        Static((Mod(("spending",), Marks("destiny"), of=cards("art")),)),
        rarity="C1", only=warriors(BROTHERHOOD), unique="any number",
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*WEAPONRY, *MOUNTED, *VEHICLES, *DEVICES)
