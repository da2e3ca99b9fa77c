"""Settings pages: what stands on each page of the settings; settings and theme in, controls out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import pygame

from doomtable.files.settings import Settings
from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.key_bindings import DEFAULTS, KeyBindings
from doomtable.table.kit.scan_folder import ScanFolder, reason
from doomtable.table.kit.widgets import Button
from doomtable.table.layout.table_bands import largest_cards
from doomtable.table.pages.page_messages import UseOwnScanFolder
from doomtable.table.pages.settings_controls import KeyBindingRow, PaletteTile, SegmentButton, Slider, samples
from doomtable.table.paint.text_layout import shortened
from doomtable.table.paint.theme import PALETTES, Theme
from doomtable.words.languages import languages, own_name
from doomtable.words.words import Words

PAGES: Final = {
    "look": "settings-page-look",
    "table": "settings-page-table",
    "keys": "settings-page-keys",
    "scans": "settings-page-scans",
}
"""The pages, and what they are called."""
SCALES: Final = (0.75, 1.0, 1.25, 1.5, 1.75, 2.0)
PALETTE_WORDS: Final = {
    "default": "settings-palette-default", "high contrast": "settings-palette-high-contrast",
    "colour-blind safe": "settings-palette-colour-blind-safe",
}  # fmt: skip
MOTION_WORDS: Final = {
    0: "settings-motion-off", 50: "settings-motion-short", 100: "settings-motion-full", 200: "settings-motion-long",
}  # fmt: skip
PACE_WORDS: Final = {
    "fast": "settings-pace-fast", "normal": "settings-pace-normal", "slow": "settings-pace-slow",
    "wait": "settings-pace-wait",
}  # fmt: skip
KEY_WORDS: Final = {
    "main": "key-main", "end": "key-end", "meditate": "key-meditate", "zoom": "key-zoom",
    "board": "key-board", "sums": "key-sums", "undo": "key-undo", "redo": "key-redo", "moments": "key-moments",
    "more": "key-more", "less": "key-less", "most": "key-most", "least": "key-least", "log up": "key-log-up",
    "log": "key-log",
    "log down": "key-log-down", "menu": "key-menu", "save": "key-save", "report": "key-report",
    "fullscreen": "key-fullscreen", "play": "key-play", "saved": "key-saved", "statistics": "key-statistics",
    "settings": "key-settings", "quit": "key-quit", "remove": "key-remove", "eyes": "key-eyes",
    "gallery": "key-gallery", "decks": "key-decks",
    "hands": "key-hands", "past": "key-past", "until": "key-until", "stops": "key-stops", "guide": "key-guide",
    "rules": "key-rules", "sound": "key-sound", "new": "key-new", "hotseat": "key-hotseat", "practice": "key-practice",
    "everywhere": "key-everywhere", "meanwhile": "key-meanwhile",
    "chat": "key-chat", "anew": "key-anew", "onward": "key-onward", "hint": "key-hint",
}  # fmt: skip
"""What actions are called."""
STEP: Final = 5
"""What one press changes the volume by."""
SAMPLE: Final = "Hussar"
"""The card on the palettes' pictures."""
LABELS: Final = 200
"""How wide the words before the controls are, at a scale of 1."""
KEY_COLUMNS: Final = 3
TOLD: Final = 6
"""Lines of what was skipped."""


@dataclass(frozen=True)
class TypeFolder:
    """Message: ask for the folder of the player's own pictures, to be typed."""


class WaitForKey(NamedTuple):
    """Message: wait for the key of an action."""

    action: str


class DragVolume(NamedTuple):
    """Message: the bar of the volume."""


class PageLabel(NamedTuple):
    """Words on a page: the box they are fitted into, their size and colour of the palette; centred in its height."""

    text: str
    box: pygame.Rect
    size: int = 15
    tone: str = "bone"
    weight: int = 500


@dataclass(slots=True)
class SettingsPage:
    """A page: its controls in the order of the ring, its words, and where lines part its rows."""

    controls: list[Button] = field(default_factory=list)
    marks: list[PageLabel] = field(default_factory=list)
    rules: list[int] = field(default_factory=list)


class PageRows:
    """Lays rows of a page one under another: words at the left, controls at the right, a note under them."""

    def __init__(self, box: pygame.Rect, theme: Theme) -> None:
        self.box, self.theme = box, theme
        self.y = box.y
        self.laid = SettingsPage()

    def row(self, label: str, high: int, note: str = "") -> pygame.Rect:
        """Begin a row so high; returns the room for its controls."""
        px = self.theme.px
        if self.y > self.box.y:
            self.laid.rules.append(self.y + px(8))
            self.y += px(17)
        left = px(LABELS)
        room = pygame.Rect(self.box.x + left, self.y, self.box.w - left, px(high))
        self.laid.marks.append(
            PageLabel(label, pygame.Rect(self.box.x, self.y, left - px(14), min(room.h, px(36))), 16)
        )
        self.y = room.bottom
        if note:
            below = pygame.Rect(room.x, room.bottom + px(5), room.w, px(20))
            self.laid.marks.append(PageLabel(note, below, 13, "ash", 400))
            self.y = below.bottom
        return room

    def segments(self, room: pygame.Rect, choices: Sequence[tuple[str, object, bool]]) -> None:
        """Choices of (words, message, whether chosen) side by side."""
        gap = self.theme.px(6)
        wide = min(self.theme.px(150), (room.w - gap * (len(choices) - 1)) // len(choices))
        for i, (label, message, chosen) in enumerate(choices):
            place = pygame.Rect(room.x + i * (wide + gap), room.y, wide, room.h)
            self.laid.controls.append(SegmentButton(place, label, message, chosen))


def percent(words: Words, share: float) -> str:
    """A scale or a share of 1 as percent."""
    return words.say("settings-percent", n=round(100 * share))


def scale_note(words: Words, settings: Settings, scale: float, size: tuple[int, int]) -> str:
    """What the wished scale comes to in a window of this size, and at which one cards on the table are largest."""
    now, best = _scale_now(words, settings, scale), largest_cards(size, SCALES)
    return now if best is None else f"{now} · {words.say('settings-scale-cards', most=percent(words, best))}"


def _scale_now(words: Words, settings: Settings, scale: float) -> str:
    now = percent(words, scale)
    if settings.scale == "auto":
        return words.say("settings-scale-auto-now", now=now)
    wish = percent(words, settings.scale)
    bounded = settings.scale > scale
    return words.say("settings-scale-bounded" if bounded else "settings-scale-now", wish=wish, now=now)


def look(
    box: pygame.Rect, theme: Theme, words: Words, settings: Settings, faces: FaceModels, size: tuple[int, int]
) -> SettingsPage:
    """Palette, scale, full screen, language."""
    say, px, rows = words.say, theme.px, PageRows(box, theme)
    room = rows.row(say("settings-palette"), 144)
    gap = px(14)
    wide = (room.w - 2 * gap) // 3
    for i, palette in enumerate(PALETTES.values()):
        place = pygame.Rect(room.x + i * (wide + gap), room.y, wide, room.h)
        label = say(PALETTE_WORDS[palette.name])
        rows.laid.controls.append(
            PaletteTile(
                place, label, settings.with_(palette=palette.name), settings.palette == palette.name,
                theme=Theme(palette, theme.scale), face=faces.named(SAMPLE), samples=samples(words),
            )
        )  # fmt: skip
    rows.y += px(4)
    room = rows.row(say("settings-scale"), 36, scale_note(words, settings, theme.scale, size))
    scales = [(percent(words, scale), settings.with_(scale=scale), settings.scale == scale) for scale in SCALES]
    rows.segments(
        room, [(say("settings-scale-auto"), settings.with_(scale="auto"), settings.scale == "auto"), *scales]
    )
    room = rows.row(say("settings-screen"), 36)
    rows.segments(
        room,
        [
            (say("settings-screen-window"), settings.with_(fullscreen=False), not settings.fullscreen),
            (say("settings-screen-full"), settings.with_(fullscreen=True), settings.fullscreen),
        ],
    )
    if len(known := languages()) > 1:
        room = rows.row(say("settings-language"), 36)
        rows.segments(
            room, [(own_name(one), settings.with_(language=one), words.language == one) for one in known]
        )
    return rows.laid


def table(box: pygame.Rect, theme: Theme, words: Words, settings: Settings) -> SettingsPage:
    """Motion, hands of people at one machine, sound."""
    say, px, rows = words.say, theme.px, PageRows(box, theme)
    room = rows.row(say("settings-motion"), 36, say("settings-motion-note"))
    rows.segments(
        room,
        [
            (say(name), settings.with_(motion=motion), settings.motion == motion)
            for motion, name in MOTION_WORDS.items()
        ],
    )
    room = rows.row(say("settings-pace"), 36, say("settings-pace-note"))
    rows.segments(
        room,
        [(say(name), settings.with_(pace=pace), settings.pace == pace) for pace, name in PACE_WORDS.items()],
    )
    room = rows.row(say("settings-hands"), 36, say("settings-hands-note"))
    rows.segments(
        room,
        [
            (say("settings-hands-covered"), settings.with_(open_table=False), not settings.open_table),
            (say("settings-hands-open"), settings.with_(open_table=True), settings.open_table),
        ],
    )
    room = rows.row(say("settings-sound"), 36)
    rows.segments(
        room,
        [
            (say("settings-on"), settings.with_(sound=True), settings.sound),
            (say("settings-off"), settings.with_(sound=False), not settings.sound),
        ],
    )
    room = rows.row(say("settings-volume"), 36)
    side = px(44)
    less, more = max(0, settings.volume - STEP), min(100, settings.volume + STEP)
    bar = pygame.Rect(room.x + side + px(14), room.y, px(290), room.h)
    rows.laid.controls += [
        Button(pygame.Rect(room.x, room.y, side, room.h), "−", settings.with_(volume=less)),
        Slider(bar, "", DragVolume(), value=settings.volume),
        Button(pygame.Rect(bar.right + px(14), room.y, side, room.h), "+", settings.with_(volume=more)),
    ]
    after = pygame.Rect(bar.right + side + px(30), room.y, px(90), room.h)
    rows.laid.marks.append(PageLabel(percent(words, settings.volume / 100), after, 17))
    return rows.laid


def key_rows(box: pygame.Rect, theme: Theme, words: Words, keys: KeyBindings, waiting: str) -> SettingsPage:
    """Every action with its keys; `waiting` is the one that a key is waited for."""
    px, laid, gap = theme.px, SettingsPage(), theme.px(8)
    laid.marks.append(
        PageLabel(words.say("settings-keys-note"), pygame.Rect(box.x, box.y, box.w, px(22)), 13, "ash", 400)
    )
    deep = -(-len(DEFAULTS) // KEY_COLUMNS)
    wide = (box.w - gap * (KEY_COLUMNS - 1)) // KEY_COLUMNS
    top = box.y + px(30)
    high = min(px(38), (box.bottom - top) // deep)
    for i, action in enumerate(DEFAULTS):
        place = pygame.Rect(box.x + i // deep * (wide + gap), top + i % deep * high, wide, high - px(5))
        label = words.say(KEY_WORDS[action])
        wait = words.say("settings-press") if action == waiting else ""
        laid.controls.append(KeyBindingRow(place, label, WaitForKey(action), caps=keys.caps(action), waiting=wait))
    return laid


def scans(box: pygame.Rect, theme: Theme, words: Words, settings: Settings, found: ScanFolder) -> SettingsPage:
    """The folder of the player's own pictures, and what was found in it."""
    say, px, rows = words.say, theme.px, PageRows(box, theme)
    room = rows.row(say("settings-scans-folder"), 36)
    size = px(15)
    folder = tidy(settings.scans) or say("settings-scans-none")
    if settings.scans:  # of a long name the end is seen
        folder = shortened(folder[::-1], size, room.w, 500)[::-1]
    rows.laid.marks.append(PageLabel(folder, room))
    rows.y += px(4)
    buttons = (
        (say("settings-scans-own"), UseOwnScanFolder()), (say("settings-scans-type"), TypeFolder()),
        (say("settings-scans-off"), settings.with_(scans="")),
    )  # fmt: skip
    for i, (label, message) in enumerate(buttons):
        place = pygame.Rect(room.x + i * px(206), rows.y, px(198), px(36))
        enabled = bool(settings.scans) or message in (UseOwnScanFolder(), TypeFolder())
        rows.laid.controls.append(Button(place, label, message, enabled=enabled))
    note = pygame.Rect(room.x, rows.y + px(44), room.w, px(36))
    rows.laid.marks.append(PageLabel(say("settings-scans-note"), note, 13, "ash", 400))
    rows.y = note.bottom
    if not settings.scans:
        return rows.laid
    checking = say("settings-scans-checking", n=found.unchecked) if found.unchecked else ""
    room = rows.row(say("settings-scans-found"), 30, checking or " ")
    rows.laid.marks.append(PageLabel(say("scans-count", n=len(found.pictures), of=len(found.cards)), room))
    room = rows.row(say("settings-scans-skipped"), 30)
    high = px(19)
    most = max(1, min(TOLD, (box.bottom - room.y) // high))
    told = [reason(one, words) for one in found.skipped] or [say("settings-scans-nothing")]
    if len(told) > most:
        told = [*told[: most - 1], say("settings-scans-more", n=len(told) - most + 1)]
    for i, line in enumerate(told):
        place = pygame.Rect(room.x, room.y + px(5) + i * high, room.w, high)
        rows.laid.marks.append(PageLabel(shortened(tidy(line), px(14), room.w, 400), place, 14, "bone", 400))
    return rows.laid
