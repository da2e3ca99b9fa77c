"""Paper: the canvas of a card picture. Pieces of cut paper with a gradient, a warm rim toward the light, a cool one
away from it and a dark seam; glows, veils and flat shapes between them.

A picture is painted at the size at which it is shown: twice as large in pixels, made small once. What would be smaller
than a pixel or two is left out (`small`).
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from typing import Final, TypedDict, Unpack

import pygame

from doomtable.table.paint.pictures.light import Light, scaled
from doomtable.table.paint.pictures.shapes import WIDE, Layer, Outline
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import grain, multiply, put, radial, seeded, sheet
from doomtable.table.paint.theme import BLACK, WHITE, Color, mix

NOTHING: Final = (0, 0, 0, 0)
_vignettes: Final = SurfaceCache(8 * 2**20)
TOWARD: Final = 0.8
"""The share of the way from the middle of the space to its subject that a narrow picture goes."""
SMALL: Final = 140
"""Pictures lower than so many pixels do without grain, cool rims and the finest pieces."""


class Cut(TypedDict, total=False):
    """How a piece of paper is cut and lit."""

    rim: float
    """Strength of the warm edge toward the light, 1 if not given."""
    cool: float
    """That of the cool edge away from it, 0.28."""
    edge: float
    """Width of the edges in units, 0.7."""
    top: float
    """Brightness of the top, 1.22."""
    foot: float
    """That of the foot, 0.66."""
    seam: float
    """Width of the dark line around it, 0.3; 0 for none."""
    haze: float
    """How far it lies back, 0 to 1."""


class Paper:
    """A picture being painted: `size` in pixels, its light, chance from `seed` alone."""

    def __init__(
        self, size: tuple[int, int], seed: str, light: Light, plain: bool = False, silhouette: bool = False,
        focus: float = WIDE / 2,
    ) -> None:  # fmt: skip
        self.size, self.light, self.plain, self.silhouette = size, light, plain, silhouette
        """A silhouette is the subject alone, white on black."""
        self.small = size[1] < SMALL
        self.fine = 2.0 if size[1] <= 260 else 1.5
        """Pixels painted for a pixel shown."""
        self.unit = size[1] * self.fine / 100
        """Pixels painted for a unit."""
        self.shift = _shift(size[0] * self.fine / self.unit, focus)
        """Units by which the picture's own space is moved to the right."""
        self.surface = pygame.Surface((round(size[0] * self.fine), round(size[1] * self.fine)), 0, 32)
        self.chance: random.Random = seeded(seed)

    @property
    def left(self) -> float:
        """The unit at the left edge: below 0 where a picture is wider than four to three."""
        return -self.shift

    @property
    def right(self) -> float:
        """The unit at the right edge."""
        return self.surface.get_width() / self.unit - self.shift

    def pixels(self, outline: Outline) -> list[tuple[float, float]]:
        """An outline in painted pixels."""
        k, shift = self.unit, self.shift
        return [((x + shift) * k, y * k) for x, y in outline]

    def part(
        self,
        outlines: Iterable[Outline],
        tone: str | Color,
        cuts: Iterable[Outline] = (),
        *,
        rim_tone: str | Color | None = None,
        **how: Unpack[Cut],
    ) -> None:
        """One piece of paper: the outlines less the cuts."""
        light = self.light
        haze, rim, cool, seam = how.get("haze", 0.0), how.get("rim", 1.0), how.get("cool", 0.28), how.get("seam", 0.3)
        edge, top, foot = how.get("edge", 0.7), how.get("top", 1.22), how.get("foot", 0.66)
        colour = light.colour(tone)
        if haze:
            colour = mix(colour, light.low, haze)
        placed = [self.pixels(one) for one in outlines if len(one) > 2]
        if not placed:
            return
        xs = [x for one in placed for x, _ in one]
        ys = [y for one in placed for _, y in one]
        wide, high = self.surface.get_size()
        x0, y0 = max(-16, int(min(xs)) - 4), max(-16, int(min(ys)) - 4)
        x1, y1 = min(wide + 16, int(max(xs)) + 5), min(high + 16, int(max(ys)) + 5)
        w, h = x1 - x0, y1 - y0
        if w < 3 or h < 3:
            return
        if self.silhouette:
            mask = self._mask(placed, [self.pixels(one) for one in cuts], (x0, y0), (w, h))
            self.surface.blit(mask.to_surface(setcolor=WHITE, unsetcolor=NOTHING), (x0, y0))
            return
        if w * h < 90 or (self.small and max(w, h) < 6):
            for one in placed:
                pygame.draw.polygon(self.surface, colour, one)
            return
        mask = self._mask(placed, [self.pixels(one) for one in cuts], (x0, y0), (w, h))
        if seam:
            dark = mix(light.dark, BLACK, 0.4)
            e = max(1, round(seam * self.unit))
            shade = mask.to_surface(setcolor=(*dark, 150), unsetcolor=NOTHING)
            for ox, oy in ((e, e), (-e, e), (e, -e), (-e, -e)):
                self.surface.blit(shade, (x0 + ox, y0 + oy))
        body = gradient(w, h, (scaled(colour, top), colour, scaled(colour, foot)))
        self.surface.blit(mask.to_surface(setsurface=body, unsetcolor=NOTHING), (x0, y0))
        if cool and not self.small:
            self._edge(mask, (x0, y0), light.cool, -edge, 150 * cool * (1 - haze))
        if rim:
            lit = light.colour(rim_tone) if rim_tone is not None else light.rim
            if not self.small:
                self._edge(mask, (x0, y0), lit, edge * 2.2, 70 * rim * (1 - haze))
            self._edge(mask, (x0, y0), lit, edge, 225 * rim * (1 - haze))

    def _mask(
        self, placed: list[list[tuple[float, float]]], cuts: list[list[tuple[float, float]]], at: tuple[int, int],
        size: tuple[int, int],
    ) -> pygame.Mask:  # fmt: skip
        """The pixels of a piece."""
        sheet_of = pygame.Surface(size, 0, 8)
        sheet_of.set_palette([(0, 0, 0), (255, 255, 255)])
        sheet_of.set_colorkey(0)
        for outlines, index in ((placed, 1), (cuts, 0)):
            for one in outlines:
                pygame.draw.polygon(sheet_of, index, [(x - at[0], y - at[1]) for x, y in one])
        return pygame.mask.from_surface(sheet_of)

    def _edge(self, mask: pygame.Mask, at: tuple[int, int], colour: Color, width: float, alpha: float) -> None:
        """Light along one side of a piece: the lower right for a negative width."""
        if alpha < 3:
            return
        step = round(width * self.unit) or (1 if width > 0 else -1)
        line = mask.copy()
        line.erase(mask, (step, step))
        self.surface.blit(line.to_surface(setcolor=(*colour, min(255, int(alpha))), unsetcolor=NOTHING), at)

    def flat(self, outlines: Iterable[Outline], tone: str | Color, alpha: float = 255) -> None:
        """Flat shapes of one colour; what is half transparent is no part of a silhouette."""
        if self.silhouette:
            tone, alpha = WHITE, 255 if alpha >= 128 else 0
        if not alpha:
            return
        colour = self.light.colour(tone)
        placed = [self.pixels(one) for one in outlines if len(one) > 2]
        if alpha >= 255:
            for one in placed:
                pygame.draw.polygon(self.surface, colour, one)
            return
        if not placed:
            return
        wide, high = self.surface.get_size()
        x0 = max(0, int(min(x for one in placed for x, _ in one)))
        y0 = max(0, int(min(y for one in placed for _, y in one)))
        x1 = min(wide, int(max(x for one in placed for x, _ in one)) + 2)
        y1 = min(high, int(max(y for one in placed for _, y in one)) + 2)
        if x1 <= x0 or y1 <= y0:
            return
        veil = sheet(x1 - x0, y1 - y0)
        for one in placed:
            pygame.draw.polygon(veil, (*colour, int(alpha)), [(x - x0, y - y0) for x, y in one])
        self.surface.blit(veil, (x0, y0))

    def layers(self, layers: Iterable[Layer], *, tone: str | Color | None = None, **how: Unpack[Cut]) -> None:
        """Pieces of the vocabulary; `tone` makes all of them one silhouette. What glows lights its surroundings."""
        haze = how.get("haze", 0.0)
        for word, outlines, cuts in layers:
            if word == "glow":
                self.flat(outlines, "acc")
                for one in outlines:
                    x, y = (sum(p[i] for p in one) / len(one) for i in (0, 1))
                    self.glow(x, y, 1.6 * max(2.0, *(abs(px - one[0][0]) for px, _ in one)), "acc", 0.55 * (1 - haze))
            elif word == "hole":
                self.flat(outlines, mix(self.light.dark, self.light.low, haze * 0.7))
            else:
                self.part(outlines, tone or word, cuts, **how)

    def glow(
        self, x: float, y: float, radius: float, tone: str | Color, share: float = 1.0, tall: float | None = None,
        power: float = 1.8,
    ) -> None:  # fmt: skip
        """Light around a point, added to what is there."""
        if self.silhouette:
            return
        colour = scaled(self.light.colour(tone), share)
        w, h = max(2, int(2 * radius * self.unit)), max(2, int(2 * (tall or radius) * self.unit))
        left, top = int((x + self.shift) * self.unit - w / 2), int(y * self.unit - h / 2)
        shown = pygame.Rect(left, top, w, h).clip(self.surface.get_rect())
        if not (shown.w and shown.h):
            return
        lamp = pygame.Surface((w, h) if w * h < 40_000 else (w // 4, h // 4), 0, 32)
        put(lamp, radial(*lamp.get_size(), colour, 255, power), *(side / 2 for side in lamp.get_size()))
        if lamp.get_size() != (w, h):
            lamp = pygame.transform.smoothscale(lamp, (w, h))
        self.surface.blit(lamp, (left, top), special_flags=pygame.BLEND_RGB_ADD)

    def band(self, top: float, foot: float, tone: str | Color, above: float, below: float) -> None:
        """A veil over the whole width whose alpha (0..255) goes from one value to another."""
        colour = self.light.colour(tone)
        high = (foot - top) * self.unit
        if high >= 1:
            veil = gradient(self.surface.get_width(), int(high), ((*colour, int(above)), (*colour, int(below))))
            self.surface.blit(veil, (0, round(top * self.unit)))

    def ground(self, *stops: str | Color, foot: float = 100) -> None:
        """The sky: colours from top to `foot`, the last of them below it."""
        colours = [self.light.colour(stop) for stop in stops]
        self.surface.fill(colours[-1])
        self.surface.blit(gradient(self.surface.get_width(), int(foot * self.unit), colours), (0, 0))

    def finished(self) -> pygame.Surface:
        """The picture at its size, with grain and a darker rim."""
        out = pygame.transform.smoothscale(self.surface, self.size)
        if self.silhouette:
            return out
        if not (self.small or self.plain):
            multiply(out, grain(*self.size, (1, 1), 237, 255, "paper"))
        multiply(out, _vignette(self.size))
        return out


def _shift(wide: float, focus: float) -> float:
    """Units by which the space of a picture is moved to the right, so that its middle is the middle; in a narrow one
    what stands at `focus` is nearly there, as far as the space reaches."""
    middle = (wide - WIDE) / 2
    return middle if wide >= WIDE else middle + TOWARD * (max(wide - WIDE, min(0.0, wide / 2 - focus)) - middle)


def gradient(
    wide: int, high: int, stops: Sequence[Color | tuple[int, int, int, int]]
) -> pygame.Surface:
    """A gradient from top to bottom; it is not kept, as few are needed twice."""
    column = pygame.Surface((1, len(stops)), pygame.SRCALPHA, 32)
    for i, stop in enumerate(stops):
        column.set_at((0, i), stop)
    return pygame.transform.smoothscale(column, (max(1, wide), max(1, high)))


def _vignette(size: tuple[int, int]) -> pygame.Surface:
    """What darkens the rim of a picture."""

    def make() -> pygame.Surface:
        rim = pygame.Surface(size, 0, 32)
        rim.fill((112, 108, 112))
        lamp = pygame.Surface((64, 64), 0, 32)
        put(lamp, radial(64, 64, WHITE, 255, 0.75), 32, 32)
        lamp = pygame.transform.smoothscale(lamp, (int(size[0] * 1.7), int(size[1] * 1.8)))
        rim.blit(lamp, (-int(size[0] * 0.35), -int(size[1] * 0.42)), special_flags=pygame.BLEND_RGB_ADD)
        return rim

    return _vignettes.get(size, make)


def turned(angle: float, x: float, y: float, far: float) -> tuple[float, float]:
    """The point at an angle in degrees and a distance from another."""
    return x + far * math.cos(math.radians(angle)), y + far * math.sin(math.radians(angle))
