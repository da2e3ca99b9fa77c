"""Event sounds: which sounds events make, and when each is heard with the motion it belongs to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from doomtable.rules.view_parts import EventView
from doomtable.table.motion.animation_queue import AnimationQueue
from doomtable.table.motion.animations import LUNGE_HITS_AT, Animation, Kind

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
WHEN_AT_REST: Final = ("bell", "triumph")
"""Heard when everything has come to rest."""

SOUND_OF_EVENT: Final[Mapping[str, str]] = MappingProxyType({
    "drew": "card", "mustered": "drop", "mustered_covered": "drop", "attached": "drop", "built": "drop",
    "sought_cover": "turn", "left_cover": "turn", "revealed": "turn", "entered": "turn", "exited": "turn",
    "transferred": "drop",
    "handed": "drop",
    "attacked": "iron", "compared": "blow", "wounded": "wound", "killed": "death", "healed": "heal", "saved": "heal",
    "announced": "spell", "cancelled": "refused", "discarded": "card", "annihilated": "card", "returned": "card",
    "gained": "points", "lost": "points", "shuffled": "shuffle", "shuffled_in": "shuffle", "looked": "turn",
    "showed": "turn", "gathered": "shuffle",
    "coin": "points", "over": "triumph", "undone": "turn", "imprisoned": "iron", "released": "turn",
})  # fmt: skip
"""The sound of each kind of event that has one."""
LOUD: Final = ("over", "killed", "wounded", "attacked", "compared")
"""Where much happens at once these are heard first."""
MOST_SOUNDS: Final = 3
"""So many sounds of one moment are heard."""


def cues(names: Iterable[str], motion: AnimationQueue, blows: Mapping[str, float]) -> list[Cue]:
    """When each sound of one moment is heard, in milliseconds from now; `blows` are those of a combat that is shown,
    '' its end, when everything else is heard."""
    if blows:
        return [(blows.get(name, blows.get("", 0.0)), name) for name in names]
    return [(_moment(name, motion), name) for name in names]


def _moment(name: str, motion: AnimationQueue) -> float:
    if not motion.running:
        return 0.0
    if name in WHEN_AT_REST:
        return motion.length / motion.rate
    if name == "blow":
        return (
            min((move.delay + LUNGE_HITS_AT for move in motion.moves if move.kind == "lunge"), default=0)
            / motion.rate
        )
    first = [move.delay for move in _of(motion, BEGINS.get(name, ()))]
    first += [move.delay + move.duration for move in _of(motion, ENDS.get(name, ()))]
    return min(first, default=0) / motion.rate


def _of(motion: AnimationQueue, kinds: tuple[Kind, ...]) -> list[Animation]:
    return [move for move in motion.moves if move.kind in kinds]


def sounds_of(events: Iterable[EventView]) -> list[str]:
    """The sounds of what happened in one moment, each once, the weightiest first."""
    kinds = list(dict.fromkeys(event.kind for event in events if event.kind in SOUND_OF_EVENT))
    kinds.sort(key=lambda kind: LOUD.index(kind) if kind in LOUD else len(LOUD))
    return list(dict.fromkeys(SOUND_OF_EVENT[kind] for kind in kinds))[:MOST_SOUNDS]
