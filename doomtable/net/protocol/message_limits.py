"""Size limits of a message, checked on its text before it is parsed.

Whoever sends may be hostile: a guest to the host, a host to the guest. So length, nesting and the number of values are
counted in one pass over the text, without recursion and without keeping anything; only then is it read as JSON.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from doomtable.net.protocol.refusals import Refusal

_TEXT: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_BRACKET: Final = re.compile(r"[\[\]{}]")


class MessageLimits(NamedTuple):
    """The most a message may be: letters, levels of nesting, values."""

    letters: int
    levels: int
    values: int


STRANGER: Final = MessageLimits(2048, 3, 40)
"""Of somebody who has not proved the join code yet."""
GUEST: Final = MessageLimits(8192, 4, 200)
DECK: Final = MessageLimits(65536, 4, 2200)
"""Of a guest who opens a deck, the one long thing guests send."""
HOST: Final = MessageLimits(4 * 1024 * 1024, 14, 400_000)

# The last quote may be missing, so that what is unclosed is passed over once and not begun anew at every quote.


def bounded(raw: str | bytes, bounds: MessageLimits) -> str:
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
