"""The promotional cards, of every type."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.cards.constructors import (
    art,
    attached,
    equipment,
    fortification,
    gift,
    mission,
    relic,
    special,
    warrior,
)
from doomtable.cards.patterns import (
    given_up,
    immune,
    immune_to_art,
    immune_to_symmetry,
    may_not,
    never_covered,
    no_gifts,
    raises,
    slayer,
)
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    BAUHAUS,
    BROTHERHOOD,
    CAPITOL,
    ENEMY_WARRIOR,
    EQUIPMENT,
    FREELANCER,
    GENERAL,
    HERETIC,
    LEGION,
    NEPHARITE,
    PERSONAL,
    PERSONALITY,
    SYMMETRY,
    VEHICLE,
    YOUR_WARRIOR,
    cards,
    doomtroopers,
    follower,
    named,
    warriors,
)
from doomtable.rules.language import (
    Ability,
    Act,
    Attack,
    Cancel,
    Card,
    Cost,
    Count,
    EndCombat,
    Event,
    Goal,
    Heal,
    Host,
    Is,
    Kill,
    Mod,
    Move,
    Of,
    On,
    Rule,
    Sel,
    Special,
    Static,
    Target,
    Test,
    Using,
)
from doomtable.rules.terms import ASPECTS


def standing(card: Card, *abilities: Ability) -> Card:
    """A Special that says something of itself as long as it is in play."""
    return replace(card, abilities=(*card.abilities, *abilities))


IN_THE_KOHORT: Final = Is("host", warriors(area="kohort"))
BROTHER: Final = warriors(BROTHERHOOD, whose="yours", area="squad")


WITHOUT_RELIC: Final = warriors("doomtrooper", tests=(Test(Count(cards("relic", on="it")), "==", 0),))

WARRIORS: tuple[Card, ...] = (
    warrior(
        "Aquabeast", "08001", LEGION, F=9, S=2, A=9, V=12, rarity="P", limit=0,
        keywords=(follower("algeroth"),),
        abilities=(
            may_not((Rule("forbid", "use", "me", EQUIPMENT), Rule("forbid", "receive", "me", cards("relic")))),
            Act(
                (
                    Attack("me", "target", tactic="fight", legal=True),
                    Attack("me", "target2", tactic="fight", legal=True),
                ),
                cost=Cost(actions=1, attack=True),
                targets=(Target(ENEMY_WARRIOR), Target(ENEMY_WARRIOR, again=True)),
            ),
        ),
    ),
    warrior(
        "Golgotha–the Warrior Princess", "08005", LEGION, F=8, S=None, A=8, V=12, rarity="P", limit=0,
        keywords=(PERSONALITY, follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",),
        abilities=(
            may_not(Rule("forbid", "shoot", "me")),
            never_covered(),
            Static((
                Rule("forbid", "be wounded", "me", Sel(all=(), none=("doomtrooper",))),
                Rule("forbid", "be wounded", "me", WITHOUT_RELIC),
            )),
        ),
    ),
    warrior(
        "Guardian Gargoyle", "08006", LEGION, F=1, S=1, A=4, V=4, rarity="P", limit=0,
        keywords=(follower("semai"),),
        abilities=(
            immune_to_art(),
            no_gifts(),
            Static(
                (Rule("forbid", "be discarded", cards("special", whose="yours")),),
                when=Is("me", warriors(area="kohort")),
            ),
        ),
    ),
    warrior(
        "Hunter - Special Forces Badass", "08009", CAPITOL, F=9, S=4, A=7, V=7, rarity="P", limit=0,
        keywords=(PERSONALITY,),
        abilities=(
            immune_to_symmetry(),
            may_not(Rule("forbid", "become", "me", words=(HERETIC,))),
            Act(
                (
                    Mod(("F",), 2, "times all", until="combat"),
                    Attack("me", "target", tactic="fight", legal=True),
                ),
                cost=Cost(actions=2, attack=True), targets=(Target(ENEMY_WARRIOR),),
            ),
        ),
    ),
    warrior(
        "Michaelis the Apostate", "08011", LEGION, F=3, S=3, A=5, V=7, rarity="P", limit=0,
        keywords=(PERSONALITY, HERETIC), aspects=ASPECTS,
        abilities=(Static((Rule("allow", "receive", "me", SYMMETRY),)),),
    ),
    warrior(
        "Nepharite Warlord", "08012", LEGION, F=3, S=6, A=4, V=7, rarity="P", limit=0,
        keywords=(follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",),
        abilities=(raises(5, "S", who=warriors("undead legionnaire", whose="yours")), slayer()),
    ),
    warrior(
        "Nicholai", "08013", BROTHERHOOD, F=5, S=4, A=6, V=8, rarity="P", limit=0,
        keywords=(PERSONALITY,), considered=("mortificator",), aspects=("manipulation", "exorcism"),
        abilities=(Static((Rule("allow", "cast", "me", Sel(all=("art", PERSONAL))),)), slayer()),
    ),
    warrior(
        "Ragathol", "08017", LEGION, F=10, S=4, A=6, V=7, rarity="P", limit=0,
        keywords=(PERSONALITY, follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",),
        abilities=(
            On(
                Event("leaves", it=doomtroopers(states=("killed",)), by=warriors(HERETIC, whose="yours")),
                (Move("it", "annihilated"),), instead=True, when=Is("me", warriors(area="kohort")),
            ),
        ),
    ),
    warrior(
        "Wolfe in the Heat", "08020", BAUHAUS, F=9, S=3, A=9, V=8, rarity="P", limit=0,
        keywords=(PERSONALITY,),
        abilities=(
            immune_to_symmetry(),
            may_not(Rule("forbid", "become", "me", words=(HERETIC,))),
            On(Event("wounded", it="me"), (Heal("me"),)),
        ),
    ),
)  # fmt: skip

THINGS: tuple[Card, ...] = (
    equipment(
        "Bulletproof Vest", "08002", GENERAL,
        given_up(Move("target", "discard"), Target(named("Snipers!", "special"))),
        rarity="P", limit=0, only=warriors(PERSONALITY),
    ),
    equipment(
        "Homing Missile", "08008", GENERAL,
        given_up(Move("target", "discard"), Target(Sel(all=(VEHICLE,)))),
        rarity="P", limit=0,
    ),
    gift(
        "Power of Perception", "08015", None,
        Act((Move("it", "annihilated"),), window="after", to=Event("searched", whose="others"), cost=Cost(give="me")),
        rarity="P", limit=0,
    ),
    relic(
        "Dagger of Sacrifice", "08004", LEGION,
        Act(
            (Cancel(),),
            window="after", to=Event("played", it=cards("art")), cost=Cost(gives=BROTHER), when=IN_THE_KOHORT,
        ),
        Act(
            (Move("target", "discard"), Move("target2", "discard")),
            window="any", targets=(Target(BROTHER), Target(cards("art"))), when=IN_THE_KOHORT,
        ),
        rarity="P", limit=0, only=ANY_LEGION,
    ),
    fortification(
        "Luna", "08010", GENERAL,
        raises(1, "A", who=warriors(none=(FREELANCER,), whose="yours")),
        raises(2, "A", who=warriors(FREELANCER, whose="yours")),
        rarity="P", limit=0, host=Host("player"),
    ),
)  # fmt: skip

SPECIALS: tuple[Card, ...] = (
    special(
        "By the Throat", "08003", GENERAL, Rule("forbid", "strike back", "foe", until="combat"),
        window="combat", when=Using("fight"), rarity="P", limit=0, targets=(Target(Sel(states=("combatant",))),),
    ),
    special(
        "Perfect Hit", "08014", GENERAL, Kill("foe", points="you", sure=True), EndCombat(),
        window="combat", when=Using("fight"), cost=Cost(d=Of("foe", "V")), rarity="P", limit=0, post_play="x",
        targets=(Target(doomtroopers(whose="yours", states=("combatant",), against=ANY_LEGION)),),
    ),
    standing(
        special(
            "Primal Bitch", "08016", LEGION, Special("take its place"),
            window="after", to=Event("mustered", it=ANY_WARRIOR, whose="others"), rarity="P", limit=0, post_play="+",
        ),
        may_not(Rule("forbid", "muster", "you", warriors(area="same"))),
    ),
    art(
        "Spellbound", "08018", "manipulation",
        rarity="P", limit=0, post_play="+", host=Host("player", whose="any"), window="action", cost=Cost(actions=3),
        others=(may_not(Rule("forbid", "be searched", "target player")),),
    ),
    attached(
        "Stranglehold", "08019", GENERAL,
        may_not(Rule("forbid", "act", "host")),
        Act((Move("me", "discard"),), window="any", cost=Cost(d=Of("host", "V")), who="any"),
        to=ANY_WARRIOR, window="action", actions=1, rarity="P", limit=0,
    ),
)  # fmt: skip

MISSIONS: tuple[Card, ...] = (
    mission(
        "Heretic Conspiracy", "08007", LEGION,
        Goal(
            Event("killed", it=warriors(BROTHERHOOD, PERSONALITY, whose="others"), by=cards(whose="yours")),
            (
                Mod(("immune",), op="give", words=("art",), who="you", until="game"),
                immune("art", YOUR_WARRIOR, until="game"),
            ),
        ),
        to="yourself", rarity="P", limit=0,
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*WARRIORS, *THINGS, *SPECIALS, *MISSIONS)
