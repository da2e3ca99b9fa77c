"""A table of players, people and programs, and the loop that asks them.

The session hands the open decision to whoever it is for, passes the answer to the game, and keeps for every seat the
events it may read until they are taken. It knows no rule: what may be chosen is the game's word, what may be seen is
the view's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final, Protocol, TypeAlias

from doomtable.rules.game import Decision, Game
from doomtable.rules.terms import CANCEL, IllegalChoice, Option, Seat
from doomtable.rules.view import (
    SPECTATOR,
    DecisionView,
    EventView,
    OptionView,
    View,
    decision_view,
    option_of,
    see,
    view,
)


class Local:
    """A person at this table; the table asks `pending_human` and answers with `choose`."""

    __slots__ = ()


LOCAL: Final = Local()


class Player(Protocol):
    """A program that plays: it is given the question and a function that makes its view.

    `rng` is the seat's own chance, apart from the game's; whoever needs no view pays for none. The answer is one of
    `decision.options`.
    """

    def choose(self, decision: DecisionView, see: Callable[[], View], rng: Random) -> OptionView: ...


class BlindPlayer(Protocol):
    """A program that looks at nothing but how many options there are: it is spared even the decision's view."""

    def pick(self, options: Sequence[Option], rng: Random) -> Option: ...


AnyPlayer: TypeAlias = Local | Player | BlindPlayer
Watcher: TypeAlias = Callable[[Decision, Option], None]
"""Told of every choice that was made, forced ones and cancelled plays excepted, when the game has run on."""


class Session:
    """One game and who sits at it."""

    __slots__ = ("_blind", "_events", "_rngs", "_seeing", "_watch", "choices", "decisions", "game", "players")

    def __init__(
        self,
        game: Game,
        players: Sequence[AnyPlayer],
        *,
        seed: int = 0,
        listen: Iterable[Seat] | None = None,
        watch: Watcher | None = None,
    ) -> None:
        """Seat the players; one for each seat of the game.

        `seed` makes the chance of programs repeatable; `listen` names the seats whose events are kept (default: every
        seat and SPECTATOR). Events before the first choice are there to be taken at once.
        """
        if len(players) != len(game.state.seats):
            raise ValueError(f"{len(players)} players for {len(game.state.seats)} seats")
        self.game: Final = game
        self.players: Final = tuple(players)
        self.decisions = 0
        """Choices among two or more options so far; cancels are not counted."""
        self.choices = 0
        """All choices made so far, those among a single option included."""
        self._watch = watch
        self._rngs = [Random(f"{seed}/{seat}") for seat in range(len(players))]
        self._blind: list[Callable[[Sequence[Option], Random], Option] | None] = []
        self._seeing: list[Callable[[DecisionView, Callable[[], View], Random], OptionView] | None] = []
        for player in players:
            self._blind.append(getattr(player, "pick", None))
            self._seeing.append(getattr(player, "choose", None))
        kept = (*range(len(players)), SPECTATOR) if listen is None else tuple(listen)
        self._events: dict[Seat, list[EventView]] = {seat: [] for seat in kept}
        self._gather()

    # ------------------------------------------------------------------------------------------------ looking

    @property
    def outcome(self) -> tuple[str, Seat] | None:
        """How the game ended and who won (-1: nobody); None while it goes on."""
        return self.game.outcome

    def view(self, seat: Seat) -> View:
        """The table as this seat (or SPECTATOR) may see it now."""
        return view(self.game, seat)

    def take_events(self, seat: Seat) -> tuple[EventView, ...]:
        """What happened since this seat last asked, as it may read it; nothing for a seat that is not listened for."""
        kept = self._events.get(seat)
        if not kept:
            return ()
        out = tuple(kept)
        kept.clear()
        return out

    def pending_human(self) -> Seat | None:
        """The person who must choose now; None when a program must or the game is over."""
        decision = self.game.decision
        if decision is None or not isinstance(self.players[decision.seat], Local):
            return None
        return decision.seat

    # ----------------------------------------------------------------------------------------------- choosing

    def choose(self, seat: Seat, chosen: OptionView) -> None:
        """Make the choice of a seat; IllegalChoice, and nothing changed, if it is not offered to it."""
        decision = self.game.decision
        option = option_of(self.game, seat, chosen)
        assert decision is not None
        self._apply(decision, option)

    def cancel(self, seat: Seat) -> None:
        """Take back the play that is being put together; IllegalChoice if there is none of this seat."""
        decision = self.game.decision
        if decision is None or decision.seat != seat:
            raise IllegalChoice("this seat is not asked")
        self.game.choose(CANCEL)
        self._gather()

    def step(self) -> bool:
        """Let the program whose turn it is to choose make one choice; False when a person is asked or the game is over.

        Raises IllegalChoice when a program answers with something that is not offered.
        """
        decision = self.game.decision
        if decision is None:
            return False
        seat = decision.seat
        blind, seeing = self._blind[seat], self._seeing[seat]
        if blind is None and seeing is None:
            return False
        if len(decision.options) == 1:
            option = decision.options[0]
        elif blind is not None:
            option = blind(decision.options, self._rngs[seat])
        else:
            assert seeing is not None
            game = self.game
            shown = decision_view(game, seat)
            assert shown is not None
            chosen = seeing(shown, lambda: view(game, seat), self._rngs[seat])
            option = _meant(decision, shown, chosen)
        self._apply(decision, option)
        return True

    def _apply(self, decision: Decision, option: Option) -> None:
        self.game.choose(option)
        self.choices += 1
        if len(decision.options) > 1:
            self.decisions += 1
        self._gather()
        if self._watch is not None:
            self._watch(decision, option)

    def _gather(self) -> None:
        """Run to the next question and sort what happened; events are read right after the choice that caused them."""
        game = self.game
        _ = game.decision  # the game runs on when it is asked
        happened = game.events()
        if happened:
            for seat, kept in self._events.items():
                kept.extend(see(game, happened, seat))


def _meant(decision: Decision, shown: DecisionView, chosen: OptionView) -> Option:
    """The engine's option behind the one a program chose; the two lists go side by side."""
    for option, offered in zip(decision.options, shown.options, strict=True):
        if offered is chosen or offered == chosen:
            return option
    raise IllegalChoice(f"{chosen.key} is not an option here")
