"""The verb of infections: what a virus does to a warrior again and again, and how it spreads (RUL-27, RUL-56).

An infection is no card in play: it is what makes the warrior infected, a passing effect of the card that brought it,
with all that this card has done to it besides; whoever cures the warrior ends all of that.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings, speaking_of
from doomtable.rules.continuous import INFECTION, MOVES, settled_mods
from doomtable.rules.permit import turned_against
from doomtable.rules.query import board, candidates
from doomtable.rules.special_checks import infection_of
from doomtable.rules.state import State, replaced
from doomtable.rules.terms import CardId
from doomtable.rules.verbs.common import cards_of, start

GOES_ON: Final = "infection"
"""The first word of the bindings of an infection that has begun; the next one is the area it was last seen in."""


MUTATED: Final = "mutated"
"""The third word of those that spread among the tribes as well."""


def infect_tribe(st: State, virus: CardId, card: CardId, ctx: Bindings) -> None:
    """MUTATED STRAIN: a virus infects this warrior instead of Doomtroopers, and spreads to those of the tribes, too."""
    e = infection_of(st, virus)
    if e is not None:
        _begins(st, replace(e, what="target"), replaced(ctx, me=virus, words=("", "", MUTATED)), card)


def infect(st: State, e: L.Infect, ctx: Bindings) -> None:
    """An infection begins, or what has begun goes on."""
    if ctx.words[:1] == (GOES_ON,):
        _goes_on(st, e, ctx)
        return
    for card in cards_of(st, e.what, ctx):
        _begins(st, e, ctx, card)


def is_infected(st: State, source: CardId, card: CardId) -> bool:
    """Whether the virus of that very card has infected a warrior (RUL-56)."""
    return any(t.ctx.me == source and card in t.on and _is_infection(st, t.cont) for t in st.effects)


def _is_infection(st: State, cont: int) -> bool:
    node = st.definitions.conts[cont].node
    return isinstance(node, L.Mod) and node.words == INFECTION


def _begins(st: State, e: L.Infect, ctx: Bindings, card: CardId) -> None:
    (made,) = settled_mods(e)
    if card not in st.play or is_infected(st, ctx.me, card) or turned_against(st, e, card):
        return
    own = speaking_of(replaced(ctx, targets=(), words=(GOES_ON, "", *ctx.words[2:])), card)
    M.add_effect(st, st.definitions.cont(made).index, own, (card,), "game", ctx.you)
    _waits(st, e, own)
    start(st, e.effects, replaced(own, words=()))
    if e.after == "at once":
        _spreads(st, e, own)


def _waits(st: State, e: L.Infect, own: Bindings) -> None:
    """It waits for its next hour, for as long as its warrior is in play."""
    again = replace(e, what="it")
    names = MOVES if e.after == "at once" else (e.again,)
    for name in names:
        event = L.Event(name) if e.after == "at once" else L.Event(name, whose="yours")  # type: ignore[arg-type]
        M.delay(st, L.Later(event, (again,), once=e.after != "at once", until="host leaves"), own, own.it)


def _goes_on(st: State, e: L.Infect, own: Bindings) -> None:
    card = own.it
    if card not in st.play or not is_infected(st, own.me, card):
        return
    if e.after == "at once":
        _spreads(st, e, own)
        return
    row, mates = st.play[card], _mates(st, e, own)
    _waits(st, e, replaced(own, targets=tuple(mates), words=(GOES_ON, row.zone, *own.words[2:])))
    if own.words[1] == row.zone:  # a full turn lies between two such hours
        for mate in mates:
            if mate in own.targets:
                _begins(st, e, own, mate)
    if not e.once:
        start(st, e.effects, replaced(own, words=(), targets=()))


def _spreads(st: State, e: L.Infect, own: Bindings) -> None:
    for mate in _mates(st, e, own):
        _begins(st, e, own, mate)


def _mates(st: State, e: L.Infect, own: Bindings) -> list[CardId]:
    """Those to whom it spreads in the area of the infected warrior."""
    if e.spreads is None:
        return []
    row, tags = st.play[own.it], board(st).tags
    found = candidates(st, e.spreads, own)
    if MUTATED in own.words:
        tribes = [c for c in board(st).warriors if tags[c] & st.definitions.TRIBAL and not st.play[c].unpaid]
        found = [*found, *(c for c in tribes if c not in found)]
    return [c for c in found if c != own.it and (st.play[c].zone, st.play[c].controller) == (row.zone, row.controller)]
