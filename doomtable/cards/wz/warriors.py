"""The Doomtroopers of Warzone: officers of the corporations, their leaders and General warriors."""

from __future__ import annotations

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import (
    IN_THE_SQUAD,
    as_actions,
    immune_to_gifts,
    lifts,
    may_not,
    never_casts,
    never_fights,
    no_equipment,
    passing,
    raises,
    slayer,
)
from doomtable.cards.vocabulary import (
    AIRSHIP,
    BAUHAUS,
    CAPITOL,
    CAPTAIN,
    COMMANDER,
    CORPORATE_LEADER,
    CYBERTRONIC,
    FSAV,
    GENERAL,
    IMPERIAL,
    MISHIMA,
    PERSONALITY,
    SERGEANT,
    STANDARD_BEARER,
    TANK,
    VEHICLE,
    cards,
    doomtroopers,
    equipment_cards,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Card,
    Choose,
    Combat,
    Event,
    Heal,
    Imprison,
    Mod,
    Move,
    Name,
    Of,
    On,
    Rule,
    Sel,
    Static,
    Target,
    Test,
    Versus,
)
from doomtable.rules.terms import Affiliation


def worth_at_most(n: int) -> Test:
    """Of a modified V no higher than that."""
    return Test(Of("it", "V"), "<=", n)


def leader(name: str, code: str, corporation: Affiliation) -> Card:
    """The leader of a corporation, under whom its warriors attack with every action."""
    return warrior(
        name, code, corporation, F=None, S=None, A=None, V=20, rarity="U1", keywords=(PERSONALITY, CORPORATE_LEADER),
        abilities=(
            *never_fights(),
            Static((Rule("allow", "attack again", warriors(corporation, whose="yours")),)),
        ),
    )


def inspires(corporation: Affiliation) -> Static:
    """While in the Squad: the other warriors of that corporation there have 2 A more."""
    return raises(2, "A", who=warriors(corporation, whose="yours", area="squad", other=True), when=IN_THE_SQUAD)


def captain(
    name: str, code: str, corporation: Affiliation, *abilities: Ability, F: int, S: int, A: int, V: int
) -> Card:
    """A commander who holds the rank of a captain."""
    return warrior(
        name, code, corporation, F=F, S=S, A=A, V=V, rarity="C1", keywords=(COMMANDER, CAPTAIN), abilities=abilities
    )


def sergeant(
    name: str, code: str, corporation: Affiliation, *abilities: Ability, F: int, S: int, A: int, V: int
) -> Card:
    """A commander who holds the rank of a sergeant: warriors of the title that is named have 4 more in the Squad."""
    assigned = warriors(corporation, none=(PERSONALITY,), other=True)
    named = Sel(all=("warrior", "named"), whose="yours", area="squad")
    return warrior(
        name, code, corporation, F=F, S=S, A=A, V=V, rarity="C3", keywords=(COMMANDER, SERGEANT),
        remembers=(Name("card name", sel=assigned),),
        abilities=(*abilities, raises(4, *FSAV, who=named, when=IN_THE_SQUAD)),
    )


def makes_slayers(corporation: Affiliation, worth: int) -> Static:
    """While he is in the Squad, its player's warriors of that corporation up to a V kill whom they wound."""
    return slayer(warriors(corporation, whose="yours", tests=(worth_at_most(worth),)), when=IN_THE_SQUAD)


def lifts_crews(corporation: Affiliation, kind: str, amount: int) -> Static:
    """While he is in the Squad, its player's warriors who have such a vehicle, or are one, have so much more."""
    crew = warriors(corporation, whose="yours", has=equipment_cards(kind), other=True)
    machines = warriors(corporation, VEHICLE, whose="yours", other=True)
    return Static((Mod(FSAV, amount, who=crew), Mod(FSAV, amount, who=machines)), when=IN_THE_SQUAD)


CARDS: tuple[Card, ...] = (
    sergeant("Aide-de-Camp", "03001", BAUHAUS, F=3, S=4, A=7, V=7),
    warrior(
        "Banner Bearer", "03010", IMPERIAL, F=5, S=1, A=4, V=4, rarity="C3",
        keywords=(STANDARD_BEARER,),
        abilities=(inspires(IMPERIAL),),
    ),
    captain(
        "Battle Functionary", "03012", CYBERTRONIC,
        immune_to_gifts(), never_casts(), makes_slayers(CYBERTRONIC, 9),
        F=6, S=5, A=9, V=10,
    ),
    warrior(
        "Bauhaus Cop", "03013", BAUHAUS, F=2, S=2, A=2, V=4, rarity="C3",
        abilities=(
            On(
                Event("hurt", it=warriors(BAUHAUS, whose="yours"), by=doomtroopers()),
                (Choose((Target(cards(on="by")),), (Move("target", "discard"),), again=True), Imprison("by")), may=True,
            ),
        ),
    ),
    warrior(
        "Bushi", "03018", MISHIMA, F=3, S=3, A=4, V=4, rarity="C3",
        keywords=(STANDARD_BEARER,),
        abilities=(inspires(MISHIMA),),
    ),
    captain("Capitaine", "03019", BAUHAUS, makes_slayers(BAUHAUS, 9), F=5, S=6, A=9, V=10),
    captain("Captain", "03020", CAPITOL, makes_slayers(CAPITOL, 8), F=6, S=8, A=7, V=9),
    warrior(
        "Charles Sykes", "03021", CYBERTRONIC, F=8, S=7, A=11, V=13, rarity="U1",
        keywords=(PERSONALITY,),
        abilities=(immune_to_gifts(), never_casts(), lifts(CYBERTRONIC, 3, *FSAV)),
    ),
    sergeant("Combat Overseer", "03028", CYBERTRONIC, immune_to_gifts(), never_casts(), F=4, S=3, A=7, V=7),
    captain("Commander Chieftain", "03030", IMPERIAL, makes_slayers(IMPERIAL, 8), F=9, S=5, A=7, V=9),
    warrior(
        "Cyril Dent", "03035", CYBERTRONIC, F=11, S=8, A=11, V=9, rarity="U1",
        keywords=(PERSONALITY,), considered=("cuirassier",),
        abilities=(
            immune_to_gifts(), never_casts(), slayer(when=Versus(warriors(tests=(worth_at_most(7),)))),
        ),
    ),
    warrior(
        "Eva Valmonte", "03044", BAUHAUS, F=1, S=1, A=1, V=4, rarity="C2",
        keywords=(PERSONALITY,),
        abilities=(
            as_actions(
                1, passing(2, "F", "S", "A", who=doomtroopers(whose="yours", other=True), until="your next turn")
            ),
            Static((Rule("price", "be attacked", "me", price=1, pool="P"),)),
        ),
    ),
    leader("Field Marshal Johnstone", "03047", IMPERIAL),
    captain("Flight Commander", "03049", CAPITOL, lifts_crews(CAPITOL, AIRSHIP, 3), F=5, S=9, A=7, V=9),
    warrior(
        "General Michael Kell", "03051", CAPITOL, F=7, S=11, A=9, V=12, rarity="U1",
        keywords=(PERSONALITY,),
        abilities=(lifts(CAPITOL, 3, *FSAV),),
    ),
    sergeant("Jito", "03071", MISHIMA, F=5, S=5, A=5, V=6),
    captain("Kommandant", "03074", BAUHAUS, lifts_crews(BAUHAUS, TANK, 5), F=5, S=6, A=9, V=10),
    leader("President Charles W. Colding", "03092", CAPITOL),
    sergeant("Sergeant", "03106", CAPITOL, F=3, S=7, A=5, V=6),
    leader("Lord Nozaki", "03077", MISHIMA),
    warrior(
        "Paparazzo", "03088", GENERAL, F=2, S=2, A=2, V=4, rarity="C3",
        abilities=(no_equipment(), Static((Mod(("award",), 3, who=doomtroopers(whose="yours")),), when=Combat())),
    ),
    captain("Shugo", "03110", MISHIMA, makes_slayers(MISHIMA, 8), F=7, S=7, A=7, V=9),
    sergeant("Squadron Commander", "03112", IMPERIAL, F=7, S=3, A=5, V=6),
    leader("Staff General Constance Romanov", "03113", BAUHAUS),
    leader("The Nineteenth Executive", "03122", CYBERTRONIC),
    warrior(
        "War Medic", "03131", GENERAL, F=0, S=0, A=5, V=3, rarity="C3",
        abilities=(
            no_equipment(),
            may_not(Rule("forbid", "attack", "me")),
            as_actions(3, Heal("target"), targets=(Target(doomtroopers(states=("wounded",))),)),
        ),
    ),
)  # fmt: skip
