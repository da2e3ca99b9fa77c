"""Composition view: proportions of the deck against those advised, the curve of its warriors, what Destiny they ask."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.decks.composition import DEAREST, Composition
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import BLACK, Theme, mix
from doomtable.words.words import Words

SHARE_ROW: Final = 19
LABEL: Final = 12


def draw_shares(target: pygame.Surface, box: pygame.Rect, made: Composition, theme: Theme, words: Words) -> int:
    """A bar for each share, with the range that is advised marked on it; returns the y below them."""
    px, palette = theme.px, theme.palette
    names = {share.share: words.say(f"builder-share-{share.share}") for share in made.shares}
    wide = max(text_width(name, px(13), 500) for name in names.values()) + px(8)
    told_wide = text_width(words.say("builder-of", n=88, least=88, most=88), px(13), 600) + px(8)
    y = box.y
    for share in made.shares:
        track = pygame.Rect(box.x + wide, y + px(4), box.w - wide - told_wide, px(SHARE_ROW) - px(8))
        full = max(made.size, sum(one.most for one in made.shares), 1) * 6 / 10
        colour = palette.jade if share.lacking == 0 else palette.ember
        target.fill(mix(palette.iron_low, BLACK, 0.3), track)
        low, high = (track.x + round(min(1.0, n / full) * track.w) for n in (share.least, share.most))
        target.fill(mix(palette.iron_low, palette.jade, 0.28), (low, track.y, max(2, high - low), track.h))
        run = round(min(1.0, share.held / full) * track.w)
        target.fill(colour, (track.x, track.centery - px(2), run, px(4)))
        pygame.draw.rect(target, palette.edge, track, 1)
        for x in (low, high):
            pygame.draw.line(target, palette.jade, (x, track.y), (x, track.bottom - 1))
        middle = y + px(SHARE_ROW) // 2
        draw_text(target, names[share.share], box.x, middle, px(13), palette.bone, 500, ay=0.5)
        told = words.say("builder-of", n=share.held, least=share.least, most=share.most)
        ink = palette.bone if share.lacking == 0 else palette.ember
        draw_text(target, told, box.right, middle, px(13), ink, 600, ax=1, ay=0.5)
        y += px(SHARE_ROW)
    return y


def draw_curve(target: pygame.Surface, box: pygame.Rect, made: Composition, start_d: int, theme: Theme) -> None:
    """How many warriors there are of every Value; those that the Destiny of the start pays for are lit."""
    px, palette = theme.px, theme.palette
    places = len(made.curve)
    foot = box.bottom - px(14)
    each = box.w / places
    tallest = max(4, *made.curve)
    for value, count in enumerate(made.curve):
        x = round(box.x + value * each)
        bar = pygame.Rect(x + px(2), 0, max(2, round(each) - px(4)), 0)
        room = foot - box.y - px(14)
        bar.h = round(room * count / tallest)
        bar.bottom = foot
        slot = pygame.Rect(bar.x, foot - room, bar.w, room)
        target.fill(mix(palette.iron_low, BLACK, 0.25), slot)
        if count:
            target.fill(palette.brass if value <= start_d else mix(palette.brass_lo, palette.iron_high, 0.25), bar)
            draw_text(target, str(count), bar.centerx, bar.y - px(1), px(LABEL), palette.bone, 600, ax=0.5, ay=1)
        name = f"{value}+" if value == DEAREST else str(value)
        draw_text(target, name, bar.centerx, box.bottom, px(LABEL), palette.ash, 500, ax=0.5, ay=1)
    pygame.draw.line(target, palette.brass_lo, (box.x, foot), (box.right, foot))


def draw_destiny(target: pygame.Surface, box: pygame.Rect, made: Composition, theme: Theme, words: Words) -> None:
    """What the warriors ask of Destiny, in a line or two."""
    px, destiny = theme.px, made.destiny
    warriors = sum(made.curve)
    told = words.say("builder-no-warriors") if not warriors else words.say(
        "builder-destiny", mean=words.decimal(destiny.mean), opening=destiny.opening, warriors=warriors,
        sources=destiny.sources,
    )  # fmt: skip
    said = fit(told, box.w, box.h, px(13), px(12), 500, most_lines=2)
    for i, line in enumerate(said.lines[:2]):
        draw_text(target, line, box.x, box.y + i * said.leading, said.size, theme.palette.ash, 500)
