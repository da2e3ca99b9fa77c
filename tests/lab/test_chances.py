"""Intervals against values worked out elsewhere: Wilson 1927, Newcombe 1998 (his table II, method 10)."""

from __future__ import annotations

import pytest

from doomtable.lab.confidence_intervals import difference, sure_of_all, wilson


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (29, 29, 0.8830, 1.0)],
)
def test_wilson(hits: int, of: int, low: float, high: float) -> None:
    assert wilson(hits, of) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("hits", "of", "other", "other_of", "low", "high"),
    [(56, 70, 48, 80, 0.0524, 0.3339), (9, 10, 3, 10, 0.1705, 0.8090), (10, 10, 0, 10, 0.6075, 1.0)],
)
def test_the_difference_of_two(hits: int, of: int, other: int, other_of: int, low: float, high: float) -> None:
    assert difference(hits, of, other, other_of) == pytest.approx((low, high), abs=5e-5)


def test_nothing_counted_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert difference(3, 4, 0, 0) == (-1.0, 1.0)


def test_many_intervals_are_wider_than_one() -> None:
    assert sure_of_all(1) == pytest.approx(0.95)
    one, many = difference(30, 40, 15, 40), difference(30, 40, 15, 40, sure_of_all(30))
    assert many[0] < one[0] < one[1] < many[1]
