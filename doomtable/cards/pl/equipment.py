"""The Equipment of Paradise Lost: what those of the tribes drive and fly, and what anybody takes along."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import equipment, vehicle
from doomtable.cards.patterns import gives, passing, raises, slayer
from doomtable.cards.vocabulary import (
    AIRSHIP,
    ARMOR,
    BOTH,
    CRESCENTIA,
    FIGHT,
    FIRST_STRIKE,
    FSAV,
    GENERAL,
    LUTHERAN,
    RASPUTIN,
    SHOOT,
    TANK,
    TEMPLARS,
    TRIBAL,
    VEHICLE,
    cards,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Act,
    All,
    Card,
    Cost,
    Host,
    Inside,
    Is,
    Mod,
    Rule,
    Sel,
    Static,
    Using,
)

COMMANDO: Final = Is("bearer", warriors("jaeger commando"))

CARDS: tuple[Card, ...] = (
    vehicle(
        "Blitztank", "07006", RASPUTIN, raises(5, *FSAV, when=Inside()),
        kind=TANK, rarity="U2", only=warriors(RASPUTIN),
    ),
    equipment(
        "Body Armor", "07008", GENERAL,
        raises(3, "A"),
        Static((Rule("forbid", "use", "foe", Sel(all=("weapon",), any=(SHOOT, BOTH))),)),
        rarity="C3", keywords=(ARMOR,),
    ),
    vehicle(
        "Corarius Transport", "07017", RASPUTIN,
        raises(2, "F", "S", "A", when=Inside()),
        Act(
            (passing(5, "F", "S", "A", who="bearer"),),
            window="combat", cost=Cost(give="me"), when=All((Inside(), COMMANDO, is_now("bearer", "fighting"))),
        ),
        kind=AIRSHIP, rarity="U1", only=warriors(RASPUTIN),
    ),
    vehicle(
        "Grimgrind Airvessel", "07041", LUTHERAN, raises(4, "S", "A", when=Inside()),
        kind=AIRSHIP, rarity="U2", only=warriors(LUTHERAN),
    ),
    equipment(
        "Ironshark", "07052", GENERAL,
        raises(5, "S", when=Inside()),
        slayer("bearer", when=All((Inside(), Using("shoot")))),
        rarity="U3", only=warriors(TRIBAL), keywords=(VEHICLE,),
    ),
    equipment(
        "Power Induction", "07081", GENERAL,
        Static((Rule("forbid", "use", "foe", cards(ARMOR)),), when=is_now("host", "using")),
        rarity="C3", host=Host(sel=Sel(all=("equipment", FIGHT), none=(BOTH, SHOOT))),
    ),
    vehicle(
        "Palanquin Airvessel", "07075", LUTHERAN,
        raises(2, "S", "A", when=Inside()),
        Static(
            (Mod(("action price",), -1, who="you", of=cards("ritual"), floor=0),),
            when=Is("bearer", warriors("patriarch")),
        ),
        kind=AIRSHIP, rarity="C1", only=warriors(LUTHERAN),
    ),
    vehicle(
        "Tailwave", "07107", RASPUTIN, raises(6, "S", "A", when=Inside()),
        kind=AIRSHIP, rarity="U1", only=warriors(RASPUTIN),
    ),
    equipment(
        "Torrent Battle Wagon", "07117", CRESCENTIA, raises(3, "S", "A", when=Inside()),
        rarity="C2", only=warriors(CRESCENTIA), keywords=(VEHICLE,),
    ),
    vehicle(
        "Veiled Dart", "07121", RASPUTIN,
        raises(6, "A", when=Inside()),
        Static((gives(FIRST_STRIKE, who="bearer"),), when=All((Inside(), Using("shoot")))),
        kind=AIRSHIP, rarity="U2", only=warriors(RASPUTIN),
    ),
    vehicle(
        "Verounist Stingray", "07122", TEMPLARS, raises(3, "S", "A", when=Inside()),
        kind=AIRSHIP, rarity="U3", only=warriors(TEMPLARS),
    ),
)
