"""A player with a gamepad alone: what a pilot presses on the keyboard, by the buttons that stand for it."""

from __future__ import annotations

from typing import Final

import pygame
from table.pilot import Pilot

from doomtable.table.kit.gamepad_bindings import BUTTONS, CONTROLS, FULL, MOVES, STICKS, TRIGGERS, KeyStroke
from doomtable.table.window.main_window import MainWindow

CODES: Final = {name: code for code, name in CONTROLS.items()}
ENDS: Final = {name: (axis, end) for axis, names in STICKS.items() for end, name in zip((-1, 1), names, strict=True)}
AXES: Final = {name: axis for axis, name in TRIGGERS.items()}


def axis(window: MainWindow, which: int, share: float) -> None:
    """Push a stick or a trigger."""
    event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=which, value=round(share * FULL))
    window.take(event)


def hold(window: MainWindow, button: str) -> None:
    """Press a button of a gamepad, or push a stick."""
    if button in CODES:
        window.take(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=CODES[button]))
    else:
        axis(window, ENDS[button][0], ENDS[button][1])


def let_go(window: MainWindow, button: str) -> None:
    """Let it go."""
    if button in CODES:
        window.take(pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=CODES[button]))
    else:
        axis(window, ENDS[button][0], 0)


def press(window: MainWindow, button: str) -> None:
    """Press a button and let it go, with its trigger held if it has one."""
    *triggers, last = button.split("+")
    for trigger in triggers:
        axis(window, AXES[trigger], 1)
    hold(window, last)
    let_go(window, last)
    for trigger in triggers:
        axis(window, AXES[trigger], 0)


class GamepadPilot(Pilot):
    """Plays at random with a gamepad."""

    def __init__(self, window: MainWindow, seed: int) -> None:
        super().__init__(window, seed, keyboard=True)

    def key(self, key: int, mod: int = 0) -> None:
        """Press what stands for a key."""
        moves = {pressed: button for button, pressed in MOVES.items()}
        found = moves.get(KeyStroke(key, mod)) or BUTTONS[self.window.keys.action_of(key)]
        press(self.window, found)
