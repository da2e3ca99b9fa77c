"""The gifts of Mortificator."""

from __future__ import annotations

from doomtable.cards.constructors import gift
from doomtable.cards.patterns import converts
from doomtable.cards.vocabulary import HERETIC, LEGION, PERSONALITY, cards, doomtroopers, warriors
from doomtable.rules.language import (
    Act,
    Card,
    Choice,
    Control,
    Cost,
    Effect,
    Lose,
    Move,
    Suppress,
    Target,
    TargetPlayer,
)


def force(effect: Effect, choice: Choice) -> Act:
    """At any time, and this card is annihilated for it."""
    return Act((effect,), window="any", cost=Cost(annihilate="me"), targets=(choice,))


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
        force(Move(cards(where="hand", whose="target player"), "discard"), TargetPlayer()),
        force(Move("target", "discard"), Target(doomtroopers())),
        force(Lose(20), TargetPlayer()),
        rarity="U1", only=warriors(LEGION, none=(HERETIC,)), limit=1,
    ),
)  # fmt: skip
