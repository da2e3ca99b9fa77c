"""What is told of the blows of a combat: those that fall, and no other."""

from __future__ import annotations

from pathlib import Path

import pytest

from doomtable.scenarios.runner import open_told

BLOWS = """
players:
  - {name: Ann, kohort: [Razide]}
  - {name: Bob, destiny: 9, squad: [%s], hand: [Speed]}
script:
  - Ann: [attack, Razide, %s, fight]
  - pass: all
%s
"""
SPEED = "  - Bob: [cast, Speed]\n  - pass: all"


@pytest.mark.parametrize(
    ("warrior", "script", "struck"),
    [
        ("Archinquisitor Nikodemus", "", 2),  # at the same time
        ("Inquisitor Majoris", SPEED, 1),
    ],
)
def test_who_is_stopped_by_a_first_strike_is_told_to_strike_nobody(
    warrior: str, script: str, struck: int, tmp_path: Path
) -> None:
    """FIRSTSTRIKE-03, COMBAT-29."""
    path = tmp_path / "blows.yaml"
    text = BLOWS % (warrior, warrior, "")
    if script:
        text = text.replace("  - pass: all\n", script + "\n")
    path.write_text(text, encoding="utf-8")
    _, log = open_told(path)
    assert len([event for event in log if event.kind == "compared"]) == struck
