"""The Special cards of Mortificator that speak of one attack, or begin attacks."""

from __future__ import annotations

from typing import Final

from doomtable.cards.constructors import special
from doomtable.cards.vocabulary import (
    ANY_LEGION,
    ANY_WARRIOR,
    BYSTANDER,
    GENERAL,
    LEGION,
    doomtroopers,
    warriors,
)
from doomtable.rules.language import (
    Attack,
    Card,
    Choose,
    Cost,
    Each,
    Event,
    Have,
    If,
    Is,
    Kill,
    Mod,
    Not,
    Play,
    Rule,
    Sel,
    Special,
    SwapRole,
    Target,
    TargetPlayer,
)

SPECIAL_CARDS: Final = Sel(all=("special",))
UNINVOLVED: Final = Not(Have(Sel(whose="target player", states=("combatant",))))
"""That player is neither the attacking nor the defending one, whoever that is by now."""


def all_attack(who: Sel, whom: Sel) -> Choose:
    """Each of these warriors must attack another one of those, if it may attack any."""
    return Choose((Target(who), Target(whom)), (Attack("target", "target2", legal=True),), every=True)


def under_fire(area: Sel) -> Each:
    """Whoever there is out of cover goes into cover or is wounded."""
    return Each(area, (Special("cover or wound"),))


CARDS: tuple[Card, ...] = (
    special(
        "Battle Cry", "04009", GENERAL, all_attack(Sel(whose="yours", area="squad"), ANY_LEGION),
        window="action", cost=Cost(actions=3, attack=True), rarity="C2",
    ),
    special(
        "Cornered", "04026", GENERAL, Rule("forbid", "affect combat", "each", SPECIAL_CARDS, until="combat"),
        window="combat", rarity="U2",
    ),
    special(
        "Entitlement", "04041", GENERAL,
        Each(
            "each",
            (
                If(
                    UNINVOLVED,
                    (
                        Rule("forbid", "play", "target player", when=UNINVOLVED, until="combat"),
                        Rule("forbid", "cast", "target player", when=UNINVOLVED, until="combat"),
                        Rule("forbid", "use", "target player", when=UNINVOLVED, until="combat"),
                    ),
                ),
            ),
        ),
        window="attack announced", rarity="C2",
    ),
    special(
        "Into the Dark", "04057", GENERAL, Mod(("F", "S", "A"), -5, who="defender", until="combat"),
        window="combat", rarity="C2", when=Is("defender", Sel(states=("in a warzone",))),
    ),
    special(
        "Powerful Command", "04080", LEGION, all_attack(Sel(whose="yours", area="kohort"), doomtroopers()),
        window="action", cost=Cost(actions=3, attack=True), rarity="U2",
    ),
    special(
        "Suppressing Fire", "04101", GENERAL, under_fire(Sel(whose="target player", area="squad", states=("open",))),
        window="action", cost=Cost(actions=1), rarity="U2", targets=(TargetPlayer(),),
        other=Play(
            "action", cost=Cost(actions=1), targets=(TargetPlayer(),),
            effects=(under_fire(Sel(whose="target player", area="kohort", states=("open",))),),
        ),
    ),
    special(
        "Switched Labels", "04104", GENERAL, Kill("it", points="half"),
        window="after", to=Event("healed", it=ANY_WARRIOR), rarity="U2",
    ),
    special(
        "Temporary Insanity", "04106", LEGION, SwapRole("defender", points="you"),
        window="after", to=Event("attacked", it=warriors(LEGION, whose="yours"), by=doomtroopers()), cost=Cost(d=10),
        rarity="U2", targets=(Target(BYSTANDER),),
    ),
    special(
        "Think Again", "04110", GENERAL, Rule("forbid", "play", "others", SPECIAL_CARDS, until="combat"),
        window="attack announced", rarity="U2",
    ),
)  # fmt: skip
