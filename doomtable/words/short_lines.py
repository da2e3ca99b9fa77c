"""Short texts that fit the face of a card: whole abilities as far as there is room, then the beginning of one."""

from __future__ import annotations

import textwrap

LINES = 3
"""A short text has no more lines than this."""


def fitted(told: list[str], heading: str, width_chars: int) -> str:
    """The texts in at most three lines of so many letters; `heading` alone is not enough, so that one more begins."""
    room = max(width_chars, 6)
    kept: list[str] = []
    whole = True
    for text in told:
        part = next((part for part in (text, _rating(text)) if part and _fits([*kept, part], room)), "")
        kept += [part] if part else []
        whole = whole and part == text
    first = next((text for text in told if text != heading), "")
    if first and first not in kept:
        kept = [one for one in kept if one == heading]
        kept.append(_beginning(kept, first, room))
    elif not whole:
        kept = [*kept, "…"] if _fits([*kept, "…"], room) else [*kept[:-1], f"{kept[-1][:-1]}…"]
    return "\n".join(_wrapped([one for one in kept if one], room))


def _rating(text: str) -> str:
    """The first sentence of a text that begins with a change of ratings, which must not be missed; '' for others."""
    return f"{text.partition('. ')[0]}." if text[:1] in "+−" and ". " in text else ""


def _beginning(kept: list[str], text: str, room: int) -> str:
    """As many words of a text as fit, with a sign that it goes on; '' for none."""
    words = text.split(" ")
    for count in range(len(words) - 1, 0, -1):
        short = " ".join(words[:count]).rstrip(",:;.") + " …"
        if _fits([*kept, short], room):
            return short
    return ""


def _wrapped(kept: list[str], room: int) -> list[str]:
    return textwrap.wrap(" ".join(kept), room, break_long_words=False, break_on_hyphens=False) if kept else []


def _fits(kept: list[str], room: int) -> bool:
    lines = _wrapped(kept, room)
    return len(lines) <= LINES and all(len(line) <= room for line in lines)
