"""The lines of a record, made after every choice of a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from doomtable.records.public_log import PublicLog
from doomtable.records.record import (
    CAPPED,
    GameSetup,
    RecordEnd,
    RecordHeader,
    RecordStep,
    head,
    json_line,
    lines_of,
    tail,
)
from doomtable.rules.game import DIGEST_EVERY, Game
from doomtable.rules.terms import Option, Outcome
from doomtable.rules.view_parts import EventView
from doomtable.session.session import LOCAL, Session
from doomtable.session.undo_history import History

SILENT: Final = frozenset({"step", "turn_end"})
"""What goes without saying in a log of turns."""


class RecordLines:
    """The lines of one game's record. `steps` are those of a record that is gone on with: they stay as they were."""

    def __init__(
        self, setup: GameSetup, header: RecordHeader, language: str = "en", steps: Sequence[RecordStep] = ()
    ) -> None:
        self.setup = setup
        self.header = header
        self.first_line = json_line(head(setup, header))
        self.capped = False
        """Whether the game ends here although it could go on."""
        self._log = PublicLog(setup.called(), language)
        self._texts = [lines_of(number, step) for number, step in enumerate(steps)]

    def of(self, game: Game, history: History) -> list[bytes]:
        """The lines of the deal and of every choice, each with what stands behind them."""
        now = len(history)
        del self._texts[now + 1 :]
        while len(self._texts) <= now:
            number = len(self._texts)
            self._texts.append(lines_of(number, self._step(number, game, history)))
        undone = history.undone
        out = [text + tail(undone[i], None) if i in undone else text for i, text in enumerate(self._texts[:-1])]
        end = None
        if game.outcome is not None or self.capped:
            end = RecordEnd(now, game.state.digest(), game.outcome or Outcome(CAPPED))
        return [*out, self._texts[-1] + tail(history.taken_back, end)]

    def told(self, seen: Sequence[EventView]) -> list[str]:
        """Events as lines of the public log."""
        return [self._log.line(event) for event in seen if event.kind not in SILENT]

    def _step(self, number: int, game: Game, history: History) -> RecordStep:
        option = history.choices[number - 1] if number else None
        log = tuple(self.told(history.seen[number]))
        digest = ""
        if number and number % DIGEST_EVERY == 0:
            here = game if number == len(history) else history.at(number)
            digest = here.state.digest()
        return RecordStep(option, log, digest)


def record_of_choices(setup: GameSetup, header: RecordHeader, choices: Sequence[Option]) -> bytes:
    """The record of a game that was played without one, up to the choice that the engine stops at, if there is such."""
    session = Session(setup.deal(), [LOCAL] * len(setup.decks), listen=(), historic=True)
    assert session.history is not None
    left = list(choices)
    try:
        while left:
            session.play_recorded(left.pop(0))
    except Exception:  # whatever the engine stopped at: the report must be written
        left = session.game.choices[len(session.history) :]
    lines = RecordLines(setup, header)
    made = lines.of(session.history.at(len(session.history)), session.history)
    return lines.first_line + b"".join(made) + extra(left)


def extra(choices: Sequence[Option]) -> bytes:
    """Choices that the game did not get over, as the last lines of a record."""
    return b"".join(json_line(list(option)) for option in choices)


def crash_record(record: bytes, choices: Sequence[Option], told: dict[str, Any]) -> bytes:
    """A report of a fault: the record, the choice in flight if there was one, and what is told with it."""
    return record + extra(choices) + json_line({"report": told})
