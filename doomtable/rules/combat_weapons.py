"""The weapons of a combatant that may be used in the tactic of a combat (EQUIP-12, EQUIP-14, EQUIP-15)."""

from __future__ import annotations

from doomtable.rules.board_lookups import used_together, weapon_kinds
from doomtable.rules.derived import BoardValues
from doomtable.rules.query import demands, forbidden, is_meant, rated_board
from doomtable.rules.references import worn
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import CardId


def usable_weapons(st: State, c: CombatState, warrior: CardId) -> list[CardId]:
    """The weapons a combatant may use in this tactic (EQUIP-14, EQUIP-15)."""
    usable: list[CardId] = []
    if c.tactic == "" or not worn(st, warrior):
        return usable
    b, kind = rated_board(st), 1 if c.tactic == "fight" else 2
    for weapon in b.weapons.get(warrior, ()):
        if weapon_kinds(st, b, weapon) & kind and forbidden(st, "use", warrior, weapon) is None:
            if "use" not in b.rules or _as_demanded(st, warrior, weapon):
                usable.append(weapon)
    return usable


def _as_demanded(st: State, warrior: CardId, weapon: CardId) -> bool:
    """Whether a weapon is one of those that cards demand to be used."""
    return all(is_meant(st, node.whom, ctx, weapon) for node, ctx in demands(st, "use", warrior))


def with_beside(
    st: State, b: BoardValues, c: CombatState, weapon: CardId, usable: list[CardId]
) -> tuple[CardId, ...]:  # fmt: skip
    """EQUIP-12: a weapon and what is used beside it in this combat."""
    return tuple([w for w in used_together(st, b, weapon, 1 if c.tactic == "fight" else 2) if w in usable])
