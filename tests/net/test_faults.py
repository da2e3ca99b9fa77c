"""Bad lines: whatever happens on the way, nothing is lost and nothing is wrong."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from groups import first_and_rest
from net.faulty import post, proxied
from net.parties import SHORT, Guest, decks, hosted, room_of, run

from doomtable.net import protocol as P
from doomtable.net.host import host_deal
from doomtable.net.host.members import REMOTE

SEEDS = first_and_rest(1, range(1, 11))


@pytest.fixture(autouse=True)
def one_game(monkeypatch):
    """Have every deal named alike, so that the same secrets make the same game."""
    monkeypatch.setattr(host_deal, "new_game", lambda: "cd" * 16)


async def game(port_of, opener=None, seed=0):
    """One game of two people; `port_of` says through which port they come."""
    room = room_of((REMOTE, REMOTE), rules=SHORT)
    async with hosted(room) as host, port_of(host.port) as line:
        people = []
        for at, name in enumerate(("Ann", "Bob")):
            one = Guest(host, f"{name}{seed}", decks()[at], kind="random", opener=opener)
            one.ticket.port = line.port
            people.append((one, await one.come()))
            one.client.ask(P.Chat, text=f"hello from {name}")
        line.calm = False
        ended = await asyncio.gather(*(playing for _, playing in people))
        assert all(one.wrong == () for one in ended)
        told = [(e.kind, e.card) for e in room.hosted.events[0]]
        guest = next(one for one, _ in people if one.deal._participant.opening.seat == 0)
        assert [(e.kind, e.card) for e in guest.client.received.events][: len(told)] == told
        lines = [line.text for line in room.chat]
        assert sorted(lines) == ["hello from Ann", "hello from Bob"]
        return room.over, line


def straight(port):
    return proxied(port, Random(0), 0.0)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_proxy_that_delays_splits_merges_doubles_and_cuts(seed):
    over, _ = run(game(straight, seed=seed))
    bad, line = run(game(lambda port: proxied(port, Random(seed), 0.008), seed=seed))
    assert line.pieces > 50 and line.cuts
    assert (bad.digest, bad.choices) == (over.digest, over.choices)


@pytest.mark.parametrize("seed", SEEDS)
def test_messages_that_come_twice_or_in_another_order(seed):
    over, _ = run(game(straight, seed=seed))
    count = {"late": 0, "double": 0}
    bad, _ = run(game(straight, post(Random(seed), count), seed))
    assert count["late"] > 5 and count["double"] > 5
    assert (bad.digest, bad.choices) == (over.digest, over.choices)
