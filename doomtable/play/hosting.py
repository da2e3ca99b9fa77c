"""A table that this program hosts while its window is open: the host's own player joins it like everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import AsyncExitStack, suppress
from typing import Final

from doomtable.errors import BadInput
from doomtable.net import protocol as P
from doomtable.net import sealed
from doomtable.net.client import Client, Ticket
from doomtable.net.remote import GIVE_UP, Loop, Remote
from doomtable.net.room import Room
from doomtable.net.stakes import Stakes
from doomtable.play import lan
from doomtable.play.house import own
from doomtable.rules.game import Deck

PATIENCE: Final = 10.0
"""Seconds for which opening and closing a door may take."""
HEARD: Final = 2.0
"""Seconds in which everybody can hear that a table is closed."""


class Hosting:
    """Rooms on one port, in a thread of their own."""

    def __init__(
        self, loop: Loop, rooms: Sequence[Room], port: int, *, wait: bool = True, after: Future[None] | None = None
    ) -> None:
        """Listen, and be found. Raises BadInput for a port that cannot be had; without `wait`, `trouble` tells.

        `after`: what must be done before, as the port may still be another table's.
        """
        self.rooms = tuple(rooms)
        self._loop, self._stack = loop, AsyncExitStack()
        self._machine = lan.new_host(loop.clock)
        self._unwanted = False

        async def opened() -> None:
            if after is not None:
                await asyncio.wait([asyncio.wrap_future(after)], timeout=PATIENCE)
            if self._unwanted:
                return
            await self._stack.enter_async_context(lan.opened(self._machine, rooms, port))

        self._opening = loop.begin(opened())
        if wait:
            loop.result(self._opening, PATIENCE)

    @property
    def listening(self) -> bool:
        """Does it?"""
        return self._opening.done() and self.trouble is None

    @property
    def trouble(self) -> BaseException | None:
        """Why it does not, where it never will."""
        return self._opening.exception() if self._opening.done() else None

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._machine.port

    def farewell(self, remote: Remote | None) -> Future[None]:
        """Leave one's own table and close it; a game that is played there is kept first, and everybody hears so."""

        async def said() -> None:
            if remote is not None and any(room.phase == "playing" for room in self.rooms):
                with suppress(Exception):
                    async with asyncio.timeout(HEARD):
                        await remote.client.ask(P.Rule, what="save")
                        await asyncio.sleep(HEARD / 10)
            if remote is not None:
                with suppress(Exception):
                    await remote.client.leave()
            await self._shut()

        return self._loop.begin(said())

    async def _shut(self) -> None:
        """Stop listening; a table that is still being opened is waited for, lest it opens when nobody wants it."""
        self._unwanted = True
        opening = asyncio.wrap_future(self._opening)
        await asyncio.wait([opening])
        if not opening.cancelled():
            opening.exception()  # whoever looks at `trouble` has heard of it
        with suppress(BadInput):
            await self._stack.aclose()

    def close(self, seconds: float = PATIENCE) -> None:
        """Hang up on everybody; for so many seconds it is waited until that is done."""

        closing = self._loop.begin(self._shut())
        with suppress(TimeoutError):
            if seconds:
                self._loop.result(closing, seconds)


def sit_down(
    loop: Loop, ticket: Ticket, deck: Deck, name: str, *, colour: int = 0, watch: bool = False
) -> Remote:
    """Join a table with a deck; a ticket with a token comes back to its seat."""
    if not ticket.secret:
        ticket.secret, key = sealed.new_secret()
    else:
        key = sealed.public_of(ticket.secret)

    async def joined() -> tuple[Client, Stakes]:
        client = Client(ticket, own(), name, colour=colour, watch=watch, key=key, give_up=GIVE_UP)
        return client, Stakes(client, deck)

    return Remote(loop, *loop.wait(joined(), PATIENCE))


def find(loop: Loop, target: str, code: str | None = None) -> Ticket:
    """The table that a code, or an address with a code, means. Raises BadInput."""
    return loop.wait(lan.where(target, code), lan.SEARCH + PATIENCE)


def found(loop: Loop, target: str, code: str | None = None) -> Future[Ticket]:
    """The same, to be had when it is there."""
    return loop.begin(lan.where(target, code))
