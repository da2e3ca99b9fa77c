"""What passes: the effects, waiting triggers and notes that outlast the end of something."""

from __future__ import annotations

from collections.abc import Iterable

from doomtable.rules.state import Delayed, Timed
from doomtable.rules.terms import Seat

Noted = tuple[str, int, int]
"""What is noted of a player: the word it stands under, a card or other mark, and how much."""


def noted(used: tuple[Noted, ...], scope: str) -> list[Noted]:
    """What is noted under this word; mostly there is nothing at all."""
    found = []
    for one in used:
        if one[0] == scope:
            found.append(one)
    return found


def noted_besides(used: tuple[Noted, ...], scopes: tuple[str, ...]) -> tuple[Noted, ...]:
    """What is noted under other words than these."""
    found = []
    for one in used:
        if one[0] not in scopes:
            found.append(one)
    return tuple(found)


def outlasting(effects: Iterable[Timed], until: str, anchor: int) -> tuple[Timed, ...]:
    """The passing effects that last until something else."""
    return tuple([e for e in effects if e.until != until or e.anchor != anchor])


def still_waiting(delayed: Iterable[Delayed], until: str, anchor: int) -> tuple[Delayed, ...]:
    """The triggers that wait for something else."""
    return tuple([d for d in delayed if d.node.until != until or d.anchor != anchor])


def outlasting_turn(effects: Iterable[Timed], seat: Seat, tick: int) -> tuple[Timed, ...]:
    """The passing effects that last beyond this turn, which is that of this player."""
    return tuple([
        e for e in effects
        if e.until not in ("turn", "next attack")
        and not (e.until == "its next turn" and e.anchor == seat and e.born < tick)
    ])  # fmt: skip
