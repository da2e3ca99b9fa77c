"""Whole games through the window, once by mouse alone and once by keys alone; and the table's manners along the way."""

from __future__ import annotations

import pytest
from groups import first_and_rest, little_and_all, rows
from table.pilot import Pilot, window


@pytest.mark.parametrize("goal", little_and_all(3, 12))
@pytest.mark.parametrize("keyboard", first_and_rest(1, [False, True]))
def test_a_hot_seat_game_is_played_to_its_end(keyboard: bool, goal: int) -> None:
    pilot = Pilot(window(seed=5, goal=goal), 5, keyboard)
    count = pilot.play(6000, draw=True)
    assert pilot.over(), f"not over after {count} presses"
    pilot.frame()
    table = pilot.table
    assert table.display.sheet is not None and table.display.sheet.name == "end"
    assert pilot.did["card"] > 5 and pilot.did["button"] > 20


@pytest.mark.parametrize(("size", "presses"), rows(1, [((1024, 640), 60), ((1024, 640), 400), ((1920, 1080), 400)]))
def test_more_players_at_more_sizes(size: tuple[int, int], presses: int) -> None:
    pilot = Pilot(window(size, seed=3, goal=15, seats=4), 3, False)
    pilot.play(presses, draw=True)
    pilot.frame()
    assert pilot.did["card"] > 5
