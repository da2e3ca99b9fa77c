"""Looking back at a game that is over: opened over its table, and left for the table as it is or as it was."""

from __future__ import annotations

from typing import Any, Protocol

import pygame

from doomtable.words import Words

from .desk import Desk
from .keys import Keys
from .scenes.lookback import CLOSE
from .scenes.lookscene import LookbackScene
from .scenes.past import Then
from .scenes.play import Play
from .theme import Theme


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
