"""Stand panels: where two others stand when one of them holds out against two attackers. Pure.

Who holds out begins with many warriors, and has the larger part of the width.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import View
from doomtable.table.layout.card_packing import NARROW, MeasuredArea, fits, side_measure
from doomtable.table.paint.theme import Theme

SHARE: Final = 62
"""Hundredths of the width for who holds out."""
LEAST: Final = 250
"""Pixels that a plate is wide at least, at a scale of 1."""


def stand_panels(
    view: View, others: Sequence[Seat], area: pygame.Rect, theme: Theme, row_h: int, tops: int,
    sides: Mapping[Seat, Sequence[MeasuredArea]],
) -> dict[Seat, tuple[pygame.Rect, pygame.Rect]]:  # fmt: skip
    """The plate of each and the place of his cards, by seat; {} where nobody of two others holds out, or where the
    cards would have too little room. `tops` is how wide the plates may be together."""
    if len(others) != 2 or view.stand not in others:
        return {}
    gap, top = theme.px(8), area.y + row_h + theme.px(6)
    large = area.w * SHARE // 100
    first = large if others[0] == view.stand else area.w - large - gap
    left = pygame.Rect(area.x, top, first, area.bottom - top)
    right = pygame.Rect(left.right + gap, top, area.right - left.right - gap, left.h)
    for seat, place in zip(others, (left, right), strict=True):
        if not any(fits(side_measure(sides.get(seat, ())), place.size, theme, grade) for grade in NARROW[::-1]):
            return {}
    end = area.x + tops
    parted = min(right.x, end - theme.px(LEAST))  # menu and undo may stand at the right of the plates
    plates = pygame.Rect(area.x, area.y, parted - gap - area.x, row_h), pygame.Rect(parted, area.y, end - parted, row_h)
    return dict(zip(others, zip(plates, (left, right), strict=True), strict=True))
