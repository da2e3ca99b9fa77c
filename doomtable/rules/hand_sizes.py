"""Hand sizes: to how many cards a hand may be filled, and what follows when cards count less for that than before.

What cards count, beyond the most that they add too, is noted of each player while it is more than nothing, and looked
at whenever somebody is asked.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.player_values import added_to, player_value
from doomtable.rules.state import State
from doomtable.rules.terms import Seat
from doomtable.rules.triggers import fire, listened

HAND_SIZE: Final = "hand size"
"""Noted of a player: by how much cards in play would raise the size of that hand, if they added any number."""


def hand_size(st: State, seat: Seat) -> int:
    """To how many cards a player may fill the hand now (TURN-03)."""
    return player_value(st, "fill", seat, st.rules.numbers(seat).hand_fill)


def compare_hand_sizes(st: State) -> None:
    """Note what cards count for the size of every hand; where it is less than it was, cards that wait for that hear it.

    Who is about to be killed may be saved yet.
    """
    if not listened(st, "hand smaller") or any(p.kind == "killed" for p in st.pending):
        return
    for seat in st.living():
        noted = next((used for used in st.seats[seat].used if used[0] == HAND_SIZE), None)
        before, now = noted[2] if noted is not None else 0, added_to(st, "fill", seat)
        if now == before:
            continue
        if noted is not None:
            M.use_less(st, seat, noted)
        if now:
            M.use_up(st, seat, HAND_SIZE, -1, now)
        if now < before:
            fire(st, "hand smaller", seat=seat, number=before - now)
