"""Transfers: a warrior goes to its player's Outpost, or from there back; the verb of cards that have somebody do so."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.frames import SettleFrame
from doomtable.rules.places import open_places
from doomtable.rules.questions import AskEither
from doomtable.rules.state import State, replaced
from doomtable.rules.terms import NO_CARD, CardId
from doomtable.rules.transfer_limit import TRANSFERRED, mark_of
from doomtable.rules.transfer_permit import goals_of, transfer_refusal
from doomtable.rules.triggers import ask_about, fire, listened, pending_event
from doomtable.rules.verbs.common import cards_of

SIDES: tuple[Literal["squad", "kohort"], ...] = ("squad", "kohort")
"""The areas between which the player of a warrior of a tribe chooses, where a card has let it go (OUT-02)."""


def transfers(st: State, e: L.Transfer, ctx: Bindings) -> None:
    """OUT-09: only what is by choice, and nothing besides, counts as the transfer of a turn. Who is taken along with
    all others has not chosen it (BEAST-06)."""
    forced = isinstance(e.what, L.Sel)
    for card in cards_of(st, e.what, ctx):
        if card not in st.play:
            continue
        seat = st.play[card].controller
        if transfer_refusal(st, seat, card, freely=e.again, forced=forced) is not None:
            continue
        goals = goals_of(st, card)
        if len(goals) > 1 and not e.to:
            choices = tuple([(replace(e, what="it", to=side),) for side in SIDES])
            M.push(st, AskEither(seat=seat, node=L.Either(SIDES, choices), ctx=replaced(ctx, it=card)))
            continue
        if not e.again:
            M.use_up(st, seat, TRANSFERRED, mark_of(card))
        transfer(st, card, e.to)


def transfer(st: State, card: CardId, zone: str) -> None:
    """A warrior is moved to the Outpost or back; who rides in a vehicle of others gets out first."""
    goals = goals_of(st, card)
    zone = zone if zone in goals else goals[0]
    place = next(iter(open_places(st, st.play[card].controller)), NO_CARD) if st.rules.planets else NO_CARD
    M.move_area(st, card, zone, place=place)
    M.emit(st, "transferred", st.play[card].controller, card, word=zone)
    if listened(st, "transferred"):
        p = pending_event(st, "transferred", card, card)
        M.push(st, SettleFrame(pid=p.id))
        fire(st, "transferred", it=card)
        ask_about(st, p)
