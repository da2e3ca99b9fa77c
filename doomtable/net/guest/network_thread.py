"""The network thread: an asyncio loop in a thread of its own, for the window."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Waited
from contextlib import suppress
from typing import Any, Final, TypeVar

ANSWER: Final = 2.0
"""Seconds for which an answer is waited for by whoever has nothing else to do."""
Result = TypeVar("Result")


class NetworkThread:
    """A thread in which connections live; rooms and hosts in it go by its clock."""

    def __init__(self, events: asyncio.AbstractEventLoop | None = None) -> None:
        """`events`: the event loop, where it is not to be one of the usual kind."""
        self.loop = events or asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, name="doomtable-net", daemon=True)
        self._thread.start()

    def begin(self, what: Coroutine[Any, Any, Result]) -> Future[Result]:
        """Begin something there."""
        return asyncio.run_coroutine_threadsafe(what, self.loop)

    def wait(self, what: Coroutine[Any, Any, Result], seconds: float = ANSWER) -> Result:
        """Have something done there, and wait for it. Raises TimeoutError."""
        future = self.begin(what)
        try:
            return self.result(future, seconds)
        except Waited:
            future.cancel()
            raise TimeoutError from None

    def result(self, future: Future[Result], seconds: float) -> Result:
        """What comes of something that was begun there. Raises TimeoutError where that takes longer."""
        return future.result(seconds)

    @property
    def clock(self) -> Callable[[], float]:
        """Which time it is there, in seconds."""
        return self.loop.time

    def close(self, seconds: float | None = ANSWER) -> None:
        """End everything in it, and the thread; that is waited for so long, None: as long as it takes."""

        async def ended() -> None:
            tasks = asyncio.all_tasks() - {asyncio.current_task()}
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=1.0) if tasks else None

        with suppress(TimeoutError):
            self.wait(ended())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(seconds)
        if not self._thread.is_alive():
            self.loop.close()
