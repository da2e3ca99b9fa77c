"""Validation of what the host sends: every seat it names exists, every view is one's own.

The form of a message is checked as it is read (message_codec.py); this is asked once of what fits the form, so that
nobody who reads it later has to ask whether a seat is there.
"""

from __future__ import annotations

from doomtable.net.protocol.messages_from_host import RoomInfo
from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view_parts import View

SEATS = frozenset(("seat", "owner", "controller", "other_seat", "before", "stand"))
"""The fields that name a seat; NOBODY is none."""


def valid_room(told: RoomInfo) -> bool:
    """Do the seats of a room stand in their order, and does everybody sit on one of them?"""
    seats = len(told.seats)
    named = [*(one.seat for one in told.people), *(one.seat for one in told.waiting)]
    named += (told.plea.seat, *told.plea.waiting) if told.plea is not None else ()
    return [one.seat for one in told.seats] == [*range(seats)] and all(seat < seats for seat in named)


def valid_view(seen: View, seat: Seat, seats: int) -> bool:
    """Is it the view of a seat at a table with so many seats?"""
    outcome = seen.outcome is None or all(0 <= winner < seats for winner in seen.outcome.winners)
    return (
        seen.seat == seat
        and [player.seat for player in seen.players] == [*range(seats)]
        and 0 <= seen.turn.seat < seats
        and outcome
        and valid_seats(seen[1:], seats)
    )


def valid_seats(value: object, seats: int) -> bool:
    """Is every seat that a part of a view names one of so many, or nobody's?"""
    if not isinstance(value, tuple):
        return True
    fields = getattr(value, "_fields", ())
    for at, part in enumerate(value):
        if isinstance(part, tuple):
            if not valid_seats(part, seats):
                return False
        elif at < len(fields) and fields[at] in SEATS and not NOBODY <= part < seats:
            return False
    return True
