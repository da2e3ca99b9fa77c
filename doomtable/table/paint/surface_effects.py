"""Surface effects: gradients, grain, light, shadow, rounded and stepped corners.

Materials that depend only on their size are kept and shared; whoever wants to draw on one copies it first.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Sequence
from functools import cache
from typing import Final

import pygame

from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.theme import BLACK, WHITE, Color

Point = tuple[float, float]
Points = Sequence[Point]
Tint = tuple[int, int, int] | tuple[int, int, int, int]

_kept: Final = SurfaceCache(32 * 2**20, sized=True)


def seeded(*key: object) -> random.Random:
    """Random numbers that are the same for the same words on every machine."""
    return random.Random(zlib.crc32("|".join(map(str, key)).encode()))


def sheet(width: float, height: float) -> pygame.Surface:
    """An empty transparent surface, at least one pixel each way."""
    return pygame.Surface((max(1, int(width)), max(1, int(height))), pygame.SRCALPHA, 32)


def put(
    target: pygame.Surface, image: pygame.Surface, x: float, y: float, ax: float = 0.5, ay: float = 0.5
) -> None:
    """Blit `image` so that its point (ax, ay), in shares of its size, lies at (x, y)."""
    target.blit(image, (round(x - image.get_width() * ax), round(y - image.get_height() * ay)))


def fade(image: pygame.Surface, share: float) -> None:
    """Have every blit of `image` show so much of it: at 1 without an alpha for the whole, since an opaque surface with
    one of 255 is blitted forty times as slowly as without."""
    alpha = round(255 * share)
    image.set_alpha(alpha if alpha < 255 else None)


def multiply(target: pygame.Surface, image: pygame.Surface, alpha: bool = False) -> None:
    """Darken `target` by `image` (white leaves it as it is); with `alpha` its transparency too."""
    target.blit(image, (0, 0), special_flags=pygame.BLEND_RGBA_MULT if alpha else pygame.BLEND_RGB_MULT)


def vertical(width: float, height: float, *stops: Tint, keep: bool = True) -> pygame.Surface:
    """A gradient from top to bottom through `stops`, evenly spaced. Shared unless it is not to be kept: do not draw
    on it."""
    size = max(1, int(width)), max(1, int(height))

    def make() -> pygame.Surface:
        column = pygame.Surface((1, 64), pygame.SRCALPHA, 32)
        four = [(*s, 255) if len(s) == 3 else s for s in stops]
        for i in range(64):
            t = i / 63 * (len(four) - 1)
            j = min(int(t), len(four) - 2)
            low, high = four[j], four[j + 1]
            column.set_at((0, i), tuple(int(low[c] + (high[c] - low[c]) * (t - j)) for c in range(4)))
        return pygame.transform.smoothscale(column, size)

    return _kept.get(("vertical", size, stops), make) if keep else make()


def horizontal(width: float, height: float, *stops: Tint) -> pygame.Surface:
    """A gradient from left to right through `stops`. Shared: do not draw on it."""
    size = max(1, int(width)), max(1, int(height))
    return _kept.get(
        ("horizontal", size, stops),
        lambda: pygame.transform.rotate(vertical(size[1], size[0], *reversed(stops)), -90),
    )


def radial(
    width: float, height: float, colour: Color, alpha: int = 255, power: float = 1.6
) -> pygame.Surface:
    """A soft oval of light: `alpha` in the middle, nothing at the rim; a low `power` is broad."""
    out = pygame.transform.smoothscale(_disc(power), (max(1, int(width)), max(1, int(height))))
    out.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return out


@cache
def _disc(power: float) -> pygame.Surface:
    """A soft white disc, 64 pixels wide: every other one is made of it."""
    n, pixels = 64, bytearray()
    for y in range(n):
        for x in range(n):
            far = math.hypot(x - n / 2 + 0.5, y - n / 2 + 0.5) / (n / 2)
            pixels += bytes((255, 255, 255, int(255 * max(0.0, 1 - far) ** power)))
    return pygame.image.frombytes(bytes(pixels), (n, n), "RGBA").convert(sheet(1, 1))  # else it is blitted slowly


def grain(
    width: int, height: int, cell: Point, low: int, high: int, seed: object, keep: bool = True
) -> pygame.Surface:
    """Grey noise of `low`..`high` in cells of so many pixels, to multiply with. Shared unless it is not to be kept: do
    not draw on it."""

    def make() -> pygame.Surface:
        nx, ny = max(2, int(width / cell[0]) + 2), max(2, int(height / cell[1]) + 2)
        raw = seeded(seed, nx, ny).randbytes(nx * ny)
        span = high - low + 1
        table = bytes(low + i * span // 256 for i in range(256))
        grey = raw.translate(table)
        three = bytearray(3 * len(grey))
        three[0::3] = three[1::3] = three[2::3] = grey
        image = pygame.image.frombuffer(bytes(three), (nx, ny), "RGB").convert(32)  # with 24 bits it is blitted slowly
        return pygame.transform.smoothscale(image, (max(1, width), max(1, height)))

    return _kept.get(("grain", width, height, cell, low, high, seed), make) if keep else make()


def stepped(rect: pygame.Rect, step: int) -> list[Point]:
    """The outline of every panel: that of `rect` with two steps of `step` pixels cut from each corner."""
    x0, y0, x1, y1 = rect.x, rect.y, rect.right - 1, rect.bottom - 1
    a, b = step, 2 * step
    return [
        (x0 + b, y0), (x1 - b, y0), (x1 - b, y0 + a), (x1 - a, y0 + a), (x1 - a, y0 + b), (x1, y0 + b),
        (x1, y1 - b), (x1 - a, y1 - b), (x1 - a, y1 - a), (x1 - b, y1 - a), (x1 - b, y1), (x0 + b, y1),
        (x0 + b, y1 - a), (x0 + a, y1 - a), (x0 + a, y1 - b), (x0, y1 - b), (x0, y0 + b), (x0 + a, y0 + b),
        (x0 + a, y0 + a), (x0 + b, y0 + a),
    ]  # fmt: skip


def round_corners(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """Cut the corners of `surface` to a smooth curve, in place; returns it."""
    reach = math.ceil(radius) + 2
    w, h = surface.get_size()
    size = min(w, 2 * reach), min(h, 2 * reach)

    def make() -> pygame.Surface:
        big = sheet(size[0] * 3, size[1] * 3)
        pygame.draw.rect(big, WHITE, big.get_rect(), border_radius=round(radius * 3))
        return pygame.transform.smoothscale(big, size)

    mask = _kept.get(("corners", size, radius), make)
    if size == (w, h):
        multiply(surface, mask, alpha=True)
        return surface
    x, y = size[0] // 2, size[1] // 2
    for left, cut_x, wide in ((0, 0, x), (w - size[0] + x, x, size[0] - x)):  # only the corners change
        for top, cut_y, high in ((0, 0, y), (h - size[1] + y, y, size[1] - y)):
            part = pygame.Rect(cut_x, cut_y, wide, high)
            surface.blit(mask, (left, top), part, pygame.BLEND_RGBA_MULT)
    return surface


def shadow(
    target: pygame.Surface, rect: pygame.Rect, spread: int = 10, alpha: int = 150, drop: int = 4
) -> None:
    """The soft shadow that a thing lying at `rect` throws under one lamp."""
    width, height = rect.w + spread * 4, rect.h + spread * 4

    def make() -> pygame.Surface:
        small = sheet(max(4, width // 4), max(4, height // 4))
        inner = pygame.Rect(spread // 2, spread // 2, rect.w // 4, rect.h // 4)
        pygame.draw.rect(small, (*BLACK, alpha), inner, border_radius=3)
        small = pygame.transform.gaussian_blur(small, max(1, spread // 5))
        return pygame.transform.smoothscale(small, (width, height))

    soft = _kept.get(("shadow", width, height, spread, alpha), make)
    target.blit(soft, (rect.x - spread * 2, rect.y - spread * 2 + drop))


def glow(
    target: pygame.Surface,
    rect: pygame.Rect,
    colour: Color,
    spread: int = 14,
    alpha: int = 190,
    radius: int = 8,
) -> None:
    """A ring of light around `rect`, none inside it."""
    size = rect.w + spread * 4, rect.h + spread * 4

    def make() -> pygame.Surface:
        small = sheet(max(4, size[0] // 3), max(4, size[1] // 3))
        inner = pygame.Rect(spread * 2, spread * 2, rect.w, rect.h)
        wide = inner.inflate(int(spread * 0.6), int(spread * 0.6))
        third = pygame.Rect(wide.x // 3, wide.y // 3, round(wide.w / 3), round(wide.h / 3))
        pygame.draw.rect(small, (*colour, alpha), third, border_radius=max(1, (radius + 3) // 3))
        small = pygame.transform.gaussian_blur(small, max(1, spread // 6))
        made = pygame.transform.smoothscale(small, size)
        pygame.draw.rect(made, (0, 0, 0, 0), inner, border_radius=radius)
        return made

    light = _kept.get(("glow", size, colour, spread, alpha, radius), make)
    target.blit(light, (rect.x - spread * 2, rect.y - spread * 2))
