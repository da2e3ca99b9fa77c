"""Base window: the surface, the settings in force, scans, and the screen that is up."""

from __future__ import annotations

from typing import Final, Protocol, runtime_checkable

import pygame

from doomtable.errors import BadInput
from doomtable.files import settings, storage
from doomtable.files.settings import SMALLEST, Settings
from doomtable.rules.language import Card
from doomtable.table.kit import key_bindings
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.scan_folder import ScanFolder, read_folder, report
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.paint import scan_decoder
from doomtable.table.paint.picture_queue import picture_queue
from doomtable.table.paint.surface_cache import all_caches
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.table.window.startup import density
from doomtable.words.words import Words

DECODING: Final = 0.008
"""Seconds of a frame for the pictures that are waited for."""


class Screen(Protocol):
    """What fills the window. `handle` returns a message for the window or None; `dirty` asks to be drawn."""

    dirty: bool
    keys: KeyBindings

    def resize(self, size: tuple[int, int], theme: Theme) -> None: ...
    def handle(self, event: pygame.event.Event) -> object: ...
    def update(self, now: int) -> None: ...
    def draw(self, target: pygame.Surface) -> None: ...


@runtime_checkable
class NoticeScreen(Protocol):
    """A scene with a place for one sentence of the window's."""

    def told(self, text: str) -> None: ...


@runtime_checkable
class TypingScreen(Protocol):
    """A scene with keys of its own while text is typed, or a key waited for: they mean nothing to the window then."""

    def takes(self, key: int) -> bool: ...


@runtime_checkable
class SettingsAware(Protocol):
    """A scene that shows what is set."""

    wishes: Settings
    scans: ScanFolder


@runtime_checkable
class GameScreen(Protocol):
    """A scene of a game: its faces are painted once until they are stale, hands are open or not."""

    faces: FaceModels

    def invalidate(self) -> None: ...


@runtime_checkable
class Repaintable(Protocol):
    """A scene that keeps what it has drawn: it may lack pictures that there was no time for."""

    def unfinished(self) -> None: ...


class BaseWindow:
    """A window that shows a scene as its player has set it. Which scenes there are is told by what is made of it."""

    scene: Screen

    def __init__(self, size: tuple[int, int], words: Words, wishes: Settings) -> None:
        self.words, self.settings = words, wishes
        self.windowed = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        """The window's size while it does not fill the screen."""
        self.density = density()
        self.screen = self._opened()
        self.keys, self.unusable = key_bindings.read(wishes.keys)
        """What is pressed for what, and the actions whose keys the settings name wrongly."""
        self.scans = ScanFolder()
        self.behind: Screen | None = None
        """What the settings were opened over."""

    def tell(self, text: str) -> None:
        """Say something on whatever screen is up."""
        if isinstance(self.scene, NoticeScreen):
            self.scene.told(text)

    @property
    def theme(self) -> Theme:
        """Palette and scale for the window as it is."""
        scale = scale_for(self.screen.get_size(), self.settings.scale, self.density)
        return Theme(PALETTES[self.settings.palette], scale)

    def resized(self) -> None:
        """The window has another size, in the units of the surface: what a screen makes of them is its own affair."""
        size = pygame.display.get_window_size()
        if not self.settings.fullscreen:
            size = self.windowed = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        surface = pygame.display.get_surface()
        self.screen = surface if surface is not None and surface.get_size() == size else self._opened()
        all_caches.window(self.screen.get_size())
        self.scene.resize(self.screen.get_size(), self.theme)

    def _opened(self) -> pygame.Surface:
        """The window as the settings have it: over the whole screen, or of its own size."""
        if self.settings.fullscreen:
            made = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            made = pygame.display.set_mode(self.windowed, pygame.RESIZABLE)
        all_caches.window(made.get_size())
        return made

    # ------------------------------------------------------------------------------------------------- settings

    def change(self, wishes: Settings) -> None:
        """Set something: it holds at once, and is kept."""
        before, self.settings = self.settings, wishes
        if wishes.fullscreen != before.fullscreen:
            self.screen = self._opened()
        self.keys, _ = key_bindings.read(wishes.keys)
        if wishes.scans != before.scans:
            self.find_scans()
        if isinstance(self.scene, SettingsAware):
            self.scene.wishes = wishes
        self._apply_settings(self.scene)
        self.keep()

    def keep(self) -> None:
        """Write the settings, with the window's size."""
        try:
            settings.save(self.settings.with_(window=self.windowed))
        except BadInput as error:
            self.tell(self.words.say("notice-settings-lost", why=str(error)))

    def _apply_settings(self, scene: Screen) -> None:
        """Show a scene as the settings have it."""
        scene.keys = self.keys
        self._give(scene)
        scene.resize(self.screen.get_size(), self.theme)

    def find_scans(self) -> None:
        """Look through the folder of the player's own pictures; none is decoded before its card is shown."""
        scan_decoder.forget()
        cards: tuple[Card, ...] = ()
        if self.settings.scans:  # the catalogue is not read for nothing
            from doomtable.cards.catalogue import catalogue

            cards = catalogue().cards
        self.scans = read_folder(self.settings.scans, cards)
        for scene in filter(None, (self.scene, self.behind)):
            self._give(scene)

    def _give(self, scene: Screen) -> None:
        """Let a scene have what is set and the pictures."""
        if isinstance(scene, GameScreen):
            scene.faces.scans = self.scans
        elif isinstance(scene, SettingsAware):
            scene.scans = self.scans

    def decode(self) -> None:
        """Spend a little of a frame on pictures that are waited for; what is shown may look otherwise then."""
        if self.scans.waiting and self.scans.advance(DECODING) and isinstance(self.scene, GameScreen):
            self.scene.invalidate()

    def paint(self) -> None:
        """Spend a little of a frame on pictures that are owed; with the last of them the screen is drawn anew."""
        if picture_queue.pay():
            all_caches.paid()
            self.scene.dirty = True
            if isinstance(self.scene, Repaintable):
                self.scene.unfinished()

    def write_scans(self) -> None:
        """Write which cards have no picture and which files were skipped, and say where."""
        file = storage.user_path("scans.txt")
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            storage.write_whole(file, report(self.scans, self.words))
            self.tell(self.words.say("notice-scans", file=str(file)))
        except (BadInput, OSError) as error:
            self.tell(self.words.say("notice-no-scans", why=str(error)))

    def own_folder(self) -> None:
        """Use the program's own folder for pictures, and make it if need be."""
        folder = storage.user_path("scans")
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.tell(self.words.say("notice-no-folder", folder=str(folder), why=storage.os_reason(error)))
            return
        self.change(self.settings.with_(scans=str(folder)))

    def open_settings(self) -> None:
        """Show the settings over whatever is up; a game waits meanwhile."""
        from doomtable.table.pages.settings_screen import SettingsScreen

        self.behind = self.scene
        self.scene = SettingsScreen(
            self.words, self.theme, self.screen.get_size(), self.settings, self.keys, self.scans
        )

    def close_settings(self) -> None:
        """Show again what the settings were opened over."""
        if self.behind is not None:
            self.scene, self.behind = self.behind, None
            self._apply_settings(self.scene)
