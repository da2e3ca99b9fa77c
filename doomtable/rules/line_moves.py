"""Moves between the lines: a warrior is handed to a partner, and who may not be in cover is turned up (VAR-FRONT)."""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.events import ALL
from doomtable.rules.frames import RevealFrame
from doomtable.rules.lines import shielded, stands_behind
from doomtable.rules.permit import own_warriors
from doomtable.rules.state import State
from doomtable.rules.terms import CardId, Seat
from doomtable.rules.triggers import fire


def hand_over(st: State, card: CardId, to: Seat) -> None:
    """VAR-FRONT-10, VAR-FRONT-11, VAR-FRONT-R03, VAR-FRONT-R04: a partner controls it now, with all that is on it.

    Forward it goes into cover and out of its vehicle. Back it stays in cover only if nobody is left in front, which
    `clear_cover` looks at (VAR-FRONT-R05).
    """
    row = st.play[card]
    seat = row.controller
    M.move_area(st, card, row.zone, to)
    if row.unpaid:
        M.know(st, (card,), 1 << to)
    M.emit(st, "handed", seat, card, to, seen=1 << to | 1 << seat if row.unpaid else ALL)
    if not stands_behind(st.rules, to) and not row.cover:
        M.set_cover(st, card, True)
        fire(st, "covered", it=card)
    fire(st, "transferred", it=card)


def clear_cover(st: State) -> None:
    """VAR-FRONT-08, VAR-FRONT-R05: nobody is in cover behind a partner who has warriors; who was never revealed is."""
    for seat in st.living():
        if not shielded(st, seat):
            continue
        for card in own_warriors(st, seat):
            if not st.play[card].cover:
                continue
            if st.play[card].unpaid:
                M.push(st, RevealFrame(card=card, leaves=True))
            else:
                M.set_cover(st, card, False, left=True)
                fire(st, "uncovered", it=card)
