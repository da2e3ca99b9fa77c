"""Table bands: how high the hand, the front line and the two sides are in a window, and how large cards can be there.

Pure: sizes in pixels in, sizes in pixels out.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final, NamedTuple

from doomtable.table.kit.ui_scale import automatic, largest
from doomtable.table.layout.board_areas import Unit
from doomtable.table.layout.card_packing import (
    LARGE,
    NARROW,
    WIDE,
    AreaMeasure,
    PackingLevel,
    grade_for,
    sizes_of,
)
from doomtable.table.paint.theme import PALETTES, Theme

NARROW_WIDTH: Final = 1200
NARROW_HEIGHT: Final = 740
ALONE: Final = AreaMeasure((Unit(lies=False, strips=1, vehicle=False),), False, 0, False, False)
"""The area of a warrior who bears one card."""


class TableBands(NamedTuple):
    """Heights in pixels, from the upper edge down."""

    pad: int
    gap: int
    row: int
    """A plate of the upper edge."""
    top: int
    """Where the cards of the opponents may begin."""
    front: int
    room: int
    """What both sides share."""
    hand_y: int


def is_narrow(size: tuple[int, int], theme: Theme) -> bool:
    """Is a window too small for large plates and long labels?"""
    return size[0] < theme.px(NARROW_WIDTH) or size[1] < theme.px(NARROW_HEIGHT)


def snug(length: float, size: tuple[int, int], theme: Theme) -> int:
    """A length of what stands around the cards, in pixels: where everything is larger than suits the window it grows
    less than the rest, so that the cards grow, too."""
    suits = automatic(size)
    return theme.px(length) if theme.scale <= suits else round(length * math.sqrt(suits * theme.scale))


def levels_for(size: tuple[int, int], theme: Theme) -> tuple[PackingLevel, ...]:
    """The levels that are tried, the largest first."""
    return (LARGE if theme.scale > automatic(size) else WIDE) + NARROW


def bands(size: tuple[int, int], theme: Theme, others: int) -> TableBands:
    """The bands of a table with so many opponents."""
    narrow = is_narrow(size, theme)
    pad, gap, row = (snug(length, size, theme) for length in ((8, 5, 32) if narrow else (12, 8, 36)))
    hand_y = size[1] - _hand_height(size, theme, narrow)
    front = snug(30 if narrow else 40, size, theme)
    top = pad + (row + gap) * (others == 1)
    return TableBands(pad, gap, row, top, front, hand_y - top - front - 3 * gap, hand_y)


def _hand_height(size: tuple[int, int], theme: Theme, narrow: bool) -> int:
    """How high the band of the hand is."""
    if narrow:
        return max(snug(146, size, theme), min(theme.px(176), snug(196, size, theme), size[1] * 24 // 100))
    return max(snug(196, size, theme), min(theme.px(270), size[1] * 23 // 100))


def first_share(size: tuple[int, int], theme: Theme) -> float:
    """Which part of the room for both sides a single opponent's takes."""
    return 0.46 if theme.scale > automatic(size) else 0.47


def card_width(size: tuple[int, int], scale: float) -> int:
    """How wide, in pixels, one's own warrior is who bears one card, at a table of two."""
    theme = Theme(PALETTES["default"], scale)
    own = bands(size, theme, 1)
    high = own.room - round(own.room * first_share(size, theme))
    grade = grade_for((((ALONE,), (size[0] - 2 * own.pad, high)),), theme, levels_for(size, theme))
    return sizes_of(grade, scale).card


def largest_cards(size: tuple[int, int], scales: Iterable[float]) -> float | None:
    """The scale at which cards on the table are largest in this window; None where that is the largest of these."""
    there = [scale for scale in scales if scale <= largest(size)]
    wides = [card_width(size, scale) for scale in there]
    best = wides.index(max(wides)) if wides else -1
    return None if best in (-1, len(there) - 1) else there[best]
