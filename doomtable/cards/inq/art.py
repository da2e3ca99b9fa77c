"""The spells of the Art of Inquisition, by aspect."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, Literal

from doomtable.cards.constructors import art
from doomtable.cards.patterns import passing, raises
from doomtable.cards.vocabulary import (
    ANY_CARD,
    ANY_WARRIOR,
    BROTHERHOOD,
    COMBAT_SPELL,
    COMBATANT,
    ENEMY_WARRIOR,
    FSAV,
    LEGION,
    PERSONAL,
    PERSONALITY,
    cards,
    doomtroopers,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Actions,
    Card,
    Cost,
    Each,
    Either,
    EndCombat,
    Event,
    HandLoss,
    Heal,
    Host,
    If,
    Later,
    Look,
    Move,
    On,
    Paid,
    PayOr,
    Play,
    Redistribute,
    Search,
    Sel,
    Sum,
    Survive,
    Target,
    TargetPlayer,
    Wound,
)
from doomtable.rules.terms import CardType, Stat


def recruits(name: str, code: str, who: Sel, *, rarity: str) -> Card:
    """A Doomtrooper out of the discard pile for its Value, or out of the draw pile for twice that."""
    return art(
        name, code, "summoning", Search(replace(who, where="discard"), to="play", pay="V"),
        rarity=rarity, cost=Cost(d=2), post_play="x",
        others=(Play("any", cost=Cost(d=2), effects=(Search(replace(who, where="draw"), to="play", pay="2V"),)),),
    )  # fmt: skip


def fetched(name: str, code: str, kind: CardType, d: int, more: int) -> Card:
    """A card out of the discard pile for a warrior of your Squad, or for more D out of the draw pile."""
    mine = Target(warriors(whose="yours", area="squad"))
    found = Search(cards(kind, where="discard"), to="target", on="target", pay="listed")
    return art(
        name, code, "summoning", found, rarity="C1", cost=Cost(d=d), targets=(mine,), post_play="x",
        others=(
            Play("any", cost=Cost(d=more), targets=(mine,), effects=(replace(found, sel=cards(kind, where="draw")),)),
        ),
    )  # fmt: skip


def summoned(
    name: str, code: str, kind: CardType, to: Literal["cast", "build"], d: int, more: int, *, rarity: str
) -> Card:
    """A card out of the discard pile, or for more D out of the draw pile, which is played at once for its own costs."""
    found = Search(cards(kind, where="discard"), to=to, pay="listed")
    return art(
        name, code, "summoning", found, rarity=rarity, cost=Cost(d=d), post_play="x",
        others=(Play("any", cost=Cost(d=more), effects=(replace(found, sel=cards(kind, where="draw")),)),),
    )  # fmt: skip


FSA: Final[tuple[Stat, ...]] = ("F", "S", "A")
HEROES: Final = doomtroopers(PERSONALITY)
TROOPERS: Final = doomtroopers(none=(PERSONALITY,))
COVERED: Final = Sel(states=("covered",))
"""In cover, never revealed ones too: "every single card in play" leaves none of them out (COVER-29 speaks of areas)."""

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
    Card(
        name="Arctic Wave", code="02011", set="inq", type="art", affiliations=(BROTHERHOOD,), rarity="C1",
        post_play="-", after="attach", aspects=("elements",), host=Host("game"),
        abilities=(
            Play(window="any"),
            raises(-2, "F", "S", who=ANY_WARRIOR),
            On(Event("turn start", whose="yours"), (PayOr("you", d=4, otherwise=(Move("me", "discard"),)),)),
        ),
    ),
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
        "Annihilation", "02006", "kinetics", Move(ANY_CARD, "annihilated"), Move(COVERED, "annihilated"),
        rarity="U1", limit=1, post_play="x", window="action", cost=Cost(actions=3), piercing=True,
    ),
    art(
        "Fist of Fury", "02066", "kinetics",
        Each(
            Paid(),
            (
                Either(
                    ("fight", "shoot", "armor"),
                    tuple((passing(1, stat, who="caster"),) for stat in FSA),
                ),
            ),
        ),
        rarity="C1", kind=PERSONAL, cost=Cost(per=1),
    ),
    art(
        "Press", "02113", "kinetics", Wound("foe"), Wound("caster"), EndCombat(),
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
    art(
        "Transmutation", "02164", "mentalism",
        Redistribute("caster"), Later(Event("combat end"), (Wound("caster"),)),
        rarity="C1", kind=PERSONAL,
    ),
    # Premonition
    art(
        "Attack Prediction", "02014", "premonition", EndCombat(voids=True),
        rarity="C1", kind=COMBAT_SPELL, cost=Cost(d=6), piercing=True,
    ),
    art(
        "Greater Divination", "02070", "premonition",
        Search(cards(where="draw"), to="discard", n=Sum((Paid(per=6), -1)), whose="target player"),
        rarity="C1", limit=1, post_play="x", cost=Cost(per=6), targets=(TargetPlayer("others"),),
        others=(Play("any", cost=Cost(d=6), targets=(TargetPlayer("others"),), effects=(Look(where="discard"),)),),
    ),
    # Summoning
    summoned("Summon Defense", "02133", "fortification", "build", 3, 6, rarity="C1"),
    recruits("Summon Hero", "02134", HEROES, rarity="U2"),
    fetched("Summon Item", "02135", "equipment", 4, 7),
    fetched("Summon Relic", "02136", "relic", 7, 10),
    summoned("Summon Spell", "02137", "art", "cast", 2, 4, rarity="C2"),
    recruits("Summon Trooper", "02138", TROOPERS, rarity="C2"),
)  # fmt: skip
