"""Copies: what a card is worth that is played as one in play (JOKER!): what the best of those would be, played so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from doomtable.ai.indexed_view import IndexedView
from doomtable.rules.view_parts import CardView, OptionView

VERBS: Final = {
    "warrior": "muster", "equipment": "equip", "fortification": "build", "warzone": "build", "symmetry": "bestow",
    "ki": "bestow", "mission": "assign", "beast": "assign", "special": "play", "art": "cast",
}  # fmt: skip
"""How cards are played that could be copied."""
FREE: Final = ("play", "cast")
"""What may be played for no action."""

Judged = Callable[[str, CardView], float]
"""What it is worth to begin an action with a card of the hand."""


def copying(card: CardView, table: IndexedView, judged: Judged) -> float:
    """What the best of the cards in play would be worth as which it could be played."""
    own = [(card.name, 1)]
    there = (
        one for one in table.cards.values()
        if one.zone != "hand" and "personality" not in one.keywords and own[0] not in one.marks
    )  # fmt: skip
    return max((as_that(card, one, table, judged) for one in there), default=0.0)


def best(options: tuple[OptionView, ...], card: int, table: IndexedView, judged: Judged) -> OptionView:
    """The best of those on offer."""
    own = table.cards[card]
    known = [o for o in options if o.handle in table.cards]
    return max(known, key=lambda o: as_that(own, table.cards[o.handle], table, judged), default=options[0])


def as_that(card: CardView, other: CardView, table: IndexedView, judged: Judged) -> float:
    """What a card of the hand would be worth if it were that one; nothing where its player cannot pay for it."""
    verb, price = VERBS.get(other.type, ""), other.printed[3] if len(other.printed) > 3 else 0
    poor = verb == "muster" and (price or 0) > table.me.destiny
    if not verb or poor or (verb not in FREE and not table.view.turn.actions):
        return 0.0
    played = card._replace(
        name=other.name, type=other.type, affiliations=other.affiliations, printed=other.printed, ratings=other.printed
    )
    return judged(verb, played)
