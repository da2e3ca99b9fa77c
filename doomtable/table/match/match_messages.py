"""Match messages: what a game at the table asks of the window.

They stand apart from the match because the window knows them before it reads that.
"""

from __future__ import annotations

from dataclasses import dataclass

from doomtable.table.kit.message import ScreenMessage


@dataclass(frozen=True)
class SaveGame(ScreenMessage):
    """Ask under which name the game is to be saved."""


@dataclass(frozen=True)
class SaveGameAs(ScreenMessage):
    """Save the game under the name that stands on the sheet."""


@dataclass(frozen=True)
class ExportPosition(ScreenMessage):
    """Write the position as a scenario file."""


@dataclass(frozen=True)
class ReportGame(ScreenMessage):
    """Write a report of the game."""


@dataclass(frozen=True)
class PlayNow(ScreenMessage):
    """A game against the next opponent, at once."""


@dataclass(frozen=True)
class PlayRandomPairing(ScreenMessage):
    """A game against the computer with any two decks."""


@dataclass(frozen=True)
class PlayAgain(ScreenMessage):
    """Another game of the same players with the same decks, or the same exercise anew."""


@dataclass(frozen=True)
class WatchAgain(ScreenMessage):
    """Watch the game that is over from its beginning."""


@dataclass(frozen=True)
class OpenReview(ScreenMessage):
    """Look back at the game that is over, choice by choice."""


@dataclass(frozen=True)
class TogglePanelHint(ScreenMessage):
    """Show the hint that the info panel has of its own, or put it away."""
