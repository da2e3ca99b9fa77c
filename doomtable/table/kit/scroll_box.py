"""Scroll box: a box that shows a part of something higher, with its scroll bar."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import pygame

from doomtable.table.paint.theme import BLACK, Theme, mix

BAR: Final = 10
"""How wide the bar is at a scale of 1."""
LEAST_THUMB: Final = 28


@dataclass(slots=True)
class ScrollBox:
    """What is seen of `whole` pixels in a box, from `top` on. The bar stands in the box, at its right edge."""

    box: pygame.Rect = field(default_factory=pygame.Rect)
    whole: int = 0
    top: int = 0
    bar: int = BAR
    held: int | None = None
    """Where the thumb is held, below its upper end."""

    @property
    def most(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.whole - self.box.h)

    def to(self, top: int) -> None:
        """Scroll to a height, as far as that goes."""
        self.top = max(0, min(top, self.most))

    def show(self, y: int, high: int, room: int = 0) -> None:
        """Scroll no more than needed to see what begins at `y` and is so high, with some room around it."""
        if y - room < self.top:
            self.to(y - room)
        elif y + high + room > self.top + self.box.h:
            self.to(min(y - room, y + high + room - self.box.h))

    @property
    def track(self) -> pygame.Rect:
        """The place of the bar; empty where everything is seen."""
        return pygame.Rect(self.box.right - self.bar, self.box.y, self.bar if self.most else 0, self.box.h)

    @property
    def thumb(self) -> pygame.Rect:
        """The part of the bar that stands for what is seen."""
        track = self.track
        if not track.w:
            return track
        high = min(track.h, max(LEAST_THUMB, track.h * self.box.h // max(1, self.whole)))
        return pygame.Rect(track.x, track.y + (track.h - high) * self.top // self.most, track.w, high)

    def pressed(self, place: tuple[int, int]) -> bool:
        """The mouse went down: on the thumb it is held, beside it a page is turned; False if not on the bar."""
        if not self.track.w or not self.track.inflate(self.bar, 0).collidepoint(place):
            return False
        if self.thumb.inflate(self.bar, 0).collidepoint(place):
            self.held = place[1] - self.thumb.y
        else:
            self.to(self.top + (self.box.h if place[1] > self.thumb.y else -self.box.h))
        return True

    def pulled(self, place: tuple[int, int]) -> bool:
        """The mouse moved; whether it holds the thumb."""
        if self.held is None:
            return False
        run = max(1, self.track.h - self.thumb.h)
        self.to(round((place[1] - self.held - self.track.y) * self.most / run))
        return True

    def draw(self, target: pygame.Surface, theme: Theme) -> None:
        """Draw the bar."""
        if self.track.w:
            target.fill(mix(theme.palette.iron_low, BLACK, 0.3), self.track)
            pygame.draw.rect(target, theme.palette.edge, self.track, 1)
            thumb = self.thumb.inflate(-theme.px(4), -theme.px(4))
            pygame.draw.rect(target, theme.palette.brass, thumb, border_radius=theme.px(2))
