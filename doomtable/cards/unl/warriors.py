"""The Doomtroopers of the base set: corporations, General and the Brotherhood."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import (
    as_actions,
    assassin,
    casts_for,
    double_worth,
    gives,
    immune_to_gifts,
    immune_to_symmetry,
    instead_if,
    leader_of,
    may_not,
    never_casts,
    no_equipment,
    passing,
    raises,
    slayer,
    while_fighting,
)
from doomtable.cards.vocabulary import (
    AIRSHIP,
    ANY_LEGION,
    BAUHAUS,
    BOASTING,
    BROTHERHOOD,
    CAPITOL,
    CARDINAL,
    CARTEL,
    COMBAT_SPELL,
    CYBERTRONIC,
    EQUIPMENT,
    FORTIFICATION,
    FRAGILE,
    FREELANCER,
    FSAV,
    GENERAL,
    HERETIC,
    IMPERIAL,
    LEGION,
    MISHIMA,
    MISSION,
    MORTIFICATOR,
    PERSONAL,
    PERSONALITY,
    VEHICLE,
    cards,
    doomtroopers,
    equipment_cards,
    is_now,
    meant_for,
    named,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Act,
    All,
    Card,
    Cost,
    Event,
    Fortified,
    Have,
    Heal,
    Highest,
    Is,
    Later,
    Mod,
    Not,
    Of,
    Role,
    Rule,
    Search,
    Sel,
    Static,
    Target,
    Test,
    Turn,
    Until,
    Versus,
    Wound,
)
from doomtable.rules.terms import ASPECTS, Affiliation

NEXT_TURN: Final[Until] = "its next turn"
HAS_TICKER = Is("me", warriors(has=cards("ticker")))
WORTHIEST = Test(Of("it", "V"), ">=", Highest(warriors(LEGION, whose="others")))

FLIES: Final = (
    may_not((
        Rule("forbid", "fight", "me"), Rule("forbid", "seek cover", "me"), Rule("forbid", "use", "me", EQUIPMENT),
    )),
    Static((Rule("forbid", "count", "foe", FORTIFICATION),)),
)  # fmt: skip


def freelancer(
    name: str, code: str, corporation: Affiliation, *abilities: Ability, F: int, S: int, A: int
) -> Card:
    """Who has left a corporation, and may use what is meant for its warriors for 3 D each time."""
    return warrior(
        name, code, corporation, F=F, S=S, A=A, V=1, rarity="C1", keywords=(FREELANCER,),
        abilities=(*abilities, Static((Rule("allow", "receive", "me", meant_for(corporation), price=3),))),
    )  # fmt: skip


CORPORATE: tuple[Card, ...] = (
    warrior(
        "Agent Nick Michaels", "01002", GENERAL, F=4, S=4, A=4, V=4, rarity="C1",
        keywords=(PERSONALITY,), considered=(CARTEL,),
        abilities=(
            Static((Mod(("affiliation",), op="take", words=(BROTHERHOOD,), who="me"),)),
            may_not((Rule("forbid", "lose", "me", words=(CARTEL,)), Rule("forbid", "become", "me", words=(HERETIC,)))),
        ),
    ),
    warrior(
        "Airman Trevor Bartholomew", "01004", IMPERIAL, F=None, S=6, A=8, V=7, rarity="U",
        keywords=(PERSONALITY,), considered=("rams air cavalry", AIRSHIP, VEHICLE),
        abilities=(
            *FLIES,
            raises(1, "S", "A", who=warriors("rams air cavalry")),
        ),
    ),
    warrior("Bauhaus Blitzer", "01015", BAUHAUS, F=3, S=3, A=3, V=3, rarity="C2"),
    warrior(
        "Big Bob Watts", "01018", CAPITOL, F=5, S=8, A=7, V=7, rarity="R",
        keywords=(PERSONALITY,), considered=("free marine",),
        abilities=(leader_of("free marine"),),
    ),
    warrior(
        "Blood Beret", "01025", IMPERIAL, F=4, S=4, A=3, V=4, rarity="C2",
        abilities=(immune_to_gifts(),),
    ),
    warrior(
        "Chasseur", "01038", CYBERTRONIC, F=5, S=2, A=4, V=5, rarity="C1",
        abilities=(immune_to_gifts(), never_casts()),
    ),
    warrior(
        "ChemiMan", "01039", CYBERTRONIC, F=4, S=4, A=4, V=4, rarity="U",
        abilities=(immune_to_gifts(), never_casts(), slayer()),
    ),
    warrior(
        "Clansman", "01048", IMPERIAL, F=4, S=2, A=3, V=3, rarity="C2",
        abilities=(raises(1, "F", who="me", when=All((Role("attacker"), Versus(ANY_LEGION)))),),
    ),
    warrior(
        "Combat Warhead", "01051", MISHIMA, F=4, S=4, A=3, V=4, rarity="U",
        abilities=(immune_to_symmetry(),),
    ),
    warrior(
        "Cuirassier", "01060", CYBERTRONIC, F=4, S=3, A=4, V=4, rarity="C2",
        abilities=(immune_to_gifts(), never_casts()),
    ),
    warrior(
        "Cybercurity MP", "01063", CYBERTRONIC, F=3, S=3, A=4, V=3, rarity="C2",
        abilities=(immune_to_gifts(), never_casts()),
    ),
    warrior("Dragoon", "01085", BAUHAUS, F=1, S=3, A=5, V=3, rarity="C1"),
    warrior(
        "Edward S. Murdoch", "01089", IMPERIAL, F=7, S=4, A=7, V=7, rarity="R",
        keywords=(PERSONALITY,), considered=("golden lion",),
        abilities=(leader_of("golden lion"),),
    ),
    warrior(
        "Etoiles Mortant", "01103", BAUHAUS, F=4, S=2, A=6, V=4, rarity="C1",
        abilities=(
            Static((
                Rule("allow", "attack", "me", warriors(LEGION, whose="yours")),
                Rule("require", "attack", "me", ANY_LEGION, when=All((Turn("yours"), Have(ANY_LEGION)))),
            ), role="restriction"),
        ),
    ),
    freelancer("Ex-Bauhaus Freelancer", "01106", BAUHAUS, F=2, S=2, A=4),
    freelancer("Ex-Capitol Freelancer", "01107", CAPITOL, F=2, S=4, A=2),
    freelancer("Ex-Cybertronic Freelancer", "01108", CYBERTRONIC, immune_to_gifts(), F=2, S=2, A=4),
    freelancer("Ex-Imperial Freelancer", "01109", IMPERIAL, F=4, S=2, A=2),
    freelancer("Ex-Mishima Freelancer", "01110", MISHIMA, F=3, S=3, A=3),
    warrior(
        "Fay & Klaus", "01125", CYBERTRONIC, F=3, S=3, A=3, V=5, rarity="U",
        keywords=(PERSONALITY,),
        abilities=(
            immune_to_gifts(),
            while_fighting(passing(3, *FSAV, who="me"), cost=Cost(d=5), who="me", limit="combat"),
        ),
    ),
    warrior("Free Marine", "01136", CAPITOL, F=4, S=6, A=4, V=5, rarity="C1"),
    warrior("Golden Lion", "01144", IMPERIAL, F=3, S=3, A=3, V=3, rarity="C2"),
    warrior(
        "Hatamoto", "01150", MISHIMA, F=4, S=4, A=4, V=4, rarity="C2",
        abilities=(
            may_not(
                Rule(
                    "forbid", "earn reward", "you", MISSION,
                    when=All((
                        Is("me", warriors(has=MISSION)),
                        Not(Is("it", Sel(all=("mission",), on=warriors("hatamoto")))),
                    )),
                )
            ),
        ),
    ),
    warrior("Hussar", "01157", BAUHAUS, F=2, S=2, A=3, V=2, rarity="C2"),
    warrior("Infantry", "01164", CAPITOL, F=2, S=3, A=2, V=2, rarity="C2"),
    warrior(
        "Machinator", "01196", CYBERTRONIC, F=3, S=3, A=3, V=3, rarity="C2",
        abilities=(immune_to_gifts(), never_casts()),
    ),
    warrior("Martian Banshee", "01201", CAPITOL, F=1, S=5, A=3, V=3, rarity="C1"),
    warrior(
        "Lane Chung", "01187", CAPITOL, F=3, S=6, A=4, V=4, rarity="U", keywords=(PERSONALITY,),
        abilities=(
            may_not(Rule("forbid", "attack", "me", when=Not(Is("me", warriors(BOASTING))))),
            Act(
                (
                    Later(
                        Event("turn end", whose="yours"),
                        (gives(BOASTING, who="me", until=NEXT_TURN), Rule("require", "attack", "me", until=NEXT_TURN)),
                        until="turn",
                    ),
                ),
                limit="turn",
            ),
        ),
    ),
    warrior(
        "Max Steiner", "01202", BAUHAUS, F=4, S=7, A=9, V=8, rarity="R",
        keywords=(PERSONALITY,), considered=("venusian ranger",),
        abilities=(leader_of("venusian ranger"),),
    ),
    warrior(
        "Mitch Hunter", "01208", CAPITOL, F=4, S=7, A=7, V=7, rarity="R",
        keywords=(PERSONALITY,), considered=("infantry",),
        abilities=(leader_of("infantry"),),
    ),
    warrior(
        "Pam Afton", "01227", CAPITOL, F=2, S=5, A=4, V=4, rarity="U", keywords=(PERSONALITY,),
        abilities=(Static((gives(BOASTING, who=Sel(named=("Lane Chung",), whose="yours")),)),),
    ),
    warrior(
        "RAMS Air Cavalry", "01249", IMPERIAL, F=None, S=4, A=6, V=5, rarity="U",
        considered=(AIRSHIP, VEHICLE),
        abilities=FLIES,
    ),
    warrior(
        "Rogue", "01264", IMPERIAL, F=5, S=3, A=4, V=4, rarity="U",
        needs=(Have(warriors(IMPERIAL, whose="yours", area="squad"), n=0, at_most=True),),
        abilities=(
            may_not(Rule("forbid", "muster", "you", warriors(IMPERIAL), when=Is("me", warriors(area="squad")))),
        ),
    ),
    warrior("Samurai", "01268", MISHIMA, F=3, S=3, A=3, V=3, rarity="C2"),
    warrior("Sea Lion", "01273", CAPITOL, F=3, S=4, A=4, V=4, rarity="C2"),
    warrior(
        "Sean Gallagher", "01274", IMPERIAL, F=10, S=3, A=8, V=8, rarity="R",
        keywords=(PERSONALITY,), considered=("clansman",),
        abilities=(may_not(Rule("require", "attack", "me", ANY_LEGION, able=True)), leader_of("clansman")),
    ),
    warrior(
        "Sgt. McBride", "01278", IMPERIAL, F=5, S=5, A=4, V=5, rarity="U",
        keywords=(PERSONALITY,), considered=("blood beret",),
        abilities=(raises(1, "F", "S", who=warriors("blood beret", other=True)),),
    ),
    warrior(
        "Suicide Warhead", "01300", MISHIMA, F=10, S=0, A=0, V=3, rarity="U",
        abilities=(immune_to_symmetry(), no_equipment(), Static((gives(FRAGILE),), role="restriction")),
    ),
    warrior("Sunset Striker", "01301", CAPITOL, F=3, S=3, A=3, V=3, rarity="C2"),
    warrior(
        "Tatsu", "01311", MISHIMA, F=6, S=6, A=7, V=7, rarity="R",
        keywords=(PERSONALITY,), considered=("samurai",),
        abilities=(leader_of("samurai"),),
    ),
    warrior(
        "Trencher", "01323", IMPERIAL, F=3, S=2, A=2, V=3, rarity="C2",
        abilities=(
            as_actions(
                3, Search(named("Foxhole", "fortification", where="collection"), to="target", on="me")
            ),
        ),
    ),
    warrior(
        "Twitcher", "01327", CYBERTRONIC, F=2, S=2, A=2, V=2, rarity="C1",
        abilities=(
            *instead_if(
                HAS_TICKER,
                (Mod(("bonus",), 1, who="me", of=cards("ticker")),),
                (Mod(("F", "S"), 1, who="me"),),
            ),
            Static((Rule("forbid", "be wounded", "me", cards("ticker")),)),
        ),
    ),
    warrior(
        "Valerie Duval", "01330", BAUHAUS, F=8, S=4, A=8, V=8, rarity="R",
        keywords=(PERSONALITY,), considered=("etoiles mortant",),
        abilities=(leader_of("etoiles mortant"),),
    ),
    warrior(
        "Venusian Ranger", "01333", BAUHAUS, F=4, S=3, A=4, V=4, rarity="C2",
        abilities=(immune_to_gifts(),),
    ),
    warrior(
        "Wolfbane Light Cavalry", "01338", IMPERIAL, F=5, S=4, A=4, V=5, rarity="U",
        abilities=(
            Static((
                Mod(("A",), -3, who="foe", when=Not(Fortified("foe"))),
                Mod(("A",), 3, who="foe", when=Fortified("foe")),
            )),
        ),
    ),
    warrior(
        "Yojimbo", "01339", MISHIMA, F=7, S=5, A=7, V=7, rarity="R",
        keywords=(PERSONALITY,), considered=("hatamoto",),
        abilities=(leader_of("hatamoto"),),
    ),
    warrior(
        "Young Guard", "01340", IMPERIAL, F=2, S=4, A=3, V=3, rarity="C1",
        abilities=(may_not((Rule("forbid", "seek cover", "me"), Rule("forbid", "count", "me", FORTIFICATION))),),
    ),
)

BROTHERS: tuple[Card, ...] = (
    warrior(
        "Archangel", "01008", BROTHERHOOD, F=3, S=3, A=3, V=3, rarity="C1",
        aspects=("changeling", "elements"),
        abilities=(Static((Rule("allow", "receive", "me", equipment_cards(AIRSHIP)),)),),
    ),
    warrior(
        "Archinquisitor Nikodemus", "01009", BROTHERHOOD, F=8, S=8, A=8, V=9, rarity="R",
        keywords=(PERSONALITY,), aspects=ASPECTS,
        abilities=(
            immune_to_symmetry(),
            Static((Rule("forbid", "seek cover", doomtroopers()),)),
            Act(
                (Heal("me"), Wound("target")),
                cost=Cost(actions=1, d=5),
                targets=(Target(doomtroopers(whose="yours", other=True)),),
                when=is_now("me", "wounded"),
            ),
        ),
    ),
    warrior(
        "Blessed Vestal Laura", "01022", BROTHERHOOD, F=4, S=4, A=4, V=5, rarity="U",
        keywords=(PERSONALITY,), considered=("valkyrie",),
        abilities=(casts_for(warriors("valkyrie", whose="yours")), leader_of("valkyrie")),
    ),
    warrior(
        "Cardinal Dominic", "01034", BROTHERHOOD, F=10, S=7, A=10, V=10, rarity="R",
        keywords=(PERSONALITY, CARDINAL), aspects=ASPECTS,
        abilities=(
            may_not(Rule("require", "attack", "me", warriors(LEGION, whose="others", tests=(WORTHIEST,)))),
            Static((Rule("forbid", "attack", warriors(HERETIC), "me"),)),
            slayer(),
            immune_to_symmetry(warriors(BROTHERHOOD)),
        ),
    ),
    warrior(
        "Crenshaw the Mortificator", "01059", BROTHERHOOD, F=3, S=7, A=8, V=7, rarity="R",
        keywords=(PERSONALITY,), considered=(MORTIFICATOR,), aspects=ASPECTS,
        abilities=(slayer(warriors(MORTIFICATOR)),),
    ),
    warrior(
        "Inquisitor", "01169", BROTHERHOOD, F=4, S=4, A=4, V=4, rarity="C1",
        aspects=("exorcism", "mentalism"),
    ),
    warrior(
        "Inquisitor Majoris", "01170", BROTHERHOOD, F=7, S=7, A=7, V=8, rarity="R",
        aspects=ASPECTS,
    ),
    warrior(
        "Keeper of the Art", "01182", BROTHERHOOD, F=3, S=3, A=5, V=4, rarity="R",
        aspects=ASPECTS,
        abilities=(
            Static((Rule("allow", "cast", "me", Sel(all=("art", PERSONAL)), words=(COMBAT_SPELL,)),)),
            double_worth("art"),
        ),
    ),
    warrior(
        "Mortificator", "01209", BROTHERHOOD, F=3, S=3, A=3, V=3, rarity="C2",
        aspects=("kinetics", "manipulation"),
        abilities=(assassin(),),
    ),
    warrior(
        "Mystic", "01211", BROTHERHOOD, F=4, S=4, A=4, V=5, rarity="U",
        aspects=ASPECTS,
    ),
    warrior(
        "Revisor", "01263", BROTHERHOOD, F=3, S=3, A=3, V=3, rarity="C1",
        aspects=("manipulation", "mentalism"),
    ),
    warrior(
        "Sacred Warrior", "01267", BROTHERHOOD, F=3, S=3, A=3, V=3, rarity="C1",
        aspects=("premonition", "exorcism"),
    ),
    warrior(
        "Valkyrie", "01331", BROTHERHOOD, F=3, S=3, A=3, V=3, rarity="C1",
        aspects=("changeling", "premonition"),
    ),
)

CARDS: tuple[Card, ...] = (*CORPORATE, *BROTHERS)
