"""Surface cache: what was painted, kept by key up to a bound on bytes, least recently used out first.

Every cache has a bound of its own, and all of them together have one that follows the size of the window: a program
that shows a table has no business with more memory than a few windows full of pictures.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from itertools import count
from time import perf_counter
from typing import Final

import pygame

from doomtable.table.paint.picture_queue import picture_queue

CARDS: Final = 40 * 2**20
WINDOWS: Final = 3
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
        self.repainting = False
        """Whether what shows a placeholder is painted anew when it is asked for."""
        self._stale: list[tuple[SurfaceCache, Hashable]] | None = None

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

    def repaint_placeholders(self) -> None:
        """Have whatever shows a placeholder painted anew by `repaint_some`, for pictures have come."""
        self._stale = [(cache, key) for cache in self.caches for key in cache.placeholders]

    def repaint_some(self, seconds: float) -> bool:
        """Paint anew for so many seconds; whether the last of it was just done."""
        if self._stale is None:
            return False
        began = perf_counter()
        self.repainting = True
        try:
            while self._stale and perf_counter() - began < seconds:
                cache, key = self._stale.pop()
                if (make := cache.placeholders.get(key)) is not None:
                    cache.get(key, make)
        finally:
            self.repainting = False
        if self._stale:
            return False
        self._stale = None
        return True

    def fit(self) -> None:
        """Drop what was looked at longest ago, whosever it is, until the rest is within the bound; a cache whose share
        is left to it gives way last."""
        while self.bytes > self.limit:
            filled = [cache for cache in self.caches if len(cache)]
            spare = [cache for cache in filled if cache.bytes > cache.share * self.limit]
            min(spare or filled, key=SurfaceCache.oldest).drop()


class SurfaceCache:
    """Surfaces by key. What `get` returns is shared: callers blit it and never draw on it."""

    def __init__(self, limit: int, most: int = 0, sized: bool = False, share: float = 0.0) -> None:
        self.limit = limit
        self.share = share
        """The part of what all caches may keep that is left to it, as it is dear to paint anew."""
        self.most = most
        """How many it may keep; 0 for any number."""
        self.sized = sized
        """Whether what it keeps is as large as the window makes it, and of no use in another."""
        self.bytes = 0
        self._kept: OrderedDict[Hashable, tuple[pygame.Surface, int]] = OrderedDict()
        self.placeholders: dict[Hashable, Callable[[], pygame.Surface]] = {}
        """What of it shows a placeholder, and what paints that anew."""
        all_caches.caches.append(self)

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._kept

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under `key`, made first if there is none. One that alone exceeds the bound is
        returned but not kept."""
        found, unfinished = self.kept(key), key in self.placeholders
        if found is not None and not (unfinished and all_caches.repainting):
            picture_queue.placeholders += unfinished  # what is painted with it shows one, too
            return found
        self.placeholders.pop(key, None)
        before = picture_queue.placeholders
        made = make()
        self.keep(key, made)
        if picture_queue.placeholders > before and key in self._kept:
            self.placeholders[key] = make
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
        key, (dropped, _) = self._kept.popitem(last=False)
        self.placeholders.pop(key, None)
        self._weighs(-weight(dropped))

    def clear(self) -> None:
        """Drop everything, as after a change of palette or window size."""
        self._kept.clear()
        self.placeholders.clear()
        self._weighs(-self.bytes)

    def drop_placeholders(self) -> None:
        """Drop whatever shows a placeholder."""
        for key in self.placeholders:
            self._weighs(-weight(self._kept.pop(key)[0]))
        self.placeholders.clear()

    def _weighs(self, more: int) -> None:
        self.bytes += more
        all_caches.bytes += more


all_caches: Final = CacheGroup()
