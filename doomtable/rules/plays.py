"""Announced plays: a finished draft is paid for and announced, waits for answers, and is carried out.

Order of every play (TIME-03, ACT-23, RUL-02): costs are paid, the card leaves the hand, everybody may answer, then it
takes effect or is cancelled; costs stay paid either way, and the card goes where its icon says.
"""

from __future__ import annotations

from doomtable.rules import frames
from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.cover import arrived, hidden_twin, muster_covered, reveal
from doomtable.rules.derived import Rates
from doomtable.rules.permit import fitting_area, free_agent, free_host, home_areas, muster_price, vehicle_of
from doomtable.rules.prices import Price, cast_surcharge, d_for
from doomtable.rules.query import amount, board, fits, forbidden, holds, verdicts
from doomtable.rules.questions import AskMenu, AskSession, AskWindow
from doomtable.rules.ratings import rates
from doomtable.rules.references import bearer_of, controller
from doomtable.rules.resolve import depart, start
from doomtable.rules.state import Bindings, CardInPlay, Draft, Frame, Pending, State, replaced
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, EngineBug, Seat
from doomtable.rules.triggers import fire, listened
from doomtable.rules.verbs.common import Handler, give_up
from doomtable.rules.ways import (
    context,
    fixed_price,
    limit_mark,
    part_prices,
    parts_price,
    way_of,
)
from doomtable.rules.windows import answer_window, embargo_window, open_window

ENTRY = ("equip", "build", "bestow", "assign")
CHANGES = -31
"""The mark under which changes of weapons are counted (RUL-31)."""
CARD_VERBS = ("muster", "muster in cover", *ENTRY, "play", "cast")
BUSY_VERBS = (*CARD_VERBS, "sabotage", "discard")


def costs(st: State, draft: Draft) -> tuple[int, int]:
    """Actions and D of a complete draft."""
    verb = draft.verb
    d = st.definitions.of[draft.card] if draft.card != NO_CARD else None
    if verb == "muster":
        assert d is not None
        return d.entry[0], muster_price(st, draft.seat, draft.card)
    if verb == "muster in cover":
        return 3, 0
    if verb in ENTRY:
        assert d is not None
        actions, price = d.entry
        if verb == "bestow" and free_host(st, draft.host, draft.card):
            actions = 0
        return actions, price + (receive_price(st, draft.host, draft.card) if draft.host != NO_CARD else 0)
    if verb in (
        "seek cover",
        "exit cover",
        "meditate",
        "enter vehicle",
        "exit vehicle",
        "sabotage",
        "attack",
        "discard",
    ):
        return 1, 0
    if verb in ("play", "cast", "use"):
        way = way_of(st, draft)
        cost = way.ability.cost if way is not None else None
        price = 0
        actions = 0
        if way is not None and cost is not None:
            actions = cost.actions
            price = fixed_price(st, draft, way)
        if way is not None:
            price += parts_price(st, draft, way)
        if verb == "cast" and draft.caster not in (NO_CARD, draft.called):
            price += cast_surcharge(st, draft.caster, draft.card)
        return actions, price
    return 0, 0


def commit(st: State, draft: Draft) -> None:
    """The draft is complete: take its question off the agenda, pay, announce."""
    base = st.agenda[draft.base]
    M.cut(st, draft.base)
    verb = draft.verb
    if isinstance(base, AskMenu) and st.turn.budget.deployments:
        actions = price = 0
        M.spend_deployment(st)
    else:
        actions, price = costs(st, draft)
        _spend(st, draft, actions, base)
    below = st.agenda[-1] if st.agenda else None
    if isinstance(base, AskWindow) and isinstance(below, frames.WindowFrame):
        M.replace_frame(st, len(st.agenda) - 1, below._replace(passes=0, answered=True))
    elif isinstance(base, AskMenu):
        M.push(st, frames.AFTER_ACTION)
    if verb == "use weapon":
        _change_weapon(st, draft)
        return
    if verb == "strengthen":
        per, prices = strengthening(st, draft.card)
        price = d_for(prices, draft.paid // per)
        M.pay(st, draft.seat, price)
        _strengthen(st, draft, price)
        return
    M.pay(st, draft.seat, price)
    if verb in BUSY_VERBS:
        M.note_activity(st)  # WIN-11
    pid = M.fresh(st)
    ctx = context(st, draft)
    if verb == "use":
        ctx = replaced(ctx, caster=bearer_of(st, draft.card))
    zone = draft.area
    if verb in CARD_VERBS:
        M.to_limbo(st, draft.card, public=verb != "muster in cover")
        if verb == "muster in cover":
            M.know(st, (draft.card,), 1 << draft.seat)
        zone = draft.area or (home_areas(st, draft.card)[0] if verb == "muster" else "")
    way = way_of(st, draft) if verb in ("play", "cast", "use") else None
    p = Pending(
        pid, verb, draft.seat, draft.card, ctx, draft.way, zone, cost=(actions, price), host=draft.host,
        players=draft.players, inside=draft.inside, place=draft.place,
    )  # fmt: skip
    M.announce(st, p)
    if way is not None:
        _use_limit(st, draft, way.ability)
    _say(st, p, price)
    if way is not None:
        give_up(st, p, way.ability.cost)
    M.push(st, frames.ResolveFrame(pid=pid))
    if way is not None and isinstance(way.ability, L.Play) and way.ability.sure:
        return  # may never be countered (RUL-03)
    relevant = tuple(c for c in (draft.card, draft.host, *ctx.targets, draft.caster) if c != NO_CARD)
    if verb == "use":
        relevant = (*relevant, ctx.caster)
    on_player = verb == "attack" and ctx.player != NOBODY
    first = ctx.player if on_player else controller(st, ctx.targets[0]) if verb == "attack" else NOBODY
    event = "played" if verb in CARD_VERBS else "used" if verb == "use" else "action"
    if verb in ("reveal", "discard") or (verb == "attack" and not on_player):
        return  # the combat is answered, or nothing is
    answer_window(st, event, pid, relevant, draft.seat, first)
    if st.rules.embargo and event == "played" and verb != "muster in cover":
        embargo_window(st, pid, draft.seat)


def lay_embargo(st: State, seat: Seat, pid: int) -> None:
    """A card that has just been played is annulled: nobody else is asked, what it cost stays paid."""
    M.pay(st, seat, st.rules.embargo)
    p = M.change_pending(st, pid, cancelled=True)
    M.emit(st, "embargoed", seat, p.card, n=st.rules.embargo)


def receive_price(st: State, host: CardId, card: CardId) -> int:
    """D that a permission to hold this card asks each time (Ex-corporation Freelancers, Billy)."""
    if st.turn.budget.deployments:
        return 0
    d = st.definitions.of[card]
    if d.host_sel is not None and fits(st, st.definitions.sel(d.host_sel), host, Bindings(card, controller(st, host))):
        if d.type != "symmetry" or _follows(st, host, card):
            return 0
    prices = [
        amount(st, one.cont.node.price, one.ctx)
        for one in verdicts(st, "receive", host, card)
        if isinstance(one.cont.node, L.Rule) and one.cont.node.verdict == "allow"
    ]
    return min(prices, default=0)


def _follows(st: State, host: CardId, card: CardId) -> bool:
    tags = board(st).tags[host]
    apostles = [
        w[8:]
        for w in st.definitions.of[card].card.keywords
        if w.startswith("gift of ") and w != "gift of an apostle"
    ]
    return not apostles or any(tags & st.definitions.bits.bit(f"follower of {a}") for a in apostles)


def _spend(st: State, draft: Draft, actions: int, base: Frame) -> None:
    if not actions:
        return
    way = way_of(st, draft) if draft.verb in ("play", "cast", "use") else None
    attack = draft.verb == "attack" or bool(
        way is not None and way.ability.cost is not None and way.ability.cost.attack
    )
    below = st.agenda[-1] if st.agenda else None
    if isinstance(base, AskSession) and isinstance(below, frames.SessionFrame):
        M.replace_frame(st, len(st.agenda) - 1, below._replace(left=below.left - actions))
        return
    M.spend_actions(st, actions, attack)


def _use_limit(st: State, draft: Draft, ability: L.Play | L.Act) -> None:
    if ability.limit:
        M.use_up(st, draft.seat, ability.limit, limit_mark(st, draft.card, draft.way, ability.limit))


def _say(st: State, p: Pending, price: int) -> None:
    """The announcement as an event."""
    verb = p.kind
    if verb in ("play", "cast", "use"):
        first = p.ctx.targets[0] if p.ctx.targets else NO_CARD
        M.emit(st, "announced", p.seat, p.card, first, price, verb, p.ctx.targets)


def _change_weapon(st: State, draft: Draft) -> None:
    """EQUIP-16: another weapon is taken up during step 4."""
    c = st.combats[-1]
    warrior = bearer_of(st, draft.card)
    if warrior == c.attacker:
        M.change_combat(st, c.id, aweapon=draft.card)
    else:
        M.change_combat(st, c.id, dweapon=draft.card)
    M.use_up(st, draft.seat, "combat", CHANGES)
    M.emit(st, "armed", draft.seat, warrior, draft.card)


def strengthening(st: State, card: CardId) -> tuple[int, tuple[Price, ...]]:
    """ART-07: by how many D a spell already cast is strengthened at a time, and what they cost its caster now."""
    way = max(st.definitions.of[card].plays, key=lambda w: w.per)
    ctx = next((t.ctx for t in st.effects if t.ctx.me == card), Bindings(card))
    return way.per, part_prices(st, Draft("cast", ctx.you, 0, card, way.index, caster=ctx.caster), way)


def _strengthen(st: State, draft: Draft, price: int) -> None:
    """ART-07: more D for a spell already cast in this combat."""
    for timed in st.effects:
        if timed.ctx.me == draft.card and timed.until == "combat":
            M.change_effect(st, timed.id, ctx=replaced(timed.ctx, paid=timed.ctx.paid + draft.paid))
    M.emit(st, "announced", draft.seat, draft.card, NO_CARD, price, "cast")


# ---------------------------------------------------------------------------------------------------- resolving


def resolve(st: State, frame: frames.ResolveFrame) -> None:
    """Nobody answers any more; the play happens, or not."""
    pid = frame.pid
    p = st.pend(pid)
    if p is None:
        return
    if p.cancelled:
        _cancelled(st, p)
        return
    verb = p.kind
    if verb == "muster":
        _muster(st, p)
    elif verb == "muster in cover":
        muster_covered(st, p)
    elif verb in ENTRY:
        _enter(st, p)
    elif verb in ("play", "cast") or verb == "use":
        M.push(st, frames.FinishFrame(pid=pid))
        _effects(st, p)
    else:
        _plain(st, p)


def _cancelled(st: State, p: Pending) -> None:
    """TIME-11, TIME-12, RUL-02: costs stay paid; x cards are annihilated, the others discarded."""
    M.drop_pending(st, p.id)
    if p.card in st.limbo:
        icon = st.definitions.of[p.card].card
        to = (
            "annihilated"
            if icon.after == "annihilate" or (icon.post_play == "x" and not icon.after)
            else "discard"
        )
        M.to_pile(st, p.card, p.to or to, hidden=p.kind == "muster in cover")  # COVER-16: face down


def _muster(st: State, p: Pending) -> None:
    """ACT-01, ACT-03, PERS-04: place, or step back before a copy hidden in another player's cover."""
    twin = hidden_twin(st, p.card)
    if twin != NO_CARD:
        M.push(st, frames.UndoMusterFrame(pid=p.id))
        M.push(st, frames.RevealFrame(card=twin, leaves=False))
        return
    M.drop_pending(st, p.id)
    M.enter(st, p.card, p.seat, p.zone, place=p.place)
    M.emit(st, "mustered", p.seat, p.card, n=p.cost[1], word=p.zone)
    arrived(st, p.card, p.seat)


def settle(st: State, frame: frames.SettleFrame) -> None:
    M.drop_pending(st, frame.pid)


def undo_muster(st: State, frame: frames.UndoMusterFrame) -> None:
    """PERS-04, PERS-05: the mustered copy returns to hand, with D and action back."""
    p = st.pend(frame.pid)
    assert p is not None
    M.drop_pending(st, p.id)
    M.to_pile(st, p.card, "hand")
    M.gain(st, p.seat, p.cost[1], "D")
    for at in range(len(st.agenda) - 1, -1, -1):
        waits = st.agenda[at]
        if isinstance(waits, frames.SessionFrame) and waits.seat == p.seat:
            M.replace_frame(st, at, waits._replace(left=waits.left + p.cost[0]))
            return
    if st.turn.seat == p.seat and st.turn.step == "actions":
        M.give_back_actions(st, p.cost[0])


def _enter(st: State, p: Pending) -> None:
    """Equipment, gifts, fortifications, missions come into play."""
    d = st.definitions.of[p.card]
    M.drop_pending(st, p.id)
    if p.zone == "player":
        M.enter(st, p.card, p.seat, "attached", seat=p.ctx.player)
        M.emit(st, "attached", p.seat, p.card, NO_CARD, p.ctx.player, p.kind)
    elif p.zone == "game":
        M.enter(st, p.card, p.seat, "attached", seat=p.seat)
        M.emit(st, "built", p.seat, p.card, word="game")
    elif p.zone:
        M.enter(st, p.card, p.seat, p.zone, place=p.place)
        M.emit(st, "built", p.seat, p.card, word=p.zone)
    else:
        host = p.host
        if host not in st.play:
            M.to_pile(st, p.card, "discard")
            return
        M.enter(st, p.card, p.seat, "attached", host=host)
        M.emit(st, "attached", p.seat, p.card, host, word=p.kind)
        if d.vehicle and p.inside and not st.play[host].cover:  # VEH-11: an answer may have covered it
            M.set_inside(st, host, True)
            M.emit(st, "entered", p.seat, host, p.card)
        fire(st, "equipped" if p.kind == "equip" else "attached", it=p.card, by=host, seat=p.seat)
    _remember(st, p)
    for way in d.plays:
        if way.ability.effects:
            start(st, way.ability.effects, replaced(p.ctx, pending=0))
    fire(st, "enters", it=p.card, seat=p.seat)


def _remember(st: State, p: Pending) -> None:
    d = st.definitions.of[p.card]
    if d.card.remembers:
        M.choose_on(st, p.card, (*p.ctx.targets, *p.ctx.words))


def _effects(st: State, p: Pending) -> None:
    """A Special, Art card or ability takes effect; targets gone meanwhile are skipped (SMOKE SCREEN's rule)."""
    ability = _ability(st, p)
    if p.kind == "use":
        if p.way == st.definitions.of[p.card].goal_way:
            goal = st.definitions.of[p.card].goal
            assert goal is not None
            M.push(st, frames.MissionFrame(card=p.card, goal=goal, ctx=p.ctx))
            return
    if p.kind in ("play", "cast") and stays(st, p):
        _stay(st, p)
    chosen = [c for c in ability.targets if isinstance(c, L.Target)]
    if len(chosen) == 1 and not isinstance(chosen[0].n, int):  # the D bought several targets
        for card in reversed(p.ctx.targets):
            start(st, ability.effects, replaced(p.ctx, targets=(card,)))
        return
    for seat in reversed(p.players[1:]):
        start(st, ability.effects, replaced(p.ctx, player=seat))
    start(st, ability.effects, replaced(p.ctx, player=p.players[0]) if p.players else p.ctx)


def _ability(st: State, p: Pending) -> L.Play | L.Act:
    """What an announced play or use is of its card."""
    d = st.definitions.of[p.card]
    way = next((w for w in (*d.plays, *d.acts) if w.index == p.way), None)
    if way is None:
        raise EngineBug(f"{d.name} has no way {p.way}")
    return way.ability


def stays(st: State, p: Pending) -> bool:
    """TIME-08, TIME-09, RUL-27: whether the card remains attached; its text beats its icon."""
    card = st.definitions.of[p.card].card
    if card.after:
        return card.after == "attach"
    return card.post_play == "+"


def _stay(st: State, p: Pending) -> None:
    """The card attaches to its target, to a player, or to the game (ZONE-19)."""
    d = st.definitions.of[p.card]
    target = p.host if p.host != NO_CARD else p.ctx.targets[0] if p.ctx.targets else NO_CARD
    if target != NO_CARD and target in st.play:
        if d.taints and not board(st).tags[target] & st.definitions.HERETIC:
            fire(st, "turned", it=target, by=p.card, seat=p.seat)
        M.enter(st, p.card, p.seat, "attached", host=target)
        M.emit(st, "attached", p.seat, p.card, target, word="play")
    elif target != NO_CARD:
        return
    else:
        seat = p.ctx.player if p.ctx.player != NOBODY else p.seat
        if p.zone == "game":
            seat = p.seat
        M.enter(st, p.card, p.seat, "attached", seat=seat)
        M.emit(st, "attached", p.seat, p.card, NO_CARD, seat, "play")
    if d.card.remembers or p.ctx.words:
        M.choose_on(st, p.card, (*p.ctx.targets, *p.ctx.words))
    fire(st, "attached", it=p.card, by=target, seat=p.seat)


def finish(st: State, frame: frames.FinishFrame) -> None:
    """The card goes where its icon says (TIME-10, TIME-11, ART-10)."""
    p = st.pend(frame.pid)
    if p is None:
        return
    M.drop_pending(st, p.id)
    if p.card not in st.limbo:
        return
    card = st.definitions.of[p.card].card
    to = p.to or {"annihilate": "annihilated", "discard": "discard", "attach": "discard"}.get(card.after, "")
    M.to_pile(st, p.card, to or ("annihilated" if card.post_play == "x" else "discard"))


# ------------------------------------------------------------------------------------------------ plain actions


def _plain(st: State, p: Pending) -> None:
    """Actions without a card of their own."""
    verb, card = p.kind, p.card
    M.drop_pending(st, p.id)
    if verb == "discard":
        M.to_pile(st, card, "discard", hidden=True)  # ACT-19
        return
    if card != NO_CARD and card not in st.play:
        return
    if verb == "meditate":
        M.gain(st, p.seat, 1, "D")
        M.emit(st, "meditated", p.seat, n=1)
    elif verb == "seek cover":
        M.set_cover(st, card, True)
        fire(st, "covered", it=card)
    elif verb == "exit cover":
        if st.play[card].unpaid:
            M.push(st, frames.RevealFrame(card=card, leaves=True))
        else:
            M.set_cover(st, card, False, left=True)
            fire(st, "uncovered", it=card)
    elif verb == "reveal":
        M.push(st, frames.RevealFrame(card=card, leaves=False))
    elif verb == "enter vehicle":
        if vehicle_of(st, card) != NO_CARD and not st.play[card].cover:  # an answer may have changed that (VEH-11)
            M.set_inside(st, card, True)
            M.emit(st, "entered", p.seat, card, vehicle_of(st, card))
    elif verb == "exit vehicle":
        if st.play[card].inside:
            M.set_inside(st, card, False)
            M.emit(st, "exited", p.seat, card, vehicle_of(st, card))
    elif verb == "attack" and p.ctx.player != NOBODY:
        M.emit(st, "attacked_player", p.ctx.player, card)
        start(st, st.rules.attack_on_player, Bindings(card, p.seat, player=p.ctx.player))
    elif verb == "attack":
        M.push(st, frames.AttackFrame(attacker=card, defender=p.ctx.targets[1], seat=p.seat, source="action"))
    elif verb == "sabotage":
        _sabotage(st, p)
    else:
        raise EngineBug(f"no action {verb!r}")


def _sabotage(st: State, p: Pending) -> None:
    """SAB-05, SAB-06, SAB-12: half the modified V rounded up, freely split."""
    M.use_up(st, p.seat, "draw to draw", -100 - p.ctx.player)
    pays = frames.SabotagePaysFrame(seat=p.seat, card=p.card)
    if st.play[p.card].unpaid:
        M.push(st, pays, frames.RevealFrame(card=p.card, leaves=False))
        return
    sabotage_pays(st, pays)


def sabotage_pays(st: State, frame: frames.SabotagePaysFrame) -> None:
    seat, card = frame.seat, frame.card
    if card in st.play:
        n = -(-max(0, rates(st, card)[3] or 0) // 2)
        pool = "D" if free_agent(st, board(st).tags[card]) else ""
        M.push(st, frames.AwardFrame(todo=((seat, n, pool, NO_CARD, card),), done=()))


def after_action(st: State, frame: frames.AfterActionFrame) -> None:
    """A finished action or free play; the others may play any-time cards (RUL-33)."""
    if st.turn.step == "actions" and not st.combats:
        open_window(st, "after action", without=st.turn.seat)


def sweep(st: State) -> None:
    """State checks after a change: V at or below 0 where a card says so, cards that keep only while something holds."""
    if not needs_sweep(st):
        return
    gone = listened(st, "V gone")
    of = st.definitions.of
    for card in list(st.play):
        row = st.play.get(card)
        if row is None:
            continue
        d = of[card]
        if not d.is_warrior and not d.card.keeps:
            continue
        if gone and d.is_warrior and _worthless(row, board(st).rates):
            fire(st, "V gone", it=card)
        if d.card.keeps and not all(holds(st, c, Bindings(card, row.controller)) for c in d.card.keeps):
            depart(st, card, "discard")
        elif d.is_warrior and _misplaced(st, row) and forbidden(st, "transfer", card) is None:
            M.move_area(st, card, "kohort" if row.zone == "squad" else "squad")


def needs_sweep(st: State) -> bool:
    """Whether the sweep has anything to look at, which the board decides but for what `keeps` says."""
    found = st.derived.by_board.needs_sweep
    if found is None:
        found = st.derived.by_board.needs_sweep = _needs_sweep(st)
    return found


def _needs_sweep(st: State) -> bool:
    of = st.definitions.of
    gone = listened(st, "V gone")
    b = board(st)
    tags, rates = b.tags, b.rates
    against = {"squad": st.definitions.LEGION, "kohort": st.definitions.DOOM}
    for card, row in st.play.items():
        d = of[card]
        if d.card.keeps:
            return True
        if d.is_warrior:
            if tags[card] & against.get(row.zone, 0) and _misplaced(st, row):
                return True
            if gone and _worthless(row, rates):
                return True
    return False


def _worthless(row: CardInPlay, rates: dict[CardId, Rates]) -> bool:
    """Whether a warrior's V is at or below 0."""
    return row.host == NO_CARD and not row.unpaid and (rates[row.id][3] or 0) <= 0


def _misplaced(st: State, row: CardInPlay) -> bool:
    """ZONE-22: whether a warrior whose allegiance changed completely stands in the wrong area."""
    area = fitting_area(st, row.id)
    if area is None or area == row.zone or row.zone not in ("squad", "kohort"):
        return False
    host = st.definitions.of[row.id].card.host
    return host is None or not host.areas


HANDLERS: dict[str, Handler] = {
    "resolve": resolve, "finish": finish, "reveal": reveal, "undo muster": undo_muster, "settle": settle,
    "after action": after_action, "sabotage pays": sabotage_pays,
}  # fmt: skip
