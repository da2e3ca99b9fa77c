"""Taking into hand what lies under one's war, for an action, once everybody has had a turn (VAR-CORPWAR-04)."""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.actions.action import Action, no_actions, no_card, not_own, out_of_turn
from doomtable.rules.play_budget import Budget
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Pending
from doomtable.rules.terms import CardId, Option, Reason, Seat


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a player cannot take up what lies under the own war."""
    reason = not_own(st, seat, card) or out_of_turn(st, card, window)
    if reason is not None:
        return reason
    if not st.seats[seat].under:
        return Reason("VAR-CORPWAR-04", "nothing_under")
    if st.seats[seat].turns < 2 or any(st.seats[s].turns < 1 for s in st.living()):
        return Reason("VAR-CORPWAR-04", "first_round")
    return no_actions(st, money, 1)


def _take(st: State, p: Pending) -> None:
    M.drop_pending(st, p.id)
    for card in st.seats[p.seat].under:
        M.to_pile(st, card, "hand", hidden=True)


TAKE: Final = Action("take", no_card, refusal, _take, hinted=True, with_card=False)
