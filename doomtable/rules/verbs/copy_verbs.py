"""Copies: a card of a hand becomes another one for as long as it is played and in play, and is itself again after."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.doubles import Double
from doomtable.rules.likenesses import is_like, is_likeness
from doomtable.rules.questions import AskDraft
from doomtable.rules.references import deref
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, EngineBug


def copy(st: State, e: L.Copy, ctx: Bindings) -> None:
    """JOKER!: the card is what is printed on the one chosen."""
    p, other = st.definitions, deref(st, "target", ctx)
    if not is_like(st, e.like, other):
        raise EngineBug(f"card {ctx.me} is no copy of card {other}")
    M.redefine(st, (*p.copies, Double(ctx.me, NO_CARD, p.card_def[ctx.me], p.card_def[other])))


def be_themselves(st: State) -> bool:
    """Cards that were played as others are themselves again once they are back in a hand or pile; whether there were
    any.

    Not as long as it is still to be answered or told what became of them, nor while their play is put together.
    """
    copies = st.definitions.copies
    kept = tuple([one for one in copies if not is_likeness(st, one) or _goes_on(st, one.card)])
    if len(kept) < len(copies):
        M.redefine(st, kept)
    return len(kept) < len(copies)


def _goes_on(st: State, card: CardId) -> bool:
    if card in st.play or card in st.limbo or (st.pending and card in [p.card for p in st.pending]):
        return True
    top = st.agenda[-1]
    if isinstance(top, AskDraft) and top.draft.card == card:
        return True
    for row in st.play.values():  # a prisoner, or what lies under another card
        if card in row.holds:
            return True
    return False
