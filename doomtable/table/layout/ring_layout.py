"""Ring layout: grounds of nobody about the middle of the board, with everybody's cards beside them. Pure.

Half of the grounds stand beyond the front line and half before it, in bows. Left of each stand the others' cards,
right of it one's own; what has no room there is counted, and so are the free places of a ground with a bound.
"""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import CardView
from doomtable.table.layout.board_areas import Area, Unit, unit_of
from doomtable.table.layout.card_packing import (
    NARROW,
    WIDE,
    PackingLevel,
    Spot,
    Tray,
    sizes_of,
    unit,
    unit_size,
)
from doomtable.table.paint.theme import SIZES, Theme

BOW: Final = 0.16
"""How far the outer grounds of a row stand nearer to the middle, in shares of the row's height."""
MOST: Final = 5
"""How many grounds lie in one bow."""
COUNT: Final = 34
"""How wide a number of cards or free places is."""


def ring(
    grounds: tuple[Area, ...], upper: pygame.Rect, lower: pygame.Rect, bottom: Seat, theme: Theme
) -> tuple[list[Tray], list[Spot]]:
    """The grounds and what stands there, in what is above the front line and below it, with cards of one size."""
    beyond = (len(grounds) + 1) // 2
    cells = [*_cells(beyond, upper, True), *_cells(len(grounds) - beyond, lower, False)]
    sides = [
        (cards, place)
        for area, cell in zip(grounds, cells, strict=True)
        for cards, place in zip(_of_both(area, bottom), _places(cell, theme)[1:], strict=True)
    ]
    grade = _grade(sides, theme)
    trays: list[Tray] = []
    spots: list[Spot] = []
    for i, (area, cell) in enumerate(zip(grounds, cells, strict=True)):
        free: list[tuple[str, pygame.Rect]] = []
        if area.base is not None:
            spots.append(Spot(area.base, _places(cell, theme)[0], "world", area.seat))
        for own, (cards, place) in enumerate(sides[2 * i : 2 * i + 2]):
            found, left = _beside(cards, place, area, bool(own), theme, grade)
            spots += found
            free += left
        trays.append(Tray(area.seat, area.key, cell, False, area.home, 0, area.base, tuple(free), area.label))
    return trays, spots


def _cells(count: int, room: pygame.Rect, upper: bool) -> list[pygame.Rect]:
    """Cells for so many grounds, in one bow or two, the outer ones nearer to the front line."""
    bows = 1 if count <= MOST else 2
    bends = BOW / bows**3
    out: list[pygame.Rect] = []
    for bow in range(bows):
        across = count * (bow + 1) // bows - count * bow // bows
        deep = room.h // bows
        for i in range(across):
            off = abs(2 * i + 1 - across) / across
            y = room.y + deep * bow + round(deep * bends * (off if upper else 1 - off))
            out.append(pygame.Rect(room.x + room.w * i // across, y, room.w // across, round(deep * (1 - bends))))
    return out


def _of_both(area: Area, bottom: Seat) -> tuple[list[CardView], list[CardView]]:
    """The others' cards and one's own."""
    others = [card for card in area.cards if card.controller != bottom]
    return others, [card for card in area.cards if card.controller == bottom]


def _places(cell: pygame.Rect, theme: Theme) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
    """Where in a cell the ground itself is, the others' cards at its left and one's own at its right."""
    gap, around = theme.px(8), min(cell.h, cell.w // 4, theme.px(170))
    middle = pygame.Rect(0, 0, around, around)
    middle.center = cell.center
    wide = (cell.w - around) // 2 - 2 * gap
    left = pygame.Rect(cell.x + gap, cell.y, wide, cell.h)
    return middle, left, left.move(middle.right + gap - left.x, 0)


def _beside(
    cards: list[CardView], side: pygame.Rect, area: Area, own: bool, theme: Theme, grade: PackingLevel
) -> tuple[list[Spot], list[tuple[str, pygame.Rect]]]:
    """A player's cards beside a ground, from its middle outward; then the number of those that have no room, and
    where more may stand: a free place if there is none of his yet, and how many further ones."""
    gap = theme.px(6)
    sizes = sizes_of(grade, theme.scale)
    spots: list[Spot] = []
    free: list[tuple[str, pygame.Rect]] = []
    used = 0

    def next_to(wide: int, high: int) -> pygame.Rect:
        nonlocal used
        x = side.x + min(used, side.w - wide) if own else side.right - wide - min(used, side.w - wide)
        used += wide + gap
        return pygame.Rect(x, side.centery - high // 2, wide, high)

    for i, card in enumerate(cards):
        wide, high = unit_size(unit_of(card), grade, sizes)
        kept = theme.px(COUNT) + gap if i < len(cards) - 1 else 0
        if used + wide + kept > side.w and i:
            place = next_to(theme.px(COUNT), theme.px(SIZES.strip))
            spots.append(Spot(card, place, "more", card.controller, count=len(cards) - i))
            return spots, free
        place = next_to(wide, high)
        lies = sizes.high - sizes.card if card.wounded else 0
        spots += unit(card, (place.x, place.y + lies), card.controller, theme, grade)
    left = area.room - len(cards)
    if left > 0 and not cards:
        free.append(("", next_to(sizes.card, sizes.high)))
        left -= 1
    if left > 0 and used + theme.px(COUNT) <= side.w:
        free.append((f"+{left}", next_to(theme.px(COUNT), theme.px(SIZES.strip))))
    return spots, free


def _grade(sides: list[tuple[list[CardView], pygame.Rect]], theme: Theme) -> PackingLevel:
    """The largest cards of which at most two have room on every side."""
    measured = [([unit_of(card) for card in cards[:2]] or [Unit(False, 0, False)], place) for cards, place in sides]
    for grade in WIDE + NARROW:
        sizes = sizes_of(grade, theme.scale)
        for units, place in measured:
            each = [unit_size(unit, grade, sizes) for unit in units]
            wide = sum(w for w, _ in each) + theme.px(6) * (len(each) - 1)
            if wide + theme.px(COUNT) > place.w or max(h for _, h in each) > place.h:
                break
        else:
            return grade
    return NARROW[-1]
