"""Rooms from options: a new one, one that resumes a sealed game, and the server that listens for them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any

from doomtable.errors import BadInput, ErrorText
from doomtable.files import storage
from doomtable.files.decks import DeckList
from doomtable.lan.host_lookup import write_port_file
from doomtable.lan.lan_services import LanServices, program_info
from doomtable.lan.sealed_games import ResumableSave
from doomtable.net.host.members import Clock
from doomtable.net.host.room import WAIT, Room
from doomtable.net.host.server import TableServer
from doomtable.net.protocol import discovery
from doomtable.net.protocol import join_code as S
from doomtable.records import crash_report
from doomtable.records.record import seated_deck
from doomtable.rules.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class RoomOptions:
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


def room_of(options: RoomOptions, code: str = "", clock: Clock = monotonic) -> Room:
    """A room, empty; without a code with a new one. `clock` is that of the loop it is in, or goes as fast."""
    code = code or S.new_code()
    services = _services(options, options.folder, {"code": code})
    return _room(services, options, options.kinds, code, clock)


def _services(options: RoomOptions, folder: Path | None, more: dict[str, Any]) -> LanServices:
    decks = [seated_deck(deck, options.rules, seat) for seat, deck in enumerate(options.decks)]
    return LanServices(decks, folder=folder, more=more, computer=options.computer)


def _room(services: LanServices, options: RoomOptions, kinds: Sequence[str], code: str, clock: Clock) -> Room:
    return Room(
        services, kinds, code, clock, name=options.name, rules=options.rules, wait=options.wait,
        thought=options.thought, open_spectators=options.open_spectators, host_token=options.host_token,
        starts=not options.host_token, pace=options.pace, quiet=options.quiet,
    )  # fmt: skip


def resumed(path: Path, options: RoomOptions, clock: Clock = monotonic) -> Room:
    """The room of a sealed game, waiting for its people. Raises BadInput."""
    services = _services(options, path.parent, {})
    save = ResumableSave(services, path)
    code = S.read_code(str(save.found.more.get("code", ""))) or S.new_code()
    services.more = {"code": code}
    if (terms := save.terms) is not None:
        rules = services.ruleset(terms.ruleset, terms.options)
        options = replace(options, rules=rules, wait=terms.wait, thought=terms.clock, quiet=terms.quiet)
    room = _room(services, options, save.kinds, code, clock)
    room.boosters = terms.boosters if terms is not None else None
    room.resume(save.resume(), save.people)
    return room


def new_server(clock: Clock = monotonic) -> TableServer:
    """A server that tells what this program is, and keeps a report of what should never be."""
    mine = program_info()
    server = TableServer(mine.program, mine.rules, mine.sets, clock=clock)
    server.when_fault = lambda error: crash_report.traced(error, "host")
    return server


class PortTaken(BadInput):
    """The port cannot be listened on."""

    def __init__(self, port: int, why: ErrorText) -> None:
        super().__init__("error-port", port=port, why=why)
        self.port, self.why = port, why


@contextlib.asynccontextmanager
async def listening(server: TableServer, rooms: Sequence[Room], port: int) -> AsyncIterator[None]:
    """Listen and be found as long as this lasts. Raises BadInput for a port that cannot be had."""
    for room in rooms:
        server.seat(room)
    try:
        await server.open(port)
    except OSError as error:
        raise PortTaken(port, storage.os_reason(error)) from error
    signs = tuple(S.code_digest(room.code) for room in rooms)
    telling = asyncio.create_task(_announce(rooms[0].name, server.port, signs))
    note = write_port_file(server.port, signs)
    try:
        yield
    finally:
        note.unlink(missing_ok=True)
        telling.cancel()
        await asyncio.wait([telling])
        await server.close()


async def _announce(name: str, port: int, signs: tuple[str, ...]) -> None:
    async with discovery.announced(name, port, signs, program_info().program):
        await asyncio.Event().wait()
