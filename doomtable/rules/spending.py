"""Spending: the D that a player may spend, those that are there and those that cards let be owed to the bank."""

from __future__ import annotations

from typing import Final

from doomtable.rules.pools import lying
from doomtable.rules.references import text_of, turned_down
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat

CREDIT: Final = "credit"
"""The markers for D that are owed, on the card that lets them be spent."""


def spendable(st: State, seat: Seat) -> int:
    """The D that a player may spend: what every price is compared with."""
    have = st.seats[seat].D
    return have + credit_left(st, seat) if st.definitions.credit else have


def banks(st: State, seat: Seat) -> list[CardId]:
    """The cards of a player on which D may be owed."""
    return [card for card, row in st.play.items() if row.controller == seat and text_of(st, card).credit]


def owed(st: State, seat: Seat) -> int:
    """The D that a player has spent without having them, and not made good."""
    return sum(lying(st, bank, CREDIT) for bank in banks(st, seat))


def credit_left(st: State, seat: Seat) -> int:
    """The D that a player may still spend without having them: of all such cards no more than one of them allows."""
    open_banks = [bank for bank in banks(st, seat) if not turned_down(st.play[bank])]
    most = max((text_of(st, bank).credit for bank in open_banks), default=0)
    return max(0, most - owed(st, seat)) if most else 0


def lender(st: State, seat: Seat) -> CardId:
    """The card on which what is spent next without being there is owed."""
    return next(bank for bank in banks(st, seat) if not turned_down(st.play[bank]))
