"""Discovery of hosts in the local network by zeroconf: announcing and browsing.

A host tells its name, port and versions, and the sign of its join code: whoever was told the code finds the host that
has it, and nobody finds the code by the sign. What is found is only a hint; who is behind it is proved at the door.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from typing import Any, Final, NamedTuple

from doomtable.net.protocol import PROTOCOL
from doomtable.net.protocol.plain_text import plain

SERVICE: Final = "_doomtable._tcp.local."
LONGEST: Final = 40
MOST: Final = 64
"""Hosts in a list."""


class FoundHost(NamedTuple):
    """A host that was found."""

    name: str
    addresses: tuple[str, ...]
    """The best one first."""
    port: int
    sign: str
    protocol: int
    program: str


def own_addresses() -> tuple[str, ...]:
    """The addresses by which others may reach this machine, loopback last."""
    found: dict[str, None] = {}
    for family, probe in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as one:
            one.connect((probe, 9))  # nothing is sent: it only says by which address one would go out
            found.setdefault(one.getsockname()[0])
    with contextlib.suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, proto=socket.IPPROTO_TCP):
            found.setdefault(str(place[0]))
    found.setdefault("127.0.0.1")
    return tuple(sorted(found, key=lambda address: address.startswith("127.") or address == "::1"))


@contextlib.asynccontextmanager
async def announced(name: str, port: int, signs: tuple[str, ...], program: str) -> AsyncIterator[bool]:
    """Be found as long as this lasts; gives whether the network lets us. It is no error if it does not."""
    from zeroconf import Error
    from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

    zero: Any = None
    infos = []
    try:
        try:
            zero = AsyncZeroconf()
            public = await asyncio.to_thread(_public)  # names may be looked up for it
            packed = [socket.inet_pton(socket.AF_INET6 if ":" in one else socket.AF_INET, one) for one in public]
            for number, sign in enumerate(signs[:MOST]):
                told = {"v": str(PROTOCOL), "p": program, "s": sign, "n": plain(name, LONGEST)}
                info = AsyncServiceInfo(
                    SERVICE,
                    f"doomtable {sign}{number or ''}.{SERVICE}",
                    port=port,
                    addresses=packed,
                    properties=told,
                )
                await zero.async_register_service(info)
                infos.append(info)
        except (OSError, Error, TimeoutError):
            pass
        yield bool(infos)
    finally:
        if zero is not None:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2.0):
                    await zero.async_unregister_all_services()
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2.0):
                    await zero.async_close()


def _public() -> list[str]:
    return [one.partition("%")[0] for one in own_addresses()]


async def hosts(seconds: float = 2.0, sign: str = "") -> list[FoundHost]:
    """The hosts in this network, as far as they answer within so many seconds; with a sign: that one, at once."""
    from zeroconf import Error, ServiceStateChange
    from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

    found: dict[str, FoundHost] = {}
    names: asyncio.Queue[str] = asyncio.Queue(maxsize=4 * MOST)
    loop = asyncio.get_running_loop()

    def put(name: str) -> None:
        if not names.full():
            names.put_nowait(name)

    def seen(zeroconf: Any, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        if state_change is not ServiceStateChange.Removed:
            loop.call_soon_threadsafe(put, name)

    try:
        zero = AsyncZeroconf()
    except (OSError, Error):
        return []
    browser = AsyncServiceBrowser(zero.zeroconf, SERVICE, handlers=[seen])
    try:
        async with asyncio.timeout(seconds):
            while len(found) < MOST:
                name = await names.get()
                info = AsyncServiceInfo(SERVICE, name)
                if await info.async_request(zero.zeroconf, 1500) and (one := _read(info)) is not None:
                    found[name] = one
                    if sign and one.sign == sign:
                        return [one]
    except TimeoutError:
        pass
    finally:
        await browser.async_cancel()
        await zero.async_close()
    return [] if sign else sorted(found.values())


async def watch(tell: Callable[[tuple[FoundHost, ...]], None]) -> None:
    """Tell of all hosts in this network whenever one comes or goes, until this is cancelled."""
    from zeroconf import Error, ServiceStateChange
    from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

    found: dict[str, FoundHost] = {}
    news: asyncio.Queue[tuple[str, bool]] = asyncio.Queue(maxsize=4 * MOST)
    loop = asyncio.get_running_loop()

    def put(name: str, gone: bool) -> None:
        if not news.full():
            news.put_nowait((name, gone))

    def seen(zeroconf: Any, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        loop.call_soon_threadsafe(put, name, state_change is ServiceStateChange.Removed)

    try:
        zero = AsyncZeroconf()
    except (OSError, Error):
        return
    browser = AsyncServiceBrowser(zero.zeroconf, SERVICE, handlers=[seen])
    try:
        while True:
            name, gone = await news.get()
            info = AsyncServiceInfo(SERVICE, name)
            if gone:
                found.pop(name, None)
            elif len(found) < MOST and await info.async_request(zero.zeroconf, 1500):
                if (one := _read(info)) is not None:
                    found[name] = one
            tell(tuple(sorted(found.values())))
    finally:
        with contextlib.suppress(Exception):
            await browser.async_cancel()
            await zero.async_close()


def _read(info: Any) -> FoundHost | None:
    """What a host tells of itself, as far as it can be shown; None for nonsense."""
    told = info.decoded_properties
    addresses = tuple(info.parsed_scoped_addresses()[:8])
    protocol = told.get("v") or ""
    if not addresses or not info.port or not protocol.isdecimal() or len(protocol) > 6:
        return None
    texts = [plain(told.get(key) or "", LONGEST) for key in ("n", "s", "p")]
    return FoundHost(texts[0], addresses, int(info.port), texts[1], int(protocol), texts[2])
