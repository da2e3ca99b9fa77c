"""End film: the ribbon of a game that is over rolls out, then its curves are drawn; the buttons are there at once."""

from __future__ import annotations

from typing import Final

import pygame

from doomtable.table.match.end_scene import EndScene
from doomtable.table.motion.animation_queue import ease_in_out, ease_out
from doomtable.table.paint.end_scenery import bare_ribbon, ribbon_reach
from doomtable.table.paint.theme import Theme

RIBBON: Final = 300
CURVE: Final = 900
"""Milliseconds in which the ribbon rolls out and in which the curves are drawn after it."""


class EndFilm:
    """What moves on the scene of a game that is over, in a window as it is: made once, drawn while time goes on."""

    def __init__(self, scene: EndScene, size: tuple[int, int], theme: Theme) -> None:
        self.of = scene, size, theme.key
        self._last = pygame.Surface(size)
        scene.draw(self._last, theme)
        self._first = self._last.copy()
        self._reach, self._chart = ribbon_reach(size), scene.plot if scene.charted(theme) else pygame.Rect(0, 0, 0, 0)
        self._chart = self._chart.inflate(theme.px(16), theme.px(16)).clip(self._first.get_rect())
        bare = bare_ribbon(size, scene.scenery, theme)
        if bare is not None:
            self._first.blit(bare, self._reach)
        if self._chart.w:
            scene.draw_chart(self._first, theme, empty=True)
        self._since: int | None = None
        self.over = False
        """Whether everything stands."""

    def settle(self) -> None:
        """Have everything stand."""
        self.over, self._first = True, self._last

    def draw(self, target: pygame.Surface, now: int, percent: int) -> None:
        """Draw the scene at a moment, from the first that is drawn on."""
        self._since = now if self._since is None else self._since
        past = (now - self._since) * 100 / max(1, percent)
        if past >= RIBBON + CURVE:
            self.settle()
        if self.over:
            target.blit(self._last, (0, 0))
            return
        target.blit(self._first, (0, 0))
        half = round(self._reach.w / 2 * ease_out(min(1.0, past / RIBBON)))
        ribbon = pygame.Rect(self._reach.centerx - half, self._reach.y, 2 * half, self._reach.h)
        target.blit(self._last, ribbon, ribbon)
        drawn = ease_in_out(max(0.0, min(1.0, (past - RIBBON) / CURVE)))
        curve = pygame.Rect(self._chart.x, self._chart.y, round(self._chart.w * drawn), self._chart.h)
        target.blit(self._last, curve, curve)
