"""What is kept of what was painted: bounds, windows of another size, pictures that are owed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest
from groups import little_and_all
from table.pilot import window

from doomtable.table.match.match_screen import MatchScreen
from doomtable.table.new_game import session_setup
from doomtable.table.paint import card_faces, card_pictures
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.paint.surface_cache import CARDS, WINDOWS, SurfaceCache, all_caches, weight


@pytest.fixture
def hasty() -> Iterator[None]:
    """A window that runs."""
    picture_queue.on = True
    yield
    picture_queue.on = False
    for _ in range(200):
        picture_queue.paint_some()
    all_caches.drop_placeholders()


@pytest.fixture
def own() -> Iterator[SurfaceCache]:
    """A cache of a test."""
    cache = SurfaceCache(1000 * 2**20)
    yield cache
    cache.clear()
    all_caches.caches.remove(cache)


def test_all_caches_together_keep_no_more_than_a_few_windows(own: SurfaceCache) -> None:
    all_caches.window((1200, 700))
    bound = CARDS + WINDOWS * 1200 * 700 * 4
    for i in range(60):
        own.get(i, lambda: pygame.Surface((1000, 1000), 0, 32))
        assert all_caches.bytes == sum(cache.bytes for cache in all_caches.caches) <= bound
    assert 59 in own and 0 not in own
    assert own.bytes == len(own) * weight(pygame.Surface((1000, 1000), 0, 32))


def test_what_was_looked_at_longest_ago_goes_first_whosever_it_is(own: SurfaceCache) -> None:
    all_caches.window((1024, 640))
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
    all_caches.caches.remove(other)


@pytest.mark.parametrize("sizes", little_and_all(8, 30))
def test_many_sizes_of_the_window_leave_nothing_behind(sizes: int) -> None:
    made = window(seed=2)
    chance, kept = Random(1), []
    for _ in range(sizes):
        size = chance.randint(1024, 1400), chance.randint(640, 800)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        made.resized()
        made.scene.dirty = True
        made.frame(made.now)
        kept.append(sum(cache.bytes for cache in all_caches.caches if cache.sized))
    assert made.screen.get_size() == size and max(kept) < 60 * 2**20


def test_a_new_card_shows_its_emblem_and_soon_its_picture(hasty: None) -> None:
    card_pictures.pictures.clear()
    card_faces.forget()
    made = window(seed=2)
    made.deal(session_setup.quick_decks(made.rules), ("human", "greedy"))
    assert isinstance(made.scene, MatchScreen)
    made.scene.display.sheet = None
    made.scene.animation.percent = 0
    made.scene.new = False  # it is drawn at once, not painted in parts first
    made.scene.invalidate()
    made.frame(0)
    first = pygame.image.tobytes(made.screen, "RGB")
    assert picture_queue.placeholders and not len(card_pictures.pictures)
    for _ in range(100):
        made.frame(0)
    assert not made.scene.display.dirty
    whole = pygame.image.tobytes(made.screen, "RGB")
    assert whole != first and len(card_pictures.pictures) >= 4
    picture_queue.on = False
    card_faces.forget()
    card_pictures.pictures.clear()
    made.scene.invalidate()
    made.frame(0)
    assert pygame.image.tobytes(made.screen, "RGB") == whole


def test_a_cache_keeps_its_share_when_others_ask_for_more(monkeypatch) -> None:
    monkeypatch.setattr(all_caches, "caches", [])
    monkeypatch.setattr(all_caches, "bytes", 0)
    monkeypatch.setattr(all_caches, "limit", 10 * 400)
    dear, cheap = SurfaceCache(2**20, share=0.45), SurfaceCache(2**20)
    for number in range(4):
        dear.keep(number, pygame.Surface((10, 10), 0, 32))
    for number in range(40):
        cheap.keep(number, pygame.Surface((10, 10), 0, 32))
    assert (len(dear), len(cheap)) == (4, 6), "what was looked at longest ago is dear, and stays"
    for number in range(4, 20):
        dear.keep(number, pygame.Surface((10, 10), 0, 32))
    assert all_caches.bytes <= all_caches.limit and len(cheap) < 6, "more than its share has no privilege"
