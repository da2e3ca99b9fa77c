"""Short texts that fit the face of a card: whole phrases only, of each ability the fullest form there is room for.

A word that is too long for a line is broken where it has a hyphen or slash, or a soft hyphen: in the text that is made
a soft hyphen stands where a line ends within a word, and nowhere else.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from doomtable.rules.language import Card

SOFT_HYPHEN: Final = "\u00ad"
_PARTS: Final = re.compile(rf"[^{SOFT_HYPHEN}/-]+(?:[/-]+(?=\w)|{SOFT_HYPHEN}|$)|.+")
"""The parts into which a word may be broken."""


class Forms(NamedTuple):
    """What is said of an ability, the fullest first: sentences as they stand on the card, then parts of the first."""

    whole: tuple[str, ...]
    parts: tuple[str, ...] = ()
    when: tuple[str, ...] = ()
    """When it can be played, where nothing of what it does can be told."""

    @classmethod
    def written(cls, text: str) -> Forms:
        """Those of a text that was written by hand: all of it, and its first sentences."""
        ends = [end.end(1) for end in re.finditer(r"([.!?])(?: |$)", text)]
        return cls(tuple(text[:end] for end in reversed(ends)) or (text,))


LINES: Final = 4
RATED_LINES: Final = 3
FURTHER_LINES: Final = 3
"""Lines that a short text has at most; on a card that shows ratings under them; where it tells of further abilities,
for which no picture gives way."""
MORE_LINES: Final = 3
RATED_MORE_LINES: Final = 2
NARROW_MORE_LINES: Final = 1
NARROW: Final = 18
"""Lines more, where nothing could be told without them; on a card with ratings; with lines of so few letters."""
RATED: Final = frozenset({"warrior", "beast", "warzone"})
"""Types of cards that show ratings."""


def lines_of(card: Card) -> int:
    """How many lines the short text of a card may have."""
    return RATED_LINES if card.type in RATED else LINES


def most_lines(width_chars: int, lines: int) -> int:
    """How many lines a text may have that would tell nothing in fewer."""
    more = RATED_MORE_LINES if lines < LINES else MORE_LINES
    return lines + (NARROW_MORE_LINES if width_chars <= NARROW else more)


def fitted(told: list[Forms], kind: str, width_chars: int, lines: int = LINES) -> str:
    """What is told in so many lines of so many letters, or a few more if nothing can be told without them. The first
    ability comes before all others, and before the `kind` of the card, which has its emblem; an ability that has no
    form that fits is left out, and where that is the first one, only when it can be played is told."""
    room, sort = max(width_chars, 6), Forms((kind,))
    abilities = [forms for forms in told if forms != sort]
    for most in range(lines, most_lines(width_chars, lines) + 1):
        for tried in (told, abilities):
            kept = _kept(tried, sort, room, most)
            if any(one in forms.whole or one in forms.parts for forms in abilities[:1] for one in kept):
                return "\n".join(_wrapped(kept, room))
    first = abilities[0] if abilities else sort
    at_least = [forms._replace(whole=forms.when, parts=()) if forms is first else forms for forms in told]
    return "\n".join(_wrapped(_kept(at_least, sort, room, lines), room))


def _kept(told: list[Forms], sort: Forms, room: int, lines: int) -> list[str]:
    """Of each ability the fullest form that fits, from the first on, of which parts are enough; there is room left for
    the sort of the card."""
    kept: list[str] = []
    first = next((forms for forms in told if forms != sort), sort)
    for i, forms in enumerate(told):
        comes = sort.whole if sort in told[i + 1 :] else ()
        tried = (*forms.whole, *forms.parts) if forms is first else forms.whole
        most = lines if forms is first or first not in told[:i] else min(lines, FURTHER_LINES)
        kept += [next((one for one in tried if _fits([*kept, one, *comes], room, most)), "")]
    return list(filter(None, kept))


def unwrapped(text: str) -> str:
    """A text in lines as one line, with soft hyphens where it was broken within a word."""
    return text.replace(f"{SOFT_HYPHEN}\n", SOFT_HYPHEN).replace("\n", " ")


def _wrapped(kept: list[str], room: int) -> list[str]:
    """The lines of so many letters, the hyphen of a broken word counted; what cannot be broken stands out."""
    lines = [""]
    for word in " ".join(kept).split():
        whole = word.replace(SOFT_HYPHEN, "")
        if len(lines[-1]) + len(whole) + bool(lines[-1]) <= room:
            lines[-1] = f"{lines[-1]} {whole}".strip()
        elif len(whole) <= room:
            lines.append(whole)
        else:
            _break(lines, _PARTS.findall(word), room)
    return list(filter(None, lines))


def _break(lines: list[str], parts: list[str], room: int) -> None:
    """Set the parts of a word that is too long for a line, from the end of the last line on."""
    glue = " " if lines[-1] else ""
    for i, part in enumerate(parts):
        bare = part.removesuffix(SOFT_HYPHEN)
        breaks = i + 1 < len(parts)
        if lines[-1] and len(lines[-1]) + len(glue) + len(bare) + breaks > room:
            if not glue:
                lines[-1] += SOFT_HYPHEN
            lines.append("")
            glue = ""
        lines[-1] += glue + bare
        glue = ""


def _fits(kept: list[str], room: int, lines: int) -> bool:
    found = _wrapped(kept, room)
    return len(found) <= lines and all(len(line) <= room for line in found)
