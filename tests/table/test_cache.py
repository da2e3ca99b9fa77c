"""What is kept of what was painted: bounds, windows of another size, pictures that are owed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest
from table.pilot import window

from doomtable.table import seating
from doomtable.table.paint import faces, pictures
from doomtable.table.paint.cache import CARDS, WINDOWS, SurfaceCache, together, weight
from doomtable.table.paint.haste import haste
from doomtable.table.scenes.table import TableScene


@pytest.fixture
def hasty() -> Iterator[None]:
    """A window that runs."""
    haste.on = True
    yield
    haste.on = False
    for _ in range(200):
        haste.pay()
    together.paid()


@pytest.fixture
def own() -> Iterator[SurfaceCache]:
    """A cache of a test."""
    cache = SurfaceCache(1000 * 2**20)
    yield cache
    cache.clear()
    together.caches.remove(cache)


def test_all_caches_together_keep_no_more_than_a_few_windows(own: SurfaceCache) -> None:
    together.window((1200, 700))
    bound = CARDS + WINDOWS * 1200 * 700 * 4
    for i in range(60):
        own.get(i, lambda: pygame.Surface((1000, 1000), 0, 32))
        assert together.bytes == sum(cache.bytes for cache in together.caches) <= bound
    assert 59 in own and 0 not in own
    assert own.bytes == len(own) * weight(pygame.Surface((1000, 1000), 0, 32))


def test_what_was_looked_at_longest_ago_goes_first_whosever_it_is(own: SurfaceCache) -> None:
    together.window((1024, 640))
    other = SurfaceCache(1000 * 2**20)
    other.get("old", lambda: pygame.Surface((500, 500), 0, 32))
    own.get("older", lambda: pygame.Surface((500, 500), 0, 32))
    other.get("old", lambda: pygame.Surface((1, 1)))
    for i in range(2000):
        if "older" in own:
            own.get(i, lambda: pygame.Surface((500, 500), 0, 32))
    assert "older" not in own
    assert "old" in other
    other.clear()
    together.caches.remove(other)


def test_thirty_sizes_of_the_window_leave_nothing_behind() -> None:
    made = window(seed=2)
    chance, kept = Random(1), []
    for _ in range(30):
        size = chance.randint(1024, 1400), chance.randint(640, 800)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        made.resized()
        made.scene.dirty = True
        made.frame(pygame.time.get_ticks())
        kept.append(sum(cache.bytes for cache in together.caches if cache.sized))
    assert made.screen.get_size() == size and max(kept) < 60 * 2**20


def test_a_new_card_shows_its_emblem_and_soon_its_picture(hasty: None) -> None:
    pictures.masters.clear()
    pictures.cuts.clear()
    faces.forget()
    made = window(seed=2)
    made.deal(seating.ready(made.rules), ("human", "greedy"))
    assert isinstance(made.scene, TableScene)
    made.scene.sheet = None
    made.scene.motion = 0
    made.scene.stale()
    made.frame(0)
    first = pygame.image.tobytes(made.screen, "RGB")
    assert haste.makeshifts and not len(pictures.masters)
    for _ in range(100):
        made.frame(0)
    assert not made.scene.dirty
    whole = pygame.image.tobytes(made.screen, "RGB")
    assert whole != first and len(pictures.masters) >= 4
    haste.on = False
    faces.forget()
    pictures.cuts.clear()
    made.scene.stale()
    made.frame(0)
    assert pygame.image.tobytes(made.screen, "RGB") == whole
