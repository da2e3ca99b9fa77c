"""The messages about the rulebook: open it, close it. They stand alone, so that no screen need know another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

CLOSE: Final = "close rules"
"""Message: take the rulebook away."""


@dataclass(frozen=True, slots=True)
class Lookup:
    """Message: open the rulebook at a clause, at a chapter, or at several clauses under a title."""

    at: tuple[str, ...] = ()
    title: str = ""
