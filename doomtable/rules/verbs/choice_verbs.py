"""Verbs that ask for choices while they happen: cards and words are named one by one, then the effects follow."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.casting import held_spells
from doomtable.rules.event_match import moment_of
from doomtable.rules.frames import ChooseAgainFrame, ResolveFrame, RoundsFrame, UnveilFrame
from doomtable.rules.query import amount
from doomtable.rules.questions import AskChoose, AskFound, AskQuestion, AskReply, AskSpell
from doomtable.rules.references import deref, players
from doomtable.rules.state import State
from doomtable.rules.terms import AFFILIATIONS, CARD_TYPES, DONE, CardId, Option
from doomtable.rules.verbs.common import Handler, start
from doomtable.rules.ways import bound, can_take, castable, choices_now


def choose(st: State, e: L.Choose, ctx: Bindings) -> None:
    """Put the first question to whoever chooses; nothing happens where there is nothing to choose."""
    for seat in reversed(players(st, e.who, ctx)):
        _ask(st, AskChoose(seat=seat, node=e, ctx=ctx, chosen=(), taken=()))


def _ask(st: State, ask: AskChoose) -> None:
    if choices_now(st, ask) not in ([], [DONE]):
        M.push(st, ask)


def answer_choose(st: State, ask: AskChoose, option: Option) -> None:
    """One choice more; when all are made the effects happen, and where it may be done again it is asked again."""
    if option == DONE:
        return
    e = ask.node
    if ask.left:
        _next_round(st, ask, option.card)
        return
    chosen = (*ask.chosen, option.card if option.key == "card" else option.key)
    if len(chosen) < len(e.choices):
        _ask(st, ask._replace(chosen=chosen))
        return
    if e.every:
        _one_round_more(st, ask._replace(chosen=(), taken=(*ask.taken, *chosen)))
        return
    if e.again:
        M.push(st, ChooseAgainFrame(seat=ask.seat, node=e, ctx=ask.ctx, taken=(*ask.taken, chosen[0])))
    start(st, e.effects, bound(ask.ctx, chosen))


def choose_again(st: State, frame: ChooseAgainFrame) -> None:
    """The next round of choices."""
    _ask(st, AskChoose(seat=frame.seat, node=frame.node, ctx=frame.ctx, chosen=(), taken=frame.taken))


def _one_round_more(st: State, ask: AskChoose) -> None:
    """Another round, if there is one to be made; else what has been chosen happens."""
    if choices_now(st, ask):
        M.push(st, ask)
        return
    n, taken = len(ask.node.choices), ask.taken
    left = tuple([taken[at : at + n] for at in range(0, len(taken), n)])
    M.push(st, RoundsFrame(seat=ask.seat, node=ask.node, ctx=ask.ctx, left=left))


def rounds(st: State, frame: RoundsFrame) -> None:
    """Which round comes next, of those whose cards are still in play."""
    left = tuple([one for one in frame.left if all(isinstance(c, str) or c in st.play for c in one)])
    if not left:
        return
    ask = AskChoose(seat=frame.seat, node=frame.node, ctx=frame.ctx, chosen=(), taken=(), left=left)
    if len(left) > 1:
        M.push(st, ask)
    else:
        _next_round(st, ask, left[0][0])


def _next_round(st: State, ask: AskChoose, first: CardId | str) -> None:
    """The round that begins with that card happens, the others after it."""
    one = next(one for one in ask.left if one[0] == first)
    rest = tuple([other for other in ask.left if other is not one])
    if rest:
        M.push(st, RoundsFrame(seat=ask.seat, node=ask.node, ctx=ask.ctx, left=rest))
    start(st, ask.node.effects, bound(ask.ctx, one))


def cast(st: State, e: L.Cast, ctx: Bindings) -> None:
    """A spell is cast by that warrior, if there is one in the hand that it can cast now."""
    caster = deref(st, e.who, ctx)
    if caster in st.play and castable(st, ctx.you, held_spells(st, ctx.you), caster):
        M.push(st, AskSpell(seat=ctx.you, caster=caster))


def take_over(st: State, e: L.TakeOver, ctx: Bindings) -> None:
    """A card that was just played is played by another player, if it still can be: instead (STOLEN PAPERWORK), or as
    well, once what came of it is done (PASS THE BUCK)."""
    p = st.pend(ctx.pending)
    if p is None or p.cancelled:
        return
    if e.also:
        at = next(i for i, frame in enumerate(st.agenda) if isinstance(frame, ResolveFrame) and frame.pid == p.id)
        above, again = st.agenda[at:], UnveilFrame(seat=ctx.you, cards=(p.card,), again=True)
        M.cut(st, at)
        M.push(st, again, *above)
        return
    if not can_take(st, ctx.you, p.id):
        M.change_pending(st, p.id, cancelled=True)
        M.emit(st, "cancelled", ctx.you, p.card, ctx.me)
        return
    M.push(st, AskFound(seat=ctx.you, card=p.card, taken=max(p.ctx.paid, 0), window=moment_of(st, p.id)))
    M.drop_pending(st, p.id)
    M.emit(st, "cancelled", ctx.you, p.card, ctx.me)


# ---------------------------------------------------------------------------------------------- questions

QUESTIONS: Final = (
    *(kind for kind in CARD_TYPES if kind not in ("ki", "relic", "warzone", "alliance", "beast", "battle", "war")),
    *AFFILIATIONS[:8], "personality", "weapon", "armor", "vehicle", "combat spell", "personal combat spell",
)  # fmt: skip
"""What may be asked for: do you hold a card of this kind?"""


def ask(st: State, e: L.Ask, ctx: Bindings) -> None:
    """So many questions about a hand; each is chosen, then answered or paid off."""
    n = amount(st, e.n, ctx)
    for seat in reversed(players(st, e.who, ctx)):
        for _ in range(n):
            M.push(st, AskQuestion(seat=ctx.you, node=e, ctx=ctx, asked=seat))


def answer_question(st: State, ask: AskQuestion, option: Option) -> None:
    M.push(st, AskReply(seat=ask.asked, node=ask.node, ctx=ask.ctx, word=option.key))


def answer_reply(st: State, ask: AskReply, option: Option) -> None:
    """The truth, aloud, or D to the bank."""
    seat, e, ctx, word = ask.seat, ask.node, ask.ctx, ask.word
    if option.key == "refuse":
        M.pay(st, seat, e.refuse)
        M.emit(st, "kept_silent", seat, ctx.me, n=e.refuse, word=word)
        return
    held = any(st.definitions.of[card].tags & st.definitions.bits.bit(word) for card in st.seats[seat].hand)
    M.emit(st, "told", seat, ctx.me, n=int(held), word=word)


HANDLERS: Final[dict[str, Handler]] = {"choose again": choose_again, "rounds": rounds}
