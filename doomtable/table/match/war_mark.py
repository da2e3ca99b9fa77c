"""The mark of a war: the crest of the side for which a player is at war, before the name on the plate."""

from __future__ import annotations

import pygame

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import PlayerView
from doomtable.table.paint.emblems import crest
from doomtable.table.paint.theme import Theme


def draw_war(
    target: pygame.Surface, player: PlayerView, x: int, y: int, theme: Theme,
    counters: dict[tuple[Seat, str], pygame.Rect],
) -> int:  # fmt: skip
    """Draw it, its middle at `y`, and note its place; returns the pixels it takes, 0 for a player who is at peace."""
    counters.pop((player.seat, "war"), None)
    if not player.war:
        return 0
    mark = crest(player.war, theme.px(18), theme)
    place = counters[player.seat, "war"] = mark.get_rect(midleft=(x, y))
    target.blit(mark, place)
    return place.w + theme.px(6)
