"""Plate tooltips: what the parts of a player's plate mean, under the pointer or the keyboard focus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from doomtable.rulesets import ENDLESS
from doomtable.table.layout.table_layout import Plate
from doomtable.table.match.board import PILES
from doomtable.table.match.match_state import MatchState
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme

TIPS: Final = {"draw": "tip-draw", "discard": "tip-discard", "annihilated": "tip-annihilated"}
WIDE: Final = 270
"""Pixels that a tip is wide, at a scale of 1."""


class PlatePart(NamedTuple):
    """A part of a plate: what it is called, what is to be said of it, and its place."""

    title: str
    text: str
    place: pygame.Rect


def parts(match: MatchState, plate: Plate) -> Iterator[PlatePart]:
    """The parts of a plate, as they stand on it."""
    px, say, view = match.theme.px, match.words.say, match.display.view
    player = view.players[plate.seat]
    size = (px(62), px(28)) if plate.row else (px(88), px(52))
    look = match.seats.looks[plate.seat] if plate.seat < len(match.seats.looks) else None
    if look is not None and look.deck:
        wide, high = (px(150), plate.rect.h) if plate.row else (plate.rect.w - px(16), px(46))
        place = pygame.Rect(plate.rect.x + px(8), plate.rect.y + (0 if plate.row else px(8)), wide, high)
        icon = match.board.counters.get((plate.seat, "D"))
        if plate.row and icon is not None:
            place.w = icon.x - px(6) - place.x
        yield PlatePart(player.name, say("tip-player", n=plate.seat + 1, deck=look.deck), place)
    for word, title, text in (("D", "plate-destiny", "tip-destiny"), ("P", "plate-promotion", "tip-promotion")):
        icon = match.board.counters.get((plate.seat, word))
        if icon is not None:
            endless = word == "P" and view.goal >= ENDLESS
            told = say("tip-promotion-endless") if endless else say(text, goal=view.goal)
            yield PlatePart(say(title), told, pygame.Rect((icon.x - px(4), icon.y - px(6)), size))
    counts = {"draw": player.draw, "discard": player.discard, "annihilated": player.annihilated}
    places = dict(plate.piles)
    for pile in (name for name in counts if name in places):
        place = places[pile]
        grown = pygame.Rect(place.x, place.y, place.w + px(34), place.h) if plate.row else place.inflate(0, px(22))
        yield PlatePart(say(PILES[pile]), say(TIPS[pile], n=counts[pile]), grown)
    if player.collection and not plate.row:
        rect = plate.rect
        place = pygame.Rect(rect.centerx, rect.bottom - px(36), rect.w // 2 - px(8), px(30))
        yield PlatePart(say("tip-collection-title"), say("tip-collection", n=player.collection), place)


def part_at(match: MatchState, place: tuple[int, int]) -> PlatePart | None:
    """The part of a plate at a pixel, if nothing lies over the table there."""
    if match.display.sheet is not None or match.pointer.drag is not None:
        return None
    for plate in match.display.layout.plates:
        if plate.rect.collidepoint(place) or any(rect.inflate(0, 60).collidepoint(place) for _, rect in plate.piles):
            return next((part for part in parts(match, plate) if part.place.collidepoint(place)), None)
    return None


def draw_plate_tooltip(target: pygame.Surface, match: MatchState) -> bool:
    """Explain what the pointer or the keyboard is on, if that is a part of a plate; returns whether it is."""
    places = match.ring() if match.pointer.focus >= 0 else []
    if 0 <= match.pointer.focus < len(places):
        there = places[match.pointer.focus]
        plate = next((plate for plate in match.display.layout.plates if plate.rect == there.rect), None)
        if plate is None or there.button is not None or there.option is not None:
            return False
        _draw(target, list(parts(match, plate)), plate.rect, plate.row, match.theme)
        return True
    part = part_at(match, match.pointer.place)
    if part is None:
        return False
    plate = next(plate for plate in match.display.layout.plates if part in parts(match, plate))
    across = pygame.Rect(plate.rect.x, part.place.y, plate.rect.w, part.place.h)
    _draw(target, [part], part.place if plate.row else across, plate.row, match.theme)
    return True


def _draw(target: pygame.Surface, told: list[PlatePart], near: pygame.Rect, below: bool, theme: Theme) -> None:
    """A small panel beside or below what it explains: of each part its title and its sentence."""
    px, palette, pad = theme.px, theme.palette, theme.px(14)
    room = px(WIDE) - 2 * pad
    texts = [fit(part.text, room, px(120), px(13), px(13), 400, lead=1.25) for part in told]
    high = sum(px(20) + len(text.lines) * text.leading + px(8) for text in texts) + 2 * pad - px(8)
    rect = pygame.Rect(near.x, near.bottom + px(8), px(WIDE), high)
    if not below:
        rect.topleft = near.right + px(8), near.y
    rect.clamp_ip(target.get_rect())
    draw_panel(target, rect, theme, palette.brass_lo)
    y = rect.y + pad
    for part, text in zip(told, texts, strict=True):
        draw_text(target, part.title, rect.x + pad, y, px(14), palette.brass_hi, 600)
        y += px(20)
        for line in text.lines:
            draw_text(target, line, rect.x + pad, y, text.size, palette.bone, text.weight)
            y += text.leading
        y += px(8)
