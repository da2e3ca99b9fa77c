"""Meditation: an action for 1 D (ACT-18), or for what cards make of it."""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.actions.action import Action, no_actions, no_card, not_own, out_of_turn
from doomtable.rules.bases import open_bases
from doomtable.rules.permit import refuse
from doomtable.rules.play_budget import Budget
from doomtable.rules.player_values import player_value
from doomtable.rules.query import forbidden
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a player cannot meditate now."""
    reason = not_own(st, seat, card) or out_of_turn(st, card, window) or no_actions(st, money, 1)
    by = forbidden(st, "meditate", NO_CARD, NO_CARD, seat) if reason is None else None
    return reason if by is None else refuse(st, "GEN-01", "forbidden_by", by)


def _meditate(st: State, p: Pending) -> None:
    M.drop_pending(st, p.id)
    n = player_value(st, "meditation", p.seat, 1)
    for base in open_bases(st, p.seat) if st.rules.base_p else (NO_CARD,):  # VAR-HOME-09
        M.gain(st, p.seat, n, "D", at=base)
    M.emit(st, "meditated", p.seat, n=n)


MEDITATE: Final = Action("meditate", no_card, refusal, _meditate, hinted=True, with_card=False)
