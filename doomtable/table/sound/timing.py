"""When a sound is heard: with the motion that it belongs to, at once where nothing moves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from doomtable.table.motion import Motion
from doomtable.table.moves import THERE, Kind, Move

Cue = tuple[float, str]
"""Milliseconds, and the sound that is heard then."""

BEGINS: Final[Mapping[str, tuple[Kind, ...]]] = MappingProxyType({
    "card": ("draw", "show", "leave", "fade"), "turn": ("flip", "turn"), "iron": ("lunge",), "wound": ("turn",),
    "death": ("death",), "shuffle": ("shuffle",),
})  # fmt: skip
"""The motions with whose beginning a sound is heard."""
ENDS: Final[Mapping[str, tuple[Kind, ...]]] = MappingProxyType({
    "drop": ("play", "flip", "glide"), "points": ("points",),
})  # fmt: skip
"""The motions with whose end a sound is heard."""
LAST: Final = ("bell", "triumph")
"""Heard when everything has come to rest."""


def cues(names: Iterable[str], motion: Motion, blows: Mapping[str, float]) -> list[Cue]:
    """When each sound of one moment is heard, in milliseconds from now; `blows` are those of a combat that is shown."""
    return [(blows[name] if name in blows else _moment(name, motion), name) for name in names]


def _moment(name: str, motion: Motion) -> float:
    if not motion.running:
        return 0.0
    if name in LAST:
        return motion.length / motion.rate
    if name == "blow":
        return min((move.delay + THERE for move in motion.moves if move.kind == "lunge"), default=0) / motion.rate
    first = [move.delay for move in _of(motion, BEGINS.get(name, ()))]
    first += [move.delay + move.duration for move in _of(motion, ENDS.get(name, ()))]
    return min(first, default=0) / motion.rate


def _of(motion: Motion, kinds: tuple[Kind, ...]) -> list[Move]:
    return [move for move in motion.moves if move.kind in kinds]
