"""Thinking in another process: an answer comes, cancelling and closing are quick, a dead worker is replaced."""

from __future__ import annotations

from time import perf_counter, sleep

import pytest
from dealing import going_on, ready_setup

from doomtable.ai import program
from doomtable.ai.prior import Prior
from doomtable.ai.search import Searcher
from doomtable.ai.worker import AwayPlayer, Worker
from doomtable.cards import catalogue
from doomtable.records.likely import likely
from doomtable.rules.knowledge import knowledge
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.view import decision_view
from doomtable.session import Session

CARDS = {card.name: card for card in catalogue().cards}
PRIOR = Prior(*likely(Ruleset(), catalogue().get))
GAME = going_on(ready_setup, 3, 120, "greedy")
KNOWN = knowledge(GAME, GAME.decision.seat)
SHOWN = decision_view(GAME, KNOWN.seat)


@pytest.fixture(scope="module")
def worker():
    made = Worker(CARDS, PRIOR)
    yield made
    made.close()


def waited(worker, most=40.0):
    until = perf_counter() + most
    while worker.answer() is None and perf_counter() < until:
        sleep(0.01)
    return worker.answer()


def test_an_answer_is_an_option_of_the_question(worker):
    assert worker.answer() is None and not worker.busy
    worker.ask(KNOWN, SHOWN, seconds=0.1, seed=1)
    assert worker.busy
    assert waited(worker) in SHOWN.options
    assert not worker.busy and worker.thought().rounds >= 0 and worker.trouble == ""


def test_a_cancelled_question_gets_no_answer_and_the_next_one_its_own(worker):
    worker.ask(KNOWN, SHOWN, seconds=30, seed=2)
    worker.cancel()
    assert worker.answer() is None and not worker.busy
    began = perf_counter()
    worker.ask(KNOWN, SHOWN, seconds=0.1, seed=3)
    assert waited(worker) in SHOWN.options
    assert perf_counter() - began < 10


def test_a_worker_that_dies_is_started_again(worker):
    worker.ask(KNOWN, SHOWN, seconds=2, seed=4)
    worker._process.kill()
    assert waited(worker) in SHOWN.options
    assert worker.trouble == "restarted"
    worker.trouble = ""


def test_one_that_dies_again_is_done_without(worker):
    worker.ask(KNOWN, SHOWN, seconds=20, seed=5)
    worker._process.kill()
    while worker.trouble != "restarted":
        worker.answer()
    worker._starting.join()
    worker._process.kill()
    found = waited(worker, 5)
    assert worker.trouble == "habit"
    habit = Searcher(CARDS.__getitem__, PRIOR).think(KNOWN, rounds=0)
    assert found == SHOWN.options[habit.place]


def test_closing_ends_the_process():
    made = Worker(CARDS, PRIOR)
    made.warm()
    process = made._process
    made.close()
    assert not process.is_alive()
    made.close()


def test_a_session_does_not_wait_for_who_thinks_elsewhere(worker):
    player = AwayPlayer(worker, 0.05)
    session = Session(ready_setup(1).deal(), [player, program("random")], seed=1, listen=(), historic=True)
    waited_for, until = 0, perf_counter() + 60
    while session.decisions < 12 and perf_counter() < until:
        began = perf_counter()
        stepped = session.step()
        assert perf_counter() - began < 1.0
        if not stepped:
            assert player.thinking and session.pending_thinker() == 0
            waited_for += 1
            sleep(0.005)
    assert session.decisions >= 12 and waited_for
    player.forget()
    assert not player.thinking
