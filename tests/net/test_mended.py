"""Tables that somebody means to break: what a guest, a host or a file can say that fits the form and is nonsense."""

from __future__ import annotations

import asyncio
import json

import pytest
from net.parties import CODE, SHORT, Fixed, Guest, decks, hosted, mine, room_of, ruleset, run

from doomtable import storage
from doomtable.cards import catalogue
from doomtable.net import protocol as P
from doomtable.net.client import Client, Ticket
from doomtable.net.codes import spoken
from doomtable.net.people import REMOTE
from doomtable.net.sound import sound, sound_table, sound_view
from doomtable.net.stakes import Stakes
from doomtable.net.telling import table
from doomtable.net.wire import Refusal
from doomtable.play import tickets
from doomtable.rules.game import Deck
from doomtable.rules.view import SPECTATOR

LOW = "00" * 32
"""A public key that is none: whoever has it shares the same secret with all."""


class Wire:
    """A connection that goes nowhere."""

    def __init__(self):
        self.codes = []

    def wake(self):
        pass

    def end(self, code):
        self.codes.append(code)


def enter(room, name="Ann", **more):
    """Somebody comes in."""
    return room.enter(P.Enter(name=name, **more), Wire())


class Time:
    """A clock that a test turns."""

    def __init__(self):
        self.now = 1000.0

    def __call__(self):
        return self.now


def begun(room):
    """Begin a game at a table whose people are there, without the deal."""
    from doomtable.records import deal

    room._deal(deal.Dealt(b"", tuple(decks()[at] for at in range(len(room.chairs)))), "", None)
    assert room.phase == "playing"
    return room.play


# --------------------------------------------------------------------------------------------- what guests may do


def test_what_a_deck_calls_its_cards_is_told_to_nobody():
    house = Fixed(decks())
    fault = house.fault(Deck(("a\u0000b" + "x" * 60,) * 60, (), "Bad"), SHORT)
    assert fault == ("unknown", "?", 0, 0)


def test_a_sentence_holds_no_marks_that_cannot_be_seen():
    _, given = spoken("illegal", (0, "unknown", "a\u0000b\u202e\x1b[31m" + "x" * 900, 1, 2))
    assert given["card"].startswith("a b [31mx") and len(given["card"]) <= 100
    assert spoken("\x1b[2J", ())[1] == {"code": "[2J"}


def test_a_key_that_no_box_can_be_made_for_is_refused_and_nothing_has_changed(tmp_path):
    room = room_of((REMOTE, "greedy"), folder=tmp_path)
    with pytest.raises(Refusal) as refused:
        enter(room, key=LOW)
    assert refused.value.code == "malformed" and not room.members
    member = enter(room)
    with pytest.raises(Refusal):
        enter(room, token=room.token_of(member), key=LOW)
    begun(room)
    member.key = LOW  # from a file of games, say
    room._keep_people()
    assert room.phase == "playing"


# --------------------------------------------------------------------------------------------- what hosts may say


def told(room, member):
    """How things stand, as a guest is told."""
    return table(room), room.play.view(member.seat)


def test_a_guest_takes_only_seats_that_are_there():
    room = room_of((REMOTE, "greedy"))
    member = enter(room)
    play = begun(room)
    room_told, seen = told(room, member)
    assert sound_table(room_told) and sound_view(seen, 0, 2)
    assert all(sound(tuple(play.events[seat]), 2) for seat in (0, 1))
    assert not sound_view(seen, 1, 2) and not sound_view(seen, 0, 3)
    assert not sound_view(seen._replace(players=()), 0, 2)
    assert not sound_view(seen._replace(turn=seen.turn._replace(seat=6)), 0, 2)
    assert not sound_view(seen._replace(turn=seen.turn._replace(seat=-1)), 0, 2)
    assert not sound_view(seen._replace(outcome=("points", 5)), 0, 2)
    assert not sound((play.events[0][0]._replace(seat=9),), 2)
    assert not sound((play.events[0][0]._replace(other_seat=-2),), 2)
    far = P.Person(member=1, name="", host=False, seat=5, watching="no", state="here")
    assert not sound_table(room_told.model_copy(update={"people": (far,)}))
    assert not sound_table(room_told.model_copy(update={"seats": room_told.seats[::-1]}))


def test_a_guest_leaves_a_host_that_tells_nonsense(monkeypatch):
    from doomtable.net import telling

    async def main():
        room = room_of((REMOTE, "greedy"), rules=SHORT)
        right = telling.told

        def bent(view, events, numbers):
            seen, *rest = right(view, events, numbers)
            return seen._replace(turn=seen.turn._replace(seat=6)), *rest

        monkeypatch.setattr(telling, "told", bent)
        async with hosted(room) as host:
            ann = Guest(host, "Ann")
            with pytest.raises(Refusal) as refused:
                await ann.play()
            assert refused.value.code == "nonsense" and ann.client.heard.view is None

    run(main())


@pytest.mark.parametrize("text", ["a\\u0000b", "a\\nb", "a\\u202eb", "a\u202eb", "\\\\\\n", "\\u001b[2J"])
def test_nothing_of_a_host_is_taken_that_cannot_be_seen(text):
    with pytest.raises(Refusal):
        P.from_host('{"t":"said","first":0,"lines":[{"member":1,"name":"x","text":"' + text + '"}]}')


def test_what_can_be_seen_is_taken():
    line = P.Line(member=1, name="Zoë", text="C:\\new\\table … “\\u0000” \\\\n")
    assert P.from_host(P.written(P.Said(first=0, lines=(line,)))).lines == (line,)


# -------------------------------------------------------------------------------------------------- the shuffle


def test_a_host_that_leaves_out_the_deal_has_proved_nothing():
    async def main():
        room = room_of((REMOTE, REMOTE), rules=SHORT)
        async with hosted(room) as host:
            people = [Guest(host, name, decks()[at]) for at, name in enumerate(("Ann", "Bob"))]
            ended = await asyncio.gather(*(one.play() for one in people))
            return ended[0].over, people[0]

    over, ann = run(main())

    def wrong(stakes):
        return stakes.proved(over, ruleset, catalogue().get)

    assert wrong(ann.stakes) == ()
    kept = json.loads(json.dumps(ann.ticket.stake))
    ticket = Ticket("127.0.0.1", 1, CODE, stake=kept)
    again = Stakes(Client(ticket, mine(), "Ann"), decks()[0])
    assert wrong(again) == (), "a guest that was started anew still checks"
    for nonsense in ({}, kept | {"secret": "ab" * 32}, {"game": 5}, kept | {"seen": ["x"]}, kept | {"cards": 7}, kept | {"game": "00" * 16}):
        none = Stakes(Client(Ticket("127.0.0.1", 1, CODE, stake=nonsense), mine(), "Ann"), decks()[0])
        none._seat = 0
        assert wrong(none) == ("unproved",)
    ann.stakes._stake, ann.stakes._seat = None, SPECTATOR
    assert wrong(ann.stakes) == (), "who looks on has no stake"


def test_a_stake_is_kept_with_the_ticket(tmp_path, monkeypatch):
    monkeypatch.setattr(storage, "own", lambda name="": tmp_path / name)
    ticket = Ticket("10.0.0.1", 7117, CODE, "ab" * 16, stake={"game": "ab" * 16, "cards": ["Hussar"] * 60})
    tickets.keep(ticket, "Ann", "Friday")
    assert tickets.of(CODE).ticket() == ticket
