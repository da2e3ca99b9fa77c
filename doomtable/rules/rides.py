"""Getting into vehicles and out of them for no action, where a card lets warriors do so (VEH-06)."""

from __future__ import annotations

from typing import Final

from doomtable.rules import mutate as M
from doomtable.rules.cover_permit import enter_refusal, open_vehicles, vehicle_of
from doomtable.rules.query import allowed, board, verdicts
from doomtable.rules.questions import AskInside
from doomtable.rules.references import carrier_of, controller
from doomtable.rules.state import State
from doomtable.rules.tactic_permit import rises_from_fight
from doomtable.rules.terms import NO_CARD, CardId, Option

_WAY: Final = {"enter vehicle": 0, "exit vehicle": 1}
"""What is counted apart of each card that lets warriors in and out."""


def free_rides(st: State) -> bool:
    """Whether any card lets warriors get into a vehicle, or out of it, for no action."""
    return "ride" in board(st).allows


def ridden(st: State, card: CardId) -> CardId:
    """The vehicle that a warrior is inside of, or bears."""
    carrier = carrier_of(st, card)
    return carrier if carrier != NO_CARD else vehicle_of(st, card)


def rides_freely(st: State, name: str, card: CardId, vehicle: CardId = NO_CARD) -> bool:
    """Whether a warrior may get into this vehicle, or any that is open to it, or out of its own, for no action."""
    if not free_rides(st):
        return False
    if vehicle != NO_CARD or name == "exit vehicle":
        return _hatch(st, name, card, vehicle if vehicle != NO_CARD else ridden(st, card)) != NO_CARD
    return any(_hatch(st, name, card, one) != NO_CARD for one in open_vehicles(st, card))


def ask_inside(st: State, vehicle: CardId, host: CardId) -> None:
    """VEH-04: who is given a vehicle says whether the warrior is inside or outside, if it could be inside."""
    if st.definitions.of[vehicle].vehicle and _may_board(st, vehicle, host):
        M.push(st, AskInside(controller(st, host), host, vehicle))


def _may_board(st: State, vehicle: CardId, host: CardId) -> bool:
    """VEH-08: not from cover, nor in a Fight up into the air."""
    if not st.definitions.of[host].is_warrior or st.play[host].unpaid or enter_refusal(st, host) is not None:
        return False
    return vehicle in open_vehicles(st, host) and not rises_from_fight(st, vehicle, host)


def board_at_once(st: State, ask: AskInside, option: Option) -> None:
    """It goes inside for no action, if nothing has come between."""
    if option.key == "inside" and ask.card in st.play and _may_board(st, ask.vehicle, ask.card):
        M.set_inside(st, ask.card, True)
        M.emit(st, "entered", ask.seat, ask.card, ask.vehicle)


def note_ride(st: State, name: str, card: CardId, vehicle: CardId) -> None:
    """A warrior gets in or out: the card that lets it do so for no action lets it no more until its next Draw step."""
    hatch = _hatch(st, name, card, vehicle) if free_rides(st) else NO_CARD
    if hatch != NO_CARD:
        M.use_up(st, controller(st, card), "ride", hatch * 8 + _WAY[name], card)


def _hatch(st: State, name: str, card: CardId, vehicle: CardId) -> CardId:
    """A card that still lets this warrior get into that vehicle, or out of it, for no action."""
    if not allowed(st, "ride", card, vehicle):
        return NO_CARD
    used = st.seats[controller(st, card)].used
    for one in verdicts(st, "ride", card, vehicle):
        if not getattr(one.cont.node, "limit", "") or ("ride", one.ctx.me * 8 + _WAY[name], card) not in used:
            return one.ctx.me
    return NO_CARD
