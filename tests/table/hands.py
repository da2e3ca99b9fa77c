"""Somebody at the settings with nothing but a mouse, or nothing but keys."""

from __future__ import annotations

import pygame

from doomtable.table.pages.settings_screen import SettingsScreen
from doomtable.table.window.main_window import MainWindow


class Hands:
    """Somebody at the settings, with a mouse or with keys and nothing else."""

    def __init__(self, window: MainWindow, keyed: bool) -> None:
        self.window, self.keyed = window, keyed

    @property
    def scene(self) -> SettingsScreen:
        assert isinstance(self.window.scene, SettingsScreen)
        return self.window.scene

    def key(self, key: int, mod: int = 0) -> None:
        self.window.take(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
        self.window.frame(0)

    def click(self, place: tuple[int, int]) -> None:
        self.window.take(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0)))
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.window.take(pygame.event.Event(kind, pos=place, button=1))
        self.window.frame(0)

    def press(self, label: str) -> None:
        """Press what is called so."""
        found = next(b for b in self.scene.buttons() if b.label == label)
        if not self.keyed:
            return self.click(found.rect.center)
        for _ in range(2 * len(self.scene.ring())):
            if self.scene.keyed and self.scene.ring()[self.scene.focus].label == label:
                return self.key(pygame.K_RETURN)
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never comes to {label}")
