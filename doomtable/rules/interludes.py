"""What comes before a step of a combat: who rides along joins, and who attacks in a Fight meets a fence (RAZOR WIRE
FENCE).

The fence strikes in a Fight of its own, which begins with what may be played in it. It has no Armor, so nothing hits
it; it is struck at by nobody, and the attack that it delays goes on afterwards if there is still an attacker.
"""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.board_lookups import affects
from doomtable.rules.frames import CombatFrame
from doomtable.rules.query import board
from doomtable.rules.references import controller
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import CardId
from doomtable.rules.verbs.merge_verbs import gather


def before(st: State, c: CombatState) -> CombatState | None:
    """The combat as it stands for its next step; None where another one comes first."""
    if st.definitions.bodies:
        c = gather(st, c)
    if c.step != "arm" or not c.fences:
        return c
    fence, rest = c.fences[0], c.fences[1:]
    c = M.change_combat(st, c.id, fences=rest)
    if c.tactic != "fight" or not affects(st, board(st), fence, c.defender) or st.play[fence].host != c.defender:
        return before(st, c)
    M.push(st, CombatFrame(cid=c.id))
    _meet(st, fence, c)
    return None


def _meet(st: State, fence: CardId, c: CombatState) -> None:
    cid = M.fresh(st)
    wounded = ((c.attacker, st.play[c.attacker].wounded),)
    M.start_combat(st, CombatState(
        cid, fence, c.attacker, controller(st, fence), c.aseat, "fight", step="modify", before=wounded, source="card",
    ))  # fmt: skip
    M.emit(st, "attacked", controller(st, fence), fence, c.attacker)
    M.push(st, CombatFrame(cid=cid))
