"""Hosting, serving and joining a game in a network without a window; what happens is told as plain objects."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Final

from doomtable.ai import program
from doomtable.cards import catalogue
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.files.decks import DeckList
from doomtable.net import bot, discovery, sealed
from doomtable.net import security as S
from doomtable.net.client import Client, Lost, Ticket
from doomtable.net.codes import spoken
from doomtable.net.people import Clock
from doomtable.net.room import WAIT, Room
from doomtable.net.server import Host
from doomtable.net.stakes import Stakes
from doomtable.net.wire import PORT, Refusal
from doomtable.play.house import LanHouse, own, ruleset
from doomtable.records import deal
from doomtable.records import report as reports
from doomtable.records.record import dealt
from doomtable.rules.game import Deck
from doomtable.rules.ruleset import Ruleset
from doomtable.words import Words

FAREWELL: Final = 10.0
"""Seconds that guests have to hear how it ended."""
SEARCH: Final = 6.0
"""Seconds for which a host is looked for."""
Say = Callable[[dict[str, Any]], None]


@dataclass(frozen=True, slots=True)
class Table:
    """What is hosted: the kinds of the seats (REMOTE for people), a deck a seat, the rules, who is waited how long."""

    kinds: tuple[str, ...]
    decks: tuple[DeckList, ...]
    rules: Ruleset
    name: str = "Doomtrooper"
    wait: int = WAIT
    thought: int = 0
    open_spectators: bool = False
    folder: Path | None = None
    """Where games are kept, sealed; None: nowhere."""
    host_token: str = ""
    """The token of whoever may rule at the table; without one nobody may, and it begins when all are ready."""
    quiet: int = 0
    """Seconds after every play in which only those hear of it who may answer it: then silence tells nothing."""
    computer: str = ""
    """What computer players are called; '': by their kind."""
    pace: float = 0.0
    """Seconds that computer players rest after each choice that is seen."""


def room_of(table: Table, code: str = "", clock: Clock = monotonic) -> Room:
    """A table, empty; without a code with a new one. `clock` is that of the loop it is in, or goes as fast."""
    code = code or S.new_code()
    house = _house(table, table.folder, {"code": code})
    return _room(house, table, table.kinds, code, clock)


def _house(table: Table, folder: Path | None, more: dict[str, Any]) -> LanHouse:
    return LanHouse([dealt(deck) for deck in table.decks], folder=folder, more=more, computer=table.computer)


def _room(house: LanHouse, table: Table, kinds: Sequence[str], code: str, clock: Clock) -> Room:
    return Room(
        house, kinds, code, clock, name=table.name, rules=table.rules, wait=table.wait, thought=table.thought,
        open_spectators=table.open_spectators, host_token=table.host_token, starts=not table.host_token,
        pace=table.pace, quiet=table.quiet,
    )  # fmt: skip


def resumed(path: Path, table: Table, clock: Clock = monotonic) -> Room:
    """The table of a sealed game, waiting for its people. Raises BadInput."""
    house = _house(table, path.parent, {})
    save = house.save(path)
    code = S.read_code(str(save.found.more.get("code", ""))) or S.new_code()
    house.more = {"code": code}
    room = _room(house, table, save.kinds, code, clock)
    room.resume(save, save.people)
    return room


def new_host(clock: Clock = monotonic) -> Host:
    """A host that tells what this program is, and keeps a report of what should never be."""
    mine = own()
    made = Host(mine.program, mine.rules, mine.sets, clock=clock)
    made.when_fault = lambda error: reports.traced(error, "host")
    return made


class PortTaken(BadInput):
    """The port cannot be listened on."""

    def __init__(self, port: int, why: str) -> None:
        super().__init__(f"port {port} cannot be listened on ({why}); name another with --port.")
        self.port, self.why = port, why


class NoHost(BadInput):
    """No host with a join code was found in the network."""


@contextlib.asynccontextmanager
async def opened(host: Host, rooms: Sequence[Room], port: int) -> AsyncIterator[None]:
    """Listen and be found as long as this lasts. Raises BadInput for a port that cannot be had."""
    for room in rooms:
        host.seat(room)
    try:
        await host.open(port)
    except OSError as error:
        raise PortTaken(port, storage.os_reason(error)) from error
    signs = tuple(S.sign(room.code) for room in rooms)
    telling = asyncio.create_task(_announce(rooms[0].name, host.port, signs))
    note = _note(host.port, signs)
    try:
        yield
    finally:
        note.unlink(missing_ok=True)
        telling.cancel()
        await asyncio.wait([telling])
        await host.close()


async def _announce(name: str, port: int, signs: tuple[str, ...]) -> None:
    async with discovery.announced(name, port, signs, own().program):
        await asyncio.Event().wait()


async def host(table: Table, port: int, say: Say, *, resume: Path | None = None) -> dict[str, Any]:
    """Host one game; what came of it, which is said last. Raises BadInput."""
    room = room_of(table) if resume is None else resumed(resume, table)
    over = asyncio.Event()
    room.when_over = lambda _: over.set()
    machine = new_host()
    async with opened(machine, [room], port):
        say({"event": "listening", "port": machine.port, "code": room.code})
        watching = asyncio.create_task(_watch(room, say))
        await over.wait()
        result = result_of(room)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while not room.empty:
                    await asyncio.sleep(0.05)
        watching.cancel()
    return result


async def serve(table: Table, tables: int, port: int, say: Say, *, games: int = 0) -> None:
    """Host many tables; each begins anew when its game is over and its people have gone. `games`: end after so many."""
    rooms = [room_of(table) for _ in range(tables)]
    done = asyncio.Semaphore(0)
    machine = new_host()
    async with opened(machine, rooms, port):
        for number, room in enumerate(rooms):
            say({"event": "listening", "port": machine.port, "code": room.code, "table": number})
            room.when_over = partial(_served, number, say, done)
        renewing = asyncio.create_task(_renew(machine, table))
        for _ in range(games):
            await done.acquire()
        if not games:
            await asyncio.Event().wait()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while not all(room.empty for room in machine.rooms):
                    await asyncio.sleep(0.05)
        renewing.cancel()


def _served(number: int, say: Say, done: asyncio.Semaphore, room: Room) -> None:
    say(result_of(room) | {"table": number})
    done.release()


async def _renew(machine: Host, table: Table) -> None:
    """Put a fresh table in the place of each that is over, or given up by all, and that nobody is at any more."""
    while True:
        await asyncio.sleep(1.0)
        for at, room in enumerate(machine.rooms):
            used = room.phase in ("over", "stopped") or (room.phase == "playing" and room.forsaken)
            if used and room.empty and any(chair.remote for chair in room.chairs):
                if room.play is not None and room.play.keep is not None:
                    room.play.keep.close()
                fresh = room_of(table, room.code)
                fresh.when_over, fresh.when_run = room.when_over, room.when_run
                machine.rooms[at] = fresh


async def _watch(room: Room, say: Say) -> None:
    """Tell who comes, goes and begins."""
    before: tuple[str, frozenset[tuple[str, str]]] = ("", frozenset())
    while True:
        people = frozenset((member.name, member.state) for member in room.members.values())
        if people - before[1]:
            for name, state in sorted(people - before[1]):
                say({"event": state, "name": name})
        if room.phase != before[0]:
            say({"event": "phase", "phase": room.phase})
        before = (room.phase, people)
        await asyncio.sleep(0.1)


def result_of(room: Room) -> dict[str, Any]:
    """What came of a game, as programs read it."""
    over = room.over
    if over is None:
        outcome = "saved" if room.saved else str(room.aborted[0] if room.aborted else "stopped")
        choices = len(room.play.game.choices) if room.play is not None else 0
        return _result(outcome, -1, (), choices, "", False) | {"why": worded(outcome, ())}
    decks = [Deck(*piles) for piles in over.decks]
    proof = deal.proof_from(over.deal, "proof") if over.deal else None
    sound = proof is not None and not deal.faults(proof, decks, bytes.fromhex(over.key))
    found = _result(over.outcome, over.winner, over.promotion, len(over.choices), over.digest, sound)
    return found | ({"unkept": room.unkept} if room.unkept else {})


def _result(
    outcome: str, winner: int, promotion: Sequence[int], choices: int, digest: str, seed_ok: bool
) -> dict[str, Any]:
    return {
        "event": "result", "outcome": outcome, "winner": winner if winner >= 0 else None, "promotion": [*promotion],
        "choices": choices, "digest": digest, "seed_ok": seed_ok,
    }  # fmt: skip


# ------------------------------------------------------------------------------------------------------ joining


async def where(target: str, code: str | None) -> Ticket:
    """The host that a code, or an address with a code, means. Raises BadInput."""
    known = S.read_code(code) if code is not None else None
    if code is not None and known is None:
        raise BadInput(f'"{code[:30]}" is no join code; it has 16 letters and digits, as the host shows it.')
    if (alone := S.read_code(target)) is not None and code is None:
        return await _found(alone)
    if known is None:
        raise BadInput(
            f'the join code for "{target[:60]}" is missing; add --code CODE, as the host shows it.'
        )
    address, port = _address(target)
    return Ticket(address, port, known)


def _address(target: str) -> tuple[str, int]:
    """Address and port of `HOST[:PORT]` or `[IPv6]:PORT`. Raises BadInput."""
    text = target.strip()
    bracketed, bracket, rest = text.removeprefix("[").partition("]")
    if bracket:
        address, port = bracketed, rest.removeprefix(":")
    elif text.count(":") > 1:
        address, port = text, ""
    else:
        address, _, port = text.partition(":")
    if (
        not address
        or len(address) > 255
        or (port and not (port.isascii() and port.isdigit() and int(port[:6]) < 65536))
    ):
        raise BadInput(f'"{text[:60]}" is neither a join code nor an address; write HOST or HOST:PORT.')
    return address, int(port[:6]) if port else PORT


async def _found(code: str) -> Ticket:
    """The host that has a code: on this machine, or in this network. Raises BadInput."""
    sign = S.sign(code)
    port = _noted(sign)
    if port and await _answers("127.0.0.1", port):
        return Ticket("127.0.0.1", port, code)
    for one in await discovery.hosts(SEARCH, sign):
        for address in one.addresses:
            if await _answers(address, one.port):
                return Ticket(address, one.port, code)
    if await _answers("127.0.0.1", PORT):
        return Ticket("127.0.0.1", PORT, code)
    raise NoHost(
        "no host with this code was found in the network; name its address: doomtable join HOST --code CODE."
    )


async def _answers(address: str, port: int) -> bool:
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(2.0):
            _, writer = await asyncio.open_connection(address, port)
        writer.close()
        return True
    return False


def _note(port: int, signs: Sequence[str]) -> Path:
    """Note for other programs of this player which tables are hosted here: no network is needed to find them."""
    path = storage.user_path("lan") / f"{port}.host"
    with contextlib.suppress(OSError, storage.BadFile):
        path.parent.mkdir(parents=True, exist_ok=True)
        storage.write_whole(path, "\n".join(signs) + "\n")
    return path


def _noted(sign: str) -> int:
    """The port on this machine where a table is hosted; 0 where none is."""
    folder = storage.user_path("lan")
    for path in folder.glob("*.host") if folder.is_dir() else ():
        with contextlib.suppress(storage.BadFile, UnicodeDecodeError):
            if path.stem.isdecimal() and sign in storage.read_bounded(path, 1 << 16).decode().split():
                return int(path.stem)
    return 0


async def join(
    ticket: Ticket, kind: str, deck: DeckList, name: str, seed: int, say: Say, *, give_up: float = 300.0
) -> dict[str, Any]:
    """Join with a computer player and play one game; what came of it. Raises BadInput when there is no game."""
    ticket.secret, key = sealed.new_secret()
    client = Client(ticket, own(), name, key=key, give_up=give_up)
    stakes = Stakes(client, dealt(deck))
    player = bot.Bot(client, stakes, program(kind, catalogue().get), seed)
    told: set[str] = set()

    def entered(_: object) -> None:
        if client.heard.table is not None and not told:
            told.add("joined")
            say(
                {"event": "joined", "address": ticket.address, "port": ticket.port, "seat": client.heard.seat}
            )

    client.changed.append(entered)
    try:
        ended = await bot.play(client, player, stakes, ruleset, catalogue().get)
    except Refusal as refusal:
        raise Unwanted(worded(refusal.code, refusal.args)) from refusal
    except Lost:
        raise Unwanted(worded("lost", ())) from None
    over = ended.over
    if over is None:
        return _result(str(ended.why[0]), -1, (), 0, "", False) | {
            "why": worded(str(ended.why[0]), ended.why[1:])
        }
    found = _result(
        over.outcome, over.winner, over.promotion, len(over.choices), over.digest, not ended.wrong
    )
    return found | ({"wrong": list(ended.wrong)} if ended.wrong else {})


def worded(code: str, args: Sequence[str | int], language: str = "en") -> str:
    """A refusal, or why there was no game, as a sentence."""
    message, given = spoken(code, args)
    return Words(language).say(
        message, **{key: value if value != "" else "none" for key, value in given.items()}
    )


class Unwanted(BadInput):
    """The host did not let us in, or is gone."""
