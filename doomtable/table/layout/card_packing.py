"""Card packing: room for the cards of one seat in its areas, and what gives way when it is crowded. Pure.

Pure: areas and a rectangle in, trays and spots out. In order: cards shrink, strips fold into '+n', faces become mini
and attachments chips, a second row, overlap.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, NamedTuple

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import CardView
from doomtable.table.layout.battle_ground import FOOT_OF_BATTLE, ground_of
from doomtable.table.layout.board_areas import (
    Area,
    Unit,
    battles_under,
    on_edge,
    strips_of,
    unit_of,
    vehicles_of,
)
from doomtable.table.paint.theme import SIZES, Theme

CardForm = Literal[
    "board", "mini", "covered", "strip", "chip", "vehicle", "plaque", "hand", "large", "more", "base",
    "world", "battle",
]  # fmt: skip
VEHICLE_SHOWS: Final = 0.46
UNDER_NAME: Final = 32
"""Where the signs of what a small card bears begin: below a name of two lines."""
STRIP_STEP: Final = 19
WIDE_CARD: Final = 160
WIDE_STEP: Final = 23
"""From one strip to the next, 2 less than they are high; from so wide a card on, and how far it is there."""


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
    """An area at its place: 'squad', 'cover', 'kohort' or 'outpost', or what lies about a card. An empty one is a gate,
    else it has a post."""

    seat: int
    area: str
    rect: pygame.Rect
    empty: bool = False
    home: str = "general"
    """The affiliation whose ground it is; 'cover' for a cover strip."""
    post: int = 0
    """How wide the post at its left edge is, half of which stands inside; 0 for none."""
    base: CardView | None = None
    """The card about which it lies."""
    slots: tuple[tuple[str, pygame.Rect], ...] = ()
    """Its places for one card each that are free: what each is called, and where."""
    label: str = ""
    """The card after which it is called."""


@dataclass(frozen=True, slots=True)
class PackingLevel:
    """One way to lay cards out: form and width of the face at a scale of 1, strips a card may have, rows, how much of
    a card may be covered by the next, and how much of the usual ground is above and below cards."""

    form: Literal["board", "mini"]
    width: int
    strips: int
    rows: int = 1
    overlap: float = 0.0
    ground: float = 1.0


WIDE: Final = tuple(
    PackingLevel("board", width, strips)
    for width in (*range(240, 144, -8), *range(144, 91, -4))
    for strips in (4, 3, 2)
)  # fmt: skip
LARGE: Final = tuple(
    PackingLevel("board", width, strips, ground=0.25)
    for width in range(240, 87, -4)
    for strips in (4, 3, 2, 1)
)  # fmt: skip
"""Where everything is larger than suits the window: rather few strips and little ground than small cards."""
NARROW: Final = (
    *(PackingLevel("mini", width, strips) for width in range(104, 63, -4) for strips in (3, 2)),
    *(PackingLevel("mini", width, 0) for width in (84, 78, 72, 64)),
    *(PackingLevel("mini", width, 0, 2) for width in (84, 76, 70, 64)),
    *(PackingLevel("mini", width, 0) for width in (60, 58)),
    *(PackingLevel("mini", 64, 0, 2, overlap) for overlap in (0.25, 0.4, 0.6)),
    PackingLevel("mini", 58, 0, 1, 0.6),
)
CLOSE: Final = 60
"""Cards so narrow, and such as lie over each other, stand closer together and nearer to the edges of their ground."""
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
CLOSE_SIDE: Final = 5
BASE: Final = 62
"""How much of an area the card about which it lies takes."""
SLOT_GAP: Final = 8


class GradeSizes(NamedTuple):
    """The sizes of a grade in pixels."""

    card: int
    high: int
    strip: int
    gap: int
    side: int
    post: int
    gate: int
    between: int
    least: int
    """What an area with cards is wide at least."""
    named: int
    """What one with a plate is, on which the name of its card and what it changes stand beside each other."""
    head: int
    foot: int


def strip_step(width: int) -> int:
    """From one strip to the next under a card of a width, at a scale of 1: large cards have larger strips."""
    return STRIP_STEP if width < WIDE_CARD else WIDE_STEP


@lru_cache(maxsize=512)
def sizes_of(grade: PackingLevel, scale: float) -> GradeSizes:
    """The sizes of a grade at a scale."""

    def px(size: float) -> int:
        return max(1, round(size * scale))

    board, wide, close = grade.form == "board", grade.width >= 140, grade.width <= CLOSE or grade.overlap > 0
    post = 28 if wide else 24 if board else 20
    card = px(grade.width)
    return GradeSizes(
        card, round(card * 1.4), px(strip_step(grade.width)), px(SIZES.card_gap if board else 3 if close else 5),
        px(SIDE if board else CLOSE_SIDE if close else TIGHT_SIDE),
        px(post), px(50 if wide else 40 if board else 34), px(post // 2 + (20 if board else 2 if close else 6)),
        px(94 if grade.width >= 64 else 76), px(104), px(HEAD * grade.ground), px(FOOT * grade.ground),
    )  # fmt: skip


class AreaMeasure(NamedTuple):
    """What the packing of an area depends on."""

    units: tuple[Unit, ...]
    empty: bool
    slots: int
    based: bool
    """Whether it lies about a card, or under the name of its place."""
    edged: bool
    """Whether cards lie on its edge."""
    fought: bool = False
    """Whether a Battle lies under some of its cards."""


SideMeasure = tuple[AreaMeasure, ...]


@dataclass(frozen=True, slots=True)
class MeasuredArea:
    """An area with what its packing depends on."""

    area: Area
    measure: AreaMeasure

    @property
    def units(self) -> tuple[Unit, ...]:
        """What the packing of its standing cards depends on, one by one."""
        return self.measure.units


def measured(areas: Sequence[Area]) -> tuple[MeasuredArea, ...]:
    """The areas of a side, measured once for all grades."""
    return tuple(MeasuredArea(area, _measure(area)) for area in areas)


def _measure(area: Area) -> AreaMeasure:
    standing = area.standing
    return AreaMeasure(
        tuple(map(unit_of, standing)), area.empty, len(area.slots), area.base is not None or area.headed,
        bool(on_edge(area.cards)), bool(battles_under(area.cards)),
    )  # fmt: skip


def side_measure(side: Sequence[MeasuredArea]) -> SideMeasure:
    """What the packing of a side depends on."""
    return tuple(one.measure for one in side)


def unit_size(unit: Unit, grade: PackingLevel, sizes: GradeSizes) -> tuple[int, int]:
    """Width and height of a card with everything at its side and under it; a lying one keeps the height of a
    standing one, at whose foot it lies."""
    wide = (sizes.high if unit.lies else sizes.card) + (round(sizes.card * VEHICLE_SHOWS) if unit.vehicle else 0)
    return wide, sizes.high + min(unit.strips, grade.strips) * sizes.strip


def rows_of(units: Sequence[Unit], grade: PackingLevel, sizes: GradeSizes) -> list[int]:
    """How many cards, in their order, stand in each row of a grade: rows about as wide each."""
    if grade.rows == 1 or len(units) < 2:
        return [len(units)]
    wides = [unit_size(unit, grade, sizes)[0] for unit in units]
    half, wide, first = sum(wides) / 2, 0, 0
    for one in wides:
        if wide + one / 2 > half and first:
            break
        first += 1
        wide += one
    return [first, len(units) - first]


def row_width(units: Sequence[Unit], grade: PackingLevel, sizes: GradeSizes) -> int:
    """How wide a row is, its gaps included."""
    wides = [unit_size(unit, grade, sizes)[0] for unit in units]
    if not wides:
        return 0
    if grade.overlap:
        return round(sum(wides[:-1]) * (1 - grade.overlap) + wides[-1])
    return sum(wides) + sizes.gap * (len(wides) - 1)


def need(one: AreaMeasure, grade: PackingLevel, sizes: GradeSizes) -> int:
    """How wide an area must be."""
    if one.empty:
        return sizes.gate
    edges = 2 * sizes.side + sizes.post // 2
    if one.slots:
        return max(sizes.least, sizes.card + edges)
    first = rows_of(one.units, grade, sizes)[0]
    widest = max(row_width(row, grade, sizes) for row in (one.units[:first], one.units[first:]))
    return max(sizes.named if one.based else sizes.least, widest + edges)


def height(one: AreaMeasure, grade: PackingLevel, sizes: GradeSizes, theme: Theme) -> int:
    """How high an area must be."""
    based = theme.px(BASE) if one.based else 0
    if one.slots:
        return one.slots * sizes.high + (one.slots - 1) * theme.px(SLOT_GAP) + based + sizes.head + sizes.foot
    first = rows_of(one.units, grade, sizes)[0]
    rows = [row for row in (one.units[:first], one.units[first:]) if row]
    tall = [max(unit_size(unit, grade, sizes)[1] for unit in row) for row in rows]
    edge = (theme.px(PLAQUE) if one.edged else 0) + (theme.px(FOOT_OF_BATTLE) if one.fought else 0)
    return sum(tall) + theme.px(6) * max(0, len(tall) - 1) + based + sizes.head + sizes.foot + edge


def fits(side: SideMeasure, size: tuple[int, int], theme: Theme, grade: PackingLevel) -> bool:
    """Has everything of a side room at a grade?"""
    sizes = sizes_of(grade, theme.scale)
    if any(height(one, grade, sizes, theme) > size[1] for one in side if not one.empty):
        return False
    return sum(need(one, grade, sizes) for one in side) + sizes.between * (len(side) - 1) + sizes.post // 2 <= size[0]


@lru_cache(maxsize=256)  # of many sides one changes at a time
def grade_for(
    sides: tuple[tuple[SideMeasure, tuple[int, int]], ...], theme: Theme, grades: tuple[PackingLevel, ...]
) -> PackingLevel:
    """The first grade with which everything of some sides has room, each in its size; the last one else."""
    most = max((unit.strips for side, _ in sides for one in side for unit in one.units), default=0)
    tried: set[tuple[object, ...]] = set()
    for grade in grades:
        same = grade.form, grade.width, min(grade.strips, most), grade.strips > 0, grade.rows, grade.overlap
        if same not in tried and all(fits(side, size, theme, grade) for side, size in sides):
            return grade
        tried.add(same)
    return grades[-1]


def pack(
    side: Sequence[MeasuredArea], rect: pygame.Rect, theme: Theme, grade: PackingLevel, near: bool,
    columns: Sequence[tuple[int, int]] = (),
) -> tuple[list[Tray], list[Spot]]:  # fmt: skip
    """Trays and spots of a side within a rectangle, at a grade. Every area is as wide as its cards need, and what is
    left is open ground between and around them; or each begins and is as wide as `columns` says. A `near` side has its
    bases at its foot and the foremost of its slots at its head."""
    sizes = sizes_of(grade, theme.scale)
    gap, post = sizes.between, sizes.post
    needs = [need(one.measure, grade, sizes) for one in side]
    room = rect.w - post // 2 - gap * (len(side) - 1)
    spare = room - sum(needs)
    if spare < 0:  # overlap makes up for it: everybody keeps room for one card and gives way by need
        keeps = [min(n, _least(one, grade, sizes)) for n, one in zip(needs, side, strict=True)]
        total = max(1, sum(needs) - sum(keeps))
        needs = [keep + (n - keep) * (room - sum(keeps)) // total for n, keep in zip(needs, keeps, strict=True)]
        spare = 0
    if grade.overlap and spare > 0:  # cards lie over each other no further than they must
        needs = _parted(needs, [need(one.measure, replace(grade, overlap=0.0), sizes) for one in side], spare)
        spare = room - sum(needs)
    bare = not any(one.units or one.area.slots for one in side)
    high = min(rect.h, theme.px(BARE)) if bare else max(height(one.measure, grade, sizes, theme) for one in side)
    high = min(rect.h, high)
    columns = columns or columns_of(needs, rect, sizes, theme)
    y = rect.y + (rect.h - high) // 2
    trays: list[Tray] = []
    spots: list[Spot] = []
    for one, (x, wide) in zip(side, columns, strict=True):
        area, place = one.area, pygame.Rect(x, y, wide, high)
        if area.headed:
            place.y, place.h = y + theme.px(BASE), high - theme.px(BASE)
        if area.empty:
            place = pygame.Rect(x + (wide - sizes.gate) // 2, place.y + place.h // 8, sizes.gate, place.h * 3 // 4)
        posted = 0 if area.empty or area.base is not None or area.slots else post
        ground, based = _based(area, place, theme, near)
        spots += based
        free: list[tuple[str, pygame.Rect]] = []
        if area.slots:
            found, free = _slotted(area, ground, theme, grade, near)
            spots += found
        tray = Tray(area.seat, area.key, place, area.empty, area.home, posted, area.base, tuple(free), area.label)
        if not area.slots:
            spots += _plaques(area.cards, ground, area.seat, theme)
            rowed = _rows(one, tray, ground, theme, grade)
            for card in battles_under(area.cards):
                spots += [Spot(card, rect, "battle", area.seat) for rect in ground_of(card, rowed, place, theme)]
            spots += rowed
        trays.append(tray)
    return trays, spots


def columns_of(
    wides: Sequence[int], rect: pygame.Rect, sizes: GradeSizes, theme: Theme
) -> Sequence[tuple[int, int]]:
    """Where areas so wide begin, in the middle of a rectangle, with what is left as open ground between them."""
    spare = rect.w - sizes.post // 2 - sizes.between * (len(wides) - 1) - sum(wides)
    gap = sizes.between + min(theme.px(60), max(0, spare) // (len(wides) + 1))
    x = rect.x + sizes.post // 2 + (rect.w - sizes.post // 2 - sum(wides) - gap * (len(wides) - 1)) // 2
    columns = []
    for wide in wides:
        columns.append((x, wide))
        x += wide + gap
    return columns


def _parted(needs: list[int], wishes: list[int], spare: int) -> list[int]:
    """The widths of areas, with what is spare given to them by what they wish for beside them."""
    more = [wish - width for wish, width in zip(wishes, needs, strict=True)]
    total = max(1, sum(more))
    return [width + part * min(spare, total) // total for width, part in zip(needs, more, strict=True)]


def _least(one: MeasuredArea, grade: PackingLevel, sizes: GradeSizes) -> int:
    """The least that an area may shrink to: its widest card, or its gate when it is empty."""
    wide = max((unit_size(unit, grade, sizes)[0] for unit in one.units), default=0)
    return wide + 2 * sizes.side + sizes.post // 2 if wide else sizes.gate


def _based(area: Area, place: pygame.Rect, theme: Theme, near: bool) -> tuple[pygame.Rect, list[Spot]]:
    """What an area has for its cards beside the card about which it lies, and that card on its side: at the front line
    if it is nobody's, else behind them."""
    if area.base is None:
        return place, []
    deep, below = theme.px(BASE), near != area.based_in_front
    y = place.bottom - deep if below else place.y
    lies = pygame.Rect(place.x + theme.px(8), y + theme.px(4), place.w - theme.px(16), deep - theme.px(8))
    rest = pygame.Rect(place.x, place.y + (0 if below else deep), place.w, place.h - deep)
    return rest, [Spot(area.base, lies, "base", area.seat)]


def _slotted(
    area: Area, ground: pygame.Rect, theme: Theme, grade: PackingLevel, near: bool
) -> tuple[list[Spot], list[tuple[str, pygame.Rect]]]:
    """The cards in the slots of an area, one behind the other, and where its free slots are."""
    sizes, room = sizes_of(grade, theme.scale), ground.h - theme.px(HEAD)
    step = sizes.high + theme.px(SLOT_GAP)
    if len(area.slots) > 1:  # where nothing is small enough they lie over each other
        step = min(step, (room - sizes.high) // (len(area.slots) - 1))
    y = ground.y + sizes.head + max(0, room - sizes.foot - (len(area.slots) - 1) * step - sizes.high) // 2
    spots: list[Spot] = []
    free: list[tuple[str, pygame.Rect]] = []
    for slot in area.slots if near else area.slots[::-1]:
        place = pygame.Rect(ground.centerx - sizes.card // 2, y, sizes.card, sizes.high)
        if slot.card is None:
            free.append((slot.name, place))
        else:
            wide = sizes.high if slot.card.wounded else sizes.card
            drop = sizes.high - sizes.card if slot.card.wounded else 0
            spots += unit(slot.card, (ground.centerx - wide // 2, y + drop), area.seat, theme, grade)
        y += step
    return spots, free


def _plaques(cards: tuple[CardView, ...], ground: pygame.Rect, seat: Seat, theme: Theme) -> list[Spot]:
    """Fortifications and the like: strips on the lip of the ground, from the right."""
    out: list[Spot] = []
    standing = on_edge(cards)
    high, right, y = theme.px(SIZES.strip), ground.right - theme.px(12), ground.bottom - theme.px(SIZES.strip + 6)
    room = ground.w - theme.px(30)
    most = max(1, room // theme.px(104)) if room > theme.px(60) else 1
    shown = standing if len(standing) <= most else standing[: max(0, most - 1)]
    wide = min(theme.px(150), max(theme.px(64), room // max(1, len(shown) + (len(shown) < len(standing)))))
    for card in shown:
        rect = pygame.Rect(right - wide, y, wide, high)
        out.append(Spot(card, rect, "plaque", seat))
        right -= wide + theme.px(6)
    if len(shown) < len(standing):
        rect = pygame.Rect(right - theme.px(34), y, theme.px(34), high)
        out.append(Spot(standing[len(shown)], rect, "more", seat, count=len(standing) - len(shown)))
    return out


def _rows(
    one: MeasuredArea, tray: Tray, ground: pygame.Rect, theme: Theme, grade: PackingLevel
) -> list[Spot]:
    out: list[Spot] = []
    cards, sizes = one.area.standing, sizes_of(grade, theme.scale)
    first = rows_of(one.units, grade, sizes)[0]
    y = ground.y + sizes.head
    left = tray.rect.x + tray.post // 2
    inner, apart = tray.rect.right - left - 2 * sizes.side, sizes.gap
    for part in (slice(0, first), slice(first, None)):
        row, units = cards[part], one.units[part]
        if not row:
            continue
        each = [unit_size(unit, grade, sizes) for unit in units]
        wides = [wide for wide, _ in each]
        steps = [wide + apart for wide in wides]
        if sum(steps) - apart > inner and len(row) > 1:
            keep = max(0.1, (inner - wides[-1]) / max(1, sum(wides[:-1])))
            steps = [int(wide * min(1.0, keep)) for wide in wides]
        else:
            airy = min(theme.px(14), (inner - sum(steps)) // max(1, len(row)))
            steps = [step + max(0, airy) for step in steps]
        wide = sum(steps[:-1]) + wides[-1]
        x = left + (tray.rect.right - left - wide) // 2
        for i, (card, step) in enumerate(zip(row, steps, strict=True)):
            drop = sizes.high - sizes.card if card.wounded else 0
            shows = step if i < len(row) - 1 and step < wides[i] else 0
            out += unit(card, (x, y + drop), tray.seat, theme, grade, shows)
            x += step
        y += max(high for _, high in each) + theme.px(6)
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
        y, step = face.bottom - theme.px(2), theme.px(strip_step(grade.width))
        tall = theme.px(strip_step(grade.width) + SIZES.strip - STRIP_STEP)
        for inner in open_ones:
            rect = pygame.Rect(face.x, y, face.w, tall)
            out.append(Spot(inner, rect, "strip", seat, w, card))
            y += step
        if len(open_ones) < len(tucked):
            rect = pygame.Rect(face.x, y, face.w, tall)
            out.append(
                Spot(tucked[len(open_ones)], rect, "more", seat, w, card, len(tucked) - len(open_ones))
            )
    form: CardForm = "covered" if card.cover or card.name is None else grade.form
    out.append(Spot(card, face, form, seat, w, shows=shows if shows < wide else 0))
    if not grade.strips:
        size, y = theme.px(18), face.y + theme.px(UNDER_NAME)
        for inner in tucked[: max(1, (high - theme.px(UNDER_NAME + 22)) // (size + 2))]:
            out.append(Spot(inner, pygame.Rect(face.x + theme.px(3), y, size, size), "chip", seat, w, card))
            y += size + 2
    return out
