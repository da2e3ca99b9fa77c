"""Event log: what one seat saw happen, as lines of words with links to cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from doomtable.rules.events import OF_SEATS, GameEvent
from doomtable.rules.terms import NO_CARD, CardId, Seat
from doomtable.words.words import NameLookup, PlayerName, TextRun, Words

if TYPE_CHECKING:
    from doomtable.rules.view_parts import EventView

SILENT: Final = frozenset({"step", "turn_end", "effect_over", "tactic"})
"""Events that the board shows well enough by itself."""
DOINGS: Final = frozenset({"attacked", "compared", "announced", "mustered", "attached"})
"""Events that say whose doing is what their card does after them."""
SUFFERED: Final = frozenset({"killed", "wounded"})
"""Events that befall a card of one player by a card that may be another's."""
BEGINS: Final = "begins"
"""The kind of the log's own first line, where nothing was told yet."""
HEADINGS: Final = frozenset({"turn", "undone", BEGINS})
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
    event: GameEvent | None = None
    """What it tells, to be worded anew in another language."""
    names: tuple[str, str] = ("", "")
    """What the event's two cards were called then."""
    shown: tuple[str, ...] = ()
    """The cards that were turned up, where that is what it tells."""


def in_telling_order(events: Iterable[EventView]) -> list[EventView]:
    """Events as a person tells them: who meditates does so first and then gains by it."""
    told = list(events)
    for i in range(1, len(told)):
        before, event = told[i - 1], told[i]
        if event.kind == "meditated" and before.kind == "gained" and before.seat == event.seat:
            told[i - 1], told[i] = event, before
    return told


class EventLog:
    """Words events as they come; a card keeps the name that its last event gave it."""

    def __init__(self, words: Words, players: Sequence[str]) -> None:
        self._words = words
        self._players = tuple(players)
        self._cards: dict[CardId, str] = {}
        self._own: dict[str, int] = {}
        self.names = NameLookup(lambda card: self._cards.get(card, ""), self._players.__getitem__)
        """What cards and players are called here; '' for a card that the reader may not know."""
        self._entries: list[LogEntry] = []
        self._language = words.language
        self._doers: dict[CardId, Seat] = {}
        """Who attacked or struck with a card last, or played it: what it does to another's is his doing."""
        self._kills: dict[CardId, list[CardId]] = {}
        """Whom each card has killed since the turn or the last attack began: its points are told as theirs."""

    @property
    def entries(self) -> list[LogEntry]:
        """The lines, in the language that is spoken now."""
        if self._language != self._words.language:
            self._language = self._words.language
            self._entries = [self.worded(entry) for entry in self._entries]
        return self._entries

    def add(self, events: Iterable[EventView], at: int = -1) -> list[LogEntry]:
        """Word events and keep them; after so many choices they have happened. Returns their lines."""
        before = len(self.entries)
        for event in in_telling_order(events):
            if event.kind == "undone":  # what was taken back is no moment of the game any more
                self.entries[:] = [
                    entry if entry.at <= at else entry._replace(at=-1, undone=True) for entry in self.entries
                ]
            if event.kind == "conquered":  # that no Promotion lies there any more is no news of a base that is full
                self._forget_emptied(event.handle)
            told = self._for_a_kill(self._told(event))
            if event.kind in DOINGS and event.handle != NO_CARD:
                self._doers[event.handle] = event.seat
            if event.kind not in SILENT and not (event.kind == "countdown" and event.n > MANY):
                self._tell(told, at, event.cards if event.kind == "showed" else ())
        added = self.entries[before:]
        del self.entries[:-KEPT]
        return added

    def _forget_emptied(self, base: CardId) -> None:
        """Drop the line before, where it says that a base has no Promotion."""
        last = self.entries[-1].event if self.entries else None
        if last is not None and (last.kind, last.other, last.n, last.word) == ("lies_on", base, 0, "P"):
            self.entries.pop()

    def _for_a_kill(self, told: GameEvent) -> GameEvent:
        """The event; where points were earned by a kill, with the victim."""
        if told.kind in ("turn", "attacked"):
            self._kills.clear()
        elif told.kind == "killed" and told.other != NO_CARD:
            self._kills.setdefault(told.other, []).append(told.card)
        elif told.kind == "gained" and len(self._kills.get(told.card, ())) == 1:
            return told._replace(other=self._kills[told.card][0])
        return told

    def _tell(self, told: GameEvent, at: int, shown: tuple[str, ...] = ()) -> None:
        """Add a line."""
        names = self.names.card(told.card), self.names.card(told.other)
        seat = self._doers.get(told.other, told.seat) if told.kind in SUFFERED else told.seat
        entry = LogEntry((), told.kind in HEADINGS, seat, at, event=told, names=names, shown=shown)
        self.entries.append(self.worded(entry))

    def worded(self, entry: LogEntry) -> LogEntry:
        """A line in the language that is spoken now."""
        if entry.event is None:
            return entry
        return entry._replace(runs=(*self._sentence(entry.event, entry.names), *self._listed(entry.shown)))

    def _listed(self, names: tuple[str, ...]) -> list[TextRun]:
        """The cards that were turned up, as a sentence of their own."""
        runs = [TextRun(" ")] if names else []
        for i, name in enumerate(names, start=1):
            runs += [self._words.card_run(name), TextRun("." if i == len(names) else ", ")]
        return runs

    def runs(self, event: EventView) -> list[TextRun]:
        """An event in words, not kept."""
        return self._words.event(self._told(event), self.names)

    def line(self, event: EventView) -> str:
        """An event as a line of text, not kept."""
        return "".join(run.text for run in self.runs(event))

    def end_of(self, seat: Seat) -> str:
        """The end of a turn as a line of text."""
        return "".join(run.text for run in self._words.event(GameEvent("turn_end", seat), self.names))

    def _told(self, event: EventView) -> GameEvent:
        """The event with the numbers that its cards have in the log."""
        card, other = self._known(event.handle, event.card), self._known(event.other_handle, event.other)
        if event.kind in OF_SEATS:
            other = event.other_seat
        return GameEvent(event.kind, event.seat, card, other, event.n, event.word)

    def _sentence(self, told: GameEvent, names: tuple[str, str]) -> tuple[TextRun, ...]:
        if told.kind == BEGINS:
            player = PlayerName(self._players[told.seat], told.seat)
            return tuple(self._words.runs("log-begins", n=told.n, player=player))
        called = {told.other: names[1], told.card: names[0]}
        return tuple(self._words.event(told, NameLookup(lambda card: called.get(card, ""), self.names.player)))

    def begin(self, turn: int, seat: Seat) -> None:
        """Open an empty log with where the game stands, so that it says something of a position, too."""
        if not self.entries:
            self._tell(GameEvent(BEGINS, seat, n=max(1, turn)), -1)

    def _known(self, handle: int, name: str | None) -> int:
        """Keep the name of a handle; a card that is named without one gets a number of the log's own."""
        if handle == NO_CARD and name:
            handle = self._own.setdefault(name, FIRST_OWN - len(self._own))
        if handle != NO_CARD:
            self._cards[handle] = name or ""
        return handle
