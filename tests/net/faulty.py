"""Bad lines: a proxy between guest and host that delays, splits, merges, doubles and cuts; and a worse post office.

Under TLS nothing that is changed on the way arrives: whatever the proxy doubles or cuts breaks the connection. What a
broken program might do to whole messages, doubling and reordering them, is done at the guest's end.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import asynccontextmanager, suppress
from random import Random

from doomtable.net.guest import client

CERTAIN = 40
"""The piece after the calm at which a line breaks in any case, lest chance spares it."""


def faults(rng: Random) -> Iterator[str]:
    """What happens to one message after the other: of twenty three are late and three come twice."""
    while True:
        bag = ["late"] * 3 + ["double"] * 3 + [""] * 14
        rng.shuffle(bag)
        yield from bag


class Proxy:
    """Passes bytes on, badly as soon as it is not `calm` any more. `trouble` is the chance of a fault at each piece."""

    def __init__(self, port: int, rng: Random, trouble: float) -> None:
        self.rng, self.trouble, self.target = rng, trouble, port
        self.port = 0
        self.calm = True
        self.cuts = 0
        self.pieces = 0

    async def came(self, reader, writer):
        """One connection, both ways, until one of them breaks."""
        there = await asyncio.open_connection("127.0.0.1", self.target)
        ways = [self.way(reader, there[1]), self.way(there[0], writer)]
        tasks = [asyncio.create_task(way) for way in ways]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        for one in (writer, there[1]):
            one.transport.abort()

    async def way(self, reader, writer):
        """One direction: late, in pieces, several at once, sometimes twice, sometimes not any more."""
        rng = self.rng
        with suppress(ConnectionError):
            while data := await reader.read(rng.choice((1 << 16, 1 << 16, 700))):
                if rng.random() < 0.2:
                    await asyncio.sleep(rng.random() * 0.01)
                while data:
                    size = len(data) if rng.random() < 0.6 else rng.randint(1, len(data))
                    piece, data = data[:size], data[size:]
                    self.pieces += not self.calm
                    fault = rng.random() if not self.calm and self.trouble else 1.0
                    if fault < self.trouble / 2 or (self.trouble and self.pieces == CERTAIN):
                        self.cuts += 1
                        return
                    writer.write(piece)
                    if fault < self.trouble:
                        self.cuts += 1
                        writer.write(piece)
                    await writer.drain()


@asynccontextmanager
async def proxied(port: int, rng: Random, trouble: float):
    """A bad line to a port."""
    proxy = Proxy(port, rng, trouble)
    server = await asyncio.start_server(proxy.came, "127.0.0.1", 0)
    proxy.port = server.sockets[0].getsockname()[1]
    try:
        yield proxy
    finally:
        server.close()


class Post:
    """A socket whose messages come twice, or after those that were sent later, once the door is passed."""

    def __init__(self, socket, rng: Random, count: dict[str, int]) -> None:
        self.socket, self.rng, self.count = socket, rng, count
        self.sends, self.receives = faults(rng), faults(rng)
        self.doors = 3
        self.queue: list = []
        self.transport = socket.transport
        self.late: set[asyncio.Task] = set()

    async def send(self, text):
        if '"t":"prove"' in text or '"t":"enter"' in text:
            await self.socket.send(text)
            return
        fault = next(self.sends)
        if fault == "late":
            self.count["late"] += 1
            task = asyncio.create_task(self.later(text))
            self.late.add(task)
            return
        await self.socket.send(text)
        if fault == "double":
            self.count["double"] += 1
            await self.socket.send(text)

    async def later(self, text):
        await asyncio.sleep(self.rng.random() * 0.02)
        with suppress(Exception):
            await self.socket.send(text)

    async def recv(self):
        if self.doors:
            self.doors -= 1
            return await self.socket.recv()
        if self.queue:
            return self.queue.pop()
        text = await self.socket.recv()
        fault = next(self.receives)
        if fault == "double":
            self.count["double"] += 1
            self.queue.append(text)
        elif fault == "late":
            with suppress(TimeoutError):
                async with asyncio.timeout(0.02):
                    other = await self.socket.recv()
                    self.count["late"] += 1
                    self.queue.append(text)
                    return other
        return text

    async def close(self):
        await self.socket.close()


def post(rng: Random, count: dict[str, int]):
    """Open sockets of a bad post office."""

    async def opened(ticket):
        socket, certificate = await client._open(ticket)
        return Post(socket, rng, count), certificate

    return opened
