"""Reading and writing the player's own files: sizes are bounded before anything is parsed, and all is written whole.

Everything read here came from somebody else, and every refusal names the file and the remedy in one sentence. What is
written is written under another name, then renamed, so that nobody ever finds half of it.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import tempfile
from pathlib import Path
from typing import Final

from platformdirs import user_cache_path, user_data_path

from doomtable.errors import BadInput, BracketedText, ErrorText

OS_REASONS: Final = {
    errno.ENOENT: "os-not-there", errno.EACCES: "os-permission", errno.EPERM: "os-not-permitted",
    errno.EEXIST: "os-exists", errno.ENOTDIR: "os-no-folder", errno.EISDIR: "os-folder",
    errno.ENOTEMPTY: "os-not-empty",
    errno.ENOSPC: "os-full", errno.EROFS: "os-read-only", errno.EIO: "os-hardware", errno.ENAMETOOLONG: "os-long-name",
    errno.EADDRINUSE: "os-port-used", errno.EADDRNOTAVAIL: "os-no-address",
}  # fmt: skip
"""The message of what an operating system says; of anything rarer its own words are shown."""


class BadFile(BadInput, OSError):
    """A file that cannot be opened, read or written at all."""


def user_path(name: str = "") -> Path:
    """Return a file or folder of the player's own, or the folder that holds them all; it need not exist."""
    return user_data_path("doomtable", appauthor=False) / name


def cache_path(name: str) -> Path:
    """Return a folder for what can be made anew at any time; it need not exist."""
    return user_cache_path("doomtable", appauthor=False) / name


def write_whole(path: Path, text: str) -> None:
    """Write a UTF-8 text file so that nobody ever finds half of it. Raises BadFile."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever finds half of it. Raises BadFile."""
    spare: str | None = None
    try:
        handle, spare = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            os.fsync(stream.fileno())
        os.chmod(spare, 0o666 & ~_umask())
        os.replace(spare, path)
    except OSError as error:
        if spare is not None:
            with contextlib.suppress(OSError):
                os.unlink(spare)
        raise BadFile("error-not-written", file=path, why=os_reason(error)) from error


def make_folder(folder: Path) -> None:
    """Make a folder and those above it where they are not there. Raises BadFile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadFile("error-folder-not-made", folder=folder, why=os_reason(error)) from error


def free_path(folder: Path, stem: str, suffix: str) -> Path:
    """Return a name in a folder that is not taken: the stem itself, or with a number behind it."""
    number = 1
    while os.path.lexists(path := folder / f"{stem}{f' {number}' if number > 1 else ''}{suffix}"):
        number += 1
    return path


def read_bounded(path: Path, limit: int) -> bytes:
    """Return the bytes of a regular file of at most `limit` bytes. Raises BadFile."""
    try:
        if not path.exists():
            raise BadFile("error-not-there", file=path)
        if not path.is_file():
            raise BadFile("error-no-file", file=path)
        with path.open("rb") as stream:
            data = stream.read(limit + 1)
    except BadFile:
        raise
    except (OSError, ValueError) as error:
        raise BadFile("error-not-read", file=path, why=os_reason(error)) from error
    if len(data) > limit:
        raise BadFile("error-file-size", file=path, size=limit // 1024)
    return data


def read_names(path: Path, limit: int) -> frozenset[str]:
    """Return the names that a file holds as a JSON list; none where there is no such file, or it is spoilt."""
    try:
        value = json.loads(read_bounded(path, limit))
    except (BadFile, ValueError, RecursionError):
        return frozenset()
    return frozenset(name for name in value if isinstance(name, str)) if isinstance(value, list) else frozenset()


def os_reason(error: Exception) -> ErrorText:
    """What an operating system says of an error, as it stands in brackets in a sentence."""
    if isinstance(error, BadInput):
        if not isinstance(error.__cause__, OSError):
            return BracketedText(error.text.message, **error.text.args)
        error = error.__cause__
    if isinstance(error, OSError) and error.errno in OS_REASONS:
        return ErrorText(OS_REASONS[error.errno])
    said = (error.strerror or "").lower() if isinstance(error, OSError) else str(error)
    return ErrorText("os-other", why=said or type(error).__name__)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
