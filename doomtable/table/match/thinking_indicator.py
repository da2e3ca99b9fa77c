"""Thinking indicator: three lozenges on the plate of the computer player that thinks."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.layout.table_layout import Plate, TableLayout
from doomtable.table.paint.surface_effects import Point
from doomtable.table.paint.theme import Theme, mix

BEAT: Final = 420
"""Milliseconds for which one of them is lit."""
AFTER: Final = 300
"""Milliseconds before the sign appears: who has answered by then has hardly thought."""


class ThinkingIndicator:
    """Since when somebody thinks, and what of the sign is lit."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self._since = 0
        self.beat = -1

    def look(self, seat: int | None, now: int) -> bool:
        """Take notice of who thinks; whether the sign has changed."""
        if seat != self.seat:
            self.seat, self._since = seat, now
        lit = (now - self._since) // BEAT % 3 if seat is not None and now - self._since >= AFTER else -1
        changed, self.beat = lit != self.beat, lit
        return changed


def place(plate: Plate, theme: Theme) -> pygame.Rect:
    """Where the sign stands: on the lower edge of a panel; a row has nothing only before its numeral."""
    px = theme.px
    if plate.row:
        box = pygame.Rect(0, 0, px(8), min(px(28), plate.rect.h - 2))
        box.midleft = plate.rect.x + px(4), plate.rect.centery
        return box
    box = pygame.Rect(0, 0, px(57), px(18))
    box.center = plate.rect.centerx, plate.rect.bottom - max(1, px(1))
    return box


def draw_pondering(target: pygame.Surface, ponders: ThinkingIndicator, layout: TableLayout, theme: Theme) -> None:
    """The sign, at its place."""
    plate = next((plate for plate in layout.plates if plate.seat == ponders.seat), None)
    if plate is None or ponders.beat < 0:
        return
    px, palette = theme.px, theme.palette
    colour = palette.seats[plate.seat % len(palette.seats)]
    box = place(plate, theme)
    rim = 0 if plate.row else max(1, palette.border)
    if rim:
        pygame.draw.rect(target, palette.iron_low, box, border_radius=box.h // 2)
        pygame.draw.rect(target, mix(colour, palette.iron_low, 0.35), box, rim, border_radius=box.h // 2)
    for i in range(3):
        x = box.centerx + (0 if plate.row else (i - 1) * px(17))
        y = box.centery + ((i - 1) * px(9) if plate.row else 0)
        r = px(4 if plate.row else 5)
        size = r if i == ponders.beat else max(2, r * 3 // 5)
        points: list[Point] = [(x, y - size), (x + size, y), (x, y + size), (x - size, y)]
        pygame.draw.polygon(target, colour if i == ponders.beat else palette.ash, points)
