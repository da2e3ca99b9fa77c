"""What follows from an event: triggered abilities, replacements, missions (principle 8).

An event is asked about in a window only if a card of this game listens; windows.py decides who is asked when. Triggers
of one event go in the order of windows, a player's own in the order they came into play (TIME-15).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from doomtable.rules import language as L
from doomtable.rules.bindings import Bindings, new_bindings, speaking_of
from doomtable.rules.event_match import event_matches
from doomtable.rules.frames import DoFrame, MissionFrame, SecretFrame, Settled, TriggerFrame
from doomtable.rules.masks import EVENT_BIT
from doomtable.rules.mutate import announce, fresh, push, undelay
from doomtable.rules.permit import host_refusal, needs_refusal, turned_against
from doomtable.rules.play_modes import STAYS, makes_heretic
from doomtable.rules.query import amount, board, exempt, forbidden, holds, sealed, unaffected, works
from doomtable.rules.questions import AskGoal
from doomtable.rules.references import (
    bearer_of,
    controller,
    foe_of,
    is_one,
    mission_holder,
    turned_down,
)
from doomtable.rules.spending import spendable
from doomtable.rules.state import CardInPlay, Delayed, Frame, State, replaced
from doomtable.rules.state_parts import Pending
from doomtable.rules.terms import NO_CARD, NOBODY, CardId, Seat
from doomtable.rules.texts_in_play import texts_in_play
from doomtable.rules.texts_now import text_now
from doomtable.rules.verdicts import USED
from doomtable.rules.ways import possible
from doomtable.rules.windows import answer_window, order


def listened(st: State, event: str) -> bool:
    return bool(st.definitions.listened & EVENT_BIT[event])


def awaited(st: State, event: str) -> bool:
    """Whether anything waits for this event now: a delayed effect, a card in play, a mission that is good in a hand."""
    bit = EVENT_BIT[event]
    if not st.definitions.listened & bit:
        return False
    if st.definitions.secrets or any(d.node.event.name == event for d in st.delayed):
        return True
    for card in listeners(st):
        if text_now(st, card).listens & bit:
            return True
    return False


def listeners(st: State) -> Iterable[CardId]:
    """The cards in play on which an event may trigger something; all of them where texts are lent."""
    return st.play if st.definitions.lent else texts_in_play(st).listeners


def pending_event(
    st: State, event: str, it: CardId, by: CardId = NO_CARD, seat: Seat = NOBODY, number: int = 0,
    points: tuple[int, int] = (0, 0), word: str = "",
) -> Pending:  # fmt: skip
    """An event that can still be prevented or changed, with its answer window on the agenda."""
    who = seat if seat != NOBODY else controller(st, it)
    pid = fresh(st)
    ctx = new_bindings(you=who, it=it, by=by, number=number, pending=pid, seat=who)
    p = Pending(pid, event, who, it, ctx, -1, "", False, NO_CARD, False, (), points, points, (0, 0), word)
    announce(st, p)
    return p


def ask_about(st: State, p: Pending) -> None:
    """Open the answer window of a pending event if any card of the game listens to it."""
    if listened(st, p.kind):
        relevant = tuple([c for c in (p.card, p.ctx.by) if c != NO_CARD])
        answer_window(st, p.kind, p.id, relevant, NOBODY)


def fire(
    st: State, event: str, it: CardId = NO_CARD, by: CardId = NO_CARD, seat: Seat = NOBODY, number: int = 0,
    pending: int = 0, also: str = "", seen: tuple[CardId, ...] = (),
) -> None:  # fmt: skip
    """Push the triggered abilities, missions and delayed effects that wait for this event; first in order on top.

    `also` is what a mission that it meets may take it for instead (RUL-35); it still comes as an event of its own.
    `seen` are the cards that it has shown.
    """
    if event == "wounded" or event == "killed":
        fire(st, "hurt", it, by, seat, number, pending)
    if st.definitions.listened & EVENT_BIT[event]:
        _fire(st, event, it, by, seat, number, pending, also, seen)


def _fire(
    st: State, event: str, it: CardId, by: CardId, seat: Seat, number: int, pending: int, also: str,
    seen: tuple[CardId, ...],
) -> None:  # fmt: skip
    who = seat if seat != NOBODY else (controller(st, it) if it != NO_CARD else NOBODY)
    frames: list[tuple[Seat, int, Frame]] = []
    for d in st.delayed:
        node: L.Later = d.node
        if node.event.name != event:
            continue
        kept = event == "combat end" and d.ctx.by != NO_CARD  # it speaks of who did what happened in the combat
        ctx = replaced(
            d.ctx, it=it if d.ctx.it == NO_CARD else d.ctx.it, by=d.ctx.by if kept else by, number=number,
            pending=pending, seat=who,
        )
        if _awaited(st, d, ctx, it, who):
            if node.once:
                undelay(st, d.id)
            frames.append((d.ctx.you, d.id, DoFrame(effects=node.effects, at=0, ctx=ctx)))
    heard = EVENT_BIT[event] | (EVENT_BIT[also] if also else 0)
    of, lent = st.definitions.of, st.definitions.lent
    for card in listeners(st):
        definition = text_now(st, card) if lent else of[card]
        if not definition.listens & heard or (row := st.play[card]).unpaid:
            continue
        for on in definition.ons:
            if on.instead or on.event.name != event:
                continue
            you = _speaker(st, row, on, by)
            ctx = new_bindings(
                me=card, you=you, targets=seen, player=row.seat, it=it, by=by, number=number, pending=pending,
                seat=who,
            )  # a card of a player: whose it is
            if not event_matches(st, on.event, ctx, who) or _silent(st, row) or exempt(st, who, card):
                continue
            if event == "hit" and unaffected(st, card, it):
                continue
            if not definition.card.adds_up and _is_among(frames, on):
                continue
            if on.when is None or holds(st, on.when, ctx):
                frames.append((row.controller, row.order, TriggerFrame(card=card, on=on, ctx=ctx)))
        if not definition.goals or _own_kill(st, event, it, by) or turned_down(row):
            continue
        who_owns = mission_holder(st, card)
        ctx = new_bindings(me=card, you=who_owns, it=it, by=by, number=number, pending=pending, seat=who)
        met = _goals_met(st, definition.goals, event, ctx, row, who)
        if met and also:
            met += _goals_met(st, definition.goals, also, ctx, row, who)
        if len(met) > 1 and not any(goal.repeats for goal in met):
            frames.append((who_owns, row.order, AskGoal(seat=who_owns, card=card, goals=met, ctx=ctx)))
        else:
            for goal in met:
                frames.append((who_owns, row.order, MissionFrame(card=card, goal=goal, ctx=ctx)))
    for seat in order(st) if st.definitions.secrets else ():
        for frame in _in_secret(st, event, seat, it, by, number, who):
            frames.append((seat, st.counter + 1, frame))
    if frames:
        push(st, *_in_order(st, frames))


def _is_among(frames: list[tuple[Seat, int, Frame]], on: L.On) -> bool:
    """Whether this text of a card, or of another copy of it, has been triggered already."""
    return any(isinstance(f, TriggerFrame) and f.on is on for *_, f in frames)


def _goals_met(
    st: State, goals: tuple[L.Goal, ...], event: str, ctx: Bindings, row: CardInPlay, who: Seat
) -> tuple[L.Goal, ...]:
    """Those of a mission's goals that an event meets."""
    return tuple([goal for goal in goals if _is_met(st, goal, event, ctx, row, who)])


def _in_order(st: State, frames: list[tuple[Seat, int, Frame]]) -> list[Frame]:
    """What has been triggered, last what comes first: by players in turn, then as the cards came into play."""
    place = {s: i for i, s in enumerate(order(st))}
    frames.sort(key=lambda f: (place.get(f[0], 9), f[1]), reverse=True)
    return [frame for _, _, frame in frames]


def _is_met(
    st: State, goal: L.Goal, event: str, ctx: Bindings, row: CardInPlay, who: Seat
) -> bool:  # fmt: skip
    """Whether what happened meets this goal of a mission."""
    if goal.event is None or goal.event.name != event:
        return False
    if goal.titles and st.definitions.of[ctx.it].card.name in row.chosen:
        return False
    return event_matches(st, goal.event, ctx, who) and (goal.when is None or holds(st, goal.when, ctx))


def _speaker(st: State, row: CardInPlay, on: L.On, by: CardId) -> Seat:
    """Who speaks and chooses for a card in play: who controls it or its host; for a card of nobody the player of who
    does something there, else whose turn it is."""
    if on.who == "host's controller" and row.host != NO_CARD:
        return controller(st, row.host)
    if row.controller == NOBODY and by in st.play:
        return controller(st, by)
    return row.controller if row.controller != NOBODY else st.turn.seat


def _in_secret(
    st: State, event: str, seat: Seat, it: CardId, by: CardId, number: int, who: Seat
) -> Iterator[SecretFrame]:
    """The missions in a hand that this event would fulfil, had they been assigned; none that ask for choices or time.

    The warrior is the one the event is about, as far as the mission may be given to it.
    """
    hand, of = st.seats[seat].hand, st.definitions.of
    if not any(of[card] in st.definitions.secrets for card in hand) or _own_kill(st, event, it, by):
        return
    for card in hand:
        printed = of[card].card
        for goal in of[card].goals:
            if goal.event is None or goal.event.name != event or goal.lasts or goal.repeats or printed.remembers:
                continue
            host = printed.host
            to_warriors = host is not None and host.sel is not None
            for warrior in dict.fromkeys((by, it)) if to_warriors else (NO_CARD,):
                if to_warriors and (warrior not in st.play or host_refusal(st, seat, card, warrior) is not None):
                    continue
                if to_warriors and controller(st, warrior) != seat:
                    continue
                ctx = Bindings(card, seat, caster=warrior, it=it, by=by, number=number, seat=who)
                if needs_refusal(st, seat, card) is None and event_matches(st, goal.event, ctx, who):
                    if goal.when is None or holds(st, goal.when, ctx):
                        yield SecretFrame(card=card, goal=goal, ctx=ctx)
                        break


def _awaited(st: State, d: Delayed, ctx: Bindings, it: CardId, who: Seat) -> bool:
    """Whether this is what a delayed effect waits for; its `it` is the card it began with."""
    node: L.Later = d.node
    event = node.event
    if d.combat and st.combats and d.combat != st.combats[-1].id:
        return False  # a combat within it
    if event.it == "it":
        return is_one(st, d.ctx.it, it)
    if event.it == "by":
        return it == d.ctx.by
    if event.whose == "its":
        return who == controller(st, d.ctx.it)
    return event_matches(st, event, speaking_of(ctx, it), who)


def _own_kill(st: State, event: str, it: CardId, by: CardId) -> bool:
    """MISS-06: no mission is fulfilled by fights between own warriors."""
    if event != "killed" or it == NO_CARD or by == NO_CARD or not st.definitions.of[by].is_warrior:
        return False
    return controller(st, it) == controller(st, by)


class Instead(NamedTuple):
    """An ability by which something else happens instead, with its place on the card."""

    on: L.On
    ctx: Bindings
    place: int


def replacement(
    st: State, card: CardId, by: CardId, names: tuple[str, ...] = ("killed", "leaves"),
    refused: tuple[Settled, ...] = (),
) -> Instead | None:  # fmt: skip
    """What a card's way out of play is replaced by (RUL-01: by cards of its controller first), unless refused; what
    has been said yes to is paid for.

    What takes it in whichever way it would have gone comes last: by then it is known which way that is.
    """
    found: list[tuple[bool, bool, bool, int, Instead]] = []
    seat = controller(st, card)
    for source, row in st.play.items():
        definition = text_now(st, source)
        if not definition.ons or row.unpaid or not works_on(st, source, card):
            continue
        for on in definition.ons:
            if not on.instead or on.event.name not in names:
                continue
            place = next(i for i, ability in enumerate(definition.card.abilities) if ability is on)
            if (card, source, place, False) in refused:
                continue
            ctx = Bindings(source, _speaker(st, row, on, by), it=card, by=by, seat=seat)
            if turned_against(st, on.effects, card) or _goes_itself(on) or _is_sealed(st, on, card):
                continue
            if by == card and STAYS in on.effects:
                continue  # what its own use demands
            if isinstance(on.effects[0], L.Choose) and not possible(st, on.effects[0], ctx):
                continue  # nobody could be given it
            if event_matches(st, on.event, ctx, seat) and (on.when is None or holds(st, on.when, ctx)):
                paid = (card, source, place, True) in refused
                if on.cost is not None and not paid and amount(st, on.cost.d, ctx) > spendable(st, ctx.you):
                    continue
                narrow = on.event.name not in ("leaves", "lost")
                due = isinstance(on.effects[0], L.Hold) and on.effects[0].spill == "due"
                found.append((due, narrow, row.controller != seat, row.order, Instead(on, ctx, place)))
    best = min(found, key=lambda f: f[:4], default=None)
    return best[4] if best is not None else None


def _goes_itself(on: L.On) -> bool:
    """Whether what goes elsewhere is the card that speaks, and not the one that is leaving."""
    first = on.effects[0] if on.effects else None
    return isinstance(first, L.Move) and first.what == "me"


def _is_sealed(st: State, on: L.On, card: CardId) -> bool:
    """Whether it would go into a draw pile that nothing touches."""
    first = on.effects[0] if on.effects else None
    return isinstance(first, L.Move) and first.to == "draw" and sealed(st, st.definitions.owner[card], NO_CARD)


def turns(st: State, card: CardId, killer: CardId) -> bool:
    """Whether a killed warrior does not leave play but becomes a Heretic (POSSESS, RUL-35)."""
    if not listened(st, "turned") or board(st).tags[card] & st.definitions.HERETIC:
        return False
    instead = replacement(st, card, killer)
    return instead is not None and any(makes_heretic(e, "it") for e in instead.on.effects)


def works_on(st: State, source: CardId, card: CardId) -> bool:
    """Whether a card's triggers work, and reach that card: gifts need their warrior, immunity shuts them out."""
    return not _silent(st, st.play[source]) and not unaffected(st, source, card)


def _silent(st: State, row: CardInPlay) -> bool:
    """EQUIP-20, SYM-07, IMM-05: whether a card does nothing where it is, against this opponent of its warrior, or for a
    warrior that may not use it."""
    if not works(st, row):
        return True
    if row.host == NO_CARD:
        return False
    if "use" in board(st).forbids and st.definitions.of[row.id].type in USED:
        bearer = bearer_of(st, row.id)
        if bearer != NO_CARD and forbidden(st, "use", bearer, row.id) is not None:
            return True
    if not st.combats or st.definitions.of[row.id].type != "symmetry" or not st.rules.immunity_suppresses_all:
        return False
    foe = foe_of(st, bearer_of(st, row.id))
    return foe != NO_CARD and unaffected(st, row.id, foe)
