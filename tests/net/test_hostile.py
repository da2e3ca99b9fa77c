"""Strangers and guests who mean harm: nothing they send stops the host, grows it, or is taken for something else."""

from __future__ import annotations

import asyncio
import gc
import json
import string
import tracemalloc
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random

import pytest
from groups import little_and_all
from net.parties import CODE, SHORT, Guest, Looker, hosted, room_of, run
from websockets.exceptions import ConnectionClosed
from work import calls

from doomtable.net import protocol as P
from doomtable.net.guest import client as C
from doomtable.net.host import server as servers
from doomtable.net.host.members import REMOTE
from doomtable.net.protocol import join_code as S
from doomtable.net.protocol.certificate import fingerprint_of
from doomtable.net.protocol.message_limits import GUEST
from doomtable.net.protocol.refusals import Refusal

TRUE = (
    {"t": "choose", "id": 1, "ask": 1, "option": 0},
    {"t": "chat", "id": 1, "text": "hello"},
    {"t": "rule", "id": 1, "what": "terms", "options": {"goal_p": 3}},
    {"t": "open", "id": 1, "game": "ab" * 16, "name": "x", "cards": ["Hussar"] * 60, "collection": [],
     "secret": "c" * 64},
    {"t": "enter", "name": "Eve"},
    {"t": "why", "id": 1, "ask": 1, "verb": "play", "handle": 3},
)  # fmt: skip
ODD = (
    None, True, -1, 2**31, 2**63, 10**400, 1.5, float("nan"), "", "x" * 9000, [], {}, [[[[[[]]]]]], ["Hussar"] * 2000,
    "\ud800", "\u202e\x00", {"a": {"b": {"c": {"d": {}}}}}, "../../etc/passwd", "__class__", "0x10", 0, -(2**70),
)  # fmt: skip


def bent(rng: Random) -> str:
    """A message that is nearly right."""
    message = dict(rng.choice(TRUE))
    for _ in range(rng.randint(0, 2)):
        key = rng.choice([*message, "extra", "__proto__"])
        message[key] = rng.choice(ODD)
    text = json.dumps(message)
    way = rng.randrange(7)
    if way == 0:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(string.printable) + text[at + rng.randint(0, 3) :]
    elif way == 1:
        text = text[: rng.randrange(len(text))]
    elif way == 2:
        text = text * rng.randint(2, 5)
    elif way == 3:
        text = rng.choice('[{"\\') * rng.randint(1, 20_000)
    elif way == 4:
        text = "".join(
            chr(rng.choice((0, 10, 34, 92, 123, 91, 0x202E, 0x1F600))) for _ in range(rng.randint(0, 300))
        )
    return text


@pytest.mark.parametrize("messages", little_and_all(6_000, 100_000))
def test_whatever_is_sent_is_a_message_or_refused_with_a_reason(messages):
    rng = Random(1)
    refused: set[str] = set()
    for _ in range(messages):
        try:
            assert isinstance(P.from_guest(bent(rng)), P.Message)
        except Refusal as refusal:
            refused.add(refusal.code)
            assert all(isinstance(arg, int) or len(arg) <= 60 for arg in refusal.args)
    assert refused == {"malformed", "too_long", "too_deep", "too_many"}


def read(raw):
    """Read a message, or refuse it."""
    with suppress(Refusal):
        P.from_guest(raw)


@pytest.mark.parametrize("messages", little_and_all(600, 10_000))
def test_no_message_costs_much_more_than_another(messages):
    rng = Random(1)
    read(json.dumps(TRUE[1]))  # the reader is made when it is first needed
    assert max(calls(partial(read, bent(rng))) for _ in range(messages)) < 100


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"{}", "not_text"),
        ("x" * (GUEST.letters + 1), "too_long"),
        ("[" * 10, "too_deep"),
        ("[" + "1," * 300 + "1]", "too_many"),
        ('{"t":"chat","id":1,"text":"a","more":1}', "malformed"),
        ('{"t":"chat","id":0,"text":"a"}', "malformed"),
        ('{"t":"chat","id":"1","text":"a"}', "malformed"),
        ('{"t":"chat","id":1.0,"text":"a"}', "malformed"),
        ('{"t":"hello"}', "malformed"),
        ('{"t":"choose","id":1,"ask":1,"option":true}', "malformed"),
        ('{"t":"chat","id":1,"text":"' + "[{,}]" * 99 + '"}', ""),
    ],
)
def test_bounds_before_parsing(raw, code):
    try:
        P.from_guest(raw)
        found = ""
    except Refusal as refusal:
        found = refusal.code
    assert found == code


async def door(host):
    """A bare connection to a host, and its greeting."""
    socket, certificate = await C._open(C.Ticket("127.0.0.1", host.port, CODE))
    first = P.from_host(await socket.recv())
    return socket, first, fingerprint_of(certificate)


async def inside(host, name="Eve"):
    """A bare connection that has proved the code and come in."""
    socket, hello, seal = await door(host)
    if isinstance(hello, P.RequestRefused):
        raise Refusal(hello.code)
    nonce = S.new_nonce()
    proof = S.code_proof(S.GUEST_TAG, CODE, seal, hello.nonce, nonce)
    await socket.send(
        P.encode(P.Prove(protocol=P.PROTOCOL, program="x", rules=hello.rules, nonce=nonce, proof=proof))
    )
    await socket.recv()
    await socket.send(P.encode(P.Enter(name=name, watch=True)))
    await socket.recv()
    return socket


async def last_words(socket):
    """The refusal with which a connection ends."""
    code = ""
    try:
        while True:
            message = P.from_host(await asyncio.wait_for(socket.recv(), 10))
            if isinstance(message, P.RequestRefused):
                code = message.code
    except ConnectionClosed:
        return code


@pytest.mark.parametrize("connections", little_and_all(90, 1_000))
def test_many_hostile_connections_leave_the_game_as_it_is(connections):
    """A game is played while strangers and guests do their worst; it comes to its end, and memory stays flat."""

    async def main():
        rng = Random(2)
        room = room_of((REMOTE, REMOTE), rules=SHORT)
        codes: dict[str, int] = {}

        async def worst(host, number):
            try:
                if number % 3 == 0:
                    socket = await inside(host, f"Eve {number}")
                    for _ in range(60):
                        await socket.send(bent(rng))
                else:
                    socket, first, _ = await door(host)
                    if isinstance(first, P.Hello):
                        await socket.send(bent(rng) if number % 3 == 1 else "x" * 300_000)
                    else:
                        codes[first.code] = codes.get(first.code, 0) + 1
                code = await last_words(socket)
                codes[code] = codes.get(code, 0) + 1
            except (OSError, ConnectionClosed, Refusal, TimeoutError) as error:
                name = error.code if isinstance(error, Refusal) else type(error).__name__
                codes[name] = codes.get(name, 0) + 1

        async with hosted(room) as host:
            people = [Guest(host, name, kind="random") for name in ("Ann", "Bob")]
            playing = [asyncio.create_task(one.play()) for one in people]
            while any(one.client.received.view is None for one in people):
                await asyncio.sleep(0.01)
            sizes = []
            for wave in range(0, connections, 30):
                await asyncio.gather(*(worst(host, number) for number in range(wave, wave + 30)))
                for one in list(room.members.values()):
                    one.since -= 60  # whoever is lost is forgotten at the next tick
                room.tick()
                gc.collect()
                sizes.append(len(gc.get_objects()))
            ended = await asyncio.gather(*playing)
            assert all(one.wrong == () for one in ended)
            assert sizes[-1] < sizes[len(sizes) // 2] * 1.3 + 20_000, sizes
            assert not host._strangers
        assert (
            codes.get("malformed", 0) + codes.get("too_long", 0) + codes.get("too_fast", 0) > connections // 5
        ), codes

    run(main())


def test_a_crowd_at_the_door_is_told_so_and_the_door_opens_again(monkeypatch):
    monkeypatch.setattr(servers, "PATIENCE", 1.0)

    async def main():
        async with hosted(room_of()) as host:
            waiting = await asyncio.gather(*(door(host) for _ in range(servers.MOST_STRANGERS // 4 + 8)))
            greetings = [first for _, first, _ in waiting]
            crowded = [first for first in greetings if isinstance(first, P.RequestRefused)]
            assert len(crowded) >= 8 and {first.code for first in crowded} == {"crowded"}
            silent = next(socket for socket, first, _ in waiting if isinstance(first, P.Hello))
            assert await last_words(silent) == "too_slow"
            await asyncio.sleep(0.5)
            async with Looker(host, "Ann") as ann:
                assert ann.heard.seat == 0

    run(main())


def test_a_guest_that_floods_is_sent_away_and_may_come_back():
    async def main():
        async with hosted(room_of()) as host, Looker(host, "Ann") as ann:
            socket = await inside(host)
            for number in range(400):
                try:
                    await socket.send(P.encode(P.Chat(id=number + 1, text="x")))
                except ConnectionClosed:
                    break
            assert await last_words(socket) == "too_fast"
            began = asyncio.get_running_loop().time()
            await ann.ask(P.Chat, text="still here")
            assert asyncio.get_running_loop().time() < began + servers.TICK, "nobody waits for the one who floods"
            assert len(host.rooms[0].chat) < 20

    run(main())


@pytest.mark.parametrize("goal", little_and_all(1, SHORT.goal_p))
def test_a_guest_that_does_not_listen_costs_nothing(goal):
    async def main():
        rules = replace(SHORT, goal_p=goal)
        room = room_of((REMOTE, "random", "random"), rules=rules, open_spectators=True)
        async with hosted(room) as host:
            deaf = await inside(host)
            deaf.transport.pause_reading()
            ann = Guest(host, "Ann", kind="random", keep=False)
            tracemalloc.start()
            ended = await ann.play()
            grown = tracemalloc.get_traced_memory()[1]
            tracemalloc.stop()
            assert ended.wrong == ()
            assert grown < 120_000_000

    run(main())


def test_choices_that_are_not_one_s_own_are_refused():
    async def main():
        room = room_of((REMOTE, REMOTE), host_token="ab" * 16, starts=True)
        async with hosted(room) as host:
            ann, bob = Guest(host, "Ann"), Guest(host, "Bob")
            refused = []
            for one in (ann, bob):
                one.bot._asked = lambda update: None  # nobody chooses by itself
            playing = [asyncio.create_task(one.play()) for one in (ann, bob)]
            while any(one.client.received.view is None for one in (ann, bob)):
                await asyncio.sleep(0.01)
            asked = room.hosted.game.decision.seat
            mine, other = (ann, bob) if ann.client.received.seat == asked else (bob, ann)
            ask = room.hosted.ask

            async def said(guest, kind, **fields):
                answer = await guest.client.ask(kind, **fields)
                refused.append(getattr(answer, "code", ""))
                return answer

            for guest, option, number in (
                (other, 0, ask),
                (mine, 9999, ask),
                (mine, 0, ask + 1),
                (mine, 0, ask - 1),
            ):
                await said(guest, P.ChooseOption, ask=number, option=option)
            assert refused == ["not_asked", "no_option", "stale", "stale"]
            before = room.hosted.game.state.digest()
            await said(mine, P.CancelPlay, ask=ask)
            assert refused[-1] == "no_cancel"
            for verb in ("muster", "__class__", "", "attack", "play"):
                for handle in (-1, 0, 5, 10_000, -3):
                    await mine.client.ask(P.AskPreview, ask=ask, verb=verb, handle=handle)
                    await mine.client.ask(P.AskReason, ask=ask, verb=verb, handle=handle, key="card", other=handle)
            assert room.hosted.game.state.digest() == before and room.phase == "playing"
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)

    run(main())
