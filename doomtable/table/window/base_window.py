"""Base window: the display, the settings in force, scans, and the screen that is up. It knows of no game."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pygame

from doomtable.errors import BadInput
from doomtable.files import local_names, storage
from doomtable.files import settings as settings_file
from doomtable.files.settings import SMALLEST, Settings
from doomtable.rules.language import Card
from doomtable.table.kit import key_bindings
from doomtable.table.kit.gamepad_bindings import button_caps, said_buttons
from doomtable.table.kit.scan_folder import ScanFolder, read_folder, report
from doomtable.table.kit.ui_scale import scale_for
from doomtable.table.paint import scan_decoder
from doomtable.table.paint.picture_queue import FRAME, picture_queue
from doomtable.table.paint.surface_cache import all_caches
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.table.window.screen import GameScreen, NoticeScreen, Repaintable, Screen, SettingsAware
from doomtable.table.window.startup import density
from doomtable.words.languages import is_complete
from doomtable.words.words import Words

DECODING: Final = 0.008
"""Seconds of a frame for the pictures that are waited for."""


class BaseWindow:
    """A window that shows a screen as its player has set it."""

    scene: Screen

    def __init__(self, size: tuple[int, int], words: Words, settings: Settings) -> None:
        self.words, self.settings = words, settings
        self.windowed = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        """The window's size while it does not fill the screen."""
        self.density = density()
        self.screen = self._opened()
        self.keys, self.unusable = key_bindings.read(settings.keys, key_bindings.cap_names(words))
        """What is pressed for what, and the actions whose keys the settings name wrongly."""
        self.scans = ScanFolder()
        self.below_settings: Screen | None = None
        """The screen that the settings were opened over."""
        self.below_gallery: Screen | None = None
        """The screen that the gallery was opened over."""
        self.below_builder: Screen | None = None
        """The screen that the deck builder was opened over."""

    def tell(self, text: str) -> None:
        """Say something on whatever screen is up."""
        if isinstance(self.scene, NoticeScreen):
            self.scene.show_notice(text)

    @property
    def theme(self) -> Theme:
        """Palette and scale for the window as it is."""
        scale = scale_for(self.screen.get_size(), self.settings.scale, self.density)
        caps = button_caps(self.keys) if self.keys.buttons else None
        return Theme(PALETTES[self.settings.palette], scale, caps)

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

    def change(self, settings: Settings) -> None:
        """Set something: it holds at once, and is kept."""
        before, self.settings = self.settings, settings
        if settings.fullscreen != before.fullscreen:
            self.screen = self._opened()
        if settings.language not in (before.language, self.words.language) and is_complete(settings.language):
            self.words.speak(settings.language)
            self._caption()
            if trouble := self.read_names():
                self.tell(trouble)
        keys, _ = key_bindings.read(settings.keys, key_bindings.cap_names(self.words))
        self.keys = replace(keys, buttons=said_buttons(self.words) if self.keys.buttons else {})
        if settings.scans != before.scans:
            self.find_scans()
        if isinstance(self.scene, SettingsAware):
            self.scene.settings = settings
        self._apply_settings(self.scene)
        self.keep()

    def show_device(self, *, gamepad: bool) -> None:
        """Name the buttons of a gamepad from now on, or keys again."""
        if gamepad != bool(self.keys.buttons):
            self.keys = replace(self.keys, buttons=said_buttons(self.words) if gamepad else {})
            self._apply_settings(self.scene)

    def _caption(self) -> None:
        name = self.words.say("app-name")
        pygame.display.set_caption(name)

    def read_names(self) -> str:
        """Have the cards called as the player's own file for the language says; what is wrong with it."""
        file = local_names.names_file(self.words.language)
        if not file.is_file():  # the catalogue is not read for nothing
            return ""
        from doomtable.cards.catalogue import catalogue

        try:
            found = local_names.load(file, catalogue().names)
        except BadInput as error:
            return self.words.say("notice-no-names", why=error)
        self.words.speak(self.words.language, found.names)
        return self.words.name_faults(str(file), found.faults)

    def keep(self) -> None:
        """Write the settings, with the window's size."""
        try:
            settings_file.save(self.settings.with_(window=self.windowed))
        except BadInput as error:
            self.tell(self.words.say("notice-settings-lost", why=error))

    def _apply_settings(self, scene: Screen) -> None:
        """Show a scene as the settings have it."""
        all_caches.drop_placeholders()  # they were painted in other colours, or with other words
        scene.keys = self.keys
        self._pass_settings_to(scene)
        scene.resize(self.screen.get_size(), self.theme)

    def find_scans(self) -> None:
        """Look through the folder of the player's own pictures; none is decoded before its card is shown."""
        scan_decoder.forget()
        cards: tuple[Card, ...] = ()
        if self.settings.scans:  # the catalogue is not read for nothing
            from doomtable.cards.catalogue import catalogue

            cards = catalogue().cards
        self.scans = read_folder(self.settings.scans, cards)
        for scene in filter(None, (self.scene, self.below_settings, self.below_gallery, self.below_builder)):
            self._pass_settings_to(scene)

    def _pass_settings_to(self, scene: Screen) -> None:
        """Let a scene have what is set and the pictures."""
        if isinstance(scene, GameScreen):
            scene.faces.scans = self.scans
        elif isinstance(scene, SettingsAware):
            scene.scans = self.scans

    def decode_scans(self) -> None:
        """Spend a little of a frame on pictures that are waited for; what is shown may look otherwise then."""
        if self.scans.waiting and self.scans.advance(DECODING) and isinstance(self.scene, GameScreen):
            self.scene.invalidate()

    def paint_deferred(self) -> None:
        """Spend a little of a frame on pictures that wait to be painted, or on what shows those that have come; then
        the screen is drawn anew."""
        if picture_queue.paint_some():
            all_caches.repaint_placeholders()
        if all_caches.repaint_some(FRAME):
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
            self.tell(self.words.say("notice-no-scans", why=error))

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

        self.below_settings = self.scene
        self.scene = SettingsScreen(
            self.words, self.theme, self.screen.get_size(), self.settings, self.keys, self.scans
        )

    def close_gallery(self) -> None:
        """Show again what the gallery was opened over."""
        if self.below_gallery is not None:
            self.scene, self.below_gallery = self.below_gallery, None
            self._apply_settings(self.scene)

    def show_again(self, screen: Screen) -> None:
        """Show a screen that waited, as the settings have it by now."""
        self.scene = screen
        self._apply_settings(screen)

    def close_settings(self) -> None:
        """Show again what the settings were opened over."""
        if self.below_settings is not None:
            self.scene, self.below_settings = self.below_settings, None
            self._apply_settings(self.scene)
