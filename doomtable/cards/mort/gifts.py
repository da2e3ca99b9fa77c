"""The gifts of Mortificator."""

from __future__ import annotations

from doomtable.cards.constructors import gift
from doomtable.cards.patterns import given_up
from doomtable.cards.vocabulary import GENERAL_GIFT, HERETIC, LEGION, cards, doomtroopers, warriors
from doomtable.rules.language import Card, Lose, Move, Rule, Sel, Static, Target, TargetPlayer

CARDS: tuple[Card, ...] = (
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
