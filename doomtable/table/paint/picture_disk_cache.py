"""Picture disk cache: painted pictures kept on disk from one run to the next, so that no card is painted twice.

A file holds the pixels of one picture, under a name made of everything the picture follows from. Each version of the
painter has a folder of its own; another version's is removed. Nothing found here is trusted: what is not whole is
painted anew, and where nothing can be written nothing is kept.
"""

from __future__ import annotations

import os
import shutil
import zlib
from collections import OrderedDict
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Final

import pygame

from doomtable.files.storage import BadFile, read_bounded
from doomtable.table.paint.picture_queue import PictureJob
from doomtable.table.paint.pictures.defaults import recipe_of

MOST: Final = 64 * 2**20
"""Bytes of all files together."""
MARK: Final = b"doomtable picture 1\n"
"""What a file begins with."""


def painter_version() -> str:
    """A digest of what paints: all code and words of this room but the recipes, which are part of a picture's key."""
    here = Path(__file__).parent
    digest = blake2b(pygame.version.ver.encode(), digest_size=12)
    for path in sorted(here.rglob("*")):
        if path.suffix in (".py", ".yaml") and "recipes" not in path.relative_to(here).parts[:-1]:
            digest.update(path.read_bytes())
    return digest.hexdigest()


def picture_key(job: PictureJob) -> str:
    """The name under which a picture is kept: a digest of its recipe and of what is asked for."""
    recipe = recipe_of(job.name, job.kind, job.affiliation, job.subject)
    return blake2b(repr((recipe, *job)).encode(), digest_size=20).hexdigest()


class PictureDiskCache:
    """Pixels by key in the files of a folder, up to a bound on bytes, least recently used out first."""

    def __init__(self, folder: Path, version: str, most: int = MOST) -> None:
        self.folder, self.most = folder / version, most
        self.bytes = 0
        """What all files take."""
        self._sizes: OrderedDict[str, int] = OrderedDict()
        """The bytes of each, that which was used longest ago first."""
        with suppress(OSError):
            for other in folder.iterdir():
                if other.name != version:
                    shutil.rmtree(other, ignore_errors=True)
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            found = [(entry.stat(), entry.name) for entry in os.scandir(self.folder) if entry.is_file()]
            for stat, name in sorted(found, key=lambda one: (one[0].st_mtime_ns, one[1])):
                self._sizes[name] = stat.st_size
                self.bytes += stat.st_size
        self._shrink()

    def get(self, key: str, length: int) -> bytes | None:
        """The pixels kept under a key, so many bytes; None if there are none, or the file is damaged."""
        path = self.folder / key
        try:
            data = read_bounded(path, len(MARK) + length + length // 8 + 1024)
        except BadFile:
            return None
        pixels = _unpacked(data, length)
        if pixels is not None:
            with suppress(OSError):
                os.utime(path)
            if key in self._sizes:
                self._sizes.move_to_end(key)
        return pixels

    def keep(self, key: str, pixels: bytes) -> None:
        """Keep pixels under a key; as the disk is only a convenience, nothing is said if it cannot be done."""
        data = MARK + zlib.compress(pixels, 1)
        spare = self.folder / f".{key}.{os.getpid()}"
        try:
            spare.write_bytes(data)
            os.replace(spare, self.folder / key)
        except OSError:
            with suppress(OSError):
                spare.unlink()
            return
        self.bytes += len(data) - self._sizes.pop(key, 0)
        self._sizes[key] = len(data)
        self._shrink()

    def _shrink(self) -> None:
        """Remove files until all together are within the bound."""
        while self.bytes > self.most and self._sizes:
            name, size = self._sizes.popitem(last=False)
            self.bytes -= size
            with suppress(OSError):
                (self.folder / name).unlink()


def _unpacked(data: bytes, length: int) -> bytes | None:
    """The pixels in a file, so many bytes; None for anything else."""
    if not data.startswith(MARK):
        return None
    packed = zlib.decompressobj()
    try:
        pixels = packed.decompress(data[len(MARK) :], length + 1)
    except zlib.error:
        return None
    return pixels if len(pixels) == length and packed.eof and not packed.unused_data else None
