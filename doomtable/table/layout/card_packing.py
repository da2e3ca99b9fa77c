"""Card packing: room for the cards of one seat in its areas, and what gives way when it is crowded. Pure.

Pure: cards and a rectangle in, trays and spots out. In order: cards shrink, strips fold into '+n', faces become mini
and attachments chips, a second row, overlap.
"""

from __future__ import annotations

from collections import Counter
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
    """An area of a seat: 'squad', 'cover', 'kohort' or 'outpost'. An empty one is a gate, else it has a post."""

    seat: int
    area: str
    rect: pygame.Rect
    empty: bool = False
    home: str = "general"
    """The affiliation whose ground it is; 'cover' for a cover strip."""
    post: int = 0
    """How wide the post at its left edge is, half of which stands inside."""


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
    PackingLevel("board", width, strips)
    for width in (*range(240, 144, -8), *range(144, 91, -4))
    for strips in (4, 3, 2)
)  # fmt: skip
NARROW: Final = (
    *(PackingLevel("mini", width, strips) for width in range(104, 63, -4) for strips in (3, 2)),
    *(PackingLevel("mini", width, 0) for width in (84, 78, 72, 64)),
    *(PackingLevel("mini", width, 0, 2) for width in (84, 76, 70, 64)),
    *(PackingLevel("mini", width, 0) for width in (60, 58)),
    *(PackingLevel("mini", 64, 0, 2, overlap) for overlap in (0.25, 0.4, 0.6)),
    PackingLevel("mini", 64, 0, 1, 0.6),
)
HEAD: Final = 10
"""What an area keeps free above its cards."""
FOOT: Final = 16
"""What it keeps free below them, for the lip of its ground."""
BARE: Final = 300
"""How high a side without warriors is, where there is room."""
PLAQUE: Final = 14
"""How much more where fortifications lie on the lip."""
SIDE: Final = 16
TIGHT_SIDE: Final = 9


def post_of(grade: PackingLevel) -> int:
    """How wide the post of an area is, at a scale of 1."""
    return 28 if grade.width >= 140 else 24 if grade.form == "board" else 20


def gate_of(grade: PackingLevel) -> int:
    """How wide an empty area is."""
    return 50 if grade.width >= 140 else 40 if grade.form == "board" else 34


def between(grade: PackingLevel) -> int:
    """What is between two areas at least: half a post and a little ground."""
    return post_of(grade) // 2 + (20 if grade.form == "board" else 6)


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


def need(cards: tuple[CardView, ...], grade: PackingLevel, theme: Theme) -> int:
    """How wide an area must be."""
    if not cards:
        return theme.px(gate_of(grade))
    fighters = [c for c in cards if is_fighter(c)]
    widest = max((row_width(row, grade, theme) for row in rows_of(fighters, grade, theme)), default=0)
    least = theme.px(94 if grade.width >= 64 else 76)
    return max(least, widest + 2 * theme.px(side_of(grade)) + theme.px(post_of(grade)) // 2)


def height(cards: tuple[CardView, ...], grade: PackingLevel, theme: Theme) -> int:
    """How high an area must be."""
    rows = rows_of([c for c in cards if is_fighter(c)], grade, theme)
    tall = [max((unit_size(c, grade, theme)[1] for c in row), default=0) for row in rows if row]
    lip = PLAQUE * any(not is_fighter(c) for c in cards)
    return sum(tall) + theme.px(6) * max(0, len(tall) - 1) + theme.px(HEAD + FOOT + lip)


def fits(player: PlayerView, size: tuple[int, int], theme: Theme, grade: PackingLevel) -> bool:
    """Has everything of a side room at a grade?"""
    found = areas(player)
    gaps = theme.px(between(grade)) * (len(found) - 1) + theme.px(post_of(grade)) // 2
    wide = sum(need(cards, grade, theme) for _, cards in found) + gaps
    return wide <= size[0] and all(height(cards, grade, theme) <= size[1] for _, cards in found)


def grade_for(
    player: PlayerView, size: tuple[int, int], theme: Theme, grades: tuple[PackingLevel, ...]
) -> PackingLevel:
    """The first grade with which everything of a side has room; the last one else."""
    every = [card for _, cards in areas(player) for card in cards if is_fighter(card)]
    most = max((len(strips_of(card)) for card in every), default=0)
    tried: set[tuple[object, ...]] = set()
    for grade in grades:
        same = grade.form, grade.width, min(grade.strips, most), grade.strips > 0, grade.rows, grade.overlap
        if same not in tried and fits(player, size, theme, grade):
            return grade
        tried.add(same)
    return grades[-1]


def home_of(area: str, cards: tuple[CardView, ...]) -> str:
    """The affiliation whose ground an area is: that of most of its warriors, as far as they are known."""
    if area == "cover":
        return "cover"
    counted = Counter(c.affiliations[0] for c in cards if is_fighter(c) and c.affiliations)
    if not counted:
        return "legion" if area == "kohort" else "general"
    return counted.most_common(1)[0][0]


def side(
    player: PlayerView, rect: pygame.Rect, theme: Theme, grade: PackingLevel
) -> tuple[list[Tray], list[Spot]]:
    """Trays and spots of a seat within a rectangle, at a grade. Every area is as wide as its cards need; what is left
    is open ground between and around them."""
    found = areas(player)
    gap, post = theme.px(between(grade)), theme.px(post_of(grade))
    needs = [need(cards, grade, theme) for _, cards in found]
    room = rect.w - post // 2 - gap * (len(found) - 1)
    spare = room - sum(needs)
    if spare < 0:  # overlap makes up for it: everybody keeps room for one card and gives way by need
        least = [min(n, _least(cards, grade, theme)) for n, (_, cards) in zip(needs, found, strict=True)]
        total = max(1, sum(needs) - sum(least))
        needs = [keep + (n - keep) * (room - sum(least)) // total for n, keep in zip(needs, least, strict=True)]
        spare = 0
    bare = not any(is_fighter(card) for _, cards in found for card in cards)
    high = min(rect.h, theme.px(BARE)) if bare else max(height(cards, grade, theme) for _, cards in found if cards)
    high = min(rect.h, high)
    gap += min(theme.px(60), spare // (len(found) + 1))
    x = rect.x + post // 2 + (rect.w - post // 2 - sum(needs) - gap * (len(found) - 1)) // 2
    y = rect.y + (rect.h - high) // 2
    trays: list[Tray] = []
    spots: list[Spot] = []
    for (area, cards), wide in zip(found, needs, strict=True):
        place = pygame.Rect(x, y, wide, high) if cards else pygame.Rect(x, y + high // 8, wide, high - high // 4)
        tray = Tray(player.seat, area, place, not cards, home_of(area, cards), post if cards else 0)
        trays.append(tray)
        spots += _plaques(cards, tray, theme)
        spots += _rows([c for c in cards if is_fighter(c)], tray, theme, grade)
        x += wide + gap
    return trays, spots


def _least(cards: tuple[CardView, ...], grade: PackingLevel, theme: Theme) -> int:
    """The least that an area may shrink to: its widest card, or its gate when it is empty."""
    wide = max((unit_size(c, grade, theme)[0] for c in cards if is_fighter(c)), default=0)
    if not wide:
        return theme.px(gate_of(grade))
    return wide + 2 * theme.px(side_of(grade)) + theme.px(post_of(grade)) // 2


def _plaques(cards: tuple[CardView, ...], tray: Tray, theme: Theme) -> list[Spot]:
    """Fortifications and the like: strips on the lip of the ground, from the right."""
    out: list[Spot] = []
    standing = [c for c in cards if not is_fighter(c)]
    high, right = theme.px(SIZES.strip), tray.rect.right - theme.px(12)
    room = tray.rect.w - theme.px(30)
    most = max(1, room // theme.px(104)) if room > theme.px(60) else 1
    shown = standing if len(standing) <= most else standing[: max(0, most - 1)]
    wide = min(theme.px(150), max(theme.px(64), room // max(1, len(shown) + (len(shown) < len(standing)))))
    for card in shown:
        rect = pygame.Rect(right - wide, tray.rect.bottom - high, wide, high)
        out.append(Spot(card, rect, "plaque", tray.seat))
        right -= wide + theme.px(6)
    if len(shown) < len(standing):
        rect = pygame.Rect(right - theme.px(34), tray.rect.bottom - high, theme.px(34), high)
        out.append(Spot(standing[len(shown)], rect, "more", tray.seat, count=len(standing) - len(shown)))
    return out


def _rows(cards: list[CardView], tray: Tray, theme: Theme, grade: PackingLevel) -> list[Spot]:
    out: list[Spot] = []
    rows = [row for row in rows_of(cards, grade, theme) if row]
    tall = [max(unit_size(c, grade, theme)[1] for c in row) for row in rows]
    gap = theme.px(6)
    y = tray.rect.y + theme.px(HEAD)
    left = tray.rect.x + tray.post // 2
    inner, apart = tray.rect.right - left - 2 * theme.px(side_of(grade)), theme.px(gap_of(grade))
    for row, high in zip(rows, tall, strict=True):
        sizes = [unit_size(c, grade, theme)[0] for c in row]
        steps = [size + apart for size in sizes]
        if sum(steps) - apart > inner and len(row) > 1:
            keep = max(0.1, (inner - sizes[-1]) / max(1, sum(sizes[:-1])))
            steps = [int(size * min(1.0, keep)) for size in sizes]
        else:
            airy = min(theme.px(14), (inner - sum(steps)) // max(1, len(row)))
            steps = [step + max(0, airy) for step in steps]
        wide = sum(steps[:-1]) + sizes[-1]
        x = left + (tray.rect.right - left - wide) // 2
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
