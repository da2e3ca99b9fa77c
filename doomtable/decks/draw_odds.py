"""Draw odds: how likely cards are in the opening hand or by a turn, and sample hands. Pure.

A hand is filled up at the beginning of a turn, so who has played more has seen more: how many cards a turn are played
is an assumption that is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Final, NamedTuple

from doomtable.rules.ruleset import Ruleset

PLAYED: Final = 2
"""Cards that are played or discarded a turn, where nobody says otherwise."""
TURNS: Final = 10


class SampleHand(NamedTuple):
    """An opening hand, and the cards that come after it, in order."""

    hand: tuple[str, ...]
    next: tuple[str, ...]


def at_least(wanted: int, copies: int, size: int, drawn: int) -> float:
    """The probability that of `drawn` cards out of `size` so many at least are among the `copies`."""
    drawn, copies = min(drawn, size), min(copies, size)
    if wanted <= 0:
        return 1.0
    ways = sum(comb(copies, k) * comb(size - copies, drawn - k) for k in range(wanted, min(copies, drawn) + 1))
    return ways / comb(size, drawn) if size else 0.0


def expected(copies: int, size: int, drawn: int) -> float:
    """How many of the copies are among the cards drawn, on average."""
    return copies * min(drawn, size) / size if size else 0.0


def seen_by(turn: int, rules: Ruleset, played: int = PLAYED) -> int:
    """How many cards of the deck a player has seen when the Draw step of the own turn of that number is over, the
    first being 1."""
    return max(rules.start_hand, rules.hand_fill) + played * (turn - 1)


def by_turn(copies: int, size: int, rules: Ruleset, played: int = PLAYED, turns: int = TURNS) -> tuple[float, ...]:
    """The probabilities to have seen a card by each turn from the first on."""
    return tuple(at_least(1, copies, size, seen_by(turn, rules, played)) for turn in range(1, turns + 1))


def sample_hand(cards: Sequence[tuple[str, int]], rules: Ruleset, random: Random, more: int = 6) -> SampleHand:
    """A hand as at the start of a game, and what would be drawn next."""
    pile = [name for name, count in cards for _ in range(count)]
    drawn = random.sample(pile, min(len(pile), rules.start_hand + more))
    return SampleHand(tuple(drawn[: rules.start_hand]), tuple(drawn[rules.start_hand :]))
