"""Wounded face: a card in play whose body lies on its right side, its title bar standing at the right edge with its
signs turned with it; picture and name are upright, so that it stays readable."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.paint.card_face_layout import FaceLayout, FaceModel, least_size
from doomtable.table.paint.emblems import crest, roundel
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.surface_effects import put, sheet, vertical
from doomtable.table.paint.text_layout import draw_fitted, draw_text
from doomtable.table.paint.theme import SIZES, WHITE, Color, Theme, mix
from doomtable.table.paint.wound_crack import crack

PALE: Final[Color] = (255, 150, 136)
"""The word on a ground that is not plain."""


def lying_face(
    model: FaceModel,
    lay: FaceLayout,
    side: pygame.Rect,
    body: pygame.Surface,
    picture: pygame.Surface,
    theme: Theme,
    cracked: bool,
) -> pygame.Surface:
    """The face without its ratings, made of the standing body, which is turned, and of the picture, which is not.

    `side` is where the title bar stands, and `cracked` whether the crack runs through the picture already.
    """
    palette, (w, h), shown = theme.palette, lay.size, lay.picture
    u, b = side.w / 20, shown.x
    face = pygame.transform.rotate(body, -90)
    face.blit(picture, (b, b))
    face.fill(palette.title_bar(model.type), side)
    line = mix(palette.type_colour(model.type), WHITE, 0.25)
    pygame.draw.line(face, line, side.topleft, (side.x, side.bottom - 1), max(1, round(u)))
    _on_side(face, model, side, u, theme)
    if lay.texts:
        name = lay.texts[0]
        above = name.box.bottom - b + round(8 * u)
        face.blit(vertical(shown.w, above, (8, 6, 6, 235), (8, 6, 6, 190), (8, 6, 6, 0)), (b, b))
        draw_fitted(face, name.words, name.box, palette.bone, 0.5, 0.5, shade=True)
    if cracked:
        top = lay.texts[0].box.bottom if lay.texts else b
        foot = lay.ratings.y if lay.ratings else shown.bottom
        place = pygame.Rect(shown.x + round(shown.w * 0.42), top, round(shown.w * 0.6), max(8, foot - top))
        crack(face, place, min(w, h) / SIZES.board_narrow)
    return face


def _on_side(face: pygame.Surface, model: FaceModel, side: pygame.Rect, u: float, theme: Theme) -> None:
    """What stands in the title bar: the signs of type and affiliation with the word between them. Where it is too short
    for that it loses the first sign, which all that can be wounded have, then the other, and the word last."""
    sign, size = min(side.w - 4, round(17 * u)), least_size(theme, u, 7.6)
    wide, each, ink = text_width(model.state, size, 700), round(1.45 * sign), theme.palette.blood
    signs = next((n for n in (2, 1, 0) if wide + n * each <= side.h - 2), -1) if model.state else 2
    if signs in (2, -1):
        put(face, pygame.transform.rotate(roundel(model.type, sign, theme), -90), side.centerx, side.y + sign * 0.66)
    if signs:
        put(face, pygame.transform.rotate(crest(model.home, sign, theme), -90), side.centerx, side.bottom - sign * 0.7)
    if signs < 0 or not model.state:
        return
    word = sheet(wide + 2, round(size * 1.4))
    draw_text(word, model.state, 0, word.get_height() / 2, size, ink if theme.palette.plain else PALE, 700, ay=0.5)
    middle = side.centery - (each // 2 if signs == 1 else 0)
    put(face, pygame.transform.rotate(word, -90), side.centerx, middle)
