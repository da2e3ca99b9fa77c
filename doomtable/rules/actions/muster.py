"""Mustering a warrior, openly or in cover (ACT-01 to ACT-03, COVER-08 to COVER-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.actions.action import WHERE, Action, Stage, hand, no_actions, out_of_turn, title
from doomtable.rules.actions.cover import hidden_twin
from doomtable.rules.base_permit import bases_for
from doomtable.rules.closed_areas import closed_areas, open_areas
from doomtable.rules.frames import RevealFrame, SessionFrame, UndoMusterFrame
from doomtable.rules.giving import free_muster, musters_freely
from doomtable.rules.lines import shielded
from doomtable.rules.muster_prices import price_from_hand
from doomtable.rules.permit import muster_refusal, refuse
from doomtable.rules.place_permit import comes_freely, entry_places, entry_refusal_to
from doomtable.rules.places import home_areas, open_places, place_options
from doomtable.rules.play_budget import Budget
from doomtable.rules.query import board
from doomtable.rules.spending import spendable
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat, word_option
from doomtable.rules.verbs.common import arrived


def _strange(st: State, seat: Seat, card: CardId) -> Reason | None:
    if card == NO_CARD:
        return None
    if card not in st.seats[seat].hand:
        return Reason("ACT-01", "not_in_hand")
    if not st.definitions.of[card].is_warrior:
        return Reason("ACT-01", "not_playable_now", (title(st, card),))
    return None


def refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a warrior cannot be mustered (ACT-01, PERS-01, OUT-02)."""
    reason = _strange(st, seat, card)
    if reason is None and (card == NO_CARD or not _freely(st, seat, card, window)):
        need = 1 if card == NO_CARD else max(1, st.definitions.of[card].entry[0])
        reason = out_of_turn(st, card, window) or no_actions(st, money, need)
    if reason is not None or card == NO_CARD:
        return reason or Reason("TIME-13", "no_target", ("",))
    return muster_refusal(st, seat, card) or _elsewhere(st, seat, card, other)


def _freely(st: State, seat: Seat, card: CardId, window: Window | None) -> bool:
    """Whether a card lets it be mustered for no action, and now: in the menu, or where nothing has been announced."""
    return (window is None or window.kind == "open") and free_muster(st, seat, card)


def covered_refusal(
    st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
) -> Reason | None:
    """Why a warrior cannot be mustered in cover (COVER-08, COVER-09)."""
    reason = _strange(st, seat, card) or out_of_turn(st, card, window) or no_actions(st, money, 3)
    if reason is not None or card == NO_CARD:
        return reason or Reason("TIME-13", "no_target", ("",))
    if shielded(st, seat):
        return Reason("VAR-FRONT-R05", "shielded_cover", (title(st, card),))
    return muster_refusal(st, seat, card, covered=True) or _elsewhere(st, seat, card, other)


def _elsewhere(st: State, seat: Seat, card: CardId, place: Option | None) -> Reason | None:
    """GEN-08, ZONE-22: a warrior that could be mustered, but not to the place it was shown."""
    homes = home_areas(st, card)
    if place is None or place.key in open_areas(st, seat, card):
        return None
    if place.key in homes:
        return refuse(st, "GEN-01", "forbidden_by", closed_areas(st, seat)[place.key])
    if st.rules.planets and place.key in ("card", st.rules.home_place):
        return entry_refusal_to(st, seat, card, place.card)
    return Reason("GEN-08", "home_area", (title(st, card), homes[0]))


def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
    """The warriors that can be mustered, the cheap ones first in being asked."""
    freely = musters_freely(st)
    if not money.actions and not freely:
        return
    have, of = spendable(st, seat), st.definitions.of
    prices = "price" in (st.derived.by_board.board or board(st)).values or money.free or bool(st.rules.planets)
    for card in st.seats[seat].hand:
        d = of[card]
        if d.is_warrior and (d.worth <= have or prices or d.free):
            if (window is None and d.entry[0] <= money.actions) or (freely and _freely(st, seat, card, window)):
                if muster_refusal(st, seat, card) is None:
                    yield card


def covered_look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterator[CardId]:
    """The warriors that can be mustered in cover."""
    if money.actions >= 3 and not shielded(st, seat):
        for card in st.seats[seat].hand:
            if st.definitions.of[card].is_warrior and muster_refusal(st, seat, card, covered=True) is None:
                yield card


def _cost(st: State, draft: Draft) -> tuple[int, int]:
    free = free_muster(st, draft.seat, draft.card)
    price = price_from_hand(st, draft.seat, draft.card)
    if st.rules.planets and price and comes_freely(st, draft.card, draft.place):
        price = 0
    return 0 if free else st.definitions.of[draft.card].entry[0], price


def _covered_cost(st: State, draft: Draft) -> tuple[int, int]:
    return 3, 0


def _steps(st: State, draft: Draft) -> list[Stage]:
    return [AREA, WHERE] if st.rules.places and draft.area != "outpost" else [AREA]


def _covered_steps(st: State, draft: Draft) -> list[Stage]:
    return [WHERE] if st.rules.places else []


def _areas(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    return [word_option(area) for area in open_areas(st, draft.seat, draft.card)]


def where(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    """The places where a warrior may stand that is mustered; for its player's points, where it costs any."""
    if st.rules.base_p:
        price = price_from_hand(st, draft.seat, draft.card) if draft.verb == "muster" else 0
        return place_options(st, bases_for(st, draft.seat, draft.card, price))
    if not st.rules.planets:
        return place_options(st, open_places(st, draft.seat))
    found = entry_places(st, draft.seat, draft.card)
    have = spendable(st, draft.seat)
    if draft.verb == "muster" and price_from_hand(st, draft.seat, draft.card) > have:
        found = tuple([place for place in found if comes_freely(st, draft.card, place)])
    return place_options(st, found)


def _muster(st: State, p: Pending) -> None:
    """ACT-01, ACT-03, PERS-04: place, or step back before a copy hidden in another player's cover."""
    twin = hidden_twin(st, p.card)
    if twin != NO_CARD:
        M.push(st, UndoMusterFrame(pid=p.id))
        M.push(st, RevealFrame(card=twin, leaves=False))
        return
    M.drop_pending(st, p.id)
    M.enter(st, p.card, p.seat, p.zone, place=p.place)
    M.emit(st, "mustered", p.seat, p.card, n=p.cost[1], word=p.zone)
    arrived(st, p.card, p.seat, p.cost[1])


def undo_muster(st: State, frame: UndoMusterFrame) -> None:
    """PERS-04, PERS-05: the mustered copy returns to hand, with D and action back."""
    p = st.pend(frame.pid)
    assert p is not None
    M.drop_pending(st, p.id)
    M.to_pile(st, p.card, "hand")
    M.gain(st, p.seat, p.cost[1], "D", at=p.place if st.rules.base_p else NO_CARD)
    for at in range(len(st.agenda) - 1, -1, -1):
        waits = st.agenda[at]
        if isinstance(waits, SessionFrame) and waits.seat == p.seat:
            M.replace_frame(st, at, waits._replace(left=waits.left + p.cost[0]))
            return
    if st.turn.seat == p.seat and st.turn.step == "actions":
        M.give_back_actions(st, p.cost[0])


def _muster_covered(st: State, p: Pending) -> None:
    """COVER-08, COVER-10: face down, outside the areas, unpaid, unknown."""
    M.drop_pending(st, p.id)
    M.enter(st, p.card, p.seat, "unrevealed", hidden=True, place=p.place)
    M.hide(st, p.card)
    M.emit(st, "mustered_covered", p.seat, p.card, seen=1 << p.seat)
    M.set_countdown(st, p.seat, 0)


AREA: Final = Stage("area")
MUSTER: Final = Action(
    "muster", hand, refusal, _muster, _cost, _steps, {"area": _areas, "where": where}, look, hinted=True,
    from_hand=True, deploys=True, busy=True, event="played", answers=True,
)
MUSTER_IN_COVER: Final = Action(
    "muster in cover", hand, covered_refusal, _muster_covered, _covered_cost, _covered_steps, {"where": where},
    covered_look, hinted=True, from_hand=True, hidden=True, busy=True, event="played",
)
