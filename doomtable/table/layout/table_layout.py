"""Table layout: where everything on the table stands, from a view and a window's size. Pure.

Wide windows have a column of plates at the left and a sidebar at the right; under 1200 pixels (or 740 high) plates
become rows. Opponents share the upper part; where their panels would be too small for cards, one of them is shown and
the others are tabs.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view import PlayerView, View
from doomtable.table.layout.card_packing import NARROW, WIDE, Spot, Tray, areas, fits, grade_for, side
from doomtable.table.paint.theme import SIZES, Theme

NARROW_WIDTH: Final = 1200
NARROW_HEIGHT: Final = 740
SIDEBAR: Final = 290
NARROW_SIDEBAR: Final = 196
FAN: Final = 1.3
"""Degrees between two cards of a hand with room enough."""
FAN_SINKS: Final = 4
ROOMY_ROW: Final = 760
"""A row so wide has room for the names of its piles."""
PILES: Final = ("draw", "discard", "annihilated")


@dataclass(frozen=True, slots=True)
class Plate:
    """A player's plate, as a panel (`row` false) or a row, with the piles on or under it and what is assigned."""

    seat: Seat
    rect: pygame.Rect
    row: bool
    piles: tuple[tuple[str, pygame.Rect], ...]
    assigned: tuple[Spot, ...] = ()
    tab: bool = False
    heading: tuple[int, int] | None = None


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

    def plate_at(self, place: tuple[int, int]) -> Plate | None:
        """The plate at a pixel."""
        return next((p for p in self.plates if p.rect.collidepoint(place)), None)


def in_turn_order(view: View, bottom: Seat) -> list[Seat]:
    """The other seats, as turns pass after the one at the bottom."""
    count = len(view.players)
    return [(bottom + i) % count for i in range(1, count)]


def arrange(
    view: View,
    size: tuple[int, int],
    theme: Theme,
    *,
    bottom: Seat | None = None,
    shown: Seat | None = None,
    asking: int = 0,
) -> TableLayout:
    """The table as `view` shows it. `bottom` is the seat whose side is large (the viewer's); `shown` the opponent
    to be seen where there is room for one; `asking` the height in pixels that the question wants."""
    own = bottom if bottom is not None else view.seat if view.seat < len(view.players) else 0
    return (_narrow if is_narrow(size, theme) else _wide)(view, size, theme, own, shown, asking)


def is_narrow(size: tuple[int, int], theme: Theme) -> bool:
    """Is a window too small for plates and a broad sidebar?"""
    return size[0] < theme.px(NARROW_WIDTH) or size[1] < theme.px(NARROW_HEIGHT)


def sidebar_width(size: tuple[int, int], theme: Theme) -> int:
    """How wide the log and the asking place are."""
    return theme.px(NARROW_SIDEBAR if is_narrow(size, theme) else SIDEBAR)


def _sidebar(
    size: tuple[int, int], theme: Theme, wide: int, pad: int, asking: int
) -> tuple[pygame.Rect, pygame.Rect]:
    """The log and the asking place."""
    w, p = theme.px(wide), theme.px(pad)
    least = theme.px(230)
    high = max(least, min(asking, size[1] - 3 * p - theme.px(110)))
    ask = pygame.Rect(size[0] - w - p, size[1] - high - p, w, high)
    return pygame.Rect(ask.x, p, w, ask.y - 2 * p), ask


def _wide(
    view: View, size: tuple[int, int], theme: Theme, own: Seat, shown: Seat | None, asking: int
) -> TableLayout:
    px = theme.px
    pad, gap = px(12), px(8)
    log, ask = _sidebar(size, theme, SIDEBAR, 12, max(asking, px(260)))
    others = in_turn_order(view, own)
    banner_h = px(SIZES.banner)
    hand_h = max(px(196), min(px(270), size[1] // 4))
    hand_y = size[1] - hand_h
    main = pygame.Rect(px(214), 0, log.x - pad - px(214), size[1])
    two_rows = len(others) > 3
    head = px(34) if len(others) == 1 else pad
    room = hand_y - gap - head - banner_h - 3 * gap
    upper = round(room * (0.47 if len(others) == 1 else 0.60 if two_rows else 0.47))
    banner = pygame.Rect(main.x if len(others) == 1 else pad, head + upper + gap * 2, 0, banner_h)
    banner.w = main.right - banner.x
    own_rect = pygame.Rect(main.x, banner.bottom + gap * 2, main.w, hand_y - banner.bottom - 3 * gap)
    plates: list[Plate] = []
    trays: list[Tray] = []
    spots: list[Spot] = []
    grade = grade_for(view.players[own], own_rect.size, theme, WIDE + NARROW)
    if len(others) == 1:
        rect = pygame.Rect(main.x, head, main.w, upper + gap)
        grades = WIDE + NARROW
        theirs = grade_for(view.players[others[0]], rect.size, theme, grades)
        _add(trays, spots, side(view.players[others[0]], rect, theme, theirs))
        plates.append(_plate(view.players[others[0]], pygame.Rect(pad, pad, px(190), 0), theme, rect.bottom))
    else:
        area = pygame.Rect(pad, pad, main.right - pad, upper)
        more = _panels(view, others, area, theme, shown)
        plates += more[0]
        _add(trays, spots, more[1:])
    _add(trays, spots, side(view.players[own], own_rect, theme, grade))
    plates.append(
        _plate(view.players[own], pygame.Rect(pad, own_rect.y, px(190), 0), theme, size[1] - px(112))
    )
    menu = pygame.Rect(pad, size[1] - px(34) - pad, px(116), px(34))
    undo = pygame.Rect(pad, menu.y - px(52), px(190), px(46))
    hand_rect = pygame.Rect(main.x, hand_y + px(12), main.w, hand_h - px(20))
    hand, backs = _hand(view, own, hand_rect, theme, hand_rect.h * 5 // 7 if hand_h < px(214) else px(142))
    if len(others) == 1:
        backs += _fan_behind(view.players[others[0]], main.centerx, theme)
    board = pygame.Rect(main.x, head, main.w, own_rect.bottom - head)
    return TableLayout(
        size, False, own, tuple(plates), tuple(trays), tuple(spots), hand, tuple(backs), banner, log, ask, menu, undo,
        main, board,
    )  # fmt: skip


def _narrow(
    view: View, size: tuple[int, int], theme: Theme, own: Seat, shown: Seat | None, asking: int
) -> TableLayout:
    px = theme.px
    pad, gap, row_h = px(8), px(5), px(32)
    log, ask = _sidebar(size, theme, NARROW_SIDEBAR, 8, max(asking, px(204)) + px(36))
    others = in_turn_order(view, own)
    main = pygame.Rect(pad, 0, log.x - 2 * pad, size[1])
    hand_h = max(px(150), min(px(176), size[1] * 27 // 100))
    hand_y = size[1] - hand_h
    own_row = pygame.Rect(pad, hand_y - row_h - gap, main.w, row_h)
    tabs = 0 if len(others) == 1 else -(-len(others) // 3) * (row_h + px(3))
    room = own_row.y - gap - pad - row_h - tabs - (row_h + gap if len(others) == 1 else 0) - 4 * gap
    upper = round(room * 0.46)
    area = pygame.Rect(pad, pad, main.w, tabs + upper + (row_h + gap if len(others) == 1 else 0))
    banner = pygame.Rect(pad, area.bottom + gap, main.w, row_h)
    own_rect = pygame.Rect(pad, banner.bottom + 2 * gap, main.w, own_row.y - banner.bottom - 3 * gap)
    plates, trays, spots = _panels(view, others, area, theme, shown)
    _add(
        trays, spots,
        side(view.players[own], own_rect, theme, grade_for(view.players[own], own_rect.size, theme, WIDE + NARROW)),
    )  # fmt: skip
    plates.append(_row(view.players[own], own_row, theme))
    undo = pygame.Rect(ask.x, ask.bottom - px(30), ask.w * 3 // 5 - px(3), px(30))
    menu = pygame.Rect(undo.right + px(6), undo.y, ask.right - undo.right - px(6), px(30))
    ask = pygame.Rect(ask.x, ask.y, ask.w, ask.h - px(36))
    hand_rect = pygame.Rect(pad, hand_y + px(6), main.w, hand_h - px(10))
    hand, backs = _hand(view, own, hand_rect, theme, min(px(116), hand_rect.h * 5 // 7))
    board = pygame.Rect(pad, pad, main.w, own_rect.bottom - pad)
    return TableLayout(
        size, True, own, tuple(plates), tuple(trays), tuple(spots), hand, tuple(backs), banner, log, ask, menu, undo,
        main, board,
    )  # fmt: skip


def _add(trays: list[Tray], spots: list[Spot], more: tuple[list[Tray], list[Spot]]) -> None:
    trays += more[0]
    spots += more[1]


def _panels(
    view: View, others: list[Seat], area: pygame.Rect, theme: Theme, shown: Seat | None
) -> tuple[list[Plate], list[Tray], list[Spot]]:
    """Opponents in rows of up to three panels; as tabs over one panel where those would be too small."""
    px = theme.px
    gap, row_h = px(8), px(32)
    across = 1 if len(others) == 1 else 2 if len(others) == 2 else 3
    deep = -(-len(others) // across)
    wide = (area.w - gap * (across - 1)) // across
    high = (area.h - gap * (deep - 1)) // deep
    plates: list[Plate] = []
    trays: list[Tray] = []
    spots: list[Spot] = []
    inner = wide, high - row_h - px(9)
    crowded = [s for s in others if not any(fits(view.players[s], inner, theme, grade) for grade in NARROW)]
    if len(others) > 1 and (crowded or wide < px(380) or high - row_h < px(132)):
        return _tabs(view, others, area, theme, shown)
    for i, seat in enumerate(others):
        x = area.x + (i % across) * (wide + gap)
        y = area.y + (i // across) * (high + gap)
        player = view.players[seat]
        plates.append(_row(player, pygame.Rect(x, y, wide, row_h), theme))
        rect = pygame.Rect(x, y + row_h + px(9), wide, high - row_h - px(9))
        grade = grade_for(player, rect.size, theme, WIDE + NARROW)
        _add(trays, spots, side(player, rect, theme, grade))
    return plates, trays, spots


def _tabs(
    view: View, others: list[Seat], area: pygame.Rect, theme: Theme, shown: Seat | None
) -> tuple[list[Plate], list[Tray], list[Spot]]:
    px = theme.px
    across = min(3, len(others))
    gap, row_h = px(3), px(32)
    wide = (area.w - gap * (across - 1)) // across
    front = shown if shown in others else _foremost(view, others)
    plates: list[Plate] = []
    y = area.y
    for i, seat in enumerate(others):
        y = area.y + (i // across) * (row_h + gap)
        rect = pygame.Rect(area.x + (i % across) * (wide + gap), y, wide, row_h)
        plates.append(_row(view.players[seat], rect, theme, tab=True))
    top = y + row_h + px(9)
    rect = pygame.Rect(area.x, top, area.w, area.bottom - top)
    player = view.players[front]
    trays, spots = side(player, rect, theme, grade_for(player, rect.size, theme, WIDE + NARROW))
    return plates, trays, spots


def _foremost(view: View, others: list[Seat]) -> Seat:
    """The opponent to be seen first: whose turn it is, else who has most in play."""
    if view.turn.seat in others:
        return view.turn.seat
    return max(
        others, key=lambda s: (not view.players[s].out, sum(len(c) for _, c in areas(view.players[s])))
    )


def _plate(player: PlayerView, at: pygame.Rect, theme: Theme, bottom: int) -> Plate:
    """A panel with its piles and what is assigned under it, as far as `bottom`."""
    px = theme.px
    rect = pygame.Rect(at.x, at.y, at.w, px(146))
    wide, high = px(54), px(74)
    if bottom - rect.bottom < px(150):
        wide, high = px(40), px(54)
    step = (rect.w - wide) // 2
    y = rect.bottom + px(16)
    piles = tuple((name, pygame.Rect(rect.x + i * step, y, wide, high)) for i, name in enumerate(PILES))
    top = y + high + px(34)
    assigned: list[Spot] = []
    strip = px(SIZES.strip)
    room = max(0, (bottom - top - px(14)) // (strip + px(3)))
    for i, card in enumerate(player.attached[:room]):
        spot = pygame.Rect(rect.x, top + px(14) + i * (strip + px(3)), rect.w, strip)
        last = i == room - 1 and len(player.attached) > room
        form, count = ("more", len(player.attached) - i) if last else ("strip", 0)
        assigned.append(Spot(card, spot, form, player.seat, count=count))  # type: ignore[arg-type]
    heading = (rect.x, top - px(6)) if assigned else None
    return Plate(player.seat, rect, False, piles, tuple(assigned), heading=heading)


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
    if rect.w > px(330):
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
    high = round(wide * 1.4)
    room = rect.w - wide
    step = min(wide + theme.px(6), room // max(1, count - 1)) if count > 1 else 0
    x = rect.x + (rect.w - (wide + step * (count - 1))) // 2
    y = rect.y + max(0, (rect.h - high) // 2)
    fan = [0.0] * count
    sunk = theme.px(FAN_SINKS) * (count // 2) ** 2 / max(1, count // 2)
    if count > 1 and step >= wide - theme.px(4) and rect.h - high >= 2 * sunk + theme.px(12):
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
