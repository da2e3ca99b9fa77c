"""Sealed games: nobody opens one without a guest, what was changed is found, and a host that died goes on."""

from __future__ import annotations

import asyncio
import json

import pytest
from net.parties import CODE, Fixed, Guest, decks, hosted, room_of, run

from doomtable import rulesets
from doomtable.errors import BadInput
from doomtable.lan.sealed_games import ResumableSave
from doomtable.net.host import host_deal, sealed_save
from doomtable.net.host.members import REMOTE
from doomtable.net.host.room import Room
from doomtable.net.host.sealed_save import WrongKey
from doomtable.net.host.server import TableServer
from doomtable.net.protocol.key_box import boxed, new_key, new_secret, session_key, unboxed
from doomtable.records.verification import verify_record

LASTING = rulesets.get("second", {"goal_p": 12})
"""Long enough to be stopped in the middle."""


def test_a_box_opens_for_one_secret_alone():
    (mine, public), (other, _) = new_secret(), new_secret()
    key = new_key()
    once, box = boxed(key, public)
    assert unboxed(bytes.fromhex(mine), once, box) == key
    assert unboxed(bytes.fromhex(other), once, box) is None
    for place in range(len(box) // 2):
        changed = bytearray.fromhex(box)
        changed[place] ^= 1
        assert unboxed(bytes.fromhex(mine), once, changed.hex()) is None
    assert boxed(key, public)[0] != once


def test_no_two_sessions_share_a_key():
    key = new_key()
    assert len({session_key(key, number) for number in range(1, 50)}) == 49


@pytest.fixture
def one_game(monkeypatch):
    """Have every deal named alike, so that the same secrets make the same game."""
    monkeypatch.setattr(host_deal, "new_game", lambda: "ef" * 16)


async def whole(folder):
    """A game that nothing happens to."""
    room = room_of((REMOTE, "greedy", REMOTE), rules=LASTING, folder=folder)
    async with hosted(room) as host:
        return (await asyncio.gather(*(task for _, task in await come(host)))), room


async def come(host, seats=("Ann", "Bob")):
    """Guests that come one after the other."""
    out = []
    for at, name in enumerate(seats):
        one = Guest(host, name, decks()[at])
        out.append((one, await one.come()))
    return out


def test_a_finished_game_leaves_a_record_that_proves_itself(tmp_path, one_game):
    run(whole(tmp_path))
    (file,) = tmp_path.iterdir()
    assert file.suffix == ".record"
    assert verify_record(file) == {
        "choices": verify_record(file)["choices"],
        "verified": True,
        "complete": True,
    }
    assert '"proof":' in file.read_text().splitlines()[0]


class Died(Exception):
    """The host's machine went out."""


def test_a_host_that_dies_goes_on_from_its_sealed_game_and_the_guests_come_back(tmp_path, one_game):
    (calm, _), room = run(whole(tmp_path / "calm"))
    folder = tmp_path / "games"

    async def main():
        first = room_of((REMOTE, "greedy", REMOTE), rules=LASTING, folder=folder)
        host = TableServer(*_mine())
        host.seat(first)
        await host.open(0, "127.0.0.1")
        people = await come(host)
        while first.hosted is None or len(first.hosted.game.choices) < 30:
            await asyncio.sleep(0.002)
        died = len(first.hosted.game.choices)
        port = host.port
        for task in host._tasks:
            task.cancel()
        first.hosted.save_writer.close()
        for socket in host._server.connections:
            socket.transport.abort()
        await host.close()

        (file,) = folder.iterdir()
        text = file.read_text()
        assert file.suffix == ".sealed" and file.stat().st_mode & 0o077 == 0
        for secret in (*(one.ticket.token for one, _ in people), *decks()[0].cards[:5], "greedy-"):
            assert secret not in text
        file.write_text(text + '"half a fra')  # a crash in the middle of a line

        services = Fixed(decks(), folder=folder, more={"code": CODE})
        save = ResumableSave(services, file)
        second = Room(services, save.kinds, CODE, first.clock, rules=LASTING)
        second.resume(save.resume(), save.people)
        again = TableServer(*_mine())
        again.seat(second)
        await again.open(port, "127.0.0.1")
        assert second.phase == "sealed"
        ended = await asyncio.gather(*(task for _, task in people))
        assert not again.faults
        await again.close()
        return ended, died, second

    ended, died, second = run(main())
    assert died < len(calm.over.choices)
    for one in ended:
        assert one.wrong == ()
        assert (one.over.digest, one.over.choices) == (calm.over.digest, calm.over.choices)
    (file,) = folder.iterdir()
    assert file.suffix == ".record" and verify_record(file)["verified"]
    assert room.over is not None and second.over is not None


def _mine():
    from net.parties import mine

    return mine().program, mine().rules, mine().sets


def saved(folder):
    """A sealed game in the middle, and the secrets of its guests; a game that was over too soon is played anew."""

    async def main():
        room = room_of((REMOTE, REMOTE), rules=LASTING, folder=folder, host_token="ab" * 16)
        async with hosted(room) as host:
            people = await come(host)
            while room.hosted is None or (room.phase == "playing" and len(room.hosted.game.choices) < 20):
                await asyncio.sleep(0.002)
            if room.phase != "playing":
                await asyncio.gather(*(task for _, task in people))
                return None
            room.save_and_stop()
            ended = await asyncio.gather(*(task for _, task in people))
            assert all(one.why == ("saved",) for one in ended)
        return [one.ticket.secret for one, _ in people], room

    for _ in range(12):
        found = run(main())
        if found is not None:
            return found
        for file in folder.iterdir():
            file.unlink()
    raise AssertionError("every game was over before it could be stopped")


def test_a_sealed_game_opens_with_a_guest_s_key_and_with_no_other(tmp_path):
    secrets, _ = saved(tmp_path)
    (file,) = tmp_path.iterdir()
    found = sealed_save.read(file.read_bytes(), "file")
    keys = [unboxed(bytes.fromhex(secret), *found.boxes[seat]) for seat, secret in enumerate(secrets)]
    key = next(key for key in keys if key is not None)
    record = found.record(key)
    assert record.startswith(b'{"doomtable":"record"') and record.endswith(b"\n")
    with pytest.raises(WrongKey):
        found.record(bytes(32))


def test_what_was_changed_in_a_sealed_game_is_found(tmp_path):
    secrets, _ = saved(tmp_path)
    (file,) = tmp_path.iterdir()
    lines = file.read_text().splitlines(keepends=True)
    found = sealed_save.read(file.read_bytes(), "file")
    key = next(
        k for seat, s in enumerate(secrets) if (k := unboxed(bytes.fromhex(s), *found.boxes[seat]))
    )
    frames = [at for at, line in enumerate(lines) if line.startswith('"')]

    def changed(new):
        return sealed_save.read("".join(new).encode(), "file")

    swapped = lines.copy()
    swapped[frames[3]], swapped[frames[4]] = lines[frames[4]], lines[frames[3]]
    dropped = lines[: frames[3]] + lines[frames[4] :]
    flipped = lines.copy()
    flipped[frames[5]] = flipped[frames[5]].replace(
        lines[frames[5]][20], "A" if lines[frames[5]][20] != "A" else "B"
    )
    other = [lines[0].replace(json.loads(lines[0])["game"], "00" * 16), *lines[1:]]
    for new in (swapped, dropped, flipped):
        with pytest.raises(BadInput):
            changed(new).record(key)
    with pytest.raises(WrongKey):
        changed(other).record(key)


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"nonsense\n", b"{}\n", b'{"doomtable":"sealed","format":2,"game":"x"}\n',
        b'{"doomtable":"sealed","format":1,"game":"x"}\n',
        b'{"doomtable":"sealed","format":1,"game":"x"}\n{"session":2}\n',
        b'{"doomtable":"sealed","format":1,"game":"x"}\n{"session":1}\n{"people":[{"a":1}]}\n',
        b'{"doomtable":"sealed","format":1,"game":"x"}\n{"session":1}\n"&&&"\n',
        b"[" * 100_000 + b"\n",
    ],
)  # fmt: skip
def test_what_is_no_sealed_game_is_told_in_a_sentence(raw):
    with pytest.raises(BadInput) as error:
        sealed_save.read(raw, "evening.sealed")
    assert str(error.value).startswith("evening.sealed")


def test_only_whoever_sat_there_may_come_to_a_sealed_game(tmp_path):
    _, room = saved(tmp_path)
    (file,) = tmp_path.iterdir()

    async def main():
        services = Fixed(decks(), folder=tmp_path, more={"code": CODE})
        save = ResumableSave(services, file)
        again = Room(services, save.kinds, CODE, room.clock, rules=LASTING)
        again.resume(save.resume(), save.people)
        async with hosted(again) as host:
            stranger = Guest(host, "Eve")
            with pytest.raises(Exception) as refused:
                await stranger.play()
            assert getattr(refused.value, "code", "") == "closed"
        assert again.phase == "sealed"

    run(main())
