"""Copies: a card of a hand becomes another one for as long as it is played and in play, and is itself again after."""

from __future__ import annotations

from typing import Any

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.doubles import Double
from doomtable.rules.likenesses import is_like, is_likeness
from doomtable.rules.questions import AskDraft
from doomtable.rules.references import counts_yet, deref
from doomtable.rules.state import State
from doomtable.rules.terms import NO_CARD, CardId, EngineBug


def copy(st: State, e: L.Copy, ctx: Bindings) -> None:
    """JOKER!: the card is what is printed on the one chosen."""
    p, other = st.definitions, deref(st, "target", ctx)
    if not is_like(st, e.like, other):
        raise EngineBug(f"card {ctx.me} is no copy of card {other}")
    M.redefine(st, (*p.copies, Double(ctx.me, NO_CARD, p.card_def[ctx.me], p.card_def[other])))


def be_themselves(st: State) -> bool:
    """Cards that were other ones are themselves again once they are back in a hand or pile; whether there were any.

    Not as long as anything that has begun speaks of them, or counts a rating of theirs: what they were when it was
    announced counts until it has happened, and what has become of them can still be told and answered. Nor while their
    play is put together.
    """
    copies = st.definitions.copies
    kept = tuple([one for one in copies if one.card in st.play or _goes_on(st, one)])
    if len(kept) < len(copies):
        M.redefine(st, kept)
    return len(kept) < len(copies)


def _goes_on(st: State, copy: Double) -> bool:
    """Whether a card that is not in play is another one yet."""
    card, top = copy.card, st.agenda[-1]
    if card in st.limbo or (isinstance(top, AskDraft) and top.draft.card == card):
        return True
    if _spoken_of(st, card) or counts_yet(st, card):
        return True
    for row in st.play.values():  # a prisoner; of what has been played as another card also what lies under one
        if card in row.holds and (is_likeness(st, copy) or any(one.id == card for one in row.prison)):
            return True
    return False


def _spoken_of(st: State, card: CardId) -> bool:
    """Whether what has been announced, or remains to be done, is of a card or names it."""
    for p in st.pending:
        if p.card == card or _names(p.ctx, card):
            return True
    for frame in st.agenda:
        parts: Any = frame
        for part in parts:
            if isinstance(part, Bindings) and _names(part, card):
                return True
    return False


def _names(ctx: Bindings, card: CardId) -> bool:
    return card in (ctx.me, ctx.it, ctx.by, ctx.caster, ctx.about) or card in ctx.targets
