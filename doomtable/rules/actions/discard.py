"""Discarding a card for an action, where the ruleset has it (ACT-19)."""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.actions.action import Action, hand, never, no_actions, not_own, out_of_turn
from doomtable.rules.play_budget import Budget
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat
from doomtable.rules.verbs.card_verbs import discard_from_hand


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a player cannot discard that card now."""
    if not st.rules.discard_action:
        return Reason("ACT-19", "not_an_option")
    mine = card in st.seats[seat].hand
    reason = None if mine else not_own(st, seat, card)
    reason = reason or out_of_turn(st, card, window) or no_actions(st, money, 1)
    if reason is not None or mine:
        return reason
    return Reason("TIME-13", "no_target", ("",)) if card == NO_CARD else Reason("ETIQ-01", "not_an_option")


def _discard(st: State, p: Pending) -> None:
    M.drop_pending(st, p.id)
    discard_from_hand(st, p.card, NO_CARD, hidden=True)  # OPT-DISCARD-R02


DISCARD: Final = Action("discard", hand, refusal, _discard, hinted=True, busy=True, answered=never)
