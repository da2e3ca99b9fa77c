"""Attacks of the guided game: which of the newcomer's would come out well, as the forecast before an attack says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from doomtable.rules.view_parts import CombatView, View
from doomtable.table.match.session_port import SessionPort

WORTH: Final = {"wounded": 1, "killed": 3}
"""How much each fate is worth to the other side."""


class TourAttack(NamedTuple):
    """An attack that would come out well with one tactic at least if nobody played a card."""

    attacker: int
    defender: int
    worth: float
    kills: bool
    """Whether it kills the defender."""


def good_attacks(port: SessionPort, view: View) -> tuple[TourAttack, ...]:
    """The viewer's attacks that would come out well, where he is asked what he does, or whom he attacks."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or decision.kind not in ("menu", "draft"):
        return ()
    me = view.players[view.seat]
    mine = [card.handle for card in (*me.squad, *me.kohort) if "attack" in card.verbs]
    if decision.kind == "draft":
        mine = [decision.handle] if decision.verb == "attack" and decision.handle >= 0 else []
    others = [player for player in view.players if player.seat != view.seat and not player.out]
    theirs = [card.handle for player in others for card in (*player.squad, *player.kohort)]
    found = (_judged(one, other, port.foresee_attack(view.seat, one, other)) for one in mine for other in theirs)
    return tuple(attack for attack in found if attack is not None)


def _judged(attacker: int, defender: int, combats: Mapping[str, CombatView]) -> TourAttack | None:
    best: TourAttack | None = None
    for combat in combats.values():
        if combat.outlook is not None:
            worth = WORTH.get(combat.outlook.defender, 0) - WORTH.get(combat.outlook.attacker, 0)
            if worth > 0 and (best is None or worth > best.worth):
                best = TourAttack(attacker, defender, float(worth), combat.outlook.defender == "killed")
    return best
