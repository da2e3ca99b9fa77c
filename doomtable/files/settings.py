"""The user's settings: one JSON file, read whatever is in it, written whole.

A value that cannot be is left out and takes its default; the file as it was is put beside under another name, so
that nothing a player wrote is lost. What went wrong comes back as data: the words for it are the table's.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated, Final, Literal, NamedTuple

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from doomtable.errors import ErrorText
from doomtable.files import storage

FILE: Final = "settings.json"
MAX_BYTES: Final = 64 * 1024
AUTOMATIC: Final = "auto"
SMALLEST: Final = (1024, 640)
"""The smallest window in pixels."""

LONGEST_NAME: Final = 24
"""Letters of a player's name."""
Emblem = Literal[
    "", "bauhaus", "capitol", "cybertronic", "imperial", "mishima", "brotherhood", "legion", "crescentia", "lutheran",
    "rasputin", "templar", "warrior", "art", "mission",
]  # fmt: skip
"""The signs that a player may choose from: none, those of affiliations, then of three types of card."""
COLOURS: Final = 7

Name = Annotated[str, Field(min_length=1, max_length=40)]
Wide = Annotated[int, Field(ge=SMALLEST[0], le=16384)]
High = Annotated[int, Field(ge=SMALLEST[1], le=16384)]


class PlayerIdentity(BaseModel):
    """Who plays at this machine: a name ('' for none), a sign ('' for that of the deck), one of the seats' colours."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    name: Annotated[str, Field(max_length=LONGEST_NAME)] = ""
    emblem: Emblem = ""
    colour: Annotated[int, Field(ge=0, lt=COLOURS)] = 0

    def with_(self, **changes: object) -> PlayerIdentity:
        """The same with some things chosen otherwise. Raises ValueError for what cannot be."""
        return PlayerIdentity.model_validate({**self.__dict__, **changes})


UNNAMED: Final = PlayerIdentity()
"""Who has not said yet who plays here."""


class Settings(BaseModel):
    """Everything a player sets. Changing something makes another one: `settings.with_(volume=50)`."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    player: PlayerIdentity = UNNAMED
    palette: Literal["default", "high contrast", "colour-blind safe"] = "default"
    scale: Literal["auto"] | Annotated[float, Field(ge=0.75, le=2.0)] = AUTOMATIC
    """How large everything is; 'auto' goes by the window."""
    motion: Literal[0, 50, 100, 200] = 100
    """How long motion takes, in percent; 0 is none."""
    pace: Literal["fast", "normal", "slow", "wait"] = "normal"
    """How long a card that another player plays is shown: for a while, or until a press."""
    sound: bool = True
    volume: Annotated[int, Field(ge=0, le=100)] = 70
    keys: dict[Name, tuple[Name, ...]] = {}
    """The keys of actions that are not as the program has them: action -> names of keys."""
    stops: dict[Name, bool] = {}
    """In which windows one wants to be asked, by their names."""
    open_table: bool = False
    """Whether people who share a machine play with open hands: nothing is covered between them."""
    scans: Annotated[str, Field(max_length=4096)] = ""
    """The folder of the player's own pictures of cards; '' for none."""
    language: Annotated[str, Field(pattern=r"^[a-z]{2}$")] = "en"
    fullscreen: bool = False
    window: tuple[Wide, High] | None = None
    """The window's size in pixels when it was last closed."""

    def with_(self, **changes: object) -> Settings:
        """The same with some things set otherwise. Raises ValueError for what cannot be."""
        return Settings.model_validate({**self.__dict__, **changes})


class LoadedSettings(NamedTuple):
    """What was read: the settings, and which of them were unusable ('' for the whole file)."""

    settings: Settings
    faults: tuple[str, ...] = ()
    aside: Path | None = None
    """Where the file lies now as it was."""
    why: ErrorText | None = None
    """What the operating system says of a file that cannot be read or put aside."""


def file() -> Path:
    """Return the file of the settings; it need not exist."""
    return storage.user_path(FILE)


def load() -> LoadedSettings:
    """Read the settings; what is unusable in them takes its default, and the file as it was is kept beside."""
    path = file()
    if not os.path.lexists(path):
        return LoadedSettings(Settings())
    try:
        read, faults = parse(storage.read_bounded(path, MAX_BYTES))
    except storage.BadFile as error:
        read, faults = Settings(), ("",)
        if isinstance(error.__cause__, OSError):  # it may be sound: leave it where it is
            return LoadedSettings(read, faults, None, storage.os_reason(error))
    if not faults:
        return LoadedSettings(read)
    aside = storage.free_path(path.parent, path.stem, ".damaged")
    try:
        os.replace(path, aside)
        save(read)
    except (OSError, storage.BadFile) as error:
        return LoadedSettings(read, faults, None, storage.os_reason(error))
    return LoadedSettings(read, faults, aside)


def parse(raw: bytes) -> tuple[Settings, tuple[str, ...]]:
    """The settings in a file's bytes, and the names of those that were unusable ('' for the whole file)."""
    try:
        data = json.loads(raw.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        return Settings(), ("",)
    if not isinstance(data, dict):
        return Settings(), ("",)
    faults: list[str] = []
    while True:
        try:
            return Settings.model_validate_json(json.dumps(data)), tuple(dict.fromkeys(faults))
        except ValidationError as error:
            where = error.errors(include_url=False, include_context=False, include_input=False)[0]["loc"]
            faults.append(_without(data, where))


def _without(data: dict[str, object], where: tuple[int | str, ...]) -> str:
    """Take the value that a fault is at out of the data: one entry of a mapping, or the whole setting."""
    name = str(where[0])
    inner = data.get(name)
    if name in ("keys", "stops", "player") and isinstance(inner, dict) and len(where) > 1 and where[1] in inner:
        del inner[where[1]]
        return f"{name}: {where[1]}"
    del data[name]
    return name


def save(settings: Settings) -> None:
    """Write the settings whole. Raises BadFile."""
    path = file()
    storage.make_folder(path.parent)
    storage.write_whole(
        path, json.dumps(settings.model_dump(mode="json"), indent=2, ensure_ascii=False) + "\n"
    )
