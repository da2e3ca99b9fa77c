"""Chance: numbers that follow from a key and a counter, and from nothing else (principle 11)."""

from __future__ import annotations

from hashlib import blake2b


def uniform(key: bytes, counter: int, n: int) -> tuple[int, int]:
    """A uniform integer in 0..n-1, by rejection sampling, and the counter after it."""
    if n <= 1:
        return 0, counter
    limit = (1 << 32) - (1 << 32) % n
    while True:
        block = blake2b(counter.to_bytes(8, "big"), key=key, digest_size=4).digest()
        counter += 1
        value = int.from_bytes(block, "big")
        if value < limit:
            return value % n, counter
