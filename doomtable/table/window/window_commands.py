"""Window commands: leave, full screen, sound, settings, card scans and the rulebook, whatever screen is up."""

from __future__ import annotations

from doomtable.files.settings import Settings
from doomtable.table.rulebook.rulebook_state import CLOSE_RULEBOOK, OpenRulebook
from doomtable.table.window.main_window import MainWindow


def handle_message(window: MainWindow, message: object) -> bool:
    """Do what a message asks for, if it is about the window itself; whether it was."""
    if message == "quit":
        window.leave_game()
        window.running = False
    elif message == "title":
        window.leave_game()
        window.scene = window.title()
    elif message == "fullscreen":
        window.change(window.settings.with_(fullscreen=not window.settings.fullscreen))
    elif message == "sound":
        window.change(window.settings.with_(sound=not window.settings.sound))
        window.tell(window.words.say("notice-sound-on" if window.settings.sound else "notice-sound-off"))
    elif message == "settings":
        window.open_settings()
    elif message == "gallery":
        from doomtable.table.pages.gallery_screen import GalleryScreen

        size = window.screen.get_size()
        window.scene = GalleryScreen(window.words, window.theme, size, window.keys, window.scans, window.motion)
    elif message == "back":
        window.close_settings()
    elif isinstance(message, Settings):
        window.change(message)
    elif message == "look for scans":
        window.find_scans()
    elif message == "write scans":
        window.write_scans()
    elif message == "own folder":
        window.own_folder()
    elif isinstance(message, OpenRulebook):
        window.open_rulebook(message)
    elif message == "rules":
        window.open_rulebook()
    elif message == CLOSE_RULEBOOK:
        window.close_rulebook()
    else:
        return False
    return True
