"""The list of tested cards, which `cards --coverage` reads, is what the scenarios prove.

A card is tested when a scenario has it in its position and, for every ability of it, one fails without that ability.
Run this file as a program to write the lists anew.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import mutants

from doomtable.cards import catalogue

ROOT = Path(__file__).parents[1]
LIST = ROOT / "assets" / "tested-cards.txt"
UNASKED = Path(__file__).with_name("unasked.txt")


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


def tested() -> list[str]:
    """The names of all tested cards, in the order of their codes."""
    return [card.name for card in catalogue().cards if card.name not in gaps()]


@cache
def unasked() -> list[str]:
    """What cards ask for without a scenario that refuses what lacks it, a line each."""
    return [f"{card.name}: {what}" for card in catalogue().cards for what in mutants.unlimited(card)]


def test_the_list_is_true():
    listed = LIST.read_text(encoding="utf-8").splitlines()
    missing = {name: gaps().get(name) for name in set(listed) ^ set(tested())}
    assert listed == tested(), f"run `python tests/test_tested_cards.py` to write it anew; {missing}"


def test_every_ability_is_exercised():
    assert gaps() == {}


def test_every_demand_is_refused_somewhere():
    """Nothing is let go unnoticed beside what is listed: demands that another one makes already."""
    known = UNASKED.read_text(encoding="utf-8").splitlines()
    assert unasked() == known


def test_a_struck_ability_is_gone_and_the_others_stay():
    card = catalogue().get("Twitcher")
    struck = mutants.without(card, 1)
    assert struck.abilities[0] == card.abilities[0] and struck.abilities[2] == card.abilities[2]
    assert not struck.abilities[1].effects


def test_every_part_of_a_condition_is_let_go_by_itself():
    whats = [mutant.what for mutant in mutants.loosened(catalogue().get("Clansman"))]
    assert [what for what in whats if " when " in what and "foe" not in what] == [
        " abilities0 effects0 when 0",
        " abilities0 effects0 when 1",
    ]


if __name__ == "__main__":
    LIST.write_text("\n".join(tested()) + "\n", encoding="utf-8")
    UNASKED.write_text("\n".join(unasked()) + "\n", encoding="utf-8")
