"""Every scenario of this folder holds, and every scenario of ours names the clauses it serves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from each import check_each
from mutants import run_scenario, scenarios

from doomtable.scenarios.parser import Scenario

SCENARIOS = scenarios()
CLAUSE = re.compile(r"[A-Z]+(-[A-Z]+)?-R?[0-9]+")


FILES = sorted({Path(scenario.document.file).stem for scenario in SCENARIOS})


def place(scenario: Scenario) -> str:
    """Return where a scenario stands, and its name."""
    return f"{Path(scenario.document.file).name}:{scenario.document.line}: {scenario.name}"


@pytest.mark.parametrize("file", FILES)
def test_scenarios(file):
    """A test a file: as many tests as scenarios took longer to tell of than to run."""

    def holds(scenario):
        found = run_scenario(scenario)
        assert found is None, f"expected {found.expected}; actual {found.actual}"

    check_each(holds, [one for one in SCENARIOS if Path(one.document.file).stem == file], place)


def test_every_scenario_names_its_clauses():
    def names_clauses(scenario):
        assert scenario.spec.clauses
        assert [clause for clause in scenario.spec.clauses if not CLAUSE.fullmatch(clause)] == []

    check_each(names_clauses, SCENARIOS, place)


def test_what_is_illegal_says_why():
    def says_why(scenario):
        assert [attempt.words for attempt in scenario.illegal if not attempt.because] == []

    check_each(says_why, SCENARIOS, place)


def test_names_are_given_once():
    names = [scenario.name for scenario in SCENARIOS]
    assert len(set(names)) == len(names)
