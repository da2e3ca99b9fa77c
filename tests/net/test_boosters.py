"""Sealed and draft in the network: to the end of the game, nobody told another's cards, who was lost comes back."""

from __future__ import annotations

import asyncio
import json
from collections import Counter

import pytest
from net.parties import SHORT, Guest, Looker, hosted, mine, now, room_of, run

from doomtable.cards.catalogue import catalogue
from doomtable.decks.card_pool import CardPool
from doomtable.errors import BadInput
from doomtable.lan.lan_boosters import ComputerDrafter, LanBoosters
from doomtable.lan.room_setup import RoomOptions, resumed
from doomtable.lan.sealed_games import ResumableSave, list_sealed_games
from doomtable.net import protocol as P
from doomtable.net.host import outbox, request_handlers
from doomtable.net.host.members import REMOTE
from doomtable.net.host.outbox import room_info
from doomtable.net.host.server import TableServer
from doomtable.rules.game import Deck
from doomtable.rules.terms import NOBODY

DRAFT = P.BoosterTerms(format="draft", sets=("unl", "unl"), size=20, seconds=0)
SEALED = P.BoosterTerms(format="sealed", sets=("unl", "inq"), size=20, seconds=0)
DRAFTER = ComputerDrafter()


def table_of(boosters: P.BoosterTerms, kinds=(REMOTE, REMOTE, "greedy"), **more):
    room = room_of(kinds, rules=SHORT, **more)
    room.boosters = boosters
    return room


class Ears:
    """Everything that each member is told, with his seat."""

    def __init__(self, monkeypatch) -> None:
        self.told: list[tuple[int, int, P.Message]] = []
        news, take = outbox.Outbox.news, request_handlers.handle_request

        def told_news(one):
            out = news(one)
            self.told += [(one._member.number, one._member.seat, message) for message in out]
            return out

        def taken(room, member, request):
            out = take(room, member, request)
            self.told += [(member.number, member.seat, message) for message in out]
            return out

        monkeypatch.setattr(outbox.Outbox, "news", told_news)
        monkeypatch.setattr(request_handlers, "handle_request", taken)


@pytest.mark.parametrize("boosters", [DRAFT, SEALED])
def test_boosters_are_opened_decks_built_of_them_and_a_proved_game_played(boosters):
    room = table_of(boosters)
    seen = {}

    async def all_of_it():
        async with hosted(room) as host:
            people = [Guest(host, f"Guest {n}") for n in range(2)]
            for one in people:
                one.client.changed.append(lambda message, one=one: _note(seen, one, message))
            return await asyncio.gather(*(one.play() for one in people))

    for result in run(all_of_it()):
        assert result.over is not None and result.wrong == () and result.why == ()
        assert result.over.options["deck_min"] == 20
        decks = [Counter(deck[0]) for deck in result.over.decks]
        assert all(deck.total() >= 20 for deck in decks)
    for seat, pool in seen.items():
        assert decks[seat] <= Counter(pool) and len(pool) == (30 if boosters is DRAFT else 23)
    assert len(seen) == 2 and Counter(seen[0]) != Counter(seen[1])
    assert room.phase == "over" and room.rules.deck_min == 20
    room.reopen()
    assert room.rules == SHORT and room.draft is None


def _note(seen, one, message) -> None:
    if isinstance(message, P.DraftInfo) and not message.left:
        seen[one.client.received.seat] = message.pool


def test_nobody_is_told_of_another_s_booster_or_picks(monkeypatch):
    """Until the decks are on the table every name that a seat hears lay before it or is its own; who looks on hears
    none."""
    ears, room = Ears(monkeypatch), table_of(DRAFT, open_spectators=True)
    names = sorted(catalogue().names, key=len, reverse=True)

    async def all_of_it():
        async with hosted(room) as host:
            people = [Guest(host, f"Guest {n}") for n in range(2)]
            playing = [await one.come() for one in people]
            async with Looker(host, "Watcher", watch=True) as watcher:
                await watcher.until(lambda heard: heard.table.phase in ("building", "dealing", "playing", "over"))
                until = len(ears.told)
                for one in playing:
                    one.cancel()
                await asyncio.wait(playing)
                return until

    until = run(all_of_it())
    allowed: dict[int, set[str]] = {NOBODY: set(), 0: set(), 1: set()}
    packs = dict.fromkeys(allowed, 0)
    for member, seat, message in ears.told[:until]:
        if isinstance(message, P.DraftInfo):
            assert seat != NOBODY, "who looks on is told of no booster"
            assert set(type(message).model_fields) == {
                "t", "number", "round", "rounds", "leftward", "pack", "pool", "waiting", "left", "seconds",
            }  # fmt: skip
            before = len(allowed[seat])
            allowed[seat] |= {*message.pack, *message.pool}
            packs[seat] += len(allowed[seat]) > before
            assert message.pool == tuple(room.draft.told(seat).pool[: len(message.pool)])
        elif not isinstance(message, P.Update | P.GameOver):
            text = json.dumps(json.loads(P.encode(message)), ensure_ascii=False)
            found = [name for name in names if len(name) > 4 and f'"{name}"' in text]
            assert not found, (member, message.t, found)
    assert packs[0] > 3 and packs[1] > 3
    mine, other = (Counter(room.draft.told(seat).pool) for seat in (0, 1))
    assert mine != other
    assert {*mine} <= allowed[0] and {*other} <= allowed[1]


def test_what_a_seat_is_told_does_not_hang_on_what_others_have():
    """Two tables that differ in the pack and the picks of others tell the same."""
    one, two = (LanBoosters.opened(DRAFT, (REMOTE,) * 3, SHORT, ("",) * 3, seed=5) for _ in range(2))
    for boosters, place in ((one, 0), (two, 1)):
        boosters.pick(2, boosters.seen(2).pack[place])
    assert one.seen(0) == two.seen(0) and one.seen(1) == two.seen(1)
    assert one.seen(2) != two.seen(2) and one.seen(2).pack == ()


def test_the_same_seed_opens_the_same_and_computers_pick_the_same():
    def drafted(seed):
        boosters = LanBoosters.opened(DRAFT, (REMOTE, "greedy", "greedy"), SHORT, ("a", "b", "c"), seed=seed)
        while boosters.awaited:
            boosters.pick(0, boosters.suggestion(0))
        return [boosters.seen(seat).pool for seat in range(3)], boosters.deck(1)

    assert drafted(4) == drafted(4) != drafted(6)


def test_who_is_lost_comes_back_to_his_booster_and_requests_are_done_once():
    room = table_of(DRAFT, (REMOTE, REMOTE))

    async def all_of_it():
        async with hosted(room) as host, Looker(host, "Ann") as ann, Looker(host, "Bob") as bob:
            for one in (ann, bob):
                await one.ask(P.Ready, ready=True, terms=room.terms)
            told = (await ann.until(lambda heard: heard.draft is not None and heard.draft.pack)).draft
            card = told.pack[2]
            for _ in range(2):
                assert (await ann.ask(P.PickBooster, pick=0, card=card)).t == "done"
            waits = (await ann.until(lambda heard: heard.draft.pool == (card,))).draft
            assert waits.pack == () and waits.waiting == (1,)
            for pick, wrong, code in ((1, card, "no_draft"), (0, told.pack[3], "no_draft")):
                answer = await ann.ask(P.PickBooster, pick=pick, card=wrong)
                assert (answer.t, answer.code) == ("refused", code)
            foreign = next(name for name in told.pack if name not in bob.heard.draft.pack)
            answer = await bob.ask(P.PickBooster, pick=0, card=foreign)
            assert (answer.t, answer.code) == ("refused", "no_card")
            mine = bob.heard.draft.pack
            token = bob.client.ticket.token
            bob.client._socket.transport.abort()
            await ann.until(lambda heard: any(one.state == "lost" for one in heard.table.seats))
            assert ann.heard.table.phase == "drafting" and ann.heard.draft.waiting == (1,)
            await bob.until(lambda heard: heard.draft is not None and heard.draft.pack == mine)
            assert bob.client.ticket.token == token
            assert (await bob.ask(P.PickBooster, pick=0, card=mine[0])).t == "done"
            after = (await bob.until(lambda heard: heard.draft.pack and heard.draft.pool == (mine[0],))).draft
            assert set(after.pack) == set(told.pack) - {card}

    run(all_of_it())


@pytest.mark.parametrize(("seconds", "wait"), [(15, 300), (0, 40)])
def test_for_who_is_silent_or_gone_a_computer_takes_the_cards(seconds, wait):
    """With a clock for somebody who is there and does nothing; without one for somebody who is gone, after a while."""
    room = table_of(DRAFT.model_copy(update={"seconds": seconds}), (REMOTE, REMOTE), wait=wait)

    async def all_of_it():
        async with hosted(room) as host, Looker(host, "Ann") as ann, Looker(host, "Bob") as bob:
            for one in (ann, bob):
                await one.ask(P.Ready, ready=True, terms=room.terms)
            await ann.until(lambda heard: heard.draft is not None)
            began = now()
            if not seconds:
                bob.client._open = _nobody
                bob.client._socket.transport.abort()
            while len(room.draft.told(1).pool) < 3:
                told = ann.heard.draft
                if told.pack:
                    await ann.ask(P.PickBooster, pick=len(told.pool), card=told.pack[0])
                await asyncio.sleep(0.2)
            took = now() - began
            assert took > 3 * seconds if seconds else wait <= took < 2 * wait
            bob.staying.cancel()

    run(all_of_it())


async def _nobody(ticket):
    raise OSError("gone")


def test_a_deck_out_of_another_s_cards_gives_the_deal_up_and_decks_are_built_anew():
    room = table_of(SEALED, (REMOTE, "greedy"))

    class Cheat(ComputerDrafter):
        def build(self, told, terms):
            other = next(name for name in catalogue().names if name not in told.pool)
            return Deck((other, *super().build(told, terms).cards))

    async def all_of_it():
        async with hosted(room) as host:
            guest = Guest(host, "Cheat")
            guest.bot._drafter = Cheat()
            return await guest.play()

    result = run(all_of_it())
    assert result.over is None and result.why[:3] == ("illegal", 0, "pool")
    assert room.phase == "building" and not room.seats[0].ready and room.draft is not None


def test_boosters_that_cannot_be_opened_are_refused_and_the_host_may_give_a_draft_up():
    room = table_of(
        P.BoosterTerms(format="draft", sets=("moon",), size=20, seconds=0), (REMOTE, "greedy"), host_token="ab" * 16,
        starts=False,
    )  # fmt: skip

    async def all_of_it():
        async with hosted(room) as host, Looker(host, "Host", token="ab" * 16) as one:
            await one.ask(P.Ready, ready=True, terms=room.terms)
            answer = await one.ask(P.HostCommand, what="start")
            assert (answer.t, answer.code) == ("refused", "no_boosters")
            terms = {"kind": "second", "options": {"goal_p": 8}}
            answer = await one.ask(P.HostCommand, what="terms", boosters=DRAFT, **terms)
            assert answer.t == "done"
            await one.ask(P.Ready, ready=True, terms=room.terms)
            assert (await one.ask(P.HostCommand, what="start")).t == "done"
            told = (await one.until(lambda heard: heard.draft is not None)).draft
            assert one.heard.table.phase == "drafting" and one.heard.table.terms.options["deck_min"] == 20
            assert CardPool(dict(Counter(told.pool))).size == 0
            assert (await one.ask(P.HostCommand, what="again")).t == "done"
            await one.until(lambda heard: heard.table.phase == "lobby")
            assert "deck_min" not in one.heard.table.terms.options and one.heard.draft is None
            answer = await one.ask(P.PickBooster, pick=0, card=told.pack[0])
            assert (answer.t, answer.code) == ("refused", "no_draft")

    run(all_of_it())


# ------------------------------------------------------------------------------------------------- what is kept


async def died(host, room) -> None:
    """The host's machine goes out: nobody hears anything, and nothing more is written."""
    for task in host._tasks:
        task.cancel()
    room.draft_file.close()
    room.draft_file = None
    for socket in host._server.connections:
        socket.transport.abort()
    await host.close()


def again(file):
    """The table of a kept file, as the host opens it anew."""
    return resumed(file, RoomOptions((), (), SHORT), now)


@pytest.mark.parametrize(("boosters", "picks"), [(DRAFT, 0), (DRAFT, 9), (DRAFT, 30), (SEALED, 0)])
def test_a_host_that_dies_goes_on_from_his_boosters_and_guests_come_back_to_theirs(tmp_path, boosters, picks):
    """Killed before the first pick, in the middle, and while decks are built; the last line of the file cut off."""
    room = table_of(boosters, folder=tmp_path)
    name = "draft" if boosters is DRAFT else "sealed"

    async def all_of_it():
        host = TableServer(mine().program, mine().rules, mine().sets, clock=now)
        host.seat(room)
        await host.open(0, "127.0.0.1")
        people = [Guest(host, f"Guest {n}") for n in range(2)]
        held = [Held(one, picks) for one in people]
        playing = [await one.come() for one in people]
        while room.draft is None or any(len(room.draft.told(seat).pool) < picks for seat in (0, 1)):
            await asyncio.sleep(0.002)
        before = [room.draft.told(seat) for seat in range(3)]
        port = host.port
        await died(host, room)
        (file,) = tmp_path.iterdir()
        assert [(one.people, one.seats, one.boosters) for one in list_sealed_games(tmp_path)] == [
            (("Guest 0", "Guest 1"), 3, name)
        ]
        text = file.read_text()
        assert not [card for told in before for card in (*told.pack, *told.pool) if card in text]
        assert file.stat().st_mode & 0o077 == 0
        file.write_text(text + '"half a fra')
        second = again(file)
        assert second.phase == "sealed" and second.rules == SHORT and second.boosters == boosters
        server = TableServer(mine().program, mine().rules, mine().sets, clock=now)
        server.seat(second)
        await server.open(port, "127.0.0.1")
        while second.draft is None:
            await asyncio.sleep(0.002)
        after = [second.draft.told(seat) for seat in range(3)]
        for old, new in zip(before, after, strict=True):
            assert (old.pack, old.pool, old.round, old.left) == (new.pack, new.pool, new.round, new.left)
        assert second.rules == room.rules
        for one in held:
            one.let_go()
        ended = await asyncio.gather(*playing)
        assert not server.faults
        await server.close()
        return ended, second

    ended, second = run(all_of_it())
    for result in ended:
        assert result.over is not None and result.wrong == () and result.over.options["deck_min"] == 20
    assert [file.suffix for file in tmp_path.iterdir()] == [".record"], "the boosters are not kept any longer"
    second.reopen()
    assert second.rules == SHORT


class Held:
    """A guest that takes so many cards and then does nothing until it is let go."""

    def __init__(self, guest, picks) -> None:
        self.bot, self.heard, self.free = guest.bot, guest.client.received, False
        drafted, build = self.bot._drafted, self.bot._build
        self.bot._drafted = lambda told: drafted(told) if self.free or len(told.pool) < picks else None
        self.bot._build = lambda table, told: build(table, told) if self.free else None

    def let_go(self) -> None:
        self.free = True
        self.bot._drafted(self.heard.draft)


def test_the_host_may_stop_for_today_while_boosters_are_open(tmp_path):
    room = table_of(SEALED, (REMOTE, "greedy"), folder=tmp_path, host_token="ab" * 16, starts=False)

    async def all_of_it():
        async with hosted(room) as host, Looker(host, "Host", token="ab" * 16) as one:
            await one.ask(P.Ready, ready=True, terms=room.terms)
            await one.ask(P.HostCommand, what="start")
            assert room.phase == "building"
            assert (await one.ask(P.HostCommand, what="save")).t == "done"
            assert room.phase == "stopped" and room.saved
            (file,) = tmp_path.iterdir()
            assert ResumableSave(room.services, file).people[0].host
            assert (await one.ask(P.HostCommand, what="again")).t == "done"
            assert room.phase == "lobby" and not [*tmp_path.iterdir()]

    run(all_of_it())


def test_boosters_that_are_given_up_leave_no_file_and_terms_of_a_changed_one_are_refused(tmp_path):
    room = table_of(DRAFT, (REMOTE, "greedy"), folder=tmp_path, host_token="ab" * 16)

    async def all_of_it():
        async with hosted(room) as host, Looker(host, "Host", token="ab" * 16) as one:
            await one.ask(P.Ready, ready=True, terms=room.terms)
            (file,) = tmp_path.iterdir()
            text = file.read_text()
            changes = (('"size":20', '"size":-1'), ('"boosters":{', '"booster":{'), ('"format":"draft"', '"format":1'))
            for old, new in changes:
                assert old in text
                file.write_text(text.replace(old, new))
                with pytest.raises(BadInput):
                    again(file)
            await one.ask(P.HostCommand, what="again")
            assert not [*tmp_path.iterdir()]

    run(all_of_it())


def test_boosters_that_cannot_be_kept_are_played_and_everybody_is_told(tmp_path):
    (tmp_path / "games").write_text("a file where the folder should be")
    room = table_of(DRAFT, (REMOTE, "greedy"), folder=tmp_path / "games", host_token="ab" * 16)

    async def all_of_it():
        async with hosted(room) as host, Looker(host, "Host", token="ab" * 16) as one:
            await one.ask(P.Ready, ready=True, terms=room.terms)
            await one.until(lambda heard: heard.draft is not None and heard.draft.pack)
            assert room.phase == "drafting" and room_info(room).unkept
            answer = await one.ask(P.HostCommand, what="save")
            assert answer.code == "no_game"

    run(all_of_it())
