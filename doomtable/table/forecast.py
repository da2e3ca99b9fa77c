"""What a combat would come to with each tactic, tried on copies of the game and seen as the asked seat may see it.

Nothing is committed by looking. Where the seat then chooses a weapon, the one that strikes hardest counts; what others
may still play, nobody knows.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from doomtable.rules.game import Game
from doomtable.rules.terms import F, S, Seat
from doomtable.rules.view import CombatView, View, option_of, view

from .port import Port

STRIKES: Final = {"fight": F, "shoot": S}
"""The rating that a tactic strikes with."""


def forecasts(port: Port, shown: View) -> Mapping[str, CombatView]:
    """The combat as it would be after each tactic that the viewer may announce now; nothing at any other question."""
    decision = shown.decision
    if decision is None or decision.kind != "tactic" or decision.seat != shown.seat:
        return {}
    found: dict[str, CombatView] = {}
    for option in decision.options:
        if option.key in STRIKES:
            game = port.game.copy()
            game.choose(option_of(game, shown.seat, option))
            combat = _armed(game, shown.seat, STRIKES[option.key])
            if combat is not None:
                found[option.key] = combat
    return found


def _armed(game: Game, seat: Seat, stat: int) -> CombatView | None:
    """The combat with the weapon of this seat that strikes hardest."""
    decision = game.decision
    if decision is None or decision.kind != "weapon" or decision.seat != seat:
        return view(game, seat).combat
    best: CombatView | None = None
    for option in decision.options:
        trial = game.copy()
        trial.choose(option)
        combat = _armed(trial, seat, stat)
        if combat is not None and (best is None or _strength(combat, seat, stat) > _strength(best, seat, stat)):
            best = combat
    return best


def _strength(combat: CombatView, seat: Seat, stat: int) -> int:
    side = combat.attacker if combat.attacker.seat == seat else combat.defender
    return side.ratings[stat] or 0
