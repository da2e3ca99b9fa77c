"""LAN messages: what screens and the command line ask the window for about network games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from doomtable.table.kit.message import ScreenMessage

if TYPE_CHECKING:
    from doomtable.table.kit.available_decks import AvailableDeck
    from doomtable.table.lan.host_settings import HostSettings


@dataclass(frozen=True)
class HostGame(ScreenMessage):
    """This table in the network; a deck for every seat that is not a guest's."""

    made: HostSettings
    decks: tuple[AvailableDeck | None, ...]


@dataclass(frozen=True)
class JoinGame(ScreenMessage):
    """The table with this code, at an address or wherever it is found, under a name and with a deck."""

    code: str
    address: str
    name: str
    deck: AvailableDeck
    watch: bool = False


@dataclass(frozen=True)
class OpenHostScreen(ScreenMessage):
    """The screen of a table that is to be opened, filled in like this; None: as it was left."""

    made: HostSettings | None = None


@dataclass(frozen=True)
class OpenJoinScreen(ScreenMessage):
    """The screen of a table that is to be joined, filled in like this."""

    code: str = ""
    address: str = ""
    name: str = ""


@dataclass(frozen=True)
class ReopenLanGame(ScreenMessage):
    """The table of a kept game in the network."""

    path: Path


@dataclass(frozen=True)
class ShowSavedLanGames(ScreenMessage):
    """The games in the network that can be gone on with."""


@dataclass(frozen=True)
class StopJoining(ScreenMessage):
    """Look for the table no longer."""


@dataclass(frozen=True)
class ReturnToLobby(ScreenMessage):
    """Go back to the lobby from a game that is over."""
