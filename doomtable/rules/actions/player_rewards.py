"""What a warrior earns that has sabotaged a player or attacked one, who is no card (DIRECT-07, SAB-06)."""

from __future__ import annotations

from doomtable.rules.attack_permit import free_agent
from doomtable.rules.frames import AwardFrame
from doomtable.rules.query import board, forbidden
from doomtable.rules.ratings import rates
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Seat


def half_value_award(st: State, seat: Seat, card: CardId, victim: Seat, pool: str = "") -> AwardFrame:
    """DIRECT-07, DIRECT-08, SAB-06, SAB-12: what a warrior earns that has sabotaged or attacked a player: half its
    modified V rounded up, in any split or in one pool; D alone for a Freelancer, and where a card says so."""
    n = -(-max(0, rates(st, card)[3] or 0) // 2)
    spared = forbidden(st, "yield promotion", NO_CARD, card, victim) is not None
    if spared or free_agent(st, board(st).tags[card]):
        pool = "D"
    return AwardFrame(todo=((seat, n, pool, NO_CARD, card),), done=())
