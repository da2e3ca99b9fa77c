"""Games of the lab: the same for a seed whoever plays them, counted right, had again by the command that is told."""

from __future__ import annotations

import os
import shlex
from typing import Any

import pytest
from lab.parties import SHORT, planned, played, told, wish

from doomtable.ai.monte_carlo_search import MonteCarloSearch, SearchFault, SearchResult
from doomtable.cli import main
from doomtable.lab import executors, jobs, results
from doomtable.lab.summary import summed
from doomtable.selfplay.headless_games import HeadlessGame


def test_the_same_seed_gives_the_same_games_for_one_worker_and_for_two() -> None:
    alone = played(games=1, decks=3)
    assert told(alone) == told(played(workers=2, games=1, decks=3))
    assert told(alone) != told(played(games=1, decks=3, seed=8))


def test_a_game_depends_on_its_number_and_pairing_alone() -> None:
    few, many = planned(games=2), planned(games=4, decks=3)
    assert [job for job in many if job.pair == (0, 1)][:2] == few
    assert len({job.seed for job in many}) == len(many)


def test_every_two_decks_meet_and_both_sit_in_both_seats_equally_often() -> None:
    every = planned(games=4, decks=3)
    assert {job.pair for job in every} == {(0, 1), (0, 2), (1, 2)}
    for pair in ((0, 1), (0, 2), (1, 2)):
        seats = [job.sides for job in every if job.pair == pair]
        assert seats.count(pair) == seats.count(pair[::-1]) == 2


def test_players_go_with_their_decks() -> None:
    from doomtable.rules.game import Deck

    decks = (Deck(("a",)), Deck(("b",)))
    one, other = jobs.planned(decks, ("greedy", "random"), SHORT, 1, 2, 99)
    assert (one.decks, one.players) == (decks, ("greedy", "random"))
    assert (other.decks, other.players) == (decks[::-1], ("random", "greedy"))


def test_a_fault_in_an_imagined_game_is_counted_and_named_with_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = SearchResult(0, (), 0, "fault", (SearchFault(0, "5/0", "EngineBug: two hands too many"),))
    monkeypatch.setattr(MonteCarloSearch, "think", lambda *what, **more: thought)
    result = played(games=1, kind="search:0.02")
    assert result.sums.errors == 1
    (fault,) = results.failures(result)
    assert "imagined world 5/0" in str(fault) and "two hands too many" in str(fault) and "play --headless" in str(fault)


def test_the_sums_add_up() -> None:
    result = played(games=4, decks=3)
    sums = result.sums
    assert sums.games == 12 and sums.errors == 0 and sum(sums.outcomes.values()) == 12
    assert sum(rate.wins for rate in sums.rates) == sum(game.winner >= 0 for game in result.played)
    assert [rate.games for rate in sums.rates] == [8, 8, 8]
    assert sum(pair.games for pair in sums.pairs) == 12
    for rate in (*sums.rates, sums.first):
        assert 0 <= rate.interval[0] <= rate.share <= rate.interval[1] <= 1
    for deck, curve in enumerate(sums.points):
        mine = [game.points[game.pair.index(deck)] for game in result.played if deck in game.pair]
        assert len(curve) == max(map(len, mine))
        assert curve[-1] == pytest.approx(sum(points[-1] for points in mine) / len(mine))
    for deck, cards in enumerate(sums.cards):
        for card in cards:
            assert card.drawn.games + card.undrawn.games == 8
            assert card.drawn.wins + card.undrawn.wins == sums.rates[deck].wins
            assert card.interval[0] <= card.difference <= card.interval[1] or not card.undrawn.games


def test_a_game_is_watched_to_its_end() -> None:
    (game,) = played(games=1).played
    assert len(game.points[0]) == len(game.points[1]) == game.turns
    assert game.first in game.pair
    if game.outcome == "promotion":
        assert max(game.points[0][-1], game.points[1][-1]) >= 6


def test_the_command_that_is_told_plays_the_same_game(capsys: Any) -> None:
    import json

    result = played(games=2)
    for game in result.played:
        words = shlex.split(results.command(result.asked, game))
        assert words[0] == "doomtable"
        assert main.run([*words[1:], "--json"]) == 0
        once = json.loads(capsys.readouterr().out)
        assert once["decisions"] == game.decisions and once["outcomes"][game.outcome] == 1
        assert once["wins"] == [int(game.winner == deck) for deck in game.sides]


def test_a_fault_of_the_engine_is_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = HeadlessGame.play

    def play(self: HeadlessGame, *args: Any, **more: Any) -> tuple[str, int]:
        if self.setup.seed == planned(games=3)[1].seed:
            raise RuntimeError("the  dice\nfell off")
        return whole(self, *args, **more)

    monkeypatch.setattr(HeadlessGame, "play", play)
    result = played(games=3)
    sums = result.sums
    assert (sums.games, sums.errors, sum(sums.outcomes.values())) == (3, 1, 2)
    assert [rate.games for rate in sums.rates] == [2, 2]
    (fault,) = results.failures(result)
    assert fault["error"] == "RuntimeError: the dice fell off"
    assert f"--seed {fault['seed']} --option goal_p=6" in fault["command"]


class Deadly:
    """Ends the process that unpacks it."""

    def __reduce__(self) -> tuple[Any, tuple[int]]:
        return os._exit, (3,)


def test_a_worker_that_dies_ends_the_games_and_keeps_those_done() -> None:
    some = planned(games=6)
    some[-1] = some[-1]._replace(rules=Deadly())  # type: ignore[arg-type]
    done = []
    with pytest.raises(executors.WorkersLost):
        for game in executors.run(some, "local", 2):
            done.append(game)
    assert summed(2, done).errors == 0
    assert results.collect_results(wish(games=6), done, 1.0, "lost").stopped


def test_another_version_of_the_rules_plays_nothing() -> None:
    (job,) = planned(games=1)
    with pytest.raises(jobs.VersionMismatch):
        jobs.play(job._replace(version=-1))
