"""First turns: where nobody may attack yet, as the ruleset counts them (TURN-09)."""

from __future__ import annotations

from typing import Final

from doomtable.rules.state import State
from doomtable.rules.terms import Reason, Seat

FIRST_OF_CYCLE: Final = "first of cycle"
"""The note of which turn of a player is his first one of a cycle, where the ban on attacks holds in every one."""
FIRST_TURN: Final = Reason("TURN-09", "first_turn")


def first_turn_ban(st: State, seat: Seat) -> Reason | None:
    """TURN-09: whether a player may not attack yet, because it is the first turn, as the ruleset counts that."""
    ban, s = st.rules.first_turn_attack_ban, st.seats[seat]
    first = s.turns < 1 or (s.turns == 1 and st.turn.seat == seat)  # it is over in the next turn of another player
    if ban == "own first turn":
        early = first
    elif ban == "first round":
        early = first or any(other.turns < 1 and not other.out for other in st.seats)
    else:
        early = ban == "every cycle" and (FIRST_OF_CYCLE, s.turns, 1) in s.used
    return FIRST_TURN if early else None
