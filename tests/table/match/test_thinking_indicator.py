"""The sign of a player that thinks stands where nothing else is."""

from __future__ import annotations

import pygame
import pytest
from groups import first_and_rest
from table.pilot import window

from doomtable.table.match.table_messages import SitDown
from doomtable.table.match.thinking_indicator import draw_pondering, place


@pytest.mark.parametrize("seats", first_and_rest(1, [3, 2, 5]))
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_the_sign_covers_nothing_that_is_written(size: tuple[int, int], seats: int) -> None:
    made = window(size, seats=seats)
    scene = made.scene
    scene.act(SitDown())
    for plate in scene.display.layout.plates:
        before = pygame.Surface(size)
        scene.draw(before)
        scene.animation.thinking_indicator.seat, scene.animation.thinking_indicator.beat = plate.seat, 1
        after = before.copy()
        draw_pondering(after, scene.animation.thinking_indicator, scene.display.layout, scene.theme)
        scene.animation.thinking_indicator.beat = -1
        at = place(plate, scene.theme)
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")
        bright = max(sum(before.get_at((x, y))[:3]) for x in range(at.x, at.right) for y in range(at.y, at.bottom))
        assert not plate.row or bright < 300
        counters = [scene.board.counters[plate.seat, word] for word in "DP"]
        assert at.collidelist(counters) < 0
