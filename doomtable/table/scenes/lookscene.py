"""The screen of looking back: what it is and does, with its drawing."""

from __future__ import annotations

import pygame

from doomtable.table.scenes.lookback import Lookback
from doomtable.table.scenes.lookpaint import draw_lookback


class LookbackScene(Lookback):
    """A game that is over, as it was judged."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw everything."""
        draw_lookback(target, self)
        self.dirty = False
