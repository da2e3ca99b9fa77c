"""Shuffles follow from the key and the counter alone: one uniform number for each place (principle 11)."""

from __future__ import annotations

import pytest

from doomtable.rules.chance import shuffled, uniform


@pytest.mark.parametrize("counter", [0, 7, 65_500, (1 << 16) - 1, (1 << 32) - 20, (1 << 48) + 65_530])
def test_a_shuffle_is_a_uniform_number_for_each_place(counter):
    cards, key = list(range(60)), b"the key of a game"
    order, at = list(cards), counter
    for last in range(len(order) - 1, 0, -1):
        place, at = uniform(key, at, last + 1)
        order[last], order[place] = order[place], order[last]
    assert shuffled(key, counter, cards) == (tuple(order), at)
    assert shuffled(b"another key", counter, cards)[0] != tuple(order)


def test_one_card_and_none_need_no_number():
    assert shuffled(b"k", 5, [3]) == ((3,), 5) and shuffled(b"k", 5, []) == ((), 5)
