"""Sides and pools: who plays together, and on whose Destiny and Promotion a seat draws (MULTI-TEAM, principle 20).

Both are the ruleset's business. In a free for all every seat is a side and has its pools alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import Final, Literal, NamedTuple

from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Seat

Pool = Literal["D", "P"]

SHARED: Final = {"none": "", "destiny": "D", "promotion": "P", "both": "DP"}
"""Which pools the members of a side have together, by the switch that says it."""


class SideTables(NamedTuple):
    """What the sides of a ruleset come to, by seat."""

    masks: tuple[int, ...]
    """The side of each seat: a bit for every member."""
    members: tuple[tuple[Seat, ...], ...]
    """The same as seats."""


@cache
def _tables(sides: tuple[int, ...]) -> SideTables:
    members = tuple(tuple(s for s, other in enumerate(sides) if other == mine) for mine in sides)
    return SideTables(tuple(sum(1 << s for s in found) for found in members), members)


def seated(rules: Ruleset, seats: int) -> Ruleset:
    """The rules of a game of so many: whose side each seat is on (MULTI-TEAM-R03, MULTI-TEAM-R07)."""
    if not rules.teams or rules.sides:
        return rules
    return replace(rules, sides=tuple(seat % rules.teams for seat in range(seats)))


def allied(rules: Ruleset, one: Seat, other: Seat) -> bool:
    """Whether two seats are of one side; each is of its own."""
    sides = rules.sides
    return one == other or (bool(sides) and one >= 0 and other >= 0 and sides[one] == sides[other])


def at_peace(rules: Ruleset, one: Seat, other: Seat) -> bool:
    """Whether two players, who are no partners, may not attack each other (VAR-BEATDOWN-05)."""
    return bool(rules.peace) and one != other and one >= 0 and other >= 0 and rules.peace[one] == rules.peace[other]


def side(rules: Ruleset, seat: Seat) -> int:
    """The seats of a seat's side, as a mask."""
    return _tables(rules.sides).masks[seat] if rules.sides else 1 << seat


def members(rules: Ruleset, seat: Seat) -> tuple[Seat, ...]:
    """The same as seats, in their order."""
    return _tables(rules.sides).members[seat] if rules.sides else (seat,)


def pool(rules: Ruleset, seat: Seat, kind: str) -> tuple[Seat, ...]:
    """The seats that draw on the same Destiny (D) or Promotion (P) as this one; the first stands for the pool."""
    return members(rules, seat) if rules.sides and kind in SHARED[rules.shared_pools] else (seat,)


def once_a_pool(rules: Ruleset, seats: Iterable[Seat], kind: str) -> tuple[Seat, ...]:
    """Those of some seats that an effect on points meets: every pool once (MULTI-TEAM-R05)."""
    if not rules.sides:
        return tuple(seats)
    first: dict[Seat, Seat] = {}
    for seat in seats:
        first.setdefault(pool(rules, seat, kind)[0], seat)
    return tuple(first.values())
