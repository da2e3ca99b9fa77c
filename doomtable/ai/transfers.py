"""What it is worth to transfer a warrior to the Outpost or back, or to a partner, as far as a view tells."""

from __future__ import annotations

from typing import Final

from doomtable.ai import base_play, colonist, combat_estimate
from doomtable.ai.indexed_view import IndexedView, may_attack, warriors
from doomtable.rules.terms import NO_CARD, NOBODY
from doomtable.rules.view_parts import CardView, PlayerView

OWED: Final = 6.0
"""What a transfer is worth that has to come first, less for a warrior of Value."""
WORTH_MOVING: Final = 1.5
"""How much better the best attack must be over there."""
MOST_GAIN: Final = 3.0
HANDED: Final = 1.6
"""What it is worth to hand a warrior to the partner in the other line."""
FRONT: Final = 3
"""Warriors that a front keeps rather than send a wounded one back."""


def manned(player: PlayerView) -> bool:
    """Whether a warrior stands in a player's Outpost."""
    return any(card.type == "warrior" for card in player.outpost)


def transferring(card: CardView, table: IndexedView) -> float:
    """A warrior for an empty Outpost while another one is held (OUT-10), the least of them; else for a better fight."""
    if card.home != NO_CARD:
        return base_play.moving(card, table)
    if table.colonies is not None:
        return colonist.moving(table.colonies, card, table.view.turn.actions)
    line = other_line(table)
    if line is not None:
        return handing(card, table, line)
    if not manned(table.me) and any(manned(player) for player in table.others):
        return OWED - 0.1 * combat_estimate.value(card)
    if table.view.turn.actions < 2:
        return 0.0
    there = card._replace(zone="squad" if card.zone == "outpost" else "outpost")
    gain = best_attack(there, table) - max(0.0, best_attack(card, table))
    return 1.0 + min(gain, MOST_GAIN) if gain > WORTH_MOVING else 0.0


def other_line(table: IndexedView) -> PlayerView | None:
    """The partner before or behind, to whom warriors are handed over; None where there is none."""
    me, players = table.me, table.view.players
    if me.before != NOBODY:
        found = players[me.before]
    else:
        behind = next((player for player in players if player.before == me.seat), None)
        if behind is None:
            return None
        found = behind
    return None if found.out else found


def handing(card: CardView, table: IndexedView, line: PlayerView) -> float:
    """Forward go all who can fight, the wounded only into an empty front; back go the wounded who are hunted there."""
    fights = card.ratings and (card.ratings[0] is not None or card.ratings[1] is not None)
    if table.me.before != NOBODY:
        hold = not any(warriors(line))
        return HANDED + 0.05 * combat_estimate.value(card) if fights and (hold or not card.wounded) else 0.0
    hunted = card.wounded and any(combat_estimate.reaches(foe, card) for foe in table.theirs)
    return HANDED if hunted and len(table.mine) > FRONT else 0.0


def best_attack(one: CardView, table: IndexedView) -> float:
    """The worth of the best attack of a warrior where it stands."""
    return max(
        (
            combat_estimate.worth(one, foe, tactic, table.grounds(foe))
            for foe in table.theirs
            if may_attack(one, foe) and table.meets(one, foe)
            for tactic in table.tactics(one, foe)
        ),
        default=0.0,
    )
