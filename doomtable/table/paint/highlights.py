"""Highlights: how a legal, playable, asked, hinted, chosen, focused, refused or dimmed card looks.

Never by colour alone: a legal target has brackets, a playable card a notch, an asked one a frame and words
beside it, a refused one a cross, what a hint speaks of a star, the focus a double ring.
"""

from __future__ import annotations

import math
from typing import Final

import pygame

from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import Point, glow, sheet
from doomtable.table.paint.theme import BLACK, WHITE, Color, Theme

VEIL: Final = 0.66
"""How dark a screen becomes under what is in question."""
_veils: Final = SurfaceCache(4 * 2**20)


def draw_glow(
    target: pygame.Surface, rect: pygame.Rect, theme: Theme, colour: Color, spread: int = 16
) -> None:
    """Light around a card, under it in order; palettes without glows have none."""
    if not theme.palette.plain:
        glow(target, rect, colour, theme.px(spread), 220)


def draw_brackets(target: pygame.Surface, rect: pygame.Rect, theme: Theme, colour: Color) -> None:
    """Four corner brackets just outside `rect`."""
    thick, long = max(3, theme.px(3)), max(theme.px(9), min(rect.w, rect.h) // 8)
    outer = rect.inflate(theme.px(8), theme.px(8))
    for x, sx in ((outer.x, 1), (outer.right, -1)):
        for y, sy in ((outer.y, 1), (outer.bottom, -1)):
            across = pygame.Rect(min(x, x + sx * long), y if sy > 0 else y - thick, long, thick)
            down = pygame.Rect(x if sx > 0 else x - thick, min(y, y + sy * long), thick, long)
            for bar in (across, down):
                pygame.draw.rect(target, BLACK, bar.inflate(2, 2))
    for x, sx in ((outer.x, 1), (outer.right, -1)):
        for y, sy in ((outer.y, 1), (outer.bottom, -1)):
            target.fill(colour, pygame.Rect(min(x, x + sx * long), y if sy > 0 else y - thick, long, thick))
            target.fill(colour, pygame.Rect(x if sx > 0 else x - thick, min(y, y + sy * long), thick, long))


def draw_legal_under(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """The light of a legal target, drawn before the card."""
    draw_glow(target, rect, theme, theme.palette.jade, 18)


def draw_legal_over(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """The brackets of a legal target, drawn after the card."""
    draw_brackets(target, rect, theme, theme.palette.jade)


def draw_frame(
    target: pygame.Surface, rect: pygame.Rect, theme: Theme, colour: Color, width: int = 2
) -> None:
    """A frame just outside a card."""
    thick = max(width, theme.px(width), theme.palette.border)
    pygame.draw.rect(target, colour, rect.inflate(2 * thick, 2 * thick), thick, border_radius=theme.px(7))


def draw_playable(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """A card in hand that may be played now: a brass rim; its notch stands over its price."""
    draw_frame(target, rect, theme, theme.palette.brass_hi, 2)


def draw_on_credit(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """A card in hand that may be played on credit or in cover alone: dusk, and a dashed rim."""
    draw_dim(target, rect, theme, 0.35)
    thick, dash = max(2, theme.px(2)), theme.px(7)
    outer = rect.inflate(2 * thick, 2 * thick)
    for x in range(outer.x, outer.right, 2 * dash):
        for y in (outer.y, outer.bottom - thick):
            target.fill(theme.palette.brass_hi, (x, y, min(dash, outer.right - x), thick))
    for y in range(outer.y, outer.bottom, 2 * dash):
        for x in (outer.x, outer.right - thick):
            target.fill(theme.palette.brass_hi, (x, y, thick, min(dash, outer.bottom - y)))


def draw_asked(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """The card a question is about: an ember frame."""
    draw_frame(target, rect, theme, theme.palette.ember, 2)


def draw_hinted(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """What a hint speaks of: a broad brass rim within black, and a star on its upper left corner."""
    two = max(2, theme.px(2))
    outer = rect.inflate(theme.px(8), theme.px(8))
    pygame.draw.rect(target, BLACK, outer.inflate(2 * two, 2 * two), 3 * two, border_radius=theme.px(8))
    pygame.draw.rect(target, theme.palette.brass_hi, outer, 2 * two, border_radius=theme.px(7))
    x, y, r = outer.x + theme.px(2), outer.y + theme.px(2), theme.px(13)
    pygame.draw.circle(target, BLACK, (x, y), r + two)
    pygame.draw.circle(target, theme.palette.iron, (x, y), r)
    pygame.draw.circle(target, theme.palette.brass_hi, (x, y), r, two)
    points: list[Point] = []
    for i in range(10):
        far, turn = r * (0.72 if i % 2 == 0 else 0.3), math.pi * i / 5
        points.append((x + far * math.sin(turn), y - far * math.cos(turn)))
    pygame.draw.polygon(target, theme.palette.brass_hi, points)


def draw_selected(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """The chosen card: a broad brass rim (the caller lifts it by six)."""
    draw_frame(target, rect, theme, theme.palette.brass_hi, 3)


def draw_focus(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """Where the keyboard stands: white within black, outside everything else."""
    two = max(2, theme.px(2))
    inner = rect.inflate(theme.px(10), theme.px(10))
    pygame.draw.rect(target, BLACK, inner.inflate(4 * two, 4 * two), two, border_radius=theme.px(9))
    pygame.draw.rect(target, WHITE, inner.inflate(2 * two, 2 * two), two, border_radius=theme.px(8))


def draw_refused(target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    """A card dropped where it may not go: a rim, and a cross on its upper right corner."""
    colour = theme.palette.blood
    draw_frame(target, rect, theme, colour, 3)
    x, y, r = rect.right - theme.px(4), rect.y + theme.px(4), theme.px(16)
    pygame.draw.circle(target, (20, 8, 8), (x, y), r + 1)
    pygame.draw.circle(target, colour, (x, y), r, max(2, theme.px(3)))
    a, thick = round(r * 0.38), max(3, theme.px(4))
    for s in (1, -1):
        pygame.draw.line(target, colour, (x - a, y - a * s), (x + a, y + a * s), thick)


def draw_drag_path(target: pygame.Surface, start: Point, bend: Point, end: Point, theme: Theme) -> None:
    """The dotted way a refused card came, from `start` by `bend` to `end`."""
    length = math.dist(start, bend) + math.dist(bend, end)
    count = max(2, int(length / theme.px(30)))
    for i in range(1, count):
        t = i / count
        u = 1 - t
        place = [u * u * start[c] + 2 * u * t * bend[c] + t * t * end[c] for c in (0, 1)]
        pygame.draw.circle(target, theme.palette.blood, (place[0], place[1]), theme.px(4))


def draw_dim(target: pygame.Surface, rect: pygame.Rect, theme: Theme, share: float = 0.38) -> None:
    """Darken a card that cannot be played now (38 %) or whatever is not in question (66 %)."""

    def make() -> pygame.Surface:
        veil = sheet(*rect.size)
        pygame.draw.rect(veil, (8, 7, 7, round(255 * share)), veil.get_rect(), border_radius=theme.px(6))
        return veil

    target.blit(_veils.get((rect.size, share, theme.scale), make), rect)


def darken(target: pygame.Surface, rect: pygame.Rect, share: float) -> None:
    """Darken a part of the table; whatever is drawn afterwards stays bright. Nothing is as large as it is."""
    left, given = round(255 * (1 - share)), round(7 * share)
    target.fill((left, left, left), rect, pygame.BLEND_RGB_MULT)
    target.fill((given, given, given), rect, pygame.BLEND_RGB_ADD)


def draw_pointed(
    target: pygame.Surface, rect: pygame.Rect, arrow: tuple[pygame.Rect, tuple[int, int]] | None, theme: Theme,
    apart: int,
) -> None:  # fmt: skip
    """What a guide points at: a broad ring so far around it, or along its edge within if there is no room, and an arrow
    in its place that goes its way towards the thing."""
    two, colour = max(2, theme.px(2)), theme.palette.ember
    outer = rect.inflate(2 * theme.px(apart), 2 * theme.px(apart)) if apart else rect.inflate(-4 * two, -4 * two)
    pygame.draw.rect(target, BLACK, outer.inflate(4 * two, 4 * two), 4 * two, border_radius=theme.px(10))
    pygame.draw.rect(target, colour, outer.inflate(2 * two, 2 * two), 2 * two, border_radius=theme.px(9))
    if arrow is None:
        return
    box, (x, y) = arrow
    half, head, shaft = box.w / 2, box.w * 0.55, box.w * 0.17
    # along the way and across it, from the middle: point, both ends of the head, the shaft
    outline = [
        (half, 0.0), (half - head, -half), (half - head, -shaft), (-half, -shaft), (-half, shaft), (half - head, shaft),
        (half - head, half),
    ]  # fmt: skip
    points: list[Point] = [(box.centerx + a * x - b * y, box.centery + a * y + b * x) for a, b in outline]
    pygame.draw.polygon(target, colour, points)
    pygame.draw.polygon(target, BLACK, points, two)
