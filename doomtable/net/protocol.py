"""The messages between host and guests: JSON objects, one a websocket text frame; `t` says which.

What they mean, in which order they come and how to write another client stands in docs/protocol.md. Reading is strict:
unknown fields, other types and values out of bounds are refused, and the text was bounded before (wire.bounded).
A guest numbers its requests; the host does each once and answers each with `done`, `because`, `tried` or `refused`.
What the host tells is the state of things and not a change of it, so hearing it twice, or late, does no harm.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from doomtable.net.from_guest import (
    Called,
    Cancel,
    Chat,
    Choose,
    Commit,
    Consent,
    Enter,
    Foresee,
    FromGuest,
    Leave,
    Open,
    Prove,
    Ready,
    Request,
    Rule,
    Sit,
    Stand,
    Takeback,
    Try,
    Unseal,
    Why,
)
from doomtable.net.from_host import (
    Because,
    Dealing,
    Done,
    Entered,
    Foreseen,
    FromHost,
    Hello,
    Line,
    Over,
    Person,
    Plea,
    Refused,
    Said,
    Sealed,
    SeatInfo,
    Table,
    Terms,
    Tried,
    Update,
    Waiting,
    Welcome,
)
from doomtable.net.messages import (
    COLOURS,
    LONGEST_CHAT,
    LONGEST_NAME,
    LONGEST_TABLE,
    MOST_CHAT,
    MOST_EVENTS,
    MOST_SEATS,
    MOST_WATCHERS,
    PROTOCOL,
    Args,
    CardName,
    Cards,
    Count,
    Hex32,
    Hex64,
    Key,
    Message,
    NoSeat,
    Phase,
    Plain,
    SeatNumber,
    SeatState,
    Switches,
    Word,
)
from doomtable.net.wire import DECK, GUEST, HOST, STRANGER, Bounds, Refusal, bounded

__all__ = [
    "COLOURS",
    "LONGEST_CHAT",
    "LONGEST_NAME",
    "LONGEST_TABLE",
    "MOST_CHAT",
    "MOST_EVENTS",
    "MOST_SEATS",
    "MOST_WATCHERS",
    "PROTOCOL",
    "Args",
    "Because",
    "Called",
    "Cancel",
    "CardName",
    "Cards",
    "Chat",
    "Choose",
    "Commit",
    "Consent",
    "Count",
    "Dealing",
    "Done",
    "Enter",
    "Entered",
    "Foresee",
    "Foreseen",
    "FromGuest",
    "FromHost",
    "Hello",
    "Hex32",
    "Hex64",
    "Key",
    "Leave",
    "Line",
    "Message",
    "NoSeat",
    "Open",
    "Over",
    "Person",
    "Phase",
    "Plain",
    "Plea",
    "Prove",
    "Ready",
    "Refused",
    "Request",
    "Rule",
    "Said",
    "Sealed",
    "SeatInfo",
    "SeatNumber",
    "SeatState",
    "Sit",
    "Stand",
    "Switches",
    "Table",
    "Takeback",
    "Terms",
    "Tried",
    "Try",
    "Unseal",
    "Update",
    "Waiting",
    "Welcome",
    "Why",
    "Word",
    "from_guest",
    "from_host",
    "from_stranger",
    "written",
]  # fmt: skip


_OPEN = re.compile(r'"t"\s*:\s*"open"')
"""What a deck is opened by, wherever in the message it stands."""
_UNSEEN = re.compile(
    r"(?<!\\)(?:\\\\)*\\(?:[bfnrt]|u00[01]|u007[fF]|u00[89]|u200[b-fB-F]|u202[89a-eA-E]|u206)"
    "|[\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f]"
)
"""Control marks and marks that turn or hide text, written out or not: no name, line or code of a host holds one."""


@cache
def _reader(whose: Literal["stranger", "guest", "host"]) -> TypeAdapter[Any]:
    kinds: dict[str, Any] = {"stranger": Prove, "guest": FromGuest, "host": FromHost}
    return TypeAdapter(kinds[whose])


def from_stranger(raw: str | bytes) -> Prove:
    """The first message of a guest. Raises Refusal."""
    message: Prove = _read("stranger", raw, STRANGER)
    return message


def from_guest(raw: str | bytes) -> Any:
    """A message of a guest that proved the code. Raises Refusal."""
    long = isinstance(raw, str) and _OPEN.search(raw[: DECK.letters]) is not None
    return _read("guest", raw, DECK if long else GUEST)


def from_host(raw: str | bytes) -> Any:
    """A message of the host. Raises Refusal, also where it holds marks that cannot be seen."""
    if isinstance(raw, str) and (found := _UNSEEN.search(raw)):
        raise Refusal("malformed", f"mark {found.start()}")
    return _read("host", raw, HOST)


def _read(whose: Literal["stranger", "guest", "host"], raw: str | bytes, bounds: Bounds) -> Any:
    text = bounded(raw, bounds)
    try:
        return _reader(whose).validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])[:60]
        raise Refusal("malformed", where or "?") from None


def written(message: Message) -> str:
    """A message as it is sent."""
    return message.model_dump_json()
