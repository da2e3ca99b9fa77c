"""Star layout: planets with a place for each of their Warzones, and home, which has none. Pure.

The planets with Warzones beyond the front line stand side by side; before it the one in the middle of the ways, and
home. Each place has the name of its card at the top, below it the cards of whoever is there; what has no room is
counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view_parts import CardView, View
from doomtable.table.kit.view_lookup import is_fighter
from doomtable.table.layout.board_areas import Area, unit_of
from doomtable.table.layout.card_packing import (
    NARROW,
    WIDE,
    CardForm,
    PackingLevel,
    Spot,
    Tray,
    sizes_of,
    unit,
    unit_size,
)
from doomtable.table.paint.theme import SIZES, Theme

TITLE: Final = 20
"""How high the name of a planet is, at a scale of 1."""
WORTH, SAID = 46, 112
"""How wide what a place is worth is, beside its name: as a number with its sign, and in words."""
ROOMY: Final = 240
"""In a place so wide it is said in words."""
LEAST: Final = 150
"""In a place that is narrower nothing stands beside its name."""
STRIP: Final = 118
"""How wide the name of what lies there is at most."""
COUNT: Final = 66
"""How wide a number of further cards is."""
CLOSEST: Final = 15
"""So much of each card at least is seen beside the next one."""
SMALLEST: Final = tuple(PackingLevel("mini", width, 0) for width in (54, 50, 46))
LEVELS: Final = WIDE + NARROW + SMALLEST
SHARE: Final = 0.68
"""How much of the width before the front line the planet in the middle has; the rest is home."""


@dataclass(frozen=True, slots=True)
class PlanetPlace:
    """Where a planet lies: its name, all of it, and the bar with its name."""

    name: str
    rect: pygame.Rect
    title: pygame.Rect


NO_PLANETS: Final[tuple[PlanetPlace, ...]] = ()


def grounds_of(view: View) -> tuple[Area, ...]:
    """The places of a view as areas of nobody, planet by planet: each with its card and all that stands there."""
    cards = [
        card for player in view.players
        for pile in (player.squad, player.kohort, player.beside, player.outpost, player.unrevealed) for card in pile
    ]  # fmt: skip
    bases = {card.handle: card for card in view.table}
    return tuple(
        Area(
            NOBODY, place.planet, tuple(card for card in cards if card.stands_at == place.handle),
            bases.get(place.handle), label=bases[place.handle].name or "" if place.handle in bases else "",
        )
        for place in view.places
    )  # fmt: skip


def star(
    grounds: Sequence[Area], upper: pygame.Rect, lower: pygame.Rect, bottom: Seat, theme: Theme,
    question: pygame.Rect | None = None,
) -> tuple[list[Tray], list[Spot], pygame.Rect, tuple[PlanetPlace, ...]]:  # fmt: skip
    """The places and what stands there, in what is above the front line and below it, with cards of one size; where
    home is named; and the planets. Home alone gives way to a `question` that reaches into it: all else stays."""
    names = list(dict.fromkeys(area.key for area in grounds))
    of = {name: [area for area in grounds if area.key == name] for name in names}
    home = next(name for name in names if len(of[name]) == 1 and of[name][0].base is None)
    middle = names[len(names) // 2]
    gap = theme.px(6)
    beyond = [name for name in names if name not in (home, middle)]
    wide = (upper.w - gap * (len(beyond) - 1)) // len(beyond)
    rects = {name: pygame.Rect(upper.x + i * (wide + gap), upper.y, wide, upper.h) for i, name in enumerate(beyond)}
    rects[middle] = pygame.Rect(lower.x, lower.y, round(lower.w * SHARE), lower.h)
    rects[home] = pygame.Rect(rects[middle].right + gap, lower.y, lower.right - rects[middle].right - gap, lower.h)
    planets = tuple(_planet(name, rects[name], theme) for name in names)
    cells = [cell for one in planets for cell in _cells(one, len(of[one.name]), one.name != middle, theme)]
    grade = _grade([(area.cards, cell) for area, cell in zip(grounds, cells, strict=True)], theme)
    if question is not None:
        planets, cells = _making_room(planets, cells, home, question, grade, theme)
    trays, spots = [], list[Spot]()
    for area, cell in zip(grounds, cells, strict=True):
        called = "place" if area.base is not None else area.key
        trays.append(Tray(bottom, called, cell, False, area.home, 0, area.base, (), area.label))
        if area.base is not None:
            beside = 0 if _narrow(cell, theme) else worth_width(cell.w, theme)
            head = pygame.Rect(cell.x, cell.y, cell.w - beside, _head(theme))
            spots.append(Spot(area.base, head, "strip", NOBODY))
        spots += _standing(area.cards, cell, bottom, theme, grade)
    return trays, spots, next(one.title for one in planets if one.name == home), planets


def _making_room(
    planets: tuple[PlanetPlace, ...], cells: list[pygame.Rect], home: str, question: pygame.Rect, grade: PackingLevel,
    theme: Theme,
) -> tuple[tuple[PlanetPlace, ...], list[pygame.Rect]]:  # fmt: skip
    """The planets and their cells with home, which is the last, beside a question: over it where a card has room
    there, else at its left."""
    at = next(i for i, one in enumerate(planets) if one.name == home)
    rect, gap = planets[at].rect, theme.px(6)
    lower, narrower = rect.copy(), rect.copy()
    lower.h, narrower.w = question.y - gap - rect.y, question.x - gap - rect.x
    needed = theme.px(TITLE + 12) + _head(theme) + sizes_of(grade, theme.scale).high
    made = _planet(home, lower if lower.h >= needed else narrower, theme)
    return (*planets[:at], made, *planets[at + 1 :]), [*cells[:-1], *_cells(made, 1, True, theme)]


def mark_row(cell: pygame.Rect, theme: Theme) -> pygame.Rect:
    """Where it stands who holds a place and what it is worth: beside its name, or at its lower edge where the name
    needs all the width."""
    high = _head(theme)
    return pygame.Rect(cell.x, cell.bottom - high if _narrow(cell, theme) else cell.y, cell.w, high)


def worth_width(wide: int, theme: Theme) -> int:
    """How wide what a place is worth is, in a row so wide."""
    return theme.px(SAID if wide >= theme.px(ROOMY) else WORTH)


def _narrow(cell: pygame.Rect, theme: Theme) -> bool:
    return cell.w < theme.px(LEAST)


def _head(theme: Theme) -> int:
    """How high the name of a place is."""
    return theme.px(SIZES.strip)


def _planet(name: str, rect: pygame.Rect, theme: Theme) -> PlanetPlace:
    return PlanetPlace(name, rect, pygame.Rect(rect.x, rect.y, rect.w, theme.px(TITLE)))


def _cells(planet: PlanetPlace, count: int, square: bool, theme: Theme) -> list[pygame.Rect]:
    """Room for so many places under the name of their planet: two by two, or side by side."""
    gap, rect = theme.px(5), planet.rect
    top = planet.title.bottom + theme.px(2)
    across = min(count, 2) if square else count
    deep = -(-count // across)
    wide, high = (rect.w - gap * (across + 1)) // across, (rect.bottom - top - gap * deep) // deep
    return [
        pygame.Rect(rect.x + gap + i % across * (wide + gap), top + i // across * (high + gap), wide, high)
        for i in range(count)
    ]


def _standing(
    cards: tuple[CardView, ...], cell: pygame.Rect, bottom: Seat, theme: Theme, grade: PackingLevel
) -> list[Spot]:
    """The warriors at a place, one's own first, then the number of those without room; what else lies there is a
    column of strips at the right: under them where they would be too close beside it, or else as signs."""
    gap, sizes = theme.px(4), sizes_of(grade, theme.scale)
    order = [card for card in sorted(cards, key=lambda card: (card.controller != bottom, card.controller))
             if is_fighter(card)]
    x, y, end = cell.x + gap, cell.y + _head(theme) + theme.px(3), cell.right - gap
    lying = [card for card in cards if not is_fighter(card)]
    each = [unit_size(unit_of(card), grade, sizes) for card in order]
    wides, high = [wide for wide, _ in each], max((high for _, high in each), default=0)
    room = pygame.Rect(cell.x, y, cell.w - gap, cell.bottom - y - gap)
    spots = _strips(lying, room, theme)
    last = end
    if spots and _closeness(wides, spots[0].rect.x - gap - x, theme)[0]:
        needed = len(spots) * (_head(theme) + 2)
        if y + high + gap + needed <= room.bottom:
            spots = _strips(lying, pygame.Rect(room.x, room.bottom - needed, room.w, needed), theme)
            last = spots[0].rect.x - gap
        else:
            spots = _strips(lying, room, theme, signs=True)
            last = end = spots[0].rect.x - gap
    elif spots:
        last = end = spots[0].rect.x - gap
    step, most = _closeness(wides, end - x, theme)
    for i, (card, wide) in enumerate(zip(order[:most], wides, strict=False)):
        shows = step if step and i < min(most, len(order)) - 1 else 0
        lies = sizes.high - sizes.card if card.wounded else 0
        spots += unit(card, (x, y + lies), card.controller, theme, grade, shows)
        x += shows or wide + gap
    if most < len(order):
        place = pygame.Rect(last - theme.px(COUNT), cell.bottom - _head(theme) - gap, theme.px(COUNT), _head(theme))
        place.y -= place.h if _narrow(cell, theme) else 0
        spots.append(Spot(order[most], place, "more", order[most].controller, count=len(order) - most))
    return spots


def _closeness(wides: list[int], room: int, theme: Theme) -> tuple[int, int]:
    """From one card to the next where they do not stand side by side (0: they do), and how many have room."""
    gap, least = theme.px(4), theme.px(CLOSEST)
    if not wides or sum(wides) + gap * (len(wides) - 1) <= room:
        return 0, len(wides)
    step = (room - max(wides)) // (len(wides) - 1)
    return (step, len(wides)) if step >= least else (least, max(1, 1 + (room - max(wides)) // least))


def _strips(cards: list[CardView], room: pygame.Rect, theme: Theme, *, signs: bool = False) -> list[Spot]:
    """What lies at a place, by its name or as `signs` of its type, one below the other."""
    high = theme.px(SIZES.strip)
    wide = high if signs else min(theme.px(STRIP), room.w * 9 // 20)
    most = max(1, room.h // (high + 2))
    spots: list[Spot] = []
    for i, card in enumerate(cards[:most]):
        last = i == most - 1 and len(cards) > most
        form: CardForm = "more" if last else "chip" if signs else "strip"
        place = pygame.Rect(room.right - wide, room.y + i * (high + 2), wide, high)
        spots.append(Spot(card, place, form, card.controller, count=len(cards) - i if last else 0))
    return spots


def _grade(rooms: Sequence[tuple[tuple[CardView, ...], pygame.Rect]], theme: Theme) -> PackingLevel:
    """The largest cards of which at most two have room in every place."""
    room = min((cell for _, cell in rooms), key=lambda cell: cell.h)
    high = room.h - _head(theme) - theme.px(5)
    for grade in LEVELS:
        sizes = sizes_of(grade, theme.scale)
        for cards, cell in rooms:
            standing = [card for card in cards if is_fighter(card)]
            each = [unit_size(unit_of(card), grade, sizes) for card in standing[:2]]
            wide = sum(w for w, _ in each) + theme.px(4) * (len(each) + 1)
            if wide > cell.w or max((h for _, h in each), default=0) > cell.h - _head(theme) - theme.px(5):
                break
        else:
            if sizes.high <= high:
                return grade
    return LEVELS[-1]


def plates_across(area: pygame.Rect, count: int, high: int, gap: int) -> list[pygame.Rect]:
    """So many plates side by side at the upper edge of the board."""
    wide = (area.w - gap * (count - 1)) // count
    return [pygame.Rect(area.x + i * (wide + gap), area.y, wide, high) for i in range(count)]
