"""Every screen over which the window, the palette, the size or the keys may change goes on as it was."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from groups import first_and_rest, little_and_all
from table.pilot import Pilot, window
from table.screen_messages import OPENS

from doomtable.records import game_saves, recorded_game
from doomtable.table.kit.message import OpenSettings, ShowTitle
from doomtable.table.pages.page_messages import CloseSettings
from doomtable.table.replay.replay_screen import ReplayScreen
from doomtable.table.rulebook.rulebook_state import CloseRulebook, OpenRulebook
from doomtable.table.window.main_window import MainWindow


def replay() -> MainWindow:
    """The record of a game, in its middle."""
    flown = Pilot(window(seed=11), 11, keyboard=False)
    flown.play(40)
    flown.window.leave_game()
    kept = game_saves.listed(game_saves.games())[0]
    flown.window.watch(recorded_game.open_recorded_game(kept.path), at=12)
    return flown.window


def game() -> MainWindow:
    flown = Pilot(window(seed=12), 12, keyboard=False)
    flown.play(30)
    return flown.window


def screen(message: str) -> Callable[[], MainWindow]:
    def made() -> MainWindow:
        found = window(seed=13)
        found.handle_message(ShowTitle())
        found.handle_message(OPENS[message])
        return found

    return made


PAGES = (
    "title", "new", "practice", "saved", "statistics", "settings", "gallery", "identity", "decks", "draft", "drafting",
)  # fmt: skip
SCREENS = {"replay": replay, "game": game} | {name: screen(name) for name in PAGES}


def resized(made: MainWindow, size: tuple[int, int]) -> None:
    pygame.display.set_mode(size, pygame.RESIZABLE)
    made.take(pygame.event.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size))


@pytest.mark.parametrize("sizes", little_and_all(((1024, 640),), ((1024, 640), (1920, 1080), (1280, 800))))
@pytest.mark.parametrize("name", first_and_rest(3, SCREENS))
def test_nothing_is_lost_by_a_change(name: str, sizes: tuple[tuple[int, int], ...]) -> None:
    made = SCREENS[name]()
    scene = made.scene
    at = scene.at if isinstance(scene, ReplayScreen) else None
    for i, size in enumerate(sizes):
        resized(made, size)
        made.frame(1000 * i)
        made.handle_message(OpenRulebook())
        resized(made, (1300, 820))
        made.frame(1000 * i + 300)
        made.handle_message(CloseRulebook())
        if name != "settings":
            made.handle_message(OpenSettings())
            made.change(made.settings.with_(palette=("high contrast", "colour-blind safe", "default")[i], scale=1.25))
            made.handle_message(CloseSettings())
        made.frame(1000 * i + 600)
        assert made.scene is scene
        assert made.screen.get_size() == (1300, 820)
    if at is not None and isinstance(scene, ReplayScreen):
        assert scene.at == at
        made.take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
        assert scene.at != at
    made.change(made.settings.with_(scale="auto"))
