"""A remote session: the guest's game behind the interface by which the window asks a local one.

The connection lives in a thread of its own (`NetworkThread`). What is read here are values that the thread replaces
and never changes; what is asked goes over to it. `choose` waits a moment for the host's answer, which takes some
milliseconds in one network, so that the next question is there when it returns, as it is at a table at home. Where
the answer takes longer the window goes on without it, and nobody is asked until it is there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as Waited
from contextlib import suppress
from typing import Any, Final, TypeAlias

from doomtable.net import protocol as P
from doomtable.net.guest.client import Client, HostLost
from doomtable.net.guest.network_thread import ANSWER, NetworkThread
from doomtable.net.guest.shuffle_proof import GuestDeal
from doomtable.net.protocol.key_box import unboxed
from doomtable.net.protocol.opaque_handles import option_named
from doomtable.net.protocol.refusals import Refusal
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import NO_CARD, NOBODY, PASS, IllegalChoice, Reason, Seat
from doomtable.rules.view_parts import CombatView, EventView, OptionView, View
from doomtable.session.attention import Attention, Playable, latest_play
from doomtable.session.preview import Preview
from doomtable.session.stop_settings import (
    PassedOver,
    StopSettings,
    auto_pass_ended,
    passed_over,
    passes_automatically,
)

MOMENT: Final = 0.12
"""Seconds for which the window waits for an answer: what takes longer it hears later."""
GIVE_UP: Final = 3600.0
"""Seconds for which a lost connection is made again."""
Why: TypeAlias = tuple[str, tuple[str | int, ...]]
"""A code of net.protocol.refusals and what it speaks of."""


RulesetOf = Callable[[str, Mapping[str, P.Plain]], Ruleset]
"""The rules of an edition with options."""


class RemoteSession:
    """One's own seat at a table in the network: what the window asks of a session, and of the room around it."""

    def __init__(self, loop: NetworkThread, client: Client, deal: GuestDeal, ruleset: RulesetOf) -> None:
        """Come in; how that goes is told by `state`. `ruleset` makes the rules that a host names."""
        self.client, self.deal = client, deal
        self._ruleset = ruleset
        self.stop_settings: dict[Seat, StopSettings] = {}
        self.history = None
        """Nothing can be taken back at a table in the network."""
        self._loop = loop
        self._told = 0
        self._game = 0
        self._choosing: Future[P.Message] | None = None
        self._chosen: tuple[object, int] = (None, -1)
        """In which connection which question was answered."""
        self._back_at = -1
        """After how many choices nothing is passed over: where a stop was set."""
        self._most = -1
        """After how many choices something was last passed over, or was not."""
        self._foresees: tuple[object, int] = (None, -1)
        """In which connection for which question it was asked what the combat comes to."""
        self.foreseen: tuple[object, dict[str, CombatView]] = (None, {})
        """The answer, when it came, and what it is an answer to."""
        self._late: asyncio.Future[P.Message] | None = None
        """An answer that did not come in time: until it is there the window waits for no other."""
        self.refusals: deque[Why] = deque(maxlen=8)
        """What the host did not take of what was sent, the latest last."""
        self.passed_over: dict[Seat, list[PassedOver]] = {}
        """The windows of this game passed in the own name, with what could have been played there, the latest last."""
        self.has_chosen = False
        """Whether there may be something of one's own to take back."""
        client.changed.append(self._heard)
        self._staying = loop.begin(client.stay())

    def _heard(self, message: P.Message) -> None:
        """A sealed game is opened with the key that this seat has, so that it goes on."""
        if isinstance(message, P.SealedKey) and self.client.ticket.secret:
            secret = bytes.fromhex(self.client.ticket.secret)
            key = unboxed(secret, message.public, message.box)
            if key is not None:
                self.client.ask(P.Unseal, key=key.hex())

    # ---------------------------------------------------------------------------------------------------- the room

    @property
    def state(self) -> str:
        """'here', 'coming' (also back), or 'over' when there is no way back; `why` says why."""
        if self._staying.done():
            return "over"
        return "here" if self.client.connected and self.client.received.table is not None else "coming"

    @property
    def why(self) -> Why:
        """A code of net.protocol.refusals and what it speaks of, when it is over."""
        refused = self.client.refused
        return (refused.code, tuple(refused.args)) if refused is not None else ("lost", ())

    @property
    def table(self) -> P.RoomInfo | None:
        """The room as it stands; None before one is in."""
        return self.client.received.table

    @property
    def rules(self) -> Ruleset:
        """By which rules is played; those of the second edition before one is in."""
        table = self.table
        return Ruleset() if table is None else self._ruleset(table.terms.ruleset, table.terms.options)

    @property
    def chat(self) -> Sequence[P.ChatLine]:
        """What was said, the latest last."""
        return tuple(self.client.received.chat)

    @property
    def over(self) -> P.GameOver | None:
        """How the game ended, with all that proves the shuffle (`GuestDeal.proved`)."""
        return self.client.received.over

    @property
    def seat(self) -> Seat:
        """The own seat; NOBODY without one."""
        return self.client.received.seat

    def ask(self, what: type[P.Request], /, **fields: Any) -> None:
        """Ask the room for something (ready, chat, rule ...). Raises Refusal, TimeoutError when no answer came."""
        answer = self._answer(what, **fields)
        if isinstance(answer, P.RequestRefused):
            raise Refusal(answer.code, *answer.args)

    def send(self, what: type[P.Request], /, **fields: Any) -> None:
        """Ask the room for something and go on; what is refused comes to stand in `refusals`."""

        async def sent() -> None:
            with suppress(HostLost, Refusal):
                answer = await self.client.ask(what, **fields)
                if isinstance(answer, P.RequestRefused):
                    self.refusals.append((answer.code, tuple(answer.args)))

        self._loop.begin(sent())

    def prove(
        self, rules: Callable[[str, dict[str, P.Plain]], Ruleset], cards: Callable[[str], Card]
    ) -> Future[tuple[str, ...]]:
        """What is wrong with the game that is over (GuestDeal.proved), to be had when it was played again."""

        async def proved() -> tuple[str, ...]:
            told = self.over
            return ("unproved",) if told is None else await asyncio.to_thread(self.deal.proved, told, rules, cards)

        return self._loop.begin(proved())

    def leave(self) -> None:
        """Go for good, and wait until the host knows."""
        with suppress(Waited):
            self._loop.result(self.leaving(), ANSWER)

    def leaving(self) -> Future[None]:
        """Go for good; done when the host knows."""
        return self._loop.begin(self._gone())

    async def _gone(self) -> None:
        with suppress(TimeoutError, Refusal, HostLost):
            await self.client.leave()
        self._staying.cancel()

    # ---------------------------------------------------------------------------------------------------- the game

    def view(self, seat: Seat) -> View:
        """What was told last. Raises LookupError before there is a game."""
        update = self.client.received.update
        seen = update.view if update is not None else self.client.received.view
        if seen is None:
            raise LookupError("there is no game yet")
        return seen

    def pending_human(self) -> Seat | None:
        """The own seat when it must choose now: not while the game waits for somebody."""
        update, table = self.client.received.update, self.client.received.table
        if (
            update is None
            or update.view is None
            or table is None
            or table.waiting
            or table.plea is not None
            or table.phase != "playing"
        ):
            return None
        decision = update.view.decision
        if (
            decision is None
            or decision.seat != self.seat
            or not decision.options
            or not self.client.connected
            or self._answered(update)
        ):
            return None
        return decision.seat

    def _answered(self, update: P.Update) -> bool:
        """Is the answer to a question on its way, or taken, so that the next one is waited for?"""
        if self._choosing is not None and not self._choosing.done():
            return True
        return self._chosen[0] is self.client.received.entered and self._chosen[1] == update.ask

    def choose(self, seat: Seat, option: OptionView, *, asked: bool = True) -> None:
        """Choose, and wait a moment for the table to go on. Raises IllegalChoice for what the host does not take."""
        update = self._asked(seat)
        assert update.view is not None and update.view.decision is not None
        place = option_named(update.view.decision.options, option)
        if place < 0:
            raise IllegalChoice(f"{option.key} is not an option here")
        self._done(update.ask, P.ChooseOption, ask=update.ask, option=place, asked=asked)
        self.has_chosen = self.has_chosen or asked

    def cancel(self, seat: Seat) -> None:
        """Take back an uncommitted play. Raises IllegalChoice."""
        update = self._asked(seat)
        self._done(update.ask, P.CancelPlay, ask=update.ask)

    def concede(self, seat: Seat) -> None:
        """Give up; a no of the host comes to stand in `refusals`."""
        self.send(P.Concede)

    def preview(self, seat: Seat, verb: str, card: int = NO_CARD) -> Preview | None:
        """What a play with a card would ask next; None where it cannot be begun."""
        with suppress(IllegalChoice, TimeoutError):
            answer = self._answer(P.AskPreview, MOMENT, ask=self._asked(seat).ask, verb=verb, handle=card)
            if isinstance(answer, P.PreviewReply):
                rows = tuple(OptionView(*row) for row in answer.options)
                return Preview(answer.stage, rows, answer.lands, answer.on, answer.quiet)
        return None

    def foresee_attack(self, seat: Seat, attacker: int, defender: int) -> dict[str, CombatView]:
        """What an attack would come to with each tactic, before it is announced; nothing where that is not known."""
        with suppress(IllegalChoice, TimeoutError):
            ask = self._asked(seat).ask
            answer = self._answer(P.AskForecast, MOMENT, ask=ask, attacker=attacker, defender=defender)
            if isinstance(answer, P.ForecastReply):
                return dict(answer.combats)
        return {}

    def explain(self, seat: Seat, verb: str, card: int = NO_CARD, other: OptionView | None = None) -> Reason:
        """Why a play is not on offer."""
        fields: dict[str, Any] = {"verb": verb, "handle": card}
        if other is not None:
            fields |= {"key": other.key, "other": other.handle, "number": other.number, "seat": other.seat}
        with suppress(IllegalChoice, TimeoutError):
            answer = self._answer(P.AskReason, MOMENT, ask=self._asked(seat).ask, **fields)
            if isinstance(answer, P.ReasonReply):
                return Reason(answer.rule, answer.key, answer.args)
        return Reason("WIN-02", "not_asked")

    def forecasts(self, seat: Seat) -> dict[str, CombatView]:
        """What the combat comes to with each tactic, while none is announced; it comes some frames later."""
        update = self.client.received.update
        view = update.view if update is not None else None
        if update is None or view is None or view.decision is None or view.decision.seat != seat:
            return {}
        before = view.decision.kind == "window" and view.combat is not None and not view.combat.tactic
        if not before and view.decision.kind != "tactic":
            return {}
        now = self.client.received.entered, update.ask
        if self._foresees != now and self.pending_human() == seat:
            self._foresees = now
            self._loop.begin(self._foresee(now))
        return self.foreseen[1] if self.foreseen[0] == now else {}

    async def _foresee(self, now: tuple[object, int]) -> None:
        with suppress(HostLost, Refusal):
            answer = await self.client.ask(P.AskForecast, ask=now[1])
            if isinstance(answer, P.ForecastReply):
                self.foreseen = now, dict(answer.combats)

    def back(self, to: int) -> None:
        """Nothing is taken back here."""
        raise IllegalChoice("nothing can be taken back at a table in the network")

    def forward(self, choices: int = 1) -> None:
        """Nothing was taken back here."""
        self.back(0)

    def set_stops(self, seat: Seat, settings: StopSettings, *, at_once: bool = True) -> None:
        """Note what a person wants to be asked; if not `at_once`, not yet in the window that is open."""
        self.stop_settings[seat] = settings
        if not at_once:
            self._back_at = self._choices

    @property
    def _choices(self) -> int:
        update = self.client.received.update
        return update.choices if update is not None else -1

    def take_events(self, seat: Seat) -> Sequence[EventView]:
        """What happened since this was last asked."""
        received = self.client.received
        if received.game != self._game:
            self._game, self._told = received.game, 0
        events = tuple(received.events[self._told :])
        self._told += len(events)
        return events

    def auto_pass(self) -> bool:
        """Pass where the player does not want to be asked; whether that was so."""
        seat = self.pending_human()
        if self._choices < self._most:  # the game went back: everybody is asked there in any case
            self._back_at = self._choices
            for own, passed in self.passed_over.items():
                self.passed_over[own] = [one for one in passed if one.at < self._choices]
        self._most = self._choices
        settings = self.stop_settings.get(seat) if seat is not None else None
        if seat is None or settings is None or self._back_at == self._choices:
            return False
        seen = self.view(seat)
        if settings.until is not None and auto_pass_ended(seen, settings.until):
            settings = self.stop_settings[seat] = settings._replace(until=None)
        if not passes_automatically(seen, settings, lambda: self.attention(seat)):
            return False
        self.passed_over.setdefault(seat, []).append(passed_over(seen, self._choices, self.attention(seat)))
        self.choose(seat, OptionView(PASS.key), asked=False)
        return True

    def ask_everywhere(self, seat: Seat, wanted: bool) -> None:
        """Be asked whenever the game asks, as long as it is `wanted`: while a key is held."""
        self.stop_settings[seat] = self.stop_settings.get(seat, StopSettings())._replace(everywhere=wanted)

    def attention(self, seat: Seat) -> Attention | None:
        """Why one is stopped at the open window, and for the sake of which plays: the host says; None in no window."""
        update = self.client.received.update
        told = update.attention if update is not None and seat == self.seat else None
        return None if told is None else Attention(told.why, tuple(Playable(*play) for play in told.plays))

    def last_play(self) -> EventView | None:
        """What was played or done last in this turn, and by whom; None before anything was."""
        return latest_play(reversed(self.client.received.events))

    def step(self) -> bool:
        """Computer players are the host's."""
        return False

    # ------------------------------------------------------------------------------------------------- over there

    def _asked(self, seat: Seat) -> P.Update:
        update = self.client.received.update
        if update is None or self.pending_human() != seat or seat == NOBODY:
            raise IllegalChoice("this seat is not asked")
        return update

    def _answer(self, what: type[P.Request], seconds: float = ANSWER, /, **fields: Any) -> P.Message:
        if seconds < ANSWER and self._late is not None and not self._late.done():
            raise TimeoutError

        async def asked() -> P.Message:
            self._late = self.client.ask(what, **fields)
            return await asyncio.shield(self._late)

        try:
            return self._loop.wait(asked(), seconds)
        except HostLost:
            raise TimeoutError from None

    def _done(self, ask: int, what: type[P.Request], /, **fields: Any) -> None:
        """Ask, and wait a moment until the question is another one."""
        entered = self.client.received.entered

        async def gone_on() -> P.Message:
            answer = await self.client.ask(what, **fields)
            if not isinstance(answer, P.RequestRefused):
                self._chosen = entered, ask
                while self._ask == ask and self.client.received.entered is entered and not self._staying.done():
                    await self.client.news()
            return answer

        self._choosing = self._loop.begin(gone_on())
        with suppress(Waited, HostLost, Refusal):
            answer = self._loop.result(self._choosing, MOMENT)
            if isinstance(answer, P.RequestRefused) and answer.code not in ("stale", "waiting"):
                raise IllegalChoice(answer.code)

    @property
    def _ask(self) -> int:
        update = self.client.received.update
        return update.ask if update is not None else -1
