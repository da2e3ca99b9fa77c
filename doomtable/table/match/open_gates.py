"""Open gates: while a card is held that may go to an empty area, the ground of that unfolds beside its gate."""

from __future__ import annotations

import pygame

from doomtable.table.layout.card_packing import Tray
from doomtable.table.match.area_drawing import AREAS
from doomtable.table.match.match_state import MatchState
from doomtable.table.motion.animation_queue import ease_out
from doomtable.table.paint.area_shelves import draw_shelf
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import draw_brackets
from doomtable.table.paint.text_layout import draw_text


def open_gates(match: MatchState) -> list[Tray]:
    """The empty areas to which the card that is held may go."""
    drag = match.pointer.drag
    if drag is None or not drag.moving:
        return []
    return [t for t in match.display.layout.trays if t.empty and (t.seat, t.area) in drag.lit.lit_trays]


def draw_open_gates(target: pygame.Surface, match: MatchState) -> None:
    """The grounds behind the gates that stand open, as far as they have unfolded."""
    layout, theme = match.display.layout, match.theme
    share = ease_out(match.animation.gates.height(0, match.animation.now))
    for tray in open_gates(match) if share > 0 else []:
        ground = layout.unfolded(tray)
        shown = pygame.Rect(0, 0, round(tray.rect.w + (ground.w - tray.rect.w) * share), ground.h + theme.px(40))
        shown.midtop = ground.centerx, ground.y - theme.px(8)
        lit = tray.seat == match.display.view.turn.seat
        target.set_clip(shown.clip(target.get_rect()))
        draw_shelf(target, ground, tray.home, f"{tray.seat}{tray.area}", theme, lit, tray.seat == layout.bottom)
        target.set_clip(None)
        _name(target, match, tray, ground)
        draw_brackets(target, shown.inflate(-theme.px(16), -theme.px(56)), theme, theme.palette.jade)


def _name(target: pygame.Surface, match: MatchState, tray: Tray, ground: pygame.Rect) -> None:
    """The name of the area in the middle of its ground, as large as there is room."""
    size, words = match.theme.px(15), match.words.say(AREAS[tray.area]).upper()
    while size > match.theme.px(10) and text_width(words, size, 700, "engraved") > ground.w - match.theme.px(24):
        size -= 1
    draw_text(target, words, *ground.center, size, match.theme.palette.brass_hi, 700, "engraved", 0.5, 0.5, shade=True)
