"""Plate words: what stands on a player's plate beside name and numbers."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from doomtable.rules.view_parts import PlayerView, View, standing
from doomtable.table.kit.view_lookup import counts_markers, is_fighter, other_line
from doomtable.table.paint.badges import bullet
from doomtable.table.paint.card_backs import card_back
from doomtable.table.paint.emblems import roundel
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.text_layout import draw_text
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
    """How many cards a player holds, or that he is out; and what he is, where that differs: alone, where there is too
    little room for both."""
    said = words.say("plate-out") if player.out else words.say("plate-hand", n=player.hand_count)
    role = _role(words, view, player)
    if not role:
        return said
    both = f"{role} · {said}"
    return both if not room or text_width(both, size, 500) <= room else role


def draw_hand_note(
    target: pygame.Surface, view: View, player: PlayerView, at: tuple[int, int], limit: int, theme: Theme, words: Words
) -> None:
    """The same on a row that ends at `limit`: what has no room in words is a sign with a number, or left out."""
    px, palette, (x, y) = theme.px, theme.palette, at
    said, role = hand_words(words, view, player), _role(words, view, player)
    if x + text_width(said, px(12), 500) <= limit:
        draw_text(target, said, x, y, px(12), palette.ash, 500, ay=0.5)
        return
    wide = text_width(role, px(12), 500)
    if role and x + wide <= limit:
        draw_text(target, role, x, y, px(12), palette.ash, 500, ay=0.5)
        x += wide + px(8)
    if x + px(24) + text_width(str(player.hand_count), px(14), 600) <= limit and not player.out:
        back = card_back((px(9), px(13)), theme)
        target.blit(back, (x + px(5), y - px(8)))
        target.blit(back, (x, y - px(6)))
        draw_text(target, str(player.hand_count), x + px(19), y, px(14), palette.bone, 600, ay=0.5)


def _role(words: Words, view: View, player: PlayerView) -> str:
    """In which line a player stands, where there are two; whether he attacks or holds out; '' where nobody differs."""
    if other_line(view, player.seat) >= 0:
        return words.say("plate-captain" if player.before >= 0 else "plate-sergeant")
    if view.stand >= 0:
        return words.say("plate-holds" if player.seat == view.stand else "plate-attacks")
    return ""
