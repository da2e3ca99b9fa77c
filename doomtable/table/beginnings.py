"""Messages: what somebody wishes to begin. They are values; `openings` does what they say."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .decks import Held
    from .newgame import NewGame


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
