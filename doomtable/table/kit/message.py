"""Messages: what a screen asks for, as values, and the tables that say which function does it.

A message is a frozen dataclass that stands beside the screen that sends it; here are those that many screens send. A
screen may have a table for messages of its own; what is not in it goes up to the window, whose table is the last.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn, TypeVar


@dataclass(frozen=True)
class ScreenMessage:
    """What was meant by a press; its type says what is to be done, its fields with what."""


@dataclass(frozen=True)
class ShowTitle(ScreenMessage):
    """Leave whatever is played, and show the title screen."""


@dataclass(frozen=True)
class Quit(ScreenMessage):
    """Leave the program."""


@dataclass(frozen=True)
class ToggleFullscreen(ScreenMessage):
    """Fill the screen with the window, or no more."""


@dataclass(frozen=True)
class ToggleSound(ScreenMessage):
    """Turn sounds off or on."""


@dataclass(frozen=True)
class OpenSettings(ScreenMessage):
    """Show the settings over whatever is up."""


@dataclass(frozen=True)
class ShowGallery(ScreenMessage):
    """Show all cards over whatever is up."""


@dataclass(frozen=True)
class OpenDeckBuilder(ScreenMessage):
    """Build decks, over whatever is up: the deck of this key, else the one built on last."""

    deck: str = ""


class UnknownMessage(Exception):
    """A screen sent a message that nobody handles, or not now: a fault of the program."""


def reject_message(message: object, screen: object) -> NoReturn:
    """Say which message of which screen nobody handles. Raises UnknownMessage."""
    raise UnknownMessage(f"nothing is done with {message!r}, sent by {type(screen).__name__}")


M = TypeVar("M", bound=ScreenMessage)
Receiver = TypeVar("Receiver")
Answer = TypeVar("Answer")
Entry = tuple[type[ScreenMessage], Callable[[Receiver, ScreenMessage], Answer]]


def on(kind: type[M], do: Callable[[Receiver, M], Answer]) -> Entry[Receiver, Answer]:
    """An entry of a table of handlers: what is done with messages of a type."""

    def handle(receiver: Receiver, message: ScreenMessage) -> Answer:
        if not isinstance(message, kind):
            reject_message(message, receiver)
        return do(receiver, message)

    return kind, handle


def handler_table(
    *entries: Entry[Receiver, Answer],
) -> dict[type[ScreenMessage], Callable[[Receiver, ScreenMessage], Answer]]:
    """A table of handlers, one for each type of message. Raises ValueError where there are two."""
    table = dict(entries)
    if len(table) != len(entries):
        raise ValueError("a type of message has two handlers")
    return table
