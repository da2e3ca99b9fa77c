"""What bases allow: which of them takes and pays for a warrior, and who may be given a card (VAR-HOME-10, -11, -44)."""

from __future__ import annotations

from doomtable.rules.bases import (
    affiliations,
    base_of,
    field_of,
    garrison_of,
    go_together,
    inside,
    open_bases,
)
from doomtable.rules.pools import lying
from doomtable.rules.query import board
from doomtable.rules.spending import credit_left
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Reason, Seat


def tags_now(st: State, card: CardId) -> int:
    """The tags of a warrior in play, or of one that is to come."""
    return board(st).tags[card] if card in st.play else st.definitions.of[card].tags


def takes(st: State, base: CardId, card: CardId) -> bool:
    """VAR-HOME-11: whether a warrior has an affiliation that goes with those inside a base."""
    found = [affiliations(st, tags_now(st, one)) for one in (*garrison_of(st, base), card)]
    return go_together(found)


def spendable_at(st: State, seat: Seat, base: CardId) -> int:
    """VAR-HOME-10: the D that a base can pay for a warrior of its own."""
    return lying(st, base, "D") + (credit_left(st, seat) if st.definitions.credit else 0)


def bases_for(st: State, seat: Seat, card: CardId, price: int = 0) -> list[CardId]:
    """The bases of a player to which a card can come for so many D; any that is not down for what is no warrior."""
    every = open_bases(st, seat)
    if not st.definitions.of[card].is_warrior:
        return every
    return [base for base in every if takes(st, base, card) and price <= spendable_at(st, seat, base)]


def paying_base(st: State, seat: Seat, card: CardId, price: int, at: CardId) -> CardId:
    """VAR-HOME-R02: the base that pays for a warrior which a text brings into play: `at`, where that says where it
    comes, else the leftmost that takes it; NO_CARD where that has not as much."""
    able = bases_for(st, seat, card, price)
    if at == NO_CARD:
        return next(iter(able), NO_CARD)
    return at if price <= spendable_at(st, seat, at) else NO_CARD


def entry_refusal(st: State, seat: Seat, card: CardId, price: int) -> Reason | None:
    """Why no base of a player takes a warrior, or none of those that take it can pay for it."""
    if bases_for(st, seat, card, price):
        return None
    taking = bases_for(st, seat, card)
    if taking:
        return Reason("VAR-HOME-10", "cannot_pay", (price, max(spendable_at(st, seat, base) for base in taking)))
    return st.definitions.reason("VAR-HOME-11", "other_affiliation", (card,))


def attach_refusal(st: State, seat: Seat, host: CardId) -> Reason | None:
    """VAR-HOME-44: why nothing can be attached to an own warrior, or to what is on it: it is not inside its base."""
    row = st.play[host]
    while row.host != NO_CARD:
        row = st.play[row.host]
    if row.controller != seat or not st.definitions.of[row.id].is_warrior or inside(st, row.id):
        return None
    return st.definitions.reason("VAR-HOME-44", "outside_base", (row.id,))


def ground_due(st: State, defender: CardId) -> CardId:
    """VAR-HOME-24, VAR-HOME-R04, VAR-HOME-R05: the battlefield in which a warrior has to defend: its own, if it is
    there; NO_CARD inside a base, and for an invader."""
    row = st.play[defender]
    return row.field if row.field != NO_CARD and st.play[row.field].place == row.place else NO_CARD


def own_field(st: State, card: CardId) -> CardId:
    """The battlefield before the base of a warrior; NO_CARD where that is down or has gone."""
    base = base_of(st, st.play[card].controller, card)
    return NO_CARD if base == NO_CARD else field_of(st, base)
