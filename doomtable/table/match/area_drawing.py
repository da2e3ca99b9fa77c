"""Area drawing: an area of the table as its ground, gatepost or gate, with its name and its sign."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.rules.view_parts import View
from doomtable.table.kit.view_lookup import shielded
from doomtable.table.layout.card_packing import Tray
from doomtable.table.layout.table_layout import TableLayout
from doomtable.table.paint.area_shelves import (
    draw_closed_gate,
    draw_gate,
    draw_gatepost,
    draw_glow,
    draw_shelf,
    draw_slot,
)
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

AREAS: Final = {"squad": "area-squad", "cover": "area-cover", "kohort": "area-kohort", "outpost": "area-outpost",
                "beside": "area-beside"}  # fmt: skip
SIGNS: Final = {"squad": "warrior", "kohort": "legion", "outpost": "earth", "cover": "fortification",
                "beside": "warrior"}  # fmt: skip


def draw_closed_gates(target: pygame.Surface, view: View, layout: TableLayout, theme: Theme) -> None:
    """A gate before every area whose player stands behind one who has warriors."""
    for tray in layout.trays:
        if not tray.empty and shielded(view, tray.seat):
            draw_closed_gate(target, tray.rect, tray.seat == layout.bottom, theme)


def draw_tray(target: pygame.Surface, tray: Tray, words: Words, theme: Theme, lit: bool, near: bool) -> None:
    """An area in the light of its side's turn or in dusk; `near` is whether it is of the side at the bottom."""
    named = words.say(AREAS[tray.area]) if tray.area in AREAS else words.card_name(tray.label)
    sign, palette, more = SIGNS.get(tray.area, ""), theme.palette, ""
    home = tray.home if tray.home in palette.affiliations else ""
    colour = palette.sign_colour(tray.home)
    if tray.area == "outpost":
        draw_glow(target, tray.rect, colour, theme, lit)
        more = words.say("area-outpost-where")
    if tray.empty:
        drawn = sign if home in ("", "general") and sign else tray.home
        draw_gate(target, tray.rect, named, drawn, tray.home, colour, theme, more)
        return
    if tray.area != "ground":  # a ground of nobody is its round picture, and lies open
        draw_shelf(target, tray.rect, tray.home, f"{tray.seat}{tray.area}{tray.label}", theme, lit, near)
    if tray.post:
        post = pygame.Rect(tray.rect.x - tray.post // 2, tray.rect.y + theme.px(6), tray.post, 0)
        post.h = tray.rect.h - theme.px(18)
        draw_gatepost(target, post, named, home or sign, colour, theme, lit, more)
    for name, place in tray.slots:
        draw_slot(target, place, name, theme)
