"""Looking back at a game that is over: opened over its table, and left for the table as it is or as it was."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from doomtable.table.desk import Desk
from doomtable.table.keys import Keys
from doomtable.table.scenes.lookback import CLOSE
from doomtable.table.scenes.lookscene import LookbackScene
from doomtable.table.scenes.past import Then
from doomtable.table.scenes.play import Play
from doomtable.table.theme import Theme
from doomtable.words import Words


class Window(Protocol):
    """What looking back needs of the window."""

    words: Words
    keys: Keys
    screen: pygame.Surface
    scene: Any
    desk: Desk

    @property
    def theme(self) -> Theme: ...


def obey(window: Window, message: object) -> bool:
    """Do what a message means, if it is one about looking back."""
    scene, thinking = window.scene, window.desk.thinking
    if message == "look back" and thinking is not None and isinstance(scene, Play):
        size = window.screen.get_size()
        window.scene = LookbackScene(thinking.judge(), scene, window.words, window.theme, size, window.keys)
        return True
    if not isinstance(scene, LookbackScene) or not (message == CLOSE or isinstance(message, Then)):
        return False
    scene.judge.pause()
    table = window.scene = scene.under
    table.keys = window.keys
    table.resize(window.screen.get_size(), window.theme)
    table.act("look")
    if isinstance(message, Then):
        table.act(message)
    return True
