"""Verbs that ask for choices while they happen: cards and words are named one by one, then the effects follow."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.query import amount
from doomtable.rules.references import deref, players
from doomtable.rules.state import Bindings, Frame, State
from doomtable.rules.terms import AFFILIATIONS, CARD_TYPES, DONE, Option
from doomtable.rules.verbs.common import start
from doomtable.rules.ways import bound, castable, choices_now


def choose(st: State, e: L.Choose, ctx: Bindings) -> None:
    """Put the first question to whoever chooses; nothing happens where there is nothing to choose."""
    for seat in reversed(players(st, e.who, ctx)):
        _ask(st, ("ask", "choose", seat, e, ctx, (), ()))


def _ask(st: State, ask: Frame) -> None:
    if choices_now(st, ask) not in ([], [DONE]):
        M.push(st, ask)


def answer_choose(st: State, ask: Frame, option: Option) -> None:
    """One choice more; when all are made the effects happen, and where it may be done again it is asked again."""
    _, kind, seat, e, ctx, chosen, taken = ask
    if option == DONE:
        return
    chosen = (*chosen, option.card if option.key == "card" else option.key)
    if len(chosen) < len(e.choices):
        _ask(st, ("ask", kind, seat, e, ctx, chosen, taken))
        return
    if e.again:
        M.push(st, ("choose again", seat, e, ctx, (*taken, chosen[0])))
    start(st, e.effects, bound(ctx, chosen))


def choose_again(st: State, frame: Frame) -> None:
    """("choose again", seat, Choose, ctx, taken): the next round of choices."""
    _, seat, e, ctx, taken = frame
    _ask(st, ("ask", "choose", seat, e, ctx, (), taken))


def cast(st: State, e: L.Cast, ctx: Bindings) -> None:
    """A spell is cast by that warrior, if there is one in the hand that it can cast now."""
    caster = deref(st, e.who, ctx)
    if caster in st.play and castable(st, ctx.you, caster):
        M.push(st, ("ask", "spell", ctx.you, caster))


# ---------------------------------------------------------------------------------------------- questions

QUESTIONS: Final = (
    *(kind for kind in CARD_TYPES if kind not in ("ki", "relic", "warzone", "alliance", "beast")),
    *AFFILIATIONS[:8], "personality", "weapon", "armor", "vehicle", "combat spell", "personal combat spell",
)  # fmt: skip
"""What may be asked for: do you hold a card of this kind?"""


def ask(st: State, e: L.Ask, ctx: Bindings) -> None:
    """So many questions about a hand; each is chosen, then answered or paid off."""
    n = amount(st, e.n, ctx)
    for seat in reversed(players(st, e.who, ctx)):
        for _ in range(n):
            M.push(st, ("ask", "question", ctx.you, e, ctx, seat))


def answer_question(st: State, ask: Frame, option: Option) -> None:
    _, _, _, e, ctx, asked = ask
    M.push(st, ("ask", "reply", asked, e, ctx, option.key))


def answer_reply(st: State, ask: Frame, option: Option) -> None:
    """The truth, aloud, or D to the bank."""
    _, _, seat, e, ctx, word = ask
    if option.key == "refuse":
        M.pay(st, seat, e.refuse)
        M.emit(st, "kept_silent", seat, ctx.me, n=e.refuse, word=word)
        return
    held = any(st.definitions.of[card].tags & st.definitions.bits.bit(word) for card in st.seats[seat].hand)
    M.emit(st, "told", seat, ctx.me, n=int(held), word=word)


HANDLERS = {"choose again": choose_again}
