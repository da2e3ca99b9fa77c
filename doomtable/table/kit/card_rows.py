"""Card rows: a card of a list as one line: its type, its name, its affiliation, a warrior's ratings."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.cards.main_affiliation import emblem_of
from doomtable.rules.language import Card
from doomtable.table.paint.emblems import crest, roundel
from doomtable.table.paint.surface_effects import put
from doomtable.table.paint.text_layout import draw_text, shortened
from doomtable.table.paint.theme import Theme, mix
from doomtable.words.words import Words

RATING: Final = 24
"""Pixels that a rating is wide."""
BESIDE: Final = 30
"""Pixels that the crest has at the right."""


TAG: Final = 78
"""Pixels before the ratings in which a screen may say something of its own."""


def name_room(rect: pygame.Rect, theme: Theme) -> int:
    """The pixel where the name of a row must end."""
    return rect.right - theme.px(BESIDE + 4 * RATING)


def draw_card_row(target: pygame.Surface, card: Card, rect: pygame.Rect, theme: Theme, words: Words) -> None:
    """Draw a card as a row."""
    px, palette = theme.px, theme.palette
    target.fill(mix(palette.title_bar(card.type), palette.iron_low, 0.35), rect)
    put(target, roundel(card.type, px(20), theme), rect.x + px(15), rect.centery)
    x, size = rect.x + px(30), px(14)
    name = shortened(words.card_name(card.name), size, name_room(rect, theme) - px(TAG) - x, 600)
    draw_text(target, name, x, rect.centery, size, palette.bone, 600, ay=0.5)
    if card.affiliations:
        put(target, crest(emblem_of(card.affiliations[0]), px(20), theme), rect.right - px(16), rect.centery)
    if card.type != "warrior":
        return
    for n, value in enumerate((card.F, card.S, card.A, card.V)):
        told = "–" if value is None else str(value)
        middle = rect.right - px(BESIDE + 4 * RATING) + px(RATING * n + RATING // 2)
        ink = palette.brass_hi if n == 3 else palette.bone
        draw_text(target, told, middle, rect.centery, size, ink, 600, ax=0.5, ay=0.5)
