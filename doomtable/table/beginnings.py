"""Messages: what somebody wishes to begin. They are values; `openings` does what they say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from doomtable.table.decks import Held
    from doomtable.table.invitation import Invitation
    from doomtable.table.newgame import NewGame


@dataclass(frozen=True, slots=True)
class Start:
    """This game with these decks."""

    new: NewGame
    decks: tuple[Held, ...]


@dataclass(frozen=True, slots=True)
class Fish:
    """This deck alone, to see how it draws."""

    held: Held


@dataclass(frozen=True, slots=True)
class Solve:
    """The puzzle of this file; `others` are those that come after it."""

    path: Path
    others: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class Resume:
    """The position of this file; `alone` against the computer, else every seat is a person's."""

    path: Path
    alone: bool


@dataclass(frozen=True, slots=True)
class Host:
    """This table in the network; a deck for every seat that is not a guest's."""

    made: Invitation
    decks: tuple[Held | None, ...]


@dataclass(frozen=True, slots=True)
class Join:
    """The table with this code, at an address or wherever it is found, under a name and with a deck."""

    code: str
    address: str
    name: str
    held: Held
    watch: bool = False


@dataclass(frozen=True, slots=True)
class Invite:
    """The screen of a table that is to be opened, filled in like this; None: as it was left."""

    made: Invitation | None = None


@dataclass(frozen=True, slots=True)
class Knock:
    """The screen of a table that is to be joined, filled in like this."""

    code: str = ""
    address: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Reopen:
    """The table of a kept game in the network."""

    path: Path
