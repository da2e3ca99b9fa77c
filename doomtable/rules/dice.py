"""Dice of a combat: what is rolled for a rating when nobody changes it any more (OPT-DICE).

What was rolled stands in the combat; `ratings` counts it in.
"""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.references import controller
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import CardId


def roll(st: State, c: CombatState, fighters: tuple[CardId, ...]) -> CombatState:
    """OPT-DICE-01 to 03, OPT-DICE-R03: everybody's dice for the rating of the tactic and for Armor, all at once."""
    dice, sides = st.rules.dice_thrown
    rolls: list[tuple[CardId, int, int]] = []
    for card in fighters:
        for stat in (0 if c.tactic == "fight" else 1, 2) if card in st.play else ():
            total = _thrown(st, dice, sides)
            rolls.append((card, stat, total))
            M.emit(st, "rolled", controller(st, card), card, n=total, word="FSAV"[stat])
    return M.change_combat(st, c.id, rolls=tuple(rolls))


def _thrown(st: State, dice: int, sides: int) -> int:
    """The sum of so many dice; a scenario may have fed it (OPT-DICE-R04)."""
    if st.script:
        return int(M.chance(st, tuple([str(total) for total in range(dice, dice * sides + 1)])))
    total = 0
    for _ in range(dice):
        total += 1 + M.below(st, sides)
    return total
