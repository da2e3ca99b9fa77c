"""LAN connection: what this window hosts, where it sits, and the hosts it has discovered.

Everything that waits does so in the network's own thread. What screens ask for is done by the window's LAN commands;
once a frame its LAN poll looks what has come of it.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from contextlib import suppress
from pathlib import Path
from typing import Final

from doomtable.errors import BadInput
from doomtable.files.settings import PlayerIdentity
from doomtable.lan import saved_tickets
from doomtable.lan.background_host import BackgroundHost, join_room
from doomtable.net.guest.client import Ticket
from doomtable.net.guest.network_thread import NetworkThread
from doomtable.net.guest.remote_session import RemoteSession
from doomtable.net.host.room import Room
from doomtable.net.protocol import discovery
from doomtable.records.record import game_deck
from doomtable.table.kit.available_decks import AvailableDeck
from doomtable.table.lan.lan_messages import JoinGame
from doomtable.table.lan.lan_room import LanRoom

FAREWELL: Final = 4.0
"""Seconds for which a closing window waits until everybody has heard so."""


class LanConnection:
    """What this window hosts, and where it sits: at most one table at a time."""

    def __init__(self, loop: NetworkThread | None = None) -> None:
        """`loop`: the thread it lives in, where it is not to be one of its own."""
        self.loop = loop or NetworkThread()
        self.hosting: BackgroundHost | None = None
        self.room: Room | None = None
        self.remote: RemoteSession | None = None
        self.lan_room: LanRoom | None = None
        self.ticket: Ticket | None = None
        self.name = ""
        self.deck: AvailableDeck | None = None
        self.seat = -1
        """The seat that the host wants for himself."""
        self.finding: Future[Ticket] | None = None
        self.join: JoinGame | None = None
        """What is being joined."""
        self.lobby = False
        """Whether the player has gone back to the lobby from the end of a game."""
        self.draft_shown: object = None
        """What of a draft is on the screen."""
        self.pool_file: Path | None = None
        """Where the deck out of boosters is kept while it is being built."""
        self.sure = False
        """Whether it was asked if one means to leave a draft."""
        self.found: tuple[discovery.FoundHost, ...] = ()
        self._watching: Future[None] | None = None
        self._addresses: Future[tuple[str, ...]] | None = None
        """By which others may reach this machine; names are looked up for it, which may take long."""
        self._kept: tuple[object, ...] = ()
        self._tickets: tuple[saved_tickets.SavedTicket, ...] = ()
        self._tickets_read: tuple[Path, int] | None = None
        """The file of the tickets and its time when they were read."""
        self._farewell: Future[None] | None = None

    # -------------------------------------------------------------------------------------------------- finding

    def watch(self, watching: bool) -> None:
        """Look for hosts in this network, or no longer."""
        if watching and self._watching is None:
            self._watching = self.loop.begin(discovery.watch(self._found))
        elif not watching and self._watching is not None:
            self._watching.cancel()
            self._watching, self.found = None, ()

    def _found(self, hosts: tuple[discovery.FoundHost, ...]) -> None:
        self.found = hosts

    def tickets(self) -> tuple[saved_tickets.SavedTicket, ...]:
        """The tickets of this player, read again when their file changes."""
        path = saved_tickets.file()
        now = path, path.stat().st_mtime_ns if path.exists() else 0
        if now != self._tickets_read:
            self._tickets_read, self._tickets = now, saved_tickets.kept()
        return self._tickets

    # ----------------------------------------------------------------------------------------- coming, leaving

    def open(
        self, room: Room, port: int, deck: AvailableDeck, name: str, seat: int, token: str,
        saved: saved_tickets.SavedTicket | None = None,
    ) -> None:  # fmt: skip
        """Open a table on a port, to sit down at it oneself as soon as it listens."""
        self.leave()
        self.room, self.hosting = room, BackgroundHost(self.loop, [room], port, wait=False, after=self._farewell)
        self._addresses = self.loop.begin(asyncio.to_thread(discovery.own_addresses))
        self.deck, self.name, self.seat = deck, name, seat
        self.ticket = Ticket("127.0.0.1", port, room.code, token)
        if saved is not None:
            self.ticket.secret, self.ticket.stake = saved.secret, saved.stake

    def sit(self, ticket: Ticket, identity: PlayerIdentity, *, watch: bool = False) -> None:
        """Sit down at a table."""
        assert self.deck is not None
        self.ticket, self.lobby, self._kept = ticket, False, ()
        deck = game_deck(self.deck.deck_list)
        self.remote = join_room(
            self.loop, ticket, deck, self.name, watch=watch, colour=identity.colour, emblem=identity.emblem
        )

    def leave(self) -> None:
        """Leave the table, and close it if it is one's own: a game that is played there is kept first."""
        remote, hosting = self.remote, self.hosting
        if self.lan_room is not None and self.lan_room.table.phase in ("lobby", "over"):
            with suppress(BadInput):  # there is nothing to come back to
                saved_tickets.drop(self.lan_room.code)
        if self.finding is not None:
            self.finding.cancel()
        self.hosting = self.room = self.remote = self.lan_room = self.finding = self.join = self._addresses = None
        self.lobby = self.sure = False
        self.draft_shown = None
        if hosting is not None:
            self._farewell = hosting.close_politely(remote)
        elif remote is not None:
            self._farewell = remote.leaving()

    def close(self) -> None:
        """End it all, as the window closes."""
        self.watch(False)
        self.leave()
        if self._farewell is not None:
            with suppress(TimeoutError):
                self.loop.result(self._farewell, FAREWELL)
        self.loop.close()

    def tell_addresses(self) -> None:
        """Let the lobby show where others find one's own table, as soon as that is known."""
        if self._addresses is not None and self._addresses.done() and self.lan_room is not None:
            found = self._addresses.result()
            self._addresses = None
            public = tuple(one for one in found if not one.startswith("127.") and one != "::1")
            self.lan_room.addresses = public or found

    def keep(self) -> None:
        """Keep the ticket, by which one comes back to the seat and can hold the proof against it. Raises BadInput."""
        if self.ticket is None or self.lan_room is None:
            return
        now = self.ticket.token, self.ticket.stake
        if now != self._kept:
            self._kept = now
            saved_tickets.keep(self.ticket, self.name, self.lan_room.table.name)
