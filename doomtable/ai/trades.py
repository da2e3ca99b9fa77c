"""Trades of computer players: what nobody of one's own can use goes to a partner who has somebody for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from doomtable.rules.card_defs import own_tags
from doomtable.rules.language import Card
from doomtable.rules.permit import own_warriors
from doomtable.rules.questions import AskTrade
from doomtable.rules.state import State
from doomtable.rules.terms import CORPORATIONS, NO_CARD, NOBODY, Option, Seat
from doomtable.rules.verbs.trade_verbs import party
from doomtable.rules.view_parts import OptionView

Partners = Sequence[tuple[Seat, Sequence[Card]]]
"""The partners, each with the warriors that are known."""


One = TypeVar("One", Option, OptionView)

BORNE: Final = ("equipment", "relic", "symmetry", "ki", "beast")
"""The types of what a warrior bears."""


def taker(card: Card, mine: Sequence[Card], partners: Partners) -> Seat | None:
    """The partner to whom a card is of use while it is of none here, by the warriors each has; None for nobody."""
    if card.type not in (*BORNE, "art") or any(_uses(one, card) for one in mine):
        return None
    users = [(sum(_uses(one, card) for one in theirs), -seat) for seat, theirs in partners]
    most, seat = max(users, default=(0, 0))
    return -seat if most else None


def answer(
    options: Sequence[One], card_of: Callable[[One], Card | None], mine: Sequence[Card], partners: Partners
) -> One:
    """The first option that passes on what a partner can use, to that one; else the last: nothing more."""
    for option in options:
        card = card_of(option)
        seat = taker(card, mine, partners) if card is not None else None
        if seat is not None and option.seat in (NOBODY, seat):
            return option
    return options[-1]


def in_world(st: State, ask: AskTrade, options: Sequence[Option]) -> Option:
    """The same in a sampled world, by the own hand and by who is in play."""
    of, (seat, *others) = st.definitions.of, party(st, ask.seat)
    mine = [of[card].card for card in (*own_warriors(st, seat), *st.seats[seat].hand)]
    partners = [(one, [of[card].card for card in own_warriors(st, one)]) for one in others]

    def card_of(option: Option) -> Card | None:
        card = ask.card if ask.card != NO_CARD else option.card
        return of[card].card if card != NO_CARD else None

    return answer(options, card_of, mine, partners)


def _uses(warrior: Card, card: Card) -> bool:
    """Whether a warrior could cast a spell or bear a card, as far as the print of both tells."""
    if warrior.type != "warrior":
        return False
    tags = frozenset(own_tags(warrior))
    if card.type == "art":
        return any(f"casts {aspect}" in tags for aspect in card.aspects)
    apostles = [word[8:] for word in card.keywords if word.startswith("gift of ")]
    if apostles and not any(f"follower of {apostle}" in tags for apostle in apostles):
        return False
    sel = card.host.sel if card.host is not None and card.host.on == "card" else None
    if sel is None:
        homes = [one for one in card.affiliations if one in (*CORPORATIONS, "legion", "brotherhood")]
        return not homes or any(one in tags for one in homes)
    fits = tags.issuperset(sel.all) and (not sel.any or not tags.isdisjoint(sel.any))
    return fits and tags.isdisjoint(sel.none)
