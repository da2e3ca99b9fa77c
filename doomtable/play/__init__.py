"""Games without a window: played by programs, checked and recorded."""

from __future__ import annotations

from doomtable.play.games import run_headless

__all__ = ["run_headless"]
