"""Transfers between the places of planets: whither a warrior may go, for how many actions, and why not (VAR-COLONY-17
to VAR-COLONY-21, VAR-COLONY-36, VAR-COLONY-R07, VAR-COLONY-R16)."""

from __future__ import annotations

from typing import Final

from doomtable.rules.earth import beast_of, considered_beast
from doomtable.rules.permit import refuse
from doomtable.rules.place_permit import stand_refusal
from doomtable.rules.places import home_areas
from doomtable.rules.planets import near, planet_at
from doomtable.rules.query import allowed, forbidden
from doomtable.rules.references import place_of
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Reason, Seat
from doomtable.rules.transfer_limit import moved_by_choice

FIRST_TURN: Final = Reason("VAR-COLONY-20", "first_turn_transfer")


def journey(st: State, here: CardId, there: CardId) -> int:
    """The actions that a transfer from one place to another takes; 0 where no way leads there."""
    one, other = planet_at(st, here), planet_at(st, there)
    planets = st.rules.planets
    if one == other:
        return max(1, planets[one].transfer) if here != there else 0
    return max(2, planets[one].transfer, planets[other].transfer) if near(st.rules, one, other) else 0


def stay_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    """Why a warrior can be transferred nowhere, whatever the place."""
    if st.seats[seat].turns <= 1:
        return FIRST_TURN
    if home_areas(st, card) == ("outpost",) and not allowed(st, "transfer", card):
        return refuse(st, "OUT-02", "stays_in_outpost", card)
    if considered_beast(st, card):
        return refuse(st, "BEAST-08", "considered_beast", card)
    if beast_of(st, card) != NO_CARD:
        return refuse(st, "BEAST-05", "rides_beast", card)
    if moved_by_choice(st, card):
        return refuse(st, "VAR-COLONY-21", "moved_already", card)
    by = forbidden(st, "transfer", card)
    return refuse(st, "GEN-01", "forbidden_by", by) if by is not None else None


def goal_refusal(st: State, seat: Seat, card: CardId, place: CardId) -> Reason | None:
    """Why a warrior that could be transferred cannot go to that place."""
    here = place_of(st, card)
    if here == place:
        return Reason("VAR-COLONY-17", "there_already")
    if not journey(st, here, place):
        return Reason("VAR-COLONY-18", "not_adjacent")
    if place == NO_CARD and st.play[card].unpaid:
        return refuse(st, "OUT-18", "not_revealed", card)
    return stand_refusal(st, seat, card, place, here)


def goals(st: State, seat: Seat, card: CardId) -> dict[CardId, int]:
    """The places to which a warrior may be transferred, each with the actions that it takes: home last."""
    if stay_refusal(st, seat, card) is not None:
        return {}
    here = place_of(st, card)
    ways = {place: journey(st, here, place) for place in (*st.table, NO_CARD)}
    return {place: n for place, n in ways.items() if n and goal_refusal(st, seat, card, place) is None}


def journey_refusal(st: State, seat: Seat, card: CardId) -> Reason | None:
    """Why a warrior cannot be transferred at all: what keeps it, or what stands against the first place it could reach.
    """
    reason = stay_refusal(st, seat, card)
    if reason is not None or goals(st, seat, card):
        return reason
    here = place_of(st, card)
    refused = [goal_refusal(st, seat, card, place) for place in st.table if journey(st, here, place)]
    return next((one for one in refused if one is not None), Reason("VAR-COLONY-18", "not_adjacent"))
