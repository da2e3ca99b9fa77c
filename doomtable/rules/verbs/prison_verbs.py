"""Verbs of prisoners: a warrior is taken, or goes back to where it stood (RUL-45)."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.effect_checks import can_be_taken
from doomtable.rules.prison import prison_of
from doomtable.rules.references import controller, deref, original_of, parted
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId
from doomtable.rules.triggers import fire
from doomtable.rules.verbs.common import cards_of, depart


def imprison(st: State, e: L.Imprison, ctx: Bindings) -> None:
    """Who dies of the same blows is taken no more; of a warrior that has several cards only its own is."""
    card, jail = original_of(st, deref(st, e.who, ctx)), deref(st, e.in_, ctx)
    if card not in st.play and jail in st.play:
        _move_on(st, card, jail, ctx)
        return
    if can_be_taken(st, card) and jail in st.play and jail != card:
        seat = controller(st, card)
        others = st.definitions.doubles.get(card, ())
        if others:
            M.redefine(st, parted(st, (card, *others)))
        for other in others:
            M.leave(st, other, "discard")
        M.imprison(st, card, jail)
        fire(st, "imprisoned", it=card, by=jail, seat=seat)


def _move_on(st: State, card: CardId, jail: CardId, ctx: Bindings) -> None:
    """RUL-45: a prisoner is taken elsewhere; what kept it and is annihilated after use has been used then."""
    old = prison_of(st.play, card)
    if old in (NO_CARD, jail):
        return
    M.release(st, card)
    M.imprison(st, card, jail)
    if st.definitions.of[old].card.post_play == "x":
        depart(st, old, "annihilated", by=ctx.me)


def release(st: State, e: L.Release, ctx: Bindings) -> None:
    for card in cards_of(st, e.who, ctx):
        if prison_of(st.play, card) != NO_CARD:
            M.release(st, card)
