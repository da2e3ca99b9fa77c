"""The answer run: decks of answers alone, windows that close, and faults that are told."""

from __future__ import annotations

import pytest
from groups import little_and_all

from doomtable.cards.catalogue import catalogue
from doomtable.selfplay import answer_run


def test_the_pool_holds_answers_counters_and_cheap_warriors():
    names = {card.name for card in answer_run.pool(catalogue().cards)}
    assert names >= {"Miscommunication", "Repudiate", "Narrow Escape!", "Hussar"}
    assert not names & {"Punisher Handgun", "Reinforcements!", "Algeroth–Apostle of War"}


@pytest.mark.parametrize("games", little_and_all(4, 60))
def test_plays_upon_plays_end(games, capsys):
    """RUL-31: nothing goes on for ever, however much is answered."""
    assert answer_run.main(["--first", "4", "--games", str(games)]) == 0
    *lines, most = capsys.readouterr().out.splitlines()
    assert len(lines) == games
    deepest = max(int(line.split()[4]) for line in lines)
    assert deepest >= 2
    assert most.startswith(f"{games} games: deepest {deepest}, longest turn ")


def test_a_fault_is_told(capsys, monkeypatch):
    def broken(checker):
        raise ValueError("a planted fault")

    monkeypatch.setattr(answer_run.InvariantChecker, "now", broken)
    assert answer_run.main(["--first", "6", "--games", "1"]) == 1
    assert "ValueError: a planted fault" in capsys.readouterr().out
