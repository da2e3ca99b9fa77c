"""The client: a guest's connection, which reconnects with the seat's token and repeats unanswered requests.

It knows the game as a view and a list of events; it never has the state, so it cannot tell what it does not know. A
connection that breaks is made again with the seat's token until `give_up` seconds have passed; requests that were not
answered are sent again with the numbers they had, and the host does each once.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from doomtable.net import protocol as P
from doomtable.net.protocol import join_code as S
from doomtable.net.protocol.certificate import fingerprint_of, guest_context
from doomtable.net.protocol.message_fields import PORT
from doomtable.net.protocol.message_limits import HOST
from doomtable.net.protocol.refusals import Refusal
from doomtable.net.protocol.seat_validation import valid_room, valid_seats, valid_view
from doomtable.rules.terms import NOBODY, Seat
from doomtable.rules.view_parts import SPECTATOR, EventView, View

PATIENCE: Final = 10.0
PING: Final = 1.0
SILENCE: Final = 3.0
CLOSE_SECONDS: Final = 0.5
RETRY_SECONDS: Final = (0.1, 0.3, 0.6, 1.0, 2.0)
"""Seconds between attempts to come back."""
FIRST_TRIES: Final = 2
"""Times that it is tried again by somebody who was never in."""
CONNECTION_ERRORS: Final = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
FINAL_REFUSALS: Final = frozenset(
    (
        "wrong_code",
        "other_protocol",
        "other_rules",
        "no_token",
        "closed",
        "full",
        "kicked",
        "elsewhere",
        "left",
        "false",
        "nonsense",
    )
)
"""Refusals after which it is no use to try again."""
ENTRY_REFUSALS: Final = frozenset(("crowded", "too_many_tries", "wrong_code", "other_protocol", "other_rules", "false"))
"""Refusals that are told to whoever was never in, though anybody who sits at the address can say them."""


class HostLost(Exception):
    """The host cannot be reached any more."""


@dataclass(frozen=True, slots=True)
class ProgramInfo:
    """What a program says of itself to a host: its versions, and digests of its card sets."""

    program: str
    rules: int
    sets: dict[str, str]


@dataclass(slots=True)
class Ticket:
    """Where one sits: what is needed to come back, to be kept until the game is over."""

    address: str
    port: int
    code: str
    token: str = ""
    secret: str = ""
    """The private key by which a sealed game can be opened again, in hex."""
    stake: dict[str, Any] = field(default_factory=dict)
    """What this seat gave to the last deal (shuffle_proof.participant_to_json): without it no proof can be checked."""


Changed: TypeAlias = Callable[[P.Message], None]


@dataclass(slots=True)
class ReceivedState:
    """All that the host told, as it stands."""

    hello: P.Hello | None = None
    entered: P.Entered | None = None
    table: P.RoomInfo | None = None
    dealing: P.DealInfo | None = None
    update: P.Update | None = None
    view: View | None = None
    over: P.GameOver | None = None
    draft: P.DraftInfo | None = None
    """What lies before the own seat, while boosters are open and decks are built."""
    room: str = ""
    """Of which room all this is."""
    game: int = 0
    """The number of the game that the events are of."""
    events: list[EventView] = field(default_factory=list)
    chat: list[P.ChatLine] = field(default_factory=list)
    said: int = 0

    @property
    def seat(self) -> Seat:
        """The own seat; NOBODY without one."""
        return (
            next(
                (
                    seat.seat
                    for seat in self.table.seats
                    if self.entered and seat.member == self.entered.member
                ),
                NOBODY,
            )
            if self.table is not None
            else NOBODY
        )


class Client:
    """One guest at one table."""

    def __init__(
        self, ticket: Ticket, own: ProgramInfo, name: str, *, colour: int = 0, emblem: str = "", watch: bool = False,
        key: str = "", give_up: float = 300.0, open_socket: Callable[[Ticket], Any] | None = None,
    ) -> None:  # fmt: skip
        """`give_up`: seconds for which it tries to come back; `key`: the public half of the ticket's secret."""
        self.ticket, self.name, self.watch, self.key = ticket, name, watch, key
        self.colour, self.emblem = colour, emblem
        self.own = own
        self.received = ReceivedState()
        self.changed: list[Changed] = []
        """Told of every message that changed something."""
        self.connected = False
        self.refused: Refusal | None = None
        """Why the host does not want us, when it does not."""
        self._proved = False
        """Did whoever is at the other end prove the join code, in this connection?"""
        self._give_up = give_up
        self._open = open_socket or _open
        self._socket: Any = None
        self._next = 1
        self._asked: dict[int, tuple[P.Request, asyncio.Future[P.Message]]] = {}
        self._table = 0
        self._sending: set[asyncio.Task[None]] = set()
        self._leaving = False
        self._news = asyncio.Event()

    # -------------------------------------------------------------------------------------------------- staying

    async def stay(self) -> None:
        """Be at the table until one leaves.

        Raises Refusal when the host says no, HostLost when it is gone for too long.
        """
        clock = asyncio.get_running_loop().time
        since, attempt = clock(), 0
        crowded: Refusal | None = None
        try:
            while True:
                try:
                    async with asyncio.timeout(PATIENCE):
                        self._socket = await self._enter()
                    since, attempt = clock(), 0
                    await self._listen()
                except Refusal as refusal:
                    if self._believed(refusal):
                        self.refused = refusal
                        raise
                    crowded = refusal if refusal.code == "crowded" else None
                except CONNECTION_ERRORS:
                    pass
                finally:
                    await self._hang_up()
                if self.left:
                    return
                inside = self.received.entered is not None
                if clock() - since > self._give_up or (not inside and attempt >= FIRST_TRIES):
                    self.refused = crowded
                    raise crowded or HostLost()
                await asyncio.sleep(RETRY_SECONDS[min(attempt, len(RETRY_SECONDS) - 1)])
                attempt += 1
        finally:
            for _, future in self._asked.values():
                if not future.done():
                    future.set_exception(self.refused or HostLost())
                    future.exception()
            self._news.set()

    def _believed(self, refusal: Refusal) -> bool:
        """Does a refusal end it? What is said before the host proved the code is only that this is not the host."""
        inside = self.received.entered is not None
        if not self._proved:
            return not inside and refusal.code in ENTRY_REFUSALS and refusal.code != "crowded"
        return refusal.code in FINAL_REFUSALS or not inside

    @property
    def left(self) -> bool:
        """Did we leave?"""
        return self._leaving

    async def _hang_up(self) -> None:
        self.connected = False
        socket, self._socket = self._socket, None
        if socket is not None:
            with contextlib.suppress(Exception):
                await socket.close()
        self._news.set()

    async def _enter(self) -> Any:
        """Connect, have both sides prove the code, come in. Raises Refusal, `false` for a host without it."""
        self._proved = False
        socket, certificate = await self._open(self.ticket)
        try:
            seal = fingerprint_of(certificate)
            hello = _expect(P.Hello, await socket.recv())
            self.received.hello = hello
            if hello.protocol != P.PROTOCOL:
                raise Refusal("other_protocol", hello.protocol, P.PROTOCOL)
            nonce, code = S.new_nonce(), self.ticket.code
            proof = S.code_proof(S.GUEST_TAG, code, seal, hello.nonce, nonce)
            prove = P.Prove(
                protocol=P.PROTOCOL, program=self.own.program, rules=self.own.rules, nonce=nonce, proof=proof
            )
            await socket.send(P.encode(prove))
            welcome = _expect(P.Welcome, await socket.recv())
            if not S.is_code_proof(welcome.proof, S.HOST_TAG, code, seal, hello.nonce, nonce):
                raise Refusal("false")
            self._proved = True
            if other := other_sets(hello.sets, self.own.sets):
                raise Refusal("other_sets", ", ".join(other))
            received = self.received
            enter = P.Enter(
                name=self.name, token=self.ticket.token, colour=self.colour, emblem=self.emblem, watch=self.watch,
                key=self.key, room=received.room,
                game=received.game, heard=len(received.events), lines=received.said,
            )  # fmt: skip
            await socket.send(P.encode(enter))
            entered = _expect(P.Entered, await socket.recv())
        except BaseException:
            with contextlib.suppress(Exception):
                await socket.close()
            raise
        self.ticket.token = entered.token
        if received.room != entered.room:  # a host that was started anew counts its lines anew
            received.room, received.said = entered.room, 0
            received.chat.clear()
        received.entered = entered
        self.received.update, self.received.draft, self._table = None, None, 0
        self._renumber(entered.done)
        self._socket, self.connected = socket, True
        self._tell(entered)
        for request, _ in list(self._asked.values()):
            await socket.send(P.encode(request))
        return socket

    def _renumber(self, done: int) -> None:
        """Go on after the last request that this host did; one that was begun anew remembers none."""
        if self._asked and min(self._asked) > done + 1:
            again = [
                (request.model_copy(update={"id": number}), future)
                for number, (request, future) in enumerate(self._asked.values(), start=done + 1)
            ]
            self._asked = {request.id: (request, future) for request, future in again}
            self._next = done + 1 + len(again)
        elif not self._asked:
            self._next = done + 1

    async def _listen(self) -> None:
        socket = self._socket
        while True:
            raw = await socket.recv()
            try:
                message = P.from_host(raw)
            except Refusal:
                raise Refusal("nonsense") from None
            if self._took(message):
                self._tell(message)

    def _tell(self, message: P.Message) -> None:
        for changed in self.changed:
            changed(message)
        self._news.set()

    def _took(self, message: Any) -> bool:
        """Take what the host told; whether it is news. Raises Refusal when the host ends it."""
        received = self.received
        if isinstance(message, P.RequestDone | P.ReasonReply | P.PreviewReply | P.ForecastReply):
            self._answered(message.id, message)
        elif isinstance(message, P.RequestRefused):
            if message.id == 0 and message.code != "left":
                raise Refusal(message.code, *message.args)
            self._answered(message.id, message)
        elif isinstance(message, P.RoomInfo):
            if message.number < self._table:
                return False
            if not valid_room(message):
                raise Refusal("nonsense")
            received.table, self._table = message, message.number
            if message.phase in ("lobby", "over", "stopped"):
                received.draft = None
        elif isinstance(message, P.ChatLines):
            if message.first > received.said and len(message.lines) < P.MOST_CHAT:
                raise ConnectionError  # lines are missing: come back and hear them
            fresh = message.lines[max(0, received.said - message.first) :]
            received.chat += fresh
            received.said = max(received.said, message.first + len(message.lines))
            del received.chat[: -P.MOST_CHAT]
        elif isinstance(message, P.DealInfo):
            received.dealing = message
        elif isinstance(message, P.DraftInfo):
            if received.draft is not None and message.number < received.draft.number:
                return False
            if received.table is not None and any(seat >= len(received.table.seats) for seat in message.waiting):
                raise Refusal("nonsense")
            received.draft = message
        elif isinstance(message, P.Update):
            return self._updated(message)
        elif isinstance(message, P.GameOver):
            received.over = message
        return True

    def _updated(self, message: P.Update) -> bool:
        received = self.received
        if received.table is not None:
            seats, seat = len(received.table.seats), received.seat if received.seat != NOBODY else SPECTATOR
            seen = message.view is None or valid_view(message.view, seat, seats)
            if not seen or not valid_seats(message.events, seats):
                raise Refusal("nonsense")
        if message.game != received.game:
            received.game, received.update, received.over = message.game, None, None
            received.events.clear()
        if received.update is not None and message.number < received.update.number:
            return False
        if message.first > len(received.events):
            raise ConnectionError  # events are missing: come back and hear them
        received.events[message.first :] = message.events
        if message.view is not None:
            received.update, received.view = message, message.view
        return True

    def _answered(self, request: int, answer: P.Message) -> None:
        _, future = self._asked.pop(request, (None, None))
        if future is not None and not future.done():
            future.set_result(answer)

    # ---------------------------------------------------------------------------------------------------- asking

    def ask(self, what: type[P.Request], /, **fields: Any) -> asyncio.Future[P.Message]:
        """Ask for something; the future has the answer, also `RequestRefused`. It is asked again after a break."""
        request = what(id=self._next, **fields)
        self._next += 1
        future: asyncio.Future[P.Message] = asyncio.get_running_loop().create_future()
        self._asked[request.id] = (request, future)
        if self._socket is not None and self.connected:
            sending = asyncio.create_task(self._sent(P.encode(request)))
            self._sending.add(sending)
            sending.add_done_callback(self._sending.discard)
        return future

    async def _sent(self, text: str) -> None:
        socket = self._socket
        if socket is not None:
            with contextlib.suppress(ConnectionClosed, OSError):
                await socket.send(text)

    async def leave(self) -> None:
        """Go for good."""
        self._leaving = True
        if self.connected:
            with contextlib.suppress(TimeoutError, HostLost, Refusal):
                async with asyncio.timeout(1.0):
                    await self.ask(P.Leave)
        await self._hang_up()

    async def news(self) -> None:
        """Wait until something changes."""
        await self._news.wait()
        self._news.clear()


def _expect(kind: Any, raw: str | bytes) -> Any:
    message = P.from_host(raw)
    if isinstance(message, P.RequestRefused):
        raise Refusal(message.code, *message.args)
    if not isinstance(message, kind):
        raise Refusal("malformed", message.t)
    return message


def other_sets(there: dict[str, str], here: dict[str, str]) -> list[str]:
    """The card sets that differ, or are on one side only."""
    return sorted(code for code in {*there, *here} if there.get(code) != here.get(code))


async def _open(ticket: Ticket) -> tuple[Any, bytes]:
    """A connection, and the certificate at its other end."""
    socket = await connect(
        f"wss://{_address(ticket.address)}:{ticket.port or PORT}", ssl=guest_context(), compression=None,
        max_size=HOST.letters, max_queue=16, ping_interval=PING, ping_timeout=SILENCE, open_timeout=PATIENCE,
        close_timeout=CLOSE_SECONDS, proxy=None, user_agent_header=None,
    )  # fmt: skip
    tls = socket.transport.get_extra_info("ssl_object")
    return socket, tls.getpeercert(binary_form=True)


def _address(address: str) -> str:
    return f"[{address}]" if ":" in address else address
