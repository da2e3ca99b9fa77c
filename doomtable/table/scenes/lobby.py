"""The lobby: who sits where, what is agreed, who is ready, what is said; the host begins the game from here."""

from __future__ import annotations

import pygame

from doomtable.table.scenes.gathering import Gathering
from doomtable.table.scenes.lobbypaint import draw_lobby


class LobbyScene(Gathering):
    """A table before its game; messages: 'title'."""

    def paint(self, target: pygame.Surface) -> None:
        """Draw what stands on the panel."""
        draw_lobby(target, self)
