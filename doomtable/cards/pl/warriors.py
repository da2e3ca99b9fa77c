"""The warriors of Paradise Lost that belong to no tribe: those who fight for the Outpost all the same, and a seer."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import warrior
from doomtable.cards.patterns import immune_to_symmetry, may_not, never_casts, slayer
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    BEAST,
    BROTHERHOOD,
    CAPITOL,
    EQUIPMENT,
    FREELANCER,
    GENERAL,
    HERETIC,
    LEGION,
    MORTIFICATOR,
    ORGANISATIONS,
    PERSONALITY,
    SHOOT_WEAPONS,
    TRIBAL,
    WEAPONS,
    cards,
    follower,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Card,
    Cost,
    Event,
    Host,
    Look,
    Marks,
    Mod,
    Move,
    On,
    Rule,
    Special,
    Static,
    Target,
    TargetPlayer,
    Transfer,
    Using,
)
from doomtable.rules.terms import ASPECTS, TRIBES

SKULL_SEEKER: Final = "skull seeker"
OUTPOST: Final = Host("area", areas=("outpost",))
"""Mustered there alone, where who is considered tribal stays (OUT-02)."""
ALGEROTH: Final = follower("algeroth")


def no_equipment_given() -> Static:
    """May not be given Equipment."""
    return may_not(Rule("forbid", "receive", "me", EQUIPMENT))


def kills_and_annihilates(when: Using) -> tuple[Static, On]:
    """In combats of that tactic whomever it wounds is killed and annihilated."""
    dead = Event("leaves", it=warriors(states=("killed",)), by="me")
    return slayer(when=when), On(dead, (Move("it", "annihilated"),), instead=True, when=when)


ISLANDER: Final = "island team member"

ISLAND_TEAM: tuple[Card, ...] = (
    warrior(
        "Crenshaw - Island Team Member", "07022", BROTHERHOOD, F=6, S=7, A=8, V=8, rarity="U1",
        keywords=(PERSONALITY,), considered=(TRIBAL, ISLANDER, MORTIFICATOR), aspects=ASPECTS, host=OUTPOST,
        abilities=(slayer(),),
    ),
    warrior(
        "Grinder - Island Team Member", "07042", BROTHERHOOD, F=3, S=3, A=6, V=10, rarity="U1",
        keywords=(PERSONALITY,), considered=(TRIBAL, ISLANDER), host=OUTPOST,
        abilities=(
            never_casts(),
            may_not((Rule("forbid", "receive", "me", EQUIPMENT), Rule("forbid", "receive", "me", cards("relic")))),
            Act((Special("four attacks"),), cost=Cost(actions=1, attack=True)),
            Static((Mod(("F", "S"), Marks("combined", each=3), who="me"),)),
        ),
    ),
    warrior(
        "Indigo - Island Team Member", "07050", BROTHERHOOD, F=3, S=14, A=8, V=8, rarity="U1",
        keywords=(PERSONALITY,), considered=(TRIBAL, ISLANDER), host=OUTPOST,
        abilities=(never_casts(), may_not(Rule("forbid", "receive", "me", WEAPONS))),
    ),
    warrior(
        "Mitch Hunter - Island Team Member", "07064", CAPITOL, F=7, S=7, A=7, V=7, rarity="U1",
        keywords=(PERSONALITY,), considered=(TRIBAL, ISLANDER, "infantry"), host=OUTPOST,
        abilities=(immune_to_symmetry(), may_not(Rule("forbid", "become", "me", words=(HERETIC,)))),
    ),
)  # fmt: skip

LEGIONNAIRES: tuple[Card, ...] = (
    warrior(
        "Gomorrian Emasculator", "07038", LEGION, F=4, S=9, A=7, V=8, rarity="U2",
        keywords=(ALGEROTH,), considered=(TRIBAL,), host=OUTPOST,
        abilities=(may_not(Rule("forbid", "receive", "me", SHOOT_WEAPONS)),),
    ),
    warrior(
        "Master Valpurgius", "07061", LEGION, F=6, S=6, A=9, V=10, rarity="U1",
        keywords=(PERSONALITY, ALGEROTH, SKULL_SEEKER), considered=(TRIBAL,), aspects=ASPECTS, host=OUTPOST,
        abilities=(
            Static((Rule("allow", "cast for", "me", ANY_WARRIOR),)),
            Act(
                (Transfer("target", again=True),),
                window="not combat", targets=(Target(warriors(LEGION, whose="yours")),),
            ),
        ),
    ),
    warrior(
        "Nassal", "07066", LEGION, F=3, S=3, A=3, V=2, rarity="C3",
        keywords=(ALGEROTH,), considered=(TRIBAL,), host=OUTPOST,
        abilities=(may_not(Rule("forbid", "be killed", ANY_WARRIOR, "me")),),
    ),
    warrior(
        "Phische", "07078", LEGION, F=8, S=1, A=7, V=6, rarity="U1",
        keywords=(ALGEROTH,), considered=(TRIBAL, BEAST), host=OUTPOST,
        abilities=(no_equipment_given(), *kills_and_annihilates(Using("fight"))),
    ),
    warrior(
        "Zhurgon", "07124", LEGION, F=1, S=8, A=7, V=6, rarity="U1",
        keywords=(ALGEROTH,), considered=(TRIBAL, BEAST), host=OUTPOST,
        abilities=(no_equipment_given(), *kills_and_annihilates(Using("shoot"))),
    ),
)  # fmt: skip

OTHERS: tuple[Card, ...] = (
    warrior(
        "Colonel Harding", "07016", GENERAL, F=8, S=7, A=7, V=9, rarity="U1",
        keywords=(PERSONALITY, FREELANCER, SKULL_SEEKER), considered=(TRIBAL,), host=OUTPOST,
        abilities=(
            may_not(Rule("forbid", "earn promotion", "me")),
            may_not(Rule("forbid", "become", "me", words=(*ORGANISATIONS, *TRIBES, HERETIC))),
        ),
    ),
    warrior(
        "High Seer Castor", "07045", BROTHERHOOD, F=3, S=3, A=4, V=6, rarity="U2",
        keywords=(PERSONALITY,), considered=("mystic",), aspects=ASPECTS,
        # No card can be drawn while this is asked, so nothing need be said of those who are drawing.
        abilities=(Act((Look(where="draw", n=1),), window="any", targets=(TargetPlayer(),)),),
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (*ISLAND_TEAM, *LEGIONNAIRES, *OTHERS)
