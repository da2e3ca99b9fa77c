"""Offers: what computer players say when something may happen to a card instead of what is about to."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L

SPARE: Final = 2
"""The Destiny that should be left after paying to keep a card where it is."""
STAYS: Final = L.Special("stays")


def accepts(by: L.Card | None, own: bool, destiny: int) -> bool:
    """Whether it is to happen: what keeps cards where they are is paid for one's `own` side alone, with D to spare."""
    for ability in by.abilities if by is not None else ():
        if isinstance(ability, L.On) and STAYS in ability.effects and ability.cost is not None:
            price = ability.cost.d
            return own and isinstance(price, int) and destiny >= price + SPARE
    return True
