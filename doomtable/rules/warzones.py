"""Warzones of a combat: in which of them the defender may be defended."""

from __future__ import annotations

from doomtable.rules.query import forbidden
from doomtable.rules.references import area_of
from doomtable.rules.state import CombatState, State
from doomtable.rules.terms import CardId


def warzones_for(st: State, c: CombatState) -> list[CardId]:
    """WZ-01, WZ-04: those of the defending player in the defender's area that no card forbids."""
    if c.defender not in st.play:
        return []
    area = area_of(st, c.defender)
    of, mine = st.definitions.of, c.dseat
    found = [w for w, row in st.play.items() if of[w].type == "warzone" and (row.zone, row.controller) == (area, mine)]
    return [w for w in found if forbidden(st, "use", c.defender, w) is None]
