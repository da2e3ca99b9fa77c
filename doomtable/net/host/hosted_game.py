"""A hosted game: who is asked, who is waited for, clocks, takebacks.

The room calls; nothing here knows of connections. As long as a person is gone whose seat nobody else plays, the game
stands still for all: nothing is revealed to an empty seat.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final, NamedTuple

from doomtable.net.host.members import Clock, RoomSeat
from doomtable.net.host.sealed_save import SealedSaveWriter
from doomtable.net.protocol.opaque_handles import HandleMap, in_order, ordered
from doomtable.net.protocol.refusals import Refusal
from doomtable.rules.game import Decision, Game
from doomtable.rules.terms import PASS, IllegalChoice, Option, Reason, Seat
from doomtable.rules.view import decision_view
from doomtable.rules.view_parts import SPECTATOR, CombatView, EventView, OptionView, View
from doomtable.session.attention import Attention
from doomtable.session.preview import Preview
from doomtable.session.preview import preview as tried
from doomtable.session.session import LOCAL, AnyPlayer, Session

TAKEBACK_SECONDS: Final = 60.0
"""Seconds in which all must agree that somebody takes back a choice."""
AT_ONCE: Final = 20
"""Choices of computer players before the room listens again."""


class HostedGame:
    """One game and its seats."""

    def __init__(
        self, session: Session, save_writer: SealedSaveWriter | None, seats: Sequence[RoomSeat], clock: Clock,
        thought: int, quiet: float = 0.0,
    ) -> None:  # fmt: skip
        """`thought`: seconds each person may think in the whole game; 0: no clock.

        `quiet`: seconds after every play in which nobody is told what came of it but who may answer it, so that
        silence tells nothing: it is as long where nobody could.
        """
        self._quiet = quiet
        self.quiet_until = 0.0
        """Until when nobody is told but who may answer; 0: all are."""
        self.session = session
        self.save_writer = save_writer
        self.ask = 1 + secrets.randbelow(2**30)
        """The number of the open question: rises with every answer, those that are taken back included.

        It begins anywhere, so that an answer from before a break is none to a question after it.
        """
        self.number = 1
        """Rises with every change of what is seen."""
        self.waits: dict[Seat, float] = {}
        """Until when the game waits for the person of a seat; infinity: until the host says."""
        self.takeback: TakebackVote | None = None
        """Somebody's wish to take back his last choice: the game stands still until all have agreed or one has not."""
        self._attention: tuple[int, Attention | None] = (-1, None)
        """For which question it was found last what the window is to who is asked."""
        self._denied: set[tuple[Seat, int]] = set()
        """Who was told no after how many choices."""
        self._seats = seats
        self._clock = clock
        self._since = clock()
        self.events: dict[Seat, list[EventView]] = {seat: [] for seat in (*range(len(seats)), SPECTATOR)}
        for seat in seats:
            seat.left = float(thought) if thought and seat.remote else -1.0
        self._gather()

    # ------------------------------------------------------------------------------------------------- looking

    @property
    def game(self) -> Game:
        """The game."""
        return self.session.game

    @property
    def over(self) -> bool:
        """Is it?"""
        return self.session.outcome is not None

    @property
    def frozen(self) -> bool:
        """Does it stand still because somebody is gone, or all are asked whether somebody may take back a choice?"""
        return bool(self.waits) or self.takeback is not None

    def view(self, seat: Seat) -> View:
        """What a seat may see; SPECTATOR for a watcher."""
        return self.session.view(seat)

    def asked(self) -> RoomSeat | None:
        """The seat whose person must choose; None when a program must, or nobody."""
        decision = self.game.decision
        if decision is None:
            return None
        seat = self._seats[decision.seat]
        return seat if seat.remote and not seat.stand_in else None

    def _thinks(self) -> RoomSeat | None:
        """Whose clock runs: of whoever is asked, or keeps all from playing by a wish to take something back."""
        if self.over or self.waits:
            return None
        return self._seats[self.takeback.seat] if self.takeback is not None else self.asked()

    def seconds(self, seat: RoomSeat) -> float:
        """What is left of a clock; -1 without one."""
        if seat.left < 0 or self._thinks() is not seat:
            return seat.left
        return max(0.0, seat.left - (self._clock() - self._since))

    # ------------------------------------------------------------------------------------------------ choosing

    def choose(self, seat: Seat, ask: int, option: int, asked: bool = True) -> None:
        """Make the choice at this place of the list as it was sent.

        Raises Refusal: waiting, not_asked, stale, no_option.
        """
        options = self._options(seat, ask)
        if option >= len(options):
            raise Refusal("no_option", option)
        self._spend()
        passed = self._window and options[option].key == PASS.key
        self.session.choose(seat, options[option], asked=asked or not passed)
        self._changed()
        if not passed:
            self._hush(seat)

    @property
    def _window(self) -> bool:
        """Is a window open, in which somebody may answer?"""
        decision = self.game.decision
        return decision is not None and bool(decision.window)

    def _hush(self, seat: Seat) -> None:
        """A seat has done something that others may answer: be quiet for a while, if anybody could learn from it."""
        decision = self.game.decision
        people = sum(one.remote and not one.stand_in for one in self._seats)
        drafts = decision is not None and decision.seat == seat and decision.draft is not None
        self.quiet_until = 0.0 if decision is None else self.quiet_until
        if self._quiet and people > 1 and decision is not None and not drafts:
            self.quiet_until = self._clock() + self._quiet

    def tells(self, seat: Seat) -> bool:
        """Is a seat told how things stand? While it is quiet only who is asked in a window, or puts a play together."""
        decision = self.game.decision
        if not self.quiet_until or decision is None:
            return True
        return decision.seat == seat and (bool(decision.window) or decision.draft is not None)

    def cancel(self, seat: Seat, ask: int) -> None:
        """Give up the play that is being put together. Raises Refusal, also no_cancel."""
        self._options(seat, ask)
        self._spend()
        try:
            self.session.cancel(seat)
        except IllegalChoice:
            raise Refusal("no_cancel") from None
        self._changed()

    def concede(self, seat: Seat) -> None:
        """A player gives up, asked or not. Raises Refusal."""
        if self.frozen:
            raise Refusal("waiting")
        self._spend()
        try:
            self.session.concede(seat)
        except IllegalChoice:
            raise Refusal("no_concession") from None
        self.quiet_until = 0.0
        self._changed()

    # --------------------------------------------------------------------------------------------- taking back

    def ask_takeback(self, seat: Seat) -> None:
        """Ask all other people whether a seat may take back its last choice; without others it does. Raises Refusal.

        Everybody is asked, whatever it is: that it were free would tell that nobody could have answered.
        """
        history = self.session.history
        if self.frozen:
            raise Refusal("waiting")
        undo = None if self.over or history is None else next((u for u in history.undos() if u.seat == seat), None)
        if undo is None:
            raise Refusal("no_undo")
        if (seat, len(self.game.choices)) in self._denied:
            raise Refusal("not_again")
        self._spend()
        others = [one.number for one in self._seats if one.remote and not one.stand_in and one.number != seat]
        self.takeback = TakebackVote(seat, undo.to, tuple(others), self._clock() + TAKEBACK_SECONDS)
        self._agreed()

    def consent(self, seat: Seat, yes: bool) -> None:
        """Somebody agrees, or does not; whoever asked may say no himself. Raises Refusal."""
        takeback = self.takeback
        if takeback is None or seat not in (*takeback.waiting, takeback.seat) or (yes and seat == takeback.seat):
            raise Refusal("not_asked")
        if yes:
            self.takeback = takeback._replace(waiting=tuple(one for one in takeback.waiting if one != seat))
            self._agreed()
        else:
            self.refuse()

    def refuse(self) -> None:
        """The game stays as it is, and is not asked for again before it has gone on."""
        if self.takeback is not None:
            self._denied.add((self.takeback.seat, len(self.game.choices)))
        self._spend()
        self.takeback = None
        self.number += 1

    def _agreed(self) -> None:
        """Go back, if everybody has agreed."""
        takeback = self.takeback
        self.number += 1
        if takeback is not None and not takeback.waiting:
            self._spend()
            self.takeback = None
            self._denied.clear()
            self.session.back(takeback.to)
            self._changed()

    def run(self, most: int = AT_ONCE) -> bool:
        """Let computer players make so many choices; whether there is more for them to do."""
        for _ in range(most):
            decision = self.game.decision
            if self.frozen or decision is None or self.asked() is not None or (self.quiet_until and not self._window):
                return False
            window, before = self._window, len(self.game.choices)
            if not self.session.step():
                return False
            self._changed()
            if not window or self.game.choices[before] != PASS:
                self._hush(decision.seat)
        return True

    @property
    def asks_computer(self) -> bool:
        """Is a computer player asked now? One that thinks elsewhere answers when it is asked again."""
        return not self.frozen and not self.over and self.asked() is None

    def _decision(self, seat: Seat, ask: int) -> Decision:
        decision = self.game.decision
        if self.frozen or (decision is not None and decision.seat == seat and not self.tells(seat)):
            raise Refusal("waiting")
        if decision is None or decision.seat != seat or self.asked() is None:
            raise Refusal("not_asked")
        if ask != self.ask:
            raise Refusal("stale", self.ask)
        return decision

    def _options(self, seat: Seat, ask: int) -> tuple[OptionView, ...]:
        self._decision(seat, ask)
        shown = decision_view(self.game, seat)
        assert shown is not None
        return ordered(shown)[0].options

    def _changed(self) -> None:
        self.ask += 1
        self.number += 1
        self._since = self._clock()
        self._gather()

    def _gather(self) -> None:
        for seat, log in self.events.items():
            log.extend(self.session.take_events(seat))

    # ------------------------------------------------------------------------------------------- looking ahead

    def attention(self, seat: Seat) -> Attention | None:
        """What the open window is to the person of a seat; None if he is not asked in one."""
        asked = self.asked()
        if asked is None or asked.number != seat:
            return None
        if self._attention[0] != self.ask:
            self._attention = self.ask, self.session.attention(seat)
        return self._attention[1]

    def preview(self, seat: Seat, ask: int, verb: str, card: int) -> Preview:
        """What a play with a card would ask next, tried on a copy. Raises Refusal."""
        self._decision(seat, ask)
        try:
            found = tried(self.game, seat, verb, card)
        except IllegalChoice:
            raise Refusal("no_option", 0) from None
        return found._replace(options=in_order(found.options))

    def forecast(self, seat: Seat, ask: int) -> dict[str, CombatView]:
        """What the combat comes to with each tactic, while none is announced. Raises Refusal."""
        self._decision(seat, ask)
        return self.session.forecasts(seat)

    def foresee_attack(self, seat: Seat, ask: int, attacker: int, defender: int) -> dict[str, CombatView]:
        """What an attack would come to with each tactic, before it is announced. Raises Refusal."""
        self._decision(seat, ask)
        return self.session.foresee_attack(seat, attacker, defender)

    def why(self, seat: Seat, ask: int, verb: str, card: int, other: Option | None) -> Reason:
        """Why a play is not offered. Raises Refusal."""
        self._decision(seat, ask)
        return self.game.explain(seat, verb, card, other)

    # -------------------------------------------------------------------------------------------- coming, going

    def gone(self, seat: RoomSeat, until: float) -> None:
        """The person of a seat is gone; the game waits for him."""
        if self.takeback is not None:
            self.refuse()
        if not self.over and not seat.stand_in:
            if not self.frozen:
                self._spend()
            self.waits[seat.number] = until
            self.number += 1

    def back(self, seat: RoomSeat) -> None:
        """The person of a seat is there again, and plays himself."""
        self._spend()
        self.waits.pop(seat.number, None)
        if seat.stand_in:
            seat.stand_in = False
            if seat.left == 0:
                seat.left = -1.0
            self.session.seat(seat.number, LOCAL)
        self.number += 1  # whoever is asked hears the question again

    def take_over(self, seat: RoomSeat, program: AnyPlayer) -> None:
        """A computer player plays for the person of a seat from now on."""
        self.waits.pop(seat.number, None)
        if not seat.stand_in:
            seat.stand_in = True
            self.session.seat(seat.number, program)
        self._since = self._clock()
        self.number += 1

    def _spend(self) -> None:
        """What was thought so far is taken from the clock that runs."""
        seat = self._thinks()
        if seat is not None:
            seat.left = self.seconds(seat)
        self._since = self._clock()


def numbered(ahead: Preview, handles: HandleMap) -> Preview:
    """What is ahead, with cards named as the seat is told of them."""
    of = handles.of
    return ahead._replace(
        options=tuple(o._replace(handle=of(o.handle)) for o in ahead.options), on=of(ahead.on)
    )


class TakebackVote(NamedTuple):
    """Somebody's wish to take back his last choice: how many choices remain then, who has not agreed, until when."""

    seat: Seat
    to: int
    waiting: tuple[Seat, ...]
    until: float
