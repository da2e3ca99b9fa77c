"""Keeps what was painted, up to a bound on bytes; what was not looked at for longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


def weight(surface: pygame.Surface) -> int:
    """The bytes a surface's pixels take."""
    return surface.get_height() * surface.get_pitch()


class SurfaceCache:
    """Surfaces by key. What `get` returns is shared: callers blit it and never draw on it."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under `key`, made first if there is none. One that alone exceeds the bound is
        returned but not kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        size = weight(made)
        if size > self.limit:
            return made
        self._kept[key] = made
        self.bytes += size
        while self.bytes > self.limit:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= weight(dropped)
        return made

    def clear(self) -> None:
        """Drop everything, as after a change of palette or window size."""
        self._kept.clear()
        self.bytes = 0
