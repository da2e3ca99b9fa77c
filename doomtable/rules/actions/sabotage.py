"""Sabotage: a warrior takes points from a player who has none that can fight (SAB-02 to SAB-12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.actions.action import (
    Action,
    Stage,
    no_actions,
    not_own,
    out_of_turn,
    still_there,
    warriors,
)
from doomtable.rules.actions.player_rewards import half_value_award
from doomtable.rules.frames import RevealFrame, SabotagePaysFrame
from doomtable.rules.permit import able_warriors
from doomtable.rules.play_budget import Budget
from doomtable.rules.query import can_fight
from doomtable.rules.sabotage_permit import sabotage_refusal, sabotaged
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import CardId, Option, Reason, Seat


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why nobody can be sabotaged, or not that player, or not by that warrior."""
    reason = not_own(st, seat, card) or out_of_turn(st, card, window) or no_actions(st, money, 1)
    if reason is not None:
        return reason
    if st.rules.sabotage and not able_warriors(st, seat):
        return Reason("SAB-03", "no_target", ("",))
    if other is not None and other.key == "player":
        return sabotage_refusal(st, seat, other.seat)
    reasons = [sabotage_refusal(st, seat, o) for o in st.living() if o != seat]
    if None not in reasons:
        return next(iter(reasons), None) or Reason("TIME-13", "no_target", ("",))
    return None if card in able_warriors(st, seat) and _ready(st, card) else Reason("ETIQ-01", "not_an_option")


def _ready(st: State, card: CardId) -> bool:
    """SAB-11: whether a warrior can fight and stands open, unless the ruleset lets covered ones sabotage."""
    return can_fight(st, card) and (st.rules.cover_sabotage or not st.play[card].cover)


def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
    """The warriors that can sabotage somebody."""
    if not (st.rules.sabotage and money.actions):
        return
    if any(sabotage_refusal(st, seat, o) is None for o in st.living() if o != seat):
        for card in able_warriors(st, seat):
            if _ready(st, card):
                yield card


def _players(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    others = (o for o in st.living() if o != draft.seat)
    return [Option("player", seat=o) for o in others if sabotage_refusal(st, draft.seat, o) is None]


def _steps(st: State, draft: Draft) -> list[Stage]:
    return [PLAYER]


def _sabotage(st: State, p: Pending) -> None:
    """SAB-05, SAB-06, SAB-12: half the modified V rounded up, freely split."""
    if not still_there(st, p):
        return
    M.use_up(st, p.seat, *sabotaged(p.ctx.player))
    pays = SabotagePaysFrame(seat=p.seat, card=p.card, victim=p.ctx.player)
    if st.play[p.card].unpaid:
        M.push(st, pays, RevealFrame(card=p.card, leaves=False))
        return
    sabotage_pays(st, pays)


def sabotage_pays(st: State, frame: SabotagePaysFrame) -> None:
    seat, card = frame.seat, frame.card
    if card in st.play:
        M.push(st, half_value_award(st, seat, card, frame.victim))


def _event(st: State, draft: Draft) -> str:
    """DIRECT-09: what cards say of attacks on players they say of sabotage."""
    return "player attacked"


PLAYER: Final = Stage("player")
SABOTAGE: Final = Action(
    "sabotage", warriors, refusal, _sabotage, steps=_steps, offers={"player": _players}, look=look, hinted=True,
    busy=True, event_of=_event,
)
