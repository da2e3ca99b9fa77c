"""Points that lie on cards: the Destiny and Promotion of a base on its side, what a warrior carries."""

from __future__ import annotations

import pygame

from doomtable.rules.view_parts import lies_face_down
from doomtable.table.layout.card_packing import Spot
from doomtable.table.paint.badges import crystal, medal
from doomtable.table.paint.card_face_layout import FaceModel
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.place_faces import base_face
from doomtable.table.paint.surface_effects import sheet
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import Theme

CARRYING = frozenset(("board", "mini", "covered"))
DARK = (20, 20, 24)
ROOMY = 110
"""How wide a base is, at a scale of 1, that has room for large numbers."""


def draw_base(
    target: pygame.Surface, spot: Spot, model: FaceModel, theme: Theme, goal: str = "", full: int = 0
) -> None:
    """A card on its side at the edge of a ground, with what lies on it at the left; grey and full if it is down.

    The goal of its Promotion stands behind that, where there is room for it.
    """
    lying, px, is_down = dict(spot.card.marks), theme.px, lies_face_down(spot.card)
    target.blit(base_face(model, theme, spot.rect.size), spot.rect)
    if is_down:
        target.blit(pygame.transform.grayscale(base_face(model, theme, spot.rect.size)), spot.rect)
        veil = sheet(*spot.rect.size)
        veil.fill((*DARK, 150))
        target.blit(veil, spot.rect)
        pygame.draw.rect(target, theme.palette.brass_lo, spot.rect, max(2, theme.palette.border))
    if spot.card.home != spot.card.handle:
        return
    wide = spot.rect.w >= px(ROOMY)
    x, y = spot.rect.x + px(6 if wide else 2), spot.rect.y + px(15)
    icons = (crystal(px(8 if wide else 6), theme), medal(px(9 if wide else 7), theme))
    letters, apart = (16, px(6)) if wide else (13, px(1))
    if is_down:  # all its Promotion has been brought home
        _counter(target, icons[1], full, x, y, theme, letters, goal)
        return
    x = _counter(target, icons[0], lying.get("D", 0), x, y, theme, letters) + apart
    fits = _plate_width(icons[1], lying.get("P", 0), theme, letters, goal) <= spot.rect.right - x
    _counter(target, icons[1], lying.get("P", 0), x, y, theme, letters, goal if fits else "")


def draw_carried(target: pygame.Surface, spot: Spot, theme: Theme) -> None:
    """The Promotion that a warrior carries, at its right edge over the ratings; at the left edge of a large card that
    lies on its side, as the word for its mark is at the right."""
    n = dict(spot.card.marks).get("P", 0) if spot.form in CARRYING else 0
    if n:
        icon = medal(theme.px(9), theme)
        wide = icon.get_width() + theme.px(12) + text_width(str(n), theme.px(16), 700)
        shown = spot.shows or spot.rect.w
        lies = spot.rect.w > spot.rect.h
        left = lies and spot.form == "board"  # a small one has no word there
        x = theme.px(3) if left else shown - wide - theme.px(3)
        y = spot.rect.y + spot.rect.h * (50 if lies else 62) // 100
        _counter(target, icon, n, spot.rect.x + x, y, theme)


def _counter(
    target: pygame.Surface, icon: pygame.Surface, n: int, x: int, y: int, theme: Theme, letters: int = 16, of: str = "",
) -> int:  # fmt: skip
    """An icon with its number, and what is wanted of it, on a dark plate in the middle of a height; returns where it
    ends."""
    px, size = theme.px, theme.px(letters)
    wide, small = text_width(str(n), size, 700), size * 3 // 4
    plate = pygame.Rect(x, 0, _plate_width(icon, n, theme, letters, of), px(letters + 6))
    plate.centery = y
    pygame.draw.rect(target, (12, 10, 10), plate, border_radius=px(5))
    pygame.draw.rect(target, theme.palette.brass_lo, plate, 1, border_radius=px(5))
    target.blit(icon, icon.get_rect(midleft=(x + px(3), y)))
    x += icon.get_width() + px(6)
    draw_text(target, str(n), x, y, size, theme.palette.bone, 700, ay=0.5)
    if of:
        draw_text(target, of, x + wide, y + px(1), small, theme.palette.ash, 500, ay=0.5)
    return plate.right


def _plate_width(icon: pygame.Surface, n: int, theme: Theme, letters: int, of: str = "") -> int:
    """How wide the plate of a counter is."""
    size = theme.px(letters)
    more = text_width(of, size * 3 // 4, 500) if of else 0
    return icon.get_width() + theme.px(12 if letters >= 16 else 8) + text_width(str(n), size, 700) + more
