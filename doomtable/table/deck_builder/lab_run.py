"""Lab run: the deck against the ready decks, played by the computer beside the window, with what came of it so far."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from typing import Final, NamedTuple

from doomtable.files.decks import DeckList
from doomtable.rules.ruleset import Ruleset

GAMES: Final = 8
"""Games against each deck; the seats change after each."""
CAP: Final = 3000
"""Decisions after which a game is counted as undecided."""
PLAYER: Final = "greedy"


class LabScore(NamedTuple):
    """What came of the games against a deck, or against all."""

    name: str
    games: int
    wins: int
    low: float
    high: float
    """The ends of the interval of the share of victories."""


@dataclass
class LabRun:
    """Games of a deck against others, in worker processes; `poll` takes in what is done."""

    deck: DeckList
    others: Sequence[DeckList]
    rules: Ruleset
    seed: int = 1
    done: list[tuple[int, bool]] = field(default_factory=list)
    """The opponents' places with whether the deck won, a game each."""
    trouble: str = ""
    ended: bool = False

    def __post_init__(self) -> None:
        self._told: SimpleQueue[tuple[int, bool] | str | None] = SimpleQueue()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    @property
    def all(self) -> int:
        """How many games are to be played."""
        return GAMES * len(self.others)

    def _play(self) -> None:
        from doomtable.lab import executors, jobs
        from doomtable.records.record import game_deck

        planned = []
        for place, other in enumerate(self.others):
            both = [game_deck(self.deck), game_deck(other)]
            found = jobs.planned(both, (PLAYER, PLAYER), self.rules, self.seed + place, GAMES, CAP)
            planned += [job._replace(number=job.number * len(self.others) + place) for job in found]
        planned.sort(key=lambda job: job.number)
        games = executors.run(planned, "local", max(2, executors.cores() - 1))
        try:
            for game in games:
                if self._stop.is_set():
                    break
                if not game.error:
                    self._told.put((game.number % len(self.others), game.winner == 0))
        except executors.WorkersLost as error:
            self._told.put(str(error))
        finally:
            close = getattr(games, "close", None)
            if close is not None:
                close()
            self._told.put(None)

    def poll(self) -> bool:
        """Take in what is done; whether there was something."""
        news = False
        while True:
            try:
                found = self._told.get_nowait()
            except Empty:
                return news
            news = True
            if found is None:
                self.ended = True
            elif isinstance(found, str):
                self.trouble = found
            else:
                self.done.append(found)

    def stop(self) -> None:
        """Play no more; workers end after the game they play."""
        self._stop.set()

    def score(self, place: int | None = None) -> LabScore:
        """What came of the games against the deck of a place, or against all."""
        from doomtable.lab.confidence_intervals import wilson

        won = [win for at, win in self.done if place is None or at == place]
        low, high = wilson(sum(won), len(won))
        return LabScore("" if place is None else self.others[place].name, len(won), sum(won), low, high)
