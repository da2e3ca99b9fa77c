"""The packs that come with the program, outside the printed sets: Battles and wars, in the format of fan packs.

They are the program's own files and tested with `packs.check`, so they are read here without a schema: a game is not to
wait for one. Sorted by code their cards come after those of the printed sets.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from doomtable.cards.node_fields import nodes
from doomtable.paths import assets
from doomtable.rules.language import Card


def pack_files() -> tuple[Path, ...]:
    """Their files, in the order of their names."""
    return tuple(sorted((assets() / "packs").glob("*.json")))


@cache
def shipped_cards() -> tuple[Card, ...]:
    """All cards of these packs."""
    packs = [json.loads(path.read_text(encoding="utf-8")) for path in pack_files()]
    return tuple(_made(card) for pack in packs for card in pack["cards"])


def _made(value: Any) -> Any:
    """A node of the language, or a plain value, from what stands in the file."""
    if isinstance(value, dict):
        parts = {name: _made(part) for name, part in value.items() if name != "kind"}
        return nodes()[value["kind"]](**parts)
    return tuple(map(_made, value)) if isinstance(value, list) else value
