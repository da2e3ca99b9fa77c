"""Fluent messages of one language, indexed at once and parsed when first said.

The files are indexed by their line beginnings, which takes a millisecond; parsing them whole would take fifty. Messages
without choices are filled in here, the others by fluent.runtime, which is imported when the first of them is said.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from doomtable import paths

FILES = (
    "table.ftl", "log.ftl", "reasons.ftl", "prompts.ftl", "cli.ftl", "replay.ftl", "rules.ftl", "settings.ftl",
    "new_game.ftl", "practice.ftl", "lists.ftl", "saved_games.ftl", "statistics.ftl", "stops.ftl", "tour.ftl",
    "net.ftl", "lan.ftl", "hints.ftl", "errors.ftl",
    "help.ftl", "cards.ftl", "deck_builder.ftl", "draft.ftl",
)  # fmt: skip
_HEAD = re.compile(r"([a-z][a-z0-9-]*) *= *")
_SLOT = re.compile(r"\{ *\$([a-z_]+) *\}")
_ARGUMENT = re.compile(r"\$([a-z_]+)")


class NoSuchMessage(KeyError):
    """The language lacks a message, or a message an argument: a fault of the program, never of the player."""


@cache
def index(language: str) -> dict[str, str]:
    """Every message of a language by its id, as it stands in its file."""
    found: dict[str, str] = {}
    for name in FILES:
        found |= chunks((folder(language) / name).read_text(encoding="utf-8"))
    return found


def folder(language: str) -> Path:
    """Where the messages of a language lie."""
    return paths.assets() / "locale" / language


def chunks(text: str) -> dict[str, str]:
    """The messages of one file by id, each with the lines that belong to it."""
    found: dict[str, list[str]] = {}
    current: list[str] = []
    for line in text.splitlines():
        head = _HEAD.match(line)
        if head is not None:
            current = found.setdefault(head[1], [])
        elif line and not line[0].isspace() and line[0] not in "}[":
            current = []
        current.append(line)
    return {key: "\n".join(lines).rstrip() for key, lines in found.items()}


def arguments(source: str) -> frozenset[str]:
    """The arguments that a message names."""
    return frozenset(_ARGUMENT.findall(source))


class Messages:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._source: Mapping[str, str] | None = None
        self._bundle: Any = None
        self._simple: dict[str, str | None] = {}

    def __contains__(self, message_id: str) -> bool:
        return message_id in self.source

    @property
    def source(self) -> Mapping[str, str]:
        """The unparsed messages by id."""
        if self._source is None:
            self._source = index(self.language)
        return self._source

    def say(self, message_id: str, args: Mapping[str, str | int]) -> str:
        """The message with its arguments filled in. Raises NoSuchMessage."""
        if message_id not in self._simple:
            if message_id not in self.source:
                raise NoSuchMessage(message_id)
            self._simple[message_id] = _pattern(self.source[message_id])
        pattern = self._simple[message_id]
        if pattern is None:
            return self._formatted(message_id, args)
        try:
            return _SLOT.sub(lambda slot: str(args[slot[1]]), pattern)
        except KeyError as missing:
            raise NoSuchMessage(f"{message_id} without ${missing.args[0]}") from None

    def _formatted(self, message_id: str, args: Mapping[str, str | int]) -> str:
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        if not self._bundle.has_message(message_id):
            self._bundle.add_resource(FluentResource(self.source[message_id]))
        text, errors = self._bundle.format_pattern(self._bundle.get_message(message_id).value, dict(args))
        if errors:
            raise NoSuchMessage(f"{message_id}: {errors[0]}")
        return str(text)


def _pattern(source: str) -> str | None:
    """The text of a message of one line without choices; None where Fluent itself is needed."""
    head = _HEAD.match(source)
    if head is None or "\n" in source:
        return None
    pattern = source[head.end() :]
    return None if "{" in _SLOT.sub("", pattern) else pattern
