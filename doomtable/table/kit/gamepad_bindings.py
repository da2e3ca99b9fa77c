"""Gamepad bindings: which button of a gamepad means what, in the actions and keys that the keyboard has.

A button is named as gamepads of the most common make name it; with a trigger held it is another one, written `LT+A`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

import pygame

from doomtable.table.kit.key_bindings import DEFAULTS, FIXED, KeyBindings
from doomtable.words.words import Words

CONTROLS: Final[Mapping[int, str]] = MappingProxyType({
    pygame.CONTROLLER_BUTTON_A: "A", pygame.CONTROLLER_BUTTON_B: "B", pygame.CONTROLLER_BUTTON_X: "X",
    pygame.CONTROLLER_BUTTON_Y: "Y", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "LB",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "RB", pygame.CONTROLLER_BUTTON_BACK: "Back",
    pygame.CONTROLLER_BUTTON_START: "Start", pygame.CONTROLLER_BUTTON_LEFTSTICK: "L3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "R3", pygame.CONTROLLER_BUTTON_DPAD_UP: "↑",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "↓", pygame.CONTROLLER_BUTTON_DPAD_LEFT: "←",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "→",
})  # fmt: skip
"""Button -> its name."""
STICKS: Final[Mapping[int, tuple[str, str]]] = MappingProxyType({
    pygame.CONTROLLER_AXIS_LEFTX: ("←", "→"), pygame.CONTROLLER_AXIS_LEFTY: ("↑", "↓"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("R←", "R→"), pygame.CONTROLLER_AXIS_RIGHTY: ("R↑", "R↓"),
})  # fmt: skip
"""Axis -> what pushing it to its lower and to its upper end is; the left stick is the cross."""
TRIGGERS: Final[Mapping[int, str]] = MappingProxyType({
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "LT", pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "RT",
})  # fmt: skip
FULL: Final = 32767
"""An axis at its end."""
MEANS: Final[Mapping[str, str]] = MappingProxyType({
    "A": "choose", "B": "cancel", "X": "main", "Y": "zoom", "Start": "menu", "Back": "rules", "L3": "board",
    "R3": "hint", "R↑": "log up", "R↓": "log down", "R←": "less", "R→": "more",
    "LT+A": "end", "LT+B": "undo", "LT+X": "meditate", "LT+Y": "redo", "LT+LB": "moments", "LT+RB": "until",
    "LT+Start": "settings", "LT+Back": "stops", "LT+↑": "most", "LT+↓": "least", "LT+←": "past",
    "LT+→": "guide", "LT+L3": "chat", "LT+R3": "sums",
    "RT+A": "play", "RT+B": "remove", "RT+X": "anew", "RT+Y": "onward", "RT+LB": "eyes", "RT+RB": "hands",
    "RT+Start": "fullscreen", "RT+Back": "sound", "RT+↑": "save", "RT+↓": "report", "RT+←": "log",
    "RT+→": "everywhere", "RT+L3": "meanwhile",
})  # fmt: skip
"""Button -> the action of the keys that it stands for."""
ON_SCREEN: Final = frozenset({"new", "hotseat", "practice", "saved", "statistics", "gallery", "decks", "quit"})
"""Actions that have no button of their own: those of the title screen, where each is a button that one goes to."""


SAID: Final[Mapping[str, str]] = MappingProxyType({
    "↑": "button-up", "↓": "button-down", "←": "button-left", "→": "button-right",
})  # fmt: skip
"""Directions, and the messages that sentences call them by."""


class KeyStroke(NamedTuple):
    """A key that is pressed, with what is held."""

    key: int
    mod: int = 0


MOVES: Final[Mapping[str, KeyStroke]] = MappingProxyType({
    "↑": KeyStroke(pygame.K_UP), "↓": KeyStroke(pygame.K_DOWN), "←": KeyStroke(pygame.K_LEFT),
    "→": KeyStroke(pygame.K_RIGHT), "RB": KeyStroke(pygame.K_TAB), "LB": KeyStroke(pygame.K_TAB, pygame.KMOD_SHIFT),
})  # fmt: skip
"""Buttons that lead from one thing that can be chosen to another, and the keys that do."""
REPEATED: Final = frozenset({"↑", "↓", "←", "→", "R↑", "R↓", "R←", "R→"})
"""What goes on for as long as it is held."""
BUTTONS: Final[Mapping[str, str]] = MappingProxyType({action: button for button, action in MEANS.items()})
"""Action -> its button."""


def stroke(button: str, keys: KeyBindings) -> KeyStroke | None:
    """The key that a button stands for, as the keys are bound; None for one that means nothing."""
    if button in MOVES:
        return MOVES[button]
    bound = keys.of(MEANS[button]) if button in MEANS else ()
    return KeyStroke(bound[0]) if bound else None


def said_buttons(words: Words) -> Mapping[str, str]:
    """Action -> what sentences of a language call its button."""
    said = {sign: words.say(message) for sign, message in SAID.items()}

    def name(button: str) -> str:
        *held, last = button.split("+")
        way = next((sign for sign in said if sign in last), "")
        spoken = f"{last.removesuffix(way)} {said[way]}".strip() if way else last
        return "+".join((*held, spoken))

    return MappingProxyType({action: name(button) for action, button in BUTTONS.items()})


def button_caps(keys: KeyBindings) -> Mapping[str, str]:
    """What stands on the cap of a key -> the button that does the same; '' where there is none.

    The first key of an action only: a button beside two caps would be said twice.
    """
    out = {str(digit): "" for digit in range(10)}
    for action in (*FIXED, *DEFAULTS):
        first, *more = keys.caps(action) or ("",)
        out |= {first: BUTTONS.get(action, ""), **dict.fromkeys(more, "")}
    out.pop("", None)
    return MappingProxyType(out)
