"""A Dask cluster plays the same games: a small one on this machine, with workers that are processes of their own."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import distributed
import pytest
from distributed import LocalCluster
from groups import little_and_all
from lab.parties import READY, planned, played, told

from doomtable.cli import main
from doomtable.lab import executors, results

SOON = ("--players", "random", "--option", "goal_p=6", "--seed", "7", "--games", "3")
PATIENT = 3600.0
"""Seconds in which a cluster answers, however busy the machine is."""


def made(n: int) -> LocalCluster:
    return LocalCluster(
        n_workers=n, threads_per_worker=1, processes=True, dashboard_address=":0", host="127.0.0.1",
    )  # fmt: skip


@pytest.fixture(scope="module", params=little_and_all(1, 2))
def cluster(request: pytest.FixtureRequest) -> Iterator[str]:
    """The address of a scheduler with one worker or two, as the command line takes it."""
    with made(request.param) as here, pytest.MonkeyPatch.context() as patch:
        patch.setattr(executors, "PATIENCE", PATIENT)
        yield here.scheduler_address.replace("tcp://", "dask://")


def test_a_cluster_plays_the_same_games_as_one_process(cluster: str) -> None:
    here = played(games=1, decks=3)
    there = played(games=1, decks=3, executor=cluster)
    assert told(here) == told(there)
    assert results.csv_text(here) == results.csv_text(there)


def test_the_command_takes_a_cluster_by_its_address(cluster: str, capsys: Any) -> None:
    decks = [str(path) for path in READY[:2]]
    found = []
    for more in (("--executor", cluster), ("--workers", "2"), ("--workers", "1")):
        assert main.run(["lab", *decks, *SOON, *more, "--json"]) == 0
        one = json.loads(capsys.readouterr().out)
        found.append({key: one[key] for key in one if key not in ("seconds", "cpu_seconds", "decisions_per_second")})
    assert found[0] == found[1] == found[2] and found[0]["games"] == 3


def test_whoever_stops_listening_leaves_the_cluster_idle(cluster: str) -> None:
    games = executors.run(planned(games=40), cluster, 1)
    assert next(games).outcome
    games.close()  # type: ignore[attr-defined]
    assert told(played(games=2)) == told(played(games=2, executor=cluster))


def test_other_rules_on_the_cluster_are_told(cluster: str) -> None:
    with pytest.raises(executors.WorkersLost, match="another version"):
        list(executors.run([job._replace(version=-1) for job in planned(games=1)], cluster, 1))


class Breaking:
    """A cluster that breaks off."""

    def __init__(self, *where: Any, **more: Any) -> None:
        pass

    def __enter__(self) -> Breaking:
        return self

    def __exit__(self, *error: object) -> None:
        pass

    def wait_for_workers(self, n: int, timeout: float) -> None:
        pass

    def get_executor(self, pure: bool) -> Breaking:
        return self

    def nthreads(self) -> dict[str, int]:
        return {"one": 1}

    def submit(self, *what: Any) -> Any:
        raise MemoryError("no\n room")

    def shutdown(self, wait: bool) -> None:
        pass


def test_what_breaks_a_cluster_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(distributed, "Client", Breaking)
    with pytest.raises(executors.WorkersLost, match=r"MemoryError: no room"):
        list(executors.run(planned(games=1), "dask://127.0.0.1:9", 1))


def refused(capsys: Any, executor: str) -> str:
    assert main.run(["lab", str(READY[0]), str(READY[1]), "--executor", executor]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.count("\n") == 1
    return str(err)


def test_nobody_there_is_one_sentence(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "PATIENCE", 1.0)
    assert "no Dask scheduler answers at tcp://127.0.0.1:9" in refused(capsys, "dask://127.0.0.1:9")


def test_a_cluster_without_workers_is_one_sentence(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    wait = distributed.Client.wait_for_workers
    monkeypatch.setattr(executors, "PATIENCE", PATIENT)
    monkeypatch.setattr(distributed.Client, "wait_for_workers", lambda client, n, timeout: wait(client, n, 0.1))
    with made(0) as empty:
        assert "has no workers" in refused(capsys, empty.scheduler_address.replace("tcp://", "dask://"))


def test_without_dask_it_is_said_how_to_get_it(capsys: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "pip install 'doomtable[cluster]'" in refused(capsys, "dask://127.0.0.1:9")
