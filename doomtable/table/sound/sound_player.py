"""Sound player: plays the sounds of the table, if there is a device to play them on."""

from __future__ import annotations

from collections.abc import Iterable
from threading import Thread
from typing import Final

import pygame

from doomtable.table.sound.synth import RATE, SOUNDS, made

CHANNELS: Final = 8
GAP: Final = 45
"""Milliseconds before the same sound is heard again."""


class SoundPlayer:
    """The sounds of one window. The device is opened when something is to be heard for the first time."""

    def __init__(self, on: bool = True, volume: int = 70) -> None:
        self.on = on
        self.volume = volume
        """0 to 100."""
        self._ready: bool | None = None
        self._made: dict[str, pygame.mixer.Sound] = {}
        self._last: dict[str, int] = {}
        self._maker: Thread | None = None

    def play(self, names: Iterable[str], now: int) -> list[str]:
        """Play sounds at a moment in milliseconds; returns those that are heard."""
        if not self.on or not self.volume:
            return []
        out = []
        for name in names:
            if now - self._last.get(name, -GAP) >= GAP and self._opened():
                self._last[name] = now
                sound = self._sound(name)
                sound.set_volume((self.volume / 100) ** 1.6)
                sound.play()
                out.append(name)
        return out

    def _opened(self) -> bool:
        """Whether there is a device; it is asked for once."""
        if self._ready is None:
            try:
                pygame.mixer.init(RATE, -16, 1, 512, allowedchanges=0)
                pygame.mixer.set_num_channels(CHANNELS)
                self._ready = True
            except pygame.error:
                self._ready = False
        return self._ready

    def _sound(self, name: str) -> pygame.mixer.Sound:
        if name not in self._made:
            self._made[name] = pygame.mixer.Sound(buffer=made(name).tobytes())
        return self._made[name]

    def prepare(self) -> None:
        """Have all sounds made beside the window: they take half a second, which no frame has."""
        if self.on and self._maker is None and self._opened():
            self._maker = Thread(target=make_all, name="sounds", daemon=True)
            self._maker.start()

    def close(self) -> None:
        """Let the device go."""
        if self._ready:
            pygame.mixer.quit()
        self._ready = None
        self._made.clear()


def make_all() -> None:
    """Make every sound once; whoever plays one finds it then."""
    for name in SOUNDS:
        made(name)


def names() -> tuple[str, ...]:
    """Every sound there is."""
    return tuple(SOUNDS)
