"""Gamepad input: what is pressed on gamepads, as the keys that it stands for."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Final

import pygame
from pygame._sdl2 import controller

from doomtable.table.kit.gamepad_bindings import CONTROLS, FULL, REPEATED, STICKS, TRIGGERS, KeyStroke, stroke
from doomtable.table.kit.key_bindings import KeyBindings

EVENTS: Final = frozenset({
    pygame.CONTROLLERAXISMOTION, pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERDEVICEREMOVED, pygame.CONTROLLERDEVICEREMAPPED, pygame.JOYAXISMOTION, pygame.JOYBALLMOTION,
    pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED,
})  # fmt: skip
"""Events of gamepads; of those of any stick, which tell the same again, nothing comes, but SDL needs them unblocked."""
PUSHED, LET_GO = 0.55, 0.35
"""The share of its way from which a stick or trigger is pressed, and below which it is no more."""
REPEAT_AFTER: Final = 420
REPEAT_EVERY: Final = 130
"""Milliseconds: until a button that is held is pressed again, and from then on."""


class GamepadInput:
    """Every gamepad there is, as one: whoever holds one plays."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._keys_down: dict[str, KeyStroke] = {}
        """What is held, and the key that it stood for when it was pressed."""
        self._triggers: set[str] = set()
        self._next: dict[str, int] = {}
        """When what is held is pressed again, in milliseconds."""

    def open(self) -> None:
        """Listen to gamepads from now on; those that come later tell of themselves."""
        with suppress(pygame.error):  # some systems have none, and no way to ask for one
            controller.init()

    def close(self) -> None:
        """Listen no more."""
        self._open.clear()
        if controller.get_init():
            controller.quit()

    @property
    def known(self) -> tuple[int, ...]:
        """The gamepads that are there, by what SDL calls them."""
        return tuple(self._open)

    def take(self, event: pygame.event.Event, keys: KeyBindings, now: int) -> list[pygame.event.Event]:
        """The keys that go down or up with an event of a gamepad."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            with suppress(pygame.error):  # it may be gone again
                found = controller.Controller(event.device_index)
                self._open[found.id] = found
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            self._triggers.clear()
            return [self._up(button) for button in tuple(self._keys_down)]
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return list(self._pushed(event.axis, event.value / FULL, keys, now))
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return list(self._down(CONTROLS.get(event.button, ""), keys, now))
        elif event.type == pygame.CONTROLLERBUTTONUP and CONTROLS.get(event.button, "") in self._keys_down:
            return [self._up(CONTROLS[event.button])]
        return []

    def repeated(self, now: int) -> list[pygame.event.Event]:
        """The keys of what has been held long enough to count once more."""
        due = [button for button, at in self._next.items() if at <= now]
        for button in due:
            self._next[button] = now + REPEAT_EVERY
        return [_event(pygame.KEYDOWN, self._keys_down[button]) for button in due]

    def _pushed(self, axis: int, share: float, keys: KeyBindings, now: int) -> Iterator[pygame.event.Event]:
        if axis in TRIGGERS:
            if share > PUSHED:
                self._triggers.add(TRIGGERS[axis])
            elif share < LET_GO:
                self._triggers.discard(TRIGGERS[axis])
        for end, button in zip((-1, 1), STICKS.get(axis, ()), strict=False):
            if share * end > PUSHED and button not in self._keys_down:
                yield from self._down(button, keys, now)
            elif share * end < LET_GO and button in self._keys_down:
                yield self._up(button)

    def _down(self, button: str, keys: KeyBindings, now: int) -> Iterator[pygame.event.Event]:
        held = next((trigger for trigger in TRIGGERS.values() if trigger in self._triggers), "")
        found = stroke(f"{held}+{button}" if held else button, keys)
        if found is not None:
            self._keys_down[button] = found
            if button in REPEATED and not held:
                self._next[button] = now + REPEAT_AFTER
            yield _event(pygame.KEYDOWN, found)

    def _up(self, button: str) -> pygame.event.Event:
        self._next.pop(button, None)
        return _event(pygame.KEYUP, self._keys_down.pop(button))


def _event(kind: int, pressed: KeyStroke) -> pygame.event.Event:
    return pygame.event.Event(kind, key=pressed.key, mod=pressed.mod, unicode="")
