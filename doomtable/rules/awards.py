"""Awards: points are split, may be changed by cards, and are banked; until then it is known who killed whom."""

from __future__ import annotations

from itertools import zip_longest
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.base_moves import answer_base
from doomtable.rules.frames import AwardFrame, PayPointsFrame, Split, TakePointsFrame
from doomtable.rules.permit import own_warriors
from doomtable.rules.pools import carrier, lying, pool_of_earner, room_to_carry
from doomtable.rules.query import amount, board, verdicts
from doomtable.rules.questions import AskSplit
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, Option, Seat
from doomtable.rules.triggers import ask_about, fire, listened, pending_event
from doomtable.rules.verbs.common import Answer, Handler


def award(st: State, frame: AwardFrame) -> None:
    """POINTS-02, POINTS-10: each splits in turn order, then all are paid together."""
    done = frame.done
    if not frame.todo:
        M.push(st, TakePointsFrame(shares=done))
        return
    seats = st.clockwise(st.turn.seat)
    todo = sorted(frame.todo, key=lambda a: seats.index(a[0]) if a[0] in seats else 9)
    seat, n, pool, victim, by = todo[0]
    rest = tuple(todo[1:])
    if n <= 0 or st.seats[seat].out:
        M.push(st, AwardFrame(todo=rest, done=done))
    elif pool == "D":
        M.push(st, AwardFrame(todo=rest, done=(*done, (seat, n, 0, victim, by))))
    elif pool == "P" or st.rules.kill_split == "promotion":
        M.push(st, AwardFrame(todo=rest, done=(*done, (seat, 0, room_to_carry(st, seat, by, n), victim, by))))
    else:
        M.push(st, AskSplit(seat=seat, n=n, victim=victim, by=by, rest=rest, done=done))


def answer_split(st: State, ask: AskSplit, option: Option) -> None:
    split = ask.seat, ask.n - option.number, option.number, ask.victim, ask.by
    M.push(st, AwardFrame(todo=ask.rest, done=(*ask.done, split)))


def take_points(st: State, frame: TakePointsFrame) -> None:
    """Each is an event that cards may change, then all are paid."""
    shares = frame.shares
    if not listened(st, "earned"):
        _bank(st, shares)
        return
    pids = []
    for seat, d, p, victim, by in shares:
        e = pending_event(
            st, "earned", by if by != NO_CARD else victim, victim, seat, number=d + p, points=(d, p)
        )
        pids.append(e.id)
    victims = tuple(victim for _, _, _, victim, _ in shares) if st.rules.carried_p else ()
    M.push(st, PayPointsFrame(pids=tuple(pids), victims=victims))
    for pid in reversed(pids):
        e2 = st.pend(pid)
        assert e2 is not None
        if e2.points[1]:
            ask_about(st, e2)
        fire(st, "earned", it=e2.card, by=e2.ctx.by, seat=e2.seat, number=e2.ctx.number, pending=pid)


def pay_points(st: State, frame: PayPointsFrame) -> None:
    shares = []
    for pid, victim in zip_longest(frame.pids, frame.victims, fillvalue=NO_CARD):
        p = st.pend(pid)
        if p is not None:
            shares.append((p.seat, p.points[0], p.points[1], victim, p.card))
            M.drop_pending(st, pid)
    _bank(st, tuple(shares))


def _bank(st: State, shares: tuple[Split, ...]) -> None:
    """What was earned is laid where the ruleset says: with the player, on a pool card, on the warrior that did it."""
    for seat, d, p, victim, by in shares:
        at = pool_of_earner(st, seat, by)
        if p and "earn promotion" in board(st).rules:
            M.gain(st, seat, d, "D", by, at)  # what has just been earned pays for it
            d, p = 0, _paid_for(st, seat, p)
        warrior = carrier(st, seat, by)
        if p and warrior != NO_CARD:
            kept = min(p, st.rules.carried_p - lying(st, warrior, "P"))
            M.mark(st, warrior, "P", kept, seat, victim)
            p, d = 0, d + p - kept
        M.gain(st, seat, p, "P", by, at)
        M.gain(st, seat, d, "D", by, at)


def _paid_for(st: State, seat: Seat, p: int) -> int:
    """RUL-41: how many of the P that a player earns he pays for, as far as his D reach; what cards ask adds up."""
    asked = [one for one in verdicts(st, "earn promotion", NO_CARD, NO_CARD, seat) if one.cont.verdict == "price"]
    each = sum(amount(st, one.cont.node.price, one.ctx) for one in asked if isinstance(one.cont.node, L.Rule))
    if not each:
        return p
    paid = min(p, st.seats[seat].D // each)
    M.lose(st, seat, paid * each, "D", asked[0].ctx.me)
    return paid


def bank_carried(st: State, seat: Seat) -> None:
    """What a player's warriors carry becomes his."""
    for card in own_warriors(st, seat):
        n = lying(st, card, "P")
        if n:
            M.mark(st, card, "P", -n, seat)
            M.gain(st, seat, n, "P", card, pool_of_earner(st, seat, card))


HANDLERS: Final[dict[str, Handler]] = {"award": award, "take points": take_points, "pay points": pay_points}
ANSWERS: Final[dict[str, Answer]] = {"split": answer_split, "base": answer_base}
