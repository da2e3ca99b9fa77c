"""The gifts of the Dark Symmetry in the base set: the general ones, then those of each Apostle."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import general_gift, gift
from doomtable.cards.patterns import (
    as_actions,
    at_will,
    fetches,
    gives,
    heals_itself,
    immune_to_art,
    immune_to_symmetry,
    raises,
    slayer,
    strikes_first_for_good,
    while_fighting,
    worn,
)
from doomtable.cards.vocabulary import (
    ANY_WARRIOR,
    ENEMY_WARRIOR,
    EQUIPMENT,
    FLEETING,
    FSAV,
    HERETIC,
    LEGION,
    NEPHARITE,
    SYMMETRY,
    WEAPON,
    cards,
    doomtroopers,
    follower,
    is_now,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Card,
    Cost,
    Cover,
    Damage,
    Either,
    EndCombat,
    Event,
    Heal,
    Join,
    Later,
    Look,
    Mod,
    Move,
    On,
    Paid,
    Rule,
    Search,
    Sel,
    SetTactic,
    Static,
    Target,
    TargetPlayer,
    Turn,
    Until,
)

IN_COMBAT: Final = is_now("bearer", "fighting")
NEXT_TURN: Final[Until] = "your next turn"
ANIMATED: Final = (
    Mod(FSAV, 2, "divide", who="it", until="game"),
    gives(FLEETING, who="it", until="game"),
    Rule("forbid", "cast", "it", until="game"),
    Rule("forbid", "receive", "it", SYMMETRY, until="game"),
    Rule("forbid", "transfer", "it", until="game"),
)

CARDS: tuple[Card, ...] = (
    # General gifts
    general_gift("Blindness", "01024", raises(-2, "F", "S", who="foe"), rarity="C1"),
    general_gift("Dark Fire", "01066", raises(1, "F"), rarity="C1"),
    general_gift(
        "Invoke Pain", "01178",
        Act(
            (Rule("forbid", "attack", "target", until=NEXT_TURN),),
            window="attack begun",
            cost=Cost(per=3),
            targets=(Target(ANY_WARRIOR, n=Paid(per=3)),),
            when=Turn("others"),
        ),
        rarity="U",
    ),
    general_gift("Resist Pain", "01257", raises(1, "A"), rarity="C1"),
    general_gift("Terror", "01316", raises(-1, "A", who="foe"), rarity="C1"),
    # Algeroth
    gift("Dimensional Warp", "01078", "algeroth", slayer("bearer"), rarity="U"),
    gift(
        "Distort", "01082", "algeroth",
        at_will(Move("target", "discard"), d=10, targets=(Target(Sel(all=(), any=(WEAPON, "equipment"))),)),
        rarity="U",
    ),
    gift(
        "Flow of Acid", "01129", "algeroth",
        Act((Damage(Paid(per=3), ANY_WARRIOR),), cost=Cost(actions=3, attack=True, per=3), limit="turn"),
        rarity="R",
    ),
    gift(
        "Invoke Frenzy", "01177", "algeroth",
        as_actions(
            1, Heal("target"), *worn("frenzy", 1, "A"),
            targets=(Target(warriors(LEGION, whose="yours", states=("wounded",))),),
        ),
        rarity="R",
    ),
    gift("Indigestion", "01163", "algeroth", raises(-2, "A", who="foe"), rarity="U"),
    gift(
        "Necrovisual Link", "01216", "algeroth", as_actions(1, Look(), targets=(TargetPlayer("others"),)),
        rarity="R", only=warriors(LEGION, NEPHARITE),
    ),
    gift(
        "Portal of Dark Healing", "01231", "algeroth",
        heals_itself(Cost(actions=3), window="action", who="bearer"),
        rarity="R", only=warriors(LEGION, NEPHARITE),
    ),
    gift(
        "Portal of Undeath", "01233", "algeroth", fetches("Undead Legionnaire", by="bearer"),
        rarity="R", only=warriors(LEGION, NEPHARITE, follower("algeroth")),
    ),
    # Demnogonis
    gift(
        "Animate Dead", "01007", "demnogonis",
        as_actions(
            3,
            Search(
                cards("warrior", where="discard"),
                whose="target player",
                to="kohort",
                then=ANIMATED,
            ),
            targets=(TargetPlayer(),),
            limit="turn",
        ),
        rarity="R",
    ),
    gift(
        "Decay", "01070", "demnogonis",
        at_will(Move("target", "discard"), d=10, targets=(Target(EQUIPMENT),)),
        rarity="U",
    ),
    gift("Deform", "01071", "demnogonis", raises(-2, "A", who="foe"), rarity="U"),
    gift("Infection", "01165", "demnogonis", slayer("bearer"), rarity="U"),
    gift(
        "Time Rot", "01321", "demnogonis",
        as_actions(
            1, *worn("age", 3, *FSAV, also=(Later(Event("V gone", it="target"), (Move("target", "discard"),)),)),
            targets=(Target(ENEMY_WARRIOR),),
        ),
        rarity="R",
    ),
    # Ilian
    gift("Dimensional Hole", "01077", "ilian", slayer("bearer"), rarity="U"),
    gift("Disrupt Power", "01081", "ilian", immune_to_symmetry("bearer"), immune_to_art("bearer"), rarity="U"),
    gift("Hand of Death", "01149", "ilian", raises(2, "F", "S"), rarity="U"),
    gift("Time Death", "01320", "ilian", Static((strikes_first_for_good("bearer"),)), rarity="R"),
    gift(
        "True Gate", "01324", "ilian",
        while_fighting(
            Join("bearer", Sel(whose="yours", area="kohort", states=("not fighting",)), n=Paid(per=10)),
            cost=Cost(per=10),
        ),
        rarity="R",
    ),
    # Muawijhe
    gift("Confuse", "01054", "muawijhe", Act((SetTactic(),), window="any", when=IN_COMBAT), rarity="R"),
    gift("Insane Dance", "01171", "muawijhe", raises(-2, "F", "S", who="foe"), rarity="U"),
    gift(
        "Send Dreams", "01277", "muawijhe",
        at_will(Cover("target"), d=5, targets=(Target(Sel(whose="others", states=("open",))),)),
        rarity="U",
    ),
    gift(
        "Sleep", "01285", "muawijhe",
        as_actions(
            1,
            Rule("forbid", "attack", "target", until=NEXT_TURN),
            Rule("forbid", "be attacked", "target", until=NEXT_TURN),
            targets=(Target(ENEMY_WARRIOR),),
        ),
        rarity="R",
    ),
    gift(
        "Wind of Insanity", "01337", "muawijhe",
        Act((Damage(Paid(per=5), ANY_WARRIOR, points="you"),), cost=Cost(actions=1, per=5), limit="turn"),
        rarity="U",
    ),
    # Semai
    gift(
        "Control Mind", "01055", "semai",
        as_actions(
            3,
            Either(
                ("attack", "none"),
                (
                    (Rule("require", "attack", "target", until="its next turn"),),
                    (Rule("forbid", "attack", "target", until="its next turn"),),
                ),
            ),
            targets=(Target(ENEMY_WARRIOR),),
            limit="turn",
        ),
        rarity="U",
    ),
    gift(
        "Illusion", "01158", "semai",
        at_will(EndCombat(discards=True), Cover("bearer"), d=3, when=IN_COMBAT),
        rarity="U",
    ),
    gift("Mind Melt", "01205", "semai", raises(2, "F", "S"), rarity="U"),
    gift(
        "Possess", "01236", "semai",
        On(
            Event("leaves", it=doomtroopers(states=("killed",)), by="bearer"),
            (
                Move("it", "kohort", to_whose="controller"),
                gives(HERETIC, who="it", until="game"),
                Mod(("affiliation",), op="set", words=(LEGION,), who="it", until="game"),
            ),
            instead=True,
        ),
        rarity="R",
    ),
    gift(
        "Shroud", "01283", "semai",
        as_actions(1, Rule("forbid", "take combat", ANY_WARRIOR, until=NEXT_TURN)),
        rarity="R",
    ),
)  # fmt: skip
