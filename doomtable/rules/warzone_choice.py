"""In which Warzone a defender fights: the one its player chooses, or the battlefield in which it has to."""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.base_permit import ground_due
from doomtable.rules.questions import AskWarzone
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import NO_CARD
from doomtable.rules.warzones import warzones_for


def choose_warzone(st: State, c: CombatState) -> None:
    """WZ-04, WZ-12: the defending player may let it defend in a Warzone of its area; where there are battlefields it
    has to be the own one, if it is there (VAR-HOME-24)."""
    if not st.rules.base_p:
        if warzones_for(st, c):
            M.push(st, AskWarzone(seat=c.dseat, cid=c.id))
        return
    field = ground_due(st, c.defender) if c.defender in st.play else NO_CARD
    if field in warzones_for(st, c):
        M.change_combat(st, c.id, warzone=field)
        M.emit(st, "warzone", c.dseat, field, c.defender)
