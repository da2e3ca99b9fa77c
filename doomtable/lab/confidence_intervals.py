"""Confidence intervals: Wilson of a share, Newcombe of a difference, Bonferroni of many."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
"""How often an interval holds the truth."""

Interval = tuple[float, float]


def wilson(hits: int, of: int, sure: float = CONFIDENCE) -> Interval:
    """The interval of a share by Wilson's score; all there is, 0 to 1, where nothing was counted."""
    if of == 0:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + sure) / 2)
    share, over = hits / of, 1 + z * z / of
    middle = (share + z * z / (2 * of)) / over
    reach = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / over
    return max(0.0, middle - reach), min(1.0, middle + reach)


def difference(hits: int, of: int, other_hits: int, other_of: int, sure: float = CONFIDENCE) -> Interval:
    """The interval of one share less another, by Newcombe's hybrid of Wilson's; -1 to 1 where one was not counted."""
    if of == 0 or other_of == 0:
        return -1.0, 1.0
    one, other = hits / of, other_hits / other_of
    (low, high), (other_low, other_high) = wilson(hits, of, sure), wilson(other_hits, other_of, sure)
    below = sqrt((one - low) ** 2 + (other_high - other) ** 2)
    above = sqrt((high - one) ** 2 + (other - other_low) ** 2)
    return one - other - below, one - other + above


def sure_of_all(count: int) -> float:
    """How sure each of so many intervals must be for all of them to hold together as often as SURE (Bonferroni)."""
    return 1 - (1 - CONFIDENCE) / max(1, count)
