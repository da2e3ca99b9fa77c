"""Input dispatch: what an event means to the window before a screen has it, such as global keys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import pygame

from doomtable.rules.terms import EngineBug
from doomtable.table.kit.key_bindings import FIXED, prints
from doomtable.table.kit.message import Quit, ScreenMessage, ToggleFullscreen, ToggleSound
from doomtable.table.window import dropped_files, gamepad_input
from doomtable.table.window.main_window import MainWindow
from doomtable.table.window.screen import AnimatedScreen, SettingsAware, TypingScreen

EVERYWHERE: Final[Mapping[str, ScreenMessage]] = {"fullscreen": ToggleFullscreen(), "sound": ToggleSound()}
"""What keys mean on every screen, beside the rulebook's."""


def take(window: MainWindow, event: pygame.event.Event) -> None:
    """Take one event."""
    if event.type == pygame.QUIT:
        window.handle_message(Quit())
    elif event.type == pygame.VIDEORESIZE:
        window.resized()
    elif event.type == pygame.TEXTINPUT and window.ignores_text:
        return
    elif event.type == pygame.KEYDOWN:
        window.show_device(gamepad=False)
        _key(window, event)
    elif event.type in gamepad_input.EVENTS:
        press_for_gamepad(window, window.gamepad.take(event, window.keys, window.now))
    elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
        window.scene.dirty = True
    elif event.type == pygame.DROPFILE and not isinstance(window.scene, SettingsAware):
        dropped_files.open_dropped_file(window, Path(event.file))
    else:
        if event.type == pygame.MOUSEBUTTONDOWN:
            window.show_device(gamepad=False)
        window.ignores_text = window.ignores_text and event.type != pygame.KEYUP
        _hand_on(window, event)


def repeat_gamepad(window: MainWindow) -> None:
    """Press once more what is held on a gamepad."""
    press_for_gamepad(window, window.gamepad.repeated(window.now))


def press_for_gamepad(window: MainWindow, events: Iterable[pygame.event.Event]) -> None:
    """Press and let go the keys that the buttons of a gamepad stand for; letters they do not write."""
    for event in events:
        window.show_device(gamepad=True)
        if event.type == pygame.KEYUP:
            _hand_on(window, event)
        elif not _typed(window, event.key) or window.keys.action_of(event.key) in _leading_on(window):
            _key(window, event)
            window.ignores_text = False


def _leading_on(window: MainWindow) -> tuple[str, ...]:
    """What a gamepad does even where keys write, or one is waited for."""
    return tuple(FIXED) if isinstance(window.scene, SettingsAware) else (*FIXED, "rules")


def _typed(window: MainWindow, key: int) -> bool:
    """Has the screen a use of its own for a key, whatever the key means elsewhere?"""
    return isinstance(window.scene, TypingScreen) and window.scene.takes(key)


def _key(window: MainWindow, event: pygame.event.Event) -> None:
    """A key went down. If it opens a place for text, its own letter is not for that place."""
    typed = _typed(window, event.key)
    action = "" if typed else window.keys.action_of(event.key)
    if action != "rules":
        _hand_on(window, event, EVERYWHERE.get(action))
    elif not (isinstance(window.scene, AnimatedScreen) and window.scene.holds_card):
        window.open_rulebook()
    window.ignores_text = not typed and prints(event.key) and _typed(window, event.key)


def _hand_on(window: MainWindow, event: pygame.event.Event, message: ScreenMessage | None = None) -> None:
    """Let the screen have an event, and do what it answers, or what the event means everywhere."""
    try:
        window.handle_message(message or window.scene.handle(event))
        window.news()
    except EngineBug as error:
        window.fault(error)
    except Exception as error:  # what a host told must not close the window
        if not window.leave_lan_game(error):
            raise
