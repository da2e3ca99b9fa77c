"""Short names: of every card a row of ever shorter names for narrow places.

A name is shortened as people do it at a table: what stands in quotes, what stands before a dash or "of", without
articles, makers' marks and model numbers, at last its most telling word, and of a long word its first part.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import Final

SMALL: Final = frozenset({"of", "the", "and", "in", "to", "for", "a", "at", "from", "on", "with", "&"})
GENERIC: Final = frozenset({
    "jbt", "mark", "model", "member", "team", "gun", "kit", "suit", "mk", "no", "hmg", "smg",
    "sword", "blade", "armor", "shield", "warhead", "soldat", "cavalier", "combat",
})  # fmt: skip
"""Words that many things have in their names: what stands beside them tells more."""
CUT: Final = 9
"""Letters of a lone word that fit the narrowest strip."""
CUT_WIDE: Final = 7
"""The same of wide letters."""
VOWELS: Final = "aeiouyäöü"


def _bare(word: str) -> str:
    return word.strip("\"“”'’.,!?()").removesuffix("'s").removesuffix("’s")


def _model(word: str) -> bool:
    """Is a word a model's mark: 'T-32', 'XIXB', '.74', '7000P'?"""
    bare = _bare(word)
    return bool(re.search(r"\d", bare)) or (len(bare) > 1 and set(bare) <= set("IVXBC"))


def _plain(name: str) -> list[str]:
    """The words of a name as far as its dash, in its quotes if it has any, without articles and models' marks."""
    quoted = re.search(r'["“](.+?)["”]', name)
    words = (quoted[1] if quoted else re.split(r"\s+[-–—]\s+|[,–—(]", name)[0]).split()
    plain = [w for w in words if not _model(w) and len(_bare(w)) > 1] or words
    return plain[1:] if len(plain) > 1 and plain[0].casefold() in SMALL else plain


def _telling(plain: list[str]) -> tuple[list[str], list[str]]:
    """The words before "of" and the like, and the telling ones among them."""
    stop = next((i for i, word in enumerate(plain) if i and word.casefold() in SMALL), len(plain))
    head = plain[:stop]
    return head, [w for w in head if len(_bare(w)) > 2 and _bare(w).casefold() not in GENERIC] or head


@lru_cache(maxsize=2000)
def shorter(name: str) -> tuple[str, ...]:
    """The names of a card from the longest to the shortest, without doubles; never empty for a name."""
    plain = _plain(name)
    if not plain:
        return (name,)
    head, telling = _telling(plain)
    found = [name, " ".join(plain), " ".join(head), *(" ".join(pair) for pair in list(pairwise(head))[::-1])]
    found += [telling[-1], min(telling, key=len) if len(telling[-1]) > CUT else ""]
    last = _bare(found[-1] or telling[-1])
    found += [part_of(last), part_of(last, CUT_WIDE)]
    out: list[str] = []
    for one in found:
        if one and (not out or len(one) < len(out[-1])):
            out.append(one)
    return tuple(out)


def part_of(word: str, most: int = CUT) -> str:
    """The first part of a word that is longer than so many letters; it ends in a consonant."""
    end = min(len(word), most)
    while end < len(word) and end > 4 and word[end - 1].casefold() in VOWELS:
        end -= 1
    return word[:end]


@lru_cache(maxsize=2000)
def short_name(name: str) -> str:
    """The usual short name: the most telling word of a name, whole."""
    plain = _plain(name)
    return _telling(plain)[1][-1] if plain else name


def fitting(name: str, room: float, width: Callable[[str], int]) -> str:
    """The longest name of a card that is not wider than `room`; '' if none is."""
    return next((one for one in shorter(name) if width(one) <= room), "")
