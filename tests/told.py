"""Scenarios written inside tests: run, refused, or brought to where a test wants to look."""

from __future__ import annotations

import textwrap

import pytest

from doomtable.errors import BadInput
from doomtable.scenarios.expectations import FailedExpectation
from doomtable.scenarios.position import build
from doomtable.scenarios.runner import read_text, run_scenario
from doomtable.scenarios.script import ScriptedGame

TWO = """
players:
  - {name: Ann}
  - {name: Bob}
"""
DUEL = """
players:
  - {name: Ann, squad: [Mitch Hunter], hand: [Positive Karma]}
  - {name: Bob, kohort: [Necromutant]}
"""


def holds(text: str) -> None:
    """Run every scenario of a text; each must hold."""
    for scenario in read_text(textwrap.dedent(text), "a.yaml"):
        found = run_scenario(scenario)
        assert found is None, f"{scenario.name}: expected {found.expected}; actual {found.actual}"


def fails(text: str) -> FailedExpectation:
    """Run the one scenario of a text, which must fail, and return how."""
    (scenario,) = read_text(textwrap.dedent(text), "a.yaml")
    found = run_scenario(scenario)
    assert found is not None
    return found


def wrong(text: str) -> str:
    """Return the sentence with which a text is refused."""
    with pytest.raises(BadInput) as caught:
        holds(text)
    return str(caught.value)


def play_of(text: str) -> ScriptedGame:
    """Return the play that a scenario begins with."""
    (scenario,) = read_text(textwrap.dedent(text), "a.yaml")
    position = build(scenario)
    position.game.forced = []
    return ScriptedGame(position.game, position.cast)
