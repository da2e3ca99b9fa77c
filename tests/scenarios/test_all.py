"""Every scenario of this folder holds, and every scenario of ours names the clauses it serves."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doomtable.scenarios.parser import Scenario
from doomtable.scenarios.runner import read, run_scenario

HERE = Path(__file__).parent
SCENARIOS = [scenario for path in sorted(HERE.glob("*.yaml")) for scenario in read(path)]
CLAUSE = re.compile(r"[A-Z]+(-GEN|-FFA)?-R?[0-9]+")


def called(scenario: Scenario) -> str:
    """Return the name of a scenario in a test report."""
    return f"{Path(scenario.document.file).stem}: {scenario.name}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=called)
def test_scenario(scenario):
    found = run_scenario(scenario)
    assert found is None, f"expected {found.expected}; actual {found.actual}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=called)
def test_it_names_its_clauses(scenario):
    assert scenario.spec.clauses
    assert all(CLAUSE.fullmatch(clause) for clause in scenario.spec.clauses)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=called)
def test_what_is_illegal_says_why(scenario):
    assert all(attempt.because for attempt in scenario.illegal)


def test_names_are_given_once():
    names = [scenario.name for scenario in SCENARIOS]
    assert len(set(names)) == len(names)
