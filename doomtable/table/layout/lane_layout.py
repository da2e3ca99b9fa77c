"""Lane layout: the sides that are shown, packed; lanes of places run on through all of them. Pure.

A lane is as wide as the widest of its areas needs, whoever's, and stands at the same place on every side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from doomtable.rules.terms import Seat
from doomtable.table.layout.board_areas import Board
from doomtable.table.layout.card_packing import (
    BASE,
    MeasuredArea,
    PackingLevel,
    Spot,
    Tray,
    columns_of,
    grade_for,
    need,
    pack,
    side_measure,
    sizes_of,
)
from doomtable.table.paint.theme import Theme

MOST_ROWS: Final = 3
"""So many opponents have their lanes below one another over the whole width."""
PLATE: Final = 210
"""How wide a plate beside such a row is, at a scale of 1."""


def packed(
    areas: Board, sides: Mapping[Seat, Sequence[MeasuredArea]], places: Mapping[Seat, pygame.Rect], own: Seat,
    theme: Theme, levels: tuple[PackingLevel, ...],
) -> tuple[list[Tray], list[Spot], pygame.Rect]:  # fmt: skip
    """Trays and spots of the sides that are shown, and where the band with the name of the home lane lies over one's
    own areas there; empty without lanes."""
    trays: list[Tray] = []
    spots: list[Spot] = []
    through = areas.shape == "lanes" and len(places) > 1 and len({len(sides[seat]) for seat in places}) == 1
    if through:  # lanes run where all sides have room
        left, right = max(rect.x for rect in places.values()), min(rect.right for rect in places.values())
        places = {seat: pygame.Rect(left, rect.y, right - left, rect.h) for seat, rect in places.items()}
    room = {seat: (side_measure(sides[seat]), rect.size) for seat, rect in places.items()}
    grades = {seat: grade_for((room[seat],), theme, levels) for seat in places}
    columns: Sequence[tuple[int, int]] = ()
    if through:
        for seat in places:  # nobody's cards are larger than one's own
            grades[seat] = max(grades[seat], grades[own], key=levels.index)
        columns = _columns(sides, places, own, grades, theme)
        if not columns:
            shared = grade_for(tuple(room.values()), theme, levels)
            grades = dict.fromkeys(places, shared)
            columns = _columns(sides, places, own, grades, theme)
    for seat, rect in places.items():
        found = pack(sides[seat], rect, theme, grades[seat], seat == own, columns)
        trays += found[0]
        spots += found[1]
    return trays, spots, _band(areas, trays, own, theme)


def _columns(
    sides: Mapping[Seat, Sequence[MeasuredArea]], places: Mapping[Seat, pygame.Rect], own: Seat,
    grades: Mapping[Seat, PackingLevel], theme: Theme,
) -> Sequence[tuple[int, int]]:  # fmt: skip
    """Where every area of all sides begins and how wide it is; () where there is no room for them."""
    each = [[need(one.measure, grades[s], sizes_of(grades[s], theme.scale)) for one in sides[s]] for s in places]
    wides = [max(column) for column in zip(*each, strict=True)]
    sizes = sizes_of(grades[own], theme.scale)
    if sum(wides) + sizes.between * (len(wides) - 1) + sizes.post // 2 > places[own].w:
        return ()
    return columns_of(wides, places[own], sizes, theme)


def _band(areas: Board, trays: Sequence[Tray], own: Seat, theme: Theme) -> pygame.Rect:
    """Where the name of the home lane stands, over one's own areas there."""
    home = [tray for tray in trays if tray.seat == own and tray.area != "place"]
    if areas.shape != "lanes" or not home:
        return pygame.Rect(0, 0, 0, 0)
    deep, based = theme.px(BASE), [tray.rect.y for tray in trays if tray.seat == own and tray.base is not None]
    across = home[0].rect.unionall([tray.rect for tray in home[1:]])
    top = based[0] if based else across.y - deep
    return pygame.Rect(across.x, top + theme.px(4), across.w, deep - theme.px(8))


def rows(
    others: Sequence[Seat], area: pygame.Rect, theme: Theme, row_h: int
) -> tuple[dict[Seat, pygame.Rect], dict[Seat, pygame.Rect]]:
    """For each opponent a plate at the left and beside it the side, over the whole width, one below the other."""
    gap, wide = theme.px(6), theme.px(PLATE)
    high = (area.h - gap * (len(others) - 1)) // len(others)
    plates: dict[Seat, pygame.Rect] = {}
    places: dict[Seat, pygame.Rect] = {}
    for i, seat in enumerate(others):
        y = area.y + i * (high + gap)
        plates[seat] = pygame.Rect(area.x, y + max(0, (high - row_h) // 2), wide, row_h)
        places[seat] = pygame.Rect(area.x + wide + gap, y, area.w - wide - gap, high)
    return plates, places
