"""`doomtable lab` as people and programs use it."""

from __future__ import annotations

import csv
import json
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any

import pytest
from groups import rows
from lab.parties import READY, played
from processes import run, started

from doomtable.cli import main
from doomtable.files import storage
from doomtable.lab import results, terminal_report
from doomtable.lab.confidence_intervals import wilson
from doomtable.lab.summary import CardResult, rate
from doomtable.words.words import Words

A, B, C = map(str, READY[:3])
SOON = ("--players", "random", "--option", "goal_p=6", "--seed", "3")


def said(capsys: Any, *argv: str) -> tuple[int, str, str]:
    """What the command says; it plays in one process unless another word asks for more."""
    status = main.run(["lab", "--workers", "1", *argv])
    return (status, *capsys.readouterr())


def test_the_shape_programs_rely_on(capsys: Any) -> None:
    """On all processors, as it is by default."""
    assert main.run(["lab", A, B, "--games", "4", "--json", *SOON]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    told = json.loads(out)
    assert told["games"] == 4 == sum(told["outcomes"].values()) and told["errors"] == 0
    assert set(told["outcomes"]) == {"promotion", "no_warriors", "deck_out", "draw", "capped"}
    assert len(told["wins"]) == len(told["interval"]) == 2
    for wins, interval in zip(told["wins"], told["interval"], strict=True):
        assert interval == pytest.approx(wilson(wins, 4), abs=1e-4)
    assert told["decisions_per_second"] > 0 and told["seconds"] > 0
    assert [pair["decks"] for pair in told["pairs"]] == [[0, 1]] and told["pairs"][0]["wins"] == told["wins"]


def test_two_decks_as_tables(capsys: Any) -> None:
    status, out, _ = said(capsys, A, B, "--games", "4", *SOON)
    assert status == 0
    assert max(map(len, out.splitlines())) <= 110
    for words in ("4 games", "seed 3", "Win rate", "first turn", "Promotion after turn", "when drawn by turn 10"):
        assert words in out


def test_every_two_of_three_as_a_matrix(capsys: Any) -> None:
    status, out, _ = said(capsys, A, B, C, "--games", "2", *SOON)
    assert status == 0 and "6 games" in out and "How often the deck of a line" in out


def test_a_deck_against_itself_with_two_players(capsys: Any) -> None:
    status, out, _ = said(capsys, A, A, "--games", "2", "--json", *SOON, "--players", "greedy,random")
    told = json.loads(out)
    assert status == 0 and told["players"] == ["greedy", "random"]
    assert told["decks"][1] == f"{told['decks'][0]} (2)"


def test_every_game_in_the_csv(capsys: Any, tmp_path: Path) -> None:
    out = tmp_path / "lab.csv"
    status, _, _ = said(capsys, A, B, "--games", "4", "--csv", str(out), *SOON)
    assert status == 0
    rows = list(csv.DictReader(out.read_text().splitlines()))
    assert len(rows) == 4 and tuple(rows[0]) == results.HEADER
    assert {row["First seat"] for row in rows} == {rows[0]["Deck A"], rows[0]["Deck B"]}


@pytest.mark.parametrize("more", [(), ("--json",)])
def test_what_was_found_is_told_though_a_file_cannot_be_written(
    capsys: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...]
) -> None:
    def full(*what: Any) -> None:
        raise storage.BadFile("error-not-written", file="lab.csv", why="no space left")

    monkeypatch.setattr(results, "write_csv", full)
    plot = tmp_path / "lab.png"
    files = ("--csv", str(tmp_path / "lab.csv"), "--plot", str(plot))
    status, out, err = said(capsys, A, B, "--games", "2", *files, *SOON, *more)
    assert status == 2 and err == "doomtable: lab.csv cannot be written (no space left); choose another place.\n"
    assert json.loads(out)["games"] == 2 if more else "2 games" in out and str(plot) in out
    assert plot.exists()


def test_who_goes_by_the_clock_is_said_to(capsys: Any) -> None:
    sentence = Words("en").say("lab-by-the-clock")
    for players, timed in (("search:0.02,random", True), ("random", False)):
        plays = (A, B, "--games", "1", "--cap", "9", "--workers", "1", *SOON, "--players", players)
        assert (sentence in said(capsys, *plays)[1]) == timed
        _, out, err = said(capsys, *plays, "--json")
        assert json.loads(out)["games"] == 1 and (sentence in err) == timed
    assert main.run(["lab", "--help"]) == 0
    assert "not repeatable" in " ".join(capsys.readouterr().out.replace("│", " ").split())


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("", "the lab compares 2 to 64 decks, and 0 were named."),
        ("{A}", "the lab compares 2 to 64 decks, and 1 was named."),
        ("{A} gone.deck", "gone.deck is not there; check the name."),
        ("{A} {B} --players human", "a game without a window has no seat for a human; name random"),
        ("{A} {B} --players robot", 'there is no player "robot"; there are random, greedy'),
        ("{A} {B} --players greedy,greedy,greedy", "there are 3 players for 2 decks; name one for each deck, or one"),
        ("{A} {B} --players greedy,random,greedy", "there are 3 players for 2 decks; name one for each deck, or one"),
        ("{A} {B} --games 0", "Invalid value for '--games'"),
        ("{A} {A} {B} --games 1000000", "3 pairings of 1000000 games are too many; ask for 333333 each at most."),
        ("{A} {B} --workers 0", "Invalid value for '--workers'"),
        ("{A} {B} --executor cloud", 'there is no executor "cloud"; name local or dask://HOST:PORT.'),
        ("{A} {B} --executor dask://x", 'there is no executor "dask://x"; name local or dask://HOST:PORT.'),
        ("{A} {B} --executor dask://x:99999", "there is no executor"),
        ("{A} {B} --csv no/such/folder.csv", "no/such/folder.csv cannot be written"),
        ("{A} {B} --plot .", ". cannot be written"),
        ("{A} {B} --plot lab.jpg", "lab.jpg: a picture is written as PNG; name a file that ends in .png."),
        ("{A} {B} --seed x", 'the seed "x" is not a whole number'),
    ],
)
def test_what_cannot_be_used_is_one_sentence_and_status_2(capsys: Any, words: str, sentence: str) -> None:
    status, out, err = said(capsys, *words.format(A=A, B=B).split())
    assert (status, out) == (2, "")
    assert err.startswith(f"doomtable: {sentence}") and err.count("\n") == 1


def test_a_fault_is_told_with_its_command_and_status_1(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from doomtable.selfplay.headless_games import HeadlessGame

    def play(self: HeadlessGame, *args: Any, **more: Any) -> tuple[str, int]:
        raise RuntimeError("no dice")

    monkeypatch.setattr(HeadlessGame, "play", play)
    status, out, err = said(capsys, A, B, "--games", "2", "--json", "--workers", "1", *SOON)
    told = json.loads(out)
    assert status == 1 and told["errors"] == 2 == told["games"] and sum(told["outcomes"].values()) == 0
    assert err.count("plays it again: doomtable play --headless --decks") == 2 and "RuntimeError: no dice" in err


@contextmanager
def begun(workers: str, tmp_path: Path) -> Iterator[Popen[str]]:
    """A lab in the middle of more games than it will ever play."""
    words = ("lab", A, B, "--games", "100000", "--workers", workers, "--json", *SOON)
    code = (
        "import sys; from doomtable.cli import main; from doomtable.lab import executors\n"
        "whole = executors.run\n"
        "def run(*a):\n"
        "    for n, game in enumerate(whole(*a)):\n"
        "        yield game\n"
        "        if n == 0: print('begun', file=sys.stderr, flush=True)\n"
        "if __name__ == '__main__':\n"
        "    executors.run = run; sys.exit(main.run(sys.argv[1:]))\n"
    )
    script = tmp_path / "started.py"
    script.write_text(code)
    path = os.pathsep.join(entry for entry in sys.path if entry)
    with started(
        [sys.executable, script, *words], stdout=PIPE, stderr=PIPE, text=True, env=os.environ | {"PYTHONPATH": path}
    ) as program:
        assert program.stderr is not None and program.stderr.readline() == "begun\n"
        yield program


@pytest.mark.skipif(os.name == "nt", reason="signals are otherwise there")
@pytest.mark.parametrize(
    ("workers", "how"), rows(1, [("2", signal.SIGINT), ("1", signal.SIGINT), ("2", signal.SIGTERM)])
)
def test_ctrl_c_keeps_what_is_done_and_leaves_nobody_behind(workers: str, how: int, tmp_path: Path) -> None:
    with begun(workers, tmp_path) as program:
        os.killpg(program.pid, how) if how == signal.SIGINT else program.send_signal(how)
        out, err = program.communicate()  # which comes to its end when no worker is left who could write
    assert program.returncode == 1, err
    told = json.loads(out)
    assert 0 < told["games"] < 100000 and told["stopped"] == "interrupted"
    assert "Traceback" not in err


@pytest.mark.skipif(os.name == "nt", reason="signals are otherwise there")
def test_a_lab_that_is_killed_leaves_nobody_behind(tmp_path: Path) -> None:
    with begun("2", tmp_path) as program:
        program.kill()
        program.communicate()  # the same


def test_pygame_is_imported_for_a_picture_alone(tmp_path: Path) -> None:
    words = ("lab", A, B, "--games", "1", "--cap", "9", "--workers", "1", *SOON)
    code = (
        "import sys; from doomtable.cli import main\n"
        "for more in ([], ['--plot', sys.argv[1]]): print(main.run([*sys.argv[2:], *more]), 'pygame' in sys.modules)"
    )
    out = run([sys.executable, "-c", code, tmp_path / "lab.png", *words])
    assert [line for line in out.stdout.splitlines() if line.endswith(("True", "False"))] == ["0 False", "0 True"]


class Terminal(StringIO):
    """A stream that somebody looks at."""

    def isatty(self) -> bool:
        return True


def test_the_bar_is_shown_to_whoever_looks_and_not_on_stdout(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    status, out, _ = said(capsys, A, B, "--games", "2", "--json", *SOON)
    assert status == 0 and json.loads(out)["games"] == 2
    assert "games" in screen.getvalue() and "2/2" in screen.getvalue()


def test_the_luckiest_of_many_cards_is_no_news() -> None:
    lucky = CardResult("Hussar", rate(9, 10), rate(3, 10), 0.6, (-0.05, 0.9))
    assert terminal_report.verdict(lucky) == "lab-chance"
    assert terminal_report.verdict(lucky._replace(interval=(0.05, 0.9))) == "lab-useful"
    assert terminal_report.verdict(lucky._replace(interval=(-0.9, -0.05), difference=-0.6)) == "lab-harmful"


def test_a_name_is_no_markup_and_no_formula() -> None:
    result = played(games=2)
    asked = result.asked._replace(names=("[bold]=Deck", "=SUM(A1)"))
    from rich.console import Console

    out = StringIO()
    terminal_report.tell(result._replace(asked=asked), Words("en"), Console(file=out, width=110, markup=False))
    assert "[bold]=Deck" in out.getvalue()
    assert "'=SUM(A1)" in results.csv_text(result._replace(asked=asked))
