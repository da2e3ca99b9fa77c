"""No warriors: how long the viewer may still play on without a warrior who can fight."""

from __future__ import annotations

from typing import Final

from doomtable.rules.view_parts import View, standing

SOON: Final = 2
"""So many turns before the last one a player is told: whoever has just begun has no warriors yet."""


def turns_left(view: View) -> int:
    """The turns, this one included, with the last of which the viewer loses, if no warrior who can fight comes into
    play (WIN-12); 0 where that is far, not counted, or not the own turn."""
    mine = view.players[view.seat]
    fighting = any("warrior" in card.keywords and "noncombatant" not in card.keywords for card in standing(mine))
    counted = 0 < mine.countdown <= SOON and view.turn.seat == view.seat and not fighting and not mine.unrevealed
    return mine.countdown if counted else 0
