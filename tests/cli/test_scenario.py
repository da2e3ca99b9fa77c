"""`doomtable scenario`: what the runner found, for people and programs, and the exit status."""

from __future__ import annotations

import json


def test_scenario(said, stand_in):
    failed = [{"name": "x", "file": "x.yaml", "expected": 1, "actual": 2}]
    stand_in("scenarios.runner", run_files=lambda files, say: {"passed": 3, "failed": failed})
    assert said("scenario", "x.yaml")[:2] == (1, "3 passed, 1 failed\n")
    status, out, _ = said("scenario", "x.yaml", "--json")
    assert status == 1 and json.loads(out) == {"passed": 3, "failed": failed}


def test_without_a_file_there_is_nothing_to_run(said):
    assert said("scenario") == (2, "", "doomtable: no scenario file was named; name at least one.\n")
