"""Verbs of ratings: who shares the base ratings of a warrior out anew names one number after the other."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.continuous import ADD_BASE, STAT_INDEX, settled_mods
from doomtable.rules.derived import Rates
from doomtable.rules.query import rated_board
from doomtable.rules.questions import AskShare
from doomtable.rules.rating_sums import add_up
from doomtable.rules.references import deref
from doomtable.rules.state import State, replaced
from doomtable.rules.terms import CardId, Option
from doomtable.rules.verbs.passing_effects import until_anchor

OF_BASE: Final = ("set", "dash", ADD_BASE)


def redistribute(st: State, e: L.Redistribute, ctx: Bindings) -> None:
    """RUL-09: the ratings add up to what they do as printed or set; a dash is no rating and cannot be shared out."""
    card = deref(st, e.who, ctx)
    if card not in st.play:
        return
    rates = _base(st, card)
    found = [rates[STAT_INDEX[stat]] for stat in e.stats]
    if None not in found:
        total = sum(rate or 0 for rate in (found[:1] if e.worth else found))
        M.push(st, AskShare(seat=ctx.you, node=e, ctx=ctx, left=total, chosen=()))


def _base(st: State, card: CardId) -> Rates:
    """The base ratings of a card, as printed or as they have been set, with what has been added to them for good."""
    return add_up(st, card, [item for item in rated_board(st).items.get(card, ()) if item[3] in OF_BASE])


def answer_share(st: State, ask: AskShare, option: Option) -> None:
    """One rating more is settled; the last one gets what is left."""
    e, chosen, left = ask.node, (*ask.chosen, option.number), ask.left - option.number
    if len(chosen) < len(e.stats) - 1:
        M.push(st, ask._replace(left=left, chosen=chosen))
        return
    card = deref(st, e.who, ask.ctx)
    if card in st.play:
        _settle(st, e, ask.ctx, card, (*chosen, _raised(st, e, card, left) if e.worth else left))


def _raised(st: State, e: L.Redistribute, card: CardId, given: int) -> int:
    """The second rating with what the points taken from the first are worth."""
    rate = _base(st, card)[STAT_INDEX[e.stats[-1]]]
    return (rate or 0) + e.worth * given


def _settle(st: State, e: L.Redistribute, ctx: Bindings, card: CardId, numbers: tuple[int, ...]) -> None:
    """What was chosen holds; without an end of its own it does as long as its card is in play, or until chosen anew."""
    conts = [st.definitions.cont(mod).index for mod in settled_mods(e)]
    until, anchor = e.until, until_anchor(st, e.until, ctx, (card,))
    if not until:
        until, anchor = "host leaves", ctx.me
        for timed in st.effects:
            if timed.ctx.me == ctx.me and timed.cont in conts:
                M.free_of_effect(st, timed.id, card)
    for cont, number in zip(conts, numbers, strict=True):
        M.add_effect(st, cont, replaced(ctx, number=number), (card,), until, anchor)
