"""Fade-in: a panel or sheet appears through the table, from a little below."""

from __future__ import annotations

import pygame

from doomtable.table.motion.animation_queue import APPEAR, RISE, ease_out
from doomtable.table.paint.surface_effects import fade
from doomtable.table.paint.theme import Theme


class FadeIn:
    """How far a sheet has appeared. It begins when nothing moves any more; one that covers hands is there at once."""

    def __init__(self) -> None:
        self._up = False
        self._since: int | None = None
        self.over: pygame.Surface | None = None
        """The table with the sheet on it, while that appears."""

    @property
    def running(self) -> bool:
        """Is it on its way?"""
        return self._since is not None

    def share(self, up: bool, at_once: bool, waits: bool, now: int, percent: int) -> float:
        """How much of it is there, 0 to 1: whether a sheet is `up`, whether it is shown `at_once` or `waits`."""
        if not up or at_once or not percent:
            self._up = up
            self.settle()
        elif not self._up:
            self._up, self._since, self.over = True, now, None
        if self._since is None:
            return 1.0
        if waits:
            self._since = now
        share = (now - self._since) * 100 / percent / APPEAR
        if share >= 1:
            self.settle()
        return min(1.0, share)

    def keep(self, over: pygame.Surface) -> None:
        """Let the sheet on this picture of the table appear."""
        self.over = over

    def settle(self) -> None:
        """Have it there."""
        self._since = self.over = None


def draw_appearing(
    target: pygame.Surface, whole: pygame.Surface, panel: pygame.Rect, upto: int, share: float, theme: Theme
) -> None:
    """A panel appears: `whole` is the table with it, and as dark beside it; `upto` is where the sidebar begins."""
    e = ease_out(share)
    if e <= 0.02:
        return
    fade(whole, e)
    left = pygame.Rect(0, 0, upto, whole.get_height())
    beside = (
        pygame.Rect(0, 0, upto, panel.y), pygame.Rect(0, panel.bottom, upto, left.h - panel.bottom),
        pygame.Rect(0, panel.y, panel.x, panel.h), pygame.Rect(panel.right, panel.y, upto - panel.right, panel.h),
    )  # fmt: skip
    for part in beside:
        target.blit(whole, part, part)
    target.blit(whole, panel.move(0, round(theme.px(RISE) * (1 - e))), panel)
    fade(whole, 1)
