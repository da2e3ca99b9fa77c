"""Clipped text: words that can be drawn on one line, cut with an ellipsis where there is no room."""

from __future__ import annotations

from typing import Final

from doomtable.table.paint.fonts import Weight, text_width
from doomtable.table.paint.text_layout import shortened, wrap

FIRM: Final = "\N{NO-BREAK SPACE}"


def tidy(text: str) -> str:
    """Words that can be drawn on one line: whatever is no letter to be seen becomes a question mark."""
    return " ".join("".join(mark if mark.isprintable() or mark.isspace() else "?" for mark in text).split())


def clipped(text: str, size: int, width: int, weight: Weight = 400, most: int = 1) -> tuple[str, ...]:
    """The text on at most so many lines; what does not fit ends in an ellipsis, a word too long is broken."""
    lines: list[str] = []
    rest = text
    while rest and len(lines) < most - 1 and text_width(rest, size, weight) > width:
        line = wrap(rest, size, width, weight)[0]
        if text_width(line, size, weight) > width:
            rest = rest.replace(FIRM, " ")
            line = wrap(rest, size, width, weight)[0]
        while len(line) > 1 and text_width(line, size, weight) > width:
            line = line[:-1]
        lines.append(line)
        rest = rest[len(line) :].lstrip()
    return (*lines, shortened(rest, size, width, weight)) if rest else tuple(lines)
