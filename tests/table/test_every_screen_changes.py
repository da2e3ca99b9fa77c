"""Every screen over which the window, the palette, the size or the keys may change goes on as it was."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from table.pilot import Pilot, window

from doomtable.records import shelf, watching
from doomtable.table.app import Window
from doomtable.table.scenes.lookup import CLOSE
from doomtable.table.scenes.replay import ReplayScene


def film() -> Window:
    """The record of a game, in its middle."""
    flown = Pilot(window(seed=11), 11, keyboard=False)
    flown.play(40)
    flown.window.put_away()
    kept = shelf.listed(shelf.games())[0]
    flown.window.watch(watching.opened(kept.path), at=12)
    return flown.window


def game() -> Window:
    flown = Pilot(window(seed=12), 12, keyboard=False)
    flown.play(30)
    return flown.window


def screen(message: str) -> Callable[[], Window]:
    def made() -> Window:
        found = window(seed=13)
        found.obey("title")
        found.obey(message)
        return found

    return made


SCREENS = {"film": film, "game": game} | {
    name: screen(name) for name in ("title", "new", "practice", "saved", "statistics", "settings")
}


def resized(made: Window, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    made.take(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_lost_by_a_change(name: str) -> None:
    made = SCREENS[name]()
    scene = made.scene
    at = scene.at if isinstance(scene, ReplayScene) else None
    for i, size in enumerate(((1024, 640), (1920, 1080), (1280, 800))):
        resized(made, size)
        made.frame(1000 * i)
        made.obey("rules")
        resized(made, (1300, 820))
        made.frame(1000 * i + 300)
        made.obey(CLOSE)
        if name != "settings":
            made.obey("settings")
            made.change(made.settings.with_(palette=("high contrast", "colour-blind safe", "default")[i], scale=1.25))
            made.obey("back")
        made.frame(1000 * i + 600)
        assert made.scene is scene
        assert made.screen.get_size() == (1300, 820)
    if at is not None and isinstance(scene, ReplayScene):
        assert scene.at == at
        made.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
        assert scene.at != at
    made.change(made.settings.with_(scale="auto"))
