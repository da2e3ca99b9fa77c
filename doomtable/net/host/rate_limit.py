"""Rate limits: wrong join codes by address, requests and chat by member."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from ipaddress import ip_address
from typing import Final

TRIES: Final = 5
WINDOW: Final = 60.0
"""Wrong codes from one address in so many seconds."""
MOST_ADDRESSES: Final = 4096


def place_of(address: str) -> str:
    """What counts as one address: an IPv4 address, or the network of an IPv6 one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if found.version == 4 or found.is_link_local:
        return str(found)
    return str(found.ipv4_mapped) if found.ipv4_mapped is not None else found.exploded[:19]


class CodeAttempts:
    """Wrong codes, by address: after five of them in a minute nothing more is heard from there for a while."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._wrong: dict[str, deque[float]] = {}

    def wait(self, address: str) -> float:
        """Seconds until this address may try again; 0 when it may now."""
        wrong = self._recent(place_of(address))
        return wrong[0] + WINDOW - self._clock() if len(wrong) >= TRIES else 0.0

    def failed(self, address: str) -> None:
        """A wrong code came from there."""
        place = place_of(address)
        wrong = self._recent(place)
        if len(self._wrong) >= MOST_ADDRESSES and place not in self._wrong:
            del self._wrong[next(iter(self._wrong))]
        self._wrong[place] = wrong
        wrong.append(self._clock())
        while len(wrong) > TRIES:
            wrong.popleft()

    def _recent(self, place: str) -> deque[float]:
        wrong = self._wrong.get(place, deque())
        while wrong and wrong[0] <= self._clock() - WINDOW:
            wrong.popleft()
        if not wrong:
            self._wrong.pop(place, None)
        return wrong


class RateLimit:
    """How fast one may speak: `most` at once, `each` a second in the long run."""

    def __init__(self, clock: Callable[[], float], most: float, each: float) -> None:
        self._clock, self._most, self._each = clock, most, each
        self._left, self._at = most, clock()

    def spend(self, cost: float = 1.0) -> bool:
        """Whether one more is within the pace."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._at) * self._each)
        self._at = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def give_back(self, cost: float = 1.0) -> None:
        """That one did not count."""
        self._left = min(self._most, self._left + cost)
