"""Tables in a network for tests: a host on this machine, guests that play by themselves, everything they hear kept."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from hashlib import sha256

from clocks import IdleLoop

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.files.decks import read_deck, ready_decks
from doomtable.lan.lan_boosters import ComputerDrafter
from doomtable.lan.lan_services import LanServices, program_info, ruleset, seated_by_terms
from doomtable.net import protocol as P
from doomtable.net.guest import bot
from doomtable.net.guest.client import Client, Ticket
from doomtable.net.guest.network_thread import NetworkThread
from doomtable.net.guest.shuffle_proof import GuestDeal
from doomtable.net.host.members import REMOTE
from doomtable.net.host.room import Room
from doomtable.net.host.server import TableServer
from doomtable.net.protocol import discovery
from doomtable.net.protocol.key_box import new_secret
from doomtable.records.record import game_deck
from doomtable.rules.game import Deck

CODE = "ABCDEFGHIJKLMNOP"
SECOND = rulesets.get("second")
SHORT = rulesets.get("second", {"goal_p": 8})
"""Games that are soon over."""
LONG = 600.0
"""Seconds of idle waiting after which something is not going to happen."""


def run(what: Awaitable):
    """Run something that waits, but not for ever; time passes only while nobody has anything to do."""

    async def bounded():
        return await asyncio.wait_for(what, LONG)

    with asyncio.Runner(loop_factory=IdleLoop) as runner:
        return runner.run(bounded())


def now() -> float:
    """The time of the loop that runs; outside of one time stands still."""
    try:
        return asyncio.get_running_loop().time()
    except RuntimeError:
        return 0.0


@cache
def decks() -> tuple[Deck, ...]:
    """The ready decks."""
    known = catalogue().names
    return tuple(game_deck(read_deck(path, known)) for path in ready_decks())


@cache
def mine():
    """What this program says of itself."""
    return program_info()


def unannounced(monkeypatch) -> None:
    """No table is told to the real network, and none is looked for there."""

    @asynccontextmanager
    async def announced(*_):
        yield False

    async def none(*_):
        return []

    monkeypatch.setattr(discovery, "announced", announced)
    monkeypatch.setattr(discovery, "hosts", none)
    monkeypatch.setattr(discovery, "watch", none)


class Patient(NetworkThread):
    """A loop whose answers are waited for as long as they take."""

    def result(self, future, seconds):
        return future.result()

    def close(self, seconds=None):
        super().close(seconds)


class Fixed(LanServices):
    """Services whose computer players toss the same every time."""

    def begin(self, start):
        return super().begin(start._replace(seed=7))


def room_of(
    kinds: Sequence[str] = (REMOTE, REMOTE), *, code: str = CODE, folder=None, services=None, **more
) -> Room:
    """A table."""
    services = services or Fixed(decks(), folder=folder, more={"code": code})
    return Room(services, kinds, code, now, **{"rules": SECOND, **more})


@asynccontextmanager
async def hosted(*rooms: Room):
    """A host with these tables on a free port."""
    host = TableServer(mine().program, mine().rules, mine().sets, clock=now)
    for room in rooms:
        host.seat(room)
    await host.open(0, "127.0.0.1")
    try:
        yield host
    finally:
        await host.close()
        assert not host.faults, host.faults


def secret_of(name: str) -> Callable[[], bytes]:
    """Secrets that are the same every time, so that a game can be had again."""
    count = iter(range(1000))
    return lambda: sha256(f"{name}/{next(count)}".encode()).digest()


class Guest:
    """A guest that plays by itself."""

    def __init__(
        self, host: TableServer, name: str, deck: Deck | None = None, *, kind: str = "greedy", code: str = CODE,
        seed: int = 3, opener=None, secret=None, give_up: float = 30.0, watch: bool = False, keep: bool = True,
    ) -> None:  # fmt: skip
        private, public = new_secret()
        self.ticket = Ticket("127.0.0.1", host.port, code, secret=private)
        self.client = Client(
            self.ticket, mine(), name, key=public, give_up=give_up, open_socket=opener, watch=watch
        )
        self.heard: list[P.Message] = []
        if keep:
            self.client.changed.append(self.heard.append)
        self.deal = GuestDeal(self.client, deck or decks()[0], secret or secret_of(name))
        self.deal.seated = seated_by_terms
        self.bot = bot.Bot(self.client, program(kind, catalogue().get), seed, ComputerDrafter())

    async def come(self) -> asyncio.Task[bot.BotResult]:
        """Begin to play; it returns when the guest is in."""
        playing = asyncio.create_task(self.play())
        while self.client.received.table is None:
            if playing.done():
                playing.result()
            await asyncio.sleep(0.005)
        return playing

    async def play(self) -> bot.BotResult:
        """Play one game to its end, and leave."""
        return await bot.play(self.client, self.bot, self.deal, ruleset, catalogue().get)


class Looker:
    """A guest without a will of its own: the test says what it asks for."""

    def __init__(self, host: TableServer, name: str, *, code: str = CODE, token: str = "", watch: bool = False):
        self.ticket = Ticket("127.0.0.1", host.port, code, token=token)
        self.client = Client(self.ticket, mine(), name, watch=watch, give_up=10.0)
        self.staying: asyncio.Task | None = None

    @property
    def heard(self):
        """What it heard."""
        return self.client.received

    async def __aenter__(self):
        self.staying = asyncio.create_task(self.client.stay())
        await self.until(lambda heard: heard.table is not None)
        return self

    async def __aexit__(self, *_):
        await self.client.leave()
        self.staying.cancel()
        await asyncio.wait([self.staying])

    async def until(self, true):
        """Wait until something is so."""
        while not true(self.heard):
            if self.staying.done():
                self.staying.result()
            await asyncio.sleep(0.01)
        return self.heard

    async def ask(self, what_for, /, **fields):
        """Ask for something, and wait for the answer."""
        return await self.client.ask(what_for, **fields)


def played(
    kinds: Sequence[str], guests: int, rules=SHORT, brought: Sequence[Deck] = (), **more
) -> tuple[list[bot.BotResult], Room, list[Guest]]:
    """One game from the lobby to the end; the guests bring these decks, or the ready ones."""
    own = brought or decks()

    async def all_of_it():
        room = room_of(kinds, rules=rules)
        async with hosted(room) as host:
            people = []
            for number in range(guests):
                people.append(Guest(host, f"Guest {number}", own[number % len(own)], **more))
            ended = await asyncio.gather(*(one.play() for one in people))
            return list(ended), room, people

    return run(all_of_it())
