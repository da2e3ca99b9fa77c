"""The public log: events as a spectator may read them, a line each."""

from __future__ import annotations

from collections.abc import Sequence

from doomtable.rules.events import GameEvent
from doomtable.rules.terms import NO_CARD, CardId, Seat
from doomtable.rules.view import EventView
from doomtable.words.words import Words

CARD, OTHER = 0, 1


class PublicLog:
    """Words events. A card that has left the table has no number any more, so names go by their place in the event."""

    def __init__(self, players: Sequence[str], language: str = "en") -> None:
        self._words = Words(language)
        self._players = tuple(players)
        self._named = ("", "")

    def line(self, event: EventView) -> str:
        """One event as a line."""
        self._named = (event.card or "", event.other or "")
        card = CARD if event.card is not None or event.handle != NO_CARD else NO_CARD
        other = OTHER if event.other is not None or event.other_handle != NO_CARD else NO_CARD
        if event.kind == "looked":
            other = event.other_seat
        seen = GameEvent(event.kind, event.seat, card, other, event.n, event.word)
        return "".join(run.text for run in self._words.event(seen, self))

    def card(self, card: CardId) -> str:
        """The name of one of the two cards of the event that is being worded; '' if nobody may know it."""
        return self._named[card]

    def player(self, seat: Seat) -> str:
        """The name of a player."""
        return self._players[seat]
