"""Picture worker: a process beside the window that paints card pictures, or finds them in the cache on disk.

A picture takes longer than a frame may, and a thread would hold the window up at every turn (the interpreter runs one
of them at a time). The worker gets jobs and sends pixels; it ends when the window does.
"""

from __future__ import annotations

import os
from collections import deque
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Final

from doomtable.files.storage import cache_path
from doomtable.table.paint.card_pictures import painted
from doomtable.table.paint.picture_disk_cache import PictureDiskCache, painter_version, picture_key
from doomtable.table.paint.picture_queue import PictureJob
from doomtable.table.paint.theme import PALETTES, Theme

NICE: Final = 5
"""How far the worker stands back behind what draws the table."""


class PictureWorker:
    """Has pictures painted by another process, which is started beside whoever goes on."""

    def __init__(self) -> None:
        self.lost = False
        self._pipe, self._there = get_context("spawn").Pipe()
        self._come: deque[tuple[int, bytes]] = deque()
        self._reader = Thread(target=self._read, name="doomtable-pictures", daemon=True)
        self._reader.start()

    def ask(self, number: int, job: PictureJob) -> None:
        """Have a picture painted."""
        try:
            self._pipe.send((number, job))
        except (OSError, ValueError):
            self.lost = True

    def take(self) -> list[tuple[int, bytes]]:
        """The pixels that have come since, by the numbers of their jobs."""
        return [self._come.popleft() for _ in range(len(self._come))]

    def close(self) -> None:
        """Have the worker end after the picture that it paints now."""
        with suppress(OSError, ValueError):
            self._pipe.send(None)
        self.lost = True

    def _read(self) -> None:
        """Start the process and take what it sends, until it has ended."""
        folder = cache_path("pictures")
        process = get_context("spawn").Process(
            target=serve, args=(self._there, folder), name="doomtable-pictures", daemon=True
        )
        try:
            process.start()
            self._there.close()
            while True:
                self._come.append(self._pipe.recv())
        except (EOFError, OSError):
            self.lost = True
            self._pipe.close()
        if process.pid is not None:
            process.join()


def serve(pipe: Connection, folder: Path) -> None:
    """What the other process does: send the pixels of what it is asked for until it is to end, or nobody is there."""
    signal(SIGINT, SIG_IGN)  # it ends with whoever started it
    if hasattr(os, "nice"):
        os.nice(NICE)
    kept = PictureDiskCache(folder, painter_version())
    try:
        while (asked := pipe.recv()) is not None:
            number, job = asked
            found = kept.get(picture_key(job), 4 * job.size[0] * job.size[1])
            pixels = found if found is not None else paint(job)
            pipe.send((number, pixels))
            if found is None:
                kept.keep(picture_key(job), pixels)
    except (EOFError, OSError):
        return


def paint(job: PictureJob) -> bytes:
    """The pixels of a picture, 4 bytes each, row by row."""
    theme = Theme(PALETTES[job.palette])
    made = painted(job.name, job.kind, job.affiliation, job.size, theme, job.subject)
    return made.get_buffer().raw
