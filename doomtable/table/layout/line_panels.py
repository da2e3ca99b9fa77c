"""Line panels: where the panels of three others stand when one of them stands behind another. Pure.

Who stands behind has his panel above that of his partner, whose warriors are nearer the front line; the third has the
rest of the width, over both.
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
"""Hundredths of the width for the two who stand behind one another."""
LEAST: Final = 92
"""Pixels of height that the cards of each need, at a scale of 1."""


def stands_lined(view: View, others: Sequence[Seat]) -> bool:
    """Does one of three others stand behind another of them?"""
    return len(others) == 3 and any(view.players[seat].before in others for seat in others)


def line_panels(
    view: View, others: Sequence[Seat], area: pygame.Rect, theme: Theme, row_h: int,
    sides: Mapping[Seat, Sequence[MeasuredArea]],
) -> dict[Seat, pygame.Rect]:  # fmt: skip
    """The whole panels by seat, with the plate as their upper part; {} where nobody stands behind another of them, or
    where the cards would have too little room."""
    behind = next((seat for seat in others if view.players[seat].before in others), None)
    if behind is None or not stands_lined(view, others):
        return {}
    before = view.players[behind].before
    third = next(seat for seat in others if seat not in (behind, before))
    gap, wide = theme.px(8), area.w * SHARE // 100
    high = (area.h - theme.px(4)) // 2
    found = {
        behind: pygame.Rect(area.x, area.y, wide, high),
        before: pygame.Rect(area.x, area.bottom - high, wide, high),
        third: pygame.Rect(area.x + wide + gap, area.y, area.w - wide - gap, area.h),
    }
    for seat, rect in found.items():
        room = rect.w, rect.h - row_h - theme.px(6)
        if room[1] < theme.px(LEAST) or not any(
            fits(side_measure(sides.get(seat, ())), room, theme, grade) for grade in NARROW[::-1]
        ):
            return {}
    return found
