"""A search player at the table: seated with a process of its own, which ends when the game is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter, sleep

import pygame
import pytest
from dealing import ready_setup

from doomtable import rulesets, storage
from doomtable.ai.worker import AwayPlayer
from doomtable.errors import BadInput
from doomtable.session import Local
from doomtable.settings import Settings
from doomtable.table import seating
from doomtable.table.app import Window
from doomtable.table.thinking import Thinking


def test_search_players_are_seated_and_leave():
    session = seating.sit(ready_setup(4), ("search:0.05", "apostle:0.02", "human", "veteran")[:2])
    one, other = session.players
    assert isinstance(one, AwayPlayer) and isinstance(other, AwayPlayer)
    assert (one.seconds, other.seconds) == (0.05, 0.02) and one.worker is other.worker
    until = perf_counter() + 60
    while session.decisions < 6 and perf_counter() < until:
        if not session.step():
            sleep(0.005)
    assert session.decisions >= 6
    process = one.worker._process
    Thinking(session, AssertionError).close()
    assert not process.is_alive()


def test_the_other_levels_need_no_process():
    person, level = seating.seated(("human", "recruit"), ready_setup(1))
    assert isinstance(person, Local) and not isinstance(level, AwayPlayer)


def test_a_player_of_another_doomtable_is_refused():
    with pytest.raises(BadInput, match="searching"):
        seating.seated(("human", "searching"), ready_setup(1))


# ------------------------------------------------------------------------------------------------- at the window


def window(kinds: tuple[str, ...], seed: int = 4) -> Window:
    """A game at a window, the first person at the bottom."""
    pygame.display.init()
    pygame.font.init()
    rules = rulesets.get("second")
    made = Window((1280, 800), rules, seed, wishes=Settings(motion=0))
    made.deal(seating.ready(rules), kinds)
    return made


def played(made: Window, until: Callable[[], bool], most: float = 40.0) -> float:
    """Let frames pass until something holds; returns the longest of them, in seconds, drawing left out."""
    longest, began, end = 0.0, perf_counter(), perf_counter() + most
    while not until() and perf_counter() < end:
        now = perf_counter()
        made.scene.update(round((now - began) * 1000))
        made.news()
        longest = max(longest, perf_counter() - now)
        sleep(0.002)
    assert until()
    return longest


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of its own."""
    monkeypatch.setattr(storage, "own", lambda name="": tmp_path / name)


@pytest.mark.usefixtures("alone")
def test_the_window_does_not_wait_for_who_thinks():
    made = window(("apostle:0.4", "search:0.4"))
    assert made.session is not None
    assert played(made, lambda: made.session.decisions >= 3) < 0.3
    process = made.session.players[0].worker._process
    made.obey("title")
    assert not process.is_alive() and made.desk.thinking is None


@pytest.mark.usefixtures("alone")
def test_a_thinker_that_dies_is_spoken_of():
    made = window(("search:5", "greedy"))
    worker = made.session.players[0].worker
    played(made, lambda: worker.busy and worker._ready)
    worker._process.kill()
    played(made, lambda: made.scene.notices)
    assert made.scene.notices[-1][0] == made.words.say("thinking-restarted")
    played(made, lambda: worker._process is not None and worker._process.is_alive())
    worker._process.kill()
    played(made, lambda: len(made.scene.notices) > 1)
    assert made.scene.notices[-1][0] == made.words.say("thinking-habit")
    made.put_away()
