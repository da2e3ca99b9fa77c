"""Codec of the messages: text to message and back, strictly, with every fault named by its place."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal

from pydantic import TypeAdapter, ValidationError

from doomtable.net.protocol.message_fields import (
    Message,
)
from doomtable.net.protocol.message_limits import DECK, GUEST, HOST, STRANGER, MessageLimits, bounded
from doomtable.net.protocol.messages_from_guest import (
    FromGuest,
    Prove,
)
from doomtable.net.protocol.messages_from_host import (
    FromHost,
)
from doomtable.net.protocol.refusals import Refusal

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


def _read(whose: Literal["stranger", "guest", "host"], raw: str | bytes, bounds: MessageLimits) -> Any:
    text = bounded(raw, bounds)
    try:
        return _reader(whose).validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = ".".join(str(part) for part in first["loc"])[:60]
        raise Refusal("malformed", where or "?") from None


def encode(message: Message) -> str:
    """A message as it is sent."""
    return message.model_dump_json()
