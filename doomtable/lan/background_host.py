"""A host in the background: rooms in the network thread while the window is open."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import AsyncExitStack, suppress
from typing import Final

from doomtable.errors import BadInput
from doomtable.lan.host_lookup import find_host
from doomtable.lan.lan_services import program_info, ruleset, seated_by_terms
from doomtable.lan.room_setup import listening, new_server
from doomtable.net import protocol as P
from doomtable.net.guest.client import Client, Ticket
from doomtable.net.guest.network_thread import NetworkThread
from doomtable.net.guest.remote_session import GIVE_UP, RemoteSession
from doomtable.net.guest.shuffle_proof import GuestDeal
from doomtable.net.host.room import KEPT_PHASES, Room
from doomtable.net.protocol.key_box import new_secret, public_of
from doomtable.rules.game import Deck

PATIENCE: Final = 10.0
"""Seconds for which opening and closing a door may take."""
HEARD: Final = 2.0
"""Seconds in which everybody can hear that a table is closed."""


class BackgroundHost:
    """Rooms on one port, in a thread of their own."""

    def __init__(
        self,
        loop: NetworkThread,
        rooms: Sequence[Room],
        port: int,
        *,
        wait: bool = True,
        after: Future[None] | None = None,
    ) -> None:
        """Listen, and be found. Raises BadInput for a port that cannot be had; without `wait`, `trouble` tells.

        `after`: what must be done before, as the port may still be another table's.
        """
        self.rooms = tuple(rooms)
        self._loop, self._stack = loop, AsyncExitStack()
        self._server = new_server(loop.clock)
        self._unwanted = False

        async def opened() -> None:
            if after is not None:
                await asyncio.wait([asyncio.wrap_future(after)], timeout=PATIENCE)
            if self._unwanted:
                return
            await self._stack.enter_async_context(listening(self._server, rooms, port))

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
        return self._server.port

    def close_politely(self, remote: RemoteSession | None) -> Future[None]:
        """Leave one's own table and close it; a game that is played there is kept first, and everybody hears so."""

        async def said() -> None:
            if remote is not None and any(room.phase in KEPT_PHASES for room in self.rooms):
                with suppress(Exception):
                    async with asyncio.timeout(HEARD):
                        await remote.client.ask(P.HostCommand, what="save")
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


def join_room(
    loop: NetworkThread, ticket: Ticket, deck: Deck, name: str, *, colour: int = 0, emblem: str = "",
    watch: bool = False,
) -> RemoteSession:  # fmt: skip
    """Join a table with a deck; a ticket with a token comes back to its seat."""
    if not ticket.secret:
        ticket.secret, key = new_secret()
    else:
        key = public_of(ticket.secret)

    async def joined() -> tuple[Client, GuestDeal]:
        client = Client(
            ticket, program_info(), name, colour=colour, emblem=emblem, watch=watch, key=key, give_up=GIVE_UP
        )
        deal = GuestDeal(client, deck)
        deal.seated = seated_by_terms
        return client, deal

    return RemoteSession(loop, *loop.wait(joined(), PATIENCE), ruleset)


def find_host_later(loop: NetworkThread, target: str, code: str | None = None) -> Future[Ticket]:
    """The host that a code, or an address with a code, means, to be had when it is found; or BadInput."""
    return loop.begin(find_host(target, code))
