"""The screen of looking back: what it is and does, with its drawing."""

from __future__ import annotations

import pygame

from .lookback import Lookback
from .lookpaint import draw_lookback


class LookbackScene(Lookback):
    """A game that is over, as it was judged."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything."""
        draw_lookback(target, self)
        self.dirty = False
