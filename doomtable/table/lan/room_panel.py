"""Room panel: over the log of a network game, who is gone, the clocks, and the chat.

It takes its height from the log and covers nothing of the table.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

import pygame

from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.form_screen import TextField
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.widgets import Button
from doomtable.table.lan.chat import ShownChatLine, draw_chat, high_of
from doomtable.table.lan.lan_room import LanRoom
from doomtable.table.lan.lan_sheets import OpenChat, ShowPeople
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.match.info_panel import LEAST_LOG, padding
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_panel
from doomtable.table.paint.text_layout import draw_text, shortened
from doomtable.table.paint.theme import Color, Theme, mix
from doomtable.words.words import Words

LINE: Final = 20
SHOWN: Final = 4
"""The last so many things that were said are shown."""
MOST_TALK: Final = 96
"""Pixels at a scale of 1 that the talk takes at most."""
ENTRY: Final = 34


class MemberStatus(NamedTuple):
    """How somebody stands: his name in his colour, a word, the colour of the palette of that word."""

    name: str
    colour: Color
    word: str
    tone: str


class RoomPanel(NamedTuple):
    """What stands beside the table."""

    standings: tuple[MemberStatus, ...]
    talk: tuple[ShownChatLine, ...]


def clock(seconds: int) -> str:
    """Seconds as a clock shows them."""
    return f"{seconds // 60}:{seconds % 60:02}"


def standings(room: LanRoom, words: Words, theme: Theme, gone: int) -> tuple[MemberStatus, ...]:
    """Who is gone, who is played for, what is left of the clocks, who asks to look on.

    `gone` are the seconds since the room was told of last.
    """
    say, palette, table = words.say, theme.palette, room.table
    waits = {one.seat: one.seconds for one in table.waiting}
    out = []
    for seat in table.seats:
        if seat.kind != "remote":
            continue
        colour = palette.seats[seat.seat % len(palette.seats)]
        word, tone = "", "ash"
        if seat.state in ("lost", "left"):
            word, tone = say("room-lost" if seat.state == "lost" else "room-left"), "ember"
            left = waits.get(seat.seat, -1)
            if left >= 0:
                word = say("room-lost-for", time=clock(max(0, left - gone)))
        elif seat.state == "computer":
            word, tone = say("room-computer"), "ember"
        elif seat.seconds >= 0:
            asked = room.asked == seat.seat and not table.waiting
            word, tone = clock(max(0, seat.seconds - (gone if asked else 0))), "brass_hi" if asked else "ash"
        if word:
            out.append(MemberStatus(tidy(seat.name), colour, word, tone))
    if room.host:
        for one in table.people:
            if one.watching == "asks" and one.state == "here":
                out.append(MemberStatus(tidy(one.name), palette.ash, say("room-asks"), "ember"))
    return tuple(out)


def over_log(layout: TableLayout, panel: RoomPanel, theme: Theme) -> tuple[TableLayout, pygame.Rect]:
    """The layout with a place for the panel over its log, and that place."""
    px, log = theme.px, layout.log
    inner = log.w - 2 * padding(log.w, theme)
    talk = high_of(panel.talk, inner, px(MOST_TALK), theme, _size(log.w, theme))
    high = px(12) + len(panel.standings) * px(LINE) + talk + (px(6) if talk else 0) + px(ENTRY) + px(12)
    high = min(high, log.h - px(LEAST_LOG))
    rest = pygame.Rect(log.x, log.y + high + px(8), log.w, log.h - high - px(8))
    return replace(layout, log=rest), pygame.Rect(log.x, log.y, log.w, high)


def entry_of(rect: pygame.Rect, theme: Theme) -> pygame.Rect:
    """Where one types."""
    px, pad = theme.px, padding(rect.w, theme)
    return pygame.Rect(rect.x + pad, rect.bottom - px(12) - px(ENTRY), rect.w - 2 * pad, px(ENTRY))


def buttons_of(rect: pygame.Rect, theme: Theme, words: Words, keys: KeyBindings) -> list[Button]:
    """What can be pressed there while nobody types."""
    box, gap = entry_of(rect, theme), theme.px(6)
    each = (box.w - gap) // 2
    return [
        Button(pygame.Rect(box.x, box.y, each, box.h), words.say("room-chat"), OpenChat(), key=keys.cap("chat")),
        Button(pygame.Rect(box.right - each, box.y, each, box.h), words.say("room-people"), ShowPeople()),
    ]


def draw_room_panel(
    target: pygame.Surface, panel: RoomPanel, rect: pygame.Rect, theme: Theme, typed: TextField | None
) -> None:
    """Draw it without its buttons; `typed` is what is being typed, None while nobody types."""
    px, palette = theme.px, theme.palette
    draw_panel(target, rect, theme)
    pad, entry = padding(rect.w, theme), entry_of(rect, theme)
    x, y, size = rect.x + pad, rect.y + px(12), _size(rect.w, theme)
    for one in panel.standings:
        if y + px(LINE) > entry.y:
            break
        word = shortened(one.word, size, rect.w * 6 // 10, 500)
        wide = text_width(word, size, 500)
        name = shortened(one.name, size, rect.w - 2 * pad - wide - px(18), 600)
        target.fill(one.colour, pygame.Rect(x, y + px(3), px(3), px(13)))
        draw_text(target, name, x + px(9), y + px(9), size, palette.bone, 600, ay=0.5)
        draw_text(target, word, rect.right - pad, y + px(9), size, getattr(palette, one.tone), 500, ax=1, ay=0.5)
        y += px(LINE)
    box = pygame.Rect(x, y, entry.w, entry.y - px(6) - y)
    if box.h >= size:
        draw_chat(target, box, panel.talk, theme, size)
    if typed is not None:
        target.fill(palette.iron_low, entry)
        pygame.draw.rect(target, palette.brass, entry, max(1, palette.border))
        shown = typed.text
        while shown and text_width(shown, size, 500) > entry.w - px(22):  # of a long line the end is seen
            shown = shown[1:]
        left = entry.x + px(10)
        if typed.fresh and shown:
            ground = pygame.Rect(left - px(2), entry.centery - px(10), text_width(shown, size, 500) + px(4), px(20))
            target.fill(mix(palette.iron_low, palette.brass, 0.3), ground)
        draw_text(target, shown, left, entry.centery, size, palette.bone, 500, ay=0.5)
        left += text_width(shown, size, 500) + px(2)
        pygame.draw.line(target, palette.brass_hi, (left, entry.centery - px(9)), (left, entry.centery + px(9)), px(2))


def _size(wide: int, theme: Theme) -> int:
    return theme.px(14 if wide > theme.px(240) else 13)
