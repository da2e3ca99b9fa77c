"""Warzones of a combat: in which of them the defender may be defended."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules.bases import field_of, open_bases
from doomtable.rules.battlegrounds import battle_of
from doomtable.rules.colonies import on_one_ground
from doomtable.rules.query import allowed, board, forbidden, verdicts
from doomtable.rules.references import area_of, place_of, turned_down
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import NO_CARD, CardId, Seat


def warzones_in(st: State, area: str, seat: Seat) -> list[CardId]:
    """WZ-01: those of a player in one of its areas."""
    of = st.definitions.of
    return [w for w, row in st.play.items() if of[w].type == "warzone" and (row.zone, row.controller) == (area, seat)]


def battlefields(st: State, seat: Seat) -> list[CardId]:
    """VAR-HOME-25, VAR-HOME-R07: those before a player's bases, in whatever area they lie."""
    return [field_of(st, base) for base in open_bases(st, seat)]


def warzones_for(st: State, c: CombatState) -> list[CardId]:
    """WZ-01, WZ-04: those of the defending player in the defender's area, and those that cards let it use; none that a
    card forbids."""
    if c.defender not in st.play or (st.rules.battles and battle_of(st, c.defender) != NO_CARD):  # VAR-BATTLE-19
        return []
    if st.rules.place_ratings == "defender":  # VAR-COLONY-R05
        here = place_of(st, c.defender)
        found = [here] if here in st.table else []
    else:
        found = battlefields(st, c.dseat) if st.rules.base_p else warzones_in(st, area_of(st, c.defender), c.dseat)
    if "use" in board(st).allows:
        of, others = st.definitions.of, [w for w in st.play if w not in found]
        found += [
            w for w in others
            if of[w].type == "warzone" and allowed(st, "use", c.defender, w) and on_one_ground(st, c.defender, w)
        ]  # fmt: skip
    return [w for w in found if not _closed(st, c.defender, w) and not turned_down(st.play[w])]


def _closed(st: State, defender: CardId, warzone: CardId) -> bool:
    """Whether a card keeps a warrior out of a Warzone; what that itself says of whom it is for yields to a card that
    permits it, as those of Dark Eden print."""
    if forbidden(st, "use", defender, warzone) is None:
        return False
    if not allowed(st, "use", defender, warzone):
        return True
    bans = (one for one in verdicts(st, "use", defender, warzone)
            if isinstance(one.cont.node, L.Rule) and one.cont.node.verdict == "forbid")  # fmt: skip
    return any(one.ctx.me != warzone for one in bans)
