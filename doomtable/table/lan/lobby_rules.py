"""Lobby rules: what the host of a running lobby may choose: the next edition, form or dice for those who sit there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from doomtable import rulesets
from doomtable.decks.boosters import KINDS
from doomtable.errors import BadInput
from doomtable.net import protocol as P
from doomtable.rules.ruleset import Ruleset
from doomtable.table.new_game import draft_settings
from doomtable.table.new_game.new_game_settings import next_dice


def other_rules(rules: Ruleset, what: str, by: int, seats: int) -> tuple[Ruleset, BadInput | None]:
    """The rules with the next edition, form or dice, or with an optional rule on or off, for so many seats; and why
    one that would have been next was passed over. Raises BadInput where an optional rule does not go with the rest."""
    if what == "sabotage":
        return rulesets.with_sabotage(rules, not rules.sabotage), None
    if what == "dice":
        return rulesets.with_options(rules, dice=next_dice(rules.dice, by)), None
    if what == "warzones":
        return rulesets.with_options(rules, warzone_places=not rules.warzone_places), None
    if what == "discards":
        return rulesets.with_options(rules, discard_action=not rules.discard_action), None
    if what == "wars":
        return rulesets.with_options(rules, corpwar=not rules.corpwar), None
    if what == "battles":
        return rulesets.with_options(rules, battles=not rules.battles), None
    passed: BadInput | None = None
    for wished in _editions(rules, by) if what == "edition" else _forms(rules, by):
        try:
            found = wished()
            rulesets.check_seats(found, seats)
        except BadInput as error:
            passed = passed or error
            continue
        return found, passed
    return rules, passed


def _others(every: Sequence[str], now: str, by: int) -> list[str]:
    """All words but that one, from the next one on."""
    at = every.index(now)
    return [every[(at + i * by) % len(every)] for i in range(1, len(every))]


def _editions(rules: Ruleset, by: int) -> list[Callable[[], Ruleset]]:
    return [partial(rulesets.get, name) for name in _others(list(rulesets.EDITIONS), rules.name, by)]


def _forms(rules: Ruleset, by: int) -> list[Callable[[], Ruleset]]:
    """The same rules in the other forms; a tournament says why it takes none."""
    others = _others(rulesets.forms_of(rules.variant), rules.form, by)
    if rules.name == "tournament":
        return [partial(rulesets.get, rules.name, {"form": form}) for form in others]
    return [partial(rulesets.in_another_form, rules, form) for form in others]


def next_boosters(terms: P.BoosterTerms | None) -> P.BoosterTerms | None:
    """What decks are built of next: of what people bring, of boosters that all open, or of boosters that go round;
    which boosters, how large the decks and with which clock as they were last set up."""
    made, _ = draft_settings.remembered()
    if terms is not None and terms.format == "draft":
        return None
    made = draft_settings.in_format(made, "sealed" if terms is None else "draft")
    sets = tuple(code for code, n in zip(KINDS, made.counts, strict=True) for _ in range(n))
    return P.BoosterTerms(format=made.format, sets=sets, size=made.size, seconds=made.seconds)
