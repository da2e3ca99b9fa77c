"""Stealing: who has invaded a battlefield takes P from the base behind it, as the attack of the turn (VAR-HOME-37)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.actions.action import (
    Action,
    Stage,
    first_refusal,
    not_own,
    out_of_turn,
    still_there,
    title,
    warriors,
)
from doomtable.rules.actions.attack import has_attack
from doomtable.rules.attack_permit import attack_ban, attacker_refusal
from doomtable.rules.bases import invades
from doomtable.rules.permit import own_warriors
from doomtable.rules.play_budget import Budget
from doomtable.rules.pools import lying, pool_of_earner, room_to_carry
from doomtable.rules.ratings import rates
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat
from doomtable.rules.verbs.common import earns_as


def loot(st: State, card: CardId) -> int:
    """VAR-HOME-37, VAR-HOME-R05: half the modified V, rounded down, and no more than lie there."""
    if card not in st.play or not invades(st, card):
        return 0
    base = st.play[st.play[card].field].place
    return min(max(0, rates(st, card)[3] or 0) // 2, lying(st, base, "P"))


def _bars(st: State, seat: Seat, card: CardId) -> Reason | None:
    if not invades(st, card):
        return Reason("VAR-HOME-37", "invades_nothing", (title(st, card),))
    reason = attacker_refusal(st, card)
    if reason is not None:
        return reason
    return None if loot(st, card) else Reason("VAR-HOME-37", "nothing_to_steal", (title(st, card),))


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a warrior cannot steal."""
    if not st.rules.base_p:
        return Reason("VAR-HOME-37", "not_an_option")
    reason = not_own(st, seat, card) or out_of_turn(st, card, window) or attack_ban(st, seat)
    if reason is not None:
        return reason
    if not has_attack(st, seat, money):
        spent = not st.turn.attacked and money.actions <= 0
        return Reason("TURN-07", "no_actions", (0, 1)) if spent else Reason("TURN-07", "attack_done")
    return first_refusal(st, seat, _bars) if card == NO_CARD else _bars(st, seat, card)


def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
    """The warriors that can."""
    if window is None and st.rules.base_p and has_attack(st, seat, money):
        for card in own_warriors(st, seat):
            if _bars(st, seat, card) is None:
                yield card


def _steps(st: State, draft: Draft) -> list[Stage]:
    return [POOL]


def _pools(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    """VAR-HOME-38: as D on the own base, or as P that the warrior carries, if it earns any (FREE-04) and has room."""
    carries = earns_as(st, draft.card) != "D" and room_to_carry(st, draft.seat, draft.card, 1) > 0
    return [Option("destiny"), *([Option("promotion")] if carries else [])]


def _steal(st: State, p: Pending) -> None:
    """What there is no room for is D on the base (VAR-HOME-R01)."""
    if not still_there(st, p) or not invades(st, p.card):
        return
    base, n = st.play[st.play[p.card].field].place, loot(st, p.card)
    victim = st.play[base].controller
    M.lose(st, victim, n, "P", p.card, base)
    carried = room_to_carry(st, p.seat, p.card, n) if "promotion" in p.ctx.words else 0
    M.emit(st, "stole", p.seat, p.card, base, n, "promotion" if carried else "destiny")
    if carried:
        M.mark(st, p.card, "P", carried, p.seat)
    M.gain(st, p.seat, n - carried, "D", p.card, pool_of_earner(st, p.seat, p.card))


POOL: Final = Stage("pool")
STEAL: Final = Action(
    "steal", warriors, refusal, _steal, steps=_steps, offers={"pool": _pools}, look=look, hinted=True, busy=True,
)
