"""The log of one seat: what it saw happen, in words, with the cards that each line names."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from doomtable.rules.terms import NO_CARD, CardId, Seat
from doomtable.rules.view import EventView
from doomtable.words import Run, Words

SILENT: Final = frozenset({"step", "turn_end", "effect_over", "tactic"})
"""Events that the board shows well enough by itself."""
KEPT: Final = 400


class Entry(NamedTuple):
    """One line: its runs, whether it opens a turn, and whose doing it is."""

    runs: tuple[Run, ...]
    heading: bool
    seat: Seat


class Shown(NamedTuple):
    """An event with cards as numbers, as `Words.event` wants it."""

    kind: str
    seat: Seat
    card: CardId
    other: int
    n: int
    word: str


class Logbook:
    """Words events as they come; a card keeps the name that its last event gave it."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        self._words = words
        self._players = tuple(players)
        self._cards: dict[CardId, str] = {}
        self.entries: list[Entry] = []

    def add(self, events: Iterable[EventView]) -> None:
        """Word events and keep them."""
        for event in events:
            for handle, name in ((event.handle, event.card), (event.other_handle, event.other)):
                if handle != NO_CARD:
                    self._cards[handle] = name or ""
            if event.kind in SILENT:
                continue
            other = event.other_seat if event.kind == "looked" else event.other_handle
            seen = Shown(event.kind, event.seat, event.handle, other, event.n, event.word)
            self.entries.append(Entry(tuple(self._words.event(seen, self)), event.kind == "turn", event.seat))
        del self.entries[:-KEPT]

    def card(self, card: CardId) -> str:
        """The name of a card; '' if the reader may not know it."""
        return self._cards.get(card, "")

    def player(self, seat: Seat) -> str:
        """The name of a player."""
        return self._players[seat]
