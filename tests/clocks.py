"""Clocks that tests turn, and event loops that go by them: no verdict depends on how fast a machine is."""

from __future__ import annotations

import asyncio
import selectors
import threading
from collections.abc import Callable
from math import inf
from typing import Any

FASTER = 10
"""How many seconds of an idle loop pass in one of the world's."""
TURN = 0.0002
"""Seconds that pass with every turn of a loop that has something to do."""
GRACE = 0.001
"""Seconds of the world in which what was sent on this machine is there."""


class Clock:
    """A clock that stands still until a test turns it."""

    def __init__(self, now: float = 0.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now

    def turn(self, seconds: float) -> None:
        """Let time pass."""
        self.now += seconds


class Counting(Clock):
    """A clock that goes on by a step whenever somebody looks at it; another process can have it."""

    def __init__(self, step: float) -> None:
        super().__init__()
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class _Working(asyncio.SelectorEventLoop):
    """An event loop that knows how many jobs of other threads it waits for."""

    jobs = 0

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        job = super().run_in_executor(executor, func, *args)
        self.jobs += 1
        job.add_done_callback(self._worked)
        return job

    def _worked(self, job: asyncio.Future[Any]) -> None:
        self.jobs -= 1


# ------------------------------------------------------------------------------------------------ a loop by itself


class IdleLoop(_Working):
    """An event loop whose time is the same on every machine: work takes as many TURNs as it has, however long they are.

    While nobody has anything to do its time passes faster than the world's.
    """

    def __init__(self) -> None:
        self.now = 1000.0
        super().__init__(_IdleSelector(self))

    def time(self) -> float:
        return self.now


class _IdleSelector(selectors.DefaultSelector):
    def __init__(self, loop: IdleLoop) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        idle = timeout is not None and timeout > 0 and not self._loop.jobs
        found = super().select(timeout / FASTER if idle else 0 if timeout == 0 else None)
        self._loop.now += timeout if idle and not found else TURN
        return found


# --------------------------------------------------------------------------------------- loops in other threads


class SharedClock(Clock):
    """A clock that a test turns, and event loops of other threads go by: it waits until they have done all they can."""

    def __init__(self) -> None:
        super().__init__(1000.0)
        self.changed = threading.Condition()
        self._next: dict[TurnedLoop, float | None] = {}
        """When a loop that has nothing to do will have something; None for one that has."""

    def loop(self) -> TurnedLoop:
        """An event loop that goes by this clock."""
        made = TurnedLoop(self)
        self._next[made] = None
        return made

    @property
    def working(self) -> bool:
        """Does any loop wait for a job in another thread? How long that takes is no matter of this clock."""
        return any(loop.jobs for loop in self._next)

    def turn(self, seconds: float) -> None:
        """Let time pass, from one timer to the next."""
        until, due = self.now + seconds, [*self._next]
        while due:
            for loop in due:
                loop.call_soon_threadsafe(lambda: None)
            with self.changed:
                self.changed.wait_for(lambda: None not in self._next.values())
                timers = {loop: max(self.now, at) for loop, at in self._next.items() if at is not None}
                self.now = min(until, *timers.values())
                due = [loop for loop, at in timers.items() if at <= self.now]
        self.now = until

    def stands(self, loop: TurnedLoop, at: float | None) -> None:
        """Note when a loop will have something to do; None: now."""
        with self.changed:
            if loop in self._next:
                self._next[loop] = at
                self.changed.notify_all()

    def left(self, loop: TurnedLoop) -> None:
        """A loop is closed."""
        with self.changed:
            self._next.pop(loop, None)


class TurnedLoop(_Working):
    """An event loop that goes by a shared clock."""

    def __init__(self, clock: SharedClock) -> None:
        self.clock = clock
        super().__init__(_TurnedSelector(clock, self))

    def time(self) -> float:
        return self.clock.now

    def call_soon_threadsafe(self, *what: Any, **more: Any) -> asyncio.Handle:
        with self.clock.changed:  # lest it is taken for idle before it is woken
            self.clock.stands(self, None)
            return super().call_soon_threadsafe(*what, **more)

    def close(self) -> None:
        self.clock.left(self)
        super().close()


class _TurnedSelector(selectors.DefaultSelector):
    def __init__(self, clock: SharedClock, loop: TurnedLoop) -> None:
        super().__init__()
        self._clock, self._loop = clock, loop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout <= 0:
            return super().select(0)
        if found := super().select(GRACE):
            return found
        with self._clock.changed:
            if found := super().select(0):
                return found
            self._clock.stands(self._loop, inf if timeout is None else self._clock.now + timeout)
        found = super().select(None)
        self._clock.stands(self._loop, None)
        return found
