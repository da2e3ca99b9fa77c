"""Exceptions: whole sentences for single named specials."""

from __future__ import annotations

SPECIALS: dict[str, str] = {}
"""Name of the special -> its clause."""
