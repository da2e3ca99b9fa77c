"""Startup: the parts of pygame needed, the window's first size, and notices about unusable settings."""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from typing import Final

import pygame

from doomtable.files import settings
from doomtable.files.settings import SMALLEST
from doomtable.words.words import Words

DEFAULT_SIZE: Final = (1440, 860)
DPI_AWARE: Final = "SDL_WINDOWS_DPI_AWARENESS", "permonitorv2"
"""Windows is not to enlarge the window's pixels by itself: the interface scale does that, and sharper."""


def start_pygame() -> None:
    """Start the parts of pygame that the table needs."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault(*DPI_AWARE)
    pygame.display.init()
    pygame.font.init()


def settle_memory() -> None:
    """Let the garbage collector look through all there is once, now, and not again: it takes two frames or three, and
    most of it stays as long as the game does."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def density() -> float:
    """How many pixels of the screen make one of an ordinary screen: 1 where the system enlarges windows by itself."""
    if sys.platform == "win32":
        import ctypes

        with suppress(AttributeError, OSError):  # older systems do not tell
            return max(1.0, ctypes.windll.user32.GetDpiForSystem() / 96)
    return 1.0


def first_size(kept: tuple[int, int] | None = None) -> tuple[int, int]:
    """The window's size at the start: as it was last, else most of the screen, as far as that is known."""
    sizes = pygame.display.get_desktop_sizes()
    if not sizes:
        return kept or DEFAULT_SIZE
    wide, high = sizes[0]
    if kept is not None and kept[0] <= max(w for w, _ in sizes) and kept[1] <= max(h for _, h in sizes):
        return kept
    return max(SMALLEST[0], wide * 9 // 10), max(SMALLEST[1], high * 85 // 100)


def settings_notice(found: settings.LoadedSettings, words: Words) -> str:
    """What is said of a file of settings that was not as it should be."""
    if not found.faults:
        return ""
    what = ", ".join(found.faults) if all(found.faults) else ""
    if found.aside is None:
        return words.say("notice-settings-unread", file=str(settings.file()), why=found.why or "none")
    return words.say("notice-settings-mended", what=what or "none", aside=str(found.aside))
