"""Colony points: counted as a turn begins, and looked at then and never else (VAR-COLONY-07, VAR-COLONY-08)."""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.colonies import colony_points
from doomtable.rules.state import State
from doomtable.rules.terms import Seat


def has_colonized(st: State, seat: Seat) -> bool:
    """Count the points of the player whose turn begins; whether they end the game."""
    points = colony_points(st, seat)
    M.set_seat(st, seat, "colony", points)
    M.emit(st, "counted", seat, n=points)
    if points < st.rules.colony_goal:
        return False
    M.end_game(st, "colony", (seat,))
    return True
