"""The digest run: the same lines every time, and a fault in the place of a digest."""

from __future__ import annotations

from doomtable.selfplay import digest_run


def test_the_same_seeds_give_the_same_lines(capsys):
    assert digest_run.main(["--first", "4", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:2] for line in lines] == [["4", "2"], ["5", "4"]]
    assert digest_run.main(["--first", "5", "--games", "1", "--no-check"]) == 0
    assert capsys.readouterr().out.splitlines() == lines[1:], "the checks change nothing"


def test_a_fault_is_told(capsys, monkeypatch):
    def broken(checker):
        raise ValueError("a planted fault")

    monkeypatch.setattr(digest_run.InvariantChecker, "now", broken)
    assert digest_run.main(["--first", "6", "--games", "1"]) == 1
    assert capsys.readouterr().out == "6 2 1 unfinished ValueError: a planted fault\n"


def test_a_transfer_that_is_owed_makes_no_kept_answer_stale():
    """OUT-11: while it is owed no other action is open, which is asked each time and is no part of what is kept."""
    assert digest_run.main(["--first", "689", "--games", "1"]) == 0
