"""Hosting, serving and joining without a window: one call each, events as plain objects."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.errors import BadInput
from doomtable.files.decks import DeckList
from doomtable.lan.lan_boosters import ComputerDrafter
from doomtable.lan.lan_services import program_info, ruleset, seated_by_terms
from doomtable.lan.room_setup import RoomOptions, listening, new_server, resumed, room_of
from doomtable.net.guest import bot
from doomtable.net.guest.client import Client, HostLost, Ticket
from doomtable.net.guest.shuffle_proof import GuestDeal
from doomtable.net.host.room import Room
from doomtable.net.host.server import TableServer
from doomtable.net.protocol.key_box import new_secret
from doomtable.net.protocol.refusals import Refusal, refusal_message
from doomtable.records.deal_proof import proof_faults, proof_from
from doomtable.records.record import game_deck
from doomtable.rules.game import Deck
from doomtable.words.words import Words

CLOSE_SECONDS: Final = 10.0
"""Seconds that guests have to hear how it ended."""
Say = Callable[[dict[str, Any]], None]


async def host(
    options: RoomOptions, port: int, say: Say, *, resume: Path | None = None, language: str = "en"
) -> dict[str, Any]:
    """Host one game; what came of it, which is said last. Raises BadInput."""
    room = room_of(options) if resume is None else resumed(resume, options)
    over = asyncio.Event()
    room.when_over = lambda _: over.set()
    server = new_server()
    async with listening(server, [room], port):
        say({"event": "listening", "port": server.port, "code": room.code})
        watching = asyncio.create_task(_watch(room, say))
        await over.wait()
        result = result_of(room, language)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                while not room.empty:
                    await asyncio.sleep(0.05)
        watching.cancel()
    return result


async def serve(
    options: RoomOptions, rooms: int, port: int, say: Say, *, games: int = 0, language: str = "en"
) -> None:
    """Host many rooms; each begins anew when its game is over and its people have gone. `games`: end after so many."""
    made = [room_of(options) for _ in range(rooms)]
    done = asyncio.Semaphore(0)
    server = new_server()
    async with listening(server, made, port):
        for number, room in enumerate(made):
            say({"event": "listening", "port": server.port, "code": room.code, "table": number})
            room.when_over = partial(_served, number, say, done, language)
        renewing = asyncio.create_task(_renew(server, options))
        for _ in range(games):
            await done.acquire()
        if not games:
            await asyncio.Event().wait()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                while not all(room.empty for room in server.rooms):
                    await asyncio.sleep(0.05)
        renewing.cancel()


def _served(number: int, say: Say, done: asyncio.Semaphore, language: str, room: Room) -> None:
    say(result_of(room, language) | {"table": number})
    done.release()


async def _renew(server: TableServer, options: RoomOptions) -> None:
    """Put a fresh room in the place of each that is over, or given up by all, and that nobody is at any more."""
    while True:
        await asyncio.sleep(1.0)
        for at, room in enumerate(server.rooms):
            used = room.phase in ("over", "stopped") or (room.phase == "playing" and room.abandoned)
            if used and room.empty and any(seat.remote for seat in room.seats):
                if room.hosted is not None and room.hosted.save_writer is not None:
                    room.hosted.save_writer.close()
                room.leave_game()
                fresh = room_of(options, room.code)
                fresh.when_over, fresh.when_run = room.when_over, room.when_run
                server.rooms[at] = fresh


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


def result_of(room: Room, language: str = "en") -> dict[str, Any]:
    """What came of a game, as programs read it; why there is none, in a language."""
    over = room.over
    if over is None:
        outcome = "saved" if room.saved else str(room.aborted[0] if room.aborted else "stopped")
        choices = len(room.hosted.game.choices) if room.hosted is not None else 0
        return _result(outcome, (), (), choices, "", False) | {"why": worded(outcome, (), language)}
    decks = [Deck(*piles) for piles in over.decks]
    proof = proof_from(over.deal, "proof") if over.deal else None
    sound = proof is not None and not proof_faults(proof, decks, bytes.fromhex(over.key))
    found = _result(over.outcome, over.winners, over.promotion, len(over.choices), over.digest, sound)
    return found | ({"unkept": Words(language).error(room.record_error)} if room.record_error else {})


def _result(
    outcome: str, winners: Sequence[int], promotion: Sequence[int], choices: int, digest: str, seed_ok: bool
) -> dict[str, Any]:
    return {
        "event": "result", "outcome": outcome, "winner": winners[0] if winners else None, "winners": [*winners],
        "promotion": [*promotion], "choices": choices, "digest": digest, "seed_ok": seed_ok,
    }  # fmt: skip


# ------------------------------------------------------------------------------------------------------ joining


async def join(
    ticket: Ticket, kind: str, deck: DeckList, name: str, seed: int, say: Say, *, give_up: float = 300.0,
    language: str = "en",
) -> dict[str, Any]:
    """Join with a computer player and play one game; what came of it. Raises BadInput when there is no game."""
    ticket.secret, key = new_secret()
    client = Client(ticket, program_info(), name, key=key, give_up=give_up)
    deal = GuestDeal(client, game_deck(deck))
    deal.seated = seated_by_terms
    player = bot.Bot(client, program(kind, catalogue().get), seed, ComputerDrafter())
    told: set[str] = set()

    def entered(_: object) -> None:
        if client.received.table is not None and not told:
            told.add("joined")
            say(
                {"event": "joined", "address": ticket.address, "port": ticket.port, "seat": client.received.seat}
            )

    client.changed.append(entered)
    try:
        ended = await bot.play(client, player, deal, ruleset, catalogue().get)
    except Refusal as refusal:
        raise _join_failed(refusal) from refusal
    except HostLost:
        where = f"[{ticket.address}]" if ":" in ticket.address else ticket.address
        raise JoinFailed("net-lost-at", address=f"{where}:{ticket.port}") from None
    over = ended.over
    if over is None:
        return _result(str(ended.why[0]), (), (), 0, "", False) | {
            "why": worded(str(ended.why[0]), ended.why[1:], language)
        }
    found = _result(
        over.outcome, over.winners, over.promotion, len(over.choices), over.digest, not ended.wrong
    )
    return found | ({"wrong": list(ended.wrong)} if ended.wrong else {})


def worded(code: str, args: Sequence[str | int], language: str = "en") -> str:
    """A refusal, or why there was no game, as a sentence."""
    message, given = refusal_message(code, args)
    return Words(language).say(
        message, **{key: value if value != "" else "none" for key, value in given.items()}
    )


class JoinFailed(BadInput):
    """The host did not let us in, or is gone."""


def _join_failed(refusal: Refusal) -> JoinFailed:
    message, given = refusal_message(refusal.code, refusal.args)
    return JoinFailed(message, **{key: value if value != "" else "none" for key, value in given.items()})
