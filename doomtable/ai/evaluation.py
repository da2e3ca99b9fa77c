"""The position evaluation: a seat's chance to win, by points and warriors.

A game that is over is worth 1, a half or 0. The weights follow a logistic regression over 30,000 turns of 500 games
with all ready decks, by quick players who slip now and then. A warrior's V is no merit by itself: it is what the other
gains by its death, and a weak one is food. On turns that were left out of it their log loss is 0.478 (of weights that
count V as strength 0.510, of no knowledge 0.693).
"""

from __future__ import annotations

from math import exp
from typing import Final

from doomtable.rules.colonies import colony_points
from doomtable.rules.derived import Rates
from doomtable.rules.permit import able_warriors, own_warriors
from doomtable.rules.pools import lying
from doomtable.rules.query import rated_board
from doomtable.rules.ruleset import BASES
from doomtable.rules.sides import allied, members, once_a_pool
from doomtable.rules.state import CardInPlay, State
from doomtable.rules.terms import Seat
from doomtable.rules.turn import side_points

GOAL: Final = 40
"""The goal of the games that were weighed; with another one points count for more or less."""
P, D, HAND = 0.13, 0.015, 0.03
"""For a point of Promotion, for a point of Destiny, for a card in the hand."""
MOST_D: Final = 15
"""Destiny beyond this is of little use."""
WARRIOR, STRIKE, ARMOR, WOUND = -0.08, 0.026, 0.026, -0.02
"""For each warrior, for a point of its best rating, of its A; for a point of its V when it is wounded."""
CARRIED: Final = 0.6
"""For a point that a warrior carries and that counts for nothing until it is brought home, of one that does."""
MARKER: Final = 0.04
"""For each action left, where those of the whole game are counted."""
COVERED: Final = 0.6
"""How much of its ratings and wounds counts in cover. What was never revealed and paid counts for nothing."""
NOBODY_LEFT: Final = {1: -0.8, 2: -0.2}
"""For having nobody who can fight, by the own turns left to bring somebody into play (WIN-12)."""
NOBODY_YET: Final = -0.1
"""The same while there are more, or none are counted."""


def win_probability(st: State, seat: Seat) -> float:
    """The chance of a seat to win, 0 to 1; among several sides against the strongest of the others."""
    if st.outcome is not None:
        return st.outcome.worth(seat)
    if all(st.seats[s].out for s in members(st.rules, seat)):
        return 0.0
    others = max(
        (side_standing(st, s) for s in st.living() if not allied(st.rules, s, seat)), default=0.0
    )
    return 1.0 / (1.0 + exp(others - side_standing(st, seat)))


def side_standing(st: State, seat: Seat) -> float:
    """What the side of a player has reached, as it adds to the logit of winning: its pools once, all its tables."""
    own = members(st.rules, seat)
    destiny = sum(min(st.seats[s].D, MOST_D) for s in once_a_pool(st.rules, own, "D"))
    goal = BASES * st.rules.base_p or st.rules.goal_p
    points = P * (side_points(st, seat) + _carried(st, own)) * GOAL / goal + D * destiny
    if st.rules.colony_goal:
        points += P * GOAL / st.rules.colony_goal * sum(colony_points(st, s) for s in own if not st.seats[s].out)
    return points + sum(table_standing(st, s) for s in own if not st.seats[s].out)


def _carried(st: State, seats: tuple[Seat, ...]) -> float:
    """What the warriors of some players carry, as it counts before it is brought home."""
    if not st.rules.base_p:
        return 0.0
    return CARRIED * sum(lying(st, card, "P") for seat in seats for card in own_warriors(st, seat))


def table_standing(st: State, seat: Seat) -> float:
    """What a player has in hand and in play, as it adds to that."""
    s = st.seats[seat]
    out = HAND * len(s.hand) + MARKER * s.markers
    rates = rated_board(st).rates
    warriors = own_warriors(st, seat)
    if not able_warriors(st, seat):
        out += NOBODY_LEFT.get(s.countdown, NOBODY_YET)
    return out + sum(fighter(st.play[c], rates[c]) for c in warriors if not st.play[c].unpaid)


def fighter(row: CardInPlay, rates: Rates) -> float:
    """What a warrior adds."""
    fight, shoot, armor, value = rates
    out = STRIKE * max(fight or 0, shoot or 0) + ARMOR * (armor or 0)
    if row.wounded:
        out += WOUND * max(0, value or 0)
    return WARRIOR + (COVERED * out if row.cover else out)
