"""Saved games: recent games and named saves listed, resumed, saved, deleted.

Every game at the table writes its record into `games` from the first choice on (records.record_writer). Resuming one
of these writes on in the same file; opening a saved one begins a file of its own, so that the save stays as it was.
"""

from __future__ import annotations

import re
import secrets
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from doomtable.errors import BadInput, ErrorText
from doomtable.files import storage
from doomtable.records.record import HUMAN, MOST_BYTES, GameSetup, LoadedRecord, RecordHeader, RecordStep
from doomtable.records.record_lines import RecordLines
from doomtable.records.record_parser import cover_of, read_record
from doomtable.records.record_writer import RecordLock, RecordWriter, locked
from doomtable.records.verification import Drift, differs, replay_steps
from doomtable.rules.game import RULES_VERSION
from doomtable.rules.terms import Seat
from doomtable.session.session import AnyPlayer, Session

SUFFIX: Final = ".record"
MOST_LISTED: Final = 200
LATELY: Final = 20
"""Among how many of the latest games one is looked for to continue with."""
LONGEST_NAME: Final = 60
MOST_NAME_BYTES: Final = 160
RESERVED: Final = {"CON", "PRN", "AUX", "NUL", *(f"{name}{n}" for name in ("COM", "LPT") for n in range(1, 10))}
"""Names that no file may have on Windows."""
_SPELT_OUT: Final = re.compile(r"[^\w \-+.,()']")


class SavedGame(NamedTuple):
    """A kept game as a list shows it; `fault` says why when it cannot be read."""

    path: Path
    changed: float
    """Seconds since 1970."""
    header: RecordHeader = RecordHeader()
    names: tuple[str, ...] = ()
    decks: tuple[str, ...] = ()
    choices: int = 0
    over: bool = False
    fault: ErrorText | None = None

    @property
    def name(self) -> str:
        """What it was saved as."""
        return self.path.stem


class ResumedGame(NamedTuple):
    """A game that goes on."""

    session: Session
    writer: RecordWriter
    found: LoadedRecord
    said: ErrorText | None
    """What was lost on the way; None when nothing was."""


def games() -> Path:
    """The folder of the games played lately."""
    return storage.user_path("games")


def saves() -> Path:
    """The folder of the games saved under a name."""
    return storage.user_path("saves")


# ------------------------------------------------------------------------------------------------------ listing


def listed(folder: Path) -> tuple[SavedGame, ...]:
    """The kept games of a folder, the latest first; none when there is no such folder."""
    return tuple(islice(_peeked(folder), MOST_LISTED))


def _peeked(folder: Path) -> Iterator[SavedGame]:
    """The same one by one: a record is read when it is asked for."""
    files = []
    if folder.is_dir():
        for path in folder.glob(f"*{SUFFIX}"):
            with suppress(OSError):  # it may go away while we look
                files.append((path.stat().st_mtime, path))
    for changed, path in sorted(files, reverse=True):
        yield peek(path, changed)


def peek(path: Path, changed: float = 0.0) -> SavedGame:
    """A kept game as a list shows it, without reading its cards."""
    try:
        raw = storage.read_bounded(path, MOST_BYTES)
        header, names, decks = cover_of(raw, str(path))
    except BadInput as error:
        return SavedGame(path, changed, fault=error.text)
    return SavedGame(path, changed, header, names, decks, raw.count(b"\n["), b'\n{"end":' in raw)


def unfinished() -> SavedGame | None:
    """The latest game that can go on, if there is one among the latest few."""
    lately = islice(_peeked(games()), LATELY)
    return next((kept for kept in lately if kept.choices and not kept.over and not kept.fault), None)


# ------------------------------------------------------------------------------------------- beginning, going on


def timestamp() -> str:
    """The time as records write it."""
    return datetime.now(UTC).replace(microsecond=0).isoformat().replace("+00:00", "Z")


def start_recording(session: Session, setup: GameSetup, players: Sequence[str], language: str = "en") -> RecordWriter:
    """Keep a new game from here on, in a file of its own."""
    header, file = _new(players)
    writer = RecordWriter(file, RecordLines(setup, header, language))
    session.set_save_hook(writer)
    return writer


def resume_game(
    path: Path,
    seat: Callable[[Sequence[str], GameSetup], Sequence[AnyPlayer]],
    *,
    players: Sequence[str] = (),
    most: int | None = None,
    own_file: bool = False,
    language: str = "en",
) -> ResumedGame:
    """Go on with a kept game after its last whole choice (or after `most` choices). Raises BadInput.

    `seat` makes the players of the kinds that sat there, or of `players` if they are given. The game is written on in
    the same file, or in a new one (`own_file`); so is a game of another version of the rules, or with other players.
    What a damaged record lost stands beside it as it was, under another name.
    """
    lock = None if own_file else locked(path)
    try:
        return _gone_on(path, seat, lock, players, most, own_file, language)
    except BaseException:
        if lock is not None:
            lock.close()
        raise


def _gone_on(
    path: Path,
    seat: Callable[[Sequence[str], GameSetup], Sequence[AnyPlayer]],
    lock: RecordLock | None,
    players: Sequence[str],
    most: int | None,
    own_file: bool,
    language: str,
) -> ResumedGame:
    found = read_record(path, mend=True)
    setup = found.setup
    kinds = tuple(players or found.header.players or (HUMAN,) * len(setup.decks))
    session, good, said = restored_session(found, seat(kinds, setup), most)
    steps = found.steps[: good + 1]
    fresh = own_file or kinds != found.header.players or found.header.rules != RULES_VERSION or not found.header.game
    if fresh:
        header, file = _new(kinds, _secret_of(found, session) if players else found.header.sat)
        if lock is not None:
            lock.close()
            lock = None
    else:
        header, file = found.header, path
    if said and not fresh:
        aside = storage.free_path(path.parent, path.stem, ".damaged")
        storage.write_bytes(aside, storage.read_bounded(path, MOST_BYTES))
        said = ErrorText("error-set-aside", said=said, file=aside.name)
    writer = RecordWriter(file, RecordLines(setup, header, language, steps), lock)
    session.set_save_hook(writer)
    return ResumedGame(session, writer, found, said)


def _secret_of(found: LoadedRecord, session: Session) -> tuple[Seat, ...]:
    """The seats whose secrets a game that was taken over holds: those of all its people, unless it was over."""
    if found.end is not None and found.end.outcome == session.outcome:
        return ()
    kinds = found.header.players or (HUMAN,) * len(found.setup.decks)
    return tuple(sorted({*found.header.sat, *(seat for seat, kind in enumerate(kinds) if kind == HUMAN)}))


def _new(kinds: Sequence[str], sat: tuple[Seat, ...] = ()) -> tuple[RecordHeader, Path]:
    """What a new game is called, and its file: no other doomtable can mean the same one."""
    header = RecordHeader(secrets.token_hex(16), timestamp(), tuple(kinds), sat=sat)
    return header, storage.free_path(games(), f"{datetime.now():%Y-%m-%d %H.%M.%S} {header.game[:4]}", SUFFIX)


def restored_session(
    found: LoadedRecord, players: Sequence[AnyPlayer], most: int | None = None
) -> tuple[Session, int, ErrorText | None]:
    """A session that stands where a record ends, how many choices that took, and what was lost, if anything was.

    Where the game played again differs from its record, it stands at the last choice that is certain. Raises BadInput
    when nothing is, and for a record of other rules that differs.
    """
    steps = found.steps if most is None else found.steps[: most + 1]
    said = found.damage
    while True:
        try:
            return _played(found, players, steps), len(steps) - 1, said
        except Drift as drift:
            if found.header.rules != RULES_VERSION:
                raise BadInput("error-replay-differs", what=differs(found, drift)) from drift
            if not drift.at:
                raise BadInput("error-not-dealt", why=drift.reason) from drift
            said = said or ErrorText("error-stop", what=drift.reason)
            steps = steps[: drift.certain + 1]
            found = found._replace(end=None)


def _played(found: LoadedRecord, players: Sequence[AnyPlayer], steps: Sequence[RecordStep]) -> Session:
    """A session in which these choices were made. Raises Drift."""

    def begin(setup: GameSetup) -> Session:
        return Session(setup.deal(), players, seed=setup.seed, historic=True)

    for at, session in enumerate(replay_steps(found, steps, begin)):
        if session.history is not None and steps[at].undone:
            session.history.undone[at] = steps[at].undone
    return session


def save_as(writer: RecordWriter, name: str) -> Path:
    """Save the game as it stands under a name; another save of this name stays. Raises BadFile."""
    folder = saves()
    path = storage.free_path(folder, _tidy(name) or f"{datetime.now():%Y-%m-%d %H.%M.%S}", SUFFIX)
    storage.make_folder(folder)
    storage.write_bytes(path, writer.record())
    return path


def _tidy(name: str) -> str:
    """A name as a file may have it everywhere: letters and digits of all scripts, some marks, not too many bytes."""
    plain = " ".join(_SPELT_OUT.sub(" ", unicodedata.normalize("NFC", name)).split())[:LONGEST_NAME]
    plain = plain.encode()[:MOST_NAME_BYTES].decode(errors="ignore").strip(" .")
    return f"{plain} game" if plain.upper() in RESERVED else plain


def remove(kept: SavedGame) -> None:
    """Throw a kept game away, unless it is being played. Raises BadFile."""
    try:
        if kept.path.exists():
            locked(kept.path).close()
        kept.path.unlink(missing_ok=True)
    except storage.BadFile:
        raise
    except OSError as error:
        raise storage.BadFile("error-not-removed", file=kept.path, why=storage.os_reason(error)) from error
