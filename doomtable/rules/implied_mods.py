"""Mods that other nodes amount to: bonuses that count several times, ratings that change places."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from doomtable.rules import language as L


def as_mod(node: L.Scale) -> L.Mod:
    """Bonuses that count several times, as what they change; `of` is who has them instead."""
    return L.Mod(("bonus",), node.times, "times", who="me", of=node.to, until=node.until)


def settled_mods(node: Any) -> tuple[L.Mod, ...]:
    """What an effect comes to whose numbers are settled when it begins, rating by rating; nothing for all others.

    The number is that of its bindings.
    """
    if isinstance(node, L.Mod) and node.op == "swap":
        signs = zip(node.what, (1, -1), strict=True)
        return tuple(replace(node, what=(stat,), by=L.EventNumber(times), op="add") for stat, times in signs)
    return ()
