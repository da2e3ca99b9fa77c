"""The Equipment of the base set: weapons, what is mounted on them, armour, vehicles and devices."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import equipment, vehicle
from doomtable.cards.patterns import (
    airships,
    as_actions,
    fetches,
    gives,
    immune,
    immune_to_symmetry,
    instead_if,
    may_not,
    passing,
    raises,
    slayer,
    strikes_twice,
    while_fighting,
)
from doomtable.cards.vocabulary import (
    AIRSHIP,
    ANY_LEGION,
    ARMOR,
    BAUHAUS,
    BLINDNESS,
    BOTH,
    BROTHERHOOD,
    CAPITOL,
    CYBERTRONIC,
    DISEASED,
    FIGHT,
    FIGHT_WEAPONS,
    FORTIFICATION,
    GENERAL,
    HANDGUN,
    IMPERIAL,
    LEGION,
    MACHINE_GUN,
    MISHIMA,
    SHOOT,
    SHOOT_WEAPONS,
    SPECIAL_WEAPON,
    TANK,
    WEAPONS,
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
    Any,
    Armed,
    Card,
    Cost,
    Count,
    Cover,
    EndCombat,
    Event,
    Flip,
    Heal,
    Hold,
    Host,
    If,
    Inside,
    Is,
    Kill,
    Later,
    Mark,
    Marks,
    Mod,
    Move,
    Not,
    On,
    PayOr,
    Rule,
    Sel,
    Static,
    Target,
    Using,
    Value,
    Versus,
    Wound,
)
from doomtable.rules.terms import Affiliation


def sword(
    name: str, code: str, affiliation: Affiliation, *abilities: Ability, F: int, only: Sel | None = None
) -> Card:
    """A Fight weapon for the warriors of one organisation."""
    return equipment(
        name, code, affiliation, raises(F, "F"), *abilities, rarity="U",
        only=only or doomtroopers(affiliation), keywords=(FIGHT,),
    )  # fmt: skip


def gun(
    name: str,
    code: str,
    affiliation: Affiliation,
    *abilities: Ability,
    S: int,
    rarity: str,
    kind: tuple[str, ...],
    only: Sel | None = None,
) -> Card:
    """A Shoot weapon of some kind."""
    return equipment(
        name, code, affiliation, raises(S, "S"), *abilities, rarity=rarity, only=only, keywords=(SHOOT, *kind)
    )


def handgun(name: str, code: str, affiliation: Affiliation, *, bonus: int) -> Card:
    """A weapon for both tactics; two of them may be used together (EQUIP-12)."""
    return equipment(
        name, code, affiliation,
        raises(bonus, "F", "S"),
        Static((Rule("allow", "pair", "bearer", equipment_cards(HANDGUN)),)),
        rarity="U", keywords=(BOTH, HANDGUN),
    )  # fmt: skip


def war_machine(name: str, code: str, affiliation: Affiliation, kind: str, *doubled: Value) -> Card:
    """A vehicle of a corporation: inside, ratings are doubled and no other weapon is used."""
    return vehicle(
        name, code, affiliation,
        Static((Mod(doubled, 2, "times"),), when=Inside()),
        Static((Rule("forbid", "use", "bearer", WEAPONS),), when=Inside(), role="restriction"),
        kind=kind, rarity="R", only=doomtroopers(affiliation),
    )  # fmt: skip


HEAVY = ("heavy machine gun", MACHINE_GUN)
CLANSMAN = Is("bearer", warriors("clansman"))
CURATOR = Is("bearer", warriors("curator"))
STALKER = Is("bearer", warriors("pretorian stalker"))
AN_AIRSHIP, WITH_AN_AIRSHIP = airships()

GRENADE_DISEASE: Final = (
    gives(DISEASED, who="it", until="game"),
    Mod(("V",), Marks("disease", on="it", each=-1), who="it", until="game"),
    Later(
        Event("draw start", whose="its"),
        (PayOr("its player", d=3, otherwise=(Mark("disease", on="it"),)),),
        once=False,
        until="host leaves",
    ),
    Later(Event("V gone", it="it"), (Move("it", "discard"),), until="host leaves"),
)

WEAPONRY: tuple[Card, ...] = (
    equipment(
        'AC-40 "Justifier"', "01001", BROTHERHOOD,
        raises(3, "F", "S"),
        rarity="U", keywords=(BOTH, "light machine gun", MACHINE_GUN, "chain bayonet"),
    ),
    equipment(
        "Bacteria Grenade", "01013", LEGION,
        raises(4, "F", "S"),
        On(
            Event("struck at", by="bearer", combat=True),
            (
                Later(Event("combat end"), (Move("me", "discard"),)),
                If(Not(Is("it", warriors(DISEASED))), GRENADE_DISEASE),
            ),
            when=Armed(),
        ),
        rarity="U", only=ANY_LEGION, keywords=(SPECIAL_WEAPON,),
    ),
    equipment(
        "Bauhaus Great Infurior", "01016", BAUHAUS,
        as_actions(3, Move("target", "discard"), targets=(Target(FORTIFICATION),), limit="turn"),
        rarity="R", host=Host("area", areas=("squad",)), cost=Cost(d=6), keywords=("artillery",),
    ),
    sword("Capitol Sword of Honor", "01033", CAPITOL, F=1),
    equipment(
        "Clansman Claymore", "01049", IMPERIAL,
        *instead_if(
            CLANSMAN,
            (Mod(("F",), 1), Mod(("A",), 1, when=Versus(ANY_LEGION))),
            (Mod(("F",), 2), Mod(("A",), 2, when=Versus(ANY_LEGION))),
        ),
        rarity="U", only=doomtroopers(IMPERIAL), keywords=(FIGHT,),
    ),
    equipment(
        "Curator Sword", "01062", LEGION,
        *instead_if(CURATOR, (Mod(("F",), 2),), (Mod(("F",), 4),)),
        slayer("bearer"),
        rarity="U", only=ANY_LEGION, keywords=(FIGHT,),
    ),
    equipment("Cybernetic Power Arm", "01064", GENERAL, raises(6, "F"), rarity="R", keywords=(FIGHT,)),
    gun("Deathlockdrum", "01069", GENERAL, raises(-2, "S", who="foe"), S=3, rarity="R", kind=HEAVY),
    gun("Gehenna Puker", "01142", GENERAL, S=6, rarity="R", kind=("flamethrower",)),
    gun('HMG Mk. XIXB "Charger"', "01155", IMPERIAL, S=5, rarity="R", kind=HEAVY),
    gun(
        "Imperial Southpaw", "01161", IMPERIAL,
        raises(2, "S", when=Any((Versus(AN_AIRSHIP), Versus(WITH_AN_AIRSHIP)))),
        S=4, rarity="R", kind=("rocket launcher",),
    ),
    gun("Kratach", "01185", LEGION, S=3, rarity="U", kind=(MACHINE_GUN,), only=ANY_LEGION),
    gun("L&A Plasma Carbine", "01186", GENERAL, S=3, rarity="U", kind=("assault rifle",)),
    equipment(
        "Mortis Sword", "01210", BROTHERHOOD,
        raises(1, "F"),
        raises(Count(cards("art", where="held", on="me")), "F"),
        as_actions(
            1,
            Hold("target", under="me"),
            targets=(Target(Sel(all=("art",), where="hand", whose="yours", aspect="castable")),),
        ),
        rarity="U", only=warriors(BROTHERHOOD), keywords=(FIGHT,),
    ),
    gun(
        "Nimrod Autocannon", "01224", CAPITOL,
        strikes_twice(),
        S=3, rarity="R", kind=("artillery",),
    ),
    equipment("Punisher Blade", "01245", CYBERTRONIC, raises(1, "F"), rarity="U", keywords=(FIGHT,)),
    handgun("Punisher Handgun", "01246", GENERAL, bonus=1),
    equipment(
        "Scalper", "01270", MISHIMA,
        raises(1, "F"), raises(-1, "F", who="foe"),
        rarity="U", only=doomtroopers(MISHIMA), keywords=(FIGHT,),
    ),
    equipment(
        "Scythe of Semai", "01272", LEGION,
        raises(4, "F"),
        *instead_if(STALKER, (Mod(("S",), 4),), (Mod(("S",), 8),)),
        slayer("bearer"),
        rarity="R", only=ANY_LEGION, keywords=(BOTH,),
    ),
    handgun('Sherman .74 Model 13 "Bolter"', "01280", CAPITOL, bonus=2),
    gun(
        "Shrieketh", "01282", LEGION,
        fetches("Heretic", by="bearer", when=Armed()),
        S=1, rarity="R", kind=(), only=ANY_LEGION,
    ),
    gun('SMG Mk. III "Interceptor"', "01286", IMPERIAL, S=2, rarity="U", kind=("sub machine gun", MACHINE_GUN)),
    sword(
        "Vassht", "01332", LEGION,
        may_not((
            Rule("forbid", "receive", "bearer", FIGHT_WEAPONS),
            Rule("forbid", "transfer", "me"),
        )),
        F=2, only=ANY_LEGION,
    ),
    sword("Violator Sword", "01334", BAUHAUS, F=2),
)  # fmt: skip

MOUNTED: tuple[Card, ...] = (
    equipment(
        "Bayonet", "01017", GENERAL,
        Static((gives(FIGHT, who="host"),)),
        raises(2, "F"),
        rarity="C1", host=Host(sel=SHOOT_WEAPONS),
    ),
    equipment("Grenade Launcher", "01148", GENERAL, raises(3, "S"), rarity="R", host=Host(sel=SHOOT_WEAPONS)),
    equipment(
        "Reverberating Sharpener", "01261", GENERAL,
        raises(1, "F"),
        rarity="C1", host=Host(sel=Sel(all=("equipment", FIGHT), none=(BOTH, SHOOT))),
    ),
    equipment("Telescopic Sight", "01314", GENERAL, raises(1, "S"), rarity="C1", host=Host(sel=SHOOT_WEAPONS)),
)  # fmt: skip

ARMOURS: tuple[Card, ...] = (
    equipment(
        "Blessed Armor", "01020", BROTHERHOOD,
        immune_to_symmetry("bearer"),
        rarity="R", only=doomtroopers(), keywords=(ARMOR,),
    ),
    equipment("Combat Armor", "01050", GENERAL, raises(1, "A"), rarity="C1"),
    equipment("Composite Armor", "01053", GENERAL, raises(4, "A"), rarity="R", keywords=(ARMOR,)),
    equipment(
        "Portable Force Shield", "01230", GENERAL, raises(6, "A"), rarity="R", considered=("fortification",)
    ),
)  # fmt: skip

VEHICLES: tuple[Card, ...] = (
    war_machine("AH/UH-19 Grapeshot Guardian", "01003", CAPITOL, AIRSHIP, "S", "A", "V"),
    war_machine("CAP 7000P", "01032", CYBERTRONIC, AIRSHIP, "S", "A", "V"),
    war_machine('Fukimura No. 12 "Kamikaze"', "01138", MISHIMA, AIRSHIP, "S", "A", "V"),
    war_machine("Imperial Doomlord", "01160", IMPERIAL, AIRSHIP, "S", "A", "V"),
    vehicle(
        "Purple Shark", "01247", CAPITOL,
        raises(4, "S", "A", when=Inside()),
        Act(
            (EndCombat(), Flip(heads=(Wound("bearer"), Move("me", "discard")))),
            window="combat",
            cost=Cost(d=5),
            when=All((Using("fight"), is_now("bearer", "fighting"))),
        ),
        kind=AIRSHIP, rarity="R",
    ),
    war_machine('T-32 "Wolfclaw" JBT', "01305", BAUHAUS, TANK, "F", "S", "A", "V"),
)  # fmt: skip

DEVICES: tuple[Card, ...] = (
    equipment(
        "Cybernetic Retinas", "01065", GENERAL,
        raises(3, "F", "S"),
        Static((immune(BLINDNESS, "bearer"),)),
        rarity="R",
    ),
    equipment(
        "Demolition Kit", "01072", GENERAL,
        while_fighting(
            Move("target", "discard"),
            cost=Cost(give="me"), targets=(Target(Sel(all=("fortification",), affects=("bearer", "foe"))),),
        ),
        rarity="U",
    ),
    equipment(
        "First Aid Kit", "01128", GENERAL,
        Act(
            (Heal("target"),),
            window="any",
            cost=Cost(give="me"),
            targets=(Target(Sel(whose="yours", states=("wounded",), side="bearer")),),
        ),
        rarity="C1",
    ),
    equipment(
        "Personal Anti-Personnel Mines", "01228", GENERAL,
        On(
            Event("struck at", by="bearer", combat=True),
            (EndCombat(), Kill("it", points="you", by="bearer"), Wound("bearer"), Move("me", "discard")),
            may=True,
        ),
        rarity="R",
    ),
    equipment(
        "Psycho-Scanner", "01244", GENERAL,
        On(Event("attacked", it="bearer"), (Cover("bearer"),), when=is_now("bearer", "open"), may=True),
        rarity="R",
    ),
    equipment(
        "Radar Scanner", "01248", GENERAL,
        Static((
            Rule("forbid", "be attacked", "bearer", AN_AIRSHIP),
            Rule("forbid", "be attacked", "bearer", warriors(has=Sel(all=("equipment", AIRSHIP)), states=("mounted",))),
        )),
        rarity="C1",
    ),
    equipment(
        "Smoke Bomb", "01287", GENERAL,
        Act((EndCombat(),), window="after", to=Event("attacked", it="bearer"), cost=Cost(give="me")),
        rarity="U",
    ),
    equipment(
        "Ticker", "01319", CYBERTRONIC,
        while_fighting(
            passing(2, "F", "S", who="bearer"),
            Rule("forbid", "be wounded", "bearer", until="combat"),
            Rule("forbid", "be killed", "bearer", until="combat"),
            Later(Event("combat end"), (Wound("bearer"),)),
            cost=Cost(give="me"),
        ),
        rarity="C1", only=doomtroopers(none=(BROTHERHOOD,)),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*WEAPONRY, *MOUNTED, *ARMOURS, *VEHICLES, *DEVICES)
