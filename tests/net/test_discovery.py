"""Hosts are found by zeroconf where the network lets them be; what they tell is only shown, never trusted."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
import zeroconf
import zeroconf.asyncio

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


def test_hosts_come_and_go_on_the_real_network():
    async def main():
        told = []
        watching = asyncio.create_task(discovery.watch(told.append))
        try:
            async with discovery.announced("Bob's table", 7201, ("2345678901",), "0.1.0") as heard:
                found = heard and await heard_within(lambda: any(one.port == 7201 for one in (told or [()])[-1]))
            return found and await heard_within(lambda: all(one.port != 7201 for one in told[-1]))
        finally:
            watching.cancel()
            await asyncio.wait([watching])

    if not asyncio.run(main()):
        pytest.skip("this network lets nobody be found")


async def heard_within(true):
    for _ in range(80):
        if true():
            return True
        await asyncio.sleep(0.05)
    return False


def test_hosts_come_and_go_in_the_list(monkeypatch):
    """The same on a network that is made up: what comes and goes there is told at once, and nonsense never."""
    browsers = []
    told = []

    class Network:
        zeroconf = None

        async def async_close(self):
            pass

    class Browser:
        def __init__(self, zeroconf, service, handlers):
            self.tell = handlers[0]
            browsers.append(self)

        async def async_cancel(self):
            browsers.remove(self)

    class Info:
        port = 7201

        def __init__(self, service, name):
            self.decoded_properties = {"v": "2" if name != "nonsense" else "two", "p": "0.1.0", "s": "1", "n": name}

        async def async_request(self, zeroconf, timeout):
            return True

        def parsed_scoped_addresses(self):
            return ["192.0.2.7"]

    for name, made_up in (("AsyncZeroconf", Network), ("AsyncServiceBrowser", Browser), ("AsyncServiceInfo", Info)):
        monkeypatch.setattr(zeroconf.asyncio, name, made_up)

    async def main():
        watching = asyncio.create_task(discovery.watch(told.append))
        await asyncio.sleep(0)
        news = zeroconf.ServiceStateChange
        for name, change in (("Ann", news.Added), ("nonsense", news.Added), ("Bob", news.Added), ("Ann", news.Removed)):
            browsers[0].tell(None, discovery.SERVICE, name, change)
        while len(told) < 4:
            await asyncio.sleep(0)
        watching.cancel()
        await asyncio.wait([watching])

    asyncio.run(main())
    assert [[one.name for one in hosts] for hosts in told] == [["Ann"], ["Ann"], ["Ann", "Bob"], ["Bob"]]
    assert not browsers
