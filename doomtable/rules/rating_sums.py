"""Sums of ratings: what all that changes a rating makes of it, and what the ratings of a place add."""

from __future__ import annotations

from typing import Final

from doomtable.rules.bases import INSIDE
from doomtable.rules.continuous import ADD_BASE
from doomtable.rules.derived import Item, Rates
from doomtable.rules.state import State
from doomtable.rules.terms import CardId

LAST_ADDED: Final = ("add", ADD_BASE, INSIDE)
"""What is added after base ratings have been multiplied."""


def added_by(st: State, place: CardId) -> list[Item]:
    """The ratings printed on a place or Warzone, as what they add (WZ-05)."""
    return [(place, stat, n, "add") for stat, n in enumerate(st.definitions.of[place].printed) if n]


def add_up(st: State, card: CardId, items: list[Item]) -> Rates:
    """COMBAT-17, RUL-08: base as set, multiplied (V by the latest only), rounded up once; then everything added.

    What multiplies modified ratings comes last of all; dice come after every modifier (OPT-DICE-01).
    """
    printed = st.definitions.of[card].printed
    out: Rates = list(printed)
    for _source, stat, n, op in items:
        if op != "add":
            break
        base = out[stat]
        if base is not None:
            out[stat] = base + n
    else:
        return out
    out = []
    for stat in range(4):
        base = printed[stat]
        for _source, s, n, op in items:
            if s == stat and op in ("set", "dash"):
                base = n if op == "set" else None
        if base is None:
            out.append(None)
            continue
        up = down = every = 1
        plus = rolled = 0
        for _source, s, n, op in items:
            if s != stat or op == "set":
                continue
            if op in LAST_ADDED:
                plus += n
            elif op == "base":
                base += n
            elif op == "times all":
                every *= n
            elif op == "dice":
                rolled += n
            elif stat == 3:
                up, down = (n, 1) if op == "times" else (1, n)
            elif op == "times":
                up *= n
            else:
                down *= n
        total = -(-base * up // down) + plus if (up != 1 or down != 1) else base + plus
        out.append(total * every + rolled)
    return out
