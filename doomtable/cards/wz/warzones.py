"""The Warzones of the set of that name: what is printed on them is what they add to the ratings of the defender."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import warzone
from doomtable.cards.patterns import casts_for, gives, raises, slayer
from doomtable.cards.vocabulary import (
    BAUHAUS,
    BOTH,
    BROTHERHOOD,
    CAPITOL,
    CYBERTRONIC,
    EQUIPMENT,
    FRAGILE,
    FREELANCER,
    FSAV,
    GENERAL,
    IMPERIAL,
    LEGION,
    MISHIMA,
    SHOOT,
    SYMMETRY,
    VEHICLE,
    Area,
    defenders,
    doomtroopers,
    equipment_cards,
    follower,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Card,
    Event,
    Gain,
    Is,
    Mod,
    Move,
    On,
    Rule,
    Sel,
    Static,
    Target,
    Using,
)

ASTEROIDS: Final = "asteroid belt"
MARS: Final = "martian"
MERCURY: Final = "mercurian"
VENUS: Final = "venusian"
ANYWHERE: Final = "generic"
SQUAD: Final[tuple[Area, ...]] = ("squad",)
KOHORT: Final[tuple[Area, ...]] = ("kohort",)
EITHER: Final[tuple[Area, ...]] = ("squad", "kohort")
COMBATANTS: Final = warriors(states=("combating here",))
HOME_TURF: Final = "Home Turf Mars"
UNDER_HOME_TURF: Final = Is("me", Sel(all=(), has=Sel(all=(), named=(HOME_TURF,))))
"""It has Home Turf Mars, which does for Cybertronic there what it does for Capitol elsewhere."""

CARDS: tuple[Card, ...] = (
    warzone(
        "Asteroid Settlement", "03008", GENERAL,
        Static((Rule("forbid", "use", COMBATANTS, Sel(all=("weapon",), any=(SHOOT, BOTH))),)),
        F=2, S=-1, A=1, V=2, where=ASTEROIDS, areas=EITHER,
    ),
    warzone(
        "Citadel Sanctum", "03022", LEGION,
        slayer(defenders(against=doomtroopers())),
        Static((Mod(("award",), 2, "times", who=doomtroopers(), of=defenders()),)),
        F=3, S=3, A=3, V=None, where=ANYWHERE, areas=KOHORT, rarity="U2",
    ),
    warzone(
        "Crater of Anatholia", "03032", LEGION,
        Static((Rule("allow", "bestow", defenders(), SYMMETRY, window="combat"),)),
        slayer(defenders(), when=Using("fight")),
        F=-3, S=1, A=2, V=2, where=MERCURY, areas=KOHORT,
    ),
    warzone(
        "Cyberopolis", "03034", GENERAL,
        raises(3, *FSAV, who=defenders(CYBERTRONIC)),
        Static((Rule("forbid", "suffer", defenders(CYBERTRONIC), "me"),), when=UNDER_HOME_TURF),
        slayer(defenders(CYBERTRONIC), when=UNDER_HOME_TURF),
        Static((Rule("forbid", "use", "me", Sel(all=(), named=(HOME_TURF,), on="me")),)),
        F=-1, S=-1, A=3, V=2, where=MARS, areas=SQUAD, rarity="U2",
    ),
    warzone(
        "Graveton Archipelago", "03055", GENERAL,
        raises(4, "F", "S", "A", who=defenders("sea lion")),
        F=-1, S=4, A=0, V=1, where=VENUS, areas=EITHER,
    ),
    warzone(
        "Great Rust Desert", "03057", GENERAL,
        Static((gives(FRAGILE, who=COMBATANTS),)),
        F=0, S=6, A=-2, V=2, where=MARS, areas=EITHER,
    ),
    warzone(
        "Helstrom Mountains", "03061", LEGION,
        Static((Mod(("award",), 2, "times", who=defenders(), of=doomtroopers()),), when=Using("shoot")),
        F=2, S=-3, A=3, V=4, where=VENUS, areas=KOHORT,
    ),
    warzone(
        "Infested Asteroid", "03069", LEGION,
        raises(5, *FSAV, who=defenders(against=warriors(IMPERIAL))),
        F=2, S=0, A=3, V=2, where=ASTEROIDS, areas=KOHORT,
    ),
    warzone(
        "McCraig Line", "03079", CAPITOL,
        raises(2, "F", "S", "A", who=defenders(CAPITOL)),
        Act(
            (Move("target", "squad", to_whose="you"),),
            targets=(Target(Sel(all=("warrior", "trencher"), where="hand", whose="yours")),),
        ),
        F=-1, S=3, A=2, V=2, where=MARS, areas=SQUAD,
    ),
    warzone(
        "Mercurian Diamond Caverns", "03080", MISHIMA,
        On(Event("killed", by=defenders(MISHIMA), combat=True), (Gain(3, "P"),)),
        F=-2, S=-2, A=5, V=4, where=MERCURY, areas=SQUAD,
    ),
    warzone(
        "No-Man's Land", "03087", GENERAL,
        Static((Rule("allow", "earn promotion", defenders(FREELANCER)),)),
        F=1, S=1, A=1, V=4, where=ANYWHERE, areas=EITHER,
    ),
    warzone(
        "Phobos & Deimos", "03090", LEGION,
        raises(
            5, "F", "S", "A",
            who=defenders(any=(follower("semai"), follower("muawijhe")), against=doomtroopers()),
        ),
        F=1, S=1, A=-1, V=2, where=MARS, areas=KOHORT,
    ),
    warzone(
        "Sacred Outpost", "03101", BROTHERHOOD,
        casts_for(defenders(BROTHERHOOD)),
        raises(-2, "F", "S", "A", who=doomtroopers(states=("attacker",), against=defenders(BROTHERHOOD))),
        slayer(defenders(BROTHERHOOD)),
        F=3, S=3, A=3, V=6, where=ANYWHERE, areas=SQUAD, rarity="U2",
    ),
    warzone(
        "Shinrikyo Underworld", "03109", GENERAL,
        Static((Rule("allow", "equip", defenders(), EQUIPMENT, window="combat"),)),
        F=3, S=3, A=-2, V=3, where=MERCURY, areas=EITHER,
    ),
    warzone(
        "Venusian Jungle", "03129", BAUHAUS,
        Static((Rule("forbid", "use", COMBATANTS, equipment_cards(VEHICLE)),)),
        raises(3, "F", "S", "A", who=defenders("venusian ranger")),
        F=3, S=-1, A=2, V=2, where=VENUS, areas=SQUAD,
    ),
    warzone(
        "Victoria", "03130", IMPERIAL,
        raises(3, "F", "S", "A", who=defenders(IMPERIAL)),
        F=-1, S=3, A=2, V=2, where=ASTEROIDS, areas=SQUAD,
    ),
)  # fmt: skip
