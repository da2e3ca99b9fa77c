"""The picture of the lab: drawn by the table's painters, whole for two decks and for many, told by more than colour."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from lab.parties import READY, played, wish

from doomtable.cli import main
from doomtable.errors import BadInput
from doomtable.lab.results import collect_results
from doomtable.table.kit import charts
from doomtable.table.pages import lab_chart
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words


@pytest.fixture(autouse=True)
def fonts() -> None:
    pygame.font.init()


@pytest.mark.parametrize("decks", [2, 3, 8])
def test_decks_few_and_many_are_drawn(decks: int) -> None:
    made = lab_chart.picture(played(games=2, decks=decks, cap=40), Words("en"), Theme())
    assert made.get_width() >= 1600 and made.get_height() > 800
    assert pygame.transform.average_color(made)[:3] != (0, 0, 0)


def test_nothing_played_is_drawn_all_the_same() -> None:
    made = lab_chart.picture(collect_results(wish(), [], 0.0, "interrupted"), Words("en"), Theme())
    assert made.get_width() >= 1600


def test_the_command_writes_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "lab.png"
    words = ("--players", "random", "--option", "goal_p=6", "--seed", "3", "--games", "4", "--plot", str(out))
    assert main.run(["lab", str(READY[0]), str(READY[1]), *words]) == 0
    assert f"{out} was written." in capsys.readouterr().out.replace("\n", "")
    assert pygame.image.load(str(out)).get_width() == 1600


def test_what_cannot_be_written_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be written"):
        lab_chart.draw(played(games=1), tmp_path / "gone" / "lab.png")


def test_series_of_one_colour_have_other_marks() -> None:
    marks = [(charts.colour_of(n, Theme()), charts.CORNERS[n % len(charts.CORNERS)]) for n in range(42)]
    assert len(set(marks)) == 42


def test_labels_do_not_lie_upon_one_another() -> None:
    places = charts.spread({0: 100.0, 1: 98.0, 2: 99.0, 3: 20.0}, 120.0, 19.0)
    ordered = sorted(places.values())
    assert all(b - a >= 19 for a, b in pairwise(ordered)) and places[3] == 20
    assert places[0] > places[2] > places[1], "the order is that of the curves"


@pytest.mark.parametrize(("low", "reach"), [(-0.1, 0.2), (-0.35, 0.4), (-0.7, 1.0)])
def test_an_axis_goes_as_far_as_it_must(low: float, reach: float) -> None:
    assert charts.reach_of([charts.Difference("Hussar", 0.0, low, 0.05, "", False)]) == reach
    assert charts.reach_of([]) == 1.0
