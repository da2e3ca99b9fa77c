"""Every node inside a declaration."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any, Final

Nodes = tuple[Any, ...]
"""Nodes that have been found."""


def walk(thing: Any) -> Iterator[Any]:
    """Every node inside a declaration, the outermost first."""
    rest = [thing]
    while rest:
        one = rest.pop()
        if isinstance(one, tuple):
            parts = one
        else:
            parts_of = _parts_of(one.__class__)
            if parts_of is None:
                continue
            yield one
            parts = parts_of(one)
        rest += [part for part in parts[::-1] if part and part.__class__ not in LEAVES]


LEAVES: Final = frozenset((str, int, bool, type(None)))
"""What has no nodes inside."""


@cache
def _parts_of(kind: type) -> Callable[[Any], tuple[Any, ...]] | None:
    """What finds the values of the fields of a node of that class; None of what is no node."""
    if not is_dataclass(kind):
        return None
    names = [f.name for f in fields(kind)]
    if len(names) > 1:
        return attrgetter(*names)
    return lambda node: tuple([getattr(node, name) for name in names])
