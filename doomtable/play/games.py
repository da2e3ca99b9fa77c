"""Many games by programs, one after the other in this process: how they ended, how long they took."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from platformdirs import user_data_path

from doomtable import storage
from doomtable.ai import program
from doomtable.cards import catalogue
from doomtable.play.checks import Checker
from doomtable.play.log import Log
from doomtable.play.record import CAPPED, Recorder, Setup, write_whole
from doomtable.rules.game import Decision, Deck, Game
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Option
from doomtable.rules.view import SPECTATOR
from doomtable.session import Session

OUTCOMES: Final = ("promotion", "no_warriors", "deck_out", "draw", CAPPED)


def run_headless(
    *,
    decks: Sequence[storage.Deck],
    players: Sequence[str],
    ruleset: Ruleset,
    seed: int,
    games: int = 1,
    record: Path | None = None,
    cap: int = 3000,
    check: bool = False,
    say: Callable[[str], Any] | None = None,
    step: Callable[[], Any] | None = None,
) -> dict[str, Any]:
    """Play `games` games; game i has the seed `seed` + i. Returns what `play --headless --json` prints.

    `say` is given the log line by line, `step` is called after every game. `cap` ends a game after that many decisions
    (questions with two options or more). A game that stops on a fault counts as an error and leaves a report.
    """
    dealt = tuple(game_deck(deck) for deck in decks)
    outcomes = dict.fromkeys(OUTCOMES, 0)
    wins = [0] * len(players)
    decisions, errors, seconds = 0, 0, 0.0
    reports: list[str] = []
    for number in range(games):
        one = OneGame(Setup(dealt, ruleset, catalogue().get, seed + number), players, cap, check)
        try:
            how, winner = one.play(record, say)
        except storage.BadFile:
            raise
        except Exception as error:
            errors += 1
            reports.append(report(one, error))
        else:
            outcomes[how] = outcomes.get(how, 0) + 1
            if winner >= 0:
                wins[winner] += 1
        decisions += one.decisions
        seconds += one.seconds
        if step is not None:
            step()
    return {
        "games": games,
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds, 1) if seconds else 0.0,
        "outcomes": outcomes,
        "wins": wins,
        "errors": errors,
        "seconds": round(seconds, 3),
        **({"reports": reports} if reports else {}),
    }


def game_deck(deck: storage.Deck) -> Deck:
    """A deck as the engine deals it: one entry a copy."""
    return Deck(
        tuple(name for name, count in deck.cards for _ in range(count)),
        tuple(name for name, count in deck.collection for _ in range(count)),
        deck.name,
    )


class OneGame:
    """One game from the deal to the end, with its checks and its record."""

    def __init__(self, setup: Setup, players: Sequence[str], cap: int, check: bool) -> None:
        self.setup = setup
        self.choices: list[Option] = []
        self.decisions = 0
        self.seconds = 0.0
        """The time of the game alone, without checks, log and record."""
        self._kinds = players
        self._cap = cap
        self._check = check

    def play(self, record: Path | None = None, say: Callable[[str], Any] | None = None) -> tuple[str, int]:
        """Play it; returns how it ended and who won (-1: nobody). Faults of the engine come through."""
        began = perf_counter()
        game = self.setup.deal()
        aside = Aside(self.setup, game, record, say, check=self._check)
        keep = self.choices.append
        watched = aside.busy

        def watch(decision: Decision, option: Option) -> None:
            keep(option)
            if watched:
                aside.choice(decision, option)

        players = [program(kind, self.setup.cards) for kind in self._kinds]
        session = Session(game, players, seed=self.setup.seed, listen=(SPECTATOR,) if say else (), watch=watch)
        aside.session = session
        try:
            cap, turn = self._cap, session.step
            while session.decisions < cap and turn():
                pass
            return aside.end()
        finally:
            self.decisions = session.decisions
            self.seconds = perf_counter() - began - aside.seconds
            aside.close()


class Aside:
    """What goes on beside a game and is no part of its time: checks, record, log."""

    def __init__(
        self, setup: Setup, game: Game, record: Path | None, say: Callable[[str], Any] | None, *, check: bool
    ) -> None:
        began = perf_counter()
        self.session: Session | None = None
        self._game = game
        self._checker = Checker(setup, game, setup.seed) if check else None
        self._recorder = Recorder(record, setup) if record is not None else None
        self._say = say
        self._log = Log(game.names) if say is not None else None
        self.busy = bool(self._checker or self._recorder or self._log)
        self.seconds = perf_counter() - began

    def choice(self, decision: Decision, option: Option) -> None:
        """A choice was made and the game has run on."""
        began = perf_counter()
        try:
            if self._recorder is not None:
                self._recorder.choice(self._game, option)
            self._tell()
            if self._checker is not None:
                self._checker.look(decision, option)
        finally:
            self.seconds += perf_counter() - began

    def end(self) -> tuple[str, int]:
        """The game is over, or as many decisions as it may have were made."""
        began = perf_counter()
        try:
            self._tell()
            if self._recorder is not None:
                self._recorder.end(self._game)
            if self._checker is not None:
                self._checker.end()
            return self._game.outcome or (CAPPED, -1)
        finally:
            self.seconds += perf_counter() - began

    def close(self) -> None:
        """Leave no file open."""
        if self._recorder is not None:
            self._recorder.close()

    def _tell(self) -> None:
        if self._log is not None and self._say is not None and self.session is not None:
            for event in self.session.take_events(SPECTATOR):
                self._say(self._log.line(event))


def report(one: OneGame, error: Exception) -> str:
    """Keep the record of a game that stopped on a fault and the traceback, say where; returns the record's path."""
    folder = user_data_path("doomtable", appauthor=False) / "reports"
    folder.mkdir(parents=True, exist_ok=True)
    saved, trace = folder / f"seed-{one.setup.seed}.record", folder / f"seed-{one.setup.seed}.txt"
    write_whole(saved, one.setup, [list(option) for option in one.choices])
    storage.write_whole(trace, "".join(traceback.format_exception(error)))
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    sys.stderr.write(
        f"the game with seed {one.setup.seed} stopped after {len(one.choices)} choices on a fault of doomtable "
        f"({' '.join(what.split())[:300]}); its record is {saved}, the traceback {trace}\n"
    )
    return str(saved)
