"""Chance: numbers that follow from a key and a counter, and from nothing else (principle 11)."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Final

from doomtable.rules.terms import CardId, WrongFeed


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


def shuffled(key: bytes, counter: int, cards: Sequence[CardId]) -> tuple[tuple[CardId, ...], int]:
    """Cards in one of all orders, each as likely as the others, and the counter after it: `uniform` for each place.

    What the hashes of a shuffle have in common is hashed once: the key and all of the counter but its last two bytes.
    """
    order = list(cards)
    head, begun = counter >> 16, _begun(key, counter >> 16)
    for last in range(len(order) - 1, 0, -1):
        n = last + 1
        limit = value = _RANGE - _RANGE % n
        while value >= limit:
            if counter >> 16 != head:
                head, begun = counter >> 16, _begun(key, counter >> 16)
            block = begun.copy()
            block.update((counter & 0xFFFF).to_bytes(2, "big"))
            value = int.from_bytes(block.digest(), "big")
            counter += 1
        at = value % n
        order[last], order[at] = order[at], order[last]
    return tuple(order), counter


def _begun(key: bytes, head: int) -> blake2b:
    return blake2b(head.to_bytes(6, "big"), key=key, digest_size=4)


def known(fed: str, words: tuple[str, ...]) -> str:
    """What a scenario has fed, if it is one of what may come; raises WrongFeed."""
    if fed not in words:
        raise WrongFeed(f"{fed!r} where chance knows {', '.join(words)}")
    return fed


_RANGE: Final = 1 << 32
"""How many values a block may have."""
