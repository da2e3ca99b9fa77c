"""Turning a card face up that lies face down in play and does nothing (RUL-12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.actions.action import Action, no_actions, out_of_turn, still_there, title
from doomtable.rules.bases import is_down
from doomtable.rules.play_budget import Budget
from doomtable.rules.references import FACE_DOWN, turned_down
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat
from doomtable.rules.triggers import fire


def face_down(st: State, seat: Seat) -> Iterable[CardId]:
    """The cards in play that lie face down, but for one's own warriors: these leave cover."""
    if not st.definitions.eclipses:
        return ()
    return [card for card in st.play if _could_be(st, card) and not _own_warrior(st, seat, card)]


def _could_be(st: State, card: CardId) -> bool:
    """Whether a card lies face down and is no base that is down (VAR-HOME-18)."""
    return turned_down(st.play[card]) and not (st.rules.base_p and is_down(st, card))


def _own_warrior(st: State, seat: Seat, card: CardId) -> bool:
    return st.play[card].controller == seat and st.definitions.of[card].is_warrior


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a card cannot be turned up."""
    reason = out_of_turn(st, card, window) or no_actions(st, money, 1)
    if reason is not None:
        return reason
    if card == NO_CARD:
        return None if face_down(st, seat) else Reason("TIME-13", "no_target", ("",))
    row = st.play.get(card)
    if row is None or not _could_be(st, card) or _own_warrior(st, seat, card):
        return Reason("RUL-12", "not_face_down", (title(st, card),))
    return None


def _turn_up(st: State, p: Pending) -> None:
    if not still_there(st, p) or not turned_down(st.play[p.card]):
        return
    if st.definitions.of[p.card].is_warrior:
        M.set_cover(st, p.card, False, left=True)
        fire(st, "uncovered", it=p.card)
    else:
        M.mark(st, p.card, FACE_DOWN, -1, p.seat)


TURN_UP: Final = Action("turn up", face_down, refusal, _turn_up, hinted=True)
