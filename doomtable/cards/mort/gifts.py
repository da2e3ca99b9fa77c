"""The gifts of Mortificator."""

from __future__ import annotations

from doomtable.cards.constructors import gift
from doomtable.cards.patterns import converts, given_up
from doomtable.cards.vocabulary import HERETIC, LEGION, PERSONALITY, cards, doomtroopers, warriors
from doomtable.rules.language import Act, Card, Control, Cost, Lose, Move, Suppress, Target, TargetPlayer

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
)  # fmt: skip
