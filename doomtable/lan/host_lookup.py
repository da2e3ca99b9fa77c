"""Host look-up: a join code or an address becomes the host's address and port."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.net.guest.client import Ticket
from doomtable.net.protocol import discovery
from doomtable.net.protocol import join_code as S
from doomtable.net.protocol.message_fields import PORT

SEARCH: Final = 6.0
"""Seconds for which a host is looked for."""


class NoHost(BadInput):
    """No host with a join code was found in the network."""


async def find_host(target: str, code: str | None) -> Ticket:
    """The host that a code, or an address with a code, means. Raises BadInput."""
    known = S.read_code(code) if code is not None else None
    if code is not None and known is None:
        raise BadInput("error-join-code", code=code[:30])
    if (alone := S.read_code(target)) is not None and code is None:
        return await _found(alone)
    if known is None and S.is_code_like(target):
        raise BadInput("error-join-code-or-host", code=target[:30])
    if known is None:
        raise BadInput("error-join-no-code", address=target[:60])
    address, port = _address(target)
    return Ticket(address, port, known)


def _address(target: str) -> tuple[str, int]:
    """Address and port of `HOST[:PORT]` or `[IPv6]:PORT`. Raises BadInput."""
    text = target.strip()
    bracketed, bracket, rest = text.removeprefix("[").partition("]")
    if bracket:
        address, port = bracketed, rest.removeprefix(":")
    elif text.count(":") > 1:
        address, port = text, ""
    else:
        address, _, port = text.partition(":")
    if (
        not address
        or len(address) > 255
        or (port and not (port.isascii() and port.isdigit() and int(port[:6]) < 65536))
    ):
        raise BadInput("error-join-address", address=text[:60])
    return address, int(port[:6]) if port else PORT


async def _found(code: str) -> Ticket:
    """The host that has a code: on this machine, or in this network. Raises BadInput."""
    sign = S.code_digest(code)
    port = _hosted_port(sign)
    if port and await _answers("127.0.0.1", port):
        return Ticket("127.0.0.1", port, code)
    for one in await discovery.hosts(SEARCH, sign):
        for address in one.addresses:
            if await _answers(address, one.port):
                return Ticket(address, one.port, code)
    if await _answers("127.0.0.1", PORT):
        return Ticket("127.0.0.1", PORT, code)
    raise NoHost("error-join-no-host")


async def _answers(address: str, port: int) -> bool:
    with contextlib.suppress(OSError, TimeoutError):
        async with asyncio.timeout(2.0):
            _, writer = await asyncio.open_connection(address, port)
        writer.close()
        return True
    return False


def write_port_file(port: int, signs: Sequence[str]) -> Path:
    """Note for other programs of this player which tables are hosted here: no network is needed to find them."""
    path = storage.user_path("lan") / f"{port}.host"
    with contextlib.suppress(OSError, storage.BadFile):
        path.parent.mkdir(parents=True, exist_ok=True)
        storage.write_whole(path, "\n".join(signs) + "\n")
    return path


def _hosted_port(sign: str) -> int:
    """The port on this machine where a table is hosted; 0 where none is."""
    folder = storage.user_path("lan")
    for path in folder.glob("*.host") if folder.is_dir() else ():
        with contextlib.suppress(storage.BadFile, UnicodeDecodeError):
            if path.stem.isdecimal() and sign in storage.read_bounded(path, 1 << 16).decode().split():
                return int(path.stem)
    return 0
