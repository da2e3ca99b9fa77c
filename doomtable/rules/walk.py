"""Every node inside a declaration."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Final


def walk(thing: Any) -> Iterator[Any]:
    """Every node inside a declaration, the outermost first."""
    if isinstance(thing, tuple):
        for part in thing:
            if part.__class__ not in LEAVES:
                yield from walk(part)
    elif is_dataclass(thing) and not isinstance(thing, type):
        yield thing
        for name in _field_names(type(thing)):
            part = getattr(thing, name)
            if part.__class__ not in LEAVES:
                yield from walk(part)


LEAVES: Final = frozenset((str, int, bool, type(None)))
"""What has no nodes inside."""


@cache
def _field_names(kind: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields(kind))
