"""Surface parts: a picture painted in parts of a few milliseconds, over several frames or all at once."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator
from math import inf
from time import perf_counter

import pygame

Parts = Generator[None, None, pygame.Surface]
"""A picture that is painted in parts of a few milliseconds each."""


def finished(parts: Parts) -> pygame.Surface:
    """The picture, all of it painted now."""
    while True:
        try:
            next(parts)
        except StopIteration as end:
            found: pygame.Surface = end.value
            return found


def ran_out(parts: Iterator[None], seconds: float = inf) -> bool:
    """Have parts painted until so much time has passed; whether none is left."""
    began = perf_counter()
    while perf_counter() - began < seconds:
        if next(parts, parts) is parts:
            return True
    return False


class PaintedAhead:
    """One picture that is painted before it is wanted; who wants another one first has begun in vain."""

    def __init__(self) -> None:
        self._of: Hashable = None
        self._parts: Parts | None = None

    def paint_some(self, of: Hashable, begin: Callable[[], Parts], seconds: float) -> pygame.Surface | None:
        """Paint parts of a picture, until so much time has passed; the picture once it is there."""
        parts, began = self._begun(of, begin), perf_counter()
        while perf_counter() - began < seconds:
            try:
                next(parts)
            except StopIteration as end:
                self._parts = None
                found: pygame.Surface = end.value
                return found
        return None

    def whole(self, of: Hashable, begin: Callable[[], Parts]) -> pygame.Surface:
        """The picture, what is left of it painted now."""
        made = finished(self._begun(of, begin))
        self._parts = None
        return made

    def _begun(self, of: Hashable, begin: Callable[[], Parts]) -> Parts:
        if self._parts is None or self._of != of:
            self._of, self._parts = of, begin()
        return self._parts
