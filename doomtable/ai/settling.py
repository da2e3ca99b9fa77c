"""Where warriors are sent who play for colony points, in games that are imagined: the same as `colonist` of a view."""

from __future__ import annotations

from typing import Final

from doomtable.rules.colonies import alone_at_home, home_planet, points_of
from doomtable.rules.planet_moves import goals
from doomtable.rules.references import place_of
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat

MOVED: Final = 2.0
POINT: Final = 0.6
FURTHER: Final = 0.7


def gain(st: State, seat: Seat, card: CardId, place: CardId) -> int:
    """The colony points that a warrior wins at a place, less those it leaves behind."""
    return _worth(st, seat, place) - _left(st, seat, card)


def _worth(st: State, seat: Seat, place: CardId) -> int:
    """What a place is worth to a player who has nobody there yet."""
    of = st.definitions.of
    if place == NO_CARD:
        others = any(of[c].is_warrior and place_of(st, c) == NO_CARD for c in st.play)
        return 0 if others else home_planet(st).cp
    taken = any(row.place == place and of[c].is_warrior for c, row in st.play.items())
    return 0 if taken else points_of(st, place)


def _left(st: State, seat: Seat, card: CardId) -> int:
    """What its player loses when a warrior leaves its place."""
    of, here = st.definitions.of, place_of(st, card)
    if any(c != card and row.controller == seat and of[c].is_warrior and place_of(st, c) == here
           for c, row in st.play.items()):  # fmt: skip
        return 0
    if here == NO_CARD:
        return home_planet(st).cp if alone_at_home(st) == seat else 0
    return points_of(st, here) if here > NOBODY else 0


def best_journey(st: State, seat: Seat, cards: list[CardId]) -> tuple[float, CardId]:
    """What the best transfer of one of these warriors is worth, and whose it is."""
    best, who = 0.0, NO_CARD
    for card in cards:
        for place, need in goals(st, seat, card).items():
            won = gain(st, seat, card, place) if need <= st.turn.budget.actions else 0
            score = MOVED + POINT * won - FURTHER * (need - 1)
            if won > 0 and score > best:
                best, who = score, card
    return best, who


def place_worth(st: State, seat: Seat, card: CardId, place: CardId) -> int:
    """What it is worth to bring a card to a place: a warrior to an empty one, all else to where warriors stand."""
    if card in st.play:
        return gain(st, seat, card, place)
    return _worth(st, seat, place) if st.definitions.of[card].is_warrior else -_worth(st, seat, place)
