"""Wounded face: a card in play whose body lies on its right side, its title bar standing at the right edge with its
signs turned with it; picture and name are upright, so that it stays readable."""

from __future__ import annotations

import pygame

from doomtable.table.paint.card_face_layout import FaceLayout, FaceModel, least_size
from doomtable.table.paint.emblems import crest, roundel
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.surface_effects import put, sheet, vertical
from doomtable.table.paint.text_layout import draw_fitted, draw_text
from doomtable.table.paint.theme import SIZES, WHITE, Theme, mix
from doomtable.table.paint.wound_crack import crack


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
    sign = min(side.w - 4, round(17 * u))
    put(face, pygame.transform.rotate(roundel(model.type, sign, theme), -90), side.centerx, side.y + sign * 0.66)
    put(face, pygame.transform.rotate(crest(model.home, sign, theme), -90), side.centerx, side.bottom - sign * 0.7)
    size, room = least_size(theme, u, 7.6), side.h - round(2.9 * sign)
    if model.state and text_width(model.state, size, 700) <= room:
        word = sheet(text_width(model.state, size, 700) + 2, round(size * 1.4))
        ink = palette.blood if palette.plain else (255, 150, 136)
        draw_text(word, model.state, 0, word.get_height() / 2, size, ink, 700, ay=0.5)
        put(face, pygame.transform.rotate(word, -90), *side.center)
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
