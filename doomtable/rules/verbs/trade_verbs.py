"""Trading: the members of a side meet, see each other's hands and pass cards on, each card once (SUMMIT MEETING).

Whoever gets a card owns it from then on. They are asked in turn, and again after a card has been passed on, until all
of them in a row have done; the others learn how many cards go from whom to whom, and none by name.
"""

from __future__ import annotations

from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.questions import AskTrade
from doomtable.rules.sides import members
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, Option, Seat


def party(st: State, seat: Seat) -> tuple[Seat, ...]:
    """The members of a player's side who are in the game, clockwise from that player on."""
    side = members(st.rules, seat)
    return tuple([one for one in st.clockwise(seat) if one in side])


def meet(st: State, ctx: Bindings) -> None:
    """SUMMIT MEETING: all see the hands of their partners, and the player of the card is asked first.

    Who knew a card of these hands and is none of them cannot tell any more where it is.
    """
    seats = party(st, ctx.you)
    if len(seats) < 2:
        return
    for partner in seats:
        M.know(st, st.seats[partner].hand, sum(1 << seat for seat in seats))
        for seat in seats:
            if partner != seat and st.seats[partner].hand:
                M.look_at(st, seat, st.seats[partner].hand, "hand", partner)
    _ask(st, AskTrade(seat=ctx.you, ctx=ctx), seats)


def tradable(st: State, ask: AskTrade) -> list[CardId]:
    """The cards of the hand that have not been passed on yet."""
    return [card for card in st.seats[ask.seat].hand if card not in ask.moved]


def answer_trade(st: State, ask: AskTrade, option: Option) -> None:
    """Somebody has done, or names a card, or to whom it goes; with one partner that need not be said."""
    seats = party(st, ask.seat)
    if option.key == "done":
        if ask.done + 1 < len(seats):
            _ask(st, ask._replace(seat=seats[1], done=ask.done + 1), party(st, seats[1]))
        return
    if option.key == "card" and len(seats) > 2:
        M.push(st, ask._replace(card=option.card))
        return
    card, to = (option.card, seats[1]) if option.key == "card" else (ask.card, option.seat)
    M.pass_on(st, card, to, sum(1 << seat for seat in seats))
    _ask(st, ask._replace(card=NO_CARD, moved=(*ask.moved, card), done=0), seats)


def _ask(st: State, ask: AskTrade, seats: tuple[Seat, ...]) -> None:
    """Ask this player, or the next one who has anything to pass on, unless all have done."""
    for done, seat in enumerate(seats[: len(seats) - ask.done], start=ask.done):
        asked = ask._replace(seat=seat, done=done)
        if tradable(st, asked):
            M.push(st, asked)
            return
