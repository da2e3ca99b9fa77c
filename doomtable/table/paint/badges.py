"""Badges: small signs that carry a value, such as ratings, Destiny, Promotion, actions and cover.

A rating is told by its shape (F a blade's point, S a muzzle, A a shield, V a lozenge), a changed one by
colour and a triangle.
"""

from __future__ import annotations

import math
from typing import Final, Literal

import pygame

from doomtable.table.paint.emblems import star
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import Point, horizontal, put, sheet
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import BLACK, Color, Theme, mix

After = Literal["", "stay", "discard", "annihilate"]

PITCH: Final[Color] = (6, 5, 5)
NIGHT: Final[Color] = (8, 7, 6)
ROOMY: Final = 20
"""So many pixels across a shape has room for a broader rim beside its number."""
SLIM: Final = 24
"""Below so many pixels across a rhombus has a slim rim, and grows a little for two digits."""
_kept: Final = SurfaceCache(8 * 2**20)


def rating_outline(letter: str, w: float, h: float) -> list[Point]:
    """The outline of a rating's shape in a box of w x h."""
    if letter == "F":
        return [
            (w * 0.5, 0), (w, h * 0.30), (w, h * 0.84), (w * 0.84, h), (w * 0.16, h), (0, h * 0.84), (0, h * 0.30),
        ]  # fmt: skip
    if letter == "S":
        turns = [a * math.pi / 16 for a in range(32)]
        return [(w / 2 + math.cos(a) * w * 0.5, h / 2 + math.sin(a) * h * 0.5) for a in turns]
    if letter == "A":
        return [(0, 0), (w, 0), (w, h * 0.55), (w * 0.5, h), (0, h * 0.55)]
    return [(w * 0.5, 0), (w, h * 0.5), (w * 0.5, h), (0, h * 0.5)]


def _plate(letter: str, w: int, h: int, theme: Theme) -> pygame.Surface:
    def make() -> pygame.Surface:
        k = 4
        image = sheet(w * k, h * k)
        colour = theme.palette.ratings[letter]
        broad = theme.palette.plain and w >= ROOMY and letter != "V"  # a rhombus narrows where its number is wide
        rim = max(1.2 if letter == "V" and w < SLIM else 2.2, w * 0.085) * (1.25 if broad else 1)
        for inset, fill in ((0.0, PITCH), (1.0, colour), (rim, mix(colour, BLACK, 0.80))):
            inner = rating_outline(letter, (w - 2 * inset) * k, (h - 2 * inset) * k)
            pygame.draw.polygon(image, fill, [(inset * k + x, inset * k + y) for x, y in inner])
        return pygame.transform.smoothscale(image, (w, h))

    return _kept.get(("rating", letter, w, h, theme.key), make)


def change_colour(theme: Theme, change: int) -> Color:
    """Bone for an unchanged number, jade for a raised and blood for a lowered one."""
    palette = theme.palette
    return palette.jade if change > 0 else palette.blood if change < 0 else palette.bone


def draw_triangle(target: pygame.Surface, x: float, y: float, half: float, colour: Color, up: bool) -> None:
    """The sign of a raised (up) or lowered value, on a black seam."""
    s = 1 if up else -1
    points = [(x - half, y + half * 0.8 * s), (x + half, y + half * 0.8 * s), (x, y - half * s)]
    seam = [(px + 1.5 * ((px > x) - (px < x)), py + 1.5 * ((py > y) - (py < y))) for px, py in points]
    pygame.draw.polygon(target, PITCH, seam)
    pygame.draw.polygon(target, colour, points)


def rating_number_size(words: str, letter: str, width: float, largest: int, smallest: int) -> int:
    """The largest size at which a number stands inside its shape."""
    room = width * (0.80 if letter == "V" else 0.84)
    for size in range(largest, smallest, -1):
        if text_width(words, size, 700) <= room:
            return size
    return smallest


def draw_rating(
    target: pygame.Surface,
    letter: str,
    words: str,
    cx: float,
    cy: float,
    width: float,
    size: int,
    theme: Theme,
    change: int = 0,
) -> int:
    """A rating in its shape with its middle at (cx, cy); `words` is the number as shown, `change` its sign
    against the printed one. Returns the size the number was set in, at most `size`."""
    w, h = round(width), round(width * 1.02)
    if letter == "V":
        slim = len(words) > 1 and width * 1.12 < SLIM  # two digits fill a small rhombus to its corners
        w, h = round(width * (1.30 if slim else 1.12)), round(width * (1.28 if slim else 1.10))
    put(target, _plate(letter, w, h, theme), cx, cy)
    size = rating_number_size(words, letter, w, size, theme.px(12))
    colour = change_colour(theme, change)
    lean = h * 0.045 if letter == "F" else -h * 0.06 if letter == "A" else 0
    draw_text(target, words, cx, cy + lean, size, colour, 700, ax=0.5, ay=0.5)
    if change:
        draw_triangle(target, cx + w * 0.42, cy - h * 0.32, max(3.0, w * 0.14), colour, change > 0)
    return size


def crystal(radius: float, theme: Theme) -> pygame.Surface:
    """Destiny: a cut crystal, `radius` pixels from its middle to its point."""

    def make() -> pygame.Surface:
        r = radius * 4
        image = sheet(r * 2, r * 2)
        pygame.draw.polygon(image, (8, 12, 16), [(r, 0), (r * 1.80, r), (r, r * 2), (r * 0.20, r)])
        facets: tuple[tuple[Color, list[Point]], ...] = (
            ((196, 232, 240), [(0, -1), (0, 0), (-0.74, 0)]),
            ((126, 184, 206), [(0, -1), (0.74, 0), (0, 0)]),
            ((92, 148, 176), [(-0.74, 0), (0, 0), (0, 1)]),
            ((54, 98, 126), [(0, 0), (0.74, 0), (0, 1)]),
        )
        for fill, points in facets:
            pygame.draw.polygon(image, fill, [(r + x * r * 0.92, r + y * r * 0.92) for x, y in points])
        return pygame.transform.smoothscale(image, (max(1, int(radius * 2)), max(1, int(radius * 2))))

    return _kept.get(("crystal", radius), make)


def medal(radius: float, theme: Theme) -> pygame.Surface:
    """Promotion: a seven-pointed medal with a chevron."""

    def make() -> pygame.Surface:
        r = radius * 4
        palette = theme.palette
        image = sheet(r * 2, r * 2)
        pygame.draw.polygon(image, NIGHT, star(7, r, r * 0.78, -90, r, r))
        pygame.draw.polygon(image, palette.brass, star(7, r * 0.93, r * 0.72, -90, r, r))
        pygame.draw.circle(image, (70, 50, 24), (r, r), r * 0.56)
        chevron = ((-0.36, 0.06), (0, -0.3), (0.36, 0.06), (0.36, 0.26), (0, -0.08), (-0.36, 0.26))
        pygame.draw.polygon(image, palette.brass_hi, [(r + x * r, r + y * r) for x, y in chevron])
        return pygame.transform.smoothscale(image, (max(1, int(radius * 2)), max(1, int(radius * 2))))

    return _kept.get(("medal", radius, theme.key), make)


def bullet(height: float, theme: Theme, spent: bool = False) -> pygame.Surface:
    """An action: a cartridge, or the empty outline of one when spent."""

    def make() -> pygame.Surface:
        k, wide = 4, height * 0.36
        w, h = wide * k, height * k
        image = sheet(w + 4, h)
        if spent:
            outline = [
                (0.08, 0.98),
                (0.08, 0.4),
                (0.30, 0.14),
                (0.5, 0.03),
                (0.70, 0.14),
                (0.92, 0.4),
                (0.92, 0.98),
            ]
            line = mix(theme.palette.ash, BLACK, 0.35)
            pygame.draw.polygon(image, line, [(x * w, y * h) for x, y in outline], k * 2 - 2)
        else:
            tip = [(0.18, 0.40), (0.30, 0.14), (0.5, 0.0), (0.70, 0.14), (0.82, 0.40)]
            pygame.draw.polygon(image, (150, 88, 52), [(x * w, y * h) for x, y in tip])
            brass = ((110, 78, 32), (246, 220, 150), (150, 112, 52), (84, 58, 24))
            image.blit(horizontal(w * 0.84, h * 0.48, *brass), (w * 0.08, h * 0.38))
            image.blit(horizontal(w, h * 0.12, (100, 72, 30), (236, 208, 140), (84, 58, 24)), (0, h * 0.88))
            pygame.draw.rect(image, (60, 40, 18), (w * 0.1, h * 0.38, w * 0.8, h * 0.03))
        return pygame.transform.smoothscale(image, (int(wide + 1), max(1, int(height))))

    return _kept.get(("bullet", height, spent, theme.key), make)


def draw_cover_shield(
    target: pygame.Surface, x: float, y: float, words: str, theme: Theme, width: int = 25
) -> None:
    """A warrior's cover: a shield with what it adds ("+3"), its middle at (x, y); `width` in real pixels."""
    h = round(width * 1.08)

    def make() -> pygame.Surface:
        k = 4
        image = sheet(width * k, h * k)
        colour = theme.palette.ratings["A"]
        for inset, fill in ((0.0, PITCH), (1.0, colour), (2.6, mix(colour, BLACK, 0.80))):
            inner = rating_outline("A", (width - 2 * inset) * k, (h - 2 * inset) * k)
            pygame.draw.polygon(image, fill, [(inset * k + px, inset * k + py) for px, py in inner])
        return pygame.transform.smoothscale(image, (width, h))

    put(target, _kept.get(("cover", width, theme.key), make), x, y)
    size = max(theme.px(12), round(width * 0.42))
    draw_text(target, words, x, y - h * 0.07, size, theme.palette.bone, 700, ax=0.5, ay=0.5)


def after_play(kind: After, radius: float, theme: Theme) -> pygame.Surface:
    """What becomes of a card once played, on a dark disc: a nail (stay), an arrow into a tray (discard), a
    struck circle (annihilate)."""

    def make() -> pygame.Surface:
        k = 4
        r = radius * k
        image = sheet(r * 2, r * 2)
        colour, c, q = theme.palette.brass_hi, r, r * 0.62
        pygame.draw.circle(image, NIGHT, (c, c), r)
        pygame.draw.circle(image, theme.palette.brass, (c, c), r * 0.95, max(1, round(r * 0.08)))
        line = max(1, round(q * 0.22))

        def at(*points: Point) -> list[Point]:
            return [(c + x * q, c + y * q) for x, y in points]

        if kind == "stay":
            nail = at((-0.8, 0.2), (0.8, 0.2), (0.4, -0.3), (0.4, -1), (-0.4, -1), (-0.4, -0.3))
            pygame.draw.polygon(image, colour, nail)
            pygame.draw.line(image, colour, (c, c), (c, c + q), line)
        elif kind == "discard":
            arrow = at((-0.3, -1), (0.3, -1), (0.3, -0.1), (0.8, -0.1), (0, 0.6), (-0.8, -0.1), (-0.3, -0.1))
            pygame.draw.polygon(image, colour, arrow)
            pygame.draw.line(image, colour, (c - q * 0.8, c + q * 0.9), (c + q * 0.8, c + q * 0.9), line)
        else:
            pygame.draw.circle(image, colour, (c, c), q * 0.95, line)
            for s in (1, -1):
                pygame.draw.line(
                    image, colour, (c - q * 0.55, c - q * 0.55 * s), (c + q * 0.55, c + q * 0.55 * s), line
                )
        return pygame.transform.smoothscale(image, (max(1, int(radius * 2)), max(1, int(radius * 2))))

    return _kept.get(("after", kind, radius, theme.key), make)


def draw_dog_ear(target: pygame.Surface, paper: pygame.Rect, side: int, under: Color, theme: Theme) -> None:
    """The lower right corner of a paper turned up, `side` pixels of it: there is more to read on the card."""
    x, y = paper.right - side, paper.bottom - side
    pygame.draw.polygon(target, under, [(paper.right, y), paper.bottomright, (x, paper.bottom)])
    flap = [(paper.right - 1, y), (x, y), (x, paper.bottom - 1)]
    pygame.draw.polygon(target, mix(theme.palette.paper, BLACK, 0.28), flap)
    pygame.draw.line(target, mix(theme.palette.paper, BLACK, 0.6), (paper.right - 1, y), (x, paper.bottom - 1))
