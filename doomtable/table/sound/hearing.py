"""What is heard of what happens: from the events that a seat may read, and the table's own words, to sounds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final

from doomtable.rules.view import EventView

OF: Final[Mapping[str, str]] = MappingProxyType({
    "drew": "card", "mustered": "drop", "mustered_covered": "drop", "attached": "drop", "built": "drop",
    "sought_cover": "turn", "left_cover": "turn", "revealed": "turn", "entered": "turn", "exited": "turn",
    "attacked": "iron", "compared": "blow", "wounded": "wound", "killed": "death", "healed": "heal", "saved": "heal",
    "announced": "spell", "cancelled": "refused", "discarded": "card", "annihilated": "card", "returned": "card",
    "gained": "points", "lost": "points", "shuffled": "shuffle", "shuffled_in": "shuffle", "looked": "turn",
    "coin": "points", "over": "triumph", "undone": "turn",
})  # fmt: skip
"""The sound of each kind of event that has one."""
LOUD: Final = ("over", "killed", "wounded", "attacked", "compared")
"""Where much happens at once these are heard first."""
MOST: Final = 3
"""So many sounds of one moment are heard."""


def heard(events: Iterable[EventView]) -> list[str]:
    """The sounds of what happened in one moment, each once, the weightiest first."""
    kinds = list(dict.fromkeys(event.kind for event in events if event.kind in OF))
    kinds.sort(key=lambda kind: LOUD.index(kind) if kind in LOUD else len(LOUD))
    return list(dict.fromkeys(OF[kind] for kind in kinds))[:MOST]
