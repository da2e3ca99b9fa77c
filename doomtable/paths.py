"""Paths: the shipped assets and decks, and the user's data folder.

A wheel carries them inside the package as `_assets` and `_decks`; in a checkout (and in an editable install)
they lie beside the package as `assets` and `decks`.
"""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def assets() -> Path:
    """Return the folder of icons, sounds and `locale/*.ftl`."""
    return _shipped("assets")


def decks() -> Path:
    """Return the folder of the ready decks."""
    return _shipped("decks")


def _shipped(name: str) -> Path:
    inside = _PACKAGE / f"_{name}"
    return inside if inside.is_dir() else _PACKAGE.parent / name
