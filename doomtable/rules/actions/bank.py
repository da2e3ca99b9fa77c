"""Banking: P that a warrior carries are laid down for its player, one for an action, where the ruleset has it.

Until then they count for nothing, and who kills the warrior gets them as D (VAR-HOME-13, VAR-HOME-16, VAR-HOME-17).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.actions.action import (
    Action,
    first_refusal,
    no_actions,
    not_own,
    out_of_turn,
    still_there,
    title,
    warriors,
)
from doomtable.rules.permit import own_warriors
from doomtable.rules.play_budget import Budget
from doomtable.rules.pools import is_home, lying, pool_of_earner
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat


def _bars(st: State, seat: Seat, card: CardId) -> Reason | None:
    """Why what a warrior carries cannot be laid down: there is nothing, or it is not at home."""
    if st.play[card].unpaid or not lying(st, card, "P"):
        return Reason("VAR-HOME-17", "carries_nothing", (title(st, card),))
    return None if is_home(st, card) else Reason("VAR-HOME-17", "not_at_home", (title(st, card),))


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a warrior cannot lay down what it carries."""
    if st.rules.banking != "action" or not st.rules.carried_p:
        return Reason("VAR-HOME-17", "not_an_option")
    reason = not_own(st, seat, card) or out_of_turn(st, card, window) or no_actions(st, money, 1)
    if reason is not None:
        return reason
    return first_refusal(st, seat, _bars) if card == NO_CARD else _bars(st, seat, card)


def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
    """The warriors that can."""
    if window is not None or not money.actions or st.rules.banking != "action" or not st.rules.carried_p:
        return
    for card in own_warriors(st, seat):
        if _bars(st, seat, card) is None:
            yield card


def _bank(st: State, p: Pending) -> None:
    """An answer may have taken the warrior or what it carried."""
    if still_there(st, p) and _bars(st, p.seat, p.card) is None:
        M.mark(st, p.card, "P", -1, p.seat)
        M.gain(st, p.seat, 1, "P", p.card, pool_of_earner(st, p.seat, p.card))


BANK: Final = Action("bank", warriors, refusal, _bank, look=look, hinted=True)
