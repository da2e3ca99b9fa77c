"""Plain text from outside: one line without control marks or hidden letters."""

from __future__ import annotations

import unicodedata
from typing import Final

_HIDDEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
MOST_MARKS: Final = 2
"""Marks that may stand on one letter: more of them climb over the lines above."""


def plain(text: str, most: int) -> str:
    """A text from outside as one line of what can be seen: no control marks, nothing that turns or hides text."""
    out: list[str] = []
    marks = 0
    for mark in unicodedata.normalize("NFC", text[: 4 * most]):
        kind = unicodedata.category(mark)
        if kind in _HIDDEN:
            mark = " " if kind in ("Cc", "Zl", "Zp") else ""
        marks = marks + 1 if kind.startswith("M") else 0
        if marks <= MOST_MARKS:
            out.append(mark)
    return " ".join("".join(out).split())[:most].rstrip()
