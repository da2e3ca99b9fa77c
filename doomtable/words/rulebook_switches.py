"""Which chapters and clauses of the rulebook hold under a ruleset, and what their texts are told of its switches.

A condition asks switches; what holds always has none. A text that says something else under another value of a switch
chooses by it: every switch is an argument of every text, under its own name (`arguments`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Final

from doomtable import rulesets
from doomtable.rules.ruleset import Ruleset

Condition = Callable[[Ruleset], bool]

CHAPTERS: Final[Mapping[str, Condition]] = {
    "outposts": lambda rules: rules.outpost != "off",
    "beasts": lambda rules: rules.outpost != "off",
    "direct": lambda rules: rules.direct_attack,
    "sabotage": lambda rules: rules.sabotage,
    "players": lambda rules: rules.max_seats > 2,
    "forms": lambda rules: rules.form != "ffa",
    "options": lambda rules: rules.discard_action or rules.dice != "none",
    "places": lambda rules: rules.warzone_places,
}
"""The chapters that do not always hold; those of variants bear their names."""

CHOSEN: Final = ("sabotage", "players", "forms", "options", "places", *rulesets.VARIANTS[1:], *rulesets.ADDED)
"""The chapters on what may be chosen before a game."""
CHOSEN_BY_TWO: Final = ("sabotage", *rulesets.ADDED)
"""Those of them that a tournament knows (OPT-GEN-02)."""

CLAUSES: Final[Mapping[str, Condition]] = {
    "TURN-03": lambda rules: "draw" in rules.turn_steps,
    "TURN-04": lambda rules: "draw" in rules.turn_steps,
    **dict.fromkeys(("TURN-14", "TURN-15", "TURN-18", "TURN-19"), lambda rules: "discard" in rules.turn_steps),
    "TURN-16": lambda rules: rules.discard_limit is not None and not rules.optional_discard_with_overflow,
    "TURN-17": lambda rules: rules.discard_limit is not None,
    **dict.fromkeys([f"MULL-0{n}" for n in range(2, 8)], lambda rules: rules.mulligan != "none"),
    **dict.fromkeys(("DECK-06", "DECK-07"), lambda rules: rules.reserve_max > 0),
    "ZONE-06": lambda rules: rules.discard_pile,
    "ZONE-10": lambda rules: rules.discard_pile,
    "ZONE-16": lambda rules: rules.collection_with_deck,
    "ZONE-21": lambda rules: not rules.collection_with_deck,
    "COMBAT-22": lambda rules: rules.combat_special_copies is not None,
    "RELIC-07": lambda rules: not rules.relic_needs_collector,
    "WIN-08": lambda rules: rules.deck_out_tie != "plus 10",
    "WIN-09": lambda rules: rules.deck_out_tie == "plus 10",
    "WIN-10": lambda rules: rules.deck_out_tie == "sudden death",
    **dict.fromkeys(
        ("WIN-12", "WIN-13", "WIN-14", "WIN-15", "WIN-16"), lambda rules: rules.no_warrior_turns > 0
    ),
    "WIN-18": lambda rules: rules.sabotage,
    "WIN-19": lambda rules: rules.sabotage,
    "MULTI-06": lambda rules: rules.sabotage,
    **dict.fromkeys(("MULTI-03", "MULTI-TARGET"), lambda rules: rules.form == "target"),
    **dict.fromkeys(("MULTI-04", "MULTI-TEAM"), lambda rules: rules.form == "team"),
    **dict.fromkeys(("MULTI-05", "MULTI-CARTEL"), lambda rules: rules.form == "cartel"),
    "OPT-DISCARD": lambda rules: rules.discard_action,
    "OPT-DICE": lambda rules: rules.dice != "none",
    "OPT-GEN-03": lambda rules: rules.attack_player_cards != "printed",
}  # fmt: skip
"""The clauses that do not always hold where their chapter does; without its number an id stands for all of its kind."""


def chapter_holds(chapter: str, rules: Ruleset) -> bool:
    """Whether a chapter says something of a game by these rules."""
    if chapter in rulesets.VARIANTS:
        return rules.variant == chapter
    if chapter in rulesets.ADDED:
        return bool(getattr(rules, chapter, False))
    return chapter not in CHAPTERS or CHAPTERS[chapter](rules)


def clause_holds(clause: str, rules: Ruleset) -> bool:
    """Whether a clause holds under these rules, if its chapter does."""
    found = CLAUSES.get(clause) or CLAUSES.get(clause.rpartition("-")[0])
    return found is None or found(rules)


def may_be_chosen(chapter: str, rules: Ruleset) -> bool:
    """Whether what a chapter tells may be chosen before a game by this edition."""
    return chapter in (CHOSEN if rules.max_seats > 2 else CHOSEN_BY_TWO)


def arguments(rules: Ruleset) -> dict[str, str | int]:
    """The switches as texts are told them: a word with hyphens for blanks, "none" and "true" in small letters, and of
    a list how long it is."""
    return {field.name: _told(getattr(rules, field.name)) for field in fields(Ruleset)}


def _told(value: object) -> str | int:
    if isinstance(value, tuple):
        return len(value)
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    word = str(value).casefold().replace(" ", "-")
    return int(word) if word.isdecimal() else word
