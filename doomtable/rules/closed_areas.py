"""Whether cards let a warrior be mustered: they forbid it, or close the area where they stand (PRIMAL BITCH)."""

from __future__ import annotations

from doomtable.rules.places import home_areas
from doomtable.rules.query import board, forbidden
from doomtable.rules.references import area_of, players
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat


def closed_areas(st: State, seat: Seat) -> dict[str, CardId]:
    """The areas of a player into which no warriors are mustered, with the cards that say so of where they stand."""
    b = board(st)
    if "muster" not in b.forbids:
        return {}
    found: dict[str, CardId] = {}
    for one in b.rules["muster"]:
        there = one.cont.whom is not None and one.cont.whom.area == "same" and one.ctx.me not in b.idle
        if there and one.cont.verdict == "forbid" and seat in players(st, one.cont.who, one.ctx):
            found[area_of(st, one.ctx.me)] = one.ctx.me
    found.pop("outpost", None)  # which is neither Squad nor Kohort
    return found


def open_areas(st: State, seat: Seat, card: CardId) -> tuple[str, ...]:
    """The areas into which a player may muster a warrior."""
    homes, closed = home_areas(st, card), closed_areas(st, seat)
    return tuple([area for area in homes if area not in closed]) if closed else homes


def muster_ban(st: State, seat: Seat, card: CardId) -> CardId | None:
    """The card that keeps a player from mustering a warrior, wherever it could stand."""
    if "muster" not in (st.derived.by_board.board or board(st)).forbids:
        return None
    by = forbidden(st, "muster", card, card, seat)
    if by is None and not open_areas(st, seat, card):
        return next(iter(closed_areas(st, seat).values()))
    return by
