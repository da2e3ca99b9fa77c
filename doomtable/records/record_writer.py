"""The record writer: autosaves the record of a running game, under a file lock.

The file is what was written before plus what is new, flushed at once: a killed program loses at most the choice in
flight. What was taken back is cut off. Whatever goes wrong with the file (a full disk, a folder that may not be
written, a file that is gone) is told once, the game goes on, and every later choice tries to write the whole anew.
"""

from __future__ import annotations

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Literal, NamedTuple

from doomtable.errors import ErrorText
from doomtable.files import storage
from doomtable.records.record import BEGINNING
from doomtable.records.record_lines import RecordLines
from doomtable.rules.game import Game
from doomtable.session.undo_history import History

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class RecordFileNotice(NamedTuple):
    """Something about the file that a player should hear: it is not written, it had vanished, it is written again."""

    kind: Literal["lost", "vanished", "mended"]
    file: str
    why: ErrorText | None = None


class RecordWriter:
    """Writes the record of one game; the session calls it whenever the choices are others than before.

    `notices` collects what a player should hear; whoever shows it empties it.
    """

    def __init__(self, path: Path, lines: RecordLines, lock: RecordLock | None = None) -> None:
        """`lock` is that of the file, where somebody has taken it already."""
        self.path = path
        self.lines = lines
        self.notices: list[RecordFileNotice] = []
        self._written: list[bytes] = []
        self._file: BinaryIO | None = None
        self._lock = lock
        self.failed = False
        """Whether the file does not hold the game as it stands."""

    def __call__(self, game: Game, history: History) -> None:
        """Write what is new, cut off what is no more."""
        wanted = self.lines.of(game, history)
        try:
            if self._file is None or self._changed(self._file):
                self._whole(wanted)
            else:
                self._append(self._file, wanted)
        except OSError as error:
            self._shut()
            if not self.failed:
                self.failed = True
                self.notices.append(RecordFileNotice("lost", str(self.path), storage.os_reason(error)))
        else:
            if self.failed:
                self.notices.append(RecordFileNotice("mended", str(self.path)))
            self.failed = False
        self._written = wanted

    def record(self) -> bytes:
        """The record as it should stand in the file."""
        return self.lines.first_line + b"".join(self._written)

    def close(self) -> None:
        """Leave the file as it is, to whoever opens it next."""
        self._shut()
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def _shut(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    # ----------------------------------------------------------------------------------------------- the file

    def _whole(self, wanted: list[bytes]) -> None:
        """Write everything under another name and rename, alone."""
        gone = self._file is not None
        self._shut()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock is None or not self._lock.path.exists():
            self._lock = locked(self.path)
        storage.write_bytes(self.path, self.lines.first_line + b"".join(wanted))
        self._file = self.path.open("r+b", buffering=0)
        if gone:
            self.notices.append(RecordFileNotice("vanished", str(self.path)))

    def _append(self, file: BinaryIO, wanted: list[bytes]) -> None:
        """Cut the file where it begins to differ from what is wanted, and go on from there."""
        same = 0
        at = len(self.lines.first_line)
        for old, new in zip(self._written, wanted, strict=False):
            if old != new:
                break
            same += 1
            at += len(new)
        old, new = b"".join(self._written[same:]), b"".join(wanted[same:])
        common = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
        if common < len(old):
            file.truncate(at + common)
        file.seek(at + common)
        rest = new[common:]
        if file.write(rest) != len(rest):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def _changed(self, file: BinaryIO) -> bool:
        """Whether somebody took the file away, put another in its place, or wrote to it."""
        try:
            there = os.stat(self.path)
        except FileNotFoundError:
            return True
        here = os.fstat(file.fileno())
        length = len(self.lines.first_line) + sum(map(len, self._written))
        return not os.path.samestat(there, here) or here.st_size != length


class RecordLock:
    """Nobody else writes a record as long as this is held; it goes with the process that holds it."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    def close(self) -> None:
        """Give the record free."""
        self._file.close()
        with suppress(OSError):
            self.path.unlink()


def locked(record: Path) -> RecordLock:
    """Have a record to oneself, by a file beside it. Raises BadFile, too when another doomtable has it."""
    path = record.with_name(f".{record.name}.lock")
    try:
        file = path.open("a+b", buffering=0)
    except OSError as error:
        raise storage.BadFile("error-record-folder", file=record, why=storage.os_reason(error)) from error
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        if error.errno not in (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK):
            raise storage.BadFile("error-record-lock", file=record, why=storage.os_reason(error)) from error
        raise storage.BadFile("error-record-open", file=record) from None
    return RecordLock(path, file)


def may_write_over(path: Path) -> bool:
    """Whether nothing is lost when a record is written here: nothing is there, or an empty file, or a record."""
    if not path.exists():
        return True
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(BEGINNING)) in (b"", BEGINNING)
