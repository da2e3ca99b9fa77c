"""Picture queue: card pictures painted beside the window, with a placeholder until each is there.

What a frame finds missing is asked of a painter, which is another process (`picture_worker`). Where there is none it is
painted between frames, a few milliseconds each. What has come is shown when all is there, and now and then before.
Only a window that runs turns the queue on: a picture that is written, or a test that looks at one frame, has
everything.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from time import perf_counter
from typing import Final, NamedTuple, Protocol

FRAME: Final = 0.004
"""Seconds after which no further picture is begun before a frame."""
AHEAD: Final = 4
"""Pictures that a painter is asked for at a time: enough that it never waits, few enough to ask for others first."""
PATIENCE: Final = 20
"""Frames after which pictures that have come are shown, though others are still to come."""


class PictureJob(NamedTuple):
    """What a painter is asked for: a card, what it is and does, the size in pixels, the name of a palette."""

    name: str
    kind: str
    affiliation: str
    subject: str
    size: tuple[int, int]
    palette: str


class PicturePainter(Protocol):
    """Paints pictures elsewhere. Nothing here ever waits."""

    @property
    def lost(self) -> bool:
        """Whether it will never answer again."""

    def ask(self, number: int, job: PictureJob) -> None:
        """Have a picture painted."""

    def take(self) -> Iterable[tuple[int, bytes]]:
        """The pixels that have come since, each by the number under which it was asked for."""


class _Deferred(NamedTuple):
    """A picture that is still to be painted: elsewhere, as `take` makes it of its pixels, or here by `make`."""

    key: Hashable
    job: PictureJob
    make: Callable[[], object]
    take: Callable[[bytes], object]
    planned: bool = False
    """Whether nothing shows a placeholder for it."""


class PictureQueue:
    """Pictures that are still to be painted; what was missed last comes first, what is only planned last."""

    def __init__(self) -> None:
        self.on = False
        self.painter: PicturePainter | None = None
        self.placeholders = 0
        """How many placeholders have been shown so far."""
        self._waiting: dict[Hashable, _Deferred] = {}
        self._planned: dict[Hashable, _Deferred] = {}
        """What nothing shows yet: painted when nothing else waits, in the order in which it was wanted."""
        self._soon: _Deferred | None = None
        """What nothing shows yet and comes first; only what was wanted so last."""
        self._asked: dict[int, _Deferred] = {}
        self._numbers = 0
        self._frames = 0
        self._come = False

    def paint_some(self) -> bool:
        """Take what has come and ask for more, or paint what there is time for before a frame; whether whatever shows
        placeholders is to be drawn anew."""
        if self.painter is not None and self.painter.lost:
            self.leave_painter()
        if self.painter is None:
            return self._paint_here()
        for number, pixels in self.painter.take():
            if (one := self._asked.pop(number, None)) is not None:
                one.take(pixels)
                self._come = self._come or not one.planned
        while len(self._asked) < AHEAD and (coming := self._next(idle=not self._asked)) is not None:
            self._numbers += 1
            self._asked[self._numbers] = coming
            self.painter.ask(self._numbers, coming.job)
        self._frames += 1
        shown = any(not one.planned for one in self._asked.values())
        if not self._come or (shown and self._frames < PATIENCE):
            return False
        self._come, self._frames = False, 0
        return True

    def leave_painter(self) -> None:
        """Do without the painter: what it was asked for is painted here."""
        self.painter = None
        for one in self._asked.values():
            (self._planned if one.planned else self._waiting)[one.key] = one
        self._asked.clear()

    def defer(
        self, key: Hashable, job: PictureJob, make: Callable[[], object], take: Callable[[bytes], object]
    ) -> None:
        """Have a picture painted soon; a placeholder is shown now."""
        self.placeholders += 1
        self._planned.pop(key, None)
        if self._soon is not None and self._soon.key == key:
            self._soon = None
        for number, one in self._asked.items():
            if one.key == key:
                self._asked[number] = one._replace(planned=False)
                return
        self._waiting.pop(key, None)
        self._waiting[key] = _Deferred(key, job, make, take)

    def plan(
        self, key: Hashable, job: PictureJob, make: Callable[[], object], take: Callable[[bytes], object], *,
        soon: bool = False,
    ) -> None:  # fmt: skip
        """Have a picture painted that nothing shows yet, after everything that waits; `soon` is before all of it, in
        place of what was wanted so before."""
        if key in self._waiting or any(one.key == key for one in self._asked.values()):
            return
        one = _Deferred(key, job, make, take, True)
        if soon:
            self._planned.pop(key, None)
            self._soon = one
        else:
            self._planned.setdefault(key, one)

    def unplan(self) -> None:
        """Nothing that nothing shows is wanted any more."""
        self._planned.clear()
        self._soon = None

    def _next(self, idle: bool) -> _Deferred | None:
        """What is painted next; what is only planned where a painter is `idle`."""
        if self._soon is not None:
            first, self._soon = self._soon, None
            return first
        if self._waiting:
            return self._waiting.popitem()[1]
        if self._planned and idle:
            return self._planned.pop(next(iter(self._planned)))
        return None

    def _paint_here(self) -> bool:
        """Paint what there is time for; whatever shows placeholders is drawn a frame later than the last picture."""
        began = perf_counter()
        if self._soon is not None:
            first, self._soon = self._soon, None
            first.make()
        if self._waiting:
            while self._waiting and perf_counter() - began < FRAME:
                _, one = self._waiting.popitem()
                one.make()
            self._come = True
            return False
        due, self._come = self._come, False
        if not due and (coming := self._next(idle=True)) is not None:
            coming.make()
        return due


picture_queue: Final = PictureQueue()
