"""The list of tested cards, which `cards --coverage` reads, is what the scenarios prove.

A card is tested when a scenario has it in its position and, for every ability of it, one fails without that ability.
More is asked of the scenarios: they notice when a card lets something go that it asks for (a condition, a word of a
selector, a window), and cards that speak of each other meet in one. `unasked.txt` lists the demands that no scenario
can miss because the rules, or another word of the card, make them too, and those that none has come to miss yet.
Run this file as a program to write both lists anew.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import mutants
import pytest

from doomtable.cards.catalogue import catalogue

ROOT = Path(__file__).parents[1]
LIST = ROOT / "assets" / "tested-cards.txt"
UNASKED = Path(__file__).with_name("unasked.txt")
MET = (
    ("Ambush", "Surprise Attack"),
    ("Automatic Fire", "Deathlockdrum"),
    ("Bamboozled!", "Portents of Victory"),
    ("Improve Self", "Alakhai the Cunning"),
    ("Invulnerability", "Cairath"),
    ("Keeper of the Art", "Explosion"),
    ("Spy in the Ranks", "Secret Mission"),
)
"""Pairs that do not name each other and yet settle together what happens."""
ASKS_NOTHING = {"Corporate Shenanigans", "Discovered", "Heretic", "Inspired", "Reversal of Fortune"}
"""Cards whose every demand the rules make already: there must be something for them to do (RUL-29, SYM-02)."""


@cache
def gaps() -> dict[str, str]:
    """What of every declared card no scenario shows; nothing of a tested card."""
    found: dict[str, str] = {}
    for card in catalogue().cards:
        if card.name not in mutants.naming():
            found[card.name] = "no scenario names it"
        elif places := mutants.untested(card):
            abilities = ", ".join(f"{place + 1} ({card.abilities[place].kind})" for place in places)
            found[card.name] = f"every scenario holds without its ability {abilities}"
    return found


def proved() -> list[str]:
    """The names of all tested cards, in the order of their codes."""
    return [card.name for card in catalogue().cards if card.name not in gaps()]


def known() -> dict[str, set[str]]:
    """What is listed as not asked for by any scenario, by the name of the card."""
    found: dict[str, set[str]] = {}
    for line in UNASKED.read_text(encoding="utf-8").splitlines():
        name, _, what = line.partition(": ")
        found.setdefault(name, set()).add(what)
    return found


def test_the_list_is_true():
    listed = LIST.read_text(encoding="utf-8").splitlines()
    differing = {name: gaps().get(name, "it is tested") for name in set(listed) ^ set(proved())}
    assert listed == proved(), f"run `python tests/test_tested_cards.py` to write it anew; {differing}"


def test_every_ability_is_exercised():
    assert gaps() == {}


def test_every_demand_is_missed_by_a_scenario_or_listed():
    listed = known()
    found = {c.name: left for c in catalogue().cards if (left := mutants.unasked(c, listed.get(c.name, ())))}
    assert found == {}


def test_what_is_listed_is_asked_for():
    asked = {c.name: {mutant.what for mutant in mutants.loosened(c)} for c in catalogue().cards}
    assert {name: gone for name, whats in known().items() if (gone := whats - asked[name])} == {}


def test_every_card_is_refused_somewhere():
    """Of every card that asks for anything a scenario misses at least one demand."""
    listed = known()
    asked = {
        c.name: [mutant.what for mutant in mutants.loosened(c)] for c in catalogue().cards if c.abilities
    }
    never = {name for name, whats in asked.items() if set(whats) <= listed.get(name, set())}
    assert never == ASKS_NOTHING


def test_cards_that_name_each_other_meet():
    assert {card.name: found for card in catalogue().cards if (found := mutants.unpaired(card))} == {}


@pytest.mark.parametrize(("one", "other"), MET)
def test_cards_that_settle_something_together_meet(one, other):
    card = catalogue().get(one)
    assert any(mutants.caught(mutants.without(card, place), other) for place in range(len(card.abilities)))


def test_a_struck_ability_is_gone_and_the_others_stay():
    card = catalogue().get("Twitcher")
    struck = mutants.without(card, 1)
    assert struck.abilities[0] == card.abilities[0] and struck.abilities[2] == card.abilities[2]
    assert not struck.abilities[1].effects


def test_every_part_of_a_condition_is_let_go_by_itself():
    whats = [mutant.what for mutant in mutants.loosened(catalogue().get("Clansman"))]
    assert [what for what in whats if " when " in what and "foe" not in what] == [
        "abilities0 effects0 when 0",
        "abilities0 effects0 when 1",
    ]


if __name__ == "__main__":
    LIST.write_text("".join(f"{name}\n" for name in proved()), encoding="utf-8")
    lines = [f"{card.name}: {what}" for card in catalogue().cards for what in mutants.unasked(card)]
    UNASKED.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
