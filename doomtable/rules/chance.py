"""Chance: numbers that follow from a key and a counter, and from nothing else (principle 11)."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from doomtable.rules.terms import WrongFeed


def uniform(key: bytes, counter: int, n: int) -> tuple[int, int]:
    """A uniform integer in 0..n-1, by rejection sampling, and the counter after it."""
    if n <= 1:
        return 0, counter
    limit = _RANGE - _RANGE % n
    while True:
        block = blake2b(counter.to_bytes(8, "big"), key=key, digest_size=4)
        counter += 1
        value = int.from_bytes(block.digest(), "big")
        if value < limit:
            return value % n, counter


def known(fed: str, words: tuple[str, ...]) -> str:
    """What a scenario has fed, if it is one of what may come; raises WrongFeed."""
    if fed not in words:
        raise WrongFeed(f"{fed!r} where chance knows {', '.join(words)}")
    return fed


_RANGE: Final = 1 << 32
"""How many values a block may have."""
