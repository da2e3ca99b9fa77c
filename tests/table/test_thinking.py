"""A search player at the table: seated with a process of its own, which ends when the game is left."""

from __future__ import annotations

from time import perf_counter, sleep

import pytest
from dealing import ready_setup

from doomtable.ai.worker import AwayPlayer
from doomtable.errors import BadInput
from doomtable.session import Local
from doomtable.table import seating


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
    seating.leave(session)
    assert not process.is_alive()


def test_the_other_levels_need_no_process():
    person, level = seating.seated(("human", "recruit"), ready_setup(1))
    assert isinstance(person, Local) and not isinstance(level, AwayPlayer)


def test_a_player_of_another_doomtable_is_refused():
    with pytest.raises(BadInput, match="searching"):
        seating.seated(("human", "searching"), ready_setup(1))
