"""The spells of the Art of Inquisition, by aspect."""

from __future__ import annotations

from doomtable.cards.constructors import art
from doomtable.cards.patterns import passing
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    COMBAT_SPELL,
    COMBATANT,
    ENEMY_WARRIOR,
    FSAV,
    LEGION,
    PERSONAL,
    cards,
    doomtroopers,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Actions,
    Card,
    Cost,
    EndCombat,
    Event,
    HandLoss,
    Heal,
    If,
    Move,
    Paid,
    Play,
    Sum,
    Survive,
    Target,
    TargetPlayer,
    Wound,
)

CARDS: tuple[Card, ...] = (
    # Changeling
    art(
        "Dispose", "02046", "changeling", Move("target", "discard"),
        rarity="C1", limit=1, post_play="x", window="action", cost=Cost(actions=3, per=15),
        targets=(Target(ANY_WARRIOR, n=Paid(per=15)),),
    ),
    art(
        "Enlarge", "02054", "changeling", passing(Paid(per=6, each=2), *FSAV),
        rarity="C1", kind=COMBAT_SPELL, cost=Cost(per=6), targets=(Target(COMBATANT),),
    ),
    # Elements
    art(
        "Elemental Alteration", "02052", "elements",
        passing(1, "A", who=ANY_WARRIOR, until="your next turn"),
        passing(-1, "F", "S", who=ANY_WARRIOR, until="your next turn"),
        rarity="C2",
    ),
    # Exorcism
    art(
        "Exorcise Injuries", "02061", "exorcism", Heal("target"),
        rarity="C1", targets=(Target(doomtroopers(states=("wounded",))),),
        others=(
            Play(
                window="after", to=Event("killed", it=doomtroopers()),
                effects=(Survive("it"), If(is_now("it", "healthy"), (Wound("it"),))),
            ),
        ),
    ),
    # Kinetics
    art(
        "Press", "02113", "kinetics", EndCombat(), Wound("foe"), Wound("caster"),
        rarity="C1", kind=PERSONAL,
    ),
    # Manipulation
    art(
        "Envision", "02055", "manipulation", Move("target", "discard"),
        rarity="C1", window="action", cost=Cost(actions=1, attack=True),
        targets=(Target(warriors(LEGION, states=("covered",))),),
    ),
    art(
        "Equilibrium", "02056", "manipulation", Move("target", "discard"),
        rarity="C1", cost=Cost(per=3, least=0), targets=(Target(cards("special"), n=Sum((1, Paid(per=3)))),),
    ),
    art(
        "Greater Manipulation", "02071", "manipulation",
        Actions(3, attack="may", at_once=True, only_with="target", points="you"),
        rarity="U1", window="action", cost=Cost(actions=1), targets=(Target(ENEMY_WARRIOR),),
    ),
    art(
        "Gusts of Hesitation", "02073", "manipulation", HandLoss(by="random"),
        rarity="C2", limit=1, post_play="x", cost=Cost(per=1), targets=(TargetPlayer(n=Paid(), again=True),),
    ),
    art(
        "Nathaniel's Opportunity", "02099", "manipulation", Move(cards(where="discard", whose="yours"), "draw"),
        rarity="U2", post_play="x", window="action", cost=Cost(actions=1),
    ),
    art(
        "Storm of Chaos", "02131", "manipulation", Move(cards(where="hand", whose="target player"), "discard"),
        rarity="U2", limit=1, post_play="x", window="action", cost=Cost(actions=1, d=4), targets=(TargetPlayer(),),
    ),
    # Mentalism
    art(
        "Pacifism", "02107", "mentalism", Move(COMBATANT, "discard"),
        rarity="C1", kind=PERSONAL,
    ),
)  # fmt: skip
