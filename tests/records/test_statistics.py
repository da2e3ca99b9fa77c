"""Statistics of finished games: what is kept comes back, sums are right, and no file is ever made worse."""

from __future__ import annotations

import csv
import io
import os
import sqlite3
import sys
import tempfile
from contextlib import ExitStack, closing
from pathlib import Path
from subprocess import PIPE

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from processes import started

from doomtable.errors import BadInput
from doomtable.files.decks import user_decks
from doomtable.files.storage import BadFile
from doomtable.records import statistics_db
from doomtable.records.statistics_csv import HEADER, csv_text, write_csv
from doomtable.records.statistics_db import (
    FinishedGame,
    SeatRow,
    add_game,
    checked,
    place_of,
    statistics_file,
    tidied,
)
from doomtable.records.statistics_totals import (
    DeckTotals,
    PairingTotals,
    PlayerTotals,
    by_deck,
    by_pairing,
    by_player,
    finished_games,
    overall_totals,
)

READERS = (finished_games, by_deck, by_player, by_pairing, overall_totals, csv_text)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "statistics.sqlite"


def seat(name="Ann", deck="Hussars", place="won", kind="human", promotion=30, destiny=5) -> SeatRow:
    return SeatRow(name, kind, deck, promotion, destiny, place)


def game(id="one", *seats: SeatRow, ended="2025-01-31T18:05:00Z", **other) -> FinishedGame:
    played = {"ruleset": "second", "outcome": "promotion", "rounds": 10, "turns": 19, "choices": 240}
    both = seats or (seat(), seat("Greedy", "Cultists", "lost", "greedy", 12, -1))
    return FinishedGame(id=id, ended=ended, seats=both, **(played | other))


def refused(call, *args) -> str:
    """Return the one sentence with which a call refuses a file."""
    with pytest.raises(BadFile) as caught:
        call(*args)
    assert isinstance(caught.value, BadInput) and "\n" not in str(caught.value)
    return str(caught.value)


def pragma(path: Path, text: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as base:
        base.execute(text)


# ---------------------------------------------------------------------------------------------------- keeping


def test_a_game_comes_back_as_it_was_kept(path):
    kept = game(seconds=61.25, undone=3)
    assert add_game(path, kept) is True
    assert finished_games(path) == (kept,)


def test_nobody_has_to_measure_the_time(path):
    add_game(path, game())
    assert finished_games(path)[0].seconds is None


def test_a_game_kept_twice_counts_once_and_stays(path):
    first = game(seconds=5)
    assert add_game(path, first) is True
    assert add_game(path, first) is False
    assert add_game(path, game(rounds=99, ended="2030-01-01T00:00:00Z")) is False
    assert finished_games(path) == (first,)
    assert overall_totals(path).games == 1 and by_deck(path)[0].games == 1


def test_folders_are_made(tmp_path):
    path = tmp_path / "data" / "doomtable" / "statistics.sqlite"
    assert add_game(path, game()) and path.is_file()
    assert os.listdir(path.parent) == [path.name], "a journal is left"


def test_its_place_is_beside_the_own_decks():
    assert statistics_file() == user_decks().parent / "statistics.sqlite"


def test_a_relative_path_is_a_file_whatever_its_name(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for name in (":memory:", "file:x?mode=memory", "a?b#c%00.sqlite"):
        add_game(Path(name), game())
        assert len(finished_games(Path(name))) == 1 and (tmp_path / name).is_file()


def test_newest_first_and_no_more_than_asked_for(path):
    for id, ended in (
        ("b", "2025-02-01T00:00:00Z"),
        ("d", "2025-04-01T00:00:00Z"),
        ("a", "2025-01-01T00:00:00Z"),
    ):
        add_game(path, game(id, ended=ended))
    add_game(path, game("late", ended="2025-04-01T00:00:00Z"))
    assert [one.id for one in finished_games(path)] == ["late", "d", "b", "a"]
    assert [one.id for one in finished_games(path, limit=2)] == ["late", "d"]
    assert [len(finished_games(path, limit=limit)) for limit in (0, -5, 10**30, None)] == [0, 0, 4, 4]


def test_a_hundred_games_unless_more_are_asked_for(path):
    for number in range(102):
        add_game(path, game(f"{number}"))
    assert len(finished_games(path)) == 100 and len(finished_games(path, limit=None)) == 102
    assert csv_text(path).count("\r\n") == 1 + 2 * 102


def test_games_of_a_deck_and_of_a_player(path):
    add_game(path, game("one"))
    add_game(path, game("two", seat("Bob", "Hussars"), seat("Ann", "Hussars", "lost")))
    add_game(path, game("three", seat("Bob", "Doom"), seat("Cid", "Doom", "lost")))
    assert [one.id for one in finished_games(path, deck="Hussars")] == ["two", "one"]
    assert [one.id for one in finished_games(path, player="Bob")] == ["three", "two"]
    assert [one.id for one in finished_games(path, deck="Hussars", player="Bob", limit=1)] == ["two"]
    assert [len(one.seats) for one in finished_games(path, player="Ann")] == [2, 2], (
        "all seats of a game that was found"
    )
    assert finished_games(path, deck="hussars") == finished_games(path, deck="' or 1 --") == ()
    assert finished_games(path, player="\ud800") == ()


@pytest.mark.parametrize(
    ("given_", "kept"),
    [
        ("2025-01-31T18:05:00+00:00", "2025-01-31T18:05:00Z"),
        ("2025-01-31T18:05:00.987654Z", "2025-01-31T18:05:00Z"),
        ("2025-01-31T01:05:00+02:00", "2025-01-30T23:05:00Z"),
    ],
)
def test_ends_are_kept_in_utc(path, given_, kept):
    add_game(path, game(ended=given_))
    assert finished_games(path)[0].ended == kept


@pytest.mark.parametrize(
    "wrong",
    [
        {"ended": "2025-01-31T18:05:00"},
        {"ended": "yesterday"},
        {"ended": "0001-01-01T00:00:00+14:00"},
        {"outcome": "capped"},
        {"outcome": "draw"},
        {"id": ""},
        {"id": "x" * 101},
        {"id": "a\nb"},
        {"rounds": -1},
        {"turns": 2**31},
        {"choices": True},
        {"undone": 1.5},
        {"seconds": float("nan")},
        {"seconds": -1.0},
        {"seats": ()},
        {"seats": (seat(),) + (seat(place="lost"),) * 7},
        {"seats": (seat(), seat())},
        {"seats": (seat(place="lost"), seat(place="lost"))},
        {"seats": (seat(), seat(place="drawn"))},
        {"seats": (seat(), seat(place="second"))},
        {"seats": (seat(promotion=2**40), seat(place="lost"))},
        {"seats": (seat(destiny="five"), seat(place="lost"))},
    ],
)
def test_what_cannot_have_been_played_is_not_kept(path, wrong):
    with pytest.raises(ValueError):
        add_game(path, game()._replace(**wrong))
    assert not path.exists()


def test_places():
    assert [place_of(0, (0,)), place_of(1, (0,)), place_of(0, ())] == ["won", "lost", "drawn"]
    assert [place_of(0, (), out=True), place_of(1, (0,), out=True)] == ["lost", "lost"]
    assert [place_of(seat, (0, 2)) for seat in range(4)] == ["won", "lost", "won", "lost"]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Ann", "Ann"),
        ("", ""),
        ("  Ann\t of\r\n the\u2028Hussars\x85 ", "Ann of the Hussars"),
        ("A\x00n\x1b[31mn\u200b\u202e", "An[31mn"),
        ("a \u200b b", "a b"),
        ("\ud800Ann", "Ann"),
        ("x" * 99 + " y", "x" * 99),
        ("Łukasz – 'Zażółć'", "Łukasz – 'Zażółć'"),
    ],
)
def test_names_are_one_line_of_text(path, name, kept):
    assert tidied(name) == kept
    add_game(path, game("one", seat(name, name, kind=name), seat(place="lost"), ruleset=name))
    found = finished_games(path)[0]
    assert found.seats[0][:3] == (kept, kept, kept) and found.ruleset == kept
    assert finished_games(path, deck=name) == finished_games(path, player=name) == (found,)


@given(st.text(max_size=150))
def test_tidying_again_changes_nothing(name):
    once = tidied(name)
    assert tidied(once) == once and len(once) <= 100 and once == once.strip() and once.isprintable()


# ------------------------------------------------------------------------------------------------------- sums


def test_sums_of_decks(path):
    add_game(path, game("one", rounds=10))
    add_game(
        path,
        game("two", seat(place="lost", promotion=10), seat("Greedy", "Cultists", kind="greedy"), rounds=4),
    )
    add_game(
        path,
        game(
            "three", seat(place="drawn", promotion=2), seat("Bob", "Doom", "drawn"), outcome="draw", rounds=1
        ),
    )
    assert by_deck(path) == (
        DeckTotals("Hussars", 3, 3, 1, 1, 1, 1 / 3, 5.0, 14.0),
        DeckTotals("Cultists", 2, 2, 1, 1, 0, 0.5, 7.0, 21.0),
        DeckTotals("Doom", 1, 1, 0, 0, 1, 0.0, 1.0, 30.0),
    )


def test_a_deck_against_itself_is_one_game_of_two_seats(path):
    add_game(path, game("one", seat(promotion=30), seat("Bob", place="lost", promotion=10), rounds=10))
    add_game(path, game("two", rounds=4))
    mirror = next(row for row in by_deck(path) if row.deck == "Hussars")
    assert mirror == DeckTotals("Hussars", 2, 3, 2, 1, 0, 2 / 3, 7.0, 70 / 3)
    assert by_pairing(path, deck="Hussars") == (
        PairingTotals("Hussars", "Cultists", 1, 1, 1, 0, 0, 0, 1.0, 4.0),
        PairingTotals("Hussars", "Hussars", 1, 2, 1, 1, 0, 0, 0.5, 10.0),
    )


def test_pairings_are_there_from_both_sides(path):
    add_game(path, game("one"))
    add_game(path, game("two", rounds=20))
    add_game(
        path,
        game("three", seat(place="drawn"), seat(deck="Cultists", place="drawn"), outcome="draw", rounds=0),
    )
    there = PairingTotals("Hussars", "Cultists", 3, 3, 2, 0, 1, 0, 2 / 3, 10.0)
    back = PairingTotals("Cultists", "Hussars", 3, 3, 0, 2, 1, 0, 0.0, 10.0)
    assert by_pairing(path) == (back, there)
    assert by_pairing(path, deck="Hussars") == (there,)
    assert by_pairing(path, deck="Hussar") == ()


def test_among_three_each_two_meet(path):
    add_game(path, game("one", seat(deck="A"), seat(deck="B", place="lost"), seat(deck="C", place="lost")))
    drawn = (seat(deck="A", place="drawn"), seat(deck="B", place="drawn"), seat(deck="C", place="lost"))
    add_game(path, game("two", *drawn, outcome="draw"))
    found = {(row.deck, row.other): row[2:8] for row in by_pairing(path)}
    assert found == {
        ("A", "B"): (2, 2, 1, 0, 1, 0),
        ("A", "C"): (2, 2, 1, 0, 0, 1),
        ("B", "A"): (2, 2, 0, 1, 1, 0),
        ("B", "C"): (2, 2, 0, 0, 0, 2),
        ("C", "A"): (2, 2, 0, 1, 0, 1),
        ("C", "B"): (2, 2, 0, 0, 0, 2),
    }


def test_sums_of_players_keep_people_and_programs_apart(path):
    add_game(path, game("one"))
    add_game(
        path,
        game("two", seat("Greedy", promotion=8), seat("Greedy", "Cultists", "lost", "greedy", 4), rounds=20),
    )
    assert by_player(path) == (
        PlayerTotals("Greedy", "greedy", 2, 2, 0, 2, 0, 0.0, 15.0, 8.0),
        PlayerTotals("Ann", "human", 1, 1, 1, 0, 0, 1.0, 10.0, 30.0),
        PlayerTotals("Greedy", "human", 1, 1, 1, 0, 0, 1.0, 20.0, 8.0),
    )


def test_totals(path):
    add_game(path, game("one", seconds=60.5, undone=2))
    add_game(path, game("two", rounds=20, turns=41, choices=100, outcome="deck_out", undone=1))
    add_game(path, game("three", seconds=0.25, outcome="deck_out", rounds=0, turns=0, choices=80))
    assert overall_totals(path) == (
        3,
        (("promotion", 1), ("no_warriors", 0), ("deck_out", 2), ("draw", 0)),
        10.0,
        20.0,
        140.0,
        3,
        60.75,
    )


PLACED = st.integers(2, 4).flatmap(lambda n: st.tuples(st.just(n), st.integers(-1, n - 1)))


@settings(max_examples=30)
@given(st.lists(st.tuples(PLACED, st.lists(st.sampled_from("ABC"), min_size=4, max_size=4)), max_size=8))
def test_the_sums_add_up(played):
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "statistics.sqlite"
        for number, ((count, winner), decks) in enumerate(played):
            seats = [seat(deck=decks[at], place=place_of(at, () if winner < 0 else (winner,))) for at in range(count)]
            add_game(path, game(f"{number}", *seats, outcome="draw" if winner < 0 else "deck_out"))
        kept = finished_games(path)
        decks_, players, pairings, all_ = by_deck(path), by_player(path), by_pairing(path), overall_totals(path)
    assert len(kept) == all_.games == sum(count for _, count in all_.outcomes) == len(played)
    rows = [row for one in kept for row in one.seats]
    for sums in (decks_, players):
        assert sum(row.seats for row in sums) == len(rows)
        assert sum(row.wins for row in sums) == sum(row.place == "won" for row in rows)
        assert all(row.wins + row.losses + row.draws == row.seats for row in sums)
    for row in decks_:
        assert row.games == sum(any(s.deck == row.deck for s in one.seats) for one in kept)
    seen = {(row.deck, row.other): row for row in pairings}
    for (deck, other), row in seen.items():
        back = seen[other, deck]
        assert (row.games, row.meetings, row.draws, row.neither) == (
            back.games,
            back.meetings,
            back.draws,
            back.neither,
        )
        assert row.wins == back.losses and row.wins + row.losses + row.draws + row.neither == row.meetings


# -------------------------------------------------------------------------------------------------------- CSV


def test_the_csv_has_a_line_for_every_seat(path):
    add_game(path, game(seconds=61.5, undone=3))
    assert csv_text(path) == (
        "Game,Ended (UTC),Ruleset,How it ended,Rounds,Turns,Choices,Choices undone,Seconds,"
        "Seat,Player,Kind of player,Deck,Promotion,Destiny,Result\r\n"
        "one,2025-01-31T18:05:00Z,second,promotion,10,19,240,3,61.5,1,Ann,human,Hussars,30,5,won\r\n"
        "one,2025-01-31T18:05:00Z,second,promotion,10,19,240,3,61.5,2,Greedy,greedy,Cultists,12,-1,lost\r\n"
    )


def test_a_time_nobody_measured_is_an_empty_cell(path):
    add_game(path, game())
    assert next(csv.DictReader(io.StringIO(csv_text(path), newline="")))["Seconds"] == ""


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ("=1+1", "'=1+1"),
        ('=HYPERLINK("x","y")', '\'=HYPERLINK("x","y")'),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@sum", "'@sum"),
        ("＝1", "'＝1"),
        ("\t=1", "'=1"),
        ("'=1", "''=1"),
        ("'Kick", "'Kick"),
        ("1=1", "1=1"),
        ("a,b", "a,b"),
    ],
)
def test_no_name_becomes_a_formula(path, name, cell):
    add_game(path, game("=id", seat(name, name, kind=name), seat(place="lost"), ruleset=name))
    line = next(csv.DictReader(io.StringIO(csv_text(path), newline="")))
    assert [line[key] for key in ("Game", "Player", "Kind of player", "Deck", "Ruleset")] == ["'=id"] + [
        cell
    ] * 4


NAMES = st.text(st.characters(codec="utf-8"), max_size=30) | st.text("='+-@ \",;\r\n\tx", max_size=8)
NUMBERS = st.integers(-50, 500)


def plain(cell: str) -> str:
    """Take the apostrophe off again."""
    return cell[1:] if cell.lstrip("' ").startswith(tuple("=+-@＝＋－＠")) else cell


@settings(max_examples=60)
@given(
    st.lists(st.tuples(NAMES, NAMES, NAMES, NUMBERS, NUMBERS), min_size=1, max_size=4),
    st.none() | st.floats(0, 1e6),
    st.tuples(*[st.integers(0, 10**6)] * 4),
)
def test_the_csv_says_all_that_was_kept(seats, seconds, numbers):
    rows = [SeatRow(*row, place_of(at, (0,))) for at, row in enumerate(seats)]
    rounds, turns, choices, undone = numbers
    kept = game("x", *rows, seconds=seconds, undone=undone, rounds=rounds, turns=turns, choices=choices)
    with tempfile.TemporaryDirectory() as folder:
        add_game(Path(folder) / "s.sqlite", kept)
        write_csv(Path(folder) / "s.sqlite", Path(folder) / "s.csv")
        with open(Path(folder) / "s.csv", encoding="utf-8", newline="") as stream:
            head, *lines = csv.reader(stream, strict=True)
    assert tuple(head) == HEADER
    back = [
        SeatRow(*(plain(cell) for cell in line[10:13]), int(line[13]), int(line[14]), line[15])
        for line in lines
    ]
    assert tuple(back) == checked(kept).seats
    for at, line in enumerate(lines, start=1):
        assert [int(cell) for cell in (*line[4:8], line[9])] == [*numbers, at]
        assert (float(line[8]) if line[8] else None) == seconds


def test_the_csv_is_not_written_over_the_statistics(path, tmp_path):
    add_game(path, game())
    (tmp_path / "link.csv").symlink_to(path)
    os.link(path, tmp_path / "hard.csv")
    for out in (path, tmp_path / "link.csv", tmp_path / "hard.csv", tmp_path / "." / path.name):
        assert (
            refused(write_csv, path, out) == f"{out} holds the statistics themselves; choose another place."
        )
    missing = tmp_path / "none.sqlite"
    assert "choose another place" in refused(write_csv, missing, missing)
    assert len(finished_games(path)) == 1 and not missing.exists()


def test_a_csv_that_cannot_be_written(path, tmp_path):
    assert "cannot be written" in refused(write_csv, path, tmp_path / "no folder" / "out.csv")


# -------------------------------------------------------------------------------------- files that are no use


def empty_answers(path: Path) -> None:
    assert finished_games(path) == by_deck(path) == by_player(path) == by_pairing(path) == ()
    assert overall_totals(path) == (
        0,
        (("promotion", 0), ("no_warriors", 0), ("deck_out", 0), ("draw", 0)),
        None,
        None,
        None,
        0,
        0.0,
    )
    assert csv_text(path) == ",".join(HEADER) + "\r\n"


def test_a_file_that_is_not_there_has_no_games_and_is_not_made(path):
    empty_answers(path)
    empty_answers(path.parent / "no" / "folder" / "s.sqlite")
    assert list(path.parent.iterdir()) == []


def test_an_empty_file_has_no_games_and_takes_one(path):
    path.touch()
    empty_answers(path)
    assert path.read_bytes() == b""
    assert add_game(path, game()) and len(finished_games(path)) == 1


def test_tables_without_games(path):
    add_game(path, game())
    for table in ("seats", "games"):
        pragma(path, f"delete from {table}")
    empty_answers(path)


def spoiled(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    for call in READERS:
        assert "is damaged or holds something else; move it away" in refused(call, path)
    assert str(path) in refused(add_game, path, game("new"))
    assert path.read_bytes() == data, "a damaged file is left as it is"
    assert os.listdir(path.parent) == [path.name]


def test_a_file_of_something_else(path):
    spoiled(path, b"name: Hussars\n5 Hussar\n" * 400)


def test_a_file_cut_short(path):
    for number in range(200):
        add_game(path, game(f"{number}", seat("a" * 100), seat("b" * 100, place="lost")))
    spoiled(path, path.read_bytes()[:4096])


def test_a_file_overwritten_in_the_middle(path):
    add_game(path, game())
    data = bytearray(path.read_bytes())
    data[4096:] = b"\xff" * (len(data) - 4096)
    spoiled(path, bytes(data))


def test_text_that_is_none(path):
    add_game(path, game())
    pragma(path, "update games set ruleset = cast(x'ff' as text)")
    assert "is damaged" in refused(finished_games, path)
    assert "is damaged" in refused(csv_text, path)


def test_a_table_is_missing(path):
    add_game(path, game())
    pragma(path, "drop table seats")
    assert "is damaged" in refused(by_deck, path)
    assert "is damaged" in refused(add_game, path, game("two"))
    assert overall_totals(path).games == 1, "half a game was kept"


@pytest.mark.parametrize("version", [0, -1])
def test_somebody_else_s_database(path, version):
    pragma(path, "create table games (title text)")
    pragma(path, f"pragma user_version = {version}")
    data = path.read_bytes()
    for call, *more in (*((call,) for call in READERS), (add_game, game())):
        assert refused(call, path, *more) == f"{path} does not hold statistics of games; name another file."
    assert path.read_bytes() == data


def test_a_newer_version_is_left_alone(path):
    add_game(path, game())
    pragma(path, f"pragma user_version = {statistics_db.VERSION + 1}")
    data = path.read_bytes()
    said = f"{path} was written by a newer version of doomtable; update doomtable or name another file."
    for call, *more in (*((call,) for call in READERS), (add_game, game("two"))):
        assert refused(call, path, *more) == said
    assert path.read_bytes() == data


def test_the_version_is_in_the_file(path):
    add_game(path, game())
    with closing(sqlite3.connect(path)) as base:
        assert base.execute("pragma user_version").fetchone() == (statistics_db.VERSION,)


def test_a_file_where_a_folder_should_be(tmp_path):
    (tmp_path / "folder").write_text("no folder")
    for path in (tmp_path / "folder" / "s.sqlite", tmp_path / "folder" / "deeper" / "s.sqlite"):
        for call, *more in (*((call,) for call in READERS), (add_game, game())):
            assert "check its folder" in refused(call, path, *more)
    assert (tmp_path / "folder").read_text() == "no folder"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        (sqlite3.SQLITE_READONLY, "attempt to write a readonly database"),
        (sqlite3.SQLITE_FULL, "database or disk is full"),
        (sqlite3.SQLITE_IOERR | 3 << 8, "disk I/O error"),
    ],
)
def test_what_the_disk_refuses_is_told(path, monkeypatch, code, text):
    def fail(*args: object, **more: object) -> None:
        error = sqlite3.OperationalError(text)
        error.sqlite_errorcode = code
        raise error

    monkeypatch.setattr(statistics_db.sqlite3, "connect", fail)
    said = refused(add_game, path, game())
    assert said == f"{path} cannot be used ({text.lower()}); check its folder, its permissions and its disk."


def test_a_folder_is_no_file(tmp_path):
    for call, *more in (*((call,) for call in READERS), (add_game, game())):
        assert refused(call, tmp_path, *more) == f"{tmp_path} is not a file; name a file."


def test_a_name_that_cannot_be_one(tmp_path):
    for call, *more in (*((call,) for call in READERS), (add_game, game())):
        assert "cannot be used" in refused(call, tmp_path / "a\0b", *more)
    assert list(tmp_path.iterdir()) == []


# ------------------------------------------------------------------------------------------ several at a time


@pytest.fixture
def impatient(monkeypatch):
    """Nobody waits for another program."""
    monkeypatch.setattr(statistics_db, "PATIENCE", 0.0)


@pytest.mark.usefixtures("impatient")
def test_a_locked_file_is_told_and_loses_nothing(path):
    add_game(path, game())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin exclusive")
        for call, *more in ((add_game, game("two")), (finished_games,), (overall_totals,)):
            assert (
                refused(call, path, *more)
                == f"{path} is in use by another program; try again when that is done."
            )
        other.execute("rollback")
    assert add_game(path, game("two")) and len(finished_games(path)) == 2


@pytest.mark.usefixtures("impatient")
def test_a_reader_in_the_way_of_a_writer(path):
    add_game(path, game())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("begin")
        other.execute("select * from games").fetchall()
        assert "is in use" in refused(add_game, path, game("two"))
    assert len(finished_games(path)) == 1, "a game told as not kept was kept"
    assert add_game(path, game("two")) is True


WRITER = """
import sys
from pathlib import Path
from doomtable.records import statistics_db as s
from doomtable.files.storage import BadFile
path, me = Path(sys.argv[1]), sys.argv[2]
for number in range(20):
    for name in (f"{me}{number}", f"both{number}"):
        seats = (s.SeatRow(me, "random", "A", 1, 1, "won"), s.SeatRow("x", "random", "B", 0, 1, "lost"))
        one = s.FinishedGame(name, "2025-01-01T00:00:00Z", "second", "promotion", 1, 2, 3, seats)
        while True:
            try:
                print(name, s.add_game(path, one))
                break
            except BadFile as error:
                assert "is in use" in str(error), error
"""


def test_two_write_at_once(path):
    with ExitStack() as programs:
        writers = [
            programs.enter_context(started([sys.executable, "-c", WRITER, path, me], stdout=PIPE, text=True))
            for me in ("left", "right")
        ]
        said = [writer.communicate()[0].split("\n") for writer in writers]
    assert [writer.returncode for writer in writers] == [0, 0]
    kept = [line.split()[0] for lines in said for line in lines if line.endswith("True")]
    assert sorted(kept) == sorted(one.id for one in finished_games(path))
    assert len(kept) == len(set(kept)) == 60
    assert all(len(one.seats) == 2 for one in finished_games(path, limit=None))
