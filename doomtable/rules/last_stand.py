"""The last stand: a player who loses with the last warrior and wins if the others cannot draw any more (VAR-BEATDOWN).

The ruleset names that player's seat. It is looked at whenever somebody is to choose: after each effect, and after a
combat with what it pays.
"""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.lines import has_warrior
from doomtable.rules.state import State

PAYING = frozenset(("award", "take points", "pay points"))
"""The frames by which points are handed out."""


def is_over(st: State) -> bool:
    """VAR-BEATDOWN-08, VAR-BEATDOWN-09, VAR-BEATDOWN-R04, VAR-BEATDOWN-R05: whether the game is over, by the first of
    the two ends; a tie of Promotion is a draw."""
    seat = st.rules.stand
    if st.combats or any(frame.op in PAYING or getattr(frame, "kind", "") == "split" for frame in st.agenda):
        return False
    others = [other for other in st.living() if other != seat]
    if not has_warrior(st, seat):
        top = max((st.seats[other].P for other in others), default=0)
        winners = tuple(other for other in others if top == st.seats[other].P)
        M.end_game(st, "last_warrior", winners) if len(winners) == 1 else M.end_game(st, "draw")
        return True
    if not any(st.seats[other].draw for other in others):
        M.end_game(st, "held", (seat,))
        return True
    return False
