"""The warriors of Golgotha: heroes and officers of the corporations, the Brotherhood, followers of the Apostles."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import (
    as_actions,
    bears_any_equipment,
    converts,
    gives,
    immune,
    immune_to_art,
    immune_to_gifts,
    immune_to_symmetry,
    lifts_others,
    may_not,
    never_casts,
    never_covered,
    never_fights,
    no_gifts,
    provides,
    raises,
    slayer,
    stands_in,
)
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    BROTHERHOOD,
    CAPITOL,
    CAPTAIN,
    COMMANDER,
    CYBERTRONIC,
    FIGHT_WEAPONS,
    FIRST_STRIKE,
    HERETIC,
    IMPERIAL,
    LEGION,
    MISHIMA,
    NEPHARITE,
    PERSONALITY,
    SERGEANT,
    SLAYER,
    SYMMETRY,
    doomtroopers,
    follower,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Attack,
    Card,
    Cover,
    Event,
    Have,
    Is,
    Mod,
    Move,
    On,
    Rule,
    Sel,
    Special,
    Static,
    Target,
    Versus,
)
from doomtable.rules.terms import ASPECTS

ALAKHAI: Final = warriors("alakhai the cunning")
BESIDE_HIM: Final = warriors("alakhai the cunning", whose="yours", area="kohort")


def peers(title: str) -> Sel:
    """The warriors of a title on your side who are no Personalities."""
    return warriors(title, none=(PERSONALITY,), whose="yours")


CORPORATE: tuple[Card, ...] = (
    warrior(
        "Atilla III", "05003", CYBERTRONIC, F=8, S=7, A=8, V=9, rarity="C1",
        keywords=(PERSONALITY,), considered=("cuirassier",),
        abilities=(immune_to_symmetry(), never_casts(), slayer(warriors("cuirassier", whose="yours"))),
    ),
    warrior(
        "Chris Jackson", "05017", CAPITOL, F=4, S=8, A=8, V=7, rarity="C2",
        keywords=(PERSONALITY,), considered=("sea lion",),
        abilities=(
            lifts_others("sea lion", 3),
            bears_any_equipment(warriors("sea lion", whose="yours", other=True)),
        ),
    ),
    warrior(
        "Coral Beach", "05022", CYBERTRONIC, F=7, S=8, A=7, V=8, rarity="C2",
        keywords=(PERSONALITY,), considered=("chasseur",),
        abilities=(
            immune_to_gifts(),
            never_casts(),
            lifts_others("chasseur", 2),
        ),
    ),
    warrior(
        "Desert Scorpion", "05024", CAPITOL, F=3, S=6, A=4, V=5, rarity="C2",
        abilities=(
            Static((Rule("allow", "shoot from cover", "me"),)),
            Act((Cover("me", legal=True),), window="any", when=is_now("me", "open")),
        ),
    ),
    warrior(
        "Doomsday Proclaimer", "05025", LEGION, F=3, S=7, A=7, V=5, rarity="C2",
        keywords=(follower("muawijhe"),),
        abilities=(
            Static((
                Mod(("immune",), op="give", words=("art",), who="you"),
                immune("art", warriors(follower("muawijhe"), whose="yours")),
            )),
        ),
    ),
    warrior(
        "Infantry Sniper", "05040", CAPITOL, F=3, S=9, A=5, V=9, rarity="C1",
        abilities=(
            On(
                Event("attacked", it=warriors(CAPITOL, other=True)),
                (Attack("me", "attacker", tactic="shoot"),),
                when=is_now("me", "open"), may=True,
            ),
        ),
    ),
    warrior(
        "Sergeant Carter", "05060", CAPITOL, F=2, S=6, A=8, V=7, rarity="C1",
        keywords=(PERSONALITY, COMMANDER, SERGEANT), considered=("infantry",),
        abilities=(
            raises(4, "F", "S", "A", who=peers("infantry")),
            Static((Mod(("immune",), op="give", who=peers("infantry"), of=warriors(SERGEANT, other=True)),)),
        ),
    ),
    warrior(
        "Shinobi", "05061", MISHIMA, F=5, S=9, A=8, V=8, rarity="C1",
        keywords=(PERSONALITY, COMMANDER, CAPTAIN), considered=("hatamoto",),
        abilities=(raises(5, "F", "S", "A", who=peers("hatamoto")),),
    ),
    warrior(
        "Timothy MacGuire", "05070", IMPERIAL, F=4, S=10, A=7, V=7, rarity="C1",
        keywords=(PERSONALITY,), considered=("golden lion",),
        abilities=(
            raises(4, "F", "S", "A", who=peers("golden lion")),
            Static((gives(SLAYER, who=peers("golden lion"), when=Versus(ANY_LEGION, ref="it")),)),
        ),
    ),
    warrior(
        "Toshiro", "05071", MISHIMA, F=10, S=2, A=7, V=7, rarity="C2",
        keywords=(PERSONALITY,), considered=("shadow walker",),
        abilities=(
            never_covered(),
            Static((gives(FIRST_STRIKE, who="me"),)),
            slayer(warriors("shadow walker", whose="yours")),
        ),
    ),
    warrior(
        "Yuichiro", "05080", MISHIMA, F=7, S=7, A=9, V=9, rarity="C2",
        keywords=(PERSONALITY,), considered=("samurai",),
        abilities=(
            immune_to_symmetry(),
            Static((Mod(("bonus",), 2, "times", who=warriors("samurai", whose="yours"), of=FIGHT_WEAPONS),)),
        ),
    ),
)  # fmt: skip

BROTHERS: tuple[Card, ...] = (
    warrior(
        "Fury Elite Guard", "05033", BROTHERHOOD, F=5, S=6, A=7, V=7, rarity="C2",
        aspects=("premonition", "exorcism"),
        abilities=stands_in(warriors(BROTHERHOOD, PERSONALITY, other=True), warriors(BROTHERHOOD, other=True), 5),
    ),
    warrior(
        "Inquisitor Simon", "05043", BROTHERHOOD, F=5, S=10, A=8, V=9, rarity="C2",
        keywords=(PERSONALITY,), considered=("inquisitor",), aspects=ASPECTS,
        abilities=(may_not(Rule("forbid", "become", "me", words=(HERETIC,))), slayer(when=Versus(ANY_LEGION))),
    ),
)  # fmt: skip

LEGIONNAIRES: tuple[Card, ...] = (
    warrior(
        "Callistonian Sundancer", "05011", LEGION, F=12, S=4, A=7, V=9, rarity="C2",
        keywords=(follower("semai"),),
        abilities=(slayer(when=Versus(ANY_LEGION)),),
    ),
    warrior(
        "Golgotha–Mistress of Symmetry", "05034", LEGION, F=14, S=None, A=6, V=12, rarity="C1",
        keywords=(PERSONALITY, follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",),
        aspects=ASPECTS,
        abilities=(
            *never_fights(),
            provides("bestow", SYMMETRY, ANY_LEGION),
            Static((Rule("allow", "cast for", "me", ANY_WARRIOR),)),
        ),
    ),
    warrior(
        "Last Ritesman", "05045", LEGION, F=3, S=7, A=8, V=7, rarity="C2",
        keywords=(follower("demnogonis"),),
        abilities=(
            as_actions(
                3, *converts("demnogonis"), Special("discard what is illegal"),
                Move("target", "kohort", to_whose="controller"),
                targets=(Target(doomtroopers(none=(PERSONALITY,))),),
            ),
        ),
    ),
    warrior(
        "Pretorian Behemoth", "05055", LEGION, F=13, S=7, A=9, V=10, rarity="C2",
        keywords=(follower("algeroth"),), considered=("pretorian stalker",),
        abilities=(
            immune_to_art(),
            no_gifts(),
            raises(2, "F", who="me", when=Have(warriors("pretorian stalker", area="same", other=True))),
        ),
    ),
    warrior(
        "Saladin", "05057", LEGION, F=12, S=8, A=10, V=11, rarity="C1",
        keywords=(PERSONALITY, follower("algeroth"), NEPHARITE), considered=("nepharite of algeroth",),
        needs=(Have(BESIDE_HIM, n=0, at_most=True),),
        abilities=(
            immune_to_art(),
            may_not(Rule("require", "attack", "me", ALAKHAI, when=Have(ALAKHAI))),
            may_not(Rule("forbid", "muster", "you", ALAKHAI, when=Is("me", warriors(area="kohort")))),
        ),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*CORPORATE, *BROTHERS, *LEGIONNAIRES)
