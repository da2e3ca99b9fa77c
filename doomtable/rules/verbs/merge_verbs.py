"""Warriors become one: who joins lies under the original, whose ratings grow (TIGHT FORMATION); who rides on one Animal
fights as one (ECLIPSE MAMMOTH)."""

from __future__ import annotations

from typing import Final

from doomtable.rules import language as L
from doomtable.rules import mutate as M
from doomtable.rules.bindings import Bindings
from doomtable.rules.bodies import gathered
from doomtable.rules.continuous import settled_mods
from doomtable.rules.permit import in_the_way
from doomtable.rules.references import controller, deref, is_one, original_of
from doomtable.rules.state import State
from doomtable.rules.state_parts import CombatState
from doomtable.rules.terms import NO_CARD, CardId
from doomtable.rules.verbs.common import cards_of, hand_over
from doomtable.rules.verbs.passing_effects import until_anchor


def merge(st: State, e: L.Merge, ctx: Bindings) -> None:
    """Each warrior that joins is one more member, with those that have joined it before; what is open stays so."""
    into = deref(st, e.into, ctx)
    for card in [original_of(st, card) for card in cards_of(st, e.what, ctx)]:
        if is_one(st, into, card) or card not in st.play or into not in st.play:
            continue
        members = 1 + len(st.play[card].holds)
        _put_under(st, card, into, ctx)
        for mod in settled_mods(e):
            if "text" not in mod.what:
                times = members
            else:
                times = int(ctx.me != into)  # who has joined a group by its own text need not be told again
            anchor = until_anchor(st, mod.until, ctx, (into,))
            for _ in range(times):
                M.add_effect(st, st.definitions.cont(mod).index, ctx, (into,), mod.until, anchor)


def _put_under(st: State, card: CardId, into: CardId, ctx: Bindings) -> None:
    """A member with its own members goes under the original, and what is on it to that, but for what has no room."""
    for att in st.play[card].atts:
        if in_the_way(st, att, into) == NO_CARD:
            hand_over(st, att, into, ctx)
    for member in (*st.play[card].holds, card):
        if member == card:
            M.leave(st, card, "limbo")
        M.hold(st, member, into)
        M.know(st, (member,), 0xFF)
    M.emit(st, "put", ctx.you, card, word="held")


EARLY: Final = ("declared", "announced", "choose tactic", "warzone", "arm", "modify", "group")
"""The steps of a combat until it is said upon whom a blow falls."""


def gather(st: State, c: CombatState) -> CombatState:
    """Who rides on one Animal with a combatant is one with it, until the blows (ECLIPSE MAMMOTH)."""
    helpers, joined = gathered(st, c)
    if c.step not in EARLY or (helpers, joined) == (c.helpers, c.joined):
        return c
    for helper, helped in helpers:
        if (helper, helped) not in c.helpers:
            M.emit(st, "joined", controller(st, helped), helper, helped)
    return M.change_combat(st, c.id, helpers=helpers, joined=joined)
