"""Mutations of files that come from others: bytes, lines and values made worse in ways that break careless readers."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

WORSE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 10**6, 10**18, -(10**40), 2**64, 1.5, float("inf"), float("nan"), "", "x", "\x00",
    "\ud800",
    "A" * 100_000, [], {}, [[]], [None] * 2000, {"": ""}, {"kind": "draw"}, {"kind": "nothing"}, "Hussar", "second",
    "-", "9" * 5000,
)  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every value inside nested lists and dictionaries."""
    out = [path]
    if isinstance(value, dict):
        for key in value:
            out += places(value[key], (*path, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            out += places(inner, (*path, i))
    return out


def deep(levels: int) -> Any:
    """Lists in lists."""
    value: Any = 0
    for _ in range(levels):
        value = [value]
    return value


def worse(value: Any, rng: Random, times: int = 1) -> Any:
    """Nested plain values with some of them replaced, removed, repeated or exchanged."""
    value = copy.deepcopy(value)
    for _ in range(times):
        path = rng.choice(places(value))
        if not path:
            return copy.deepcopy(rng.choice(WORSE))
        holder = value
        for step in path[:-1]:
            holder = holder[step]
        key = path[-1]
        way = rng.randrange(6)
        if way == 0:
            del holder[key]
        elif way == 1 and isinstance(holder, list):
            holder.extend([holder[key]] * rng.choice((1, 3, 1500)))
        elif way == 2 and isinstance(holder, dict):
            holder[rng.choice(("", "kind", "extra", "A" * 300))] = holder.pop(key)
        elif way == 3:
            holder[key] = deep(rng.choice((5, 90)))
        elif way == 4 and isinstance(holder[key], int):
            holder[key] = holder[key] + rng.choice((-1, 1, 255, 10**9))
        else:
            holder[key] = copy.deepcopy(rng.choice(WORSE))
    return value


def spoilt(raw: bytes, rng: Random) -> bytes:
    """Bytes with some of them changed, cut out, repeated or moved."""
    for _ in range(rng.choice((1, 1, 2, 5, 30))):
        if not raw:
            return b""
        at = rng.randrange(len(raw))
        to = min(len(raw), at + rng.choice((1, 2, 10, 400)))
        way = rng.randrange(5)
        if way == 0:
            raw = raw[:at] + bytes([rng.randrange(256)]) + raw[at + 1 :]
        elif way == 1:
            raw = raw[:at] + raw[to:]
        elif way == 2:
            raw = raw[:at] + raw[at:to] * rng.choice((2, 50)) + raw[to:]
        elif way == 3:
            raw = raw[:at]
        else:
            new = rng.choice((b"\n", b'"', b"{", b"]", b"\x00", b"\xff", b"999999999999", b": *a\n"))
            raw = raw[:at] + new + raw[at:]
    return raw


def shuffled(lines: list[bytes], rng: Random) -> list[bytes]:
    """Lines with some left out, repeated or exchanged; the first one stays."""
    lines = list(lines)
    for _ in range(rng.choice((1, 1, 2, 6))):
        if len(lines) < 3:
            return lines
        a, b = rng.randrange(1, len(lines)), rng.randrange(1, len(lines))
        way = rng.randrange(3)
        if way == 0:
            del lines[a]
        elif way == 1:
            lines.insert(b, lines[a])
        else:
            lines[a], lines[b] = lines[b], lines[a]
    return lines
