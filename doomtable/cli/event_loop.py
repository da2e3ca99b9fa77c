"""Running something that waits on the network until it is done, or until somebody ends the program."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Coroutine
from typing import Any, TypeVar

Done = TypeVar("Done")


def run_until_done(what: Coroutine[Any, Any, Done]) -> Done:
    """What comes of it. Ctrl+C and a polite end of the program hang up first; then KeyboardInterrupt is raised."""

    async def politely() -> Done:
        task = asyncio.ensure_future(what)
        with contextlib.suppress(NotImplementedError):  # Windows has Ctrl+C alone
            asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
        return await task

    try:
        return asyncio.run(politely())
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
