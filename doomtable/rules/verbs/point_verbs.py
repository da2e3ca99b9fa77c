"""Verbs of Destiny and Promotion points: gain, lose, pass on, swap, pay or else, change an award."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.frames import AwardFrame, Share
from doomtable.rules.pools import pool_of_earner
from doomtable.rules.query import amount, exempt, fits, guarded, points_in_reach, reached_players
from doomtable.rules.questions import AskConvert, AskConvertN, AskPay
from doomtable.rules.references import controller, players
from doomtable.rules.sides import allied, once_a_pool
from doomtable.rules.state import State
from doomtable.rules.state_parts import Pending
from doomtable.rules.terms import NO_CARD, CardId, Option, Seat
from doomtable.rules.verbs.common import earns_as, start


def gain(st: State, e: L.Gain, ctx: Bindings) -> None:
    n = amount(st, e.amount, ctx)
    for seat in once_a_pool(st.rules, reached_players(st, e.who, ctx), "D" if e.pool == "D" else "P"):
        if e.pool == "D":
            M.gain(st, seat, n, "D", ctx.me, _base_of_doer(st, seat, ctx))
        elif n > 0:
            by = earner(st, ctx, seat)
            pool = earns_as(st, by) or ("P" if e.pool == "P" else "")
            _award(st, (seat, n, pool, NO_CARD, by), ctx.it)


def _award(st: State, share: Share, victim: CardId) -> None:
    """Somebody earns points; by a death for which another player is about to earn his, together with him (POINTS-10).
    """
    for at in range(len(st.agenda) - 1, -1, -1):
        frame = st.agenda[at]
        if isinstance(frame, AwardFrame) and any(a[3] == victim != NO_CARD and a[0] != share[0] for a in frame.todo):
            M.replace_frame(st, at, frame._replace(todo=(*frame.todo, share)))
            return
    M.push(st, AwardFrame(todo=(share,), done=()))


def earner(st: State, ctx: Bindings, seat: Seat) -> CardId:
    """Who earns for a player what a text brings: the warrior on his side that did the deed and lives, else the card
    itself (VAR-HOME-13)."""
    did = _doer(st, ctx)
    return did if did in st.play and allied(st.rules, controller(st, did), seat) else ctx.me


def _doer(st: State, ctx: Bindings) -> CardId:
    """The warrior of whose deed a text speaks: who casts or uses it, has earned something, or has done what happened.

    NO_CARD for nobody; what a Special brings that is played is its player's as such.
    """
    if st.definitions.of[ctx.me].type == "special" and ctx.me not in st.play:
        return NO_CARD
    p = st.pend(ctx.pending)
    if p is not None and p.kind == "earned":
        did = p.card
    else:
        did = ctx.caster if ctx.caster != NO_CARD else ctx.by
        did = NO_CARD if did == ctx.it else did
    return did if did != NO_CARD and st.definitions.of[did].is_warrior else NO_CARD


def _base_of_doer(st: State, seat: Seat, ctx: Bindings) -> CardId:
    """VAR-HOME-14, VAR-HOME-R02: the base on which the D lie that a warrior earns for a player, has it fallen or not;
    NO_CARD for none."""
    did = _doer(st, ctx) if st.rules.base_p else NO_CARD
    return pool_of_earner(st, seat, did) if did != NO_CARD else NO_CARD


def lose(st: State, e: L.Lose, ctx: Bindings) -> None:
    for seat in once_a_pool(st.rules, reached_players(st, e.who, ctx), e.pool):
        if exempt(st, seat, ctx.me):
            continue
        have = points_in_reach(st, seat, ctx.you, e.pool)
        n = (
            have
            if e.all
            else -(-have // 2)
            if e.half == "up"
            else have // 2
            if e.half == "down"
            else amount(st, e.amount, ctx)
        )
        M.lose(st, seat, min(n, have), e.pool, ctx.me)


def pass_points(st: State, e: L.Pass, ctx: Bindings) -> None:
    for giver in once_a_pool(st.rules, players(st, e.giver, ctx), e.pool):
        for taker in once_a_pool(st.rules, players(st, e.taker, ctx), e.pool):
            n = min(amount(st, e.amount, ctx), points_in_reach(st, giver, ctx.you, e.pool, ctx.me))
            M.gain(st, taker, M.lose(st, giver, n, e.pool, ctx.me), e.pool, ctx.me)


def swap_pools(st: State, e: L.SwapPools, ctx: Bindings) -> None:
    for one in players(st, e.one, ctx):
        for other in players(st, e.other, ctx):
            if guarded(st, one, ctx.you) or guarded(st, other, ctx.you):
                continue
            M.swap_pools(st, one, other, e.pool)


def pay_or(st: State, e: L.PayOr, ctx: Bindings) -> None:
    at_stake = any(isinstance(one, L.Move) and one.what == "it" for one in e.otherwise)
    if at_stake and ctx.it not in st.play and ctx.it not in st.limbo:
        return  # it has gone meanwhile
    for seat in reversed(players(st, e.who, ctx)):
        M.push(st, AskPay(seat=seat, node=e, ctx=ctx))


def has_actions(st: State, seat: Seat, n: int) -> bool:
    """Whether a player could spend so many actions now; nobody has any in another's turn."""
    return n <= (st.turn.budget.actions if st.turn.seat == seat else 0)


def answer_pay(st: State, ask: AskPay, option: Option) -> None:
    e, ctx = ask.node, ask.ctx
    if option.key == "yes":
        M.pay(st, ask.seat, amount(st, e.d, ctx))
        if e.actions:
            M.spend_actions(st, e.actions)
        start(st, e.then, ctx)
    else:
        start(st, e.otherwise, ctx)


def convert(st: State, e: L.Convert, ctx: Bindings) -> None:
    for seat in players(st, e.who, ctx):
        M.push(st, AskConvert(seat=seat, rate=e.d, source=ctx.me))


def answer_convert(st: State, ask: AskConvert, option: Option) -> None:
    """Which way, then how many Promotion points."""
    if option.key != "none":
        M.push(st, AskConvertN(seat=ask.seat, rate=ask.rate, source=ask.source, to=option.key))


def answer_convert_n(st: State, ask: AskConvertN, option: Option) -> None:
    seat, rate, source, n = ask.seat, ask.rate, ask.source, option.number
    if ask.to == "promotion":
        M.lose(st, seat, n * rate, "D", source)
        M.gain(st, seat, n, "P", source)
    else:
        M.lose(st, seat, n, "P", source)
        M.gain(st, seat, n * rate, "D", source)


def award(st: State, e: L.Award, ctx: Bindings) -> None:
    """Changes the points being earned by the pending event."""
    p = st.pend(ctx.pending)
    if p is not None and p.kind == "mission done":
        _redirect(st, e, ctx, p)
        return
    if p is None or p.kind != "earned":
        _change_award(st, e, ctx)
        return
    d, prom = p.points
    if e.lose:
        d, prom = (d, 0) if e.pool == "P" else (0, prom) if e.pool == "D" else (0, 0)
    elif e.amount is not None:
        n = amount(st, e.amount, ctx)
        d, prom = (n, prom) if e.pool == "D" else (d, n)
    elif e.pool == "D":
        d, prom = d + prom, 0
    seat = p.seat
    if e.to is not None:
        found = players(st, e.to, ctx)
        seat = found[0] if found else seat
    M.change_pending(st, p.id, points=(d, prom), seat=seat)


def _redirect(st: State, e: L.Award, ctx: Bindings, p: Pending) -> None:
    """The points of a mission, and those that its warrior is about to earn, go to another player."""
    for seat in players(st, e.to, ctx) if e.to is not None else ():
        M.change_pending(st, p.id, seat=seat)
        for at, frame in enumerate(st.agenda):
            if isinstance(frame, AwardFrame) and p.ctx.by != NO_CARD:
                todo = tuple((seat, *a[1:]) if a[4] == p.ctx.by else a for a in frame.todo)
                M.replace_frame(st, at, AwardFrame(todo=todo, done=frame.done))


def raise_goal(st: State, e: L.RaiseGoal, ctx: Bindings) -> None:
    """The victory being answered is none yet: from now on all need so much more than the winner has (RUL-52)."""
    p = st.pend(ctx.pending)
    if p is not None and p.kind == "won":
        M.change_pending(st, p.id, cancelled=True)
        M.change_game(st, raised_goal=p.ctx.number + e.by)
        M.emit(st, "goal_raised", p.seat, ctx.me, n=p.ctx.number + e.by)


def fulfil(st: State, e: L.Fulfil, ctx: Bindings) -> None:
    """The mission that this answers counts as fulfilled although it was never assigned."""
    p = st.pend(ctx.pending)
    if p is not None and p.kind == "mission done" and fits(st, st.definitions.sel(e.what), p.card, ctx):
        M.change_pending(st, p.id, to="discard")


def _change_award(st: State, e: L.Award, ctx: Bindings) -> None:
    """A mission changes what the kill it speaks of will earn; the award still waits on the agenda."""
    for at in range(len(st.agenda) - 1, -1, -1):
        frame = st.agenda[at]
        if not isinstance(frame, AwardFrame) or not any(a[3] == ctx.it for a in frame.todo):
            continue
        changed = []
        for seat, n, pool, victim, by in frame.todo:
            if victim == ctx.it and not (pool == "D" and e.pool == "P"):
                n = 0 if e.lose else amount(st, e.amount, ctx) if e.amount is not None else n
                pool = pool or e.pool
                seat = next(iter(players(st, e.to, ctx)), seat) if e.to is not None else seat
            changed.append((seat, n, pool, victim, by))
        M.replace_frame(st, at, AwardFrame(todo=tuple(changed), done=frame.done))
        return
