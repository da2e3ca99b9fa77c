"""Log panel: the event log beside the table, newest line lowest, scrolled by the wheel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import pygame

from doomtable.table.kit.widgets import Link, RunStyler
from doomtable.table.match.event_log import LogEntry
from doomtable.table.paint.fonts import text_width
from doomtable.table.paint.panels import draw_key_cap, draw_panel
from doomtable.table.paint.text_layout import PANEL_LEAD, Paragraph, draw_paragraph, draw_text, set_runs
from doomtable.table.paint.theme import Theme

MORE: Final = "…"
TITLED: Final = 260
"""A front line with fewer pixels for its newest line does not say that it is the log."""
INDENT: Final = 11
"""Pixels of a line of the log before its words."""


@dataclass(slots=True)
class LogPanel:
    """The log: the newest line lowest, scrolled back by the wheel."""

    inks: RunStyler
    title: str
    back: int = 0
    rows: list[tuple[pygame.Rect, int]] = field(default_factory=list)
    """Where the lines stand that are shown, and the moment each leads back to."""
    _set: dict[int, tuple[LogEntry, Paragraph]] = field(default_factory=dict)
    _width: int = 0

    def scroll(self, lines_up: int, entries: int) -> None:
        """Scroll up by so many lines, down if negative."""
        self.back = max(0, min(max(0, entries - 1), self.back + lines_up))

    def to_present(self) -> None:
        """Scroll to where the newest line stands."""
        self.back = 0

    def draw(
        self, target: pygame.Surface, rect: pygame.Rect, entries: Sequence[LogEntry], theme: Theme
    ) -> list[Link]:
        """Draw what fits from the newest (or where it was scrolled to) upwards; returns its links."""
        px, palette = theme.px, theme.palette
        box = self._frame(target, rect, theme)
        gap = px(6)
        links: list[Link] = []
        shown: list[tuple[LogEntry, Paragraph]] = []
        high = 0
        for entry in reversed(entries[: len(entries) - self.back] if self.back else entries):
            made = self._paragraph(entry, box, rect, theme)
            high += made.height + gap
            if high > box.h + gap:
                break
            shown.append((entry, made))
        y = box.y
        self.rows = []
        for entry, made in reversed(shown):
            self.rows.append((pygame.Rect(box.x, y, box.w, made.height), entry.at))
            links += self._line(target, entry, made, box.x, y, theme)
            y += made.height + gap
        if self.back:
            x, y = rect.right - px(20), rect.bottom - px(18)
            pygame.draw.polygon(target, palette.brass_hi, [(x - px(6), y), (x + px(6), y), (x, y + px(7))])
        return links

    def draw_newest(
        self, target: pygame.Surface, rect: pygame.Rect, entries: Sequence[LogEntry], theme: Theme, key: str
    ) -> list[Link]:
        """Draw the newest line at its place on the front line, with the key that opens the log; returns its links."""
        px, palette = theme.px, theme.palette
        self.rows = []
        cap = draw_key_cap(target, key, rect.right - px(8), rect.centery, theme, palette.ash, palette.brass_lo)
        x = rect.x + px(6)
        told = [entry for entry in entries if not entry.undone]
        room = cap.x - px(10) - x
        title = text_width(self.title, px(14), 600) + px(12)
        titled = room > px(TITLED)
        room -= title if titled else 0
        if not told or room < px(60):
            return []
        made, more = set_runs(self.inks.runs(told[-1].runs), px(14), 10 * room), text_width(MORE, px(14), 500)
        wide = max((piece.rect.right for piece in made.pieces), default=0)
        if wide > room:  # the beginning, with a sign that it goes on
            made = set_runs(self.inks.runs(told[-1].runs), px(14), room - more)
            made = replace(made, pieces=tuple(piece for piece in made.pieces if piece.rect.y == 0))
            wide = max((piece.rect.right for piece in made.pieces), default=0)
            draw_text(target, MORE, cap.x - px(10) - more, rect.centery, px(14), palette.bone, 500, ay=0.5)
            wide += more
        left = cap.x - px(10) - wide
        if titled:
            draw_text(target, self.title, left - px(12), rect.centery, px(14), palette.brass, 600, ax=1, ay=0.5)
        high = round(px(14) * PANEL_LEAD)
        return draw_paragraph(target, made, left, rect.centery - high // 2)

    def _frame(self, target: pygame.Surface, rect: pygame.Rect, theme: Theme) -> pygame.Rect:
        """Draw the panel and its title; returns the place of the lines."""
        px, palette = theme.px, theme.palette
        draw_panel(target, rect, theme)
        pad = px(16) if rect.w > px(240) else px(12)
        draw_text(target, self.title, rect.x + pad, rect.y + px(14), px(14), palette.brass_hi, 600)
        wide = text_width(self.title, px(14), 600)
        pygame.draw.line(
            target, palette.brass, (rect.x + pad, rect.y + px(33)), (rect.x + pad + wide, rect.y + px(33)), 2
        )
        return pygame.Rect(rect.x + pad, rect.y + px(44), rect.w - 2 * pad, rect.h - px(58))

    def _paragraph(self, entry: LogEntry, box: pygame.Rect, rect: pygame.Rect, theme: Theme) -> Paragraph:
        """The words of a line, set once for a width."""
        px = theme.px
        if box.w != self._width:
            self._set.clear()
            self._width = box.w
        known = self._set.get(id(entry))
        if known is not None and known[0] is entry:
            return known[1]
        ink = theme.palette.brass_hi if entry.heading else None
        size = px(14)
        runs = self.inks.runs(entry.runs, ink)
        if entry.undone:
            runs = [replace(run, colour=theme.palette.ash, weight=400, underline=None) for run in runs]
        made = set_runs(runs, size, box.w - px(INDENT))
        self._set[id(entry)] = entry, made
        return made

    def _line(
        self, target: pygame.Surface, entry: LogEntry, made: Paragraph, x: int, y: int, theme: Theme
    ) -> list[Link]:
        """Draw a line with the colour of whose doing it is; returns its links."""
        px = theme.px
        colour = self.inks.seat(entry.seat) if entry.seat >= 0 else theme.palette.brass_lo
        bar = pygame.Rect(x, y + px(4), px(3), max(px(10), made.height - px(7)))
        if not entry.undone:
            target.fill(colour, bar)
            return draw_paragraph(target, made, x + px(INDENT), y)
        pygame.draw.rect(target, theme.palette.ash, bar, 1)
        links = draw_paragraph(target, made, x + px(INDENT), y)
        for piece in made.pieces:  # struck through: it is not so any more
            place = piece.rect.move(x + px(INDENT), y)
            middle = place.y + round(made.size * 0.72)
            pygame.draw.line(target, theme.palette.ash, (place.x, middle), (place.right - 1, middle))
        return links
