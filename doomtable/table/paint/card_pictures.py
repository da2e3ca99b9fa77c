"""Card pictures: the generated picture of a card, painted once at the size at which it is shown."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from doomtable.table.paint.emblems import emblem
from doomtable.table.paint.picture_queue import PictureJob, picture_queue
from doomtable.table.paint.pictures.composer import compose, head_top
from doomtable.table.paint.pictures.defaults import recipe_of
from doomtable.table.paint.pictures.recipe import FIGURE
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import put
from doomtable.table.paint.theme import Theme

pictures: Final = SurfaceCache(96 * 2**20, share=0.2)
_latest: Final[dict[Hashable, Hashable]] = {}
"""Under which key the last picture of a card was kept, whatever its size."""
TALL: Final = 3 / 4
"""Height over width of a picture as it is composed; a wider one is a band of it."""
ABOVE: Final = 0.35
"""The share of what a band leaves out that is left out above it, where no figure stands."""
AIR: Final = 4
"""Hundredths of the height that a band shows above a figure's head."""


def painted(
    name: str, kind: str, affiliation: str, size: tuple[int, int], theme: Theme, subject: str = "",
    silhouette: bool = False,
) -> pygame.Surface:  # fmt: skip
    """A card's picture at a size, painted now, or its subject alone, white on black; a new surface."""
    wide, high = size
    whole = wide, max(high, round(wide * TALL))
    recipe = recipe_of(name, kind, affiliation, subject)
    made = compose(name, recipe, affiliation, whole, theme, silhouette)
    left_out = whole[1] - high
    if not left_out:
        return made
    above = left_out * ABOVE
    if recipe.subject == FIGURE:
        above = max(0, min(left_out, (head_top(recipe) - AIR) * whole[1] / 100))
    return made.subsurface(pygame.Rect(0, round(above), wide, high)).copy()


def placeholder(kind: str, width: int, height: int, theme: Theme, latest: Hashable = None) -> pygame.Surface:
    """What stands for a picture until there is time to paint it: what is kept of it in another size, else the emblem
    of the card's type."""
    if (kept := pictures.kept(latest)) is not None:
        return _covering(kept, width, height)
    plate = pygame.Surface((width, height), 0, 32)
    plate.fill(theme.palette.title_bar(kind))
    put(plate, emblem(kind, min(width, height) * 0.5, theme.palette.type_colour(kind)), width / 2, height / 2)
    return plate


def _covering(kept: pygame.Surface, width: int, height: int) -> pygame.Surface:
    """The middle of a picture at another size that it covers; a new surface."""
    wide, high = kept.get_size()
    part = pygame.Rect(0, 0, min(wide, max(1, high * width // height)), min(high, max(1, wide * height // width)))
    part.center = wide // 2, high // 2
    return pygame.transform.smoothscale(kept.subsurface(part), (width, height))


def picture(
    name: str,
    kind: str,
    affiliation: str,
    width: int,
    height: int,
    theme: Theme,
    lying: bool = False,
    subject: str = "",
) -> pygame.Surface:
    """A card's picture; `lying` turns it on its right side. `subject` says what the card is and does. Shared: do not
    draw on it."""
    card = name, kind, affiliation, subject, theme.palette.key
    key, size, make = _making(name, kind, affiliation, width, height, theme, lying, subject)
    if picture_queue.on and key not in pictures:
        latest = _latest.get(card)
        job = PictureJob(name, kind, affiliation, subject, size, theme.palette.name)
        picture_queue.defer(key, job, make, _taking(key, size, lying))
        return placeholder(kind, width, height, theme, latest)
    if not lying:
        _latest[card] = key
    return make()


def asked_ahead(
    name: str, kind: str, affiliation: str, size: tuple[int, int], theme: Theme, subject: str = "", soon: bool = False
) -> bool:
    """Whether a standing card's picture of this size is there; if not it is painted when nothing that is shown waits
    for its own, or `soon`. Where pictures are never waited for it always is."""
    if not picture_queue.on:
        return True
    key, size, make = _making(name, kind, affiliation, *size, theme, False, subject)
    if pictures.kept(key) is not None:  # it stays longer, too
        return True
    job = PictureJob(name, kind, affiliation, subject, size, theme.palette.name)
    picture_queue.plan(key, job, make, _taking(key, size, False), soon=soon)
    return False


def _making(
    name: str, kind: str, affiliation: str, width: int, height: int, theme: Theme, lying: bool, subject: str
) -> tuple[Hashable, tuple[int, int], Callable[[], pygame.Surface]]:
    """Under which key a picture is kept, the size at which it is painted, and what keeps it."""
    key = name, kind, affiliation, subject, width, height, theme.palette.key, lying
    size = (height, width) if lying else (width, height)

    def paint() -> pygame.Surface:
        made = painted(name, kind, affiliation, size, theme, subject)
        return pygame.transform.rotate(made, -90) if lying else made

    return key, size, lambda: pictures.get(key, paint)


def _taking(key: Hashable, size: tuple[int, int], lying: bool) -> Callable[[bytes], None]:
    """What keeps the pixels of a picture that was painted elsewhere."""

    def take(pixels: bytes) -> None:
        made = pygame.Surface(size, 0, 32)
        made.get_buffer().write(pixels)
        pictures.keep(key, pygame.transform.rotate(made, -90) if lying else made)

    return take
