"""Fonts: the two families the table is set in, opened once per weight and size.

Barlow Semi Condensed is for everything read, Cinzel for engraved words of one to three. Both come from
their packages; where those are missing pygame's own sans stands in, a third wider.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import import_module
from typing import Final, Literal

import pygame

Family = Literal["text", "engraved"]
Weight = Literal[400, 500, 600, 700]

NAMES: Final[dict[Family, str]] = {"text": "Barlow Semi Condensed", "engraved": "Cinzel"}
_open: dict[tuple[Family, Weight, int], pygame.font.Font] = {}


@cache
def font_path(family: Family, weight: Weight) -> str | None:
    """The file of a family's weight, or None where its package is not installed."""
    try:
        path = import_module("fontpkg").path
        if family == "engraved":  # one variable file
            return str(path(NAMES[family]))
        return str(path(NAMES[family], weight=weight))
    except (ImportError, LookupError, OSError, ValueError, AttributeError):
        return None


def font(size: int, weight: Weight = 400, family: Family = "text") -> pygame.font.Font:
    """The font of a size in real pixels. Survives a restart of pygame."""
    key = family, weight, size
    known = _open.get(key)
    if known is not None:
        try:
            known.get_height()
            return known
        except pygame.error:  # pygame was stopped since: every open font is dead
            _open.clear()
    if not pygame.font.get_init():
        pygame.font.init()
    path = font_path(family, weight)
    made = pygame.font.Font(path, size)
    if (path is None and weight >= 600) or family == "engraved":
        made.set_bold(True)
    _open[key] = made
    return made


def word_gap(size: int, family: Family = "text") -> int:
    """Pixels added to every space: hinting squeezes those of the smallest sizes until words run together."""
    return 1 if family == "text" and size <= 13 else 0


@lru_cache(maxsize=20_000)
def text_width(text: str, size: int, weight: Weight = 400, family: Family = "text") -> int:
    """How wide a line of text is as the table draws it, in pixels."""
    return font(size, weight, family).size(text)[0] + word_gap(size, family) * text.count(" ")


def forget() -> None:
    """Close every font and drop every measurement, as after a change of the font files."""
    _open.clear()
    font_path.cache_clear()
    text_width.cache_clear()
