"""The mulligan: a player changes the opening hand in the Draw step of the own first turn (MULL-02 to MULL-07).

The hand itself decides the form. Without a warrior it is shown to everybody, as many cards as a hand begins with are
drawn, and the old ones are shuffled in. With one it goes unseen to the discard pile.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.questions import AskMulligan
from doomtable.rules.state import State
from doomtable.rules.terms import Option, Seat

REDRAWN: Final = ("game", -300, 1)
"""Noted of a player who has been asked, or had changed the hand before."""


def offers_mulligan(st: State, seat: Seat) -> bool:
    """Whether a player is to be asked now: in the own first turn, once in a game (MULL-04)."""
    s = st.seats[seat]
    return s.turns == 1 and bool(s.hand) and REDRAWN not in s.used


def answer_mulligan(st: State, ask: AskMulligan, option: Option) -> None:
    """Whether the hand is kept or changed, and how."""
    seat = ask.seat
    M.use_up(st, seat, *REDRAWN)
    if option.key == "keep":
        return
    s, of = st.seats[seat], st.definitions.of
    hand = s.hand
    M.emit(st, "redrawn", seat, n=len(hand))
    if any(of[card].is_warrior for card in hand):
        for card in hand:
            M.to_pile(st, card, "discard", hidden=True)
        M.draw(st, seat, st.rules.start_hand)
        return
    for other in st.living():
        if other != seat:
            M.look_at(st, other, hand, "hand", seat)
    M.draw(st, seat, st.rules.start_hand)
    for card in hand:
        M.to_pile(st, card, "draw", hidden=True)
    M.shuffle(st, seat)
