"""Which doomtable this is: its version, and whether its engine is compiled (principle 22)."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec


def compiled() -> bool:
    """Whether the engine is machine code; else it is run by the interpreter."""
    spec = find_spec("doomtable.rules.mutate")
    return spec is not None and not str(spec.origin).endswith(".py")


def version_line() -> str:
    try:
        number = version("doomtable")
    except PackageNotFoundError:
        return "doomtable, not installed"
    return f"doomtable {number} ({'compiled' if compiled() else 'plain'})"
