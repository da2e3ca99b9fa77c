"""A recorded game: its view after any choice and from any seat, its turns and its log.

It goes as far as the game played again agrees with its record; `stopped_because` is then the sentence that says where
it stops, and the public log goes on as it was written at the time. Nobody sees more than a view allows: all cards lie
open only to whoever may know them all, which is everybody once the game is over, before that whom every player lets.
"""

from __future__ import annotations

from bisect import bisect_right
from pathlib import Path
from typing import Final, NamedTuple

from doomtable.errors import BadInput, ErrorText
from doomtable.records.game_saves import restored_session
from doomtable.records.record import HUMAN, LoadedRecord
from doomtable.records.record_parser import read_record
from doomtable.records.verification import Drift, differs
from doomtable.rules.game import RULES_VERSION, Game
from doomtable.rules.terms import CONCEDE, NOBODY, Option, Seat
from doomtable.rules.view import option_view
from doomtable.rules.view_parts import SPECTATOR, CardView, EventView, OptionView, PlayerView, View
from doomtable.session.session import LOCAL
from doomtable.session.undo_history import History

ALL_CARDS: Final[Seat] = 8
"""The eyes of whoever may see every card."""
COMPUTER: Final = "veteran"
"""Who plays the other seats when somebody plays on."""


class RecordedTurn(NamedTuple):
    """A turn: after how many choices it begins, whose it is, and which of this player's turns."""

    begins: int
    seat: Seat
    number: int


class RecordedLine(NamedTuple):
    """What everybody could read after so many choices: an event, or a line of the record's log where it stopped."""

    choice: int
    event: EventView | None
    text: str = ""


class RecordedGame:
    """A record that can be looked at from any moment and any seat."""

    def __init__(
        self, path: Path, found: LoadedRecord, history: History, stopped_because: ErrorText | None = None
    ) -> None:
        self.path = path
        self.found = found
        self.stopped_because = stopped_because
        """Why it stops before its record does; None when it does not."""
        self._history = history
        self._kept: tuple[int, Game] | None = None
        last = history.at(len(history))
        self.names = last.names
        self.rules = last.state.rules
        self.over = last.outcome is not None
        """Whether the game is over, so that nothing of it is a secret any more."""
        kinds = found.header.players or (HUMAN,) * len(self.names)
        self.humans: tuple[Seat, ...] = tuple(
            seat for seat, kind in enumerate(kinds) if kind == HUMAN or seat in found.header.sat
        )
        """The seats of people, also of those from whom the game was taken over; all, if the record does not tell."""
        self.turns = _turns(history)
        self._begins = [turn.begins for turn in self.turns]
        self.told = tuple(RecordedLine(at, event) for at, seen in enumerate(history.seen) for event in seen)
        self.archived = tuple(
            RecordedLine(at, None, text)
            for at, step in enumerate(found.steps[len(history) + 1 :], start=len(history) + 1)
            for text in step.log
        )
        """The lines of the record's log behind the point where the game stopped."""

    @property
    def whole(self) -> bool:
        """Whether the game played again agrees with every choice of its record."""
        return len(self) == len(self.found.steps) - 1

    def __len__(self) -> int:
        """How many choices it has; it can be looked at after 0 to so many."""
        return len(self._history)

    # ----------------------------------------------------------------------------------------------- where it is

    def turn(self, at: int) -> RecordedTurn:
        """The turn in which the game stands after so many choices."""
        return self.turns[bisect_right(self._begins, at) - 1]

    def turn_from(self, at: int, by: int) -> int:
        """The choice at which a turn begins: the next one (1), or the last one that began before (-1)."""
        if by > 0:
            place = bisect_right(self._begins, at)
            return self._begins[place] if place < len(self._begins) else len(self)
        return max([begins for begins in self._begins if begins < at], default=0)

    # ---------------------------------------------------------------------------------------------- what is seen

    def game(self, at: int) -> Game:
        """The game after so many choices; only to be looked at. IndexError beyond the ends."""
        if not 0 <= at <= len(self):
            raise IndexError(at)
        if self._kept is None or self._kept[0] != at:
            self._kept = at, self._history.at(at)
        return self._kept[1]

    def view(self, at: int, eyes: Seat, side: Seat = 0) -> View:
        """The table after so many choices as a seat, a spectator, or ALL_CARDS from the side of a seat may see it."""
        if eyes != ALL_CARDS:
            return self.game(at).view(eyes)
        return _peeking(self.game(at).open_to(side).view(side))

    def made(self, at: int, eyes: Seat) -> tuple[Seat, OptionView] | None:
        """Who made the choice that led here, and which, if these eyes may know; others learn of events only."""
        if not at:
            return None
        option: Option = self._history.choices[at - 1]
        seat = option.seat if option.key == CONCEDE else self._history.moments[at - 1].seat
        if seat == NOBODY or eyes not in (seat, ALL_CARDS):
            return None
        return seat, option_view(self._history.at(at - 1).state, option, seat)

    def consent_to_view(self, eyes: Seat) -> tuple[Seat, ...]:
        """The people who must agree before anybody looks with these eyes, one after the other.

        Nobody when the game is over, for a spectator's, or for one's own in a game with one person; for a person's own
        among several that person; for all cards, or a computer's, everybody.
        """
        if self.over or eyes == SPECTATOR or self.humans == (eyes,):
            return ()
        return (eyes,) if eyes in self.humans else self.humans

    def first_eyes(self) -> Seat:
        """With whose eyes it is shown first: those of the first person, unless others could look on who may not."""
        if not self.humans or (not self.over and len(self.humans) > 1):
            return SPECTATOR
        return self.humans[0]

    # ------------------------------------------------------------------------------------------------ going on

    def consent_to_play_on(self) -> tuple[Seat, ...]:
        """The people who must agree before somebody plays on: the cards will come as in their game that goes on."""
        return () if self.over or len(self.humans) == 1 else self.humans

    def may_go_on(self, at: int) -> bool:
        """Whether the game can be played on from here."""
        return self._history.moments[at].seat != NOBODY

    def kinds(self, seat: Seat) -> tuple[str, ...]:
        """Who sits where when somebody plays on in a seat, against the computer."""
        return tuple(HUMAN if other == seat else COMPUTER for other in range(len(self.names)))


def open_recorded_game(path: Path) -> RecordedGame:
    """The recorded game of a file, as far as the record is whole. Raises BadInput."""
    return recorded_game(read_record(path, mend=True), path)


def recorded_game(found: LoadedRecord, path: Path) -> RecordedGame:
    """The game of a record that was read. Raises BadInput where not even the deal comes out as it was."""
    people = [LOCAL] * len(found.setup.decks)
    try:
        session, _, why = restored_session(found, people)
    except BadInput as error:
        drift = error.__cause__
        if not isinstance(drift, Drift) or found.header.rules == RULES_VERSION:
            raise
        if not drift.at:
            raise BadInput("error-replay-deal", what=differs(found, drift)) from error
        session, _, _ = restored_session(found, people, drift.certain)
        why = ErrorText("error-stop", what=differs(found, drift))
    assert session.history is not None
    return RecordedGame(path, found, session.history, why)


def seat_called(names: tuple[str, ...], word: str) -> Seat:
    """The seat of a player's name, or SPECTATOR or ALL_CARDS by the words spectator and open. Raises BadInput."""
    known = {"open": ALL_CARDS, "spectator": SPECTATOR} | {name.casefold(): seat for seat, name in enumerate(names)}
    seat = known.get(word.strip().casefold())
    if seat is None:
        raise BadInput("error-nobody", name=word[:20], names=", ".join(names))
    return seat


def _turns(history: History) -> tuple[RecordedTurn, ...]:
    """Every turn; what comes before the first one belongs to it."""
    turns: list[RecordedTurn] = []
    for at, now in enumerate(history.moments):
        if not turns or (now.turn, now.number) != turns[-1][1:]:
            turns.append(RecordedTurn(at, now.turn, now.number))
    return tuple(turns)


def _peeking(view: View) -> View:
    """A view in which every warrior in cover that is known shows that one may look under it."""
    return view._replace(players=tuple(map(_peeking_at, view.players)))


def _peeking_at(player: PlayerView) -> PlayerView:
    areas = (player.squad, player.kohort, player.outpost, player.unrevealed, player.beside)
    squad, kohort, outpost, unrevealed, beside = (
        tuple(_peeked(card) if card.cover and card.name is not None else card for card in area) for area in areas
    )
    return player._replace(squad=squad, kohort=kohort, outpost=outpost, unrevealed=unrevealed, beside=beside)


def _peeked(card: CardView) -> CardView:
    return card._replace(peek=True)
