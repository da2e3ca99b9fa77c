"""Chance in tests: what `random` and `secrets` give is the same whenever a test, or a fixture of several, is run."""

from __future__ import annotations

import random
import secrets
from collections.abc import Generator
from random import Random
from typing import Any

import pytest

_CHANCE = Random(0)


def pytest_configure() -> None:
    """Have `secrets` draw from a seed. (Keys and certificates are the system's own; nothing here looks at them.)"""
    secrets.token_bytes = lambda nbytes=None: _CHANCE.randbytes(32 if nbytes is None else nbytes)  # type: ignore[assignment]
    secrets.token_hex = lambda nbytes=None: secrets.token_bytes(nbytes).hex()  # type: ignore[assignment]
    secrets.randbelow = _CHANCE.randrange  # type: ignore[assignment]
    secrets.randbits = _CHANCE.getrandbits
    secrets.choice = _CHANCE.choice


def seed(name: str) -> None:
    """Begin anew with what chance gives."""
    _CHANCE.seed(name)
    random.seed(name)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Every test has its own seed, wherever its file lies and whatever ran before it."""
    seed(item.name)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Generator[None, object, object]:
    """What several tests share does not depend on which of them comes first, nor do they on it."""
    if fixturedef.scope == "function":
        return (yield)
    before = _CHANCE.getstate(), random.getstate()
    seed(fixturedef.argname)
    try:
        return (yield)
    finally:
        _CHANCE.setstate(before[0])
        random.setstate(before[1])
