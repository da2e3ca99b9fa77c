"""Reading and writing the player's own files: sizes are bounded before anything is parsed, and all is written whole.

Everything read here came from somebody else, and every refusal names the file and the remedy in one sentence. What is
written is written under another name, then renamed, so that nobody ever finds half of it.
"""

from __future__ import annotations

import contextlib
import json
import os
import tempfile
from pathlib import Path

from platformdirs import user_data_path

from doomtable.errors import BadInput


class BadFile(BadInput, OSError):
    """A file that cannot be opened, read or written at all."""


def user_path(name: str = "") -> Path:
    """Return a file or folder of the player's own, or the folder that holds them all; it need not exist."""
    return user_data_path("doomtable", appauthor=False) / name


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
        raise BadFile(f"{path} cannot be written ({os_reason(error)}); choose another place.") from error


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
            raise BadFile(f"{path} is not there; check the name.")
        if not path.is_file():
            raise BadFile(f"{path} is not a file; name a file.")
        with path.open("rb") as stream:
            data = stream.read(limit + 1)
    except BadFile:
        raise
    except (OSError, ValueError) as error:
        raise BadFile(f"{path} cannot be read ({os_reason(error)}); check its name and permissions.") from error
    if len(data) > limit:
        raise BadFile(f"{path} is larger than {limit // 1024} KiB; that is more than such a file may hold.")
    return data


def read_names(path: Path, limit: int) -> frozenset[str]:
    """Return the names that a file holds as a JSON list; none where there is no such file, or it is spoilt."""
    try:
        value = json.loads(read_bounded(path, limit))
    except (BadFile, ValueError, RecursionError):
        return frozenset()
    return frozenset(name for name in value if isinstance(name, str)) if isinstance(value, list) else frozenset()


def os_reason(error: Exception) -> str:
    """What an operating system says of an error, as it stands in brackets in a sentence."""
    if isinstance(error, BadFile):
        error = error.__cause__ if isinstance(error.__cause__, OSError) else Exception(str(error).rstrip("."))
    reason = error.strerror if isinstance(error, OSError) else str(error)
    return (reason or type(error).__name__).lower() if isinstance(error, OSError) else reason or type(error).__name__


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
