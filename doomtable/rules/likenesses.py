"""Likenesses: the cards in play that a card in hand may be played as (JOKER!), and when it could answer so.

It may be any card that lies face up for everybody, whoever controls it and wherever it lies, by what is printed on it;
its own text takes kinds of cards out. What is a copy itself, or the same warrior once more, is none (RUL-22), and a
card under another one is not in play (RUL-45).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.doubles import Double
from doomtable.rules.masks import WINDOW_BIT
from doomtable.rules.references import turned_down
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Reason, Seat

EVERYBODY: Final = 0xFF


def likeness_refusal(st: State, card: CardId, other: CardId) -> Reason | None:
    """Why a card may not be played as that one, whatever that one costs and asks for."""
    p = st.definitions
    like, row = p.of[card].like, st.play.get(other)
    if like is None or row is None or st.known[other] != EVERYBODY:
        return Reason("ETIQ-01", "not_an_option")
    named = (p.of[card].card.name, p.of[other].card.name)
    if turned_down(row):
        return Reason("RUL-12", "face_down", named[1:])
    for copy in p.copies:
        if copy.card == other:
            return Reason("RUL-22", "no_copy", named)
    return None if is_like(st, like, other) else Reason("GEN-01", "no_copy", named)


def is_like(st: State, like: L.Sel, other: CardId) -> bool:
    """Whether a card is of the kind that may be copied, by what is printed on it."""
    return st.definitions.sel(like).meets(st.definitions.of[other].tags)


def likenesses(st: State, card: CardId) -> Iterator[CardId]:
    """The cards in play that a card may be played as, as far as they go; several of one name among them."""
    for other in st.play:
        if likeness_refusal(st, card, other) is None:
            yield other


def copying_mask(st: State, seat: Seat) -> int:
    """The windows in which a player could answer with what the cards of a hand may be copies of, whatever it costs."""
    p, mask = st.definitions, 0
    for card in st.seats[seat].hand:
        if p.of[card].like is not None:
            mask |= WINDOW_BIT["any"] if p.free_giving else 0  # a gift, Equipment or warrior whose timing is lifted
            for other in likenesses(st, card):
                mask |= p.of[other].play_mask
        elif p.copies and p.own(card).like is not None:  # that play is being put together
            mask |= p.of[card].play_mask
    return mask


def is_likeness(st: State, copy: Double) -> bool:
    """Whether it is a card that has been played as another one, and not one that becomes something in play."""
    return st.definitions.defs[copy.own].like is not None
