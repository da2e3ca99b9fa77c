"""Runs effects: the frames 'do', 'trigger', 'mission' and one handler per verb of the language.

A handler does one thing through mutate and may push further frames or a question; it never waits. Its record in VERBS
states which fields of the node are read: `coverage` counts a card complete only if nothing it says is left unread.
"""

from __future__ import annotations

from typing import Any, Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.frames import (
    DisclosedFrame,
    DoFrame,
    MissionDoneFrame,
    MissionFrame,
    RewardFrame,
    SecretFrame,
    TakeFrame,
    TriggerFrame,
)
from doomtable.rules.play_limits import limit_mark, limit_used
from doomtable.rules.query import amount, candidates, forbidden, holds
from doomtable.rules.questions import AskEither, AskGoal, AskMay, AskMayPay
from doomtable.rules.references import bearer_of, mission_holder, players
from doomtable.rules.rides import board_at_once
from doomtable.rules.state import State
from doomtable.rules.state_parts import Pending
from doomtable.rules.terms import NO_CARD, ORDINALS, CardId, EngineBug, Option
from doomtable.rules.texts_now import text_now
from doomtable.rules.triggers import ask_about, fire, pending_event
from doomtable.rules.verbs import (
    bid_verbs,
    card_verbs,
    choice_verbs,
    combat_verbs,
    common,
    copy_verbs,
    infection_verbs,
    merge_verbs,
    passing_effects,
    point_verbs,
    prison_verbs,
    rating_verbs,
    side_choices,
    special_verbs,
    taking,
    trade_verbs,
    transfer_verbs,
)
from doomtable.rules.verbs.common import Answer, Handler, Verb, can_pay
from doomtable.rules.verbs.common import depart as depart
from doomtable.rules.verbs.common import entered as entered
from doomtable.rules.verbs.common import start as start
from doomtable.rules.walk import walk
from doomtable.rules.ways import possible
from doomtable.rules.windows import ask_alone

# ------------------------------------------------------------------------------------------------------ frames


def do(st: State, frame: DoFrame) -> None:
    """Run one effect; what is left waits below it."""
    effects, at, ctx = frame.effects, frame.at, frame.ctx
    taken = taking.taken(st, effects[at], ctx) if st.definitions.grips else NO_CARD
    if taken != NO_CARD:
        M.push(st, TakeFrame(effects=effects, at=at, ctx=ctx, card=taken))
    else:
        _do(st, effects, at, ctx)


def take(st: State, frame: TakeFrame) -> None:
    """An Equipment card is taken, unless somebody keeps it where it is."""
    at = taking.kept_from(st, frame)
    if at is not None and at < len(frame.effects):
        _do(st, frame.effects, at, frame.ctx)


def _do(st: State, effects: tuple[L.Effect, ...], at: int, ctx: Bindings) -> None:
    twofold = side_choices.undecided(st, effects[at], ctx) if st.definitions.twofold else NO_CARD
    if twofold != NO_CARD:
        M.push(st, DoFrame(effects=effects, at=at, ctx=ctx))
        side_choices.ask(st, twofold)
        return
    if at + 1 < len(effects):
        M.push(st, DoFrame(effects=effects, at=at + 1, ctx=ctx))
    if not st.definitions.twofold:
        run(st, effects[at], ctx)
        return
    if not side_choices.misses(st, effects[at], ctx):
        run(st, effects[at], ctx)
    if not isinstance(effects[at], L.Remember):  # which is how it is said
        side_choices.forget(st)


def run(st: State, effect: Any, ctx: Bindings) -> None:
    verb = VERBS.get(type(effect))
    if verb is None:
        raise EngineBug(f"no handler for {effect.kind!r}")
    verb.run(st, effect, ctx)


def trigger(st: State, frame: TriggerFrame) -> None:
    """A triggered ability; an optional one asks first."""
    card, on, ctx = frame.card, frame.on, frame.ctx
    if card not in st.play or (on.event.combat and (not st.combats or st.combats[-1].ended)):
        M.drop_pending(st, frame.pid)
        return
    if on.announced and not _stands(st, frame):
        return
    seat = st.play[card].controller if on.who == "controller" else ctx.you
    if on.may and _pointless(st, on.effects, ctx):
        return
    place = _place_of(st, card, on) if on.limit else -1
    limit = on.limit if place >= 0 else ""
    if limit and limit_used(st, seat, card, limit, place):
        return
    if on.cost is not None and can_pay(st, seat, on.cost, ctx):
        M.push(st, AskMayPay(seat, on.effects, ctx, card, on.cost, limited=place, limit=limit))
    elif on.may and on.cost is None:
        M.push(st, AskMay(seat, on.effects, ctx, card, limited=place, limit=limit))
    elif on.cost is None:
        if limit:
            M.use_up(st, seat, limit, limit_mark(st, card, place, limit))
        start(st, on.effects, ctx)


def _place_of(st: State, card: CardId, on: L.On) -> int:
    """The place of an ability on its card; -1 for one that the card has had from another and has no more."""
    return next((i for i, ability in enumerate(text_now(st, card).card.abilities) if ability is on), -1)


def _stands(st: State, frame: TriggerFrame) -> bool:
    """Whether an ability that is announced happens now: everybody may answer first, and it may have nothing to do."""
    if frame.pid:
        p = st.pend(frame.pid)
        M.drop_pending(st, frame.pid)
        return p is not None and not p.cancelled
    ctx = frame.ctx
    hit = st.pend(ctx.pending)
    if frame.on.event.name == "hit" and (hit is None or hit.cancelled):
        return False  # something else has taken the place of this hit
    p = pending_event(st, "used", frame.card, bearer_of(st, frame.card), ctx.you)
    M.push(st, frame._replace(pid=p.id))
    ask_about(st, p)
    return False


def _pointless(st: State, effects: tuple[L.Effect, ...], ctx: Bindings) -> bool:
    """RUL-36: whether nothing of what somebody may decide could happen."""
    decisive = [e for e in effects if _decides(e)]
    return bool(decisive) and not any(possible(st, e, ctx) for e in decisive)


def _decides(e: L.Effect) -> bool:
    """Whether nobody is asked about an ability without this: a warrior moved or fighting, what has just been seen, what
    is chosen to lie under a card."""
    if isinstance(e, L.Choose):
        return isinstance(e.effects[0], L.Hold)
    return isinstance(e, L.Attack | L.Cover | L.Imprison | L.SwapRole) or (
        isinstance(e, L.Move) and isinstance(e.what, L.Sel) and "seen" in e.what.states
    )


def mission(st: State, frame: MissionFrame) -> None:
    """MISS-04, MISS-05: an assigned mission is fulfilled."""
    card, goal, ctx = frame.card, frame.goal, frame.ctx
    if card not in st.play:
        return
    if goal.titles:
        M.choose_on(st, card, (*st.play[card].chosen, st.definitions.of[ctx.it].card.name))
    _fulfilled(st, card, goal, ctx._replace(you=mission_holder(st, card), caster=bearer_of(st, card)))


def answer_goal(st: State, ask: AskGoal, option: Option) -> None:
    """A mission that one event meets in several ways is fulfilled in the one that its player chooses (RUL-35)."""
    M.push(st, MissionFrame(card=ask.card, goal=ask.goals[ORDINALS.index(option.key)], ctx=ask.ctx))


def secret(st: State, frame: SecretFrame) -> None:
    """A mission in hand is as good as fulfilled; its player may say so."""
    card, goal, ctx = frame.card, frame.goal, frame.ctx
    if card not in st.seats[ctx.you].hand:
        return
    pid = M.fresh(st)
    own = Bindings(NO_CARD, ctx.you, by=ctx.caster, pending=pid, seat=ctx.you)
    M.announce(st, Pending(pid, "mission done", ctx.you, card, own))
    M.push(st, DisclosedFrame(card=card, goal=goal, ctx=ctx, pid=pid))
    ask_alone(st, "mission done", pid, ctx.you)


def disclosed(st: State, frame: DisclosedFrame) -> None:
    """If a card has said that a mission in hand is fulfilled, it is, out of the hand."""
    p = st.pend(frame.pid)
    M.drop_pending(st, frame.pid)
    if p is not None and p.to:
        M.to_limbo(st, frame.card)
        _fulfilled(st, frame.card, frame.goal, frame.ctx)


def _fulfilled(st: State, card: CardId, goal: L.Goal, ctx: Bindings) -> None:
    """Everybody may answer before the reward is paid; ctx: whose mission it is, and which warrior's."""
    p = pending_event(st, "mission done", card, ctx.caster, ctx.you)
    M.push(st, RewardFrame(card=card, goal=goal, ctx=ctx, pid=p.id))
    ask_about(st, p)


def reward(st: State, frame: RewardFrame) -> None:
    """MISS-04, MISS-07: the reward is paid; an answer may have sent its points elsewhere."""
    card, goal, ctx = frame.card, frame.goal, frame.ctx
    p = st.pend(frame.pid)
    M.drop_pending(st, frame.pid)
    M.push(st, MissionDoneFrame(card=card, goal=goal, ctx=ctx))
    barred = forbidden(st, "earn reward", NO_CARD, card, ctx.you) is not None
    for effect in reversed(goal.reward):
        pays = any(isinstance(n, L.Gain) or (isinstance(n, L.Award) and not n.lose) for n in walk(effect))
        if not (pays and barred):
            start(st, (effect,), ctx._replace(you=p.seat) if pays and p is not None else ctx)


def mission_done(st: State, frame: MissionDoneFrame) -> None:
    """MISS-04: it is discarded."""
    card, ctx = frame.card, frame.ctx
    if card in st.limbo:
        M.to_pile(st, card, "discard")
    elif card in st.play and not frame.goal.repeats:
        M.leave(st, card, "discard")
    fire(st, "mission done", it=card, by=ctx.caster, seat=ctx.you)


def _flip(st: State, e: L.Flip, ctx: Bindings) -> None:
    side = M.chance(st, ("heads", "tails"))
    M.emit(st, "coin", ctx.you, ctx.me, word=side)
    start(st, e.heads if side == "heads" else e.tails, ctx)


def _may(st: State, e: L.May, ctx: Bindings) -> None:
    if _pointless(st, e.effects, ctx):
        return
    for seat in reversed(players(st, e.who, ctx)):
        if e.cost is not None and not can_pay(st, seat, e.cost, ctx):
            continue
        M.push(st, AskMayPay(seat=seat, effects=e.effects, ctx=ctx, card=ctx.me, cost=e.cost))


def answer_may(st: State, ask: AskMay | AskMayPay, option: Option) -> None:
    if option.key == "yes":
        if ask.limit:  # what is declined is not used up
            M.use_up(st, ask.seat, ask.limit, limit_mark(st, ask.card, ask.limited, ask.limit))
        if isinstance(ask, AskMayPay) and ask.cost is not None:
            M.pay(st, ask.seat, amount(st, ask.cost.d, ask.ctx))
        start(st, ask.effects, ask.ctx)


def _if(st: State, e: L.If, ctx: Bindings) -> None:
    start(st, e.then if holds(st, e.cond, ctx) else e.otherwise, ctx)


def _either(st: State, e: L.Either, ctx: Bindings) -> None:
    for seat in players(st, e.who, ctx):
        M.push(st, AskEither(seat=seat, node=e, ctx=ctx))


def answer_either(st: State, ask: AskEither, option: Option) -> None:
    e = ask.node
    start(st, e.choices[e.labels.index(option.key)], ask.ctx)


def _each(st: State, e: L.Each, ctx: Bindings) -> None:
    if isinstance(e.of, L.Sel):
        for card in reversed(candidates(st, e.of, ctx)):
            start(st, e.effects, ctx._replace(it=card))
    elif isinstance(e.of, L.Paid):
        for _ in range(amount(st, e.of, ctx)):
            start(st, e.effects, ctx)
    else:
        for seat in reversed(players(st, e.of, ctx)):
            start(st, e.effects, ctx._replace(player=seat, seat=seat))


def _later(st: State, e: L.Later, ctx: Bindings) -> None:
    M.delay(st, e, ctx, passing_effects.until_anchor(st, e.until, ctx, (ctx.it,)))


VERBS: Final[dict[type[Any], Verb]] = {
    L.Mod: Verb(passing_effects.passing, ("what", "by", "op", "words", "who", "of", "when", "until", "floor")),
    L.Rule: Verb(
        passing_effects.ruled, ("verdict", "act", "who", "whom", "when", "until", "price", "able", "words", "window",
         "pool", "actions", "by", "limit"),
    ),
    L.Gain: Verb(point_verbs.gain, ("amount", "pool", "who")),
    L.Lose: Verb(point_verbs.lose, ("amount", "pool", "who", "all", "half")),
    L.Pass: Verb(point_verbs.pass_points, ("amount", "pool", "giver", "taker")),
    L.SwapPools: Verb(point_verbs.swap_pools, ("pool", "one", "other")),
    L.PayOr: Verb(point_verbs.pay_or, ("who", "d", "actions", "otherwise", "then")),
    L.Bid: Verb(bid_verbs.bid, ("then", "least")),
    L.Award: Verb(point_verbs.award, ("amount", "pool", "to", "lose")),
    L.Fulfil: Verb(point_verbs.fulfil, ("what",)),
    L.Wound: Verb(combat_verbs.wound, ("who", "points", "sure", "only", "by")),
    L.Kill: Verb(combat_verbs.kill, ("who", "points", "sure", "by")),
    L.Damage: Verb(combat_verbs.damage, ("amount", "who", "points")),
    L.Heal: Verb(combat_verbs.heal, ("who",)),
    L.Survive: Verb(combat_verbs.survive, ("who", "before")),
    L.Cover: Verb(combat_verbs.cover, ("who", "out", "hasty", "legal")),
    L.EndCombat: Verb(combat_verbs.end_combat, ("refund", "discards", "voids")),
    L.SwapRole: Verb(combat_verbs.swap_role, ("role", "to", "legal", "points")),
    L.SetTactic: Verb(combat_verbs.set_tactic, ("choose",)),
    L.Join: Verb(combat_verbs.join, ("who", "sel", "n", "add", "struck", "pay", "legal")),
    L.Scale: Verb(combat_verbs.scale, ("what", "times", "to", "until", "wholly")),
    L.Merge: Verb(merge_verbs.merge, ("what", "into", "grow", "open")),
    L.Redistribute: Verb(rating_verbs.redistribute, ("who", "stats", "until", "worth")),
    L.Convert: Verb(point_verbs.convert, ("d", "who")),
    L.Suppress: Verb(
        card_verbs.suppress, ("what", "roles", "reach", "until"), {"reach": (L.Suppress().reach,), "until": ("game",)}
    ),
    L.Hold: Verb(
        card_verbs.hold, ("what", "under", "face_down", "spill"), {"spill": ("discard", "annihilated", "hand", "due")}
    ),
    L.Strike: Verb(combat_verbs.strike, ("by", "whom", "tactic", "bare")),
    L.Attack: Verb(combat_verbs.attack, ("attacker", "defender", "tactic", "legal", "points", "carries")),
    L.Actions: Verb(combat_verbs.actions, ("n", "who", "attack", "at_once", "only_with", "next_turn", "points")),
    L.Skip: Verb(combat_verbs.skip, ("what", "who")),
    L.TurnAgain: Verb(combat_verbs.turn_again, ("who",)),
    L.Reseat: Verb(combat_verbs.reseat, ("who",)),
    L.RaiseGoal: Verb(point_verbs.raise_goal, ("by",)),
    L.Cancel: Verb(combat_verbs.cancel, ("what", "to")),
    L.Redirect: Verb(combat_verbs.redirect, ("to", "illegal"), {"to": ("caster", "target", "target player")}),
    L.TakeOver: Verb(choice_verbs.take_over, ("also",)),
    L.Undo: Verb(card_verbs.undo, ("words", "what")),
    L.Move: Verb(
        card_verbs.move,
        ("what", "to", "n", "by", "place", "to_whose", "pay", "attachments", "random", "rider"),
        {"to": ("discard", "annihilated", "hand", "draw", "squad", "kohort", "outpost", "play"),
         "attachments": ("", "discard", "stay")},
    ),
    L.Search: Verb(
        card_verbs.search, ("sel", "to", "n", "whose", "extra", "show", "on", "then", "pay"),
        {"to": ("hand", "play", "kohort", "target", "place", "held", "cast", "build", "discard")},
    ),
    L.Look: Verb(card_verbs.look, ("whose", "where", "n")),
    L.HandLoss: Verb(card_verbs.hand_loss, ("whose", "n", "by", "look", "excess")),
    L.Draw: Verb(card_verbs.draw, ("n", "who", "keep")),
    L.Shuffle: Verb(card_verbs.shuffle, ("who", "may")),
    L.Remember: Verb(card_verbs.remember, ()),
    L.FaceDown: Verb(card_verbs.face_down, ("what",)),
    L.Mark: Verb(card_verbs.mark, ("name", "n", "on", "off")),
    L.Control: Verb(
        card_verbs.control, ("what", "who", "to", "until"),
        {"until": ("", "game", "combat", "turn", "your next turn", "your next draw")},
    ),
    L.Imprison: Verb(prison_verbs.imprison, ("who", "in_")),
    L.Infect: Verb(
        infection_verbs.infect, ("what", "effects", "again", "spreads", "after", "once"), {"again": ("draw start",)},
    ),
    L.Release: Verb(prison_verbs.release, ("who",)),
    L.Transfer: Verb(transfer_verbs.transfers, ("what", "again", "to")),
    L.AttachTo: Verb(card_verbs.attach_to, ("what", "to", "swap", "legal")),
    L.Flip: Verb(_flip, ("heads", "tails")),
    L.May: Verb(_may, ("effects", "who", "cost")),
    L.If: Verb(_if, ("cond", "then", "otherwise")),
    L.Either: Verb(_either, ("labels", "choices", "who")),
    L.Choose: Verb(choice_verbs.choose, ("choices", "effects", "who", "again", "every")),
    L.Ask: Verb(choice_verbs.ask, ("who", "refuse", "n")),
    L.Cast: Verb(choice_verbs.cast, ("who",)),
    L.Each: Verb(_each, ("of", "effects")),
    L.Later: Verb(_later, ("event", "effects", "once", "until")),
    L.Copy: Verb(copy_verbs.copy, ("like",)),
    L.Special: Verb(special_verbs.special, ("name",), {"name": tuple(special_verbs.SPECIAL_VERBS)}),
}  # fmt: skip
"""What runs each effect, and what of it is read: nothing else may be said on a complete card (principle 19)."""

HANDLERS: Final[dict[str, Handler]] = {
    **choice_verbs.HANDLERS, **card_verbs.HANDLERS,
    "do": do, "take": take,
    "trigger": trigger,
    "mission": mission,
    "secret": secret,
    "disclosed": disclosed,
    "reward": reward,
    "mission done": mission_done,
    "hurt": common.hurt,
    "suffer": common.suffer,
    "depart": common.departs,
}
ANSWERS: Final[dict[str, Answer]] = {
    "share": rating_verbs.answer_share, "share d": special_verbs.answer_share_d,
    "trade": trade_verbs.answer_trade,
    "convert": point_verbs.answer_convert,
    "convert n": point_verbs.answer_convert_n,
    "join": combat_verbs.answer_join,
    "pay": point_verbs.answer_pay,
    "bid": bid_verbs.answer_bid,
    "pick": card_verbs.answer_pick,
    "search": card_verbs.answer_search,
    "hand loss": card_verbs.answer_hand_loss,
    "keep": card_verbs.answer_keep,
    "may": answer_may,
    "either": answer_either, "goal": answer_goal,
    "instead": common.answer_instead,
    "inside": board_at_once,
    "choose": choice_verbs.answer_choose,
    "question": choice_verbs.answer_question,
    "reply": choice_verbs.answer_reply,
}


