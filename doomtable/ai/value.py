"""What a position is worth to a seat: how likely it wins, by points and by what stands on the table.

A game that is over is worth 1, a half or 0. The weights of points follow a logistic regression over 25,000 turns of 400
games with all ready decks, by greedy and quick players who slip now and then. Those of warriors are smaller and never
below zero: in such games who is losing has the weak ones, but not every weak warrior is why.
"""

from __future__ import annotations

from math import exp
from typing import Final

from doomtable.rules.permit import able_warriors, own_warriors
from doomtable.rules.query import Rates, board
from doomtable.rules.state import Row, State
from doomtable.rules.terms import Seat

GOAL: Final = 40
"""The goal of the games that were weighed; with another one points count for more or less."""
P, NEAR, D, HAND = 0.17, 0.03, 0.03, 0.01
"""For a point of Promotion, for one near the goal, for a point of Destiny, for a card in the hand."""
MOST_D: Final = 15
"""Destiny beyond this is of little use."""
HEALTHY, WOUNDED, STRIKE, ARMOR = 0.035, 0.018, 0.010, 0.012
"""For a point of a warrior's V, for one when it is wounded, of its best rating, of its A."""
COVERED, HIDDEN = 0.6, 0.0
"""How much of that counts in cover; what a warrior is worth that was never revealed and paid."""
NOBODY_LEFT: Final = {1: -4.0, 2: -2.4, 3: -1.4}
"""For having nobody who can fight, by the own turns left to bring somebody into play (WIN-12)."""
NOBODY_YET: Final = -1.0
"""The same while no turns are counted."""


def chances(st: State, seat: Seat) -> float:
    """The chance of a seat to win, 0 to 1; among several players against the strongest of the others."""
    if st.outcome is not None:
        winner = st.outcome[1]
        return 0.5 if winner < 0 else float(winner == seat)
    if st.seats[seat].out:
        return 0.0
    others = max(
        (standing(st, s) for s in range(len(st.seats)) if s != seat and not st.seats[s].out), default=0.0
    )
    return 1.0 / (1.0 + exp(others - standing(st, seat)))


def standing(st: State, seat: Seat) -> float:
    """What a player has reached, as it adds to the logit of winning."""
    s = st.seats[seat]
    points = s.P * GOAL / st.rules.goal_p
    out = P * points + NEAR * points * points / GOAL + D * min(s.D, MOST_D) + HAND * len(s.hand)
    rates = board(st).rates
    warriors = own_warriors(st, seat)
    if not able_warriors(st, seat):
        out += NOBODY_LEFT.get(s.countdown, NOBODY_YET)
    return out + sum(HIDDEN if st.play[c].unpaid else fighter(st.play[c], rates[c]) for c in warriors)


def fighter(row: Row, rates: Rates) -> float:
    """What a warrior adds."""
    fight, shoot, armor, value = rates
    out = (WOUNDED if row.wounded else HEALTHY) * max(0, value or 0)
    out += ARMOR * (armor or 0) + STRIKE * max(fight or 0, shoot or 0)
    return COVERED * out if row.cover else out
