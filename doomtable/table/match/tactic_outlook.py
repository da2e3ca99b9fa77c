"""Tactic outlook: what becomes of both combatants with either tactic, a line each, while the tactic is asked for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import pygame

from doomtable.rules.view_parts import CombatView
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import Color, Theme
from doomtable.words.words import Words

FATES: Final = {"killed": "combat-outlook-killed", "wounded": "combat-outlook-wounded"}
UNHURT: Final = "combat-outlook-unhurt"
WEIGHT: Final = 500
Called = tuple[str, str]
"""What attacker and defender are called."""


class OutlookLine(NamedTuple):
    """The parts of a line with their inks, the size of its letters and the gap between its parts."""

    parts: tuple[tuple[str, Color], ...]
    size: int
    gap: int

    @property
    def wide(self) -> int:
        """How much room it takes."""
        return sum(text_width(text, self.size, WEIGHT) for text, _ in self.parts) + (len(self.parts) - 1) * self.gap


def draw_tactic_outlook(
    target: pygame.Surface, rect: pygame.Rect, called: Sequence[Called], forecasts: Mapping[str, CombatView],
    theme: Theme, words: Words,
) -> None:  # fmt: skip
    """What becomes of both with either tactic; `called` by longer names, and by shorter ones where those leave no
    room."""
    px, ash = theme.px, theme.palette.ash
    says = words.say("combat-outlook")
    draw_text(target, says, rect.centerx, rect.y + px(12), px(13), ash, WEIGHT, ax=0.5, ay=0.5)
    for i, (tactic, fight) in enumerate(forecasts.items()):
        if fight.outlook is not None:
            fates = fight.outlook.attacker, fight.outlook.defender
            told = [_parts(tactic, names, fates, theme, words) for names in called]
            _draw_line(target, _fitting(told, rect, theme), rect.centerx, rect.y + px(24) + i * px(20))


def _parts(
    tactic: str, names: Called, fates: tuple[str, str], theme: Theme, words: Words
) -> tuple[tuple[str, Color], ...]:
    """The tactic, what becomes of the defender, and of the attacker."""
    palette = theme.palette
    inks = {"killed": palette.blood, "wounded": palette.ember}
    of_each = zip(names[::-1], fates[::-1], strict=True)
    told = ((words.say(FATES.get(fate, UNHURT), card=name), inks.get(fate, palette.ash)) for name, fate in of_each)
    return (f"{words.option(tactic)}:", palette.bone), *told


def _fitting(told: Sequence[tuple[tuple[str, Color], ...]], rect: pygame.Rect, theme: Theme) -> OutlookLine:
    """The first line for which there is room, else the last."""
    room = rect.w - theme.px(12)
    lines = [_tightened(parts, room, rect.h, theme) for parts in told]
    return next((line for line in lines if line.wide <= room), lines[-1])


def _tightened(parts: tuple[tuple[str, Color], ...], room: int, high: int, theme: Theme) -> OutlookLine:
    """A line with smaller letters, and then smaller gaps, as far as it is too wide."""
    px = theme.px
    line = OutlookLine(parts, px(14 if high > px(76) else 13), px(8))
    while line.wide > room and line.size > px(12):
        line = line._replace(size=line.size - 1)
    while line.wide > room and line.gap > px(5):
        line = line._replace(gap=line.gap - 1)
    return line


def _draw_line(target: pygame.Surface, line: OutlookLine, centre: int, y: int) -> None:
    """A line in the middle of its place."""
    x = centre - line.wide // 2
    for text, ink in line.parts:
        x += draw_text(target, text, x, y, line.size, ink, WEIGHT) + line.gap
