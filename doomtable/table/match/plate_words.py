"""Plate words: what stands on a player's plate beside name and numbers."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from doomtable.rules.view_parts import PlayerView, View, standing
from doomtable.table.kit.view_lookup import counts_markers, is_fighter, other_line
from doomtable.table.paint.badges import bullet
from doomtable.table.paint.emblems import roundel
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words


class PlateCounter(NamedTuple):
    """A number on a plate beside Destiny and Promotion: what it counts, its sign, the number, what stands after it."""

    word: str
    icon: pygame.Surface
    number: int
    more: str = ""

    @property
    def said(self) -> str:
        """The number with what stands after it."""
        return f"{self.number} {self.more}".strip()


def further_counters(view: View, player: PlayerView, high: int, theme: Theme, words: Words) -> list[PlateCounter]:
    """What some games count for each player, or for one: actions left for the whole game, colony points, warriors left.
    """
    found = [PlateCounter("markers", bullet(high, theme), player.markers)] if counts_markers(view) else []
    if view.colony_goal:
        goal = words.say("plate-of-goal", goal=view.colony_goal)
        found.append(PlateCounter("colony", roundel("earth", high * 1.2, theme), player.colony, goal))
    if player.seat == view.stand:
        left = sum(is_fighter(card) for card in standing(player))
        found.append(PlateCounter("warriors", roundel("warrior", high * 1.2, theme), left))
    return found


def hand_words(words: Words, view: View, player: PlayerView, room: int = 0, size: int = 0) -> str:
    """How many cards a player holds, or that he is out; and in which line he stands, where there are two: alone, where
    there is too little room for both."""
    said = words.say("plate-out") if player.out else words.say("plate-hand", n=player.hand_count)
    if other_line(view, player.seat) < 0:
        return said
    line = words.say("plate-captain" if player.before >= 0 else "plate-sergeant")
    both = f"{line} · {said}"
    return both if not room or text_width(both, size, 500) <= room else line
