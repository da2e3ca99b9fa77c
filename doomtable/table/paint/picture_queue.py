"""Picture queue: card pictures painted between frames, with a placeholder until each is there.

What a frame finds missing is painted between it and the next ones, a few milliseconds each; then whatever shows a
makeshift is drawn anew. Nobody is in haste unless a window runs: a picture that is written, or a test that looks at one
frame, has everything.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from time import perf_counter
from typing import Final

FRAME: Final = 0.004
"""Seconds after which no further picture is begun before a frame."""


class PictureQueue:
    """Which pictures are owed."""

    def __init__(self) -> None:
        self.on = False
        self.makeshifts = 0
        """How many makeshifts have been shown so far."""
        self._owed: dict[Hashable, Callable[[], object]] = {}
        self._shown = False

    def pay(self) -> bool:
        """Before a frame: paint what there is time for; whether whatever shows makeshifts is to be drawn anew, which
        is a frame later than the last picture."""
        began = perf_counter()
        if self._owed:
            while self._owed and perf_counter() - began < FRAME:
                self._owed.pop(next(iter(self._owed)))()
            self._shown = True
            return False
        due, self._shown = self._shown, False
        return due

    def defer(self, key: Hashable, make: Callable[[], object]) -> None:
        """Have a picture painted soon; a makeshift is shown now."""
        self._owed.setdefault(key, make)
        self.makeshifts += 1


picture_queue: Final = PictureQueue()
