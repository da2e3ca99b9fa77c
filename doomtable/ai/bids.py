"""Bids of computer players: what a warrior is worth to them, mustered, in cover or bid for (RUL-50)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol, TypeVar

from doomtable.rules.view_parts import CardView, PlayerView

LITTLE: Final = 4
"""Destiny with which hardly anybody can be mustered."""
FEW: Final = 3
"""Warriors with whom one does not get far."""
FULL_HAND: Final = 7
"""Cards with which a hand draws nothing (TURN-03)."""
DEBT: Final = 3
"""How much Destiny may be lacking for a warrior mustered in cover: it is earned in a turn."""


class Offered(Protocol):
    """An option, as the engine or a view has it."""

    @property
    def key(self) -> str: ...
    @property
    def number(self) -> int: ...


One = TypeVar("One", bound=Offered)


def worth(ratings: Sequence[int | None]) -> int:
    """The D that a warrior with these ratings is worth: what others of its strength cost."""
    return sum(rating or 0 for rating in ratings[:3]) // 3


def answer(options: Sequence[One], most: int, others: int) -> One:
    """Half way between the least that may be bid and what it is worth, or what nobody can outbid who has so many D.

    If it is not worth the least that may be bid, no bid; the first one must be made.
    """
    bids = [option for option in options if option.key == "number" and option.number <= most]
    if not bids:
        return options[0]
    bids = [option for option in bids if option.number <= others] or bids[:1]
    return bids[len(bids) // 2]


def needs_destiny(markers: int, destiny: int, fighters: int) -> bool:
    """Whether a point of Destiny is worth an action; where the actions of the whole game are counted, as markers, only
    with too few D to muster anybody and few who fight."""
    return not markers or (destiny < LITTLE and fighters < FEW)


def mustering(card: CardView, me: PlayerView, others: Sequence[PlayerView], few: bool) -> float:
    """What it is worth to muster a warrior, where one has few; nothing if others could bid more for it."""
    if not card.printed:
        return 0.0
    price = card.printed[3]
    if price is None:
        price = min(me.destiny, worth(card.printed))
        if any(other.destiny > price for other in others):
            return 0.0
    return (4.0 if few else 2.0) + 0.4 * price


def in_cover(card: CardView, me: PlayerView, mine: Sequence[CardView], theirs: Sequence[CardView]) -> float:
    """What it is worth to muster a warrior in cover, who is not paid for yet: it helps a full hand that draws nothing,
    and takes a whole turn. Not where somebody could attack it: then its Value is due, and what is lacking lost beside
    it (COVER-13)."""
    due = (card.printed[3] or 0) if card.printed else 0
    stuck = len(me.hand) >= FULL_HAND and not any("muster" in one.verbs for one in me.hand)
    stuck = stuck and not any(one.unpaid for one in mine) and not theirs
    return 5.0 if stuck and me.destiny < due <= me.destiny + DEBT else 0.0
