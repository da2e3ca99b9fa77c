"""Surface cache: what was painted, kept by key up to a bound on bytes, least recently used out first.

Every cache has a bound of its own, and all of them together have one that follows the size of the window: a program
that shows a table has no business with more memory than a few windows full of pictures.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count
from typing import Final

import pygame

from doomtable.table.paint.picture_queue import picture_queue

CARDS: Final = 80 * 2**20
WINDOWS: Final = 5
"""What all caches may keep together: bytes for what does not grow with the window, and windows of 4 bytes a pixel."""

_clock = count()


def weight(surface: pygame.Surface) -> int:
    """The bytes a surface's pixels take."""
    return surface.get_height() * surface.get_pitch()


class CacheGroup:
    """All caches: what they may keep between them."""

    def __init__(self) -> None:
        self.caches: list[SurfaceCache] = []
        self.size = 0, 0
        self.limit = CARDS
        self.bytes = 0
        """What is kept."""

    def window(self, size: tuple[int, int]) -> None:
        """The window has this size: what was made for another one goes, and the bound is set."""
        if size == self.size:
            return
        self.size, self.limit = size, CARDS + WINDOWS * size[0] * size[1] * 4
        for cache in self.caches:
            if cache.sized:
                cache.clear()
        self.fit()

    def drop_placeholders(self) -> None:
        """Drop whatever shows a placeholder."""
        for cache in self.caches:
            cache.drop_placeholders()

    def fit(self) -> None:
        """Drop what was looked at longest ago, whosever it is, until the rest is within the bound."""
        while self.bytes > self.limit:
            min((cache for cache in self.caches if len(cache)), key=SurfaceCache.oldest).drop()


class SurfaceCache:
    """Surfaces by key. What `get` returns is shared: callers blit it and never draw on it."""

    def __init__(self, limit: int, most: int = 0, sized: bool = False) -> None:
        self.limit = limit
        self.most = most
        """How many it may keep; 0 for any number."""
        self.sized = sized
        """Whether what it keeps is as large as the window makes it, and of no use in another."""
        self.bytes = 0
        self._kept: OrderedDict[Hashable, tuple[pygame.Surface, int]] = OrderedDict()
        self._placeholders: list[Hashable] = []
        all_caches.caches.append(self)

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under `key`, made first if there is none. One that alone exceeds the bound is
        returned but not kept."""
        found = self.kept(key)
        if found is not None:
            return found
        placeholders = picture_queue.placeholders
        made = make()
        self.keep(key, made)
        if picture_queue.placeholders > placeholders and key in self._kept:
            self._placeholders.append(key)
        return made

    def keep(self, key: Hashable, made: pygame.Surface) -> None:
        """Keep a surface under `key`, unless it alone exceeds the bound."""
        size = weight(made)
        if size > self.limit:
            return
        if key in self._kept:
            self._weighs(-weight(self._kept[key][0]))
        self._kept[key] = made, next(_clock)
        self._weighs(size)
        while self.bytes > self.limit or len(self._kept) > self.most > 0:
            self.drop()
        all_caches.fit()

    def kept(self, key: Hashable) -> pygame.Surface | None:
        """The surface kept under `key`, if there is one."""
        found = self._kept.get(key)
        if found is None:
            return None
        self._kept[key] = found[0], next(_clock)
        self._kept.move_to_end(key)
        return found[0]

    def oldest(self) -> int:
        """When the one was looked at that was not for longest; needs one."""
        return next(iter(self._kept.values()))[1]

    def drop(self) -> None:
        """Drop the one that was not looked at for longest; needs one."""
        _, (dropped, _) = self._kept.popitem(last=False)
        self._weighs(-weight(dropped))

    def clear(self) -> None:
        """Drop everything, as after a change of palette or window size."""
        self._kept.clear()
        self._placeholders.clear()
        self._weighs(-self.bytes)

    def drop_placeholders(self) -> None:
        """The pictures are there that placeholders were shown for: drop whatever shows one."""
        for key in self._placeholders:
            if key in self._kept:
                self._weighs(-weight(self._kept.pop(key)[0]))
        self._placeholders.clear()

    def _weighs(self, more: int) -> None:
        self.bytes += more
        all_caches.bytes += more


all_caches: Final = CacheGroup()
