"""Computer players rest after what everybody sees, so that people can follow; and seats have colours of their own."""

from __future__ import annotations

from net.parties import SHORT, Fixed, decks

from doomtable.net import protocol as P
from doomtable.net.host.members import REMOTE, Connection
from doomtable.net.host.room import Room
from doomtable.net.protocol.opaque_handles import HandleMap


def test_computer_players_rest_after_each_choice_that_is_seen():
    now = [100.0]
    room = Room(Fixed(decks()), ("greedy", "random"), "A" * 16, lambda: now[0], rules=SHORT, pace=1.0)
    room.begin()
    rests = 0
    while room.phase == "playing" and rests < 20:
        while room.run():
            pass
        if room.phase != "playing":
            break
        choices, seen = len(room.hosted.game.choices), len(room.hosted.events[7])
        assert not room.run() and len(room.hosted.game.choices) == choices
        now[0] += 0.5
        room.tick()
        assert not room.run() and len(room.hosted.events[7]) == seen
        now[0] += 0.6
        room.tick()
        rests += 1
    assert rests > 5


def test_nobody_has_another_s_colour():
    room = Room(Fixed(decks()), (REMOTE, "greedy", REMOTE, REMOTE), "A" * 16, lambda: 0.0, rules=SHORT)
    deaf = [Connection(lambda: None, lambda code: None, HandleMap()) for _ in range(3)]
    people = [room.enter(P.Enter(name=n, colour=3), c) for n, c in zip(("Ann", "Bob", "Eve"), deaf, strict=True)]
    assert [one.colour for one in people] == [3, 4, 5]
    assert len({room.colour_of(seat) for seat in room.seats}) == 4
    assert people[0].colour == room.free_colour(3, people[0])
