"""Planets: to which of them a place belongs, and what that one has of its own, where the ruleset has any."""

from __future__ import annotations

from typing import Final

from doomtable.rules.ruleset import Planet, Ruleset
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId

NOWHERE: Final = -2
"""The planet of what is on none: cards of a player, cards that are not in play."""


def planet_at(st: State, place: CardId) -> int:
    """The number of the planet of a place: that without Warzones is home; NOWHERE for what is at no place."""
    if place < NO_CARD:
        return NOWHERE
    name = st.definitions.of[place].card.name if place != NO_CARD else ""
    for n, planet in enumerate(st.rules.planets):
        if (name in planet.warzones) if name else not planet.warzones:
            return n
    return NOWHERE


def planet_named(rules: Ruleset, word: str) -> int:
    """The number of the planet of that name; NOWHERE for another word."""
    return next((n for n, planet in enumerate(rules.planets) if planet.name == word), NOWHERE)


def near(rules: Ruleset, one: int, other: int) -> bool:
    """Whether one comes from a planet to another (VAR-COLONY-02)."""
    return rules.planets[other].name in rules.planets[one].near


def in_range(rules: Ruleset, one: int, other: int) -> bool:
    """VAR-COLONY-R03, VAR-COLONY-33, VAR-COLONY-R04: whether warriors on two planets may fight each other: on one and
    the same, or on two that are near each other, have Warzones, and of which one is for Shoot only."""
    if one < 0 or other < 0 or one == other:
        return one == other
    here, there = rules.planets[one], rules.planets[other]
    if not (here.shoot_only or there.shoot_only) or not (here.warzones and there.warzones):
        return False
    return near(rules, one, other)


def only_shots(rules: Ruleset, one: int, other: int) -> bool:
    """VAR-COLONY-32, VAR-COLONY-R03: whether nothing but Shoot is possible between warriors on these planets."""
    return one != other or (one >= 0 and rules.planets[one].shoot_only)


def feud_there(rules: Ruleset, one: int, other: int) -> bool:
    """VAR-COLONY-34, VAR-COLONY-R13: whether corporations fight among themselves where both of two warriors are."""
    return one == other >= 0 and rules.planets[one].feuds


def places_on(st: State, planet: Planet) -> tuple[CardId, ...]:
    """The places of a planet that lie on the table."""
    of = st.definitions.of
    return tuple([card for card in st.table if of[card].card.name in planet.warzones])
