"""Replay messages: what a replay asks of the window, which knows them before it reads the replay."""

from __future__ import annotations

from dataclasses import dataclass

from doomtable.table.kit.message import ScreenMessage


@dataclass(frozen=True)
class PlayOn(ScreenMessage):
    """Play on from where the replay stands, in the seat that was taken."""
