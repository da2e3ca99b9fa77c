"""Bounds before parsing: what a message may be, asked of its bytes before anything is made of them.

Whoever sends may be hostile: a guest to the host, a host to the guest. So length, nesting and the number of values are
counted in one pass over the text, without recursion and without keeping anything; only then is it read as JSON.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final, NamedTuple

PORT: Final = 7117
"""The one port that hosts listen on unless they are told another."""


class Bounds(NamedTuple):
    """The most a message may be: letters, levels of nesting, values."""

    letters: int
    levels: int
    values: int


STRANGER: Final = Bounds(2048, 3, 40)
"""Of somebody who has not proved the join code yet."""
GUEST: Final = Bounds(8192, 4, 200)
DECK: Final = Bounds(65536, 4, 2200)
"""Of a guest who opens a deck, the one long thing guests send."""
HOST: Final = Bounds(4 * 1024 * 1024, 14, 400_000)

_TEXT: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
# The last quote may be missing, so that what is unclosed is passed over once and not begun anew at every quote.
_BRACKET: Final = re.compile(r"[\[\]{}]")
_HIDDEN: Final = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
MOST_MARKS: Final = 2
"""Marks that may stand on one letter: more of them climb over the lines above."""


class Refusal(Exception):
    """What was sent is not taken; `code` is the key of a sentence, `args` what it speaks of."""

    def __init__(self, code: str, *args: str | int) -> None:
        self.code = code
        self.args = args
        super().__init__(code, *args)
        self.args = args


def bounded(raw: str | bytes, bounds: Bounds) -> str:
    """The text of a message if it keeps within its bounds; raises Refusal: not_text, too_long, too_deep, too_many."""
    if not isinstance(raw, str):
        raise Refusal("not_text")
    if len(raw) > bounds.letters:
        raise Refusal("too_long", bounds.letters)
    bare = _TEXT.sub("", raw)
    if bare.count(",") + bare.count("[") + bare.count("{") >= bounds.values:
        raise Refusal("too_many", bounds.values)
    level = 0
    for mark in _BRACKET.findall(bare):
        level += 1 if mark in "[{" else -1
        if level > bounds.levels:
            raise Refusal("too_deep", bounds.levels)
    return raw


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
