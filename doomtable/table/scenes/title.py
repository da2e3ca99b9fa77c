"""The title screen: the name, *Continue* and *Play now* with two ready decks, what was kept, and the way out."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

import pygame

from doomtable import storage
from doomtable.words import Words

from ..fonts import text_width
from ..keys import KEYS, Keys
from ..paint.ground import draw_rule
from ..paint.logo import logo, vista
from ..paint.signals import draw_focus
from ..paint.surfaces import glow
from ..paint.text import draw_text, fit
from ..theme import Theme
from ..widgets import Button, button_at
from .listing import clipped

if TYPE_CHECKING:
    from doomtable.records.shelf import Kept

LOGO_SHAPE = 6.5
"""How many times as wide as high the logo is."""
COLUMNS = 3
"""Of small buttons."""


class TitleScene:
    """What the program opens with; messages: 'continue', 'play', 'new', 'hotseat', 'learn', 'practice', ... 'quit'."""

    def __init__(
        self,
        words: Words,
        theme: Theme,
        size: tuple[int, int],
        decks: tuple[storage.Deck, ...],
        version: str,
        notice: str = "",
        kept: Kept | None = None,
        keys: Keys = KEYS,
    ) -> None:
        self.words = words
        self.keys = keys
        self.decks = decks
        self.version = version
        self.notice = notice
        self.kept = kept
        self.focus = 0 if len(decks) == 2 or kept is not None else 1
        self.keyed = False
        self.mouse = (-1, -1)
        self.dirty = True
        self.resize(size, theme)

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        px, words = theme.px, self.words
        self.left = px(112) if size[0] >= px(1200) else px(56)
        self.logo_high = min(px(132), size[1] // 7, round((size[0] * 0.5 - self.left) / LOGO_SHAPE))
        top = max(px(40), size[1] * 9 // 100)
        self.top = top
        wide = min(px(440), size[0] - 2 * self.left)
        y = top + self.logo_high + px(124)
        enough = len(self.decks) == 2
        sub = ""
        if enough:
            sub = words.say("title-play-sub", a=self.decks[0].name, b=self.decks[1].name)
        else:
            sub = words.say("title-no-decks")
        big: list[Button] = []
        if self.kept is not None:
            big.append(Button(pygame.Rect(0, 0, 0, 0), words.say("title-continue"), "continue", True, self._kept()))
        big.append(Button(pygame.Rect(0, 0, 0, 0), words.say("title-play-now"), "play", True, sub, enabled=enough))
        for i, button in enumerate(big):
            button.main = i == 0
            button.rect = pygame.Rect(self.left, y, wide, px(84 if i == 0 else 62))
            y = button.rect.bottom + px(12)
        y += px(6)
        each = (wide - px(12) * (COLUMNS - 1)) // COLUMNS
        small = (
            ("title-new", "new", "new"), ("title-hotseat", "hotseat", "hotseat"), ("tour-learn", "learn", "guide"),
            ("title-practice", "practice", "practice"), ("title-saved", "saved", "saved"),
            ("title-statistics", "statistics", "statistics"), ("title-rules", "rules", "rules"),
            ("title-settings", "settings", "settings"),
            ("title-quit", "quit", "quit"),
        )  # fmt: skip
        rest = [
            Button(
                pygame.Rect(self.left + i % COLUMNS * (each + px(12)), y + i // COLUMNS * px(50), each, px(42)),
                words.say(label), message, key=self.keys.cap(action), enabled=enough or message != "hotseat",
            )
            for i, (label, message, action) in enumerate(small)
        ]  # fmt: skip
        self.buttons = [*big, *rest]
        self.dirty = True

    def _kept(self) -> str:
        """What goes on: which decks, since when, how far."""
        assert self.kept is not None
        when = datetime.fromtimestamp(self.kept.changed)
        return self.words.say(
            "title-continue-sub",
            decks=" – ".join(deck for deck in self.kept.decks if deck) or " – ".join(self.kept.names),
            n=self.kept.choices,
            date=when.strftime("%Y-%m-%d %H:%M"),
        )

    def handle(self, event: pygame.event.Event) -> str | None:
        """Take an event; returns a message or None."""
        if event.type == pygame.MOUSEMOTION:
            if button_at(self.buttons, event.pos) is not button_at(self.buttons, self.mouse):
                self.dirty = True
            self.mouse = event.pos
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.mouse = event.pos
            pressed = button_at(self.buttons, event.pos)
            return str(pressed.message) if pressed is not None else None
        elif event.type == pygame.KEYDOWN:
            return self._key(self.keys.action_of(event.key), event)
        return None

    def _key(self, action: str, event: pygame.event.Event) -> str | None:
        self.dirty = True
        if action in ("next", "previous"):
            back = action == "previous" or bool(event.mod & pygame.KMOD_SHIFT)
            self.focus = (self.focus + (-1 if back else 1)) % len(self.buttons) if self.keyed else self.focus
            self.keyed = True
        elif action in ("choose", "main", "play"):
            fresh = 1 if action == "play" and self.kept is not None else 0
            pressed = self.buttons[self.focus if action == "choose" and self.keyed else fresh]
            return str(pressed.message) if pressed.enabled else None
        elif action == "guide":
            return "learn"
        else:
            found = next((b for b in self.buttons if b.message == action and b.enabled), None)
            return str(found.message) if found is not None else None
        return None

    def told(self, text: str) -> None:
        """Say a sentence at the foot."""
        self.notice, self.dirty = text, True

    def update(self, now: int) -> None:
        """Nothing moves here."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw the picture, the name and the buttons."""
        theme, words = self.theme, self.words
        px, palette = theme.px, theme.palette
        target.blit(vista(self.size, theme), (0, 0))
        name = logo(self.logo_high)
        target.blit(name, (self.left - 2, self.top))
        y = self.top + self.logo_high + px(26)
        draw_rule(target, self.left, y, name.get_width() - px(4), theme, double=True)
        tagline = words.say("title-tagline")
        draw_text(target, tagline, self.left, y + px(18), px(20), palette.bone, 500)
        hovered = button_at(self.buttons, self.mouse)
        for i, button in enumerate(self.buttons):
            focus = self.keyed and i == self.focus
            if i == 0 and button.enabled:
                self._play(target, button, button is hovered, focus)
            else:
                button.draw(target, theme, button is hovered, focus)
        foot = words.say("title-foot", version=self.version)
        y = self.size[1] - px(36)
        draw_text(target, foot, self.left, y, px(13), palette.ash, 400)
        if self.notice:
            said = fit(self.notice, self.size[0] - 2 * self.left, px(60), px(14), px(12), 500)
            for i, line in enumerate(said.lines):
                draw_text(
                    target,
                    line,
                    self.left,
                    y - px(26) - (len(said.lines) - 1 - i) * said.leading,
                    said.size,
                    palette.ember,
                    500,
                )
        self.dirty = False

    def _play(self, target: pygame.Surface, button: Button, hover: bool, focus: bool) -> None:
        """The large button: its words stand left, in two sizes."""
        theme = self.theme
        px, rect, ink = theme.px, button.rect, theme.palette.ink
        if not theme.palette.plain:
            glow(target, rect, theme.palette.brass, px(20), 130, 4)
        Button(rect, "", "", True).draw(target, theme, hover, focus)
        draw_text(target, button.label, rect.x + px(26), rect.y + px(10), px(30), ink, 700)
        cap = px(70)
        room = rect.w - px(52)
        size = next((px(n) for n in (15, 14, 13) if text_width(button.sub, px(n), 500) <= room), px(12))
        for i, line in enumerate(clipped(button.sub, size, room, 500, 2)):
            draw_text(target, line, rect.x + px(26), rect.y + px(48) + i * px(15), size, ink, 500)
        draw_text(
            target, self.keys.cap("choose"), rect.right - px(24), rect.y + px(28), px(14), ink, 600, ax=1, ay=0.5
        )
        if focus and cap:
            draw_focus(target, rect, theme)
