"""The light of the title screen moves unless motion is off, and every way from it has its key."""

from __future__ import annotations

import pygame
import pytest

from doomtable import rulesets
from doomtable.table.lan.lan_messages import OpenHostScreen, OpenJoinScreen
from doomtable.table.window.app import open_window
from doomtable.table.window.main_window import MainWindow


def titled() -> MainWindow:
    pygame.display.init()
    pygame.font.init()
    return open_window((1024, 640), rulesets.get("second"), 1)


@pytest.mark.parametrize("motion", [100, 0])
def test_the_light_moves_unless_motion_is_off(motion: int) -> None:
    window = titled()
    window.scene.set_motion(motion)  # type: ignore[attr-defined]
    window.frame(1000)
    before = pygame.image.tobytes(window.screen, "RGB")
    assert window.frame(3000) == bool(motion)
    assert (pygame.image.tobytes(window.screen, "RGB") != before) == bool(motion)
    window.scene.set_motion(0)  # type: ignore[attr-defined]
    window.frame(4000)
    assert not window.frame(5000)


def test_host_and_join_have_keys() -> None:
    window = titled()
    for code, message in ((pygame.K_h, OpenHostScreen()), (pygame.K_j, OpenJoinScreen())):
        assert window.scene.handle(pygame.event.Event(pygame.KEYDOWN, key=code, mod=0)) == message
