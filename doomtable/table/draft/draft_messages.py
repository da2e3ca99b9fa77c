"""Draft messages: what the screens of games out of boosters ask of the window."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from doomtable.table.kit.message import ScreenMessage
from doomtable.table.new_game.draft_settings import DraftSettings


@dataclass(frozen=True)
class StartDraft(ScreenMessage):
    """Open these boosters."""

    made: DraftSettings


@dataclass(frozen=True)
class ResumeDraft(ScreenMessage):
    """Go on where a game out of boosters was left."""

    path: Path


@dataclass(frozen=True)
class DropDraft(ScreenMessage):
    """Give up a game out of boosters that was begun."""

    path: Path


@dataclass(frozen=True)
class LeaveDraftSetup(ScreenMessage):
    """Back to the title; what was set up is remembered."""

    made: DraftSettings


@dataclass(frozen=True)
class LeaveDraft(ScreenMessage):
    """Stop for now: everything is kept."""


@dataclass(frozen=True)
class PickCard(ScreenMessage):
    """Take this card."""

    card: str


@dataclass(frozen=True)
class TakeMachine(ScreenMessage):
    """Whoever is next sits at the machine now."""
