"""Cards that are another one in play: a warrior that is there already (DOUBLE DUTY), or another card in itself."""

from __future__ import annotations

from typing import NamedTuple

from doomtable.rules.terms import CardId


class Double(NamedTuple):
    """A card that is a warrior once more: the warrior's own card, and the definition that it has otherwise.

    Without an original it is another card in itself: the one of the definition `into`.
    """

    card: CardId
    original: CardId
    own: int
    into: int = -1
