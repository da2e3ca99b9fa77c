"""Scan decoder: a player's own picture of a card, bounded, decoded once and cut to the card's shape."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

import pygame

from doomtable.files import storage
from doomtable.table.paint import image_headers
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import round_corners

MOST_BYTES: Final = 32 * 2**20
MOST_PIXELS: Final = 40_000_000
LEAST_SIDE: Final = 32
KEPT: Final = (600, 840)
"""The size pictures are kept in: that of a large card at a scale of 2."""
_masters: Final = SurfaceCache(96 * 2**20)
_sized: Final = SurfaceCache(64 * 2**20)


class BadPicture(Exception):
    """A picture that cannot be used; `why` is the id of the words for it."""

    def __init__(self, why: str) -> None:
        self.why = why
        super().__init__(why)


def master(path: str) -> pygame.Surface:
    """A picture as it is kept: of a card's shape, upright. Raises BadPicture."""
    return _masters.get(path, lambda: _decoded(Path(path)))


def _decoded(path: Path) -> pygame.Surface:
    try:
        data = storage.read_bounded(path, MOST_BYTES)
    except storage.BadFile as error:
        heavy = error.__cause__ is None and path.is_file()
        raise BadPicture("scans-heavy" if heavy else "scans-unreadable") from error
    size = image_headers.size_of(data)
    if size is None:
        raise BadPicture("scans-no-picture")
    if min(size) < LEAST_SIDE:
        raise BadPicture("scans-tiny")
    if size[0] * size[1] > MOST_PIXELS:
        raise BadPicture("scans-huge")
    if not image_headers.whole(data):
        raise BadPicture("scans-broken")
    try:
        made = pygame.image.load(io.BytesIO(data), path.name)
        return _cut(made)
    except (pygame.error, ValueError, MemoryError) as error:
        raise BadPicture("scans-broken") from error


def _cut(image: pygame.Surface) -> pygame.Surface:
    """The middle of a picture in a card's shape; one that lies is stood up."""
    if image.get_bitsize() < 24:  # a palette: smoothing wants true colours
        flat = pygame.Surface(image.get_size(), 0, 24)
        flat.blit(image, (0, 0))
        image = flat
    if image.get_width() > image.get_height():
        image = pygame.transform.rotate(image, 90)
    wide, high = image.get_size()
    part = pygame.Rect(0, 0, min(wide, high * KEPT[0] // KEPT[1]), min(high, wide * KEPT[1] // KEPT[0]))
    part.center = wide // 2, high // 2
    image = image.subsurface(part)
    if part.w > KEPT[0]:
        image = pygame.transform.smoothscale(image, KEPT)
    ground = pygame.Surface(image.get_size(), 0, 24)  # whatever shines through is black
    ground.blit(image, (0, 0))
    return ground


def scanned(path: str, size: tuple[int, int], radius: float, lying: bool = False) -> pygame.Surface | None:
    """A picture as a face of a size, fallen to the right if it lies; None if it cannot be used after all.

    Shared: copy it before drawing on it.
    """

    def make() -> pygame.Surface:
        image = master(path)
        if lying:
            image = pygame.transform.rotate(image, -90)
        made = pygame.Surface(size, pygame.SRCALPHA, 32)
        made.blit(pygame.transform.smoothscale(image, size), (0, 0))
        return round_corners(made, radius)

    try:
        return _sized.get((path, size, radius, lying), make)
    except BadPicture:
        return None


def forget() -> None:
    """Drop every picture, as when the folder is looked through again."""
    _masters.clear()
    _sized.clear()
