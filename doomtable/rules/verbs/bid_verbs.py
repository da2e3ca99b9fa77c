"""Auctions: who bids how much, and who pays in the end (RUL-50)."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.query import amount
from doomtable.rules.questions import AskBid
from doomtable.rules.spending import spendable
from doomtable.rules.state import State, replaced
from doomtable.rules.terms import NOBODY, PASS, Option
from doomtable.rules.verbs.common import start


def bid(st: State, e: L.Bid, ctx: Bindings) -> None:
    """Who speaks makes the first bid; without the D for it there is no auction."""
    least = amount(st, e.least, ctx)
    if least <= spendable(st, ctx.you):
        rest = tuple(seat for seat in st.clockwise(ctx.you) if seat != ctx.you)
        M.push(st, AskBid(seat=ctx.you, node=e, ctx=ctx, bid=least - 1, bidder=NOBODY, rest=rest))


def answer_bid(st: State, ask: AskBid, option: Option) -> None:
    """A higher bid stands, or its player is out of it; then the next one who can bid more is asked."""
    if option == PASS:
        M.emit(st, "bid_passed", ask.seat, ask.ctx.me)
        _go_on(st, ask.node, ask)
    else:
        M.emit(st, "bid", ask.seat, ask.ctx.me, n=option.number)
        _go_on(st, ask.node, ask._replace(bid=option.number, bidder=ask.seat, rest=(*ask.rest, ask.seat)))


def _go_on(st: State, e: L.Bid, ask: AskBid) -> None:
    """Who has no more D than stands passes without being asked; the last one left has bought."""
    rest = ask.rest
    while rest[0] != ask.bidder:
        if ask.bid < spendable(st, rest[0]):
            M.push(st, ask._replace(seat=rest[0], rest=rest[1:]))
            return
        M.emit(st, "bid_passed", rest[0], ask.ctx.me)
        rest = rest[1:]
    M.pay(st, ask.bidder, ask.bid)
    M.emit(st, "bid_won", ask.bidder, ask.ctx.me, n=ask.bid)
    start(st, e.then, replaced(ask.ctx, seat=ask.bidder, number=ask.bid))
