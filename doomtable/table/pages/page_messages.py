"""Page messages: what settings, saved games and statistics ask of the window.

They stand apart from their screens because the window knows them before it reads those.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from doomtable.files.settings import PlayerIdentity, Settings
from doomtable.table.kit.message import ScreenMessage

if TYPE_CHECKING:
    from doomtable.records.game_saves import SavedGame


@dataclass(frozen=True)
class ChangeSettings(ScreenMessage):
    """Set something, and keep it."""

    settings: Settings


@dataclass(frozen=True)
class ChooseIdentity(ScreenMessage):
    """Play as this from now on, and show the title screen."""

    identity: PlayerIdentity


@dataclass(frozen=True)
class CloseGallery(ScreenMessage):
    """Show again what the gallery was opened over."""


@dataclass(frozen=True)
class CloseSettings(ScreenMessage):
    """Show again what the settings were opened over."""


@dataclass(frozen=True)
class FindScans(ScreenMessage):
    """Look through the folder of the player's own pictures again."""


@dataclass(frozen=True)
class WriteScanReport(ScreenMessage):
    """Write which cards have no picture."""


@dataclass(frozen=True)
class UseOwnScanFolder(ScreenMessage):
    """Take pictures from the program's own folder."""


@dataclass(frozen=True)
class ResumeSavedGame(ScreenMessage):
    """Go on with this game."""

    saved: SavedGame


@dataclass(frozen=True)
class WatchSavedGame(ScreenMessage):
    """Watch this game."""

    saved: SavedGame


@dataclass(frozen=True)
class RemoveSavedGame(ScreenMessage):
    """Throw this game away."""

    saved: SavedGame


@dataclass(frozen=True)
class WriteStatisticsCsv(ScreenMessage):
    """Write the statistics as a table for other programs."""
