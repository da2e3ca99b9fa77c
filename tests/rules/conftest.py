"""Cards made for a test file stand beside the base set while its tests run."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from doomtable.cards.catalogue import catalogue
from doomtable.rules.game import Game
from doomtable.scenarios import position
from doomtable.scenarios.runner import open_told, read_text, run_scenario


@pytest.fixture(autouse=True)
def made(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Positions may hold the cards that the test file lists as MADE."""
    if own := getattr(request.module, "MADE", ()):
        monkeypatch.setattr(position, "catalogue", lambda: catalogue().extended(own))


@pytest.fixture
def played() -> Callable[[str], None]:
    """Runs the scenarios of a text over the base set and the cards made for it."""

    def run(text: str) -> None:
        for scenario in read_text(text, "made"):
            found = run_scenario(scenario)
            assert found is None, f"{scenario.name}: expected {found.expected}; actual {found.actual}"

    return run


@pytest.fixture
def opened(tmp_path: Path) -> Callable[[str], Game]:
    """A game from the text of a scenario."""

    def opening(text: str) -> Game:
        path = tmp_path / "position.yaml"
        path.write_text(text, encoding="utf-8")
        return open_told(path)[0]

    return opening
