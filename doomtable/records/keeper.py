"""Keeps the record of a game that is being played in a file, after every choice, whatever happens to the file.

The file is what was written before plus what is new, flushed at once: a killed program loses at most the choice in
flight. What was taken back is cut off. Whatever goes wrong with the file (a full disk, a folder that may not be
written, a file that is gone) is told once, the game goes on, and every later choice tries to write the whole anew.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import BinaryIO, Final, Literal, NamedTuple

from doomtable import storage
from doomtable.history import History
from doomtable.records.record import BEGINNING
from doomtable.records.transcript import Transcript
from doomtable.rules.game import Game

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

LOCKED_AT: Final = 2**31 - 1
"""Where a byte is locked on Windows: beyond everything that is written."""


class News(NamedTuple):
    """Something about the file that a player should hear: it is not written, it had vanished, it is written again."""

    kind: Literal["lost", "vanished", "mended"]
    file: str
    why: str = ""


class Keeper:
    """Writes the record of one game; the session calls it whenever the choices are others than before.

    `news` collects what a player should hear; whoever shows it empties it.
    """

    def __init__(self, path: Path, script: Transcript) -> None:
        self.path = path
        self.script = script
        self.news: list[News] = []
        self._written: list[bytes] = []
        self._file: BinaryIO | None = None
        self._ill = False

    def __call__(self, game: Game, history: History) -> None:
        """Write what is new, cut off what is no more."""
        wanted = self.script.lines(game, history)
        try:
            if self._file is None or self._vanished():
                self._whole(wanted)
            else:
                self._append(self._file, wanted)
        except OSError as error:
            self.close()
            if not self._ill:
                self._ill = True
                self.news.append(News("lost", str(self.path), storage.why(error)))
        else:
            if self._ill:
                self.news.append(News("mended", str(self.path)))
            self._ill = False
        self._written = wanted

    def record(self) -> bytes:
        """The record as it should stand in the file."""
        return self.script.head + b"".join(self._written)

    def close(self) -> None:
        """Leave the file as it is."""
        if self._file is not None:
            self._file.close()
            self._file = None

    # ----------------------------------------------------------------------------------------------- the file

    def _whole(self, wanted: list[bytes]) -> None:
        """Write everything under another name and rename; then have the file to oneself."""
        gone = self._file is not None
        self.close()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        storage.write_bytes(self.path, self.script.head + b"".join(wanted))
        self._file = opened(self.path)
        if gone:
            self.news.append(News("vanished", str(self.path)))

    def _append(self, file: BinaryIO, wanted: list[bytes]) -> None:
        """Cut the file where it begins to differ from what is wanted, and go on from there."""
        same = 0
        at = len(self.script.head)
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

    def _vanished(self) -> bool:
        """Whether somebody took the file away or put another in its place."""
        assert self._file is not None
        try:
            return not os.path.samestat(os.stat(self.path), os.fstat(self._file.fileno()))
        except FileNotFoundError:
            return True


def opened(path: Path) -> BinaryIO:
    """Open a record to write to, alone. Raises BadFile, too when another doomtable has it open."""
    try:
        file = path.open("r+b", buffering=0)
    except OSError as error:
        raise storage.BadFile(f"{path} cannot be opened ({storage.why(error)}); check it and its folder.") from error
    try:
        if sys.platform == "win32":
            file.seek(LOCKED_AT)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
            file.seek(0)
        else:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise storage.BadFile(f"{path} is open in another doomtable; go on there or close it.") from error
    return file


def may_write_over(path: Path) -> bool:
    """Whether nothing is lost when a record is written here: nothing is there, or an empty file, or a record."""
    if not path.exists():
        return True
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(BEGINNING)) in (b"", BEGINNING)
