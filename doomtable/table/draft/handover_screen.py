"""Hand-over screen: nothing to be seen until the next person has taken the machine."""

from __future__ import annotations

import pygame

from doomtable.table.draft.draft_messages import LeaveDraft, TakeMachine
from doomtable.table.kit.key_bindings import KEYS, KeyBindings
from doomtable.table.kit.message import ScreenMessage
from doomtable.table.kit.widgets import Button, button_at, message_of
from doomtable.table.paint.panels import draw_panel, oak
from doomtable.table.paint.text_layout import draw_text, fit
from doomtable.table.paint.theme import Theme
from doomtable.words.words import Words


class HandoverScreen:
    """To whom the machine goes; messages: TakeMachine, LeaveDraft."""

    def __init__(
        self, words: Words, theme: Theme, size: tuple[int, int], player: str, colour: int, building: bool,
        keys: KeyBindings = KEYS,
    ) -> None:  # fmt: skip
        self.words, self.keys = words, keys
        self.player, self.colour, self.building = player, colour, building
        self.focus = 0
        self.keyed = False
        self.mouse = (-1, -1)
        self.dirty = True
        self.resize(size, theme)

    def resize(self, size: tuple[int, int], theme: Theme) -> None:
        """Take another size or scale."""
        self.size, self.theme = size, theme
        px, say = theme.px, self.words.say
        self.panel = pygame.Rect(0, 0, min(px(560), size[0] - px(32)), px(220))
        self.panel.center = size[0] // 2, size[1] // 2
        wide = (self.panel.w - px(64) - px(12)) // 2
        y = self.panel.bottom - px(70)
        x = self.panel.x + px(32)
        leave, take = say("draft-leave"), say("hand-over-button", player=self.player)
        self.buttons = [
            Button(pygame.Rect(x + wide + px(12), y, wide, px(46)), take, TakeMachine(), True),
            Button(pygame.Rect(x, y, wide, px(46)), leave, LeaveDraft(), key=self.keys.cap("cancel")),
        ]
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> ScreenMessage | None:
        """Take an event; returns a message for the window or None."""
        if event.type == pygame.MOUSEMOTION:
            self.mouse, self.dirty = event.pos, True
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.keyed = False
            return message_of(button_at(self.buttons, event.pos))
        elif event.type == pygame.KEYDOWN:
            action = self.keys.action_of(event.key)
            if action == "cancel":
                return LeaveDraft()
            if action in ("choose", "main"):
                return message_of(self.buttons[self.focus])
            if action in ("next", "previous"):
                self.focus = (self.focus + self.keyed) % len(self.buttons)
                self.keyed = self.dirty = True
        return None

    def update(self, now: int) -> None:
        """Nothing moves here."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw the screen."""
        theme, say = self.theme, self.words.say
        px, palette = theme.px, theme.palette
        own = palette.seats[self.colour % len(palette.seats)]
        target.blit(oak(self.size, theme), (0, 0))
        draw_panel(target, self.panel, theme, own, own)
        room = self.panel.w - px(64)
        title = say("hand-over-title", player=self.player)
        said = fit(title, room, px(44), px(28), px(16), 700, most_lines=1)
        draw_text(target, title, self.panel.centerx, self.panel.y + px(52), said.size, palette.brass_hi, 700,
                  ax=0.5, ay=0.5)  # fmt: skip
        told = say("draft-hand-build" if self.building else "draft-hand-pick", player=self.player)
        lines = fit(told, room, px(70), px(16), px(13), 500, even=True)
        for i, line in enumerate(lines.lines):
            y = self.panel.y + px(92) + i * lines.leading
            draw_text(target, line, self.panel.centerx, y, lines.size, palette.bone, 500, ax=0.5)
        hot = button_at(self.buttons, self.mouse)
        for i, button in enumerate(self.buttons):
            button.draw(target, theme, button is hot, self.keyed and i == self.focus)
        self.dirty = False
