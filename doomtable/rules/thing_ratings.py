"""What strikes in a combat and is no warrior: its F, and what cards played in it do to that (RAZOR WIRE FENCE)."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules.card_defs import CardDef
from doomtable.rules.continuous import STAT_LAYER
from doomtable.rules.derived import BoardValues, Item
from doomtable.rules.selectors import change
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import CardId

FIGHT: Final = 6


def thing_items(st: State, b: BoardValues, c: CombatState, card: CardId) -> list[Item]:
    """The lines of its ratings, first what it is by itself: all but F are dashes."""
    items: list[Item] = [(card, 0, FIGHT, "set")]
    role = "attacker" if card == c.attacker else "defender"
    for timed in st.effects:
        cont = st.definitions.conts[timed.cont]
        node = cont.node
        if timed.until == "combat" and timed.anchor == c.id and isinstance(node, L.Mod) and cont.layer == STAT_LAYER:
            if card in timed.on or (not timed.on and cont.who == role):
                n, op = change(st, b, node, timed.ctx)
                items.extend((timed.ctx.me, stat, n, op) for stat in cont.stats if stat == 0)
    return items


def printed(d: CardDef) -> tuple[int | None, ...]:
    """The ratings of a combatant before anything changes them: of what is no warrior its F alone."""
    return d.printed if d.is_warrior else (FIGHT, None, None, None)
