"""A table that this program hosts while its window is open: the host's own player joins it like everybody else."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AsyncExitStack

from doomtable.net import sealed
from doomtable.net.client import Client, Ticket
from doomtable.net.remote import Loop, Remote
from doomtable.net.room import Room
from doomtable.net.stakes import Stakes
from doomtable.play import lan
from doomtable.play.house import own
from doomtable.rules.game import Deck


class Hosting:
    """Rooms on one port, in a thread of their own."""

    def __init__(self, loop: Loop, rooms: Sequence[Room], port: int) -> None:
        """Listen, and be found. Raises BadInput for a port that cannot be had."""
        self.rooms = tuple(rooms)
        self._loop, self._stack = loop, AsyncExitStack()
        self._machine = lan.new_host()
        loop.wait(self._stack.enter_async_context(lan.opened(self._machine, rooms, port)), 10.0)

    @property
    def port(self) -> int:
        """Where it listens."""
        return self._machine.port

    def close(self) -> None:
        """Hang up on everybody."""
        self._loop.wait(self._stack.aclose(), 10.0)


def sit_down(
    loop: Loop, ticket: Ticket, deck: Deck, name: str, *, colour: int = 0, watch: bool = False
) -> Remote:
    """Join a table with a deck; a ticket with a token comes back to its seat."""
    if not ticket.secret:
        ticket.secret, key = sealed.new_secret()
    else:
        key = sealed.public_of(ticket.secret)

    async def joined() -> tuple[Client, Stakes]:
        client = Client(ticket, own(), name, colour=colour, watch=watch, key=key)
        return client, Stakes(client, deck)

    return Remote(loop, *loop.wait(joined(), 10.0))


def find(loop: Loop, target: str, code: str | None = None) -> Ticket:
    """The table that a code, or an address with a code, means. Raises BadInput."""
    return loop.wait(lan.where(target, code), lan.SEARCH + 10.0)
