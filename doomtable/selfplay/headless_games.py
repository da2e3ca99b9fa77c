"""Headless games by computer players, with their record, log, checks and totals."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from doomtable.ai.opponent_decks import DeckPrior
from doomtable.ai.players import program, read_kind
from doomtable.cards.catalogue import catalogue
from doomtable.errors import ErrorText
from doomtable.files import storage
from doomtable.files.decks import DeckList
from doomtable.records import crash_report
from doomtable.records.deck_pool import deck_pool
from doomtable.records.public_log import PublicLog
from doomtable.records.record import CAPPED, GameSetup, RecordHeader, seated_deck
from doomtable.records.record_lines import RecordLines, record_of_choices
from doomtable.records.record_writer import RecordWriter, may_write_over
from doomtable.rules.game import Decision, Game
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Option, Outcome
from doomtable.rules.view_parts import SPECTATOR
from doomtable.selfplay.invariants import InvariantChecker
from doomtable.session.session import Session
from doomtable.session.undo_history import History

OUTCOMES: Final = ("promotion", "no_warriors", "deck_out", "draw", CAPPED)


def run_headless(
    *,
    decks: Sequence[DeckList],
    players: Sequence[str],
    ruleset: Ruleset,
    seed: int,
    games: int = 1,
    record: Path | None = None,
    cap: int = 3000,
    check: bool = False,
    say: Callable[[str], Any] | None = None,
    step: Callable[[], Any] | None = None,
    tell: Callable[[ErrorText], Any] | None = None,
    language: str = "en",
) -> dict[str, Any]:
    """Play `games` games; game i has the seed `seed` + i. Returns what `play --headless --json` prints.

    `say` is given the log line by line, in a language; `step` is called after every game. `cap` ends a game after that
    many decisions (questions with two options or more). A game that stops on a fault counts as an error and leaves a
    report, of which `tell` is told; where nobody tells it, it is written to stderr.
    """
    tell = tell or _to_stderr
    laid = tuple(seated_deck(deck, ruleset, seat) for seat, deck in enumerate(decks))
    outcomes = dict.fromkeys((*OUTCOMES, *(("markers",) if ruleset.markers else ()), *ruleset.further_ends), 0)
    wins = [0] * len(players)
    decisions, errors, seconds = 0, 0, 0.0
    reports: list[str] = []
    won: tuple[int, ...] = ()
    """Who won the last game."""
    for number in range(games):
        one = HeadlessGame(GameSetup(laid, ruleset, catalogue().get, seed + number), players, cap, check, language)
        try:
            how, won = one.play(record, say)
        except storage.BadFile:
            raise
        except Exception as error:
            errors += 1
            reports.append(report(one, error, tell))
        else:
            outcomes[how] = outcomes.get(how, 0) + 1
            for winner in won:
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
        "winners": list(won),
        "errors": errors,
        "seconds": round(seconds, 3),
        **({"reports": reports} if reports else {}),
    }


class HeadlessGame:
    """One game from the deal to the end, with its checks and its record."""

    def __init__(
        self, setup: GameSetup, players: Sequence[str], cap: int, check: bool, language: str = "en"
    ) -> None:
        self.setup = setup
        self.session: Session | None = None
        self.decisions = 0
        self.seconds = 0.0
        """The time of the game alone, without checks, log and record."""
        self.kinds = tuple(players)
        self._cap = cap
        self._check = check
        self._language = language

    def play(
        self,
        record: Path | None = None,
        say: Callable[[str], Any] | None = None,
        look: Callable[[Session], Any] | None = None,
    ) -> Outcome:
        """Play it; returns how it ended and who won. Faults of the engine come through.

        `look` is given the session at the beginning and after every choice.
        """
        began = perf_counter()
        aside = GameSideTasks(self.setup, self.kinds, record, say, check=self._check, language=self._language)
        thinks = any(read_kind(kind)[0] == "search" for kind in self.kinds)
        prior = DeckPrior(*deck_pool(self.setup.rules, self.setup.cards)) if thinks else None
        players = [program(kind, self.setup.cards, prior) for kind in self.kinds]
        self.session = Session(
            self.setup.deal(),
            players,
            seed=self.setup.seed,
            listen=(SPECTATOR,) if say else (),
            watch=aside.choice if say or self._check else None,
            historic=record is not None,
        )
        aside.begin(self.session)
        try:
            cap, session = self._cap, self.session
            if look is not None:
                look(session)
                while session.decisions < cap and session.step():
                    look(session)
            session.run(cap)
            return aside.end()
        finally:
            self.decisions = self.session.decisions
            self.seconds = perf_counter() - began - aside.seconds
            aside.close()


class GameSideTasks:
    """What goes on beside a game and is no part of its time: checks, record, log."""

    def __init__(
        self,
        setup: GameSetup,
        kinds: Sequence[str],
        record: Path | None,
        say: Callable[[str], Any] | None,
        *,
        check: bool,
        language: str = "en",
    ) -> None:
        """Make ready; raises BadFile when the record would be written over something else."""
        self.seconds = 0.0
        self._setup = setup
        self._writer: RecordWriter | None = None
        self._say = say
        self._check = check
        self._language = language
        self._checker: InvariantChecker | None = None
        self._log: PublicLog | None = None
        if record is not None:
            if not record.parent.is_dir():
                raise storage.BadFile("error-no-such-folder", file=record)
            if not may_write_over(record):
                raise storage.BadFile("error-record-taken", file=record)
            header = RecordHeader(secrets.token_hex(16), players=tuple(kinds))
            self._writer = RecordWriter(record, RecordLines(setup, header, language))

    def begin(self, session: Session) -> None:
        """The cards are dealt."""
        began = perf_counter()
        self._session = session
        self._log = PublicLog(session.game.names, self._language) if self._say is not None else None
        self._checker = InvariantChecker(self._setup, session.game, self._setup.seed) if self._check else None
        if self._writer is not None:
            session.set_save_hook(self._kept)
        self.seconds += perf_counter() - began

    def _kept(self, game: Game, history: History) -> None:
        began = perf_counter()
        assert self._writer is not None
        self._writer(game, history)
        if self._writer.notices:
            kind, file, why = self._writer.notices[0]
            raise storage.BadFile("error-not-written", file=file, why=why or kind)
        self.seconds += perf_counter() - began

    def choice(self, decision: Decision, option: Option) -> None:
        """A choice was made and the game has run on."""
        began = perf_counter()
        try:
            self._tell()
            if self._checker is not None:
                self._checker.look(decision, option)
        finally:
            self.seconds += perf_counter() - began

    def end(self) -> Outcome:
        """The game is over, or as many decisions as it may have were made."""
        began = perf_counter()
        try:
            self._tell()
            if self._writer is not None and self._session.history is not None:
                self._writer.lines.capped = True
                self._writer(self._session.game, self._session.history)
            if self._checker is not None:
                self._checker.end()
            return self._session.outcome or Outcome(CAPPED)
        finally:
            self.seconds += perf_counter() - began

    def close(self) -> None:
        """Leave no file open."""
        if self._writer is not None:
            self._writer.close()

    def _tell(self) -> None:
        if self._log is not None and self._say is not None:
            for event in self._session.take_events(SPECTATOR):
                self._say(self._log.line(event))


def report(one: HeadlessGame, error: Exception, tell: Callable[[ErrorText], Any]) -> str:
    """Keep a report of a game that stopped on a fault, tell where; returns its path."""
    choices = one.session.game.choices if one.session is not None else []
    record = record_of_choices(one.setup, RecordHeader(secrets.token_hex(16), players=tuple(one.kinds)), choices)
    path = crash_report.write(record, (), crash_report.report_details(error=error), f"seed {one.setup.seed}")
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    short = " ".join(what.split())[:300]
    tell(ErrorText("cli-game-fault", seed=one.setup.seed, n=len(choices), what=short, file=path))
    return str(path)


def _to_stderr(text: ErrorText) -> None:
    sys.stderr.write(f"{text}\n")
