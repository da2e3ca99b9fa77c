"""Outposts on Earth: who may be in one beside whom, and what Animals ask of it (OUT-02 to OUT-07, BEAST-01 to -08)."""

from __future__ import annotations

from doomtable.rules.bodies import mount_of
from doomtable.rules.places import home_areas
from doomtable.rules.query import board
from doomtable.rules.references import worn
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Reason, Seat


def kind_of(st: State, tags: int) -> int:
    """OUT-05, OUT-06: Doomtrooper, Dark Legion, or 0 for who goes with both: those of the tribes, and who is both."""
    p = st.definitions
    if tags & p.TRIBES:
        return 0
    sides = tags & (p.DOOM | p.LEGION)
    return sides if sides in (p.DOOM, p.LEGION) else 0


def company_refusal(st: State, seat: Seat, card: CardId, tags: int) -> Reason | None:
    """OUT-04, OUT-05: whether somebody with these tags may come into a player's Outpost beside those who are there."""
    p, b, kind = st.definitions, board(st), kind_of(st, tags)
    for other in st.seats[seat].outpost:
        if not p.of[other].is_warrior or other == card:
            continue
        theirs = b.tags[other]
        if tags & p.TRIBES and theirs & p.TRIBES and not tags & theirs & p.TRIBES:
            return p.reason("OUT-04", "other_tribe", (card, other))
        there = kind_of(st, theirs)
        if kind and there and kind != there:
            return p.reason("OUT-05", "other_kind", (card, other))
    return None


def new_area(st: State, card: CardId, seat: Seat) -> str:
    """Where a warrior comes that changes sides: into the Squad or Kohort, out of an Outpost into one that takes it."""
    tags = board(st).tags[card]
    if st.play[card].zone == "outpost" and company_refusal(st, seat, card, tags) is None:
        return "outpost"
    return "kohort" if tags & st.definitions.LEGION else "squad"


def area_of_successor(st: State, old: CardId, card: CardId) -> str:
    """Where a warrior comes that takes the place of another: into an Outpost only where that one stands in it, if it
    may be there."""
    row = st.play[old]
    if row.zone == "outpost" and company_refusal(st, row.controller, card, st.definitions.of[card].tags) is None:
        return "outpost"
    return home_areas(st, card)[0]


def beast_of(st: State, card: CardId) -> CardId:
    """The Animal that a warrior rides, be it another's; NO_CARD for none (BEAST-02)."""
    for att in worn(st, card):
        if st.definitions.of[att].type == "beast":
            return att
    return mount_of(st, card)


def considered_beast(st: State, card: CardId) -> bool:
    """BEAST-08: whether a warrior counts as an Animal itself."""
    return bool(board(st).tags[card] & st.definitions.BEAST)


def ride_refusal(st: State, card: CardId, host: CardId) -> Reason | None:
    """BEAST-01 to BEAST-03, BEAST-08: whether a warrior may be given an Animal."""
    p = st.definitions
    if st.play[host].zone != "outpost":
        return p.reason("BEAST-01", "only_outpost", (card,))
    if considered_beast(st, host):
        return p.reason("BEAST-08", "considered_beast", (host,))
    if beast_of(st, host) != NO_CARD:
        return p.reason("BEAST-02", "one_beast", (host,))
    if board(st).tags[host] & p.VEHICLE or any(p.of[att].vehicle for att in worn(st, host)):
        return p.reason("BEAST-03", "beast_or_vehicle", (host,))
    return None


def unridden_refusal(st: State, host: CardId) -> Reason | None:
    """VEH-18, BEAST-03: whether a warrior may have a vehicle, as far as Animals are concerned."""
    if considered_beast(st, host):
        return st.definitions.reason("VEH-18", "considered_beast", (host,))
    if beast_of(st, host) != NO_CARD:
        return st.definitions.reason("BEAST-03", "beast_or_vehicle", (host,))
    return None


def turned_there(st: State, card: CardId) -> bool:
    """OUT-07: whether a warrior in an Outpost has become a Heretic altogether, who was no Legionnaire by its card."""
    p, tags = st.definitions, board(st).tags[card]
    if st.play[card].zone != "outpost" or tags & (p.LEGION | p.DOOM | p.TRIBAL) != p.LEGION:
        return False
    return not p.of[card].tags & p.LEGION
