"""`doomtable stats`: totals and decks for people, one object for programs, a CSV, one sentence for what is wrong."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from doomtable.records import statistics_db
from doomtable.records.statistics_db import FinishedGame, SeatRow

Said = Callable[..., tuple[int, str, str]]


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's own statistics, not there yet."""
    path = tmp_path / "own" / "statistics.sqlite"
    monkeypatch.setattr(statistics_db, "statistics_file", lambda: path)
    return path


@pytest.fixture
def played(file: Path) -> Path:
    """Three games of two decks, one of them drawn."""
    for number, places in enumerate((("won", "lost"), ("won", "lost"), ("drawn", "drawn"))):
        seats = (
            SeatRow("Ann", "human", "Hussars", 20, 3, places[0]),
            SeatRow("Greedy", "greedy", "Cultists", 10, 0, places[1]),
        )
        how = "draw" if "drawn" in places else "promotion"
        game = FinishedGame(f"g{number}", f"2025-01-0{number + 1}T12:00:00Z", "second", how, 10, 20, 200, seats)
        statistics_db.add_game(file, game)
    return file


def test_people_read_totals_and_decks(played: Path, said: Said) -> None:
    status, out, err = said("stats")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "3 games · ended by promotion 2, draw 1 · 10.0 rounds on average"
    assert lines[2].split() == ["Deck", "Games", "Won", "Lost", "Drawn", "Win", "rate", "Avg.", "rounds"]
    assert lines[3].split() == ["Cultists", "3", "0", "2", "1", "0%", "10.0"]
    assert lines[4].split() == ["Hussars", "3", "2", "0", "1", "67%", "10.0"]
    assert len({len(line) for line in lines[2:]}) == 1, "the numbers stand under each other"


def test_programs_read_one_object(played: Path, said: Said) -> None:
    status, out, err = said("stats", "--json")
    found = json.loads(out)
    assert (status, err) == (0, "")
    assert found["file"] == str(played)
    assert found["totals"]["games"] == 3
    assert found["totals"]["outcomes"] == {"promotion": 2, "no_warriors": 0, "deck_out": 0, "draw": 1}
    assert [deck["deck"] for deck in found["decks"]] == ["Cultists", "Hussars"]
    assert {(row["deck"], row["other"], row["wins"]) for row in found["pairings"]} == {
        ("Cultists", "Hussars", 0), ("Hussars", "Cultists", 2),
    }  # fmt: skip


@pytest.mark.parametrize("name", ["Hussars", "hussars", " Hussars "])
def test_one_deck_against_the_others(played: Path, said: Said, name: str) -> None:
    status, out, _ = said("stats", "--deck", name)
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()[2:] if line] == ["Deck", "Hussars", "Against", "Cultists"]
    found = json.loads(said("stats", "--deck", name, "--json")[1])
    assert [row["deck"] for row in (*found["decks"], *found["pairings"])] == ["Hussars", "Hussars"]


def test_a_csv_is_written(played: Path, said: Said, tmp_path: Path) -> None:
    out = tmp_path / "games.csv"
    assert said("stats", "--csv", out) == (0, f"{out}: 3 games\n", "")
    with out.open(newline="", encoding="utf-8") as sheet:
        assert len(list(csv.reader(sheet))) == 7
    found = json.loads(said("stats", "--csv", out, "--json")[1])
    assert found["csv"] == str(out) and found["totals"]["games"] == 3


def test_without_games_there_is_nothing_to_tell(file: Path, said: Said, tmp_path: Path) -> None:
    assert said("stats") == (0, "no game has been finished yet\n", "")
    assert json.loads(said("stats", "--json")[1])["decks"] == []
    assert said("stats", "--csv", tmp_path / "none.csv")[:2] == (0, f"{tmp_path / 'none.csv'}: 0 games\n")
    assert not file.exists(), "reading makes no file"


def test_what_cannot_be_used_is_one_sentence(played: Path, said: Said, tmp_path: Path) -> None:
    for words in (
        ("--csv", tmp_path / "nowhere" / "x.csv"), ("--csv", tmp_path), ("--csv", played), ("--deck", "Nobody's"),
        ("--csv", tmp_path / "x.csv", "--deck", "Hussars"),
    ):  # fmt: skip
        status, out, err = said("stats", *words)
        assert (status, out) == (2, "")
        assert err.startswith("doomtable: ") and err.count("\n") == 1 and "Traceback" not in err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["own"]


def test_a_damaged_file_is_one_sentence(file: Path, said: Said) -> None:
    file.parent.mkdir()
    file.write_bytes(b"nothing of the kind" * 100)
    status, out, err = said("stats", "--json")
    assert (status, out) == (2, "") and str(file) in err and err.count("\n") == 1
