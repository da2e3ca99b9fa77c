"""The random numbers of a computer player, repeatable from seed, seat and number of choices.

What a program tosses depends on the seed of the session, its seat and how many choices the game had seen, on nothing
else. So a game that was resumed, or went back, goes on as it would have, and asking twice is no way to a better number.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

_MASK: Final = 2**64 - 1
_STEP: Final = 0x9E3779B97F4A7C15


class PlayerRng:
    """One seat's chance: SplitMix64, begun anew before every choice. Good enough for players, not for secrets."""

    __slots__ = ("_base", "_state")

    def __init__(self, seed: int, seat: int) -> None:
        self._base = int.from_bytes(blake2b(f"{seed}/{seat}".encode(), digest_size=8).digest(), "big")
        self._state = self._base

    def begin(self, choices: int) -> None:
        """Be ready for the choice that follows so many."""
        self._state = self._base ^ (choices * 0xD1342543DE82EF95 & _MASK)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others to within one in 2**64 / n."""
        self._state = z = self._state + _STEP & _MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
        return (z ^ z >> 31) * n >> 64
