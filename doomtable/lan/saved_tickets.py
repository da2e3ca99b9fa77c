"""Saved tickets: what this player needs to get his seats back, in a private file.

They lie in `lan/tickets.json`, readable by nobody else: whoever has a ticket can take the seat.
"""

from __future__ import annotations

import json
import os
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from doomtable.errors import BadInput
from doomtable.files import storage
from doomtable.net.guest.client import Ticket
from doomtable.net.protocol.join_code import read_code

MOST: Final = 20
"""Tickets that are kept, the latest first."""
MOST_BYTES: Final = 2 * 1024 * 1024
"""Room for as many tickets, each with a deck in its stake."""
HEX: Final = frozenset("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class SavedTicket:
    """What is kept of a ticket: `table` is what the table was called, `name` what the player was."""

    address: str
    port: int
    code: str
    token: str
    secret: str
    name: str = ""
    table: str = ""
    stake: dict[str, Any] = field(default_factory=dict)

    def ticket(self) -> Ticket:
        """The ticket."""
        return Ticket(self.address, self.port, self.code, self.token, self.secret, self.stake)


def file() -> Path:
    """Where they lie."""
    return storage.user_path("lan") / "tickets.json"


def kept() -> tuple[SavedTicket, ...]:
    """All tickets, the latest first; a file that cannot be read holds none."""
    try:
        rows = json.loads(storage.read_bounded(file(), MOST_BYTES))
    except (BadInput, ValueError):
        return ()
    found = (_ticket(row) for row in (rows if isinstance(rows, list) else [])[:MOST])
    return tuple(ticket for ticket in found if ticket is not None)


def of(code: str) -> SavedTicket | None:
    """The ticket of the table with a join code."""
    return next((ticket for ticket in kept() if ticket.code == code), None)


def keep(ticket: Ticket, name: str, table: str) -> None:
    """Keep a ticket; one of the same table gives way. Raises BadInput."""
    one = ticket
    saved = SavedTicket(one.address, one.port, one.code, one.token, one.secret, name, table, one.stake)
    _write((saved, *(other for other in kept() if other.code != saved.code)))


def drop(code: str) -> None:
    """Throw the ticket of a table away. Raises BadInput."""
    rest = tuple(one for one in kept() if one.code != code)
    if len(rest) != len(kept()):
        _write(rest)


def _write(tickets: tuple[SavedTicket, ...]) -> None:
    path = file()
    storage.make_folder(path.parent)
    storage.write_whole(path, json.dumps([asdict(one) for one in tickets[:MOST]], ensure_ascii=False, indent=1) + "\n")
    with suppress(OSError):
        os.chmod(path, 0o600)


def _ticket(row: Any) -> SavedTicket | None:
    """A ticket that was read; None for nonsense."""
    if not isinstance(row, dict):
        return None
    texts = {key: row.get(key, "") for key in ("address", "code", "token", "secret", "name", "table")}
    port = row.get("port")
    if not all(isinstance(text, str) and len(text) < 256 for text in texts.values()):
        return None
    if not isinstance(port, int) or not 0 < port < 65536 or read_code(texts["code"]) != texts["code"]:
        return None
    lengths = (("token", 32), ("secret", 64))
    if any(len(texts[key]) not in (0, wide) or not set(texts[key]) <= HEX for key, wide in lengths):
        return None
    stake = row.get("stake", {})
    return SavedTicket(port=port, stake=stake if isinstance(stake, dict) else {}, **texts)
