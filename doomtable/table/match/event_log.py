"""Event log: what one seat saw happen, as lines of words with links to cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from doomtable.rules.events import GameEvent
from doomtable.rules.terms import NO_CARD, CardId, Seat
from doomtable.words.words import NameLookup, PlayerName, TextRun, Words

if TYPE_CHECKING:
    from doomtable.rules.view import EventView

SILENT: Final = frozenset({"step", "turn_end", "effect_over", "tactic"})
"""Events that the board shows well enough by itself."""
HEADINGS: Final = frozenset({"turn", "undone"})
MANY: Final = 99
"""A countdown from beyond this is none: a game that nothing ends has such a one."""
KEPT: Final = 400
FIRST_OWN: Final = -1_000_000


class LogEntry(NamedTuple):
    """One line: its runs, whether it opens a turn, and whose doing it is."""

    runs: tuple[TextRun, ...]
    heading: bool
    seat: Seat
    at: int = -1
    """After how many choices of the game it was so; -1 where the line leads nowhere."""
    undone: bool = False
    """Whether it was taken back."""


class EventLog:
    """Words events as they come; a card keeps the name that its last event gave it."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        self._words = words
        self._players = tuple(players)
        self._cards: dict[CardId, str] = {}
        self._own: dict[str, int] = {}
        self.names = NameLookup(lambda card: self._cards.get(card, ""), self._players.__getitem__)
        """What cards and players are called here; '' for a card that the reader may not know."""
        self.entries: list[LogEntry] = []

    def add(self, events: Iterable[EventView], at: int = -1) -> None:
        """Word events and keep them; after so many choices they have happened."""
        for event in events:
            if event.kind == "undone":  # what was taken back is no moment of the game any more
                self.entries = [
                    entry if entry.at <= at else entry._replace(at=-1, undone=True) for entry in self.entries
                ]
            self._known(event.handle, event.card)
            self._known(event.other_handle, event.other)
            if event.kind not in SILENT and not (event.kind == "countdown" and event.n > MANY):
                entry = LogEntry(tuple(self._runs(event)), event.kind in HEADINGS, event.seat, at)
                self.entries.append(entry)
        del self.entries[:-KEPT]

    def line(self, event: EventView) -> str:
        """An event as a line of text, not kept."""
        return "".join(run.text for run in self._runs(event))

    def end_of(self, seat: Seat) -> str:
        """The end of a turn as a line of text."""
        return "".join(run.text for run in self._words.event(GameEvent("turn_end", seat), self.names))

    def _runs(self, event: EventView) -> Sequence[TextRun]:
        card, other = self._known(event.handle, event.card), self._known(event.other_handle, event.other)
        if event.kind == "looked":
            other = event.other_seat
        return self._words.event(GameEvent(event.kind, event.seat, card, other, event.n, event.word), self.names)

    def begin(self, turn: int, seat: Seat) -> None:
        """Open an empty log with where the game stands, so that it says something of a position, too."""
        if not self.entries:
            runs = self._words.runs("log-begins", n=max(1, turn), player=PlayerName(self._players[seat], seat))
            self.entries.append(LogEntry(tuple(runs), True, seat))

    def _known(self, handle: int, name: str | None) -> int:
        """Keep the name of a handle; a card that is named without one gets a number of the log's own."""
        if handle == NO_CARD and name:
            handle = self._own.setdefault(name, FIRST_OWN - len(self._own))
        if handle != NO_CARD:
            self._cards[handle] = name or ""
        return handle
