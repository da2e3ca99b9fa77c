"""The public log: events as a spectator may read them, a line each."""

from __future__ import annotations

from collections.abc import Sequence

from doomtable.rules.events import OF_SEATS, GameEvent
from doomtable.rules.terms import NO_CARD
from doomtable.rules.view_parts import EventView
from doomtable.words.words import NameLookup, Words

CARD, OTHER = 0, 1


class PublicLog:
    """Words events. A card that has left the table has no number any more, so names go by their place in the event."""

    def __init__(self, players: Sequence[str], language: str = "en") -> None:
        self._words = Words(language)
        self._players = tuple(players)

    def line(self, event: EventView) -> str:
        """One event as a line."""
        names = NameLookup((event.card or "", event.other or "").__getitem__, self._players.__getitem__)
        card = CARD if event.card is not None or event.handle != NO_CARD else NO_CARD
        other = OTHER if event.other is not None or event.other_handle != NO_CARD else NO_CARD
        if event.kind in OF_SEATS:
            other = event.other_seat
        seen = GameEvent(event.kind, event.seat, card, other, event.n, event.word)
        return "".join(run.text for run in self._words.event(seen, names))
