"""Prisons: warriors that lie under another card with all that is on them, in play for uniqueness only (RUL-45)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from doomtable.rules.terms import NO_CARD, CardId, Seat, less


class Prisoner(NamedTuple):
    """What a prisoner, or a card on one, was in play: of the fields of a card in play those that it comes back with."""

    id: CardId
    controller: Seat
    zone: str
    order: int
    host: CardId
    atts: tuple[CardId, ...]
    wounded: bool
    known_cover: bool
    marks: tuple[tuple[str, int, Seat], ...]
    chosen: tuple[int | str, ...]
    holds: tuple[CardId, ...]
    place: CardId
    field: CardId = NO_CARD


Prison = tuple[Prisoner, ...]
"""The prisoners under a card, each followed by what is on it."""


def kept(rows: Mapping[CardId, Any], card: CardId) -> Prison:
    """A card in play and all that is on it, as they are, the card first."""
    row = rows[card]
    own = Prisoner(*(getattr(row, name) for name in Prisoner._fields))
    return (own, *(one for att in row.atts for one in kept(rows, att)))


def cards_in(prison: Iterable[Prisoner]) -> tuple[CardId, ...]:
    """The cards of prisoners, with what lies under those."""
    return tuple(card for one in prison for card in (one.id, *one.holds))


def prison_of(rows: Mapping[CardId, Any], card: CardId) -> CardId:
    """The card in play under which a prisoner lies, or what is on one; -1 for what is in no prison."""
    return next((jail for jail, row in rows.items() if any(one.id == card for one in row.prison)), NO_CARD)


def on_it(prison: Prison, card: CardId) -> Prison:
    """A prisoner with all that is on it; nothing for a card that is in no prison."""
    own = next((one for one in prison if one.id == card), None)
    return (own, *(one for att in own.atts for one in on_it(prison, att))) if own is not None else ()


def without(prison: Prison, card: CardId) -> Prison:
    """A prison that a card has left, with all that is on it."""
    gone = {one.id for one in on_it(prison, card)}
    return tuple(
        one._replace(atts=less(one.atts, card), holds=less(one.holds, card)) for one in prison if one.id not in gone
    )


def taken_out(
    prison: Prison, holds: tuple[CardId, ...], doomed: tuple[CardId, ...], card: CardId
) -> tuple[Prison, tuple[CardId, ...], tuple[CardId, ...], list[CardId]]:
    """What a card goes on holding when one of its cards leaves, and what was on that one and leaves with it."""
    along = [c for c in cards_in(on_it(prison, card)) if c != card]
    gone = {card, *along}
    held = tuple([c for c in holds if c not in gone])
    return without(prison, card), held, tuple([c for c in doomed if c not in gone]), along


def imprisoned(rows: Mapping[CardId, Any]) -> list[CardId]:
    """All prisoners."""
    return [card for row in rows.values() for card in prisoners(row.prison)]


def prisoners(prison: Prison) -> list[CardId]:
    """The warriors in a prison."""
    return [one.id for one in prison if one.host == NO_CARD]


def prisoners_of(rows: Mapping[CardId, Any], owner: Sequence[Seat], seat: Seat) -> list[CardId]:
    """The prisoners that a player owns or controls."""
    every = (one for row in rows.values() for one in row.prison if one.host == NO_CARD)
    return [one.id for one in every if seat in (one.controller, owner[one.id])]
