"""Verbs that ask for choices while they happen: cards and words are named one by one, then the effects follow."""

from __future__ import annotations

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.effects import start
from doomtable.rules.query import candidates, players
from doomtable.rules.state import Ctx, Frame, State
from doomtable.rules.terms import DONE, CardId, Option, Seat, card_option
from doomtable.rules.ways import aim_refusal, name_options


def choose(st: State, e: L.Choose, ctx: Ctx) -> None:
    """Put the first question to whoever chooses; nothing happens where there is nothing to choose."""
    for seat in reversed(players(st, e.who, ctx)):
        _ask(st, ("ask", "choose", seat, e, ctx, (), ()))


def _ask(st: State, ask: Frame) -> None:
    if choices_now(st, ask) not in ([], [DONE]):
        M.push(st, ask)


def can_begin(st: State, effects: tuple[L.Effect, ...], seat: Seat, ctx: Ctx) -> bool:
    """Whether what an alternative begins with finds anything to choose."""
    first = effects[0] if effects else None
    return not isinstance(first, L.Choose) or bool(choices_now(st, ("ask", "choose", seat, first, ctx, (), ())))


def choices_now(st: State, ask: Frame) -> list[Option]:
    """What may be chosen next, after `chosen`; to begin with none of the cards already `taken`."""
    _, _, _, e, ctx, chosen, taken = ask
    choice = e.choices[len(chosen)]
    now = _with(ctx, chosen)
    if isinstance(choice, L.Name):
        return [Option(word) for word in name_options(st, choice, now)]
    found = [card_option(c) for c in _aims(st, e, now, len(chosen)) if chosen or c not in taken]
    return [*found, DONE] if e.again and not chosen else found


def _aims(st: State, e: L.Choose, ctx: Ctx, at: int) -> list[CardId]:
    """The cards for the choice at that place, those only after which the next choice has something left."""
    choice = e.choices[at]
    if not isinstance(choice, L.Target):
        return []
    later = e.choices[at + 1] if at + 1 < len(e.choices) else None
    return [
        card
        for card in candidates(st, choice.sel, ctx, chosen=True)
        if card not in ctx.targets
        and aim_refusal(st, e.effects, ctx, card) is None
        and (not isinstance(later, L.Target) or _aims(st, e, _with(ctx, (card,)), at + 1))
    ]


def _with(ctx: Ctx, chosen: tuple[CardId | str, ...]) -> Ctx:
    """The bindings with what has been chosen so far."""
    cards = tuple(c for c in chosen if isinstance(c, int))
    words = tuple(c for c in chosen if isinstance(c, str))
    return ctx._replace(targets=ctx.targets + cards, words=ctx.words + words)


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
    start(st, e.effects, _with(ctx, chosen))


def choose_again(st: State, frame: Frame) -> None:
    """("choose again", seat, Choose, ctx, taken): the next round of choices."""
    _, seat, e, ctx, taken = frame
    _ask(st, ("ask", "choose", seat, e, ctx, (), taken))


HANDLERS = {"choose again": choose_again}
