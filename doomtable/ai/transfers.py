"""What it is worth to transfer a warrior to the Outpost or back, as far as a view tells."""

from __future__ import annotations

from typing import Final

from doomtable.ai import combat_estimate
from doomtable.ai.indexed_view import IndexedView, may_attack
from doomtable.rules.view import CardView, PlayerView

OWED: Final = 6.0
"""What a transfer is worth that has to come first, less for a warrior of Value."""
WORTH_MOVING: Final = 1.5
"""How much better the best attack must be over there."""
MOST_GAIN: Final = 3.0


def manned(player: PlayerView) -> bool:
    """Whether a warrior stands in a player's Outpost."""
    return any(card.type == "warrior" for card in player.outpost)


def transferring(card: CardView, table: IndexedView) -> float:
    """A warrior for an empty Outpost while another one is held (OUT-10), the least of them; else for a better fight."""
    if not manned(table.me) and any(manned(player) for player in table.others):
        return OWED - 0.1 * combat_estimate.value(card)
    if table.view.turn.actions < 2:
        return 0.0
    there = card._replace(zone="squad" if card.zone == "outpost" else "outpost")
    gain = best_attack(there, table) - max(0.0, best_attack(card, table))
    return 1.0 + min(gain, MOST_GAIN) if gain > WORTH_MOVING else 0.0


def best_attack(one: CardView, table: IndexedView) -> float:
    """The worth of the best attack of a warrior where it stands."""
    return max(
        (
            combat_estimate.worth(one, foe, tactic, table.grounds(foe))
            for foe in table.theirs
            if may_attack(one, foe)
            for tactic in table.tactics(one, foe)
        ),
        default=0.0,
    )
