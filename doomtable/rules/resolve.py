"""Runs effects: the frames 'do', 'trigger', 'mission' and one handler per verb of the language.

A handler does one thing through mutate and may push further frames or a question; it never waits. Verbs without a
handler here are listed by `unhandled`, so that a card is counted complete only when everything it says is done.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.permit import attack_refusal, attacker_refusal, own_warriors
from doomtable.rules.pinned import walk
from doomtable.rules.query import (
    amount,
    board,
    candidates,
    controller,
    deref,
    forbidden,
    holds,
    players,
)
from doomtable.rules.ratings import rates
from doomtable.rules.state import Ctx, Frame, State
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, EngineBug, Option, Seat
from doomtable.rules.triggers import ask_about, fire, mission_holder, pending_event

Handler = Callable[[State, Frame], None]
Verb = Callable[[State, Any, Ctx], None]


# ------------------------------------------------------------------------------------------------------ frames


def do(st: State, frame: Frame) -> None:
    """("do", effects, index, ctx): run one effect; what is left waits below it."""
    _, effects, i, ctx = frame
    if i + 1 < len(effects):
        M.push(st, ("do", effects, i + 1, ctx))
    run(st, effects[i], ctx)


def start(st: State, effects: tuple[L.Effect, ...], ctx: Ctx) -> None:
    if effects:
        M.push(st, ("do", effects, 0, ctx))


def run(st: State, effect: Any, ctx: Ctx) -> None:
    handler = VERBS.get(type(effect))
    if handler is None:
        raise EngineBug(f"no handler for {effect.kind!r}")
    handler(st, effect, ctx)


def trigger(st: State, frame: Frame) -> None:
    """("trigger", card, On, ctx): a triggered ability; an optional one asks first."""
    _, card, on, ctx = frame
    if card not in st.play:
        return
    if on.may:
        M.push(st, ("ask", "may", st.play[card].controller, on.effects, ctx, card))
    else:
        start(st, on.effects, ctx)


def mission(st: State, frame: Frame) -> None:
    """("mission", card, ctx): MISS-04, MISS-05: fulfilled at once, rewarded, discarded."""
    _, card, ctx = frame
    if card not in st.play:
        return
    goal = st.pinned.of[card].goal
    assert goal is not None
    M.push(st, ("mission done", card, ctx))
    start(st, goal.reward, ctx._replace(you=mission_holder(st, card)))


def mission_done(st: State, frame: Frame) -> None:
    _, card, ctx = frame
    goal = st.pinned.of[card].goal
    if card in st.play and goal is not None and not goal.repeats:
        M.leave(st, card, "discard")
    fire(st, "mission done", it=card, by=ctx.by, seat=ctx.you)


# ------------------------------------------------------------------------------------------------------ helpers


def cards_of(st: State, who: Any, ctx: Ctx) -> list[CardId]:
    """The cards an effect touches: one reference or all that fit."""
    if isinstance(who, L.Sel):
        return candidates(st, who, ctx)
    card = deref(st, who, ctx)
    return [card] if card != NO_CARD else []


def until_anchor(st: State, until: str, ctx: Ctx, on: tuple[CardId, ...]) -> int:
    if until == "combat":
        return st.combats[-1].id if st.combats else 0
    if until == "its next turn":
        return controller(st, on[0]) if on else ctx.player
    if until == "host leaves":
        return on[0] if on else NO_CARD
    return ctx.you


def passing(st: State, e: L.Mod | L.Rule, ctx: Ctx) -> None:
    """A Mod or Rule that lasts for a time begins."""
    cont = st.pinned.cont_of[id(e)]
    who = e.who
    until = e.until or ("host leaves" if ctx.me not in st.play else "")
    if isinstance(who, str) and who in PLAYER_WORDS:
        for seat in players(st, who, ctx):
            anchor = seat if until == "its next turn" else until_anchor(st, until, ctx, ())
            M.add_effect(st, cont.index, ctx, (), until, anchor, seat)
        return
    if isinstance(who, L.Sel):
        lasting = e.until in ("your next turn", "turn", "game", "your next draw")
        if lasting and isinstance(e, L.Rule):
            M.add_effect(st, cont.index, ctx, (), until, until_anchor(st, until, ctx, ()))
            return
        on = tuple(candidates(st, who, ctx))
    else:
        card = deref(st, who, ctx)
        on = (card,) if card != NO_CARD else ()
    if on:
        M.add_effect(st, cont.index, ctx, on, until, until_anchor(st, until, ctx, on))


PLAYER_WORDS = ("you", "each", "others", "target player", "its player", "its owner", "active player")


# -------------------------------------------------------------------------------------------------------- verbs


def _gain(st: State, e: L.Gain, ctx: Ctx) -> None:
    n = amount(st, e.amount, ctx)
    for seat in players(st, e.who, ctx):
        if e.pool == "any":
            if n > 0:
                M.push(st, ("award", ((seat, n, "", NO_CARD, ctx.me),), ()))
        elif e.pool == "P":
            earn(st, seat, 0, n, ctx.me)
        else:
            M.gain(st, seat, n, "D", ctx.me)


def earn(st: State, seat: Seat, d: int, p: int, source: CardId) -> None:
    """Points come in as an event that cards may still change."""
    M.push(st, ("take points", ((seat, d, p, NO_CARD, source),)))


def _lose(st: State, e: L.Lose, ctx: Ctx) -> None:
    for seat in players(st, e.who, ctx):
        s = st.seats[seat]
        have = s.D if e.pool == "D" else s.P
        n = have if e.all else -(-have // 2) if e.half == "up" else have // 2 if e.half == "down" else amount(st, e.amount, ctx)
        M.lose(st, seat, n, e.pool, ctx.me)


def _pass_points(st: State, e: L.Pass, ctx: Ctx) -> None:
    for giver in players(st, e.giver, ctx):
        for taker in players(st, e.taker, ctx):
            M.gain(st, taker, M.lose(st, giver, amount(st, e.amount, ctx), e.pool, ctx.me), e.pool, ctx.me)


def _swap_pools(st: State, e: L.SwapPools, ctx: Ctx) -> None:
    for one in players(st, e.one, ctx):
        for other in players(st, e.other, ctx):
            M.swap_pools(st, one, other, e.pool)


def _pay_or(st: State, e: L.PayOr, ctx: Ctx) -> None:
    for seat in reversed(players(st, e.who, ctx)):
        M.push(st, ("ask", "pay", seat, e, ctx))


def answer_pay(st: State, ask: Frame, option: Option) -> None:
    _, _, seat, e, ctx = ask
    if option.key == "yes":
        M.pay(st, seat, amount(st, e.d, ctx))
        start(st, e.then, ctx)
    else:
        start(st, e.otherwise, ctx)


def _wound(st: State, e: L.Wound, ctx: Ctx) -> None:
    for card in reversed(cards_of(st, e.who, ctx)):
        if card in st.play:
            points = ctx.you if e.points == "you" else NOBODY
            M.push(st, ("hurt", card, ctx.me, "wounded", points, e.sure))


def _kill(st: State, e: L.Kill, ctx: Ctx) -> None:
    for card in reversed(cards_of(st, e.who, ctx)):
        if card in st.play:
            points = ctx.you if e.points in ("you", "both") else NOBODY
            M.push(st, ("hurt", card, ctx.me, "killed", points, e.sure))


def hurt(st: State, frame: Frame) -> None:
    """("hurt", card, by, fate, points to, sure): a wound or kill outside the comparison (POINTS-09, RUL-16)."""
    _, card, by, fate, points, sure = frame
    if card not in st.play:
        return
    if forbidden(st, "be wounded", card, by) is not None and not sure:
        return
    if fate == "killed" and forbidden(st, "be killed", card, by) is not None and not sure:
        fate = "wounded"
    if fate == "wounded" and (st.play[card].wounded or _frail(st, card)):
        fate = "killed"
    p = pending_event(st, fate, card, by)
    M.push(st, ("suffer", p.id, points))
    if not sure:
        ask_about(st, p)


def _frail(st: State, card: CardId) -> bool:
    return bool(board(st).tags[card] & st.pinned.bits.bit("killed if wounded"))


def suffer(st: State, frame: Frame) -> None:
    """("suffer", pending, points to): the wound or death is not prevented any more."""
    _, pid, points = frame
    p = st.pend(pid)
    if p is None:
        return
    if p.kind == "wounded" or p.cancelled or p.card not in st.play:
        M.settle(st, pid)
    if p.cancelled or p.card not in st.play:
        return
    if p.kind == "wounded":
        M.set_wounded(st, p.card, True, p.ctx.by)
        fire(st, "wounded", it=p.card, by=p.ctx.by)
        return
    worth = max(0, rates(st, p.card)[3] or 0)
    if points != NOBODY and worth:
        own = controller(st, p.card) == points
        M.push(st, ("award", ((points, worth, "D" if own else "", p.card, p.ctx.by),), ()))
    M.push(st, ("die", p.card, p.ctx.by, pid))


def _damage(st: State, e: L.Damage, ctx: Ctx) -> None:
    n = amount(st, e.amount, ctx)
    for card in reversed(candidates(st, e.who, ctx)):
        armor = rates(st, card)[2]
        if armor is not None and n >= armor:
            M.push(st, ("hurt", card, ctx.me, "wounded", ctx.you if e.points == "you" else NOBODY, False))


def _heal(st: State, e: L.Heal, ctx: Ctx) -> None:
    for card in cards_of(st, e.who, ctx):
        row = st.play.get(card)
        if row is not None and row.wounded:
            M.set_wounded(st, card, False, ctx.me)
            fire(st, "healed", it=card, by=ctx.me)


def _survive(st: State, e: L.Survive, ctx: Ctx) -> None:
    card = deref(st, e.who, ctx)
    for p in st.pending:
        if p.kind in ("killed", "wounded") and p.card == card:
            M.change_pending(st, p.id, cancelled=True)
            M.emit(st, M.Event("saved", p.seat, card, ctx.me))


def _move(st: State, e: L.Move, ctx: Ctx) -> None:
    found = [c for c in cards_of(st, e.what, ctx)]
    if isinstance(e.what, L.Sel) and e.n != "all":
        n = amount(st, e.n, ctx)
        if len(found) > n:
            for seat in players(st, e.by, ctx)[:1]:
                M.push(st, ("ask", "pick", seat, e, ctx, tuple(found), n))
            return
    for card in found:
        move_card(st, card, e, ctx)


def answer_pick(st: State, ask: Frame, option: Option) -> None:
    _, _, seat, e, ctx, found, n = ask
    move_card(st, option.card, e, ctx)
    rest = tuple(c for c in found if c != option.card)
    if n > 1 and rest:
        M.push(st, ("ask", "pick", seat, e, ctx, rest, n - 1))


def move_card(st: State, card: CardId, e: L.Move, ctx: Ctx) -> None:
    to = e.to
    if card in st.play:
        if to in ("discard", "annihilated", "hand", "draw"):
            if to == "discard" and forbidden(st, "be discarded", card, ctx.me) is not None:
                return
            depart(st, card, to, e.place if to == "draw" else "top", ctx.me)
        elif to in ("squad", "kohort", "outpost"):
            M.move_area(st, card, to)
        return
    p = st.pend(ctx.pending)
    if card in st.limbo and p is not None:
        M.change_pending(st, p.id, to=to)
        return
    if to in ("discard", "annihilated", "hand", "draw"):
        M.to_pile(st, card, to, e.place)
    elif to in ("squad", "kohort", "outpost", "play"):
        zone = to if to != "play" else ("kohort" if st.pinned.of[card].tags & st.pinned.LEGION else "squad")
        enter_free(st, card, ctx.you, zone)


def enter_free(st: State, card: CardId, seat: Seat, zone: str) -> None:
    """A warrior put into play without a muster."""
    M.enter(st, card, seat, zone)
    M.emit(st, M.Event("put", seat, card, word=zone))
    M.set_countdown(st, seat, 0)
    fire(st, "enters", it=card, seat=seat)


def depart(st: State, card: CardId, to: str, place: str = "top", by: CardId = NO_CARD) -> None:
    """A card leaves play; a vehicle that goes from around its warrior wounds it (VEH-09, VEH-19)."""
    row = st.play[card]
    host = row.host
    rider = host != NO_CARD and st.pinned.of[card].vehicle and st.play[host].inside and st.pinned.of[card].type == "equipment"
    gone = M.leave(st, card, to, place)
    if rider and host in st.play:
        M.set_inside(st, host, False)
        M.push(st, ("hurt", host, card, "wounded", NOBODY, False))
    for one in reversed(gone):
        fire(st, "leaves", it=one, by=by, seat=st.pinned.owner[one])
        if to == "discard":
            fire(st, "discarded", it=one, by=by, seat=st.pinned.owner[one])


def _search(st: State, e: L.Search, ctx: Ctx) -> None:
    n = amount(st, e.n, ctx)
    for seat in players(st, e.whose, ctx)[:1]:
        zone = e.sel.where or "draw"
        M.look_at(st, ctx.you, getattr(st.seats[seat], zone), zone, seat)
        if n > 0 and candidates(st, e.sel, ctx):
            M.push(st, ("ask", "search", ctx.you, e, ctx, n))
        else:
            search_over(st, e, ctx)


def answer_search(st: State, ask: Frame, option: Option) -> None:
    _, _, seat, e, ctx, n = ask
    if option.key == "none":
        search_over(st, e, ctx)
        return
    if e.to == "play":
        zone = "kohort" if st.pinned.of[option.card].tags & st.pinned.LEGION else "squad"
        enter_free(st, option.card, seat, zone)
    else:
        M.to_pile(st, option.card, "hand", hidden=not e.show)
    if n > 1 and candidates(st, e.sel, ctx):
        M.push(st, ("ask", "search", seat, e, ctx, n - 1))
    elif e.extra is not None and not ctx.number and _can_pay(st, seat, e.extra, ctx) and candidates(st, e.sel, ctx):
        again = L.May((e,), cost=e.extra)
        M.push(st, ("ask", "may", seat, (e,), ctx._replace(number=1), ctx.me, again.cost))
    else:
        search_over(st, e, ctx)


def _can_pay(st: State, seat: Seat, cost: L.Cost, ctx: Ctx) -> bool:
    return amount(st, cost.d, ctx) <= st.seats[seat].D


def search_over(st: State, e: L.Search, ctx: Ctx) -> None:
    if e.sel.where == "draw":
        for seat in players(st, e.whose, ctx)[:1]:
            M.shuffle(st, seat)
            M.emit(st, M.Event("shuffled", seat, word="draw"))


def _look(st: State, e: L.Look, ctx: Ctx) -> None:
    for seat in players(st, e.whose, ctx):
        if seat == ctx.you:
            continue
        if e.where == "covered":
            cards = tuple(c for c in own_warriors(st, seat) if st.play[c].unpaid)
        elif e.where == "missions":
            cards = ()
        else:
            cards = getattr(st.seats[seat], e.where)
        n = amount(st, e.n, ctx)
        M.look_at(st, ctx.you, cards[:n] if n else cards, e.where, seat)


def _hand_loss(st: State, e: L.HandLoss, ctx: Ctx) -> None:
    n = amount(st, e.n, ctx)
    for seat in reversed(players(st, e.whose, ctx)):
        if e.by == "you" and e.look:
            M.look_at(st, ctx.you, st.seats[seat].hand, "hand", seat)
        if e.by == "random":
            for _ in range(min(n, len(st.seats[seat].hand))):
                hand = st.seats[seat].hand
                card = _fed_card(st, hand)
                M.to_pile(st, card, "discard")
        elif n > 0 and st.seats[seat].hand:
            M.push(st, ("ask", "hand loss", ctx.you if e.by == "you" else seat, seat, n, ctx))


def _fed_card(st: State, hand: tuple[CardId, ...]) -> CardId:
    names = tuple(st.pinned.of[c].card.name for c in hand)
    if st.script:
        return hand[names.index(M.chance(st, names))]
    return hand[M.below(st, len(hand))]


def answer_hand_loss(st: State, ask: Frame, option: Option) -> None:
    _, _, seat, whose, n, ctx = ask
    M.to_pile(st, option.card, "discard")
    if n > 1 and st.seats[whose].hand:
        M.push(st, ("ask", "hand loss", seat, whose, n - 1, ctx))


def _draw(st: State, e: L.Draw, ctx: Ctx) -> None:
    for seat in players(st, e.who, ctx):
        cards = M.draw(st, seat, amount(st, e.n, ctx))
        if e.keep and len(cards) > e.keep:
            M.push(st, ("ask", "keep", seat, cards, e.keep))


def answer_keep(st: State, ask: Frame, option: Option) -> None:
    _, _, seat, cards, keep = ask
    rest = tuple(c for c in cards if c != option.card)
    if keep > 1:
        M.push(st, ("ask", "keep", seat, rest, keep - 1))
        return
    for card in rest:
        M.to_pile(st, card, "discard", hidden=True)


def _shuffle(st: State, e: L.Shuffle, ctx: Ctx) -> None:
    for seat in players(st, e.who, ctx):
        M.shuffle(st, seat)
        M.emit(st, M.Event("shuffled", seat, word="draw"))


def _cover(st: State, e: L.Cover, ctx: Ctx) -> None:
    if isinstance(e.who, str) and e.who in PLAYER_WORDS:
        cards = [c for seat in players(st, e.who, ctx) for c in own_warriors(st, seat)]
    else:
        cards = cards_of(st, e.who, ctx)
    for card in cards:
        row = st.play.get(card)
        if row is None or row.cover != e.out:
            continue
        if e.out:
            if row.unpaid:
                M.push(st, ("reveal", card, True))
            else:
                M.set_cover(st, card, False)
        elif not board(st).tags[card] & st.pinned.VEHICLE:
            M.set_cover(st, card, True)  # VEH-12: out of the vehicle for free


def _end_combat(st: State, e: L.EndCombat, ctx: Ctx) -> None:
    if not st.combats:
        return
    c = st.combats[-1]
    M.change_combat(st, c.id, ended=True)
    if e.refund and c.source == "action":
        M.change_turn(st, attacks=st.turn.attacks + 1)


def _swap_role(st: State, e: L.SwapRole, ctx: Ctx) -> None:
    new = deref(st, e.to, ctx)
    if not st.combats or new not in st.play:
        return
    c = st.combats[-1]
    old = c.attacker if e.role == "attacker" else c.defender
    if new in (c.attacker, c.defender):
        return
    seat = controller(st, new)
    if e.role == "attacker":
        M.change_combat(st, c.id, attacker=new, aseat=seat, aweapon=-2)
    else:
        M.change_combat(st, c.id, defender=new, dseat=seat, dweapon=-2)
    M.emit(st, M.Event("role", ctx.you, new, old, word=e.role))
    if st.play[new].unpaid:
        M.push(st, ("reveal", new, False))


def _set_tactic(st: State, e: L.SetTactic, ctx: Ctx) -> None:
    if not st.combats or not st.combats[-1].tactic:
        return
    c = st.combats[-1]
    other = "shoot" if c.tactic == "fight" else "fight"
    M.change_combat(st, c.id, tactic=other, aweapon=-2, dweapon=-2)
    M.emit(st, M.Event("tactic", ctx.you, word=other))


def _actions(st: State, e: L.Actions, ctx: Ctx) -> None:
    n = amount(st, e.n, ctx)
    for seat in players(st, e.who, ctx):
        if e.next_turn:
            M.use_up(st, seat, "next turn", 0, n)
        elif st.turn.seat == seat and not st.combats and not e.only_with:
            if e.attack == "only":
                M.change_turn(st, attacks=st.turn.attacks + n)
            elif e.attack == "may":
                M.change_turn(st, actions=st.turn.actions + n, attacks=st.turn.attacks + n)
            else:
                M.change_turn(st, actions=st.turn.actions + n, quiet=st.turn.quiet + n)
        else:
            M.push(st, ("session", seat, n, e.attack, deref(st, e.only_with, ctx) if e.only_with else NO_CARD))
        M.emit(st, M.Event("lent", seat, ctx.me, n=n, word={"no": "other", "may": "any", "only": "attack"}[e.attack]))


def _skip(st: State, e: L.Skip, ctx: Ctx) -> None:
    for seat in players(st, e.who, ctx):
        M.use_up(st, seat, "skip " + e.what, 0)


def _turn_again(st: State, e: L.TurnAgain, ctx: Ctx) -> None:
    for seat in players(st, e.who, ctx):
        M.use_up(st, seat, "turn again", 0)


def _cancel(st: State, e: L.Cancel, ctx: Ctx) -> None:
    p = st.pend(ctx.pending)
    if p is not None:
        M.change_pending(st, p.id, cancelled=True, to=e.to or p.to)
        M.emit(st, M.Event("cancelled", ctx.you, p.card, ctx.me))


def _award(st: State, e: L.Award, ctx: Ctx) -> None:
    """Changes the points being earned by the pending event."""
    p = st.pend(ctx.pending)
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


def _change_award(st: State, e: L.Award, ctx: Ctx) -> None:
    """A mission changes what the kill it speaks of will earn; the award still waits on the agenda."""
    for at in range(len(st.agenda) - 1, -1, -1):
        frame = st.agenda[at]
        if frame[0] != "award" or not any(a[3] == ctx.it for a in frame[1]):
            continue
        changed = []
        for seat, n, pool, victim, by in frame[1]:
            if victim == ctx.it and not (pool == "D" and e.pool == "P"):
                n = 0 if e.lose else amount(st, e.amount, ctx) if e.amount is not None else n
                pool = pool or e.pool
                seat = next(iter(players(st, e.to, ctx)), seat) if e.to is not None else seat
            changed.append((seat, n, pool, victim, by))
        M.replace_frame(st, at, ("award", tuple(changed), frame[2]))
        return


def _mark(st: State, e: L.Mark, ctx: Ctx) -> None:
    n = amount(st, e.n, ctx)
    for card in cards_of(st, e.on, ctx):
        if card in st.play:
            left = M.mark(st, card, e.name, -n if e.off else n, ctx.you, ctx.me)
            if e.off and left == 0:
                fire(st, "marks gone", it=card)


def _control(st: State, e: L.Control, ctx: Ctx) -> None:
    card = deref(st, e.what, ctx)
    for seat in players(st, e.who, ctx):
        if card in st.play:
            zone = e.to if e.to not in ("", "fitting") else ("kohort" if board(st).tags[card] & st.pinned.LEGION else "squad")
            M.move_area(st, card, zone, seat)


def _attach_to(st: State, e: L.AttachTo, ctx: Ctx) -> None:
    card, host = deref(st, e.what, ctx), deref(st, e.to, ctx)
    if card in st.play and host in st.play:
        M.attach(st, card, host)


def _flip(st: State, e: L.Flip, ctx: Ctx) -> None:
    side = M.chance(st, ("heads", "tails"))
    M.emit(st, M.Event("coin", ctx.you, ctx.me, word=side))
    start(st, e.heads if side == "heads" else e.tails, ctx)


def _may(st: State, e: L.May, ctx: Ctx) -> None:
    for seat in reversed(players(st, e.who, ctx)):
        if e.cost is not None and not _can_pay(st, seat, e.cost, ctx):
            continue
        M.push(st, ("ask", "may", seat, e.effects, ctx, ctx.me, e.cost))


def answer_may(st: State, ask: Frame, option: Option) -> None:
    effects, ctx = ask[3], ask[4]
    cost = ask[6] if len(ask) > 6 else None
    if option.key == "yes":
        if cost is not None:
            M.pay(st, ask[2], amount(st, cost.d, ctx))
        start(st, effects, ctx)


def _if(st: State, e: L.If, ctx: Ctx) -> None:
    start(st, e.then if holds(st, e.cond, ctx) else e.otherwise, ctx)


def _either(st: State, e: L.Either, ctx: Ctx) -> None:
    for seat in players(st, e.who, ctx):
        M.push(st, ("ask", "either", seat, e, ctx))


def answer_either(st: State, ask: Frame, option: Option) -> None:
    _, _, _, e, ctx = ask
    start(st, e.choices[e.labels.index(option.key)], ctx)


def _each(st: State, e: L.Each, ctx: Ctx) -> None:
    if isinstance(e.of, L.Sel):
        for card in reversed(candidates(st, e.of, ctx)):
            start(st, e.effects, ctx._replace(it=card))
    else:
        for seat in reversed(players(st, e.of, ctx)):
            start(st, e.effects, ctx._replace(player=seat, seat=seat))


def _later(st: State, e: L.Later, ctx: Ctx) -> None:
    anchor = st.combats[-1].id if e.until == "combat" and st.combats else ctx.you
    M.delay(st, e, ctx, anchor)



def _attack(st: State, e: L.Attack, ctx: Ctx) -> None:
    """A combat now; with `legal` only if the pair is a legal one."""
    for attacker in cards_of(st, e.attacker, ctx)[:1]:
        for defender in cards_of(st, e.defender, ctx)[:1]:
            if attacker not in st.play or defender not in st.play:
                return
            if e.legal and (
                attacker_refusal(st, attacker) is not None or attack_refusal(st, attacker, defender) is not None
            ):
                return
            M.push(st, ("attack", attacker, defender, controller(st, attacker), "action" if e.legal else "card"))


VERBS: dict[type[Any], Verb] = {
    L.Mod: passing, L.Rule: passing, L.Gain: _gain, L.Lose: _lose, L.Pass: _pass_points, L.SwapPools: _swap_pools,
    L.PayOr: _pay_or, L.Wound: _wound, L.Kill: _kill, L.Damage: _damage, L.Heal: _heal, L.Survive: _survive,
    L.Move: _move, L.Search: _search, L.Look: _look, L.HandLoss: _hand_loss, L.Draw: _draw, L.Shuffle: _shuffle,
    L.Cover: _cover, L.EndCombat: _end_combat, L.SwapRole: _swap_role, L.SetTactic: _set_tactic, L.Actions: _actions,
    L.Skip: _skip, L.TurnAgain: _turn_again, L.Cancel: _cancel, L.Award: _award, L.Mark: _mark, L.Control: _control,
    L.AttachTo: _attach_to, L.Flip: _flip, L.May: _may, L.If: _if, L.Either: _either, L.Each: _each, L.Later: _later,
    L.Attack: _attack,
}  # fmt: skip

HANDLERS: dict[str, Handler] = {
    "do": do, "trigger": trigger, "mission": mission, "mission done": mission_done, "hurt": hurt, "suffer": suffer,
}  # fmt: skip
ANSWERS: dict[str, Callable[[State, Frame, Option], None]] = {
    "pay": answer_pay, "pick": answer_pick, "search": answer_search, "hand loss": answer_hand_loss,
    "keep": answer_keep, "may": answer_may, "either": answer_either,
}  # fmt: skip

WORDS_DONE = (
    L.Static, L.Act, L.On, L.Play, L.Goal, L.Host, L.Cost, L.Target, L.TargetPlayer, L.Name, L.Event, L.Sel, L.Card,
    L.Paid, L.Of, L.Count, L.Marks, L.PoolOf, L.EventNumber, L.Sum, L.Most, L.Highest, L.Test, L.Versus, L.Role, L.Using, L.Armed,
    L.Inside, L.Fortified, L.Is, L.Have, L.Turn, L.Combat, L.All, L.Any, L.Not,
)  # fmt: skip


UNREAD_ACTS = ("act", "touch pool", "win", "be searched", "leave play", "shoot at")
"""Acts of Rules that nothing asks yet."""


def unhandled(card: L.Card) -> tuple[str, ...]:
    """The words of a declaration that the engine does not run yet; empty for a complete card."""
    done = set(VERBS) | set(WORDS_DONE)
    missing = {n.kind for n in walk(card) if type(n) not in done}
    for n in walk(card):
        if isinstance(n, L.Play | L.Act) and n.window in ("attack begun", "attacker named", "copied"):
            missing.add(f"window {n.window}")
        elif isinstance(n, L.Rule):
            if n.window or (n.act == "cast" and n.words) or n.verdict == "price":
                missing.add(f"rule {n.act} at another time or as another kind")
            if n.act in UNREAD_ACTS:
                missing.add(f"rule {n.act}")
        elif isinstance(n, L.Mod):
            missing.update(f"value {w}" for w in n.what if w in ("text", "bonus", "award", "goal", "attacks", "discards"))
            if n.op in ("choose", "swap", "ignore"):
                missing.add(f"op {n.op}")
        elif isinstance(n, L.TargetPlayer) and n.n != 1:
            missing.add("several players")
        elif isinstance(n, L.Search) and n.to not in ("hand", "play"):
            missing.add("search to " + n.to)
    return tuple(sorted(missing))


