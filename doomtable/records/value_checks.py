"""Value checks: whether a plain value from outside is a whole number, or hex digits."""

from __future__ import annotations

from typing import TypeGuard


def is_number(value: object) -> TypeGuard[int]:
    """Whether a value from outside is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_hex(value: object, digits: int) -> TypeGuard[str]:
    """Whether a value from outside is a text of so many hex digits in lower case."""
    return isinstance(value, str) and len(value) == digits and set(value) <= set("0123456789abcdef")
