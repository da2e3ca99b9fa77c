"""Cover: mustering in cover, turning up, and paying what is owed then (COVER-08 to COVER-15)."""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.frames import RevealFrame, SettleFrame
from doomtable.rules.permit import home_areas, muster_price
from doomtable.rules.query import can_fight
from doomtable.rules.resolve import depart
from doomtable.rules.state import Pending, State
from doomtable.rules.terms import NO_CARD, CardId, Seat
from doomtable.rules.triggers import ask_about, fire, listened, pending_event
from doomtable.rules.verbs.common import entered


def hidden_twin(st: State, card: CardId) -> CardId:
    """PERS-04: the same Personality, unrevealed in cover."""
    d = st.definitions.of[card]
    if not d.personality:
        return NO_CARD
    return next(
        (c for c, row in st.play.items() if st.definitions.of[c] is d and row.unpaid and c != card), NO_CARD
    )


def muster_covered(st: State, p: Pending) -> None:
    """COVER-08, COVER-10: face down, outside the areas, unpaid, unknown."""
    M.drop_pending(st, p.id)
    M.enter(st, p.card, p.seat, "unrevealed", hidden=True, place=p.place)
    M.hide(st, p.card)
    M.emit(st, "mustered_covered", p.seat, p.card, seen=1 << p.seat)
    M.set_countdown(st, p.seat, 0)


def reveal(st: State, frame: RevealFrame) -> None:
    """Identity shown, V due; COVER-12 to COVER-15, PERS-06, PERS-07."""
    card = frame.card
    row = st.play.get(card)
    if row is None or not row.unpaid:
        return
    seat = row.controller
    M.reveal(st, card)
    price = muster_price(st, seat, card)
    s = st.seats[seat]
    if price > s.D:
        missing = price - s.D
        M.emit(st, "revealed", seat, card, n=s.D, word="unpaid")
        M.lose(st, seat, s.D, "D", card)
        M.lose(st, seat, missing, "P", card)
        M.set_paid(st, card)
        depart(st, card, "discard")
        return
    M.pay(st, seat, price)
    M.set_paid(st, card)
    M.emit(st, "revealed", seat, card, n=price, word="paid")
    M.move_area(st, card, home_areas(st, card)[0])
    if frame.leaves:
        M.set_cover(st, card, False, left=True)
    d = st.definitions.of[card]
    if d.personality:
        for other in [c for c, r in st.play.items() if st.definitions.of[c] is d and r.unpaid and c != card]:
            M.leave(st, other, "hand")
    arrived(st, card, seat)


def arrived(st: State, card: CardId, seat: Seat) -> None:
    """A warrior stands openly in play: the countdown stops (WIN-15), answers, then what it triggers."""
    if can_fight(st, card):
        M.set_countdown(st, seat, 0)
    if listened(st, "mustered"):
        e = pending_event(st, "mustered", card, card, seat)
        M.push(st, SettleFrame(pid=e.id))
        fire(st, "mustered", it=card, seat=seat)
        ask_about(st, e)
    entered(st, card, seat)
