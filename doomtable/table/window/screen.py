"""Screen: what the window needs of whatever fills it, and what only some screens offer."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import pygame

from doomtable.files.settings import Settings
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.key_bindings import KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.paint.theme import Theme
from doomtable.table.rulebook.rulebook_state import OpenRulebook


class Screen(Protocol):
    """What fills the window. `handle` returns a message for the window or None; `dirty` asks to be drawn."""

    dirty: bool
    keys: KeyBindings

    def resize(self, size: tuple[int, int], theme: Theme) -> None: ...
    def handle(self, event: pygame.event.Event) -> ScreenMessage | None: ...
    def update(self, now: int) -> None: ...
    def draw(self, target: pygame.Surface) -> None: ...


@runtime_checkable
class NoticeScreen(Protocol):
    """A screen with a place for one sentence of the window's."""

    def show_notice(self, text: str) -> None: ...


@runtime_checkable
class TypingScreen(Protocol):
    """A screen with keys of its own while text is typed, or a key waited for: they mean nothing to the window then."""

    def takes(self, key: int) -> bool: ...


@runtime_checkable
class TimedScreen(Protocol):
    """A screen with a clock: what is to be done because the time is up, None as long as it is not."""

    def due(self) -> ScreenMessage | None: ...


@runtime_checkable
class LookupScreen(Protocol):
    """A screen that says where the rulebook is to open."""

    def lookup(self) -> OpenRulebook: ...


@runtime_checkable
class SettingsAware(Protocol):
    """A screen that shows what is set."""

    settings: Settings
    scans: ScanFolder


@runtime_checkable
class GameScreen(Protocol):
    """A screen of a game: its faces are painted once until they are stale, hands are open or not."""

    faces: FaceModels

    def invalidate(self) -> None: ...


@runtime_checkable
class MovingScreen(Protocol):
    """A screen on which something moves, as long as motion takes."""

    def set_motion(self, percent: int) -> None: ...


@runtime_checkable
class AnimatedScreen(MovingScreen, Protocol):
    """A screen on which cards move, with sounds; `holds_card` is whether the pointer has one."""

    @property
    def holds_card(self) -> bool: ...
    def set_pace(self, pace: str) -> None: ...
    def take_sounds(self) -> list[str]: ...


@runtime_checkable
class Repaintable(Protocol):
    """A screen that keeps what it has drawn: it may lack pictures that there was no time for."""

    def unfinished(self) -> None: ...
