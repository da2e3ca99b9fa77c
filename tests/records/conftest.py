"""Kept games for tests: the player's own folder empty, and games played with a history."""

from __future__ import annotations

import pytest

from doomtable.files import storage


@pytest.fixture
def home(tmp_path, monkeypatch):
    """The player's own folder, empty."""
    monkeypatch.setattr(storage, "user_path", lambda name="": tmp_path / "own" / name)
    return tmp_path / "own"
