"""Current game: the session played at the window, its file, its statistics and its advisor.

It draws nothing. What a player should hear comes back as a sentence.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from doomtable.errors import BadInput, ErrorText
from doomtable.files import storage
from doomtable.rules.terms import EngineBug
from doomtable.table.new_game import session_setup
from doomtable.words.words import Words

if TYPE_CHECKING:  # the engine is read when a game begins: the title screen does without it
    from doomtable.analysis.advisor import Advisor
    from doomtable.records.record import GameSetup
    from doomtable.records.record_writer import RecordWriter
    from doomtable.rules.game import Deck
    from doomtable.session.session import Session

NEWS: Final = {
    "lost": "notice-save-lost", "vanished": "notice-save-vanished", "mended": "notice-save-mended",
}  # fmt: skip
"""What is said of the file of a game."""


class CurrentGame:
    """One game at a time, from the first choice on in a file of its own."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.session: Session | None = None
        self.writer: RecordWriter | None = None
        self.thinking: Advisor | None = None
        """What is thought about the game, in another process; None where nobody may."""
        self._counted = False
        """Whether the game is in the statistics, as a game that is over."""
        self._began = 0.0

    def begin(self, setup: GameSetup, players: Sequence[str]) -> None:
        """Deal a game and keep it."""
        from doomtable.records import game_saves

        session = session_setup.open_session(setup, players)
        self.session, self.writer = session, game_saves.start_recording(session, setup, players, self.words.language)
        self._counted, self._began = False, monotonic()
        self._think()

    @property
    def decks(self) -> tuple[Deck, ...]:
        """What the players brought, where that was written down."""
        return () if self.writer is None else self.writer.lines.setup.decks

    def begin_practice(self, session: Session) -> None:
        """Take a game that is neither kept nor counted."""
        self.session, self.writer = session, None
        self._counted, self._began = False, 0.0

    def go_on(self, path: Path, **more: Any) -> str:
        """Go on with a kept game; `more` as for game_saves.resume_game. Returns what was lost. Raises BadInput."""
        from doomtable.records import game_saves

        found = game_saves.resume_game(path, session_setup.make_players, language=self.words.language, **more)
        self._stop_thinking()
        self.session, self.writer = found.session, found.writer
        self._counted, self._began = False, 0.0
        self._think()
        return self.words.say("notice-resumed-short", why=found.said) if found.said else ""

    def leave_game(self) -> None:
        """Leave the game; its file stands as it should, if that can be."""
        session, writer = self.session, self.writer
        self.session = self.writer = None
        self._stop_thinking()
        if writer is not None and session is not None and session.history is not None:
            if session.choices == len(session.history):  # after a fault of the engine they differ
                writer(session.game, session.history)
            writer.close()

    def _think(self) -> None:
        """From now on the game can be thought about."""
        from doomtable.analysis.advisor import Advisor, worker_for

        assert self.session is not None and self.writer is not None
        self.thinking = Advisor(self.session, partial(worker_for, self.writer.lines.setup))

    def _stop_thinking(self) -> None:
        """Nobody thinks about it any more."""
        if self.thinking is not None:
            self.thinking.close()
        self.thinking = None

    @property
    def unsaved(self) -> bool:
        """Whether the file does not hold the game as it stands."""
        return self.writer is not None and self.writer.failed

    def count(self) -> str:
        """Put the game into the statistics when it is over, take it out when it went back; what went wrong."""
        over = self.session is not None and self.session.outcome is not None
        if self.session is None or self.writer is None or over == self._counted:
            return ""
        from doomtable.records import statistics_entry

        self._counted = over
        seconds = monotonic() - self._began if self._began else None
        try:
            statistics_entry.update_statistics(self.session, self.writer.lines, seconds)
        except BadInput as error:
            return self.words.say("notice-statistics", why=error)
        return ""

    def news(self) -> list[str]:
        """What happened to the file of the game, or to who thinks about it, since this was last asked."""
        trouble, what = self.thinking.trouble() if self.thinking is not None else ("", "")
        return [*([self.words.say(trouble, what=what)] if trouble else []), *self._of_the_file()]

    def _of_the_file(self) -> list[str]:
        if self.writer is None or not self.writer.notices:
            return []
        told = [self.words.say(NEWS[one.kind], file=one.file, why=one.why or "none") for one in self.writer.notices]
        self.writer.notices.clear()
        return told

    def name(self) -> str:
        """What a save of the game would be called if nobody said otherwise."""
        assert self.session is not None
        number = self.session.game.state.turn.number
        return self.words.say("save-name", n=number, players=" - ".join(self.session.game.names))

    def save_as(self, name: str) -> str:
        """Save the game under a name."""
        from doomtable.records import game_saves

        assert self.writer is not None
        try:
            return self.words.say("notice-saved", file=str(game_saves.save_as(self.writer, name)))
        except BadInput as error:
            return self.words.say("notice-not-saved", why=error)

    def export(self) -> tuple[str, str]:
        """Write the game as it stands as a scenario file; whether that went well, and where it is or why not."""
        from doomtable.scenarios import runner

        assert self.session is not None
        folder = storage.user_path("positions")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            number = 1 + max((int(p.stem) for p in folder.glob("*.yaml") if p.stem.isdecimal()), default=0)
            file = folder / f"{number}.yaml"
            storage.write_whole(file, runner.export(self.session.game))
        except OSError as error:
            why = ErrorText("error-at-file", file=folder, fault=storage.os_reason(error))
            return self.words.say("menu-not-exported"), self.words.error(why)
        return self.words.say("menu-exported"), str(file)

    def report(self, settings: Mapping[str, Any], error: EngineBug | None = None) -> str:
        """Write a report of the game into a file of its own, after a fault of the engine with the choice in flight."""
        from doomtable.records import crash_report

        session, writer = self.session, self.writer
        if session is None or writer is None or session.history is None:
            return ""
        log = [text for seen in session.history.seen for text in writer.lines.told(seen)]
        told = crash_report.report_details(log=log, settings=settings, error=error)
        stuck = session.game.choices[len(session.history) :] if error is not None else []
        try:
            file = crash_report.write(writer.record(), stuck, told, writer.path.stem)
        except BadInput as refused:
            return self.words.say("notice-fault-lost" if error else "notice-not-reported", why=refused)
        return self.words.say("notice-fault" if error else "notice-report", file=str(file))
