"""Lobby layout: where seats, chat, join code and terms of a lobby stand, and what can be pressed there.

Pure: the room as it stands and the size of the panel in, rectangles out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pygame

from doomtable.net import protocol as P
from doomtable.table.kit.form_screen import StopKey, stepper_places
from doomtable.table.lan.lan_room import LanRoom
from doomtable.table.paint.theme import Theme

CHAT: Final[StopKey] = ("chat", 0)
NUMBERS: Final = ("goal", "start", "hand", "clock", "wait", "quiet")
CHOICES: Final = ("edition", "form", "dice")
"""What of the rules is chosen one after the other, and what is on or off: two a line."""
MARKS: Final = ("sabotage", "warzones", "discards", "wars", "battles")
BOOSTERS: Final = "boosters"
"""What decks are built of: beside the last of those that are on or off."""
QUIET: Final = ("lobby", "over")
"""Phases in which seats, decks and terms may change."""
MOST_ASKERS: Final = 3

Stops = dict[StopKey, pygame.Rect]


class LobbyLayout(NamedTuple):
    """Where everything stands; `stops` are the places that can be pressed, in the order of Tab."""

    stops: Stops
    rows: tuple[pygame.Rect, ...]
    """Of the seats."""
    askers: tuple[P.MemberInfo, ...]
    """Who asks whether they may look on, as many as are shown, and where."""
    asks: tuple[pygame.Rect, ...]
    lookers: tuple[P.MemberInfo, ...]
    """Who looks on, and where they are named."""
    watchers: pygame.Rect
    talk: pygame.Rect
    side: pygame.Rect
    """The panel at the right, and in it the code, the addresses, what is agreed, and one's own colour."""
    code: pygame.Rect
    addresses: pygame.Rect
    agreed: pygame.Rect
    lines: dict[str, pygame.Rect]
    colours: pygame.Rect
    line: pygame.Rect
    """The sentence at the foot."""


class _Side(NamedTuple):
    code: pygame.Rect
    addresses: pygame.Rect
    agreed: pygame.Rect
    lines: dict[str, pygame.Rect]
    colours: pygame.Rect


def lay_out_lobby(
    room: LanRoom, theme: Theme, body: pygame.Rect, foot: pygame.Rect, main: StopKey
) -> LobbyLayout:
    """Seats and talk at the left; the code, what is agreed and what one brings at the right."""
    px, table = theme.px, room.table
    stops: Stops = {}
    wide = min(px(440), body.w * 43 // 100)
    side = pygame.Rect(body.right - wide, body.y, wide, body.h)
    left = pygame.Rect(body.x, body.y, side.x - px(20) - body.x, body.h)
    looking = [one for one in table.people if one.seat < 0 and one.watching != "no" and one.state != "left"]
    asking = [one for one in looking if one.watching == "asks" and one.member != room.member]
    lookers = tuple(one for one in looking if one.watching == "yes")
    askers = tuple(asking[:MOST_ASKERS])
    lines = len(table.seats) + len(askers) + bool(lookers)
    high = min(px(48), (left.h - px(150)) // max(1, lines))
    rows = tuple(pygame.Rect(left.x, left.y + i * high, left.w, high - px(6)) for i in range(len(table.seats)))
    for seat, row in zip(table.seats, rows, strict=True):
        _add_seat_stops(stops, room, theme, seat, row)
    y = left.y + len(table.seats) * high
    asks = tuple(pygame.Rect(left.x, y + i * high, left.w, high - px(6)) for i in range(len(askers)))
    for one, row in zip(askers, asks, strict=True):
        if room.host:
            stops["allow", one.member] = pygame.Rect(row.right - px(206), row.y, px(100), row.h)
            stops["deny", one.member] = pygame.Rect(row.right - px(100), row.y, px(100), row.h)
    y += len(askers) * high
    watchers = pygame.Rect(left.x + px(44), y, left.w - px(44), high - px(6) if lookers else 0)
    y += high if lookers else 0
    talk = pygame.Rect(left.x, y + px(4), left.w, left.bottom - y - px(4))
    stops[CHAT] = pygame.Rect(talk.x + px(14), talk.bottom - px(14) - px(34), talk.w - px(28), px(34))
    at_side = _add_side_stops(stops, room, theme, side)
    stops["leave", 0] = pygame.Rect(foot.x, foot.y, px(150), foot.h)
    x = foot.x + px(162)
    if main != CHAT:
        stops[main] = pygame.Rect(side.x, foot.y, side.w, foot.h)
    if room.seat >= 0:
        stops["stand", 0] = pygame.Rect(x, foot.y, px(150), foot.h)
        x += px(162)
    line = pygame.Rect(x + px(4), foot.y, side.x - px(20) - x, foot.h)
    return LobbyLayout(stops, rows, askers, asks, lookers, watchers, talk, side, *at_side, line)


def _add_seat_stops(stops: Stops, room: LanRoom, theme: Theme, seat: P.SeatInfo, row: pygame.Rect) -> None:
    """What can be done with a seat."""
    px, x = theme.px, row.right
    mine = seat.member and seat.member == room.member
    if room.host and room.table.phase == "building":
        if seat.state in ("lost", "left"):
            stops["take", seat.seat] = pygame.Rect(x - px(128), row.y, px(128), row.h)
        return
    if room.host and seat.member and not mine:
        stops["kick", seat.member] = pygame.Rect(x - px(34), row.centery - px(16), px(32), px(32))
        return
    if seat.member or mine:
        return
    if room.host:
        what = "computer" if seat.kind == "remote" else "open"
        stops[what, seat.seat] = pygame.Rect(x - px(128), row.y, px(128), row.h)
        x -= px(136)
    if seat.kind == "remote" and room.table.phase in QUIET:
        stops["sit", seat.seat] = pygame.Rect(x - px(104), row.y, px(104), row.h)


def _add_side_stops(stops: Stops, room: LanRoom, theme: Theme, side: pygame.Rect) -> _Side:
    """The code with its addresses, a line for each of the terms, and one's own colour and deck."""
    px = theme.px
    inner = side.inflate(-px(36), -px(16))
    code = pygame.Rect(inner.x, inner.y, inner.w, px(66))
    stops["copy", 0] = pygame.Rect(inner.right - px(92), inner.y + px(24), px(92), px(36))
    addresses = pygame.Rect(inner.x, code.bottom, inner.w, px(22) if room.addresses else 0)
    y = addresses.bottom + px(4)
    mine = px(84) if room.seat >= 0 else 0
    marked = -(-len(MARKS) // 2)
    line = min(px(38), (inner.bottom - mine - y - px(34)) // (len(NUMBERS) + marked))
    agreed = pygame.Rect(inner.x, y, inner.w, px(30))
    y = agreed.bottom + px(2)
    lines: dict[str, pygame.Rect] = {}
    ruled = room.host and room.table.phase in QUIET
    third, half = (inner.w - px(12)) // len(CHOICES), inner.w // 2
    for i, what in enumerate(CHOICES):
        lines[what] = pygame.Rect(inner.x + i * (third + px(6)), agreed.y, third, agreed.h)
        if ruled:
            stops[what, 1] = lines[what]
    for what in NUMBERS:
        rect = lines[what] = pygame.Rect(inner.x, y, inner.w, line)
        if ruled:
            stops |= stepper_places(what, rect, theme)
        y += line
    place = pygame.Rect(inner.x + len(MARKS) % 2 * half, y + len(MARKS) // 2 * line, half, line - px(2))
    lines[BOOSTERS] = place
    if ruled:
        stops[BOOSTERS, 1] = place
    for i, what in enumerate(MARKS):
        rect = lines[what] = pygame.Rect(inner.x + i % 2 * half, y + i // 2 * line, half - px(6), line)
        if ruled:
            stops[what, 0] = rect
    y += marked * line
    colours = pygame.Rect(0, 0, 0, 0)
    if mine:
        y = inner.bottom - mine + px(8)
        wide, gap = px(28), px(10)
        for n in range(P.COLOURS):
            stops["colour", n] = pygame.Rect(inner.right - (P.COLOURS - n) * (wide + gap) + gap, y, wide, wide)
        colours = pygame.Rect(inner.x, y, inner.w - P.COLOURS * (wide + gap), wide)
        stops["deck", 0] = pygame.Rect(inner.x, inner.bottom - px(40), inner.w, px(40))
    return _Side(code, addresses, agreed, lines, colours)
