"""Consistency of a state: every card in one place, attachments agreed on, pools the same for all who share them."""

from __future__ import annotations

from doomtable.rules.bases import is_base, is_field
from doomtable.rules.pools import lying, pool_cards
from doomtable.rules.sides import pool
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, PILES, CardId


def problems(st: State) -> list[str]:
    """Everything that is wrong with this state, named; empty when all is well."""
    out: list[str] = []
    seen: dict[CardId, str] = {}
    for i, seat in enumerate(st.seats):
        if seat.D < 0 or seat.P < 0:
            out.append(f"seat {i}: a pool is below zero (D {seat.D}, P {seat.P})")
        if any(seat.D != st.seats[s].D for s in pool(st.rules, i, "D")):
            out.append(f"seat {i} has {seat.D} D, a seat of the same pool has not")
        if any(seat.P != st.seats[s].P for s in pool(st.rules, i, "P")):
            out.append(f"seat {i} has {seat.P} P, a seat of the same pool has not")
        for kind, have in (("D", seat.D), ("P", seat.P)):
            if sum(lying(st, card, kind) for card in pool_cards(st, i)) > have:
                out.append(f"seat {i} has {have} {kind}, and more lie on its cards")
        for zone in PILES:
            for card in getattr(seat, zone):
                _place(out, seen, card, f"{zone} of seat {i}")
                if st.definitions.owner[card] != i and not seat.out:
                    out.append(f"card {card} lies in the {zone} of seat {i}, who does not own it")
        for zone in ("squad", "kohort", "outpost", "beside", "unrevealed", "attached"):
            for card in getattr(seat, zone):
                row = st.play.get(card)
                if row is None:
                    out.append(f"card {card} is listed in {zone} of seat {i} but is not in play")
                elif row.zone != zone:
                    out.append(f"card {card} is listed in {zone} of seat {i} but its row says {row.zone}")
    for card in st.limbo:
        _place(out, seen, card, "limbo")
    for card in st.set_aside:
        _place(out, seen, card, "the cards set aside")
        if st.definitions.owner[card] != NOBODY:
            out.append(f"card {card} is set aside and belongs to seat {st.definitions.owner[card]}")
    for card in st.table:
        row = st.play.get(card)
        if row is None or row.zone != "table" or row.controller != NOBODY:
            out.append(f"card {card} is listed on the table, which does not agree with its row")
    for card, row in st.play.items():
        _place(out, seen, card, "play")
        if row.host != NO_CARD:
            host = st.play.get(row.host)
            if host is None or card not in host.atts:
                out.append(f"card {card} is attached to {row.host}, which does not know of it")
        if row.place != NO_CARD and row.place not in st.table and not (st.rules.base_p and is_base(st, row.place)):
            out.append(f"card {card} stands at {row.place}, which does not lie on the table")
        if row.field != NO_CARD and not is_field(st, row.field):
            out.append(f"card {card} is in {row.field}, which is no battlefield")
        for rider in row.chosen if st.definitions.of[card].carries else ():
            if rider not in st.play or not (st.play[rider].inside or st.definitions.of[card].type == "beast"):
                out.append(f"card {card} says that {rider} rides in it, which does not agree")
        for att in row.atts:
            if att not in st.play or st.play[att].host != card:
                out.append(f"card {card} lists {att} as attached, which does not agree")
        for held in row.holds:
            _place(out, seen, held, f"under {card}")
    for card, original in st.definitions.doubled:
        if isinstance(original, str):
            continue
        one, other = st.play.get(card), st.play.get(original)
        if one is None or other is None or (one.wounded, one.marks) != (other.wounded, other.marks):
            out.append(f"cards {card} and {original} are one warrior, which does not agree")
    for card in range(len(st.definitions.of)):
        owner = st.definitions.owner[card]
        if card not in seen and (owner == NOBODY or not st.seats[owner].out):
            out.append(f"card {card} is nowhere")
    return out


def _place(out: list[str], seen: dict[CardId, str], card: CardId, where: str) -> None:
    if card in seen:
        out.append(f"card {card} is in {seen[card]} and in {where}")
    seen[card] = where
