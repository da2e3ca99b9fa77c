"""Picture canvas: layers of lit cut paper that every card picture is made of.

A picture is layers from back to front: sky, halo, rays, far and near skyline, haze, the subject (its parts
with a warm and a cool rim), embers, grain. Chance comes from the card's name alone, so that a card looks the
same on every table. Subjects are drawn figures and things, and compositions of emblems where none is drawn.
"""

from __future__ import annotations

import math
import random
from typing import Final

import pygame

from doomtable.table.paint.emblems import arc, box, emblem
from doomtable.table.paint.surface_effects import (
    Points,
    multiply,
    put,
    radial,
    seeded,
    sheet,
    vertical,
)
from doomtable.table.paint.theme import BLACK, WHITE, Color, Theme, mix

MASTER: Final = (560, 400)

SEAM: Final[Color] = (7, 6, 6)


class Canvas:
    """A picture in its own units: y from 0 (top) to 100 (bottom), x 0 in the middle."""

    def __init__(
        self, width: int, height: int, seed: str, affiliation: str, theme: Theme, subject: str = ""
    ) -> None:
        self.subject = subject
        self.w, self.h, self.k, self.cx = width, height, height / 100, width / 2
        self.surface = pygame.Surface((width, height), 0, 32)
        self.chance: random.Random = seeded(seed)
        self.affiliation = affiliation
        self.colour = theme.palette.affiliation_colour(affiliation)
        self.sky = theme.palette.sky(affiliation)

    def at(self, points: Points) -> list[tuple[float, float]]:
        """Points in pixels."""
        return [(self.cx + x * self.k, y * self.k) for x, y in points]

    def fill(self, points: Points, colour: Color, alpha: int = 255) -> None:
        """A flat piece of paper."""
        placed = self.at(points)
        if alpha >= 255:
            pygame.draw.polygon(self.surface, colour, placed)
            return
        x0, y0 = max(0, int(min(p[0] for p in placed))), max(0, int(min(p[1] for p in placed)))
        x1, y1 = (
            min(self.w, int(max(p[0] for p in placed)) + 1),
            min(self.h, int(max(p[1] for p in placed)) + 1),
        )
        if x1 > x0 and y1 > y0:
            veil = sheet(x1 - x0, y1 - y0)
            pygame.draw.polygon(veil, (*colour, alpha), [(x - x0, y - y0) for x, y in placed])
            self.surface.blit(veil, (x0, y0))

    def ring(self, x: float, y: float, radius: float, colour: Color, width: float) -> None:
        """A circle's line."""
        place = self.cx + x * self.k, y * self.k
        pygame.draw.circle(self.surface, colour, place, radius * self.k, max(1, round(width * self.k)))

    def gradient(self, *stops: Color) -> None:
        """The ground of the whole picture."""
        self.surface.blit(vertical(self.w, self.h, *stops, keep=False), (0, 0))

    def glow(
        self, x: float, y: float, radius: float, colour: Color, alpha: int = 255, power: float = 1.6
    ) -> None:
        """Light around a point."""
        put(
            self.surface,
            radial(radius * 2 * self.k, radius * 2 * self.k, colour, alpha, power),
            self.cx + x * self.k,
            y * self.k,
        )

    def lit(
        self,
        mask: pygame.Surface,
        x: int,
        y: int,
        body: Color,
        rim: Color,
        cool: Color | None = None,
        depth: float = 1.0,
    ) -> None:
        """One lit piece in the shape of `mask` (white, transparent outside) with its corner at pixel (x, y): a
        gradient body, a warm rim on the upper left, a thin cool one on the lower right, a black seam."""
        w, h = mask.get_size()
        high, low = mix(body, WHITE, 0.14), mix(body, BLACK, 0.45)
        piece = vertical(w, h, high, body, low, keep=False)
        multiply(piece, mask, alpha=True)

        def edge(colour: Color, dx: float, dy: float, alpha: int) -> None:
            line = mask.copy()
            line.fill((*colour, alpha), special_flags=pygame.BLEND_RGBA_MULT)
            line.blit(mask, (round(dx), round(dy)), special_flags=pygame.BLEND_RGBA_SUB)
            line.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_MAX)
            piece.blit(line, (0, 0))

        k = self.k * depth
        if cool is not None:
            edge(cool, -max(1.0, k * 0.55), -max(1.0, k * 0.5), 150)
        edge(mix(rim, body, 0.55), max(2.0, k * 1.15), max(2.0, k * 1.35), 150)
        edge(rim, max(1.0, k * 0.5), max(1.0, k * 0.65), 235)
        dark = mask.copy()
        dark.fill((*SEAM, 255), special_flags=pygame.BLEND_RGBA_MULT)
        s = max(1, round(self.k * 0.3))
        for dx, dy in ((-s, 0), (s, 0), (0, -s), (0, s)):
            self.surface.blit(dark, (x + dx, y + dy))
        self.surface.blit(piece, (x, y))

    def part(
        self, points: Points, body: Color, rim: Color, cool: Color | None = None, depth: float = 1.0
    ) -> None:
        """One lit piece by its outline."""
        placed = self.at(points)
        x0, y0 = int(min(p[0] for p in placed)) - 5, int(min(p[1] for p in placed)) - 5
        x1, y1 = int(max(p[0] for p in placed)) + 6, int(max(p[1] for p in placed)) + 6
        x0, y0, x1, y1 = max(x0, -8), max(y0, -8), min(x1, self.w + 8), min(y1, self.h + 8)
        if x1 <= x0 or y1 <= y0:
            return
        mask = sheet(x1 - x0, y1 - y0)
        pygame.draw.polygon(mask, WHITE, [(x - x0, y - y0) for x, y in placed])
        self.lit(mask, x0, y0, body, rim, cool, depth)

    def sign(self, name: str, x: float, y: float, size: float, colour: Color) -> None:
        """A flat emblem, `size` units square."""
        put(self.surface, emblem(name, size * self.k, colour), self.cx + x * self.k, y * self.k)

    def sculpture(
        self, name: str, x: float, y: float, size: float, body: Color, rim: Color, cool: Color | None = None
    ) -> None:
        """A lit emblem, `size` units square, as if cut from a thick plate."""
        mask = sheet(size * self.k + 12, size * self.k + 12)
        put(mask, emblem(name, size * self.k, WHITE), mask.get_width() / 2, mask.get_height() / 2)
        left, top = self.cx + x * self.k - mask.get_width() / 2, y * self.k - mask.get_height() / 2
        self.lit(mask, round(left), round(top), body, rim, cool, 0.9)


def smooth(points: Points, n: int = 5) -> list[tuple[float, float]]:
    """A closed curve through the points."""
    out: list[tuple[float, float]] = []
    count = len(points)
    for i in range(count):
        a, b, c, d = points[i - 1], points[i], points[(i + 1) % count], points[(i + 2) % count]
        for j in range(n):
            t = j / n
            x, y = (
                0.5
                * (
                    2 * b[q]
                    + (c[q] - a[q]) * t
                    + (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t
                    + (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t**3
                )
                for q in (0, 1)
            )
            out.append((x, y))
    return out


def rays(cv: Canvas, x: float, y: float, n: int, colour: Color, alpha: int, phase: float = 0.0) -> None:
    """Beams from a point, fading outward; on a canvas larger than a card's they are painted small, softened so that no
    edge has steps, and made large."""
    soft = 1 if cv.w <= MASTER[0] else 4
    veil, k = sheet(cv.w / soft, cv.h / soft), cv.k / soft
    veil.fill((*colour, 0))
    place = cv.cx / soft + x * k, y * k
    for i in range(n):
        b = math.radians(360 / n * i + phase)
        half = math.pi / n / 2 * 1.0
        far = [place]
        for side in (-half, half):
            far.append((place[0] + 190 * k * math.cos(b + side), place[1] + 190 * k * math.sin(b + side)))
        pygame.draw.polygon(veil, (*colour, alpha), far)
    if soft > 1:
        veil = pygame.transform.box_blur(veil, 1)
    fade = sheet(*veil.get_size())
    put(fade, radial(cv.w / soft * 1.9, cv.w / soft * 1.9, WHITE, 255, 0.8), *place)
    multiply(veil, fade, alpha=True)
    cv.surface.blit(veil if soft == 1 else pygame.transform.smoothscale(veil, (cv.w, cv.h)), (0, 0))


def haze(cv: Canvas, top: float, bottom: float, colour: Color, alpha: int) -> None:
    """A band of mist."""
    band = vertical(cv.w, (bottom - top) * cv.k, (*colour, 0), (*colour, alpha), (*colour, 0), keep=False)
    cv.surface.blit(band, (0, round(top * cv.k)))


def embers(cv: Canvas, n: int, colour: Color) -> None:
    """Sparks in the air."""
    halo = radial(7 * cv.k, 7 * cv.k, colour, 90)
    for _ in range(n):
        x, y = cv.cx + cv.chance.uniform(-68, 68) * cv.k, cv.chance.uniform(4, 98) * cv.k
        size = cv.chance.uniform(0.16, 0.5)
        put(cv.surface, halo, x, y)
        pygame.draw.circle(cv.surface, colour, (x, y), max(1, size * cv.k))


def tower(cv: Canvas, x: float, w: float, h: float, y: float, colour: Color, k: float) -> None:
    """One building of an affiliation's city, standing on `y`."""
    top, middle, name = y - h, x + w / 2, cv.affiliation

    def fill(*points: tuple[float, float]) -> None:
        cv.fill(points, colour)

    if name in ("bauhaus", "rasputin"):
        cv.fill(box(x, top, x + w, y + 1), colour)
        cv.fill(arc(middle, top, w * 0.42, 180, 360, 10), colour)
        peak = top - w * 0.42 - 5 * k
        fill((middle - 0.8, top), (middle, peak), (middle + 0.8, top))
    elif name in ("capitol", "lutheran"):
        for i in range(4):
            rise = h * (0.55 - 0.18 * i) if i else h * 0.55
            cv.fill(box(x + w * 0.12 * i, top + rise, x + w - w * 0.12 * i, y + 1), colour)
        fill((middle - 0.5, top - 9 * k), (middle + 0.5, top - 9 * k), (middle + 0.9, y), (middle - 0.9, y))
    elif name in ("imperial", "templar"):
        cv.fill(box(x, top + 6, x + w, y + 1), colour)
        fill((x - 0.5, top + 7), (middle, top - 12 * k), (x + w + 0.5, top + 7))
        fill((x - 1, y), (x - 1, top + 2), (x + 0.6, top - 5), (x + 2.2, top + 2), (x + 2.2, y))
    elif name in ("mishima", "crescentia"):
        n = cv.chance.randint(2, 4)
        for i in range(n):
            level, wide = y - h * (i + 1) / n, w * (1 - 0.2 * i)
            eave = [(0.72, 3.4), (0.42, 0.6), (0, -2.6)]
            right = [(middle + wide * a, level + b) for a, b in eave]
            left = [(middle - wide * a, level + b) for a, b in eave[:2]]
            fill(*right, *left[::-1])
            cv.fill(box(middle - wide * 0.34, level, middle + wide * 0.34, y + 1), colour)
    elif name == "cybertronic":
        fill((x, y + 1), (x, top + 3), (x + 3, top), (x + w - 0.8, top), (x + w - 0.8, y + 1))
    elif name == "brotherhood":
        cv.fill(box(x, top + 4, x + w, y + 1), colour)
        for q in (x + 1.8, x + w - 1.8):
            fill((q - 2, y), (q - 2, top), (q, top - 12 * k), (q + 2, top), (q + 2, y))
        fill((x + 2, top + 5), (middle, top - 4), (x + w - 2, top + 5))
    elif name == "legion":
        lean = cv.chance.uniform(-5, 5)
        root, tip = middle + lean * 0.2, middle + lean
        fill(
            (x - 2, y + 1),
            (root - 1.5, top + h * 0.4),
            (tip, top - 12 * k),
            (root + 2.2, top + h * 0.35),
            (x + w + 2, y + 1),
        )
        fill((x, y), (x - 3, y - h * 0.45), (x + 4, y - h * 0.2))
    else:
        n = cv.chance.randint(2, 3)
        for i in range(n):
            a, b = x + w * i / n, x + w * (i + 1) / n
            fill((a, y + 1), (a, top + 10), (b, top + 15), (b, y + 1))
        q = x + w * cv.chance.uniform(0.2, 0.8)
        fill((q - 1.6, y), (q - 1.1, top - 8), (q + 1.1, top - 8), (q + 1.6, y))


def skyline(cv: Canvas, y: float, colour: Color, lights: Color | None = None, k: float = 1.0) -> None:
    """A row of buildings on the line `y`, with lit windows if `lights` is given."""
    cv.fill(box(-90, y, 90, 101), colour)
    x = -82.0
    while x < 82:
        w = cv.chance.uniform(9, 17) * k
        h = cv.chance.uniform(10, 34) * k * (1.25 if cv.chance.random() < 0.25 else 1)
        tower(cv, x, w, h, y, colour, k)
        if lights is not None:
            for _ in range(int(w * 0.45)):
                lx, ly = x + cv.chance.uniform(1, w - 1.5), y - cv.chance.uniform(0, h * 0.8)
                place = cv.cx + lx * cv.k, ly * cv.k, max(1, 0.7 * cv.k), max(2, 1.2 * cv.k)
                pygame.draw.rect(cv.surface, lights, place)
        x += w + cv.chance.uniform(-1.5, 3)
