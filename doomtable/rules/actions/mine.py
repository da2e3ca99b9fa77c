"""Mining: a warrior seeks cover where that earns Destiny (VAR-COLONY-38, VAR-COLONY-R14)."""

from __future__ import annotations

from collections.abc import Iterable
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
from doomtable.rules.actions.cover import orderable
from doomtable.rules.attack_permit import idle_refusal
from doomtable.rules.cover_permit import cover_refusal
from doomtable.rules.play_budget import Budget
from doomtable.rules.query import covers_in_vehicle
from doomtable.rules.references import planet_of
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat
from doomtable.rules.triggers import fire


def mined(st: State, card: CardId) -> int:
    """The D that seeking cover may earn where a warrior stands."""
    planet = planet_of(st, card)
    return st.rules.planets[planet].mined if planet >= 0 else 0


def _bars(st: State, seat: Seat, card: CardId) -> Reason | None:
    """Why a warrior cannot mine: it is on another planet, or may not seek cover."""
    if not mined(st, card):
        return Reason("VAR-COLONY-38", "no_mine", (title(st, card),))
    return cover_refusal(st, seat, card)


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why no warrior can mine, or this one cannot."""
    if not st.rules.planets:
        return Reason("VAR-COLONY-38", "not_an_option")
    reason = not_own(st, seat, card) or out_of_turn(st, card, window) or no_actions(st, money, 1)
    if reason is not None:
        return reason
    return first_refusal(st, seat, _bars) if card == NO_CARD else _bars(st, seat, card) or idle_refusal(st, card)


def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterable[CardId]:
    """The warriors that can."""
    if window is not None or not money.actions or not st.rules.planets:
        return ()
    return [card for card in orderable(st, seat).get("seek cover", ()) if mined(st, card)]


def _mine(st: State, p: Pending) -> None:
    """It goes into cover, as any that seeks it, and earns; an answer may have brought it elsewhere."""
    if still_there(st, p) and (n := mined(st, p.card)):
        M.set_cover(st, p.card, True, rode=covers_in_vehicle(st, p.card))
        M.gain(st, p.seat, n, "D", p.card)
        fire(st, "covered", it=p.card)


MINE: Final = Action("mine", warriors, refusal, _mine, look=look, hinted=True)
