"""Fighter names: attacker and defender told apart where both are called alike."""

from __future__ import annotations

from doomtable.rules.terms import Seat
from doomtable.rules.view_parts import View


def told_apart(names: tuple[str, str], view: View, seats: tuple[Seat, Seat]) -> tuple[str, str]:
    """What both are called; where that is the same, with the player of each."""
    if names[0] != names[1] or seats[0] == seats[1]:
        return names
    first, second = (f"{name} ({view.players[seat].name})" for name, seat in zip(names, seats, strict=True))
    return first, second
