"""Thinking in another process: an answer comes, cancelling and closing are quick, a dead worker is replaced."""

from __future__ import annotations

import os
import signal
import sys
import threading
from subprocess import PIPE

import pytest
from clocks import Clock, Counting
from dealing import going_on, ready_setup
from processes import started, until

from doomtable.ai import search_process
from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.ai.knowledge_codec import KnowledgeCodec
from doomtable.ai.monte_carlo_search import SearchFault, SearchResult, WeighedOption, worth_weighing
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.players import program
from doomtable.ai.search_process import GRACE, LATE, START, BackgroundPlayer, SearchProcess
from doomtable.cards.catalogue import catalogue
from doomtable.records.deck_pool import deck_pool
from doomtable.rules.knowledge import knowledge
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.view import decision_view, view
from doomtable.session.player_rng import PlayerRng
from doomtable.session.session import Session

CARDS = {card.name: card for card in catalogue().cards}
PRIOR = DeckPrior(*deck_pool(Ruleset(), catalogue().get))
GAME = going_on(ready_setup, 3, 120, "greedy")
KNOWN = knowledge(GAME, GAME.decision.seat)
SHOWN = decision_view(GAME, KNOWN.seat)


def see_table():
    return view(GAME, KNOWN.seat)


USUAL = GreedyPlayer(CARDS.__getitem__).choose(SHOWN, see_table, PlayerRng(0, KNOWN.seat))


FOR_EVER = {"seconds": 1e9, "only": tuple(worth_weighing(KNOWN)[:2])}
"""A question that is thought about until somebody stops it: of some options all are weighed to the end."""
stops = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing else stops a process in its tracks")


def thinker(clock=None):
    """A worker that is never late by the clock, and thinks as many looks at one as it has milliseconds."""
    return SearchProcess(CARDS, PRIOR, clock=clock or Clock(), thinks_by=Counting(0.001))


@pytest.fixture(scope="module")
def worker():
    made = thinker()
    yield made
    made.close()


def waited(worker):
    until(lambda: worker.answer() is not None)
    return worker.answer()


def test_an_answer_is_an_option_of_the_question(worker):
    assert worker.answer() is None and not worker.busy
    worker.ask(KNOWN, SHOWN, see_table, seconds=0.2, seed=1)
    assert worker.busy
    assert waited(worker) in SHOWN.options
    thought = worker.thought()
    assert not worker.busy and worker.trouble == ""
    assert thought.rounds > 0 and thought.weighed[0].place == thought.place and not thought.faults


def test_a_cancelled_question_gets_no_answer_and_the_next_one_its_own(worker):
    worker.ask(KNOWN, SHOWN, see_table, seed=2, **FOR_EVER)
    worker.cancel()
    assert worker.answer() is None and not worker.busy
    worker.ask(KNOWN, SHOWN, see_table, seconds=0.1, seed=3)
    assert waited(worker) in SHOWN.options


@stops
def test_a_worker_that_dies_is_started_again(worker):
    worker.warm()  # whatever test ran before this one, or none
    worker._starting.join()
    os.kill(worker._process.pid, signal.SIGSTOP)  # lest it answers before it is killed
    worker.ask(KNOWN, SHOWN, see_table, seconds=0.2, seed=4)
    worker._process.kill()
    assert waited(worker) in SHOWN.options
    assert worker.trouble == "restarted"
    worker.trouble = ""


def test_one_that_dies_again_is_done_without(worker):
    worker.ask(KNOWN, SHOWN, see_table, seed=5, **FOR_EVER)
    worker._starting.join()
    worker._process.kill()
    while worker.trouble != "restarted":
        worker.answer()
    worker._starting.join()
    worker._process.kill()
    found = waited(worker)
    assert worker.trouble == "habit"
    assert found == USUAL


class Mute:
    """A pipe and a process that live, and of which nothing is heard."""

    def poll(self):
        return False

    def is_alive(self):
        return True

    def send(self, what):
        pass


def test_an_answer_that_is_late_is_done_without_and_one_in_time_is_not(monkeypatch):
    clock = Clock()
    made = thinker(clock)

    def start():
        made._pipe = made._process = Mute()
        made._since = clock()

    monkeypatch.setattr(made, "_start", start)
    monkeypatch.setattr(made, "_end", lambda: None)
    made.ask(KNOWN, SHOWN, see_table, seconds=2)
    clock.turn(START)
    assert made.thought() is None and made.trouble == ""
    made._ready = True
    made._send()
    clock.turn(2 * (1 + LATE) + GRACE)
    assert made.thought() is None and made.trouble == ""
    clock.turn(0.01)
    assert made.thought() is None and made.trouble == "restarted"
    made._ready = False
    clock.turn(START + 0.01)
    assert made.answer() == USUAL and made.trouble == "habit"


def test_thinking_has_the_time_that_is_left_after_the_question_was_read(monkeypatch):
    given = []

    class Noting(Stumbling):
        def think(self, known, seed=0, *, seconds, **more):
            given.append(seconds)

    quiet(monkeypatch, Noting)
    search_process.serve(End((1, KnowledgeCodec(CARDS).packed(KNOWN), 0, 2.0, ())), CARDS, PRIOR, Counting(0.5))
    assert given == [1.5]


class Stumbling:
    """A searcher that meets a fault, whatever it is asked."""

    def __init__(self, cards, prior, *, clock):
        pass

    def think(self, known, seed=0, **more):
        raise KeyError("no such hand")


class End:
    """The worker's end of a pipe in this process: one question comes, then nobody."""

    def __init__(self, *questions):
        self.questions = [*questions]
        self.sent = []

    def recv(self):
        if not self.questions:
            raise EOFError
        return self.questions.pop(0)

    def send(self, what):
        self.sent.append(what)

    def poll(self):
        return False


def quiet(monkeypatch, searcher):
    """Let the other process's work be done in this one."""
    monkeypatch.setattr(search_process, "MonteCarloSearch", searcher)
    monkeypatch.setattr(search_process, "signal", lambda *what: None)
    monkeypatch.setattr(search_process, "NICE", 0)


def test_a_fault_is_sent_and_the_worker_lives_on(monkeypatch):
    quiet(monkeypatch, Stumbling)
    question = KnowledgeCodec(CARDS).packed(KNOWN)
    pipe = End((1, question, 0, 0.1, ()), None, (2, question, 0, 0.1, ()))
    search_process.serve(pipe, CARDS, PRIOR)
    assert pipe.sent == [(0, None), (1, "KeyError: 'no such hand'"), (2, "KeyError: 'no such hand'")]


FAULT = SearchFault(0, "1/0", "EngineBug: two hands too many")
WEIGHED = WeighedOption(1, 9, 0.5, 0.0, 0.0, 0.0, 0.0, ())


@pytest.mark.parametrize(
    ("answer", "chosen"),
    [
        ("EngineBug: two hands too many", USUAL),
        (SearchResult(0, (), 0, "fault", (FAULT,)), USUAL),
        (SearchResult(1, (WEIGHED,), 9, "", (FAULT,)), SHOWN.options[1]),
    ],
)
def test_after_a_fault_what_is_usual_is_done_here_without_imagining(monkeypatch, answer, chosen):
    made = thinker()
    monkeypatch.setattr(search_process, "MonteCarloSearch", Stumbling)
    monkeypatch.setattr(made, "_send", lambda: None)
    made.ask(KNOWN, SHOWN, see_table, seconds=1)
    made._take(made._asked, answer)
    assert made.answer() == chosen and (made.trouble, made.fault) == ("fault", FAULT.what)


def test_a_question_with_more_time_is_another_question(monkeypatch):
    made, sent = thinker(), []
    monkeypatch.setattr(made, "_send", lambda: sent.append(made._asked.seconds))
    for seconds in (0.2, 0.2, 1.0):
        made.ask(KNOWN, SHOWN, see_table, seconds=seconds)
    assert sent == [0.2, 1.0]


@stops
def test_a_stuck_worker_is_ended_and_nobody_waits_for_its_end(monkeypatch):
    made = thinker()
    made.ask(KNOWN, SHOWN, see_table, seed=1, **FOR_EVER)
    until(lambda: made.answer() or made._ready)
    assert made.busy
    process, waits = made._process, []
    join = process.join
    monkeypatch.setattr(process, "join", lambda: (waits.append(threading.current_thread()), join()))
    os.kill(process.pid, signal.SIGSTOP)
    made.close()
    until(lambda: not process.is_alive() and waits)
    assert threading.main_thread() not in waits


THINKING = """
import sys
if __name__ == "__main__":
    import ai.test_worker as here
    made = here.thinker()
    made.ask(here.KNOWN, here.SHOWN, here.see_table, **here.FOR_EVER)
    here.until(lambda: made.answer() or made._ready)
    print("thinks", flush=True)
    here.until(lambda: made.answer())
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="signals are otherwise there")
def test_a_worker_ends_when_the_program_is_killed(tmp_path):
    script = tmp_path / "thinking.py"
    script.write_text(THINKING)
    path = os.pathsep.join(entry for entry in sys.path if entry)
    with started([sys.executable, script], stdout=PIPE, text=True, env=os.environ | {"PYTHONPATH": path}) as program:
        assert program.stdout.readline() == "thinks\n"
        program.kill()
        assert program.stdout.read() == "", "which comes to its end when nobody is left who could write"


class Dead:
    """A pipe whose other end is gone; it can have one word in it that came before."""

    def __init__(self, *said):
        self.said = [*said]
        self.closed = False

    def poll(self):
        if self.closed:
            raise OSError("closed")
        return bool(self.said)

    def recv(self):
        return self.said.pop(0)

    def send(self, what):
        raise BrokenPipeError

    def close(self):
        self.closed = True


def test_one_death_counts_once(monkeypatch):
    made = thinker()
    monkeypatch.setattr(made, "_start", lambda: None)
    made.ask(KNOWN, SHOWN, see_table, seconds=1)
    made._pipe = Dead((0, None))
    assert made.thought() is None
    assert (made._tries, made.trouble) == (1, "restarted")


def test_a_death_that_is_found_in_cancelling_is_no_trouble(monkeypatch):
    made = thinker()
    monkeypatch.setattr(made, "_start", lambda: None)
    made.ask(KNOWN, SHOWN, see_table, seconds=1)
    made._pipe, made._ready = Dead(), True
    made.cancel()
    assert made.trouble == "" and not made.busy


def test_closing_ends_the_process():
    made = thinker()
    made.warm()
    made._starting.join()
    process = made._process
    made.close()
    until(lambda: not process.is_alive())
    made.close()


@stops
def test_a_session_does_not_wait_for_who_thinks_elsewhere(worker):
    player = BackgroundPlayer(worker, 0.05)
    session = Session(ready_setup(1).deal(), [player, program("random")], seed=1, listen=(), historic=True)
    worker.warm()
    worker._starting.join()
    os.kill(worker._process.pid, signal.SIGSTOP)
    while session.pending_thinker() != 0:
        session.step()
    for _ in range(20):
        assert not session.step() and player.thinking and session.pending_thinker() == 0
    os.kill(worker._process.pid, signal.SIGCONT)
    until(lambda: session.decisions >= 12 or (session.step() and False))
    player.forget()
    assert not player.thinking
