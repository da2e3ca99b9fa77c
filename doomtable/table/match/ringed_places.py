"""Ringed places: what a ring goes around that points at a card or an area, so that it cuts through nothing."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.layout.card_packing import Spot, Tray
from doomtable.table.match.match_state import MatchState

LIFTED: Final = 1.18
"""How many times as large a card in hand is while it is lifted."""
STRIPS: Final = ("strip", "more")
"""Forms of what lies under a card and hangs together with it."""


def with_strips(match: MatchState, spot: Spot) -> pygame.Rect:
    """What of a card the next one leaves free, with the strips under it."""
    rect = spot.rect.copy()
    rect.w = spot.shows or rect.w
    around = match.combat.strips(match.display.view, match.display.combat_rect) if match.combat_shown() else ()
    for one in around or match.display.layout.spots:
        if one.form in STRIPS and one.host is not None and one.host.handle == spot.card.handle:
            rect.h = max(rect.h, one.rect.bottom - rect.y)
    return rect


def with_post(tray: Tray) -> pygame.Rect:
    """An area with the post at its left edge, half of which stands outside."""
    left = tray.post // 2
    return pygame.Rect(tray.rect.x - left, tray.rect.y, tray.rect.w + left, tray.rect.h)


def around_card(match: MatchState, rect: pygame.Rect) -> pygame.Rect:
    """The place of a card in play with its strips; any other place as it is."""
    panel = match.display.view, match.display.combat_rect
    spots = match.combat.spots(*panel) if match.combat_shown() else match.display.layout.spots
    spot = next((one for one in spots if one.rect == rect and one.form not in STRIPS), None)
    return rect if spot is None else with_strips(match, spot).union(rect)


def as_lifted(match: MatchState, rect: pygame.Rect) -> pygame.Rect:
    """The place of a card in hand as it is drawn: larger while it is lifted; any other place as it is."""
    spot = next((s for s in match.display.layout.hand if s.rect.topleft == rect.topleft), None)
    if spot is None or spot.card.handle not in match.animation.lifts.lifted():
        return rect
    rect = spot.rect
    height = match.animation.lifts.height(spot.card.handle, match.animation.now)
    wide = round(round(rect.w * LIFTED) * (1 + (LIFTED - 1) * height) / LIFTED)
    out = pygame.Rect(0, 0, wide, round(wide * rect.h / rect.w))
    out.midbottom = rect.centerx, min(rect.bottom, match.size[1] - 4)
    return out
