"""Card packing: room for the cards of one seat in its areas, and what gives way when it is crowded. Pure.

Pure: cards and a rectangle in, trays and spots out. In order: cards shrink, strips fold into '+n', faces become mini
and attachments chips, a second row, overlap.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import pygame

from doomtable.rules.view import CardView, PlayerView
from doomtable.table.kit.view_lookup import is_fighter, is_vehicle
from doomtable.table.paint.theme import SIZES, Theme

CardForm = Literal["board", "mini", "covered", "strip", "chip", "vehicle", "plaque", "hand", "more"]
VEHICLE_SHOWS: Final = 0.46
STRIP_STEP: Final = 19
"""Strips overlap their rims by this much less than their height."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A card at its place. `width` is that of the standing card; `host` the card it is tucked under."""

    card: CardView
    rect: pygame.Rect
    form: CardForm
    seat: int
    width: int = 0
    host: CardView | None = None
    count: int = 0
    """For '+n': how many cards it stands for."""
    shows: int = 0
    """Pixels of its width that the next card leaves free; 0 for all."""
    turn: float = 0.0
    """Degrees that a card in a fanned hand is turned to the left."""


@dataclass(frozen=True, slots=True)
class Tray:
    """An area of a seat: 'squad', 'cover', 'kohort' or 'outpost'."""

    seat: int
    area: str
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class PackingLevel:
    """One way to lay cards out: form and width of the face at a scale of 1, strips a card may have, rows, and how
    much of a card may be covered by the next."""

    form: Literal["board", "mini"]
    width: int
    strips: int
    rows: int = 1
    overlap: float = 0.0


WIDE: Final = tuple(
    PackingLevel("board", width, strips) for width, strips in
    (*((width, 4) for width in range(144, 91, -4)), (92, 3), (92, 2))
)  # fmt: skip
NARROW: Final = tuple(
    PackingLevel("mini", *sizes)
    for sizes in (
        (84, 3), (78, 3), (72, 3), (68, 3), (64, 3), (64, 2), (84, 0), (78, 0), (72, 0), (64, 0), (84, 0, 2),
        (76, 0, 2), (70, 0, 2), (64, 0, 2), (60, 0), (58, 0), (64, 0, 2, 0.25), (64, 0, 2, 0.4), (64, 0, 2, 0.6),
        (64, 0, 1, 0.6),
    )
)  # fmt: skip
HEAD: Final = 24
"""What a tray keeps free above its cards, for its name and the plaques."""
FOOT: Final = 10
SIDE: Final = 14
TIGHT_SIDE: Final = 9


def side_of(grade: PackingLevel) -> int:
    """What a tray keeps free left and right of its cards."""
    return SIDE if grade.form == "board" else TIGHT_SIDE


def gap_of(grade: PackingLevel) -> int:
    """What is between two cards at least."""
    return SIZES.card_gap if grade.form == "board" else 5


def areas(player: PlayerView) -> list[tuple[str, tuple[CardView, ...]]]:
    """The areas of a seat in their order on the table."""
    found = [("squad", player.squad), ("cover", player.unrevealed), ("kohort", player.kohort)]
    if player.outpost:
        found.append(("outpost", player.outpost))
    return found


def strips_of(card: CardView) -> list[CardView]:
    """What is tucked under a card: everything attached but vehicles, and what is attached to that."""
    out: list[CardView] = []
    for inner in card.attached:
        if not is_vehicle(inner):
            out.append(inner)
        out += strips_of(inner)
    return out


def vehicles_of(card: CardView) -> list[CardView]:
    """The vehicles beside a card."""
    return [inner for inner in card.attached if is_vehicle(inner)]


def unit_size(card: CardView, grade: PackingLevel, theme: Theme) -> tuple[int, int]:
    """Width and height of a card with everything at its side and under it; a lying one keeps the height of a
    standing one, at whose foot it lies."""
    w = theme.px(grade.width)
    h = round(w * 1.4)
    wide = h if card.wounded else w
    count = min(len(strips_of(card)), grade.strips)
    if vehicles_of(card):
        wide += round(w * VEHICLE_SHOWS)
    return wide, h + count * theme.px(STRIP_STEP)


def rows_of(cards: list[CardView], grade: PackingLevel, theme: Theme) -> list[list[CardView]]:
    """Cards dealt into the rows of a grade, about as wide each."""
    if grade.rows == 1 or len(cards) < 2:
        return [cards]
    half = sum(unit_size(c, grade, theme)[0] for c in cards) / 2
    first: list[CardView] = []
    wide = 0
    for card in cards:
        if wide + unit_size(card, grade, theme)[0] / 2 > half and first:
            break
        first.append(card)
        wide += unit_size(card, grade, theme)[0]
    return [first, cards[len(first) :]]


def row_width(cards: list[CardView], grade: PackingLevel, theme: Theme) -> int:
    """How wide a row is, its gaps included."""
    if not cards:
        return 0
    sizes = [unit_size(c, grade, theme)[0] for c in cards]
    if grade.overlap:
        keep = 1 - grade.overlap
        return round(sum(size * keep for size in sizes[:-1]) + sizes[-1])
    return sum(sizes) + theme.px(gap_of(grade)) * (len(sizes) - 1)


def need(cards: tuple[CardView, ...], area: str, grade: PackingLevel, theme: Theme) -> int:
    """How wide an area must be."""
    fighters = [c for c in cards if is_fighter(c)]
    if not fighters and area == "cover":
        return theme.px(18)
    widest = max((row_width(row, grade, theme) for row in rows_of(fighters, grade, theme)), default=0)
    least = theme.px((94 if grade.width >= 64 else 76) if area == "cover" else 120)
    return max(least, widest + 2 * theme.px(side_of(grade)))


def height(cards: tuple[CardView, ...], grade: PackingLevel, theme: Theme) -> int:
    """How high an area must be."""
    rows = rows_of([c for c in cards if is_fighter(c)], grade, theme)
    tall = [max((unit_size(c, grade, theme)[1] for c in row), default=0) for row in rows if row]
    return sum(tall) + theme.px(6) * max(0, len(tall) - 1) + theme.px(HEAD + FOOT)


def fits(player: PlayerView, size: tuple[int, int], theme: Theme, grade: PackingLevel) -> bool:
    """Has everything of a side room at a grade?"""
    found = areas(player)
    gaps = theme.px(8) * (len(found) - 1)
    wide = sum(need(cards, area, grade, theme) for area, cards in found) + gaps
    return wide <= size[0] and all(height(cards, grade, theme) <= size[1] for _, cards in found)


def grade_for(
    player: PlayerView, size: tuple[int, int], theme: Theme, grades: tuple[PackingLevel, ...]
) -> PackingLevel:
    """The first grade with which everything of a side has room; the last one else."""
    return next((grade for grade in grades if fits(player, size, theme, grade)), grades[-1])


def side(
    player: PlayerView, rect: pygame.Rect, theme: Theme, grade: PackingLevel, at_top: bool = False
) -> tuple[list[Tray], list[Spot]]:
    """Trays and spots of a seat within a rectangle, at a grade. `at_top` puts the cards to the upper edge."""
    found = areas(player)
    gap = theme.px(8)
    needs = [need(cards, area, grade, theme) for area, cards in found]
    spare = rect.w - sum(needs) - gap * (len(found) - 1)
    shares = [0 if area == "cover" else n for (area, _), n in zip(found, needs, strict=True)]
    if spare < 0:  # overlap makes up for it: everybody keeps room for one card and gives way by need
        least = [
            min(n, _least(cards, area, grade, theme)) for n, (area, cards) in zip(needs, found, strict=True)
        ]
        room = rect.w - gap * (len(found) - 1) - sum(least)
        total = max(1, sum(needs) - sum(least))
        widths = [keep + (n - keep) * room // total for n, keep in zip(needs, least, strict=True)]
    else:
        total = max(1, sum(shares))
        widths = [n + spare * share // total for n, share in zip(needs, shares, strict=True)]
    widths[0] += rect.w - gap * (len(found) - 1) - sum(widths)
    trays: list[Tray] = []
    spots: list[Spot] = []
    x = rect.x
    for (area, cards), wide in zip(found, widths, strict=True):
        tray = Tray(player.seat, area, pygame.Rect(x, rect.y, wide, rect.h))
        trays.append(tray)
        spots += _plaques(cards, tray, theme)
        spots += _rows([c for c in cards if is_fighter(c)], tray, theme, grade, at_top)
        x += wide + gap
    return trays, spots


def _least(cards: tuple[CardView, ...], area: str, grade: PackingLevel, theme: Theme) -> int:
    """The least that an area may shrink to: its widest card, or a strip when it is empty."""
    wide = max((unit_size(c, grade, theme)[0] for c in cards if is_fighter(c)), default=0)
    return wide + 2 * theme.px(side_of(grade)) if wide else theme.px(18 if area == "cover" else 40)


def _plaques(cards: tuple[CardView, ...], tray: Tray, theme: Theme) -> list[Spot]:
    """Fortifications and the like: strips on the upper edge, from the right."""
    out: list[Spot] = []
    standing = [c for c in cards if not is_fighter(c)]
    high, right = theme.px(SIZES.strip), tray.rect.right - theme.px(12)
    room = tray.rect.w - theme.px(110)
    most = max(1, room // theme.px(104)) if room > theme.px(60) else 1
    shown = standing if len(standing) <= most else standing[: max(0, most - 1)]
    wide = min(theme.px(150), max(theme.px(64), room // max(1, len(shown) + (len(shown) < len(standing)))))
    for card in shown:
        rect = pygame.Rect(right - wide, tray.rect.y - theme.px(8), wide, high)
        out.append(Spot(card, rect, "plaque", tray.seat))
        right -= wide + theme.px(6)
    if len(shown) < len(standing):
        rect = pygame.Rect(right - theme.px(34), tray.rect.y - theme.px(8), theme.px(34), high)
        out.append(Spot(standing[len(shown)], rect, "more", tray.seat, count=len(standing) - len(shown)))
    return out


def _rows(cards: list[CardView], tray: Tray, theme: Theme, grade: PackingLevel, at_top: bool) -> list[Spot]:
    out: list[Spot] = []
    rows = [row for row in rows_of(cards, grade, theme) if row]
    tall = [max(unit_size(c, grade, theme)[1] for c in row) for row in rows]
    gap = theme.px(6)
    room = tray.rect.h - theme.px(HEAD + FOOT)
    spare = max(0, room - sum(tall) - gap * (len(rows) - 1))
    y = tray.rect.y + theme.px(HEAD) + (min(spare // 2, theme.px(20)) if at_top else spare // 2)
    inner, between = tray.rect.w - 2 * theme.px(side_of(grade)), theme.px(gap_of(grade))
    for row, high in zip(rows, tall, strict=True):
        sizes = [unit_size(c, grade, theme)[0] for c in row]
        steps = [size + between for size in sizes]
        if sum(steps) - between > inner and len(row) > 1:
            keep = max(0.1, (inner - sizes[-1]) / max(1, sum(sizes[:-1])))
            steps = [int(size * min(1.0, keep)) for size in sizes]
        else:
            airy = min(theme.px(14), (inner - sum(steps)) // max(1, len(row)))
            steps = [step + max(0, airy) for step in steps]
        wide = sum(steps[:-1]) + sizes[-1]
        x = tray.rect.x + (tray.rect.w - wide) // 2
        standing = round(theme.px(grade.width) * 1.4)
        for i, (card, step) in enumerate(zip(row, steps, strict=True)):
            drop = standing - theme.px(grade.width) if card.wounded else 0
            shows = step if i < len(row) - 1 and step < sizes[i] else 0
            out += unit(card, (x, y + drop), tray.seat, theme, grade, shows)
            x += step
        y += high + gap
    return out


def unit(
    card: CardView, at: tuple[int, int], seat: int, theme: Theme, grade: PackingLevel, shows: int = 0
) -> list[Spot]:
    """The spots of one card in play with its upper left corner at a place: what lies under it first. `shows` is how
    much of it the next card leaves free, 0 for all."""
    w = theme.px(grade.width)
    h = round(w * 1.4)
    wide, high = (h, w) if card.wounded else (w, h)
    face = pygame.Rect(*at, wide, high)
    out: list[Spot] = []
    for vehicle in vehicles_of(card)[:1]:
        shown = round(w * VEHICLE_SHOWS)
        rect = pygame.Rect(face.right - theme.px(2), face.y + theme.px(3), shown, high - theme.px(6))
        out.append(Spot(vehicle, rect, "vehicle", seat, w, card))
    tucked = strips_of(card)
    if grade.strips:
        open_ones = tucked if len(tucked) <= grade.strips else tucked[: grade.strips - 1]
        y, step = face.bottom - theme.px(2), theme.px(STRIP_STEP)
        for inner in open_ones:
            rect = pygame.Rect(face.x, y, face.w, theme.px(SIZES.strip))
            out.append(Spot(inner, rect, "strip", seat, w, card))
            y += step
        if len(open_ones) < len(tucked):
            rect = pygame.Rect(face.x, y, face.w, theme.px(SIZES.strip))
            out.append(
                Spot(tucked[len(open_ones)], rect, "more", seat, w, card, len(tucked) - len(open_ones))
            )
    form: CardForm = "covered" if card.cover or card.name is None else grade.form
    out.append(Spot(card, face, form, seat, w, shows=shows if shows < wide else 0))
    if not grade.strips:
        size, y = theme.px(18), face.y + theme.px(22)
        for inner in tucked[: max(1, (high - theme.px(44)) // (size + 2))]:
            out.append(Spot(inner, pygame.Rect(face.x + theme.px(3), y, size, size), "chip", seat, w, card))
            y += size + 2
    return out
