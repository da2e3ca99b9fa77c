"""Tables that somebody means to break: what a guest, a host or a file can say that fits the form and is nonsense."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import Future
from contextlib import asynccontextmanager
from functools import partial

import pytest
from clocks import Clock, IdleLoop
from net.parties import (
    CODE,
    SHORT,
    Fixed,
    Guest,
    Looker,
    Patient,
    decks,
    hosted,
    mine,
    room_of,
    ruleset,
    run,
    unannounced,
)  # fmt: skip
from typer.testing import CliRunner
from websockets.asyncio.server import serve

from doomtable import rulesets
from doomtable.ai.players import program
from doomtable.cards.catalogue import catalogue
from doomtable.cli import main as cli
from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.lan import host_and_join, saved_tickets
from doomtable.lan.background_host import BackgroundHost
from doomtable.lan.sealed_games import ResumableSave, list_sealed_games
from doomtable.net import protocol as P
from doomtable.net.guest import client as clients
from doomtable.net.guest.client import Client, HostLost, Ticket
from doomtable.net.guest.network_thread import NetworkThread
from doomtable.net.guest.remote_session import MOMENT, RemoteSession
from doomtable.net.guest.shuffle_proof import GuestDeal
from doomtable.net.host import request_handlers, sealed_save
from doomtable.net.host import server as servers
from doomtable.net.host.hosted_game import HostedGame
from doomtable.net.host.members import REMOTE, Connection, token_hash
from doomtable.net.host.outbox import Outbox, room_info
from doomtable.net.host.room import Room
from doomtable.net.protocol.certificate import new_certificate
from doomtable.net.protocol.opaque_handles import HandleMap
from doomtable.net.protocol.refusals import Refusal, refusal_message
from doomtable.net.protocol.seat_validation import valid_room, valid_seats, valid_view
from doomtable.rules.game import Deck
from doomtable.rules.terms import Outcome
from doomtable.rules.view_parts import SPECTATOR, CombatView, DecisionView, OptionView, SideView
from doomtable.session.player_rng import PlayerRng

LOW = "00" * 32
"""A public key that is none: whoever has it shares the same secret with all."""


def connection():
    """A connection that goes nowhere."""
    return Connection(lambda: None, lambda code: None, HandleMap())


def enter(room, name="Ann", **more):
    """Somebody comes in."""
    return room.enter(P.Enter(name=name, **more), connection())


def begun(room):
    """Begin a game at a table whose people are there, without the deal."""
    from doomtable.records import fair_deal

    room._deal(fair_deal.Dealt(b"", tuple(decks()[at] for at in range(len(room.seats)))), "", None)
    assert room.phase == "playing"
    return room.hosted


# --------------------------------------------------------------------------------------------- what guests may do


def test_what_a_deck_calls_its_cards_is_told_to_nobody():
    services = Fixed(decks())
    fault = services.fault(Deck(("a\u0000b" + "x" * 60,) * 60, (), "Bad"), SHORT)
    assert fault == ("unknown", "?", 0, 0)


def test_a_sentence_holds_no_marks_that_cannot_be_seen():
    _, given = refusal_message("illegal", (0, "unknown", "a\u0000b\u202e\x1b[31m" + "x" * 900, 1, 2))
    assert given["card"].startswith("a b [31mx") and len(given["card"]) <= 100
    assert refusal_message("\x1b[2J", ())[1] == {"code": "[2J"}


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
    room.keep_people()
    assert room.phase == "playing"


# --------------------------------------------------------------------------------------------- what hosts may say


def told(room, member):
    """How things stand, as a guest is told."""
    return room_info(room), room.hosted.view(member.seat)


def test_a_guest_takes_only_seats_that_are_there():
    room = room_of((REMOTE, "greedy"))
    member = enter(room)
    play = begun(room)
    room_told, seen = told(room, member)
    assert valid_room(room_told) and valid_view(seen, 0, 2)
    assert all(valid_seats(tuple(play.events[seat]), 2) for seat in (0, 1))
    assert not valid_view(seen, 1, 2) and not valid_view(seen, 0, 3)
    assert not valid_view(seen._replace(players=()), 0, 2)
    assert not valid_view(seen._replace(turn=seen.turn._replace(seat=6)), 0, 2)
    assert not valid_view(seen._replace(turn=seen.turn._replace(seat=-1)), 0, 2)
    assert not valid_view(seen._replace(outcome=Outcome("points", (5,))), 0, 2)
    assert not valid_seats((play.events[0][0]._replace(seat=9),), 2)
    assert not valid_seats((play.events[0][0]._replace(other_seat=-2),), 2)
    far = P.MemberInfo(member=1, name="", host=False, seat=5, watching="no", state="here")
    assert not valid_room(room_told.model_copy(update={"people": (far,)}))
    assert not valid_room(room_told.model_copy(update={"seats": room_told.seats[::-1]}))


def test_a_guest_leaves_a_host_that_tells_nonsense(monkeypatch):
    from doomtable.net.host import outbox

    async def main():
        room = room_of((REMOTE, "greedy"), rules=SHORT)
        right = outbox.outgoing_view

        def bent(view, events, numbers):
            seen, *rest = right(view, events, numbers)
            return seen._replace(turn=seen.turn._replace(seat=6)), *rest

        monkeypatch.setattr(outbox, "outgoing_view", bent)
        async with hosted(room) as host:
            ann = Guest(host, "Ann")
            with pytest.raises(Refusal) as refused:
                await ann.play()
            assert refused.value.code == "nonsense" and ann.client.received.view is None

    run(main())


@pytest.mark.parametrize("text", ["a\\u0000b", "a\\nb", "a\\u202eb", "a\u202eb", "\\\\\\n", "\\u001b[2J"])
def test_nothing_of_a_host_is_taken_that_cannot_be_seen(text):
    with pytest.raises(Refusal):
        P.from_host('{"t":"said","first":0,"lines":[{"member":1,"name":"x","text":"' + text + '"}]}')


def test_what_can_be_seen_is_taken():
    line = P.ChatLine(member=1, name="Zoë", text="C:\\new\\table … “\\u0000” \\\\n")
    assert P.from_host(P.encode(P.ChatLines(first=0, lines=(line,)))).lines == (line,)


# -------------------------------------------------------------------------------------------------- the shuffle


def test_a_host_that_leaves_out_the_deal_has_proved_nothing():
    async def main():
        room = room_of((REMOTE, REMOTE), rules=SHORT)
        async with hosted(room) as host:
            people = [Guest(host, name, decks()[at]) for at, name in enumerate(("Ann", "Bob"))]
            ended = await asyncio.gather(*(one.play() for one in people))
            return ended[0].over, people[0]

    over, ann = run(main())

    def wrong(deal):
        return deal.proved(over, ruleset, catalogue().get)

    assert wrong(ann.deal) == ()
    kept = json.loads(json.dumps(ann.ticket.stake))
    ticket = Ticket("127.0.0.1", 1, CODE, stake=kept)
    again = GuestDeal(Client(ticket, mine(), "Ann"), decks()[0])
    assert wrong(again) == (), "a guest that was started anew still checks"
    bent = [kept | one for one in ({"secret": "ab" * 32}, {"seen": ["x"]}, {"game": "00" * 16}, {"cards": 7})]
    for nonsense in ({}, {"game": 5}, *bent):
        none = GuestDeal(Client(Ticket("127.0.0.1", 1, CODE, stake=nonsense), mine(), "Ann"), decks()[0])
        none._seat = 0
        assert wrong(none) == ("unproved",)
    ann.deal._participant, ann.deal._seat = None, SPECTATOR
    assert wrong(ann.deal) == (), "who looks on has no part in the deal"


def test_a_stake_is_kept_with_the_ticket(tmp_path, monkeypatch):
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    ticket = Ticket("10.0.0.1", 7117, CODE, "ab" * 16, stake={"game": "ab" * 16, "cards": ["Hussar"] * 60})
    saved_tickets.keep(ticket, "Ann", "Friday")
    assert saved_tickets.of(CODE).ticket() == ticket


# ---------------------------------------------------------------------------------------------- who is the host


class Liar:
    """Somebody at the host's address who has not got the code."""

    def __init__(self, code):
        self.code, self.knocks = code, 0
        self.certificate = new_certificate()

    async def came(self, line):
        self.knocks += 1
        hello = P.Hello(protocol=P.PROTOCOL, program="x", rules=mine().rules, sets={}, nonce="0" * 64)
        await line.send(P.encode(hello))
        await line.recv()
        await line.send(P.encode(P.RequestRefused(code=self.code)))

    @asynccontextmanager
    async def listening(self, port=0):
        async with serve(self.came, "127.0.0.1", port, ssl=self.certificate.context) as server:
            yield next(iter(server.sockets)).getsockname()[1]


@pytest.mark.parametrize(("code", "told"), [("no_token", "lost"), ("kicked", "lost"), ("wrong_code", "wrong_code")])
def test_who_has_not_proved_the_code_is_not_believed(monkeypatch, code, told):
    monkeypatch.setattr(clients, "RETRY_SECONDS", (0.01,))

    async def main():
        liar = Liar(code)
        async with liar.listening() as port:
            client = Client(Ticket("127.0.0.1", port, CODE, "ab" * 16), mine(), "Ann")
            with pytest.raises((Refusal, HostLost)) as why:
                await client.stay()
            assert getattr(why.value, "code", "lost") == told
            assert client.ticket.token == "ab" * 16

    run(main())


@pytest.mark.parametrize("code", ["no_token", "wrong_code", "other_protocol"])
def test_whoever_was_in_waits_for_the_host_and_not_for_who_sits_there_instead(monkeypatch, code):
    monkeypatch.setattr(clients, "RETRY_SECONDS", (0.01,))

    async def main():
        liar, room = Liar(code), room_of((REMOTE, REMOTE))
        async with liar.listening() as there, hosted(room) as host, Looker(host, "Ann") as ann:
            ann.ticket.port = there
            ann.client._socket.transport.abort()
            while liar.knocks < 3:
                await asyncio.sleep(0.01)
            ann.ticket.port = host.port
            await ann.until(lambda h: ann.client.connected)
            assert ann.client.refused is None and ann.heard.seat == 0

    run(main())


# ------------------------------------------------------------------------------------------------------- clocks


def timed(people=2, **more):
    """A game against a clock that a test turns: room, time, play, members."""
    time, services = Clock(1000.0), Fixed(decks(), folder=more.pop("folder", None))
    room = Room(services, (REMOTE,) * people, CODE, time, rules=rulesets.get("second"), thought=100, **more)
    members = [enter(room, name) for name in ("Ann", "Bob", "Cid")[:people]]
    for member in members:
        member.token = token_hash(f"{member.number:032x}")
    return room, time, begun(room), members


def back(room, member):
    """Somebody comes back while his old line is still there."""
    return enter(room, member.name, token=f"{member.number:032x}")


def test_coming_back_while_the_old_line_is_open_costs_the_time_that_was_thought():
    room, time, play, members = timed()
    asked = play.asked()
    time.now += 10
    assert play.seconds(asked) == 90
    back(room, members[asked.number])
    assert play.seconds(asked) == 90
    time.now += 5
    back(room, members[1 - asked.number])
    assert play.seconds(asked) == 85


def test_whose_clock_ran_out_comes_back_to_look_on_until_the_host_gives_the_seat_back():
    room, time, play, members = timed()
    asked = play.asked()
    time.now += 101
    room.tick()
    assert asked.stand_in
    room.gone(members[asked.number], members[asked.number].connection)
    back(room, members[asked.number])
    assert asked.stand_in and asked.left == 0 and members[asked.number].state == "here"
    play.back(asked)
    assert not asked.stand_in and asked.left == -1


def pleading():
    """A game in which somebody may take something back: room, time, play, his seat."""
    room, time, play, _ = timed()
    for _ in range(200):
        seat = play.asked().number
        play.choose(seat, play.ask, 0)
        if any(undo.seat == seat for undo in play.session.history.undos()) and play.asked().number == seat:
            return room, time, play, seat
    raise AssertionError("nobody may take anything back")


def test_a_wish_to_take_back_is_told_no_once_and_costs_the_time_of_whoever_wishes():
    room, time, play, seat = pleading()
    mine_, other = room.seats[seat], room.seats[1 - seat]
    left, theirs = play.seconds(mine_), play.seconds(other)
    play.ask_takeback(seat)
    time.now += 20
    assert play.seconds(mine_) == left - 20 and play.seconds(other) == theirs
    play.consent(1 - seat, False)
    assert play.seconds(mine_) == left - 20
    with pytest.raises(Refusal) as refused:
        play.ask_takeback(seat)
    assert refused.value.code == "not_again"
    while not any(undo.seat == seat for undo in play.session.history.undos()) or play.asked().number != seat or (
        len(play.game.choices) in {count for _, count in play._denied}
    ):
        play.choose(play.asked().number, play.ask, 0)
    play.ask_takeback(seat)


def test_a_wish_ends_when_the_clock_of_whoever_wishes_has_run_out():
    room, time, play, seat = pleading()
    room.seats[seat].left = 30.0
    play._since = time.now
    play.ask_takeback(seat)
    time.now += 31
    room.tick()
    assert play.takeback is None and room.seats[seat].left == 0


def test_a_question_has_another_number_in_every_room():
    assert len({timed()[2].ask for _ in range(5)}) == 5


# ------------------------------------------------------------------------------------------------- what is kept


class Full:
    """A disk that takes only so many bytes, and never more than seven at once."""

    def __init__(self, file, room):
        self.file, self.room = file, room

    def write(self, data):
        if not self.room:
            raise OSError(28, "No space left on device")
        taken = self.file.write(bytes(data[: min(7, self.room)]))
        self.room -= taken
        return taken

    def close(self):
        self.file.close()


def test_a_game_that_is_not_kept_any_more_says_so_and_is_not_saved(tmp_path):
    room, _, play, _ = timed(folder=tmp_path)
    (path,) = tmp_path.iterdir()
    play.save_writer._file = Full(play.save_writer._file, 2000)
    told_at = room.number
    while not play.save_writer.write_error:
        assert not room_info(room).unkept
        room.playing(lambda play: play.choose(play.asked().number, play.ask, 0))
    assert room_info(room).unkept and room.number > told_at
    with pytest.raises(Refusal) as refused:
        room.save_and_stop()
    assert refused.value.code == "not_kept" and room.phase == "playing" and not room.saved
    assert sealed_save.read(path.read_bytes(), "file").people, "what was kept before can be read"


def test_what_is_written_in_parts_is_whole(tmp_path):
    room, _, play, members = timed(folder=tmp_path)
    (path,) = tmp_path.iterdir()
    play.save_writer._file = Full(play.save_writer._file, 10**9)
    for _ in range(5):
        room.playing(lambda play: play.choose(play.asked().number, play.ask, 0))
    found = sealed_save.read(path.read_bytes(), "file")
    assert found.whole == path.stat().st_size and found.record(play.save_writer.key)
    size = path.stat().st_size
    for _ in range(20):
        back(room, members[0])
    assert path.stat().st_size == size, "coming back writes nothing that stands there already"


# ------------------------------------------------------------------------------------------- coming back, ends


def test_the_chat_of_a_host_that_was_started_anew_is_heard():
    async def main():
        async with hosted(room_of((REMOTE, REMOTE))) as first, Looker(first, "Ann") as ann:
            for text in ("one", "two", "three"):
                await ann.ask(P.Chat, text=text)
            await ann.until(lambda h: h.said == 3)
            again = room_of((REMOTE, REMOTE))
            async with hosted(again) as second:
                member = again.enter(P.Enter(name="Ann"), connection())
                member.token, member.connection = token_hash(ann.ticket.token), None
                again.say(member, "three and a half")
                ann.ticket.port = second.port
                ann.client._socket.transport.abort()
                await ann.until(lambda h: member.connection is not None)
                again.say(member, "four")
                await ann.until(lambda h: [line.text for line in h.chat] == ["three and a half", "four"])

    run(main())


def test_whoever_is_quick_to_be_ready_again_takes_the_end_from_nobody():
    room, _, _, members = timed()
    slow = Outbox(room, members[1], HandleMap(), 0, 0, 0)
    slow.news()
    end(room)
    request_handlers.handle_request(room, members[0], P.Ready(id=1, ready=True, terms=1))
    assert room.phase == "lobby"
    kinds = [type(message) for message in slow.news()]
    assert kinds.count(P.GameOver) == 1 and P.Update in kinds
    room.members[1].host = True
    room.phase = "over"
    request_handlers.handle_request(room, members[0], P.HostCommand(id=2, what="again"))
    late = Outbox(room, members[1], HandleMap(), 0, 0, 0)
    assert P.GameOver in [type(message) for message in late.news()]


def end(room):
    """Play a game to its end, whoever is asked."""
    player, chance = program("random", catalogue().get), PlayerRng(1, 1)
    while room.phase == "playing":
        play = room.hosted
        options = play._options(play.asked().number, play.ask)
        at = options.index(player.pick(options, chance))
        room.playing(partial(HostedGame.choose, seat=play.asked().number, ask=play.ask, option=at))


# --------------------------------------------------------------------------------------------- names and bounds


def test_no_name_is_another_s_however_long_it_is():
    room = room_of((REMOTE, REMOTE))
    for _ in range(15):
        enter(room, "x" * 24, watch=True)
    names = [member.name for member in room.members.values()]
    assert len(set(names)) == 15 and max(map(len, names)) == 24


def test_a_table_with_a_long_name_takes_guests():
    room = room_of((REMOTE, REMOTE), name="n\u0000" * 41)
    enter(room)
    assert len(room_info(room).name) <= 40
    result = CliRunner().invoke(cli.app, ["host", "--headless", "--name", "n" * 41])
    assert result.exit_code != 0 and isinstance(result.exception, BadInput) and "40" in str(result.exception)


def test_what_a_host_says_in_a_refusal_is_bounded():
    with pytest.raises(Refusal):
        P.from_host(json.dumps({"t": "refused", "id": 0, "code": "full", "args": ["x" * 201]}))
    assert host_and_join.worded("no_rules", ("\x1b[2J" + "x" * 500,)).count("x") < 100
    assert "\x1b" not in host_and_join.worded("no_rules", ("\x1b[2J",))


@pytest.mark.parametrize("start", ['{"t":"open",', '{ "t" : "open" ,', '{\n"t":\t"open",', ""])
def test_a_deck_is_opened_however_the_message_is_spaced(start):
    fields = {
        "id": 1, "game": "ab" * 16, "name": "x", "cards": ["Hussar"] * 1000, "collection": [], "secret": "c" * 64,
    }  # fmt: skip
    text = start + json.dumps(fields)[1:] if start else json.dumps(fields | {"t": "open"})
    assert len(P.from_guest(text).cards) == 1000
    with pytest.raises(Refusal):
        P.from_guest(json.dumps({"t": "chat", "id": 1, "text": "x" * 9000}))


def kept_file(tmp_path, **more):
    """A sealed game, its bytes changed."""
    room, *_ = timed(folder=tmp_path)
    room.hosted.save_writer.close()
    (path,) = tmp_path.iterdir()
    rows = [json.loads(row) for row in path.read_text().splitlines()]
    people = next(row for row in rows if isinstance(row, dict) and "people" in row)
    for key, value in more.items():
        if key in people:
            people[key] = value
        else:
            people["people"][0][key] = value
    path.write_text("".join(json.dumps(row) + "\n" for row in rows))
    return path


@pytest.mark.parametrize(
    "more",
    [
        {"kinds": 5}, {"kinds": "human"}, {"kinds": [5, 6]}, {"kinds": ["human"]}, {"kinds": ["human", "greedy"]},
        {"people": [5]}, {"seat": 5}, {"seat": 1.5}, {"seat": "0"}, {"seat": 1}, {"number": -1}, {"number": 2},
        {"name": "x" * 90}, {"name": "a\u0000"}, {"token": "x"}, {"key": "zz"}, {"box": 5}, {"box": ["a", "b"]},
        {"box": ["a"]},
    ],
)  # fmt: skip
def test_a_kept_game_that_was_tampered_with_is_one_sentence(tmp_path, more):
    path = kept_file(tmp_path, **more)
    with pytest.raises(BadInput) as bad:
        ResumableSave(Fixed(decks()), path)
    assert str(path) in str(bad.value)
    (listed,) = list_sealed_games(tmp_path)
    assert listed.fault


def test_a_kept_game_that_was_not_tampered_with_is_taken(tmp_path):
    path = kept_file(tmp_path)
    save = ResumableSave(Fixed(decks()), path)
    assert save.kinds == (REMOTE, REMOTE) and [one.seat for one in save.people] == [0, 1]


# ------------------------------------------------------------------------------------------------- at the door


def test_strangers_who_never_greet_are_cut_off_at_once(monkeypatch):
    monkeypatch.setattr(servers, "MOST_AT_DOOR", 24)

    async def main():
        async with hosted(room_of((REMOTE, REMOTE))) as host, Looker(host, "Ann") as ann:
            lines = [await asyncio.open_connection("127.0.0.1", host.port) for _ in range(20)]
            reads = [asyncio.create_task(reader.read(1)) for reader, _ in lines]
            done, waiting = await asyncio.wait(reads, timeout=1.0)
            assert len(done) == 14 and len(waiting) == 6
            await ann.ask(P.Chat, text="still here")
            for _, writer in lines:
                writer.close()
            await asyncio.wait(reads)
            async with Looker(host, "Bob"):
                pass

    run(main())


def test_nothing_more_is_done_for_whoever_was_shown_the_door():
    room = room_of((REMOTE, REMOTE))
    member = enter(room)
    room.forget(member)
    with pytest.raises(Refusal) as refused:
        request_handlers.handle_request(room, member, P.Chat(id=1, text="still here"))
    assert refused.value.code == "kicked" and not room.chat


def test_a_table_whose_report_cannot_be_written_stops_no_other(monkeypatch):
    async def main():
        async with hosted(room_of((REMOTE, REMOTE))) as host:
            told = []
            host.when_fault = told.append

            def fails(_):
                raise OSError("no space")

            host.rooms[0].guard = fails
            while len(told) < 2:
                await asyncio.sleep(0.05)
            assert not any(task.done() for task in host._tasks)
            host.faults.clear()
            host.rooms.clear()

    run(main())


def test_a_table_that_nobody_wants_any_more_does_not_open(tmp_path, monkeypatch):
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / name)
    unannounced(monkeypatch)
    loop, before = Patient(IdleLoop()), Future()
    try:
        hosting = BackgroundHost(loop, [room_of((REMOTE, REMOTE))], 0, wait=False, after=before)
        going = hosting.close_politely(None)
        before.set_result(None)
        going.result()
        assert hosting.port == 0 and not (tmp_path / "lan").exists()
        again = BackgroundHost(loop, [room_of((REMOTE, REMOTE))], 0, wait=False)
        again.close_politely(None).result()
        assert again._server._server is None or not again._server._server.is_serving()
    finally:
        loop.close()


# --------------------------------------------------------------------------------------------------- waiting


class Hurried(NetworkThread):
    """A loop of which nobody waits for an answer longer than a moment, which is over at once."""

    def __init__(self, events):
        super().__init__(events)
        self.waits = []

    def result(self, future, seconds):
        self.waits.append(seconds)
        if seconds == MOMENT:
            raise TimeoutError
        return future.result()


def test_the_window_waits_once_for_a_host_that_does_not_answer(monkeypatch):
    """And not at all for what the combat comes to."""
    loop = Hurried(IdleLoop())
    try:

        async def made():
            client = Client(Ticket("127.0.0.1", 1, CODE), mine(), "Ann")
            monkeypatch.setattr(client, "stay", asyncio.Event().wait)
            return client, GuestDeal(client, decks()[0])

        remote = RemoteSession(loop, *loop.wait(made()), ruleset)
        room = room_of((REMOTE, "greedy"))
        member = enter(room)
        begun(room)
        heard = remote.client.received
        heard.table, heard.view = told(room, member)
        heard.entered = P.Entered(member=1, token="ab" * 16, seat=0, host=False, room=room.sign, done=0)
        decision = DecisionView(0, "tactic", "", "", (OptionView("fight"),), False)
        heard.view = heard.view._replace(decision=decision)
        heard.update = P.Update(game=1, number=1, ask=7, choices=0, first=0, events=(), view=heard.view)
        remote.client.connected = True
        assert remote.pending_human() == 0
        loop.waits.clear()
        for _ in range(50):
            assert remote.forecasts(0) == {}
        assert loop.waits == []
        assert remote.preview(0, "attack", 3) is None
        loop.wait(asyncio.sleep(0))
        for _ in range(20):
            assert remote.preview(0, "attack", 3) is None
        assert loop.waits.count(MOMENT) == 1
        asked = [one for one, _ in remote.client._asked.values()]
        assert [one.t for one in asked] == ["foresee", "try"]
        fight = CombatView(*(SideView(1, seat, (), (), (), ()) for seat in (0, 1)), "fight", "tactic", None, ())
        loop.loop.call_soon_threadsafe(
            remote.client._answered, asked[0].id, P.ForecastReply(id=asked[0].id, combats=(("fight", fight),))
        )
        while not remote.forecasts(0):
            loop.wait(asyncio.sleep(0))
        assert remote.forecasts(0) == {"fight": fight}
    finally:
        loop.close()
