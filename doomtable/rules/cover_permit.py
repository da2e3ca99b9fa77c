"""Whether a warrior may go into cover or leave it, and enter its vehicle or leave that."""

from __future__ import annotations

from typing import Final

from doomtable.rules.attack_permit import due_attacks
from doomtable.rules.card_states import has_room
from doomtable.rules.lines import shielded
from doomtable.rules.permit import always_open, open_count, refuse
from doomtable.rules.query import allowed, board, covers_in_vehicle, forbidden, held_open
from doomtable.rules.references import carrier_of, turned_down
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Reason, Seat

HELD_OPEN: Final = ("be in cover", "seek cover", "seek cover action")
"""The acts that a card forbids which keeps a warrior from seeking cover."""


def two_open(st: State, seat: Seat) -> bool:
    """COVER-05: whether one warrior may go into cover and another stays open."""
    return open_count(st, seat)[1] >= 2 and not (st.rules.behind and shielded(st, seat))


def cover_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    """Whether a warrior may seek cover of its own will."""
    row = st.play[card]
    p = st.definitions
    if row.cover:
        return refuse(st, "ACT-05", "already_covered", card)
    if st.rules.behind and shielded(st, seat):
        return refuse(st, "VAR-FRONT-08", "shielded_cover", card)
    rides = board(st).tags[card] & p.VEHICLE
    if (rides or row.inside) and not covers_in_vehicle(st, card):
        return refuse(st, "VEH-17", "considered_vehicle", card) if rides else refuse(
            st, "VEH-11", "vehicle_cannot_cover", card
        )  # fmt: skip
    if not two_open(st, seat):
        return refuse(st, "COVER-05", "last_open", card)
    due = due_attacks(st, seat) if st.turn.seat == seat else None
    if due and [*due] == [card]:
        return Reason("RUL-06", "owes_attack")
    forbids = board(st).forbids
    by = held_open(st, row.controller, card) if "be in cover" in forbids or "seek cover" in forbids else None
    if by is None and "seek cover action" in forbids:
        by = forbidden(st, "seek cover action", card)
    return refuse(st, "GEN-01", "forbidden_by", by) if by is not None else None


def may_take_cover(st: State, card: CardId) -> bool:
    """Whether a warrior is in play, and none that may never be in cover."""
    return card in st.play and always_open(st, card) is None


def exit_refusal(st: State, card: CardId) -> Reason | None:
    row = st.play[card]
    if not row.cover:
        return refuse(st, "ACT-06", "not_covered", card)
    by = forbidden(st, "exit cover", card)
    return refuse(st, "GEN-01", "forbidden_by", by) if by is not None else None


def vehicle_of(st: State, card: CardId) -> CardId:
    for att in st.play[card].atts:
        if st.definitions.of[att].vehicle:
            return att
    return NO_CARD


def vehicles_for(st: State, card: CardId) -> list[CardId]:
    """The vehicles that a warrior could enter, if it may at all: its own, and those in which such warriors ride.

    What is a vehicle itself never leaves that one (VEH-17).
    """
    own = vehicle_of(st, card)
    found = [own] if own != NO_CARD else []
    if "enter vehicle" not in board(st).allows or board(st).tags[card] & st.definitions.VEHICLE:
        return found
    return found + [v for v in st.play if st.definitions.of[v].carries and allowed(st, "enter vehicle", card, v)]


def open_vehicles(st: State, card: CardId) -> list[CardId]:
    """Those of them that have room and that no card keeps it out of."""
    found = vehicles_for(st, card)
    found = [v for v in found if not turned_down(st.play[v])]
    return [v for v in found if has_room(st, v) and forbidden(st, "enter vehicle", card, v) is None]


def enter_refusal(st: State, card: CardId) -> Reason | None:
    row = st.play[card]
    vehicles = vehicles_for(st, card)
    if not vehicles or row.inside:
        return refuse(st, "ACT-15", "inside_vehicle" if row.inside else "not_inside", card)
    if row.cover and not covers_in_vehicle(st, card):
        return refuse(st, "VEH-11", "in_cover", card)
    if open_vehicles(st, card):
        return None
    by = next((by for v in vehicles if (by := forbidden(st, "enter vehicle", card, v)) is not None), None)
    return refuse(st, "GEN-01", "forbidden_by", by) if by is not None else refuse(st, "VEH-06", "no_room", vehicles[0])


def exit_vehicle_refusal(st: State, card: CardId) -> Reason | None:
    if not st.play[card].inside or (vehicle_of(st, card) == NO_CARD and carrier_of(st, card) == NO_CARD):
        return refuse(st, "ACT-15", "not_inside", card)
    return None
