"""The gifts of Mortificator."""

from __future__ import annotations

from doomtable.cards.constructors import gift
from doomtable.cards.vocabulary import GENERAL_GIFT, HERETIC, LEGION, cards, doomtroopers, warriors
from doomtable.rules.language import (
    Act,
    Card,
    Choice,
    Cost,
    Effect,
    Lose,
    Move,
    Rule,
    Sel,
    Static,
    Target,
    TargetPlayer,
)


def force(effect: Effect, choice: Choice) -> Act:
    """At any time, and this card is annihilated for it."""
    return Act((effect,), window="any", cost=Cost(annihilate="me"), targets=(choice,))


CARDS: tuple[Card, ...] = (
    gift(
        "Pound of Flesh", "04079", None,
        force(Move(cards(where="hand", whose="target player"), "discard"), TargetPlayer()),
        force(Move("target", "discard"), Target(doomtroopers())),
        force(Lose(20), TargetPlayer()),
        rarity="U1", only=warriors(LEGION, none=(HERETIC,)), limit=1,
    ),
    gift(
        "Symmetry Flow", "04105", None,
        Static((Rule("allow", "receive", "bearer", Sel(all=(GENERAL_GIFT, "raises ratings")), words=("copies",)),)),
        rarity="U2", only=warriors(LEGION, none=(HERETIC,)),
    ),
)  # fmt: skip
