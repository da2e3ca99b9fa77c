"""The gifts of Mortificator."""

from __future__ import annotations

from doomtable.cards.constructors import gift
from doomtable.cards.patterns import converts, given_up
from doomtable.cards.vocabulary import (
    GENERAL_GIFT,
    HERETIC,
    LEGION,
    PERSONALITY,
    cards,
    doomtroopers,
    warriors,
)
from doomtable.rules.language import (
    Act,
    Card,
    Control,
    Cost,
    Lose,
    Move,
    Rule,
    Sel,
    Static,
    Suppress,
    Target,
    TargetPlayer,
)

CARDS: tuple[Card, ...] = (
    gift(
        "Moral Decay", "04072", "demnogonis",
        Act(
            (
                Move(cards(on="target"), "discard"),
                Suppress("target", until="game"),
                *converts("demnogonis"),
                Control("target", to="kohort"),
            ),
            cost=Cost(actions=3, annihilate="me"), targets=(Target(doomtroopers(none=(PERSONALITY,))),),
        ),
        rarity="U2",
    ),
    gift(
        "Pound of Flesh", "04079", None,
        given_up(Move(cards(where="hand", whose="target player"), "discard"), TargetPlayer(), for_good=True),
        given_up(Move("target", "discard"), Target(doomtroopers()), for_good=True),
        given_up(Lose(20), TargetPlayer(), for_good=True),
        rarity="U1", only=warriors(LEGION, none=(HERETIC,)), limit=1,
    ),
    gift(
        "Symmetry Flow", "04105", None,
        Static((Rule("allow", "receive", "bearer", Sel(all=(GENERAL_GIFT, "raises ratings")), words=("copies",)),)),
        rarity="U2", only=warriors(LEGION, none=(HERETIC,)),
    ),
)  # fmt: skip
