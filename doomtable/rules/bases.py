"""Bases: Fortifications from which warriors come, each with a Warzone before it, its battlefield (VAR-HOME).

A base stands at itself; its battlefield, its warriors and the cards of its area stand at it, wherever the warriors are.
The `field` of a warrior is the battlefield that it is in, its own or one that it has invaded; without one it is inside.
A base that is down and its battlefield lie face down. Where the ruleset has no bases nothing of this is asked.
"""

from __future__ import annotations

from typing import Final

from doomtable.rules.derived import BoardValues
from doomtable.rules.state import CardInPlay, State
from doomtable.rules.terms import NO_CARD, CardId, Seat

FACE_DOWN: Final = "face down"
"""The marker of a card in play that has been turned face down; nothing else turns a base down than that it is full."""
LEFT: Final = "left base"
"""What is noted of a player, for a turn, of each of his cards that has left play: to which base it belonged."""
INSIDE_A: Final = 3
"""The A that a warrior has more inside its base (VAR-HOME-12)."""
INSIDE: Final = "inside"
"""How that is told among the lines of a rating, where it adds."""
LEAST_WORTH: Final = 2
"""The V at most of who is killed out of a base (VAR-HOME-30)."""


def is_base(st: State, card: CardId) -> bool:
    """Whether a card is a base, be it down."""
    row = st.play.get(card)
    return row is not None and row.place == card


def is_field(st: State, card: CardId) -> bool:
    """Whether a card is the battlefield before a base."""
    row = st.play.get(card)
    if row is None or row.place == NO_CARD or row.place == card or row.host != NO_CARD:
        return False
    return st.definitions.of[card].type == "warzone"


def is_lasting(st: State, card: CardId) -> bool:
    """VAR-HOME-03, VAR-HOME-04: whether a card may never be removed from play: a base or battlefield."""
    return is_base(st, card) or is_field(st, card)


def stays(st: State, card: CardId) -> bool:
    """VAR-HOME-R11: whether what would take a card out of play, or give it to somebody, has no effect on it."""
    return st.rules.base_p > 0 and is_lasting(st, card)


def is_down(st: State, card: CardId) -> bool:
    """Whether a base is down, or the battlefield of one that is (VAR-HOME-18, VAR-HOME-R03)."""
    return any(mark[0] == FACE_DOWN for mark in st.play[card].marks)


def bases(st: State, seat: Seat) -> list[CardId]:
    """A player's bases from left to right, those that are down too."""
    return [card for card in st.seats[seat].squad if st.play[card].place == card]


def open_bases(st: State, seat: Seat) -> list[CardId]:
    """Those that are not down."""
    return [card for card in bases(st, seat) if not is_down(st, card)]


def field_of(st: State, base: CardId) -> CardId:
    """The battlefield before a base."""
    s = st.seats[st.play[base].controller]
    return next((card for card in s.squad if st.play[card].place == base and is_field(st, card)), NO_CARD)


def base_of(st: State, seat: Seat, card: CardId) -> CardId:
    """The base of a player to which a card in play belongs, through its hosts; NO_CARD for none that is not down."""
    row = st.play.get(card)
    while row is not None and row.host != NO_CARD:
        row = st.play.get(row.host)
    if row is None or not is_base(st, row.place) or st.play[row.place].controller != seat:
        return NO_CARD
    return NO_CARD if is_down(st, row.place) else row.place


def last_base(st: State, seat: Seat, card: CardId) -> CardId:
    """VAR-HOME-14: the base of a player to which a card belonged that has left play this turn; NO_CARD for none that is
    not down."""
    for scope, mark, base in reversed(st.seats[seat].used):
        if (scope, mark) == (LEFT, card * 8):
            return NO_CARD if is_down(st, base) else base
    return NO_CARD


def stands(st: State, card: CardId) -> CardId:
    """Where a card is: its battlefield or one that it has invaded, else its base; NO_CARD for one without a base."""
    row = st.play[card]
    return row.field if row.field != NO_CARD else row.place


def inside(st: State, card: CardId) -> bool:
    """Whether a warrior is inside its base."""
    row = st.play[card]
    return row.place != NO_CARD and row.field == NO_CARD


def invades(st: State, card: CardId) -> bool:
    """Whether a warrior is in the battlefield of another player."""
    row = st.play[card]
    return row.field != NO_CARD and st.play[row.field].place != row.place


def invader_of(st: State, field: CardId) -> CardId:
    """Who has invaded a battlefield; NO_CARD for nobody (VAR-HOME-39)."""
    base = st.play[field].place
    return next((card for card, row in st.play.items() if row.field == field and row.place != base), NO_CARD)


def is_manned(st: State, base: CardId) -> bool:
    """VAR-HOME-35: whether a warrior of a base is inside it or in its battlefield."""
    of = st.definitions.of
    return any(
        row.place == base and row.host == NO_CARD and of[card].is_warrior and not invades(st, card)
        for card, row in st.play.items()
    )


def affiliations(st: State, tags: int) -> int:
    """VAR-HOME-R06: the affiliations among some tags; 0 is the affiliation of who has none."""
    p = st.definitions
    return tags & (p.CORPS | p.BROTHERHOOD | p.LEGION | p.TRIBES)


def go_together(found: list[int]) -> bool:
    """VAR-HOME-11: whether warriors with these affiliations have one in common, or none has any."""
    common = found[0] if found else 0
    for one in found:
        common &= one
    return common != 0 or not any(found)


def garrison_of(st: State, base: CardId) -> list[CardId]:
    """The warriors inside a base that were revealed, those first that have been in play longest: the others tell nobody
    who they are (COVER-08, VAR-HOME-R10)."""
    of = st.definitions.of
    found = [
        card for card, row in st.play.items()
        if row.place == base and row.host == row.field == NO_CARD and of[card].is_warrior and not row.unpaid
    ]  # fmt: skip
    return sorted(found, key=lambda card: st.play[card].order)


def landing(st: State, seat: Seat, card: CardId) -> CardId:
    """The base to which a card comes when nobody says to which: the leftmost that takes it, else the leftmost."""
    every, of = open_bases(st, seat), st.definitions.of
    if of[card].is_warrior:
        own = affiliations(st, of[card].tags)
        for base in every:
            if go_together([own, *[affiliations(st, of[one].tags) for one in garrison_of(st, base) if one != card]]):
                return base
    return next(iter(every), NO_CARD)


def settled_place(st: State, row: CardInPlay, to: CardId | None) -> tuple[CardId, CardId]:
    """The base of a card, and the battlefield that it is in, once it has come `to` a base or battlefield.

    What enters play without a base, or changes sides, comes to one of its player's.
    """
    if row.host != NO_CARD or row.zone == "attached":
        return row.place, row.field
    base = st.play.get(row.place)
    if base is None or base.controller != row.controller:
        return landing(st, row.controller, row.id), NO_CARD
    if to is None or to == NO_CARD:
        return row.place, row.field
    return (row.place, to) if is_field(st, to) else (to, NO_CARD)


def add_inside(st: State, b: BoardValues) -> None:
    """VAR-HOME-12, VAR-HOME-R04: warriors have more A inside, in cover too."""
    for card in b.warriors:
        if inside(st, card):
            b.items[card].append((NO_CARD, 2, INSIDE_A, INSIDE))


def shown_p(st: State, seat: Seat) -> int:
    """VAR-HOME-R09: a player's P, with what the bases that are down count for."""
    down = sum(is_down(st, card) for card in bases(st, seat)) if st.rules.base_p else 0
    return st.seats[seat].P + st.rules.base_p * down
