"""Window commands: leave, full screen, sound, settings, card scans and the rulebook, whatever screen is up."""

from __future__ import annotations

from doomtable.table.kit.message import (
    OpenSettings,
    Quit,
    ShowGallery,
    ShowTitle,
    ToggleFullscreen,
    ToggleSound,
)
from doomtable.table.pages.page_messages import (
    ChangeSettings,
    ChooseIdentity,
    CloseGallery,
    CloseSettings,
    FindScans,
    UseOwnScanFolder,
    WriteScanReport,
)
from doomtable.table.pages.title_screen import ShowIdentity
from doomtable.table.rulebook.rulebook_state import CloseRulebook, OpenRulebook
from doomtable.table.window.main_window import MainWindow


def quit_program(window: MainWindow, message: Quit) -> None:
    """Leave the game and the program."""
    window.leave_game()
    window.running = False


def show_title(window: MainWindow, message: ShowTitle) -> None:
    """Leave the game and show the title screen."""
    window.leave_game()
    window.scene = window.title()


def toggle_fullscreen(window: MainWindow, message: ToggleFullscreen) -> None:
    """Fill the screen, or no more."""
    window.change(window.settings.with_(fullscreen=not window.settings.fullscreen))


def toggle_sound(window: MainWindow, message: ToggleSound) -> None:
    """Turn sounds off or on, and say so."""
    window.change(window.settings.with_(sound=not window.settings.sound))
    window.tell(window.words.say("notice-sound-on" if window.settings.sound else "notice-sound-off"))


def open_settings(window: MainWindow, message: OpenSettings) -> None:
    """Show the settings."""
    window.open_settings()


def change_settings(window: MainWindow, message: ChangeSettings) -> None:
    """Set something."""
    window.change(message.settings)


def close_settings(window: MainWindow, message: CloseSettings) -> None:
    """Show again what is under the settings."""
    window.close_settings()


def find_scans(window: MainWindow, message: FindScans) -> None:
    """Look through the folder of pictures."""
    window.find_scans()


def write_scan_report(window: MainWindow, message: WriteScanReport) -> None:
    """Write which cards have no picture."""
    window.write_scans()


def use_own_scan_folder(window: MainWindow, message: UseOwnScanFolder) -> None:
    """Take pictures from the program's own folder."""
    window.own_folder()


def open_rulebook(window: MainWindow, message: OpenRulebook) -> None:
    """Lay the rulebook over the screen."""
    window.open_rulebook(message)


def close_rulebook(window: MainWindow, message: CloseRulebook) -> None:
    """Take the rulebook away."""
    window.close_rulebook()


def show_gallery(window: MainWindow, message: ShowGallery) -> None:
    """Show all cards; what is up waits."""
    from doomtable.table.pages.gallery_screen import GalleryScreen

    size = window.screen.get_size()
    window.below_gallery = window.scene
    window.scene = GalleryScreen(window.words, window.theme, size, window.keys, window.scans, window.motion)


def close_gallery(window: MainWindow, message: CloseGallery) -> None:
    """Show again what is under the gallery."""
    window.close_gallery()


def show_identity(window: MainWindow, message: ShowIdentity) -> None:
    """Show who plays at this machine."""
    from doomtable.table.pages.identity_screen import IdentityScreen

    size, known = window.screen.get_size(), window.settings.player
    window.scene = IdentityScreen(window.words, window.theme, size, known, window.keys)


def choose_identity(window: MainWindow, message: ChooseIdentity) -> None:
    """Play as that from now on."""
    window.change(window.settings.with_(player=message.identity))
    window.scene = window.title()
