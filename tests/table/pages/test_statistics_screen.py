"""The screen of the statistics: its tabs, its numbers, every message, and files that cannot be used."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from groups import first_and_rest, little_and_all
from table.pages.test_saved_games_screen import LONG, SIZES, button, check, click, drawn, key

from doomtable.records import statistics_db
from doomtable.records.statistics_db import FinishedGame, SeatRow
from doomtable.table.kit.message import ShowTitle
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.pages.page_messages import WriteStatisticsCsv
from doomtable.table.pages.statistics_screen import StatisticsScreen, ended_at, percent
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.table.window import screenshot
from doomtable.words.words import Words

WORDS = Words("en")


@pytest.fixture(autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.font.init()


def game(
    number: int, *places: str, deck: str = "Hussars", how: str = "promotion", seconds: float = 60.0
) -> FinishedGame:
    """A finished game of as many seats as places."""
    seats = tuple(
        SeatRow(f"Player {i + 1}", "greedy" if i else "human", "Cultists" if i else deck, 20 + i, -3, place)
        for i, place in enumerate(places)
    )
    ended = f"2025-01-{number % 28 + 1:02}T{number % 24:02}:00:00Z"
    return FinishedGame(f"g{number}", ended, "second", how, 10 + number % 3, 20, 1000 * number, seats, seconds)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file of three games."""
    file = tmp_path / "statistics.sqlite"
    statistics_db.add_game(file, game(1, "won", "lost"))
    statistics_db.add_game(file, game(2, "lost", "won", how="no_warriors"))
    statistics_db.add_game(file, game(3, "drawn", "drawn", how="draw"))
    return file


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of two hundred games with many decks, one with the longest of names, and three at a table."""
    file = tmp_path_factory.mktemp("crowd") / "crowd.sqlite"
    for i in range(1, 201):
        places = ("won", "lost", "lost") if i % 7 == 0 else ("won", "lost")
        statistics_db.add_game(file, game(i, *places, deck=LONG if i % 5 == 0 else f"Deck {i}"))
    return file


def scene(path: Path, size: tuple[int, int] = (1280, 800)) -> StatisticsScreen:
    return StatisticsScreen(WORDS, Theme(PALETTES["default"], scale_for(size)), size, path)


def test_the_numbers_are_those_of_the_file(path: Path) -> None:
    made = scene(path)
    decks, pairings, players, games = made.pages
    assert decks.rows[1].cells == ("Hussars", "3", "1", "1", "1", "33%", "11.0", "20.0")
    assert pairings.rows[0].cells == ("Cultists", "Hussars", "3", "1", "1", "1", "33%", "11.0")
    assert players.rows[0].cells[:3] == ("Player 1", "Human", "3")
    assert players.rows[1].cells[:3] == ("Player 2", "Computer, Veteran", "3")
    assert [row.cells[2:] for row in games.rows] == [
        ("Nobody", "Draw", "10", "3000"),
        ("Player 2", "No warriors left", "12", "2000"),
        ("Player 1", "Promotion", "11", "1000"),
    ]
    parts = made.note().split(" · ")
    assert parts[:4] == ["3 games", "1 by Promotion", "1 with no warriors left", "1 drawn"]
    assert parts[4:] == ["11.0 rounds on average", "0 h 3 min at the table"]


def test_the_columns_of_numbers_stand_right(path: Path) -> None:
    for page in scene(path).pages:
        for i, column in enumerate(page.columns):
            cells = [row.cells[i].rstrip("%") for row in page.rows]
            numbers = all(cell.replace(".", "", 1).replace("-", "", 1).isdecimal() for cell in cells)
            assert numbers == column.right, column.title


def test_meetings_that_others_decided_have_a_column_where_there_are_any(path: Path, crowd: Path) -> None:
    titles = [column.title for column in scene(path).pages[1].columns]
    assert [column.title for column in scene(crowd).pages[1].columns if column.title not in titles] == ["Neither"]


def test_all_or_none_is_said_only_where_it_is_so() -> None:
    said = [percent(WORDS, rate) for rate in (0.0, 0.001, 0.5, 2 / 3, 0.999, 1.0)]
    assert said == ["0%", "1%", "50%", "67%", "99%", "100%"]


def test_the_mouse_alone_says_everything(path: Path) -> None:
    made = scene(path)
    for page, tab in enumerate(made.places.tabs):
        assert click(made, tab) is None and made.page == page
    click(made, made.grid.rows[1])
    assert made.row == 1
    assert click(made, button(made, WriteStatisticsCsv())) == WriteStatisticsCsv()
    assert click(made, button(made, ShowTitle())) == ShowTitle()


def test_the_keyboard_alone_says_everything(path: Path) -> None:
    made = scene(path)
    for page in (1, 2, 3, 0):
        key(made, pygame.K_RIGHT)
        assert made.page == page
    key(made, pygame.K_LEFT)
    key(made, pygame.K_DOWN)
    assert (made.page, made.row) == (3, 1)
    assert key(made, pygame.K_RETURN) is None, "there is nothing to do with a row"
    while made.focus[0] != "button":
        key(made, pygame.K_TAB)
    assert key(made, pygame.K_RETURN) == WriteStatisticsCsv()
    assert key(made, pygame.K_ESCAPE) == ShowTitle()


def test_without_games_it_says_so(tmp_path: Path) -> None:
    made = scene(tmp_path / "none.sqlite")
    assert not any(page.rows for page in made.pages) and made.note() == ""
    assert not made.buttons[0].enabled and {page.tone for page in made.pages} == {"ash"}
    check(made)
    drawn(made)
    assert key(made, pygame.K_RETURN) == ShowTitle(), "the keyboard stands on the way back"


def test_a_file_that_cannot_be_used_is_told_in_the_middle(tmp_path: Path) -> None:
    wrong = tmp_path / "statistics.sqlite"
    wrong.write_bytes(b"nothing of the kind" * 100)
    for size in SIZES:
        made = scene(wrong, size)
        assert all(page.empty.count(str(wrong)) == 1 and page.tone == "blood" for page in made.pages)
        assert not made.buttons[0].enabled
        check(made)
        drawn(made)


@pytest.mark.parametrize("size", first_and_rest(2, SIZES))
def test_nothing_leaves_the_window(crowd: Path, size: tuple[int, int]) -> None:
    made = scene(crowd, size)
    for page in range(4):
        made.turn(page)
        for pressed in (pygame.K_DOWN, pygame.K_END, pygame.K_PAGEUP, pygame.K_HOME):
            key(made, pressed)
            check(made)
        drawn(made)


@pytest.mark.parametrize("sizes", little_and_all(SIZES[:2], SIZES))
def test_it_takes_other_sizes(crowd: Path, sizes: tuple[tuple[int, int], ...]) -> None:
    made = scene(crowd, (1024, 640))
    key(made, pygame.K_END)
    for size in (*sizes, *reversed(sizes)):
        made.resize(size, Theme(PALETTES["default"], scale_for(size)))
        check(made)
        assert made.grid.top <= made.row < made.grid.top + len(made.grid.rows)
        drawn(made)


def test_where_the_csv_lies_is_told(path: Path) -> None:
    made = scene(path, (1024, 640))
    made.show_notice(f"/somewhere/{LONG}/statistics.csv")
    assert made.said and made.dirty
    drawn(made)
    click(made, made.places.tabs[1])
    assert not made.said


def test_moments_of_the_file_are_local() -> None:
    when = ended_at("2025-01-31T18:05:00Z")
    assert when is not None and when.tzinfo is None
    assert ended_at("some day") is None


@pytest.mark.parametrize("name", ["saved", "statistics"])
def test_a_picture_needs_no_position(tmp_path: Path, name: str) -> None:
    out = tmp_path / "out.png"
    screenshot.render(None, out, size=(1024, 640), scene=name)
    assert pygame.image.load(str(out)).get_size() == (1024, 640)
