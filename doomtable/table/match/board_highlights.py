"""Board highlights: what of the table is lit, chosen, asked about, hidden for now."""

from __future__ import annotations

from dataclasses import dataclass

from doomtable.rules.terms import NO_CARD
from doomtable.table.layout.card_packing import Spot, Tray


@dataclass(frozen=True, slots=True)
class BoardHighlights:
    """What is lit, chosen, asked about: handles of cards, (seat, area) of trays, seats of plates; whether a
    combat veils the rest."""

    lit: frozenset[int] = frozenset()
    lit_trays: frozenset[tuple[int, str]] = frozenset()
    lit_seats: frozenset[int] = frozenset()
    selected: int = NO_CARD
    about: frozenset[int] = frozenset()
    choosing: bool = False
    lifted: int = NO_CARD
    veiled: bool = False
    away: frozenset[int] = frozenset()
    """Cards that move and are drawn elsewhere."""
    of_the_hand: bool = False
    """Whether it is asked what becomes of the whole hand, so that no card of it is dimmed."""

    def shows(self, spot: Spot) -> bool:
        """Is a card drawn where it belongs?"""
        return spot.card.handle != self.lifted and (spot.form == "more" or spot.card.handle not in self.away)

    def lights(self, tray: Tray) -> bool:
        """May this ground be chosen: an area, or a place about whose card it lies?"""
        about = tray.base.handle if tray.base is not None and tray.area == "place" else NO_CARD
        return (tray.seat, tray.area) in self.lit_trays or (about != NO_CARD and about in self.lit)
