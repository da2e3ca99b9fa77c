"""Reads what is drawn: every line of text with its colour and the ground it stands on, while scenes are drawn."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Final

import pygame

from doomtable.table.paint import highlights
from doomtable.table.paint import text_layout as paint_text
from doomtable.table.paint.theme import Color, contrast

SAMPLES: Final = 9
"""How many pixels of a line's ground are looked at along it, in three rows."""


GLOW: Final = 40
"""What a channel may change by when the rim of a glow comes to lie over a line."""


@dataclass(slots=True)
class Line:
    """A line of text as it was drawn: where, in which colour, with which contrast to the ground it stands on."""

    text: str
    size: int
    colour: Color
    rect: pygame.Rect
    target: pygame.Surface
    contrast: float
    """The worst along the line but for one pixel in eight: a hairline may cross it."""
    ink: pygame.Mask
    """The pixels of what of it can be seen that were wholly of its colour right after it was drawn."""

    def kept(self) -> float:
        """The share of its ink that still is as it was drawn; 0 if something else came to lie over it."""
        count = self.ink.count()
        return _ink(self.target, self.rect, self.colour, GLOW).overlap_area(self.ink, (0, 0)) / count if count else 1.0

    def cut(self) -> bool:
        """Does it stand out over the edge of what it is drawn on?"""
        return not self.target.get_rect().contains(self.rect)


def _ink(target: pygame.Surface, rect: pygame.Rect, colour: Color, off: int) -> pygame.Mask:
    """The pixels of a place whose every channel is that of the colour, or off it by at most so much."""
    seen = rect.clip(target.get_rect())
    if not seen.w or not seen.h:
        return pygame.Mask((0, 0))
    return pygame.mask.from_threshold(target.subsurface(seen), colour, (off + 1, off + 1, off + 1, 255))


_contrast = cache(contrast)


def _worst(target: pygame.Surface, rect: pygame.Rect, colour: Color) -> float:
    found = []
    for i in range(SAMPLES):
        for j in (0.25, 0.5, 0.75):
            x, y = rect.x + rect.w * i // SAMPLES, rect.y + int(rect.h * j)
            ground = target.get_at((x, y))
            if ground.a == 255:
                found.append(_contrast(colour, (ground.r, ground.g, ground.b)))
    found.sort()
    return found[len(found) // 8] if found else 99.0


def _is_shadow(line: Line, text: str, size: float, rect: pygame.Rect, target: pygame.Surface) -> bool:
    """Whether a line is the shadow under the same words, drawn next: nobody has to read it."""
    beside = max(abs(line.rect.x - rect.x), abs(line.rect.y - rect.y)) <= max(2, rect.h // 16)
    return beside and line.text == text and line.size == size and line.target is target


@contextmanager
def read() -> Iterator[list[Line]]:
    """Every line that is drawn meanwhile and not darkened afterwards: what lies under a sheet is not to be read."""
    plain, plain_darken = paint_text.draw_text, highlights.darken
    lines: list[Line] = []

    def draw_text(
        target, text, x, y, size, colour, weight=400, family="text", ax=0.0, ay=0.0, shade=False, track=0.0
    ):  # type: ignore[no-untyped-def]
        gap = paint_text.word_gap(size, family)
        if track or (gap and " " in text):  # comes here again, word by word
            return plain(target, text, x, y, size, colour, weight, family, ax, ay, shade, track)
        face = paint_text.font(size, weight, family)
        wide, high = face.size(text)
        whole = pygame.Rect(round(x - wide * ax), round(y - high * ay), wide, high)
        seen = whole.clip(target.get_rect())
        worst = _worst(target, seen, colour) if seen.w and seen.h else 99.0
        out = plain(target, text, x, y, size, colour, weight, family, ax, ay, shade, track)
        if text.strip():
            ink = tuple(colour[:3])
            if lines and _is_shadow(lines[-1], text, size, whole, target):
                lines.pop()
            lines.append(Line(text, size, ink, whole, target, worst, _ink(target, whole, ink, 0)))
        return out

    def darken(target: pygame.Surface, rect: pygame.Rect, share: float) -> None:
        lines[:] = [line for line in lines if line.target is not target or not rect.contains(line.rect)]
        plain_darken(target, rect, share)

    rooms = [m for name, m in sys.modules.items() if name.startswith("doomtable.table")]
    changed = [m for m in rooms if getattr(m, "draw_text", None) is plain]
    darkening = [m for m in rooms if getattr(m, "darken", None) is plain_darken]
    for module in changed:
        module.draw_text = draw_text  # type: ignore[attr-defined]
    for module in darkening:
        module.darken = darken  # type: ignore[attr-defined]
    try:
        yield lines
    finally:
        for module in changed:
            module.draw_text = plain  # type: ignore[attr-defined]
        for module in darkening:
            module.darken = plain_darken  # type: ignore[attr-defined]
