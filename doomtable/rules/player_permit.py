"""Which players may be chosen, and whom a card may be given to (MISS-03, FORT-03)."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.permit import refuse
from doomtable.rules.references import controller
from doomtable.rules.sides import allied
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Reason, Seat


def may_be_chosen(st: State, choice: L.TargetPlayer, seat: Seat, cards: tuple[CardId, ...], other: Seat) -> bool:
    """Whether a choice of players is one of that one, after these cards have been chosen."""
    if choice.whose == "any":
        return True
    partner = allied(st.rules, other, seat)
    return not partner if choice.whose == "others" else partner and all(controller(st, c) != other for c in cards)


def player_refusal(st: State, seat: Seat, card: CardId, other: Seat) -> Reason | None:
    """MISS-03, FORT-03: whether a mission or attachment may go to that player, once and not twice."""
    d = st.definitions.of[card]
    rule = {"mission": "MISS-03", "fortification": "FORT-03"}.get(d.type)
    if rule is not None and any(st.definitions.of[c] is d for c in st.seats[other].attached):
        return refuse(st, rule, "copy_already", card)
    if d.card.host is not None and d.card.host.whose == "yours" and other != seat:
        return refuse(st, "ACT-11", "wrong_host", card, card)
    return None


def refused_by_all(st: State, seat: Seat, card: CardId) -> bool:
    """Whether there is no player to whom it may go."""
    return all(player_refusal(st, seat, card, other) is not None for other in st.living())
