"""The Doomtroopers of Inquisition: corporations and the Brotherhood."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import (
    IN_THE_SQUAD,
    assassin,
    casts_for,
    gives,
    immune_to_gifts,
    immune_to_symmetry,
    lifts_others,
    may_not,
    never_casts,
    never_covered,
    no_equipment,
    pierces,
    provides,
    raises,
    stands_in,
)
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    BAUHAUS,
    BROTHERHOOD,
    CARDINAL,
    CYBERTRONIC,
    ENEMY_WARRIOR,
    FIRST_STRIKE,
    GENERAL,
    HERETIC,
    MISHIMA,
    ORGANISATIONS,
    PERSONALITY,
    TANK,
    VEHICLE,
    cards,
    doomtroopers,
    equipment_cards,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Card,
    Cost,
    Cover,
    Event,
    Have,
    Heal,
    Host,
    Mod,
    Move,
    On,
    Rule,
    Static,
    Target,
    Wound,
)
from doomtable.rules.terms import ASPECTS

DRAGOON: Final = warriors("dragoon", whose="yours", area="squad")

CORPORATE: tuple[Card, ...] = (
    warrior(
        "Bodyguard", "02022", GENERAL, F=2, S=2, A=6, V=4, rarity="C2",
        considered=("fortification",),
        abilities=stands_in(doomtroopers(other=True), doomtroopers(other=True), 3),
    ),
    warrior(
        "Doctor Diana", "02048", CYBERTRONIC, F=3, S=3, A=6, V=5, rarity="C2",
        keywords=(PERSONALITY,),
        abilities=(
            immune_to_gifts(),
            never_casts(),
            Act(
                (Heal("target"), Cover("me")),
                cost=Cost(actions=1),
                targets=(Target(doomtroopers(states=("wounded",))),),
                when=is_now("me", "open"),
            ),
        ),
    ),
    warrior(
        "Eradicator Deathdroid", "02057", CYBERTRONIC, F=4, S=13, A=10, V=12, rarity="U1",
        considered=(VEHICLE,),
        abilities=(immune_to_symmetry(), no_equipment(), never_covered(), never_casts()),
    ),
    warrior(
        "Grizzly Battle Tank", "02072", BAUHAUS, F=8, S=14, A=16, V=20, rarity="U1",
        keywords=(VEHICLE, TANK),
        needs=(Have(DRAGOON, n=2),),
        abilities=(
            immune_to_symmetry(),
            Static((Mod(("price",), 0, "set", who="you", of="me"),)),
            On(Event("mustered", it="me"), (Move(DRAGOON, "discard", n=2),)),
            no_equipment(),
        ),
    ),
    warrior(
        "Mentor", "02091", MISHIMA, F=3, S=3, A=3, V=3, rarity="C1",
        abilities=(raises(1, "F", "S", who=warriors(MISHIMA, whose="yours", other=True)),),
    ),
    warrior(
        "Shadow Walker", "02124", MISHIMA, F=4, S=3, A=4, V=5, rarity="C2",
        abilities=(assassin(), Static((gives(FIRST_STRIKE, who="me"),))),
    ),
    warrior(
        "Vac Engineer", "02168", CYBERTRONIC, F=3, S=3, A=3, V=4, rarity="C2",
        abilities=(
            immune_to_gifts(),
            never_casts(),
            provides("equip", equipment_cards(CYBERTRONIC), doomtroopers()),
            Act(
                (
                    Mod(("affiliation",), op="give", words=(CYBERTRONIC,), who="target", until="game"),
                    Wound("me"),
                ),
                window="any",
                targets=(Target(doomtroopers(none=(PERSONALITY, CYBERTRONIC))),),
            ),
        ),
    ),
    warrior(
        "Venusian Marshal", "02171", BAUHAUS, F=8, S=7, A=8, V=8, rarity="U2",
        abilities=(
            raises(
                2, "F", "S", "A", when=IN_THE_SQUAD,
                who=warriors(BAUHAUS, "doomtrooper", none=(PERSONALITY, "venusian marshal"), whose="yours"),
            ),
        ),
    ),
    warrior(
        "Vince Diamond", "02172", CYBERTRONIC, F=8, S=11, A=7, V=10, rarity="U1",
        keywords=(PERSONALITY,), considered=("chasseur",),
        abilities=(
            immune_to_gifts(),
            never_casts(),
            lifts_others("chasseur", 2),
        ),
    ),
)  # fmt: skip

NOBODYS: tuple[Card, ...] = (
    warrior(
        "Renegade Apostate", "02118", GENERAL, F=4, S=4, A=5, V=7, rarity="U2",
        aspects=ASPECTS, host=Host("area", areas=("beside",)),
        abilities=(
            Static((Rule("allow", "cast for", "me", ANY_WARRIOR),)),
            Static((Rule("allow", "attack", "me", ENEMY_WARRIOR), Rule("allow", "attack", ENEMY_WARRIOR, "me"))),
            may_not(Rule("forbid", "become", "me", words=(*ORGANISATIONS, HERETIC))),
        ),
    ),
)  # fmt: skip
BROTHERS: tuple[Card, ...] = (
    warrior(
        "Antiquarian", "02007", BROTHERHOOD, F=3, S=3, A=3, V=3, rarity="C3",
        aspects=("summoning", "kinetics"),
    ),
    warrior(
        "Cardinal Durand", "02028", BROTHERHOOD, F=11, S=11, A=11, V=14, rarity="U1",
        keywords=(PERSONALITY, CARDINAL),
        abilities=(
            casts_for(warriors(BROTHERHOOD)),
            pierces("art"),
            On(Event("killed", it="me"), (Move("it", "draw"),), instead=True),
            On(Event("discarded", it="me"), (Move("it", "draw"),), instead=True),
        ),
    ),
    warrior(
        "Eminent Summoner", "02053", BROTHERHOOD, F=4, S=4, A=5, V=7, rarity="C1",
        aspects=("summoning", "manipulation"),
        abilities=(Static((Mod(("rate",), 2, "set", who="me", of=cards("art of summoning")),)),),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*CORPORATE, *NOBODYS, *BROTHERS)
