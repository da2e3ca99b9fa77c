"""Hands that lie face up: while a card demands it, everybody knows the cards that a player holds."""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.query import board, exempt
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, Seat
from doomtable.rules.verdicts import verdicts_on

EVERYBODY: Final = 0xFF
"""The mask of a card that all know."""


def show_hands(st: State) -> bool:
    """Turn up what lies face down in hands that must be shown; whether there was any.

    What has been seen stays known when the hand is taken up again; what is drawn then is not.
    """
    found = False
    for seat in st.living():
        unseen = tuple([card for card in st.seats[seat].hand if st.known[card] != EVERYBODY])
        if unseen and _lies_open(st, seat):
            M.know(st, unseen, EVERYBODY)
            M.emit(st, "showed", seat, n=len(unseen), word="hand", cards=unseen)
            found = True
    return found


def _lies_open(st: State, seat: Seat) -> bool:
    """Whether a card makes this player keep the hand face up now."""
    return any(
        one.cont.verdict == "require" and not exempt(st, seat, one.ctx.me)
        for one in verdicts_on(st, board(st), "show hand", NO_CARD, NO_CARD, seat)
    )
