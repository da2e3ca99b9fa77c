"""Verbs of warriors and combat: wound, kill, heal, survive, cover, tactic, combatants, actions, cancel."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.aim_checks import joiners, value_of
from doomtable.rules.attack_permit import attack_refusal, attacker_refusal
from doomtable.rules.attack_prices import attacks_early, price_by_card
from doomtable.rules.bindings import Bindings
from doomtable.rules.board_pass import damage_factor
from doomtable.rules.cover_permit import cover_refusal
from doomtable.rules.effect_checks import turned_spell
from doomtable.rules.events import ALL
from doomtable.rules.frames import (
    AttackFrame,
    HurtFrame,
    RecheckFrame,
    RevealFrame,
    SessionFrame,
    SettleFrame,
    WindowFrame,
)
from doomtable.rules.permit import own_warriors
from doomtable.rules.query import amount, board, candidates, covers_in_vehicle, may_be_covered, unaffected
from doomtable.rules.questions import AskJoin, AskTactic
from doomtable.rules.ratings import armor, blow_between, fate
from doomtable.rules.references import (
    PLAYER_WORDS,
    controller,
    deref,
    each_warrior,
    is_one,
    opponent,
    place_of,
    players,
)
from doomtable.rules.spending import spendable
from doomtable.rules.state import State
from doomtable.rules.tactic_permit import tactic_refusal, tactics
from doomtable.rules.terms import DONE, NO_CARD, NOBODY, UNPAID, CardId, Option, Seat
from doomtable.rules.triggers import ask_about, fire, listened, pending_event
from doomtable.rules.verbs.common import cards_of, depart
from doomtable.rules.verbs.passing_effects import until_anchor
from doomtable.rules.warzone_choice import choose_warzone
from doomtable.rules.windows import order


def wound(st: State, e: L.Wound, ctx: Bindings) -> None:
    for card in reversed(each_warrior(st, cards_of(st, e.who, ctx))):
        if card in st.play:
            by = deref(st, e.by, ctx)
            points = earner_of(st, e.points, card, by, ctx)
            M.push(st, HurtFrame(card=card, by=by, fate="wounded", points=points, sure=e.sure, only=e.only))


def kill(st: State, e: L.Kill, ctx: Bindings) -> None:
    for card in reversed(each_warrior(st, cards_of(st, e.who, ctx))):
        if card in st.play:
            by = deref(st, e.by, ctx)
            points = earner_of(st, e.points, card, by, ctx)
            sharers = _sharers(st, card, ctx) if e.points == "shared" else ()
            M.push(st, HurtFrame(
                card=card, by=by, fate="killed", points=points, sure=e.sure, sharers=sharers, half=e.points == "half",
            ))  # fmt: skip


def _sharers(st: State, card: CardId, ctx: Bindings) -> tuple[Seat, ...]:
    """Everybody who has played a copy of that card on this warrior and waits for it to happen."""
    d = st.definitions.of[ctx.me]
    alike = [p for p in st.pending if p.kind == "play" and st.definitions.of[p.card] is d and not p.cancelled]
    return tuple(dict.fromkeys((ctx.you, *(p.seat for p in alike if card in p.ctx.targets))))


def earner_of(st: State, points: str, card: CardId, killer: CardId, ctx: Bindings) -> Seat:
    """Who earns what a warrior that an effect kills is worth."""
    if points in ("you", "shared", "half"):
        return ctx.you
    if points == "its foe":
        foe = opponent(st, card, ctx)
        return controller(st, foe) if foe != NO_CARD else NOBODY
    return controller(st, killer) if points == "killer" and killer != NO_CARD else NOBODY


def damage(st: State, e: L.Damage, ctx: Bindings) -> None:
    n = amount(st, e.amount, ctx) * damage_factor(st, board(st), ctx.me)
    for card in reversed(each_warrior(st, candidates(st, e.who, ctx))):
        needed = armor(st, card)
        if needed is not None and n >= needed and not unaffected(st, ctx.me, card):
            points = ctx.you if e.points == "you" else NOBODY
            M.push(st, HurtFrame(card=card, by=ctx.me, fate="wounded", points=points, sure=False))


def heal(st: State, e: L.Heal, ctx: Bindings) -> None:
    for card in cards_of(st, e.who, ctx):
        row = st.play.get(card)
        if row is not None and row.wounded:
            M.set_wounded(st, card, False, ctx.me)
            _healed(st, card, ctx.me)


def _healed(st: State, card: CardId, by: CardId) -> None:
    """What a healing triggers, and who answers it, where a card of this game does."""
    if listened(st, "healed"):
        p = pending_event(st, "healed", card, by)
        M.push(st, SettleFrame(pid=p.id))
        fire(st, "healed", it=card, by=by)
        ask_about(st, p)


def survive(st: State, e: L.Survive, ctx: Bindings) -> None:
    card = deref(st, e.who, ctx)
    for p in st.pending:
        if p.kind in ("killed", "wounded") and is_one(st, card, p.card):
            M.change_pending(st, p.id, cancelled=True)
            M.emit(st, "saved", p.seat, card, ctx.me)
    was = dict(st.combats[-1].before).get(card) if e.before and st.combats else None
    if was is not None and card in st.play and st.play[card].wounded != was:
        M.set_wounded(st, card, was, ctx.me)


def cover(st: State, e: L.Cover, ctx: Bindings) -> None:
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
                M.push(st, RevealFrame(card=card, leaves=True))
            else:
                M.set_cover(st, card, False, left=not e.hasty)  # COVER-04
        elif e.legal:
            if cover_refusal(st, row.controller, card) is None:
                M.set_cover(st, card, True, rode=covers_in_vehicle(st, card))
        elif may_be_covered(st, ctx.you, card):  # VEH-12: out of the vehicle for free
            M.set_cover(st, card, True, rode=covers_in_vehicle(st, card))


PLAYED: Final = ("special", "art", "symmetry")
"""The types of what is played for a combat."""


def end_combat(st: State, e: L.EndCombat, ctx: Bindings) -> None:
    if not st.combats:
        return
    c = st.combats[-1]
    if ctx.me != NO_CARD and board(st).tags.get(c.attacker, 0) & st.definitions.of[ctx.me].shut:
        return  # it has no effect on who attacks (IMM-03)
    M.change_combat(st, c.id, ended=True)
    if e.refund and c.source == "action":
        _give_attack_back(st, c.aseat)
    if e.discards:
        played = [card for card, row in st.play.items() if row.order > c.id and row.zone == "attached"]
        for card in played:
            if card in st.play and st.definitions.of[card].type in PLAYED:
                depart(st, card, "discard", by=ctx.me)
    if e.voids:
        for waiting in st.delayed:
            if waiting.combat == c.id and st.definitions.of[waiting.ctx.me].type in PLAYED:
                M.undelay(st, waiting.id)


def _give_attack_back(st: State, seat: Seat) -> None:
    """The attacking player may attack once more: in the actions it takes at once, else in the turn."""
    for at in range(len(st.agenda) - 1, -1, -1):
        frame = st.agenda[at]
        if isinstance(frame, SessionFrame):
            others = frame.left and frame.attack != "only"  # those beside it may be no attacks
            M.replace_frame(st, at, frame._replace(left=frame.left + 1, attack="may" if others else "only"))
            return
    if st.turn.seat == seat:
        M.grant_actions(st, 1, "only")


def swap_role(st: State, e: L.SwapRole, ctx: Bindings) -> None:
    new = deref(st, e.to, ctx)
    if not st.combats or new not in st.play:
        return
    c = st.combats[-1]
    old = c.attacker if e.role == "attacker" else c.defender
    if new == old:
        return
    if e.points:
        c = M.change_combat(st, c.id, award_to=ctx.you)
    if new in (c.attacker, c.defender):
        M.change_combat(
            st, c.id, attacker=c.defender, defender=c.attacker, aseat=c.dseat, dseat=c.aseat, aweapon=-2, dweapon=-2
        )
        M.emit(st, "role", ctx.you, new, old, word=e.role)
        _ask_anew(st)
        _ask_warzone(st)
        return
    seat = controller(st, new)
    if st.rules.places and not st.rules.base_p and (here := place_of(st, old)) != place_of(st, new):
        M.change_combat(st, c.id, guests=(*c.guests, (new, here)))
    if e.role == "attacker":
        M.change_combat(st, c.id, attacker=new, aseat=seat, aweapon=-2)
    else:
        M.change_combat(st, c.id, defender=new, dseat=seat, dweapon=-2)
    M.emit(st, "role", ctx.you, new, old, word=e.role)
    _ask_anew(st)
    if e.role == "defender":
        _ask_warzone(st)
    if st.play[new].unpaid:
        if e.legal or e.role == "attacker":
            M.push(st, RecheckFrame(cid=c.id, role=e.role))
        M.push(st, RevealFrame(card=new, leaves=False))


def _ask_anew(st: State) -> None:
    """COMBAT-23: the round of step 4 starts again with the attacker's controller, in the order of the new roles."""
    if st.combats[-1].step != "group":
        return  # step 4 has not begun
    for at in range(len(st.agenda) - 1, -1, -1):
        frame = st.agenda[at]
        if isinstance(frame, WindowFrame) and frame.window.name == "combat":
            anew = frame.window._replace(order=order(st, combat=True))
            M.replace_frame(st, at, WindowFrame(window=anew, place=0, passes=0, answered=True))
            return


def _ask_warzone(st: State) -> None:
    """WZ-12: who defends now may be defended in a Warzone of its own area, even where that was asked before."""
    c = st.combats[-1]
    asked = c.step not in ("declared", "announced", "choose tactic", "warzone")
    if st.definitions.warzones and asked:
        choose_warzone(st, c)


def set_tactic(st: State, e: L.SetTactic, ctx: Bindings) -> None:
    if not st.combats or not st.combats[-1].tactic:
        return
    c = st.combats[-1]
    if c.ended or c.attacker not in st.play or c.defender not in st.play:
        return  # one of them has left or may not fight; the combat ends by itself
    if e.choose:
        if tactics(st, c.attacker, c.defender):
            M.push(st, AskTactic(seat=ctx.you, cid=c.id))
        else:
            M.change_combat(st, c.id, ended=True)  # COMBAT-11
        return
    other = "shoot" if c.tactic == "fight" else "fight"
    if tactic_refusal(st, c.attacker, c.defender, other) is not None:
        return
    M.change_combat(st, c.id, tactic=other, aweapon=-2, dweapon=-2)
    M.emit(st, "tactic", ctx.you, word=other)


def join(st: State, e: L.Join, ctx: Bindings) -> None:
    """COMBAT-03: warriors assist a combatant; their Fight and Shoot are added to its own."""
    helped = deref(st, e.who, ctx)
    could = joiners(st, e, ctx)
    n = len(could) if e.n == "any" else amount(st, e.n, ctx)
    c = st.combats[-1] if st.combats else None
    if c is not None and n > 0 and helped in (c.attacker, c.defender) and could:
        M.push(st, AskJoin(seat=ctx.you, node=e, ctx=ctx, helped=helped, n=n))


def answer_join(st: State, ask: AskJoin, option: Option) -> None:
    if option == DONE:
        return
    e = ask.node
    c = st.combats[-1]
    if e.pay:
        M.pay(st, ask.seat, value_of(st, option.card))
    usual = (e.add, e.struck) == (("F", "S"), "opponent")
    joined = c.joined if usual else (*c.joined, (option.card, "".join(e.add), e.struck))
    M.change_combat(st, c.id, helpers=(*c.helpers, (option.card, ask.helped)), joined=joined)
    M.emit(st, "joined", ask.seat, option.card, ask.helped)
    if ask.n > 1 and joiners(st, e, ask.ctx):
        M.push(st, ask._replace(n=ask.n - 1))


def scale(st: State, e: L.Scale, ctx: Bindings) -> None:
    """The modifiers that a card gives count several times."""
    on = tuple(cards_of(st, e.what, ctx))
    if on:
        M.add_effect(st, st.definitions.cont(e).index, ctx, on, e.until, until_anchor(st, e.until, ctx, on))


def strike(st: State, e: L.Strike, ctx: Bindings) -> None:
    """One blow: who is reached by it is wounded, or killed as by any other, and nobody earns points (RUL-43)."""
    by, whom = deref(st, e.by, ctx), deref(st, e.whom, ctx)
    tactic = e.tactic or (st.combats[-1].tactic if st.combats else "")
    if by not in st.play or whom not in st.play or not tactic:
        return
    striker, struck = blow_between(st, by, whom, e.bare)
    rating, needed = striker.rates[0 if tactic == "fight" else 1], struck.rates[2]
    if rating is None or needed is None:
        return
    M.emit(st, "compared", controller(st, by), by, whom, rating, str(needed))
    result = fate(st, striker, struck) if rating >= needed else "unhurt"
    if result != "unhurt":
        M.push(st, HurtFrame(card=whom, by=by, fate=result, points=NOBODY, sure=False))


def attack(st: State, e: L.Attack, ctx: Bindings) -> None:
    """A combat now; with `legal` only if the pair is a legal one."""
    for attacker in cards_of(st, e.attacker, ctx)[:1]:
        for defender in cards_of(st, e.defender, ctx)[:1]:
            if attacker not in st.play or defender not in st.play:
                M.end_effects(st, "combat", 0)  # what was meant for it
                return
            if e.legal and (
                attacker_refusal(st, attacker, by_card=True) is not None
                or attack_refusal(st, attacker, defender) is not None
            ):
                M.end_effects(st, "combat", 0)
                return
            mine = e.legal and controller(st, attacker) == ctx.you
            d, p = price_by_card(st, attacker, defender) if mine else (0, 0)
            if d > spendable(st, ctx.you) or p > st.seats[ctx.you].P:
                M.end_effects(st, "combat", 0)
                return
            M.pay(st, ctx.you, d)
            M.lose(st, ctx.you, p, "P")
            to = {"you": ctx.you, "none": UNPAID}.get(e.points, NOBODY) if e.tactic or e.points else None
            M.push(st, AttackFrame(
                attacker=attacker, defender=defender, seat=controller(st, attacker),
                source="action" if e.legal else "card", tactic=e.tactic, award_to=to, carries=e.carries,
            ))  # fmt: skip


def actions(st: State, e: L.Actions, ctx: Bindings) -> None:
    n = amount(st, e.n, ctx)
    to_come = any(frame.op == "actions" for frame in st.agenda)  # the menu of this turn is not over
    for seat in players(st, e.who, ctx):
        if n < 0:
            _fewer_actions(st, seat, -n, ctx)
            continue
        if e.next_turn:
            M.use_up(st, seat, "next turn", 0, n)
            continue
        of_turn = st.turn.seat == seat and to_come and not (e.at_once or e.points or st.combats)
        if of_turn and not e.only_with:
            M.grant_actions(st, n, e.attack)
        else:
            of_turn = of_turn and e.attack == "may"
            late = of_turn and st.turn.attacked and not attacks_early(st, seat)
            only_with = deref(st, e.only_with, ctx) if e.only_with else NO_CARD
            award_to = ctx.you if e.points else NOBODY
            _lend(st, SessionFrame(seat, n, "only" if late else e.attack, only_with, award_to, of_turn))
        M.emit(st, "lent", seat, ctx.me, n=n, word={"no": "other", "may": "any", "only": "attack"}[e.attack])


def _lend(st: State, lent: SessionFrame) -> None:
    """Actions of this turn beside others of the same warrior, which have not been taken yet, are taken with them."""
    at = next((at for at in range(len(st.agenda) - 1, -1, -1) if st.agenda[at].op in ("session", "actions")), -1)
    open_yet = st.agenda[at] if at >= 0 and lent.of_turn else None
    if isinstance(open_yet, SessionFrame) and open_yet._replace(left=lent.left) == lent:
        M.replace_frame(st, at, open_yet._replace(left=open_yet.left + lent.left))
    else:
        M.push(st, lent)


def _fewer_actions(st: State, seat: Seat, n: int, ctx: Bindings) -> None:
    """Actions of this turn are lost, but never the last one."""
    n = min(n, st.turn.budget.actions - 1) if st.turn.seat == seat else 0
    if n > 0:
        M.set_budget(st, st.turn.budget.after_actions(n))
        M.emit(st, "lent", seat, ctx.me, n=n, word="fewer")


def skip(st: State, e: L.Skip, ctx: Bindings) -> None:
    for seat in players(st, e.who, ctx):
        M.use_up(st, seat, "skip " + e.what, 0)
        M.emit(st, "will_miss", seat, ctx.me, word=e.what)


def turn_again(st: State, e: L.TurnAgain, ctx: Bindings) -> None:
    for seat in players(st, e.who, ctx):
        M.use_up(st, seat, "turn again", 0)


def reseat(st: State, e: L.Reseat, ctx: Bindings) -> None:
    """The order of turns changes: two players change places, or all go on in the other direction."""
    order = st.seating or tuple(range(len(st.seats)))
    if e.who is None:
        M.change_game(st, seating=order[::-1], turned_round=True)
        M.emit(st, "turned_round", ctx.you, ctx.me)
        return
    for seat in players(st, e.who, ctx):
        swapped = {ctx.you: seat, seat: ctx.you}
        M.change_game(st, seating=tuple(swapped.get(one, one) for one in order))
        M.emit(st, "reseated", ctx.you, ctx.me, seat)


def cancel(st: State, e: L.Cancel, ctx: Bindings) -> None:
    p = st.pend(ctx.pending)
    if p is not None:
        to = e.to if e.what == "play" else ""
        M.change_pending(st, p.id, cancelled=True, to=to or p.to)
        seen = 1 << p.seat if p.kind == "muster in cover" else ALL  # COVER-10
        word = "hidden" if p.kind == "muster in cover" else "" if p.card != NO_CARD else "action"
        M.emit(st, "cancelled", ctx.you, p.card, ctx.me, word=word, seen=seen)


def redirect(st: State, e: L.Redirect, ctx: Bindings) -> None:
    """A spell has another target, or who cast it, or that one's player, for its own."""
    p = st.pend(ctx.pending)
    new = turned_spell(st, e, ctx) if e.illegal == (e.to == "caster") else None
    if p is not None and new is not None:
        M.change_pending(st, p.id, ctx=new, players=(new.player,) if p.players else ())
        M.emit(st, "announced", p.seat, p.card, new.caster, 0, p.kind, new.targets)
