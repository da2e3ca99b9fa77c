"""Chat: the lines said in a room, set and drawn with the latest lowest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from doomtable.table.kit.clipped_text import tidy
from doomtable.table.lan.lan_room import LanRoom
from doomtable.table.paint.text_layout import Paragraph, StyledRun, draw_paragraph, set_runs
from doomtable.table.paint.theme import Color, Theme

GAP: Final = 3
"""Pixels at a scale of 1 between lines."""


class ShownChatLine(NamedTuple):
    """A line: who said it, in which colour he is shown, and what."""

    name: str
    colour: Color
    text: str


def chat_lines(room: LanRoom, theme: Theme, most: int = 60, *, seated: bool = False) -> tuple[ShownChatLine, ...]:
    """The last lines of a table's chat. `seated`: the theme has the colours in the order of the seats already."""
    palette = theme.palette
    colours = {
        one.member: palette.seats[(one.seat if seated else one.colour) % len(palette.seats)]
        for one in room.table.seats if one.member
    }  # fmt: skip
    return tuple(
        ShownChatLine(tidy(line.name), colours.get(line.member, palette.ash), tidy(line.text))
        for line in room.chat[-most:]
    )


def draw_chat(
    target: pygame.Surface, box: pygame.Rect, lines: Sequence[ShownChatLine], theme: Theme, size: int
) -> None:
    """As many of the last lines as have room, the latest lowest; a line too long for the box shows its end."""
    y = box.bottom
    before = target.get_clip()
    target.set_clip(box.clip(before))
    for made in reversed(fitting(lines, box.size, theme, size)):
        y -= made.height
        draw_paragraph(target, made, box.x, y)
        y -= theme.px(GAP)
    target.set_clip(before)


def fitting(lines: Sequence[ShownChatLine], room: tuple[int, int], theme: Theme, size: int) -> list[Paragraph]:
    """As many of the last lines as have room, set; one at least."""
    out: list[Paragraph] = []
    high = 0
    for line in reversed(lines):
        runs = (StyledRun(f"{line.name}: ", line.colour, 600), StyledRun(line.text, theme.palette.bone, 400))
        made = set_runs(runs, size, room[0])
        high += made.height + theme.px(GAP)
        if out and high > room[1]:
            break
        out.insert(0, made)
    return out


def high_of(lines: Sequence[ShownChatLine], wide: int, most: int, theme: Theme, size: int) -> int:
    """How high the last lines are that have room in so much."""
    return min(most, sum(made.height + theme.px(GAP) for made in fitting(lines, (wide, most), theme, size)))
