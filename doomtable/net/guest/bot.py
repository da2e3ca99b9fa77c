"""A bot guest: a computer player that joins, plays to the end and checks the shuffle.

It is the proof that docs/protocol.md is enough: it knows what any other client would know.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import NamedTuple, Protocol

from doomtable.net import protocol as P
from doomtable.net.guest.client import Client, HostLost
from doomtable.net.guest.shuffle_proof import GuestDeal
from doomtable.net.protocol.refusals import Refusal
from doomtable.rules.game import Deck
from doomtable.rules.language import Card
from doomtable.rules.ruleset import Ruleset
from doomtable.rules.terms import Option
from doomtable.rules.view_parts import DecisionView, OptionView, View
from doomtable.session.player_rng import PlayerRng
from doomtable.session.session import AnyPlayer


class BotResult(NamedTuple):
    """How it came out: what the host told, and what is wrong with it (() if nothing is)."""

    over: P.GameOver | None
    wrong: tuple[str, ...]
    why: tuple[str | int, ...] = ()
    """Why there was no game to the end: code and what it speaks of."""


class Drafter(Protocol):
    """What a bot does with boosters, where decks are built of them."""

    def pick(self, told: P.DraftInfo) -> str:
        """The card that it takes."""
        ...

    def build(self, told: P.DraftInfo, terms: P.Terms) -> Deck:
        """The deck that it builds."""
        ...


class Bot:
    """Plays for the seat of a client."""

    def __init__(self, client: Client, player: AnyPlayer, seed: int, drafter: Drafter | None = None) -> None:
        self._client, self._player, self._seed, self._drafter = client, player, seed, drafter
        self.deal: GuestDeal | None = None
        """Where the deck is brought that is built of boosters."""
        self._answered = (0, 0)
        self._last: tuple[int, DecisionView | None, int] = (-1, None, 0)
        self._terms = 0
        self.decisions = 0
        self.ended = asyncio.Event()
        self.why: tuple[str | int, ...] = ()
        self.on_ask: Callable[[DecisionView], None] = lambda decision: None
        """Called before a question is answered."""
        client.changed.append(self._heard)

    def _heard(self, message: P.Message) -> None:
        if isinstance(message, P.Entered):
            self._answered, self._terms = (0, 0), 0
        elif isinstance(message, P.RoomInfo):
            self._room(message)
        elif isinstance(message, P.SealedKey):
            self._unseal(message)
        elif isinstance(message, P.DraftInfo):
            self._drafted(message)
        elif isinstance(message, P.Update):
            self._asked(message)
        elif isinstance(message, P.GameOver):
            self.ended.set()

    def _room(self, table: P.RoomInfo) -> None:
        mine = next((seat for seat in table.seats if seat.seat == self._client.received.seat), None)
        if table.phase == "stopped":
            self._stop(("saved",) if table.saved else table.aborted)
        elif table.aborted[:1] == ("illegal",) and mine is not None and table.aborted[1] == mine.seat:
            self._stop(table.aborted)
        elif table.phase == "lobby" and mine is not None and not mine.ready and not self.ended.is_set():
            if self._terms != table.number:
                self._terms = table.number
                self._client.ask(P.Ready, ready=True, terms=table.terms.number)
        elif table.phase == "building" and mine is not None and not mine.ready:
            told = self._client.received.draft
            if told is not None:
                self._build(table, told)
        elif table.phase == "lobby" and mine is None and not self._client.watch:
            # who was cut off before he heard his token finds his own seat taken, until it is free again
            free = next((seat.seat for seat in table.seats if seat.state == "open"), None)
            if free is not None:
                self._client.ask(P.Sit, seat=free)

    def _drafted(self, told: P.DraftInfo) -> None:
        """Take a card, or build the deck when all are taken."""
        table = self._client.received.table
        if self._drafter is not None and told.pack:
            self._client.ask(P.PickBooster, pick=len(told.pool), card=self._drafter.pick(told))
        elif table is not None and table.phase == "building":
            self._build(table, told)

    def _build(self, table: P.RoomInfo, told: P.DraftInfo) -> None:
        whole = told.left == 0 and self._terms != table.number
        if self._drafter is not None and self.deal is not None and whole:
            self._terms = table.number
            self.deal.deck = self._drafter.build(told, table.terms)
            self._client.ask(P.Ready, ready=True, terms=table.terms.number)

    def _stop(self, why: tuple[str | int, ...]) -> None:
        self.why = why
        self.ended.set()

    def _unseal(self, told: P.SealedKey) -> None:
        from doomtable.net.protocol.key_box import unboxed

        if self._client.ticket.secret:
            key = unboxed(bytes.fromhex(self._client.ticket.secret), told.public, told.box)
            if key is not None:
                self._client.ask(P.Unseal, key=key.hex())

    def _asked(self, update: P.Update) -> None:
        """Answer the open question, once; asked again after a break, answer as before."""
        seen = update.view
        if (
            seen is None
            or seen.decision is None
            or seen.decision.seat != seen.seat
            or not seen.decision.options
        ):
            return
        if self._answered == (update.ask, update.choices):
            return
        self._answered = (update.ask, update.choices)
        decision = seen.decision
        if self._last[:2] != (update.choices, decision):
            self.on_ask(decision)
            self._last = (update.choices, decision, self._choice(seen, decision, update.choices))
            self.decisions += len(decision.options) > 1
        asking = self._client.ask(P.ChooseOption, ask=update.ask, option=self._last[2])
        asking.add_done_callback(lambda answer: self._said(answer, update.number))

    def _said(self, answer: asyncio.Future[P.Message], number: int) -> None:
        """A choice that was refused, as the game stood still: it is made when the question comes again."""
        if answer.cancelled() or answer.exception() is not None or not isinstance(answer.result(), P.RequestRefused):
            return
        self._answered = (0, 0)
        now = self._client.received.update
        if now is not None and now.number > number:
            self._asked(now)

    def _choice(self, seen: View, decision: DecisionView, choices: int) -> int:
        if len(decision.options) == 1:
            return 0
        rng = PlayerRng(self._seed, seen.seat)
        rng.begin(choices)
        pick = getattr(self._player, "pick", None)
        if pick is not None:
            rows = [Option(o.key, o.handle, o.number, o.seat) for o in decision.options]
            return rows.index(pick(rows, rng))
        chosen: OptionView = self._player.choose(decision, lambda: seen, rng)  # type: ignore[union-attr]
        return next(at for at, option in enumerate(decision.options) if option is chosen or option == chosen)


async def play(
    client: Client,
    bot: Bot,
    deal: GuestDeal,
    rules: Callable[[str, dict[str, P.Plain]], Ruleset],
    cards: Callable[[str], Card],
) -> BotResult:
    """Play one game to its end and leave. Raises Refusal when the host says no, HostLost when it is gone."""
    bot.deal = deal
    staying = asyncio.create_task(client.stay())
    ending = asyncio.create_task(bot.ended.wait())
    try:
        await asyncio.wait((staying, ending), return_when=asyncio.FIRST_COMPLETED)
        over = client.received.over
        if over is None and staying.done():
            staying.result()
        if over is None:
            return BotResult(None, (), bot.why or ((deal.broken,) if deal.broken else ("left",)))
        return BotResult(over, deal.proved(over, rules, cards))
    finally:
        ending.cancel()
        await client.leave()
        staying.cancel()
        with contextlib.suppress(asyncio.CancelledError, Refusal, HostLost):
            await staying
