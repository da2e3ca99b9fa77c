"""Seams: where a long German word may be broken, marked by soft hyphens."""

from __future__ import annotations

import re
from typing import Final

from doomtable.words.short_lines import SOFT_HYPHEN

LONG: Final = 12
"""Letters of the shortest word that is marked."""
LEAST: Final = 4
"""Letters before and after a seam, at least."""
_SECOND: Final = (
    "krieger", "kampf", "karte", "persönlichkeit", "waffe", "stapel", "schritt", "zone", "symmetrie", "punkt",
    "spieler", "schlag", "stufe", "bestie", "zauber", "marker", "händler", "gänger", "kombattant", "legion",
)  # fmt: skip
"""Words with which compounds end, but for their endings: there they are broken first."""
_SECOND_WORD: Final = re.compile("|".join(_SECOND))
_SYLLABLE: Final = re.compile(
    r"(?<=[aeiouyäöü])[^\W\d_aeiouyäöü]*?(?=(?:sch|ch|ph|th|qu|[bcdfghjklmnpqrstvwxzß])[aeiouyäöü])"
)
"""A syllable begins with the last consonant before a vowel."""
_WORD: Final = re.compile(r"[^\W\d_]+")


def seamed(text: str) -> str:
    """The text with a soft hyphen in each long word, where it may be broken."""
    return _WORD.sub(lambda found: _seamed(found[0]), text)


def _seamed(word: str) -> str:
    if len(word) < LONG or not word[1:].islower():
        return word
    seams = [found.start() for found in _SECOND_WORD.finditer(word)] or [
        found.end() for found in _SYLLABLE.finditer(word)
    ]
    inner = [seam for seam in seams if LEAST <= seam <= len(word) - LEAST]
    if not inner:
        return word
    middle = min(inner, key=lambda seam: abs(seam - len(word) / 2))
    return f"{word[:middle]}{SOFT_HYPHEN}{word[middle:]}"
