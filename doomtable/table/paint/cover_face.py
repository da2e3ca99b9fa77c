"""Cover face: a card in cover, its back behind two rows of bags that bear what the cover adds.

Its owner looks through the Eclipse: there he sees who it is, and the name stands above. Everybody else sees the back.
"""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.paint.badges import draw_cover_shield
from doomtable.table.paint.card_backs import card_back, draw_tag
from doomtable.table.paint.card_face_layout import FaceModel
from doomtable.table.paint.card_pictures import picture
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.short_names import fitting
from doomtable.table.paint.surface_cache import SurfaceCache
from doomtable.table.paint.surface_effects import multiply, put, sheet
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import BLACK, SIZES, WHITE, Color, Theme, mix
from doomtable.table.paint.wound_crack import crack

SACKCLOTH: Final[tuple[Color, Color]] = (82, 70, 50), (100, 86, 60)
"""The upper row of bags and the lower."""
DIM: Final[Color] = (196, 188, 190)
"""What the light under the card leaves of the figure."""

_faces: Final = SurfaceCache(24 * 2**20)


def cover_face(model: FaceModel, theme: Theme, width: int, wounded: bool, unpaid: str, bonus: str) -> pygame.Surface:
    """A card in cover of which one knows as much as the model says. `width` is that of the standing card; a wounded
    one lies. `bonus` stands on the bags ("+3"), `unpaid` above them if it was not paid for."""
    key = model.called, model.subject, width, wounded, unpaid, bonus, theme.key
    return _faces.get(key, lambda: _painted(model, theme, width, wounded, unpaid, bonus))


def _painted(model: FaceModel, theme: Theme, width: int, wounded: bool, unpaid: str, bonus: str) -> pygame.Surface:
    w, h = (round(width * 1.4), width) if wounded else (width, round(width * 1.4))
    u = width / SIZES.board_narrow
    face = card_back((w, h), theme).copy()
    deep = round((20 if wounded else 33) * u)
    bags = pygame.Rect(0, h - deep, w, deep)
    size = max(theme.px(SIZES.label), round(7.4 * u))
    if model.name:
        bar = pygame.Rect(round(3 * u), round(3 * u), w - 2 * round(3 * u), round(size * 1.45))
        _figure(face, model, (w / 2, (bar.bottom + bags.y) / 2), (bags.y - bar.bottom) * 0.46, theme)
        pygame.draw.rect(face, theme.palette.iron_low, bar, border_radius=max(1, round(2 * u)))
        name = fitting(model.called, bar.w - 4, lambda words: text_width(words, size, 600))
        draw_text(face, name, bar.centerx, bar.centery, size, theme.palette.ash, 600, ax=0.5, ay=0.5)
    if wounded:
        crack(face, pygame.Rect(w // 2, round(h * 0.18), w // 2, round(h * 0.64)), u)
    _bags(face, bags, u, theme)
    shield = max(theme.px(22), round((20 if wounded else 26) * u))
    draw_cover_shield(face, w / 2, h - shield * 0.62, bonus, theme, shield)
    if unpaid and wounded:
        draw_tag(face, unpaid, theme.px(6), bags.y, theme, theme.palette.brass_hi, 0)
    elif unpaid:
        draw_tag(face, unpaid, w / 2, bags.y - theme.px(9), theme, theme.palette.brass_hi)
    return face


def _figure(face: pygame.Surface, model: FaceModel, middle: tuple[float, float], radius: float, theme: Theme) -> None:
    """Who lies there, in a round hole with a rim of brass."""
    r = max(6, min(round(radius), round(face.get_width() * 0.36)))
    shown = picture(model.name, model.type, model.home, round(r * 2.9), r * 2, theme, subject=model.subject)
    disc, hole = sheet(r * 2, r * 2), sheet(r * 6, r * 6)
    disc.blit(shown, (-round(r * 0.45), 0))
    disc.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
    pygame.draw.circle(hole, WHITE, (r * 3, r * 3), r * 3)
    multiply(disc, pygame.transform.smoothscale(hole, disc.get_size()), alpha=True)
    put(face, disc, *middle)
    pygame.draw.circle(face, theme.palette.brass, middle, r, max(2, round(r / 22)))


def _bags(face: pygame.Surface, place: pygame.Rect, u: float, theme: Theme) -> None:
    """Two rows of bags across the foot of a card, or one where there is room for no more, cut where the card ends."""
    across = max(3, round(place.w / (23 * u)))
    wide, high, rows = place.w / across, 18 * u, sheet(*place.size)
    for row, cloth in enumerate(SACKCLOTH if place.h > 25 * u else SACKCLOTH[1:]):
        for i in range(-1, across):
            x = round((i + (0.5 if row == 0 else 1)) * wide)
            bag = pygame.Rect(x, round(row * place.h * 0.5) + 2, round(wide) + 1, round(high))
            pygame.draw.rect(rows, (14, 11, 9), bag.inflate(2, 2), border_radius=round(8 * u))
            if theme.palette.plain:
                pygame.draw.rect(rows, theme.palette.edge, bag, theme.palette.border, border_radius=round(8 * u))
                continue
            pygame.draw.rect(rows, mix(cloth, BLACK, 0.34), bag, border_radius=round(8 * u))
            light = pygame.Rect(bag.x + 1, bag.y + 1, bag.w - 3, round(bag.h * 0.62))
            pygame.draw.rect(rows, cloth, light, border_radius=round(7 * u))
    corners = sheet(*face.get_size())
    pygame.draw.rect(corners, WHITE, corners.get_rect(), border_radius=max(3, round(place.w * 0.055)))
    multiply(rows, corners.subsurface(place), alpha=True)
    face.blit(rows, place)
