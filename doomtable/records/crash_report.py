"""Crash reports: the record of a game that stopped on a fault, with traceback and versions.

The file is a record like any other: it can be verified, watched, and laid among the tests as it is. Where the engine
stopped, its last choice is the one that it did not get over. Nothing personal is in it but the players' names.
"""

from __future__ import annotations

import json
import platform
import sys
import traceback
from collections.abc import Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, Final

from doomtable.files import storage
from doomtable.records.record_lines import crash_record
from doomtable.rules.terms import Option

LINES: Final = 60
"""How many of the last lines of the log are told."""
LIBRARIES: Final = ("pygame-ce", "pydantic")


def reports() -> Path:
    """The folder of the reports."""
    return storage.user_path("reports")


def report_details(
    *, log: Sequence[str] = (), settings: Mapping[str, Any] | None = None, error: BaseException | None = None
) -> dict[str, Any]:
    """What a report tells beside the record; the way to the player's own folders is left out."""
    out: dict[str, Any] = {
        "program": _version("doomtable"),
        "python": platform.python_version(),
        "platform": platform.platform(),
        "libraries": {name: _version(name) for name in LIBRARIES},
        "settings": {key: impersonal(str(value)) for key, value in (settings or {}).items()},
        "log": [impersonal(text) for text in log[-LINES:]],
    }
    if error is not None:
        out["error"] = [impersonal(text.rstrip()) for text in traceback.format_exception(error)]
    return out


def write(record: bytes, choices: Sequence[Option], what: dict[str, Any], name: str) -> Path:
    """Write a report under a name that is not taken and return where. Raises BadFile."""
    folder = reports()
    storage.make_folder(folder)
    path = storage.free_path(folder, name, ".record")
    storage.write_bytes(path, crash_record(record, choices, what))
    return path


def traced(error: BaseException, name: str) -> Path:
    """Write a report of a fault of which there is no record here, and return where. Raises BadFile."""
    folder = reports()
    storage.make_folder(folder)
    path = storage.free_path(folder, name, ".json")
    storage.write_whole(path, json.dumps(report_details(error=error), ensure_ascii=False, indent=1) + "\n")
    return path


def impersonal(text: str) -> str:
    """A text without the way to the player's own folder or to where the program is installed."""
    places = {str(Path(__file__).resolve().parents[2]): "", str(Path.home()): "~"}
    for folder in sorted({*sys.path, sys.prefix}, key=len, reverse=True):
        places.setdefault(str(Path(folder).resolve()), "")
    for place, instead in sorted(places.items(), key=lambda pair: -len(pair[0])):
        if len(place) > 1:
            text = text.replace(place, instead)
    return text


def _version(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"

