"""The server: accepts connections, has the join code proved, hears requests and sends news.

A stranger gets ten seconds and one small message to prove the join code; how many strangers there may be at once, and
how often an address may be wrong, is bounded. Whoever is in speaks at a bounded pace in bounded messages, and hears how
things stand when there is something new. Nothing that one connection does makes another wait.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from time import monotonic
from typing import Any, Final

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed

from doomtable.errors import BadInput
from doomtable.net import protocol as P
from doomtable.net.host import request_handlers
from doomtable.net.host.members import Connection, Member
from doomtable.net.host.outbox import Outbox
from doomtable.net.host.rate_limit import CodeAttempts, RateLimit, place_of
from doomtable.net.host.room import Room
from doomtable.net.protocol import join_code as S
from doomtable.net.protocol.certificate import new_certificate
from doomtable.net.protocol.message_fields import PORT
from doomtable.net.protocol.message_limits import DECK
from doomtable.net.protocol.opaque_handles import HandleMap
from doomtable.net.protocol.refusals import Refusal

PING: Final = 1.0
SILENCE: Final = 3.0
CLOSE_SECONDS: Final = 0.5
"""A connection is pinged every PING seconds, given up after SILENCE more, and gone after CLOSE_SECONDS:
within 4.5 s."""
MOST_STRANGERS: Final = 64
"""Connections that have not proved the code yet, all together; of one address a quarter of them."""
PATIENCE: Final = 10.0
"""Seconds a stranger has to prove the code."""
REQUEST_RATE: Final = (120.0, 40.0)
"""Messages at once, and a second in the long run; answers to what one was asked do not count."""
MOST_AT_DOOR: Final = 2 * MOST_STRANGERS
"""Connections that have not proved the code, those included that have not even said so much as a greeting."""
MOST_ANSWERS: Final = 64
"""Answers that wait to be sent to somebody who goes on asking and does not listen."""
MOST_FAULTS: Final = 10
"""Malformed messages until a guest is shown the door."""
MOST_KEPT: Final = 16
TICK: Final = 0.25
QUIET: Final = logging.getLogger("doomtable.net")
"""Strangers who hang up in the middle of a handshake are no news."""
QUIET.addHandler(logging.NullHandler())
QUIET.propagate = False


class TableServer:
    """Tables and their guests on one port."""

    def __init__(
        self, program: str, rules: int, sets: Mapping[str, str], *, clock: Callable[[], float] = monotonic
    ) -> None:
        """`program` and `rules` are versions, `sets` digests of the card definitions."""
        self.hello = P.Hello(
            protocol=P.PROTOCOL, program=program, rules=rules, sets=dict(sets), nonce="0" * 64
        )
        self.rooms: list[Room] = []
        self.certificate = new_certificate()
        self.clock = clock
        self.tries = CodeAttempts(clock)
        self.port = 0
        self.faults: list[Exception] = []
        """What connections and tables stopped at that should never be: the last few."""
        self.when_fault: Callable[[Exception], object] = lambda error: None
        """Told of the first of them, at once."""
        self._told = 0
        self._strangers: Counter[str] = Counter()
        self._work = asyncio.Event()
        self._door: ListeningSocket | None = None
        self._server: Server | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, port: int = PORT, address: str | None = None) -> None:
        """Listen. Raises OSError when the port is taken."""
        self._door = ListeningSocket(listening(address, port), MOST_AT_DOOR)
        self._server = await serve(
            self._came,
            sock=self._door,
            ssl=self.certificate.context,
            compression=None,  # the length of what is packed would tell what is in it
            max_size=4 * DECK.letters,
            max_queue=8,
            write_limit=1 << 17,
            ping_interval=PING,
            ping_timeout=SILENCE,
            open_timeout=PATIENCE,
            ssl_handshake_timeout=PATIENCE,
            close_timeout=CLOSE_SECONDS,
            server_header=None,
            logger=QUIET,
        )
        self.port = int(next(iter(self._server.sockets)).getsockname()[1])
        self._tasks = [asyncio.create_task(self._tick()), asyncio.create_task(self._play())]

    async def close(self) -> None:
        """Hang up on everybody."""
        for room in self.rooms:
            room.leave_game()
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()

    def seat(self, room: Room) -> None:
        """Add a table."""
        room.when_run = self._work.set
        self.rooms.append(room)
        self._work.set()

    # --------------------------------------------------------------------------------------------------- going on

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for room in list(self.rooms):
                with self._noted():
                    room.guard(room.tick)

    async def _play(self) -> None:
        """Let the computer players of all tables choose, some at a time."""
        while True:
            await self._work.wait()
            self._work.clear()
            await asyncio.sleep(0)
            for room in list(self.rooms):
                with self._noted():
                    if room.guard(room.run):
                        self._work.set()
                        await asyncio.sleep(0)

    @contextlib.contextmanager
    def _noted(self) -> Iterator[None]:
        """Whatever fails here is noted, and the other tables and connections go on."""
        try:
            yield
        except (ConnectionClosed, Refusal):
            raise
        except Exception as error:  # one must not take the others with it
            self.faults.append(error)
            del self.faults[:-MOST_KEPT]
            self._told += 1
            if self._told <= MOST_KEPT:  # whoever provokes one can provoke a thousand
                with contextlib.suppress(OSError, BadInput):
                    self.when_fault(error)

    # -------------------------------------------------------------------------------------------------- strangers

    async def _came(self, websocket: ServerConnection) -> None:
        """One connection from its beginning to its end."""
        address = str((websocket.remote_address or ("?",))[0])
        _at_once(websocket)
        try:
            with self._noted():
                room = await self._stranger(websocket, address)
                if room is not None and self._door is not None:
                    self._door.knows(websocket.transport.get_extra_info("socket").fileno())
                    guest = GuestConnection(self, room, websocket)
                    await guest.stay()
        except ConnectionClosed:
            pass
        except Refusal as refusal:
            await refuse(websocket, refusal)

    async def _stranger(self, websocket: ServerConnection, address: str) -> Room | None:
        """Have the code proved; the table it is of. Raises Refusal."""
        place = place_of(address)
        if sum(self._strangers.values()) >= MOST_STRANGERS or self._strangers[place] >= MOST_STRANGERS // 4:
            raise Refusal("crowded")
        self._strangers[place] += 1
        try:
            if wait := self.tries.wait(address):
                raise Refusal("too_many_tries", int(wait) + 1)
            return await asyncio.wait_for(self._asked(websocket, address), PATIENCE)
        except TimeoutError:
            raise Refusal("too_slow") from None
        finally:
            self._strangers[place] -= 1
            if not self._strangers[place]:
                del self._strangers[place]

    async def _asked(self, websocket: ServerConnection, address: str) -> Room | None:
        nonce = S.new_nonce()
        await websocket.send(P.encode(self.hello.model_copy(update={"nonce": nonce})))
        said = P.from_stranger(await websocket.recv())
        if wait := self.tries.wait(address):  # tries side by side count like tries one after the other
            raise Refusal("too_many_tries", int(wait) + 1)
        seal = self.certificate.fingerprint
        room = next(
            (r for r in self.rooms if S.is_code_proof(said.proof, S.GUEST_TAG, r.code, seal, nonce, said.nonce)),
            None,
        )
        if room is None:
            self.tries.failed(address)
            raise Refusal("wrong_code")
        if said.protocol != P.PROTOCOL:
            raise Refusal("other_protocol", P.PROTOCOL, said.protocol)
        if said.rules != self.hello.rules:
            raise Refusal("other_rules", self.hello.rules, said.rules)
        await websocket.send(P.encode(P.Welcome(proof=S.code_proof(S.HOST_TAG, room.code, seal, nonce, said.nonce))))
        return room


class GuestConnection:
    """A connection that has proved the code: hears its requests, tells it the news."""

    def __init__(self, host: TableServer, room: Room, websocket: ServerConnection) -> None:
        self._connection = Connection(self.wake, self.end, HandleMap())
        self._host, self._room, self._socket = host, room, websocket
        self._pace = RateLimit(host.clock, *REQUEST_RATE)
        self._news = asyncio.Event()
        self._answers: list[P.Message] = []
        self._ended = ""
        self._telling: Outbox | None = None

    def wake(self) -> None:
        """There is something to tell."""
        self._news.set()

    def end(self, code: str) -> None:
        """Say why, and hang up."""
        self._ended = self._ended or code
        self._news.set()

    async def stay(self) -> None:
        """Be there until the connection ends. Raises Refusal when it is to be ended with a reason."""
        member, entered = await self._enter()
        teller = asyncio.create_task(self._tell(entered))
        left = False
        try:
            left = await self._hear(member)
        finally:
            self._room.gone(member, self._connection, left=left)
            if left:
                self.end("left")
                await asyncio.wait([teller], timeout=1.0)
            teller.cancel()
            with contextlib.suppress(asyncio.CancelledError, ConnectionClosed):
                await teller

    async def _enter(self) -> tuple[Member, P.Entered]:
        said = P.from_guest(await asyncio.wait_for(self._socket.recv(), PATIENCE))
        if not isinstance(said, P.Enter):
            raise Refusal("enter_first")
        room = self._room
        member = room.enter(said, self._connection)
        token = room.token_of(member) or said.token
        heard = (said.game, said.heard, said.lines) if said.room == room.sign else (0, 0, 0)
        self._telling = Outbox(room, member, self._connection.handles, *heard)
        return member, P.Entered(
            member=member.number, token=token, seat=member.seat, host=member.host, room=room.sign, done=member.done
        )

    async def _hear(self, member: Member) -> bool:
        """Do what is asked until the connection ends; whether he said that he leaves. Raises Refusal."""
        faults = 0
        with contextlib.suppress(ConnectionClosed):
            while not self._ended:
                raw = await self._socket.recv()
                if not self._pace.spend() or len(self._answers) >= MOST_ANSWERS:
                    raise Refusal("too_fast")
                try:
                    said = P.from_guest(raw)
                    if isinstance(said, P.Enter):
                        raise Refusal("entered_already")
                    answers = request_handlers.handle_request(self._room, member, said)
                except Refusal as refusal:
                    faults += 1
                    if faults >= MOST_FAULTS:
                        raise
                    answers = [P.RequestRefused(code=refusal.code, args=tuple(refusal.args))]
                else:
                    if isinstance(said, P.ChooseOption) and answers and isinstance(answers[-1], P.RequestDone):
                        self._pace.give_back()
                    if isinstance(said, P.Leave):
                        self._answers += answers
                        return True
                self._answers += answers
                self._news.set()
        return False

    async def _tell(self, entered: P.Entered) -> None:
        """Tell what is new, as fast as the other side hears it."""
        await self._socket.send(P.encode(entered))
        assert self._telling is not None
        while True:
            await self._news.wait()
            self._news.clear()
            answers, self._answers = self._answers, []
            for message in (*answers, *self._room.told(self._telling.news)):
                await self._socket.send(P.encode(message))
            if self._ended:
                await refuse(self._socket, Refusal(self._ended))
                return


class ListeningSocket(socket.socket):
    """A socket that listens, and hangs up at once on more strangers than it may hold, before anything is heard of them.

    (Where a system takes connections in another way, they are counted when they have greeted.)
    """

    def __init__(self, listens: socket.socket, most: int) -> None:
        """At most `most` strangers altogether, and a quarter of them from one address."""
        super().__init__(fileno=listens.detach())
        self._most = most
        self._strangers: dict[socket.socket, str] = {}

    def accept(self) -> tuple[socket.socket, Any]:
        """The next one. Raises ConnectionAbortedError for one too many."""
        came, address = super().accept()
        place = place_of(str(address[0]))
        self._strangers = {one: where for one, where in self._strangers.items() if one.fileno() != -1}
        places = [*self._strangers.values()]
        if len(places) >= self._most or places.count(place) >= self._most // 4:
            came.close()
            raise ConnectionAbortedError
        self._strangers[came] = place
        return came, address

    def knows(self, number: int) -> None:
        """The one with this file number has proved the code."""
        self._strangers = {one: where for one, where in self._strangers.items() if one.fileno() != number}


def listening(address: str | None, port: int) -> socket.socket:
    """A socket that listens on an address, or on all of them, of both kinds where there are both. Raises OSError."""
    if address is None and socket.has_dualstack_ipv6():
        with contextlib.suppress(OSError):
            return socket.create_server(("", port), family=socket.AF_INET6, backlog=256, dualstack_ipv6=True)
    family = socket.AF_INET6 if ":" in (address or "") else socket.AF_INET
    return socket.create_server((address or "", port), family=family, backlog=256)


def _at_once(websocket: ServerConnection) -> None:
    """Have small messages sent at once: otherwise every choice takes 40 ms."""
    with contextlib.suppress(OSError, AttributeError):
        websocket.transport.get_extra_info("socket").setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


async def refuse(websocket: ServerConnection, refusal: Refusal) -> None:
    """Say why, and hang up; somebody who does not listen is not waited for."""
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        async with asyncio.timeout(2.0):
            await websocket.send(P.encode(P.RequestRefused(code=refusal.code, args=tuple(refusal.args))))
            await websocket.close(1008, refusal.code)
