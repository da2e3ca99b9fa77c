"""Amounts: how many D the greedy player spends on a play, how many points it turns into others."""

from __future__ import annotations

from collections.abc import Sequence

from doomtable.ai.card_summary import CardUse
from doomtable.ai.combat_estimate import CombatEstimate
from doomtable.ai.indexed_view import IndexedView
from doomtable.rules.view_parts import DecisionView, OptionView


def spent(decision: DecisionView, table: IndexedView, uses: Sequence[CardUse]) -> OptionView:
    """In a combat the least that turns it; elsewhere as much as leaves something."""
    fight = CombatEstimate.of(table.view)
    if fight is not None and uses:
        before = fight.balance()
        for option in decision.options:
            if any(fight.with_use(u, option.number) > before for u in uses):
                return option
        return decision.options[0]
    most = max(1, table.me.destiny - 2)
    fitting = [o for o in decision.options if o.number <= most]
    return fitting[-1] if fitting else decision.options[0]


def converted(decision: DecisionView, table: IndexedView) -> OptionView:
    """As many points as reach the goal, or all but what a turn needs."""
    lacking = table.view.goal - table.me.promotion
    enough = next((o for o in decision.options if o.number >= lacking), None)
    return enough or decision.options[max(0, len(decision.options) - 2)]
