"""Running effects of a position: which of a card may run, and until when."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from doomtable.rules import language as L
from doomtable.rules.walk import walk

UNTIL: Final = ("turn", "your next turn", "your next draw", "its next turn", "healed", "host leaves", "game")


def passing(card: L.Card) -> Iterator[L.Mod | L.Rule]:
    """The Mods and Rules of a card that begin when it is played or used and end later."""
    for ability in card.abilities:
        if not isinstance(ability, L.Static):
            yield from (node for node in walk(ability) if isinstance(node, L.Mod | L.Rule))
