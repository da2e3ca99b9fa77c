"""A plan with every part of it changed, and whether a part of it speaks of somebody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from doomtable.words.plan.structure import Noun


def mapped(part: Any, change: Callable[[Any], Any]) -> Any:
    """The same with every part of it changed, inner ones first."""
    if not isinstance(part, tuple):
        return part
    made = [mapped(one, change) for one in part]
    return change(type(part)(*made) if hasattr(part, "_fields") else tuple(made))


def speaks_of(part: object, word: str) -> bool:
    """Whether a fixed noun of that key is in it."""
    return (isinstance(part, Noun) and part.word == word) or (
        isinstance(part, tuple) and any(speaks_of(one, word) for one in part))  # fmt: skip
