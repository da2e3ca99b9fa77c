"""The log of a game on the command line: events as a spectator may read them, a line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from doomtable.rules.terms import NO_CARD, CardId, Seat
from doomtable.rules.view import EventView
from doomtable.words import Words


class Shown(NamedTuple):
    """An event with cards as numbers, as `Words.event` wants it."""

    kind: str
    seat: Seat
    card: CardId
    other: int
    n: int
    word: str


class Log:
    """Words events; a card keeps the name that its last event gave it."""

    def __init__(self, players: Sequence[str], language: str = "en") -> None:
        self._words = Words(language)
        self._players = tuple(players)
        self._cards: dict[CardId, str] = {}

    def line(self, event: EventView) -> str:
        """One event as a line."""
        for handle, name in ((event.handle, event.card), (event.other_handle, event.other)):
            if handle != NO_CARD:
                self._cards[handle] = name or ""
        other = event.other_seat if event.kind == "looked" else event.other_handle
        seen = Shown(event.kind, event.seat, event.handle, other, event.n, event.word)
        return "".join(run.text for run in self._words.event(seen, self))

    def card(self, card: CardId) -> str:
        """The name of a card; '' if nobody may know it."""
        return self._cards.get(card, "")

    def player(self, seat: Seat) -> str:
        """The name of a player."""
        return self._players[seat]
