"""Bindings: who speaks and about what, for the references of language.py."""

from __future__ import annotations

from typing import Final, NamedTuple

from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat, new_tuple


class Bindings(NamedTuple):
    """Who speaks and about what: the bindings of the references of language.py."""

    me: CardId = NO_CARD
    you: Seat = NOBODY
    targets: tuple[CardId, ...] = ()
    player: Seat = NOBODY
    caster: CardId = NO_CARD
    paid: int = 0
    it: CardId = NO_CARD
    by: CardId = NO_CARD
    number: int = 0
    words: tuple[str, ...] = ()
    pending: int = 0
    seat: Seat = NOBODY
    """The player an event is about (who earned, who drew)."""
    about: CardId = NO_CARD
    """What `it` was before a test made it the card under test."""


FOR_LESS: Final = "for less"
"""Said of a spell of Summoning that is cast for less (ESSENTIAL SUMMONS)."""

_UNBOUND: Final = Bindings(NO_CARD, NOBODY)[2:]


def plain_bindings(me: CardId, you: Seat) -> Bindings:
    """The bindings of a card and its player alone: what `Bindings(me, you)` is, in half the time."""
    return new_tuple(Bindings, (me, you, *_UNBOUND))


def speaking_of(ctx: Bindings, card: CardId) -> Bindings:
    """The same bindings, but that they speak of this card: it."""
    return new_tuple(Bindings, (*ctx[:6], card, *ctx[7:]))


def testing(ctx: Bindings, card: CardId) -> Bindings:
    """The bindings of a test: it is the card under test, and what they spoke of before is `about`."""
    return new_tuple(Bindings, (*ctx[:6], card, *ctx[7:12], ctx.it))


def new_bindings(
    me: CardId = NO_CARD, you: Seat = NOBODY, targets: tuple[CardId, ...] = (), player: Seat = NOBODY,
    caster: CardId = NO_CARD, paid: int = 0, it: CardId = NO_CARD, by: CardId = NO_CARD, number: int = 0,
    words: tuple[str, ...] = (), pending: int = 0, seat: Seat = NOBODY,
) -> Bindings:  # fmt: skip
    """Bindings by keyword, in a third of the time that their own call takes."""
    return new_tuple(Bindings, (me, you, targets, player, caster, paid, it, by, number, words, pending, seat, NO_CARD))
