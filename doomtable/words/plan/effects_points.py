"""Effects on points, actions and turns."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from doomtable.rules import language as L
from doomtable.words.plan.costs import payment
from doomtable.words.plan.effect_parts import Told, does, order, said
from doomtable.words.plan.modifiers import chosen, until
from doomtable.words.plan.nouns import quantity, value
from doomtable.words.plan.references import References
from doomtable.words.plan.structure import Adjunct, Clause, Deed, Noun, Quantity, RatingOf, Sentence


def dues(e: L.PayOr, refs: References) -> tuple[L.PayOr, list[Deed]]:
    """What is to be paid, and the rest of what is said of it."""
    if e.d == L.EventNumber():  # of an event that is paid for
        return e, [Deed("pay the price again")]
    if isinstance(e.d, L.EventNumber) and e.then == (L.Gain(e.d),):
        return replace(e, then=()), [Deed("pay you for each P", (e.d.times,))]
    return e, payment(L.Cost(d=e.d, actions=e.actions), refs)


def _gain(e: L.Gain, refs: References) -> Told:
    if e.who == "its player":
        refs.mute()  # 'its player gains its Value' could be the player's
    who = refs.player(e.who)
    if e.who == "its player":
        refs.spoken_of = (*refs.spoken_of, "its player")
    if who.word == "assigned warrior's player":
        refs.noun("bearer")  # who has just been named: 'gains its Value'
    return said(does(who, "gain", quantity(e.amount, e.pool, refs)))


def adds_points(node: L.Effect, before: L.Effect | None) -> bool:
    """Whether these are points on a condition that come to others just gained."""
    only = node.then[0] if isinstance(node, L.If) and len(node.then) == 1 and not node.otherwise else None
    both = isinstance(only, L.Gain) and isinstance(before, L.Gain)
    return both and (only.who, only.pool) == (before.who, before.pool)  # type: ignore[union-attr]


def with_further_points(told: Told, more: Told) -> Told:
    """'... gains its Value in P, and 3 P more if its opponent is killed': the condition behind, who gains them once."""
    *others, gained = told
    (further,) = more
    assert isinstance(gained, Sentence) and isinstance(further, Sentence)
    (head,) = further.clauses
    (amount,) = head.deeds[0].args
    if isinstance(amount, Quantity):
        amount = amount._replace(more="more")
    added = head._replace(deeds=(Deed("gain", (amount,)),), before=(), after=head.before, bare=True)
    return [*others, Sentence((*gained.clauses, added))]


def _lose(e: L.Lose, refs: References) -> Told:
    about = e.amount.ref if isinstance(e.amount, L.Of) else ""
    if refs.is_new_target(about):
        told = said(*chosen(about, refs))
        refs.mute()  # 'a player loses its Value' could be the player's
        told += _lose(e, refs)
        refs.mute()
        return told
    who = refs.player(e.who)
    if e.all:
        return said(does(who, "lose all", e.pool))
    if e.half:
        return said(does(who, f"lose half {e.half}", e.pool))
    return said(does(who, "lose", quantity(e.amount, e.pool, refs)))


def _pass(e: L.Pass, refs: References) -> Told:
    giver = refs.player(e.giver)
    if e.amount == L.PoolOf(e.giver, e.pool):
        return said(does(giver, "give all points", e.pool, refs.player(e.taker)))
    return said(does(giver, "give points", quantity(e.amount, e.pool, refs), refs.player(e.taker)))


def _swap_pools(e: L.SwapPools, refs: References) -> Told:
    return said(does(refs.player(e.one), "exchange all", e.pool, refs.player(e.other)))


def _convert(e: L.Convert, refs: References) -> Told:
    return said(does(refs.player(e.who), "convert", e.d))


def _redistribute(e: L.Redistribute, refs: References) -> Told:
    if e.worth:
        first = RatingOf(refs.noun(e.who), e.stats[:1], base=True)
        second = RatingOf(refs.noun(e.who), e.stats[1:], base=True)
        raised = Clause((Deed("rise for each", (e.worth,)),), second)
        return said(order("lower as you like", first, after=until(e.until, refs)), raised)
    whose = RatingOf(refs.noun(e.who), e.stats, base=True)
    none = Clause((Deed("fall below", (), "may"),), Noun(word="no rating"))
    refs.mute()
    return said(order("share out anew", whose, after=until(e.until, refs)), none)


def _actions(e: L.Actions, refs: References) -> Told:
    if isinstance(e.n, L.Paid) and e.n.each < 0:
        lost = quantity(replace(e.n, each=-e.n.each), "action", refs)
        return said(does(refs.player(e.who), "lose", lost, after=(Adjunct("but never the last"),)))
    unit = "attack" if e.attack == "only" else "action"
    after: list[Adjunct] = []
    first = chosen(e.only_with, refs) if e.attack == "may" else []
    if e.only_with is not None and e.attack != "may":
        after.append(Adjunct("with", (refs.noun(e.only_with),)))
    this_turn = e.who == "you" and not e.at_once and not e.next_turn and e.only_with is None
    after += [Adjunct("this turn")] if this_turn else []
    after += [Adjunct(key) for key, holds in (("at once", e.at_once), ("next turn", e.next_turn)) if holds]
    if e.attack == "may":
        by = () if e.only_with is None else (refs.noun(e.only_with, pronoun=False),)
        last = "the last may be an attack" if by else "one may be an attack"
        after.append(Adjunct((last if e.n != 1 else "which may be an attack") + " by" * len(by), by))
    elif e.attack == "no":
        after.append(Adjunct("no attack"))
    elif e.attack == "only" and this_turn:
        after.append(Adjunct("as an extra action"))
    who = refs.player(e.who)
    number = quantity(e.n, unit, refs, "" if e.at_once and e.attack == "no" else "more")
    told = said(*first, Clause((Deed(f"take {unit}s", (number,), "may"),), who, after=tuple(after)))
    return told + (said(does(Noun(word="you, told"), "earn the points")) if e.points else [])


def _skip(e: L.Skip, refs: References) -> Told:
    now = e.what == "draw" and e.who == "active player"
    return said(does(refs.player(e.who), "skip this draw" if now else f"skip {e.what}"))


def _turn_again(e: L.TurnAgain, refs: References) -> Told:
    return said(does(refs.player(e.who), "take another turn"))


def _reseat(e: L.Reseat, refs: References) -> Told:
    if e.who is None:
        return said(Clause((Deed("turn round"),), Noun(word="direction of play")))
    return said(order("change seats with", refs.player(e.who)))


def _award(e: L.Award, refs: References) -> Told:
    points = Noun(word=f"the {e.pool or 'points'}", many=True)
    if e.lose:
        return said(Clause((Deed("be lost"),), points))
    if e.to is not None:
        taker = refs.player(e.to)
        if e.amount is None:
            return said(Clause((Deed("go to", (taker,)),), points, after=(Adjunct("instead"),)))
        share = quantity(e.amount, e.pool or "points", refs)
        return said(does(taker, "earn of them", share, after=(Adjunct("instead"),)))
    if isinstance(e.amount, L.EventNumber):
        return said(Clause((Deed("be multiplied", (e.amount.times,)),), points))
    if e.amount is None:
        return said(Clause((Deed("be earned as", (e.pool,)),), Noun(word="all points", many=True)))
    worth = quantity(e.amount, e.pool, refs) if e.pool else value(e.amount, refs)
    return said(order("earn", worth, after=(Adjunct("instead of the usual"),)))


def _raise_goal(e: L.RaiseGoal, refs: References) -> Told:
    return said(Clause((Deed("not win yet", (e.by,)),), Noun(word="that player")))


def _credit(e: L.Credit, refs: References) -> Told:
    return said(
        Clause((Deed("owe", (e.most,)),), Noun(word="you")),
        Clause((Deed("win", (), "cannot"),), Noun(word="you"), after=(Adjunct("while in debt"),)),
    )


def _ask(e: L.Ask, refs: References) -> Told:
    told = said(order("ask", refs.player(e.who), quantity(e.n, "question", refs)))
    deeds = [Deed("answer truthfully")]
    deeds += [Deed("refuse an answer", (quantity(e.refuse, "D", refs),))] if e.refuse else []
    return told + said(Clause(tuple(deeds), Noun(word="that player"), link="or"))


POINTS: Final[dict[type[Any], Callable[[Any, References], Told]]] = {
    L.Gain: _gain,
    L.Lose: _lose,
    L.Pass: _pass,
    L.SwapPools: _swap_pools,
    L.Convert: _convert,
    L.Redistribute: _redistribute,
    L.Actions: _actions,
    L.Skip: _skip,
    L.TurnAgain: _turn_again,
    L.Reseat: _reseat,
    L.Award: _award,
    L.RaiseGoal: _raise_goal,
    L.Credit: _credit,
    L.Ask: _ask,
}
