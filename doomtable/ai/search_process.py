"""The search process: thinks in another process; ask, poll for the answer, cancel.

The worker is started when it is first needed (or by `warm`), gets the definitions and what others may have brought
once, and a Knowledge with every question; never a game. Whatever comes to it while it thinks stops it. One that dies
is started again; one that dies twice over a question, or keeps its answer, is done without, and so is one that meets a
fault: the choice is then made here, by the greedy player, who needs no imagined world, and `trouble` says so until it
is read.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias

from doomtable.ai.greedy_player import GreedyPlayer
from doomtable.ai.knowledge_codec import KnowledgeCodec
from doomtable.ai.monte_carlo_search import MonteCarloSearch, SearchResult
from doomtable.ai.opponent_decks import DeckPrior
from doomtable.rules.game import Deck
from doomtable.rules.knowledge import Knowledge
from doomtable.rules.language import Card
from doomtable.rules.view_parts import DecisionView, OptionView, View
from doomtable.session.player_rng import PlayerRng

LATE: Final = 0.2
"""By what part of its time an answer may be late: the promise, kept on a machine that has a processor for it."""
GRACE: Final = 1.5
"""The one exception to it: so many seconds more on a machine that is busy, before a worker counts as stuck."""
START: Final = 30.0
"""Seconds a worker may take to start."""
TRIES: Final = 2
Clock: TypeAlias = Callable[[], float]
"""Tells the time in seconds."""
NICE: Final = 5
"""How far the worker stands back behind what draws the table."""


class _SearchQuestion(NamedTuple):
    number: int
    known: Knowledge
    decision: DecisionView
    seed: int
    seconds: float
    only: tuple[int, ...]
    see: Callable[[], View]


class SearchProcess:
    """Thinks for whoever asks, one question at a time; a new question takes the place of the old one."""

    def __init__(
        self,
        cards: Mapping[str, Card],
        prior: DeckPrior,
        *,
        clock: Clock = perf_counter,
        thinks_by: Clock = perf_counter,
    ) -> None:
        """`cards` are the definitions the game is played with, all that the decks of `prior` name among them.

        `clock` says whether an answer is late; `thinks_by` is the clock in the other process, sent there.
        """
        self._cards = dict(cards)
        self._prior = prior
        self._clock, self._thinks_by = clock, thinks_by
        self._greedy = GreedyPlayer(self._cards.__getitem__)
        self._wire = KnowledgeCodec(self._cards)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False
        self._starting: Thread | None = None
        self._asked: _SearchQuestion | None = None
        self._since = 0.0
        self._tries = 0
        self._number = 0
        self._thought: SearchResult | None = None
        self.trouble = ""
        """`restarted`, `habit` or `fault` after something went wrong; whoever shows it empties it."""
        self.fault = ""
        """What the last fault was."""

    def warm(self) -> None:
        """Start the worker now, so that the first question need not wait for it."""
        if self._process is None:
            self._start()

    def ask(
        self,
        known: Knowledge,
        decision: DecisionView,
        see: Callable[[], View],
        *,
        seconds: float,
        seed: int = 0,
        only: tuple[int, ...] = (),
    ) -> None:
        """Begin to think about a question, or `only` about some of its options; asked again it goes on as it is.

        `see` is the table as the seat sees it: for the choice that is made when thinking fails.
        """
        asked = _SearchQuestion(self._number, known, decision, seed, seconds, only, see)
        if self._asked is not None and self._asked[:-1] == asked[:-1]:
            return
        self._number += 1
        self._asked = asked._replace(number=self._number)
        self._thought = None
        self._tries = 0
        self._send()

    @property
    def busy(self) -> bool:
        """Whether a question waits for its answer."""
        return self._asked is not None and self._thought is None

    def thought(self) -> SearchResult | None:
        """All that was found about the question, once it is; None while it is thought about. Never waits."""
        if self._asked is None or self._thought is not None:
            return self._thought
        self._look(self._asked)
        return self._thought

    def answer(self) -> OptionView | None:
        """The option that is chosen, once there is one; None while it is thought about, or nothing was asked."""
        thought = self.thought()
        if thought is None or self._asked is None:
            return None
        return self._asked.decision.options[thought.place]

    def cancel(self) -> None:
        """Forget the question."""
        tell = self.busy and self._pipe is not None and self._ready
        self._asked = None  # first: a worker that is found dead now is none that died over this question
        self._thought = None
        if tell:
            self._tell(None)

    def close(self) -> None:
        """End the worker; another question would start a new one."""
        self._asked = None
        self._thought = None
        self._end()

    # ------------------------------------------------------------------------------------------ the other process

    def _start(self) -> None:
        """Start the other process, beside whoever waits: a quarter of a second is too long for a table."""
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(
            target=serve, args=(there, self._cards, self._prior, self._thinks_by), name="doomtable-thinking",
            daemon=True,
        )  # fmt: skip
        self._process, self._pipe = process, here
        self._ready = False
        self._since = self._clock()
        self._starting = Thread(target=_launch, args=(process, there), daemon=True)
        self._starting.start()

    def _end(self) -> None:
        """End the other process, whatever it does, and wait for nothing."""
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        starting, self._starting = self._starting, None
        if pipe is not None:
            pipe.close()
        if process is None:
            return
        if process.pid is not None:
            process.kill()
        Thread(target=_bury, args=(process, starting)).start()  # which the program waits for at its own end

    def _send(self) -> None:
        """Hand the question over, or have it handed over as soon as the worker is there."""
        self.warm()
        if self._asked is None or not self._ready:
            return
        self._since = self._clock()
        one = self._asked
        self._tell((one.number, self._wire.packed(one.known), one.seed, one.seconds, one.only))

    def _tell(self, what: object) -> None:
        try:
            if self._pipe is not None:
                self._pipe.send(what)
        except (OSError, ValueError):
            self._broken()

    def _look(self, asked: _SearchQuestion) -> None:
        """Read what has come; find out whether the worker is still well."""
        pipe, process = self._pipe, self._process
        try:
            while pipe is not None and pipe.poll():
                number, thought = pipe.recv()
                if not self._ready:
                    self._ready = True
                    self._send()
                    return  # that may have found it dead: then this is no longer its pipe
                if number == asked.number:
                    self._take(asked, thought)
                    return
        except (EOFError, OSError):
            self._broken()
            return
        waited = self._clock() - self._since
        most = asked.seconds * (1 + LATE) + GRACE if self._ready else START
        starts = self._starting is not None and self._starting.is_alive()
        if process is None or not (starts or process.is_alive()) or waited > most:
            self._broken()

    def _broken(self) -> None:
        """The worker is gone or stuck: start another one, or choose by habit when that has been tried."""
        self._end()
        self._tries += 1
        if self._asked is None:
            return
        if self._tries < TRIES:
            self.trouble = "restarted"
            self._start()
            return
        self.trouble = "habit"
        self._thought = self._usual(self._asked)

    def _take(self, asked: _SearchQuestion, answer: SearchResult | str) -> None:
        """Take what came: a thought, or the text of the fault that ended it."""
        wrong = answer if isinstance(answer, str) else answer.faults[0].what if answer.faults else ""
        if wrong:
            self.trouble, self.fault = "fault", wrong
        if isinstance(answer, str) or answer.why == "fault":
            self._thought = self._usual(asked)
        else:
            self._thought = answer  # what the other worlds say stands

    def _usual(self, asked: _SearchQuestion) -> SearchResult:
        """What the greedy player does on the table as it lies."""
        self._greedy.know_deck(asked.known.own)
        chosen = self._greedy.choose(asked.decision, asked.see, PlayerRng(asked.seed, asked.known.seat))
        return SearchResult(asked.decision.options.index(chosen), (), 0, "fault")


class BackgroundPlayer:
    """Sits at a table and thinks in another process: no step of its session waits for it."""

    def __init__(self, worker: SearchProcess, seconds: float) -> None:
        """Several seats of one game may share a worker; only one of them is asked at a time."""
        self.worker = worker
        self.seconds = seconds
        self._about: tuple[DecisionView, int] | None = None

    def think(
        self, decision: DecisionView, learn: Callable[[], Knowledge], see: Callable[[], View], rng: PlayerRng
    ) -> OptionView | None:
        """The option it has decided on; None while it thinks."""
        about = (decision, rng.below(2**63))
        if about != self._about:
            self._about = about
            self.worker.ask(learn(), decision, see, seconds=self.seconds, seed=about[1])
        found = self.worker.answer()
        if found is not None:
            self.forget()
        return found

    @property
    def thinking(self) -> bool:
        """Whether it thinks about a question now."""
        return self._about is not None

    def forget(self) -> None:
        """The game went back, or the question is answered: what it thought about is no more."""
        self._about = None
        self.worker.cancel()

    def close(self) -> None:
        """The game is left."""
        self._about = None
        self.worker.close()


def start_search_process(prior: DeckPrior, decks: Sequence[Deck], cards: Callable[[str], Card]) -> SearchProcess:
    """Another process that can think about games of these decks, starting; to be closed when the game is left."""
    names = {*prior.pool, *(name for deck in (*prior.decks, *decks) for name in deck.every())}
    made = SearchProcess({name: cards(name) for name in sorted(names)}, prior)
    made.warm()
    return made


def _launch(process: BaseProcess, there: Connection) -> None:
    """Start a process; one that cannot be started is found dead by whoever looks after it."""
    try:
        process.start()
    except OSError:
        pass
    finally:
        there.close()


def _bury(process: BaseProcess, starting: Thread | None) -> None:
    """Wait for the end of a process, which may not even have begun."""
    if starting is not None:
        starting.join()
    if process.pid is not None:
        process.kill()
        process.join()


def serve(pipe: Connection, cards: Mapping[str, Card], prior: DeckPrior, clock: Clock = perf_counter) -> None:
    """What the other process does: answer questions until there is nobody to ask any more."""
    signal(SIGINT, SIG_IGN)  # whoever started it ends it
    if hasattr(os, "nice"):
        os.nice(NICE)
    wire = KnowledgeCodec(cards)
    searcher = MonteCarloSearch(cards.__getitem__, prior, clock=clock)
    try:
        pipe.send((0, None))
        while True:
            asked = pipe.recv()
            if asked is None:
                continue
            number, packed, seed, seconds, only = asked
            began = clock()
            answer: SearchResult | str
            try:
                known = wire.unpacked(packed)
                left = max(0.0, seconds - (clock() - began))
                answer = searcher.think(known, seed, seconds=left, only=only, stopped=pipe.poll)
            except (EOFError, OSError):
                return
            except Exception as fault:  # whatever it is: the same question would only bring it about again
                answer = f"{type(fault).__name__}: {fault}"
            pipe.send((number, answer))
    except (EOFError, OSError):
        return
