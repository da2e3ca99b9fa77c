"""Deck panel: a deck before a game, its affiliation, style, contents and faults."""

from __future__ import annotations

import pygame

from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.paint.card_faces import board_face, mini_face
from doomtable.table.paint.emblems import crest, roundel
from doomtable.table.paint.panels import draw_panel, draw_rule
from doomtable.table.paint.surface_effects import put, shadow
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import SIZES, Theme
from doomtable.words.words import Words

MOST_FAULTS = 5
FACES = 3


def draw_verdict(target: pygame.Surface, deck: AvailableDeck, x: int, y: int, theme: Theme, words: Words) -> int:
    """Whether a deck is legal, as a sign and in words, on a line whose middle is `y`; returns the x behind it."""
    px, palette = theme.px, theme.palette
    colour = palette.jade if deck.legal else palette.blood
    draw_sign(target, pygame.Rect(x, y - px(7), px(14), px(14)), deck.legal, theme)
    text = words.say("deck-legal" if deck.legal else "deck-faulty", n=len(deck.faults) or 1)
    return x + px(22) + draw_text(target, text, x + px(22), y, px(14), colour, 600, ay=0.5)


def draw_sign(target: pygame.Surface, rect: pygame.Rect, good: bool, theme: Theme) -> None:
    """A tick, or a cross."""
    thick = max(2, theme.px(2.5))
    if good:
        points = [(rect.x, rect.centery), (rect.x + rect.w * 0.36, rect.bottom - 1), (rect.right, rect.y)]
        pygame.draw.lines(target, theme.palette.jade, False, points, thick)
    else:
        pygame.draw.line(target, theme.palette.blood, rect.topleft, rect.bottomright, thick)
        pygame.draw.line(target, theme.palette.blood, rect.bottomleft, rect.topright, thick)


def draw_deck(
    target: pygame.Surface,
    rect: pygame.Rect,
    deck: AvailableDeck | None,
    foot: int,
    theme: Theme,
    words: Words,
    faces: FaceModels,
) -> None:
    """A deck on a panel of its own; its last `foot` pixels are left free."""
    px, palette = theme.px, theme.palette
    draw_panel(target, rect, theme)
    if deck is None:
        return
    box = rect.inflate(-px(36), -px(36))
    bottom = rect.bottom - foot - px(8)
    wide = px(52)
    put(target, crest(deck.affiliation, wide, theme), box.x + wide // 2, box.y + px(30))
    beside = pygame.Rect(box.x + wide + px(14), box.y, box.w - wide - px(14), px(60))
    name = fit(deck.name, beside.w, px(34), px(23), px(14), 600, most_lines=1)
    for line in name.lines[:1]:
        draw_text(target, line, beside.x, beside.y + px(17), name.size, palette.brass_hi, 600, ay=0.5)
    whose = words.say("deck-own" if deck.own else "deck-ready", n=deck.deck_list.size)
    draw_text(target, whose, beside.x, beside.y + px(46), px(14), palette.ash, 500, ay=0.5)
    y = box.y + px(70)
    draw_rule(target, box.x, y, box.w, theme)
    y += px(12)
    said = fit(deck.says(words), box.w, px(90), px(15), px(12), 500, lead=1.28, most_lines=5)
    for line in said.lines:
        draw_text(target, line, box.x, y, said.size, palette.bone, 500)
        y += said.leading
    y += px(12)
    if deck.trouble:
        return
    draw_verdict(target, deck, box.x, y + px(8), theme, words)
    y += px(26)
    for fault in deck.faults[:MOST_FAULTS]:
        lines = fit(words.deck_fault(fault), box.w - px(22), px(36), px(14), px(12), 500, most_lines=2)
        for line in lines.lines[:2]:
            draw_text(target, line, box.x + px(22), y, lines.size, palette.bone, 500)
            y += lines.leading
        y += px(3)
    if len(deck.faults) > MOST_FAULTS:
        more = words.say("deck-more-faults", n=len(deck.faults) - MOST_FAULTS)
        draw_text(target, more, box.x + px(22), y, px(14), palette.ash, 500)
        y += px(22)
    y = _counts(target, pygame.Rect(box.x, y + px(4), box.w, bottom - y - px(4)), deck, theme, words)
    _best(target, pygame.Rect(box.x, y + px(10), box.w, bottom - y - px(14)), deck, theme, faces)


def _counts(target: pygame.Surface, box: pygame.Rect, deck: AvailableDeck, theme: Theme, words: Words) -> int:
    """How many cards of every type, in two columns; returns the y below."""
    px, palette = theme.px, theme.palette
    step, half = px(28), box.w // 2
    rows = 0
    for i, (kind, count) in enumerate(deck.counts):
        x, y = box.x + i % 2 * half, box.y + i // 2 * step
        if y + step > box.bottom:
            break
        rows = i // 2 + 1
        put(target, roundel(kind, px(22), theme), x + px(11), y + step // 2)
        number = draw_text(
            target, str(count), x + px(50), y + step // 2, px(17), palette.bone, 700, ax=1, ay=0.5
        )
        assert number
        label = fit(
            words.say("deck-type", kind=kind, n=count), half - px(62), step, px(14), px(12), 500, most_lines=1
        )
        for line in label.lines[:1]:
            draw_text(target, line, x + px(57), y + step // 2, label.size, palette.ash, 500, ay=0.5)
    return box.y + rows * step


def _best(target: pygame.Surface, box: pygame.Rect, deck: AvailableDeck, theme: Theme, faces: FaceModels) -> None:
    """The deck's most valuable warriors, side by side, where there is room."""
    px = theme.px
    gap = px(10)
    wide = min(px(SIZES.board_wide), (box.w - (FACES - 1) * gap) // FACES, box.h * 5 // 7)
    small = wide < px(SIZES.board_narrow)
    if small:
        wide = px(SIZES.mini_card[0])
    if box.h < wide * 7 // 5:
        return
    models = [faces.named(name) for name in deck.best[:FACES]]
    shown = [mini_face(model, theme) if small else board_face(model, theme, wide) for model in models]
    x = box.centerx - (len(shown) * (wide + gap) - gap) // 2
    for face in shown:
        place = face.get_rect(left=x, top=box.y + min(px(24), (box.h - wide * 7 // 5) // 2))
        shadow(target, place, 8, 180, 4)
        target.blit(face, place)
        x += wide + gap
