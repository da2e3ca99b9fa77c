"""A sheet: a panel in the middle of the window with a heading, lines and buttons: hand-over, end, menu."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from ..fonts import text_width
from ..paint.ground import draw_panel, draw_rule
from ..paint.text import draw_text, fit
from ..theme import Color, Theme
from ..widgets import Button


@dataclass(slots=True)
class Sheet:
    """What stands on a sheet. `lines` are (text, size, colour of the palette); `lay` gives the buttons their places."""

    name: str
    title: str
    lines: tuple[tuple[str, int, str], ...]
    choices: tuple[tuple[str, str, str], ...]
    """Label, message, key cap; the first is the main one."""
    stripe: Color | None = None
    engraved: bool = True
    wide: int = 480
    buttons: list[Button] = field(default_factory=list)
    rect: pygame.Rect = field(default_factory=pygame.Rect)

    def lay(self, size: tuple[int, int], theme: Theme) -> None:
        """Give panel and buttons their places in a window of a size."""
        px = theme.px
        high = (
            px(112) + sum(px(round(s * 1.6)) for _, s, _ in self.lines) + px(48) * len(self.choices) + px(10)
        )
        wide = min(px(self.wide), size[0] - px(40))
        self.rect = pygame.Rect((size[0] - wide) // 2, max(px(8), (size[1] - high) // 2 - px(20)), wide, high)
        y = self.rect.bottom - px(20) - px(48) * len(self.choices)
        self.buttons = []
        for i, (label, message, key) in enumerate(self.choices):
            box = pygame.Rect(self.rect.x + px(30), y + i * px(48), wide - px(60), px(42))
            self.buttons.append(Button(box, label, message, i == 0, key=key))

    def draw(self, target: pygame.Surface, theme: Theme) -> None:
        """Draw the panel and its words; the buttons draw themselves."""
        px, palette, rect = theme.px, theme.palette, self.rect
        draw_panel(target, rect, theme, palette.brass, self.stripe)
        y = rect.y + px(46)
        size = px(34)
        while (
            self.engraved
            and text_width(self.title, size, 700, "engraved") > rect.w - px(60)
            and size > px(16)
        ):
            size -= 1
        if self.engraved:
            draw_text(
                target, self.title, rect.centerx, y, size, palette.brass_hi, 700, "engraved", 0.5, 0.5, True
            )
        else:
            words = fit(self.title, rect.w - px(60), px(44), px(30), px(16), 600, most_lines=1)
            draw_text(target, self.title, rect.centerx, y, words.size, palette.brass_hi, 600, ax=0.5, ay=0.5)
        draw_rule(target, rect.x + px(30), y + px(30), rect.w - px(60), theme, lozenge=True)
        y += px(46)
        for text, height, colour in self.lines:
            words = fit(text, rect.w - px(60), px(200), px(height), px(12), 500, most_lines=1)
            draw_text(target, text, rect.centerx, y, words.size, getattr(palette, colour), 500, ax=0.5)
            y += px(round(height * 1.6))
