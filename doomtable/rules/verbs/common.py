"""What all verbs share: which cards an effect touches, wounds and deaths outside combat, departures.

A verb is run by a function (state, node, ctx) that does one thing through mutate and may push further frames or a
question; it never waits. Its record says what of the node it reads (principle 19).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.attack_permit import free_agent
from doomtable.rules.bases import LEAST_WORTH, inside, stays
from doomtable.rules.bindings import Bindings, plain_bindings, speaking_of
from doomtable.rules.card_states import has_room
from doomtable.rules.event_match import event_matches
from doomtable.rules.frames import (
    AwardFrame,
    BuryFrame,
    DepartFrame,
    DieFrame,
    DoFrame,
    HurtFrame,
    Settled,
    SettleFrame,
    SufferFrame,
    TakeFrame,
)
from doomtable.rules.last_words import GOES, last_words, losses
from doomtable.rules.place_permit import arrival_at
from doomtable.rules.places import arrival_place, becomes_place
from doomtable.rules.play_modes import STAYS
from doomtable.rules.pools import lying
from doomtable.rules.query import (
    allowed,
    amount,
    board,
    can_fight,
    candidates,
    condemned,
    exempt,
    fits,
    forbidden,
    holds,
    reached_cards,
    sealed,
    shielded_from,
)
from doomtable.rules.questions import AskInstead
from doomtable.rules.references import bearer_of, controller, deref, ridden_by, worn
from doomtable.rules.rides import ask_inside
from doomtable.rules.selectors import all_hold
from doomtable.rules.sides import allied
from doomtable.rules.spending import spendable
from doomtable.rules.state import State
from doomtable.rules.state_parts import Pending
from doomtable.rules.struck import own_value
from doomtable.rules.terms import AREAS, NO_CARD, NOBODY, CardId, Option, Seat, new_tuple
from doomtable.rules.texts_now import text_now
from doomtable.rules.triggers import Instead, ask_about, awaited, fire, listened, pending_event, replacement
from doomtable.rules.verdicts import may_be_used, reached

Handler = Callable[[State, Any], None]
"""What carries out the frames of one kind."""
Answer = Callable[[State, Any, Option], None]
"""What carries out the answer to the questions of one kind."""
EVERY: Final[Mapping[str, tuple[object, ...]]] = MappingProxyType({})
"""No field of which only certain values are known."""


class Verb(NamedTuple):
    """What runs an effect and what of its node is read: these fields, and of those in `only` just these values."""

    run: Callable[[State, Any, Bindings], None]
    reads: tuple[str, ...]
    only: Mapping[str, tuple[object, ...]] = EVERY


def start(st: State, effects: tuple[L.Effect, ...], ctx: Bindings) -> None:
    if effects:
        M.push(st, new_tuple(DoFrame, (effects, 0, ctx, "do")))


def cards_of(st: State, who: Any, ctx: Bindings) -> list[CardId]:
    """The cards an effect touches: one reference or all that fit."""
    if isinstance(who, L.Sel):
        found = reached_cards(st, candidates(st, who, ctx), ctx.me)
        if ctx.me != NO_CARD and board(st).shields:  # IMM-03 (SCOUT BAT)
            found = [c for c in found if c not in st.play or not shielded_from(st, ctx.me, c)]
        return [c for c in found if not exempt(st, controller(st, c), ctx.me)] if _exempts(st) else found
    card = deref(st, who, ctx)
    return [card] if card != NO_CARD else []


def _exempts(st: State) -> bool:
    return "be affected" in board(st).forbids


def hurt(st: State, frame: HurtFrame) -> None:
    """A wound or kill outside the comparison (POINTS-09, RUL-16)."""
    card, by, fate, sure = frame.card, frame.by, frame.fate, frame.sure
    if card not in st.play or any(p.kind == "killed" and p.card == card and not p.cancelled for p in st.pending):
        return  # who is dying already is killed by nobody else
    if forbidden(st, "survive", card, by) is not None:
        fate, sure = "killed", True
    if forbidden(st, "be wounded", card, by) is not None and not sure:
        return
    safe = forbidden(st, "be killed", card, by) is not None and not sure
    if fate == "killed" and safe:
        fate = "wounded"
    if frame.only and not sure and st.play[card].wounded:
        return
    if fate == "wounded" and not frame.only and (st.play[card].wounded or (_frail(st, card) and not safe)):
        fate = "killed"
    p = pending_event(st, fate, card, by)
    at_once = frame.fate == "killed" and not safe
    M.push(
        st,
        SufferFrame(
            pid=p.id, points=frame.points, sharers=frame.sharers, at_once=at_once, told=sure, half=frame.half
        ),
    )
    if not sure:
        ask_about(st, p)


def _frail(st: State, card: CardId) -> bool:
    return bool(board(st).tags[card] & st.definitions.FRAIL)


def suffer(st: State, frame: SufferFrame) -> None:
    """The wound or death is not prevented any more."""
    pid, points = frame.pid, frame.points
    p = st.pend(pid)
    if p is None:
        return
    if not frame.told and not p.cancelled and p.card in st.play and awaited(st, "harmed"):
        M.push(st, frame._replace(told=True))
        fire(st, "harmed", it=p.card, by=p.ctx.by, number=1 + frame.at_once)
        return
    if p.kind == "wounded" or p.cancelled or p.card not in st.play:
        M.drop_pending(st, pid)
    if p.cancelled or p.card not in st.play:
        discard_unearned(st)
        return
    if p.kind == "wounded":
        M.set_wounded(st, p.card, True, p.ctx.by)
        fire(st, "wounded", it=p.card, by=p.ctx.by)
        return
    worth = kill_worth(st, p.ctx.by, p.card) // (2 if frame.half else 1)
    if points != NOBODY and worth:
        earners = frame.sharers or (points,)
        part = worth // len(earners)
        shares = [(seat, part, points_as(st, seat, p.ctx.by, p.card), p.card, p.ctx.by) for seat in earners]
        M.push(st, AwardFrame(todo=tuple(shares), done=()))
    if st.rules.carried_p and points != NOBODY:
        M.push(st, AwardFrame(todo=((points, lying(st, p.card, "P"), "D", p.card, p.ctx.by),), done=()))
    M.push(st, DieFrame(card=p.card, killer=p.ctx.by, pid=pid))


def discard_unearned(st: State) -> None:
    """Cards that lay ready for a death go to the discard pile once nobody dies that death any more (RUL-23)."""
    for d in st.delayed:
        if d.ctx.me in st.limbo and d.node.event.name == "killed":
            if not any(p.kind == "killed" and p.card == d.ctx.it and not p.cancelled for p in st.pending):
                M.undelay(st, d.id)
                M.to_pile(st, d.ctx.me, "discard")


def kill_worth(st: State, killer: CardId, victim: CardId) -> int:
    """The points of a kill: the modified V of the killed (WZ-05), and what cards make of it for who killed it."""
    b = board(st)
    worth = own_value(st, victim)
    if st.rules.base_p and killer in b.warriors and inside(st, killer):
        worth = min(worth, LEAST_WORTH)
    for one in b.values.get("award", ()):
        node, ctx = one.cont.node, speaking_of(one.ctx, victim)
        if not isinstance(node, L.Mod) or killer not in reached(st, b, one) or not may_be_used(st, b, one):
            continue
        if isinstance(node.of, L.Sel) and not fits(st, st.definitions.sel(node.of), victim, ctx):
            continue
        if all_hold(st, b, one.cont, ctx):
            by = amount(st, node.by, ctx)
            worth = worth * by if node.op == "times" else worth + by
    return max(0, worth)


def points_as(st: State, seat: Seat, killer: CardId, victim: CardId) -> str:
    """As what a kill is earned: 'D', or '' for a free split (POINTS-07, POINTS-08, FREE-04)."""
    return "D" if allied(st.rules, controller(st, victim), seat) else earns_as(st, killer, victim)


def earns_as(st: State, card: CardId, victim: CardId = NO_CARD) -> str:
    """As what a card earns points: 'D' where it is a warrior that never earns P, or '' (FREE-04)."""
    if card not in st.play or not st.definitions.of[card].is_warrior:
        return ""
    if forbidden(st, "earn promotion", card, victim) is not None:
        return "D"
    return "D" if free_agent(st, board(st).tags[card]) and not allowed(st, "earn promotion", card) else ""


def entered(st: State, card: CardId, seat: Seat) -> None:
    """A warrior has come into play: what it is assigned to, the answers of those who wait for it, what it triggers."""
    if listened(st, "enters"):
        e = pending_event(st, "enters", card, card, seat)
        M.push(st, SettleFrame(pid=e.id))
        fire(st, "enters", it=card, seat=seat)
        ask_about(st, e)
    start(st, st.definitions.of[card].assigns, plain_bindings(card, seat))


def arrived(st: State, card: CardId, seat: Seat, price: int) -> None:
    """A warrior paid for stands openly in play: the countdown stops (WIN-15), answers, then what it triggers."""
    if can_fight(st, card):
        M.set_countdown(st, seat, 0)
    if listened(st, "mustered"):
        e = pending_event(st, "mustered", card, card, seat, price)
        M.push(st, SettleFrame(pid=e.id))
        fire(st, "mustered", it=card, seat=seat)
        ask_about(st, e)
    entered(st, card, seat)


def enter_free(
    st: State, card: CardId, seat: Seat, zone: str, ctx: Bindings, price: int | None = None, base: CardId = NO_CARD,
) -> None:  # fmt: skip
    """A warrior put into play by the text of these bindings, without a muster or, for a price, as if it were one; in
    the base that has paid for it."""
    if becomes_place(st, card):
        M.enter(st, card, NOBODY, "table")
        zone = "table"
    else:
        place = arrival_at(st, seat, card, ctx) if st.rules.planets else arrival_place(st, seat, ctx)
        place = base if base != NO_CARD else place
        M.enter(st, card, seat, zone, place=place)
    M.emit(st, "put", seat, card, word=zone)
    if price is not None:
        arrived(st, card, seat, price)
        return
    if can_fight(st, card):
        M.set_countdown(st, seat, 0)  # WIN-15
    entered(st, card, seat)


def found_instead(
    st: State, card: CardId, by: CardId, names: tuple[str, ...], settled: tuple[Settled, ...]
) -> tuple[Instead, ...]:  # fmt: skip
    """What happens to a card that is leaving play instead, one thing after the other: where one sends it to another
    pile than it would have gone to, the next may be one that speaks of that pile (RUL-01: each once)."""
    path: tuple[Instead, ...] = ()
    refused = settled
    while card in st.play and st.definitions.replaces:
        instead = replacement(st, card, by, names, refused)
        if instead is None:
            break
        path = (*path, instead)
        first = instead.on.effects[0]
        if is_open(instead, card, settled) or not isinstance(first, L.Move) or first.to not in GOES:
            break
        names = (*losses(st, first.to), "lost")
        refused = (*refused, (card, instead.ctx.me, instead.place, False))
    return path


def is_open(instead: Instead, card: CardId, settled: tuple[Settled, ...]) -> bool:
    """Whether its player has still to say that it happens."""
    optional = instead.on.may or instead.on.cost is not None
    return optional and (card, instead.ctx.me, instead.place, True) not in settled


def answer_instead(st: State, ask: AskInstead, option: Option) -> None:
    """Yes or no goes to the frame that waits for it; the cost is paid."""
    waiting = st.agenda[-1]
    M.pop(st)
    assert isinstance(waiting, BuryFrame | DepartFrame | TakeFrame)
    yes = option.key == "yes"
    if yes and ask.cost is not None:
        M.pay(st, ask.seat, amount(st, ask.cost.d, ask.ctx))
    settled = (*waiting.settled, (ask.ctx.it, ask.ctx.me, ask.place, yes))
    M.push(st, waiting._replace(settled=settled))


def open_instead(
    st: State, card: CardId, path: tuple[Instead, ...], settled: tuple[Settled, ...]
) -> AskInstead | None:  # fmt: skip
    """The question whether the last of what would happen to a card instead does."""
    if not path or not is_open(path[-1], card, settled):
        return None
    return AskInstead(seat=path[-1].ctx.you, ctx=path[-1].ctx, place=path[-1].place, cost=path[-1].on.cost)


def keeps_in_play(path: tuple[Instead, ...]) -> bool:
    """Whether the card stays in play by what happens instead: where it is, in an area, or with somebody to whom it is
    given."""
    first = path[-1].on.effects[0] if path else None
    return isinstance(first, L.Choose) or first == STAYS or (isinstance(first, L.Move) and first.to in AREAS)


def salvaged(
    st: State, card: CardId, by: CardId, waiting: BuryFrame | DepartFrame, path: tuple[Instead, ...]
) -> bool:  # fmt: skip
    """Something on a card that is leaving play may be given to somebody first; then the card waits for that."""
    if not st.definitions.salvages or card not in st.play or keeps_in_play(path):
        return False
    for att in _all_on(st, card):
        other = replacement(st, att, by, ("discarded", "leaves"), waiting.settled)
        if other is None or not isinstance(other.on.effects[0], L.Choose) or bearer_of(st, other.ctx.me) == card:
            continue
        if is_open(other, att, waiting.settled):
            ask = AskInstead(seat=other.ctx.you, ctx=other.ctx, place=other.place, cost=other.on.cost)
            M.push(st, waiting, ask)
        else:
            done = (att, other.ctx.me, other.place, False)
            M.push(st, waiting._replace(settled=(*waiting.settled, done)))
            start(st, other.on.effects, other.ctx)
        return True
    return False


def _all_on(st: State, card: CardId) -> list[CardId]:
    """What is attached to a card, and to that."""
    return [one for att in st.play[card].atts for one in (att, *_all_on(st, att))]


def take_away(st: State, card: CardId, by: CardId, to: str, path: tuple[Instead, ...]) -> None:
    """A card goes to its pile, or where others send it; one that stays in play is the business of the card that says
    so."""
    if keeps_in_play(path):
        start(st, path[-1].on.effects, path[-1].ctx)
        return
    under: L.Hold | None = None
    for instead in path:
        first = instead.on.effects[0]
        if isinstance(first, L.Move):
            to = first.to
        elif isinstance(first, L.Hold):
            under = first
    rescues = rescued(st, card, by, to)
    gone = M.leave(st, card, to if under is None else "limbo")
    rescue(st, rescues)
    if under is not None:
        lay_under(st, card, deref(st, under.under, path[-1].ctx), to)
    for instead in reversed(path):
        start(st, instead.on.effects[1:], instead.ctx)
    for one in reversed(gone):
        fire(st, "leaves", it=one, by=by, seat=st.definitions.owner[one])
        if to == "annihilated" and one == card:
            fire(st, to, it=one, by=by, seat=st.definitions.owner[one])
    _answer_discards(st, gone)


def _answer_discards(st: State, gone: list[CardId]) -> None:
    """Where a card of this game is an answer to a discard, everybody may answer that of each that lay in play."""
    for card in gone if st.definitions.answers_discards else ():
        owner = st.definitions.owner[card]
        if owner != NOBODY and card in st.seats[owner].discard:
            M.know(st, (card,), 0xFF)  # until it is settled everybody remembers what it is
            p = pending_event(st, "discarded", card, seat=owner)
            M.push(st, SettleFrame(pid=p.id))
            ask_about(st, p)


Rescue = tuple[CardId, L.Move | L.Hold, Bindings]
"""An attached card, and where it goes instead of with its host, by the text with these bindings."""


def rescued(st: State, card: CardId, by: CardId, to: str) -> list[Rescue]:
    """What is attached to a card that is leaving play, deep down, and goes elsewhere: by a text of its own, of its
    case, or of a card that speaks of such cards (RUL-01: of several the one that comes first)."""
    if not st.definitions.replaces or card not in st.play:
        return []
    found: list[Rescue] = []
    for att in worn(st, card):
        for source, about, mine in ((att, card, True), *((case, att, False) for case in st.play[att].atts)):
            if mine and to != "discard":
                continue  # it speaks of a host that is discarded; what is annihilated takes nothing along
            ctx = Bindings(source, controller(st, source), it=about, by=by, seat=controller(st, about))
            for on in text_now(st, source).ons:
                first = on.effects[0] if on.instead and on.effects else None
                if isinstance(first, L.Move) and first.what == ("me" if mine else "it"):
                    happens = on.event.name in ("discarded", "leaves") and event_matches(st, on.event, ctx, ctx.seat)
                    if happens and (on.when is None or holds(st, on.when, ctx)):
                        found.append((att, first, ctx))
        other = replacement(st, att, by, ("discarded", "lost", "leaves"))
        if other is not None and not other.on.may and other.ctx.me != att and other.ctx.me not in st.play[att].atts:
            first = other.on.effects[0]
            if isinstance(first, L.Move | L.Hold) and all(one != att for one, *_ in found):
                found.append((att, first, other.ctx))
        found += rescued(st, att, by, "discard")
    return found


def rescue(st: State, rescues: list[Rescue]) -> None:
    """They go there now, their hosts having left."""
    for card, way, ctx in rescues:
        if card in st.play:
            continue
        if isinstance(way, L.Hold):
            lay_under(st, card, deref(st, way.under, ctx), "discard")
        elif not (way.to == "draw" and sealed(st, st.definitions.owner[card], NO_CARD)):
            M.to_pile(st, card, way.to, way.place)


def lay_under(st: State, card: CardId, under: CardId, due: str) -> None:
    """A card that has left play goes under another one, face up; if it cannot, to the pile where it was `due`."""
    if under in st.play and has_room(st, under):
        M.hold(st, card, under, doomed=due == "annihilated")
        M.know(st, (card,), 0xFF)
    else:
        M.to_pile(st, card, due)


def departs(st: State, frame: DepartFrame) -> None:
    """A card leaves play for good, now that it is said what happens instead."""
    if frame.card in st.play:
        depart(st, frame.card, frame.to, frame.place, frame.by, frame.settled)


def depart(
    st: State, card: CardId, to: str, place: str = "top", by: CardId = NO_CARD, settled: tuple[Settled, ...] = ()
) -> None:  # fmt: skip
    """A card leaves play; a vehicle that is discarded from around its warrior wounds it (VEH-09, VEH-19)."""
    if stays(st, card) or (st.rules.planets and card in st.table):  # VAR-HOME-R11, VAR-COLONY-04
        return
    names = losses(st, to)
    path = found_instead(st, card, by, (*names, "lost", "leaves") if names else ("leaves",), settled)
    waiting = DepartFrame(card=card, to=to, place=place, by=by, settled=settled)
    ask = open_instead(st, card, path, settled)
    if ask is not None:
        M.push(st, waiting, ask)
        return
    if salvaged(st, card, by, waiting, path):
        return
    if path:
        take_away(st, card, by, to, path)
        return
    rider = ridden_by(st, card)
    rescues = rescued(st, card, by, to)
    last = last_words(st, card, by, to)
    for prisoner in condemned(st, card) if to == "discard" else ():
        M.to_pile(st, prisoner, "discard")
    gone = M.leave(st, card, to, place)
    rescue(st, rescues)
    M.push(st, *last)
    if rider in st.play and to == "discard":
        M.push(st, HurtFrame(card=rider, by=card, fate="wounded", points=NOBODY, sure=False))
    for one in reversed(gone):
        fire(st, "leaves", it=one, by=by, seat=st.definitions.owner[one])
        for name in names:
            fire(st, name, it=one, by=by, seat=st.definitions.owner[one])
    _answer_discards(st, gone)


def can_pay(st: State, seat: Seat, cost: L.Cost, ctx: Bindings) -> bool:
    return amount(st, cost.d, ctx) <= spendable(st, seat)


def give_up(st: State, p: Pending, cost: L.Cost | None) -> None:
    """The cards and P that a play costs go when it is announced, countered or not (RUL-02, RUL-25)."""
    if cost is None:
        return
    if cost.p:
        M.lose(st, p.seat, amount(st, cost.p, p.ctx), "P", p.card)
    if cost.marks and not M.mark(st, p.card, cost.marks, -1, p.seat, p.card):
        fire(st, "marks gone", it=p.card)
    given = p.ctx.targets[0] if cost.gives is not None else NO_CARD  # chosen first: what has it chooses nothing else
    for card, to in (
        (deref(st, cost.give, p.ctx) if cost.give is not None else NO_CARD, "discard"),
        (deref(st, cost.annihilate, p.ctx) if cost.annihilate is not None else NO_CARD, "annihilated"),
        (given, "discard"),
    ):
        if card in st.play:
            depart(st, card, to)
        elif card == given != NO_CARD:
            M.to_pile(st, card, to)


def hand_over(
    st: State, card: CardId, host: CardId, ctx: Bindings, other: CardId = NO_CARD, giver: CardId = NO_CARD
) -> None:  # fmt: skip
    """A card goes from one to another, who may have to give another one for it; who was inside a vehicle stands
    outside, and who gets one says where (VEH-04)."""
    _moves(st, card, host, ctx)
    if other != NO_CARD:
        _moves(st, other, giver, ctx)
        ask_inside(st, other, giver)
    ask_inside(st, card, host)


def _moves(st: State, card: CardId, host: CardId, ctx: Bindings) -> None:
    M.attach(st, card, host)
    one, other = controller(st, card), controller(st, host)
    if one != other and st.rules.sides and allied(st.rules, one, other):
        M.take(st, card, other)  # what has come to a partner's warrior is the partner's now
    M.emit(st, "attached", ctx.you, card, host, word="play")
