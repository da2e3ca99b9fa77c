"""The door: codes, proofs, tries, tokens; nobody in between learns or changes anything."""

from __future__ import annotations

import asyncio

import pytest
from net.parties import CODE, Looker, hosted, mine, room_of, run

from doomtable.net import protocol as P
from doomtable.net.guest import client as C
from doomtable.net.host.members import token_hash
from doomtable.net.host.rate_limit import MOST_ADDRESSES, CodeAttempts, RateLimit, place_of
from doomtable.net.protocol import join_code as S
from doomtable.net.protocol.certificate import new_certificate
from doomtable.net.protocol.plain_text import plain
from doomtable.net.protocol.refusals import Refusal


def test_a_code_has_eighty_bits_and_is_read_as_people_write_it():
    codes = {S.new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(len(code) == 16 and set(code) <= set(S.ALPHABET) for code in codes)
    code = "ABCDEFGHIJOLB234"
    assert S.read_code(S.shown_code(code)) == code
    assert S.read_code(" abcd-efgh ij0l-8234 ") == code
    for wrong in ("", "ABC", code + "A", "ABCDEFGHIJOLB23!", "192.168.0.1:7117"):
        assert S.read_code(wrong) is None


def test_a_proof_is_of_one_side_one_certificate_one_connection():
    nonces = [S.new_nonce() for _ in range(2)]
    proof = S.code_proof(S.GUEST_TAG, CODE, b"a" * 32, *nonces)
    assert S.is_code_proof(proof, S.GUEST_TAG, CODE, b"a" * 32, *nonces)
    assert not S.is_code_proof(proof, S.HOST_TAG, CODE, b"a" * 32, *nonces)
    assert not S.is_code_proof(proof, S.GUEST_TAG, CODE, b"b" * 32, *nonces)
    assert not S.is_code_proof(proof, S.GUEST_TAG, "B" * 16, b"a" * 32, *nonces)
    assert not S.is_code_proof(proof, S.GUEST_TAG, CODE, b"a" * 32, *reversed(nonces))


def test_a_proof_for_other_clients():
    """The vector of docs/protocol.md."""
    said = S.code_proof(S.GUEST_TAG, "ABCDEFGHIJKLMNOP", bytes(range(32)), "00" * 32, "ff" * 32)
    assert said == "d35b212f8109ebb7123c05a5c6f9c8e940f3d8762f2bd81c7c540132cfbbd6f2"
    assert S.code_digest("ABCDEFGHIJKLMNOP") == "a3ff1c4710"


def test_five_wrong_tries_a_minute():
    now = [0.0]
    tries = CodeAttempts(lambda: now[0])
    for _ in range(5):
        assert not tries.wait("10.0.0.1")
        tries.failed("10.0.0.1")
        now[0] += 1
    assert tries.wait("10.0.0.1") == pytest.approx(55)
    assert not tries.wait("10.0.0.2")
    now[0] += 55.1
    assert not tries.wait("10.0.0.1")
    for number in range(10_000):
        tries.failed(f"10.1.{number // 250}.{number % 250}")
    assert len(tries._wrong) <= MOST_ADDRESSES


def test_one_network_of_the_new_kind_is_one_address():
    assert (
        place_of("2001:db8:1:2:3::4") == place_of("2001:db8:1:2:ffff::1") != place_of("2001:db8:1:3::1")
    )
    assert place_of("::ffff:10.0.0.1") == "10.0.0.1"
    assert place_of("fe80::1%eth0") != place_of("fe80::2%eth0")


def test_a_pace_is_kept_and_recovers():
    now = [0.0]
    pace = RateLimit(lambda: now[0], 3, 1)
    assert [pace.spend() for _ in range(4)] == [True, True, True, False]
    now[0] = 2.0
    assert [pace.spend() for _ in range(3)] == [True, True, False]


async def refused(host, code):
    client = C.Client(C.Ticket("127.0.0.1", host.port, code), mine(), "Eve")
    with pytest.raises(Refusal) as found:
        await client.stay()
    return found.value.code


def test_a_stranger_does_not_get_in_and_may_not_try_for_ever():
    async def main():
        async with hosted(room_of()) as host:
            assert [await refused(host, "B" * 16) for _ in range(5)] == ["wrong_code"] * 5
            assert await refused(host, "B" * 16) == "too_many_tries"
            assert await refused(host, CODE) == "too_many_tries"
            assert not host.rooms[0].members

    run(main())


class Between:
    """Somebody in between: a host to the guest, a guest to the host, passing on what each says."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.certificate = new_certificate()
        self.heard: list[str] = []

    async def came(self, line):
        socket, _ = await C._open(C.Ticket("127.0.0.1", self.target, ""))

        async def way(here, there):
            async for text in here:
                self.heard.append(text)
                await there.send(text)

        tasks = [asyncio.create_task(way(line, socket)), asyncio.create_task(way(socket, line))]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        await socket.close()
        await line.close()


def test_a_man_in_the_middle_gets_neither_in_nor_a_token():
    from websockets.asyncio.server import serve

    async def main():
        async with hosted(room_of()) as host:
            man = Between(host.port)
            async with serve(man.came, "127.0.0.1", 0, ssl=man.certificate.context) as middle:
                port = middle.sockets[0].getsockname()[1]
                client = C.Client(C.Ticket("127.0.0.1", port, CODE, token="ab" * 16), mine(), "Ann")
                with pytest.raises(Refusal) as found:
                    await client.stay()
                assert found.value.code == "wrong_code"
            assert not any("ab" * 16 in text or CODE in text for text in man.heard)
            assert not host.rooms[0].members

    run(main())


def test_a_false_host_is_found_out_before_anything_is_told_to_it():
    from websockets.asyncio.server import serve

    heard = []

    async def came(line):
        sets = mine().sets
        await line.send(
            P.encode(
                P.Hello(protocol=P.PROTOCOL, program="0", rules=mine().rules, sets=sets, nonce="a" * 64)
            )
        )
        heard.append(await line.recv())
        await line.send(P.encode(P.Welcome(proof="0" * 64)))
        heard.extend([text async for text in line])

    async def main():
        seal = new_certificate()
        async with serve(came, "127.0.0.1", 0, ssl=seal.context) as false:
            port = false.sockets[0].getsockname()[1]
            client = C.Client(C.Ticket("127.0.0.1", port, CODE, token="ab" * 16), mine(), "Ann")
            with pytest.raises(Refusal) as found:
                await client.stay()
            assert found.value.code == "false"
        assert len(heard) == 1 and "Ann" not in heard[0]

    run(main())


def test_tokens_are_each_guest_s_own_and_kept_hashed():
    async def main():
        async with hosted(room_of()) as host, Looker(host, "Ann") as ann, Looker(host, "Bob") as bob:
            tokens = {ann.ticket.token, bob.ticket.token}
            assert len(tokens) == 2 and all(len(token) == 32 for token in tokens)
            kept = {member.token for member in host.rooms[0].members.values()}
            assert kept == {token_hash(token) for token in tokens}

    run(main())


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("  Ann\t B ", "Ann B"),
        ("\u202eevil\u2066", "evil"),
        ("a\x00b\x1b[0m", "a b [0m"),
        ("e" + "\u0301" * 50, "é\u0301\u0301"),
        ("x" * 99, "x" * 24),
        ("\u200b\u200d", ""),
        ("<b>&amp;", "<b>&amp;"),
    ],
)
def test_texts_from_outside_are_plain(text, shown):
    assert plain(text, 24) == shown
