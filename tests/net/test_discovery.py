"""Hosts are found by zeroconf where the network lets them be; what they tell is only shown, never trusted."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from doomtable.net.protocol import discovery


def info(**told):
    """What zeroconf heard of a host."""
    said = {"n": "Ann's", "s": "abcdef0123", "v": "1", "p": "0.1.0"} | told
    return SimpleNamespace(decoded_properties=said, port=7117, parsed_scoped_addresses=lambda: ["10.0.0.1"])


def test_what_hosts_tell_is_plain_and_bounded():
    assert discovery._read(info()) == discovery.FoundHost("Ann's", ("10.0.0.1",), 7117, "abcdef0123", 1, "0.1.0")
    found = discovery._read(info(n="\u202e" + "x" * 999 + "\n", s=None))
    assert found is not None and found.name == "x" * discovery.LONGEST and found.sign == ""
    for nonsense in ({"v": "one"}, {"v": None}, {"v": "9" * 50}):
        assert discovery._read(info(**nonsense)) is None


def test_a_host_is_found_by_the_sign_of_its_code():
    async def main():
        async with discovery.announced("Ann's table", 7200, ("1234567890",), "0.1.0") as heard:
            if not heard:
                return None
            return await discovery.hosts(4.0, "1234567890")

    found = asyncio.run(main())
    if not found:
        pytest.skip("this network lets nobody be found")
    assert (found[0].name, found[0].port, found[0].sign) == ("Ann's table", 7200, "1234567890")


def test_own_addresses_end_with_this_machine():
    assert "127.0.0.1" in discovery.own_addresses()


def test_hosts_come_and_go_in_the_list():
    async def main():
        told = []
        watching = asyncio.create_task(discovery.watch(told.append))
        try:
            async with discovery.announced("Bob's table", 7201, ("2345678901",), "0.1.0") as heard:
                for _ in range(80 if heard else 0):
                    if told and any(one.port == 7201 for one in told[-1]):
                        break
                    await asyncio.sleep(0.05)
                found = bool(told) and any(one.port == 7201 for one in told[-1])
            for _ in range(80 if found else 0):
                if not any(one.port == 7201 for one in told[-1]):
                    break
                await asyncio.sleep(0.05)
            return found, told[-1] if told else ()
        finally:
            watching.cancel()
            await asyncio.wait([watching])

    found, last = asyncio.run(main())
    if not found:
        pytest.skip("this network lets nobody be found")
    assert not any(one.port == 7201 for one in last)
