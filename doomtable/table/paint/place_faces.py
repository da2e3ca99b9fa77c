"""Place faces: a card about which others stand, on its side at the edge of their ground, or as a round of ground."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.paint.badges import draw_rating, medal
from doomtable.table.paint.card_face_layout import FaceModel, rating_words
from doomtable.table.paint.card_pictures import picture
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.short_names import fitting
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import multiply, radial, sheet, vertical
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import WHITE, Theme

PRIZE: Final = "20 P"
_faces: Final = SurfaceCache(24 * 2**20)


def base_face(model: FaceModel, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """A card on its side at the edge of a ground: its picture, its name along the foot, what it changes at the
    right."""

    def make() -> pygame.Surface:
        w, h = size
        face = sheet(w, h)
        face.blit(picture(model.name, model.type, model.home, w, h, theme, subject=model.subject), (0, 0))
        bar = pygame.Rect(0, h - theme.px(20), w, theme.px(20))
        _name(face, model, bar, theme, beside=_prize(None, theme) if model.type == "battle" else 0)
        changes, gap = [rating for rating in model.ratings if rating.value], theme.px(2)
        wide = min(theme.px(26), (w - theme.px(6)) // max(1, len(changes)) - gap)  # a narrow lane has room for all
        x = w - theme.px(5) - wide / 2
        for rating in reversed(changes):
            words = rating_words(model, rating)
            draw_rating(face, rating.letter, words, x, theme.px(17), wide, theme.px(13), theme, rating.change)
            x -= wide + gap
        if model.type == "battle":
            _prize(face, theme)
        pygame.draw.rect(face, theme.palette.brass, face.get_rect(), max(2, theme.palette.border))
        return face

    return _faces.get(("base", model, size, theme.key), make)


def _prize(face: pygame.Surface | None, theme: Theme) -> int:
    """What the last defender of a Battle is worth, at the right of its name (VAR-BATTLE-08); how wide that is, and
    without a face nothing else."""
    sign, size = medal(theme.px(8), theme), theme.px(13)
    wide = text_width(PRIZE, size, 700)
    if face is not None:
        w, h = face.get_size()
        right, middle = w - theme.px(8), h - theme.px(10)
        draw_text(face, PRIZE, right, middle, size, theme.palette.brass_hi, 700, ax=1, ay=0.5)
        face.blit(sign, sign.get_rect(midright=(right - wide - theme.px(4), middle)))
    return wide + sign.get_width() + theme.px(12)


def home_face(name: str, theme: Theme, size: tuple[int, int]) -> pygame.Surface:
    """The place where cards stand that are at no card on the table: the Moon over its horizon, with its name."""

    def make() -> pygame.Surface:
        w, h = size
        face = vertical(w, h, (14, 18, 34), (34, 40, 60), (58, 58, 66))
        for i in range(max(6, w // 14)):  # stars, always the same ones
            face.set_at((i * 7919 % max(1, w), i * 104729 % max(1, h * 2 // 3)), (210, 214, 226))
        across = h * 3
        ground = pygame.Rect(w // 2 - w, h - theme.px(30), 2 * w, across)
        pygame.draw.ellipse(face, (148, 146, 142), ground)
        for i in range(max(3, w // 60)):
            x, deep = (i * 2 + 1) * 30 * w // (60 * max(3, w // 60)) * 2, theme.px(3 + i % 3 * 2)
            pygame.draw.ellipse(face, (112, 110, 108), (x, h - theme.px(24) + i % 2 * theme.px(3), deep * 3, deep))
        earth = theme.px(11)
        pygame.draw.circle(face, (70, 116, 172), (w - theme.px(26), theme.px(16)), earth)
        pygame.draw.circle(face, (118, 152, 118), (w - theme.px(29), theme.px(14)), earth // 2)
        _bar(face, name, pygame.Rect(0, h - theme.px(20), w, theme.px(20)), theme)
        pygame.draw.rect(face, theme.palette.brass, face.get_rect(), max(2, theme.palette.border))
        return face

    return _faces.get(("home", name, size, theme.key), make)


def world_face(model: FaceModel, theme: Theme, width: int) -> pygame.Surface:
    """A ground of nobody: a round cut from its card's picture, with its name on a plate."""

    def make() -> pygame.Surface:
        face, hole = sheet(width, width), sheet(width * 2, width * 2)
        high = width - theme.px(14)
        shown = picture(model.name, model.type, model.home, round(high * 1.4), high, theme, subject=model.subject)
        face.blit(shown, ((width - shown.get_width()) // 2, 0))
        pygame.draw.circle(hole, WHITE, (width, high), high)
        multiply(face, pygame.transform.smoothscale(hole, (width, width)), alpha=True)
        ground = sheet(width, width)
        ground.blit(radial(width, width, (0, 0, 0), 150, 1.2), (0, 0))
        ground.blit(face, (0, 0))
        ring = theme.palette.brass if theme.palette.plain else theme.palette.brass_lo
        pygame.draw.circle(ground, ring, (width / 2, high / 2), high / 2, max(2, theme.px(2)))
        _name(ground, model, pygame.Rect(0, high - theme.px(12), width, theme.px(22)), theme, framed=True)
        return ground

    return _faces.get(("world", model, width, theme.key), make)


def _name(
    face: pygame.Surface, model: FaceModel, bar: pygame.Rect, theme: Theme, framed: bool = False, beside: int = 0
) -> None:  # fmt: skip
    """The name of a place on a dark bar, or on a plate no wider than it; of the bar so much is for something `beside`
    it."""
    _bar(face, model.called, bar, theme, framed, beside)


def _bar(
    face: pygame.Surface, called: str, bar: pygame.Rect, theme: Theme, framed: bool = False, beside: int = 0
) -> None:  # fmt: skip
    size = theme.px(13)
    name = fitting(called, bar.w - beside - theme.px(12), lambda words: text_width(words, size, 600))
    if framed:
        bar = bar.inflate(text_width(name, size, 600) + theme.px(16) - bar.w, 0)
    face.blit(vertical(*bar.size, (10, 8, 8, 210), (10, 8, 8, 240)), bar)
    if framed:
        pygame.draw.rect(face, theme.palette.brass, bar, theme.palette.border)
    middle = bar.centerx - beside // 2
    draw_text(face, name, middle, bar.centery, size, theme.palette.bone, 600, ax=0.5, ay=0.5)
