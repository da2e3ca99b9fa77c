"""Games without a window: played by programs, checked, recorded, and records played again."""

from __future__ import annotations

from doomtable.play.games import run_headless
from doomtable.play.record import verify_record

__all__ = ["run_headless", "verify_record"]
