"""A seat at somebody else's table, as the window asks it: calls that return at once, or as soon as the host answered.

The connection lives in a thread of its own (`Loop`). What is read here are values that the thread replaces and never
changes; what is asked goes over to it. `choose` waits for the host's answer, which takes some milliseconds in one
network, so that the next question is there when it returns, as it is at a table at home.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Waited
from contextlib import suppress
from typing import Any, Final, NamedTuple, TypeVar

from doomtable.net import protocol as P
from doomtable.net.client import Client, Lost
from doomtable.net.shapes import option_named
from doomtable.net.stakes import Stakes
from doomtable.net.wire import Refusal
from doomtable.rules.terms import NO_CARD, NOBODY, PASS, IllegalChoice, Reason, Seat
from doomtable.rules.view import EventView, OptionView, View
from doomtable.stops import Wishes, unwanted

ANSWER: Final = 2.0
"""Seconds for which an answer is waited for before the window goes on without it."""
Result = TypeVar("Result")


class Ahead(NamedTuple):
    """What a play would ask next; without a stage it is carried out at once, and the card would lie there."""

    stage: str
    options: tuple[OptionView, ...]
    lands: str
    on: int


class Loop:
    """A thread in which connections live."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self.loop.run_forever, name="doomtable-net", daemon=True)
        self._thread.start()

    def begin(self, what: Coroutine[Any, Any, Result]) -> Future[Result]:
        """Begin something there."""
        return asyncio.run_coroutine_threadsafe(what, self.loop)

    def wait(self, what: Coroutine[Any, Any, Result], seconds: float = ANSWER) -> Result:
        """Have something done there, and wait for it. Raises TimeoutError."""
        future = self.begin(what)
        try:
            return future.result(seconds)
        except Waited:
            future.cancel()
            raise TimeoutError from None

    def close(self) -> None:
        """End the thread."""
        self.loop.call_soon_threadsafe(self.loop.stop)
        self._thread.join(ANSWER)
        if not self._thread.is_alive():
            self.loop.close()


class Remote:
    """One's own seat at a table in the network: what the window asks of a session, and of the room around it."""

    def __init__(self, loop: Loop, client: Client, stakes: Stakes) -> None:
        """Come in; how that goes is told by `state`."""
        self.client, self.stakes = client, stakes
        self.wishes: dict[Seat, Wishes] = {}
        self.history = None
        """Nothing can be taken back at a table in the network."""
        self._loop = loop
        self._told = 0
        self._game = 0
        self._staying = loop.begin(client.stay())

    # ---------------------------------------------------------------------------------------------------- the room

    @property
    def state(self) -> str:
        """'here', 'coming' (also back), or 'over' when there is no way back; `why` says why."""
        if self._staying.done():
            return "over"
        return "here" if self.client.connected and self.client.heard.table is not None else "coming"

    @property
    def why(self) -> tuple[str, tuple[str | int, ...]]:
        """A code of net.codes and what it speaks of, when it is over."""
        refused = self.client.refused
        return (refused.code, tuple(refused.args)) if refused is not None else ("lost", ())

    @property
    def table(self) -> P.Table | None:
        """The room as it stands; None before one is in."""
        return self.client.heard.table

    @property
    def chat(self) -> Sequence[P.Line]:
        """What was said, the latest last."""
        return tuple(self.client.heard.chat)

    @property
    def over(self) -> P.Over | None:
        """How the game ended, with all that proves the shuffle (`stakes.proved`)."""
        return self.client.heard.over

    @property
    def seat(self) -> Seat:
        """The own seat; NOBODY without one."""
        return self.client.heard.seat

    def ask(self, what: type[P.Request], /, **fields: Any) -> None:
        """Ask the room for something (ready, chat, rule ...). Raises Refusal, TimeoutError when no answer came."""
        answer = self._answer(what, **fields)
        if isinstance(answer, P.Refused):
            raise Refusal(answer.code, *answer.args)

    def leave(self) -> None:
        """Go for good."""
        with suppress(TimeoutError, Refusal, Lost):
            self._loop.wait(self.client.leave())
        self._staying.cancel()

    # ---------------------------------------------------------------------------------------------------- the game

    def view(self, seat: Seat) -> View:
        """What was told last. Raises LookupError before there is a game."""
        update = self.client.heard.update
        seen = update.view if update is not None else self.client.heard.view
        if seen is None:
            raise LookupError("there is no game yet")
        return seen

    def pending_human(self) -> Seat | None:
        """The own seat when it must choose now: not while the game waits for somebody."""
        update, table = self.client.heard.update, self.client.heard.table
        if (
            update is None
            or update.view is None
            or table is None
            or table.waiting
            or table.phase != "playing"
        ):
            return None
        decision = update.view.decision
        if (
            decision is None
            or decision.seat != self.seat
            or not decision.options
            or not self.client.connected
        ):
            return None
        return decision.seat

    def choose(self, seat: Seat, option: OptionView) -> None:
        """Choose, and wait until the table has gone on. Raises IllegalChoice for what the host does not take."""
        update = self._asked(seat)
        assert update.view is not None and update.view.decision is not None
        place = option_named(update.view.decision.options, option)
        if place < 0:
            raise IllegalChoice(f"{option.key} is not an option here")
        self._done(update.ask, P.Choose, ask=update.ask, option=place)

    def cancel(self, seat: Seat) -> None:
        """Take back an uncommitted play. Raises IllegalChoice."""
        update = self._asked(seat)
        self._done(update.ask, P.Cancel, ask=update.ask)

    def ahead(self, seat: Seat, verb: str, card: int = NO_CARD) -> Ahead | None:
        """What a play with a card would ask next; None where it cannot be begun."""
        with suppress(IllegalChoice, TimeoutError):
            answer = self._answer(P.Try, ask=self._asked(seat).ask, verb=verb, handle=card)
            if isinstance(answer, P.Tried):
                rows = tuple(OptionView(*row) for row in answer.options)
                return Ahead(answer.stage, rows, answer.lands, answer.on)
        return None

    def explain(self, seat: Seat, verb: str, card: int = NO_CARD, other: OptionView | None = None) -> Reason:
        """Why a play is not on offer."""
        fields: dict[str, Any] = {"verb": verb, "handle": card}
        if other is not None:
            fields |= {"key": other.key, "other": other.handle, "number": other.number, "seat": other.seat}
        with suppress(IllegalChoice, TimeoutError):
            answer = self._answer(P.Why, ask=self._asked(seat).ask, **fields)
            if isinstance(answer, P.Because):
                return Reason(answer.rule, answer.key, answer.args)
        return Reason("WIN-02", "not_asked")

    def take_events(self, seat: Seat) -> Sequence[EventView]:
        """What happened since this was last asked."""
        heard = self.client.heard
        if heard.game != self._game:
            self._game, self._told = heard.game, 0
        events = tuple(heard.events[self._told :])
        self._told += len(events)
        return events

    def pass_over(self) -> bool:
        """Pass where the player does not want to be asked; whether that was so."""
        seat = self.pending_human()
        wishes = self.wishes.get(seat) if seat is not None else None
        if seat is None or wishes is None or not unwanted(self.view(seat), wishes):
            return False
        self.choose(seat, OptionView(PASS.key))
        return True

    def step(self) -> bool:
        """Computer players are the host's."""
        return False

    # ------------------------------------------------------------------------------------------------- over there

    def _asked(self, seat: Seat) -> P.Update:
        update = self.client.heard.update
        if update is None or self.pending_human() != seat or seat == NOBODY:
            raise IllegalChoice("this seat is not asked")
        return update

    def _answer(self, what: type[P.Request], /, **fields: Any) -> P.Message:
        async def asked() -> P.Message:
            return await asyncio.shield(self.client.ask(what, **fields))

        try:
            return self._loop.wait(asked())
        except Lost:
            raise TimeoutError from None

    def _done(self, ask: int, what: type[P.Request], /, **fields: Any) -> None:
        """Ask, and wait until the question is another one."""

        async def gone_on() -> P.Message:
            answer = await asyncio.shield(self.client.ask(what, **fields))
            while not isinstance(answer, P.Refused) and self._ask == ask and not self._staying.done():
                await self.client.news()
            return answer

        with suppress(TimeoutError, Lost):
            answer = self._loop.wait(gone_on())
            if isinstance(answer, P.Refused) and answer.code not in ("stale", "waiting"):
                raise IllegalChoice(answer.code)

    @property
    def _ask(self) -> int:
        update = self.client.heard.update
        return update.ask if update is not None else -1
