"""Cover and vehicles: the orders to seek and leave them, turning up, and what is owed then (COVER-05, VEH-11)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.actions.action import (
    Action,
    QuickLook,
    Refusal,
    Stage,
    first_refusal,
    free,
    never,
    no_actions,
    not_own,
    out_of_turn,
    still_there,
    warriors,
)
from doomtable.rules.attack_permit import due_attacks, idle_refusal
from doomtable.rules.base_permit import spendable_at
from doomtable.rules.cover_permit import (
    HELD_OPEN,
    cover_refusal,
    enter_refusal,
    exit_refusal,
    exit_vehicle_refusal,
    open_vehicles,
    two_open,
    vehicle_of,
)
from doomtable.rules.frames import RevealFrame
from doomtable.rules.muster_prices import muster_price
from doomtable.rules.permit import own_warriors
from doomtable.rules.places import home_areas
from doomtable.rules.play_budget import Budget, budget
from doomtable.rules.pools import lying
from doomtable.rules.query import board, covers_in_vehicle
from doomtable.rules.resolve import depart
from doomtable.rules.rides import free_rides, note_ride, ridden, rides_freely
from doomtable.rules.spending import spendable
from doomtable.rules.state import State, Window
from doomtable.rules.state_parts import Draft, Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Reason, Seat, card_option
from doomtable.rules.triggers import fire, pending_event
from doomtable.rules.verbs.common import arrived
from doomtable.rules.windows import embargo_window


def hidden_twin(st: State, card: CardId) -> CardId:
    """PERS-04: the same Personality, unrevealed in cover."""
    d = st.definitions.of[card]
    if not d.personality:
        return NO_CARD
    return next(
        (c for c, row in st.play.items() if st.definitions.of[c] is d and row.unpaid and c != card), NO_CARD
    )


def reveal(st: State, frame: RevealFrame) -> None:
    """Identity shown, V due; COVER-12 to COVER-15, PERS-06, PERS-07."""
    if frame.pid:
        _admitted(st, frame)
        return
    card = frame.card
    row = st.play.get(card)
    if row is None or not row.unpaid:
        return
    seat = row.controller
    M.reveal(st, card)
    price = muster_price(st, seat, card)
    s = st.seats[seat]
    at = row.place if st.rules.base_p else NO_CARD  # VAR-HOME-R10
    if price > (spendable(st, seat) if at == NO_CARD else spendable_at(st, seat, at)):
        have = s.D if at == NO_CARD else lying(st, at, "D")
        M.emit(st, "revealed", seat, card, n=have, word="unpaid")
        M.lose(st, seat, have, "D", card, at)
        M.lose(st, seat, price - have if at == NO_CARD else min(price - have, lying(st, at, "P")), "P", card, at)
        M.set_paid(st, card)
        depart(st, card, "discard")
        return
    M.pay(st, seat, price, at)
    M.set_paid(st, card)
    M.emit(st, "revealed", seat, card, n=price, word="paid")
    M.move_area(st, card, home_areas(st, card)[0])
    if frame.leaves:
        M.set_cover(st, card, False, left=True)
    d = st.definitions.of[card]
    if d.personality:
        for other in [c for c, r in st.play.items() if st.definitions.of[c] is d and r.unpaid and c != card]:
            M.leave(st, other, "hand")
    if st.rules.embargo:
        p = pending_event(st, "revealed", card, card, seat, price)
        M.push(st, frame._replace(pid=p.id))
        embargo_window(st, p.id, seat)
        return
    arrived(st, card, seat, price)


def _admitted(st: State, frame: RevealFrame) -> None:
    """VAR-CORPWAR-R05: the warrior that was turned up goes if an embargo was laid on it; else it has arrived."""
    p, row = st.pend(frame.pid), st.play.get(frame.card)
    M.drop_pending(st, frame.pid)
    if row is not None and p is not None and p.cancelled:
        depart(st, frame.card, "discard")
    elif row is not None and p is not None:
        arrived(st, frame.card, row.controller, p.ctx.number)


def orderable(st: State, seat: Seat) -> dict[str, list[CardId]]:
    """By order the warriors it may be given to now; no order that nobody may be given."""
    kept = st.derived.by_moment.orderable
    found = kept.get(seat)
    if found is None:
        found = kept[seat] = _orderable(st, seat)
    return found


def _orderable(st: State, seat: Seat) -> dict[str, list[CardId]]:
    """To whom each order without a card may be given now, in one pass over the warriors.

    What is asked for each of them is left out where it is the same for all: what no card forbids or demands.
    """
    out: dict[str, list[CardId]] = {}
    rows, b = st.play, board(st)
    forbids, tags, vehicle = b.forbids, b.tags, st.definitions.VEHICLE
    may_hide, shared = two_open(st, seat), "enter vehicle" in b.allows
    idle, held = "act" in forbids, "exit cover" in forbids
    barred = not forbids.isdisjoint(HELD_OPEN)
    spoken_of = {card for act in HELD_OPEN for card in b.bound.get(act, ())} if barred else ()
    freely = not (barred and any(act in b.loose for act in HELD_OPEN))
    freely = freely and not (st.turn.seat == seat and due_attacks(st, seat))
    for card in own_warriors(st, seat):
        row = rows[card]
        if row.cover and row.unpaid:
            out.setdefault("reveal", []).append(card)
        if idle and idle_refusal(st, card) is not None:
            continue
        if row.cover:
            if not held or exit_refusal(st, card) is None:
                out.setdefault("exit cover", []).append(card)
        elif may_hide:
            plain = freely and not (row.inside or tags[card] & vehicle or card in spoken_of)
            if plain or cover_refusal(st, seat, card) is None:
                out.setdefault("seek cover", []).append(card)
        if row.inside:
            if exit_vehicle_refusal(st, card) is None:
                out.setdefault("exit vehicle", []).append(card)
        elif (shared or (row.atts and vehicle_of(st, card) != NO_CARD)) and enter_refusal(st, card) is None:
            out.setdefault("enter vehicle", []).append(card)
    return out


def _ordered(refused: Callable[[State, Seat, CardId], Reason | None], need: int) -> Refusal:
    """Why an order is refused whose clauses say `refused` of a warrior."""

    def refusal(
        st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
    ) -> Reason | None:
        reason = not_own(st, seat, card) or out_of_turn(st, card, window) or no_actions(st, money, need)
        if reason is None and card == NO_CARD:
            return first_refusal(st, seat, refused)
        if reason is None and need:
            reason = idle_refusal(st, card)
        return refused(st, seat, card) if reason is None else reason

    return refusal


def _look(name: str, need: int) -> QuickLook:
    def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterable[CardId]:
        return orderable(st, seat).get(name, ()) if money.actions >= need else ()

    return look


def _riding(name: str, refused: Callable[[State, Seat, CardId], Reason | None]) -> Refusal:
    """The same of getting into a vehicle and out of it, for which a card may ask no action."""
    plain = _ordered(refused, 1)

    def refusal(
        st: State, seat: Seat, card: CardId, other: Option | None, window: Window | None, money: Budget
    ) -> Reason | None:
        if money.actions <= 0 and free_rides(st):
            if other is not None and not rides_freely(st, name, card, other.card):
                return no_actions(st, money, 1)
            if card in free_riders(st, seat, name):
                money = money.but(actions=1)
        return plain(st, seat, card, other, window, money)

    return refusal


def free_riders(st: State, seat: Seat, name: str) -> list[CardId]:
    """The warriors that may get into a vehicle, or out of it, for no action now."""
    if not free_rides(st):
        return []
    return [card for card in orderable(st, seat).get(name, ()) if rides_freely(st, name, card)]


def _look_riding(name: str) -> QuickLook:
    def look(st: State, seat: Seat, window: Window | None, money: Budget) -> Iterable[CardId]:
        return orderable(st, seat).get(name, ()) if money.actions >= 1 else free_riders(st, seat, name)

    return look


def _ride_cost(st: State, draft: Draft) -> tuple[int, int]:
    """VEH-06: an action, where no card says that it takes none."""
    vehicle = draft.targets[0] if draft.targets and isinstance(draft.targets[0], int) else NO_CARD
    return (0 if rides_freely(st, draft.verb, draft.card, vehicle) else 1), 0


def _exit_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    return exit_refusal(st, card)


def _enter_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    return enter_refusal(st, card)


def _exit_vehicle_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    return exit_vehicle_refusal(st, card)


def _reveal_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    return None if st.play[card].unpaid else Reason("ETIQ-01", "not_an_option")


def _seek(st: State, p: Pending) -> None:
    if still_there(st, p):
        M.set_cover(st, p.card, True, rode=covers_in_vehicle(st, p.card))
        fire(st, "covered", it=p.card)


def _leave(st: State, p: Pending) -> None:
    if not still_there(st, p):
        return
    if st.play[p.card].unpaid:
        M.push(st, RevealFrame(card=p.card, leaves=True))
    else:
        M.set_cover(st, p.card, False, left=True)
        fire(st, "uncovered", it=p.card)


def _turn_up(st: State, p: Pending) -> None:
    if still_there(st, p):
        M.push(st, RevealFrame(card=p.card, leaves=False))


def _which_vehicle(st: State, draft: Draft) -> list[Stage]:
    """Where warriors ride who do not bear the vehicle, it is asked which is meant."""
    return [VEHICLE] if "enter vehicle" in board(st).allows else []


def _open_vehicles(st: State, draft: Draft, window: Window | None, money: Budget) -> list[Option]:
    found = open_vehicles(st, draft.card)
    if free_rides(st) and budget(st, draft.seat).actions <= 0:
        found = [vehicle for vehicle in found if rides_freely(st, draft.verb, draft.card, vehicle)]
    return [card_option(vehicle) for vehicle in found]


def _get_in(st: State, p: Pending) -> None:
    if still_there(st, p):
        vehicle = p.ctx.targets[0] if p.ctx.targets else vehicle_of(st, p.card)
        open_still = vehicle in open_vehicles(st, p.card) and enter_refusal(st, p.card) is None
        if open_still:  # an answer may have changed that (VEH-11)
            note_ride(st, "enter vehicle", p.card, vehicle)
            M.set_inside(st, p.card, True)
            if st.definitions.of[vehicle].carries:
                M.choose_on(st, vehicle, (*st.play[vehicle].chosen, p.card))
            M.emit(st, "entered", p.seat, p.card, vehicle)


def _get_out(st: State, p: Pending) -> None:
    if still_there(st, p) and st.play[p.card].inside:
        vehicle = ridden(st, p.card)
        note_ride(st, "exit vehicle", p.card, vehicle)
        M.set_inside(st, p.card, False)
        M.emit(st, "exited", p.seat, p.card, vehicle)


VEHICLE: Final = Stage("target", L.Target(L.Sel(all=("vehicle",))))
SEEK: Final = Action(
    "seek cover", warriors, _ordered(cover_refusal, 1), _seek, look=_look("seek cover", 1), hinted=True, tried=True,
)
EXIT: Final = Action(
    "exit cover", warriors, _ordered(_exit_refusal, 1), _leave, look=_look("exit cover", 1), hinted=True, tried=True,
    though_owed=True,
)
ENTER_VEHICLE: Final = Action(
    "enter vehicle", warriors, _riding("enter vehicle", _enter_refusal), _get_in, _ride_cost, steps=_which_vehicle,
    offers={"target": _open_vehicles}, look=_look_riding("enter vehicle"), hinted=True, tried=True,
)
EXIT_VEHICLE: Final = Action(
    "exit vehicle", warriors, _riding("exit vehicle", _exit_vehicle_refusal), _get_out, _ride_cost,
    look=_look_riding("exit vehicle"), hinted=True, tried=True,
)
REVEAL: Final = Action(
    "reveal", warriors, _ordered(_reveal_refusal, 0), _turn_up, free, look=_look("reveal", 0), hinted=True,
    answered=never,
)
