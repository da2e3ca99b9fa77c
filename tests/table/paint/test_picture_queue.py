"""Pictures painted beside the window: what is asked for, when it is shown, and what becomes of a painter that dies."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path

import pygame
import pytest
from processes import until

from doomtable.files import storage
from doomtable.table.paint import card_pictures, picture_worker
from doomtable.table.paint.card_pictures import painted, picture
from doomtable.table.paint.picture_queue import AHEAD, PATIENCE, PictureJob, PictureQueue, picture_queue
from doomtable.table.paint.picture_worker import PictureWorker, paint, serve
from doomtable.table.paint.surface_cache import SurfaceCache, all_caches
from doomtable.table.paint.theme import Theme

JOBS = [PictureJob("Hussar", "warrior", "bauhaus", "", (40 + i, 30), "default") for i in range(3 * AHEAD)]


class StandIn:
    """A painter that does what a test says."""

    def __init__(self) -> None:
        self.lost = False
        self.asked: list[int] = []
        self.come: list[tuple[int, bytes]] = []

    def ask(self, number: int, job: PictureJob) -> None:
        self.asked.append(number)

    def take(self) -> list[tuple[int, bytes]]:
        come, self.come = self.come, []
        return come


class Deferring:
    """A queue that a test defers pictures in, and what became of them."""

    def __init__(self) -> None:
        self.queue, self.painter = PictureQueue(), StandIn()
        self.queue.painter = self.painter
        self.taken: list[tuple[int, bytes]] = []
        self.made: list[int] = []

    def defer(self, number: int) -> None:
        self.queue.defer(
            number, JOBS[number], lambda: self.made.append(number), lambda pixels: self.taken.append((number, pixels))
        )


@pytest.fixture
def own() -> Iterator[SurfaceCache]:
    """A cache of a test."""
    cache = SurfaceCache(2**20)
    yield cache
    cache.clear()
    all_caches.caches.remove(cache)


def test_a_painter_has_a_few_jobs_at_a_time_and_what_was_missed_last_is_first() -> None:
    made = Deferring()
    for number in range(len(JOBS)):
        made.defer(number)
    assert not made.queue.paint_some() and len(made.painter.asked) == AHEAD
    made.painter.come = [(made.painter.asked[0], b"pixels")]
    made.queue.paint_some()
    assert made.taken == [(len(JOBS) - 1, b"pixels")] and len(made.painter.asked) == AHEAD + 1
    made.defer(0)
    made.defer(len(JOBS) - 2)
    made.painter.come = [(number, b"") for number in made.painter.asked[1:]]
    made.queue.paint_some()
    made.painter.come = [(number, b"") for number in made.painter.asked[AHEAD + 1 :]]
    made.queue.paint_some()
    assert [number for number, _ in made.taken].count(len(JOBS) - 2) == 1, "what is asked for is not asked for twice"
    assert 0 in [number for number, _ in made.taken] and 1 not in [number for number, _ in made.taken]
    assert not made.made


def test_what_is_wanted_soon_comes_before_all_that_waits_and_has_nothing_drawn_anew() -> None:
    made = Deferring()
    made.queue.plan(2, JOBS[2], lambda: None, lambda pixels: made.taken.append((2, pixels)), soon=True)
    made.queue.paint_some()
    made.painter.come = [(made.painter.asked[0], b"")]
    assert not made.queue.paint_some() and made.taken == [(2, b"")]
    for number in range(AHEAD):
        made.defer(number)
    for number in (8, 9):  # what was wanted so before is not any more
        made.queue.plan(number, JOBS[number], lambda: None, lambda pixels: made.taken.append((9, pixels)), soon=True)
    made.queue.paint_some()
    made.painter.come = [(made.painter.asked[1], b"")]
    made.queue.paint_some()
    assert made.taken[1:] == [(9, b"")]
    made.queue.plan(8, JOBS[8], lambda: None, lambda pixels: None, soon=True)
    made.queue.unplan()
    assert made.queue._soon is None


def test_without_a_painter_what_is_wanted_soon_is_painted_here_and_has_nothing_drawn_anew() -> None:
    queue, painted = PictureQueue(), list[int]()
    queue.plan(1, JOBS[1], lambda: painted.append(1), lambda pixels: None, soon=True)
    assert not queue.paint_some() and painted == [1]
    assert not queue.paint_some() and painted == [1]


def test_what_has_come_is_shown_when_all_is_there_or_after_some_frames() -> None:
    made = Deferring()
    made.defer(0)
    made.defer(1)
    made.queue.paint_some()
    made.painter.come = [(made.painter.asked[0], b"")]
    shown = [made.queue.paint_some() for _ in range(PATIENCE)]
    assert shown.count(True) == 1 and shown.index(True) > PATIENCE // 2
    made.painter.come = [(made.painter.asked[1], b"")]
    assert made.queue.paint_some() and not made.queue.paint_some()


def test_what_a_painter_owes_when_it_dies_is_painted_here() -> None:
    made = Deferring()
    for number in range(3):
        made.defer(number)
    made.queue.paint_some()
    made.painter.lost = True
    while not made.queue.paint_some():
        pass
    assert sorted(made.made) == [0, 1, 2] and made.queue.painter is None


def test_what_shows_a_placeholder_is_painted_anew_and_what_was_painted_with_it_too(own: SurfaceCache) -> None:
    there: list[bool] = []
    outer = SurfaceCache(2**20)

    def inner() -> pygame.Surface:
        if not there:
            picture_queue.placeholders += 1
        return pygame.Surface((4 if there else 2, 2))

    own.get("face", inner)
    for key in ("first", "second"):
        outer.get(key, lambda: pygame.transform.scale2x(own.get("face", inner)))
    outer.get("other", lambda: pygame.Surface((2, 2)))
    assert set(outer.placeholders) == {"first", "second"}, "one that was painted of a kept one, too"
    assert not all_caches.repaint_some(60.0), "nothing has come yet"
    there.append(True)
    all_caches.repaint_placeholders()
    assert all_caches.repaint_some(60.0) and not all_caches.repaint_some(60.0)
    assert own.get("face", inner).get_width() == 4 and outer.get("second", inner).get_width() == 8
    assert not own.placeholders and not outer.placeholders
    outer.clear()
    all_caches.caches.remove(outer)


def test_another_process_paints_the_same_and_finds_it_the_next_time(tmp_path: Path) -> None:
    job = JOBS[0]
    for _ in range(2):
        here, there = get_context("spawn").Pipe()
        process = get_context("spawn").Process(target=serve, args=(there, tmp_path), daemon=True)
        process.start()
        there.close()
        here.send((7, job))
        assert here.recv() == (7, paint(job))
        here.close()
        process.join()
        assert process.exitcode == 0
        (kept,) = tmp_path.glob("*/*")
    assert kept.stat().st_size < len(paint(job))


def test_pictures_of_a_worker_are_those_of_the_window(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture_worker, "cache_path", lambda name: tmp_path / name)
    picture_queue.unplan()  # by other tests
    worker = picture_queue.painter = PictureWorker()
    picture_queue.on = True
    card_pictures.pictures.clear()
    try:
        for lying in (False, True):
            picture("Hussar", "warrior", "bauhaus", 60, 40, Theme(), lying)
        until(lambda: (picture_queue.paint_some() and len(card_pictures.pictures) == 2) or worker.lost)
        assert not worker.lost
        picture_queue.on = False
        shown = picture("Hussar", "warrior", "bauhaus", 60, 40, Theme())
        own = painted("Hussar", "warrior", "bauhaus", (60, 40), Theme())
        assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(own, "RGB")
        assert picture("Hussar", "warrior", "bauhaus", 60, 40, Theme(), True).get_size() == (60, 40)
    finally:
        picture_queue.on = False
        picture_queue.leave_painter()
        worker.close()
    until(lambda: not worker._reader.is_alive())
    assert worker.lost and len([*tmp_path.glob("pictures/*/*")]) == 2


def test_a_worker_that_cannot_be_started_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: object) -> None:
        raise OSError("no processes left")

    monkeypatch.setattr(get_context("spawn").Process, "start", refuse)
    worker = PictureWorker()
    until(lambda: not worker._reader.is_alive())
    assert worker.lost
    worker.ask(1, JOBS[0])
    worker.close()
    assert worker.take() == []


def test_the_cache_is_where_the_system_keeps_such_things() -> None:
    assert storage.cache_path("pictures").name == "pictures" and "doomtable" in storage.cache_path("pictures").parts


def test_a_picture_at_another_size_stands_in_until_it_is_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that is held up has its picture at once, if it is on the table already."""
    monkeypatch.setattr(picture_queue, "on", False)
    theme, card = Theme(), ("Lane Chung", "warrior", "mishima")
    small = picture(*card, 60, 90, theme)
    monkeypatch.setattr(picture_queue, "on", True)
    monkeypatch.setattr(picture_queue, "painter", StandIn())
    large = picture(*card, 120, 90, theme)
    assert large.get_size() == (120, 90)
    emblem = card_pictures.placeholder("warrior", 120, 90, theme)
    average = pygame.transform.average_color
    assert average(large) != average(emblem)
    part = small.subsurface((0, 22, 60, 45))
    assert all(abs(a - b) < 8 for a, b in zip(average(large), average(part), strict=True))
    picture_queue.leave_painter()
    monkeypatch.setattr(picture_queue, "_waiting", {})


def test_what_is_only_planned_is_painted_last_and_nothing_is_drawn_anew_for_it() -> None:
    made = Deferring()
    for number in (0, 1):
        made.queue.plan(
            number, JOBS[number], lambda: None, lambda pixels, number=number: made.taken.append((number, pixels))
        )
    made.defer(2)
    assert not made.queue.paint_some() and made.painter.asked == [1]
    made.painter.come = [(1, b"two")]
    assert made.queue.paint_some() and made.taken == [(2, b"two")], "what was planned holds nothing up"
    assert made.painter.asked == [1, 2], "one at a time, so that what is shown never waits for more"
    made.painter.come = [(2, b"none")]
    assert not made.queue.paint_some() and made.taken[-1] == (0, b"none")
    made.queue.unplan()
    made.painter.come = [(3, b"one")]
    assert not made.queue.paint_some() and made.painter.asked == [1, 2, 3]


def test_what_was_planned_and_is_shown_now_is_waited_for() -> None:
    made = Deferring()
    made.queue.plan(0, JOBS[0], lambda: None, lambda pixels: made.taken.append((0, pixels)))
    made.queue.paint_some()
    made.defer(0)
    made.painter.come = [(1, b"it")]
    assert made.queue.paint_some() and made.painter.asked == [1]
