"""The undo history of a game: the moments it may go back to, and what going back takes.

A game goes back by being played again from a copy that was kept, so nothing is ever half undone: chance, turns, passes
and limits are as they were. It goes back to *stable* moments only: those at which somebody is asked what to do next,
with no play half put together. The choices taken back stay ahead as the `future` until another choice is made.

Going back is *free* while nothing came to light: no seat's knowledge grew, chance was not asked, and nobody else had to
answer. Otherwise the others must agree; they cannot forget what they saw, and the cards come again as they came.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, NamedTuple, TypeAlias

from doomtable.rules.game import Game
from doomtable.rules.terms import NOBODY, Option, Seat
from doomtable.rules.view_parts import EventView

COPY_EVERY: Final = 8
"""A copy takes 8 us to make and some 20 kB to keep; playing seven choices again takes under a millisecond."""
STABLE: Final = ("mulligan", "war", "menu", "window", "session", "discard")
"""What a turn asks of a player as such, beside no play: whether the hand is changed and a war declared come first."""

Why: TypeAlias = Literal["", "seen", "chance", "asked"]
"""Why going back is not free: a card was seen, chance was asked, somebody else was asked; '' when it is free."""


class Moment(NamedTuple):
    """How things stood when so many choices had been made, as far as going back there depends on it."""

    seat: Seat
    """Who was asked; NOBODY when the game was over."""
    stable: bool
    known: bytes
    chance: int
    turn: Seat
    number: int
    """Whose turn it was, and the how manyeth of this player."""


class UndoStep(NamedTuple):
    """What it takes to go back to a moment."""

    to: int
    """How many choices remain."""
    choices: int
    """How many are taken back."""
    seat: Seat
    """Who is asked again."""
    why: Why


def moment(game: Game) -> Moment:
    """The moment at which a game stands."""
    decision, st = game.decision, game.state
    seat, stable = NOBODY, False
    if decision is not None:
        seat = decision.seat
        stable = decision.draft is None and decision.kind in STABLE
    return Moment(seat, stable, st.known, st.random_counter, st.turn.seat, st.turn.number)


class History:
    """The choices of one game: how things stood after each, what it made happen, and those that were taken back.

    Whoever holds it tells it of every change: `chosen` after a choice, `cancelled` when a play was given up.
    """

    def __init__(self, game: Game, seen: tuple[EventView, ...] = ()) -> None:
        """Begin at the first question of a game; `seen` is what a spectator read of the deal."""
        self.moments: list[Moment] = [moment(game)]
        self.seen: list[tuple[EventView, ...]] = [seen]
        """What a spectator read after so many choices."""
        self.choices: list[Option] = []
        self.unasked: set[int] = set()
        """Before which of them, and of those taken back, nobody was asked: passes in the name of whoever wished so."""
        self.future: list[Option] = []
        """The choices that were taken back, the next one first."""
        self.undone: dict[int, int] = {}
        """After how many choices how many had been undone, those of the future not counted."""
        self._ahead: dict[int, int] = {}
        """The same for moments of the future."""
        self._stable: tuple[int, list[Option], dict[int, int], dict[int, int]] = (0, [], {}, {})
        """What future and undone were at the last stable moment: a play that is given up brings them back."""
        self._copies: dict[int, Game] = {0: game.copy()}

    def __len__(self) -> int:
        return len(self.choices)

    # ------------------------------------------------------------------------------------------------ growing

    def chosen(self, game: Game, seen: tuple[EventView, ...] = (), *, asked: bool = True) -> None:
        """The game has run on after one more choice. Another one than was taken back gives up the future.

        Where nobody was `asked`, the game does not go back to: it would only run on again.
        """
        if not self.future or self.future[0] != game.choices[-1]:
            self.unasked = {at for at in self.unasked if at < len(self)}
        if not asked:
            self.unasked.add(len(self))
        option = game.choices[-1]
        if self.moments[-1].stable:
            self._stable = (len(self), self.future.copy(), self._ahead.copy(), self.undone.copy())
        if self.future and self.future[0] == option:
            del self.future[0]
            if note := self._ahead.pop(len(self.choices) + 1, 0):
                self.undone[len(self.choices) + 1] = note
        elif self.future:
            self.undone[len(self.choices)] = self.taken_back
            self.future.clear()
            self._ahead.clear()
        self.choices.append(option)
        self.moments.append(moment(game))
        self.seen.append(seen)
        if len(self.choices) % COPY_EVERY == 0:
            self._copies[len(self.choices)] = game.copy()

    def cancelled(self, game: Game) -> None:
        """A play was given up before it was paid: its choices never were."""
        self._cut(len(game.choices))
        at, future, ahead, undone = self._stable
        if at == len(self):
            self.future, self._ahead, self.undone = future.copy(), ahead.copy(), undone.copy()

    @property
    def taken_back(self) -> int:
        """How many choices have been undone where the game now stands."""
        return self.undone.get(len(self), 0) + len(self.future) + sum(self._ahead.values())

    # --------------------------------------------------------------------------------------------- going back

    def undo(self, to: int) -> UndoStep:
        """What it takes to go back until `to` choices remain; ValueError for a moment that is not stable."""
        found = next((undo for undo in self.undos(max(0, to)) if undo.to == to), None)
        if found is None:
            raise ValueError(f"the game cannot go back to {to} choices")
        return found

    def undos(self, to: int = 0) -> Iterator[UndoStep]:
        """Everything that can be taken back, the latest first, until `to` choices remain."""
        now = self.moments[-1]
        seen, asked = False, {now.seat}
        for at in range(len(self) - 1, to - 1, -1):
            then = self.moments[at]
            seen = seen or _grew(then.known, self.moments[at + 1].known)
            if at in self.unasked:
                continue
            asked.add(then.seat)
            if then.stable:
                why: Why = "seen" if seen else "chance" if then.chance != now.chance else ""
                if not why and asked - {then.seat, NOBODY}:
                    why = "asked"
                yield UndoStep(at, len(self) - at, then.seat, why)

    def back(self, to: int) -> Game:
        """Go back until `to` choices remain; the game as it was then."""
        self.undo(to)
        game = self.at(to)
        self.future[:0] = self.choices[to:]
        self._ahead |= {at: n for at, n in self.undone.items() if at > to}
        self._cut(to)
        return game

    def at(self, choices: int) -> Game:
        """The game as it stood after so many choices; a copy to do with as one likes."""
        nearest = choices - choices % COPY_EVERY
        game = self._copies[nearest].copy()
        for option in self.choices[nearest:choices]:
            game.choose(option)
        _ = game.decision  # the game runs on when it is asked
        game.events()
        return game

    def turn_began(self) -> int:
        """After how many choices the turn began in which the game now stands."""
        now = self.moments[-1]
        at = len(self)
        while at and (self.moments[at - 1].turn, self.moments[at - 1].number) == (now.turn, now.number):
            at -= 1
        return at

    def _cut(self, to: int) -> None:
        del self.choices[to:], self.moments[to + 1 :], self.seen[to + 1 :]
        for table in (self._copies, self.undone):
            for at in [at for at in table if at > to]:
                del table[at]


def _grew(before: bytes, after: bytes) -> bool:
    """Whether a seat knows of a card afterwards which it was that it did not know before."""
    return before != after and any(new & ~old for old, new in zip(before, after, strict=True))
