"""Animation queue: the clock of what moves on the table, its easing curves, and cards that lift under the pointer.

A queue of moves (made by `event_animations`) runs from the first frame that shows it; one longer than 600 ms runs at
double speed. Nothing waits for it: whoever chooses finishes it first. Times are milliseconds at a setting of 100 per
cent; the setting stretches them (50: twice as quick, 200: half as quick), 0 has no motion.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from doomtable.table.motion.animations import Animation

LONG: Final = 600
"""Milliseconds that a queue may take before it hurries."""
HOVER: Final = 90
UNFOLD: Final = 160
APPEAR: Final = 140
RISE: Final = 8
"""Milliseconds in which a card is lifted, a gate unfolds, a panel appears; pixels that it rises by."""


def ease_out(u: float) -> float:
    """Quick first, settling down (cubic)."""
    return 1 - (1 - u) ** 3


def ease_in_out(u: float) -> float:
    """Slow at both ends (cubic)."""
    return 4 * u**3 if u < 0.5 else 1 - (2 - 2 * u) ** 3 / 2


def ease_out_back(u: float, over: float = 1.1) -> float:
    """Beyond the end and back to it; `over` is how far, 0 for not at all."""
    return 1 + (over + 1) * (u - 1) ** 3 + over * (u - 1) ** 2


class AnimationQueue:
    """One queue of moves at a time and how far it has come."""

    def __init__(self, percent: int = 100) -> None:
        self.percent = percent
        self.moves: tuple[Animation, ...] = ()
        self.away: frozenset[int] = frozenset()
        """The handles of the cards that move: they are drawn where they are, not where they belong."""
        self.time = 0.0
        """How far the queue has come."""
        self.length = 0
        self._began: int | None = None

    @property
    def running(self) -> bool:
        """Does anything move?"""
        return bool(self.moves)

    @property
    def rate(self) -> float:
        """How many milliseconds of the queue pass in one."""
        return (2 if self.length > LONG else 1) * 100 / max(1, self.percent)

    def begin(self, moves: Iterable[Animation]) -> None:
        """Move these instead of what moves now, which is where it belongs at once."""
        self.finish()
        found = tuple(moves)
        if self.percent:
            self.moves, self.time, self._began = found, 0.0, None
            self.away = frozenset(m.handle for m in found if m.card)
            self.length = max((m.delay + m.duration for m in found), default=0)

    def tick(self, now: int) -> bool:
        """Let time pass up to `now`, from the first call on; whether anything still moves."""
        if not self.moves:
            return False
        if self._began is None:
            self._began = now
        self.time = (now - self._began) * self.rate
        if self.time >= self.length:
            self.finish()
        return self.running

    def finish(self) -> bool:
        """Have everything where it belongs; whether anything moved."""
        moved = self.running
        self.moves, self.away, self.length = (), frozenset(), 0
        return moved

    def waits(self, kind: str) -> bool:
        """Is there a move of a kind that has not ended?"""
        return any(m.kind == kind and self.time < m.delay + m.duration for m in self.moves)

    def share(self, move: Animation) -> float:
        """How much of a move is done, 0 to 1, before its curve."""
        return max(0.0, min(1.0, (self.time - move.delay) / max(1, move.duration)))


class HoverLifts:
    """Cards under the pointer rise, those it left sink: how high each is, 0 to 1, in `whole` milliseconds."""

    def __init__(self, percent: int = 100, whole: int = HOVER) -> None:
        self.percent = percent
        self.whole = whole
        self._since: dict[int, tuple[int, float, bool]] = {}
        """By handle: when it turned, how high it was then, whether it rises."""

    def point(self, handle: int | None, now: int) -> None:
        """The pointer is on this card now, or on none."""
        for known, (_, _, up) in list(self._since.items()):
            if up != (known == handle):
                self._since[known] = (now, self.height(known, now), known == handle)
        if handle is not None and handle not in self._since:
            self._since[handle] = (now, 0.0, True)

    def settle(self, now: int) -> bool:
        """Forget what lies down again; whether anything still rises or sinks, or has just come to rest."""
        busy = False
        for handle, (since, was, up) in list(self._since.items()):
            done = now - since >= self.whole * self.percent / 100
            if done and not up:
                del self._since[handle]
            elif done:
                self._since[handle] = (since, 1.0, True)
            busy = busy or not done or was != 1.0 or not up
        return busy

    def height(self, handle: int, now: int) -> float:
        """How high a card is."""
        since, was, up = self._since.get(handle, (now, 0.0, False))
        whole = self.whole * self.percent / 100
        u = max(0.0, min(1.0, (now - since) / whole)) if whole else 1.0
        return was + ((1.0 if up else 0.0) - was) * ease_out(u)

    def lifted(self) -> list[int]:
        """The cards that are not down, those that sink first."""
        return sorted(self._since, key=lambda handle: self._since[handle][2])
