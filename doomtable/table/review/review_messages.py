"""Review messages: what the review of a game asks of the window, which knows them before it reads the review."""

from __future__ import annotations

from dataclasses import dataclass

from doomtable.table.kit.message import ScreenMessage


@dataclass(frozen=True)
class CloseReview(ScreenMessage):
    """Go back to the table, to the moment after so many choices if one is named."""

    at: int | None = None
