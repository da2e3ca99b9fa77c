"""Parameters for both groups of tests: little of a check in the quick one, all of it in the group `proof`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def little_and_all(little: Any, whole: Any) -> list[Any]:
    """One number or range for the quick group, and the one that proves more for the other."""
    return [pytest.param(little, id="little"), pytest.param(whole, id="all", marks=pytest.mark.proof)]


def first_and_rest(count: int, values: Iterable[Any]) -> list[Any]:
    """The first so many values for the quick group, the others for the other one."""
    return rows(count, ((value,) for value in values))


def rows(count: int, values: Iterable[tuple[Any, ...]]) -> list[Any]:
    """The same for several parameters at once."""
    return [pytest.param(*value, marks=() if i < count else pytest.mark.proof) for i, value in enumerate(values)]
