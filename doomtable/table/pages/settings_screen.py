"""Settings screen: pages of controls over whatever was up; what is set holds at once."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from doomtable.files.settings import Settings
from doomtable.table.kit.clipped_text import tidy
from doomtable.table.kit.face_models import FaceModels
from doomtable.table.kit.focus_navigation import ARROWS, toward
from doomtable.table.kit.key_bindings import KeyBindings, KeySwap, refusal, writes
from doomtable.table.kit.message import ScreenMessage, reject_message
from doomtable.table.kit.scan_folder import ScanFolder
from doomtable.table.kit.sheet import Sheet, SheetButton
from doomtable.table.kit.widgets import Button, button_at
from doomtable.table.match.keyboard_input import RING_KEYS
from doomtable.table.pages import settings_pages
from doomtable.table.pages.page_messages import ChangeSettings, CloseSettings, FindScans, WriteScanReport
from doomtable.table.pages.settings_controls import Slider
from doomtable.table.pages.settings_pages import (
    KEY_WORDS,
    PAGES,
    PageLabel,
    SettingsPage,
    TypeFolder,
    WaitForKey,
)
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.highlights import VEIL, darken, draw_focus
from doomtable.table.paint.panels import draw_panel, draw_rule, oak
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words

WIDEST: Final = 1080
HIGHEST: Final = 660
"""How large the panel becomes at a scale of 1."""
LONGEST_PATH: Final = 1000


@dataclass(frozen=True)
class UseFolder:
    """Message: take the folder that was typed."""


@dataclass(frozen=True)
class LeaveQuestion:
    """Message: leave things as they are."""


class TurnToPage(NamedTuple):
    """Message: turn to a page."""

    page: int


class SettingsScreen:
    """The settings; messages: ChangeSettings, CloseSettings and what the page of scans asks for."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], settings: Settings, keys: KeyBindings,
        scans: ScanFolder, page: int = 0,
    ) -> None:  # fmt: skip
        self.words, self.settings, self.keys, self.scans = words, settings, keys, scans
        self.faces = FaceModels(words)
        self.page = page
        self.waiting = ""
        """The action that a key is waited for."""
        self.said = ""
        self.sheet: Sheet | None = None
        self.focus = 0
        self.keyed = False
        self.pulling = False
        self.told_unchecked = -1
        """How many pictures were not looked at yet when that was last said."""
        self.mouse = (-1, -1)
        self.dirty = True
        self.resize(size, theme)

    # ------------------------------------------------------------------------------------------------ its places

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size, palette or scale."""
        self.size, self.theme = size, theme
        self.lay()
        if self.sheet is not None:
            self.sheet.lay(size, theme)

    def lay(self) -> None:
        """Give everything its place."""
        px, say = self.theme.px, self.words.say
        panel = pygame.Rect(
            0, 0, min(px(WIDEST), self.size[0] - px(32)), min(px(HIGHEST), self.size[1] - px(32))
        )
        panel.center = self.size[0] // 2, self.size[1] // 2
        inner = panel.inflate(-px(56), -px(32))
        self.panel, self.head = panel, pygame.Rect(inner.x, inner.y, inner.w, px(56))
        x, self.tabs = inner.x, []
        for i, label in enumerate(map(say, PAGES.values())):
            wide = text_width(label, px(15), 600) + px(32)
            self.tabs.append(Button(pygame.Rect(x, self.head.bottom + px(10), wide, px(34)), label, TurnToPage(i)))
            x += wide
        self.line = self.head.bottom + px(44)
        high, foot = px(42), inner.bottom - px(42)
        self.foot = pygame.Rect(inner.x, foot - px(34), inner.w, px(28))
        box = pygame.Rect(inner.x, self.line + px(16), inner.w, self.foot.y - self.line - px(20))
        self.laid = self._page(box)
        back = Button(pygame.Rect(inner.right - px(190), foot, px(190), high), say("list-back"), CloseSettings())
        back.key = self.keys.cap("cancel")
        self.below = [back]
        if self.name == "keys":
            place = pygame.Rect(inner.x, foot, px(230), high)
            changed = self.settings.with_(keys={})
            self.below.insert(
                0, Button(place, say("settings-keys-reset"), changed, enabled=bool(self.keys.own))
            )
        if self.name == "scans" and self.settings.scans:
            again = (
                (say("settings-scans-again"), FindScans()),
                (say("settings-scans-report"), WriteScanReport()),
            )
            for i, (label, message) in enumerate(again):
                place = pygame.Rect(inner.x + i * px(212), foot, px(200), high)
                self.below.insert(i, Button(place, label, message))
        self.focus = min(self.focus, len(self.ring()) - 1)
        self.dirty = True

    def _page(self, box: pygame.Rect) -> SettingsPage:
        if self.name == "look":
            return settings_pages.look(box, self.theme, self.words, self.settings, self.faces, self.size)
        if self.name == "table":
            return settings_pages.table(box, self.theme, self.words, self.settings)
        if self.name == "scans":
            return settings_pages.scans(box, self.theme, self.words, self.settings, self.scans)
        return settings_pages.key_rows(box, self.theme, self.words, self.keys, self.waiting)

    @property
    def name(self) -> str:
        """The page that is up."""
        return list(PAGES)[self.page]

    def buttons(self) -> list[Button]:
        """Everything that can be pressed."""
        if self.sheet is not None:
            return self.sheet.buttons
        return [*self.tabs, *self.laid.controls, *self.below]

    def ring(self) -> list[Button]:
        """What the keyboard goes round; a bar has its buttons beside it."""
        return [b for b in self.buttons() if b.enabled and not isinstance(b, Slider)]

    def takes(self, key: int) -> bool:
        """Is a key waited for, or for the text that is typed?"""
        return bool(self.waiting) or (self.sheet is not None and self.sheet.entry is not None and writes(key))

    def show_notice(self, text: str) -> None:
        """Say a sentence at the foot, until something else is pressed."""
        self.said, self.dirty = text, True

    # ---------------------------------------------------------------------------------------- mouse and keyboard

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        if event.type == pygame.MOUSEMOTION:
            if button_at(self.buttons(), event.pos) is not button_at(self.buttons(), self.mouse):
                self.dirty = True
            self.mouse = event.pos
            return self._pulled(event.pos) if self.pulling else None
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.pulling = False
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse, self.keyed, self.dirty = event.pos, False, True
            self.waiting = self.said = ""
            found = button_at(self.buttons(), event.pos)
            if isinstance(found, Slider):
                self.pulling = True
                return self._pulled(event.pos)
            if found is None:
                self.lay()
                return None
            self.focus = self.ring().index(found)
            return self.press(found)
        elif event.type == pygame.KEYDOWN:
            self.dirty = True
            if self.sheet is not None and self.sheet.entry is not None and self._edited(event):
                return None
            return self._waited(event) if self.waiting else self._key(event)
        elif event.type == pygame.TEXTINPUT and self.sheet is not None:
            self.sheet.type(event.text)
            self.dirty = True
        elif event.type == pygame.DROPFILE:
            return self._folder(event.file)
        return None

    def update(self, now: int) -> None:
        """While the page of the pictures is up, all of them are looked at, some every frame."""
        left = self.scans.unchecked
        if self.name == "scans" and (left != self.told_unchecked or (left and not self.scans.waiting)):
            self.told_unchecked = self.scans.unchecked
            self.scans.check_all()
            self.lay()

    def press(self, button: Button) -> ScreenMessage | None:
        """Press a button; returns a message for the window or None."""
        message, self.said = button.message, ""
        if isinstance(message, Settings):
            return self._set(message)
        if isinstance(message, TurnToPage):
            self.page, self.focus = message.page, message.page
        elif isinstance(message, WaitForKey):
            self.waiting = message.action
        elif isinstance(message, KeySwap):
            return self._bound(self.keys.swapped(message))
        elif isinstance(message, LeaveQuestion):
            self._answered()
        elif isinstance(message, TypeFolder):
            self._ask_folder()
            return None
        elif isinstance(message, UseFolder):
            return self._folder(self.sheet.entry if self.sheet is not None and self.sheet.entry else "")
        elif isinstance(message, ScreenMessage):
            return message
        else:
            reject_message(message, self)
        self.lay()
        return None

    def _set(self, settings: Settings) -> ChangeSettings:
        """Something is set now."""
        self.settings = settings
        return ChangeSettings(settings)

    def _pulled(self, place: tuple[int, int]) -> ScreenMessage | None:
        bar = next((b for b in self.laid.controls if isinstance(b, Slider)), None)
        if bar is None or bar.value_at(place[0]) == self.settings.volume:
            return None
        return self._set(self.settings.with_(volume=bar.value_at(place[0])))

    def _key(self, event: pygame.event.Event) -> ScreenMessage | None:
        action, ring = self.keys.action_of(event.key), self.ring()
        keyed, self.keyed = self.keyed, True
        if action == "cancel":
            ways_out = (CloseSettings(), LeaveQuestion())
            return self.press(next(b for b in reversed(self.buttons()) if b.message in ways_out))
        if event.key == pygame.K_TAB:
            self.focus = (self.focus + (-1 if event.mod & pygame.KMOD_SHIFT else keyed)) % len(ring)
        elif event.key in ARROWS:
            self.focus = (
                toward([b.rect for b in ring], self.focus, ARROWS[event.key]) if keyed else self.focus
            )
        elif action in ("choose", "main"):
            return self.press(ring[self.focus]) if keyed else None
        elif action in ("log up", "log down") and self.sheet is None:
            return self.press(self.tabs[(self.page + (-1 if action == "log up" else 1)) % len(PAGES)])
        return None

    # --------------------------------------------------------------------------------------------------- the keys

    def _waited(self, event: pygame.event.Event) -> ScreenMessage | None:
        """The key that was waited for: the action has it, or a sentence or a question says why not yet."""
        action, self.waiting = self.waiting, ""
        why = "" if self.keys.action_of(event.key) == "cancel" else refusal(event.key)
        if why == "keys-refused-silent":  # Shift alone is nobody's answer
            self.waiting = action
        if why:
            self.show_notice(self.words.say(why, key=self.keys.cap_of(event.key)))
        elif self.keys.action_of(event.key) != "cancel":
            bound = self.keys.bound_to(action, event.key)
            if isinstance(bound, KeyBindings):
                return self._bound(bound)
            self._ask(bound)
        self.lay()
        return None

    def _ask(self, swap: KeySwap) -> None:
        """Shall two actions change their keys?"""
        say, key, other = self.words.say, self.keys.cap_of(swap.key), self.keys.cap(swap.action)
        action, holder = (say(KEY_WORDS[name]) for name in (swap.action, swap.holder))
        self.sheet = Sheet(
            "swap", say("settings-swap-title", key=key),
            (
                (say("settings-swap-held", key=key, holder=holder), 17, "bone"),
                (say("settings-swap-then", key=key, action=action, other=other, holder=holder), 14, "ash"),
            ),
            (
                SheetButton(say("settings-swap-yes"), swap),
                SheetButton(say("settings-swap-no"), LeaveQuestion(), self.keys.cap("cancel")),
            ),
            engraved=False, wide=560,
        )  # fmt: skip
        self.sheet.lay(self.size, self.theme)
        self.held, self.focus = self.focus, 0

    def _answered(self) -> None:
        """The question goes; the keyboard stands where it stood."""
        if self.sheet is not None:
            self.sheet, self.focus = None, self.held

    def _bound(self, keys: KeyBindings) -> ChangeSettings:
        """The keys are others now."""
        self._answered()
        self.keys = keys
        return self._set(self.settings.with_(keys=keys.written()))

    # --------------------------------------------------------------------------------------------- the pictures

    def _ask_folder(self) -> None:
        """Which folder?"""
        say = self.words.say
        self.sheet = Sheet(
            "folder", say("settings-scans-title"), ((say("settings-scans-text"), 14, "ash"),),
            (
                SheetButton(say("settings-scans-yes"), UseFolder(), self.keys.cap("choose")),
                SheetButton(say("settings-scans-no"), LeaveQuestion(), self.keys.cap("cancel")),
            ),
            engraved=False, wide=720, entry=self.settings.scans, longest=LONGEST_PATH,
        )  # fmt: skip
        self.sheet.lay(self.size, self.theme)
        self.held, self.focus = self.focus, 0

    def _edited(self, event: pygame.event.Event) -> bool:
        """Keys that mean something while a line is typed; the others are letters and come as text."""
        assert self.sheet is not None
        if self.sheet.edited(event):
            return True
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            with suppress(pygame.error):  # some systems have nothing to paste from
                self.sheet.type(pygame.scrap.get_text())
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and self.focus == 0:
            self.keyed = True
            return False
        elif event.key in (*RING_KEYS, *ARROWS):
            return False
        return True

    def _folder(self, name: str) -> ChangeSettings | None:
        """A folder was named or dropped; a file stands for the folder it lies in."""
        path = Path(name.strip().strip('"')).expanduser()
        try:
            there = path if path.is_dir() else path.parent if path.is_file() else None
        except (OSError, ValueError):
            there = None
        if there is None:
            self.show_notice(self.words.say("settings-scans-not-there", folder=tidy(name)))
            self._answered()
            self.lay()
            return None
        self._answered()
        self.page = list(PAGES).index("scans")
        return self._set(self.settings.with_(scans=str(there.absolute())))

    # -------------------------------------------------------------------------------------------------- painting

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen."""
        theme, head = self.theme, self.head
        px, palette = theme.px, theme.palette
        target.blit(oak(self.size, theme), (0, 0))
        draw_panel(target, self.panel, theme)
        title, y = self.words.say("settings-title").upper(), head.y + px(22)
        draw_text(target, title, head.centerx, y, px(30), palette.brass_hi, 700, "engraved", 0.5, 0.5, True)
        draw_rule(target, head.x, head.bottom - px(4), head.w, theme, lozenge=True)
        hovered = button_at(self.buttons(), self.mouse)
        for i, tab in enumerate(self.tabs):
            self._tab(target, tab, i == self.page, tab is hovered)
        pygame.draw.line(
            target, palette.edge, (head.x, self.line), (head.right - 1, self.line), palette.border
        )
        for y in self.laid.rules:
            pygame.draw.line(target, palette.edge, (head.x, y), (head.right - 1, y), palette.border)
        for button in (*self.laid.controls, *self.below):
            button.draw(target, theme, button is hovered, False)
        for mark in self.laid.marks:  # above the shadows of the buttons
            self._mark(target, mark)
        self._mark(target, PageLabel(self.said, self.foot, 15, "ember"))
        if self.sheet is not None:
            darken(target, target.get_rect(), VEIL)
            self.sheet.draw(target, theme)
            for button in self.sheet.buttons:
                button.draw(target, theme, button is hovered, False)
        if self.keyed:
            there = self.ring()[self.focus]
            inset = px(14) if there in self.tabs else 0
            draw_focus(target, there.rect.inflate(-inset, -inset), theme)
        self.dirty = False

    def _tab(self, target: pygame.Surface, tab: Button, up: bool, hover: bool) -> None:
        px, palette, rect = self.theme.px, self.theme.palette, tab.rect
        ink = palette.brass_hi if up else palette.bone if hover else palette.ash
        draw_text(target, tab.label, rect.centerx, rect.centery, px(15), ink, 600, ax=0.5, ay=0.5)
        if up:
            target.fill(palette.brass, pygame.Rect(rect.x, rect.bottom - px(2), rect.w, px(3)))

    def _mark(self, target: pygame.Surface, mark: PageLabel) -> None:
        px, ink = self.theme.px, getattr(self.theme.palette, mark.tone)
        words = fit(
            mark.text,
            mark.box.w,
            mark.box.h,
            px(mark.size),
            px(12),
            500 if mark.weight >= 500 else 400,
            lead=1.2,
        )
        for i, line in enumerate(words.lines):
            y = mark.box.centery + (i - (len(words.lines) - 1) / 2) * words.leading
            draw_text(target, line, mark.box.x, y, words.size, ink, words.weight, ay=0.5)
