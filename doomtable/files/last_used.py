"""Last-used form values, kept in a JSON file for each form."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from doomtable.errors import BadInput, ErrorText
from doomtable.files import storage

MOST_BYTES: Final = 64 * 1024

Choice = TypeVar("Choice")


def remember(name: str, made: Any) -> None:
    """Keep a choice, a dataclass, in the file of that name. Raises BadInput."""
    import json
    from dataclasses import asdict

    file = storage.user_path(name)
    storage.make_folder(file.parent)
    storage.write_whole(file, json.dumps(asdict(made), ensure_ascii=False, indent=1) + "\n")


def remembered(
    name: str, proposal: Choice, sound: Callable[[Choice, Choice], Choice]
) -> tuple[Choice, ErrorText | None]:
    """The last choice, else the proposal; and why what was kept could not be read, if it could not.

    `sound` replaces in what was read whatever could not be by what is proposed.
    """
    file = storage.user_path(name)
    if not file.exists():
        return proposal, None
    from pydantic import TypeAdapter, ValidationError

    try:
        found = TypeAdapter(type(proposal)).validate_json(storage.read_bounded(file, MOST_BYTES))
    except ValidationError as error:
        first = error.errors()[0]
        place = ".".join(map(str, first["loc"]))
        return proposal, ErrorText("error-last-used", file=file, place=place or "none")
    except BadInput as error:
        return proposal, error.text
    return sound(found, proposal), None
