"""Table messages: what is pressed at a table and done there, without the window."""

from __future__ import annotations

from dataclasses import dataclass

from doomtable.table.kit.message import ScreenMessage


@dataclass(frozen=True)
class OpenMenu(ScreenMessage):
    """The pause menu."""


@dataclass(frozen=True)
class CloseSheet(ScreenMessage):
    """Take the sheet away and go on; whoever was asked for consent refuses."""


@dataclass(frozen=True)
class LookAtTable(ScreenMessage):
    """Take a verdict away and look at the table under it."""


@dataclass(frozen=True)
class ShowVerdict(ScreenMessage):
    """Come back to the verdict of a game that is over."""


@dataclass(frozen=True)
class AskToLeave(ScreenMessage):
    """Ask whether the game is to be left; `then` is what yes means."""

    then: ScreenMessage


@dataclass(frozen=True)
class AskToConcede(ScreenMessage):
    """Ask whether whoever looks gives up."""


@dataclass(frozen=True)
class GiveUp(ScreenMessage):
    """He does."""


@dataclass(frozen=True)
class SitDown(ScreenMessage):
    """Whoever is asked for has the screen before him."""


@dataclass(frozen=True)
class ShowNextHand(ScreenMessage):
    """At an open table, look at the hand of the next player."""


@dataclass(frozen=True)
class AskOpenTable(ScreenMessage):
    """Ask whether the table is to be opened, or closed."""


@dataclass(frozen=True)
class SetOpenTable(ScreenMessage):
    """Open the table, or close it."""

    opened: bool


@dataclass(frozen=True)
class ToggleHint(ScreenMessage):
    """Ask for a hint, or put it away."""


@dataclass(frozen=True)
class ToggleBoard(ScreenMessage):
    """Show the board behind a combat, or the combat again."""


@dataclass(frozen=True)
class ToggleSums(ScreenMessage):
    """Show the sums of a combat, or put them away."""


@dataclass(frozen=True)
class ToggleLog(ScreenMessage):
    """Open the log beside the table, or close it."""


@dataclass(frozen=True)
class ShowPassUntil(ScreenMessage):
    """Ask how long to pass."""


@dataclass(frozen=True)
class ShowStops(ScreenMessage):
    """Ask where the viewer wants to be asked."""


@dataclass(frozen=True)
class ToggleAskedEverywhere(ScreenMessage):
    """Be asked wherever the engine asks, or no more."""


@dataclass(frozen=True)
class ShowMeanwhile(ScreenMessage):
    """List what happened while one was not asked; `skip` are the rows after those that are shown."""

    skip: int = 0


@dataclass(frozen=True)
class ShowMissed(ScreenMessage):
    """Look at the table as it was at a moment of that list."""

    at: int


@dataclass(frozen=True)
class ConfirmEndTurn(ScreenMessage):
    """End the turn, and drop what was chosen for it."""


@dataclass(frozen=True)
class TakeBack(ScreenMessage):
    """Take the last choice back."""


@dataclass(frozen=True)
class MakeAgain(ScreenMessage):
    """Make again what was taken back."""
