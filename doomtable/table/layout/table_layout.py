"""Table layout: where everything on the table stands, from a view and a window's size. Pure.

From above: the others, the front line with the turn, one's own side, the hand between one's plate and the asking place.
The log is a line on the front line, or, opened, a column at the right. Opponents share the upper part; where their
panels would be too small for cards, one of them is shown and the others are tabs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import PlayerView, View
from doomtable.table.kit.view_sides import lone_foe, partners, pooled, pools_of_others
from doomtable.table.layout.board_areas import Board, board_of
from doomtable.table.layout.card_packing import (
    NARROW,
    MeasuredArea,
    PackingLevel,
    SideMeasure,
    Spot,
    Tray,
    fits,
    grade_for,
    measured,
    side_measure,
)
from doomtable.table.layout.lane_layout import MOST_ROWS, packed, rows
from doomtable.table.layout.line_panels import line_panels, stands_lined
from doomtable.table.layout.pile_places import without
from doomtable.table.layout.ring_layout import ring
from doomtable.table.layout.stand_panels import stand_panels
from doomtable.table.layout.star_layout import NO_PLANETS, SHARE, PlanetPlace, grounds_of, plates_across, star
from doomtable.table.layout.table_bands import bands, first_share, is_narrow, levels_for
from doomtable.table.paint.theme import SIZES, Theme

SIDEBAR: Final = 290
NARROW_SIDEBAR: Final = 196
FAN: Final = 1.3
"""Degrees between two cards of a hand with room enough."""
FAN_SINKS: Final = 4
ROOMY_ROW: Final = 760
"""A row so wide has room for the names of its piles."""
LITTLE: Final = 8
"""A side gives up this part of its height rather than the width of a question that reaches into it."""
LITTLE_OF_STAR: Final = 3
"""The same where planets lie, which have height to spare."""
LITTLE_LESS: Final = 0.85
"""Cards in hand become so small rather than that they lie over each other's ratings."""
MARKS: Final = 14
"""How far the marks over the hand, with their prices, reach into the own side."""
MARKS_AT_BASES: Final = 26
"""The same where the names of bases stand at its lower edge, which no mark is to lie on."""
PILED_ROW: Final = 400
"""A row so wide has room for its piles and a name; a smaller one tells of its piles when it is pointed at."""
BUTTON: Final = 40
"""How high undo and menu are."""
PILES: Final = ("draw", "discard", "annihilated")


@dataclass(frozen=True, slots=True)
class Plate:
    """A player's plate, as a panel (`row` false) or a row, with the piles on it and what is assigned."""

    seat: Seat
    rect: pygame.Rect
    row: bool
    piles: tuple[tuple[str, pygame.Rect], ...]
    assigned: tuple[Spot, ...] = ()
    tab: bool = False


@dataclass(frozen=True, slots=True)
class PoolPlate:
    """A plate on the front line with what another side has in common; its first member stands for it."""

    seat: Seat
    rect: pygame.Rect


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Everything on the table, in pixels. `hand` is in drawing order; `backs` are cards seen from behind."""

    size: tuple[int, int]
    narrow: bool
    bottom: Seat
    plates: tuple[Plate, ...]
    trays: tuple[Tray, ...]
    spots: tuple[Spot, ...]
    hand: tuple[Spot, ...]
    backs: tuple[pygame.Rect, ...]
    banner: pygame.Rect
    log: pygame.Rect
    ask: pygame.Rect
    menu: pygame.Rect
    undo: pygame.Rect
    main: pygame.Rect
    board: pygame.Rect
    log_line: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    """Where the newest line of the log stands while the log is closed."""
    pools: tuple[PoolPlate, ...] = ()
    home: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))
    """Where home is named: over one's own areas in its lane, or as a planet; empty without places."""
    planets: tuple[PlanetPlace, ...] = ()

    def spot(self, handle: int) -> Spot | None:
        """Where the card of a handle stands, if it is on the table or in the hand."""
        return next((s for s in self.every() if s.card.handle == handle and s.form != "more"), None)

    def every(self) -> list[Spot]:
        """All spots, the uppermost last."""
        assigned = [spot for plate in self.plates for spot in plate.assigned]
        return [*self.spots, *assigned, *self.hand]

    def spot_at(self, place: tuple[int, int]) -> Spot | None:
        """The uppermost spot at a pixel."""
        return next((s for s in reversed(self.every()) if s.rect.collidepoint(place)), None)

    def tray_at(self, place: tuple[int, int]) -> Tray | None:
        """The tray at a pixel."""
        return next((t for t in self.trays if t.rect.collidepoint(place)), None)

    def unfolded(self, gate: Tray) -> pygame.Rect:
        """How far an empty area reaches while its gate stands open: as wide as a card over open ground, and not over
        what stands beside it."""
        wides = [spot.rect.w for spot in self.spots if spot.form in ("board", "covered", "mini")]
        want, apart = max(wides, default=gate.rect.h) * 5 // 4, gate.rect.w // 2
        beside = [tray.rect for tray in self.trays if tray.seat == gate.seat and tray != gate]
        left = max((rect.right + 2 for rect in beside if rect.right <= gate.rect.x), default=self.board.x)
        right = min((rect.x - apart for rect in beside if rect.x >= gate.rect.right), default=self.board.right)
        x, end = max(left, gate.rect.centerx - want // 2), min(right, gate.rect.centerx + want // 2)
        open_ground = pygame.Rect(x, gate.rect.y, max(0, end - x), gate.rect.h)
        return gate.rect.union(open_ground).inflate(0, gate.rect.h // 4).clip(self.board)

    def gate_at(self, place: tuple[int, int], open_gates: frozenset[tuple[int, str]]) -> Tray | None:
        """The empty area at a pixel, its gate standing open."""
        opened = (tray for tray in self.trays if tray.empty and (tray.seat, tray.area) in open_gates)
        return next((tray for tray in opened if self.unfolded(tray).collidepoint(place)), None)

    def plate_at(self, place: tuple[int, int]) -> Plate | None:
        """The plate at a pixel."""
        return next((p for p in self.plates if p.rect.collidepoint(place)), None)


def in_turn_order(view: View, bottom: Seat) -> list[Seat]:
    """The other seats, as turns pass after the one at the bottom."""
    return [(bottom + i) % len(view.players) for i in range(1, len(view.players))]


def seating(view: View, bottom: Seat) -> list[Seat]:
    """The other seats in the order in which they are laid out; who stands alone against many has the middle of the
    upper edge, opposite them."""
    others = in_turn_order(view, bottom)
    foe = lone_foe(view, bottom)
    if foe in others and len(others) > 2:
        others.remove(foe)
        others.insert(1, foe)
    return others


def arrange(
    view: View,
    size: tuple[int, int],
    theme: Theme,
    *,
    bottom: Seat | None = None,
    shown: Seat | None = None,
    asking: int = 0,
    column: bool = False,
    areas: Board | None = None,
) -> TableLayout:
    """The table as `view` shows it. `bottom` is the seat whose side is large (the viewer's); `shown` the opponent
    to be seen where there is room for one; `asking` the height in pixels that the question wants; `column` is whether
    the log, or whatever takes its place, stands open at the right; `areas` by default are those of the view."""
    px, narrow = theme.px, is_narrow(size, theme)
    own = bottom if bottom is not None else view.seat if view.seat < len(view.players) else 0
    areas = areas or (Board("star", {}, grounds_of(view)) if view.places else board_of(view, own))
    starred = areas.shape == "star"
    sides = {seat: measured(found) for seat, found in areas.sides.items()}
    levels = levels_for(size, theme)
    others = seating(view, own)
    pad, gap, row_h, top, front_h, room, hand_y = bands(size, theme, 1 if starred else len(others))
    ask = _ask(size, theme, asking, column)
    right = ask.x - pad if column else size[0]
    undo, menu = _undo_and_menu(size, theme)
    lanes = areas.shape == "lanes" and len(others) > 1
    rowed = lanes and len(others) <= MOST_ROWS and not narrow
    two_rows = (len(others) > 3 or rowed or stands_lined(view, others)) and not narrow
    shares = 0.60 if two_rows or starred else first_share(size, theme) if len(others) == 1 else 0.48, 0.54
    for share in shares:
        front = pygame.Rect(0, top + round(room * share) + gap, right, front_h)
        if ask.y < front.bottom + gap:  # a long question stands beside everything that it would lie over
            front.w = ask.x - gap
        area = pygame.Rect(pad, pad, right - 2 * pad, front.y - gap - pad)
        if ask.y < area.bottom + gap:
            area.w = ask.x - gap - pad
        tops = area.w if not narrow or column else min(area.w, undo.x - pad - area.x)
        if starred:
            beside = plates_across(pygame.Rect(area.x, area.y, tops, row_h), len(others), row_h, gap)
            plates = [_row(view.players[s], r, theme) for s, r in zip(others, beside, strict=True)]
            places = dict[Seat, pygame.Rect]()
            break
        plates, places = _panels(view, others, area, theme, shown, tops, row_h, sides, rowed, lanes)
        if not (two_rows and plates[0].tab):  # one of them alone needs no room for two rows
            break
    marks = MARKS * any(one.measure.edged for one in sides.get(own, ()))
    above_hand = hand_y - gap - px(MARKS_AT_BASES if view.base_goal else marks)  # clear of its prices
    own_rect = pygame.Rect(pad, front.bottom + gap, right - 2 * pad, above_hand - front.bottom - gap)
    asked = ask if not column and own_rect.bottom + gap > ask.y else None
    stays = starred and asked is not None and own_rect.x + round(own_rect.w * SHARE) + 2 * gap <= ask.x
    if asked is not None and not stays:
        little = LITTLE_OF_STAR if starred else LITTLE
        own_rect = _beside_question(own_rect, ask, (gap, pad), side_measure(sides.get(own, ())), theme, levels, little)
    places[own] = own_rect
    if rowed and not plates[0].tab and own_rect.right > places[others[0]].x:  # lanes run on to one's own side
        own_rect.w, own_rect.x = min(own_rect.right, places[others[0]].right) - places[others[0]].x, places[others[0]].x
    upper_rect, band = pygame.Rect(area.x, top, area.w, front.y - gap - top), pygame.Rect(0, 0, 0, 0)
    planets = NO_PLANETS
    if starred:
        trays, spots, band, planets = star(areas.common, upper_rect, own_rect, own, theme, asked if stays else None)
    elif areas.shape == "ring":
        trays, spots = ring(areas.common, upper_rect, own_rect, own, theme)
    else:
        trays, spots, band = packed(areas, sides, places, own, theme, levels)
    plates.append(_own_plate(view.players[own], size, theme, hand_y))
    if view.stand >= 0:  # what is discarded is annihilated
        plates = [replace(plate, piles=without("discard", plate.piles)) for plate in plates]
    log = pygame.Rect(size[0], 0, 0, 0)
    if column:
        log = pygame.Rect(ask.x, menu.bottom + pad if narrow else pad, ask.w, 0)
        log.h = ask.y - pad - log.y
    line = pygame.Rect(0, 0, 0, 0) if column else _log_line(front, theme, narrow)
    pools = _pools(view, own, front, line, theme, narrow)
    left = plates[-1].rect.right + gap
    hand_rect = pygame.Rect(left, hand_y, ask.x - gap - left, size[1] - hand_y)
    wide = min(px(112 if narrow else 168), (hand_rect.h - px(10 if narrow else 26)) * 5 // 7)
    hand, backs = _hand(view, own, hand_rect, theme, wide)
    if len(others) == 1 and not narrow:
        backs += _fan_behind(view.players[others[0]], right // 2, theme)
    board = pygame.Rect(pad, top, right - 2 * pad, own_rect.bottom - top)
    return TableLayout(
        size, narrow, own, tuple(plates), tuple(trays), tuple(spots), hand, tuple(backs), front, log, ask, menu, undo,
        pygame.Rect(pad, 0, right - 2 * pad, size[1]), board, line, pools, band, planets,
    )  # fmt: skip


def _beside_question(
    side: pygame.Rect, ask: pygame.Rect, apart: tuple[int, int], cards: SideMeasure, theme: Theme,
    levels: tuple[PackingLevel, ...], little: int,
) -> pygame.Rect:  # fmt: skip
    """What is left of the own side where the question reaches into it: whatever leaves its cards largest, and rather
    what keeps them in the middle, where they were before the question."""
    gap, pad = apart
    lower, narrower, middle = side.copy(), side.copy(), side.copy()
    lower.h = ask.y - gap - side.y
    narrower.w = ask.x - gap - pad
    middle.inflate_ip(2 * (narrower.right - side.right), 0)
    rooms = [middle, narrower, lower] if side.h - lower.h > side.h // little else [lower, middle, narrower]
    return min(rooms, key=lambda rect: _crowding(cards, rect, theme, levels))


def _crowding(
    cards: SideMeasure, rect: pygame.Rect, theme: Theme, levels: tuple[PackingLevel, ...]
) -> tuple[int, int]:  # fmt: skip
    """How crowded the cards of a side are in a rectangle: the later their level the more; where they lie over each
    other, also the narrower it is."""
    level = levels.index(grade_for(((cards, rect.size),), theme, levels))
    return level, -rect.w if levels[level].overlap else 0


def sidebar_width(size: tuple[int, int], theme: Theme) -> int:
    """How wide the log and the asking place are."""
    return theme.px(NARROW_SIDEBAR if is_narrow(size, theme) else SIDEBAR)


def _ask(size: tuple[int, int], theme: Theme, asking: int, column: bool) -> pygame.Rect:
    """The asking place, lower right: as high as the question wants, up to a bound; undo and menu are below it, in a
    small window above everything."""
    px, narrow = theme.px, is_narrow(size, theme)
    w, p = sidebar_width(size, theme), px(8 if narrow else 12)
    below = 0 if narrow else px(BUTTON) + px(6)
    least = size[1] - bands(size, theme, 1).hand_y - p - below - px(6)
    above = px(150 if column else 46)
    high = max(least, min(asking, size[1] - 2 * p - below - above))
    return pygame.Rect(size[0] - w - p, size[1] - high - p - below, w, high)


def _undo_and_menu(size: tuple[int, int], theme: Theme) -> tuple[pygame.Rect, pygame.Rect]:
    """Undo and menu: under the asking place, in a small window in the upper right corner."""
    px, narrow = theme.px, is_narrow(size, theme)
    w, pad, gap = sidebar_width(size, theme), px(8 if narrow else 12), px(6)
    y = pad if narrow else size[1] - pad - px(BUTTON)
    undo = pygame.Rect(size[0] - pad - w, y, w * 3 // 5 - gap, px(32 if narrow else BUTTON))
    return undo, pygame.Rect(undo.right + gap, y, w - undo.w - gap, undo.h)


def _log_line(banner: pygame.Rect, theme: Theme, narrow: bool) -> pygame.Rect:
    """Where the newest line of the log stands on the front line: its right part."""
    wide = banner.w * (34 if narrow else 38) // 100
    return pygame.Rect(banner.right - wide, banner.y + theme.px(3), wide, banner.h - theme.px(6))


def _pools(
    view: View, own: Seat, front: pygame.Rect, line: pygame.Rect, theme: Theme, narrow: bool
) -> tuple[PoolPlate, ...]:
    """A plate for each pool of another side, on the front line before its log, which gives way for them."""
    px, plates = theme.px, []
    right = line.x if line.w else front.right - px(14)
    firsts = pools_of_others(view, own)
    wides = [px(34) + px(62 if narrow else 66) * len(pooled(view, first)) for first in firsts]
    if line.w:
        taken = sum(wides) + px(6) * len(wides)
        line.x, line.w, right = line.x + taken, line.w - taken, line.x + taken
    for first, wide in zip(firsts[::-1], wides[::-1], strict=True):
        plates.append(PoolPlate(first, pygame.Rect(right - wide - px(6), front.y + px(4), wide, front.h - px(8))))
        right -= wide + px(6)
    return tuple(plates[::-1])


def _panels(
    view: View, others: list[Seat], area: pygame.Rect, theme: Theme, shown: Seat | None, tops: int, row_h: int,
    sides: Mapping[Seat, Sequence[MeasuredArea]], rowed: bool, laned: bool,
) -> tuple[list[Plate], dict[Seat, pygame.Rect]]:  # fmt: skip
    """Plates of the opponents and places for their cards, in rows of up to three panels; tabs over one panel where
    those would be too small. `tops` is how wide the plates of the upper edge may be together."""
    px, gap = theme.px, theme.px(8)
    if len(others) == 1:  # a plate in the upper left corner, the cards below it over the whole width
        row = pygame.Rect(area.x, area.y, min(tops, px(640)), row_h)
        rect = pygame.Rect(area.x, row.bottom + px(6), area.w, area.bottom - row.bottom - px(6))
        return [_row(view.players[others[0]], row, theme)], {others[0]: rect}
    if rowed:
        plated, lanes = rows(others, area, theme, row_h)
        every = zip(lanes.values(), [side_measure(sides[seat]) for seat in others], strict=True)
        if all(any(fits(side, place.size, theme, grade) for grade in NARROW[::-1]) for place, side in every):
            return [_row(view.players[seat], rect, theme) for seat, rect in plated.items()], lanes
    if laned:  # no two sides beside each other have them in common
        return _tabs(view, others, area, theme, shown, tops)
    lined = line_panels(view, others, area, theme, row_h, sides)
    if lined:
        under = row_h + px(6)
        inner_of = {seat: pygame.Rect(one.x, one.y + under, one.w, one.h - under) for seat, one in lined.items()}
        widths = {seat: max(px(250), min(one.w, area.x + tops - one.x)) for seat, one in lined.items()}
        rects = {seat: pygame.Rect(one.topleft, (widths[seat], row_h)) for seat, one in lined.items()}
        return [_row(view.players[seat], rect, theme) for seat, rect in rects.items()], inner_of
    parted = stand_panels(view, others, area, theme, row_h, tops, sides)
    if parted:
        plates = [_row(view.players[seat], plate, theme) for seat, (plate, _) in parted.items()]
        return plates, {seat: place for seat, (_, place) in parted.items()}
    across = 2 if len(others) in (2, 4) else 3
    deep = -(-len(others) // across)
    wide = (area.w - gap * (across - 1)) // across
    high = (area.h - gap * (deep - 1)) // deep
    plates = []
    places: dict[Seat, pygame.Rect] = {}
    inner = wide, high - row_h - px(6)
    small = wide < px(380) or wide - (area.w - tops) < px(250) or high - row_h < px(132)
    wanted = [side_measure(sides[seat]) for seat in others if seat in sides]
    if small or not all(any(fits(side, inner, theme, grade) for grade in NARROW[::-1]) for side in wanted):
        return _tabs(view, others, area, theme, shown, tops)
    for i, seat in enumerate(others):
        x = area.x + (i % across) * (wide + gap)
        y = area.y + (i // across) * (high + gap)
        beside = min(wide, area.x + tops - x) if y == area.y else wide  # undo and menu may stand at its right
        plates.append(_row(view.players[seat], pygame.Rect(x, y, beside, row_h), theme))
        places[seat] = pygame.Rect(x, y + row_h + px(6), *inner)
    return plates, places


def _tabs(
    view: View, others: list[Seat], area: pygame.Rect, theme: Theme, shown: Seat | None, tops: int
) -> tuple[list[Plate], dict[Seat, pygame.Rect]]:
    px, across = theme.px, 2 if len(others) == 4 else min(3, len(others))
    gap, row_h = px(3), px(32)
    wide = (tops - gap * (across - 1)) // across
    front = shown if shown in others else _foremost(view, others)
    plates: list[Plate] = []
    y = area.y
    for i, seat in enumerate(others):
        y = area.y + (i // across) * (row_h + gap)
        rect = pygame.Rect(area.x + (i % across) * (wide + gap), y, wide, row_h)
        plates.append(_row(view.players[seat], rect, theme, tab=True))
    top = y + row_h + px(6)
    return plates, {front: pygame.Rect(area.x, top, area.w, area.bottom - top)}


def _foremost(view: View, others: list[Seat]) -> Seat:
    """The opponent to be seen first: whose turn it is, else who has most in play."""
    if view.turn.seat in others:
        return view.turn.seat
    foes = [seat for seat in others if view.players[seat].team and len(partners(view, seat)) == 1]
    if foes:
        return foes[0]
    return max(others, key=lambda s: (not view.players[s].out, _in_play(view.players[s])))


def _in_play(player: PlayerView) -> int:
    """How many cards a player has on the table."""
    return sum(map(len, (player.squad, player.unrevealed, player.kohort, player.outpost, player.beside)))


def _own_plate(player: PlayerView, size: tuple[int, int], theme: Theme, hand_y: int) -> Plate:
    """The plate in the lower left corner with its piles; what is assigned stands over it."""
    px, narrow = theme.px, is_narrow(size, theme)
    pad = px(8 if narrow else 12)
    rect = pygame.Rect(pad, 0, px(172 if narrow else 316), px(122 if narrow else 148))
    rect.bottom = size[1] - pad
    wide, high = (px(15), px(21)) if narrow else (px(24), px(34))
    step = (rect.w - px(28 if narrow else 32)) // len(PILES)
    y = rect.bottom - high - px(14 if narrow else 12)
    piles = tuple(
        (name, pygame.Rect(rect.x + px(14 if narrow else 18) + i * step, y, wide, high)) for i, name in enumerate(PILES)
    )
    strip, apart = px(SIZES.strip), px(3)
    room = max(1, (rect.y - px(4) - hand_y) // (strip + apart))  # one stands beside the areas in a low window
    assigned: list[Spot] = []
    shown = player.attached[:room]
    for i, card in enumerate(shown):
        last = i == room - 1 and len(player.attached) > room
        form, count = ("more", len(player.attached) - i) if last else ("strip", 0)
        place = pygame.Rect(rect.x, rect.y - px(4) - (len(shown) - i) * (strip + apart), rect.w, strip)
        assigned.append(Spot(card, place, form, player.seat, count=count))  # type: ignore[arg-type]
    return Plate(player.seat, rect, False, piles, tuple(assigned))


def _row(player: PlayerView, rect: pygame.Rect, theme: Theme, tab: bool = False) -> Plate:
    """A row with the piles on it; what is assigned stands at its right end."""
    px = theme.px
    assigned: list[Spot] = []
    right = rect.right - px(8)
    wide = px(118) if rect.w > px(600) else px(64) if rect.w > px(460) else 0
    shown = player.attached if wide else ()
    most = 2 if rect.w > px(980) else 1
    for i, card in enumerate(shown[:most]):
        last = i == most - 1 and len(shown) > most
        form, count = ("more", len(shown) - i) if last else ("strip", 0)
        w = px(34) if last else wide
        spot = pygame.Rect(right - w, rect.centery - px(11), w, px(SIZES.strip))
        assigned.append(Spot(card, spot, form, player.seat, count=count))  # type: ignore[arg-type]
        right -= w + px(6)
    piles: list[tuple[str, pygame.Rect]] = []
    if rect.w > px(PILED_ROW):
        step = px(100) if rect.w > px(ROOMY_ROW) else px(46)
        right = min(right, rect.right - px(14) - (wide + px(8)) * bool(wide and rect.w > px(600)))
        for i, name in enumerate(reversed(PILES)):
            piles.append((name, pygame.Rect(right - step * (i + 1), rect.centery - px(10), px(15), px(21))))
    return Plate(player.seat, rect, True, tuple(piles), tuple(assigned), tab)


def _hand(
    view: View, own: Seat, rect: pygame.Rect, theme: Theme, wide: int
) -> tuple[tuple[Spot, ...], list[pygame.Rect]]:
    """The hand of the seat at the bottom, face up as far as the viewer knows it, from behind otherwise."""
    player = view.players[own]
    count = max(player.hand_count, len(player.hand))
    if not count:
        return (), []
    side_by_side = (rect.w - theme.px(3) * (count - 1)) // count
    if wide > side_by_side >= wide * LITTLE_LESS:
        wide = side_by_side
    high = round(wide * 1.4)
    room = rect.w - wide
    step = min(wide + theme.px(6), room // max(1, count - 1)) if count > 1 else 0
    x = rect.x + (rect.w - (wide + step * (count - 1))) // 2
    y = rect.y + max(0, (rect.h - high) // 2)
    fan = [0.0] * count
    sunk = theme.px(FAN_SINKS) * (count // 2) ** 2 / max(1, count // 2)
    if count > 1 and step >= wide - theme.px(4) and rect.h - high >= sunk + theme.px(10):
        fan = [FAN * ((count - 1) / 2 - i) for i in range(count)]
    y -= round(sunk / 2) * any(fan)
    places = [
        pygame.Rect(x + i * step, y + round(sunk * (turn / (FAN * count / 2)) ** 2), wide, high)
        for i, turn in enumerate(fan)
    ]
    if own != view.seat:
        return (), places
    last = len(player.hand) - 1
    hand = [
        Spot(card, place, "hand", own, wide, shows=step if i < last and step < wide - theme.px(5) else 0, turn=fan[i])
        for i, (card, place) in enumerate(zip(player.hand, places, strict=False))
    ]
    return tuple(hand), places[len(hand) :]


def _fan_behind(player: PlayerView, middle: int, theme: Theme) -> list[pygame.Rect]:
    """An opponent's hand peeping in at the upper edge."""
    wide, step = theme.px(62), theme.px(44)
    count = min(player.hand_count, 12)
    left = middle - (step * (count - 1) + wide) // 2
    return [pygame.Rect(left + i * step, -theme.px(66), wide, theme.px(87)) for i in range(count)]
