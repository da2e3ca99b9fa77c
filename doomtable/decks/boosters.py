"""Boosters: random cards of a set in the proportions of its printed rarities.

A rarity is a letter and a number: the sheet the card is on (C common, U uncommon, R rare) and how often it stands
there. A booster has so many places for each sheet; within a booster no card comes twice. The sizes are settings;
what they are here: fifteen cards for the basic set and Paradise Lost and eight for the sets between, as they were
sold, one rare of the basic set, and about a quarter uncommon where a set has such a sheet. Promotional cards came
in none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from random import Random
from typing import Final, NamedTuple

from doomtable.cards.catalogue import catalogue
from doomtable.errors import BadInput
from doomtable.rules.language import Card

SHEETS: Final = "CUR"
MOST_CARDS: Final = 30
"""Cards of a booster, at most."""


class BoosterKind(NamedTuple):
    """What boosters of a set hold: how many cards of each sheet."""

    set: str
    common: int
    uncommon: int = 0
    rare: int = 0

    @property
    def slots(self) -> tuple[tuple[str, int], ...]:
        """Each sheet with the number of its cards."""
        return tuple(zip(SHEETS, (self.common, self.uncommon, self.rare), strict=True))

    @property
    def size(self) -> int:
        """How many cards there are in one."""
        return self.common + self.uncommon + self.rare


KINDS: Final[Mapping[str, BoosterKind]] = {
    kind.set: kind
    for kind in (
        BoosterKind("unl", 11, 3, 1), BoosterKind("inq", 6, 2), BoosterKind("wz", 6, 2), BoosterKind("mort", 6, 2),
        BoosterKind("gol", 8), BoosterKind("apo", 8), BoosterKind("pl", 11, 4),
    )
}  # fmt: skip
"""What boosters hold where nobody says otherwise."""


def booster_kind(code: str) -> BoosterKind:
    """The boosters of a set. Raises BadInput where it has none."""
    if code not in KINDS:
        raise BadInput("error-booster-set", set=code[:20], there=", ".join(KINDS))
    return KINDS[code]


def checked(kind: BoosterKind) -> BoosterKind:
    """A kind of booster as it was asked for. Raises BadInput where it cannot be filled or is too large or empty."""
    booster_kind(kind.set)
    if not 1 <= kind.size <= MOST_CARDS or min(kind[1:]) < 0:
        raise BadInput("error-booster-size", n=kind.size, most=MOST_CARDS)
    for sheet, wanted in kind.slots:
        there = len(_sheets(kind.set).get(sheet, ()))
        if wanted > there:
            raise BadInput("error-booster-sheet", set=kind.set, sheet=sheet, n=wanted, there=there)
    return kind


def opened(kind: BoosterKind, chance: Random) -> tuple[str, ...]:
    """The names of the cards in a booster: rare before uncommon before common, as one turns it over."""
    sheets = _sheets(kind.set)
    found: list[str] = []
    for sheet, wanted in reversed(kind.slots):
        found += _drawn(sheets.get(sheet, ()), wanted, chance)
    return tuple(found)


def sealed_pool(kinds: Iterable[BoosterKind], chance: Random) -> dict[str, int]:
    """The cards of so many boosters with their numbers, in the order in which they came."""
    pool: dict[str, int] = {}
    for kind in kinds:
        for name in opened(kind, chance):
            pool[name] = pool.get(name, 0) + 1
    return pool


def sheets_of(cards: Iterable[Card]) -> dict[str, tuple[tuple[str, int], ...]]:
    """The sheets that cards were printed on: each with their names and how often they stand on it."""
    found: dict[str, list[tuple[str, int]]] = {}
    for card in cards:
        sheet, times = card.rarity[:1], card.rarity[1:]
        found.setdefault(sheet, []).append((card.name, int(times) if times.isdigit() else 1))
    return {sheet: tuple(rows) for sheet, rows in found.items()}


@cache
def _sheets(code: str) -> dict[str, tuple[tuple[str, int], ...]]:
    return sheets_of(catalogue().by_set(code))


def _drawn(sheet: Sequence[tuple[str, int]], wanted: int, chance: Random) -> list[str]:
    """So many different cards of a sheet."""
    left, found = dict(sheet), list[str]()
    for _ in range(wanted):
        name = chance.choices(list(left), list(left.values()))[0]
        del left[name]
        found.append(name)
    return found


