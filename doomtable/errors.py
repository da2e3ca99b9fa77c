"""Input errors: the one family of exceptions that is told to a person in one sentence, in that person's language.

The engine's own errors live in `rules.terms`; an error of this family never means a fault of the program.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import PurePath

from doomtable.messages import Messages


class ErrorText:
    """What is said of something wrong, in no language yet: the id of a message and its arguments.

    As a string it is English: that is for logs, programs and tests. Whoever knows the reader asks `Words.error`.
    """

    __slots__ = ("args", "message")

    def __init__(self, message: str, **args: str | int | PurePath | ErrorText) -> None:
        self.message = message
        self.args = args

    def worded(self, say: Callable[..., str]) -> str:
        """The sentence, as `say` words a message by its id and arguments; arguments that are texts come first."""
        given = {
            key: value.worded(say) if isinstance(value, ErrorText) else
            value if isinstance(value, str | int) else str(value)
            for key, value in self.args.items()
        }  # fmt: skip
        return say(self.message, **given)

    def __str__(self) -> str:
        return self.worded(_english)

    def __repr__(self) -> str:
        return f"ErrorText({self.message!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ErrorText) and (self.message, self.args) == (other.message, other.args)

    def __hash__(self) -> int:
        return hash(self.message)


class BracketedText(ErrorText):
    """A sentence as it stands in brackets in another: without its full stop."""

    __slots__ = ()

    def worded(self, say: Callable[..., str]) -> str:
        """The sentence as `say` words it."""
        return super().worded(say).rstrip(".")


class BadInput(Exception):
    """A file, option or number from outside that cannot be used; its text is one sentence with the remedy.

    The command line prints the sentence and leaves with exit status 2.
    """

    def __init__(self, message: str, **args: str | int | PurePath | ErrorText) -> None:
        super().__init__(message)
        self.text = ErrorText(message, **args)

    def __str__(self) -> str:
        return str(self.text)


def error_of(text: ErrorText) -> BadInput:
    """The error that says a text."""
    return BadInput(text.message, **text.args)


def alternatives(words: Sequence[str | ErrorText]) -> str | ErrorText:
    """Several words, of which one is to be chosen: 'a, b or c'."""
    *most, last = words
    if not most:
        return last
    told = most[0]
    for word in most[1:]:
        told = ErrorText("error-comma", first=told, last=word)
    return ErrorText("error-or", first=told, last=last)


class NotThereYet(BadInput):
    """Something that a later version will do and this one does not."""


def _english(message: str, **args: str | int) -> str:
    return _original().say(message, args)


@cache
def _original() -> Messages:
    return Messages("en")
