"""Text area: several lines of text that are written freely, with a cursor, broken at words where a line is full."""

from __future__ import annotations

from contextlib import suppress

import pygame

from doomtable.table.kit.key_bindings import prints
from doomtable.table.kit.scroll_box import BAR, ScrollBox
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_tray
from doomtable.table.paint.text_layout import draw_text
from doomtable.table.paint.theme import Theme

SIZE = 15
LEADING = 22
"""Pixels of the letters, and from one line to the next."""
Span = tuple[int, int]
"""Where a line begins in the text, and where it ends."""


def broken(text: str, size: int, width: int) -> list[Span]:
    """The lines of a text, none wider than so many pixels, broken after blanks and where a word is too long."""
    out: list[Span] = []
    start = 0
    for paragraph in text.split("\n"):
        end = start + len(paragraph)
        while text_width(text[start:end], size, 500) > width:
            last = start + 1
            while last < end and text_width(text[start : last + 1], size, 500) <= width:
                last += 1
            blank = text.rfind(" ", start, last)
            cut = blank + 1 if blank >= start else last
            out.append((start, cut))
            start = cut
        out.append((start, end))
        start = end + 1
    return out


class TextArea:
    """A text that is written; `at` is before which letter the cursor stands."""

    def __init__(self, text: str, longest: int) -> None:
        self.text, self.longest = text, longest
        self.at = len(text)
        self.theme = Theme()
        self.bed = pygame.Rect(0, 0, 0, 0)
        self.lines: list[Span] = [(0, len(text))]
        self.scroll = ScrollBox()

    def place(self, bed: pygame.Rect, theme: Theme) -> None:
        """Stand somewhere."""
        self.bed, self.theme = bed, theme
        self.scroll = ScrollBox(bed.inflate(-theme.px(28), -theme.px(20)), 0, self.scroll.top, theme.px(BAR))
        self._lay()

    def _lay(self) -> None:
        px, box = self.theme.px, self.scroll.box
        self.lines = broken(self.text, px(SIZE), max(px(40), box.w - px(BAR + 8)))
        self.scroll.whole = len(self.lines) * px(LEADING)
        self.scroll.show(self.line * px(LEADING), px(LEADING))

    @property
    def line(self) -> int:
        """In which line the cursor stands."""
        return max(n for n, (start, _) in enumerate(self.lines) if start <= self.at)

    def type(self, text: str) -> bool:
        """Take typed or pasted text; whether anything came in."""
        kept = "".join(mark for mark in text if mark.isprintable() or mark == "\n")
        kept = kept[: self.longest - len(self.text)]
        self.text = self.text[: self.at] + kept + self.text[self.at :]
        self.at += len(kept)
        self._lay()
        return bool(kept)

    def key(self, event: pygame.event.Event) -> bool:
        """Take a key; whether the text is another."""
        before, (start, end) = self.text, self.lines[self.line]
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            return self.type("\n")
        if event.key == pygame.K_v and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            with suppress(pygame.error):  # some systems have nothing to paste from
                return self.type(pygame.scrap.get_text().replace("\r\n", "\n"))
        elif event.key == pygame.K_BACKSPACE and self.at:
            self.text, self.at = self.text[: self.at - 1] + self.text[self.at :], self.at - 1
        elif event.key == pygame.K_DELETE:
            self.text = self.text[: self.at] + self.text[self.at + 1 :]
        elif event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.at = max(0, min(len(self.text), self.at + (1 if event.key == pygame.K_RIGHT else -1)))
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            self._step(1 if event.key == pygame.K_DOWN else -1)
        elif event.key == pygame.K_HOME:
            self.at = start
        elif event.key == pygame.K_END:
            self.at = end if end == len(self.text) or self.text[end] == "\n" else end - 1
        self._lay()
        return self.text != before

    def takes(self, key: int) -> bool:
        """Is a key for the text?"""
        moves = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME, pygame.K_END)
        changes = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_BACKSPACE, pygame.K_DELETE)
        return prints(key) or key in (*moves, *changes)

    def _step(self, by: int) -> None:
        """A line up or down, as many letters into it as before."""
        here = self.line
        there = max(0, min(len(self.lines) - 1, here + by))
        start, end = self.lines[there]
        last = end if there == len(self.lines) - 1 or self.text[end : end + 1] == "\n" else end - 1
        self.at = min(start + self.at - self.lines[here][0], max(start, last))

    def press(self, place: tuple[int, int]) -> None:
        """Put the cursor where the pointer is."""
        px, box = self.theme.px, self.scroll.box
        number = max(0, min(len(self.lines) - 1, (place[1] - box.y + self.scroll.top) // px(LEADING)))
        start, end = self.lines[number]
        within = place[0] - box.x
        wides = {at: text_width(self.text[start:at], px(SIZE), 500) for at in range(start, end + 1)}
        self.at = min(wides, key=lambda at: abs(wides[at] - within))

    def draw(self, target: pygame.Surface, hint: str = "") -> None:
        """Draw the text with its cursor; the hint stands there, fainter, while nothing else does."""
        theme, box = self.theme, self.scroll.box
        px, palette = theme.px, theme.palette
        draw_tray(target, self.bed, theme, "cover")
        target.set_clip(box)
        for n, (start, end) in enumerate(self.lines):
            y = box.y + n * px(LEADING) - self.scroll.top
            if box.y - px(LEADING) < y < box.bottom and start < end:
                draw_text(target, self.text[start:end].rstrip(), box.x, y + px(2), px(SIZE), palette.bone, 500)
        if not self.text:
            draw_text(target, hint, box.x + px(6), box.y + px(2), px(SIZE), palette.ash, 500)
        here = self.line
        x = box.x + text_width(self.text[self.lines[here][0] : self.at], px(SIZE), 500)
        y = box.y + here * px(LEADING) - self.scroll.top
        pygame.draw.line(target, palette.brass_hi, (x, y + px(1)), (x, y + px(LEADING - 3)), px(2))
        target.set_clip(None)
        self.scroll.draw(target, theme)
