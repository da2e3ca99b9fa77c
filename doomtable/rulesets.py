"""Editions, options and variants as values: a name and switches become a Ruleset.

A ruleset is never asked for its name by the engine: an edition is a set of switches, an option changes one.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields, replace
from difflib import get_close_matches
from functools import cache
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from doomtable.errors import BadInput, ErrorText, alternatives
from doomtable.rules import language
from doomtable.rules.ruleset import Ruleset

EDITIONS: Mapping[str, Ruleset] = {"second": Ruleset()}
"""The editions that can be played, by name."""

COMING_EDITIONS = ("first", "tournament")
"""Editions of the rulebook that cannot be played yet."""

OTHER_NAMES: Mapping[str, str] = {"promotion_goal": "goal_p", "multi_mode": "form"}
"""Names an option may also be called by."""

NUMBERS: Mapping[str, tuple[int, int]] = {
    "goal_p": (1, 999),
    "start_hand": (0, 60),
    "hand_fill": (0, 60),
    "actions_per_turn": (1, 99),
    "attacks_per_turn": (1, 99),
    "idle_rounds": (1, 999),
    "no_warrior_turns": (1, 999),
}
"""The least and the most of numbers that would stop a game at once or never; any other switch takes 0 to 999."""

ENDLESS = NUMBERS["goal_p"][1]
"""A goal that nobody is to reach: the game ends otherwise, or not at all."""


FIXED = (
    "name", "min_seats", "max_seats", "allowed_sets", "sides", "attack_on_player", "closed_windows", "cycle", "set_up",
    "table_cards", "turn_steps",
)  # fmt: skip
"""What belongs to an edition and is no option."""


class BadOption(BadInput, ValueError):
    """A ruleset or option that does not exist or a value it does not take."""


def get(name: str, options: Mapping[str, object] | None = None) -> Ruleset:
    """Return an edition with some switches set otherwise, as `--option name=value` and scenario files name them.

    Raises BadOption.
    """
    edition = EDITIONS.get(name.strip().casefold())
    if edition is None:
        if name.strip().casefold() in COMING_EDITIONS:
            raise BadOption("error-ruleset-coming", name=name, there=alternatives(list(EDITIONS)))
        raise BadOption("error-ruleset", name=name[:40], there=alternatives(list(EDITIONS)))
    types_of = _switches()
    changes: dict[str, Any] = {}
    for key, value in (options or {}).items():
        switch = OTHER_NAMES.get(key, key)
        if switch not in types_of:
            raise _no_option(key, switch, types_of)
        changes[switch] = _value(key, value, types_of[switch], NUMBERS.get(switch, (0, 999)))
    return replace(edition, **changes) if changes else edition


def _no_option(key: str, switch: str, known: Mapping[str, object]) -> BadOption:
    close = get_close_matches(switch, known, n=1)
    if close:
        return BadOption("error-option-near", key=key[:40], near=close[0])
    return BadOption("error-option", key=key[:40], there=", ".join(sorted(known)))


def goldfish(edition: Ruleset) -> Ruleset:
    """The rules by which one deck is tried out against a player who does nothing: it begins, and neither points nor
    want of warriors nor idleness end the game as long as there are cards to draw."""
    return replace(
        edition, start_player="first", goal_p=ENDLESS, idle_rounds=NUMBERS["idle_rounds"][1],
        no_warrior_turns=NUMBERS["no_warrior_turns"][1],
    )  # fmt: skip


@cache
def _switches() -> dict[str, Any]:
    """Return the type of every switch that an option may set, by name."""
    hints = get_type_hints(Ruleset, localns=vars(language))
    return {field.name: hints[field.name] for field in fields(Ruleset) if field.name not in FIXED}


def _value(key: str, value: object, kind: Any, bounds: tuple[int, int]) -> object:
    """Read one option's value as the type of its switch. Raises BadOption."""
    text = "none" if value is None else str(value).strip().casefold()
    allowed: list[str | ErrorText] = []
    for choice in get_args(kind) if get_origin(kind) in (Union, types.UnionType) else (kind,):
        if choice is bool:
            allowed += ["true", "false"]
            if text in ("true", "false"):
                return text == "true"
        elif choice is int:
            least, most = bounds
            allowed.append(ErrorText("option-number-between", least=least, most=most))
            if text.isascii() and text.isdigit() and len(text) <= 9 and least <= int(text) <= most:
                return int(text)
        elif choice is types.NoneType:
            allowed.append("none")
            if text == "none":
                return None
        elif get_origin(choice) is Literal:
            words = {str(word).casefold(): word for word in get_args(choice)}
            allowed += words
            if text in words:
                return words[text]
    raise BadOption("error-option-value", key=key, value=str(value)[:40], allowed=alternatives(allowed))
