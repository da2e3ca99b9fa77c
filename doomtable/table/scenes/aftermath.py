"""The combat panel stays for a moment when its combat is over, to show what came of it; any press ends it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

import pygame

from doomtable.rules.view import CombatView, EventView, View

from ..theme import Theme
from .combat import CombatPanel

STAYS: Final = 1500
"""Milliseconds that it stays, where motion takes its usual time."""
LEAST: Final = 3
"""Pixels of the line that runs out, at a scale of 1."""


class Aftermath(NamedTuple):
    """The panel as it was, its place, and when it came and goes, in milliseconds."""

    panel: pygame.Surface
    rect: pygame.Rect
    since: int
    until: int


def decided(
    was: View | None, now_seen: View, events: Iterable[EventView], foreseen: Mapping[str, CombatView]
) -> View | None:
    """The combat that is over now as it was reckoned up last; None where there is none to be shown.

    Where nobody could answer, the blows fell as soon as the tactic was announced: then it is as it was foreseen.
    """
    if was is None or was.combat is None or now_seen.combat is not None or was.seat != now_seen.seat:
        return None
    fight: CombatView | None = was.combat
    if not was.combat.tactic:
        word = next((event.word for event in events if event.kind == "tactic"), "")
        fight = foreseen.get(word)
    return was._replace(combat=fight) if fight is not None and fight.outlook is not None else None


def of(panel: CombatPanel, shown: View, size: tuple[int, int], rect: pygame.Rect, now: int, motion: int) -> Aftermath:
    """The panel of a combat that is over, for a while."""
    made = pygame.Surface(size)
    panel.forecasts = {}
    panel.draw(made, shown, rect)
    place = rect.clip(made.get_rect())
    return Aftermath(made.subsurface(place).copy(), place, now, now + STAYS * motion // 100)


def draw(target: pygame.Surface, aftermath: Aftermath, now: int, theme: Theme) -> None:
    """Draw the panel, with a line under it that runs out."""
    target.blit(aftermath.panel, aftermath.rect)
    left = max(0.0, (aftermath.until - now) / max(1, aftermath.until - aftermath.since))
    line = pygame.Rect(0, 0, round(aftermath.rect.w * left * 0.94), theme.px(LEAST))
    line.midbottom = aftermath.rect.midbottom[0], aftermath.rect.bottom - theme.px(8)
    target.fill(theme.palette.brass, line)
