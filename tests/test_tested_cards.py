"""The list of cards that scenarios name, which `cards --coverage` reads, agrees with the scenarios.

Run this file as a program to write the list anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from doomtable.cards import catalogue
from doomtable.rules.terms import normal

ROOT = Path(__file__).parents[1]
LIST = ROOT / "assets" / "tested-cards.txt"


def named() -> list[str]:
    """Return the names of all declared cards that stand in a scenario of ours, in the order of their codes."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((ROOT / "tests/scenarios").glob("*.yaml")))
    lines = " ".join(re.sub(r"#.*|^(name|clauses):.*", "", line) for line in text.splitlines())
    words = f" {re.sub(r'[^a-z0-9]+', ' ', normal(lines))} "
    return [c.name for c in catalogue().cards if f" {re.sub(r'[^a-z0-9]+', ' ', normal(c.name)).strip()} " in words]


def test_the_list_is_true():
    listed = LIST.read_text(encoding="utf-8").splitlines()
    assert listed == named(), "run `python tests/test_tested_cards.py` to write the list anew"


if __name__ == "__main__":
    LIST.write_text("\n".join(named()) + "\n", encoding="utf-8")
