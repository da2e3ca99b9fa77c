"""The golden playthroughs: what the engine does may change only together with the version of its rules.

Whatever record is laid into tests/playthroughs, a report of a fault too, is played again here as it is.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from doomtable.records.record_parser import read_record
from doomtable.records.verification import Drift, replayed
from doomtable.rules.game import RULES_VERSION

PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.record"))
ANEW = "raise RULES_VERSION in doomtable/rules/game.py and run python tests/playthroughs/make.py"


def test_there_are_some():
    assert len(PLAYTHROUGHS) >= 5


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_the_engine_plays_as_its_version_says(path):
    found = read_record(path)
    assert found.header.rules == RULES_VERSION or found.report is not None, f"{path.name} is of other rules: {ANEW}"
    count = -1
    try:
        for _ in replayed(found):
            count += 1
    except Drift as drift:
        if found.header.rules == RULES_VERSION:
            raise AssertionError(f"{path.name}: {drift.reason}; if that is meant, {ANEW}") from drift
    assert count == len(found.choices)


def test_a_change_of_behaviour_would_be_noticed(monkeypatch):
    """The test above is not blind: a rule that works otherwise is found."""
    from doomtable.rules import mutate

    gain = mutate.gain
    path = next(path for path in PLAYTHROUGHS if path.stem == "greedy")
    found = read_record(path)

    def more(state, seat, n, *rest):
        return gain(state, seat, n + 1, *rest)

    monkeypatch.setattr(mutate, "gain", more)
    with pytest.raises(Drift):
        for _ in replayed(found):
            pass
