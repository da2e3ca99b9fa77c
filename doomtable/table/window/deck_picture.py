"""A deck as one picture to show to others: faces with counts, name, types and curve, and the code it is read by.

The faces are as large as all of them fit; beside them stands what the deck is made of, below them its code. Nothing on
it is anybody's artwork: faces are drawn by the program, a player's own scans stay out.
"""

from __future__ import annotations

from math import ceil
from typing import Final

import pygame

from doomtable.cards.catalogue import catalogue
from doomtable.decks import share_code
from doomtable.decks.assembly import ReadDeck
from doomtable.decks.composition import Composition, composition
from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.paint.card_faces import board_face
from doomtable.table.paint.emblems import crest, roundel
from doomtable.table.paint.panels import draw_panel, draw_rule, oak
from doomtable.table.paint.surface_effects import put, shadow
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

SIZE: Final = 1600, 1000
"""Pixels of the picture."""
EDGE: Final = 28
"""Pixels around everything."""
SIDE: Final = 330
"""Pixels of what stands beside the faces."""
GAP: Final = 10
"""Pixels between faces."""
BADGE: Final = 30
"""Pixels of the badge with a count."""
CODE: Final = 13
"""Size of the letters of the code."""
LETTERS: Final = 196
"""Letters of the code on a line."""
BARS: Final = 120
"""Pixels of the highest bar of the curve."""


def deck_picture(deck: AvailableDeck, words: Words) -> pygame.Surface:
    """The picture of a deck."""
    theme, faces = Theme(), FaceModels(words)
    made = pygame.Surface(SIZE, 0, 32)
    made.blit(oak(SIZE, theme), (0, 0))
    beside = ((catalogue().get(name), count) for name, count in deck.deck_list.collection)
    listed = [*deck.listed, *beside]
    code = share_code.written(ReadDeck(deck.deck_list), catalogue().get).strip()
    lines = [code[at : at + LETTERS] for at in range(0, len(code), LETTERS)]
    foot = SIZE[1] - EDGE - len(lines) * (CODE + 5)
    for at, line in enumerate(lines):
        draw_text(made, line, EDGE, foot + at * (CODE + 5), CODE, theme.palette.ash, 500)
    side = pygame.Rect(SIZE[0] - EDGE - SIDE, EDGE, SIDE, foot - 2 * EDGE)
    _side(made, side, deck, composition(deck.listed, 5, 60), theme, words)
    grid = pygame.Rect(EDGE, EDGE, side.x - 2 * EDGE, side.h)
    own = len(deck.listed)
    across, wide = _cells(len(listed), grid.size)
    for i, (card, count) in enumerate(listed):
        x, y = grid.x + i % across * (wide + GAP), grid.y + i // across * (wide * 7 // 5 + GAP)
        face = board_face(faces.named(card.name), theme, wide)
        place = face.get_rect(topleft=(x, y))
        shadow(made, place, 8, 160, 4)
        made.blit(face, place)
        _count(made, place, count, theme, beside=i >= own)
    return made


def _cells(count: int, size: tuple[int, int]) -> tuple[int, int]:
    """How many faces stand in a row, and how wide each is."""
    best = 1, 0
    for across in range(1, count + 1):
        down = ceil(count / across)
        wide = min((size[0] + GAP) // across - GAP, ((size[1] + GAP) // down - GAP) * 5 // 7)
        if wide > best[1]:
            best = across, wide
    return best


def _count(made: pygame.Surface, face: pygame.Rect, count: int, theme: Theme, beside: bool) -> None:
    """How often a card is there, on its right edge; of the collection in another colour."""
    palette = theme.palette
    disc = pygame.Rect(0, 0, BADGE, BADGE)
    disc.center = face.right - BADGE // 4, face.y + face.h * 7 // 12
    pygame.draw.circle(made, palette.iron_low, disc.center, BADGE // 2)
    pygame.draw.circle(made, palette.ash if beside else palette.brass, disc.center, BADGE // 2, 2)
    draw_text(made, str(count), *disc.center, 17, palette.bone, 700, ax=0.5, ay=0.5)


def _side(
    made: pygame.Surface, rect: pygame.Rect, deck: AvailableDeck, parts: Composition, theme: Theme, words: Words
) -> None:
    """Crest, name, size and ruleset, cards by type, and the curve of its warriors."""
    palette = theme.palette
    draw_panel(made, rect, theme)
    box = rect.inflate(-48, -48)
    put(made, crest(deck.affiliation, 84, theme), box.centerx, box.y + 44)
    name = fit(deck.name, box.w, 84, 30, 18, 600, "engraved", most_lines=2)
    y = box.y + 104
    for line in name.lines[:2]:
        draw_text(made, line, box.centerx, y, name.size, palette.brass_hi, 600, "engraved", 0.5)
        y += name.leading
    said = words.say("deck-picture-cards", n=deck.deck_list.size)
    draw_text(made, said, box.centerx, y + 6, 15, palette.ash, 500, ax=0.5)
    y += 38
    draw_rule(made, box.x, y, box.w, theme)
    y += 16
    for kind, count in deck.counts:
        put(made, roundel(kind, 24, theme), box.x + 12, y + 14)
        draw_text(made, str(count), box.x + 66, y + 14, 18, palette.bone, 700, ax=1, ay=0.5)
        draw_text(made, words.say("deck-type", kind=kind, n=count), box.x + 78, y + 14, 16, palette.ash, 500, ay=0.5)
        y += 31
    beside = sum(count for _, count in deck.deck_list.collection)
    if beside:
        pygame.draw.circle(made, palette.ash, (box.x + 12, y + 14), 9, 2)
        draw_text(made, str(beside), box.x + 66, y + 14, 18, palette.bone, 700, ax=1, ay=0.5)
        draw_text(made, words.say("deck-collection"), box.x + 78, y + 14, 16, palette.ash, 500, ay=0.5)
        y += 31
    bars = pygame.Rect(box.x, box.bottom - BARS - 24, box.w, BARS)
    if y + 40 < bars.y:
        draw_text(made, words.say("deck-picture-curve"), box.x, bars.y - 28, 15, palette.ash, 500)
        _curve(made, bars, parts.curve, theme)


def _curve(made: pygame.Surface, rect: pygame.Rect, curve: tuple[int, ...], theme: Theme) -> None:
    """How many warriors there are of each Value, the last bar for all beyond."""
    palette, step = theme.palette, rect.w / len(curve)
    most = max(1, *curve)
    for value, count in enumerate(curve):
        x, high = rect.x + value * step, round(count / most * (rect.h - 22))
        bar = pygame.Rect(round(x + step * 0.15), rect.bottom - high, round(step * 0.7), high)
        if count:
            pygame.draw.rect(made, palette.brass, bar, border_radius=2)
            draw_text(made, str(count), bar.centerx, bar.y - 3, 14, palette.bone, 600, ax=0.5, ay=1)
        told = f"{value}+" if value == len(curve) - 1 else str(value)
        draw_text(made, told, round(x + step / 2), rect.bottom + 6, 13, palette.ash, 500, ax=0.5)
    pygame.draw.line(made, palette.edge, (rect.x, rect.bottom), (rect.right, rect.bottom), 1)
