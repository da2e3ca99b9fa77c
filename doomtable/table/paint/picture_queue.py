"""Picture queue: card pictures painted between frames, with a placeholder until each is there.

What a frame finds missing is painted between it and the next ones, a few milliseconds each; then whatever shows a
placeholder is drawn anew. Only a window that runs turns the queue on: a picture that is written, or a test that looks
at one frame, has everything.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from time import perf_counter
from typing import Final

FRAME: Final = 0.004
"""Seconds after which no further picture is begun before a frame."""


class PictureQueue:
    """Pictures that are still to be painted."""

    def __init__(self) -> None:
        self.on = False
        self.placeholders = 0
        """How many placeholders have been shown so far."""
        self._waiting: dict[Hashable, Callable[[], object]] = {}
        self._shown = False

    def paint_some(self) -> bool:
        """Paint what there is time for before a frame; whether whatever shows placeholders is to be drawn anew, which
        is a frame later than the last picture."""
        began = perf_counter()
        if self._waiting:
            while self._waiting and perf_counter() - began < FRAME:
                self._waiting.pop(next(iter(self._waiting)))()
            self._shown = True
            return False
        due, self._shown = self._shown, False
        return due

    def defer(self, key: Hashable, make: Callable[[], object]) -> None:
        """Have a picture painted soon; a placeholder is shown now."""
        self._waiting.setdefault(key, make)
        self.placeholders += 1


picture_queue: Final = PictureQueue()
