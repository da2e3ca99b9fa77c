"""Lost and found: a connection that breaks at every kind of question, hosts that die, seats that computers keep warm.

The measure is always the same: the game goes on to its end, and that end is the one it would have had.
"""

from __future__ import annotations

import asyncio

import pytest
from groups import first_and_rest
from net.parties import SHORT, Guest, Looker, decks, hosted, room_of, run

from doomtable.net import protocol as P
from doomtable.net.guest import client
from doomtable.net.guest.shuffle_proof import GuestDeal
from doomtable.net.host import host_deal
from doomtable.net.host import room as rooms
from doomtable.net.host import server as servers
from doomtable.net.host.members import REMOTE


@pytest.fixture(autouse=True)
def one_game(monkeypatch):
    """Have every deal named alike, so that the same secrets make the same game."""
    monkeypatch.setattr(host_deal, "new_game", lambda: "ab" * 16)


async def game(drops=(), *, seed=0, kind="random", folder=None, cut=None):
    """One game of two people and a computer player; `cut` may break connections before a question is answered."""
    room = room_of((REMOTE, "greedy", REMOTE), rules=SHORT, folder=folder)
    async with hosted(room) as host:
        people = [
            Guest(host, f"{name}{seed}", decks()[at], kind=kind) for at, name in enumerate(("Ann", "Bob"))
        ]
        playing = []
        for one in people:  # one after the other, so that everybody gets the same seat every time
            if cut is not None:
                cut(one)
            playing.append(await one.come())
        ended = await asyncio.gather(*playing)
        assert all(one.wrong == () for one in ended)
        return room.over, people


def test_a_game_can_be_had_again():
    over, _ = run(game())
    assert run(game())[0].digest == over.digest


@pytest.mark.parametrize("seed", first_and_rest(1, range(12)))
def test_at_every_kind_of_question_a_seat_may_be_lost_and_come_back(seed):
    """Every kind of question is lost once by each seat, and the end is that of the undisturbed game."""
    over, _ = run(game(seed=seed))
    lost: set[tuple[int, str, str]] = set()

    def cut(guest):
        def asked(decision):
            kind = (decision.seat, decision.kind, decision.stage)
            if kind not in lost:
                lost.add(kind)
                guest.client._socket.transport.abort()

        guest.bot.on_ask = asked

    after, people = run(game(seed=seed, cut=cut))
    assert len({kind for _, kind, _ in lost}) >= 4, lost
    assert (after.digest, after.choices) == (over.digest, over.choices)
    for one in people:
        assert one.client.received.events[-1].kind == "over"


class Deaf:
    """A connection that breaks when the host has let one in, and before one hears so."""

    def __init__(self, socket):
        self.socket, self.transport, self.send, self.close = socket, socket.transport, socket.send, socket.close

    async def recv(self):
        text = await self.socket.recv()
        if '"t":"entered"' in text:
            self.transport.abort()
            raise ConnectionError
        return text


@pytest.mark.proof
def test_who_never_heard_his_token_takes_his_seat_when_it_is_free_again():
    opened = []

    async def opener(ticket):
        opened.append(await client._open(ticket))
        socket, certificate = opened[-1]
        return (Deaf(socket) if len(opened) == 1 else socket), certificate

    async def main():
        async with hosted(room_of((REMOTE, "greedy"), rules=SHORT)) as host:
            return await Guest(host, "Ann", opener=opener).play()

    ended = run(main())
    assert len(opened) == 2 and ended.over is not None and ended.wrong == ()


def test_a_lost_connection_is_noticed_and_told_apart_from_leaving():
    async def main():
        room = room_of((REMOTE, REMOTE, "greedy"), rules=SHORT, wait=120)
        async with hosted(room) as host:
            ann, bob = Guest(host, "Ann"), Guest(host, "Bob")
            bob.bot.on_ask = lambda decision: bob.client._socket.transport.pause_reading()
            playing = [asyncio.create_task(one.play()) for one in (ann, bob)]
            while bob.client.received.view is None:
                await asyncio.sleep(0.01)
            began = asyncio.get_running_loop().time()
            while not (ann.client.received.table and ann.client.received.table.waiting):
                await asyncio.sleep(0.02)
            noticed = asyncio.get_running_loop().time() - began
            waiting = ann.client.received.table.waiting[0]
            assert noticed < servers.PING + servers.SILENCE + servers.CLOSE_SECONDS + 0.1
            assert waiting.why == "lost" and 110 <= waiting.seconds <= 120
            for task in playing:
                task.cancel()
            await asyncio.wait(playing)

    run(main())


def test_the_game_waits_then_the_computer_plays_then_the_seat_is_given_back():
    async def main():
        room = room_of((REMOTE, REMOTE), host_token="ab" * 16, starts=False, patient=True)
        async with hosted(room) as host, Looker(host, "Host", token="ab" * 16, watch=True) as master:
            ann, bob = Guest(host, "Ann"), Guest(host, "Bob", kind="random")
            asked = asyncio.Event()
            ann.bot.on_ask = lambda decision: asked.set()
            playing = [asyncio.create_task(one.play()) for one in (ann, bob)]
            await master.until(lambda h: all(seat.ready for seat in h.table.seats))
            await master.ask(P.HostCommand, what="start")
            await asked.wait()
            token, seat = bob.ticket.token, bob.client.received.seat
            playing[1].cancel()
            bob.client._socket.transport.abort()
            await asyncio.wait([playing[1]])
            await master.until(lambda h: h.table.waiting)
            assert room.hosted.frozen
            held = room.hosted.number
            await asyncio.sleep(0.3)
            assert room.hosted.number == held, "nothing is chosen while a seat is empty"
            assert (await master.ask(P.HostCommand, what="wait", seat=seat, seconds=900)).t == "done"
            assert (await master.until(lambda h: h.table.waiting[0].seconds > 0)).table.waiting[
                0
            ].seconds > 890
            assert (await master.ask(P.HostCommand, what="wait", seat=1 - seat)).code == "not_gone"
            assert (await master.ask(P.HostCommand, what="take_over", seat=seat)).t == "done"
            await master.until(lambda h: h.table.seats[seat].state == "computer")
            while room.hosted.number < held + 12:
                await asyncio.sleep(0.01)
            again = Looker(host, "Bob", token=token)
            async with again:
                await master.until(lambda h: h.table.seats[seat].state == "here")
                assert again.heard.seat == seat
                await again.until(
                    lambda h: h.view is not None and h.view.decision and h.view.decision.seat == seat
                )
                asking = again.heard.update.ask
                assert (await again.ask(P.ChooseOption, ask=asking, option=0)).t == "done"
                assert (await again.ask(P.ChooseOption, ask=asking, option=0)).code in ("stale", "not_asked")
            assert (await master.until(lambda h: h.table.waiting)).table.waiting[0].why == "left"
            playing[0].cancel()
            await asyncio.wait([playing[0]])

    run(main())


def test_whoever_leaves_is_played_by_the_computer_at_once_and_the_game_goes_on():
    async def main():
        room = room_of((REMOTE, REMOTE), rules=SHORT)
        async with hosted(room) as host:
            ann, bob = Guest(host, "Ann"), Guest(host, "Bob")
            playing = [asyncio.create_task(one.play()) for one in (ann, bob)]
            while bob.client.received.view is None:
                await asyncio.sleep(0.01)
            await bob.client.leave()
            ended = await playing[0]
            playing[1].cancel()
            await asyncio.wait([playing[1]])
            assert ended.over is not None and ended.wrong == ()

    run(main())


def test_a_clock_that_runs_out_lets_the_computer_play(monkeypatch):
    async def main():
        room = room_of((REMOTE, "greedy"), rules=SHORT, thought=1)
        async with hosted(room) as host, Looker(host, "Ann") as ann:
            deal = GuestDeal(ann.client, decks()[0])
            await ann.ask(P.Ready, ready=True, terms=1)
            table = (await ann.until(lambda h: h.table.phase == "playing")).table
            assert 0 <= table.seats[0].seconds <= 1
            over = (await ann.until(lambda h: h.over is not None)).over
            assert over.outcome and not deal.broken

    run(main())


def test_a_second_connection_with_the_token_takes_the_seat():
    async def main():
        room = room_of((REMOTE, REMOTE))
        async with hosted(room) as host, Looker(host, "Ann") as ann:
            async with Looker(host, "Ann", token=ann.ticket.token) as again:
                await asyncio.wait([ann.staying])
                assert ann.client.refused.code == "elsewhere"
                assert again.heard.seat == 0 and len(room.members) == 1
            stranger = Looker(host, "Eve", token="00" * 16)
            with pytest.raises(Exception) as refused:
                async with stranger:
                    pass
            assert getattr(refused.value, "code", "") == "no_token"

    run(main())


def test_a_fault_of_the_engine_stops_its_table_and_no_other(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    async def main():
        bad, good = (
            room_of((REMOTE, "greedy"), rules=SHORT),
            room_of((REMOTE, "greedy"), code="B" * 16, rules=SHORT),
        )
        async with hosted(bad, good) as host:
            ann, bob = Guest(host, "Ann"), Guest(host, "Bob", code="B" * 16)

            def broken():
                raise RuntimeError("the engine met something that must not be")

            def asked(decision):
                bad.hosted.run = broken

            ann.bot.on_ask = asked
            ended = await asyncio.gather(ann.play(), bob.play())
            assert ended[0].over is None and ended[0].why == ("fault", -1)
            assert ended[1].over is not None and ended[1].wrong == ()
            assert bad.phase == "stopped"

    run(main())
    assert list((tmp_path / "doomtable" / "reports").glob("*.record"))


def test_seats_of_the_lost_are_free_again_after_a_while(monkeypatch):
    monkeypatch.setattr(rooms, "SEAT_KEPT_SECONDS", 0.3)

    async def main():
        room = room_of((REMOTE, REMOTE))
        async with hosted(room) as host, Looker(host, "Ann") as ann:
            bob = Looker(host, "Bob")
            async with bob:
                await ann.until(lambda h: h.table.seats[1].member)
                bob.staying.cancel()
                bob.client._socket.transport.abort()
                await ann.until(lambda h: h.table.seats[1].state == "lost")
                await ann.until(lambda h: h.table.seats[1].state == "open")

    run(main())
